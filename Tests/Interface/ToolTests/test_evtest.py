"""What people paste of terminals: the text of evtest, new and old, with and without its head, and other logs with the
terminal's own lines, without times, or from the middle."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT, TOOL, kinesic, replay, rows_of, stroke
from test_evdev import description, protocol_a, protocol_b, two_fingers
from touches import rows, through

Write = Callable[[str, str], Path]
START = 1349382132
NAMES = {
    (0, 0): "SYN_REPORT", (0, 2): "SYN_MT_REPORT", (0, 3): "SYN_DROPPED", (1, 0x14A): "BTN_TOUCH", (3, 0x2F): "ABS_MT_SLOT", (3, 0x35): "ABS_MT_POSITION_X",
    (3, 0x36): "ABS_MT_POSITION_Y", (3, 0x39): "ABS_MT_TRACKING_ID", (3, 0x30): "ABS_MT_TOUCH_MAJOR",
}  # fmt: skip
OLD = {(0, 0): "Report Sync", (0, 2): "Config Sync"}
TYPES = {0: "EV_SYN", 1: "EV_KEY", 3: "EV_ABS", 4: "EV_MSC"}
OLD_TYPES = {0: "Sync", 1: "Key", 3: "Absolute"}
HEAD = """\
Input driver version is 1.0.1
Input device ID: bus 0x3 vendor 0x56a product 0xe2 version 0x110
Input device name: "Wacom Bamboo, 16FG (4x5)"
Supported events:
  Event type 0 (EV_SYN)
  Event type 1 (EV_KEY)
    Event code 330 (BTN_TOUCH)
  Event type 3 (EV_ABS)
    Event code 0 (ABS_X)
      Value      0
      Min        0
      Max     9999
    Event code 53 (ABS_MT_POSITION_X)
      Value      0
      Min     -100
      Max     1900
      Fuzz       4
      Resolution      10
    Event code 54 (ABS_MT_POSITION_Y)
      Value      0
      Min        0
      Max     1000
      Resolution      10
Key repeat handling:
  Repeat type 20 (EV_REP)
    Repeat code 0 (REP_DELAY)
      Value    250
Properties:
  Property type 1 (INPUT_PROP_DIRECT)
