"""The scenes in the documents: each starts when it comes into view, does what its text says with true touches and with
the keyboard alone, is free of faults that axe finds, and is a sentence where there is no JavaScript."""

from __future__ import annotations

import re
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from house import ROOT

sys.path.insert(0, str(ROOT / "Tests/Interface/Web"))
from browsers import ONCE_MORE, Chromium, Missing, Page  # noqa: E402
from server import Server  # noqa: E402

pytestmark = pytest.mark.flaky(**ONCE_MORE)

AXE = Path(sysconfig.get_path("purelib")) / "axe_playwright_python/axe.min.js"
OUT = ROOT / "build/site-tests"
SCENE = re.compile(r'^<div data-scene="([\w-]+)"><p>(.+?)</p></div>$', re.M | re.S)
DOCUMENTS = sorted(path for path in (ROOT / "docs").rglob("*.md") if SCENE.search(path.read_text()))
PLACES = [(path.relative_to(ROOT / "docs").with_suffix("").as_posix(), scene) for path in DOCUMENTS for scene, _ in SCENE.findall(path.read_text())]
Frames = list[tuple[float, dict[int, Any]]]


def tap(x: float, y: float, times: int = 1, pause: float = 180) -> Frames:
    return [frame for i in range(times) for frame in ((pause * i, {0: (x, y)}), (pause * i + 60, {0: None}))]


def drag(begin: tuple[float, float], end: tuple[float, float], time: float = 500, at: float = 0, finger: int = 0) -> Frames:
    steps = [(at + time * i / 20, {finger: tuple(a + (b - a) * i / 20 for a, b in zip(begin, end))}) for i in range(21)]
    return [*steps, (at + time + 30, {finger: None})]


def beside(one: Frames, other: Frames) -> Frames:
    return [(at, {**places, **others}) for (at, places), (_, others) in zip(one, other)]


def stroke(*corners: tuple[float, float]) -> Frames:
    ways = [drag(begin, end, 300)[:-1] for begin, end in zip(corners, corners[1:])]
    frames = [(300 * i + at, places) for i, way in enumerate(ways) for at, places in way]
    return [*frames, (frames[-1][0] + 30, {0: None})]


