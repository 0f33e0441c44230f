"""Recordings: read as the command-line tool reads them, and played as it plays them."""

from __future__ import annotations

import copy
import csv
import json
import os
import pickle
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any, List

import pytest
from test_feeding import refused

import kinesic
from kinesic import GestureEvent, Phase

numpy = pytest.importorskip("numpy")
ROOT = Path(__file__).resolve().parents[3]
TOOL = Path(os.environ.get("KINESIC_TOOL") or ROOT / "build" / "bin" / "kinesic")
TRACES = ROOT / "Tests" / "Traces"
HEADER = "t_us,slot,tracking_id,x,y,pressure,event\n"
needs_tool = pytest.mark.skipif(not TOOL.is_file(), reason="needs the tool: make tool")


@pytest.fixture
def unknown(tmp_path: Path) -> Path:
    """A recording of a device that nobody knows."""
    path = tmp_path / "unknown.csv"
    path.write_text(HEADER + "0,0,1,10,20,1,down\n5000,1,2,30,40,1,down\n5000,0,1,11,20,1,move\n9000,0,1,11,20,1,up\n")
    return path


@needs_tool
@pytest.mark.parametrize("name", ["tap_double", "drag_two_fingers", "edge_left"])
def test_a_recording_plays_as_the_tool_plays_it(name: str, engine: kinesic.Engine) -> None:
    recording = kinesic.read_recording(TRACES / f"{name}.csv")
    kinesic.build_scene(engine, json.loads((ROOT / "Tests/Scenes/demo.json").read_text()))
    played = [event for event in recording.play(engine) if isinstance(event, GestureEvent)]
    command: List[Any] = [TOOL, "replay", "--json", "--scene", ROOT / "Tests/Scenes/demo.json", TRACES / f"{name}.csv"]
    printed = [json.loads(line) for line in subprocess.run(command, capture_output=True, text=True, check=True).stdout.splitlines()]
    assert [(event.recognizer.name, event.state.name.lower()) for event in played] == [(each["recognizer"], each["state"]) for each in printed]
    assert len(played) > 0 and engine.contacts == []


@needs_tool
def test_it_plays_into_columns_too() -> None:
    """Those of `poll_frame`, of the events that `play` gives."""
    recording = kinesic.read_recording(TRACES / "pinch_in_100hz.csv")
    with kinesic.Engine() as engine, kinesic.Engine() as other:
        engine.root.add(kinesic.Pinch(name="pinch"))
        other.root.add(kinesic.Pinch(name="pinch"))
        events, columns = recording.play(engine), recording.play_frame(other)
    assert len(events) > 20 and list(columns["time_ns"]) == [event.time_ns for event in events]
    assert list(columns["scale"]) == [event.scale for event in events] and set(columns["recognizer"]) == {"pinch"}


