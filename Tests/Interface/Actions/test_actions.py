"""Typed actions beside the C programs of this folder: what a call costs is printed, and a library that was built
without libffi does not need it."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
WITHOUT = ROOT / "build/without-ffi/lib"


def run(*command: object) -> str:
    return subprocess.run([str(word) for word in command], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def test_the_cost_of_an_action_is_measured() -> None:
    printed = run(sys.executable, "Scripts/testing/c_program.py", "shipped", "Tests/Interface/Actions/cost.c")
    assert "ns" in printed, printed
    print(printed)


@pytest.mark.thorough
def test_a_build_without_libffi_does_not_need_it() -> None:
    foreign = run("nm", "-u", WITHOUT / "libkinesic.a")
    needed = run("readelf", "-dW", WITHOUT / "libkinesic.so")
    assert "memset" in foreign and "NEEDED" in needed, "nothing was read"
    assert "ffi" not in foreign and "ffi" not in needed
