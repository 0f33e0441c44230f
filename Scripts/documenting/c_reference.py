"""A page for each C header: its introduction, then every declaration with its comment."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

COMMENT = re.compile(r"/\*.*?\*/\n?", re.S)
LEADING = re.compile(r"(?:/\*.*?\*/\n?)*", re.S)
SKIPPED = re.compile(r"#(?!define)|extern \"C\" \{$|\}$")
ROLE = re.compile(r"\s+(\[(?:any-thread|engine-thread|in-step)\](?: Since level [\d.]+\.)?)$")
NAMES = (r"^typedef struct (\w+)", r"^typedef [^;(]*?(\w+);", r"^typedef .*\(\*(\w+)\)", r"^[^{]*?(\w+)\(")


@dataclass
class Entry:
    """A declaration, the names that it makes, and its comment."""

    names: list[str]
    code: str
    comment: str
    rows: list[tuple[str, str]] = field(default_factory=list)  # of several macros under one comment: what each is

    @property
    def anchor(self) -> str:
        """Where a link to it leads: its name, or its first constant."""
        return next(iter([*self.names, *self.constants]), "")

    @property
    def constants(self) -> list[str]:
        return re.findall(r"^  (KIN_\w+) *=", self.code, re.M)

    @property
    def title(self) -> str:
        """Its name; of an enumeration without a name, what its comment begins with."""
        is_group = self.rows and self.rows[0][0] == self.names[0]
        return self.names[0] if self.names and not is_group else re.split(r"[.:](?:\s|$)", self.comment)[0].split(";")[0].replace("\n", " ")


def words(comment: str) -> str:
    """What a comment says, without its stars; indented lines keep two spaces of what they have more."""
    lines = comment.strip().removeprefix("/*").removesuffix("*/").splitlines()
    return "\n".join(re.sub(r"^\s*\* ?", "", line.rstrip()) for line in lines).strip("\n ")


def marked(text: str) -> str:
    """A comment as Markdown: paragraphs, indented lines as code, names of the interface as code. Which threads may
    call a function, and since which level it is there, is a line of its own."""
    blocks = []
    for block in re.split(r"\n\s*\n", ROLE.sub(r"\n\n\1", whole_names(text))):
        lines = block.splitlines()
        start = next((i for i, line in enumerate(lines) if line.startswith("  ")), len(lines))
        if prose := " ".join(lines[:start]):
            blocks.append(prose)
        if start < len(lines):
            blocks.append("```text\n" + "\n".join(line.removeprefix("  ") for line in lines[start:]) + "\n```")
    return "\n\n".join(block if block.startswith("```") else escaped(block) for block in blocks)


def whole_names(text: str) -> str:
    """Where a comment shortens the codes behind the first one, KIN_ERROR_NULL, _STALE: all of them in full."""
    is_code = False

    def whole(name: re.Match[str]) -> str:
        nonlocal is_code
        if name[0].startswith("_"):
            return "KIN_ERROR" * is_code + name[0]
        is_code = name[0].startswith("KIN_ERROR_")
        return name[0]

    return re.sub(r"\bKIN_[A-Z_]+|(?<![\w`])_[A-Z][A-Z_]+\b", whole, text)


def escaped(prose: str) -> str:
    """Prose of a header: its names, and those of files, become code, what Markdown would read becomes text."""
    pieces = re.split(r"(`[^`]*`|\b(?:kin|KIN)_\w+(?:\.[a-z]\w*|\.\.\.)?|(?<!\w)_[A-Z][A-Z_]+\b|\b(?:docs/)?[\w-]+\.(?:h|md)\b)", prose)
    text = [re.sub(r"([*<>_\\])", r"\\\1", piece) for piece in pieces[::2]]
    code = [f"`{piece.strip('`')}`" for piece in pieces[1::2]]
    return "".join(part for pair in zip(text, [*code, ""]) for part in pair)


def entries(text: str) -> list[Entry]:
    """The declarations of a header, in order. Empty lines are between them."""
    return [entry for block in re.split(r"\n\n+", text) if (entry := entry_of(block))]


def entry_of(block: str) -> Entry | None:
    """A declaration with the comment above it; an enumeration stands with its type, macros with those beside them."""
    kept = "".join(line for line in block.splitlines(keepends=True) if not SKIPPED.match(line))
    comments = LEADING.match(kept)
    assert comments
    code = re.sub(r"^KIN_CONSTANT .*;\n", "", kept[comments.end() :].strip(), flags=re.M)
    said = [words(each) for each in COMMENT.findall(comments[0])]
    if code.startswith("#define"):
        return macros(said, code)
    if code.startswith("KIN_INLINE"):
        code = code[: code.index("{")].strip() + ";"
    bare = COMMENT.sub("", code)
    name = next((match[1] for pattern in NAMES if (match := re.search(pattern, bare, re.S))), "")
    entry = Entry([name] if name else [], code, said[-1] if said else "")
    return entry if entry.anchor else None


def macros(said: list[str], code: str) -> Entry | None:
    """Macros that stand together. With one comment above it the first is what they are about; with two, the first
    comment is on all of them."""
    names = list(dict.fromkeys(re.findall(r"^#define (\w+)", code, re.M)))
    if re.fullmatch(r"KINESIC_\w*H", names[0]):
        return None
    rows = [(name, words(comment)) for comment, name in re.findall(r"^(/\*.*?\*/)\n#define (\w+)", code, re.M | re.S)]
    if len(said) > 1:
        rows.insert(0, (names[0], said[1]))
    return Entry(names, COMMENT.sub("", code), said[0] if said else "", rows)


def shown(code: str) -> str:
    """A declaration without its comments; a long list of parameters has a line for each."""
    bare = re.sub(r"[ \t]*/\*.*?\*/", "", code, flags=re.S)
    bare = re.sub(r"\n\s*\n", "\n", bare)
    head, parenthesis, rest = bare.partition(")(" if bare.startswith("typedef") else "(")
    if "{" in bare or len(bare) <= 78 or not parenthesis or bare.startswith("#"):
        return bare
    parameters = [" ".join(each.split()) for each in rest.rpartition(")")[0].split(",")]
    return f"{head}{parenthesis}\n    " + ",\n    ".join(parameters) + ");"


def members(code: str) -> list[tuple[str, str]]:
    """The fields of a struct, or the constants of an enumeration, that have a comment: one before it, or one behind it
    on its last line."""
    if not (body := re.search(r"\{(.*)\}", code, re.S)):
        return []
    found: list[tuple[str, list[str]]] = []
    separator = "," if code.lstrip().startswith("enum") or "\nenum {" in code else ";"
    before: list[str] = []
    open_code, line = "", ""
    for piece in re.split(r"(/\*[\s\S]*?\*/)", re.sub(r"KIN_EXTENSION union \{([\s\S]*?)\};", r"\1", body[1])):
        if not piece.startswith("/*"):
            line = (piece if "\n" in piece else line + piece).rpartition("\n")[2]
            *whole, open_code = re.split(rf"{separator}(?![^(]*\))", open_code + piece)
            for member in whole:
                found.append((name_of(member), before))
                before = []
        elif not line.strip():
            before.append(words(piece))
        else:
            if open_code.strip():  # the last constant of an enumeration has no comma
                found.append((name_of(open_code), before))
                open_code, before = "", []
            found[-1][1].append(words(piece))
    return [(name, " ".join(" ".join(said).split())) for name, said in found if said]


def name_of(member: str) -> str:
    """The name, or names, of a field or constant."""
    if pointer := re.search(r"\(\*(\w+)\)", member):
        return pointer[1]
    if " = " in member:
        return member.split()[0]
    kind, *more = member.strip(" ;\n").split(",")
    return ", ".join([kind.split()[-1].lstrip("*"), *(each.strip().lstrip("*") for each in more)])


def table(said: list[tuple[str, str]]) -> str:
    """The fields of a struct, or macros, with what their comments say."""
    rows = [f"| `{name}` | {escaped(text).replace('|', chr(92) + '|')} |" for name, text in said]
    return "\n| | |\n|---|---|\n" + "\n".join(rows) if rows else ""


def page(header: Path) -> str:
    """The page of a header."""
    text = header.read_text()
    introduction = COMMENT.match(text)
    assert introduction, header
    head = re.sub(rf"^{re.escape(header.name)}: ", "", words(introduction[0]))
    parts = [f"# {header.name}\n", f"`#include <kinesic/{header.name}>`\n", marked(head[:1].upper() + head[1:])]
    for entry in entries(text[introduction.end() :]):
        anchors = "".join(f'<span id="{name}"></span>' for name in entry.names[1:])
        parts.append(f"\n## {entry.title} {{ #{entry.anchor} }}\n")
        parts.append(anchors + "\n" if anchors else "")
        parts.append(f"```c\n{shown(entry.code)}\n```\n\n{marked(entry.comment)}")
        parts.append(table(entry.rows or members(entry.code)))
    return "\n".join(parts).rstrip() + "\n"


def places(headers: list[Path]) -> dict[str, str]:
    """Where each name of the interface is described: its page and anchor, below the folder of the reference."""
    found: dict[str, str] = {}
    for header in headers:
        for entry in entries(header.read_text()):
            found |= {name: f"{header.stem}.md#{name}" for name in entry.names}
            for name in entry.constants:
                found.setdefault(name, f"{header.stem}.md#{entry.anchor}")
    return found


def pages(include: Path) -> dict[str, str]:
    """All pages by their names: one for each header but kinesic.h, which includes the others."""
    headers = sorted(path for path in include.glob("*.h") if path.name != "kinesic.h")
    found = {f"{header.stem}.md": page(header) for header in headers}
    rows = "\n".join(f"| [`{path.name}`](../Include/kinesic/{path.name}) | {summary(path)} |" for path in headers)
    about = "One page a header, made from its comments. `#include <kinesic/kinesic.h>` includes all of them but `presets.h`, and `lint.h`, `overlay.h`, `recordings.h`, `strokes.h`, `touchpad.h` and `watch.h`, whose libraries are their own."
    found["index.md"] = f"# The C interface\n\n{about}\n\n| header | what it has |\n|---|---|\n{rows}\n"
    return found


def summary(header: Path) -> str:
    """The first sentence of a header."""
    introduction = COMMENT.match(header.read_text())
    assert introduction, header
    said = words(introduction[0]).partition(": ")[2].split("\n\n")[0].replace("\n", " ")
    return escaped(re.split(r"(?<=\.) ", said)[0])
