"""What the tests of the languages share: compilers of Debian's, the recordings, and what C prints for them."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HERE = ROOT / "Tests/Interface/Languages"
OUT = ROOT / "build/languages"
LIB = ROOT / "build/lib"
INCLUDE = ROOT / "build/include"
RECORDINGS = sorted((ROOT / "Tests/Traces").glob("*.csv"))


def run(*command: object, cwd: Path = ROOT, limit: float = 300, **environment: object) -> str:
    """What a command prints; it must succeed."""
    variables = {**os.environ, **{name: str(value) for name, value in environment.items()}}
    words = [str(part) for part in command]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=limit, env=variables)
    assert done.returncode == 0, f"{' '.join(words)[:400]} ended with {done.returncode}:\n{done.stdout[-8000:]}{done.stderr[-8000:]}"
    return done.stdout


def needs(program: str) -> str:
    """A program of a Debian package, before any other of its name; without it the test is skipped, visibly."""
    found = shutil.which(program, path=f"/usr/bin:{os.environ['PATH']}")
    if not found:
        pytest.skip(f"{program} is not installed")
    return found


def of_readme(name: str, fence: str) -> tuple[str, str]:
    """The program of a binding's README, and what it prints: each of the quoted lines of "It prints"."""
    text = (ROOT / "bindings" / name / "README.md").read_text()
    (code, *_) = re.findall(rf"^```{fence}\n(.*?)^```$", text, re.M | re.S)
    (said,) = re.findall(r"^It prints (.*)$", text, re.M)
    return code, "".join(f"{line}\n" for line in re.findall(r"`([^`]+)`", said))


@pytest.fixture(scope="session")
def printed_by_c() -> str:
    """What the example photo prints for all recordings, from C."""
    OUT.mkdir(parents=True, exist_ok=True)
    flags = ["-std=c99", "-O2", "-Wall", "-Wextra", "-Wno-format-truncation", "-Werror", "-I", INCLUDE]
    run("gcc", *flags, HERE / "photo.c", "-o", OUT / "photo-c", "-L", LIB, "-lkinesic", "-lm", f"-Wl,-rpath,{LIB}")
    printed = run(OUT / "photo-c", *RECORDINGS)
    words = {line.split()[1] for line in printed.splitlines() if line.startswith(" ")}
    assert words == {"tap", "double_tap", "long_press", "swipe", "edge", "pan", "pinch", "rotation"}
    return printed
