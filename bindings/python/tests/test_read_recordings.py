"""Recordings that are read in the program's own process, as the tool reads them."""

from __future__ import annotations

import os
import random
import re
import struct
import subprocess
import sys
import tempfile
import warnings
from pathlib import Path
from typing import Any, Dict, List, Tuple

import pytest
from test_feeding import refused
from test_recordings import HEADER, TOOL, TRACES, needs_tool

import kinesic


@pytest.fixture
def no_tool(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("KINESIC_TOOL", str(tmp_path / "no-tool"))


OPTION_NAMES = {"--units-per-mm": "units_per_mm", "--device-size": "device_size"}


def by_tool(path: Path, **options: Tuple[float, float]) -> Tuple[kinesic.Recording, List[str]]:
    """What the tool reads, and what it says; InvalidError with its sentence where it refuses."""
    given = [part for name, pair in options.items() for part in (f"--{name.replace('_', '-')}", ",".join(map(repr, pair)))]
    with tempfile.TemporaryDirectory() as folder:
        fed = Path(folder) / "fed"
        done = subprocess.run([TOOL, "replay", path, "--samples", fed, *given], capture_output=True, text=True, stdin=subprocess.DEVNULL)
        if done.returncode:
            raise kinesic.InvalidError(done.stderr.partition("\n")[0].replace("error: ", "", 1))
        data = fed.read_bytes()
    said = re.sub("|".join(OPTION_NAMES), lambda found: OPTION_NAMES[found[0]], done.stderr)
    window = kinesic.Rect(*struct.unpack_from("=4d", data, len(data) - 32))
    samples = kinesic.SampleRows.from_bytes(data[:-32])
    return kinesic.Recording(samples, window), [line.replace("note: ", "", 1) for line in said.splitlines()]


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
def test_unusual_pointer_events_are_what_the_tool_makes_of_them(second: str, tmp_path: Path) -> None:
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
def test_unusual_numbers_are_what_the_tool_makes_of_them(row: str, tmp_path: Path) -> None:
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


def test_without_numpy_it_is_read_too() -> None:
    code = "import sys; sys.modules['numpy'] = None; import kinesic; print(len(kinesic.read_recording(sys.argv[1]).samples))"
    done = subprocess.run([sys.executable, "-c", code, TRACES / "tap_double.csv"], check=True, capture_output=True, text=True)
    assert int(done.stdout) == len(kinesic.read_recording(TRACES / "tap_double.csv").samples)


@needs_tool
@pytest.mark.parametrize("form", ["evemu", "libinput", "getevent", "evtest", "tuio"])
@pytest.mark.parametrize("name", ["ten_fingers_random", "drag_two_fingers", "tap_double"])
def test_every_format_is_read_without_the_tool_as_the_tool_reads_it(form: str, name: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    path = tmp_path / f"touches.{form}"
    subprocess.run([TOOL, "convert", "--to", form, TRACES / f"{name}.csv", path], check=True, capture_output=True)
    test_csv_is_read_without_the_tool_as_the_tool_reads_it(path, request)


@needs_tool
def test_damaged_files_are_refused_with_the_tools_sentences(tmp_path: Path) -> None:
    """Every format, cut at some place and with a byte changed there."""
    source, refusals = random.Random(5), 0
    for form in ("csv", "evemu", "libinput", "getevent", "evtest", "tuio", "pointer"):
        good = tmp_path / f"good.{form}"
        subprocess.run([TOOL, "convert", "--to", form, TRACES / "tap_double.csv", good], check=True, capture_output=True)
        for place in [source.randrange(good.stat().st_size) for _ in range(6)]:
            path, data = tmp_path / f"bad.{form}", good.read_bytes()
            path.write_bytes(data[:place] if place % 2 else data[:place] + b"?" + data[place + 1 :])
            results = []
            for read in (by_itself, by_tool):
                try:
                    mine, said = read(path)
                    results.append((mine.samples.to_bytes(), mine.window, said))
                except kinesic.InvalidError as error:
                    # The tool writes control characters by their numbers, for they go to a terminal.
                    results.append(re.sub(r"[\x00-\x1f]", lambda found: f"\\u{ord(found[0]):04x}", str(error)))
                    refusals += 1
            assert results[0] == results[1], (form, place)
    assert refusals > 10
