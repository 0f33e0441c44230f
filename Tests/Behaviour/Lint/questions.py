"""What lint is to find: real questions about gestures that do not come, as scenes with what was asked and why it was.

README.md says what is in a file of Questions, and has a table of them: `questions.py --write` writes it anew.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
SCENES = ROOT / "Tests/Scenes"
PLACE = HERE / "README.md"
BEGIN, END = "<!-- questions -->\n", "<!-- /questions -->\n"
ANSWERS = ["thread", "elsewhere", "ours"]
FINDINGS = ["never", "shadowed", "order", "both", "late", "stuck", "fragile"]


def read(folder: str) -> dict[str, Any]:
    """The files of a folder beside this one, by name."""
    return {path.stem: json.loads(path.read_text()) for path in sorted((HERE / folder).glob("*.json"))}


QUESTIONS = read("Questions")
CONFLICTS = read("Conflicts")


def findings(question: dict[str, Any]) -> list[str]:
    """The kinds of findings that name the cause: one, or several that are equally right."""
    kinds = question["expect"]["finding"]
    return [kinds] if isinstance(kinds, str) else list(kinds)


def conflict(name: str, side: str) -> dict[str, Any]:
    """The scene of a conflict before or after its mending."""
    return json.loads((SCENES / "Conflicts" / f"{name}.{side}.json").read_text())


def case(name: str, scene: dict[str, Any], symptom: dict[str, Any], side: str) -> dict[str, Any]:
    """A behaviour case: the symptom's script in a scene, and what comes out on this side of the mending."""
    asked = {key: symptom[key] for key in ["script", "only"] if key in symptom}
    return {"id": f"{name}.{side}", **scene, **asked, "expect": symptom[side]}


def cases() -> list[dict[str, Any]]:
    """Each question and each conflict with its fault and without it."""
    made = [
        case(name, question[side], question["symptom"], side)
        for name, question in QUESTIONS.items()
        for side in ["scene", "mended"]
    ]
    for name, symptoms in CONFLICTS.items():
        for side in ["before", "after"]:
            scene = conflict(name, side)
            made += [case(f"{name}.{number}", scene, symptom, side) for number, symptom in enumerate(symptoms)]
    return made


def table() -> str:
    """A row for each question, and its source below."""
    rows = [
        f"| [{name}] | {each['toolkit']} | {each['answer']} | {' or '.join(findings(each))} "
        f"| {', '.join(each['expect']['recognizers'])} |"
        for name, each in QUESTIONS.items()
    ]
    sources = [f"[{name}]: {each['source']}" for name, each in QUESTIONS.items()]
    head = ["| question | toolkit | answer | finding | concerned |", "|---|---|---|---|---|"]
    return "\n".join([*head, *rows, "", *sources]) + "\n"


def with_table(text: str) -> str:
    """The document with the table of the questions between its marks."""
    before, rest = text.split(BEGIN)
    _, after = rest.split(END)
    return before + BEGIN + table() + END + after


if __name__ == "__main__":
    text = PLACE.read_text()
    if "--write" in sys.argv:
        PLACE.write_text(with_table(text))
    elif text != with_table(text):
        sys.exit(f"{PLACE} does not list the questions: run with --write")
