"""Where a Swift source computes: the bodies of its functions and accessors, and what its stored values begin with."""

from __future__ import annotations

import re
from dataclasses import dataclass

WORDS = "public|private|fileprivate|internal|static|mutating|nonmutating|final|override|nonisolated|lazy|indirect"
MODIFIERS = rf"(?:@\w+(?:\([^)]*\))?\s+|(?:{WORDS})(?:\(\w+\))?\s+)*"
DECLARATION = re.compile(rf"^[ \t]*{MODIFIERS}(func|init|subscript|deinit|var|let|struct|class|enum|extension|actor|protocol)\b", re.M)
ACCESSOR = re.compile(rf"\s*{MODIFIERS}(get|set|_read|_modify|willSet|didSet)\b\s*(?:\(\w+\)\s*)?\{{")
STORED = re.compile(rf"^[ \t]*{MODIFIERS}(?:let|var)\b[^={{\n]* = ", re.M)
# A new line at the same depth goes on with the value when it begins with one of these.
CONTINUED = re.compile(r"\s*[.?:&|+*/<>=-]")
CONTAINERS = {"struct", "class", "enum", "extension", "actor"}


@dataclass(frozen=True)
class Region:
    """From `start` to `end`, counted in characters: a `body` without its braces, the body of an `init`, or a
    `value`."""

    start: int
    end: int
    kind: str
    # The type of what a body returns; None: nothing.
    result: str | None = None

    def is_expression(self, masked_text: str) -> bool:
        """Whether the body is an expression that is the result, without the word."""
        return self.kind == "body" and self.result is not None and not re.search(r"\b(?:return|yield)\b", masked_text[self.start : self.end])


def masked(text: str) -> str:
    """The source with spaces for comments and `_` for what is in quotes: every place stays what it is."""
    blank = lambda match: re.sub(r"[^\n]", " " if match.group().startswith("/") else "_", match.group())  # noqa: E731
    return re.sub(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def closing(masked: str, opening: int) -> int:
    """Where the bracket at `opening` closes."""
    depth = 0
    for index in range(opening, len(masked)):
        depth += (masked[index] in "([{") - (masked[index] in ")]}")
        if depth == 0:
            return index
    raise ValueError("brackets are not balanced")


def result_type(header: str) -> str | None:
    """What stands behind the arrow of a function's header, or behind the colon of a value's."""
    depth, place = 0, None
    for index, letter in enumerate(header):
        depth += (letter in "([") - (letter in ")]")
        if depth == 0 and header.startswith("->", index):
            place = index + 2
    if place is None:
        found = re.search(r"\b(?:var|let)\s+\w+\s*:\s*(.+)", header, re.S)
        return re.sub(r"=\s*$", "", found[1]).strip() if found else None
    return re.split(r"\bwhere\b", header[place:])[0].strip()


def accessors(masked: str, start: int, end: int, result: str | None) -> list[Region]:
    """The bodies between the braces of a computed value: one without accessors is a getter."""
    found, place = [], start
    while accessor := ACCESSOR.match(masked, place, end):
        last = closing(masked, accessor.end() - 1)
        found.append(Region(accessor.end(), last, "body", result if accessor[1] == "get" else None))
        place = last + 1
    return found or [Region(start, end, "body", result)]


def values(masked: str, start: int, end: int) -> list[Region]:
    """What the stored values declared between two places begin with."""
    found = []
    for stored in STORED.finditer(masked, start, end):
        last, depth = stored.end(), 0
        while last < end:
            depth += (masked[last] in "([") - (masked[last] in ")]")
            if masked[last] == "\n" and depth == 0 and not CONTINUED.match(masked, last):
                break
            last += 1
        # What ends at a brace is a call with a closure, or has observers; a choice between generic types is beyond the
        # compiler.
        if (last < end or end == len(masked)) and not re.search(r"\w<", masked[stored.end() : last]):
            found.append(Region(stored.end(), last, "value"))
    return found


def block(masked: str, header: str, kind: str, start: int, end: int) -> list[Region]:
    """The regions of what stands between the braces of a declaration."""
    if kind in CONTAINERS:
        return regions(masked, start, end)
    if kind in ("var", "let") and re.search(r"=\s*$", header):
        return [Region(start, end, "body", result_type(header))]
    if kind in ("var", "subscript") and "=" not in header:
        return accessors(masked, start, end, result_type(header))
    if kind == "init":
        return [Region(start, end, "init")]
    return [Region(start, end, "body", result_type(header))] if kind in ("func", "deinit") else []


def regions(masked: str, start: int = 0, end: int | None = None) -> list[Region]:
    """All regions of a source without comments and texts, in order."""
    end = len(masked) if end is None else end
    found, gap, index = [], start, start
    while index < end:
        if masked[index] in "([":
            index = closing(masked, index)
        elif masked[index] == "{":
            last = closing(masked, index)
            found += values(masked, gap, index)
            declarations = list(DECLARATION.finditer(masked, gap, index))
            if declarations:
                header = masked[declarations[-1].start() : index]
                found += block(masked, header, declarations[-1][1], index + 1, last)
            gap = index = last
            gap += 1
        index += 1
    return found + values(masked, gap, end)
