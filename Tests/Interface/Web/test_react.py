"""kinesic/react in React itself, in strict mode, in browsers and on a server. React is Debian's."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest
from browsers import Page
from conftest import HERE, ROOT
from package import DIST, compiled_with_react, linked
from server import Server

MODULES = Path("/usr/share/nodejs")
WANTED = ("react-dom/client.js", "react-refresh/runtime.js", "@types/react/index.d.ts")
EXAMPLE = ROOT / "bindings/web/examples/inbox.tsx"
CARD = '<!DOCTYPE html><html lang="en"><head><title>Card</title></head><body style="margin: 0"><div id="root">{}</div><script type="module" src="{}"></script></body></html>'
HEAD = """import { useRef } from 'react';
import { TouchscreenContext, useGesture, useTouchscreen } from 'kinesic/react';
import type { Gesture, GestureOptions, Related } from 'kinesic/react';
declare const element: Element | null, related: Related, options: GestureOptions;
export { TouchscreenContext, related, options };
export type { Gesture };
export function App(): void {
  const ref = useRef<HTMLDivElement>(null);
  const tap = useGesture(ref, 'tap');
  """
ACCEPTED = {
    "a ref, options, a handler": "useGesture(ref, 'pan', { axes: 'horizontal', name: 'drag' }, (event) => event.translation.x.toFixed());",
    "no options": "useGesture(ref, 'pinch', (event) => event.scale.toFixed());",
    "an element": "useGesture(element, 'tap');",
    "relations": "const pan: Gesture<'pan'> = useGesture(ref, 'pan', { waitFor: tap, alongside: [tap, undefined] }); pan.recognizer?.abort();",
    "any gesture": "const all: Gesture[] = [tap]; useGesture(ref, 'tap', { waitFor: all });",
    "a delegate": "useGesture(ref, 'tap', { shouldBegin: (recognizer) => recognizer.touches.length > 0, ...options });",
    "a class of one's own": "useGesture(ref, 'com.example.hold', { shortest: 3 }, (event) => event.held.toFixed());",
    "the touch screen": "const screen = useTouchscreen(); if (screen) screen.explain = true;",
}
REFUSED = {
    "useGesture(ref, 'pan', { treshold: 3 });": "'treshold' does not exist",
    "useGesture(ref, 'taap');": "'\"taap\"' is not assignable",
    "useGesture(ref, 'pan', (event) => event.scale);": "'scale' does not exist",
    "useGesture(ref, 'pan', { waitFor: 'tap' });": "'string' is not assignable",
    "useGesture('#photo', 'pan');": "No overload matches this call",
    "useGesture(ref, 'pan', { shouldBegin: () => 'yes' });": "'string' is not assignable to type 'boolean'",
    "useTouchscreen().explain = true;": "possibly 'undefined'",
}


@pytest.fixture(scope="module")
def modules() -> Path:
    missing = [name for name in WANTED if not (MODULES / name).exists()]
    if missing:
        (pytest.fail if os.environ.get("CI") == "true" else pytest.skip)("React is missing; Debian packages node-react, node-react-dom, node-react-refresh")
    return MODULES


def bundled(folder: Path, name: str, modules: Path, *options: str) -> None:
    """Bundles a program for development, which strict mode needs: `name`.js."""
    if not (folder / "node_modules").exists():
        linked(folder)
    for path in (*(HERE / "react").iterdir(), EXAMPLE):
        shutil.copy(path, folder)
    command = ["esbuild", f"{name}.jsx", "--bundle", "--format=esm", "--target=es2022", "--jsx=automatic", f"--outfile={name}.js"]
    defined = ['--define:process.env.NODE_ENV="development"', "--external:node:*", "--log-level=error", *options]
    subprocess.run([*command, *defined], cwd=folder, check=True, env=os.environ | {"NODE_PATH": str(modules)})
    shutil.copy(DIST / "kinesic.wasm", folder)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory, modules: Path) -> Any:
    folder = tmp_path_factory.mktemp("react")
    for name in ("app", "refresh"):
        bundled(folder, name, modules)
    with Server(folder) as running:
        yield running


def opened(page: Page, served: Server, markup: str = "", script: str = "app.js") -> Page:
    page.open(served.page("react.html", CARD.format(markup, script)))
    page.wait_for("typeof (window.show ?? window.edit) === 'function'")
    return page


@pytest.fixture
def app(page: Page, served: Server) -> Page:
    return opened(page, served)


@pytest.fixture
def quick(chromium: Page, served: Server) -> Page:
    """The same in Chromium alone, for what no browser does differently."""
    return opened(chromium, served)


def settled(page: Page) -> None:
    """Waits until React has run the effects of what it has rendered."""
    page.evaluate("new Promise((done) => setTimeout(done, 120))")


def show(page: Page, scene: str, count: int, **given: object) -> None:
    """Renders a scene, until there are as many recognizers as it has."""
    page.evaluate(f"window.show('{scene}', {json.dumps(given)}), null")
    page.wait_for(f"window.count() === {count}")
    settled(page)
    assert page.evaluate("window.count()") == count


def tap(page: Page, times: int = 1) -> None:
    page.touch([frame for i in range(times) for frame in ((150 * i, {0: (50, 50)}), (150 * i + 50, {0: None}))])


def drag(page: Page) -> None:
    page.touch([(16 * i, {0: (50 + 8 * i, 50)}) for i in range(8)] + [(140, {0: None})])


def heard(page: Page, *words: str) -> None:
    """What the handlers have said, in order, and nothing after it."""
    try:
        page.wait_for(f"said.length >= {len(words)}")
        settled(page)
    except TimeoutError:
        pass
    assert page.evaluate("said.splice(0)") == list(words)


def test_the_latest_handler_property_and_answer(app: Page) -> None:
    show(app, "Card", 1, word="first ")
    tap(app)
    heard(app, "first 1")
    show(app, "Card", 1, word="second ")
    tap(app)
    heard(app, "second 1")
    show(app, "Card", 1, word="third ", taps=2)
    tap(app, 2)
    heard(app, "third 2")
    show(app, "Card", 1, word="third ", may=False)
    tap(app)
    heard(app)


def test_options_that_a_recognizer_keeps_for_its_life(quick: Page) -> None:
    """Another value makes another recognizer."""
    for activation, words in ((None, ["press ended"]), (False, []), (True, ["press ended"])):
        show(quick, "Press", 1, **({} if activation is None else {"activation": activation}))
        quick.evaluate("document.getElementById('card').click(), null")
        heard(quick, *words)


def test_several_gestures_on_one_ref(app: Page) -> None:
    show(app, "Two", 2, waits=True)
    tap(app, 2)
    heard(app, "double ended")
    tap(app)
    heard(app, "single ended")
    show(app, "Two", 2, waits=False)
    tap(app, 2)
    heard(app, "single ended", "double ended")
    show(app, "Two", 2, waits=True)
    tap(app, 2)
    heard(app, "double ended")


def test_relations_between_components(quick: Page) -> None:
    """The inner one comes, goes and comes again; what it says of the outer one goes with it."""
    ended = "said.filter((each) => each.endsWith('ended')).sort().join()"
    for has_inner, together, words in ((True, True, "inner,outer"), (True, False, "inner"), (False, True, "outer"), (True, True, "inner,outer")):
        show(quick, "Nested", 1 + has_inner, hasInner=has_inner, together=together)
        drag(quick)
        settled(quick)
        assert quick.evaluate(ended).replace(" ended", "") == words
        quick.evaluate("said.length = 0, null")


def test_a_relation_outlives_the_recognizer_that_it_names(quick: Page) -> None:
    """Another property makes another outer recognizer, to which the inner one is related as before."""
    show(quick, "Nested", 2, together=True, left=True)
    show(quick, "Nested", 2, together=True)
    drag(quick)
    quick.wait_for("said.filter((each) => each.endsWith('ended')).length === 2")


def test_a_circle_is_reported(quick: Page) -> None:
    show(quick, "Circle", 2)
    quick.wait_for("window.count() === 2")
    settled(quick)
    assert quick.errors and all("circle" in error or "wait" in error for error in quick.errors)
    quick.errors = []
    tap(quick)
    heard(quick, "first ended")


def test_a_rendering_leaves_a_gesture_alone(app: Page) -> None:
    show(app, "Dragged", 1)
    drag(app)
    app.wait_for("said.at(-1) === 'far ended'")
    assert app.evaluate("said.splice(0)") == ["near began", "far ended"]


def test_an_element_that_comes_later(app: Page) -> None:
    show(app, "Late", 0, isOpen=False)
    show(app, "Late", 1, isOpen=True)
    tap(app)
    heard(app, "panel ended")
    app.evaluate("window.node = document.getElementById('card'), null")
    show(app, "Late", 0, isOpen=False)
    assert app.evaluate("node.style.touchAction") == ""


def test_nothing_is_left(app: Page) -> None:
    show(app, "Nested", 2, together=True)
    app.evaluate("window.node = document.getElementById('card'), null")
    assert app.evaluate("node.style.touchAction") != ""
    show(app, "Nothing", 0)
    assert app.evaluate("node.style.touchAction") == ""


def test_what_is_refused_goes_to_the_error_event(quick: Page) -> None:
    """The component stays, with its other gestures, and a right value of the next rendering is taken."""
    show(quick, "Wrong", 1)
    assert [error for error in quick.errors if "property 'treshold' is unknown to class 'pan'" not in error] == []
    assert quick.errors
    quick.errors = []
    tap(quick)
    heard(quick, "right ended")
    show(quick, "Wrong", 2, name="threshold")
    show(quick, "Wrong", 2, name="threshold", value=-1)
    (error,) = quick.errors
    assert "threshold must be a number from 0" in error
    quick.errors = []
    settled(quick)
    assert quick.errors == []


def test_a_rendering_that_is_never_shown(quick: Page) -> None:
    show(quick, "Suspended", 1)
    show(quick, "Suspended", 1, waits=True)
    quick.wait_for("document.getElementById('fallback') !== null")
    show(quick, "Suspended", 1)
    tap(quick)
    heard(quick, "shown 1")
    quick.evaluate("window.showLater('Suspended', { waits: true }), null")
    settled(quick)
    assert quick.evaluate("[window.count(), document.getElementById('fallback')]") == [1, None]
    tap(quick)
    heard(quick, "shown 1")


def test_a_touch_screen_of_ones_own(quick: Page) -> None:
    quick.evaluate("window.show('Own'), null")
    quick.wait_for("window.own?.recognizers.length === 1")
    tap(quick)
    heard(quick, "own 1")
    assert quick.evaluate("window.count()") == 0
    show(quick, "Nothing", 0)
    assert quick.evaluate("window.own.isClosed") is True


def test_a_module_that_cannot_be_had(quick: Page) -> None:
    """The page is shown without gestures, and has one error, however many components wait for the module."""
    quick.evaluate("window.show('Missing'), null")
    quick.wait_for("document.querySelectorAll('#card').length === 2")
    settled(quick)
    (error,) = quick.errors
    quick.errors = []
    assert "no module today" in error


def test_on_a_server(tmp_path: Path, chromium: Page, served: Server, modules: Path) -> None:
    """A server renders it without a word, and the browser goes on with what is there."""
    bundled(tmp_path, "server", modules, "--platform=node", "--format=cjs", "--outfile=server.cjs", "--define:import.meta.url='file:'")
    done = subprocess.run(["node", "server.cjs"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.stderr, done.returncode) == ("", 0) and done.stdout.startswith('<div id="card"')
    opened(chromium, served, done.stdout)
    chromium.wait_for("window.count() === 1")
    tap(chromium)
    heard(chromium, "hydrated 1")


def test_fast_refresh(chromium: Page, served: Server) -> None:
    """An edited handler is called and the state is kept; an added gesture begins anew. One recognizer each."""
    opened(chromium, served, script="refresh.js")
    chromium.wait_for("window.count() === 1")
    tap(chromium)
    heard(chromium, "first 0")
    chromium.evaluate("window.edit('second ', 1), null")
    chromium.wait_for("document.getElementById('card').title === 'second '")
    settled(chromium)
    tap(chromium)
    heard(chromium, "second 1")
    assert chromium.evaluate("window.count()") == 1
    chromium.evaluate("window.edit('third ', 2), null")
    chromium.wait_for("window.count() === 2")
    tap(chromium)
    drag(chromium)
    heard(chromium, "third 0", "panned")


def test_the_example(app: Page) -> None:
    show(app, "Inbox", 6, messages=["one", "two"])
    row = app.evaluate("(() => { const { x, y, height } = document.querySelector('li').getBoundingClientRect(); return [x + 10, y + height / 2]; })()")
    x, y = row

    def touch(*frames: tuple[int, Any]) -> None:
        app.touch([(time, {0: at}) for time, at in frames])

    touch((0, (x, y)), (50, None))
    heard(app, "open one")
    touch((0, (x, y)), (50, None), (150, (x, y)), (200, None))
    app.wait_for("document.querySelector('li').className === 'marked'")
    touch(*[(16 * i, (x + 20 * i, y)) for i in range(9)], (200, None))
    app.wait_for("document.querySelectorAll('li').length === 1 && window.count() === 3")
    assert app.evaluate("document.querySelector('li').textContent") == "two"
    heard(app)


def test_types(tmp_path: Path, modules: Path) -> None:
    code = HEAD + "".join(f"{{ {code} }} // {what}\n" for what, code in ACCEPTED.items()) + "}\n"
    assert compiled_with_react(tmp_path, code, "program.ts") == []
    wrong = HEAD + "".join(f"{{ {code} }}\n" for code in REFUSED) + "}\n"
    errors = compiled_with_react(tmp_path, wrong, "program.ts")
    first = HEAD.count("\n") + 1
    found: dict[str, str] = {}
    line = 0
    for error in errors:
        if error.startswith("program.ts("):
            line = int(error[len("program.ts(") :].split(",")[0])
        found[list(REFUSED)[line - first]] = found.get(list(REFUSED)[line - first], "") + error
    assert {code: found.get(code, "accepted") for code, words in REFUSED.items() if words not in found.get(code, "")} == {}


def test_the_types_of_the_example(tmp_path: Path, modules: Path) -> None:
    assert compiled_with_react(tmp_path, EXAMPLE.read_text(), "inbox.tsx") == []
