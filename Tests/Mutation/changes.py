"""The small changes that can be made to a Swift source: which place, what stands there, what would stand there instead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

# In Swift a binary operator has a space on either side; the brackets of generic arguments have none.
OPERATORS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "..<": "...", "...": "..<",
}  # fmt: skip
OPERATOR = re.compile(r"(?<= )(<=?|>=?|[!=]=|&&|\|\||[-+]=?|[*/])(?= )|(?<=[\w)])(\.\.[.<])(?=[\w(])")
# No part of a name, no member of a tuple; what a range ends with is one.
NUMBER = re.compile(r"(?:(?<![\w.$#])|(?<=\.\.\.))\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?(?!\w|\.\w)")
BOOLEAN = re.compile(r"\b(true|false)\b")
# What stands between these words is one or more conditions.
CONDITIONS = [re.compile(r"\bif (.+?) \{"), re.compile(r"\bguard (.+?) else \{"), re.compile(r"\bwhere (.+?) \{")]
KEYWORDS = r"(?!(?:return|let|var|func|if|guard|for|while|switch|case|default|private|static|init|mutating|public|import|extension|struct|enum)\b)"
CALL = rf"{KEYWORDS}(?:_ = )?[\w.?!\[\]]+\(.*\)(?:[\w.?!()]*)"
ASSIGNMENT = rf"{KEYWORDS}(?:[\w.?!\[\]]+|\([\w., ]+\)) [-+*/|&]?= [^=].*"
STATEMENT = re.compile(rf"(?:^ *|(?<=\{{ ))({CALL}|{ASSIGNMENT})(?= \}}$|$)")


@dataclass(frozen=True)
class Change:
    """One change: the bytes of `path` from `start` to `end`, counted in characters, become `new`."""

    path: Path
    start: int
    end: int
    new: str

    def apply(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]

    def describe(self, text: str) -> str:
        """`file:line: the line before -> the line after`."""
        number = text.count("\n", 0, self.start)
        old, new = (each.splitlines()[number].strip() for each in (text, self.apply(text)))
        return f"{self.path}:{number + 1}: {old}  ->  {new or '(nothing)'}"


def masked(text: str) -> str:
    """The source with spaces for comments and `_` for what is in quotes: every place stays what it is."""
    blank = lambda match: re.sub(r"[^\n]", " " if match.group().startswith("/") else "_", match.group())  # noqa: E731
    return re.sub(r'//[^\n]*|/\*.*?\*/|"""(?:.|\n)*?"""|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def larger(number: str) -> str:
    """A whole number grows by 1, another by a tenth."""
    plain = number.replace("_", "")
    return str(int(plain) + 1) if plain.isdigit() else repr(float(plain) * 1.1)


def parts(conditions: str) -> list[tuple[int, int]]:
    """Where each condition of a list lies, without those that bind a name."""
    places, depth, start = [], 0, 0
    for index, letter in enumerate(conditions + ","):
        depth += (letter in "([{") - (letter in ")]}")
        if letter == "," and depth == 0:
            lead = len(conditions[start:index]) - len(conditions[start:index].lstrip())
            places.append((start + lead, index))
            start = index + 1
    return [(first, last) for first, last in places if not re.match(r"(?:let|var|case)\b|#", conditions[first:last])]


def is_balanced(text: str) -> bool:
    return all(text.count(a) == text.count(b) for a, b in ("()", "[]", "{}"))


def line_changes(line: str) -> list[tuple[int, int, str]]:
    """The changes of one masked line: start, end, new text, where `{}` in it is the old text."""
    found = []
    for match in OPERATOR.finditer(line):
        found.append((*match.span(), OPERATORS[match.group()]))
    for match in NUMBER.finditer(line):
        found.append((*match.span(), larger(match.group())))
    for match in BOOLEAN.finditer(line):
        found.append((*match.span(), "false" if match.group() == "true" else "true"))
    for kind in CONDITIONS:
        for match in kind.finditer(line):
            for start, end in parts(match[1]) if is_balanced(match[1]) else []:
                found.append((match.start(1) + start, match.start(1) + end, "!({})"))
    statement = STATEMENT.search(line)
    if statement and is_balanced(statement[1]):
        found.append((*statement.span(1), ""))
    return found


def changes_of(path: Path) -> list[Change]:
    """Every change of a source, in the order of its lines; of two that leave the same text, the first."""
    text = path.read_text()
    result, seen, offset = [], set(), 0
    for line in masked(text).splitlines(keepends=True):
        for start, end, new in line_changes(line.rstrip("\n")):
            old = text[offset + start : offset + end]
            change = Change(path, offset + start, offset + end, new.replace("{}", old))
            after = change.apply(text)
            if after not in seen and after != text:
                seen.add(after)
                result.append(change)
        offset += len(line)
    return result
