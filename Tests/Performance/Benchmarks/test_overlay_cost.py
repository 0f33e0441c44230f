"""What an overlay costs, in instructions: a frame and a record stay inside their limits, and what the engine does with
touches costs the same with an overlay and without."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE))
import callgrind  # noqa: E402

DRAW, RECORD = 57_000, 450
"""Of a frame with ten fingers, their trails and seven recognizers; of a record."""


@cache
def built() -> Path:
    program = ROOT / "build/bench/overlay_bench"
    program.parent.mkdir(parents=True, exist_ok=True)
    link = ["-I", f"{ROOT}/build/include", "-L", f"{ROOT}/build/lib", "-lkinesic-overlay", "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib"]
    subprocess.run(["gcc", "-std=c99", "-O2", "-Wall", "-Wextra", "-Werror", str(HERE / "overlay_bench.c"), "-o", str(program), *link], check=True)
    return program


def cost(what: str) -> tuple[float, int]:
    """Instructions a call, and the shapes of the last frame."""
    counted, printed = callgrind.instructions([str(built()), what], "measured")
    found = re.fullmatch(r"(\d+) calls, (\d+) shapes\n", printed)
    assert found and int(found[1]) >= 100, printed
    return counted / int(found[1]), int(found[2])


def test_a_frame() -> None:
    count, shapes = cost("draw")
    assert shapes > 400, "ten fingers with their trails"
    assert count <= DRAW, f"{count:.0f} instructions a frame"


def test_a_record() -> None:
    count, _ = cost("record")
    assert count <= RECORD, f"{count:.0f} instructions a record"


def test_the_engine_does_nothing_for_it() -> None:
    assert cost("feed")[0] == cost("without")[0]
