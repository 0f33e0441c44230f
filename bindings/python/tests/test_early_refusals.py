"""What the engine would refuse when a view or a recognizer is added is refused where it is given."""

from __future__ import annotations

import math
from typing import Any, Callable

import pytest

import kinesic


@pytest.mark.parametrize("make", [kinesic.Tap, kinesic.View, lambda **given: kinesic.Recognizer("tap", **given)], ids=["Tap", "View", "Recognizer"])
def test_a_name_that_the_engine_does_not_take(engine: kinesic.Engine, make: Callable[..., Any]) -> None:
    with pytest.raises(kinesic.RangeError, match="name has 128 bytes"):
        make(name="x" * 128)
    with pytest.raises(kinesic.InvalidError, match="name is not UTF-8"):
        make(name="\ud800")
    made = engine.root.add(make(name="é" * 63))
    for wrong in ("é" * 64, "\udcff"):
        with pytest.raises(ValueError):
            made.name = wrong
    assert made.name == "é" * 63


@pytest.mark.parametrize(
    "frame", [(0, 0, -1, 1), (0, 0, 1, -1), (math.nan, 0, 1, 1), (0, math.inf, 1, 1), (1.1e9, 0, 1, 1), (0, -1.1e9, 1, 1), (0, 0, math.nan, 1)]
)
def test_a_frame_that_the_engine_does_not_take(engine: kinesic.Engine, frame: Any) -> None:
    sentences = []
    for call in (lambda: kinesic.View(frame=frame), lambda: setattr(kinesic.View(), "frame", frame), lambda: setattr(engine.root, "frame", frame)):
        with pytest.raises(kinesic.InvalidError) as refusal:
            call()
        sentences.append(str(refusal.value))
    engine_says = kinesic.ffi.lib.kin_view_set_frame(engine._pointer, engine.root.id, kinesic.ffi.kin_rect(*frame))
    assert len(set(sentences)) == 1 and engine_says == kinesic.InvalidError.code
    assert engine.root.add(kinesic.View(frame=(-1e9, 1e9, math.inf, 0))).frame == (-1e9, 1e9, math.inf, 0)


@pytest.mark.parametrize("number", [math.nan, math.inf, -1.1e9])
def test_a_transform_that_the_engine_does_not_take(engine: kinesic.Engine, number: float) -> None:
    for place in range(6):
        transform: Any = [1.0, 0, 0, 1, 0, 0]
        transform[place] = number
        with pytest.raises(kinesic.InvalidError, match="the transform has a number"):
            kinesic.View(transform=transform)
        assert kinesic.ffi.lib.kin_view_set_transform(engine._pointer, engine.root.id, kinesic.ffi.kin_transform(*transform)) == kinesic.InvalidError.code


def test_a_switch_is_not_none() -> None:
    wrong: Any = None
    with pytest.raises(TypeError, match="hidden is None"):
        kinesic.View(hidden=wrong)


@pytest.mark.parametrize("make", [kinesic.Tap, lambda: kinesic.Recognizer("tap")], ids=["Tap", "Recognizer"])
def test_a_property_by_a_name_that_is_none(make: Callable[[], Any]) -> None:
    tap = make()
    for name in ("taps_requierd", "state", "view"):
        with pytest.raises(kinesic.UnknownPropertyError, match=name):
            tap.set_number(name, 1)
    tap.set_number("taps_required", 2)
    tap.set_number("enabled", 0)
    assert (tap.number("taps_required"), tap.number("enabled")) == (2, 0)


def test_a_least_number_above_the_greatest_is_refused_when_it_is_added(engine: kinesic.Engine) -> None:
    pan = kinesic.Pan()
    pan.minimum_touches, pan.maximum_touches = 5, 2
    with pytest.raises(kinesic.RangeError, match="minimum_touches is 5, which is above maximum_touches, 2"):
        engine.root.add(pan)
    assert engine.root.recognizers == []
    pan.maximum_touches = 6
    assert engine.root.add(pan).maximum_touches == 6


def test_a_class_without_a_step_says_so(engine: kinesic.Engine) -> None:
    class Wave(kinesic.Recognizer):
        def setp(self, input: kinesic.Step) -> None:
            """What was to be its step."""

    for wrong in (Wave, lambda: Wave(engine.root)):
        with pytest.raises(kinesic.ClassError, match="Wave has no method 'step'"):
            wrong()
    assert Wave("tap").class_name == "tap"


def test_an_array_is_no_number() -> None:
    numpy = pytest.importorskip("numpy")
    with pytest.raises(kinesic.InvalidTypeError, match="taps_required must be a number"):
        kinesic.Tap(taps_required=numpy.array([2, 3]))
    assert kinesic.Tap(taps_required=numpy.int64(2)).number("taps_required") == 2
