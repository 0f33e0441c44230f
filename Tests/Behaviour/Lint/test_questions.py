"""The scenes of questions and conflicts: they are well formed, and each has its fault before the mending and not after
it."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import kinesic
import pytest
import questions

CASES = questions.cases()


@pytest.fixture(params=sorted(questions.QUESTIONS))
def question(request: pytest.FixtureRequest) -> dict[str, Any]:
    return questions.QUESTIONS[request.param]


def test_there_are_enough() -> None:
    assert len(questions.QUESTIONS) >= 24 and len(questions.CONFLICTS) == 10
    kinds = {kind for each in questions.QUESTIONS.values() for kind in questions.findings(each)}
    assert kinds == set(questions.FINDINGS)


def test_each_has_its_source() -> None:
    sources = [each["source"] for each in questions.QUESTIONS.values()]
    assert len(set(sources)) == len(sources)
    assert all(source.startswith(("https://", "http://")) for source in sources)


def test_it_is_well_formed(question: dict[str, Any]) -> None:
    said = ["source", "toolkit", "question", "cause", "answer"]
    assert list(question) == [*said, "expect", "symptom", "scene", "mended"]
    assert question["answer"] in questions.ANSWERS
    assert all(question[key].endswith(".") for key in ["question", "cause"])
    assert set(questions.findings(question)) <= set(questions.FINDINGS)
    assert {"script", "scene", "mended"} <= set(question["symptom"]) <= {"script", "scene", "mended", "only"}


def test_what_is_concerned_is_in_the_scene(question: dict[str, Any]) -> None:
    expect, scene = question["expect"], question["scene"]
    assert set(expect) <= {"finding", "recognizers", "views"}
    assert expect["recognizers"] and set(expect["recognizers"]) <= {each["id"] for each in scene["recognizers"]}
    assert set(expect.get("views", [])) <= {each["id"] for each in scene["views"]}


def test_the_mending_changes_something(question: dict[str, Any]) -> None:
    assert question["scene"] != question["mended"]
    assert question["symptom"]["scene"] != question["symptom"]["mended"]


@pytest.mark.parametrize("name", sorted(questions.CONFLICTS))
def test_a_conflict_is_mended(name: str) -> None:
    before, after = (questions.conflict(name, side) for side in ["before", "after"])
    assert before != after and all(" " in scene["title"] for scene in [before, after])
    assert any(symptom["before"] != symptom["after"] for symptom in questions.CONFLICTS[name])


def test_every_conflict_has_its_scenes() -> None:
    found = {path.name for path in (questions.SCENES / "Conflicts").iterdir()}
    assert found == {f"{name}.{side}.json" for name in questions.CONFLICTS for side in ["before", "after"]}


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["id"])
def test_the_symptom_is_as_it_says(case: dict[str, Any]) -> None:
    result = kinesic.check(case)
    assert result.passed, str(result)


def test_the_tool_agrees(tmp_path: Path) -> None:
    written = tmp_path / "cases.json"
    written.write_text(json.dumps(CASES))
    tool = questions.ROOT / "build/bin/kinesic"
    done = subprocess.run([tool, "check", written], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1:] == [f"{len(CASES)} passed, 0 failed"], done.stdout + done.stderr


def test_the_table_lists_them() -> None:
    text = questions.PLACE.read_text()
    assert questions.with_table(text) == text, "run questions.py --write"
