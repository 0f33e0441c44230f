"""What naming a drawing costs, in time and memory, by the number of templates.

Run as a program with Tests/Performance/Benchmarks/peers/allocations.c preloaded it prints what the heap says, as JSON.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np
from gestures import ROOT, Gestures, gestures
from judges import ANY_DIRECTION, BUILT, HERE, Kinesic, Peer, build
from judging import MUST, OURS, Scope
from page import Column, Table
from protocols import Split

SIZES = (16, 48, 144, 432, 2000)
TESTS = 64
RUNS = 5
DOLLARPY_SIZES = SIZES[:4]
"""It would take minutes for 2,000."""
HOW = {OURS: (0, 0.0), f"{OURS}, any direction": (ANY_DIRECTION, 0.0), f"{OURS}, any angle": (0, np.pi)}
"""Flags and rotation of all templates."""
PEERS = ("$1", "Protractor", "$P", "$P+", "$Q")
PYTHON = ROOT / "build/peers/venv/bin/python"
COUNTER = ROOT / "Tests/Performance/Benchmarks/peers/allocations.c"


def by_turns(drawings: Gestures) -> np.ndarray:
    """All drawings in an order in which the first N have all classes, users and conditions alike."""
    keys = (drawings.classes, drawings.users, drawings.conditions, drawings.repetitions)
    return np.lexsort(keys).astype(np.int32)


def split(size: int) -> Split:
    order = by_turns(gestures("dollar1"))
    return Split(order[:size].copy(), order[-TESTS:].copy())


def microseconds(measure: Callable[[Split], float], chosen: Split) -> float:
    """The median of several runs."""
    measure(chosen)
    return statistics.median(measure(chosen) for _ in range(RUNS)) / 1000


def lines_of(command: list[str | Path]) -> list[dict[str, float]]:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"{command[0]}: {done.stderr.strip()}")
    return [json.loads(line) for line in done.stdout.splitlines()]


def sdl_drawings(path: Path) -> None:
    """The drawings as sdl2.c reads them: from 0 to 1, as a touch device reports places."""
    drawings, order = gestures("dollar1"), by_turns(gestures("dollar1"))
    chosen = np.concatenate([order[: SIZES[-1]], order[-TESTS:]])
    with path.open("wb") as file:
        file.write(np.int32(len(chosen)).tobytes())
        for i in chosen:
            points = drawings.points[drawings.starts[i] : drawings.starts[i + 1]]
            places = np.stack([points["x"], points["y"]], axis=1) / 2000
            file.write(np.int32(len(places)).tobytes() + places.astype(np.float32).tobytes())


def sdl() -> list[dict[str, float]]:
    flags = subprocess.run(["pkg-config", "--cflags", "--libs", "sdl2"], capture_output=True, text=True, check=True)
    build("sdl2", [HERE / "sdl2.c"], flags.stdout.split())
    sdl_drawings(BUILT / "drawings")
    return lines_of([BUILT / "sdl2", BUILT / "drawings", *map(str, SIZES)])


def dollarpy() -> list[dict[str, float]]:
    drawings, order = gestures("dollar1"), by_turns(gestures("dollar1"))
    chosen = np.concatenate([order[: DOLLARPY_SIZES[-1]], order[-3:]])
    points = [drawings.points[drawings.starts[i] : drawings.starts[i + 1]] for i in chosen]
    places = [[[float(p["x"]), float(p["y"]), int(p["stroke"]) + 1] for p in part] for part in points]
    given = {"drawings": places, "names": drawings.shapes[chosen].tolist()}
    (BUILT / "drawings.json").write_text(json.dumps(given))
    return lines_of([PYTHON, HERE / "dollarpy_times.py", BUILT / "drawings.json", *map(str, DOLLARPY_SIZES)])


def times(of_sdl: list[dict[str, float]], of_dollarpy: list[dict[str, float]]) -> Table:
    drawings = gestures("dollar1")
    text = f"""Microseconds of the processor for one drawing, from its points to its name, by the number of templates
in a set that is ready: the mean over {TESTS} drawings of the $1 set, the median of {RUNS} runs, one thread. The times
are of one machine: look at ratios. SDL 2 is the library {of_sdl[0]['version']}, where the finger goes up;
dollarpy {of_dollarpy[0]['version']} is $P in Python, the mean over three drawings. *must* is for Kinesic with the
default options."""
    found = Table("Time", text, [Column(f"{size} templates", "less", 1) for size in SIZES])
    found.add(MUST, None, None, 40, 50, None)
    for name, (flags, rotation) in HOW.items():
        found.add(name, *(microseconds(Kinesic(drawings, flags, rotation).nanoseconds, split(size)) for size in SIZES))
    for name in PEERS:
        found.add(name, *(microseconds(Peer(name, drawings).nanoseconds, split(size)) for size in SIZES))
    found.add("SDL 2", *(line["ns"] / 1000 for line in of_sdl))
    found.add("dollarpy", *(line["ns"] / 1000 for line in of_dollarpy), *[None] * (len(SIZES) - len(of_dollarpy)))
    return found


def heap_numbers() -> dict[str, list[float]]:
    """By way of matching: bytes a template of 2,000 whole drawings, of 2,000 of eight points, and the allocations
    while naming."""
    whole = gestures("dollar1")
    short = thinned(whole, 8)
    chosen = split(SIZES[-1])
    found = {}
    for name, (flags, rotation) in HOW.items():
        size, taken = Kinesic(whole, flags, rotation).costs(chosen)
        found[name] = [size, Kinesic(short, flags, rotation).costs(chosen)[0], taken]
    return found


def thinned(drawings: Gestures, count: int) -> Gestures:
    """Each with so many of its points."""
    places = [np.linspace(a, b - 1, count).astype(int) for a, b in zip(drawings.starts[:-1], drawings.starts[1:])]
    starts = np.arange(len(drawings) + 1, dtype=np.int64) * count
    points = drawings.points[np.concatenate(places)]
    return Gestures(points, starts, drawings.shapes, drawings.users, drawings.conditions, drawings.repetitions)


def heap() -> dict[str, list[float]]:
    """The same from a process of its own in which every allocation is counted."""
    build("allocations.so", [COUNTER], [])
    environment = {**os.environ, "LD_PRELOAD": str(BUILT / "allocations.so")}
    done = subprocess.run([sys.executable, __file__], env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    found: dict[str, list[float]] = json.loads(done.stdout)
    return found


def memory(of_sdl: list[dict[str, float]]) -> Table:
    drawings = gestures("dollar1")
    mean = np.diff(drawings.starts)[split(SIZES[-1]).templates].mean()
    text = f"""Bytes a template, of {SIZES[-1]}: whole drawings, of {mean:.0f} points on the average, which Kinesic keeps
with the template (32 bytes each), and drawings of eight points. Counted in the heap, but for the peers of our own,
whose prepared drawing has always the same size. *Allocations* are those while {TESTS} drawings are named, by a counter
in place of malloc."""
    found = Table("Memory", text, [Column("whole drawings"), Column("eight points"), Column("allocations")])
    for name, row in heap().items():
        found.add(name, *row)
    for name in PEERS:
        size = Peer(name, drawings).size
        found.add(name, size, size, None)
    found.add("SDL 2", of_sdl[-1]["bytes"], of_sdl[-1]["bytes"], None)
    return found


def tables(scope: Scope) -> list[Table]:
    of_sdl, of_dollarpy = sdl(), dollarpy()
    return [times(of_sdl, of_dollarpy), memory(of_sdl)]


if __name__ == "__main__":
    print(json.dumps(heap_numbers()))
