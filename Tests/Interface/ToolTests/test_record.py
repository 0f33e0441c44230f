"""Recording from pipes: the same gestures as a replay, timers that fire live, clean ends."""

from __future__ import annotations

import os
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT, TOOL, kinesic, replay
from live import ABS, DROPPED, ID, MT_REPORT, REPORT, SLOT, SYN, X, Y, Recorder, binary, input_event, landing, lift, move
from touches import FORMATS, RANGE, contacts_of, every_recording, through

Write = Callable[[str, str], Path]
SCALE = ["--range", RANGE, "--units-per-mm", "10"]
HEADER = "t_us,slot,tracking_id,x,y,pressure,event\n"


def trace(name: str) -> Path:
    return ROOT / f"Tests/Traces/{name}.csv"


def recorded(content: bytes, *arguments: object) -> list[str]:
    """The lines of a recorder that gets all at once."""
    with Recorder("-", *SCALE, *arguments) as recorder:
        recorder.feed(content)
        assert recorder.close() == 0, recorder.notes
        return recorder.lines


@pytest.mark.parametrize("path", every_recording(), ids=lambda path: path.stem)
def test_a_stream_of_events_gives_what_its_recording_gives(path: Path) -> None:
    assert recorded(binary(path)) == replay(path, *SCALE).splitlines()


@pytest.mark.parametrize("form", ["evemu", "getevent"])
@pytest.mark.parametrize("name", ["tap_double", "pinch_in_five_fingers", "ten_fingers_random"])
def test_a_stream_of_lines_gives_what_its_recording_gives(form: str, name: str) -> None:
    path = trace(name)
    assert recorded(through(path.read_bytes(), "--to", form)) == replay(path, *SCALE).splitlines()


def test_a_description_in_the_stream_is_used(tmp_path: Path) -> None:
    log = through(trace("swipe_right").read_bytes(), "--to", "evemu", "--range", "2400,1600", "--units-per-mm", "20")
    (tmp_path / "a.evemu").write_bytes(log)
    with Recorder("-") as recorder:
        recorder.feed(log)
        assert recorder.close() == 0
        assert recorder.notes == [] and recorder.lines == replay(tmp_path / "a.evemu").splitlines() != []


def test_a_stream_may_come_in_pieces() -> None:
    content = binary(trace("tap_double"))
    with Recorder("-", *SCALE) as recorder:
        for i in range(0, len(content), 101):
            recorder.feed(content[i : i + 101])
        assert recorder.close() == 0
        assert recorder.lines == replay(trace("tap_double"), *SCALE).splitlines()


def test_objects_explanations_and_scenes_are_those_of_replay() -> None:
    path, content = trace("hold_800ms"), binary(trace("hold_800ms"))
    for options in [["--json"], ["--explain"], ["--scene", ROOT / "Tests/Scenes/taps.json", "--explain", "--json"]]:
        assert recorded(content, *options) == replay(path, *SCALE, *options).splitlines() != []


def test_protocol_a_is_understood() -> None:
    def frame(t: int, *places: tuple[int, int]) -> bytes:
        packets = [input_event(t, ABS, X, x) + input_event(t, ABS, Y, y) + input_event(t, SYN, MT_REPORT, 0) for x, y in places]
        return b"".join(packets or [input_event(t, SYN, MT_REPORT, 0)]) + input_event(t, SYN, REPORT, 0)

    lines = recorded(frame(5_000_000, (500, 500)) + frame(5_050_000))
    assert [line.split()[:3] for line in lines] == [["0.400000", "tap", "ended"]]


def test_dropped_events_cancel_what_is_down(tmp_path: Path) -> None:
    drag = landing(1_000_000, 500, 500) + b"".join(move(1_000_000 + 10_000 * i, 500 + 30 * i, 500) for i in range(1, 6))
    dropped = input_event(1_060_000, SYN, DROPPED, 0) + input_event(1_060_000, ABS, X, 9) + input_event(1_060_000, SYN, REPORT, 0)
    lines = recorded(drag + dropped + move(1_070_000, 800, 500) + lift(1_080_000), "--save", tmp_path / "a.csv")
    assert "pan          cancelled" in lines[-1] and lines[-1].startswith("  0.060000")
    assert (tmp_path / "a.csv").read_text().endswith("\n60000,0,1,650,500,,cancel\n")


def test_a_lift_that_was_lost(tmp_path: Path) -> None:
    """Another contact lands in the slot: the drag that hung ends where it was."""
    first = landing(1_000_000, 500, 500) + b"".join(move(1_000_000 + 10_000 * i, 500 + 30 * i, 500) for i in range(1, 6))
    again = landing(1_400_000, 200, 900, 2) + b"".join(move(1_400_000 + 10_000 * i, 200 + 30 * i, 900) for i in range(1, 6)) + lift(1_800_000)
    pans = [line.split() for line in recorded(first + again, "--save", tmp_path / "a.csv") if line.split()[1] == "pan" and line.split()[2] != "changed"]
    assert [pan[2] for pan in pans] == ["began", "ended", "began", "ended"]
    assert (tmp_path / "a.csv").read_text().splitlines()[-8:-6] == ["400000,0,1,650,500,,up", "400000,1,2,200,900,,down"]


