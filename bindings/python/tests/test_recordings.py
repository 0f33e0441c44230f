"""Recordings: read as the command-line tool reads them, and played as it plays them."""

from __future__ import annotations

import copy
import csv
import json
import os
import pickle
import random
import re
import subprocess
import sys
import warnings
from pathlib import Path
from typing import Any, Dict, List, Tuple

import pytest
from test_feeding import refused

import kinesic
from kinesic import GestureEvent, Phase
from kinesic._core import recordings

numpy = pytest.importorskip("numpy")
from kinesic._core.recorded import DEVICES  # noqa: E402  it needs NumPy

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


@needs_tool
def test_a_long_recording_is_checked_a_part_at_a_time(tmp_path: Path) -> None:
    """One feed of it would want room for three records a touch, more than the engine has that looks at it."""
    rows = [f"{1000 * index},0,{index // 2},{index},5,,{('down', 'up')[index % 2]}" for index in range(20_000)]
    (tmp_path / "long.csv").write_text("\n".join(["t_us,slot,tracking_id,x,y,pressure,event", *rows]))
    read = kinesic.read_recording(tmp_path / "long.csv", units_per_mm=1)
    assert len(read.samples) == 20_000 and read.end == 19.999 and read.samples[-1].touch == 9_999
    assert len(read.samples.to_bytes()) == 20_000 * 104
    rows[15_000] = "15000000,0,7500,1e300,5,,down"
    (tmp_path / "long.csv").write_text("\n".join(["t_us,slot,tracking_id,x,y,pressure,event", *rows]))
    error = refused(kinesic.InvalidError, lambda: kinesic.read_recording(tmp_path / "long.csv", units_per_mm=1))
    assert "long.csv: KIN_ERROR_INVALID" in str(error) and "KIN_NUMBER_LIMIT" in str(error)


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
    unknown = tmp_path / "touch.evemu"
    unknown.write_text("E: 0.000001 0003 0039 0001\n")
    error: Any = refused(kinesic.UnsupportedError, lambda: kinesic.read_recording(unknown))
    assert "pip install 'kinesic[tool]'" in error.sentence and str(tmp_path / "no-tool") in error.sentence


def test_a_program_that_reads_none_does_not_load_the_reader() -> None:
    code = "import sys, kinesic; assert 'subprocess' not in sys.modules and 'kinesic._core.recordings' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "PYTHONWARNINGS": ""})


# Without the tool


@pytest.fixture
def no_tool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KINESIC_TOOL", str(tmp_path / "no-tool"))


def by_tool(path: Path, **options: Tuple[float, float]) -> Tuple[kinesic.Recording, List[str]]:
    """What the tool reads, and what it says."""
    given = {f"--{name.replace('_', '-')}": pair for name, pair in options.items()}
    read, said = recordings._read_by_tool(str(path), given)
    return read, [line.replace("note: ", "", 1) for line in said.splitlines()]


def by_itself(path: Path, **options: Tuple[float, float]) -> Tuple[kinesic.Recording, List[str]]:
    """What is read without the tool, and the warnings."""
    names = {"range": "device_range"}
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        read = kinesic.read_recording(path, **{names.get(name, name): pair for name, pair in options.items()})  # type: ignore[arg-type]
    return read, [str(each.message) for each in caught]


def recorded() -> List[Path]:
    """The made traces, and the recordings of others, if they are there."""
    others = os.environ.get("KINESIC_DATA")
    return sorted(TRACES.glob("*.csv")) + sorted((Path(others) / "recordings").glob("*.csv") if others else ())


OPTIONS: List[Dict[str, Tuple[float, float]]] = [
    {}, {"units_per_mm": (7.3, 9.1)}, {"range": (5000, 333)}, {"device_size": (100, 55.5)}, {"device_size": (100, 55.5), "range": (50, 1e4)},
]  # fmt: skip


@needs_tool
@pytest.mark.parametrize("path", recorded(), ids=lambda path: path.stem)
def test_csv_is_read_without_the_tool_as_the_tool_reads_it(path: Path, request: pytest.FixtureRequest) -> None:
    expected = [by_tool(path, **options) for options in OPTIONS]
    request.getfixturevalue("no_tool")
    for (read, said), options in zip(expected, OPTIONS):
        mine, warned = by_itself(path, **options)
        assert mine.samples.to_bytes() == read.samples.to_bytes() and mine.window == read.window and warned == said


