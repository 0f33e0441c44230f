"""The page of `kinesic watch --page` in a browser: what a program does comes by itself, and its buttons ask."""

import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path

import kinesic
import pytest
from browsers import Page

ROOT = Path(__file__).resolve().parents[3]
SHOWN = "document.querySelector('iframe:not(.next)')?.contentDocument"
WORDS = "document.body.innerText"


class Watched:
    def __init__(self, folder: Path) -> None:
        self.engine = kinesic.Engine()
        photo = self.engine.root.add(kinesic.View(frame=(0, 0, 400, 400), name="photo"))
        photo.add(kinesic.Pan(name="move"))
        photo.add(kinesic.Swipe(name="flick"))
        self.watch = self.engine.watch(f"unix:{folder}/watch")
        self.time = 1.0
        command = [str(ROOT / "build/bin/kinesic"), "watch", "--page", "0", f"unix:{folder}/watch"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, stdin=subprocess.DEVNULL)
        assert self.process.stdout is not None
        self.url = self.process.stdout.readline().strip()
        while not self.watch.is_watched:
            self.engine.advance(self.time)

    def drag(self) -> None:
        self.engine.down(1, (50, 100), at=self.time)
        for step in range(1, 11):
            self.engine.move(1, (50 + 15 * step, 100), at=self.time + 0.02 * step)
        self.engine.up(1, at=self.time + 0.22)
        self.time += 1
        self.engine.advance(self.time)


@pytest.fixture
def watched(tmp_path: Path) -> Iterator[Watched]:
    made = Watched(tmp_path)
    yield made
    made.process.send_signal(signal.SIGTERM)
    assert made.process.wait(60) == 0
    made.engine.close()


@pytest.mark.parametrize("width", [390, 1440])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_drag_comes_with_its_reasons(chromium: Page, watched: Watched, width: int, dark: bool, tmp_path: Path) -> None:
    chromium.size(width, 844, dark)
    chromium.open(watched.url)
    chromium.wait_for(f"{WORDS}.includes('live')")
    watched.drag()
    chromium.wait_for(f"{WORDS}.includes(\"swipe 'flick' failed: prevented by pan 'move'\")")
    chromium.wait_for(f"{SHOWN}?.querySelectorAll('.lane').length === 2")
    chromium.evaluate("(() => { document.getElementById('who').value = 'flick'; document.getElementById('why').click(); })()")
    chromium.wait_for("document.getElementById('answer').innerText.includes(\"prevented by pan 'move'\")")
    assert chromium.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert chromium.evaluate("getComputedStyle(document.body).backgroundColor") == ("rgb(20, 22, 29)" if dark else "rgb(255, 255, 255)")
    chromium.click("#lint")
    chromium.wait_for("document.getElementById('answer').innerText.includes('motions')")
    chromium.screenshot(tmp_path / "page.png")


def test_a_paused_page_stays_as_it_is(chromium: Page, watched: Watched) -> None:
    chromium.size(1440, 844)
    chromium.open(watched.url)
    watched.drag()
    chromium.wait_for(f"{WORDS}.includes('1.22')")
    chromium.click("#pause")
    chromium.wait_for(f"{WORDS}.includes('paused at 2.00 s')")
    watched.drag()
    chromium.wait_for("latest >= 3")
    assert "2.22" not in chromium.evaluate(WORDS)
    assert "end=2.000000" in chromium.evaluate("document.getElementById('trace').href")
    chromium.click("#pause")
    chromium.wait_for(f"{WORDS}.includes('2.22')")
    chromium.wait_for(f"{SHOWN}?.body.textContent.includes('2 contacts')")


def test_the_page_says_that_the_program_has_gone(chromium: Page, watched: Watched) -> None:
    chromium.open(watched.url)
    watched.drag()
    chromium.wait_for(f"{WORDS}.includes('live')")
    watched.engine.close()
    chromium.wait_for(f"{WORDS}.includes('the program has gone')")
