"""The playground reads recordings as the tool does: the same touches from the same files."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[3]
TOOL = ROOT / "build/bin/kinesic"
TRACES = ROOT / "Tests/Traces"
DATA = Path(os.environ.get("KINESIC_DATA") or ROOT / "../shared/data") / "recordings"
ENDINGS = {"evemu": "evemu", "libinput": "yml", "getevent": "getevent", "pointer": "json", "tuio": "tuio"}
NAMES = ["drag_five_fingers", "spread_60hz", "tap_double", "pinch_in_skewed"]
SYN, ABS = 0, 3
SLOT, MAJOR, X, Y, TOOL_TYPE, ID = 0x2F, 0x30, 0x35, 0x36, 0x37, 0x39
HEAD = "# EVEMU 1.3\nN: Wände\nA: 35 100 2100 0 0 12\nA: 36 0 1000 0 0 12\n"


@pytest.fixture(scope="session")
def reader() -> Path:
    subprocess.run([ROOT / "Scripts/build-playground"], check=True, stdout=subprocess.DEVNULL)
    return ROOT / "build/playground/recordings/read.js"


def read(reader: Path, file: Path) -> tuple[int, str]:
    command = ["node", Path(__file__).with_name("recordings.mjs"), reader, file]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode in (0, 1) and done.stdout, done.stderr
    return done.returncode, done.stdout


def in_the_page(reader: Path, file: Path) -> dict[str, Any]:
    code, printed = read(reader, file)
    assert code == 0, printed
    found: dict[str, Any] = json.loads(printed)
    return found


def convert(file: Path, to: Path) -> None:
    done = subprocess.run([TOOL, "convert", file, to], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr


def by_the_tool(file: Path, folder: Path) -> list[list[Any]]:
    convert(file, folder / "by-the-tool.csv")
    rows = [row.split(",") for row in (folder / "by-the-tool.csv").read_text().splitlines()[1:]]
    return [[int(t), int(contact), float(x), float(y), event] for t, _, contact, x, y, _, event in rows]


def event(milliseconds: float, kind: int, code: int, value: int) -> str:
    return f"E: {7 + milliseconds / 1000:.6f} {kind:04x} {code:04x} {value:d}\n"


def frame(at: float, *changes: tuple[int, int]) -> str:
    return "".join(event(at, ABS, *change) for change in changes) + event(at, SYN, 0, 0)


def packet(at: float, *values: tuple[int, int], last: bool = True) -> str:
    return "".join(event(at, ABS, *value) for value in values) + event(at, SYN, 2, 0) + (event(at, SYN, 0, 0) if last else "")


MADE = {
    # A contact that is down already, a landing, an unchanged report, a contact that follows in its slot, a palm.
    "protocol B": frame(0, (SLOT, 1), (X, 500)) + frame(10, (SLOT, 0), (ID, 70), (X, 300), (Y, 40)) + frame(15)
    + frame(20, (Y, 60)) + frame(30, (ID, 71), (X, 900)) + frame(35, (SLOT, 2), (ID, 72), (X, 1000), (Y, 1))
    + frame(40, (TOOL_TYPE, 2)) + frame(50, (SLOT, 0), (X, 910), (ID, -1)) + frame(60, (SLOT, 2), (TOOL_TYPE, 0), (ID, 73))
    + frame(70, (ID, -1)),
    "events that were lost": frame(0, (SLOT, 0), (ID, 1), (X, 200), (Y, 20)) + frame(8, (SLOT, 1), (ID, 2), (X, 220), (Y, 30))
    + event(9, SYN, 3, 0) + frame(10, (X, 999)) + frame(20, (X, 400)) + frame(30, (ID, 3)) + frame(40, (ID, -1)),
    "protocol A with ids": packet(0, (ID, 5), (X, 200), (Y, 10), last=False) + packet(0, (ID, 6), (X, 400), (Y, 10))
    + packet(10, (ID, 6), (X, 410), (Y, 10), last=False) + packet(10, (ID, 5), (X, 210), (Y, 10)) + packet(20, (ID, 6), (X, 410), (Y, 12))
    + packet(30),
    "protocol A without ids": packet(0, (X, 200), (Y, 10), last=False) + packet(0, (X, 600), (Y, 10))
    + packet(10, (X, 590), (Y, 10), last=False) + packet(10, (X, 230), (Y, 10)) + packet(20, (MAJOR, 0), (X, 230), (Y, 10), last=False)
    + packet(20, (MAJOR, 3), (X, 580), (Y, 11)) + packet(30),
}  # fmt: skip

WRONG = {
    "an axis without numbers.evemu": ("# EVEMU 1.3\nA: 35 x 2 0 0\n", "line 2: an axis line is"),
    "times that run backwards.evemu": (HEAD + frame(5, (ID, 1), (X, 1), (Y, 1)) + frame(1, (X, 2)), "line 9: the time runs backwards"),
    "another line.evemu": (HEAD + "Q: 1\n", "line 5: not a line of an evemu event log"),
    "another version.yml": ("version: 2\ndevices:\n", "line 1: version '2' of the file format"),
    "an event of four.yml": ("version: 1\ndevices:\n- node: x\n  events:\n  - evdev:\n    - [0, 1, 3, 53]\n", "line 6: an event is"),
    "twice.csv": ("t_us,slot,tracking_id,x,y,pressure,event\n0,0,1,5,5,,down\n9,0,1,5,5,,down\n", "line 3: contact 1 goes down twice"),
    "never down.csv": ("t_us,slot,tracking_id,x,y,pressure,event\n0,0,1,5,5,,up\n", "line 2: contact 1 is not down"),
    "no place.csv": ("t_us,slot,tracking_id,x,y,pressure,event\n0,0,1,,5,,down\n", "line 2: x: '' is not a number"),
    "without a place.json": ('[{"type": "pointerdown", "pointerId": 1, "timeStamp": 3, "clientX": 2}]', 'the key "clientY" is missing'),
    "cut.getevent": ("[ 1.000001] /dev/input/event2: EV_ABS ABS_MT_SLOT\n", "line 1: an event line is"),
    "empty.csv": ("t_us,slot,tracking_id,x,y,pressure,event\n", "there is no touch in it"),
    "notes.txt": ("some notes\n", "none of what is read"),
}  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("ending", ["csv", *ENDINGS.values()])
def test_what_the_tool_writes(reader: Path, tmp_path: Path, name: str, ending: str) -> None:
    file = tmp_path / f"recording.{ending}"
    convert(TRACES / f"{name}.csv", file)
    found = in_the_page(reader, file)
    assert len(found["rows"]) >= 4 and found["rows"] == by_the_tool(file, tmp_path)
    # The traces have 10 units a millimetre, which the formats of devices keep; TUIO and the CSV have none.
    assert found["unitsPerMM"] == (None if ending in ("csv", "json") else [10, 10])


@pytest.mark.parametrize("kind", MADE)
def test_events_of_a_device(reader: Path, tmp_path: Path, kind: str) -> None:
    file = tmp_path / "made.evemu"
    file.write_text(HEAD + MADE[kind])
    found = in_the_page(reader, file)
    assert found["rows"] == by_the_tool(file, tmp_path) and len(found["rows"]) >= 5
    assert found["unitsPerMM"] == [12, 12]


def test_coalesced_pointer_events(reader: Path, tmp_path: Path) -> None:
    def at(kind: str, pointer: int, time: float, x: float, **more: Any) -> dict[str, Any]:
        return {"type": kind, "pointerId": pointer, "timeStamp": time, "clientX": x, "clientY": 7.5, **more}

    parts = [{"timeStamp": 14.25, "clientX": 3}, {"timeStamp": 18.5, "clientX": 4, "clientY": 8}]
    events = [
        at("pointermove", 1, 1, 2), at("pointerover", 1, 2, 2), at("pointerdown", 1, 10, 2), at("pointerdown", 2, 11, 90),
        at("pointermove", 1, 20, 5, coalescedEvents=parts), at("pointermove", 2, 20, 91, coalescedEvents=[{"timeStamp": 15}]),
        at("pointerup", 1, 30, 5), at("pointercancel", 2, 31, 91),
    ]  # fmt: skip
    file = tmp_path / "events.json"
    file.write_text(json.dumps(events))
    rows = in_the_page(reader, file)["rows"]
    assert rows == by_the_tool(file, tmp_path) and len(rows) == 7
    lines = tmp_path / "events.jsonl"
    lines.write_text("".join(json.dumps(event) + "\n" for event in events))
    assert in_the_page(reader, lines)["rows"] == rows


@pytest.mark.parametrize("name", ["wacom_dth2242_10finger", "nexus4_4finger_pressure", "galaxy_s_finger_painting"])
def test_recordings_of_others(reader: Path, tmp_path: Path, name: str) -> None:
    if not (DATA / f"{name}.csv").is_file():
        pytest.skip(f"{DATA} is missing: KINESIC_DATA")
    for ending in ("yml", "evemu", "tuio"):
        file = tmp_path / f"recording.{ending}"
        convert(DATA / f"{name}.csv", file)
        assert in_the_page(reader, file)["rows"] == by_the_tool(file, tmp_path)


@pytest.mark.parametrize("name", WRONG)
def test_what_is_refused(reader: Path, tmp_path: Path, name: str) -> None:
    content, sentence = WRONG[name]
    (tmp_path / name).write_text(content)
    code, printed = read(reader, tmp_path / name)
    assert code == 1 and sentence in printed


def test_a_cut_tuio_file_is_refused(reader: Path, tmp_path: Path) -> None:
    convert(TRACES / "tap_double.csv", tmp_path / "whole.tuio")
    content = (tmp_path / "whole.tuio").read_bytes()
    (tmp_path / "cut.tuio").write_bytes(content[:-8])
    code, printed = read(reader, tmp_path / "cut.tuio")
    assert code == 1 and printed.startswith("byte ") and "with" in printed