EVENT = '{"type": "pointer%s", "pointerId": 1, "pointerType": "touch", "timeStamp": %s, "clientX": 3.1, "clientY": 7, "pressure": 0.5}'


@needs_tool
@pytest.mark.parametrize("name", ["ten_fingers_random", "drag_two_fingers", "tap_double"])
def test_pointer_events_are_read_without_the_tool_as_the_tool_reads_them(name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    path = tmp_path / "touch.json"
    subprocess.run([TOOL, "convert", TRACES / f"{name}.csv", path], check=True, capture_output=True)
    test_csv_is_read_without_the_tool_as_the_tool_reads_it(path, request)


@needs_tool
def test_times_of_pointer_events_are_rounded_as_the_tool_rounds_them(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    source = random.Random(3)
    times = sorted([0, 0.00000049999999999, 0.0000005, 0.0000015, *(source.random() * 10 ** source.randint(-6, 9) for _ in range(300))])
    path = tmp_path / "times.json"
    path.write_text("[" + ",\n".join(EVENT % ("up" if index % 2 else "down", time) for index, time in enumerate(times)) + "]")
    test_csv_is_read_without_the_tool_as_the_tool_reads_it(path, request)


@needs_tool
@pytest.mark.parametrize(
    "second",
    [
        EVENT.replace(', "clientX": 3.1', ""), EVENT.replace("0.5}", '0.5, "width": 9}'), EVENT.replace("touch", "pen"), EVENT.replace("3.1", "NaN"),
        EVENT.replace("3.1", '"3"'), EVENT.replace("0.5}", '0.5, "type": "pointerup"}'), EVENT.replace('Id": 1', 'Id": -1'), EVENT.replace('Id": 1', 'Id": true'),
        EVENT.replace("pointer%s", "lost%s"), EVENT + ",", "%s, %s", "[%s, %s]", EVENT.replace("3.1", "1e999"), EVENT.replace("3.1", "1e300"), EVENT.replace("0.5", "1e999"), EVENT.replace("0.5", "9" * 400),
    ],
)  # fmt: skip
def test_unusual_pointer_events_are_left_to_the_tool(second: str, tmp_path: Path) -> None:
    """Whether it reads or refuses them."""

    def result(read: Any) -> Any:
        try:
            return read(path, units_per_mm=(1, 1))[0].samples.to_bytes()
        except kinesic.Error as error:
            return str(error)

    path = tmp_path / "unusual.json"
    path.write_text("[" + EVENT % ("down", 1) + ",\n" + second % ("up", 2) + "]")
    assert result(by_itself) == result(by_tool)


def numbers(source: random.Random) -> str:
    """A plain number as programs write them: whole, with a fraction, below 0."""
    digits = source.randint(1, 15)
    behind = source.choice([0, 0, source.randint(0, digits - 1)])
    text = str(source.randrange(10**digits)).zfill(behind + 1)
    # Beyond KIN_NUMBER_LIMIT, 1e9, is nothing that an engine takes.
    whole = (text[: len(text) - behind])[-8:]
    return source.choice(["", "-"]) + whole + ("." + text[len(text) - behind :] if behind else "")


@needs_tool
@pytest.mark.parametrize("end", ["\n", "\r\n"])
def test_every_plain_number_is_the_one_that_the_tool_reads(end: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    """In parts, which begin and end anywhere in a file."""
    source = random.Random(7)
    path = tmp_path / "numbers.csv"
    rows = [f"{index * 1777},x{index},{index // 3},{numbers(source)},{numbers(source)},{source.choice(['', numbers(source)])},{('down', 'move', source.choice(['up', 'cancel']))[index % 3]}" for index in range(30_000)]
    path.write_bytes(end.join([HEADER.strip(), *rows]).encode())
    expected = by_tool(path, units_per_mm=(3, 7))
    request.getfixturevalue("no_tool")
    mine = by_itself(path, units_per_mm=(3, 7))
    assert mine[0].samples.to_bytes() == expected[0].samples.to_bytes() and mine[0].window == expected[0].window


FIRST = "0,0,1,10,20,1,down"


@needs_tool
@pytest.mark.parametrize("row", ["5,0,1,1e1,20,1,up", "5,0,1,10,0x14,1,up", "5,0,1,10,20,,up\n", "5,0,1,+10,20,.5,up", "5,0,1,12345678.12345678901,20,1,up"])
def test_unusual_numbers_are_left_to_the_tool(row: str, tmp_path: Path) -> None:
    path = tmp_path / "unusual.csv"
    path.write_text(f"{HEADER}{FIRST}\n{row}\n")
    assert by_itself(path, units_per_mm=(1, 1))[0].samples == by_tool(path, units_per_mm=(1, 1))[0].samples


@needs_tool
@pytest.mark.parametrize(
    "row, sentence",
    [
        ("5,0,1,10,20,up", ":3: 7 fields are wanted"),
        ("5,0,1,10,20,1,up,", ":3: 7 fields are wanted"),
        ("5,0,1,10,20,up\n6,0,1,10,20,1,1,up", ":3: 7 fields are wanted"),
        ("5.0,0,1,10,20,1,up", ":3: t_us: '5.0' is not a whole number"),
        ("4503599627370496,0,1,10,20,1,up", ":3: t_us: '4503599627370496' is not a whole number"),
        ("5,0,,10,20,1,up", ":3: tracking_id: '' is not a whole number"),
        ("5,0,-1,10,20,1,up", ":3: tracking_id: '-1' is not a whole number"),
        ("5,0,1,,20,1,up", ":3: x: '' is not a number"),
        ("5,0,1,1.2.3,20,1,up", ":3: x: '1.2.3' is not a number"),
        ("5,0,1,1-2,20,1,up", ":3: x: '1-2' is not a number"),
        ("5,0,1,10,-,1,up", ":3: y: '-' is not a number"),
        ("5,0,1,10,20,:,up", ":3: pressure: ':' is not a number"),
        ("5,0,1,10,20,1,upp", ":3: event: 'upp' is not one of"),
        ("5,0,1,10,20,1,", ":3: event: '' is not one of"),
        ("5,0,2,10,20,1,move", ":3: contact 2 is not down"),
        ("5,0,1,10,20,1,down", ":3: contact 1 goes down twice"),
        ("5,0,1,10,20,1,move\n4,0,1,10,20,1,up", ":4: the time runs backwards"),
        ("\n".join(f"5,0,{number},10,20,1,down" for number in range(2, 70)), ":66: more than 64 contacts at one time"),
    ],
)
def test_a_bad_row_is_refused_with_its_line(row: str, sentence: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.csv"
    path.write_text(f"{HEADER}{FIRST}\n{row}\n")
    assert f"bad.csv{sentence}" in str(refused(kinesic.InvalidError, lambda: kinesic.read_recording(path, units_per_mm=1)))


def test_the_devices_are_those_of_the_tool() -> None:
    text = (ROOT / "Sources/KinesicTool/Recordings/Devices.swift").read_text()
    rows = re.findall(r'KnownDevice\("(\w+)", \(0, (\d+)\), \(0, (\d+)\), perMM: (?:\(([\d.]+), ([\d.]+)\)|nil)\)', text)
    assert len(rows) == text.count('KnownDevice("') > 10
    known = [(name, (float(x), float(y)), (float(per_x), float(per_y)) if per_x else None) for name, x, y, per_x, per_y in rows]
    assert [(name, *each) for name, each in DEVICES.items()] == known


@needs_tool
def test_without_numpy_the_tool_reads_it() -> None:
    code = "import sys; sys.modules['numpy'] = None; import kinesic; print(len(kinesic.read_recording(sys.argv[1]).samples))"
    done = subprocess.run([sys.executable, "-c", code, TRACES / "tap_double.csv"], check=True, capture_output=True, text=True)
    assert int(done.stdout) == len(kinesic.read_recording(TRACES / "tap_double.csv").samples)


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
