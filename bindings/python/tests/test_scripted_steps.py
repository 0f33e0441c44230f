"""What the step of a recognizer class written in Python sees, and what it may ask for."""

from __future__ import annotations

from typing import Any, List, Optional

import pytest
from scripts import Counted, scripted
from test_feeding import refused, states

import kinesic
from kinesic import Change, ClassFlag, State, Step, Value


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


def test_scrolls_are_seen_by_a_class_that_takes_them(engine: kinesic.Engine) -> None:
    seen: List[Any] = []
    engine.root.add(scripted(lambda self, input: seen.append(input.scroll), CLASS_FLAGS=ClassFlag.SCROLLS))
    engine.scroll(1, (5, 6), (0, -12), at=0)
    assert seen[0].dy == -12 and (seen[0].x, seen[0].y) == (5, 6)


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


def test_moves_are_skipped_until_something_else_happens(engine: kinesic.Engine) -> None:
    seen: List[Step] = []

    def step(self: Any, input: Step) -> Optional[State]:
        seen.append(input)
        if input.timer or len(input.touches) == 1 and input.state == State.POSSIBLE and not input.scroll:
            self.skip_moves()
        if input.began and len(input.touches) == 1:
            self.deadline = input.time + 1
        return State.BEGAN if len(input.touches) == 2 and input.state == State.POSSIBLE else input.state

    recognizer = engine.root.add(scripted(step))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (5, 0), at=0.1)
    engine.move(1, (9, 0), at=0.2)
    assert len(seen) == 1
    engine.advance(1)
    engine.move(1, (10, 0), at=1.1)
    assert len(seen) == 2 and seen[1].timer, "a step that skips again"
    engine.feed([kinesic.Sample(1, kinesic.Phase.MOVED, 12, 0, 1.2), kinesic.Sample(2, kinesic.Phase.BEGAN, 50, 0, 1.2)])
    assert len(seen) == 3 and seen[2].touches[0].position == (12, 0)
    assert [point.position for point in seen[2].touches[0].history] == [(0, 0), (5, 0), (9, 0), (10, 0), (12, 0)]
    assert recognizer.state == State.BEGAN
    engine.up(2, (50, 0), at=1.3)
    engine.move(1, (13, 0), at=1.4)
    assert len(seen) == 5, "one that is active hears of moves"


def test_one_that_waits_with_what_it_has_earned_hears_of_moves(engine: kinesic.Engine) -> None:
    steps: List[State] = []

    def step(self: Any, input: Step) -> Optional[State]:
        steps.append(input.state)
        self.skip_moves()
        return State.BEGAN if input.state == State.POSSIBLE else State.CHANGED

    waiting = engine.root.add(scripted(step))
    waiting.require_failure_of(engine.root.add(kinesic.LongPress()))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (3, 0), at=0.1)
    engine.move(1, (4, 0), at=0.2)
    assert steps == [State.POSSIBLE, State.BEGAN, State.CHANGED] and waiting.state == State.POSSIBLE


def test_moves_are_sent_again_when_a_deadline_has_come(engine: kinesic.Engine) -> None:
    seen: List[Step] = []

    def step(self: Any, input: Step) -> Optional[State]:
        seen.append(input)
        if input.began:
            self.skip_moves()
            self.deadline = input.time + 1
        return input.state

    engine.root.add(scripted(step))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (5, 0), at=0.1)
    engine.advance(1)
    engine.move(1, (6, 0), at=1.1)
    assert [bool(each.timer) for each in seen] == [False, True, False] and seen[2].touches[0].position == (6, 0)
