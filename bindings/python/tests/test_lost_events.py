"""Who polls seldom gets all events, or learns how many are missing, whether or not a function hears them too."""

from __future__ import annotations

from typing import Iterator, List

import pytest

import kinesic
from kinesic import Engine, Event, GestureEvent, Pan, State


@pytest.fixture
def small() -> Iterator[Engine]:
    with Engine(event_capacity=64, touch_capacity=2) as engine:
        engine.root.add(Pan(name="pan"))
        yield engine
        engine.check_invariants()


def drag(engine: Engine, at: float, moves: int = 20) -> None:
    engine.down(1, (0, 0), at=at)
    for step in range(1, moves + 1):
        engine.move(1, (20 * step, 0), at=at + step / 1000)
    engine.up(1, at=at + moves / 1000 + 0.001)


def stands_for(events: List[Event]) -> int:
    return sum(1 + (event.merged if isinstance(event, GestureEvent) else 0) for event in events)


def test_without_a_function_changes_are_merged_and_nothing_is_lost(small: Engine) -> None:
    for number in range(10):
        drag(small, number, 200)
    events = small.poll()
    assert small.lost_events == 0 and len(events) <= 64
    assert stands_for(events) == events[-1].sequence == 10 * 201
    states = [event.state for event in events if isinstance(event, GestureEvent)]
    assert states.count(State.BEGAN) == states.count(State.ENDED) == 10
    merged = [event for event in events if isinstance(event, GestureEvent) and event.merged]
    assert merged and {event.previous_state for event in merged} == {State.BEGAN}


def test_beside_a_function_the_poll_says_how_many_are_missing(small: Engine) -> None:
    heard: List[Event] = []
    small.on_event(heard.append)
    for number in range(300):
        drag(small, number)
    assert small.lost_events == 0
    events = small.poll()
    assert [event.sequence for event in heard] == list(range(1, 6301))
    assert len(events) + small.lost_events == 6300 and stands_for(events) == len(events)
    assert events == heard[small.lost_events :]
    assert small.poll() == [] and small.lost_events == 0


def test_who_polls_often_beside_a_function_gets_all(small: Engine) -> None:
    heard: List[Event] = []
    polled: List[Event] = []
    small.on_event(heard.append)
    for number in range(50):
        drag(small, number)
        polled += small.poll()
        assert small.lost_events == 0
    assert polled == heard and len(heard) == 50 * 21


def test_views_get_merged_moves() -> None:
    with Engine(event_capacity=64) as engine:
        engine.root.add(kinesic.View(frame=(0, 0, 400, 400), wants_touches=True))
        drag(engine, 0, 500)
        events = engine.poll()
    moved = [event for event in events if isinstance(event, kinesic.ViewTouchEvent)]
    assert sum(1 + event.merged for event in moved) == events[-1].sequence and max(event.merged for event in moved) > 300
