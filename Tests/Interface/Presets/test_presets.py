"""Each preset is the same engine in C, in Python and in a page: the traces of the same touches, which begin with a
snapshot, have the same hash of the state after each step, and give the same events."""

from __future__ import annotations

import base64
import json
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import kinesic
from kinesic import presets

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
DIST = ROOT / "build/web/kinesic/dist"
sys.path.insert(0, str(ROOT / "Scripts"))
from generating.web import camel  # noqa: E402

NAMES = list(presets.TITLES)
SESSIONS = ["tap_double", "tap_two_fingers", "hold_800ms", "swipe_left", "drag_one_slow", "drag_finger_joins", "spread_60hz", "rotate_cw_quarter", "drag_finger_joins_and_leaves", "pinch_in_five_fingers", "tap_with_drift"]
"""Without ten_fingers_random, in which a touch lands 0.2 s to the nanosecond before other reports: a page advances to
what is due before it feeds what comes at that time, the other two make one step of both."""


def rows() -> Iterator[tuple[int, int, int, float, float]]:
    """Made hands one after the other: time in nanoseconds, touch, phase, place."""
    begin = 1_000_000_000
    for number, session in enumerate(SESSIONS):
        recording = kinesic.read_recording(ROOT / f"Tests/Traces/{session}.csv")
        for sample in recording.samples:
            yield begin + round(sample.time * 1e9), 100 * number + sample.touch, int(sample.phase), sample.x, sample.y
        begin += round(recording.samples[-1].time * 1e9) + 3_000_000_000


@cache
def touches() -> list[tuple[int, int, int, float, float]]:
    return list(rows())


def lines() -> str:
    return "".join(f"{time} {touch} {phase} {x!r} {y!r}\n" for time, touch, phase, x, y in touches())


def in_python(name: str) -> tuple[list[str], bytes]:
    blocks: list[bytes] = []
    with kinesic.Engine() as engine:
        made = presets.apply(engine.root, name)
        with engine.record(blocks.append):
            steps: dict[int, list[kinesic.Sample]] = {}
            for time, touch, phase, x, y in touches():
                steps.setdefault(time, []).append(kinesic.Sample(touch, kinesic.Phase(phase), x, y, time / 1e9))
            for samples in steps.values():
                engine.feed(samples)
            engine.advance(touches()[-1][0] / 1e9 + 2)
    return list(made), b"".join(blocks)


def history(trace: bytes) -> tuple[list[tuple[int, int]], list[str]]:
    """The state's hash after each step, and the events."""
    hashes: list[tuple[int, int]] = []
    events: list[str] = []

    def keep(event: kinesic.Event) -> None:
        if isinstance(event, kinesic.GestureEvent):
            events.append(f"{event.time_ns} {event.recognizer.name} {event.state.name} {dict(event.values)}")

    kinesic.Trace(trace).replay(on_step=lambda time, state: hashes.append((time, state)), on_event=keep)
    assert len(hashes) > 400 and len(events) > 10
    return hashes, events


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("presets") / "apply"
    library = ROOT / "build/lib"
    strict = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]
    subprocess.run(["gcc", *strict, "-I", ROOT / "Include", HERE / "apply.c", "-o", made, f"-L{library}", "-lkinesic", f"-Wl,-rpath,{library}"], check=True)
    return made


@pytest.fixture(scope="module")
def in_node() -> dict[str, tuple[list[str], bytes]]:
    done = subprocess.run(["node", HERE / "apply.mjs", DIST, *map(camel, NAMES)], input=lines(), capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    found = [json.loads(line) for line in done.stdout.splitlines()]
    return {name: (made, base64.b64decode(trace)) for name, made, trace in found}


def test_there_are_presets() -> None:
    assert NAMES == ["drawing", "game", "kiosk", "list", "low_vision", "map", "table", "tremor"]
    assert len(touches()) > 700


@pytest.mark.parametrize("name", NAMES)
def test_c_makes_what_python_makes(program: Path, name: str, tmp_path: Path) -> None:
    made, trace = in_python(name)
    done = subprocess.run([program, name, tmp_path / "trace"], input=lines(), capture_output=True, text=True)
    assert (done.returncode, done.stderr, done.stdout.split()) == (0, "", made)
    assert history((tmp_path / "trace").read_bytes()) == history(trace)


@pytest.mark.parametrize("name", NAMES)
def test_a_page_makes_what_python_makes(in_node: dict[str, tuple[list[str], bytes]], name: str) -> None:
    (found, trace), (made, expected) = in_node[camel(name)], in_python(name)
    assert found == made
    assert history(trace) == history(expected)


def test_c_lists_the_presets_when_there_is_none_of_a_name(program: Path) -> None:
    done = subprocess.run([program, "mapp", "trace"], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (2, f"apply: there is no preset of that name; there are: {', '.join(NAMES)}\n")


def test_what_a_page_is_refused_changes_nothing() -> None:
    done = subprocess.run(["node", HERE / "refusals.mjs", DIST], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    known, misspelled, inherited, plain, late = done.stdout.splitlines()
    assert json.loads(known) == [camel(name) for name in NAMES]
    for found, name in ((misspelled, "mapp"), (inherited, "toString")):
        assert json.loads(found) == ["KIN_ERROR_UNKNOWN", f"there is no preset '{name}'; there are: {', '.join(json.loads(known))}", 0]
    assert plain == "7 false", "seven recognizers, and no second module"
    assert late == '[null,"no hands",7] 0 false'
