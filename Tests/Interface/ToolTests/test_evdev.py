"""Reading the kernel's event logs: protocols A and B as evemu-record writes them."""

from collections.abc import Callable, Iterable
from itertools import groupby
from pathlib import Path

import pytest
from conftest import Row, csv_text, kinesic, real, replay, rows_of, stroke

Write = Callable[[str, str], Path]
SYN, KEY, ABS = 0, 1, 3
SLOT, MAJOR, X, Y, ID = 0x2F, 0x30, 0x35, 0x36, 0x39


def line(t: int, kind: int, code: int, value: int, comment: str = "") -> str:
    return f"E: {t // 1_000_000}.{t % 1_000_000:06d} {kind:04x} {code:04x} {value:04d}{comment}"


def description(resolution: int | None = 10, minimum: int = 0) -> str:
    tail = "" if resolution is None else f" {resolution}"
    return "\n".join(
        [
            "# EVEMU 1.3", "# Kernel: 4.9", "# Input device name: \"Test panel\"", "N: Test panel", "I: 0003 056a 0001 0110",
            "P: 02 00 00 00 00 00 00 00", "B: 00 0b 00 00 00 00 00 00 00", "B: 03 00 00 00 00 00 80 60 02",
            f"A: 2f 0 9 0 0{tail and ' 0'}", f"A: 35 {minimum} {minimum + 2000} 0 0{tail}", f"A: 36 {minimum} {minimum + 1000} 0 0{tail}", "",
        ]
    )  # fmt: skip


def protocol_b(rows: Iterable[Row], shift: int = 0) -> str:
    """Slots and tracking ids; a contact that follows another one in its slot within a frame only changes the id."""
    lines, slot = [], 0
    for t, frame in groupby(rows, lambda row: row.t):
        frame_rows = list(frame)
        for i, row in enumerate(frame_rows):
            follows = row.event == "up" and any(later.slot == row.slot and later.event == "down" for later in frame_rows[i:])
            if row.slot != slot:
                lines.append(line(t, ABS, SLOT, row.slot, "\t# EV_ABS / ABS_MT_SLOT"))
                slot = row.slot
            if row.event == "up":
                lines += [] if follows else [line(t, ABS, ID, -1, "\t# EV_ABS / ABS_MT_TRACKING_ID")]
                continue
            if row.event == "down":
                lines.append(line(t, ABS, ID, row.contact))
            lines += [line(t, ABS, X, int(row.x) + shift), line(t, ABS, Y, int(row.y) + shift)]
        lines.append(line(t, SYN, 0, 0, "\t# ------------ SYN_REPORT (0) ----------"))
    return "\n".join(lines) + "\n"


def protocol_a(rows: Iterable[Row], ids: bool, liftoff_packets: bool = False) -> str:
    """Every frame lists all contacts that are down."""
    lines: list[str] = []
    down: dict[int, Row] = {}
    for t, frame in groupby(rows, lambda row: row.t):
        lifted = []
        for row in frame:
            if row.event == "up":
                lifted.append(down.pop(row.contact))
            else:
                down[row.contact] = row
        for row in [*down.values(), *(lifted if liftoff_packets else [])]:
            if ids:
                lines.append(line(t, ABS, ID, row.slot))
            if liftoff_packets:
                lines.append(line(t, ABS, MAJOR, 0 if row in lifted else 30))
            lines += [line(t, ABS, X, int(row.x)), line(t, ABS, Y, int(row.y)), line(t, SYN, 2, 0)]
        if not down and not liftoff_packets:
            lines.append(line(t, SYN, 2, 0))  # an empty packet
        lines.append(line(t, SYN, 0, 0))
    return "\n".join(lines) + "\n"


def two_fingers() -> list[Row]:
    """Two fingers that move apart, the second one later and lifting first."""
    one = stroke(1, 0, 200_000, (800, 500), (400, 500))
    two = [Row(r.t + 20_000, 1, 2, r.x, r.y, r.event) for r in stroke(2, 0, 150_000, (1000, 500), (1500, 500))]
    return sorted(one + two, key=lambda row: (row.t, row.slot))


def both(write: Write, rows: list[Row], log: str) -> tuple[str, str]:
    """The replays of the same rows as CSV and as an event log."""
    return replay(write("a.csv", csv_text(rows)), "--units-per-mm", "10"), replay(write("a.events", log))


def test_protocol_b_gives_what_the_csv_gives(write: Write) -> None:
    csv, log = both(write, two_fingers(), description() + protocol_b(two_fingers()))
    assert "pinch" in csv
    assert csv == log


