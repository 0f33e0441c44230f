"""Where things are, and readers of C headers, Swift and other sources that are just good enough for checks."""

import ast
import io
import os
import re
import subprocess
import tarfile
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data")
HEADERS = sorted((ROOT / "Include/kinesic").glob("*.h"))
LIBRARY = ROOT / "build/lib/libkinesic.so"
ARCHIVE = ROOT / "build/lib/libkinesic.a"
LINT_LIBRARY = ROOT / "build/lib/libkinesic-lint.so"
LINT_ARCHIVE = ROOT / "build/lib/libkinesic-lint.a"
OVERLAY_LIBRARY = ROOT / "build/lib/libkinesic-overlay.so"
OVERLAY_ARCHIVE = ROOT / "build/lib/libkinesic-overlay.a"
STROKES_LIBRARY = ROOT / "build/lib/libkinesic-strokes.so"
STROKES_ARCHIVE = ROOT / "build/lib/libkinesic-strokes.a"
TOUCHPAD_LIBRARY = ROOT / "build/lib/libkinesic-touchpad.so"
RECORDINGS_LIBRARY = ROOT / "build/lib/libkinesic-recordings.so"
RECORDINGS_ARCHIVE = ROOT / "build/lib/libkinesic-recordings.a"
TOUCHPAD_ARCHIVE = ROOT / "build/lib/libkinesic-touchpad.a"
WATCH_LIBRARY = ROOT / "build/lib/libkinesic-watch.so"
WATCH_ARCHIVE = ROOT / "build/lib/libkinesic-watch.a"
# kinesic.h does not include it, and all its functions are inline.
PRESETS_HEADER = ROOT / "Include/kinesic/presets.h"
# Of libraries of their own: kinesic.h does not include them, and libkinesic does not have their functions.
LINT_HEADER = ROOT / "Include/kinesic/lint.h"
OVERLAY_HEADER = ROOT / "Include/kinesic/overlay.h"
STROKES_HEADER = ROOT / "Include/kinesic/strokes.h"
TOUCHPAD_HEADER = ROOT / "Include/kinesic/touchpad.h"
WATCH_HEADER = ROOT / "Include/kinesic/watch.h"
RECORDINGS_HEADER = ROOT / "Include/kinesic/recordings.h"
APART = [LINT_HEADER, OVERLAY_HEADER, RECORDINGS_HEADER, STROKES_HEADER, TOUCHPAD_HEADER, WATCH_HEADER]


# Declared here, exported by plugins.
BY_OTHERS = {"kin_plugin_entry"}


RESULT = re.compile(r"(?<=[;}\n])[ \t]*([\w \t]+?[\s*]+)\Z")
LONGEST_RESULT = 80


@dataclass(frozen=True)
class Function:
    """A function that a header declares."""

    name: str
    result: str
    parameters: tuple[str, ...]
    header: str

    def pointers(self) -> list[int]:
        """Which parameters are pointers, callbacks included."""
        return [i for i, text in enumerate(self.parameters) if "*" in text or "callback callback" in text]


def without_comments(text: str) -> str:
    """C or Swift with its comments and the insides of its strings blanked; every line keeps its number."""
    pattern = re.compile(r'/\*.*?\*/|//[^\n]*|"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"', re.S)

    def blank(match: re.Match[str]) -> str:
        found = match.group()
        if found.startswith('"'):
            # An interpolation is code.
            return '"' + " ".join(re.findall(r"\\\(([^()]*(?:\([^()]*\)[^()]*)*)\)", found)) + "\n" * found.count("\n") + '"'
        return re.sub(r"[^\n]", " ", found)

    return pattern.sub(blank, text)


def declared_functions() -> list[Function]:
    """All functions that the headers of libkinesic declare for export."""
    return [function for function in all_functions() if function.header not in {header.name for header in APART}]


def lint_functions() -> list[Function]:
    """Those of libkinesic-lint."""
    return [function for function in all_functions() if function.header == LINT_HEADER.name]


def overlay_functions() -> list[Function]:
    """Those of libkinesic-overlay."""
    return [function for function in all_functions() if function.header == OVERLAY_HEADER.name]


def strokes_functions() -> list[Function]:
    """Those of libkinesic-strokes."""
    return [function for function in all_functions() if function.header == STROKES_HEADER.name]


