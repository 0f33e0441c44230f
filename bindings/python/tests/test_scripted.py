"""Recognizer classes written in Python: what they see, what they may ask for, how they live among the others."""

from __future__ import annotations

import gc
import itertools
import math
import traceback
import weakref
from typing import Any, Callable, Iterator, List, Optional, Type

import pytest
from test_feeding import refused, states

import kinesic
from kinesic import Change, ClassFlag, Point, Property, Recognizer, State, Step, Tap, Value


numbers = itertools.count(1)


class Counted(Recognizer):
    """Lands as often as wanted."""

    wanted = Property(int, "How many landings.", default=2, minimum=1, maximum=9)
    reach = Property(float, "How far it may move.", default=5, minimum=0, unit="unit")
    exact = Property(bool, "Whether it is exact.", default=False)
    sides = Property(kinesic.Direction, "Where to.", default=kinesic.Direction.LEFT)
    landings = Value("How many landed.")
    corner = kinesic.PointValue("Where the latest landed.")

    def prepare(self) -> None:
        self.seen: List[Step] = []

    def step(self, input: Step) -> Optional[State]:
        self.seen.append(input)
        self.landings += len(input.began)
        for touch in input.began:
            self.corner = touch.position
        if any(math.hypot(*touch.travel) > self.reach * input.scale for touch in input.touches):
            return self.fail("moved too far")
        return State.ENDED if self.landings >= self.wanted else None


def scripted(function: Callable[[Any, Step], Optional[State]], **members: Any) -> Recognizer:
    """A recognizer whose step is `function`."""
    name = f"made{next(numbers)}"
    kind: Type[Recognizer] = type("Made", (Recognizer,), {"step": function, "CLASS_NAME": name, **members})
    return kind()


@pytest.fixture
def counted(engine: kinesic.Engine) -> Counted:
    return engine.root.add(Counted(name="counted"))


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


def test_values_reach_the_events_and_the_handle(engine: kinesic.Engine, counted: Counted) -> None:
    engine.down(1, (1, 2), at=0)
    assert counted.landings == 1 and counted.corner == (1, 2)
    engine.down(2, (3, 5), at=0.1)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is counted
    assert event.values == {"landings": 2, "corner.x": 3, "corner.y": 5} and event.location == (2, 3.5)
    assert counted.landings == 0
    refused(kinesic.UnsupportedError, lambda: setattr(counted, "landings", 7))


def test_what_a_step_sees(engine: kinesic.Engine, counted: Counted) -> None:
    engine.root.frame = (0, 0, 320, 480)
    counted.reach, counted.wanted, seen = 50, 3, counted.seen
    engine.down(7, (1, 2), at=1.5, force=0.5, modifiers=1)
    engine.move(7, (4, 6), at=1.6)
    engine.down(8, (9, 9), at=1.7)
    first, second, third = seen
    (touch,) = first.began
    assert (touch.id, touch.position, touch.start, touch.changes, touch.force) == (7, (1, 2), (1, 2), Change.BEGAN, 0.5)
    assert (first.time, first.state, first.scale, first.timer, first.scroll) == (1.5, State.POSSIBLE, 1, False, None)
    assert first.bounds == (0, 0, 320, 480) and first.down_count == 1
    (touch,) = second.moved
    assert touch.movement == (3, 4) and touch.travel == (3, 4) and touch.previous == (1, 2) and touch.is_down
    assert (touch.time, touch.previous_time, touch.start_time) == (1.6, 1.5, 1.5)
    assert [(each.time, each.position) for each in touch.history] == [(1.5, (1, 2)), (1.6, (4, 6))]
    old, new = third.touches
    assert old.id == 7 and old.changes == 0 and new.contact > old.contact and third.changes == Change.BEGAN
    engine.up(7, at=1.8)
    engine.cancel(8, at=1.9)
    assert seen[3].ended[0].id == 7 and not seen[3].ended[0].is_down and seen[4].cancelled[0].id == 8
    engine.close()
    assert touch.history[1].x == 4, "what a step saw may be kept"


def test_reasons_are_words(engine: kinesic.Engine, counted: Counted) -> None:
    engine.explain = True
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.DecisionEvent) and event.detail == "moved too far"
    assert engine.describe(event) == "counted 'counted' failed: moved too far"
    assert engine.classes["counted"].details == ("", "raised an exception", "moved too far")


def test_more_reasons_than_there_is_room_for(engine: kinesic.Engine) -> None:
    words = [f"reason {number}" for number in range(100)]
    recognizer = engine.root.add(scripted(lambda self, input: self.fail(words.pop(0)) if input.began else None))
    engine.explain = True
    details = []
    for round in range(100):
        engine.down(round, (0, 0), at=round)
        engine.up(round, at=round + 0.1)
        details += [event.detail for event in engine.poll() if isinstance(event, kinesic.DecisionEvent)]
    assert details[:61] == [f"reason {number}" for number in range(61)] and details[-1] == "another reason"
    assert recognizer.state is State.POSSIBLE


