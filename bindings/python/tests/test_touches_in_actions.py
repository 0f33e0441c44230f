"""The touches of a gesture in its actions, and tap counts: what a host asks in the middle of them."""

from typing import Callable, List, Tuple

import kinesic
import pytest
from kinesic import Engine, Phase, Point, Recognizer, Sample, State, TouchType

Told = Tuple[State, Tuple[int, ...], Tuple[Point, ...]]


def listen(recognizer: Recognizer) -> List[Told]:
    """What each action finds: the state, the ids of the recognizer's touches, their places."""
    told: List[Told] = []

    @recognizer.on_event
    def _(event: kinesic.GestureEvent) -> None:
        places = tuple(recognizer.touch_location(index) for index in range(recognizer.touch_count))
        assert tuple(touch.position for touch in recognizer.touches) == places
        assert event.touch_count == (1 if event.contact else len(places)), "the record counts the same"
        told.append((event.state, tuple(touch.id for touch in recognizer.touches), places))

    return told


def test_a_tap_has_its_finger_in_its_action_in_any_view() -> None:
    with Engine() as engine:
        panel = engine.root.add(kinesic.View(frame=(100, 50, 200, 200)))
        other = engine.root.add(kinesic.View(frame=(10, 20, 30, 30)))
        tap = panel.add(kinesic.Tap())
        told = listen(tap)
        places: List[Point] = []
        tap.on_event(lambda event: places.extend(tap.touch_location(0, view) for view in (panel, other, engine.root, None)))
        engine.down(7, (150, 100), at=0)
        engine.up(7, (152, 101), at=0.1)
        assert told == [(State.ENDED, (7,), ((152, 101),))]
        assert places == [(52, 51), (142, 81), (152, 101), (152, 101)]
        assert tap.touch_count == 0 and tap.touches == ()
        with pytest.raises(kinesic.RangeError):
            tap.touch_location(0)


def test_a_tap_of_two_fingers_has_both_although_one_lifted_before() -> None:
    with Engine() as engine:
        told = listen(engine.root.add(kinesic.Tap(touches_required=2)))
        engine.down(1, (10, 10), at=0)
        engine.down(2, (60, 10), at=0.02)
        engine.up(1, (11, 10), at=0.1)
        engine.up(2, (61, 10), at=0.15)
        assert told == [(State.ENDED, (1, 2), ((11, 10), (61, 10)))]


@pytest.mark.parametrize("second", [0.1, 0.2])
def test_a_double_tap_has_the_fingers_of_its_last_tap(second: float) -> None:
    """Also when the second tap lands at the very time of the first one's lift."""
    with Engine() as engine:
        told = listen(engine.root.add(kinesic.Tap(taps_required=2)))
        engine.down(1, (10, 10), at=0)
        engine.up(1, (10, 10), at=0.1)
        engine.down(2, (12, 10), at=second)
        engine.up(2, (13, 10), at=0.3)
        assert told == [(State.ENDED, (2,), ((13, 10),))]


def test_a_tap_that_waited_still_has_its_finger() -> None:
    with Engine() as engine:
        single, double = engine.root.add(kinesic.Tap()), engine.root.add(kinesic.Tap(taps_required=2))
        single.require_failure_of(double)
        told = listen(single)
        engine.down(1, (10, 10), at=0)
        engine.up(1, (12, 10), at=0.1)
        engine.advance(1)
        assert told == [(State.ENDED, (1,), ((12, 10),))]


def test_a_pan_ends_with_those_that_were_down_before_the_lift() -> None:
    with Engine() as engine:
        told = listen(engine.root.add(kinesic.Pan()))
        engine.down(1, (10, 10), at=0)
        engine.down(2, (60, 10), at=0.01)
        engine.feed([Sample(1, Phase.MOVED, 40, 10, 0.1), Sample(2, Phase.MOVED, 90, 10, 0.1)])
        engine.up(1, at=0.2)
        engine.up(2, (91, 10), at=0.3)
        assert told[0] == (State.BEGAN, (1, 2), ((40, 10), (90, 10)))
        assert told[-1] == (State.ENDED, (2,), ((91, 10),))


@pytest.mark.parametrize("together", [True, False])
def test_a_pan_that_waited_has_its_last_fingers_in_both_actions(together: bool) -> None:
    with Engine() as engine:
        pan, gate = engine.root.add(kinesic.Pan()), engine.root.add(kinesic.Manual())
        pan.require_failure_of(gate)
        told = listen(pan)
        engine.feed([Sample(1, Phase.BEGAN, 0, 0, 0), Sample(2, Phase.BEGAN, 50, 0, 0)])
        engine.feed([Sample(1, Phase.MOVED, 40, 0, 0.1), Sample(2, Phase.MOVED, 90, 0, 0.1)])
        engine.feed([Sample(1, Phase.ENDED, 40, 0, 0.2), Sample(2, Phase.ENDED, 90, 0, 0.2 if together else 0.3)])
        gate.propose(State.FAILED)
        fingers = (1, 2) if together else (2,)
        assert [(state, ids) for state, ids, _ in told] == [(State.BEGAN, fingers), (State.ENDED, fingers)]