def test_more_contacts_than_there_is_room_for(tmp_path: Path) -> None:
    """They are left out until they have lifted; the others go on, and so does what lands later."""
    slots = [input_event(10_000, ABS, SLOT, slot) + landing(10_000, 10 * slot, 500, slot + 1) for slot in range(70)]
    lifts = [input_event(20_000, ABS, SLOT, slot) + lift(20_000) for slot in range(70)]
    with Recorder("-", *SCALE, "--save", tmp_path / "a.csv") as recorder:
        recorder.feed(b"".join([*slots, *lifts]) + landing(900_000, 500, 500, 99) + lift(950_000))
        assert recorder.close() == 0
    assert [note for note in recorder.notes if "left out" in note] == [f"note: contact {contact} is left out: more than 64 are down" for contact in range(65, 71)]
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 2 * 65 + 1


def test_a_fifo_is_read_as_a_device_would_be(tmp_path: Path) -> None:
    fifo = tmp_path / "event0"
    os.mkfifo(fifo)
    with Recorder(fifo, *SCALE) as recorder:
        fifo.write_bytes(binary(trace("tap_triple")))
        assert recorder.close() == 0
        assert recorder.lines == replay(trace("tap_triple"), *SCALE).splitlines()


@pytest.mark.parametrize("timed", [True, False], ids=["timed", "untimed"])
def test_timers_fire_while_the_finger_rests(timed: bool) -> None:
    """The long press comes before the lift is even sent; the lift then ends it, when it was sent, or when it came. A
    busy machine may read both late, the first one not later than half a second before the long press."""

    def stamp(at: float) -> int:
        return round(at * 1e6) + 7_000_000 if timed else 0

    with Recorder("-", *SCALE) as recorder:
        landed = time.monotonic()
        recorder.feed(landing(stamp(landed), 500, 500))
        assert recorder.wait_for("long_press   began").startswith("  0.500000")
        began = time.monotonic()
        assert began - landed >= 0.45  # not before its time either
        lifted = time.monotonic()
        recorder.feed(lift(stamp(lifted)))
        ended = float(recorder.wait_for("long_press   ended").split()[0])
        assert lifted - began + 0.45 <= ended <= time.monotonic() - landed + 0.05
        if timed:
            assert ended == pytest.approx(lifted - landed, abs=1e-5)
        assert recorder.close() == 0


def test_an_untimed_stream_counts_when_it_arrives() -> None:
    with Recorder("-", *SCALE) as recorder:
        recorder.wait_until_it_reads()
        recorder.feed(landing(0, 500, 500))
        time.sleep(0.2)  # a busy machine may read the landing late; from 0.5 s on it is no tap
        recorder.feed(lift(0))
        line = recorder.wait_for("tap          ended")  # no second tap came within 0.35 s of the lift
        assert 0.36 < float(line.split()[0]) < 2
        assert recorder.close() == 0


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM], ids=["Ctrl-C", "SIGTERM"])
def test_an_interrupt_cancels_what_is_down_and_keeps_the_touches(number: int, tmp_path: Path) -> None:
    saved = tmp_path / "a.csv"
    with Recorder("-", *SCALE, "--save", saved) as recorder:
        recorder.feed(landing(1_000_000, 500, 500) + b"".join(move(1_000_000 + 10_000 * i, 500 + 30 * i, 500) for i in range(1, 6)))
        recorder.wait_for("0.050000  pan          changed")
        assert not saved.exists()
        assert recorder.interrupt(number) == 0
        assert "pan          cancelled" in recorder.lines[-1]
        rows = saved.read_text().splitlines()
        assert len(rows) == 8 and rows[-1].endswith(",0,1,650,500,,cancel")
        assert replay(saved, *SCALE).splitlines() == recorder.lines


@pytest.mark.parametrize("form", FORMATS)
def test_what_is_saved_is_what_came(form: str, tmp_path: Path) -> None:
    path, saved = trace("ten_fingers_random"), tmp_path / "saved"
    recorded(binary(path), "--save", saved, "--to", form)
    back = through(saved.read_bytes(), "--to", "csv", *(["--range", RANGE] if form == "tuio" else [])).decode()
    before, after = contacts_of(path.read_text()), contacts_of(back)
    factor = 96 / 25.4 / 10 if form == "pointer" else 1
    assert [[(row.t, row.event) for row in contact] for contact in before] == [[(row.t, row.event) for row in contact] for contact in after]
    assert [row.x for row in sum(after, [])] == pytest.approx([row.x * factor for row in sum(before, [])], rel=1e-14)


