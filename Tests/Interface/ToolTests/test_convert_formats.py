"""What each format may look like in the wild: the things that real files have and ours do not."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from conftest import ROOT, kinesic
from touches import osc_bundle, osc_message, pointer_event, pointer_file, rows, sized, through


def getevent(*lines: str) -> str:
    return "\n".join(lines) + "\n"


TAP = ["[   100.000500] {}EV_ABS       ABS_MT_TRACKING_ID   0000002a", "[   100.000500] {}EV_ABS       ABS_MT_POSITION_X    000001f4",
       "[   100.000500] {}EV_ABS       ABS_MT_POSITION_Y    0000012c", "[   100.000500] {}EV_KEY       BTN_TOUCH            DOWN",
       "[   100.000500] {}EV_SYN       SYN_REPORT           00000000", "[   100.050500] {}EV_ABS       ABS_MT_TRACKING_ID   ffffffff",
       "[   100.050500] {}EV_KEY       BTN_TOUCH            UP", "[   100.050500] {}EV_SYN       SYN_REPORT           00000000"]  # fmt: skip
TAP_ROWS = ["0,0,1,500,300,,down", "50000,0,1,500,300,,up"]


@pytest.mark.parametrize("column", ["", "/dev/input/event2: "], ids=["one device", "device column"])
def test_getevent_with_and_without_the_device(column: str) -> None:
    assert rows(getevent(*[line.format(column) for line in TAP])) == TAP_ROWS


def test_getevent_in_numbers_with_windows_line_ends() -> None:
    numbers = ["0003 0039 0000002a", "0003 0035 000001f4", "0003 0036 0000012c", "0000 0000 00000000"]
    text = "".join(f"[     7.000001] {line}\r\n" for line in numbers) + "[     7.050001] 0003 0039 ffffffff\r\n[     7.050001] 0000 0000 00000000\r\n"
    assert rows(text) == TAP_ROWS


def test_getevent_takes_axes_and_events_from_the_device_that_is_touched() -> None:
    head = [
        "could not get driver version for /dev/input/mice, Not a typewriter", "add device 1: /dev/input/event5", '  name:     "buttons"',
        "  events:", "    KEY (0001): KEY_POWER             KEY_VOLUMEUP", "add device 2: /dev/input/event2", "  bus:      0018",
        '  name:     "fts_ts"', "  events:", "    ABS (0003): ABS_MT_SLOT           : value 0, min 0, max 9, fuzz 0, flat 0, resolution 0",
        "                ABS_MT_POSITION_X     : value 0, min 100, max 1179, fuzz 0, flat 0, resolution 16",
        "                0036                  : value 0, min 0, max 2399, fuzz 0, flat 0, resolution 16", "  input props:", "    INPUT_PROP_DIRECT",
        "[   100.000500] /dev/input/event5: EV_KEY       KEY_POWER            DOWN", "[   100.000500] /dev/input/event5: EV_SYN       SYN_REPORT           00000000",
        "[   100.000500] /dev/input/event5: EV_MSC       MSC_SCAN             00000003",
    ]  # fmt: skip
    touches = [line.format("/dev/input/event2: ") for line in TAP]
    # between x and y of the landing
    touches.insert(2, "[   100.000500] /dev/input/event5: EV_SYN       SYN_REPORT           00000000")
    source = getevent(*head, *touches)
    assert rows(source) == [row.replace(",500,", ",400,") for row in TAP_ROWS]
    log = through(source.encode(), "--to", "evemu").decode()
    assert "N: fts_ts\n" in log and "A: 35 100 1179 0 0 16\n" in log and "A: 36 0 2399 0 0 16\n" in log


LIBINPUT = """\
# libinput record
version: 1
ndevices: 2
libinput:
  version: "1.22.1"
  git: "unknown"
system:
  os: "debian:12"
  kernel: "6.1.0"
  dmi: "dmi:bvnLENOVO:bvr:"
