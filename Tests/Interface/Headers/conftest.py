"""What these tests share: where the readers of headers are, and notes, which are printed and do not pass or fail."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Shared"))
NOTES: list[str] = []


@pytest.fixture
def note() -> Callable[[str], None]:
    return NOTES.append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in NOTES:
        terminalreporter.write_line(f"note: {line}")
