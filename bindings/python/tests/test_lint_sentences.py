"""What a lint says, word for word, about small scenes."""

from __future__ import annotations

import json
from typing import List

import pytest

import kinesic
from kinesic import Finding, FindingKind, LintSeverity, Wish


def of_kind(report: kinesic.LintReport, kind: FindingKind) -> List[Finding]:
    return [finding for finding in report.findings if finding.kind is kind]


@pytest.mark.parametrize(("flag", "value", "why"), [("hidden", True, "is hidden"), ("interaction_enabled", False, "has its interaction disabled")])
def test_views_that_cannot_be_hit_are_one_finding(engine: kinesic.Engine, flag: str, value: bool, why: str) -> None:
    for i, name in enumerate("abcd"):
        view = engine.root.add(kinesic.View(frame=(100 * i, 0, 90, 90), name=name, wants_touches=True))
        setattr(view, flag, value)
    [finding] = of_kind(engine.lint(), FindingKind.NEVER)
    assert finding.sentence == f"view 'a' wants touches, and no touch can hit it: it {why}. The same goes for 'b', 'c', 'd'."


def test_the_first_recognizer_is_mended_by_its_name(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.Tap(name="nobody's", allowed_touch_types=kinesic.AllowedTouchTypes(0)))
    [finding] = of_kind(engine.lint(), FindingKind.NEVER)
    assert len(finding.remedies) == 1 and ": 'nobody's' then fires in " in finding.remedies[0]
    assert finding.remedies[0].endswith(" of the motions that were played")


def test_a_view_that_wants_touches_is_played_on_among_many(engine: kinesic.Engine) -> None:
    """Of many views only the root and those that are of use have motions."""
    for i in range(30):
        engine.root.add(kinesic.View(frame=(20 * i, 0, 20, 20), name=f"plain {i}"))
    wanted = engine.root.add(kinesic.View(frame=(0, 100, 200, 200), name="wanted", wants_touches=True))
    report = engine.lint()
    assert {row.view for row in report.matrix} == {engine.root, wanted} and report.findings == ()


def test_all_wishes_that_do_not_hold_are_listed(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    wishes = [Wish(f"{word} taps", motion=word, fires=[tap]) for word in ("flick left", "tap", "flick right", "flick up")]
    for remedies in (False, True):
        report = engine.lint(wishes=wishes, remedies=remedies)
        assert [each.holds for each in report.wishes] == [False, True, False, False]
        assert len(of_kind(report, FindingKind.WISH)) == 3


def test_places_have_three_decimals(engine: kinesic.Engine) -> None:
    engine.root.add(kinesic.View(frame=(10.004, 20.094, 0.01, 0.01), name="dot", wants_touches=True))
    rows = json.loads(engine.lint(window=(400, 400)).to_json())["motions"]
    assert {tuple(row["at"]) for row in rows if row["view"] == "dot"} == {(10.009, 20.099)}


def test_one_that_ends_as_the_other_one_fires(engine: kinesic.Engine) -> None:
    """A delegate lets both run: the tap fires at the lift, which ends the long press."""
    press = engine.root.add(kinesic.LongPress(name="press"))
    engine.root.add(kinesic.Tap(name="long tap", maximum_tap_duration=5))
    press.should_recognize_simultaneously_with(lambda recognizer, other: True)
    found = of_kind(engine.lint(), FindingKind.BOTH)
    assert {(finding.severity, finding.recognizer) for finding in found} >= {(LintSeverity.WARNING, press)}
    [warning] = [finding for finding in found if finding.severity is LintSeverity.WARNING]
    assert "'press' fire, and then tap 'long tap' too" in warning.sentence


def test_a_slow_tap_lasts_320_milliseconds(engine: kinesic.Engine) -> None:
    """On the usual panel the report after that comes after the press has begun, on one of 240 before."""
    engine.root.add(kinesic.Tap(name="tap", maximum_tap_duration=0.4))
    engine.root.add(kinesic.LongPress(name="press", minimum_duration=0.323))
    [finding] = of_kind(engine.lint(), FindingKind.FRAGILE)
    assert "'slow tap' goes to long_press 'press', but on a panel with 240 reports a second to tap 'tap'." == finding.sentence


def test_the_first_twelve_notes_have_remedies(engine: kinesic.Engine) -> None:
    """A leaf goes before the view below it: that is a note for each card."""
    below = engine.root.add(kinesic.Pan(name="below"))
    for i in range(14):
        card = engine.root.add(kinesic.View(frame=(50 * i, 0, 45, 300), name=f"card {i}"))
        card.add(kinesic.Pan(name=f"card {i}", threshold=4 + 0.1 * i))
    shares: List[float] = []
    report = engine.lint(progress=shares.append)
    notes = [finding for finding in report.findings if finding.severity is LintSeverity.NOTE]
    assert {finding.recognizer for finding in notes[:14]} == {below}
    assert [bool(finding.remedies) for finding in notes[:14]] == 12 * [True] + 2 * [False]
    # Between the motions and the end: one share at their start, and one with each finding.
    count = len(report.findings)
    assert [share for share in shares if 0.7 <= share < 1] == pytest.approx([0.7] + [0.7 + 0.2 * i / count for i in range(count)])
