"""Palms, pens, and what a person has chosen."""

from __future__ import annotations

import ctypes
import math
from typing import List, Tuple

import pytest
from test_feeding import refused, states

import kinesic
from kinesic import Accommodations, Button, LateLocation, PalmFilter, Phase, Reason, Sample, TouchCause, TouchType


def refusals(engine: kinesic.Engine) -> List[Tuple[object, TouchCause]]:
    return [(event.touch, event.cause) for event in engine.poll() if isinstance(event, kinesic.DecisionEvent) and event.reason is Reason.TOUCH_REFUSED]


@pytest.mark.parametrize("kind, plain", [(PalmFilter, kinesic.ffi.kin_palm_filter), (Accommodations, kinesic.ffi.kin_accommodations)])
def test_the_numbers_are_the_library_s(kind: type, plain: type) -> None:
    struct = plain()
    assert kinesic.ffi.lib.kin_struct_init(plain.__name__.encode(), ctypes.byref(struct), ctypes.sizeof(struct)) == kinesic.ffi.KIN_OK
    for name in (field for field, _ in struct._fields_ if field != "struct_size"):
        assert getattr(kind(), name) == getattr(struct, name), name


def test_a_large_contact_is_refused_and_says_why(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.explain = True
    engine.set_palm_filter(PalmFilter())
    engine.feed(Sample(1, Phase.BEGAN, 0, 0, 0, major_radius=90))
    engine.move(1, (50, 0), at=0.01)
    engine.up(1, at=0.02)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.DecisionEvent) and event.recognizer is None and event.touch == 1 and event.cause is TouchCause.PALM_SIZE
    assert engine.describe(event) == "touch 1 was refused at (0, 0): it is as large as a palm"


def test_a_pen_takes_the_screen(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.set_palm_filter(PalmFilter())
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.01)
    engine.down(2, (300, 0), at=1, type=TouchType.PENCIL)
    assert states(engine) == ["BEGAN", "CANCELLED"]
    engine.set_palm_filter(PalmFilter(pen_over_touch=False, pen_cancel_interval=0, pen_hold_interval=0))
    engine.down(3, (0, 300), at=1.1)
    engine.set_palm_filter(None)


def test_a_host_rejects_a_touch(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.explain = True
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.01)
    engine.reject_touch(1, at=0.02)
    cancelled = [event for event in engine.poll() if isinstance(event, kinesic.DecisionEvent)][-1]
    assert (cancelled.reason, cancelled.cause, cancelled.detail) == (Reason.TOUCH_CANCELLED, TouchCause.HOST, "")
    assert engine.describe(cancelled).endswith("was cancelled: one of its touches was cancelled: the host rejected it")
    refused(kinesic.SequenceError, lambda: engine.reject_touch(1, at=0.03))
    refused(kinesic.InvalidError, lambda: engine.reject_touch(1, at=0.03, cause=TouchCause.NONE))


def test_a_tap_of_a_hand_that_shakes(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.explain = True
    engine.set_accommodations(Accommodations(minimum_contact_time=0.2, location=LateLocation.AT_LATEST))
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert refusals(engine) == [(1, TouchCause.TOO_SHORT)]
    engine.down(2, (0, 0), at=1)
    engine.move(2, (30, 0), at=1.1)
    engine.up(2, at=1.5)
    assert refusals(engine) == [] and states(engine) == []
    engine.set_accommodations(None)


def test_a_touch_that_is_held_back_has_been_where_it_is(engine: kinesic.Engine) -> None:
    engine.set_accommodations(Accommodations(minimum_contact_time=0.2))
    engine.down(1, (7, 9), at=1)
    assert [(point.x, point.y, point.time_ns) for point in engine.touch_history(1)] == [(7, 9, 1_000_000_000)]


def test_a_landing_that_repeats_a_lift_is_refused(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.explain = True
    engine.set_accommodations(Accommodations(repeat_interval=0.3))
    engine.down(1, (0, 0), at=100)
    engine.up(1, at=100.05)
    engine.down(2, (0, 0), at=100.2)
    engine.up(2, at=100.25)
    engine.down(3, (0, 0), at=100.56)
    assert refusals(engine) == [(2, TouchCause.REPEATED)]


def test_a_second_finger_is_no_pen(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.explain = True
    engine.set_palm_filter(PalmFilter())
    engine.down(1, (0, 0), at=1)
    engine.down(2, (300, 0), at=1.1)
    engine.move(2, (350, 0), at=1.2)
    assert refusals(engine) == []


def test_an_interval_of_zero_refuses_nothing_of_the_same_time(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    engine.explain = True
    engine.set_palm_filter(PalmFilter(pen_over_touch=False, pen_cancel_interval=0, pen_hold_interval=0))
    engine.feed([Sample(3, Phase.BEGAN, 90, 0, 2), Sample(4, Phase.BEGAN, 300, 0, 2, type=TouchType.PENCIL)])
    engine.move(3, (150, 0), at=2.1)
    assert states(engine) == ["BEGAN"]


def test_a_pan_for_the_eraser(engine: kinesic.Engine, pan: kinesic.Pan) -> None:
    pan.allowed_buttons = Button.ERASER
    for number, buttons in enumerate((0, Button.PRIMARY, Button.ERASER)):
        engine.down(number, (0, 0), at=number, type=TouchType.PENCIL, buttons=buttons)
        engine.move(number, (50, 0), at=number + 0.1, buttons=buttons)
        engine.up(number, at=number + 0.2)
        assert states(engine) == (["BEGAN", "ENDED"] if buttons == Button.ERASER else [])
    assert pan.allowed_buttons is Button.ERASER


def test_what_cannot_be_is_refused(engine: kinesic.Engine) -> None:
    refused(kinesic.RangeError, lambda: engine.set_palm_filter(PalmFilter(edge_interval=11)))
    refused(kinesic.InvalidError, lambda: engine.set_palm_filter(PalmFilter(palm_radius=math.nan)))
    refused(kinesic.InvalidError, lambda: engine.set_palm_filter(0.05))  # type: ignore[arg-type]
    refused(kinesic.RangeError, lambda: engine.set_accommodations(Accommodations(repeat_interval=-1)))
    refused(kinesic.InvalidError, lambda: engine.set_accommodations(Accommodations(location=7)))  # type: ignore[arg-type]
