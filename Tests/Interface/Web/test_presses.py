"""A long press leaves a finger that moves at once to the browser, which scrolls, and keeps one that has rested."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from browsers import Page
from package import PACKAGE
from server import Server

PAGE = """<!DOCTYPE html><html lang="en"><head><title>Press</title></head><body style="margin: 0; height: 3000px">
<div id="card" style="height: 400px; background: teal"></div>
<script type="module">
  import { load } from '/kinesic/dist/index.js';
  const said = window.said = [], menus = window.menus = [];
  window.screen_ = (await load()).touchscreen();
  window.press = screen_.on(card, 'longPress', ({ state }) => { if (state !== said.at(-1)) said.push(state); });
  addEventListener('contextmenu', (event) => menus.push(event.defaultPrevented));
</script></body></html>"""


@pytest.fixture
def pressed(chromium: Page) -> Iterator[Page]:
    with Server(PACKAGE, kinesic=PACKAGE) as server:
        chromium.open(server.page("press.html", PAGE))
        chromium.wait_for("!!window.press")
        yield chromium


def drag(at: float) -> list[tuple[float, dict[int, Any]]]:
    return [(at + 16 * i, {0: (200, 300 - 8 * i)}) for i in range(16)] + [(at + 300, {0: None})]


def test_a_finger_that_has_rested_is_kept(pressed: Page) -> None:
    pressed.touch([(0, {0: (200, 300)}), *drag(650)])
    pressed.wait_for("said.join() === 'began,changed,ended'")
    assert pressed.evaluate("[scrollY, ...menus]") in ([0], [0, True])


def test_a_finger_that_moves_scrolls(pressed: Page) -> None:
    pressed.touch(drag(0))
    pressed.wait_for("scrollY > 50")
    assert pressed.evaluate("said") == []


def test_nothing_is_kept_once_it_is_removed(pressed: Page) -> None:
    pressed.evaluate("press.remove(), null")
    pressed.touch([(0, {0: (200, 300)}), *drag(650)])
    pressed.wait_for("scrollY > 50")
