"""Tables of numbers as Markdown, and back: which of Kinesic's numbers are worse than those of a page."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass, field

WIDTH = 118


def filled(text: str) -> str:
    """Paragraphs and items of lists, which an empty line ends, in lines of a page."""
    parts = [" ".join(part.split()) for part in text.split("\n\n")]
    return "\n\n".join(
        textwrap.fill(part, WIDTH, subsequent_indent="  " if part.startswith("- ") else "") for part in parts
    )


OURS = "Kinesic"
"""Rows whose first cell begins with it are guarded."""


@dataclass(frozen=True)
class Column:
    """A column of numbers; `better` says which way is good: "less", "more", or "" where there is none."""

    title: str
    better: str = "less"
    digits: int = 0
    of: int | None = None
    """Where it counts some of so many."""

    @property
    def heading(self) -> str:
        return f"{self.title} (of {self.of})" if self.of is not None else self.title


@dataclass
class Table:
    """Rows of numbers by who made them; None: does not apply."""

    title: str
    text: str
    columns: list[Column]
    rows: dict[str, list[float | None]] = field(default_factory=dict)

    def add(self, name: str, *numbers: float | None) -> None:
        assert len(numbers) == len(self.columns), name
        self.rows[name] = list(numbers)

    def cells(self, name: str) -> list[str]:
        return [
            "–" if number is None else f"{number:.{column.digits}f}"
            for number, column in zip(self.rows[name], self.columns)
        ]

    def markdown(self) -> str:
        lines = [
            f"## {self.title}",
            "",
            filled(self.text),
            "",
            "| | " + " | ".join(column.heading for column in self.columns) + " |",
        ]
        lines += [
            "|---" * (len(self.columns) + 1) + "|",
            *(f"| {name} | {' | '.join(self.cells(name))} |" for name in self.rows),
        ]
        return "\n".join(lines) + "\n"


def parsed(page: str) -> dict[str, dict[str, dict[str, str]]]:
    """The cells of a page's tables: by title, row and column."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for title, body in re.findall(r"^## (.+?)\n(.*?)(?=^## |\Z)", page, re.M | re.S):
        rows = [
            [cell.strip() for cell in line.strip("|").split("|")]
            for line in body.splitlines()
            if line.startswith("|")
        ]
        if len(rows) > 2:
            found[title] = {row[0]: dict(zip(rows[0][1:], row[1:])) for row in rows[2:]}
    return found


@dataclass(frozen=True)
class Difference:
    """A number that is not the page's."""

    place: str
    said: str
    found: str
    is_worse: bool

    def __str__(self) -> str:
        return f"{self.place}: {self.found}, the page says {self.said}"


def is_worse(column: Column, said: str, found: str) -> bool:
    """Whether one of ours is; what cannot be compared is."""
    try:
        change = float(found) - float(said)
    except ValueError:
        return said != found
    return change > 0 if column.better == "less" else change < 0 if column.better == "more" else False


def differences(page: str, tables: list[Table]) -> list[Difference]:
    """All cells that differ. Worse is: one of ours that is worse, and anything that the page lacks or has in
    excess."""
    known = parsed(page)
    found: list[Difference] = []
    for table in tables:
        said = known.pop(table.title, {})
        for name in table.rows:
            row = said.pop(name, {})
            for column, cell in zip(table.columns, table.cells(name)):
                before = row.get(column.heading)
                if before is None:
                    found.append(Difference(f"{table.title}, {name}, {column.heading}", "nothing", cell, True))
                elif before != cell:
                    worse = name.startswith(OURS) and is_worse(column, before, cell)
                    found.append(Difference(f"{table.title}, {name}, {column.heading}", before, cell, worse))
        found += [Difference(f"{table.title}, {name}", "a row", "nothing", True) for name in said]
    return found + [Difference(title, "a table", "nothing", True) for title in known]
