"""What lands after a tap: in the scene of a single tap that waits for a double tap, beside a pan, a long press, a
pinch and a swipe, both come, the tap and what follows it."""

from __future__ import annotations

from typing import List, Tuple

import pytest

import kinesic
from kinesic import Direction, Phase, Sample, State

Place = Tuple[float, float]
HERE, THERE = (80.0, 200.0), (300.0, 600.0)


class Hand:
    """Feeds touches, and tells what was recognized: the names, each in the order in which it began."""

    def __init__(self, engine: kinesic.Engine) -> None:
        self.engine, self.time, self.last = engine, 0.0, 0

    def _feed(self, phase: Phase, touch: int, place: Place) -> None:
        self.engine.feed(Sample(touch, phase, *place, self.time))

    def press(self, place: Place) -> int:
        self.last += 1
        self._feed(Phase.BEGAN, self.last, place)
        return self.last

    def lift(self, touch: int, place: Place) -> None:
        self._feed(Phase.ENDED, touch, place)

    def tap(self, place: Place = HERE) -> None:
        touch = self.press(place)
        self.time += 0.04
        self.lift(touch, place)

    def drag(self, place: Place, length: float = 100.0, step: float = 0.016) -> None:
        touch = self.press(place)
        for i in range(1, 11):
            self.time += step
            self._feed(Phase.MOVED, touch, (place[0] + length * i / 10, place[1]))
        self.lift(touch, (place[0] + length, place[1]))

    def hold(self, place: Place) -> None:
        touch = self.press(place)
        self.time += 0.6
        self.lift(touch, place)

    def spread(self, place: Place) -> None:
        touches = [self.press(place), self.press((place[0] + 40, place[1]))]
        for i in range(1, 11):
            self.time += 0.016
            for side, touch in zip((-1, 1), touches):
                self._feed(Phase.MOVED, touch, (place[0] + 20 + side * (20 + 8 * i), place[1]))
        for touch in touches:
            self.lift(touch, place)

    def recognized(self) -> List[str]:
        self.engine.advance(self.time + 2)
        names: List[str] = []
        active = set()
        for event in self.engine.poll():
            if isinstance(event, kinesic.GestureEvent) and event.state in (State.BEGAN, State.ENDED):
                name = event.recognizer.name
                if name not in active:
                    names.append(name)
                if event.state is State.BEGAN:
                    active.add(name)
                else:
                    active.discard(name)
        return names


@pytest.fixture
def hand(engine: kinesic.Engine) -> Hand:
    return Hand(engine)


def taps(engine: kinesic.Engine) -> kinesic.Tap:
    single = engine.root.add(kinesic.Tap(name="single"))
    double = engine.root.add(kinesic.Tap(name="double", taps_required=2))
    single.require_failure_of(double)
    return double


def everything(engine: kinesic.Engine) -> None:
    taps(engine)
    engine.root.add(kinesic.LongPress(name="hold"))
    engine.root.add(kinesic.Pinch(name="pinch"))
    engine.root.add(kinesic.Pan(name="pan"))


@pytest.mark.parametrize("gap", [0.0, 0.01, 0.1, 0.2, 0.3, 0.4])
@pytest.mark.parametrize("place", [HERE, THERE])
@pytest.mark.parametrize("what, name", [("drag", "pan"), ("hold", "hold"), ("spread", "pinch")])
def test_a_tap_and_then_at_once(engine: kinesic.Engine, hand: Hand, what: str, name: str, place: Place, gap: float) -> None:
    everything(engine)
    hand.tap()
    hand.time += gap
    getattr(hand, what)(place)
    assert sorted(hand.recognized()) == sorted(["single", name])


@pytest.mark.parametrize("place", [HERE, THERE])
def test_a_tap_and_then_at_once_a_swipe(engine: kinesic.Engine, hand: Hand, place: Place) -> None:
    taps(engine)
    engine.root.add(kinesic.Swipe(name="swipe", direction=Direction.RIGHT))
    hand.tap()
    hand.time += 0.1
    hand.drag(place, step=0.008)
    assert sorted(hand.recognized()) == ["single", "swipe"]


