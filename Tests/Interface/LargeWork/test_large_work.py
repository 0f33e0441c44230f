"""A cluster's gestures are those that one engine a session gives, fed sample by sample in this process."""

from __future__ import annotations

import io
import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Iterator, List, Tuple

import pyarrow.compute
import pyarrow.parquet
import pytest
from conftest import PYTHON
from examples.large.analyse import SCENE, analyse, connect
from examples.large.make_sessions import TRACES, make
from examples.large.recognition import recognize

import kinesic

SESSIONS, PER_PART = 300, 70
Row = Tuple[Any, ...]


@pytest.fixture(scope="module")
def sessions(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("large") / "sessions"
    paths = make(folder, SESSIONS, seed=7, per_part=PER_PART)
    assert len(paths) == 5
    table = pyarrow.parquet.read_table(paths[-1])  # recordings that break off: no finger lifts
    pyarrow.parquet.write_table(table.filter(pyarrow.compute.not_equal(table["event"], kinesic.Phase.ENDED)), paths[-1])
    return folder


def directly(rows: List[dict[str, Any]]) -> List[Row]:
    """The gestures of one session: an engine of its own, one sample at a time, events as objects."""
    with kinesic.Engine(touch_capacity=64) as engine:
        kinesic.build_scene(engine, json.loads(SCENE.read_text()))
        events = []
        for time_us in sorted({row["t_us"] for row in rows}):
            step = [row for row in rows if row["t_us"] == time_us]
            places = [(row["x"] / 10 * (163 / 25.4), row["y"] / 10 * (163 / 25.4)) for row in step]
            engine.feed(kinesic.Sample(row["tracking_id"], row["event"], x, y, time_us / 1e6) for row, (x, y) in zip(step, places))
            events += engine.poll()
        engine.cancel_touches(time_us / 1e6)
        engine.advance(time_us / 1e6 + 2)
        events += engine.poll()
        kept = [event for event in events if event.state != kinesic.State.CHANGED]
        session = rows[0]["session"]
        return [
            (session, one.time_ns, one.recognizer.name, one.state.name.lower(), one.x, one.y, one.touch_count, list(one.values.values()))
            for one in kept
        ]


@pytest.fixture(scope="module")
def expected(sessions: Path) -> List[Row]:
    rows = [row for path in sorted(sessions.iterdir()) for row in pyarrow.parquet.read_table(path).to_pylist()]
    of: dict[int, List[dict[str, Any]]] = {}
    for row in rows:
        of.setdefault(row["session"], []).append(row)
    assert list(of) == list(range(SESSIONS))
    return [event for session in of.values() for event in directly(session)]


def found(folder: Path) -> List[Row]:
    return [tuple(row.values()) for path in sorted(folder.iterdir()) for row in pyarrow.parquet.read_table(path).to_pylist()]


def test_two_workers_give_what_a_loop_gives(sessions: Path, expected: List[Row], tmp_path: Path) -> None:
    said = io.StringIO()
    with connect(None, 2) as client:
        progress = analyse(client, sessions, tmp_path / "out", SCENE.read_text(), said)
        with pytest.raises(SystemExit, match="is not empty"):
            analyse(client, sessions, tmp_path / "out", SCENE.read_text(), said)
    assert found(tmp_path / "out") == expected and len(expected) > SESSIONS
    assert {row[2] for row in expected} >= {"tap", "double_tap", "long_press", "swipe", "pan", "pinch", "rotation"}
    assert progress.sessions == SESSIONS and progress.gestures.total() == sum(row[3] in ("began", "ended") for row in starts(expected))
    lines = said.getvalue().split("\r")
    assert [line.split(",")[0] for line in lines[1:]] == [f"{count} of 5 files" for count in range(1, 6)]


def starts(rows: List[Row]) -> Iterator[Row]:
    """The first event of each gesture: a discrete one has no other, a continuous one's is its begin."""
    discrete = {"tap", "double_tap", "swipe"}
    return (row for row in rows if row[3] == "began" or row[2] in discrete)


def test_a_cluster_gives_the_same(sessions: Path, expected: List[Row], tmp_path: Path) -> None:
    address, processes = tmp_path / "scheduler.json", []
    for part in (["dask_scheduler", "--port", "0", "--no-dashboard"], ["dask_worker", "--nworkers", "2", "--no-dashboard"]):
        command = [sys.executable, "-m", f"distributed.cli.{part[0]}", "--scheduler-file", str(address), *part[1:]]
        # where the example cannot be imported
        processes.append(subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL))
    try:
        scheduler = scheduler_in(address)
        command = [sys.executable, "-m", "examples.large.analyse", str(sessions), str(tmp_path / "out"), "--scheduler", scheduler]
        done = subprocess.run(command, cwd=PYTHON, capture_output=True, text=True, timeout=120)
    finally:
        for process in reversed(processes):
            process.terminate()
            process.wait(60)
    assert done.returncode == 0, done.stderr
    assert found(tmp_path / "out") == expected and done.stdout.startswith(f"{SESSIONS} sessions, ")


def scheduler_in(path: Path) -> str:
    """The address that a scheduler writes when it is there."""
    for _ in range(600):
        try:
            address: str = json.loads(path.read_text())["address"]
            return address
        except (OSError, ValueError):
            time.sleep(0.1)
    raise AssertionError("no scheduler came")


def test_a_file_that_cannot_be_read_is_named_and_the_others_are_done(sessions: Path, tmp_path: Path) -> None:
    broken = tmp_path / "sessions"
    broken.mkdir()
    for index, path in enumerate(sorted(sessions.iterdir())[:3]):
        (broken / path.name).write_bytes(path.read_bytes()[: 500 if index == 1 else None])
    with connect(None, 1) as client:
        with pytest.raises(SystemExit, match=r"(?s)^sessions-00001.parquet: .*\n1 of 3 files failed$"):
            analyse(client, broken, tmp_path / "out", SCENE.read_text(), io.StringIO())
        with pytest.raises(SystemExit, match="has no sessions"):
            analyse(client, tmp_path, tmp_path / "out", SCENE.read_text(), io.StringIO())
    assert [path.name for path in sorted((tmp_path / "out").iterdir())] == ["gestures-00000.parquet", "gestures-00002.parquet"]


def test_sessions_hang_on_seed_and_number_alone(sessions: Path, tmp_path: Path) -> None:
    make(tmp_path / "fewer", PER_PART, seed=7, per_part=PER_PART)
    make(tmp_path / "other", PER_PART, seed=8, per_part=PER_PART)
    first, fewer, other = (next(iter(sorted(folder.iterdir()))).read_bytes() for folder in (sessions, tmp_path / "fewer", tmp_path / "other"))
    assert first == fewer != other
    for folder, reason in ((sessions, "is not empty"), (tmp_path / "new", "has no recordings")):
        with pytest.raises(SystemExit, match=reason):
            make(folder, 1, traces=TRACES if folder == sessions else tmp_path)


def test_sessions_without_a_gesture_give_an_empty_file(tmp_path: Path) -> None:
    (path,) = make(tmp_path / "sessions", 3)
    done = recognize(path, tmp_path / "out.parquet", '{"title": "nothing", "views": [], "recognizers": []}')
    table = pyarrow.parquet.read_table(tmp_path / "out.parquet")
    assert (done.sessions, done.gestures.total(), table.num_rows) == (3, 0, 0) and table.num_columns == 8