devices:
- node: /dev/input/event1
  evdev:
    # Name: Power Button
    name: "Power # Button"
    id: [25, 0, 1, 0]
    codes:
      0: [0, 1] # EV_SYN
      1: [116] # EV_KEY
    properties: []
  hid: [
    0x05, 0x0d, 0x09, 0x04,
    0xa1: 0x01 ]
  events:
  - evdev:
    - [  0,      0,   1, 116,       1] # EV_KEY / KEY_POWER                 1
    - [  0,      0,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
- node: /dev/input/event6
  evdev:
    name: "Touch: \\"panel\\""
    absinfo:
      53: [-100, 4095, 0, 0, 12]
      54: [0, 4095, 0, 0, 12]
    properties: [1]
  udev:
    properties:
    - ID_INPUT=1
  quirks:
  - ModelTabletModeNoSuspend=1
  events:
  # Current time is 12:34:56
  - evdev:
    - [ 12, 999990,   3,  57,     123] # EV_ABS / ABS_MT_TRACKING_ID      123
    - [ 12, 999990,   3,  53,     400] # EV_ABS / ABS_MT_POSITION_X
    - [ 12, 999990,   3,  54,     300]
    - [ 12, 999990,   0,   0,       0] # ------------ SYN_REPORT (0) ---------- +0ms
  - libinput:
    - {time: 12.999990, type: TOUCH_DOWN, slot: 0, seat_slot: 0, point: [ 41.67,  25.00], transformed: [ 41.67,  25.00]}
  - hid:
      time: [ 13,  40000]
  - evdev:
    - [ 13,  49990,   3,  57,      -1]
    - [ 13,  49990,   0,   0,       0]
"""


def test_libinput_record_with_all_that_it_writes() -> None:
    assert rows(LIBINPUT) == TAP_ROWS
    log = through(LIBINPUT.encode(), "--to", "evemu").decode()
    assert 'N: Touch: "panel"\n' in log and "A: 35 -100 4095 0 0 12\n" in log
    assert 'name: "Touch: \\"panel\\""\n' in through(LIBINPUT.encode(), "--to", "libinput").decode()


def test_evemu_pens_palms_and_pressures_keep_their_slots_state() -> None:
    def event(t: int, code: int, value: int) -> str:
        return f"E: 0.{t:06d} 0003 {code:04x} {value:04d}\n"

    def sync(t: int) -> str:
        return f"E: 0.{t:06d} 0000 0000 0000\n"

    pen = event(0, 0x39, 1) + event(0, 0x37, 1) + event(0, 0x35, 10) + event(0, 0x36, 20) + event(0, 0x3A, 5) + sync(0)
    presses = event(10, 0x3A, 9) + sync(10) + event(20, 0x39, -1) + event(20, 0x3A, 0) + sync(20)
    again = event(30, 0x39, 2) + event(30, 0x3A, 3) + sync(30) + event(40, 0x37, 2) + sync(40) + event(50, 0x35, 99) + event(50, 0x39, -1) + sync(50)
    source = "N: pen\n" + pen + presses + again
    assert rows(source) == ["0,0,1,10,20,5,down", "10,0,1,10,20,9,move", "20,0,1,10,20,0,up", "30,0,2,10,20,3,down", "40,0,2,10,20,3,cancel"]
    events = json.loads(through(source.encode(), "--to", "pointer"))
    assert [event["pointerType"] for event in events] == ["pen", "pen", "pen", "pen", "touch"]


def test_evemu_protocol_a_keeps_pressures_and_passes_over_what_was_dropped() -> None:
    def frame(t: int, *contacts: tuple[int, int, int, int], drop: bool = False) -> str:
        text = ""
        for contact, x, y, pressure in contacts:
            for code, value in ((0x39, contact), (0x35, x), (0x36, y), (0x3A, pressure)):
                text += f"E: 0.{t:06d} 0003 {code:04x} {value:04d}\n"
            text += f"E: 0.{t:06d} 0000 0002 0000\n"
        dropped = f"E: 0.{t:06d} 0000 0003 0000\n" if drop else ""
        return text + dropped + (f"E: 0.{t:06d} 0000 0002 0000\n" if not contacts else "") + f"E: 0.{t:06d} 0000 0000 0000\n"

    source = frame(0, (0, 10, 20, 5)) + frame(10, (0, 10, 20, 6)) + frame(20, (0, 99, 99, 6), drop=True) + frame(30, (0, 12, 20, 6), (1, 50, 60, 1)) + frame(40)
    assert rows(source) == ["0,0,1,10,20,5,down", "10,0,1,10,20,6,move", "30,0,1,12,20,6,move", "30,1,2,50,60,1,down", "40,0,1,12,20,6,up", "40,1,2,50,60,1,up"]


def test_pointer_events_without_a_contact_are_passed_over() -> None:
    mouse = {"pointerType": "mouse", "pointerId": 5}
    source = pointer_file(
        pointer_event("over", 1, 5, 5, **mouse), pointer_event("move", 2, 6, 6, **mouse), pointer_event("down", 3, 7, 7, buttons=1, **mouse),
        {"type": "gotpointercapture", "timeStamp": 3}, pointer_event("move", 4.5, 8.5, 7, buttons=1, **mouse), pointer_event("up", 5, 8.5, 7, **mouse),
        {"type": "click", "timeStamp": 5}, pointer_event("move", 6, 9, 9, **mouse),
    )  # fmt: skip
    assert rows(source) == ["3000,0,5,7,7,,down", "4500,0,5,8.5,7,,move", "5000,0,5,8.5,7,,up"]


def test_coalesced_events_stand_for_the_event_that_holds_them() -> None:
    other = {"pointerId": 2}
    source = pointer_file(
        pointer_event("down", 0, 0, 0), pointer_event("down", 0, 50, 50, **other),
        pointer_event("move", 16, 4, 4, coalescedEvents=[{"timeStamp": 8, "clientX": 2, "clientY": 2}, {"timeStamp": 16, "clientX": 4, "clientY": 4}]),
        pointer_event("move", 16, 54, 54, coalescedEvents=[{"timeStamp": 12, "clientX": 53, "clientY": 53}, {"timeStamp": 16}], **other),
        pointer_event("move", 20, 5, 5, coalescedEvents=[]), pointer_event("cancel", 24, 5, 5), pointer_event("up", 24, 54, 54, **other),
    )  # fmt: skip
    assert rows(source) == [
        "0,0,1,0,0,,down", "0,1,2,50,50,,down", "8000,0,1,2,2,,move", "12000,1,2,53,53,,move", "16000,0,1,4,4,,move", "16000,1,2,54,54,,move",
        "20000,0,1,5,5,,move", "24000,0,1,5,5,,cancel", "24000,1,2,54,54,,up",
    ]  # fmt: skip


def test_pointer_events_keep_all_that_they_say() -> None:
    angles = {"altitudeAngle": 1.25, "azimuthAngle": 0.5}
    events = [
        pointer_event("down", 0.123456, 1.5, 2.25, pressure=0.5, width=22.5, height=24, buttons=1, shiftKey=True, metaKey=True, **angles),
        pointer_event("move", 1, 2, 3, pressure=0.75, width=22.5, height=25, buttons=3, ctrlKey=True, altKey=True, **angles),
        pointer_event("up", 2, 2, 3, pressure=0, **angles),
    ]
    for event in events:
        event["pointerType"] = "pen"
    assert json.loads(through(pointer_file(*events).encode(), "--to", "pointer")) == events


@pytest.mark.parametrize(
    ("tilt", "angles"),
    [
        # altitude = atan(1 / sqrt(tan^2 x + tan^2 y)), azimuth = atan2(tan y, tan x), from the axes' own planes
        ((30, 0), (math.pi / 3, 0)), ((0, 30), (math.pi / 3, math.pi / 2)), ((-45, 0), (math.pi / 4, math.pi)), ((0, -45), (math.pi / 4, 3 * math.pi / 2)),
        ((45, 45), (math.atan(1 / math.sqrt(2)), math.pi / 4)), ((90, 0), (0, 0)), ((0, 90), (0, math.pi / 2)), ((0, 0), (math.pi / 2, 0)),
    ],
)  # fmt: skip
def test_tilts_become_angles(tilt: tuple[int, int], angles: tuple[float, float]) -> None:
    pen = {"pointerType": "pen", "tiltX": tilt[0], "tiltY": tilt[1]}
    event = json.loads(through(pointer_file(pointer_event("down", 0, 0, 0, **pen)).encode(), "--to", "pointer"))[0]
    assert (event["altitudeAngle"], event["azimuthAngle"]) == pytest.approx(angles, abs=1e-12)


def test_tuio_keeps_sources_apart_and_passes_over_what_is_late_or_not_ours() -> None:
    def frame(seconds: float, source: str, number: int, *cursors: tuple[int, float, float], alive: list[int] | None = None) -> bytes:
        ids = [cursor[0] for cursor in cursors] if alive is None else alive
        sets = [osc_message("set", *cursor, 0.0, 0.0, 0.0) for cursor in cursors]
        return sized(osc_bundle(seconds, osc_message("source", source), osc_message("alive", *ids), *sets, osc_message("fseq", number)))

    stream = (
        sized(osc_bundle(0, osc_message("alive", address="/tuio/2Dobj"), osc_message("fseq", 1, address="/tuio/2Dobj")))
        + frame(0.5, "left", 10, (7, 0.25, 0.5))
        + frame(0.5, "right", 3, (7, 0.75, 0.5))
        + frame(0.75, "left", 11, (7, 0.5, 0.5), (8, 0.125, 0.125), alive=[7])  # 8 is not alive yet
        + frame(0.75, "left", 9, (7, 0.0, 0.0))  # late
        + frame(0.75, "left", -1, alive=[7])  # says nothing new
        + frame(1, "left", 12, alive=[])
        + frame(1, "right", 1, (7, 0.75, 0.625))  # late
        + frame(1.25, "right", 4, (7, 0.75, 0.75), (9, 1.0, 1.0))
        + frame(1.5, "right", 5, alive=[])
    )
    assert rows(stream, "--range", "1000,800") == [
        "500000,0,1,250,400,,down", "500000,1,2,750,400,,down", "750000,0,1,500,400,,move", "1000000,0,1,500,400,,up", "1250000,1,2,750,600,,move",
        "1250000,0,3,1000,800,,down", "1500000,1,2,750,600,,up", "1500000,0,3,1000,800,,up",
    ]  # fmt: skip


def test_tuio_without_a_range_has_4096_units() -> None:
    stream = sized(osc_bundle(0, osc_message("alive", 1), osc_message("set", 1, 0.5, 0.25, 0.0, 0.0, 0.0), osc_message("fseq", 1)))
    assert rows(stream) == ["0,0,1,2048,1024,,down"]


def test_what_is_written_as_tuio_is_tuio() -> None:
    """Byte by byte, velocities and all: half a second from 0.25 to 0.5 is 0.5 a second, and an acceleration of 1."""
    csv = b"t_us,slot,tracking_id,x,y,pressure,event\n500000,0,9,25,50,,down\n1000000,0,9,50,50,,move\n1250000,0,9,50,50,,up\n"

    def frame(seconds: float, number: int, *cursors: tuple[int, float, float, float, float, float], alive: list[int]) -> bytes:
        bundle = osc_bundle(
            seconds, osc_message("source", "kinesic"), osc_message("alive", *alive), *[osc_message("set", *cursor) for cursor in cursors], osc_message("fseq", number)
        )
        return sized(bundle[:8] + ((2_208_988_800 << 32) + round(seconds * 2**32)).to_bytes(8, "big") + bundle[16:])

    assert through(csv, "--to", "tuio", "--range", "100,100") == (
        frame(0, 1, alive=[])
        + frame(0.5, 2, (1, 0.25, 0.5, 0.0, 0.0, 0.0), alive=[1])
        + frame(1, 3, (1, 0.5, 0.5, 0.5, 0.0, 1.0), alive=[1])
        + frame(1.25, 4, alive=[])
    )
