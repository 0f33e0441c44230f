"""Fingers that come and go make no jump, with 1 to 10 of them; and setters re-base. All exact, to rounding."""

from __future__ import annotations

import math
from typing import Callable

import pytest
from synthetic import FINGERS, Point, ring

import kinesic

CLOSE = 1e-9


class Hand:
    """Fingers that are moved together, fed one step at a time."""

    def __init__(self, engine: kinesic.Engine) -> None:
        self.engine = engine
        self.places: dict[int, Point] = {}
        self.time = 0.0

    def down(self, finger: int, place: Point) -> None:
        self.time += 0.008
        self.places[finger] = place
        self.engine.down(finger, place, at=self.time)

    def up(self, finger: int) -> None:
        self.time += 0.008
        self.engine.up(finger, self.places.pop(finger), at=self.time)

    def move(self, change: Callable[[Point], Point]) -> None:
        self.time += 0.008
        self.places = {finger: change(place) for finger, place in self.places.items()}
        self.engine.feed([kinesic.Sample(finger, kinesic.Phase.MOVED, *place, self.time) for finger, place in self.places.items()])


def values(recognizer: kinesic.Recognizer, *names: str) -> list[float]:
    return [recognizer.value(name) for name in names]


@pytest.mark.parametrize("count", FINGERS)
@pytest.mark.parametrize("kind, names", [("pan", ("translation.x", "translation.y")), ("transform", ("a", "b", "tx", "ty"))])
def test_joining_and_leaving(kind: str, names: tuple[str, ...], count: int) -> None:
    """Fingers join one by one in a drag, and leave in another order: the values change with moves only, by the way of
    the hand."""
    with kinesic.Engine() as engine:
        recognizer = engine.root.add(kinesic.Recognizer(kind))
        hand = Hand(engine)
        way = 0.0
        order = ring(count)

        def drag() -> None:
            nonlocal way
            for _ in range(4):
                hand.move(lambda place: (place[0] + 5, place[1] - 3))
                way += 5

        def steady(change: Callable[[], None]) -> None:
            before = values(recognizer, *names)
            change()
            assert values(recognizer, *names) == pytest.approx(before, abs=CLOSE)

        hand.down(0, order[0])
        drag()
        for finger in range(1, count):
            steady(lambda: hand.down(finger, (order[finger][0] + 400, order[finger][1] * 2)))
            drag()
        for finger in sorted(range(count), key=lambda finger: finger * 7 % 11)[:-1]:
            steady(lambda: hand.up(finger))
            drag()
        shift = ("translation.x", "translation.y") if kind == "pan" else ("tx", "ty")
        assert values(recognizer, *shift) == pytest.approx([way, -0.6 * way], abs=1e-7)


@pytest.mark.parametrize("count", range(2, 11))
@pytest.mark.parametrize("kind, name", [("pinch", "scale"), ("rotation", "rotation")])
def test_pairs_of_many_fingers(kind: str, name: str, count: int) -> None:
    """Further fingers are ignored; when one of the pair lifts the value is frozen, and a new one far away goes on from
    there."""
    with kinesic.Engine() as engine:
        recognizer = engine.root.add(kinesic.Recognizer(kind, dominance=0))
        hand = Hand(engine)
        order = ring(count)
        for finger in range(count):
            hand.down(finger, order[finger])

        def work() -> None:
            """Grows by a tenth and turns by 0.2 about the hand's middle."""
            x, y = (sum(place[axis] for place in hand.places.values()) / len(hand.places) for axis in (0, 1))
            c, s = 1.1 * math.cos(0.2), 1.1 * math.sin(0.2)
            hand.move(lambda p: (x + c * (p[0] - x) - s * (p[1] - y), y + s * (p[0] - x) + c * (p[1] - y)))

        def after(steps: int) -> float:
            return 1.1**steps if kind == "pinch" else 0.2 * steps

        work(), work()
        assert recognizer.value(name) == pytest.approx(after(2), abs=CLOSE)
        for third in range(2, count):
            hand.up(third)
            assert recognizer.value(name) == pytest.approx(after(2), abs=CLOSE)
        hand.up(0)
        hand.move(lambda place: (place[0] + 200, place[1] - 50))
        assert recognizer.value(name) == pytest.approx(after(2), abs=CLOSE)
        hand.down(20, (20.0, 40.0))
        assert recognizer.value(name) == pytest.approx(after(2), abs=CLOSE)
        work(), work()
        assert recognizer.value(name) == pytest.approx(after(4), abs=1e-8)


@pytest.mark.parametrize("kind", ["pan", "tap_drag", "screen_edge_pan"])
def test_setting_a_translation(kind: str) -> None:
    with kinesic.Engine() as engine:
        engine.root.frame = (0, 0, 1000, 1000)
        recognizer = engine.root.add(kinesic.Recognizer(kind))
        hand = Hand(engine)
        if kind == "tap_drag":
            hand.down(1, (5, 500))
            hand.up(1)
        hand.down(1, (5, 500))
        for _ in range(5):
            hand.move(lambda place: (place[0] + 8, place[1] + 2))
        assert recognizer.value("velocity.x") == pytest.approx(1000)
        recognizer.set_value("translation.x", 7)
        assert values(recognizer, "translation.x", "translation.y") == [7, 10]
        hand.move(lambda place: (place[0] + 4, place[1] + 2))
        assert values(recognizer, "translation.x", "translation.y") == pytest.approx([11, 12])
        assert recognizer.value("velocity.x") == pytest.approx(500), "the velocity started afresh: only the last step counts"


@pytest.mark.parametrize(
    "kind, name, to", [("pinch", "scale", 1.0), ("pinch", "scale", 0.25), ("rotation", "rotation", 0.0), ("rotation", "rotation", -9.0)]
)
def test_setting_a_pair(kind: str, name: str, to: float) -> None:
    with kinesic.Engine() as engine:
        recognizer = engine.root.add(kinesic.Recognizer(kind, dominance=0))
        hand = Hand(engine)
        hand.down(1, (500, 500))
        hand.down(2, (600, 500))
        c, s = 1.2 * math.cos(0.3), 1.2 * math.sin(0.3)

        def turn(p: Point) -> Point:
            return 550 + c * (p[0] - 550) - s * (p[1] - 500), 500 + s * (p[0] - 550) + c * (p[1] - 500)

        hand.move(turn)
        hand.move(turn)
        recognizer.set_value(name, to)
        assert recognizer.value(name) == to
        hand.move(turn)
        assert recognizer.value(name) == pytest.approx(to * 1.2 if kind == "pinch" else to + 0.3)
        step = to * 0.2 if kind == "pinch" else 0.3
        assert recognizer.value("velocity") == pytest.approx(step / 0.008), "the velocity started afresh"
