"""What is read by its bytes, nearly all of a file, is what the slower readers give of the same, which look at every
line or value as a text: they read what is written a little otherwise."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import ROOT, kinesic
from touches import pointer_event, pointer_file, rows, through

PENS = pointer_file(
    pointer_event("down", 1, 10, 20, pressure=0.25), pointer_event("down", 2, 300, 400, pointerId=2, pointerType="pen", pressure=0.5),
    pointer_event("move", 3, 11, 22, pressure=0.75), pointer_event("move", 4, 301, 402, pointerId=2, pointerType="pen", pressure=0.125),
    pointer_event("cancel", 5, 11, 22), pointer_event("up", 6, 301, 402, pointerId=2, pointerType="pen"),
)  # fmt: skip


def samples_of(path: Path, form: str) -> bytes:
    """All that an engine would be fed of a recording, which must be one of this format without anything strange."""
    made = path.with_suffix(".samples")
    done = kinesic("replay", "--samples", made, "--units-per-mm", "10", path)
    assert (done.returncode, done.stderr) == (0, ""), form
    return made.read_bytes()


def every_third(text: str, change: Callable[[str], str]) -> str:
    return "".join(line if number % 3 else change(line) for number, line in enumerate(text.splitlines(keepends=True)))


@pytest.mark.parametrize("source", ["fingers", "pens"])
@pytest.mark.parametrize(
    ("form", "plain", "otherwise"),
    [("evemu", "E: ", "E:  "), ("libinput", "] #", "]  #"), ("evtest", "Event: ", "> Event: "), ("getevent", "] /dev/", "]\t/dev/")],
)
def test_events_are_what_other_lines_give(form: str, plain: str, otherwise: str, source: str, tmp_path: Path) -> None:
    """Events as the recorders write them are read without a text for each line; with one more space they are not."""
    (tmp_path / "pens.json").write_text(PENS)
    made = tmp_path / "pens.json" if source == "pens" else ROOT / "Tests/Traces/drag_two_fingers.csv"
    assert kinesic("convert", "--to", form, made, tmp_path / "plain").returncode == 0
    text = (tmp_path / "plain").read_text()
    assert text.count(plain) > (10 if source == "pens" else 100)

    def change(line: str) -> str:
        return line.replace(plain, otherwise)

    (tmp_path / "other").write_text(change(text))
    (tmp_path / "mixed").write_text(every_third(text, change))
    samples = [samples_of(tmp_path / name, form) for name in ("plain", "other", "mixed")]
    assert len(samples[0]) > 500 and samples[0] == samples[1] == samples[2]


def test_numbers_beyond_the_kernels_mean_nothing() -> None:
    """They are no others, of which they would be the lower half."""
    text = "E: 0.000001 0003 0039 7\nE: 0.000001 0003 0035 100\nE: 0.000001 0003 0036 200\n{}E: 0.000001 0000 0000 0\nE: 0.100000 0003 0039 -1\nE: 0.100000 0000 0000 0\n"
    strange = "E: 0.000001 100000003 0035 5\nE: 0.000001 0003 100000035 5\nE: 0.000001 7fffffffffffffff 35 5\n"
    assert rows(text.format(strange)) == rows(text.format("")) == ["0,0,1,100,200,,down", "99999,0,1,100,200,,up"]


def test_slots_are_found_by_their_numbers() -> None:
    """In whichever order they are named, and however large."""

    def log(*slots: int) -> str:
        lands = "".join(
            f"E: 0.000001 0003 002f {slot}\nE: 0.000001 0003 0039 {number}\nE: 0.000001 0003 0035 {number}\nE: 0.000001 0003 0036 {number}\n"
            for number, slot in enumerate(slots)
        )
        moves = "".join(f"E: 0.010001 0003 002f {slot}\nE: 0.010001 0003 0035 {100 + slots.index(slot)}\n" for slot in reversed(slots))
        return f"{lands}E: 0.000001 0000 0000 0\n{moves}E: 0.010001 0000 0000 0\n"

    expected = [f"0,{number},{number + 1},{number},{number},,down" for number in range(4)]
    expected += [f"10000,{number},{number + 1},{100 + number},{number},,move" for number in reversed(range(4))]
    for slots in ((0, 1, 2, 3), (3, 1, 0, 2), (7, 2000000, 1, 4), (1, 2, 3, 0)):
        assert rows(log(*slots)) == expected, slots


# MARK: Pointer events


def slowly(text: str) -> str:
    """With a letter of the first key written by its number, as no program does."""
    return text.replace('"type"', '"\\u0074ype"', 1)


def pointer_samples(text: str, tmp_path: Path) -> bytes:
    (tmp_path / "touch.json").write_text(text)
    return samples_of(tmp_path / "touch.json", "pointer")


def full_events() -> str:
    """Events with all members that count and some that do not, of two pointers, and numbers as programs write them."""
    source, events, time = random.Random(11), [], 0.0
    numbers = [lambda: source.randint(-500, 500), lambda: source.uniform(-500, 500), lambda: round(source.uniform(0, 99), 3), lambda: source.random() * 1e-5]
    for number in range(300):
        time += source.choice([0, 0.1, 8.300000011920929, 16])
        pointer = 1 + number % 2
        kind = "down" if number < 2 else "up" if number > 297 else "move"
        more = {key: source.choice(numbers)() for key in ("pressure", "tiltX", "tiltY", "width", "height", "altitudeAngle", "azimuthAngle") if source.random() < 0.4}
        more |= {key: source.random() < 0.5 for key in ("shiftKey", "ctrlKey", "altKey", "metaKey", "isPrimary") if source.random() < 0.4}
        if source.random() < 0.5:
            more |= {"buttons": source.randrange(8), "target": "canvas#1", "persistentDeviceId": 0, "relatedTarget": None}
        events.append(pointer_event(kind, time, source.choice(numbers)(), source.choice(numbers)(), pointerId=pointer, **more))
        events[-1]["pointerType"] = ("pen", "touch", "mouse", "")[number % 4]
        if source.random() < 0.2:
            events.append({"type": source.choice(["pointerover", "lostpointercapture", "click"]), "timeStamp": time})
        if source.random() < 0.2:
            events.append({"type": "pointermove", "timeStamp": time, "pointerId": 77})
    return pointer_file(*events)


def test_pointer_events_are_what_a_tree_of_json_gives(tmp_path: Path) -> None:
    text = full_events()
    assert slowly(text) != text and json.loads(slowly(text)) == json.loads(text)
    samples = pointer_samples(text, tmp_path)
    assert len(samples) > 20_000 and samples == pointer_samples(slowly(text), tmp_path)
    # Sizes of both directions, pressures and angles, too.
    written = through(text.encode(), "--to", "pointer")
    assert len(written) > 30_000 and written == through(slowly(text).encode(), "--to", "pointer")


EVENT = '{"type": "pointer%s", "pointerId": 1, "timeStamp": %s, "clientX": 3, "clientY": 7}'


@pytest.mark.parametrize(
    "second",
    [
        EVENT.replace('"clientX": 3', f'"clientX": {number}')
        for number in ("1e2", "-0", "-0.5", "0", "1E+2", "0.30000000000000004", "123456789.123456789", "1234567.12345678", "0.000000000000001", "12345678901234567e-10")
    ]
    + [EVENT.replace("}", ', "coalescedEvents": []}'), EVENT.replace('"clientX": 3, ', '"coalescedEvents": [{"timeStamp": 2, "clientX": 9}], "clientX": 4, ')],
)
def test_unusual_pointer_events_are_read(second: str, tmp_path: Path) -> None:
    text = f"[{EVENT % ('down', 1)},\r\n\t{second % ('move', 2)} ,{EVENT % ('up', '3.0')}]\n"
    assert pointer_samples(text, tmp_path) == pointer_samples(slowly(text), tmp_path)


@pytest.mark.parametrize(
    "second",
    [
        EVENT.replace('"clientX": 3', f'"clientX": {number}') for number in ("03", "-03", "00", "3.", ".3", "+3", "1e", "--3", "3.1.2", "0x3", "NaN", "1e999", "true", '"3"', "null", "")
    ]
    + [
        EVENT.replace('"clientX": 3', '"clientX": 3, "clientX": 3'), EVENT.replace('"clientX": 3', '"a": 1, "clientX": 3, "a": 2'), EVENT.replace('"clientX": 3, ', ""),
        EVENT.replace("1,", "1.5,", 1), EVENT.replace("1,", "-1,", 1), EVENT.replace("pointer%s", "tap%s"), EVENT.replace("}", ', "shiftKey": 1}'), EVENT.replace("}", ', "buttons": 0.5}'),
        EVENT.replace("}", ', "pointerType": "stick"}'), EVENT.replace("}", ', "width": false}'), EVENT + ",", EVENT + "]", EVENT.replace("}", ","), EVENT.replace(":", " ", 1),
        EVENT.replace("pointer%s", "pointermove%.0s").replace("}", ', "coalescedEvents": 7}'), EVENT.replace("7}", "7]"), EVENT.replace('"pointerId": 1, ', '"pointerId": 2, '), EVENT.replace("pointer%s", "pointerdown%.0s"),
        EVENT.replace("pointer%s", "click%.0s").replace('"timeStamp": %s', '"timeStamp": "now%.0s"'), EVENT.replace('"timeStamp": %s', '"timeStamp": 0%.0s'),
    ],
)  # fmt: skip
def test_what_is_wrong_with_pointer_events_is_said_of_all_alike(second: str, tmp_path: Path) -> None:
    """With the line and the place, which only the reader knows that makes a tree of JSON."""
    path, said = tmp_path / "touch.json", []
    first = EVENT % ("down", 1)
    for beginning in (first, first.replace("{", '{"unused": [0], ', 1)):
        path.write_text(f"[{beginning},\n{second % ('up', 2)}]\n")
        done = kinesic("replay", path)
        said.append((done.returncode, done.stdout, done.stderr))
    assert said[0] == said[1] and said[0][:2] == (2, "") and said[0][2].startswith(f"error: {path}:"), said
