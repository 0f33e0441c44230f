"""What lint says about scenes of which it is known what is wrong with them.

    linting.py [--write]

counts, and with --write puts the counts into README.md.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

import planted
import questions
from planted import Plant

TOOL = questions.ROOT / "build/bin/kinesic"
BEGIN, END = "<!-- counts -->\n", "<!-- /counts -->\n"
STRONG = {"warning", "error"}
Finding = dict[str, Any]

# Warnings that stay when a question's scene is mended, each with the reason.
MEANT: dict[tuple[str, str, frozenset[str]], str] = {
    ("drawing-waits-for-scrolling", "never", frozenset({"draw", "scroll", "scroll_view"})): "true: the answer lets two"
    " fingers draw as well, and the scroll view's pan then comes too late",
    ("list-in-list", "never", frozenset({"inner", "scroll_inner"})): "the answer switches the inner list's pan off",
    ("single-and-double-tap", "both", frozenset({"double", "single", "view"})): "a third tap is a single one after a double one",
}


def run(path: Path, *options: str) -> str:
    """The report of a scene file as JSON."""
    command = [TOOL, "lint", "--json", "--without-remedies", "--fail-on", "never", *options, path]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    return done.stdout


@cache
def _findings(text: str) -> tuple[Finding, ...]:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "scene.json"
        path.write_text(text)
        report = json.loads(run(path))
    return tuple(each for each in report["findings"] if not each["allowed"])


def findings(scene: dict[str, Any]) -> tuple[Finding, ...]:
    """What is found in a scene and not allowed by it."""
    return _findings(json.dumps(scene))


def concerned(finding: Finding) -> list[frozenset[str]]:
    """The recognizers and views that a finding is about: those it names, and those for which it holds as well."""
    pairs = [[finding["recognizer"], finding["other"], finding["view"], finding["cover"]], *finding["alike"]]
    return [frozenset(name for name in pair if name) for pair in pairs]


def strong(found: Iterable[Finding]) -> list[Finding]:
    return [each for each in found if each["severity"] in STRONG]


def key(finding: Finding) -> tuple[str, frozenset[str]]:
    return finding["kind"], concerned(finding)[0]


def answers(question: dict[str, Any]) -> list[Finding]:
    """The findings that name the cause of a question: of a right kind, about the recognizer that does not come, one of
    those that keep it from it, and the views."""
    first, *others = question["expect"]["recognizers"]
    wanted = {first, *question["expect"].get("views", [])}
    return [
        each
        for each in findings(question["scene"])
        if each["kind"] in questions.findings(question)
        and any(wanted <= names and (not others or names & set(others)) for names in concerned(each))
    ]


def new(plant: Plant) -> list[Finding]:
    """The findings about both recognizers of a fault that the scene does not have without it."""
    about = set(plant.concerned)

    def told(scene: dict[str, Any]) -> dict[tuple[str, str, frozenset[str]], Finding]:
        return {
            (each["kind"], each["sentence"], names): each
            for each in findings(scene)
            for names in concerned(each)
            if about <= names
        }

    before = told(plant.good)
    return [each for place, each in told(plant.faulty).items() if place not in before]


def counts() -> str:
    """A row for each set of scenes."""
    asked = list(questions.QUESTIONS.values())
    named = [answers(each) for each in asked]
    plants = planted.planted()[0]
    found = {plant.name: new(plant) for plant in plants}
    rows = [("questions", len(asked), sum(map(bool, named)), sum(bool(strong(each)) for each in named))]
    for fault in sorted({plant.fault for plant in plants}):
        own = [found[plant.name] for plant in plants if plant.fault == fault]
        rows.append((f"planted: {fault}", len(own), sum(map(bool, own)), sum(bool(strong(each)) for each in own)))
    all_of_them = list(found.values())
    rows.append(
        ("planted, all", len(plants), sum(map(bool, all_of_them)), sum(bool(strong(each)) for each in all_of_them))
    )
    lines = [f"| {name} | {count} | {seen} | {grave} |" for name, count, seen, grave in rows]
    return "\n".join(["| scenes | of them | found | as a warning or error |", "|---|--:|--:|--:|", *lines]) + "\n"


def with_counts(text: str) -> str:
    """The document with the counts between their marks."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + counts() + END + after


def show() -> None:
    """What a person wants to look at: what was not found, and what the mended scenes still have."""
    for name, question in questions.QUESTIONS.items():
        if not answers(question):
            kinds = Counter(key(each) for each in findings(question["scene"]))
            print(f"{name}: wants {questions.findings(question)} of {question['expect']}, has {dict(kinds)}")
        for each in strong(findings(question["mended"])):
            print(f"{name}, mended: {each['severity']} {each['kind']}: {each['sentence']}")
    for plant in planted.planted()[0]:
        if not new(plant):
            print(f"not found: {plant.name}")
    print(counts())


if __name__ == "__main__":
    if "--write" in sys.argv:
        questions.PLACE.write_text(with_counts(questions.PLACE.read_text()))
    else:
        show()
