"""Pages in real browsers: each browser starts once, each test has its page in it.

`page` is one of Chromium, Firefox and WebKitGTK, a test for each; `chromium`, `firefox` and `webkit` are one of them.
`server` serves `Tests/Interface/Web/pages`. A test fails when its page had errors that it did not expect. A browser
that is not installed skips its tests, and fails them where CI is true.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Callable

import pytest

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).resolve().parent
OUT = ROOT / "build/web-tests"
sys.path[:0] = [str(HERE), str(ROOT / "Scripts")]

from browsers import BROWSERS, ONCE_MORE, Missing, Page  # noqa: E402
from server import Server  # noqa: E402


# What is asked of the package in node before `make thorough` asks the rest.
QUICK = {"test_after_a_tap.py", "test_cases.py", "test_module.py", "test_options.py", "test_strokes.py", "test_traces.py", "test_types.py"}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.flaky(**ONCE_MORE))
            if item.path.name not in QUICK or "browsers" in getattr(item, "fixturenames", ()):
                item.add_marker(pytest.mark.thorough)


@pytest.fixture(scope="session")
def browsers() -> Iterator[Callable[[str], Page]]:
    """Gives a browser by its name, started once."""
    started: dict[str, Page | Missing] = {}
    with ExitStack() as ends:

        def get(name: str) -> Page:
            if name not in started:
                try:
                    started[name] = ends.enter_context(BROWSERS[name]())
                except Missing as missing:
                    started[name] = missing
            found = started[name]
            if isinstance(found, Missing):
                (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)(str(found))
            return found

        yield get


def fresh(page: Page) -> Iterator[Page]:
    """A page for one test."""
    page.begin()
    yield page
    page.end()
    assert page.errors == []


@pytest.fixture(params=sorted(BROWSERS))
def page(request: pytest.FixtureRequest, browsers: Callable[[str], Page]) -> Iterator[Page]:
    yield from fresh(browsers(request.param))


@pytest.fixture
def chromium(browsers: Callable[[str], Page]) -> Iterator[Page]:
    yield from fresh(browsers("chromium"))


@pytest.fixture
def firefox(browsers: Callable[[str], Page]) -> Iterator[Page]:
    yield from fresh(browsers("firefox"))


@pytest.fixture
def webkit(browsers: Callable[[str], Page]) -> Iterator[Page]:
    yield from fresh(browsers("webkit"))


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with Server(HERE / "pages") as running:
        yield running


class Built:
    """The pages of `pages` with the package, which is at /kinesic."""

    def __init__(self, server: Server) -> None:
        self.server = server

    def open(self, page: Page, path: str) -> Page:
        """Opens a page that sets `ready` when it has loaded the package."""
        page.open(self.server.url(path))
        page.wait_for("window.ready === true")
        return page


@pytest.fixture(scope="session")
def built() -> Iterator[Built]:
    with Server(HERE / "pages", kinesic=ROOT / "build/web/kinesic/dist") as running:
        yield Built(running)


@pytest.fixture
def out() -> Path:
    """Where pictures go."""
    OUT.mkdir(parents=True, exist_ok=True)
    return OUT
