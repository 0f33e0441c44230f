"""Touchpads: kinesic.touchpad."""

import math
import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Iterator, List, Sequence, Tuple

import kinesic
import pytest
from kinesic import Engine, GestureEvent, Hover, InvalidError, InvalidTypeError, NullError, Pan, Point, Recognizer, Rect, State, Tap, TouchTimeError
from kinesic.touchpad import (
    Button, Contact, Evdev, EvdevAxis, Evidence, Feature, Motion, Phase, Pinch, Pointer, Reason, Scroll, Tool, Touchpad, TouchpadEvent,
)  # fmt: skip

ROOT = Path(__file__).resolve().parents[3]
MS = 1_000_000


def scroll(pad: Touchpad, frames: int = 10) -> List[Any]:
    for i in range(frames):
        pad.feed(i * 10 * MS, [Contact(1, 30, 30 + i), Contact(2, 50, 30 + i)])
    return pad.poll()


def test_motion_and_a_tap() -> None:
    pad = Touchpad(width=100, height=60, landing_time=0)
    for i in range(5):
        pad.feed(i * 10 * MS, [Contact(1, 30 + i, 30)])
    pad.feed(50 * MS)
    events = pad.poll()
    assert all(isinstance(event, Motion) for event in events) and sum(event.dx for event in events) == pytest.approx(3.5)
    assert events[0].sentence == "the pointer moves by 0.50, 0.00 mm" and events[0].time == 0.01
    pad.feed(60 * MS, [Contact(2, 30, 30)])
    pad.feed(100 * MS)
    (pressed,) = pad.poll()
    assert isinstance(pressed, Button) and (pressed.button, pressed.is_pressed, pressed.is_tap, pressed.fingers) == (1, True, True, 1)
    deadline = pad.next_deadline
    assert deadline == 280 * MS
    pad.advance(deadline)
    (released,) = pad.poll()
    assert isinstance(released, Button) and not released.is_pressed and released.reason is Reason.TIMEOUT and pad.next_deadline is None


def test_a_scroll_with_its_decisions() -> None:
    pad = Touchpad(explain=True)
    events = scroll(pad)
    assert [type(event).__name__ for event in events[:3]] == ["Decision", "Decision", "Scroll"]
    assert events[0].reason is Reason.TOGETHER and isinstance(events[2], Scroll) and events[2].phase is Phase.BEGAN
    assert 0 < events[2].certainty < 1 == events[-1].certainty
    pad.cancel(100 * MS)
    assert [event.phase for event in pad.poll() if isinstance(event, Scroll)] == [Phase.CANCELLED]


def test_the_same_frames_give_the_same_events() -> None:
    assert scroll(Touchpad(explain=True)) == scroll(Touchpad(explain=True))


def test_options() -> None:
    pad = Touchpad(width=100, tap_time=0.25, features=Feature.SCROLL)
    found = pad.options
    assert (found["width"], found["tap_time"], found["features"], found["evidence"]) == (100, 0.25, Feature.SCROLL, Evidence(511))
    pad.set_options(evidence=Evidence.REST)
    assert pad.options["evidence"] == Evidence.REST and pad.options["tap_time"] == 0.25
    with pytest.raises(InvalidError, match="tap_time of kin_touchpad_options is not 0 to 5 s"):
        pad.set_options(tap_time=-1)
    with pytest.raises(kinesic.UnknownKeywordError, match="no option 'tap_tim'; did you mean 'tap_time'"):
        Touchpad(tap_tim=1)
    assert pad.options["tap_time"] == 0.25


def test_wrong_use() -> None:
    pad = Touchpad()
    pad.feed(10)
    with pytest.raises(TouchTimeError):
        pad.feed(9)
    with pytest.raises(InvalidError, match="one id"):
        pad.feed(10, [Contact(1, 0, 0), Contact(1, 2, 0)])
    with pytest.raises(InvalidError, match="not finite"):
        pad.feed(10, [Contact(1, math.nan, 0)])
    assert pad.poll() == []
    pad.feed(10, [Contact(1, 3, 3, tool=Tool.PALM)])
    pad.close()
    pad.close()
    with pytest.raises(NullError):
        pad.poll()
    with Touchpad() as other:
        other.feed(0)


