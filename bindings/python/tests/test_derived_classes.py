"""Subclasses of the standard classes whose hooks are Python's."""

from __future__ import annotations

from typing import Any, ClassVar, List, Tuple

import pytest
from test_feeding import refused, states

import kinesic
from kinesic import ClassFlag, LongPress, Pan, Pinch, Property, Recognizer, State, Tap


def tapped(engine: kinesic.Engine, at: float = 0.0) -> List[Tuple[str, str]]:
    engine.down(1, (0, 0), at=at)
    engine.up(1, at=at + 0.1)
    engine.advance(at + 1)
    return [(event.recognizer.name, event.state.name) for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]


class Polite(Tap):
    """A tap that excludes nobody but those that it is given."""

    excluded: str
    asked: ClassVar[List[Tuple[str, float]]] = []

    def can_prevent(self, other: kinesic.Peer) -> bool:
        self.asked.append((other.class_name, self.taps_required))
        return other.class_name == getattr(self, "excluded", "")


def test_can_prevent_is_asked_in_place_of_the_class_s_own(engine: kinesic.Engine) -> None:
    second, polite = engine.root.add(Polite(name="second")), engine.root.add(Polite(name="polite"))
    assert sorted(tapped(engine)) == [("polite", "ENDED"), ("second", "ENDED")] and ("polite", 1) in Polite.asked
    assert polite.class_name == "polite" and engine.classes["polite"].summary.startswith("A tap that excludes nobody")
    polite.excluded = second.excluded = "polite"
    assert len(tapped(engine, 10)) == 1


def test_can_be_prevented_by() -> None:
    class Stubborn(Tap):
        def can_be_prevented_by(self, other: kinesic.Peer) -> bool:
            return other.class_name != "tap"

    for kinds in ((Tap, Stubborn), (Stubborn, Tap)):
        with kinesic.Engine() as engine:
            for kind in kinds:
                engine.root.add(kind(name=kind.__name__))
            assert tapped(engine) == [("Stubborn", "ENDED")]


def test_dynamic_requirements_of_a_class(engine: kinesic.Engine) -> None:
    class Patient(Tap):
        def should_require_failure_of(self, other: Any) -> bool:
            return isinstance(other, kinesic.Peer) and other.number("taps_required", 1) > 1

    class Important(LongPress):
        def should_be_required_to_fail_by(self, other: Any) -> bool:
            return bool(other.class_name == "pan")

    engine.root.add(Patient(name="single"))
    engine.root.add(Tap(taps_required=2, name="double"))
    pan = engine.root.add(Pan(name="pan"))
    engine.root.add(Important(name="press", allowable_movement=30))
    assert tapped(engine) == [("single", "ENDED")] and engine.time == 1
    engine.down(1, (0, 0), at=5)
    engine.move(1, (20, 0), at=5.1)
    assert pan.state is State.POSSIBLE and pan.pending_state is State.BEGAN
    engine.move(1, (40, 0), at=5.2)
    assert pan.state is State.BEGAN


def test_the_first_argument_of_a_hook_of_a_decorator_s_name_decides(engine: kinesic.Engine) -> None:
    class Patient(Tap):
        def should_require_failure_of(self, other: Any) -> bool:
            return False

    patient = engine.root.add(Patient(name="single"))
    engine.root.add(Tap(taps_required=2, name="double"))
    patient.should_require_failure_of(lambda _, other: other.name == "double")
    assert tapped(engine) == [("single", "ENDED")] and patient.state is State.POSSIBLE


def test_prepare_comes_with_every_attempt_and_the_class_s_own_before_it(engine: kinesic.Engine) -> None:
    prepared: List[Any] = []

    class Counting(Tap):
        def prepare(self) -> None:
            prepared.append((self, self.taps_required))

    counting = Counting(taps_required=2, name="counting")
    engine.root.add(counting)
    assert prepared == [(counting, 1)]
    for round in range(2):
        engine.down(1, (0, 0), at=round)
        engine.up(1, at=round + 0.1)
        engine.down(1, (0, 0), at=round + 0.2)
        engine.up(1, at=round + 0.3)
    assert states(engine) == ["ENDED", "ENDED"] and prepared[1:] == [(counting, 2)] * 2