# Touches, with places as shares of the stage, and an expression that is true of the scene's element `it` after them.
PLAYED: dict[str, list[tuple[Frames, str]]] = {
    "nested-taps": [
        (tap(0.5, 0.55), "states('inner') === 'ended' && says(\"inner ended\")"),
        (tap(0.5, 0.18), "says('outer ended')"),
    ],
    "double-tap": [
        (tap(0.5, 0.5), "card.textContent === 'single tap'"),
        (tap(0.5, 0.5, 2), "card.textContent === 'double tap' && says('double ended')"),
    ],
    "why": [
        (tap(0.5, 0.5), "card.textContent === 'single' && says('double failed') && says('drag failed')"),
        (drag((0.4, 0.5), (0.6, 0.6)), "card.textContent === 'drag' && says('prevented by')"),
    ],
    "hold": [
        (tap(0.5, 0.5), "says('hold failed: lifted too early')"),
        ([(0, {0: (0.5, 0.5)}), (700, {0: None})], "card.textContent === 'rested' && says('hold ended')"),
    ],
    "photos": [
        (drag((0.27, 0.35), (0.5, 0.3), 160), "says('lake ended') && new DOMMatrix(card.style.transform).e > 0.3 * stage.clientWidth"),
        (
            beside(drag((0.62, 0.6), (0.56, 0.4)), drag((0.76, 0.62), (0.8, 0.82), finger=1)),
            "new DOMMatrix(stage.querySelector('.dunes').style.transform).a !== 1",
        ),
        (tap(0.05, 0.9, 2), "new DOMMatrix(card.style.transform).isIdentity && says('put back ended')"),
    ],
    "photo": [
        (drag((0.45, 0.5), (0.6, 0.6)), "new DOMMatrix(card.style.transform).e > 20"),
        (
            beside(drag((0.55, 0.6), (0.45, 0.4)), drag((0.7, 0.65), (0.85, 0.85), finger=1)),
            "new DOMMatrix(card.style.transform).a !== 1 && says('pinch began')",
        ),
    ],
    "rows": [
        (drag((0.7, 0.3), (0.3, 0.32)), "says('row ended')"),
        (drag((0.5, 0.8), (0.52, 0.2)), "it.querySelector('.kinesic-list').scrollTop > 60"),
    ],
    "view-touches": [
        (tap(0.5, 0.5), "card.textContent.includes('list') && button.textContent === 'pressed'"),
        (drag((0.5, 0.5), (0.5, 0.75)), "button.textContent === 'not pressed'"),
    ],
    "fling": [(drag((0.12, 0.5), (0.4, 0.5), 160), "parseFloat(card.style.translate) > 0.4 * stage.clientWidth - 40")],
    "checkmark": [
        (stroke((0.2, 0.3), (0.5, 0.5), (0.8, 0.7)), "says('check mark failed')"),
        (stroke((0.3, 0.45), (0.42, 0.7), (0.7, 0.2)), "says('check mark ended')"),
    ],
    "pan-and-swipe": [(drag((0.3, 0.4), (0.7, 0.41), 180), "card.textContent === 'panned' && says('swipe failed')")],
    "hammer": [
        (tap(0.5, 0.5), "card.textContent === 'singletap'"),
        (tap(0.5, 0.5, 2), "card.textContent === 'doubletap'"),
    ],
    "long-press": [
        (drag((0.5, 0.5), (0.65, 0.6)), "card.style.translate === '' && says('hold failed')"),
        ([(0, {0: (0.5, 0.5)}), *drag((0.5, 0.5), (0.65, 0.6), at=600)], "parseFloat(card.style.translate) > 20 && says('hold ended')"),
    ],
}
# The same by a button of the scene.
BUTTONS = {
    "nested-taps": ("tap the inner card", "says('inner ended')"),
    "double-tap": ("tap twice", "card.textContent === 'double tap'"),
    "why": ("drag", "card.textContent === 'drag'"),
    "hold": ("rest", "card.textContent === 'rested'"),
    "photos": ("throw", "says('lake ended') && new DOMMatrix(card.style.transform).e > 0.3 * stage.clientWidth"),
    "photo": ("two fingers", "says('rotation began') && says('pinch began')"),
    "rows": ("scroll", "it.querySelector('.kinesic-list').scrollTop > 60"),
    "view-touches": ("press and drag", "button.textContent === 'not pressed'"),
    "fling": ("throw", "says('throw ended')"),
    "checkmark": ("a check mark", "says('check mark ended')"),
    "pan-and-swipe": ("swipe", "card.textContent === 'panned'"),
    "hammer": ("tap once", "card.textContent === 'singletap'"),
    "long-press": ("hold and drag", "says('hold ended')"),
}


@pytest.fixture(scope="module")
def browser() -> Iterator[Page]:
    try:
        with Chromium() as page:
            yield page
    except Missing as missing:
        pytest.skip(str(missing))


@pytest.fixture(scope="module")
def served(site: Path) -> Iterator[Server]:
    with Server(site) as running:
        yield running


@pytest.fixture
def page(browser: Page) -> Iterator[Page]:
    browser.begin()
    yield browser
    browser.end()
    assert browser.errors == []


def opened(page: Page, served: Server, document: str, scene: str, dark: bool = False) -> None:
    """A document with a scene in the middle of the window, started."""
    page.size(1200, 900, dark)
    page.open(served.url(f"{document}.html"))
    page.evaluate("localStorage.clear()")  # where the theme keeps whether it is dark
    page.open(served.url(f"{document}.html"))
    page.evaluate(f"""globalThis.it = document.querySelector('[data-scene="{scene}"]'), it.scrollIntoView({{block: 'center'}})""")
    page.wait_for("it.dataset.live === 'yes'")
    page.evaluate("""(() => {
      it.scrollIntoView({block: 'center'});
      globalThis.stage = it.querySelector('.kinesic-stage');
      globalThis.card = stage.querySelector('.kinesic-card');
      globalThis.button = card?.querySelector('.kinesic-card');
      globalThis.says = (words) => it.querySelector('.kinesic-said').textContent.includes(words);
      globalThis.states = (name) => [...it.querySelectorAll('.kinesic-states li')].find((each) => each.firstChild.textContent === name)?.dataset.state;
    })()""")