@pytest.mark.parametrize("cancel", [lambda engine, pan: engine.cancel_touches(0.2), lambda engine, pan: pan.abort()], ids=["system", "host"])
def test_a_cancelled_one_has_its_fingers(cancel: Callable[[Engine, Recognizer], None]) -> None:
    with Engine() as engine:
        pan = engine.root.add(kinesic.Pan())
        told = listen(pan)
        engine.down(1, (10, 10), at=0)
        engine.move(1, (60, 10), at=0.1)
        cancel(engine, pan)
        assert told[-1] == (State.CANCELLED, (1,), ((60, 10),))
        assert pan.touch_count == 0


def test_a_stream_s_touch_is_there_in_its_own_last_action() -> None:
    with Engine() as engine:
        told = listen(engine.root.add(kinesic.MultiDrag()))
        for number, phase in enumerate((Phase.BEGAN, Phase.MOVED)):
            engine.feed([Sample(touch, phase, 50 * touch, 40 * number, number / 10) for touch in (1, 2)])
        engine.up(1, (50, 40), at=0.2)
        engine.up(2, (100, 40), at=0.3)
        ended = [ids for state, ids, _ in told if state is State.ENDED]
        assert ended == [(1, 2), (2,)]


def count_after(*places: Tuple[float, float], kind: TouchType = TouchType.DIRECT) -> int:
    """The tap count of a finger that lands at the first place and moves over the others."""
    with Engine() as engine:
        press = engine.root.add(kinesic.Manual())
        engine.feed([Sample(1, Phase.BEGAN, *places[0], 0, type=kind)])
        for number, place in enumerate(places[1:], 1):
            engine.feed([Sample(1, Phase.MOVED, *place, number / 10, type=kind)])
        return press.touches[0].tap_count


def test_a_finger_that_moved_away_is_no_tap() -> None:
    assert count_after((0, 0), (45, 0)) == 1
    assert count_after((0, 0), (45.01, 0)) == 0
    assert count_after((0, 0), (30, 40), (0, 0)) == 0


def test_tap_counts_go_on_for_each_type_of_touch() -> None:
    with Engine() as engine:
        seen = engine.root.add(kinesic.Manual(requires_exclusive_touch_type=False))
        counts: List[int] = []
        finger, pencil = TouchType.DIRECT, TouchType.PENCIL
        for number, kind in enumerate((finger, pencil, finger, pencil, pencil, finger)):
            engine.feed([Sample(number, Phase.BEGAN, 5, 5, number / 10, type=kind)])
            counts.append(seen.touches[-1].tap_count)
            engine.feed([Sample(number, Phase.ENDED, 5, 5, number / 10 + 0.05, type=kind)])
        assert counts == [1, 1, 2, 2, 3, 3]


def test_hovering_counts_for_no_tap() -> None:
    with Engine() as engine:
        seen = engine.root.add(kinesic.Manual())
        engine.feed([Sample(1, Phase.ENTERED, 5, 5, 0, type=TouchType.POINTER), Sample(1, Phase.EXITED, 5, 5, 0.1, type=TouchType.POINTER)])
        engine.feed([Sample(1, Phase.BEGAN, 5, 5, 0.2, type=TouchType.POINTER)])
        assert seen.touches[0].tap_count == 1


def test_what_is_down_does_not_hover_on() -> None:
    """A pointer that is pressed tells of its moves as a touch; what it says of hovering meanwhile changes nothing."""
    with Engine() as engine:
        hover = engine.root.add(kinesic.Hover())
        told: List[Tuple[State, Point]] = []
        hover.on_event(lambda event: told.append((event.state, hover.location())))

        def feed(phase: Phase, x: float, at: float) -> None:
            engine.feed([Sample(1, phase, x, 0, at, type=TouchType.POINTER)])

        feed(Phase.ENTERED, 0, 0)
        feed(Phase.HOVERED, 5, 0.1)
        feed(Phase.BEGAN, 5, 0.2)
        feed(Phase.HOVERED, 50, 0.3)
        feed(Phase.MOVED, 60, 0.4)
        feed(Phase.ENDED, 60, 0.5)
        assert told == [(State.BEGAN, (0, 0)), (State.CHANGED, (5, 0))]
        feed(Phase.HOVERED, 70, 0.6)
        feed(Phase.EXITED, 70, 0.7)
        assert told[2:] == [(State.CHANGED, (70, 0)), (State.ENDED, (70, 0))]
