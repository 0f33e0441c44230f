"""Pages that people wrote and that did not work: gestures beside what the browser does with the same fingers."""

from __future__ import annotations

from typing import Any

import pytest
from browsers import Page
from conftest import Built
from test_touchscreen import do, line, once, words


@pytest.fixture
def chrome(chromium: Page, built: Built) -> Page:
    return built.open(chromium, "touchscreen.html")


@pytest.fixture(params=["chromium", "firefox"])
def touched(request: pytest.FixtureRequest, built: Built) -> Page:
    """A browser with real touches."""
    return built.open(request.getfixturevalue(request.param), "touchscreen.html")


def both(*fingers: list[tuple[float, dict[int, Any]]]) -> list[tuple[float, dict[int, Any]]]:
    """Several fingers that move in the same frames."""
    return [(frames[0][0], {key: place for _, each in frames for key, place in each.items()}) for frames in zip(*fingers)]


def test_two_photos_by_two_hands(touched: Page) -> None:
    """Both fingers land, and then both move: neither is taken to zoom the page."""
    do(
        touched,
        """screen.on(inner, 'pan', { name: 'one' }, note);
        screen.on(other, 'pan', { name: 'two' }, note);""",
    )
    touched.touch(both(line(0, (250, 250), (330, 330)), line(1, (600, 150), (680, 250))))
    for name in ("one", "two"):
        found = [word for word in once(words(touched)) if word.startswith(name)]
        assert list(dict.fromkeys(found)) == [f"{name} began", f"{name} changed", f"{name} ended"]
    assert touched.evaluate("visualViewport.scale") == 1


SHEET = """document.body.insertAdjacentHTML('beforeend', `<div id="sheet" style="position: fixed; inset: 200px 0 0 0; background: #fff">
  <div style="height: 60px">handle</div>
  <div id="inside" style="height: 300px; overflow: auto"><div style="height: 2000px; background: linear-gradient(#eee, #999)"></div></div>
</div>`);
window.sheet = document.getElementById('sheet');
window.inside = document.getElementById('inside');
screen.on(sheet, 'pan', { axes: 'vertical', name: 'sheet' }, note);"""


def test_a_bottom_sheet_around_a_list(chrome: Page) -> None:
    """The list scrolls until it is at its end, and the sheet gets what it has no use for. Nothing is cancelled."""
    do(chrome, SHEET)
    down = line(0, (300, 320), (300, 440))
    chrome.touch(down)
    assert once(words(chrome)) == ["sheet began", "sheet changed", "sheet ended"]
    assert chrome.evaluate("[inside.scrollTop, log.at(-1).translation.y]") == [0, 120]
    chrome.evaluate("(log.length = 0, null)")
    chrome.touch(line(0, (300, 440), (300, 320)))
    chrome.wait_for("inside.scrollTop > 30")
    chrome.evaluate("new Promise((done) => setTimeout(done, 400))")
    assert words(chrome) == []
    chrome.touch([*line(0, (300, 320), (300, 345))[:-1], (500, {0: None})])
    assert words(chrome) == []
    do(chrome, "inside.scrollTop = 1700")
    chrome.wait_for("inside.scrollTop === 1700")
    chrome.touch(line(0, (300, 440), (300, 320)))
    assert once(words(chrome)) == ["sheet began", "sheet changed", "sheet ended"]


def test_pull_to_refresh(chrome: Page) -> None:
    do(
        chrome,
        """const around = document.createElement('div');
        list.replaceWith(around);
        around.append(list);
        screen.on(around, 'pan', { axes: 'vertical', maximumTouches: 1 }, note);""",
    )
    chrome.touch(line(0, (620, 340), (620, 440)))
    assert once(words(chrome)) == ["pan began", "pan changed", "pan ended"]
    chrome.evaluate("(log.length = 0, null)")
    chrome.touch(line(0, (620, 450), (620, 350)))
    chrome.wait_for("list.scrollTop > 20")
    assert words(chrome) == []


