"""Samples that do not fit together, of drivers that lose some: refused, or put right."""

from __future__ import annotations

from typing import List

import pytest

import kinesic


def states(engine: kinesic.Engine) -> List[str]:
    return [event.state.name.lower() for event in engine.poll() if isinstance(event, kinesic.GestureEvent) and event.state.name != "CHANGED"]


def drags() -> List[kinesic.Sample]:
    """A finger drags, its lift is lost, and it lands again."""
    phases = [kinesic.Phase.BEGAN, kinesic.Phase.MOVED, kinesic.Phase.BEGAN, kinesic.Phase.MOVED, kinesic.Phase.ENDED]
    return [kinesic.Sample(1, phase, x, 0, at) for phase, x, at in zip(phases, [0, 40, 200, 240, 240], [0, 0.1, 1, 1.1, 1.2])]


def test_a_strict_engine_refuses_and_a_lenient_one_goes_on() -> None:
    engine = kinesic.Engine()
    engine.root.add(kinesic.Pan())
    logged: List[str] = []
    engine.on_log(lambda severity, sentence: logged.append(sentence))
    assert not engine.lenient
    with pytest.raises(kinesic.SequenceError):
        engine.feed(drags())
    engine.lenient = True
    assert engine.lenient and engine.copy().lenient
    engine.feed(drags())
    assert states(engine) == ["began", "ended", "began", "ended"] and engine.contacts == []
    assert logged == ["touch 1 went down again without having lifted: its lift was missed, and it ended where it was"]
    engine.up(9, (1, 1), at=1.0)
    assert engine.time == 1.2


def test_what_is_no_truth_is_refused() -> None:
    engine = kinesic.Engine()
    with pytest.raises(TypeError, match="lenient"):
        engine.lenient = "yes"  # type: ignore[assignment]
    engine.close()
    with pytest.raises(kinesic.ClosedError):
        engine.lenient = True


def test_a_refusal_while_lenient_changes_nothing() -> None:
    engine = kinesic.Engine(touch_capacity=2)
    engine.lenient = True
    with pytest.raises(kinesic.InvalidError, match="sample 1"):
        engine.feed([kinesic.Sample(1, kinesic.Phase.BEGAN, 0, 0, 0), kinesic.Sample(2, kinesic.Phase.BEGAN, float("nan"), 0, 0)])
    assert engine.contacts == []
    for finger in range(5):
        engine.down(finger, (finger, 0), at=1.0)
    assert [contact.touch for contact in engine.contacts] == [0, 1]
