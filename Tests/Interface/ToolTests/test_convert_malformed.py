"""Malformed recordings of every format: the complaint names file, place and what was expected, and nothing is
written."""

import json
from pathlib import Path

import pytest
from conftest import HEADER, kinesic
from touches import osc_bundle, osc_message, osc_text, pointer_event, pointer_file, sized

EVEMU = "# EVEMU 1.3\nN: Panel\nE: 1.000000 0003 0039 0001\nE: 1.000000 0000 0000 0000\n"
GETEVENT = "[       1.000000] EV_ABS       ABS_MT_TRACKING_ID   00000001\n[       1.000000] EV_SYN       SYN_REPORT           00000000\n"
LIBINPUT = "# libinput record\nversion: 1\ndevices:\n- node: /dev/input/event0\n  evdev:\n    absinfo:\n      53: [0, 100, 0, 0, 0]\n  events:\n  - evdev:\n    - [1, 0, 3, 57, 1]\n    - [1, 0, 0, 0, 0]\n"
LANDING = osc_bundle(0, osc_message("alive", 1), osc_message("set", 1, 0.5, 0.5, 0.0, 0.0, 0.0), osc_message("fseq", 1))
# Where the second packet begins, and in it a message: behind its size, the name, the time and the size of the message.
SECOND = len(sized(LANDING))
MESSAGE = SECOND + 4 + 8 + 8 + 4
DOWN = pointer_event("down", 10, 1, 1)


def event(**changes: object) -> str:
    return json.dumps({**pointer_event("move", 20, 2, 2), **changes})


def without(key: str) -> str:
    return json.dumps({name: value for name, value in pointer_event("move", 20, 2, 2).items() if name != key})


def third(line: str) -> str:
    """A pointer file whose third line this is."""
    return f"[\n{json.dumps(DOWN)},\n{line}\n]\n"


