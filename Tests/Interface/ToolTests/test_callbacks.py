"""What a host changes inside of callbacks: listed, drawn, minimized, measured, and said in a case where a case can say
it."""

import ctypes
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Host, kinesic, replay
from drawing import draw, lanes

CALLBACK = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_void_p)
Edit = Callable[[Host], None]


def adds_a_hold(host: Host) -> None:
    """A long press that is quick: what is made in a callback is changed in it, too."""
    hold = host.add(b"long_press")
    host.call("kin_recognizer_set_number", host.engine, hold, b"minimum_duration", ctypes.c_double(0.2))


def disables_the_pan(host: Host) -> None:
    host.call("kin_recognizer_set_enabled", host.engine, host.pan, False)


def session(path: Path, edit: Edit) -> Path:
    """Three drags, a tap, in whose callback the host edits, then a finger that rests and another drag."""
    host = Host()
    edits: list[Edit] = []

    def react(*_: object) -> None:
        while edits:
            edits.pop()(host)

    callback = CALLBACK(react)
    host.call("kin_engine_set_event_callback", host.engine, callback, None)

    def drag(at: float) -> None:
        for i in range(6):
            host.feed(at + i / 100, 0 if i == 0 else 2 if i == 5 else 1, 100 + 10 * i)

    for at in (0.0, 1.0, 2.0):
        drag(at)
    host.feed(3.0, 0, 100)
    edits.append(edit)
    host.feed(3.05, 2, 100)
    host.feed(4.0, 0, 100)
    host.call("kin_engine_advance", host.engine, ctypes.c_uint64(4_300_000_000))
    host.feed(4.4, 2, 100)
    drag(5.0)
    return host.trace(path)


@pytest.fixture
def held(tmp_path: Path) -> Path:
    return session(tmp_path / "held.kintrace", adds_a_hold)


def calls(trace: Path) -> list[dict[str, object]]:
    listed: list[dict[str, object]] = json.loads(kinesic("trace", "--json", "--calls", trace).stdout)["calls"]
    return listed


def test_calls_in_callbacks_are_listed_behind_the_call_during_which_they_were_made(held: Path) -> None:
    listed = calls(held)
    inside = [call for call in listed if call["in_callback"]]
    assert [call["operation"] for call in inside] == ["add_recognizer", "set_property"]
    place = listed.index(inside[0])
    outer = listed[place - 1]
    assert (outer["operation"], outer["time_ns"], outer["index"]) == ("feed", 3_050_000_000, inside[0]["index"])
    assert inside[0]["what"] == "'long_press'" and "minimum_duration = 0.2" in str(inside[1]["what"])
    lines = kinesic("trace", "--calls", held).stdout.splitlines()
    assert [line.split()[1] for line in lines if line.endswith("(in a callback)")] == ["add_recognizer", "set_property"]
    listing = json.loads(kinesic("trace", "--json", held).stdout)
    assert sum(row["calls"] for row in listing["operations"]) == len(listed)


def test_a_recognizer_of_a_callback_has_its_lane(held: Path, tmp_path: Path) -> None:
    assert "long_press#1" in lanes(draw(tmp_path / "a.svg", held))


def test_the_smallest_trace_has_the_edit_that_matters(held: Path, tmp_path: Path) -> None:
    small = tmp_path / "small.kintrace"
    done = kinesic("minimize", held, "-o", small, "--event", "long_press began")
    assert done.returncode == 0, done.stderr
    assert [line.split()[1:3] for line in replay(small).splitlines()][0] == ["long_press#1", "began"]
    assert "add_recognizer" in [call["operation"] for call in calls(small)]
    assert len(calls(small)) < 8


def test_a_measurement_makes_the_edits(held: Path) -> None:
    result = json.loads(kinesic("bench", "--json", "--repeat", "1", held).stdout)
    assert result["calls"] == len([call for call in calls(held) if call["operation"] != "set_event_callback"])
    assert result["records"] == len(replay(held).splitlines())


