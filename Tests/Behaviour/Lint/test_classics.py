"""The questions that people ask first: lint names the cause, and a remedy of its own makes come true what is wanted.

README.md says what is in a file of Classics."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from typing import Any

import linting
import pytest
import questions

Scene = dict[str, Any]
CLASSICS = questions.read("Classics")


@pytest.fixture(params=sorted(CLASSICS))
def classic(request: pytest.FixtureRequest) -> dict[str, Any]:
    return CLASSICS[request.param]


def report(folder: Path, scene: Scene, wishes: list[Any], *options: str) -> dict[str, Any]:
    (folder / "scene.json").write_text(json.dumps(scene))
    (folder / "wishes.json").write_text(json.dumps(wishes))
    command = [linting.TOOL, "lint", "--json", "--fail-on", "never", *options, folder / "scene.json"]
    if wishes:
        command += ["--wish", folder / "wishes.json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def without(scene: Scene, *relation: str) -> None:
    kept = [each for each in scene["relations"] if each != list(relation)]
    assert len(kept) == len(scene["relations"]) - 1
    scene["relations"] = kept


def answers(scene: Scene, recognizer: str) -> dict[str, Any]:
    """The delegate of a recognizer, which has one from now on."""
    for each in scene.setdefault("delegates", []):
        if each["recognizer"] == recognizer:
            return each
    scene["delegates"].append({"recognizer": recognizer})
    return scene["delegates"][-1]


def view(scene: Scene, name: str) -> dict[str, Any]:
    [one] = [each for each in scene["views"] if each["id"] == name]
    return one


def is_below(scene: Scene, one: dict[str, Any], name: str) -> bool:
    return one["id"] == name or ("parent" in one and is_below(scene, view(scene, one["parent"]), name))


def hang(scene: Scene, name: str, parent: str) -> None:
    """Hangs a view under the view around its parent, at its place."""
    one = view(scene, name)
    around = view(scene, one["parent"])
    assert around["parent"] == parent
    one["frame"][:2] = [own + its for own, its in zip(one["frame"][:2], around["frame"][:2])]
    one["parent"] = parent


def change(scene: Scene, words: list[Any]) -> None:
    """Carries out one change of a remedy in a scene file, as somebody would who reads the report."""
    word, *names = words
    scene.setdefault("relations", [])
    if word in ("require_failure", "simultaneous", "no_prevention"):
        scene["relations"].append([word, *names])
    elif word == "remove_failure_requirement":
        without(scene, "require_failure", *names)
    elif word == "turn_requirement_round":
        without(scene, "require_failure", *names)
        scene["relations"].append(["require_failure", *reversed(names)])
    elif word == "remove_simultaneous":
        without(scene, "simultaneous", *(names if ["simultaneous", *names] in scene["relations"] else reversed(names)))
    elif word == "remove_no_prevention":
        without(scene, "no_prevention", *names)
    elif word == "set":
        [one] = [each for each in scene["recognizers"] if each["id"] == names[0]]
        one.setdefault("set", {})[names[1]] = names[2]
    elif word == "answer_no":
        answers(scene, names[0])[names[1]].remove(names[2])
    elif word == "answer_yes":
        answers(scene, names[0])[names[1]] = True
    elif word == "own_touches_only":
        answers(scene, names[0])["should_receive_touch"] = [names[1]]
    elif word == "leave_alone":
        answers(scene, names[0])["should_receive_touch"] = [each["id"] for each in scene["views"] if not is_below(scene, each, names[1])]
    elif word == "set_parent":
        hang(scene, *names)
    else:
        [one] = [each for each in scene["views"] if each["id"] == names[0]]
        one.update({"disable_interaction": {"interaction_enabled": False}, "enable_interaction": {"interaction_enabled": True}, "show": {"hidden": False}}[word])


def changed(scene: Scene, changes: list[list[Any]]) -> Scene:
    made = json.loads(json.dumps(scene))
    for words in changes:
        change(made, words)
    return made


def test_there_are_enough() -> None:
    assert len(CLASSICS) >= 20
    assert all(list(each) == ["question", "cause", "expect", "wants", "scene"] for each in CLASSICS.values())


def test_the_fault_shows(classic: dict[str, Any], tmp_path: Path) -> None:
    """Something that is wanted does not come before the scene is mended: or the remedies below show nothing. When a
    view gets its touches no wish can say."""
    made = report(tmp_path, classic["scene"], classic["wants"], "--without-remedies")
    is_of_view = classic["expect"]["finding"] == "late" and "views" in classic["expect"]
    assert is_of_view or not all(each["holds"] for each in made["wishes"])


def test_the_cause_is_named(classic: dict[str, Any]) -> None:
    assert linting.answers(classic), [each["sentence"] for each in linting.findings(classic["scene"])]


def test_a_remedy_of_the_finding_holds(classic: dict[str, Any], tmp_path: Path) -> None:
    """One of the remedies that are offered without a word about what is wanted makes all of it come."""
    made = report(tmp_path, classic["scene"], [])
    named = {each["sentence"] for each in linting.answers(classic)}
    offered = [each["changes"] for finding in made["findings"] if finding["sentence"] in named for each in finding["remedies"]]
    held = []
    for changes in offered:
        after = report(tmp_path, changed(classic["scene"], changes), classic["wants"], "--without-remedies")
        held.append([each["holds"] for each in after["wishes"]])
    assert any(all(each) for each in held), (offered, held)


def test_no_remedy_breaks_what_is_wanted(classic: dict[str, Any], tmp_path: Path) -> None:
    """Where lint has wishes, no remedy that it offers takes away what holds already."""
    made = report(tmp_path, classic["scene"], classic["wants"])
    held = [each["holds"] for each in made["wishes"]]
    for finding in made["findings"]:
        for remedy in finding["remedies"]:
            after = report(tmp_path, changed(classic["scene"], remedy["changes"]), classic["wants"], "--without-remedies")
            still = [each["holds"] for each in after["wishes"]]
            assert all(now or not before for before, now in zip(held, still)), (finding["sentence"], remedy["sentence"], held, still)
