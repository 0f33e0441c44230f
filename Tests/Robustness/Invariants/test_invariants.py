"""What other tests play, played with the library that checks its invariants after every step: a breach makes every
further call fail."""

import ctypes
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
CHECKED = ROOT / "build/checks/lib"
OUT = ROOT / "build/checks/c"
TRACES = sorted((ROOT / "Tests/Traces").glob("*.csv"))
PROGRAMS = {
    "null_arguments": [],
    "wrong_use": [],
    "feeds": [],
    "per_touch": [],
    "trace": [],
    "hearing": [],
    "steps": [],
    "records": [],
    "snapshots": [],
    "contacts": [],
    "streams": TRACES,
    "garbage": [100_000, 1],
    "trace_garbage": [10_000, 1],
}


def play(*command: object) -> str:
    # The libraries beside it are those that ship: they find the library that checks by LD_LIBRARY_PATH.
    apart = {f"KINESIC_{name.upper()}_LIBRARY": str(ROOT / f"build/lib/libkinesic-{name}.so") for name in ("lint", "strokes", "touchpad")}
    environment = {
        **os.environ, "LD_LIBRARY_PATH": str(CHECKED), "KINESIC_LIBRARY": str(CHECKED / "libkinesic.so"), **apart,
    }  # fmt: skip
    done = subprocess.run([str(part) for part in command], cwd=ROOT, env=environment, capture_output=True, stdin=subprocess.DEVNULL, timeout=900)
    output = (done.stdout + done.stderr).decode(errors="replace")
    assert done.returncode == 0, output[-4000:]
    return output


def test_only_this_library_checks() -> None:
    assert hasattr(ctypes.CDLL(str(CHECKED / "libkinesic.so")), "kin_checks_state_key")
    assert not hasattr(ctypes.CDLL(str(ROOT / "build/lib/libkinesic.so")), "kin_checks_state_key")


@pytest.mark.parametrize("name", PROGRAMS)
def test_c(name: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    flags = ["-std=c99", "-O1", "-I", ROOT / "build/include", "-L", CHECKED, "-lkinesic", "-lm"]
    subprocess.run(["gcc", ROOT / f"Tests/Robustness/C/{name}.c", "-o", OUT / name, *flags], check=True)
    play(OUT / name, *PROGRAMS[name])


def test_cases() -> None:
    play(ROOT / "build/bin/kinesic", "check", *sorted((ROOT / "Tests/Cases").glob("*.json")))


def test_random_worlds() -> None:
    play(ROOT / "build/bin/ArenaModel", "--worlds", 20_000, "--seed", 1)


def test_python() -> None:
    # The key of the state is one function more than the headers declare.
    allowed = "not the_library_exports_what_the_package_calls_and_nothing_else"
    play(sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "bindings/python/tests", "-k", allowed)
