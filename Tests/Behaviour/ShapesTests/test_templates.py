"""What templates decide, what they say when they refuse, and what they cost."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import kinesic
import pytest
from runner import LIBRARY, UNLIKE, Bench, load, samples
from strokes import ROOT, Points, polyline

CHEVRONS = {
    "right": [(100.0, 100.0), (160.0, 150.0), (100.0, 200.0)],
    "left": [(160.0, 100.0), (100.0, 150.0), (160.0, 200.0)],
    "up": [(100.0, 160.0), (150.0, 100.0), (200.0, 160.0)],
    "down": [(100.0, 100.0), (150.0, 160.0), (200.0, 100.0)],
}
BITS = {"right": 1, "left": 2, "up": 4, "down": 8}


@pytest.mark.parametrize("way", CHEVRONS)
def test_a_chevron_may_be_drawn_from_either_end(way: str) -> None:
    drawn = polyline(CHEVRONS[way][::-1])
    bench = Bench({"any": ("chevron", {"direction": 15}), "strict": ("chevron", {"direction": 15, "either_end": 0})})
    found = bench.run(drawn).values
    assert set(found) == {"any"}
    bit, x, y = found["any"]
    corner = CHEVRONS[way][1]
    assert bit == BITS[way] and abs(x - corner[0]) < 6 and abs(y - corner[1]) < 6


def reason(name: str, points: Points, **properties: float) -> str:
    """Why the class failed; nothing: it did not."""
    engine = kinesic.Engine()
    load(engine)
    engine.explain = True
    engine.root.add(kinesic.Recognizer(name, name="it", **properties))
    engine.feed(samples(points, 1))
    failed = [event.detail for event in engine.poll() if isinstance(event, kinesic.DecisionEvent) and event.state == kinesic.State.FAILED]
    return failed[0] if failed else ""


def v(ratio: float) -> Points:
    """Down to the right and up again, the second leg so many times as long as the first."""
    return polyline([(100.0, 100.0), (136.0, 160.0), (136.0 + 36 * ratio, 160.0 - 60 * ratio)])


def test_a_v_that_passes_the_rules_of_a_check_mark_is_none() -> None:
    assert [reason("checkmark", v(ratio)) for ratio in (1.2, 1.45, 2.2)] == ["another shape", UNLIKE[0], ""]
    assert [reason("chevron", v(ratio), direction=8) for ratio in (1.2, 1.45, 1.9)] == ["", "", UNLIKE[0]]


def test_what_is_near_nothing_says_so() -> None:
    stairs = polyline([(100.0, 100.0), (118.0, 118.0), (170.0, 35.0), (260.0, 45.0), (292.0, -40.0)])
    assert reason("checkmark", stairs) == UNLIKE[1]


def test_nothing_is_allocated_after_set_up(tmp_path: Path) -> None:
    counter, program = tmp_path / "count.so", tmp_path / "allocations"
    here, library = Path(__file__).parent, ROOT / "build/lib"
    source = ROOT / "Tests/Robustness/C/allocation_count.c"
    subprocess.run(["gcc", "-std=c99", "-O1", "-shared", "-fPIC", "-fno-builtin", source, "-o", counter], check=True)
    link = [f"-I{ROOT / 'Include'}", f"-L{library}", f"-Wl,-rpath,{library}", "-lkinesic", "-lm"]
    subprocess.run(["gcc", "-std=c99", "-O1", "-Wall", "-Wextra", "-Werror", here / "allocations.c", "-o", program, *link], check=True)
    environment = {**os.environ, "LD_PRELOAD": str(counter)}
    done = subprocess.run([program, LIBRARY], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout == "0 requests for memory, 6 recognized\n"
