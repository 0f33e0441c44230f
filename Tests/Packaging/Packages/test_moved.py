"""A tree that is copied with what was built in it, and built there."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from packages import ROOT

# Where the compiler keeps paths: what a host of the library needs is built from these.
COPIED = ["Makefile", "Package.swift", "Scripts", "Include", "Sources", ".build-embedded"]


def make(tree: Path, target: str) -> str:
    """What a target says beside its output."""
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    return subprocess.run(["make", "-C", tree, target], env=environment, capture_output=True, text=True, check=True).stderr


def compiles(tree: Path) -> "subprocess.CompletedProcess[str]":
    """The smallest module, after a change, as Scripts/build-lib compiles it."""
    with next(iter(sorted((tree / "Sources/KinesicMath").glob("*.swift")))).open("a") as source:
        source.write("// changed\n")
    command = ["swift", "build", "-c", "release", "--scratch-path", ".build-embedded", "--target", "KinesicMath"]
    return subprocess.run(command, cwd=tree, env={**os.environ, "KINESIC_EMBEDDED": "1"}, capture_output=True, text=True)


@pytest.fixture
def moved(tmp_path: Path) -> Path:
    """The tree at another place, with its Python environment, the library and a program in another one's."""
    tree = tmp_path / "moved"
    for name in COPIED:
        copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
        tree.mkdir(exist_ok=True)
        copy(ROOT / name, tree / name, **({"symlinks": True} if copy is shutil.copytree else {}))
    for built in ("venv/.done", "examples/replay", "lib/libkinesic.a", "fuzz/corpus/kept"):
        (tree / "build" / built).parent.mkdir(parents=True)
        (tree / "build" / built).touch()
    shutil.copy(ROOT / "build/.place", tree / "build")
    return tree


def test_a_moved_tree_builds(moved: Path) -> None:
    stale = compiles(moved)
    assert stale.returncode != 0 and "missing required module" in stale.stdout + stale.stderr, "there is nothing to mend any more"
    said = make(moved, "help")
    assert said == f"the tree was built in {ROOT}: what knows that place is removed and built anew\n"
    assert sorted(path.name for path in (moved / "build").iterdir() if not path.name.startswith(".")) == ["fuzz", "lib"]
    done = compiles(moved)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_tree_that_stays_keeps_all(moved: Path) -> None:
    (moved / "build/.place").write_text(f"{moved}\n")
    before = sorted(path for path in moved.rglob("*"))
    assert make(moved, "help") == ""
    assert sorted(path for path in moved.rglob("*")) == before


def test_what_was_downloaded_stays(moved: Path) -> None:
    for kept in (".build/repositories/one", ".build/checkouts/one"):
        (moved / kept).mkdir(parents=True)
    make(moved, "help")
    assert [path.name for path in (moved / ".build").iterdir()] == ["repositories"]


def test_a_fresh_tree_says_nothing(moved: Path) -> None:
    shutil.rmtree(moved / "build")
    shutil.rmtree(moved / ".build-embedded")
    assert make(moved, "help") == ""
