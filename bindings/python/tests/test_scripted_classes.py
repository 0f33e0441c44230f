"""What a recognizer class written in Python is: its table, its attributes, its names."""

from __future__ import annotations

import math
from typing import Any, List, Optional

import pytest
from scripts import Counted, scripted
from test_feeding import refused, states

import kinesic
from kinesic import ClassFlag, Point, Property, Recognizer, State, Step, Tap, Value


def test_a_class_is_registered_like_any(engine: kinesic.Engine, counted: Counted) -> None:
    info = engine.classes["counted"]
    assert info.summary == "Lands as often as wanted." and [each.name for each in info.values] == ["landings", "corner.x", "corner.y"]
    wanted, reach, exact, sides = info.properties
    assert (wanted.minimum, wanted.maximum, wanted.kind) == (1, 9, kinesic.PropertyKind.INTEGER)
    assert (reach.unit, reach.maximum, reach.kind) == ("unit", math.inf, kinesic.PropertyKind.NUMBER)
    assert exact.kind is kinesic.PropertyKind.BOOLEAN and (sides.kind, sides.maximum) == (kinesic.PropertyKind.FLAGS, 15)
    assert counted.class_name == "counted" and engine.register(Counted) == engine.classes["counted"]
    assert (counted.wanted, counted.reach, counted.exact, counted.sides) == (2, 5.0, False, kinesic.Direction.LEFT)
    assert isinstance(counted.sides, kinesic.Direction)
    refused(kinesic.InvalidError, lambda: engine.register(Tap))
    refused(kinesic.RangeError, lambda: setattr(counted, "wanted", 10))


def test_attributes(engine: kinesic.Engine) -> None:
    class Held(Recognizer):
        size = Property(float, "Size.", default=1)
        hint: str

        def __init__(self, templates: List[int], **properties: float) -> None:
            self.templates = templates
            super().__init__(**properties)

        def prepare(self) -> None:
            self.work = len(self.templates)

        def step(self, input: Step) -> None:
            self.work += self.more_work()

        def more_work(self) -> int:
            return 1

    held = Held([1, 2], size=4)
    held.hint = "known"
    with pytest.raises(kinesic.UnknownError):
        Held([], sice=4)
    engine.root.add(held)
    engine.down(1, (0, 0), at=0)
    assert held.work == 3 and held.size == 4 and held.hint == "known" and held.templates == [1, 2]
    held.work = 7
    for name in ("sice", "wrok"):
        with pytest.raises(kinesic.UnknownPropertyError):
            setattr(held, name, 1)
    with pytest.raises(AttributeError, match="'place' is what a step sets"):
        held.location = (1, 2)  # type: ignore[method-assign, assignment]
    for call in (lambda: held.deadline, lambda: held.fail("now"), lambda: held.send_changed()):
        refused(kinesic.UnsupportedError, call)
    refused(kinesic.UnsupportedError, lambda: Tap(engine.root).ignore(None))  # type: ignore[arg-type]


def test_unknown_attributes_in_a_step(engine: kinesic.Engine) -> None:
    engine.root.add(scripted(lambda self, input: self.nothing))
    assert "has no 'nothing'" in str(refused(kinesic.UnknownPropertyError, lambda: engine.down(1, (0, 0), at=0)))


def test_classes_extend_classes(engine: kinesic.Engine) -> None:
    class Eager(Counted):
        patience = Property(float, "Patience.", default=1)

        def step(self, input: Step) -> Optional[State]:
            return super().step(input) or State.POSSIBLE

    eager = engine.root.add(Eager(wanted=1))
    assert eager.class_name == "eager" and [each.name for each in engine.classes["eager"].properties][-1] == "patience"
    engine.down(1, (0, 0), at=0)
    assert states(engine) == ["ENDED"]


def test_classes_that_are_not_well_formed() -> None:
    def make(**members: Any) -> None:
        type("Wrong", (Recognizer,), {"step": lambda self, input: None, **members})

    assert "needs a default" in str(refused(kinesic.ClassError, lambda: make(size=Property(float, "Size."))))
    assert "has a meaning" in str(refused(kinesic.ClassError, lambda: make(enabled=Property(bool, "On.", default=1))))
    assert "has a meaning" in str(refused(kinesic.ClassError, lambda: make(deadline=Value("Late."))))
    assert "9 outputs" in str(refused(kinesic.ClassError, lambda: make(**{f"v{i}": Value("Many.") for i in range(9)})))
    assert "extend Recognizer" in str(refused(kinesic.ClassError, lambda: type("Mine", (Tap,), {"step": lambda self, input: None})))
    with pytest.raises(TypeError):
        Counted(None, None)  # type: ignore[call-overload]


def test_the_engine_checks_the_table(engine: kinesic.Engine) -> None:
    wrong = type("Wrong", (Recognizer,), {"step": lambda self, input: None, "size": Property(float, "Size.", default=9, maximum=5)})
    assert "default outside its range" in str(refused(kinesic.ClassError, lambda: engine.root.add(wrong())))
    taken = type("Pan", (Recognizer,), {"step": lambda self, input: None})
    assert "CLASS_NAME" in str(refused(kinesic.ExistsError, lambda: engine.root.add(taken())))
    assert engine.root.recognizers == []


def test_flags_of_a_class(engine: kinesic.Engine) -> None:
    class Highlight(Recognizer):
        CLASS_FLAGS = ClassFlag.YIELDING | ClassFlag.LEAVES_TOUCHES
        CLASS_VERSION = "2.1.0"

        def step(self, input: Step) -> Optional[State]:
            return State.BEGAN if input.began else None

    highlight = engine.root.add(Highlight())
    info = engine.classes["highlight"]
    assert not highlight.cancels_touches_in_view and info.flags == Highlight.CLASS_FLAGS and info.version == "2.1.0"


def test_it_can_be_named(engine: kinesic.Engine) -> None:
    engine.register(Counted)
    scene = kinesic.build_scene(engine, {"recognizers": [{"id": "c", "class": "counted", "set": {"wanted": 1}}]})
    handle = scene.recognizers["c"]
    engine.down(1, (0, 0), at=0)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is handle and handle.value("landings") == 0
    handle.remove()
    assert engine._scripted == {}


def test_points_are_points() -> None:
    assert isinstance(Counted.corner, kinesic.PointValue) and Point(1, 2) == (1, 2) and Counted.wanted.default == 2
