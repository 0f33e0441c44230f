"""The replay example prints what the tool and the C example print."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import List

import pytest
from conftest import TREE

EXAMPLE = Path(__file__).resolve().parents[1] / "examples" / "replay.py"
DATA = Path(os.environ.get("KINESIC_DATA") or TREE.parent / "shared" / "data") / "recordings"
RECORDINGS = sorted(DATA.glob("*.csv"))
TOOL = TREE / "build" / "bin" / "kinesic"
SCENE = TREE / "Tests" / "Scenes" / "demo.json"

pytestmark = pytest.mark.skipif(not SCENE.exists(), reason="the scene file of the source tree is wanted")


def run(*command: str) -> str:
    return subprocess.run(list(command), check=True, capture_output=True, text=True).stdout


def replay(*arguments: str) -> str:
    return run(sys.executable, str(EXAMPLE), *arguments)


def write(folder: Path, rows: List[str]) -> str:
    path = folder / "recording.csv"
    path.write_text("\n".join(["t_us,slot,tracking_id,x,y,pressure,event", *rows]) + "\n")
    return str(path)


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 40


def test_its_lines(tmp_path: Path) -> None:
    rows = ["0,0,1,1000,500,,down", "50000,0,1,1000,500,,up", "1000000,0,2,1000,500,9,down", "1050000,0,2,900,500,9,move"]
    lines = replay(write(tmp_path, rows), "10").splitlines()
    assert lines[0] == "  0.400000  tap          ended      at (641.73, 320.87)  tap_count=1.000"
    assert lines[1].startswith(
        "  1.050000  pan          began      at (577.56, 320.87)  translation.x=-64.173 translation.y=0.000 velocity.x="
    )
    assert lines[-1].startswith("  1.050000  pan          cancelled  at (577.56, 320.87)")
    assert replay(write(tmp_path, [])) == ""


# Without recordings one test is skipped: an empty set would be an error.
@pytest.mark.skipif(not RECORDINGS, reason="the recordings are wanted (KINESIC_DATA)")
@pytest.mark.skipif(not TOOL.exists(), reason="the tool is wanted (make tool)")
@pytest.mark.thorough
@pytest.mark.parametrize("recording", RECORDINGS or [DATA], ids=lambda path: path.stem)
def test_it_prints_what_the_tool_prints(recording: Path) -> None:
    for units in (["10", "10"], ["55", "98"]):
        tool = run(str(TOOL), "replay", str(recording), "--scene", str(SCENE), "--units-per-mm", ",".join(units))
        assert replay(str(recording), *units) == tool


@pytest.mark.thorough
@pytest.mark.skipif(not RECORDINGS, reason="the recordings are wanted (KINESIC_DATA)")
def test_it_prints_what_the_c_example_prints(tmp_path: Path) -> None:
    source = TREE / "bindings" / "c" / "examples" / "replay" / "replay.c"
    library = Path(os.environ.get("KINESIC_LIBRARY", TREE / "build" / "lib" / "libkinesic.so"))
    if not source.exists() or not library.exists():
        pytest.skip("the C example and the library are wanted")
    program = tmp_path / "replay"
    run("gcc", "-I", str(TREE / "Include"), str(source), str(library), "-lm", f"-Wl,-rpath,{library.parent}", "-o", str(program))
    for recording in RECORDINGS:
        assert replay(str(recording), "20", "11.8") == run(str(program), str(recording), "20", "11.8"), recording.name
