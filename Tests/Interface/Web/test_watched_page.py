"""`watch` of kinesic/devtools: `kinesic watch` sees what fingers do on a page, as they do it."""

from __future__ import annotations

import signal
import socket
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from browsers import Page
from conftest import ROOT, Built, fresh
from test_devtools import drag, tap

TOOL = ROOT / "build/bin/kinesic"
CONFLICT = "screen_.on(photo, 'pan', { name: 'move' }, note); screen_.on(photo, 'swipe', { name: 'flick' }, note);"


@pytest.fixture(params=["chromium", "firefox"])
def touched(request: pytest.FixtureRequest, browsers: Callable[[str], Page]) -> Iterator[Page]:
    yield from fresh(browsers(request.param))


@pytest.fixture
def address() -> str:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return f"http://127.0.0.1:{made.getsockname()[1]}"


class Watching:
    """The tool, which says each decision in a line."""

    def __init__(self, address: str) -> None:
        self.process = subprocess.Popen([str(TOOL), "watch", address], stdout=subprocess.PIPE, text=True)

    def until(self, words: str) -> None:
        assert self.process.stdout is not None
        assert any(words in line for line in self.process.stdout), words

    def __enter__(self) -> Watching:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()


def begin(page: Page, built: Built, address: str, options: str = "{}") -> None:
    built.open(page, "devtools.html")
    page.evaluate(f"""(async () => {{ {CONFLICT}
        const {{ watch }} = await import('/kinesic/devtools.js');
        window.watching = await watch(screen_, '{address}', {options}); }})()""")


def test_a_drag_comes_as_it_is_made(touched: Page, built: Built, address: str) -> None:
    with Watching(address) as tool:
        begin(touched, built, address)
        touched.wait_for("watching.isWatched")
        touched.touch(drag((60, 100), (100, 0)))
        tool.until("pan 'move' was recognized and began")
        tool.until("swipe 'flick' failed: prevented by pan 'move'")
        assert touched.evaluate("watching.byteCount > 100 && watching.dropCount === 0")
        touched.evaluate("watching.stop(), watching.stop()")
        assert touched.evaluate("watching.isWatched") is False
        assert touched.evaluate("screen_.fly().stop() === undefined"), "its flight recorder has ended with it"


def test_who_looks_later_sees_what_was_before_and_may_come_again(chromium: Page, built: Built, address: str) -> None:
    begin(chromium, built, address)
    chromium.touch(tap(100, 100))
    chromium.touch(drag((60, 100), (100, 0)))
    for _ in range(2):
        with Watching(address) as tool:
            tool.until("swipe 'flick' failed: prevented by pan 'move'")
    chromium.errors.clear()  # the browser says of each address at which nobody listens that it has failed


def test_one_that_stands_still_holds_nobody(chromium: Page, built: Built, address: str) -> None:
    """Its ring goes round meanwhile: what is lost is counted, and it goes on from a new snapshot."""
    with Watching(address) as tool:
        begin(chromium, built, address, "{ bytes: 16384, seconds: 0 }")
        chromium.wait_for("watching.byteCount > 0")
        tool.process.send_signal(signal.SIGSTOP)
        chromium.evaluate("""(() => { const view = screen_.view(photo); for (let i = 0; i < 12000; i += 1) {
            screen_.feed({ touch: 7, x: 100 + (i * 7.3) % 41.7, y: 100 + (i * 3.1) % 17, phase: i === 0 ? 'began' : 'moved', view, time: screen_.time + 1 }); } })()""")
        chromium.wait_for("!watching.isWatched")
        tool.process.send_signal(signal.SIGCONT)
        chromium.wait_for("watching.isWatched && watching.dropCount === 1")
        chromium.evaluate("screen_.cancelTouches(), null")
        tool.until("pan 'move'")


def test_what_is_refused(chromium: Page, built: Built) -> None:
    built.open(chromium, "devtools.html")
    for address in ("http://example.com:7878", "https://127.0.0.1:7878", "http://127.0.0.1", "http://127.0.0.1:0", "http://127.0.0.1:65536", "http://0.0.0.0:7878"):
        words = f"import('/kinesic/devtools.js').then(({{ watch }}) => watch(screen_, '{address}')).then(() => 'taken', (error) => `${{error.code}} ${{error.message}}`)"
        said = chromium.evaluate(words)
        assert said.startswith("KIN_ERROR_INVALID") and "a page is watched from its own machine alone" in said
    chromium.evaluate("(async () => { await kinesic.loadTraces(); window.recording = screen_.record(); })()")
    said = chromium.evaluate("import('/kinesic/devtools.js').then(({ watch }) => watch(screen_)).then(() => 'taken', (error) => error.message)")
    assert "a trace is being written already" in said
