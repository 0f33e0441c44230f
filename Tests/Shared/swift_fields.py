"""A reader of Swift that knows which type declares what, just good enough for checks: it goes by the indentation that
swift-format gives."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from house import without_comments

WORDS = "public|package|internal|fileprivate|private|final|static|mutating|nonmutating|indirect|lazy|weak"
MODIFIERS = rf"((?:(?:@\w+(?:\(\w+\))?|{WORDS})(?:\(set\))? +)*)"
TYPE = re.compile(rf"^ *{MODIFIERS}(struct|class|enum|actor|protocol|extension) +(\w+)")
VARIABLE = re.compile(rf"^ *{MODIFIERS}(?:var|let) +(\w+)(?:: *([^={{]+?))? *(=|{{|$)")
FUNCTION = re.compile(rf"^ *{MODIFIERS}func +(\w+)")
NAME = re.compile(r"\b(?:func|var|let|case) +(\w+)|\b(\w+): ")


@dataclass(frozen=True)
class Scope:
    """What the lines that are further in belong to."""

    indent: int
    kind: str  # "type", "extension", "#if" or "code"
    name: str
    is_private: bool


@dataclass(frozen=True)
class Line:
    """A line of code in its scopes, the innermost last."""

    number: int
    text: str
    scopes: tuple[Scope, ...]

    @property
    def type(self) -> Scope | None:
        """The innermost type, or extension of one, that the line is in."""
        return next((scope for scope in reversed(self.scopes) if scope.kind in {"type", "extension"}), None)

    @property
    def is_member(self) -> bool:
        """Whether it stands in a type itself, and not in the code of one of its functions."""
        return next((scope.kind in {"type", "extension"} for scope in reversed(self.scopes) if scope.kind != "#if"), False)

    @property
    def is_private(self) -> bool:
        return any(scope.is_private for scope in self.scopes)


@dataclass(frozen=True)
class Field:
    """A stored field: of which type, with what its declaration says behind its name."""

    name: str
    type: str
    declared: str
    is_constant: bool
    is_open: bool  # other files can write it


def lines_of(text: str) -> Iterator[Line]:
    """The lines of a file in which there is code."""
    scopes: list[Scope] = []
    for number, line in enumerate(without_comments(text).splitlines(), 1):
        if not line.strip():
            continue
        indent = len(line) - len(line.lstrip())
        while scopes and indent <= scopes[-1].indent:
            scopes.pop()
        yield Line(number, line, tuple(scopes))
        declared = TYPE.match(line)
        if line.lstrip().startswith(("#if", "#else")):
            scopes.append(Scope(indent, "#if", "", False))
        elif declared and "}" not in line:
            kind = "extension" if declared[2] == "extension" else "type"
            scopes.append(Scope(indent, kind, declared[3], "private" in declared[1]))
        elif re.search(r"(?:[{(\[]|\bin)$", line.rstrip()):
            scopes.append(Scope(indent, "code", "", False))


def stored_fields(text: str) -> list[Field]:
    """The fields that a file's types declare. A property that hands out the memory of a C struct is one, too."""
    found = []
    lines = list(lines_of(text))
    for place, line in enumerate(lines):
        match = VARIABLE.match(line.text)
        if not match or not line.is_member or not line.type or "static" in match[1]:
            continue
        rest = line.text[match.end() :] + " ".join(following.text for following in lines[place + 1 : place + 3])
        is_in_place = (match[3] or "").startswith("kin_") and "unsafeMutableAddress" in rest
        is_stored = match[4] != "{" or re.match(r"\s*(?:did|will)Set\b", rest)
        if is_in_place or is_stored:
            is_constant = re.search(r"\blet\b", line.text) is not None
            is_open = not is_constant and not line.is_private and "private" not in match[1]
            declared = (match[3] or "") + line.text[match.end() :]
            found.append(Field(match[2], line.type.name, declared, is_constant, is_open))
    return found


def methods(text: str) -> set[str]:
    """The functions that are members of a file's types."""
    return {match[2] for line in lines_of(text) if line.is_member and (match := FUNCTION.match(line.text))}


def names(text: str) -> set[str]:
    """All that a file gives a name: functions, variables, cases, parameters and their labels."""
    return {name for pair in NAME.findall(without_comments(text)) for name in pair if name}
