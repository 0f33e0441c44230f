"""Writes the table of operations in docs/trace-format.md from the library's own: `operations_table.py --write`; the
tests compare."""

from __future__ import annotations

import sys
from pathlib import Path

import kinesic

PLACE = Path(__file__).resolve().parents[3] / "docs/trace-format.md"
BEGIN, END = "<!-- operations -->\n", "<!-- /operations -->\n"


def table() -> str:
    rows = [f"| {each.code} | `{each.name}` | {each.fields} | {each.summary} |" for each in kinesic.operations()]
    return "\n".join(["| byte | operation | what follows | what it is |", "|---|---|---|---|", *rows]) + "\n"


def with_table(text: str) -> str:
    """The document with the library's table between its marks."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + table() + END + after


if __name__ == "__main__":
    text = PLACE.read_text()
    if "--write" in sys.argv:
        PLACE.write_text(with_table(text))
    elif text != with_table(text):
        sys.exit(f"{PLACE} is not what the library says: run with --write")
