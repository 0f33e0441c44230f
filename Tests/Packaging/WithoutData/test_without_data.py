"""Where nobody has other people's recordings, every part is still collected, and what is quick of it passes, with
visible skips."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from house import ROOT

sys.path.insert(0, str(ROOT / "Scripts/testing"))
import table  # noqa: E402

OPTIONS = ["-q", "-rsR", "--color=no", "-p", "no:cacheprovider", "-o", "empty_parameter_set_mark=fail_at_collect"]
ROWS = {unit.program for part in table.parts().values() for unit in part.units if unit.program.startswith("pytest ")}
COLLECTED = sorted(program.removeprefix("pytest ") for program in ROWS if "WithoutData" not in program)
"""What pytest runs, as the table of the tests has it."""
PASSED = {
    "recordings": ["Tests/Behaviour/Recordings", "-m", "not thorough"],
    "quality": ["Tests/Behaviour/Quality"],
    "strokes": ["Tests/Behaviour/Strokes"],
    "sizes": ["Tests/Behaviour/Recordings/test_trace_size.py"],
    "replays": ["bindings/python/tests/test_replay.py"],
    "touches": ["bindings/python/tests/test_touches.py"],
    "hand": ["Tests/HandModel", "-k", "near_the_real"],
    "golden": ["Tests/Behaviour/Golden/test_golden.py"],
    "demo": ["Tests/Interface/Pages/test_demo.py", "-k", "something_to_replay"],
    "house": ["Tests/Unit/House/test_house.py", "-k", "committed"],
    "tool": ["Tests/Interface/ToolTests/test_replay.py", "-k", "recordings or hands"],
}
"""What reads recordings and is quick. Some of it is skipped."""


def run(folder: Path, *arguments: str) -> str:
    """What pytest says where the recordings should be in a folder that is not there."""
    environment = {**os.environ, "KINESIC_DATA": str(folder / "nothing")}
    done = subprocess.run([sys.executable, "-m", "pytest", *OPTIONS, *arguments], cwd=ROOT, env=environment, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_the_programs_are_found() -> None:
    assert len(COLLECTED) > 25 and "bindings/python/tests" in COLLECTED


@pytest.mark.parametrize("program", COLLECTED)
def test_it_is_collected(program: str, tmp_path: Path) -> None:
    assert re.search(r"^[1-9]\d*(/\d+)? tests? collected", run(tmp_path, "--collect-only", *program.split()), re.M)


@pytest.mark.parametrize("part", PASSED)
def test_it_passes(part: str, tmp_path: Path) -> None:
    output = run(tmp_path, *PASSED[part])
    assert re.search(r"^SKIPPED .*(KINESIC_DATA|nothing)", output, re.M), output
