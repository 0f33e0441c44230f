"""Typed actions beside the C programs of this folder: what a call costs is printed."""

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def run(*command: object) -> str:
    return subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_the_cost_of_an_action_is_measured() -> None:
    printed = run(sys.executable, "Scripts/testing/c_program.py", "shipped", "Tests/Interface/Actions/cost.c")
    assert "ns" in printed, printed
    print(printed)
