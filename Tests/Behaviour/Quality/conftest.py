"""What these tests share: notes, which are printed and neither pass nor fail."""

from __future__ import annotations

from collections.abc import Callable

import pytest

NOTES: list[str] = []


@pytest.fixture(scope="session")
def note() -> Callable[[str], None]:
    return NOTES.append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for text in NOTES:
        terminalreporter.write_line(f"note: {text}")
