"""<kinesic-gesture> and the hook for React, in browsers.

React is Debian's; DECLARATIONS has the types of what the hook uses, as React's documentation describes them."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import Page
from conftest import ROOT
from package import PACKAGE, compiled, linked
from server import Server

HOOK = ROOT / "bindings/web/examples/useGesture.ts"
DECLARATIONS = """export interface RefObject<T> { readonly current: T | null }
export interface MutableRefObject<T> { current: T }
export function useRef<T>(initial: T): MutableRefObject<T>;
export function useRef<T>(initial: T | null): RefObject<T>;
export function useEffect(effect: () => void | (() => void), dependencies?: readonly unknown[]): void;
"""
APP = """import { createElement, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useGesture } from './useGesture.ts';
const said = (window.said = []);
const style = { width: 200, height: 200, background: 'teal' };
function Card({ word, taps }) {
  const ref = useGesture('tap', { tapsRequired: taps }, (event) => said.push(word + event.tapCount));
  return createElement('div', { ref, id: 'card', style });
}
const root = createRoot(document.getElementById('root'));
window.card = {
  render: (word, taps) => root.render(createElement(StrictMode, null, createElement(Card, { word, taps }))),
  show: (word) => root.render(createElement('p', { id: 'word' }, word)),
};
window.card.render('first ', 1);
"""
CARD = '<!DOCTYPE html><html lang="en"><head><title>Card</title></head><body style="margin: 0">{}</body></html>'
REACT = Path("/usr/share/nodejs")


def tap(page: Page, times: int = 1) -> None:
    page.touch([frame for i in range(times) for frame in ((150 * i, {0: (100, 100)}), (150 * i + 50, {0: None}))])


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, kinesic=PACKAGE) as running:
        yield running


def with_types(folder: Path) -> None:
    linked(folder)
    (folder / "node_modules/react").mkdir()
    (folder / "node_modules/react/index.d.ts").write_text(DECLARATIONS)


def test_the_types_of_the_hook(tmp_path: Path) -> None:
    with_types(tmp_path)
    (tmp_path / "useGesture.ts").write_text(HOOK.read_text())
    use = "import { useGesture } from './useGesture';\nconst ref = useGesture('pan', {}, (event) => event.translation.x);\nref.current?.click();\n"
    assert compiled(tmp_path, use) == []
    assert "'treshold' does not exist" in " ".join(compiled(tmp_path, use.replace("{}", "{ treshold: 3 }")))


def test_the_hook(tmp_path: Path, served: Server, page: Page) -> None:
    """In React's strict mode, which attaches everything twice: another handler, other properties, gone."""
    if not REACT.joinpath("react-dom/client.js").exists():
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("React is missing; Debian packages node-react, node-react-dom")
    linked(tmp_path)
    (tmp_path / "useGesture.ts").write_text(HOOK.read_text())
    (tmp_path / "app.js").write_text(APP)
    bundle = ["esbuild", "app.js", "--bundle", "--format=esm", "--target=es2020", "--outfile=bundle.js", "--external:node:fs", "--log-level=error"]
    defined = ['--define:process.env.NODE_ENV="development"']
    subprocess.run([*bundle, *defined], cwd=tmp_path, check=True, env={**os.environ, "NODE_PATH": str(REACT)})
    (tmp_path / "kinesic.wasm").write_bytes((PACKAGE / "dist/kinesic.wasm").read_bytes())
    page.open(served.page("react.html", CARD.format('<div id="root"></div><script type="module" src="bundle.js"></script>')))
    page.wait_for("document.getElementById('card')?.style.touchAction")
    tap(page)
    page.wait_for("said.join() === 'first 1'")
    page.evaluate("window.card.render('second ', 1), null")
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    tap(page)
    page.wait_for("said.join() === 'first 1,second 1'")
    page.evaluate("window.card.render('third ', 2), null")
    page.evaluate("new Promise((done) => setTimeout(done, 100))")
    tap(page, 2)
    page.wait_for("said.join() === 'first 1,second 1,third 2'")
    page.evaluate("globalThis.node = document.getElementById('card'), window.card.show('gone'), null")
    page.wait_for("document.getElementById('word')?.textContent === 'gone' && node.style.touchAction === ''")


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
