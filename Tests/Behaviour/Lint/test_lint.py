"""What lint finds in scenes of which it is known what is wrong with them; where nothing is, it finds nothing."""

from __future__ import annotations

import json
import resource
from pathlib import Path
from typing import Any

import linting
import planted
import pytest
import questions

SHIPPED = sorted(questions.SCENES.rglob("*.json"))
SOUND = [path for path in SHIPPED if not path.name.endswith(".before.json")]
PLANTS = planted.planted()[0]


def told(found: Any) -> list[str]:
    return [f"{each['severity']} {each['kind']}: {each['sentence']}" for each in found]


def test_the_causes_of_real_questions_are_named() -> None:
    missing = [name for name, each in questions.QUESTIONS.items() if not linting.answers(each)]
    assert len(questions.QUESTIONS) >= 34 and len(missing) <= 1, missing


def test_what_is_mended_has_nothing_but_what_is_meant() -> None:
    found = {
        (name, *linting.key(each)): each["sentence"]
        for name, question in questions.QUESTIONS.items()
        for each in linting.strong(linting.findings(question["mended"]))
    }
    assert {place: sentence for place, sentence in found.items() if place not in linting.MEANT} == {}
    assert set(linting.MEANT) <= set(found), "listed, and not found any more"


def test_planted_faults_are_found() -> None:
    missing = [plant.name for plant in PLANTS if not linting.new(plant)]
    assert len(PLANTS) >= 200 and len(missing) <= 0.05 * len(PLANTS), missing


# What lint says about each conflict before it is mended: a kind, the severity, and who is concerned.
EXPECTED = {
    "button-in-a-scroll-view": ("shadowed", "warning", {"button", "close"}),
    "drawer-at-the-edge-of-a-pager": ("never", "error", {"drawer", "turn"}),
    "long-press-and-drag": ("shadowed", "note", {"drag", "pick_up"}),
    "nested-scroll-views": ("shadowed", "note", {"scroll", "turn"}),
    "pager-around-a-zoomable-image": ("shadowed", "note", {"zoom", "turn"}),
    "pan-and-swipe": ("never", "error", {"next", "scroll"}),
    "photo-viewer": ("both", "warning", {"bars", "zoom_in"}),
    "pinch-and-two-finger-pan": ("shadowed", "note", {"zoom", "move"}),
    "tap-and-double-tap": ("both", "warning", {"bars", "zoom"}),
    "two-users-at-a-table": ("shadowed", "note", {"move_left", "scroll"}),
}


@pytest.mark.parametrize("name", sorted(questions.CONFLICTS))
def test_a_classical_conflict_is_named_before_it_is_mended(name: str) -> None:
    kind, severity, about = EXPECTED[name]
    found = linting.findings(questions.conflict(name, "before"))
    fits = [each for each in found if each["kind"] == kind and any(about <= who for who in linting.concerned(each))]
    assert severity in [each["severity"] for each in fits], told(found)
    after = linting.findings(questions.conflict(name, "after"))
    assert {each["sentence"] for each in fits} - {each["sentence"] for each in after}, "the mended scene has it too"


@pytest.mark.parametrize("path", SOUND, ids=lambda path: path.stem)
def test_there_is_no_false_alarm(path: Path) -> None:
    assert told(linting.strong(linting.findings(json.loads(path.read_text())))) == []


@pytest.mark.parametrize("name", ["cards", "fingers", "list"])
def test_two_runs_give_the_same_bytes(name: str) -> None:
    path = questions.SCENES / f"{name}.json"
    assert linting.run(path) == linting.run(path)


def test_forty_recognizers_take_less_than_two_seconds() -> None:
    """Of the processor, and on any machine: it is half of a second on one of 2020."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    linting.run(questions.SCENES / "cards.json")
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    assert after.ru_utime - before.ru_utime + after.ru_stime - before.ru_stime < 2


def test_the_table_has_the_counts() -> None:
    text = questions.PLACE.read_text()
    assert linting.with_counts(text) == text, "run linting.py --write"
