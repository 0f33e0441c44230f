"""Writes the table of docs/memory.md, what an engine takes, as measured now: `memory_sizes.py --write`."""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from pathlib import Path

import kinesic

PAGE = Path(__file__).resolve().parents[3] / "docs/memory.md"
MARKED = re.compile(r"(?<=<!-- sizes -->\n).*?(?=<!-- /sizes -->)", re.S)
SMALL = {"touch_capacity": 5, "event_capacity": 64}
NEW, FIVE, USUAL = (
    "a new engine for 5 contacts and 64 records",
    "the same with a tap, a double tap, a long press, a pan and a pinch",
    "a new engine by default, 32 contacts and 1,024 records",
)
CONTACT, RECORD = "each further contact", "each further record"


def size(add: Callable[[kinesic.Engine], object] = lambda engine: None, **options: int) -> int:
    with kinesic.Engine(**{**SMALL, **options}) as engine:
        add(engine)
        return engine.usage.bytes


def add_five(engine: kinesic.Engine) -> None:
    for recognizer in (kinesic.Tap(), kinesic.Tap(taps_required=2), kinesic.LongPress(), kinesic.Pan(), kinesic.Pinch()):
        engine.root.add(recognizer)


def adding(name: str) -> Callable[[kinesic.Engine], object]:
    return lambda engine: engine.root.add(kinesic.Recognizer(name))


def classes() -> list[str]:
    """Those that every engine has."""
    with kinesic.Engine() as engine:
        return list(engine.classes)


def rows() -> list[tuple[str, int]]:
    new = size()
    return [
        (NEW, new),
        (FIVE, size(add_five)),
        (USUAL, size(touch_capacity=32, event_capacity=1024)),
        (CONTACT, (size(touch_capacity=64, event_capacity=4096) - size(touch_capacity=32, event_capacity=4096)) // 32),
        (RECORD, (size(event_capacity=2000) - size(event_capacity=1000)) // 1000),
        *((f"a recognizer of the class `{name}`", size(adding(name)) - new) for name in classes()),
    ]


def table() -> str:
    return "\n".join(["| what | bytes |", "|---|---|", *(f"| {what} | {count:,} |" for what, count in rows()), ""])


def told() -> dict[str, int]:
    """The page's table."""
    return {what: int(count.replace(",", "")) for what, count in re.findall(r"^\| (.+) \| ([\d,]+) \|$", MARKED.findall(PAGE.read_text())[0], re.M)}


if __name__ == "__main__":
    if "--write" in sys.argv:
        PAGE.write_text(MARKED.sub(lambda _: table(), PAGE.read_text()))
    else:
        print(table())