def test_deadlines(engine: kinesic.Engine) -> None:
    timers: List[float] = []

    def step(self: Any, input: Step) -> Optional[State]:
        if input.began:
            assert self.deadline is None
            self.deadline = input.time + 0.5
        if input.timer:
            assert self.deadline is None and not input.changes
            timers.append(input.time)
            return State.BEGAN if input.state is State.POSSIBLE else State.CHANGED
        return State.ENDED if input.ended and input.state is not State.POSSIBLE else None

    engine.root.add(scripted(step))
    engine.down(1, (0, 0), at=1)
    assert engine.next_deadline == 1.5
    engine.advance(3)
    engine.up(1, at=4)
    assert timers == [1.5] and states(engine) == ["BEGAN", "ENDED"]


def test_a_timer_may_send_changed_and_one_step_may_begin_and_end(engine: kinesic.Engine) -> None:
    def step(self: Any, input: Step) -> Optional[State]:
        if input.began:
            self.deadline_ns = input.time_ns + 10
            return State.BEGAN
        if input.timer:
            self.send_changed()
            return State.CHANGED
        return None

    first = engine.root.add(scripted(step))
    engine.down(1, (0, 0), at=0)
    engine.advance(1)
    assert states(engine) == ["BEGAN", "CHANGED"]
    first.remove()
    engine.up(1, at=1)

    def at_once(self: Any, input: Step) -> State:
        self.send_began()
        self.place, self.crossing = (7, 8), 0.5
        assert self.place == (7, 8) and self.crossing == 0.5
        return State.ENDED

    engine.root.add(scripted(at_once))
    engine.poll()
    engine.down(1, (0, 0), at=2)
    began, ended = (event for event in engine.poll() if isinstance(event, kinesic.GestureEvent))
    assert (began.state, ended.state, ended.location) == (State.BEGAN, State.ENDED, (7, 8))


def test_an_ignored_touch_is_not_seen_again(engine: kinesic.Engine) -> None:
    counts: List[int] = []

    def step(self: Any, input: Step) -> None:
        counts.append(len(input.touches))
        for touch in input.began:
            if len(input.touches) > 1:
                self.ignore(touch)
        with pytest.raises(kinesic.InvalidError):
            self.ignore("touch")

    engine.root.add(scripted(step))
    engine.down(1, (0, 0), at=0)
    engine.down(2, (9, 9), at=0.1)
    engine.move(2, (50, 50), at=0.2)
    engine.move(1, (50, 50), at=0.3)
    assert counts == [1, 2, 1]


def test_an_exception_fails_the_recognizer_and_is_raised_from_the_feed(engine: kinesic.Engine, tap: Tap) -> None:
    def broken(self: Any, input: Step) -> State:
        if input.moved:
            return State.BEGAN if input.state is State.POSSIBLE else 1 // 0  # type: ignore[return-value]
        return State.POSSIBLE if input.began else 1 // 0  # type: ignore[return-value]

    made = engine.root.add(scripted(broken, __doc__="Breaks."))
    engine.explain = True
    engine.down(1, (0, 0), at=0)
    with pytest.raises(ZeroDivisionError) as caught:
        engine.up(1, at=0.1)
    assert "broken" in [frame.name for frame in traceback.extract_tb(caught.value.__traceback__)]
    events = engine.poll()
    assert [event.recognizer for event in events if isinstance(event, kinesic.GestureEvent)] == [tap]
    assert "made" in engine.describe(events[0]) and "failed: raised an exception" in engine.describe(events[0])
    engine.down(1, (0, 0), at=1)
    engine.move(1, (10, 0), at=1.1)
    with pytest.raises(ZeroDivisionError):
        engine.move(1, (20, 0), at=1.2)
    assert states(engine) == ["BEGAN", "CANCELLED"] and made.state is State.POSSIBLE
    assert engine._stepping == 0


@pytest.mark.parametrize(
    "misuse",
    [
        lambda self, engine: engine.feed([]), lambda self, engine: engine.poll(), lambda self, engine: engine.root.add(Tap()),
        lambda self, engine: engine.advance(9), lambda self, engine: self.abort(), lambda self, engine: engine.close(),
        lambda self, engine: setattr(self, "enabled", False), lambda self, engine: self.remove(), lambda self, engine: engine.state_hash,
    ],
)  # fmt: skip
def test_a_step_calls_nothing(engine: kinesic.Engine, misuse: Any) -> None:
    def step(self: Any, input: Step) -> None:
        misuse(self, engine)

    engine.root.add(scripted(step))
    engine.explain = True
    refused(kinesic.ReentrantError, lambda: engine.down(1, (0, 0), at=0))
    (event,) = engine.poll()
    assert isinstance(event, kinesic.DecisionEvent) and event.state is State.FAILED and not engine.closed


