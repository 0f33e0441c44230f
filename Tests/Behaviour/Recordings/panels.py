"""The same fingers as other panels would send them: frames whose fingers are reported one after another, or in
turn."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from recorded import Frame

from kinesic import Phase, Sample

Feed = list[Frame]


def landings(feed: Feed) -> dict[int, int]:
    """The number of each contact in the order of landing."""
    return {touch: number for number, touch in enumerate(dict.fromkeys(sample.touch for frame in feed for sample in frame.samples))}


def gathered(samples: list[tuple[float, Sample]]) -> Feed:
    """Samples with their times as frames; what comes at one microsecond is one frame."""
    frames: dict[int, list[Sample]] = {}
    for time, sample in samples:
        frames.setdefault(round(time * 1e6), []).append(replace(sample, time=round(time * 1e6) / 1e6))
    return [Frame(micros / 1e6, tuple(found)) for micros, found in sorted(frames.items())]


def split(feed: Feed, seconds: float = 0.005) -> Feed:
    """Every second contact is reported later by so much."""
    order = landings(feed)
    return gathered([(frame.time + seconds * (order[sample.touch] % 2), sample) for frame in feed for sample in frame.samples])


def one_by_one(feed: Feed) -> Feed:
    """The fingers of a frame are reported one after another, evenly until the next frame."""
    found: list[tuple[float, Sample]] = []
    for frame, after in zip(feed, [*feed[1:], feed[-1]]):
        for number, sample in enumerate(frame.samples):
            found.append((frame.time + (after.time - frame.time) * number / len(frame.samples), sample))
    return gathered(found)


def in_turn(feed: Feed) -> Feed:
    """Each frame reports every second finger, the next frame the others: half of the moves are lost. Landings and
    lifts stay."""
    order = landings(feed)
    found: list[tuple[float, Sample]] = []
    for number, frame in enumerate(feed):
        for sample in frame.samples:
            if sample.phase is not Phase.MOVED or order[sample.touch] % 2 == number % 2:
                found.append((frame.time, sample))
    return gathered(found)


PANELS: dict[str, Callable[[Feed], Feed]] = {
    "as recorded": lambda feed: feed,
    "one by one": one_by_one,
    "in turn": in_turn,
    "5 ms apart": split,
    "1.9 ms apart": lambda feed: split(feed, 0.0019),
    "2.1 ms apart": lambda feed: split(feed, 0.0021),
}
"""Ways of reporting, by name."""
