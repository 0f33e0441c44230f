"""The cases of Tests/Cases/own_*.json: the tool and the Python package pass them all, and every class has its own
(Tests/Unit/House/test_rules.py: every rule)."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import kinesic

ROOT = Path(__file__).resolve().parents[3]
FILES = sorted((ROOT / "Tests/Cases").glob("own_*.json"))
CASES = [case for path in FILES for case in json.loads(path.read_text())]


def test_the_tool_passes_them() -> None:
    done = subprocess.run([str(ROOT / "build/bin/kinesic"), "check", *map(str, FILES)], capture_output=True, text=True)
    assert done.stdout.splitlines()[-1] == f"{len(CASES)} passed, 0 failed", done.stdout


def test_python_passes_them() -> None:
    failed = [str(result) for result in map(kinesic.check, CASES) if not result.passed]
    assert not failed, "\n".join(failed)


def test_each_says_what_and_why() -> None:
    ids = [case["id"] for case in CASES]
    assert len(set(ids)) == len(ids) and all(id.startswith("own-") for id in ids)
    assert all(" " in case["title"] for case in CASES)


def test_every_class_has_cases_that_give_something_and_cases_that_do_not() -> None:
    with kinesic.Engine() as engine:
        kinds = [name for name in engine.classes if name in {path.stem[4:] for path in FILES}]
    assert len(kinds) >= 12
    for kind in kinds:
        events = [len(case["expect"]) for case in json.loads((ROOT / f"Tests/Cases/own_{kind}.json").read_text())]
        assert max(events) > 0 and min(events) == 0 and len(events) >= 8, kind
