"""Made sessions in which hands touch a screen that they do not mean to touch: a writer's hand beside a pen, hands that
hold a tablet, a hand that shakes. Each has its seed, and says which gestures were meant."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Callable, Iterator

import kinesic
from kinesic import Accommodations, PalmFilter, Phase, Sample, State, TouchType

FRAME = 0.01
WIDTH, HEIGHT = 1400.0, 1000.0


@dataclass
class Result:
    """Gestures that were meant and made, were meant, and were not meant."""

    kept: int = 0
    meant: int = 0
    wrong: int = 0

    def __add__(self, other: Result) -> Result:
        return Result(self.kept + other.kept, self.meant + other.meant, self.wrong + other.wrong)


@dataclass
class Hands:
    """A session as it is made: samples, and where and when gestures are meant."""

    random: random.Random
    samples: list[Sample] = field(default_factory=list)
    meant: list[tuple[float, float, float, float]] = field(default_factory=list)
    """From, to; from x, to x."""
    contact: int = 0

    def touch(
        self, start: float, duration: float, x: float, y: float, *, dx: float = 0.0, dy: float = 0.0, shake: float = 0.0,
        radius: Callable[[float], float] = lambda share: 30.0, kind: TouchType = TouchType.DIRECT,
    ) -> None:  # fmt: skip
        self.contact += 1
        steps = max(1, round(duration / FRAME))
        for step in range(steps + 1):
            share = step / steps
            place = (x + dx * share + self.random.gauss(0, shake) * (step > 0), y + dy * share + self.random.gauss(0, shake) * (step > 0))
            phase = Phase.BEGAN if step == 0 else Phase.ENDED if step == steps else Phase.MOVED
            self.samples.append(Sample(self.contact, phase, *place, start + duration * share, None, kind, major_radius=radius(share)))

    def hover(self, start: float, end: float, x: float, y: float) -> None:
        for phase, time in ((Phase.ENTERED, start), (Phase.EXITED, end)):
            self.samples.append(Sample(1_000_000, phase, x, y, time, None, TouchType.PENCIL))

    def mean(self, start: float, end: float, left: float, right: float) -> None:
        self.meant.append((start, end, left, right))

    def in_order(self) -> Iterator[Sample]:
        # Of one time what ends goes first.
        return iter(sorted(self.samples, key=lambda sample: (sample.time, sample.phase is Phase.BEGAN)))


def writer(seed: int) -> Hands:
    """Words of pen strokes on the right; the hand rests there, large or small, sometimes before the pen comes near,
    and touches shortly between words. The other hand taps and drags on the left in pauses."""
    hands = Hands(random.Random(seed))
    uniform = hands.random.uniform
    time = 1.0
    for _ in range(10):
        # The hand rests through a word, from before its first stroke.
        strokes = [uniform(0.15, 0.5) for _ in range(hands.random.randint(3, 6))]
        rest = sum(strokes) + 0.12 * len(strokes) + uniform(0.1, 0.5)
        large, growing = hands.random.random() < 0.5, hands.random.random() < 0.5
        size = uniform(80, 140) if large else uniform(30, 70)
        for part in range(hands.random.randint(1, 3)):
            late = uniform(0, rest / 2) if part else 0.0
            hands.touch(
                time + late, rest - late, uniform(900, 1300), uniform(500, 900), shake=3,
                radius=lambda share, size=size, growing=growing: size * min(1.0, 0.4 + 4 * share) if growing else size,
            )  # fmt: skip
        pen = time + uniform(0.05, 0.35)
        hands.hover(pen - 0.04, pen + sum(strokes) + 0.12 * len(strokes), 800, 400)
        for stroke in strokes:
            hands.touch(pen, stroke, uniform(700, 900), uniform(300, 500), dx=uniform(-60, 60), dy=uniform(-60, 60), kind=TouchType.PENCIL)
            pen += stroke + 0.12
        time = max(time + rest, pen) + 0.05
        for _ in range(hands.random.randint(0, 2)):
            hands.touch(time + uniform(0.05, 0.5), uniform(0.03, 0.2), uniform(900, 1300), uniform(500, 900), radius=lambda share: 40.0)
        time += uniform(1.4, 2.5)
        if hands.random.random() < 0.5:
            hands.touch(time, uniform(0.06, 0.14), uniform(100, 400), uniform(100, 900))
            hands.mean(time, time + 0.5, 0, 500)
        else:
            hands.touch(time, 0.4, uniform(100, 300), uniform(100, 900), dx=150)
            hands.mean(time, time + 0.8, 0, 500)
        time += uniform(1.2, 2.0)
    return hands


def holder(seed: int) -> Hands:
    """Thumbs and balls of hands at the left and right edge, for seconds, which slip a little; taps, holds and drags in
    the middle, short taps at the left edge, and drags that begin there."""
    hands = Hands(random.Random(seed))
    uniform = hands.random.uniform
    time = 1.0
    for _ in range(12):
        left = hands.random.random() < 0.5
        hands.touch(time, uniform(0.4, 5), uniform(2, 26) if left else WIDTH - uniform(2, 26), uniform(300, 700), dy=uniform(-20, 20), shake=uniform(0.5, 3))
        at = time + uniform(5.2, 5.6)
        what = hands.random.randrange(3)
        if what == 0:
            hands.touch(at, uniform(0.06, 0.14), uniform(200, 1200), uniform(100, 900))
            hands.mean(at, at + 0.6, 150, 1250)
        elif what == 1:
            hands.touch(at, uniform(0.06, 0.14), uniform(2, 26), uniform(100, 900))
            hands.mean(at, at + 0.6, -50, 150)
        else:
            hands.touch(at, 0.4, uniform(2, 26), uniform(100, 900), dx=300)
            hands.mean(at, at + 0.9, -50, 400)
        time = at + uniform(0.8, 1.2)
    return hands


def shaker(seed: int) -> Hands:
    """Taps that last 0.3 to 0.6 s; before most of them the finger touches shortly, after most it strikes again near
    there, as a hand does that shakes."""
    hands = Hands(random.Random(seed))
    uniform = hands.random.uniform
    time = 1.0
    for _ in range(12):
        x, y = uniform(200, 1200), uniform(200, 800)
        if hands.random.random() < 0.7:
            hands.touch(time, uniform(0.02, 0.12), x + uniform(-60, 60), y + uniform(-60, 60))
        at = time + uniform(0.2, 0.3)
        lasts = uniform(0.3, 0.6)
        hands.touch(at, lasts, x, y, shake=2)
        hands.mean(at, at + lasts + 0.01, x - 20, x + 20)
        again = at + lasts
        for _ in range(hands.random.randint(0, 3)):
            again += uniform(0.04, 0.2)
            length = uniform(0.03, 0.4)
            hands.touch(again, length, x + uniform(-40, 40), y + uniform(-40, 40))
            again += length
        time = again + uniform(0.8, 1.2)
    return hands


def played(hands: Hands, palms: PalmFilter | None = None, chosen: Accommodations | None = None) -> Result:
    """A tap, a pan and a hold of fingers, which run together; of those that were made: who was meant."""
    with kinesic.Engine() as engine:
        engine.root.frame = (0, 0, WIDTH, HEIGHT)
        tap, pan, hold = (engine.root.add(kind(allowed_touch_types=1)) for kind in (kinesic.Tap, kinesic.Pan, kinesic.LongPress))
        kinesic.simultaneous(tap, pan, hold)
        engine.set_palm_filter(palms)
        engine.set_accommodations(chosen)
        made: list[tuple[float, float]] = []
        start: dict[int, tuple[float, float]] = {}

        def take() -> None:
            for event in engine.poll():
                if not isinstance(event, kinesic.GestureEvent):
                    continue
                if event.state is State.BEGAN:
                    start[event.recognizer.id] = (event.time, event.x)
                elif event.state is State.ENDED:
                    made.append(start.pop(event.recognizer.id, (event.time, event.x)))

        for sample in hands.in_order():
            engine.advance(sample.time)
            engine.feed(sample)
            take()
        engine.advance(sample.time + 2)
        take()
    result = Result(meant=len(hands.meant))
    left = list(hands.meant)
    for time, x in made:
        found = next((each for each in left if each[0] <= time <= each[1] and each[2] <= x <= each[3]), None)
        if found is None:
            result.wrong += 1
        else:
            left.remove(found)
            result.kept += 1
    return result


def of(session: Callable[[int], Hands], palms: PalmFilter | None = None, chosen: Accommodations | None = None, seeds: int = 20) -> Result:
    """A session with each of many seeds."""
    return sum((played(session(seed), palms, chosen) for seed in range(seeds)), Result())
