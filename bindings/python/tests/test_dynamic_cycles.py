"""Requirements that delegates or class hooks make on both sides: what would close a circle is dropped, and it is said
so."""

import io
from typing import Callable, List, Tuple

import kinesic
import pytest
from kinesic import Engine, Pan, Reason, Recognizer, State, Step


def dragged(engine: Engine) -> List[kinesic.DecisionEvent]:
    """The decisions on a drag of 80 units."""
    engine.down(1, (0, 0), at=engine.time + 1)
    for place in (20, 40, 80):
        engine.move(1, (place, 0), at=engine.time + 0.1)
    engine.up(1, at=engine.time + 0.1)
    return [event for event in engine.poll() if isinstance(event, kinesic.DecisionEvent)]


def cycles(decisions: List[kinesic.DecisionEvent]) -> List[Tuple[str, str]]:
    return [(event.recognizer.name, event.other.name if event.other else "") for event in decisions if event.reason is Reason.CYCLE]


def by_delegates(engine: Engine, count: int) -> List[Recognizer]:
    """Each waits for the next one, the last one for the first."""
    ring: List[Recognizer] = [engine.root.add(Pan(name=f"pan {number}")) for number in range(count)]
    for each, following in zip(ring, ring[1:] + ring[:1]):
        each.should_require_failure_of(lambda _, other, following=following: other is following)  # type: ignore[misc]
    return ring


def by_class_hooks(engine: Engine, count: int) -> List[Recognizer]:
    def make(number: int) -> Recognizer:
        class Link(Recognizer):
            CLASS_NAME = f"link.{number}"

            def step(self, input: Step) -> "State | None":
                return State.ENDED if any(touch.travel[0] > 10 for touch in input.touches) else None

            def should_require_failure_of(self, other: kinesic.Peer) -> bool:
                return other.class_name == f"link.{(number + 1) % count}"

        return engine.root.add(Link(name=f"link {number}"))

    return [make(number) for number in range(count)]


@pytest.mark.parametrize("count", [2, 3])
@pytest.mark.parametrize("made", [by_delegates, by_class_hooks])
def test_a_decision_says_what_was_dropped(made: Callable[[Engine, int], List[Recognizer]], count: int) -> None:
    with Engine() as engine:
        engine.explain = True
        log: List[str] = []
        engine.on_log(lambda severity, sentence: log.append(sentence))
        ring = made(engine, count)
        decisions = dragged(engine)
        [(waiting, other)] = cycles(decisions)
        # It is one of the circle's own requirements: that of one on the next.
        index = [each.name for each in ring].index(waiting)
        assert ring[(index + 1) % count].name == other
        event = next(event for event in decisions if event.reason is Reason.CYCLE)
        assert (event.previous_state, event.state) == (State.POSSIBLE, State.POSSIBLE)
        sentence = engine.describe(event)
        assert sentence.endswith(" to fail: this would close a circle, and the requirement was dropped")
        assert f"'{waiting}' does not wait for " in sentence and f"'{other}'" in sentence
        assert [line for line in log if "would close a circle" in line and f"'{waiting}'" in line and f"'{other}'" in line]
        # The others wait as before, and the one that does not wait decides for all.
        assert [event.recognizer.name for event in decisions if event.reason is Reason.OWN_RULE and event.state is not State.FAILED] == [waiting]
        assert cycles(dragged(engine)) == [(waiting, other)], "once for each attempt"


def test_several_dropped_in_one_attempt_are_one_record_and_a_sentence_each() -> None:
    with Engine() as engine:
        engine.explain = True
        log: List[str] = []
        engine.on_log(lambda severity, sentence: log.append(sentence))
        pans = [engine.root.add(Pan(name=f"pan {number}")) for number in range(4)]
        for each in pans:
            each.should_require_failure_of(lambda _, other: True)
        dropped = cycles(dragged(engine))
        assert dropped and len({waiting for waiting, _ in dropped}) == len(dropped)
        assert sum("would close a circle" in line for line in log) == 6


def test_without_explaining_the_log_alone_says_so() -> None:
    with Engine() as engine:
        log: List[str] = []
        engine.on_log(lambda severity, sentence: log.append(sentence))
        by_delegates(engine, 2)
        assert dragged(engine) == []
        assert sum("would close a circle" in line for line in log) == 1


def test_a_replay_that_explains_more_says_so_too() -> None:
    out = io.BytesIO()
    with Engine() as engine:
        by_delegates(engine, 2)
        with engine.record(out):
            dragged(engine)
    replay = kinesic.Trace(out.getvalue()).replay(explain=True)
    assert replay.report.complete
    assert len([event for event in replay.events if isinstance(event, kinesic.DecisionEvent) and event.reason is Reason.CYCLE]) == 1