@needs_tool
def test_samples_are_those_of_the_file() -> None:
    recording = kinesic.read_recording(str(TRACES / "drag_two_fingers.csv"))
    with open(TRACES / "drag_two_fingers.csv", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [sample.time for sample in recording.samples] == [int(row["t_us"]) / 1e6 for row in rows]
    assert [sample.touch for sample in recording.samples] == [int(row["tracking_id"]) for row in rows]
    assert [each for frame in recording.frames for each in frame] == list(recording.samples)
    assert len(recording.frames) == len({row["t_us"] for row in rows}) < len(rows)
    assert recording.end == recording.samples[-1].time and all(sample.view is None for sample in recording.samples)
    assert recording.window.width > 0 and recording.window.contains(recording.samples[0].location)


@needs_tool
def test_every_format_of_the_tool_is_read(tmp_path: Path) -> None:
    source = TRACES / "drag_two_fingers.csv"
    expected = kinesic.read_recording(source)
    for ending in ("evemu", "json", "yml"):
        subprocess.run([TOOL, "convert", source, tmp_path / f"-touch.{ending}"], check=True, capture_output=True)
        read = kinesic.read_recording(tmp_path / f"-touch.{ending}")
        assert [sample.phase for sample in read.samples] == [sample.phase for sample in expected.samples]
        assert [sample.location for sample in read.samples] == [pytest.approx(sample.location, abs=0.1) for sample in expected.samples]


@needs_tool
def test_the_scale_is_given_or_guessed_with_a_warning(unknown: Path) -> None:
    with pytest.warns(UserWarning, match="units per mm are unknown, taking 10; units_per_mm or device_size set them") as caught:
        guessed = kinesic.read_recording(unknown)
    assert caught[0].filename == __file__
    inch = 163 / 25.4
    assert guessed.samples[0].location == pytest.approx((1 * inch, 2 * inch))
    assert kinesic.read_recording(unknown, units_per_mm=(5, 4)).samples[0].location == pytest.approx((2 * inch, 5 * inch))
    sized = kinesic.read_recording(unknown, device_size=(10, 20), device_range=(99, 99))
    assert (sized.window.width, sized.window.height) == pytest.approx((10 * inch, 20 * inch))
    with kinesic.Engine() as engine, pytest.warns(UserWarning):
        assert kinesic.read_recording(unknown, units_per_mm=10).play(engine) == [] and engine.time == 2.009
        kinesic.read_recording(unknown)


@needs_tool
def test_what_is_down_at_the_end_is_cancelled(unknown: Path, engine: kinesic.Engine) -> None:
    view = engine.root.add(kinesic.View(wants_touches=True, multiple_touch_enabled=True))
    events = kinesic.read_recording(unknown, units_per_mm=1).play(engine)
    assert [event.phase for event in events if isinstance(event, kinesic.ViewTouchEvent) and event.touch == 2] == [Phase.BEGAN, Phase.CANCELLED]
    assert view.engine.contacts == []


@pytest.mark.parametrize("engine", [3, None, kinesic.Engine])
def test_it_plays_in_an_engine_only(engine: Any, unknown: Path) -> None:
    with pytest.warns(UserWarning):
        recording = kinesic.read_recording(unknown)
    for play in (recording.play, recording.play_frame):
        with pytest.raises(kinesic.InvalidTypeError, match="engine must be an Engine, not "):
            play(engine)


@needs_tool
def test_a_number_that_no_engine_takes_is_refused_with_its_place(tmp_path: Path) -> None:
    rows = [f"{1000 * index},0,{index // 2},{index},5,,{('down', 'up')[index % 2]}" for index in range(20_000)]
    (tmp_path / "long.csv").write_text("\n".join(["t_us,slot,tracking_id,x,y,pressure,event", *rows]))
    read = kinesic.read_recording(tmp_path / "long.csv", units_per_mm=1)
    assert len(read.samples) == 20_000 and read.end == 19.999 and read.samples[-1].touch == 9_999
    assert len(read.samples.to_bytes()) == 20_000 * 104
    rows[15_000] = "15000000,0,7500,1e300,5,,down"
    (tmp_path / "long.csv").write_text("\n".join(["t_us,slot,tracking_id,x,y,pressure,event", *rows]))
    error = refused(kinesic.InvalidError, lambda: kinesic.read_recording(tmp_path / "long.csv", units_per_mm=1))
    assert "long.csv: sample 15000: x or y is not a finite number within KIN_NUMBER_LIMIT (1e9)" in str(error)


@needs_tool
def test_no_file_stays_open_for_a_recording() -> None:
    open_before = len(os.listdir("/proc/self/fd"))
    kept = [kinesic.read_recording(TRACES / "pinch_in_100hz.csv") for _ in range(3)]
    assert len(os.listdir("/proc/self/fd")) == open_before and kept[0].samples == kept[2].samples


@needs_tool
def test_what_is_no_recording_is_refused(tmp_path: Path, unknown: Path) -> None:
    (tmp_path / "other.csv").write_text("x\n")
    trace: List[bytes] = []
    with kinesic.Engine() as engine, engine.record(trace.append):
        pass
    (tmp_path / "bug.kintrace").write_bytes(b"".join(trace))
    assert "is wanted" in str(refused(kinesic.InvalidError, lambda: kinesic.read_recording(tmp_path / "other.csv")))
    assert "kinesic.Trace" in str(refused(kinesic.InvalidError, lambda: kinesic.read_recording(tmp_path / "bug.kintrace")))
    refused(kinesic.NullError, lambda: kinesic.read_recording(None))  # type: ignore[arg-type]
    refused(kinesic.InvalidTypeError, lambda: kinesic.read_recording(3))  # type: ignore[arg-type]
    refused(kinesic.InvalidTypeError, lambda: kinesic.read_recording(unknown, units_per_mm="ten"))  # type: ignore[arg-type]
    refused(kinesic.InvalidError, lambda: kinesic.read_recording(unknown, device_size=(1, 2, 3)))  # type: ignore[arg-type]
    refused(kinesic.RangeError, lambda: kinesic.read_recording(unknown, units_per_mm=-1))
    with pytest.raises(FileNotFoundError):
        kinesic.read_recording(tmp_path / "nothing.csv")


def test_without_the_tool_a_sentence_says_what_brings_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KINESIC_TOOL", str(tmp_path / "no-tool"))
    read = kinesic.read_recording(TRACES / "tap_double.csv")
    error: Any = refused(kinesic.UnsupportedError, lambda: kinesic.write_recording(tmp_path / "touch.evemu", read))
    assert "pip install 'kinesic[tool]'" in error.sentence and str(tmp_path / "no-tool") in error.sentence


def test_a_program_that_reads_none_does_not_load_the_reader() -> None:
    code = "import sys, kinesic; assert 'subprocess' not in sys.modules and 'kinesic._core.recordings' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONWARNINGS": ""})


# Arrays