def test_take_value_may_refuse(engine: kinesic.Engine) -> None:
    class Bounded(Pinch):
        def take_value(self, name: str, to: float) -> bool:
            taken.append((name, to))
            return to >= 1

    taken: List[Tuple[str, float]] = []
    pinch = engine.root.add(Bounded(dominance=0))
    engine.down(1, (0, 0), at=0)
    engine.down(2, (100, 0), at=0)
    engine.move(2, (200, 0), at=0.1)
    refused(kinesic.UnsupportedError, lambda: pinch.set_value("scale", 0.5))
    assert pinch.scale == pytest.approx(2)
    pinch.scale = 1
    engine.move(2, (300, 0), at=0.2)
    assert pinch.scale == pytest.approx(1.5) and taken == [("scale", 0.5), ("scale", 1)]


def test_classes_that_extend_one(engine: kinesic.Engine) -> None:
    class Twice(Polite):
        CLASS_NAME = "com.example.twice"

        def __init__(self, note: str, **properties: float) -> None:
            self.note = note
            super().__init__(taps_required=2, **properties)

    class Hooks:
        def can_prevent(self, other: kinesic.Peer) -> bool:
            return False

    class Mixed(Hooks, Tap):
        pass

    twice, mixed = engine.root.add(Twice("own", name="twice")), engine.root.add(Mixed(name="mixed"))
    assert (twice.class_name, mixed.class_name, twice.note) == ("com.example.twice", "mixed", "own")
    assert Mixed._script is not None and "can_prevent" in Mixed._script.hooks
    assert tapped(engine) == [("mixed", "ENDED")]
    again = kinesic.Engine()
    assert again.root.add(Polite(name="polite")).taps_required == 1 and tapped(again) == [("polite", "ENDED")]


def test_an_exception_in_a_hook_reaches_the_caller(engine: kinesic.Engine) -> None:
    class Broken(Tap):
        def can_prevent(self, other: kinesic.Peer) -> bool:
            raise LookupError("broken")

    engine.root.add(Broken(name="broken"))
    engine.root.add(Tap(name="other"))
    engine.down(1, (0, 0), at=0)
    with pytest.raises(LookupError, match="broken"):
        engine.up(1, at=0.1)
    engine.check_invariants()


def test_it_is_recorded_and_played() -> None:
    def build(engine: kinesic.Engine) -> None:
        engine.root.add(Polite(name="polite"))
        engine.root.add(Polite(name="other"))

    parts: List[bytes] = []
    with kinesic.Engine() as engine:
        build(engine)
        with engine.record(parts.append):
            events = tapped(engine)
    replay = kinesic.Trace(b"".join(parts)).replay(classes=[Polite])
    assert [event.recognizer.name for event in replay.events if isinstance(event, kinesic.GestureEvent)] == [name for name, _ in events]
    assert {type(event.recognizer) for event in replay.events if isinstance(event, kinesic.GestureEvent)} == {Polite}


def test_what_would_never_be_called_is_refused() -> None:
    def never(*_: object) -> bool:
        return True

    for name in ("should_begin", "should_receive_touch", "on_began", "on_event"):
        for base in (Tap, Recognizer):
            assert "decorator" in str(refused(kinesic.ClassError, lambda: type("Wrong", (base,), {name: never})))
    assert "step of its own" in str(refused(kinesic.ClassError, lambda: type("W", (Tap,), {"can_prevent": never, "size": Property(float, "")})))
    assert "CLASS_FLAGS" in str(refused(kinesic.ClassError, lambda: type("W", (Tap,), {"prepare": never, "CLASS_FLAGS": ClassFlag.YIELDING})))
    assert "give it a step" in str(refused(kinesic.ClassError, lambda: type("W", (Recognizer,), {"can_prevent": never})("tap")))
    with kinesic.Engine() as engine:
        taking = type("Taking", (Tap,), {"take_value": never})
        assert "never be called" in str(refused(kinesic.ClassError, lambda: engine.root.add(taking())))
        assert "CLASS_NAME" in str(refused(kinesic.ExistsError, lambda: engine.root.add(type("Pan", (Tap,), {"can_prevent": never})())))
        tap: Any = engine.root.add(Tap())
        for name in ("should_begin", "on_began", "stop_calling"):
            with pytest.raises(AttributeError, match=name):
                setattr(tap, name, never)
