"""Random programs, which hypothesis makes: each call does what a model of views, recognizers and contacts says, or
raises one of the documented kinds and changes nothing; none crashes. The program that fails is printed as it is: to
make it small, which takes minutes, add Phase.shrink."""

from __future__ import annotations

import os
import time
from typing import Any, Dict, List

import pytest

import kinesic

hypothesis = pytest.importorskip("hypothesis")
from hypothesis import HealthCheck, Phase, settings, strategies  # noqa: E402
from hypothesis.stateful import Bundle, RuleBasedStateMachine, invariant, precondition, rule, run_state_machine_as_test  # noqa: E402

CLASSES = (kinesic.Tap, kinesic.Pan, kinesic.LongPress, kinesic.Pinch, kinesic.Swipe, kinesic.Press, kinesic.Rotation)
PHASES = tuple(kinesic.Phase)
RELATIONS = ("require_failure_of", "allow_simultaneous", "require_inactive", "allow_takeover_from", "remove_failure_requirement")
places = strategies.tuples(strategies.integers(-50, 350), strategies.integers(-50, 350))
numbers = strategies.one_of(strategies.floats(), strategies.integers(-3, 3), strategies.text(max_size=3), strategies.none())


class Programs(RuleBasedStateMachine):
    """An engine, and what it should have."""

    views = Bundle("views")
    recognizers = Bundle("recognizers")

    def __init__(self) -> None:
        super().__init__()
        self.engine = kinesic.Engine()
        self.now = 0.0
        self.parents: Dict[kinesic.View, Any] = {self.engine.root: None}
        self.places: Dict[kinesic.Recognizer, kinesic.View] = {}
        self.down: List[int] = []
        self.events: List[kinesic.Event] = []
        self.to_do: List[Any] = []
        self.engine.on_event(self.heard)

    def heard(self, event: kinesic.Event) -> None:
        """What a callback does is planned by a rule. It takes effect after the step: what is removed twice in one is
        not refused, and not tried."""
        self.events.append(event)
        while self.to_do:
            self.to_do.pop()()

    def under(self, view: kinesic.View) -> List[kinesic.View]:
        """The view and what is below it."""
        found = [view]
        for each in found:
            found += [child for child, parent in self.parents.items() if parent is each]
        return found

    def forget(self, view: kinesic.View) -> None:
        gone = self.under(view)
        for each in gone:
            self.parents.pop(each, None)
        self.places = {recognizer: place for recognizer, place in self.places.items() if place not in gone}

    def attempt(self, is_right: bool, function: Any, *arguments: Any, **options: Any) -> bool:
        """Calls it; what is not right raises one of the documented kinds."""
        try:
            function(*arguments, **options)
        except (kinesic.Error, TypeError):
            assert not is_right or self.engine.closed, "it was refused"
            return False
        assert is_right and not self.engine.closed, "it was not refused"
        return True

    @rule(target=views, frame=strategies.tuples(*[strategies.integers(-20, 200)] * 2, *[strategies.integers(0, 300)] * 2), data=strategies.data())
    def add_view(self, frame: Any, data: Any) -> kinesic.View:
        parent = data.draw(strategies.sampled_from(list(self.parents)))
        view = kinesic.View(frame=frame)
        if self.attempt(not self.engine.closed, parent.add, view):
            self.parents[view] = parent
        return view

    @rule(target=recognizers, kind=strategies.sampled_from(CLASSES), data=strategies.data())
    def add_recognizer(self, kind: Any, data: Any) -> kinesic.Recognizer:
        view = data.draw(strategies.sampled_from(list(self.parents)))
        made: kinesic.Recognizer = kind()
        if self.attempt(not self.engine.closed, view.add, made):
            self.places[made] = view
        return made

    @rule(view=views)
    def remove_view(self, view: kinesic.View) -> None:
        if self.attempt(view in self.parents, view.remove):
            self.forget(view)

    @rule(recognizer=recognizers)
    def remove(self, recognizer: kinesic.Recognizer) -> None:
        if self.attempt(recognizer in self.places, recognizer.remove):
            self.places.pop(recognizer, None)  # a callback of this very call may have removed it

    @rule(recognizer=recognizers, data=strategies.data())
    def move_recognizer(self, recognizer: kinesic.Recognizer, data: Any) -> None:
        view = data.draw(strategies.sampled_from(list(self.parents)))
        if self.attempt(recognizer in self.places, setattr, recognizer, "view", view) and recognizer in self.places:
            self.places[recognizer] = view  # a callback of this very call may have removed it

    @rule(first=recognizers, second=recognizers, relation=strategies.sampled_from(RELATIONS))
    def relate(self, first: kinesic.Recognizer, second: kinesic.Recognizer, relation: str) -> None:
        """Circles are refused: which they are the engine knows. What one has with itself is said once it is added."""
        try:
            getattr(first, relation)(second)
        except kinesic.Error:
            return
        assert first is not second or first not in self.places or relation == "remove_failure_requirement"

    @rule(recognizer=recognizers, data=strategies.data(), value=numbers)
    def set_property(self, recognizer: kinesic.Recognizer, data: Any, value: Any) -> None:
        name = data.draw(strategies.sampled_from(sorted(name for name, kind in vars(type(recognizer)).items() if isinstance(kind, property)) or ["name"]))
        before = getattr(recognizer, name, None) if recognizer in self.places and not self.engine.closed else None
        try:
            setattr(recognizer, name, value)
        except (kinesic.Error, TypeError, AttributeError):
            if before is not None and not self.engine.closed:
                assert getattr(recognizer, name) == before

    @rule(touch=strategies.integers(1, 4), phase=strategies.sampled_from(PHASES), place=places, later=strategies.integers(0, 1000))
    def feed(self, touch: int, phase: kinesic.Phase, place: Any, later: float) -> None:
        if phase not in (kinesic.Phase.BEGAN, kinesic.Phase.MOVED, kinesic.Phase.ENDED, kinesic.Phase.CANCELLED):
            return
        at, lands = round(self.now + later / 1000, 3), phase == kinesic.Phase.BEGAN
        is_right = (touch in self.down) != lands and not self.engine.closed
        if self.attempt(is_right, self.engine.feed, kinesic.Sample(touch, phase, *place, at)):
            self.now = at
        if is_right and lands:
            self.down.append(touch)
        elif is_right and phase != kinesic.Phase.MOVED:
            self.down.remove(touch)

    @rule(later=strategies.integers(-1000, 3000))
    def advance(self, later: float) -> None:
        at = max(round(self.now + later / 1000, 3), 0)
        if self.attempt(at >= self.now and not self.engine.closed, self.engine.advance, at):
            self.now = at

    @rule()
    def cancel(self) -> None:
        if self.attempt(not self.engine.closed, self.engine.cancel_touches, self.now):
            self.down.clear()

    @rule(value=numbers, touch=numbers, at=numbers)
    def feed_nonsense(self, value: Any, touch: Any, at: Any) -> None:
        """A touch that is not down cannot move, whatever else is wrong."""
        self.attempt(False, lambda: self.engine.move(touch if touch not in self.down else 99, (value, value), at=at))

    @rule(recognizer=recognizers)
    def remove_in_a_callback(self, recognizer: kinesic.Recognizer) -> None:
        self.to_do.append(lambda: recognizer in self.places and self.remove(recognizer))

    @rule(view=views)
    def remove_a_view_in_a_callback(self, view: kinesic.View) -> None:
        self.to_do.append(lambda: view in self.parents and self.remove_view(view))

    @rule()
    def poll(self) -> None:
        try:
            polled = self.engine.poll()
        except kinesic.ClosedError:
            assert self.engine.closed
            return
        assert all(isinstance(event, kinesic.Event) for event in polled)

    @rule()
    def copy(self) -> None:
        """A copy goes on alike."""
        if self.engine.closed:
            return
        with self.engine.copy() as copy:
            copy.advance(self.now + 5)
            copy.check_invariants()
            assert len(copy.contacts) == len(self.down)

    @precondition(lambda self: self.now > 5)
    @rule()
    def close(self) -> None:
        self.engine.close()
        self.down.clear()

    @invariant()
    def is_as_it_should_be(self) -> None:
        if self.engine.closed:
            return
        self.engine.check_invariants()
        assert sorted(contact.touch for contact in self.engine.contacts) == sorted(self.down)
        for view in self.parents:
            assert set(view.recognizers) == {recognizer for recognizer, place in self.places.items() if place is view}
        for recognizer, place in self.places.items():
            assert recognizer.view is place

    def teardown(self) -> None:
        self.engine.close()


@pytest.mark.thorough
def test_random_programs_do_what_the_model_says() -> None:
    """For 20 seconds; KINESIC_PROGRAM_SECONDS: for how long."""
    end = time.monotonic() + float(os.environ.get("KINESIC_PROGRAM_SECONDS") or 20)
    rounds = 0
    while time.monotonic() < end:
        some = settings(
            max_examples=20, stateful_step_count=40, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
        )
        run_state_machine_as_test(Programs, settings=some)  # type: ignore[no-untyped-call]
        rounds += 1
    assert rounds
