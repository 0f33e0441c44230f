"""Engine.lint: conflicts between gestures, with the handles of the engine that was asked."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
import weakref
from typing import Any, List

import pytest

import kinesic
from kinesic import Finding, FindingKind, LintOutcome, LintSeverity, Sample, State, Step, Wish


@pytest.fixture
def photo(engine: kinesic.Engine) -> kinesic.View:
    return engine.root.add(kinesic.View(frame=(0, 0, 300, 300), name="photo"))


@pytest.fixture
def move(photo: kinesic.View) -> kinesic.Pan:
    return photo.add(kinesic.Pan(name="move"))


@pytest.fixture
def page(photo: kinesic.View, move: kinesic.Pan) -> kinesic.Swipe:
    return photo.add(kinesic.Swipe(name="page"))


def test_an_engine_without_anything_passes(engine: kinesic.Engine) -> None:
    report = engine.lint()
    assert report and report.worst is None and report.findings == () and not report.stopped
    assert str(report).startswith("0 errors, 0 warnings, 0 notes; ")


def test_findings_have_the_engine_s_own_handles(engine: kinesic.Engine, photo: kinesic.View, move: kinesic.Pan, page: kinesic.Swipe) -> None:
    report = engine.lint()
    first = report.findings[0]
    assert not report and not report.passed and report.worst is LintSeverity.ERROR is max(LintSeverity)
    assert first.kind is FindingKind.NEVER and first.severity > LintSeverity.WARNING and not first.allowed
    assert first.recognizer is page and first.view is photo
    assert "'page' never fires" in first.sentence and first.sentence in str(report) and first.sentence in str(first)
    assert any("require_failure" in remedy for remedy in first.remedies) and "mends it: " + first.remedies[0] in str(report)
    assert first in report.of(page) and all(each in report.matrix for each in first.motions)
    assert "never" in report._repr_html_() and "&#x27;page&#x27;" in report._repr_html_()


def test_the_matrix_says_who_fired(engine: kinesic.Engine, photo: kinesic.View, move: kinesic.Pan, page: kinesic.Swipe) -> None:
    report = engine.lint(remedies=False)
    [row] = [row for row in report.matrix if row.name == "flick right" and row.view is photo]
    assert row.outcomes == {move: LintOutcome.FIRES, page: LintOutcome.LOSES} and 0 < row.at.x < 300
    assert not any(finding.remedies for finding in report.findings)


@pytest.mark.parametrize("limit", ["threshold", "early_threshold"])
def test_drags_reach_as_far_as_somebody_asks(engine: kinesic.Engine, limit: str) -> None:
    """One that a short drag does not reach fires by no motion: nobody would see that it never does."""
    engine.root.frame = (0, 0, 5000, 5000)
    far = engine.root.add(kinesic.Pan(early_interval=10))
    setattr(far, limit, 600)
    engine.root.add(kinesic.Pan())
    (finding,) = engine.lint().findings
    assert (finding.kind, finding.recognizer) == (FindingKind.NEVER, far)
    assert "hold and drag right" in finding.sentence


def test_what_mends_it_mends_it(engine: kinesic.Engine, move: kinesic.Pan, page: kinesic.Swipe) -> None:
    move.require_failure_of(page)
    report = engine.lint()
    assert report.passed
    late = [finding for finding in report.findings if finding.kind is FindingKind.LATE]
    assert [(finding.recognizer, finding.other) for finding in late] == [(move, page)] and 0.05 < late[0].delay < 2


def test_json_is_the_whole_report(engine: kinesic.Engine, page: kinesic.Swipe) -> None:
    told = json.loads(engine.lint().to_json())
    assert {each["name"] for each in told["recognizers"]} == {"move", "page"}
    assert len(told["findings"]) == len(engine.lint().findings)


def test_what_is_allowed_does_not_count(engine: kinesic.Engine, move: kinesic.Pan, page: kinesic.Swipe) -> None:
    report = engine.lint(remedies=False)
    for allow in ([each for each in report.findings], [("never", page)], [FindingKind.NEVER], ["never"], [("never", None, None)]):
        allowed = engine.lint(remedies=False, allow=allow)
        assert allowed.passed and allowed.findings[-1].allowed and "1 allowed" in str(allowed)
    assert not engine.lint(remedies=False, allow=[("late", page), "both"])


@pytest.mark.parametrize("allow", ["nevr", ("never", 1), ("never", None, None, None), 7])
def test_what_cannot_be_allowed(engine: kinesic.Engine, allow: Any) -> None:
    with pytest.raises(kinesic.InvalidError):
        engine.lint(allow=[allow])


def test_handles_of_another_engine_are_stale(engine: kinesic.Engine, page: kinesic.Swipe) -> None:
    with kinesic.Engine() as other, pytest.raises(kinesic.StaleError):
        other.lint(allow=[("never", page)])
    with kinesic.Engine() as other, pytest.raises(kinesic.StaleError):
        other.lint(wishes=[Wish("flick", motion="flick left", fires=[page])])


def test_wishes(engine: kinesic.Engine, photo: kinesic.View, move: kinesic.Pan, page: kinesic.Swipe) -> None:
    samples = [Sample(1, kinesic.Phase.BEGAN if i == 0 else kinesic.Phase.ENDED if i == 20 else kinesic.Phase.MOVED, 50, 50 + 3 * i, i * 0.016) for i in range(21)]
    wishes = [
        Wish("a flick turns the page", motion="flick right", on=photo, fires=[page], not_fires=[move]),
        Wish("a drag down moves", motion=samples, fires=[move], not_fires=[page], within=1.0),
    ]
    report = engine.lint(wishes=wishes)
    assert [(each.name, each.holds) for each in report.wishes] == [("a flick turns the page", False), ("a drag down moves", True)]
    assert FindingKind.WISH in {finding.kind for finding in report.findings}
    move.require_failure_of(page)
    assert all(each.holds for each in engine.lint(wishes=wishes).wishes)


@pytest.mark.parametrize(
    ("wish", "error", "sentence"),
    [
        ({"motion": "flik left"}, kinesic.UnknownError, "no motion is called 'flik left'"),
        ({"motion": "flick left", "fires": []}, kinesic.InvalidError, "without an outcome"),
        ({"motion": [], "fires": None}, kinesic.InvalidError, "at least one sample"),
        ({"motion": "tap", "within": -1.0}, kinesic.InvalidError, "within"),
    ],
)
def test_wishes_that_are_none(engine: kinesic.Engine, tap: kinesic.Tap, wish: Any, error: Any, sentence: str) -> None:
    if wish.get("fires", None) is None:
        wish["fires"] = [tap]
    with pytest.raises(error, match=sentence):
        engine.lint(wishes=[Wish("a wish", **wish)])


def test_a_window_that_is_none(engine: kinesic.Engine) -> None:
    with pytest.raises(kinesic.InvalidError, match="^height of kin_lint_options is not 0 to KIN_NUMBER_LIMIT"):
        engine.lint(window=(400, -1))


def test_own_motions_are_played(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    samples = [Sample(1, kinesic.Phase.BEGAN, 5, 5, 3.0), Sample(1, kinesic.Phase.ENDED, 5, 5, 3.05)]
    rows = [row for row in engine.lint(motions={"mine": samples}).matrix if row.name == "mine"]
    assert [row.outcomes for row in rows] == [{tap: LintOutcome.FIRES}]
    backwards = [samples[0], Sample(1, kinesic.Phase.ENDED, 5, 5, 2.0)]
    with pytest.raises(kinesic.InvalidError, match="run backwards"):
        engine.lint(motions={"mine": backwards})


def test_progress(engine: kinesic.Engine, page: kinesic.Swipe) -> None:
    shares: List[float] = []
    engine.lint(progress=shares.append)
    assert len(shares) > 3 and shares == sorted(shares) and 0 <= shares[0] and shares[-1] == 1
    with pytest.raises(kinesic.StateError, match="ended the run"):
        engine.lint(progress=lambda share: False)
    with pytest.raises(ZeroDivisionError):
        engine.lint(progress=lambda share: 1 / 0)


def test_nothing_is_changed_in_mid_gesture(engine: kinesic.Engine, move: kinesic.Pan, page: kinesic.Swipe) -> None:
    heard: List[Any] = []
    engine.on_event(heard.append)
    engine.down(1, (10, 10), at=1)
    engine.move(1, (25, 10), at=1.5)
    before, count = engine.state_hash, len(heard)
    engine.lint()
    assert engine.state_hash == before and len(heard) == count and move.state is State.BEGAN
    engine.up(1, at=1.6)
    assert move.state is State.POSSIBLE and len(heard) > count


def test_delegates_are_asked_with_the_copy_s_handles(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    asked: List[bool] = []

    @tap.should_begin
    def begin(recognizer: kinesic.Recognizer) -> bool:
        asked.append(recognizer.engine is engine or recognizer is tap)
        return False

    report = engine.lint()
    assert asked and not any(asked) and report.findings[0].recognizer is tap


def test_what_a_delegate_raises_reaches_the_caller_once(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    calls: List[int] = []

    @tap.should_begin
    def begin(recognizer: kinesic.Recognizer) -> bool:
        calls.append(1)
        raise LookupError("lost")

    with pytest.raises(LookupError) as caught:
        engine.lint()
    assert getattr(caught.value, "further", ()) == () and 0 < len(calls) < 200
    engine.check_invariants()


class Rub(kinesic.Recognizer):
    """Fires after some moves, which it counts in Python."""

    wanted = kinesic.Property(float, "Moves.", default=6)
    moves: int

    def prepare(self) -> None:
        self.moves = 0

    def step(self, input: Step) -> State:
        self.moves += len(input.moved)
        if self.moves >= self.wanted:
            return State.ENDED if input.state is State.POSSIBLE else input.state
        return State.FAILED if input.ended else input.state


def test_classes_written_in_python(engine: kinesic.Engine) -> None:
    rub, many = engine.root.add(Rub(name="rub")), engine.root.add(Rub(name="many", wanted=100000))
    engine.down(1, (10, 10), at=0)
    engine.move(1, (12, 10), at=0.02)
    assert rub.moves == 1
    report = engine.lint()
    assert rub.moves == 1, "the copy has objects of its own"
    assert [finding.recognizer for finding in report.findings if finding.kind is FindingKind.NEVER] == [many]


def test_a_session_is_linted_and_remembers_nothing_of_it(session: kinesic.Session) -> None:
    session.root.add(kinesic.Tap(name="tap"))
    assert session.lint().passed and session.all_events == [] and session.samples == []


def test_not_from_inside_a_callback(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    @tap.should_begin
    def begin(recognizer: kinesic.Recognizer) -> bool:
        engine.lint()
        return True

    engine.down(1, (5, 5), at=0)
    with pytest.raises(kinesic.ReentrantError):
        engine.up(1, at=0.05)


def test_views_of_one_name(engine: kinesic.Engine) -> None:
    views = [engine.root.add(kinesic.View(frame=(200 * i, 0, 200, 200), name="card")) for i in range(3)]
    taps = [view.add(kinesic.Tap()) for view in views]
    for row in engine.lint().matrix:
        if row.name == "tap" and row.view in views:
            assert row.outcomes[taps[views.index(row.view)]] is LintOutcome.FIRES


def test_a_report_outlives_its_engine_and_keeps_none() -> None:
    engine = kinesic.Engine()
    engine.root.add(kinesic.Tap(taps_required=90, name="all"))
    report, gone = engine.lint(), weakref.ref(engine)
    engine.close()
    del engine
    gc.collect()
    assert gone() is None and "all" in str(report) and report.to_json()


def test_a_closed_engine_has_no_lint() -> None:
    engine = kinesic.Engine()
    engine.close()
    with pytest.raises(kinesic.ClosedError):
        engine.lint()


def test_without_the_library_a_sentence_says_so() -> None:
    code = "import kinesic\nengine = kinesic.Engine()\ntry: engine.lint()\nexcept kinesic.UnsupportedError as error: print(error)"
    environment = {**os.environ, "KINESIC_LINT_LIBRARY": "/nowhere/liblint.so"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True)
    assert "a lint needs the library libkinesic-lint: build it with 'make lint'" in done.stdout and "/nowhere/liblint.so" in done.stdout


class Glide(kinesic.Recognizer):
    """A tap begins it, and it goes on for a second after the finger has lifted."""

    def step(self, input: Step) -> State:
        if input.state is not State.POSSIBLE:
            return State.ENDED if input.timer else State.CHANGED
        if not input.ended:
            return State.POSSIBLE
        self.deadline = input.time + 1
        return State.BEGAN if input.time - input.ended[0].start_time < 0.2 else State.FAILED


def test_what_goes_on_without_a_finger_keeps_others_from_theirs(engine: kinesic.Engine) -> None:
    glide, move = engine.root.add(Glide(name="glide")), engine.root.add(kinesic.Pan(name="move"))

    def lost() -> List[Finding]:
        return [each for each in engine.lint().findings if each.kind is FindingKind.LOST and each.recognizer is move]

    [found] = lost()
    drags = ["tap and drag {}", "tap, then elsewhere drag {}"]
    wanted = {name.format(way) for name in drags for way in ("right", "left", "up", "down")}
    assert found.other is glide and found.severity is LintSeverity.WARNING and {each.name for each in found.motions} == wanted
    assert found.sentence.endswith(" from rest it fires by it: glide 'glide', whose finger lifts before that one lands, keeps it from it.")
    assert "no_prevention 'glide' 'move': no finger is then lost in 8 of 8 motions" in found.remedies
    glide.set_prevention(move, False)
    assert lost() == []


def test_the_import_loads_nothing_of_it() -> None:
    code = "import sys, kinesic; kinesic.Engine(); print([name for name in sys.modules if 'lint' in name])"
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True).stdout == "[]\n"


def test_the_kinds_are_those_of_the_library() -> None:
    from kinesic._core import generated_lint, lint_library

    constants = {name.removeprefix("KIN_FINDING_"): value for name, value in vars(generated_lint).items() if name.startswith("KIN_FINDING_")}
    assert {kind.name: number for number, kind in enumerate(FindingKind)} == constants
    assert [lint_library.load().kin_finding_kind_name(number).decode() for number in range(len(FindingKind))] == [kind.value for kind in FindingKind]
    outcomes = {name: getattr(generated_lint, f"KIN_LINT_{name}") for name in (each.name for each in LintOutcome)}
    assert list(outcomes.values()) == list(range(len(LintOutcome)))


def test_findings_are_records(engine: kinesic.Engine, page: kinesic.Swipe) -> None:
    finding = engine.lint(remedies=False).findings[0]
    assert isinstance(finding, Finding) and Finding.__module__ == "kinesic"
    with pytest.raises(AttributeError):
        finding.kind = FindingKind.LATE  # type: ignore[misc]


SCENE = {
    "recognizers": [{"id": "move", "class": "pan"}, {"id": "page", "class": "swipe"}],
}


def test_the_plugin_lints_scenes(pytester: pytest.Pytester) -> None:
    allowed = {**SCENE, "lint": {"allow": [{"finding": "never", "recognizer": "page", "because": "not yet"}], "window": [800, 600]}}
    wrong = {**SCENE, "lint": {"allow": [{"finding": "nver"}]}}
    for name, scene in (("bad", SCENE), ("good", allowed), ("wrong", wrong)):
        (pytester.path / f"{name}.kinesic-scene.json").write_text(json.dumps(scene))
    (pytester.path / "broken.kinesic-scene.json").write_text("{")
    result = pytester.runpytest_subprocess("-v")
    result.assert_outcomes(passed=1, failed=3)
    text = result.stdout.str()
    assert "gestures conflict:" in text and "swipe 'page' never fires" in text and "mends it: " in text
    assert "one of never, shadowed" in text and "this is not JSON" in text and "Traceback" not in text


def test_the_plugin_s_fixture(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import kinesic

        def test_it(assert_no_conflicts):
            with kinesic.Engine() as engine:
                engine.root.add(kinesic.Pan(name="move"))
                assert assert_no_conflicts(engine).matrix
                engine.root.add(kinesic.Swipe(name="page"))
                assert_no_conflicts(engine, allow=["never"])
                assert_no_conflicts(engine)
        """
    )
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(failed=1)
    assert "gestures conflict:" in result.stdout.str() and "makepyfile" not in result.stdout.str()


@pytest.mark.parametrize(("height", "reached"), [(40, 87), (90, None)])
def test_a_remedy_mends_four_fifths_of_it(engine: kinesic.Engine, photo: kinesic.View, height: int, reached: int | None) -> None:
    """Two views lie in front of a photo, one over two thirds of it: without that one touches reach what the other, so
    many units high, leaves."""
    photo.add(kinesic.Pinch(name="zoom"))
    for name, frame in ("banner", (0, 0, 300, 200)), ("bar", (0, 200, 300, height)):
        engine.root.add(kinesic.View(frame=frame, name=name))
    [covered] = [each for each in engine.lint().findings if each.kind is FindingKind.SHADOWED and "gets no touch on most of view 'photo'" in each.sentence]
    found = [each for each in covered.remedies if each.startswith("disable interaction of view 'banner'")]
    assert found == ([] if reached is None else [f"disable interaction of view 'banner': touches then reach {reached} percent of the view"])