@pytest.mark.parametrize("answer", [True, 3, "ended"])
def test_a_step_answers_a_state(engine: kinesic.Engine, answer: Any) -> None:
    engine.root.add(scripted(lambda self, input: answer))
    assert "must return a State" in str(refused(kinesic.InvalidError, lambda: engine.down(1, (0, 0), at=0)))


@pytest.mark.parametrize("number", [math.nan, math.inf, "x", None])
def test_numbers_of_a_step_are_finite(engine: kinesic.Engine, number: Any) -> None:
    for name in ("count", "crossing", "deadline", "place"):
        if name == "deadline" and number is None:
            continue
        given = (number, 0) if name == "place" else number
        made = engine.root.add(scripted(lambda self, input: setattr(self, name, given), count=Value("Many.")))
        refused(kinesic.Error, lambda: engine.down(1, (0, 0), at=engine.time))
        engine.cancel_touches(engine.time)
        made.remove()


def test_an_illegal_state_is_reported(engine: kinesic.Engine) -> None:
    told: List[str] = []
    engine.on_log(lambda severity, sentence: told.append(sentence))
    engine.root.add(scripted(lambda self, input: State.BEGAN if input.began else State.POSSIBLE))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (5, 0), at=0.1)
    assert told == [told[0]] and "cannot follow" in told[0] and states(engine) == ["BEGAN", "CANCELLED"]


def test_an_exception_in_prepare(engine: kinesic.Engine) -> None:
    rounds: List[int] = []

    def prepare(self: Any) -> None:
        rounds.append(1)
        if len(rounds) > 1:
            raise KeyError("prepare")

    refused_kind = type("Never", (Recognizer,), {"step": lambda self, input: None, "prepare": lambda self: 1 / 0})
    with pytest.raises(ZeroDivisionError):
        engine.root.add(refused_kind())
    assert engine.root.recognizers == [] and engine._scripted == {}
    steps: List[Step] = []
    engine.root.add(scripted(lambda self, input: steps.append(input) or State.FAILED, prepare=prepare))  # type: ignore[func-returns-value]
    with pytest.raises(KeyError):
        engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    with pytest.raises(KeyError):
        engine.down(1, (0, 0), at=0.2)
    assert len(steps) == 1, "one that could not be prepared fails without being stepped"


def test_hooks(engine: kinesic.Engine) -> None:
    asked: List[str] = []

    class Modest(Recognizer):
        def step(self, input: Step) -> Optional[State]:
            return State.ENDED if input.ended else None

        def can_prevent(self, other: kinesic.Peer) -> bool:
            asked.append(other.class_name)
            return other.number("taps_required", 0) < 2

        def should_require_failure_of(self, other: kinesic.Peer) -> bool:
            return other.class_name == "long_press"

    tap, twice = engine.root.add(Tap(name="tap")), engine.root.add(Tap(taps_required=2, name="twice"))
    engine.root.add(kinesic.LongPress())
    modest = engine.root.add(Modest())
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert states(engine) == ["ENDED"] and "tap" in asked and twice.state is State.POSSIBLE
    engine.down(1, (0, 0), at=0.2)
    engine.up(1, at=0.3)
    assert [event.recognizer for event in engine.poll() if isinstance(event, kinesic.GestureEvent)][-1] in (modest, twice, tap)
    with pytest.raises(kinesic.UnknownError):
        kinesic.Peer("tap", {}).number("nope")

    @modest.should_require_failure_of
    def decorated(recognizer: Recognizer, other: Recognizer) -> bool:
        asked.append("decorated")
        return False

    engine.down(1, (0, 0), at=5)
    engine.up(1, at=5.1)
    assert "decorated" in asked


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_an_exception_in_a_hook(engine: kinesic.Engine, tap: Tap) -> None:
    made = engine.root.add(scripted(lambda self, input: State.ENDED if input.ended else None, can_prevent=lambda self, other: None))
    engine.down(1, (0, 0), at=0)
    with pytest.raises(TypeError, match="can_prevent must answer True or False"):
        engine.up(1, at=0.1)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is made, "without an answer it is the default, yes"


