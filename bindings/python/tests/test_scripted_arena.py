"""Recognizer classes written in Python among others, and in several engines."""

from __future__ import annotations

from typing import Any, List, Optional

import pytest
from scripts import Counted, scripted
from test_feeding import states

import kinesic
from kinesic import Recognizer, State, Step, Tap


def test_hooks(engine: kinesic.Engine) -> None:
    asked: List[str] = []

    class Modest(Recognizer):
        def step(self, input: Step) -> Optional[State]:
            return State.ENDED if input.ended else None

        def can_prevent(self, other: kinesic.Peer) -> bool:
            asked.append(other.class_name)
            return other.number("taps_required", 0) < 2

        def should_require_failure_of(self, other: kinesic.Peer) -> bool:
            return other.class_name == "long_press"

    tap, twice = engine.root.add(Tap(name="tap")), engine.root.add(Tap(taps_required=2, name="twice"))
    engine.root.add(kinesic.LongPress())
    modest = engine.root.add(Modest())
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    assert states(engine) == ["ENDED"] and "tap" in asked and twice.state is State.POSSIBLE
    engine.down(1, (0, 0), at=0.2)
    engine.up(1, at=0.3)
    assert [event.recognizer for event in engine.poll() if isinstance(event, kinesic.GestureEvent)][-1] in (modest, twice, tap)
    with pytest.raises(kinesic.UnknownError):
        kinesic.Peer("tap", {}).number("nope")

    @modest.should_require_failure_of
    def decorated(recognizer: Recognizer, other: Recognizer) -> bool:
        asked.append("decorated")
        return False

    engine.down(1, (0, 0), at=5)
    engine.up(1, at=5.1)
    assert "decorated" in asked


def test_it_mixes_with_native_ones(engine: kinesic.Engine, counted: Counted) -> None:
    single = engine.root.add(Tap(name="single"))
    single.require_failure_of(counted)
    assert single.relations(kinesic.Relation.REQUIRES) == (counted,)
    engine.down(1, (0, 0), at=0)
    engine.up(1, at=0.1)
    # With all fingers up nothing can decide it any more: it is abandoned, and the tap goes on.
    assert [event.recognizer for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [single]
    engine.feed([kinesic.Sample(number, kinesic.Phase.BEGAN, 0, 0, 2.0) for number in (1, 2)])
    assert [event.recognizer for event in engine.poll() if isinstance(event, kinesic.GestureEvent)] == [counted]


def test_removed_and_closed_from_a_callback(engine: kinesic.Engine) -> None:
    counted = engine.root.add(Counted(wanted=1))
    other = engine.root.add(scripted(lambda self, input: None))

    @counted.on_recognized
    def remove(event: kinesic.GestureEvent) -> None:
        other.remove()
        counted.remove()
        engine.root.add(Counted(name="new"))

    engine.down(1, (0, 0), at=0)
    assert [each.name for each in engine.root.recognizers] == ["new"] and len(engine._scripted) == 1
    last = engine.root.recognizers[0]
    last.wanted = 1
    last.on_recognized(lambda event: engine.close())
    engine.down(2, (0, 0), at=1)
    assert engine.closed


def test_callbacks_and_steps_of_two_engines(engine: kinesic.Engine) -> None:
    """A step of one engine does not lock another."""
    with kinesic.Engine() as other:
        tap = other.root.add(Tap())

        def step(self: Any, input: Step) -> None:
            other.down(1, (0, 0), at=other.time)
            other.up(1, at=other.time)

        engine.root.add(scripted(step))
        engine.down(1, (0, 0), at=0)
        assert states(other) == ["ENDED"] and tap.state is State.POSSIBLE


def test_equal_engines_have_equal_hashes() -> None:
    hashes = []
    for _ in range(2):
        with kinesic.Engine() as engine:
            engine.root.add(Counted())
            engine.root.add(Counted())
            engine.down(1, (3, 4), at=0)
            hashes.append(engine.state_hash)
    assert hashes[0] == hashes[1]
