"""What these tests share: notes, which are printed and neither pass nor fail, and the strokes that cost time to
make."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hand import hand_strokes
from matrix import Matrix
from runner import Outcome, run_all
from strokes import DATA, ROOT, Stroke, part

NOTES: list[str] = []
OUT = ROOT / "build/shapes"


@pytest.fixture(scope="session")
def note() -> Callable[[str], None]:
    return NOTES.append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for text in NOTES:
        terminalreporter.write_line(text)


@pytest.fixture(scope="session")
def parts() -> dict[str, list[Stroke]]:
    """The strokes of the users looked at and of those held out."""
    found = {"looked at": part(held_out=False), "held out": part(held_out=True)}
    if not all(found.values()):
        pytest.skip(f"no real strokes in {DATA}: set KINESIC_DATA")
    return found


@pytest.fixture(scope="session")
def real(parts: dict[str, list[Stroke]]) -> list[Stroke]:
    """The strokes of the users held out."""
    return parts["held out"]


@pytest.fixture(scope="session")
def real_results(parts: dict[str, list[Stroke]]) -> dict[str, list[tuple[Stroke, Outcome]]]:
    return {name: run_all(strokes) for name, strokes in parts.items()}


@pytest.fixture(scope="session")
def real_matrices(real_results: dict[str, list[tuple[Stroke, Outcome]]], note: Callable[[str], None]) -> dict[str, Matrix]:
    found = {}
    for name, strokes in real_results.items():
        found[name] = matrix = Matrix(strokes)
        place = OUT / f"confusion_{name.replace(' ', '_')}.svg"
        matrix.draw(place, f"Real strokes of users {name}: percent taken by each kind")
        note(f"\nreal strokes of users {name} ({len(strokes)}), percent; * is its own kind; drawn in {place}")
        note(matrix.summary() + "\n" + matrix.table())
    return found


@pytest.fixture(scope="session")
def real_matrix(real_matrices: dict[str, Matrix]) -> Matrix:
    return real_matrices["held out"]


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