def test_contacts_that_are_down_at_the_end_of_the_pipe_are_cancelled(tmp_path: Path) -> None:
    recorded(landing(0, 500, 500) + move(10_000, 510, 500), "--save", tmp_path / "a.csv")
    assert (tmp_path / "a.csv").read_text() == HEADER + "0,0,1,500,500,,down\n10000,0,1,510,500,,move\n10000,0,1,510,500,,cancel\n"


def test_a_malformed_line_ends_it_and_the_touches_are_kept(tmp_path: Path) -> None:
    with Recorder("-", *SCALE, "--save", tmp_path / "a.csv") as recorder:
        recorder.feed(b"N: Panel\nE: 0.000000 0003 0039 0001\nE: 0.000000 0003 0035 0500\nE: 0.000000 0000 0000 0000\n")
        recorder.feed(b"E: 0.5 what\n")
        assert recorder.close() == 2
        assert recorder.notes == ["error: standard input:5: an event line is 'E: seconds.microseconds type code value'"]
    assert (tmp_path / "a.csv").read_text() == HEADER + "0,0,1,500,0,,down\n0,0,1,500,0,,cancel\n"


def test_what_is_no_event_ends_it_and_the_byte_is_named() -> None:
    with Recorder("-", *SCALE) as recorder:
        recorder.feed(landing(1_000_000, 500, 500) + b"\xff" * 48)
        assert recorder.close() == 2
        assert recorder.notes == ["error: standard input: byte 96: this is not a struct input_event"]


def test_a_stream_without_a_range_is_refused() -> None:
    with Recorder("-") as recorder:
        recorder.feed(landing(0, 1, 1))
        assert recorder.close() == 2
        assert recorder.lines == []
        assert recorder.notes == ["error: standard input: the largest x and y of the device are unknown; --range tells them, or an evemu header (A: lines)"]


def test_a_guessed_scale_is_said() -> None:
    with Recorder("-", "--range", RANGE) as recorder:
        recorder.feed(landing(0, 1, 1) + move(1, 2, 1))
        assert recorder.close() == 0
        assert recorder.notes == ["note: standard input: units per mm are unknown, taking 10; --units-per-mm or --device-size set them"]


@pytest.mark.parametrize("content", [b"", input_event(1_000_000, SYN, REPORT, 0), lift(1_000_000)], ids=["nothing", "a report", "a lift"])
def test_a_stream_without_a_touch_fails_and_writes_nothing(content: bytes, tmp_path: Path) -> None:
    with Recorder("-", *SCALE, "--save", tmp_path / "a.csv") as recorder:
        recorder.feed(content)
        assert recorder.close() == 2 and recorder.lines == []
        assert recorder.notes == ["error: standard input: there was no touch to record"]
    assert not (tmp_path / "a.csv").exists()


def test_an_interrupt_before_the_first_touch_fails() -> None:
    with Recorder("-", *SCALE) as recorder:
        recorder.feed(input_event(1_000_000, SYN, REPORT, 0))
        recorder.wait_until_it_reads()
        assert recorder.interrupt() == 2
        assert recorder.notes == ["error: standard input: there was no touch to record"]


def test_wrong_arguments_are_exit_code_64_and_nothing_to_open_is_2(tmp_path: Path) -> None:
    for wrong in [["-", "--save", tmp_path / "a.xyz"], ["--tuio", "99999"], ["--tuio", "x"], ["-", "--range", "5,0"], ["-", "--to", "xyz"]]:
        assert kinesic("record", *wrong).returncode == 64, wrong
    done = kinesic("record", tmp_path / "event7")
    assert (done.returncode, done.stderr) == (2, f"error: {tmp_path}/event7: No such file or directory\n")
    done = kinesic("record", "-", "--scene", tmp_path / "no.json")
    assert (done.returncode, done.stderr) == (2, f"error: {tmp_path}/no.json: there is no such file\n")


def test_slots_are_followed_across_reports() -> None:
    """Two fingers: the slot that was named last stays named."""
    two = landing(0, 500, 500) + input_event(10_000, ABS, SLOT, 1) + landing(10_000, 900, 500, 2)
    spread = b"".join(move(20_000 + 10_000 * i, 900 + 40 * i, 500) for i in range(20))
    lines = recorded(two + spread + lift(300_000) + input_event(310_000, ABS, SLOT, 0) + lift(310_000))
    assert any("pinch        began" in line for line in lines) and any("pinch        ended" in line for line in lines)


def test_the_touches_are_kept_when_nobody_reads_what_is_printed(tmp_path: Path) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    path = tmp_path / "a.csv"
    words = [str(TOOL), "record", "-", *map(str, SCALE), "--save", str(path)]
    done = subprocess.run(words, input=binary(trace("tap_triple")), stdout=writing, stderr=subprocess.PIPE, timeout=60)
    os.close(writing)
    assert done.returncode == 2 and done.stderr.decode().splitlines()[-1] == "error: standard output: cannot be written: Broken pipe"
    # Up to the first gesture: what comes later is not read any more.
    assert len(path.read_text().splitlines()) >= 3