CASES = [
    ("csv", "t_us,x,y\n0,1,1\n", 1, "the header 't_us,slot,tracking_id,x,y,pressure,event' is wanted"),
    ("csv", f"{HEADER}\n0,0,1,1,1,,down\n5,0,1,1\n", 3, "7 fields are wanted"),
    ("csv", f"{HEADER}\n0,0,1,1,1,hard,down\n", 2, "pressure: 'hard' is not a number"),
    ("csv", f"{HEADER}\n0,0,1,1,1,,down\n\n0,0,1,1,1,,down\n", 4, "contact 1 goes down twice"),
    ("evemu", EVEMU + "E: 1.5 0003 0035 7\n", 5, "an event line is 'E: seconds.microseconds type code value'"),
    ("evemu", EVEMU + "E: 1.500000 0003 0035 99999999999\n", 5, "an event line is"),
    ("evemu", EVEMU + "E: 0.900000 0003 0035 7\n", 5, "the time runs backwards"),
    ("evemu", EVEMU + "A: 35 0\n", 5, "an axis line is 'A: code minimum maximum fuzz flat resolution'"),
    ("evemu", EVEMU + "what is this\n", 5, "not a line of an evemu event log"),
    ("getevent", GETEVENT + "[       1.500000] EV_ABS       ABS_MT_POSITION_X\n", 3, "an event line is '[ seconds.microseconds] /dev/input/eventN: type code value'"),
    ("getevent", GETEVENT + "[       1.5] EV_ABS       ABS_MT_POSITION_X    00000007\n", 3, "an event line is"),
    ("getevent", GETEVENT + "[       1.500000] EV_ABS       what?                00000007\n", 3, "an event line is"),
    ("getevent", GETEVENT + "[       1.500000] EV_ABS       ABS_MT_POSITION_X    seven\n", 3, "an event line is"),
    ("getevent", GETEVENT + "[       0.500000] EV_SYN       SYN_REPORT           00000000\n", 3, "the time runs backwards"),
    ("getevent", GETEVENT + "/dev/input/event2: 0003\n", 3, "not a line of getevent -lt: '/dev/input/event2: 0003'"),
    ("getevent", "add device 1: /dev/input/event2\n    ABS (0003): ABS_MT_POSITION_X : value 0, min a, max 5\n" + GETEVENT, 2, "an axis is 'NAME : value v, min a, max b"),
    ("getevent", GETEVENT.replace("] ", "] /dev/input/event1: ") + "[       1.500000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000007\n", 3, "contacts of two devices, /dev/input/event1 and /dev/input/event2"),
    ("libinput", LIBINPUT.replace("version: 1", "version: 2"), 2, "version '2' of the file format: version 1 can be read"),
    ("libinput", LIBINPUT.replace("0, 100, 0, 0, 0", "0, 100"), 7, "an axis is 'code: [minimum, maximum, fuzz, flat, resolution]'"),
    ("libinput", LIBINPUT + "    - [1, 0, 3, x, 1]\n", 12, "an event is '- [seconds, microseconds, type, code, value]'"),
    ("libinput", LIBINPUT + "    - [1, 1000000, 3, 53, 1]\n", 12, "an event is"),
    ("libinput", LIBINPUT + "    - [1 2, 0, 3, 53, 1]\n", 12, "an event is"),
    ("libinput", LIBINPUT + "    - 1 0 3 53 1\n", 12, "an event is"),
    ("libinput", LIBINPUT + "what is this\n", 12, "expected a key or a list item"),
    ("libinput", LIBINPUT + "  - evdev:\n    - [0, 0, 0, 0, 0]\n", 13, "the time runs backwards"),
    ("libinput", LIBINPUT + LIBINPUT[LIBINPUT.index("- node") :], 18, "a second device with contacts; record one of them"),
    ("pointer", "[\n  {]\n", "2:4", "expected a key in double quotes"),
    ("pointer", '{"type": 1}\n', "1:1", "a list is wanted, this is an object"),
    ("pointer", third("7"), "3:1", "[1]: an object is wanted, this is a number"),
    ("pointer", third(event(type="pointerjump")), "3:1", '[1]: "pointerjump" is not a pointer event'),
    ("pointer", third(event(clientX="left")), "3:", "[1].clientX: a number is wanted, this is a text"),
    ("pointer", third(event(pointerId=-1)), "3:", "[1].pointerId: a whole number of 0 or more is wanted"),
    ("pointer", third(event(pointerType="stick")), "3:", '[1].pointerType: "stick" is not one of touch, pen, mouse'),
    ("pointer", third(event(timeStamp=-1)), "3:", "[1].timeStamp: a time in milliseconds is 0 or more"),
    ("pointer", third(event(shiftKey=1)), "3:", "[1].shiftKey: true or false is wanted, this is a number"),
    ("pointer", third(event(buttons=1.5)), "3:", "[1].buttons: a whole number of 0 or more is wanted"),
    ("pointer", third(without("clientY")), "3:1", '[1]: the key "clientY" is missing'),
    ("pointer", third(without("type")), "3:1", '[1]: the key "type" is missing'),
    ("pointer", third(event(timeStamp=9)), 3, "the time runs backwards"),
    ("pointer", third(event(type="pointerdown")), 3, "contact 1 goes down twice"),
    ("pointer", third(event(type="pointerup", pointerId=2)), 3, "contact 2 is not down"),
    ("pointer", third(event(coalescedEvents=[{"timeStamp": 21}])), "3:", "[1].coalescedEvents[0]: a coalesced event is later than the event that holds it"),
    ("tuio", sized(LANDING)[:-8], 0, f"the size of a packet is {len(LANDING)}, with {len(LANDING) - 8} bytes left"),
    ("tuio", sized(LANDING) + b"\0\0\0\6abcdef", SECOND, "the size of a packet is 6, with 6 bytes left"),
    ("tuio", sized(LANDING) + b"\0\0", SECOND, "expected the size of a packet, 4 bytes"),
    ("tuio", sized(osc_bundle(None, osc_message("fseq", 1))), 4, "the packet has no time; a recording needs bundles with time tags"),
    ("tuio", sized(LANDING) + sized(osc_bundle(-1, osc_message("fseq", 2))), SECOND + 4, "the time runs backwards"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_message("jump", 2))), MESSAGE, "/tuio/2Dcur: source, alive, set or fseq is wanted"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_message("set", 1, 0.5, "y"))), MESSAGE, "/tuio/2Dcur: 'set' with a session id, x and y is wanted"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_message("set", 1, float("nan"), 0.5))), MESSAGE, "/tuio/2Dcur: 'set' with a session id"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_message("alive", 1.5))), MESSAGE, "/tuio/2Dcur: 'alive' with session ids is wanted"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_message("fseq"))), MESSAGE, "/tuio/2Dcur: 'fseq' with a frame number is wanted"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_text("tuio") + osc_text(","))), MESSAGE, "expected an address, '/...', or '#bundle'"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_text("/tuio") + osc_text("i"))), MESSAGE + 8, "expected type tags, ',...'"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_text("/tuio") + osc_text(",b"))), MESSAGE + 8, "an argument of type 'b'; TUIO has i, f and s"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_text("/tuio") + osc_text(",ii") + b"\0\0\0\1")), MESSAGE + 16, "expected an int32, 4 bytes"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, osc_text("/tuio") + osc_text(",") + b"\0\0\0\1")), MESSAGE + 12, "expected the message's end"),
    ("tuio", sized(LANDING) + sized(osc_bundle(1, b"/abc")), MESSAGE, "expected a text that a zero byte ends"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "content", "place", "complaint"), CASES, ids=[f"{case[0]}-{case[3][:40]}" for case in CASES])
