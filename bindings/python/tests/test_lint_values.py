"""Delegates that look at what a recognizer says of itself answer in a lint as they do live."""

from __future__ import annotations

import random
from typing import Any, Callable, Dict, List, Tuple

import pytest

import kinesic
from kinesic import FindingKind, LintOutcome, Pan, Phase, Pinch, Sample, State, Tap

FIRED = (LintOutcome.FIRES, LintOutcome.WAITS)


def test_a_delegate_that_looks_at_the_translation_is_no_error(engine: kinesic.Engine) -> None:
    pan = engine.root.add(Pan(name="back"))
    seen: List[float] = []

    @pan.should_begin
    def leftward(recognizer: Any) -> bool:
        seen.append(recognizer.translation.x)
        return bool(recognizer.translation.x < 0)

    report = engine.lint(remedies=False)
    assert not [each for each in report.findings if each.kind is FindingKind.NEVER]
    outcomes = {row.name: row.outcomes[pan] for row in report.matrix}
    assert outcomes["drag left"] is LintOutcome.FIRES and outcomes["drag right"] is LintOutcome.REFUSED
    assert min(seen) < -5 and max(seen) > 5


def test_it_may_ask_its_own_handle_too(engine: kinesic.Engine) -> None:
    """An application's functions know its recognizers, not those of a copy."""
    pan, tap = engine.root.add(Pan(name="back")), engine.root.add(Tap(name="tap"))
    pan.should_begin(lambda _: pan.translation.x < 0 and pan.touch_count == 1 and pan.location().x > 0 and engine.time > 1)
    tap.should_begin(lambda _: tap.touch_count == 0 and tap.location().y > 1 and pan.state is not State.CHANGED)
    report = engine.lint(remedies=False)
    outcomes = {row.name: row.outcomes for row in report.matrix}
    assert outcomes["drag left"][pan] is LintOutcome.FIRES and outcomes["drag right"][pan] is LintOutcome.REFUSED
    assert outcomes["tap"][tap] is LintOutcome.FIRES
    assert engine.time == 0 and pan.state is State.POSSIBLE and pan.touch_count == 0


def test_views_see_them_too(engine: kinesic.Engine) -> None:
    view, touched = engine.root.add(kinesic.View(frame=(0, 0, 300, 300))), engine.root.add(kinesic.View(frame=(300, 0, 300, 300)))
    pan = engine.root.add(Pan(name="back"))
    view.gesture_should_begin = lambda recognizer: recognizer.translation.x < 0  # type: ignore[attr-defined, method-assign]
    touched.contains_point = lambda x, y: engine.time >= 0 and 0 <= x < 300 and 0 <= y < 300  # type: ignore[method-assign]
    report = engine.lint(remedies=False)
    outcomes = {(row.view, row.name): row.outcomes[pan] for row in report.matrix}
    assert outcomes[view, "drag left"] is LintOutcome.FIRES and outcomes[view, "drag right"] is LintOutcome.REFUSED
    assert outcomes[touched, "drag right"] is LintOutcome.FIRES


def test_what_a_delegate_changes_is_changed_in_the_lint_alone(engine: kinesic.Engine) -> None:
    pan = engine.root.add(Pan(name="back", threshold=20))

    @pan.should_begin
    def once(recognizer: Any) -> bool:
        pan.threshold = 30
        return True

    hash_before = engine.state_hash
    assert engine.lint(remedies=False)
    assert pan.threshold == 20 and engine.state_hash == hash_before


@pytest.mark.parametrize("closes_copy", [True, False])
def test_a_delegate_that_closes_the_engine_ends_the_lint(closes_copy: bool) -> None:
    engine = kinesic.Engine()
    pan = engine.root.add(Pan())

    @pan.should_begin
    def closing(recognizer: Any) -> bool:
        (recognizer.engine if closes_copy else engine).close()
        return True

    if closes_copy:
        with pytest.raises(kinesic.ClosedError):
            engine.lint(remedies=False)
        assert not engine.closed and engine.time == 0
    else:
        with pytest.raises(kinesic.ClosedError):
            engine.lint(remedies=False)
        assert engine.closed


