"""The second model of the arena plays the behaviour cases that rules of the arena decide. Random worlds are rows of
Tests/table.txt."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MODEL = ROOT / "build/bin/ArenaModel"
# Of our own cases, these alone are about the arena's rules only: the model has not the rules of the classes.
OWN = {"own_groups.json", "own_hands.json", "own_policies.json"}


def play(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run([MODEL, "--cases", folder, "--cases-only"], capture_output=True, text=True, stdin=subprocess.DEVNULL)


def test_the_model_gives_what_the_cases_say(tmp_path: Path) -> None:
    for cases in (ROOT / "Tests/Cases").glob("*.json"):
        if not cases.name.startswith("own_") or cases.name in OWN:
            shutil.copy(cases, tmp_path)
    done = play(tmp_path)
    passed, failed = map(int, re.findall(r"(\d+) passed, (\d+) failed", done.stdout)[-1])
    assert (done.returncode, failed) == (0, 0), done.stdout[-4000:]
    assert passed > 100


def test_a_relation_that_is_refused_is_a_fault_of_its_case(tmp_path: Path) -> None:
    circle = [["require_failure", "a", "b"], ["require_failure", "b", "a"]]
    recognizers = [{"id": name, "class": "manual"} for name in "ab"]
    case = {"id": "circle", "recognizers": recognizers, "relations": circle, "script": [{"t": 0, "advance": True}], "expect": []}
    (tmp_path / "circle.json").write_text(json.dumps([case]))
    assert play(tmp_path).returncode != 0