def test_a_malformed_recording_is_named_by_place(form: str, content: str | bytes, place: int | str, complaint: str, tmp_path: Path) -> None:
    path, out = tmp_path / "bad", tmp_path / "out.csv"
    path.write_bytes(content if isinstance(content, bytes) else content.encode())
    out.write_text("as it was")
    done = kinesic("convert", "--from", form, path, out)
    where = f"{path}: byte {place}: " if form == "tuio" else f"{path}:{place}"
    assert done.returncode == 2
    assert done.stderr.startswith("error: " + where) and complaint in done.stderr
    assert done.stdout == "" and out.read_text() == "as it was"
    assert sorted(tmp_path.iterdir()) == [path, out]


@pytest.mark.parametrize("form", ["csv", "evemu", "getevent", "libinput", "pointer", "tuio"])
def test_an_empty_recording_is_refused(form: str, tmp_path: Path) -> None:
    content = {"csv": HEADER + "\n", "pointer": pointer_file(), "libinput": LIBINPUT[: LIBINPUT.index("  - evdev")]}.get(form, "")
    (tmp_path / "empty").write_text(content)
    done = kinesic("convert", "--from", form, tmp_path / "empty", tmp_path / "out.csv")
    assert (done.returncode, done.stderr) == (2, f"error: {tmp_path}/empty: there is no touch in it\n")
    assert not (tmp_path / "out.csv").exists()


def test_more_contacts_than_an_engine_takes_are_refused(tmp_path: Path) -> None:
    rows = "\n".join(f"0,{i},{i},{i},{i},,down" for i in range(65))
    (tmp_path / "many.csv").write_text(f"{HEADER}\n{rows}\n")
    done = kinesic("convert", tmp_path / "many.csv", tmp_path / "out.evemu")
    assert (done.returncode, done.stderr) == (2, f"error: {tmp_path}/many.csv:66: more than 64 contacts at one time\n")


@pytest.mark.parametrize("form", ["evemu", "getevent", "libinput"])
@pytest.mark.parametrize("row", ["1e300,1,,", "1,-1e300,,", "1e9,1,,", "1,1,1e12,", "10000000.5,1,,"])
def test_numbers_that_do_not_fit_are_refused(form: str, row: str, tmp_path: Path) -> None:
    (tmp_path / "far.csv").write_text(f"{HEADER}\n0,0,1,{row.removesuffix(',')},down\n")
    done = kinesic("convert", tmp_path / "far.csv", tmp_path / "out", "--to", form)
    assert (done.returncode, done.stderr) == (2, f"error: {tmp_path}/far.csv: numbers of 1000000000 or more do not fit into {form}\n")
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize("form", ["csv", "evemu", "getevent", "libinput", "pointer", "tuio"])
def test_garbage_is_refused_and_never_a_crash(form: str, tmp_path: Path) -> None:
    """Every beginning of a good file, and a good file with one byte after another changed."""
    good = {"csv": f"{HEADER}\n0,0,1,1,1,,down\n5,0,1,1,1,,up\n", "evemu": EVEMU, "getevent": GETEVENT, "libinput": LIBINPUT, "pointer": pointer_file(DOWN)}.get(form)
    bytes_ = sized(LANDING) if good is None else good.encode()
    step = max(1, len(bytes_) // 12)
    for i in range(0, len(bytes_), step):
        for content in (bytes_[:i], bytes_[:i] + bytes([bytes_[i] ^ 0x95]) + bytes_[i + 1 :]):
            (tmp_path / "bad").write_bytes(content)
            done = kinesic("convert", "--from", form, tmp_path / "bad", tmp_path / "out.csv")
            assert done.returncode in (0, 2), (content, done.stderr)
            assert done.returncode == 0 or f"\nerror: {tmp_path}/bad" in f"\n{done.stderr}", (content, done.stderr)
