"""Tables of what was measured."""

from __future__ import annotations

import math
import statistics
import sys
from pathlib import Path
from typing import Any

from peers import LIMIT, OURS, name_alike
from scenes import EXPECTED, VALUES

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
from document import table  # noqa: E402

Row = dict[str, Any]
RIGHT = "all"
GESTURES = {
    "tap": "tap", "double_tap": "double tap", "many_taps": "triple tap", "long_press": "long press", "swipe": "swipe", "pan": "pan",
    "pinch": "pinch", "rotation": "rotation", "cancelled": "cancelled", "other": "other",
}  # fmt: skip
MEBIBYTE = 1 << 20


def counts(found: dict[str, Any]) -> dict[str, int]:
    """How often each gesture was recognized or began."""
    numbers = {name: found[name] for name in GESTURES}
    return {name: number if isinstance(number, int) else number[0] or number[2] for name, number in numbers.items()}


def unfinished(found: dict[str, Any]) -> list[str]:
    """Gestures that go on and did not end as often as they began."""
    return [name for name in ("pan", "pinch", "rotation") if found[name][0] != found[name][2]]


def outcome(scene: str, found: dict[str, Any]) -> str:
    """RIGHT, or in what the gestures found differ from those of the scene."""
    expected, got = EXPECTED[scene], counts(found)
    said = [f"{got[name]} of {number} {GESTURES[name]}" for name, number in expected.items() if got[name] != number]
    said += [f"+ {number} {GESTURES[name]}" for name, number in got.items() if number and name not in expected]
    if not said:
        said += [f"{GESTURES[name]} without an end" for name in unfinished(found)]
        said += [f"{name} {found[name]:.4g}" for name, value in VALUES.get(scene, {}).items() if abs(found[name] - value) > max(0.02 * abs(value), 1)]
    if not found["steady"]:
        said.append("not each time")
    return ", ".join(said) or RIGHT


def outcomes(row: Row) -> dict[str, str]:
    return {scene: outcome(scene, row["found"][scene]) for scene in EXPECTED if scene in row["found"]}


def lacks(row: Row) -> str:
    """The gestures that it found in no scene as often as they are there."""
    right = {name for scene, expected in EXPECTED.items() for name, number in expected.items() if counts(row["found"][scene])[name] == number}
    every = dict.fromkeys(name for expected in EXPECTED.values() for name in expected)
    return ", ".join(GESTURES[name] for name in every if name not in right) or "nothing"


def ratio(row: Row, to: Row) -> float:
    """Mean (geometric) over the scenes of the time of one to that of another, each the median over the rounds."""
    each = [statistics.median(a / b for a, b in zip(row["ns"][scene], to["ns"][scene])) for scene in EXPECTED]
    return math.exp(statistics.mean(map(math.log, each)))


def number(value: float | None, digits: int = 3) -> str:
    """In so many digits, thousands whole."""
    if value is None:
        return "–"
    places = max(0, digits - 1 - math.floor(math.log10(value))) if value > 0 else 0
    return f"{value:,.{places}f}"


def times(peers: dict[str, Row]) -> str:
    scenes = [*EXPECTED, "recordings"]
    rows = []
    for name, row in peers.items():
        medians = [number(statistics.median(row["ns"][scene])) if scene in row["ns"] else "–" for scene in scenes]
        compared = [number(ratio(row, peers[to]), 2) if to in peers else "–" for to in (OURS[0], LIMIT)]
        rows.append([name, row.get("version", "–"), *medians, *compared])
    return table(["peer", "version", *scenes, "× Kinesic", "× by hand"], rows)


def beside(peers: dict[str, Row]) -> str:
    """Each peer's time, as a multiple of that of Kinesic with the same gestures."""
    rows = []
    for name, row in peers.items():
        same = peers.get(name_alike(row.get("gestures", "")))
        if not same or row is same:
            continue
        each = [number(statistics.median(a / b for a, b in zip(row["ns"][scene], same["ns"][scene])), 2) for scene in EXPECTED]
        every = number(ratio(row, peers[OURS[0]]), 2) if OURS[0] in peers else "–"
        rows.append([name, row["gestures"].replace(",", ", ").replace("_", " "), *each, number(ratio(row, same), 2), every])
    return table(["peer", "gestures", *EXPECTED, "× Kinesic with these", "× Kinesic with all"], rows)


def costs(peers: dict[str, Row]) -> str:
    def size(row: Row, key: str) -> str:
        return number(row[key] / MEBIBYTE, 2) if row.get(key) else "–"

    rows = []
    for name, row in peers.items():
        allocations = [number(row["allocations"][scene], 2) if scene in row["allocations"] else "–" for scene in ("taps", "pan", "pinch")]
        memory = [number(row[key] / 1024, 2) if row.get(key) else "–" for key in ("memory", "peak")]
        needed = f"{size(row, 'with_needed')} ({row['needed_files']})" if "needed_files" in row else "–"
        mapped = f"{size(row, 'mapped_bytes')} ({row['mapped_files']})" if row.get("mapped_files") else "–"
        rows.append([name, *allocations, size(row, "library"), needed, mapped, number(row.get("start_ms"), 2), *memory])
    head = ["taps", "pan", "pinch", "library", "with what it needs (files)", "mapped (files)", "start, ms", "memory, ready", "memory, most"]
    return table(["peer", *head], rows)


def instructions(peers: dict[str, Row]) -> str:
    counted = {name: row["instructions"] for name, row in peers.items() if any(row["instructions"].values())}
    scenes = list(next(iter(counted.values()), {}))
    return table(["peer", *scenes], [[name, *(number(row[scene]) for scene in scenes)] for name, row in counted.items()])


def text(about: dict[str, Any]) -> str:
    """All tables, for the screen and for docs/benchmarks.md."""
    samples, every = about["samples"], about["peers"]
    peers = {name: row for name, row in every.items() if name != name_alike(row.get("gestures", ""))}
    found = table(["peer", *EXPECTED, "never right"], [[name, *outcomes(row).values(), lacks(row)] for name, row in peers.items()])
    parts = [
        f"{about['machine']} `Scripts/bench-peers --rounds {about['rounds']} --runs {about['runs']} --write`: medians of the rounds, in which the peers "
        "take turns; in a round the median of the plays, of which quick peers have more.",
        "Samples of the scenes: " + ", ".join(f"{name} {count}" for name, count in samples.items()) + ".",
        "### Nanoseconds per touch sample\n",
        times(peers),
        "### Each peer beside Kinesic with the same gestures\n\nKinesic has the recognizers that the peer has, on one view; "
        "“apart”: without requirements and exclusion, where the peer has none. Numbers are the peer's time as a multiple of Kinesic's.\n",
        beside(every),
        "### What they found\n",
        found,
        "### Allocations, size, start and memory\n\nAllocations are per sample; sizes and memory in MiB.\n",
        costs(peers),
    ]
    if any(any(row["instructions"].values()) for row in every.values()):
        parts[4:4] = ["### Instructions per touch sample\n", instructions(peers)]
    return "\n\n".join(part.strip() for part in parts)


def kept(about: dict[str, Any]) -> dict[str, Any]:
    """What the plot is drawn from."""
    named = {name: row for name, row in about["peers"].items() if name != name_alike(row.get("gestures", ""))}
    medians = {name: {scene: round(statistics.median(ns), 2) for scene, ns in row["ns"].items()} for name, row in named.items()}
    return {"machine": about["machine"], "nanoseconds": medians}
