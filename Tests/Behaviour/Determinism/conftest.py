"""What these tests share with others: readers of recordings, and notes, which are printed and do not pass or fail."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "Shared"))
NOTES: list[str] = []


@pytest.fixture
def note() -> Callable[[str], None]:
    return NOTES.append


def pytest_collection_finish(session: pytest.Session) -> None:
    """The builds play while other tests run."""
    if session.config.option.collectonly:
        return
    if any(item.name.startswith("test_the_same_bytes") for item in session.items):
        from comparison import comparisons

        comparisons()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in NOTES:
        terminalreporter.write_line(f"note: {line}")
