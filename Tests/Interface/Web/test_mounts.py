"""Elements that come and go, as the components of a page do: nothing of them stays, and none waits for the others."""

from __future__ import annotations

from typing import Any

import pytest
from browsers import Page
from conftest import Built
from test_touchscreen import do, line, once, words

MOUNT = """const mount = (end) => {
  const card = document.createElement('div');
  document.body.append(card);
  const work = new AbortController();
  const pan = screen.on(card, 'pan', { signal: work.signal }, () => card.remove());
  const made = [pan, screen.on(card, 'tap', { signal: work.signal, waitFor: pan }, note), screen.on(card, 'pinch', { signal: work.signal }, note)];
  if (end === 'signal') work.abort();
  else if (end === 'release') screen.release(card);
  else for (const each of made) each.remove();
  card.remove();
};"""


@pytest.fixture
def chrome(chromium: Page, built: Built) -> Page:
    return built.open(chromium, "touchscreen.html")


def counters(page: Any) -> tuple[int, int, int]:
    """DOM nodes, bytes of JavaScript's heap and of the engine's memory, after a garbage collection."""
    for _ in range(2):
        page.rpc.call("HeapProfiler.collectGarbage")
    nodes = page.rpc.call("Memory.getDOMCounters")["nodes"]
    return nodes, page.rpc.call("Runtime.getHeapUsage")["usedSize"], page.evaluate("kinesic.module.u8.length")


@pytest.mark.parametrize("end", ["remove", "signal", "release"])
def test_mounts_leave_nothing(chrome: Page, end: str) -> None:
    mounts = f"{MOUNT} for (let i = 0; i < 3000; i++) mount('{end}');"
    do(chrome, mounts)
    nodes, heap, memory = counters(chrome)
    do(chrome, mounts)
    after = counters(chrome)
    assert after[0] - nodes < 20
    assert after[1] - heap < 100_000
    assert after[2] == memory


def test_ten_thousand_rows(chrome: Page) -> None:
    """A row is taken away in the same time among ten thousand as among one thousand."""
    few, many = do(
        chrome,
        """const each = (count) => {
          const made = [...Array(count)].map(() => screen.on(document.createElement('div'), 'pan', note));
          const begin = performance.now();
          for (const each of made) each.remove();
          return (performance.now() - begin) / count;
        };
        each(1000);
        return [each(1000), each(10000)];""",
    )
    assert many < 3 * few
    assert do(chrome, "return [screen.recognizers.length, screen.root.below.size <= 1]") == [0, True]


def test_the_element_around_keeps_its_gesture(chrome: Page) -> None:
    """A view that leaves takes neither the views below it nor the finger that hit it with it."""
    do(
        chrome,
        """screen.on(outer, 'pan', { name: 'outer' }, note);
        const middle = screen.on(inner, 'press', note);
        middle.on('began', () => middle.remove());""",
    )
    chrome.touch(line(0, (250, 250), (350, 250)))
    assert [word for word in once(words(chrome)) if "outer" in word] == ["outer began", "outer changed", "outer ended"]
    do(
        chrome,
        """log.length = 0;
        const child = document.createElement('div');
        child.style.cssText = 'width: 100%; height: 100%';
        inner.append(child);
        const around = screen.on(inner, 'pan', note);
        screen.on(child, 'pan', { name: 'child' }, note);
        around.remove();""",
    )
    chrome.touch(line(0, (250, 250), (350, 250)))
    assert once(words(chrome)) == ["child began", "child changed", "child ended"]


def test_a_view_that_was_asked_for_stays(chrome: Page) -> None:
    do(
        chrome,
        """window.view = screen.view(inner, { name: 'mine', gestureShouldBegin: () => false });
        screen.on(inner, 'pan', note).remove();
        screen.on(inner, 'pan', note);""",
    )
    chrome.touch(line(0, (250, 250), (350, 250)))
    assert words(chrome) == []
    assert chrome.evaluate("[view.isRemoved, screen_.view(inner) === view, view.name]") == [False, True, "mine"]
    assert do(chrome, "screen.release(inner); return [view.isRemoved, screen.view(inner) === view]") == [True, False]


def test_a_recognizer_that_moves_takes_the_styles_along(chrome: Page) -> None:
    do(chrome, "screen.on(inner, 'pan', note).view = screen.view(other)")
    assert chrome.evaluate("[inner, other].map((each) => each.style.touchAction)") == ["", "pinch-zoom"]
    chrome.touch(line(0, (600, 150), (500, 150)))
    assert once(words(chrome)) == ["pan began", "pan changed", "pan ended"]
