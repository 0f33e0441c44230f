"""What these tests share: notes, which are printed and neither pass nor fail, and the strokes that cost time to make."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hand import hand_strokes
from matrix import Matrix
from runner import run_all
from strokes import DATA, ROOT, Stroke, held_out

NOTES: list[str] = []
OUT = ROOT / "build/shapes"


@pytest.fixture(scope="session")
def note() -> Callable[[str], None]:
    return NOTES.append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for text in NOTES:
        terminalreporter.write_line(text)


@pytest.fixture(scope="session")
def real() -> list[Stroke]:
    """The strokes of the users held out."""
    strokes = held_out()
    if not strokes:
        pytest.skip(f"no real strokes in {DATA}: set KINESIC_DATA")
    return strokes


@pytest.fixture(scope="session")
def real_matrix(real: list[Stroke], note: Callable[[str], None]) -> Matrix:
    matrix = Matrix(run_all(real))
    matrix.draw(OUT / "confusion_real.svg", "Real strokes of users held out: percent taken by each kind")
    note(f"\nreal strokes of users held out ({len(real)}), percent; * is its own kind; drawn in {OUT / 'confusion_real.svg'}")
    note(matrix.summary() + "\n" + matrix.table())
    return matrix


@pytest.fixture(scope="session")
def made() -> list[Stroke]:
    """The strokes of the hand model."""
    return hand_strokes(3)


@pytest.fixture(scope="session")
def made_matrix(made: list[Stroke], note: Callable[[str], None]) -> Matrix:
    matrix = Matrix(run_all(made))
    matrix.draw(OUT / "confusion_made.svg", "Strokes of the hand model, slow to fast, 30 to 240 Hz: percent taken by each kind")
    note(f"\nstrokes of the hand model ({len(made)}), slow to fast, 30 to 240 Hz; drawn in {OUT / 'confusion_made.svg'}")
    note(matrix.summary() + "\n" + matrix.table())
    return matrix
