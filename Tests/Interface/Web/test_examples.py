"""<kinesic-gesture>, in browsers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import Page
from package import PACKAGE
from server import Server

CARD = '<!DOCTYPE html><html lang="en"><head><title>Card</title></head><body style="margin: 0">{}</body></html>'


def tap(page: Page, times: int = 1) -> None:
    page.touch([frame for i in range(times) for frame in ((150 * i, {0: (100, 100)}), (150 * i + 50, {0: None}))])


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, kinesic=PACKAGE) as running:
        yield running


ELEMENTS = """<div id="card" style="width: 200px; height: 200px; background: teal">
  <kinesic-gesture type="tap" wait-for="double"></kinesic-gesture>
  <kinesic-gesture type="tap" taps-required="2" id="double"></kinesic-gesture>
</div>
<script type="module">
  import '/kinesic/dist/element.js';
  window.said = [];
  for (const type of ['tap', 'pan', 'swipe']) {
    document.addEventListener(`kinesic:${type}`, ({ target, detail }) => {
      if (detail.state === 'ended') said.push(`${target.id} ${type} ${detail.tapCount ?? detail.direction ?? ''}`.trim());
    });
  }
</script>"""


def make(page: Page, markup: str) -> None:
    page.evaluate(f"card.insertAdjacentHTML('beforeend', '{markup}'), null")
    page.wait_for("[...document.querySelectorAll('kinesic-gesture')].every((each) => each.recognizer)")


@pytest.fixture
def card(page: Page, served: Server) -> Page:
    page.open(served.page("elements.html", CARD.format(ELEMENTS)))
    page.wait_for("[...document.querySelectorAll('kinesic-gesture')].every((each) => each.recognizer)")
    return page


def test_elements_and_their_relations(card: Page) -> None:
    tap(card, 2)
    card.wait_for("said.join() === 'card tap 2'")
    tap(card)
    card.wait_for("said.join() === 'card tap 2,card tap 1'")


def test_an_element_that_changes(card: Page) -> None:
    card.evaluate("document.getElementById('double').setAttribute('taps-required', '3')")
    tap(card, 3)
    card.wait_for("said.join() === 'card tap 3'")
    card.evaluate("document.getElementById('double').removeAttribute('taps-required')")
    card.wait_for("document.getElementById('double').recognizer.get('tapsRequired') === 1")


def test_an_element_that_comes_and_goes(card: Page) -> None:
    card.evaluate("document.querySelectorAll('kinesic-gesture').forEach((each) => each.remove()), null")
    assert card.evaluate("document.getElementById('card').style.touchAction") == ""
    make(card, '<kinesic-gesture type="swipe" direction="left right" enabled></kinesic-gesture>')
    assert card.evaluate("document.getElementById('card').style.touchAction") == "pan-y pinch-zoom"
    card.touch([(16 * i, {0: (40 + 12 * i, 100)}) for i in range(11)] + [(180, {0: None})])
    card.wait_for("said.join() === 'card swipe right'")


def test_an_element_that_is_wrong(chromium: Page, served: Server) -> None:
    chromium.open(served.page("elements.html", CARD.format(ELEMENTS)))
    make_bad = "card.insertAdjacentHTML('beforeend', '<kinesic-gesture type=\"tap\" taps=\"2\"></kinesic-gesture>'), null"
    chromium.evaluate(make_bad)
    chromium.evaluate("new Promise((done) => setTimeout(done, 300))")
    (error,) = chromium.errors
    assert "property 'taps' is unknown to class 'tap'" in error
    chromium.errors = []