Testing ... (interrupt to exit)
"""


def evtest(log: str, old: bool = False) -> str:
    """An evemu log as evtest prints it."""
    text = ""
    for word, time, kind, code, value in (line.split("#")[0].split() for line in log.splitlines() if line.startswith("E:")):
        seconds, micros = time.split(".")
        event = (int(kind, 16), int(code, 16))
        text += f"Event: time {START + int(seconds)}.{micros}, "
        if event[0] == 0:
            fence = {0: ("-" * 14, "-" * 12), 2: ("+" * 14, "+" * 12), 3: (">" * 14, "<" * 12)}[event[1]]
            if old:
                fence = ("-" * 14, "-" * 12)
            text += f"{fence[0]} {(OLD if old else NAMES)[event]} {fence[1]}\n"
        else:
            names = (OLD_TYPES[event[0]], "?") if old else (TYPES[event[0]], NAMES[event])
            text += f"type {event[0]} ({names[0]}), code {event[1]} ({names[1]}), value {int(value)}\n"
    return text


def test_protocol_b_with_a_head(write: Write) -> None:
    log = protocol_b(two_fingers(), shift=-100)
    text = evtest(log)
    assert f"Event: time {START}.000000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 1\n" in text
    assert "-------------- SYN_REPORT ------------" in text
    head = description(10).replace("A: 35 0 2000", "A: 35 -100 1900").replace("A: 36 0 1000", "A: 36 0 1000")
    assert rows(HEAD + text) == rows(head + log)
    assert "pinch" in replay(write("a.txt", HEAD + text))
    made = through((HEAD + text).encode(), "--to", "evemu").decode()
    assert "N: Wacom Bamboo, 16FG (4x5)\n" in made and "A: 35 -100 1900 0 0 10\n" in made and "A: 36 0 1000 0 0 10\n" in made


def test_without_a_head() -> None:
    log = protocol_b(two_fingers())
    assert rows(evtest(log)) == rows(log)


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
@pytest.mark.parametrize("ids", [False, True], ids=["without ids", "with ids"])
def test_protocol_a(ids: bool, old: bool) -> None:
    log = protocol_a(two_fingers(), ids)
    assert ("Config Sync" if old else "++++++++++++++ SYN_MT_REPORT ++++++++++++") in evtest(log, old)
    assert rows(evtest(log, old)) == rows(log)


def test_dropped_events_are_those_of_evemu() -> None:
    log = protocol_b(stroke()[:6]) + "E: 0.100000 0000 0003 0000\nE: 0.100001 0000 0000 0000\n"
    assert ">>>>>>>>>>>>>> SYN_DROPPED <<<<<<<<<<<<\n" in evtest(log)
    assert rows(evtest(log)) == rows(log) and rows(log)[-1].endswith(",cancel")


def test_a_log_that_was_quoted_in_a_letter() -> None:
    log = protocol_b(stroke())
    quoted = "".join(f"> >> {line}\n" for line in evtest(log).splitlines())
    assert rows(quoted) == rows(log)


def test_other_events_and_windows_line_ends_are_passed_over() -> None:
    text = evtest(protocol_b(stroke()))
    scan = f"Event: time {START}.000000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 9000a\n"
    odd = f"Event: time {START}.000000, type 2 (EV_REL), code 8 (REL_WHEEL), value -1\n"
    assert rows(scan + (odd + text).replace("\n", "\r\n")) == rows(text)


def test_what_a_terminal_shows_around_it_is_passed_over_with_a_note(write: Write) -> None:
    text = evtest(protocol_b(stroke()))
    shell = "$ sudo evtest\nNo device specified, trying to scan all of /dev/input/event*\nAvailable devices:\n/dev/input/event0:\tLid Switch\n"
    shell += "Select the device event number [0-4]: 3\n"
    path = write("a.txt", shell + HEAD + text + "^C\nme@home:~$ \n")
    done = kinesic("convert", path, "-", "--to", "csv")
    assert done.returncode == 0 and done.stdout == kinesic("convert", write("b.txt", HEAD + text), "-", "--to", "csv").stdout
    notes = [line for line in done.stderr.splitlines() if "passed over" in line]
    last = (shell + HEAD + text).count("\n") + 1
    assert notes == [
        f"note: {path}:1: this is not a line of the format evtest, and is passed over: '$ sudo evtest'",
        f"note: {path}:{last}: this is not a line of the format evtest, and is passed over: '^C' (and 1 more line)",
    ]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("Event: time 1.5, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 5", "an event line is"),
        ("Event: time 1349382133.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X)", "an event line is"),
        ("Event: time 1349382133.000000, type x (EV_ABS), code 53 (ABS_MT_POSITION_X), value 5", "an event line is"),
        ("Event: time 1349382133.000000, type 3 (EV_ABS), code 53 (ABS_MT_POSITION_X), value 99999999999", "an event line is"),
        ("Event: time 1349382133.000000, -------------- WHAT ------------", "an event line is"),
        ("Event: time 1300000000.000000, -------------- SYN_REPORT ------------", "the time runs backwards"),
    ],
)
def test_a_bad_line_is_named_by_file_and_number(write: Write, line: str, complaint: str) -> None:
    path = write("bad", evtest(protocol_b(stroke())[:200].rsplit("\n", 1)[0]) + line + "\n")
    done = kinesic("convert", path, "-", "--to", "csv")
    number = len(path.read_text().splitlines())
    assert (done.returncode, done.stdout) == (2, "") and done.stderr.startswith(f"error: {path}:{number}: {complaint}"), done.stderr


def test_a_stream_of_evtest_is_recorded_live() -> None:
    text = HEAD + evtest(protocol_b(two_fingers(), shift=-100))
    done = subprocess.run([TOOL, "record", "-"], input=text, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0 and "pinch" in done.stdout, done.stderr


def test_what_is_written_is_read_with_all_that_evtest_says(tmp_path: Path) -> None:
    path = ROOT / "Tests/Traces/spread_60hz.csv"
    done = kinesic("convert", path, tmp_path / "a.evtest", "--units-per-mm", "10")
    assert done.returncode == 0, done.stderr
    text = (tmp_path / "a.evtest").read_text()
    assert text.startswith("Input driver version is ") and re.search(r"^Event: time \d+\.\d{6}, -{14} SYN_REPORT -{12}$", text, re.M)
    assert len(rows(text)) == len(rows_of(path))


# MARK: Other logs


def getevent(log: str, form: str) -> str:
    """An evemu log as getevent prints it: with `t` times, with `l` names."""
    text = ""
    for word, time, kind, code, value in (line.split("#")[0].split() for line in log.splitlines() if line.startswith("E:")):
        event = (int(kind, 16), int(code, 16))
        number = f"{int(value) & 0xFFFFFFFF:08x}"
        words = f"{TYPES[event[0]]:12} {NAMES[event]:20} {number:20}" if "l" in form else f"{kind} {code} {number}"
        text += f"[{int(time.split('.')[0]):8}.{time.split('.')[1]}] " if "t" in form else ""
        rate = " rate 60" if "r" in form and event == (0, 0) else ""
        text += f"/dev/input/event2: {words}{rate}\n"
    return text


@pytest.mark.parametrize("form", ["t", "lt", "ltr", "tr"])
def test_getevent_with_rates(form: str) -> None:
    log = protocol_b(two_fingers())
    assert ("rate" in getevent(log, form)) == ("r" in form)
    assert rows(getevent(log, form)) == rows(log)


@pytest.mark.parametrize("form", ["", "l"])
@pytest.mark.parametrize("ending", ["getevent", "txt"])
def test_getevent_without_times_says_so(form: str, ending: str, write: Write) -> None:
    text = getevent(protocol_b(stroke()), form)
    for number, content in ((1, text), (1, text.replace("/dev/input/event2: ", "")), (2, 'add device 1: /dev/input/event2\n' + text)):
        path = write(f"a.{ending}", content)
        done = kinesic("replay", path)
        sentence = f"error: {path}:{number}: this event has no time: getevent -lt and getevent -t write times\n"
        assert (done.returncode, done.stderr) == (2, sentence)


def logs(log: str) -> dict[str, str]:
    """The same events in each format of event logs."""
    return {"evemu": description() + log, "evtest": evtest(log), "getevent": getevent(log, "lt")}


def middle(contacts: int) -> str:
    """Contacts that landed before the log began move and lift."""
    text = ""
    for t in range(0, 40, 10):
        for slot in range(contacts):
            text += f"E: 0.{t:06d} 0003 002f {slot}\nE: 0.{t:06d} 0003 0035 {t}\nE: 0.{t:06d} 0000 0000 0\n"
    lifts = "".join(f"E: 0.000050 0003 002f {slot}\nE: 0.000050 0003 0039 -1\n" for slot in range(contacts))
    return text + lifts + "E: 0.000050 0000 0000 0\n"


@pytest.mark.parametrize("form", ["evemu", "evtest", "getevent"])
@pytest.mark.parametrize(("count", "words"), [(1, "1 contact that was down before it begins is"), (3, "3 contacts that were down before it begins are")])
def test_a_piece_from_the_middle_says_how_many_contacts_are_passed_over(form: str, count: int, words: str, write: Write) -> None:
    words += " passed over"
    path = write("a.log", logs(middle(count))[form])
    for command in (["replay", path], ["touchpad", path]):
        done = kinesic(*command)
        assert (done.returncode, done.stderr) == (2, f"error: {path}: there is no touch in it; {words}\n")
    later = "".join(line.replace("E: 0.", "E: 1.", 1) for line in protocol_b(stroke(1, 0, 100_000)).splitlines(True))
    slot = "E: 0.900000 0003 002f 0\n"
    path = write("b.log", logs(middle(count) + slot + later)[form])
    done = kinesic("convert", path, "-", "--to", "csv")
    assert done.returncode == 0 and len(done.stdout.splitlines()) == 1 + len(stroke())
    assert f"note: {path}: {words}\n" in done.stderr


@pytest.mark.parametrize("form", ["evemu", "evtest", "getevent", "libinput", "csv"])
@pytest.mark.parametrize("shell", ["Recording to 'stdout'.", "me@home:~$ sudo evemu-record /dev/input/event5", "$ cat a.log"])
def test_a_first_line_of_a_terminal_is_passed_over_with_a_note(form: str, shell: str, write: Write) -> None:
    log = protocol_b(stroke())
    text = through((description() + log).encode(), "--to", form).decode()
    path, same = write("a.log", f"{shell}\n\n{text}"), write("b.log", text)
    done = kinesic("convert", path, "-", "--to", "csv", "--units-per-mm", "10", "--range", "2000,1000")
    assert done.returncode == 0, done.stderr
    assert done.stdout == kinesic("convert", same, "-", "--to", "csv", "--units-per-mm", "10", "--range", "2000,1000").stdout
    assert f"note: {path}:1: this is not a line of the format {form}, and is passed over: '{shell}'\n" in done.stderr
    # A complaint still counts all lines.
    path.write_text(f"{shell}\n\n{text}{'Event: ' if form == 'evtest' else ''}what is this\n")
    done = kinesic("convert", path, "-", "--to", "csv", "--units-per-mm", "10", "--range", "2000,1000")
    assert done.returncode == 2 and f"error: {path}:{len(text.splitlines()) + 3}: " in done.stderr, done.stderr
