"""What a watch costs, in instructions a sample more than without one: where nobody looks, and while a watcher takes
all that comes. The work of the system for a call of it is not counted."""

import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE))
import callgrind  # noqa: E402

UNWATCHED = {(1, 1): 420, (1, 2): 415, (2, 1): 370, (2, 2): 325, (10, 1): 260}
WATCHED = {(1, 1): 710, (1, 2): 560, (2, 1): 505, (2, 2): 395, (10, 1): 310}
"""By the fingers, and the samples of each in a frame. docs/watch.md has the numbers."""


@cache
def built() -> Path:
    program = ROOT / "build/bench/watch_bench"
    program.parent.mkdir(parents=True, exist_ok=True)
    link = ["-I", f"{ROOT}/build/include", "-L", f"{ROOT}/build/lib", "-lkinesic-watch", "-lkinesic", f"-Wl,-rpath,{ROOT}/build/lib"]
    strict = ["-std=c99", "-D_DEFAULT_SOURCE", "-O2", "-Wall", "-Wextra", "-Werror"]
    subprocess.run(["gcc", *strict, str(HERE / "watch_bench.c"), "-o", str(program), *link], check=True)
    return program


@cache
def cost(what: str, frame: tuple[int, int]) -> tuple[float, int, int]:
    """Instructions a sample; the watchers that came; the bytes that they took."""
    counted, printed = callgrind.instructions([str(built()), what, *map(str, frame)], "measured")
    found = re.fullmatch(r"(\d+) samples, (\d+) frames, (\d+) watchers, (\d+) bytes, 0 drops\n", printed)
    assert found and int(found[1]) == frame[0] * frame[1] * int(found[2]), printed
    return counted / int(found[1]), int(found[3]), int(found[4])


@pytest.mark.parametrize("frame", UNWATCHED)
def test_nobody_looks(frame: tuple[int, int]) -> None:
    count, watchers, _ = cost("unwatched", frame)
    more = count - cost("off", frame)[0]
    assert watchers == 0
    assert more <= UNWATCHED[frame], f"{more:.0f} instructions a sample"


@pytest.mark.parametrize("frame", WATCHED)
def test_a_watcher_takes_all(frame: tuple[int, int]) -> None:
    count, watchers, taken = cost("watched", frame)
    more = count - cost("off", frame)[0]
    assert watchers == 1 and taken > 5 * 1000 * frame[0] * frame[1]
    assert more <= WATCHED[frame], f"{more:.0f} instructions a sample"