def test_it_mixes_with_native_ones(engine: kinesic.Engine, counted: Counted) -> None:
    single = engine.root.add(Tap(name="single"))
    single.require_failure_of(counted)
    assert single.relations(kinesic.Relation.REQUIRES) == (counted,)
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    # With all fingers up nothing can decide it any more: it is abandoned, and the tap goes on.
    assert [event.recognizer for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [single]
    engine.feed([kinesic.Sample(number, kinesic.Phase.BEGAN, 0, 0, 2.0) for number in (1, 2)])
    assert [event.recognizer for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [counted]


def test_the_host_may_set_a_value(engine: kinesic.Engine) -> None:
    taken: List[Any] = []
    made = engine.root.add(
        scripted(
            lambda self, input: setattr(self, "count", self.count + 1),
            count=Value("Many."),
            take_value=lambda self, name, to: taken.append((name, to)) or to < 5,
        )
    )
    engine.down(1, (0, 0), at=0)
    made.count = 3
    engine.down(2, (0, 0), at=0.1)
    assert taken == [("count", 3.0)] and made.count == 4
    refused(kinesic.UnsupportedError, lambda: setattr(made, "count", 7))


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


def test_scrolls_are_seen_by_a_class_that_takes_them(engine: kinesic.Engine) -> None:
    seen: List[Any] = []
    engine.root.add(scripted(lambda self, input: seen.append(input.scroll), CLASS_FLAGS=ClassFlag.SCROLLS))
    engine.scroll(1, (5, 6), (0, -12), at=0)
    assert seen[0].dy == -12 and (seen[0].x, seen[0].y) == (5, 6)


def test_it_can_be_named(engine: kinesic.Engine) -> None:
    engine.register(Counted)
    scene = kinesic.build_scene(engine, {"recognizers": [{"id": "c", "class": "counted", "set": {"wanted": 1}}]})
    handle = scene.recognizers["c"]
    engine.down(1, (0, 0), at=0)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is handle and handle.value("landings") == 0
    handle.remove()
    assert engine._scripted == {}


def test_equal_engines_have_equal_hashes() -> None:
    hashes = []
    for _ in range(2):
        with kinesic.Engine() as engine:
            engine.root.add(Counted())
            engine.root.add(Counted())
            engine.down(1, (3, 4), at=0)
            hashes.append(engine.state_hash)
    assert hashes[0] == hashes[1]


@pytest.fixture
def without_the_collector() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def test_nothing_is_kept_alive(without_the_collector: None) -> None:
    engine = kinesic.Engine()
    counted = weakref.ref(engine.root.add(Counted()))
    second = engine.root.add(kinesic.View(frame=(0, 0, 9, 9))).add(Counted())
    engine.down(1, (0, 0), at=0)
    found = counted()
    assert found is not None and len(engine._scripted) == 2
    found.remove()
    del found
    engine.poll()
    assert counted() is None and len(engine._scripted) == 1
    view = second.view
    assert view is not None
    view.remove()
    assert engine._scripted == {}
    engine.root.add(Counted())
    registration = weakref.ref(engine._registrations["counted"])
    gone = weakref.ref(engine)
    del engine, view
    assert gone() is None and registration() is None


def test_an_engine_goes_after_an_exception_in_a_step(without_the_collector: None) -> None:
    engine = kinesic.Engine()
    engine.root.add(scripted(lambda self, input: 1 / 0))  # type: ignore[arg-type, return-value]
    try:
        engine.down(1, (0, 0), at=0)
    except ZeroDivisionError:
        pass
    gone = weakref.ref(engine)
    del engine
    assert gone() is None


def test_removed_and_closed_from_a_callback(engine: kinesic.Engine) -> None:
    counted = engine.root.add(Counted(wanted=1))
    other = engine.root.add(scripted(lambda self, input: None))

    @counted.on_recognized
    def remove(event: kinesic.GestureEvent) -> None:
        other.remove()
        counted.remove()
        engine.root.add(Counted(name="new"))

    engine.down(1, (0, 0), at=0)
    assert [each.name for each in engine.root.recognizers] == ["new"] and len(engine._scripted) == 1
    last = engine.root.recognizers[0]
    last.wanted = 1
    last.on_recognized(lambda event: engine.close())
    engine.down(2, (0, 0), at=1)
    assert engine.closed


def test_callbacks_and_steps_of_two_engines(engine: kinesic.Engine) -> None:
    """A step of one engine does not lock another."""
    with kinesic.Engine() as other:
        tap = other.root.add(Tap())

        def step(self: Any, input: Step) -> None:
            other.down(1, (0, 0), at=other.time)
            other.up(1, at=other.time)

        engine.root.add(scripted(step))
        engine.down(1, (0, 0), at=0)
        assert states(other) == ["ENDED"] and tap.state is State.POSSIBLE


def test_points_are_points() -> None:
    assert isinstance(Counted.corner, kinesic.PointValue) and Point(1, 2) == (1, 2) and Counted.wanted.default == 2
