"""Shared by all tests: an engine with manual time."""

from __future__ import annotations

from pathlib import Path
from typing import Iterator

import pytest
from scripts import Counted

import kinesic

pytest_plugins = ["pytester"]

TREE = Path(__file__).resolve().parents[3]
HEADERS = TREE / "Include" / "kinesic"
CASES = TREE / "Tests" / "Cases"


@pytest.fixture
def engine() -> Iterator[kinesic.Engine]:
    with kinesic.Engine() as engine:
        yield engine
        if not engine.closed:
            engine.check_invariants()


@pytest.fixture
def tap(engine: kinesic.Engine) -> kinesic.Tap:
    return engine.root.add(kinesic.Tap(name="tap"))


@pytest.fixture
def pan(engine: kinesic.Engine) -> kinesic.Pan:
    return engine.root.add(kinesic.Pan(name="pan"))


@pytest.fixture
def counted(engine: kinesic.Engine) -> Counted:
    return engine.root.add(Counted(name="counted"))


@pytest.fixture
def session(monkeypatch: pytest.MonkeyPatch) -> Iterator[kinesic.Session]:
    """One that draws its picture by itself."""
    monkeypatch.setenv("KINESIC_TOOL", "there is none")
    with kinesic.Session() as session:
        yield session


@pytest.fixture
def fenced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Engines whose freed memory nobody can read (sweeping.py, which pytest is not loaded for: its programs end often,
    and Python takes away what is loaded at each end)."""
    import sweeping

    monkeypatch.chdir(tmp_path)  # a trace may go to a file of any name
    monkeypatch.setattr(sweeping.native, "created", sweeping.fence())