def test_every_scene_is_played() -> None:
    assert {scene for _, scene in PLACES} == set(PLAYED) == set(BUTTONS) and len(PLACES) > 13
    named = set(re.findall(r"^  '?([\w-]+)'?: \{$", (ROOT / "docs/live/scenes.js").read_text(), re.M))
    assert named == set(PLAYED)


@pytest.mark.parametrize(("document", "scene"), PLACES)
def test_with_fingers(page: Page, served: Server, document: str, scene: str) -> None:
    opened(page, served, document, scene)
    left, top, width, height = page.evaluate("(({left, top, width, height}) => [left, top, width, height])(stage.getBoundingClientRect())")
    for frames, expected in PLAYED[scene]:
        page.touch([(at, {finger: place and (left + place[0] * width, top + place[1] * height) for finger, place in places.items()}) for at, places in frames])
        page.wait_for(expected)
    OUT.mkdir(parents=True, exist_ok=True)
    page.screenshot(OUT / f"{document.replace('/', '-')}-{scene}.png")


@pytest.mark.parametrize(("document", "scene"), PLACES)
def test_with_the_keyboard(page: Page, served: Server, document: str, scene: str) -> None:
    """The buttons are reached by the tabulator key, and play the fingers."""
    opened(page, served, document, scene)
    title, expected = BUTTONS[scene]
    page.evaluate("(it.tabIndex = -1, it.focus({preventScroll: true}))")
    for _ in range(8):
        page.key("Tab")
        if page.evaluate("document.activeElement.textContent") == title:
            break
    assert page.evaluate("document.activeElement.textContent") == title
    page.key("Enter")
    page.wait_for(expected)


def test_the_remedy(page: Page, served: Server) -> None:
    opened(page, served, "lint", "pan-and-swipe")
    page.evaluate("it.querySelector('input').click()")
    page.evaluate("[...it.querySelectorAll('button')].find((each) => each.textContent === 'swipe').click()")
    page.wait_for("card.textContent === 'swiped'")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("document", "scene"), PLACES)
def test_axe_finds_nothing(page: Page, served: Server, document: str, scene: str, dark: bool) -> None:
    if not AXE.is_file():
        pytest.skip("axe is missing: Scripts/requirements.txt has axe-playwright-python")
    opened(page, served, document, scene, dark)
    page.evaluate("it.querySelector('button').click()")
    page.wait_for("it.querySelector('.kinesic-said').children.length > 0")
    page.script(AXE.read_text())
    found = page.evaluate("axe.run(it).then(({violations}) => violations.map(({id, nodes}) => `${id}: ${nodes.map(({html}) => html).join(' ')}`))")
    assert found == []


@pytest.mark.parametrize(("document", "scene"), PLACES)
def test_without_a_script_there_is_a_sentence(site: Path, document: str, scene: str) -> None:
    text = (site / f"{document}.html").read_text()
    assert re.search(rf'<div data-scene="{scene}"><p>On\s+the\s+site\s+of\s+these\s+documents\s+this\s+scene\s+can\s+be\s+touched:\s[^<]+\.</p></div>', text)


def test_nothing_is_loaded_before_a_scene_comes_into_view(page: Page, served: Server) -> None:
    served.requests.clear()
    page.open(served.url("relations.html"))
    page.evaluate("new Promise((done) => setTimeout(done, 300))")
    assert [path for path in served.requests if "/kinesic/" in path] == []
    assert page.evaluate("document.querySelector('[data-scene]').textContent").startswith("On the site")