def recordings_functions() -> list[Function]:
    """Those of libkinesic-recordings."""
    return [function for function in all_functions() if function.header == RECORDINGS_HEADER.name]


def watch_functions() -> list[Function]:
    """Those of libkinesic-watch."""
    return [function for function in all_functions() if function.header == WATCH_HEADER.name]


def touchpad_functions() -> list[Function]:
    """Those of libkinesic-touchpad."""
    return [function for function in all_functions() if function.header == TOUCHPAD_HEADER.name]


@cache
def all_functions() -> list[Function]:
    """What ends in a semicolon outside of a struct. Inline ones are the caller's own."""
    found = []
    for header in HEADERS:
        text = without_comments(header.read_text())
        text = re.sub(r"^\s*#(?:[^\n]*\\\n)*[^\n]*", "", text, flags=re.M)
        text = re.sub(r'extern "\s*" \{', "", text)
        while (simpler := re.sub(r"\{[^{}]*\}", ";", text)) != text:
            text = simpler
        for call in re.finditer(r"\b(kin_\w+)\s*\(([^;()]*)\)\s*;", text):
            name, parameters = call.groups()
            # What stands before the name, looked at apart: in one pattern it would be tried at every letter.
            result = RESULT.search(text[max(0, call.start() - LONGEST_RESULT) : call.start()])
            if not result or re.search(r"KIN_INLINE|\btypedef\b", result[1]) or name in BY_OTHERS:
                continue
            split = () if parameters.strip() in ("", "void") else tuple(" ".join(p.split()) for p in parameters.split(","))
            found.append(Function(name, " ".join(result[1].split()), split, header.name))
    return found


