"""What each Swift module of the tree can see of the project's C headers.

A header is taken apart into declarations. One that says what this reader does not know for certain, such as a pragma,
stays whole, and so does what stands under a condition: every module sees that."""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

WORD = re.compile(r"[A-Za-z_]\w*")
IMPORT = re.compile(r"^[ \t]*(?:@\w+[ \t]+)*(?:\w+[ \t]+)?import[ \t]+(?:(?:struct|class|enum|protocol|func|var|let|typealias)[ \t]+)?(\w+)", re.M)
COMMENT_OR_TEXT = re.compile(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\'', re.S)
# What may give a declaration another name in Swift, or another meaning to what follows.
UNSURE = re.compile(r"swift_|enum_extensibility|flag_enum|##|_Pragma|#\s*(?:pragma|undef|line)|\bimport\b")
DEFINE = re.compile(r"#\s*define\s+(\w+)")
GUARD = re.compile(r"#\s*ifndef\s+(KINESIC_\w*H)\s*$")
# Words of the language, by which no declaration is meant.
KEYWORDS = set(
    "auto bool char const double enum extern false float for if inline int long register restrict return short signed sizeof static "
    "struct switch true typedef union unsigned void volatile while int32_t int64_t uint8_t uint32_t uint64_t uintptr_t size_t".split()
)
# Where the Swift modules are, beside Sources: each in the folder of its name.
FOLDERS = ["Sources/*", "bindings/swift/Kinesic", "Tests/ArenaModel", "Tests/Unit/*Tests"]


@dataclass
class Piece:
    """A declaration or a macro, and the names by which it can be meant; no names: all see it."""

    text: str
    names: set[str] = field(default_factory=set)

    @property
    def words(self) -> set[str]:
        return set(WORD.findall(COMMENT_OR_TEXT.sub(" ", self.text)))


def without_comments(text: str) -> str:
    """Lines continued by a backslash are joined, empty ones left out."""
    text = COMMENT_OR_TEXT.sub(lambda found: " " if found[0].startswith("/") else found[0], text.replace("\\\n", " "))
    return "\n".join(" ".join(line.split()) for line in text.split("\n") if line.strip())


def at_top(text: str) -> str:
    """A declaration with the beginning only of what stands between its brackets: a name behind a star, as in the type
    of a function's pointer. Bodies are left out."""
    kept, depth, inside = "", 0, ""
    for character in text:
        depth -= character in ")]}"
        if depth == 0 and character in ")]}":
            name = re.match(r"\(\s*\*[\s*]*(?:const\s+)?(\w+)", inside)
            kept += f"( {name[1] if name else ''} )" if character == ")" else " "
            inside = ""
        elif depth == 0 and character not in "([{":
            kept += character
        else:
            inside += character
        depth += character in "([{"
    return kept


def names_of(text: str) -> set[str]:
    """All names that a declaration may define, and some that it only says; none: not certain."""
    code = COMMENT_OR_TEXT.sub(" ", text)
    if re.search(r"\benum\b", code):
        return set(WORD.findall(code)) - KEYWORDS
    named, top = set(re.findall(r"\b(?:struct|union)\s+(\w+)", code)), at_top(code)
    if "(" not in top:
        return (named | set(WORD.findall(top))) - KEYWORDS
    functions = set(re.findall(r"(\w+)\s*\(", top)) | set(re.findall(r"\( (\w+) \)", top))
    last = {found[-1] for part in re.split(r"[,;=]", top) if (found := WORD.findall(part))}
    return (named | functions | last) - KEYWORDS


def declarations_of(code: str) -> list[Piece] | None:
    """The declarations of text without directives; nil: its brackets do not fit."""
    pieces, depth, start = [], 0, 0
    for place, character in enumerate(code):
        depth += (character in "([{") - (character in ")]}")
        if depth < 0:
            return None
        # A function with its body has no semicolon.
        is_body = character == "}" and re.match(r"[^{;]*\)\s*\{", code[start:]) is not None
        if depth == 0 and (character == ";" or is_body):
            text = " ".join(code[start : place + 1].split())
            pieces.append(Piece(text, names_of(text)))
            start = place + 1
    return None if code[start:].strip() else pieces