@pytest.mark.parametrize("gap", [0.05 * n for n in range(1, 21)])
def test_twenty_quick_taps_at_two_places_by_turns_are_twenty(engine: kinesic.Engine, hand: Hand, gap: float) -> None:
    everything(engine)
    for i in range(20):
        hand.tap((HERE, THERE)[i % 2])
        hand.time += gap
    assert hand.recognized() == ["single"] * 20


def test_quick_taps_on_a_button_that_reacts_at_once(engine: kinesic.Engine, hand: Hand) -> None:
    engine.root.add(kinesic.Tap(name="button", provisional=True))
    for _ in range(4):
        hand.tap()
        hand.time += 0.06
    assert hand.recognized() == ["button"] * 4


@pytest.mark.parametrize("required", [kinesic.Tap(taps_required=2), kinesic.TapDrag()])
@pytest.mark.parametrize("place", [HERE, THERE])
def test_a_pan_that_waits_drags_after_a_tap(engine: kinesic.Engine, hand: Hand, required: kinesic.Recognizer, place: Place) -> None:
    pan = engine.root.add(kinesic.Pan(name="pan"))
    other = engine.root.add(type(required)(name="other", **({"taps_required": 2} if isinstance(required, kinesic.Tap) else {})))
    pan.require_failure_of(other)
    hand.tap()
    hand.time += 0.1
    hand.drag(place)
    near_drag = isinstance(required, kinesic.TapDrag) and place == HERE
    assert hand.recognized() == (["other"] if near_drag else ["pan"])


class Pair(kinesic.Recognizer):
    """Two lifts near each other."""

    reach = kinesic.Property(float, "How near.", default=50)

    def prepare(self) -> None:
        self.first: Tuple[float, float] = (0.0, 0.0)
        self.lifts = 0

    def step(self, input: kinesic.Step) -> State:
        if input.timer:
            return self.fail("too far")
        self.deadline = 1.0
        for touch in input.began:
            self.first = touch.start
        self.lifts += len(input.ended)
        return State.ENDED if self.lifts == 2 else State.POSSIBLE

    def continues_with(self, landing: kinesic.Step) -> bool:
        (touch,) = landing.touches
        seen.append((touch.x, touch.y, len(touch.history), landing.down_count))
        return abs(touch.x - self.first[0]) <= self.reach * landing.scale


seen: List[Tuple[float, float, int, int]] = []


def test_a_class_of_one_s_own_says_whether_it_goes_on(engine: kinesic.Engine, hand: Hand) -> None:
    pair = engine.root.add(Pair(name="pair"))
    single = engine.root.add(kinesic.Tap(name="single"))
    single.require_failure_of(pair)
    seen.clear()
    hand.tap(HERE)
    assert not seen
    hand.tap(THERE)
    assert seen == [(*THERE, 1, 1)] and states_of(engine) == [("single", 0.04)]
    hand.tap((THERE[0] + 10, THERE[1]))
    assert len(seen) == 2 and states_of(engine) == [("pair", 0.12)]


def states_of(engine: kinesic.Engine) -> List[Tuple[str, float]]:
    events = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    return [(event.recognizer.name, round(event.time, 3)) for event in events]


def test_an_answer_that_is_neither_yes_nor_no(engine: kinesic.Engine, hand: Hand) -> None:
    class Vague(Pair):
        def continues_with(self, landing: kinesic.Step) -> bool:
            return None  # type: ignore[return-value]

    engine.root.add(Vague(name="vague"))
    hand.tap(HERE)
    with pytest.raises(TypeError, match="continues_with must answer True or False"):
        hand.press(THERE)


def test_a_tap_of_one_s_own_that_goes_on_anywhere(engine: kinesic.Engine, hand: Hand) -> None:
    class Wide(kinesic.Tap):
        def continues_with(self, landing: kinesic.Step) -> bool:
            return True

    double = engine.root.add(Wide(name="double", taps_required=2, maximum_tap_distance=10))
    single = engine.root.add(kinesic.Tap(name="single"))
    single.require_failure_of(double)
    hand.tap(HERE)
    hand.tap(THERE)
    assert hand.recognized() == ["single"]  # the double tap took the second finger, and failed by it