SYN, ABS, REPORT, SLOT, MT_X, MT_Y, ID = 0, 3, 0, 0x2F, 0x35, 0x36, 0x39
PAD = EvdevAxis(0, 4000, 40), EvdevAxis(0, 2400, 40)
Event = Tuple[int, int, int]


def events_of(contacts: Sequence[Contact], before: Sequence[Contact]) -> Iterator[Event]:
    """What a Linux touchpad of 40 units a mm says of them: each id in the slot of its number."""
    for gone in {each.id for each in before} - {each.id for each in contacts}:
        yield from ((ABS, SLOT, gone), (ABS, ID, -1))
    for each in contacts:
        yield (ABS, SLOT, each.id)
        if each.id not in {one.id for one in before}:
            yield (ABS, ID, each.id)
        yield from ((ABS, MT_X, round(each.x * 40)), (ABS, MT_Y, round(each.y * 40)))
    yield (SYN, REPORT, 0)


def pinch(pad: Touchpad, frames: int = 10) -> List[TouchpadEvent]:
    for i in range(frames):
        pad.feed(i * 10 * MS, [Contact(1, 50 - i, 20), Contact(2, 60 + i, 20)])
    pad.feed(frames * 10 * MS)
    return pad.poll()


def test_the_events_of_a_linux_device_are_frames() -> None:
    decoder = Evdev(*PAD)
    assert decoder.size == (100, 60)
    of_device, of_frames = decoder.touchpad(explain=True), Touchpad(width=100, height=60, explain=True)
    moves = [[Contact(1, 30, 20 + i), Contact(2, 50, 20 + i)] for i in range(10)]
    for i, (contacts, before) in enumerate(zip([*moves, moves[-1][:1], []], [[], *moves, moves[-1][:1]])):
        of_frames.feed(i * 10 * MS, contacts)
        for type, code, value in events_of(contacts, before):
            decoder.feed(of_device, type, code, value, i * 10 * MS)
    found, wanted = of_device.poll(), of_frames.poll()
    assert [event.sentence for event in found] == [event.sentence for event in wanted]
    assert any(isinstance(event, Scroll) for event in found)


def test_a_linux_device_of_unknown_size() -> None:
    plain = EvdevAxis(0, 4000)
    assert Evdev(plain, plain).size == (69, 50)
    with Evdev(plain, plain, pressure=EvdevAxis(0, 100), width=90, height=70) as decoder:
        assert decoder.size == (90, 70) and decoder.touchpad(tap_time=0.25).options["tap_time"] == 0.25


def test_wrong_use_of_a_decoder() -> None:
    with pytest.raises(InvalidError, match="an axis .* has no extent"):
        Evdev(EvdevAxis(10, 10), PAD[1])
    with pytest.raises(InvalidTypeError, match="y must be an EvdevAxis"):
        Evdev(PAD[0], (0, 100))  # type: ignore[arg-type]
    with pytest.raises(InvalidTypeError, match="maximum of x must be a whole number of 32 bits"):
        Evdev(EvdevAxis(0, 2**31), PAD[1])
    decoder, pad = Evdev(*PAD), Touchpad()
    with pytest.raises(InvalidTypeError, match="value must be a whole number of 32 bits"):
        decoder.feed(pad, ABS, MT_X, 2**31, 0)
    with pytest.raises(InvalidTypeError, match="pad must be a Touchpad"):
        decoder.feed(decoder, ABS, MT_X, 1, 0)  # type: ignore[arg-type]
    decoder.close()
    decoder.close()
    with pytest.raises(NullError):
        decoder.feed(pad, ABS, MT_X, 1, 0)


def played(pointer: Pointer, recognizer: Recognizer, events: Sequence[TouchpadEvent]) -> List[GestureEvent]:
    """The gestures of a recognizer on the only view of an engine that is fed these."""
    engine = Engine()
    engine.root.add(recognizer)
    for event in events:
        pointer.feed(engine, event)
    return [event for event in engine.poll() if isinstance(event, GestureEvent)]


def test_a_tap_on_the_pad_is_a_tap_of_an_engine() -> None:
    pad = Touchpad(width=100, height=60)
    pad.feed(0, [Contact(1, 30, 30)])
    pad.feed(50 * MS)
    pad.advance(300 * MS)
    found = played(Pointer(location=(100, 100), bounds=Rect(0, 0, 1280, 800)), Tap(), pad.poll())
    assert [(gesture.state, gesture.location) for gesture in found] == [(State.ENDED, Point(100, 100))]


