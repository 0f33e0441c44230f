#!/usr/bin/env python3
"""How the instructions of a touch sample grow with what the engine holds (scale.c). Prints a table; --write puts it
and a plot into docs/."""

from __future__ import annotations

import json
import math
import re
import subprocess
import sys
from dataclasses import dataclass
from functools import cache

import callgrind
from document import PLOTS, ROOT, table, write_part


@dataclass(frozen=True)
class Growth:
    what: str
    """As scale.c calls it."""
    title: str
    power: int
    """0: constant, however many; 1: linear; 2: with the square."""
    counts: tuple[int, ...]
    few: tuple[int, int]
    """Those that the test compares."""
    law: str = ""
    """Its growth in words, where a power does not say it."""


GROWTHS = (
    Growth("chain", "recognizers on the touched view, a finger moves", 1, (1, 10, 100, 1000), (100, 400)),
    Growth("landing", "recognizers on the touched view, a finger lands and lifts", 1, (1, 10, 100, 1000), (100, 400)),
    Growth("elsewhere", "recognizers on a view that is not touched, a finger moves", 0, (1, 10, 100, 1000, 10_000, 100_000), (1, 10_000)),
    Growth("views", "siblings side by side, a finger taps the rearmost", 0, (1, 10, 100, 1000, 10_000, 100_000), (1000, 10_000), "by the logarithm"),
    Growth("moving", "the same, and one of them moves before each tap", 0, (10, 100, 1000, 10_000, 100_000), (1000, 10_000), "by the logarithm"),
    Growth("tree", "views in a tree, ten to a view, a finger taps the deepest", 0, (1, 10, 100, 1000, 10_000, 100_000), (1000, 10_000), "by the logarithm"),
    Growth("fingers", "fingers that move, a frame a feed", 1, (1, 2, 5, 10, 20, 100), (20, 100)),
    Growth("relations", "recognizers that are not touched and must fail first, a finger taps", 1, (1, 10, 100, 1000, 10_000), (100, 1000)),
    Growth("rivals", "taps on the touched view, of which one wins", 1, (1, 10, 100, 1000), (100, 400)),
    Growth("nested", "views one in another, each with a tap, of which one wins", 2, (1, 10, 100, 1000), (50, 200)),
    Growth("together", "taps on the touched view that all win", 2, (1, 10, 100), (25, 100)),
    Growth("waiting", "taps on the touched view, each of which waits for the next", 1, (1, 10, 100, 1000), (50, 200)),
    Growth("cards", "cards of three recognizers, another one comes and goes", 0, (1, 10, 100, 1000, 10_000, 100_000), (100, 10_000)),
    Growth("swaps", "the same, a recognizer of a card is replaced", 0, (1, 10, 100, 1000, 10_000, 100_000), (100, 10_000)),
)
LAWS = ("constant", "linear", "with the square")
SLACK = 0.05


@cache
def program() -> str:
    out = ROOT / "build/bench/scale"
    out.parent.mkdir(parents=True, exist_ok=True)
    link = ["-I", f"{ROOT}/build/include", "-L", f"{ROOT}/build/lib", "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib"]
    subprocess.run(["gcc", "-std=gnu99", "-O2", "-Wall", "-Wextra", str(ROOT / "Tests/Performance/Benchmarks/scale.c"), "-o", str(out), *link], check=True)
    return str(out)


@cache
def cost(what: str, count: int) -> float:
    """Instructions a sample."""
    counted, printed = callgrind.instructions([program(), what, str(count)], "measured", seconds=600)
    found = re.match(r"(\d+) samples", printed)
    assert found
    return counted / int(found[1])


def table_share() -> float:
    """How much of a core 100 fingers at 240 Hz take on a table of 1,000 recognizers, by the processor's time."""
    printed = subprocess.run([program(), "table", "1000"], check=True, capture_output=True, text=True).stdout
    found = re.search(r"(\d+) ns each", printed)
    assert found
    return int(found[1]) * 1e-9 * 100 * 240


def power(what: str, fewer: int, more: int) -> float:
    """By which power of their number the cost grows between two counts."""
    return math.log(cost(what, more) / cost(what, fewer)) / math.log(more / fewer)


def breach(growth: Growth, fewer: int, more: int) -> str:
    """In what it grows faster than allowed, or nothing."""
    found = power(growth.what, fewer, more)
    return f"{growth.what}: from {fewer} to {more} by the power {found:.2f}, not {growth.power}" if found > growth.power + SLACK else ""


def said(growth: Growth) -> str:
    if growth.law:
        return growth.law
    if growth.power != 1:
        return LAWS[growth.power]
    fewer, more = growth.counts[-2:]
    return f"linear, {(cost(growth.what, more) - cost(growth.what, fewer)) / (more - fewer):,.1f} each"


def main() -> int:
    every = sorted({count for growth in GROWTHS for count in growth.counts})
    rows = [
        [growth.title, *(f"{cost(growth.what, count):,.0f}" if count in growth.counts else "" for count in every), said(growth)] for growth in GROWTHS
    ]
    text = "Instructions per touch sample.\n\n" + table(["how many", *(f"{count:,}" for count in every), "growth"], rows)
    text += f"\nA table of 1,000 recognizers, twenty on each view, under 100 fingers at 240 Hz takes {table_share():.2%} of a core.\n"
    breaches = [found for growth in GROWTHS if (found := breach(growth, *growth.counts[-2:]))]
    print(text, *breaches, sep="\n")
    if "--write" in sys.argv:
        curves = {growth.title: [[count, round(cost(growth.what, count), 1)] for count in growth.counts] for growth in GROWTHS}
        (PLOTS / "scale.json").write_text(json.dumps(curves, indent=1) + "\n")
        subprocess.run([sys.executable, str(PLOTS / "scale.py")], check=True)
        write_part("scale", text)
    return bool(breaches)


if __name__ == "__main__":
    raise SystemExit(main())
