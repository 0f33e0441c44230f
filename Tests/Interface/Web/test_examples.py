"""<kinesic-gesture> and the hook for React, in browsers.

React itself cannot be had here: STAND_IN has useRef and useEffect as React's documentation describes them, for one
component, and DECLARATIONS has their types."""

from __future__ import annotations

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
STAND_IN = """let slots, index, due;
function slot(make) { return slots[index++] ??= make(); }
export function useRef(initial) { return slot(() => ({ current: initial })); }
export function useEffect(effect, dependencies) {
  const own = slot(() => ({}));
  const same = dependencies && own.dependencies && dependencies.every((each, i) => Object.is(each, own.dependencies[i]));
  own.dependencies = dependencies;
  if (!same) due.push(own, effect);
}
function run(own, effect) { own.clean?.(); own.clean = effect(); }
export function mount(component) {
  const kept = [];
  return {
    render(...values) {
      [slots, index, due] = [kept, 0, []];
      const result = component(...values);
      const [all] = [due];
      result.element.current = result.node;
      for (let i = 0; i < all.length; i += 2) run(all[i], all[i + 1]);
    },
    unmount() { for (const each of kept) each.clean?.(); },
  };
}
"""
APP = """import { mount } from 'react';
import { useGesture } from './useGesture.ts';
const node = document.getElementById('card');
const said = (window.said = []);
function Card(word, taps) {
  return { node, element: useGesture('tap', { tapsRequired: taps }, (event) => said.push(word + event.tapCount)) };
}
window.card = mount(Card);
window.card.render('first ', 1);
"""
CARD = '<!DOCTYPE html><html lang="en"><head><title>Card</title></head><body style="margin: 0">{}</body></html>'
DIV = '<div id="card" style="width: 200px; height: 200px; background: teal"></div>'


def tap(page: Page, times: int = 1) -> None:
    page.touch([frame for i in range(times) for frame in ((150 * i, {0: (100, 100)}), (150 * i + 50, {0: None}))])


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Server]:
    with Server(tmp_path, kinesic=PACKAGE) as running:
        yield running


def react(folder: Path) -> None:
    linked(folder)
    (folder / "node_modules/react").mkdir()
    for name, text in (("index.d.ts", DECLARATIONS), ("index.js", STAND_IN), ("package.json", '{"name": "react", "type": "module"}')):
        (folder / "node_modules/react" / name).write_text(text)


def test_the_types_of_the_hook(tmp_path: Path) -> None:
    react(tmp_path)
    (tmp_path / "useGesture.ts").write_text(HOOK.read_text())
    use = "import { useGesture } from './useGesture';\nconst ref = useGesture('pan', {}, (event) => event.translation.x);\nref.current?.click();\n"
    assert compiled(tmp_path, use) == []
    assert "'treshold' does not exist" in " ".join(compiled(tmp_path, use.replace("{}", "{ treshold: 3 }")))


def test_the_hook(tmp_path: Path, served: Server, page: Page) -> None:
    react(tmp_path)
    (tmp_path / "useGesture.ts").write_text(HOOK.read_text())
    (tmp_path / "app.js").write_text(APP)
    bundle = ["esbuild", "app.js", "--bundle", "--format=esm", "--target=es2020", "--outfile=bundle.js", "--external:node:fs", "--log-level=error", "--main-fields=module,main"]
    subprocess.run(bundle, cwd=tmp_path, check=True)
    (tmp_path / "kinesic.wasm").write_bytes((PACKAGE / "dist/kinesic.wasm").read_bytes())
    page.open(served.page("react.html", CARD.format(DIV + '<script type="module" src="bundle.js"></script>')))
    page.wait_for("document.getElementById('card').style.touchAction")
    tap(page)
    page.wait_for("said.join() === 'first 1'")
    page.evaluate("window.card.render('second ', 1), null")
    tap(page)
    page.wait_for("said.join() === 'first 1,second 1'")
    page.evaluate("window.card.render('third ', 2), null")
    page.evaluate("new Promise((done) => setTimeout(done, 50))")
    tap(page, 2)
    page.wait_for("said.join() === 'first 1,second 1,third 2'")
    page.evaluate("window.card.unmount(), null")
    page.wait_for("document.getElementById('card').style.touchAction === ''")


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