def shared_out(paths: list[Path], few: int = 6) -> list[object]:
    """Parameters of a test: `few` of the paths, evenly chosen, in the tier of their row, and the others in `thorough`,
    where what they find is rare."""
    import pytest  # noqa: PLC0415  this module has other users, too

    chosen = {paths[i * len(paths) // few] for i in range(few)} if len(paths) > few else set(paths)
    return [pytest.param(path, marks=[] if path in chosen else [pytest.mark.thorough]) for path in paths]


def struct_names(header: Path) -> list[str]:
    return re.findall(r"^typedef struct (kin_\w+) \{", without_comments(header.read_text()), re.M)


def swift_files(*folders: str) -> list[Path]:
    return [file for folder in folders for file in sorted((ROOT / folder).rglob("*.swift"))]


def committed_files() -> list[Path]:
    """What git keeps or would keep; without git, all that is not built."""
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT, capture_output=True)
    if listed.returncode == 0:
        return [path for name in listed.stdout.decode().split("\0") if name and (path := ROOT / name).is_file()]
    outside = {".git", ".build", ".build-embedded", ".build-wasm", "build", "__pycache__"}
    return [path for path in ROOT.rglob("*") if path.is_file() and not outside & set(path.relative_to(ROOT).parts)]


def contents(path: Path) -> list[bytes]:
    """What is in a committed file: in an archive, each of its files."""
    if not path.name.endswith(".tar.xz"):
        return [path.read_bytes()]
    with tarfile.open(path, mode="r:xz") as tar:
        return [file.read() for entry in tar if (file := tar.extractfile(entry))]


def language(path: Path, text: str) -> str:
    """Whose comments a file has, or "markdown"; "" for what is data or has none."""
    if path.suffix in {".c", ".h", ".cpp", ".hpp", ".swift", ".js", ".mjs", ".ld"}:
        return "c"
    if path.suffix == ".py" or re.match(r"#!.*python", text):
        return "python"
    if re.match(r"#!.*sh\b", text) or path.suffix == ".in" or path.name in {"Makefile", "CMakeLists.txt"}:
        return "shell"
    return {".md": "markdown", ".lua": "lua"}.get(path.suffix, "")


def prose_of_markdown(text: str) -> dict[int, int]:
    """Without blocks of code, tables and the targets of links."""
    found, fenced, indented, before = dict[int, int](), False, False, ""
    for number, line in enumerate(text.splitlines(), 1):
        fence = line.lstrip().startswith("```")
        fenced ^= fence
        if not before.strip():
            indented = re.match(r" {4}\s*(?![-*+]|\d+\.)", line) is not None
        if not fenced and not fence and not indented and not line.lstrip().startswith("|"):
            found[number] = len(re.sub(r"\]\([^)\s]*\)", "]()", line))
        before = line
    return found


def prose_of_c(text: str) -> dict[int, int]:
    """Comments of C, C++, Swift and JavaScript."""
    found = dict[int, int]()
    literal = r'"""(?:\\.|[^\\])*?"""|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\''
    for match in re.finditer(rf"/\*.*?\*/|//[^\n]*|{literal}", text, re.S):
        if match.group().startswith("/"):
            number = text.count("\n", 0, match.start()) + 1
            column = match.start() - text.rfind("\n", 0, match.start()) - 1
            lines = (" " * column + match.group()).splitlines()
            found |= {number + i: len(line) for i, line in enumerate(lines)}
    return found


def statements(node: ast.AST) -> Iterator[ast.AST]:
    """All statements in a node, without a look into expressions, where there are none."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, (ast.stmt, ast.excepthandler, ast.match_case)):
            yield child
            yield from statements(child)


@cache
def prose_of_python(text: str) -> dict[int, int]:
    """Comments, but for those that tools read, and texts that stand for themselves, as docstrings do."""
    found, lines = dict[int, int](), text.splitlines()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT and not re.match(r"# (?:type|fmt|noqa)\b", token.string):
            found[token.start[0]] = token.end[1]
    for node in statements(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            found |= {number: len(lines[number - 1]) for number in range(node.lineno, (node.end_lineno or 0) + 1)}
    return found


def prose_after(mark: str, text: str) -> dict[int, int]:
    """Lines with a comment that goes to their end: alone, or behind code if there is no quote in it."""
    comment = re.compile(rf"^\s*{mark}|\s{mark}+ [^'\"]*$")
    return {number: len(line) for number, line in enumerate(text.splitlines(), 1) if comment.search(line)}


def prose(path: Path) -> dict[int, int]:
    """The lines of a file that have prose: documents and comments. By their numbers, how many columns it needs."""
    try:
        text = path.read_text()
    except UnicodeDecodeError:
        return {}
    match language(path, text):
        case "markdown":
            return prose_of_markdown(text)
        case "c":
            return prose_of_c(text)
        case "python":
            return prose_of_python(text)
        case "shell":
            return prose_after("#", text)
        case "lua":
            return prose_after("--", text)
    return {}


def sentences_of(path: Path) -> dict[int, str]:
    """What people read of a file, by lines: its prose without quoted code, and in Swift, C and Python the texts of at
    least three words and the names of tests."""
    try:
        text = path.read_text()
    except UnicodeDecodeError:
        return {}
    kind, lines = language(path, text), text.splitlines()
    if kind == "markdown":
        plain = re.sub(r"^( *)```.*?^\1```", lambda fence: "\n" * fence.group().count("\n"), text, flags=re.S | re.M)
        return {number: re.sub(r"`[^`]*`|\]\([^)]*\)", " ", line) for number, line in enumerate(plain.splitlines(), 1)}
    found = {number: re.sub(r"`[^`]*`", " ", comment_in(lines[number - 1], kind)) for number in prose(path)}
    if kind in ("c", "python"):
        for number, line in enumerate(lines, 1):
            quoted = [] if kind == "python" and number in found else re.findall(r'"((?:\\.|[^"\\\n])+)"', line)
            texts = [each for each in quoted if len(each.split()) > 2]
            names = [name.replace("_", " ") for name in re.findall(r"def (test_\w+)", line)]
            found[number] = " ".join([found.get(number, ""), *texts, *names])
    return found


def comment_in(line: str, kind: str) -> str:
    """The part of a line that is a comment, where code stands before it."""
    before = {"c": r"^(?:[^/\"]|/(?![/*])|\"(?:\\.|[^\"\\])*\")*(?=//|/\*)", "python": r"^[^#\"']*(?=#)"}.get(kind)
    return re.sub(before, "", line) if before else line


def recordings() -> list[Path]:
    """Real recordings; none where the data is absent."""
    return sorted((DATA / "recordings").glob("*.csv"))


def traces() -> list[Path]:
    """The traces that ship."""
    return sorted((ROOT / "Tests/Traces").rglob("*.csv"))
