"""The contact filter on recordings: real panels that swap fingers, and made ones that lose them. docs/panels.md says
what it does."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import pytest
from recorded import ALONE, DATA, REAL, TRACES, Frame, Gesture, Result, frames, play

import kinesic
from kinesic import ContactFilter, Phase, Sample

DRUMROLLS = ("chromeos_drumroll_merged_id_1", "chromeos_drumroll_merged_id_2")
SWAPPED = (*DRUMROLLS, "chromeos_cr48_semi_mt_second_finger")
"""Of the last one the panel has no places of two fingers, only the corners of a box around them: it jumps."""
MADE = sorted(path for path in TRACES.glob("*.csv") if "random" not in path.stem)


def played(feed: list[Frame], contact_filter: ContactFilter | None) -> tuple[Result, list[str], list[str]]:
    """What each class gives alone, what the log said, and what a view heard of its touches."""
    sentences: list[str] = []
    touches: list[str] = []

    def hear(event: kinesic.Event) -> None:
        if isinstance(event, kinesic.ViewTouchEvent) and event.phase is not Phase.MOVED:
            touches.append(f"{event.phase.name.lower()} {event.touch}")

    with kinesic.Engine() as engine:
        engine.on_log(lambda severity, sentence: sentences.append(sentence))
        engine.on_event(hear)
        engine.set_contact_filter(contact_filter)
        view = kinesic.View(engine.root, frame=(-10000, -10000, 30000, 30000), multiple_touch_enabled=True, wants_touches=True)
        for name, kind, properties in ALONE:
            view.add(kinesic.Recognizer(kind, name=name, observe_only=True, **properties))
        return play(engine, feed), sentences, touches


def longest_step(gesture: Gesture) -> float:
    places = [(event.values["translation.x"], event.values["translation.y"]) for event in gesture.events]
    return max(math.dist(a, b) for a, b in zip([(0.0, 0.0), *places], places))


@pytest.mark.skipif(not REAL, reason=f"no recordings under {DATA}: set KINESIC_DATA")
@pytest.mark.parametrize("name", DRUMROLLS)
def test_a_drumroll_is_two_touches(name: str) -> None:
    """One pan without the filter, which jumps (test_recordings.py); with it two contacts, and no drag jumps."""
    feed = frames(DATA / f"{name}.csv")
    result, sentences, touches = played(feed, ContactFilter())
    assert [touch.split()[0] for touch in touches] == ["began", "cancelled", "began", "ended"]
    assert len(sentences) == 1 and "is another contact now" in sentences[0]
    assert len(result.of("pan")) == 2 and max(map(longest_step, result.of("pan"))) < 30
    assert played(feed, None)[2] == [f"began {feed[0].samples[0].touch}", f"ended {feed[0].samples[0].touch}"]


@pytest.mark.skipif(not REAL, reason=f"no recordings under {DATA}: set KINESIC_DATA")
def test_no_other_finger_jumps() -> None:
    others = [path for path in REAL if path.stem not in SWAPPED]
    assert len(others) >= 30
    for path in others:
        assert [sentence for sentence in played(frames(path), ContactFilter())[1] if "another contact" in sentence] == [], path.stem


def losses(feed: list[Frame], every: int, lost: int) -> dict[tuple[int, float], Phase]:
    """Which moves become lifts, landings and nothing (ENTERED stands for that): so many moves are missing now and
    then, where the finger is back within 50 ms and 30 units."""
    found: dict[tuple[int, float], Phase] = {}
    for touch in {sample.touch for frame in feed for sample in frame.samples}:
        moves = [sample for frame in feed for sample in frame.samples if sample.touch == touch and sample.phase is Phase.MOVED]
        for index in range(every, len(moves) - lost, every):
            gone, back = moves[index], moves[index + lost]
            if back.time - gone.time <= 0.05 and math.dist((gone.x, gone.y), (back.x, back.y)) <= 30:
                found |= {(touch, sample.time): Phase.ENTERED for sample in moves[index:index + lost]}
                found |= {(touch, gone.time): Phase.ENDED, (touch, back.time): Phase.BEGAN}
    return found


def with_dropouts(feed: list[Frame], every: int = 6, lost: int = 2) -> list[Frame]:
    """Each contact is lost now and then, and found under an id that nobody had."""
    instead = losses(feed, every, lost)
    names: dict[int, int] = {}
    made: list[Frame] = []
    for frame in feed:
        samples: list[Sample] = []
        for sample in frame.samples:
            phase = instead.get((sample.touch, sample.time), sample.phase) if sample.phase is Phase.MOVED else sample.phase
            if phase is not sample.phase and phase is Phase.BEGAN:
                names[sample.touch] = max([1000, *names.values()]) + 1
            if phase is not Phase.ENTERED:
                samples.append(replace(sample, touch=names.get(sample.touch, sample.touch), phase=phase))
        if samples:
            made.append(Frame(frame.time, tuple(samples)))
    return made


KEPT = ("tap", "double tap", "two-finger tap", "pan", "pinch", "rotation")


@pytest.mark.parametrize("path", MADE, ids=lambda path: path.stem)
def test_who_is_lost_and_found_is_one_contact(path: Path) -> None:
    """The gestures are those of the panel that loses nobody, where that one tells a finger's rest as moves too."""
    feed = frames(path)
    lossy = with_dropouts(feed)
    wanted, _, touches = played(feed, ContactFilter())
    found, sentences, kept = played(lossy, ContactFilter())
    assert {name: found.counts().get(name, 0) for name in KEPT} == {name: wanted.counts().get(name, 0) for name in KEPT}
    assert len([touch for touch in kept if touch.startswith("began")]) == len([touch for touch in touches if touch.startswith("began")])
    assert len(sentences) == sum(sample.touch > 1000 and sample.phase is Phase.BEGAN for frame in lossy for sample in frame.samples)


def test_without_the_filter_they_are_many() -> None:
    """What the test before would show if the filter did nothing."""
    feed = frames(TRACES / "drag_one_slow.csv")
    assert "tap" not in played(feed, None)[0].counts()
    assert played(with_dropouts(feed), None)[0].counts()["tap"] > 10
