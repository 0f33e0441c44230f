"""The small changes that can be made where a Swift source computes: which place, what stands there, what would stand
there instead."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from regions import Region, masked, regions

# In Swift a binary operator has a space on either side; the brackets of generic arguments have none.
OPERATORS = {
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "&&": "||", "||": "&&",
    "+": "-", "-": "+", "*": "/", "/": "*", "+=": "-=", "-=": "+=", "..<": "...", "...": "..<",
    "&+": "&-", "&-": "&+", "&+=": "&-=", "&-=": "&+=", "&": "|", "|": "&", "|=": "&=", "&=": "|=", "<<": ">>", ">>": "<<",
}  # fmt: skip
OPERATOR = re.compile(r"(?<=[^\]] )(<<|>>|<=?|>=?|[!=]=|&&|\|\||&?[-+]=?|[&|]=?|[*/])(?= [^\[])|(?<=[\w)])(\.\.<)(?=[\w(])|(?<=\d)(\.\.\.)(?=[\w(].* \{)")
EXTREME = re.compile(r"(?<![\w.])(min|max)(?=\()")
# No part of a name, no member of a tuple; what a range ends with is one.
NUMBER = re.compile(r"(?:(?<![\w.$#])|(?<=\.\.\.))\d[\d_]*(?:\.\d+)?(?:e[-+]?\d+)?(?!\w|\.\w)")
NEGATIVE = re.compile(r"(?<=[ (\[])-(?=[a-z(])")
BOOLEAN = re.compile(r"\b(true|false)\b")
# What stands between these words is one or more conditions.
CONDITIONS = [re.compile(r"\bif (.+?) \{"), re.compile(r"\bguard (.+?) else \{"), re.compile(r"\bwhere (.+?) \{")]
KEYWORDS = r"(?!(?:return|let|var|func|if|guard|for|while|switch|case|default|private|static|init|mutating|public|import|extension|struct|enum)\b)"
CALL = rf"{KEYWORDS}(?:_ = )?[\w.?!\[\]]+\(.*\)(?:[\w.?!()]*)"
ASSIGNMENT = rf"{KEYWORDS}(?:[\w.?!\[\]]+|\([\w., ]+\)) [-+*/|&]?= [^=].*"
RETURN = re.compile(r"\breturn ([^\n]+?)(?=\s*(?:\}|$))", re.M)
NUMBERS = {"Int", "Int32", "Int64", "UInt32", "UInt64", "Double"}
STATEMENT = re.compile(rf"(?:^ *|(?<=\{{ ))({CALL}|{ASSIGNMENT})(?= \}}$|$)")


@dataclass(frozen=True)
class Change:
    """One change: the bytes of `path` from `start` to `end`, counted in characters, become `new`. `region`: where the
    body or value begins in which it is."""

    path: Path
    start: int
    end: int
    new: str
    region: int = 0

    def apply(self, text: str) -> str:
        return text[: self.start] + self.new + text[self.end :]

    def describe(self, text: str) -> str:
        """`file:line: the line before -> the line after`."""
        number = text.count("\n", 0, self.start)
        old, new = (each.splitlines()[number].strip() for each in (text, self.apply(text)))
        return f"{self.path}:{number + 1}: {old}  ->  {new or '(nothing)'}"


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
    for match in EXTREME.finditer(line):
        found.append((*match.span(), "max" if match.group() == "min" else "min"))
    found += [(*match.span(), "") for match in NEGATIVE.finditer(line)]
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


def result_instead(region: Region, result: str) -> str | None:
    """What a body could return in place of a result, None when its type is none of those that have something to
    say."""
    kind = region.result or ""
    if kind == "Bool":
        instead = f"!({result})"
    elif kind.endswith("?"):
        instead = "nil"
    else:
        instead = {"Vector": ".zero"}.get(kind) or ("0" if kind in NUMBERS else "")
    return instead if instead and result not in ("true", "false", instead) else None


def result_changes(text: str, masked_text: str, region: Region) -> list[tuple[int, int, str]]:
    """Other results of a body: for each `return`, or for its only expression."""
    found = []
    for match in RETURN.finditer(masked_text, region.start, region.end):
        if is_balanced(match[1]):
            found.append(match.span(1))
    if region.is_expression(masked_text):
        body = masked_text[region.start : region.end]
        found.append((region.start + len(body) - len(body.lstrip()), region.start + len(body.rstrip())))
    changes = [(start, end, result_instead(region, text[start:end])) for start, end in found]
    return [(start, end, new) for start, end, new in changes if new is not None]


def places(text: str, masked_text: str, region: Region) -> list[tuple[int, int, str]]:
    """The changes of one region, in the order of their places."""
    found = result_changes(text, masked_text, region)
    offset = text.rfind("\n", 0, region.start) + 1
    for line in masked_text[offset : region.end].splitlines(keepends=True):
        for start, end, new in line_changes(line.rstrip("\n")):
            start, end = offset + start, offset + end
            if region.start <= start and end <= region.end:
                found.append((start, end, new.replace("{}", text[start:end])))
        offset += len(line)
    # Without its only expression a body has no result, and without one of its assignments an init is none.
    needs_all = region.kind == "init" or region.is_expression(masked_text)
    return sorted(each for each in found if each[2] or not needs_all)


def changes_of(path: Path) -> list[Change]:
    """Every change of a source, in the order of its places; of two that leave the same text, the first."""
    text = path.read_text()
    hidden = masked(text)
    result, seen = [], {text}
    for region in regions(hidden):
        for start, end, new in places(text, hidden, region):
            change = Change(path, start, end, new, region.start)
            after = change.apply(text)
            if after not in seen:
                seen.add(after)
                result.append(change)
    return result