def test_motion_goes_as_far_as_the_bounds() -> None:
    pointer = Pointer(bounds=Rect(10, 0, 90, 50), units_per_mm=10, id=7)
    pad = Touchpad(width=100, height=60)
    for i in range(20):
        pad.feed(i * 10 * MS, [Contact(1, 30 + i, 30)])
    found = played(pointer, Hover(), pad.poll())
    assert pointer.location == Point(100, 0) and (pointer.bounds, pointer.units_per_mm, pointer.id) == (Rect(10, 0, 90, 50), 10, 7)
    assert found[0].state is State.BEGAN and found[-1].location == Point(100, 0)


def test_scrolls_and_pinches_are_those_of_an_engine() -> None:
    for make, recognizer in ((scroll, Pan()), (pinch, kinesic.Pinch())):
        pad = Touchpad(width=100, height=60)
        events = make(pad)
        pad.feed(200 * MS)
        events += pad.poll()
        found = played(Pointer(location=(100, 100), scroll_units_per_mm=5), recognizer, events)
        assert (found[0].state, found[-1].state) == (State.BEGAN, State.ENDED)
        if make is pinch:
            (*_, last) = (event for event in events if isinstance(event, Pinch))
            assert last.scale > 1.5 and found[-1].scale == pytest.approx(last.scale)
        else:
            assert found[-1].translation == pytest.approx((0, 5 * sum(event.dy for event in events if isinstance(event, Scroll) and event.phase <= Phase.ENDED)))


def test_what_an_engine_refuses_leaves_the_pointer() -> None:
    engine, pointer = Engine(), Pointer(location=(5, 5))
    motion = Motion(10 * MS, 1, 1.0, 0.0, False, "")
    engine.advance(1.0)
    with pytest.raises(TouchTimeError):
        pointer.feed(engine, motion)
    assert pointer.location == Point(5, 5)
    pointer.feed(engine, Motion(2000 * MS, 1, 1.0, 0.0, False, ""))
    assert pointer.location == Point(25, 5)


def test_a_handler_may_move_the_pointer_and_fail() -> None:
    engine, pointer = Engine(), Pointer(location=(5, 5))
    hover = engine.root.add(Hover())

    def jump(event: GestureEvent) -> None:
        pointer.location = (100, 100)
        raise ArithmeticError

    hover.on_began(jump)
    with pytest.raises(ArithmeticError):
        pointer.feed(engine, Motion(0, 1, 1.0, 0.0, False, ""))
    assert pointer.location == Point(100, 100)
    pointer.feed(engine, Motion(1, 1, 1.0, 0.0, False, ""))
    assert pointer.location == Point(120, 100)


def test_wrong_use_of_a_pointer() -> None:
    engine, pointer = Engine(), Pointer()
    with pytest.raises(InvalidTypeError, match="event must be an event of a touchpad, not 3"):
        pointer.feed(engine, 3)  # type: ignore[arg-type]
    with pytest.raises(kinesic.UnknownKeywordError, match="no option 'place'"):
        Pointer(place=(0, 0))
    pointer.units_per_mm = 1e12
    with pytest.raises(InvalidError):
        pointer.feed(engine, Motion(0, 1, 1.0, 0.0, False, ""))
    assert pointer.location == Point(0, 0)


def test_the_names_of_python_are_those_of_the_header() -> None:
    header = (ROOT / "Include/kinesic/touchpad.h").read_text()
    for kind, prefix in ((Reason, "REASON"), (Feature, "FEATURE"), (Evidence, "EVIDENCE"), (Tool, "TOOL"), (Phase, "")):
        for member in kind:
            name = f"KIN_TOUCHPAD_{prefix}_{member.name}" if prefix else f"KIN_TOUCHPAD_{member.name}"
            assert re.search(rf"\b{name} = {int(member)}\b", header), name


def test_without_the_library_the_rest_works() -> None:
    code = "import kinesic, kinesic.touchpad as t\nkinesic.Engine().close()\ntry: t.Touchpad()\nexcept kinesic.UnsupportedError as e: print(e)"
    done = subprocess.run([sys.executable, "-c", code], env={"KINESIC_TOUCHPAD_LIBRARY": "/nowhere.so", "PATH": ""}, capture_output=True, text=True)
    assert "make touchpad" in done.stdout and "/nowhere.so" in done.stdout, done.stderr