SHAPES = """document.body.insertAdjacentHTML('beforeend', `<svg id="diagram" style="position: absolute; left: 100px; top: 520px"
  width="400" height="70"><g id="node"><circle id="knob" cx="50" cy="35" r="30"/></g></svg>
  <p style="position: absolute; left: 550px; top: 520px; width: 200px">A text with <span id="word">a long word</span>.</p>`);
window.node = document.getElementById('node');
window.knob = document.getElementById('knob');
window.word = document.getElementById('word');"""


@pytest.mark.parametrize(
    ("target", "begin"), [("knob", (150, 555)), ("node", (150, 555)), ("word", (660, 546))], ids=["circle", "group", "span"]
)
@pytest.mark.parametrize("axes", ["both", "vertical", "horizontal"])
def test_shapes_and_inline_boxes_are_dragged(chrome: Page, target: str, begin: tuple[float, float], axes: str) -> None:
    """The browser does not heed their touch-action: their moves are kept from it nevertheless, along their axes."""
    do(chrome, f"{SHAPES} screen.on({target}, 'pan', {{ axes: '{axes}' }}, note)")
    x, y = begin
    across, up = line(0, begin, (x + 90, y)), line(0, begin, (x, y - 90))
    chrome.touch(across if axes == "horizontal" else up)
    assert once(words(chrome)) == ["pan began", "pan changed", "pan ended"]
    assert chrome.evaluate("scrollY") == 0
    if axes == "horizontal":
        chrome.evaluate("(log.length = 0, null)")
        chrome.touch(up)
        chrome.wait_for("scrollY > 20")
        assert [word for word in words(chrome) if "ended" in word] == []


def test_elements_of_an_iframe(touched: Page) -> None:
    """A page in the page, with a clock of its own: drags, and a press that takes its time, in client coordinates of
    the page inside."""
    do(
        touched,
        """await new Promise((done) => setTimeout(done, 900));
        const frame = document.createElement('iframe');
        frame.style.cssText = 'position: absolute; left: 100px; top: 100px; width: 400px; height: 300px; border: 0; margin: 0';
        frame.srcdoc = '<body style="margin: 0"><div id="box" style="width: 300px; height: 200px; background: teal"></div>';
        document.body.append(frame);
        await new Promise((done) => frame.addEventListener('load', done));
        const page = frame.contentDocument;
        make({ root: page });
        screen_.on(page.getElementById('box'), 'pan', note);
        screen_.on(page.getElementById('box'), 'longPress', note);""",
    )
    touched.touch(line(0, (150, 150), (250, 150)))
    assert once(words(touched)) == ["pan began", "pan changed", "pan ended"]
    assert touched.evaluate("[log.at(-1).x, log.at(-1).y, log.at(-1).target.id]") == [150, 50, "box"]
    touched.evaluate("(log.length = 0, null)")
    # The timeout of the first finger comes while the second one rests, and is no press yet.
    touched.touch([(0, {0: (150, 150)}), (40, {0: None}), (300, {0: (150, 150)}), (600, {0: (150, 150)})])
    assert words(touched) == []
    touched.wait_for("log.length === 1")
    touched.touch([(0, {0: None})])
    assert words(touched) == ["longPress began", "longPress ended"]


def test_an_element_in_a_shadow_root(touched: Page) -> None:
    """A custom element that keeps its tree to itself listens inside of it: the document sees no more than the host."""
    do(
        touched,
        """customElements.define('x-slider', class extends HTMLElement {
          connectedCallback() {
            const root = this.attachShadow({ mode: 'closed' });
            root.innerHTML = '<div style="width: 200px; height: 60px; background: teal"></div>';
            window.inside = kinesic.touchscreen({ root });
            inside.on(root.firstChild, 'pan', { axes: 'horizontal' }, note);
          }
        });
        other.append(document.createElement('x-slider'));""",
    )
    touched.touch(line(0, (570, 130), (670, 130)))
    assert once(words(touched)) == ["pan began", "pan changed", "pan ended"]
    assert touched.evaluate("log.at(-1).translation.x") == 100