@needs_tool
def test_samples_are_an_array_too(engine: kinesic.Engine) -> None:
    recording = kinesic.read_recording(TRACES / "drag_two_fingers.csv")
    samples = recording.samples
    array = recording.array
    assert array.dtype == kinesic.sample_dtype() and len(array) == len(samples) and numpy.asarray(samples).dtype == array.dtype
    assert [(each["touch"], each["time_ns"], each["x"]) for each in array] == [(each.touch, each.time_ns, each.x) for each in samples]
    pan = engine.root.add(kinesic.Pan(maximum_touches=2))
    engine.root.frame = recording.window
    engine.feed(samples)
    fed = engine.poll_array()
    with kinesic.Engine() as other:
        other.root.frame = recording.window
        other.root.add(kinesic.Pan(maximum_touches=2))
        other.feed(array)
        assert len(fed) == len(other.poll_array()) > 3
    assert pan.state is kinesic.State.POSSIBLE
    moved = numpy.array(array)
    moved["x"] += 10
    assert kinesic.SampleRows(moved)[0].x == samples[0].x + 10 == recording.samples[0].x + 10


@needs_tool
def test_rows_are_a_sequence_of_samples() -> None:
    rows = kinesic.read_recording(TRACES / "drag_two_fingers.csv").samples
    made = list(rows)
    assert rows == made and rows == tuple(made) and rows != made[1:] and rows[0] == made[0] and rows[-1] == made[-1]
    assert isinstance(rows[2:5], kinesic.SampleRows) and list(rows[2:5]) == made[2:5] and list(rows[2:9:3]) == made[2:9:3]
    assert list(rows[3:][2:4]) == made[5:7] and rows[5:3] == () and list(reversed(rows)) == made[::-1] and made[3] in rows
    assert kinesic.SampleRows(made) == rows == kinesic.SampleRows(rows.array) and kinesic.SampleRows() == []
    assert pickle.loads(pickle.dumps(rows[2:5])) == made[2:5] and copy.deepcopy(rows) == rows
    for index in (len(rows), -len(rows) - 1):
        with pytest.raises(IndexError):
            rows[index]
    refused(kinesic.InvalidError, lambda: kinesic.SampleRows.from_bytes(b"123"))
    refused(kinesic.InvalidTypeError, lambda: kinesic.SampleRows([3]))  # type: ignore[list-item]


@needs_tool
def test_a_repr_is_short(unknown: Path) -> None:
    recording = kinesic.read_recording(TRACES / "drag_two_fingers.csv")
    assert len(repr(recording)) < 200 and f"{len(recording.samples)} samples of 2 touches, 0.0 to " in repr(recording)
    assert repr(kinesic.SampleRows()) == "<SampleRows: none>"


@needs_tool
def test_columns_are_for_frames() -> None:
    recording = kinesic.read_recording(TRACES / "drag_two_fingers.csv")
    columns = recording.columns()
    assert {len(column) for column in columns.values()} == {len(recording.samples)}
    assert [(time, touch, phase, x) for time, touch, phase, x in zip(columns["time"], columns["touch"], columns["phase"], columns["x"])] == [
        (each.time, each.touch, each.phase.name, each.x) for each in recording.samples
    ]


@needs_tool
@pytest.mark.parametrize("ending", ["csv", "json", "evemu", "yml", "tuio", "getevent"])
def test_what_is_written_is_read(ending: str, tmp_path: Path) -> None:
    recording = kinesic.read_recording(TRACES / "drag_two_fingers.csv")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        kinesic.write_recording(tmp_path / f"a.{ending}", recording)
        kinesic.write_recording(tmp_path / f"b.{ending}", recording.array)
        kinesic.write_recording(tmp_path / f"c.{ending}", list(recording.samples), format=None)
        size = {"device_range": (recording.window.width, recording.window.height)} if ending == "tuio" else {}
        scale = {"getevent": {"units_per_mm": 100}, "csv": {"units_per_mm": 163 / 25.4}, "tuio": {"units_per_mm": 163 / 25.4}}.get(ending, {})
        again = kinesic.read_recording(tmp_path / f"a.{ending}", **scale, **size)  # type: ignore[arg-type]
    assert (tmp_path / f"b.{ending}").read_bytes() == (tmp_path / f"c.{ending}").read_bytes() != b""
    # TUIO has the lifts of a frame at its end.
    mine, theirs = ([sorted(frame, key=lambda each: each.phase) for frame in each.frames] for each in (again, recording))
    for one, other in ((one, other) for pair in zip(mine, theirs) for one, other in zip(*pair)):
        assert one.phase is other.phase and one.time == pytest.approx(other.time - recording.samples[0].time, abs=1e-5)
        assert ending == "tuio" or one.location == pytest.approx(other.location, abs=0.2)
    assert [len(frame) for frame in mine] == [len(frame) for frame in theirs] and len(mine) > 20


@needs_tool
def test_what_cannot_be_written_is_refused(tmp_path: Path) -> None:
    down = kinesic.Sample(1, Phase.BEGAN, 1, 1, 0.0)
    refused(kinesic.SequenceError, lambda: kinesic.write_recording(tmp_path / "a.csv", [kinesic.Sample(1, Phase.MOVED, 1, 1, 0.0)]))
    refused(kinesic.InvalidError, lambda: kinesic.write_recording(tmp_path / "a.nothing", [down]))
    refused(kinesic.InvalidError, lambda: kinesic.write_recording(tmp_path / "a.csv", [down], format="nothing"))
    with pytest.warns(UserWarning, match="units per mm"):
        kinesic.write_recording(tmp_path / "a.csv", [down])
