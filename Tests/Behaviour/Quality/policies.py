"""What policies of an arena change: a scroll or a pinch, a second finger that lands late, a tap that may become a
double tap."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from statistics import median

from made import made_pairs
from motions import Pair
from page import Column, Table
from play import Report, as_recorded, feed
from two_fingers import labelled

import kinesic
from kinesic import GestureEvent, Phase, Pinch, Sample, State, Tap

Arrange = Callable[[kinesic.Engine], None]


def scroll_and_pinch(takes_over: bool) -> Arrange:
    """A scroll with two fingers beside a pinch: the first to begin wins."""

    def arrange(engine: kinesic.Engine) -> None:
        scroll = engine.root.add(kinesic.Pan(name="parallel", minimum_touches=2))
        pinch = engine.root.add(Pinch(name="pinch"))
        if takes_over:
            scroll.dominance = 1
            scroll.allow_takeover_from(pinch)
            pinch.allow_takeover_from(scroll)

    return arrange


def pan_and_pinch(lease: float) -> Arrange:
    """A pan with any number of fingers beside a pinch that may hold the arena for its second finger."""

    def arrange(engine: kinesic.Engine) -> None:
        engine.root.add(kinesic.Pan(name="parallel"))
        engine.root.add(Pinch(name="pinch", lease=lease))

    return arrange


def outcome(rows: list[Report], arrange: Arrange) -> tuple[str, bool, float]:
    """Which gesture it was in the end, whether another one was taken back, and how long after the second finger's
    landing it began, in seconds."""
    with kinesic.Engine() as engine:
        arrange(engine)
        events = feed(engine, rows)
    began = [event for event in events if event.state is State.BEGAN]
    taken_back = {event.recognizer.name for event in events if event.state is State.CANCELLED}
    left = [event for event in began if event.recognizer.name not in taken_back]
    landed = sorted(time for time, _, phase, _ in rows if phase is Phase.BEGAN)[1] + 1
    return (left[0].recognizer.name, bool(taken_back), left[0].time - landed) if left else ("", bool(taken_back), 0.0)


WAYS: dict[str, Arrange] = {
    "scroll or pinch, off": scroll_and_pinch(False),
    "scroll or pinch, takeover": scroll_and_pinch(True),
    "pan or pinch, off": pan_and_pinch(0),
    "pan or pinch, lease 0.15 s": pan_and_pinch(0.15),
}


def measured(pairs: Mapping[str, Sequence[Pair]], table: Table) -> Table:
    for way, arrange in WAYS.items():
        counts = []
        corrected = 0
        times = []
        for label in ("parallel", "pinch"):
            found = [outcome(as_recorded(pair), arrange) for pair in pairs[label]]
            counts.append(sum(name == label for name, _, _ in found))
            corrected += sum(name == label and taken_back for name, taken_back, _ in found)
            times += [time for name, _, time in found if name == label]
        table.add(f"Kinesic, {way}", *counts, corrected, 1000 * median(times) if times else None)
    return table


def columns(pairs: Mapping[str, Sequence[Pair]]) -> list[Column]:
    return [
        Column("parallel moves right", "more", 0, len(pairs["parallel"])),
        Column("pinches right", "more", 0, len(pairs["pinch"])),
        Column("of these corrected", ""),
        Column("median until it begins, ms", ""),
    ]


def taps() -> Table:
    """Taps at ten places and double taps, every one on its own, with a lift 80 ms after the landing."""
    text = """Ten taps and ten double taps, 80 ms from landing to lift and 120 ms to the next landing. *Reaction*: from the lift
of the first tap until the single tap's first record. *Wrong*: single taps that stand after a double tap."""
    table = Table("A tap that may become a double tap", text, [Column("reaction, ms"), Column("wrong", "less", 0, 10)])
    for way in ("waits for the double tap to fail", "provisional", "neither"):
        reactions: list[float] = []
        wrong = 0
        for place in range(20):
            with kinesic.Engine() as engine:
                single = engine.root.add(Tap(name="single", provisional=way == "provisional"))
                double = engine.root.add(Tap(name="double", taps_required=2))
                if way.startswith("waits"):
                    single.require_failure_of(double)
                events = tapped(engine, 1 + place % 2, 10.0 * place)
            mine = [event for event in events if event.recognizer.name == "single"]
            if place % 2:
                wrong += bool(mine) and mine[-1].state is not State.CANCELLED
            else:
                reactions.append(mine[0].time - 1.08)
        table.add(f"Kinesic, {way}", 1000 * median(reactions), wrong)
    return table


def tapped(engine: kinesic.Engine, count: int, place: float) -> list[GestureEvent]:
    for index in range(count):
        landing = 1 + 0.2 * index
        engine.feed(Sample(1, Phase.BEGAN, place, place, landing))
        engine.feed(Sample(1, Phase.ENDED, place, place, landing + 0.08))
    engine.advance(4)
    return [event for event in engine.poll() if isinstance(event, GestureEvent)]


def tables() -> list[Table]:
    real = labelled()
    text = """Parallel moves and pinches of two fingers, recorded as above, and what one of two recognizers that exclude
each other makes of them. *Takeover*: each may take over from the other within 0.3 s, and `dominance` of the pan is 1.
*Lease*: the pinch holds the arena for its second finger. *Corrected*: the wrong one began first and was taken back."""
    made = "The same for the pairs of the hand model."
    return [
        measured(real, Table("Policies, recorded", text, columns(real))),
        measured(made_pairs(), Table("Policies, made", made, columns(made_pairs()))),
        taps(),
    ]


if __name__ == "__main__":
    print("\n".join(table.markdown() for table in tables()))
