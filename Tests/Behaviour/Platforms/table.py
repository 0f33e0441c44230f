"""Writes the table of targets in docs/platforms.md, with what was measured now: `table.py --write`. `make platforms`
ran the tests before."""

from __future__ import annotations

import re
import sys

import conftest  # noqa: F401  where the others are found
from played import cases, differing, inputs
from targets import NAMES, ROOT, target

PLACE = ROOT / "docs/platforms.md"
MARKED = re.compile(r"(?<=<!-- targets -->\n).*?(?=<!-- /targets -->)", re.S)
UNPROVEN = {
    "aarch64-linux-gnu": "speed on a real processor",
    "x86_64-windows": "Windows itself; debuggers see no callers beyond a callback; no static library",
    "riscv64-linux-gnu": "speed on a real processor",
    "aarch64-android": "it was never run: there is no Android here",
}


def row(name: str) -> str:
    system = target(name)
    if not system.is_built:
        return f"| {name} | no | | | | {UNPROVEN.get(name, '')} |"
    size = f"{system.library.resolve().stat().st_size / 1000:,.0f}"
    if not system.running:
        return f"| {name} | yes | nothing | not compared | {size} | {UNPROVEN.get(name, '')} |"
    wrong = differing(name)
    same = f"{len(inputs()) - len(wrong)} of {len(inputs())} inputs, {len(cases())} of them cases"
    return f"| {name} | yes | {system.running[0]} | {same} | {size} | {UNPROVEN.get(name, '')} |"


def table() -> str:
    rows = [row(name) for name in NAMES if target(name).platform != "bare"]
    return "\n".join(["| target | builds | runs under | same bytes | shared library, kB | unproven |", "|---|---|---|---|---|---|", *rows, ""])


if __name__ == "__main__":
    text = table()
    print(text, end="")
    if "--write" in sys.argv:
        PLACE.write_text(MARKED.sub(lambda _: text, PLACE.read_text()))
