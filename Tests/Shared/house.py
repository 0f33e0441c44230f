"""Where things are, and readers of C headers and Swift sources that are just good enough for checks."""

import os
import re
import subprocess
import tarfile
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT.parent / "shared/data")
HEADERS = sorted((ROOT / "Include/kinesic").glob("*.h"))
LIBRARY = ROOT / "build/lib/libkinesic.so"
ARCHIVE = ROOT / "build/lib/libkinesic.a"


# Declared here, exported by plugins.
BY_OTHERS = {"kin_plugin_entry"}


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


@cache
def declared_functions() -> list[Function]:
    """All functions that the headers declare for export: what ends in a semicolon outside of a struct. Inline ones are the caller's own."""
    found = []
    for header in HEADERS:
        text = without_comments(header.read_text())
        text = re.sub(r"^\s*#(?:[^\n]*\\\n)*[^\n]*", "", text, flags=re.M)
        text = re.sub(r'extern "\s*" \{', "", text)
        while (simpler := re.sub(r"\{[^{}]*\}", ";", text)) != text:
            text = simpler
        for result, name, parameters in re.findall(r"(?<=[;}\n])[ \t]*([\w \t]+?[\s*]+)(kin_\w+)\s*\(([^;()]*)\)\s*;", text):
            if "KIN_INLINE" in result or name in BY_OTHERS:
                continue
            split = () if parameters.strip() in ("", "void") else tuple(" ".join(p.split()) for p in parameters.split(","))
            found.append(Function(name, " ".join(result.split()), split, header.name))
    return found


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


def recordings() -> list[Path]:
    """Real recordings; none where the data is absent."""
    return sorted((DATA / "recordings").glob("*.csv"))


def traces() -> list[Path]:
    """The traces that ship."""
    return sorted((ROOT / "Tests/Traces").rglob("*.csv"))