# Random applications

Question = Callable[[Any], bool]


def questions(rng: random.Random, own: Any) -> Question:
    """What a delegate looks at, of the recognizer that it is given or of the one that it knows."""
    limit = rng.uniform(-40, 40)
    chosen = own if rng.random() < 0.5 else None

    def of(given: Any) -> Any:
        return given if chosen is None else chosen

    kinds: List[Question] = [
        lambda given: bool(of(given).location().x > 200 + limit),
        lambda given: bool(of(given).touch_count == 1),
        lambda given: all(touch.travel.y < limit for touch in of(given).touches),
    ]
    if isinstance(own, Pan):
        kinds += [
            lambda given: bool(of(given).translation.x < limit),
            lambda given: bool(of(given).velocity.y > 10 * limit),
            lambda given: abs(of(given).translation.x) > abs(of(given).translation.y),
        ]
    if isinstance(own, Pinch):
        kinds.append(lambda given: bool(of(given).scale > 1))
    return rng.choice(kinds)


def application(seed: int) -> Tuple[kinesic.Engine, List[Any]]:
    """The same one for the same seed."""
    rng = random.Random(seed)
    engine = kinesic.Engine()
    views = [engine.root, engine.root.add(kinesic.View(frame=(0, 0, 400, 400), name="page"))]
    made: List[Any] = []
    for number in range(rng.randint(1, 4)):
        kind = rng.choice([Pan, Tap, Pinch, Pan])
        one = rng.choice(views).add(kind(name=f"{kind.__name__} {number}"))
        one.should_begin(questions(rng, one))
        made.append(one)
    if len(made) > 1 and rng.random() < 0.5:
        made[0].allow_simultaneous(made[1])
    return engine, made


def motions(seed: int) -> Dict[str, List[Sample]]:
    """Taps, drags and pinches."""
    rng = random.Random(-seed)
    found: Dict[str, List[Sample]] = {}
    for number in range(6):
        fingers, samples = rng.choice([1, 1, 2]), []
        starts = [(rng.uniform(100, 300), rng.uniform(100, 300)) for _ in range(fingers)]
        ways = [(rng.uniform(-90, 90), rng.uniform(-90, 90)) if rng.random() < 0.8 else (0.0, 0.0) for _ in range(fingers)]
        for step in range(12):
            phase = Phase.BEGAN if step == 0 else Phase.ENDED if step == 11 else Phase.MOVED
            for finger, ((x, y), (dx, dy)) in enumerate(zip(starts, ways)):
                samples.append(Sample(finger + 1, phase, x + dx * step / 11, y + dy * step / 11, step / 60))
        found[f"motion {number}"] = samples
    return found


def fired(seed: int, samples: List[Sample]) -> List[str]:
    """Who is recognized in the live engine."""
    engine, _ = application(seed)
    with engine:
        engine.feed(samples)
        engine.advance(9.0)
        return sorted({event.recognizer.name for event in engine.poll() if isinstance(event, kinesic.GestureEvent) and event.state is not State.CANCELLED})


@pytest.mark.parametrize("first", [0, *(pytest.param(each, marks=pytest.mark.thorough) for each in range(40, 1000, 40))])
def test_a_lint_agrees_with_the_live_engine(first: int) -> None:
    several = 0
    for seed in range(first, first + 40):
        engine, _ = application(seed)
        given = motions(seed)
        with engine:
            report = engine.lint(remedies=False, motions=given)
        for row in report.matrix:
            if row.name in given:
                said = sorted(each.name for each, outcome in row.outcomes.items() if outcome in FIRED)
                assert said == fired(seed, given[row.name]), (seed, row.name)
                several += bool(said)
    assert several > 60