def pieces_of(text: str) -> list[Piece]:
    text = without_comments(text)
    whole = [Piece(text)]
    if UNSURE.search(text):
        return whole
    frame, pieces, code, depth = "", [], "", 0
    for line in text.split("\n"):
        guard = GUARD.match(line) if not frame else None
        if re.match(r"#\s*(?:if|ifdef|ifndef)\b", line) and not guard:
            depth += 1
        if depth == 0 and (defined := DEFINE.match(line)) and not line.endswith("_H"):
            pieces.append(Piece(line, {defined[1]}))
        elif depth > 0 or line.startswith("#"):
            frame += line + "\n"
        else:
            code += line + "\n"
        if re.match(r"#\s*endif\b", line) and depth > 0:
            depth -= 1
    declared = declarations_of(COMMENT_OR_TEXT.sub(lambda found: found[0].translate(BRACKETS), code))
    return whole if declared is None or depth > 0 else [Piece(frame), *pieces, *declared]


# Brackets in a text are none.
BRACKETS = str.maketrans("()[]{};", "\x01\x02\x03\x04\x05\x06\x07")


def headers(root: Path) -> list[Path]:
    found = [*root.glob("Include/**/*"), *root.glob("Sources/C*/**/*")]
    return sorted(path for path in found if path.suffix in (".h", ".modulemap"))


def c_modules(root: Path) -> set[str]:
    maps = [path.read_text() for path in headers(root) if path.suffix == ".modulemap"]
    return set(re.findall(r"^module (\w+)", "\n".join(maps), re.M))


def swift_modules(root: Path) -> dict[str, list[Path]]:
    """The Swift sources of each module."""
    folders = [folder for pattern in FOLDERS for folder in sorted(root.glob(pattern))]
    found = {folder.name: sorted(folder.rglob("*.swift")) for folder in folders}
    return {module: files for module, files in found.items() if files}


def stamp_of_files(root: Path) -> str:
    """Another one when a header, a Swift source or this reader changed, came or went."""
    files = [Path(__file__).resolve()] + headers(root) + [path for paths in swift_modules(root).values() for path in paths]
    facts = [(str(path), found.st_mtime_ns, found.st_size) for path in files for found in [path.stat()]]
    return hashlib.sha256(repr(facts).encode()).hexdigest()


def words_of(root: Path) -> dict[str, set[str]]:
    """The words of each module and of all Swift modules that it imports; none if it imports no C module."""
    in_c = c_modules(root)
    texts = {module: "\n".join(path.read_text() for path in files) for module, files in swift_modules(root).items()}
    own = {module: set(WORD.findall(text)) for module, text in texts.items()}
    imports = {module: set(IMPORT.findall(text)) for module, text in texts.items()}
    words = {}
    for module in texts:
        reached, new = set(), {module}
        while new:
            reached |= new
            new = {imported for each in new for imported in imports.get(each, ())} - reached
        words[module] = set().union(*(own.get(each, ()) for each in reached)) if reached & in_c else set()
    return words


def seen(pieces: list[Piece], words: set[str]) -> list[bool]:
    """Which pieces somebody sees who says these words."""
    by_name = defaultdict(list)
    for number, piece in enumerate(pieces):
        for name in piece.names:
            by_name[name].append(number)
    known = [not piece.names for piece in pieces]
    new = set(words).union(*(piece.words for piece in pieces if not piece.names))
    said: set[str] = set()
    while new:
        said |= new
        found = {number for name in new for number in by_name.get(name, []) if not known[number]}
        for number in found:
            known[number] = True
        new = set().union(*(pieces[number].words for number in found)) - said
    return known


def all_pieces(root: Path) -> list[Piece]:
    """Of all headers; those that everybody sees say where they stand."""
    found = []
    for path in headers(root):
        for piece in pieces_of(path.read_text()):
            found.append(piece if piece.names else Piece(f"{path.relative_to(root)}\n{piece.text}"))
    return found


def fingerprints(root: Path) -> dict[str, str]:
    pieces = all_pieces(root)
    found = {}
    for module, words in words_of(root).items():
        if not words:
            found[module] = "-"
            continue
        text = "\n".join(piece.text for piece, known in zip(pieces, seen(pieces, words), strict=True) if known)
        found[module] = hashlib.sha256(text.encode()).hexdigest()
    return found


def names_seen(root: Path) -> dict[str, list[str]]:
    pieces = all_pieces(root)
    known = {module: seen(pieces, words) for module, words in words_of(root).items() if words}
    return {
        module: sorted(set().union(*(piece.names for piece, is_seen in zip(pieces, of_module, strict=True) if is_seen)))
        for module, of_module in known.items()
    }
