"""What the checks share: notes, which are printed and do not pass or fail."""

from collections.abc import Callable

import pytest

NOTES: list[str] = []


@pytest.fixture
def note() -> Callable[[str], None]:
    return NOTES.append


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    for line in NOTES:
        terminalreporter.write_line(f"note: {line}")
