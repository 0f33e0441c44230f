"""Mutant schemata: a source in which all its changes are built in at once, each behind its number."""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from changes import Change
from regions import Region, masked, regions

# A body that has a copy for each of its changes is not one to copy to every caller.
ATTRIBUTES = re.compile(r"@inline\(__always\)|@_optimize\(speed\)|@_transparent")


@dataclass
class Schemata:
    """Swift text as it grows, and which of its lines stand for which mutant."""

    text: str = ""
    numbers: dict[int, int] = field(default_factory=dict)

    def add(self, text: str) -> None:
        self.text += text

    def add_mutant(self, number: int, text: str) -> None:
        """The lines of a mutant: an error of the compiler in one of them is an error of that mutant."""
        first = self.text.count("\n") + 1
        self.text += text
        for line in range(first, self.text.count("\n") + 2):
            self.numbers[line] = number
        self.text += "\n"


def statements(text: str, hidden: str, region: Region) -> str:
    """A body, or a changed one, as the statements of a case."""
    if region.is_expression(hidden):
        return "return " + text.strip()
    if region.kind == "init":
        return text + "\nreturn"
    return text if masked(text).strip() else "break"


def add_body(result: Schemata, text: str, hidden: str, region: Region, mutants: dict[int, Change], call: str) -> None:
    """`switch` over the number: the changed bodies, then the body as it is."""
    result.add(f"\nswitch {call} {{\n")
    for number, change in mutants.items():
        changed = text[region.start : change.start] + change.new + text[change.end : region.end]
        result.add(f"case {number}:\n")
        result.add_mutant(number, statements(changed, hidden, region))
    result.add(f"default:\n{statements(text[region.start : region.end], hidden, region)}\n}}\n")


def add_value(result: Schemata, text: str, region: Region, mutants: dict[int, Change], call: str) -> None:
    """One value for each number, then the value as it is."""
    for number, change in mutants.items():
        # Of an expression that is too much for it the compiler names the first line.
        result.add("\n")
        result.add_mutant(number, f"{call} == {number} ?")
        result.add_mutant(number, text[region.start : change.start] + change.new + text[change.end : region.end])
        result.add(":")
    result.add(f" {text[region.start : region.end]}")


def with_mutants(text: str, mutants: dict[int, Change], left_out: set[int]) -> Schemata:
    """The source with all its mutants but those left out. `mutants`: by number, in the order of their places."""
    hidden = masked(text)
    result, place = Schemata(), 0
    for region in regions(hidden):
        inside = {number: change for number, change in mutants.items() if region.start <= change.start and change.end <= region.end}
        kept = {number: change for number, change in inside.items() if number not in left_out}
        if not kept:
            continue
        result.add(ATTRIBUTES.sub("", text[place : region.start]))
        call = f"mutant({min(inside)}, {len(inside)})"
        if region.kind == "value":
            add_value(result, text, region, kept, call)
        else:
            add_body(result, text, hidden, region, kept, call)
        place = region.end
    result.add(ATTRIBUTES.sub("", text[place:]))
    return result