def test_a_case_says_what_it_can_and_names_the_rest(held: Path, tmp_path: Path) -> None:
    disabled = session(tmp_path / "disabled.kintrace", disables_the_pan)
    done = kinesic("trace", "--case", tmp_path / "a.json", disabled)
    assert done.returncode == 0, done.stderr
    case = json.loads((tmp_path / "a.json").read_text())
    assert {"t": 3.05, "disable": "pan"} in case["script"]
    assert kinesic("check", tmp_path / "a.json").returncode == 0
    # Without it the last drag is a pan again.
    case["script"].remove({"t": 3.05, "disable": "pan"})
    (tmp_path / "b.json").write_text(json.dumps(case))
    assert kinesic("check", tmp_path / "b.json").returncode == 1
    done = kinesic("trace", "--case", tmp_path / "c.json", held)
    assert done.returncode == 2 and not (tmp_path / "c.json").exists()
    assert "in a callback of call 20 at 3.050000 s, add_recognizer: a case cannot say it in the middle of a script" in done.stderr


def test_a_list_that_scrolls_becomes_a_case(tmp_path: Path) -> None:
    """Its pan's callback moves the row; where the row was, a tap afterwards hits nothing."""
    host = Host()
    row, tap = host.view((0, 90, 400, 20)), ctypes.c_uint64()
    host.call("kin_recognizer_add", host.engine, row, b"tap", ctypes.byref(tap))
    host.call("kin_recognizer_set_number", host.engine, tap, b"taps_required", ctypes.c_double(2))
    moves = iter(range(1, 99))
    callback = CALLBACK(lambda *_: host.frame(row, (0, 90 + 10 * next(moves), 400, 20)))
    host.call("kin_engine_set_event_callback", host.engine, callback, None)
    for i in range(6):
        host.feed(i / 100, 0 if i == 0 else 2 if i == 5 else 1, 100 + 10 * i)
    for at in (1.0, 1.1):
        host.feed(at, 0, 100)
        host.feed(at + 0.02, 2, 100)
    host.trace(tmp_path / "list.kintrace")
    done = kinesic("trace", "--case", tmp_path / "a.json", tmp_path / "list.kintrace")
    assert done.returncode == 0, done.stderr
    case = json.loads((tmp_path / "a.json").read_text())
    placed = [entry for entry in case["script"] if "set_frame" in entry]
    assert placed[0] == {"t": 0.01, "set_frame": ["view", [0, 100, 400, 20]]} and len(placed) > 4
    assert kinesic("check", tmp_path / "a.json").returncode == 0
    # Without them the row is where the taps are.
    case["script"] = [entry for entry in case["script"] if "set_frame" not in entry]
    (tmp_path / "b.json").write_text(json.dumps(case))
    assert kinesic("check", tmp_path / "b.json").returncode == 1


def test_a_case_with_a_class_that_is_not_here(shapes: Path, tmp_path: Path) -> None:
    """A trace plays without the classes of its application; a case does not, so that nobody has checked it."""
    host = Host()
    host.call("kin_plugin_load", host.engine, str(shapes).encode(), None)
    mark = host.add(b"checkmark")
    host.call("kin_recognizer_set_number", host.engine, mark, b"lease", ctypes.c_double(0.5))
    host.feed(0, 0, 100)
    host.feed(0.05, 2, 100)
    host.trace(tmp_path / "own.kintrace")
    done = kinesic("trace", "--case", tmp_path / "a.json", tmp_path / "own.kintrace")
    assert done.returncode == 0, done.stderr
    assert done.stderr.startswith(f"note: {tmp_path / 'a.json'} is not checked yet: checkmark is of the application. --plugin brings")
    unchecked = (tmp_path / "a.json").read_text()
    assert json.loads(unchecked)["recognizers"][-1]["set"] == {"lease": 0.5}
    done = kinesic("trace", "--case", tmp_path / "a.json", "--plugin", shapes, tmp_path / "own.kintrace")
    assert (done.returncode, done.stderr) == (0, "") and (tmp_path / "a.json").read_text() == unchecked


def test_who_was_disabled_in_a_callback_is_known(tmp_path: Path) -> None:
    disabled = session(tmp_path / "disabled.kintrace", disables_the_pan)
    done = kinesic("explain", "--why-not", "pan", "--at", "5", disabled)
    assert done.returncode == 0 and "pan#1 was not recognized: it was disabled when the touch landed" in done.stdout, done.stdout + done.stderr