@pytest.mark.parametrize("ids", [True, False], ids=["with ids", "without ids"])
def test_protocol_a_gives_what_the_csv_gives(write: Write, ids: bool) -> None:
    csv, log = both(write, two_fingers(), description() + protocol_a(two_fingers(), ids))
    assert "pinch" in csv
    assert csv == log


def test_protocol_a_takes_a_touch_size_of_0_for_a_lift(write: Write) -> None:
    csv, log = both(write, stroke(), description() + protocol_a(stroke(), ids=True, liftoff_packets=True))
    assert csv and csv == log


@pytest.mark.parametrize("name", ["dell_canvas_27in_5finger", "wacom_dth2242_10finger", "galaxy_s_finger_painting", "nexus4_4finger_pressure"])
def test_a_real_recording_written_as_an_event_log_gives_the_same(write: Write, name: str) -> None:
    path = real(name)
    rows = rows_of(path)
    csv = replay(path, "--units-per-mm", "10")
    start = line(0, KEY, 0x14A, 1) + "\n"  # times count from the first event, which need not be a touch
    assert csv == replay(write("b.events", description(None) + start + protocol_b(rows)), "--units-per-mm", "10")


def test_the_resolution_in_the_file_scales(write: Write) -> None:
    rows = [Row(0, 0, 1, 254, 254, "down"), Row(50_000, 0, 1, 254, 254, "up")]
    assert "at (163.00, 163.00)" in replay(write("a.events", description(10) + protocol_b(rows)))
    assert "at (81.50, 81.50)" in replay(write("b.events", description(20) + protocol_b(rows)))
    done = kinesic("replay", write("c.events", description(None) + protocol_b(rows)))
    assert "units per mm are unknown" in done.stderr and "at (163.00, 163.00)" in done.stdout


def test_the_size_of_the_surface_scales_by_the_axes(write: Write) -> None:
    rows = [Row(0, 0, 1, 254, 254, "down"), Row(50_000, 0, 1, 254, 254, "up")]
    path = write("a.events", description(None) + protocol_b(rows))
    assert "at (163.00, 163.00)" in replay(path, "--device-size", "200,100")


def test_places_count_from_the_axis_minimum_and_times_from_the_first_event(write: Write) -> None:
    rows = [Row(r.t + 7_000_000_123, r.slot, r.contact, r.x, r.y, r.event) for r in stroke()]
    log = description(10, minimum=-3000) + protocol_b(rows, shift=-3000)
    assert replay(write("a.events", log)) == replay(write("a.csv", csv_text(stroke())), "--units-per-mm", "10")


def test_a_finger_that_was_down_before_the_recording_is_passed_over(write: Write) -> None:
    before = line(0, ABS, X, 5) + "\n" + line(0, SYN, 0, 0) + "\n" + line(10, ABS, X, 500) + "\n" + line(10, SYN, 0, 0) + "\n"
    tap = [Row(100_000, 1, 1, 254, 254, "down"), Row(150_000, 1, 1, 254, 254, "up")]
    assert replay(write("a.events", description() + before + protocol_b(tap))).count("\n") == 1


def test_dropped_events_cancel_what_is_down(write: Write) -> None:
    rows = stroke()
    log = protocol_b(rows[:6]) + line(100_000, SYN, 3, 0) + "\n" + line(100_000, ABS, X, 9) + "\n" + line(100_001, SYN, 0, 0) + "\n"
    lines = replay(write("a.events", description() + log + protocol_b(rows[7:-1]))).splitlines()
    assert "pan          cancelled" in lines[-1] and lines[-1].startswith("  0.100001")


@pytest.mark.parametrize(
    ("bad", "complaint"),
    [
        ("E: 1.000000 0003 0035", "an event line is"),
        ("E: now 0003 0035 5", "an event line is"),
        ("E: 1.5 0003 0035 5", "an event line is"),
        ("E: 1.000000 zz 0035 5", "an event line is"),
        ("A: 35 0 x", "an axis line is"),
        ("Q: what", "not a line of an evemu event log"),
    ],
)
def test_a_bad_line_is_named_by_file_and_number(write: Write, bad: str, complaint: str) -> None:
    path = write("bad.events", "# EVEMU 1.2\nN: Panel\n" + bad + "\n")
    done = kinesic("replay", path)
    assert done.returncode == 2
    assert f"{path}:3: {complaint}" in done.stderr


def test_a_log_whose_time_runs_backwards_is_refused(write: Write) -> None:
    path = write("bad.events", protocol_b(stroke(start=5_000_000, end=6_000_000)) + protocol_b(stroke()))
    assert "bad.events:" in kinesic("replay", path).stderr and "the time runs backwards" in kinesic("replay", path).stderr
