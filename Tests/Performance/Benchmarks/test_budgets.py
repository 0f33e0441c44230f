#!/usr/bin/env python3
"""Instructions per touch sample stay inside their budgets (budgets.json), and the gestures of each scene are found.
`--write` renews the budgets.

The scenes are those of the peers (peers/kinesic.c); explaining, traces and flight recorders are counted in those of
engine_bench.c.
"""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE), str(HERE / "peers")]
import callgrind  # noqa: E402
import document  # noqa: E402
import report  # noqa: E402
import scenes  # noqa: E402

BUDGETS = HERE / "budgets.json"
SLACK = 1.03
HOW = {"alone": "plain", "explaining": "explain", "a trace": "record", "a flight recorder": "flight", "a callback": "callback", "64 a feed": "batch"}
NAMES = [*scenes.EXPECTED, *(f"{scene}, {how}" for scene in ("pan", "pinch", "taps") for how in HOW)]


@cache
def built() -> Path:
    """The programs, built; and the scenes, written. The folder of both."""
    out = ROOT / "build/bench"
    out.mkdir(parents=True, exist_ok=True)
    subprocess.run([str(HERE / "peers/build"), "kinesic"], check=True)
    link = ["-I", str(ROOT / "build/include"), "-L", str(ROOT / "build/lib"), "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib"]
    subprocess.run(["gcc", "-std=c99", "-O2", str(HERE / "engine_bench.c"), "-o", str(out / "engine_bench"), *link], check=True)
    scenes.write(out / "scenes.csv", scenes.made())
    return out


def count_scene(scene: str) -> tuple[float, str]:
    """Instructions a sample, and what was found other than it holds; the first of two plays warms up."""
    command = [str(ROOT / "build/peers/kinesic"), "--runs", "1", "--exact", "--scene", scene]
    count, printed = callgrind.instructions(command, "feed*", {"SCENES": str(built() / "scenes.csv")})
    line = json.loads(printed.splitlines()[0])
    return count / (2 * line["samples"]), report.outcome(scene, line["found"] | {"steady": line["steady"]})


def count_recording(scene: str, how: str) -> tuple[float, str]:
    count, printed = callgrind.instructions([str(built() / "engine_bench"), scene, HOW[how]], "measured")
    found = re.match(r"(\d+) samples, (\d+) gesture events", printed)
    assert found
    return count / int(found[1]), report.RIGHT if int(found[2]) else "no gestures"


@cache
def counted(name: str) -> tuple[float, str]:
    built()
    scene, _, how = name.partition(", ")
    return count_recording(scene, how) if how else count_scene(scene)


def budgets() -> dict[str, float]:
    return json.loads(BUDGETS.read_text())


def test_every_scene_has_a_budget() -> None:
    assert list(budgets()) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_stays_inside_its_budget(name: str) -> None:
    count, found = counted(name)
    assert found == report.RIGHT
    assert count <= budgets()[name] * SLACK, f"{count:.0f} instructions a sample; the budget is {budgets()[name]:.0f}"


def write() -> None:
    numbers = {}
    for name in NAMES:
        count, found = counted(name)
        if found != report.RIGHT:
            raise SystemExit(f"{name}: {found}")
        numbers[name] = round(count, 1)
    BUDGETS.write_text(json.dumps(numbers, indent=2) + "\n")
    first = document.table(["scene", "instructions"], [[scene, f"{numbers[scene]:,.0f}"] for scene in scenes.EXPECTED])
    rows = [[scene, *(f"{numbers[f'{scene}, {how}']:,.0f}" for how in HOW)] for scene in ("pan", "pinch", "taps")]
    second = "In the scenes of `engine_bench.c`, where each sample is a feed:\n\n" + document.table(["scene", *HOW], rows)
    document.write_part("budgets", f"Instructions per touch sample; a frame is a feed.\n\n{first}\n\n{second}")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        raise SystemExit("usage: test_budgets.py --write; pytest compares")
    os.chdir(ROOT)
    write()
