"""Clicks beside gestures: a gesture takes the click of its finger, and a key is a tap."""

from __future__ import annotations

import pytest
from browsers import Page
from conftest import Built
from test_touchscreen import do, line, once, tap, words

SCENE = """document.body.insertAdjacentHTML('beforeend', `<div id="card" style="position: absolute; left: 100px; top: 100px;
  width: 400px; height: 100px; background: #fff"><button id="button" style="width: 200px; height: 80px">Delete</button>
  <a id="link" href="#there" style="display: inline-block; width: 150px; height: 80px">there</a></div>`);
window.card = document.getElementById('card');
window.button = document.getElementById('button');
window.link = document.getElementById('link');
window.clicks = [];
document.addEventListener('click', (event) => clicks.push(event.target.id));"""


@pytest.fixture
def opened(page: Page, built: Built) -> Page:
    built.open(page, "touchscreen.html")
    do(page, SCENE)
    return page


@pytest.fixture
def chrome(chromium: Page, built: Built) -> Page:
    built.open(chromium, "touchscreen.html")
    do(chromium, SCENE)
    return chromium


def drag(page: Page, begin: tuple[float, float], dx: float) -> None:
    """With the mouse, whose button the browser would make a click of where it comes back to the same element."""
    x, y = begin
    steps = [dx * i / 8 for i in range(9)]
    page.mouse([(16 * i, (x + step, y), 0 < i < 8) for i, step in enumerate(steps)])


def click(page: Page, place: tuple[float, float]) -> None:
    page.mouse([(0, place, False), (30, place, True), (60, place, False)])


def test_a_row_that_is_swiped_presses_no_button(opened: Page) -> None:
    do(opened, "screen.on(card, 'pan', { axes: 'horizontal' }, note)")
    drag(opened, (120, 140), 150)
    assert once(words(opened)) == ["pan began", "pan changed", "pan ended"]
    assert opened.evaluate("clicks") == []
    click(opened, (150, 140))
    assert opened.evaluate("clicks") == ["button"]


def test_a_card_with_a_link(chrome: Page) -> None:
    do(chrome, "screen.on(card, 'pan', note)")
    drag(chrome, (320, 140), 100)
    assert once(words(chrome))[-1] == "pan ended"
    assert chrome.evaluate("[location.hash, clicks.length]") == ["", 0]
    click(chrome, (380, 140))
    assert chrome.evaluate("[location.hash, clicks]") == ["#there", ["link"]]


def test_a_long_press_on_a_button(chrome: Page) -> None:
    do(chrome, "screen.on(button, 'longPress', note)")
    chrome.mouse([(0, (150, 140), False), (20, (150, 140), True), (700, (150, 140), False)])
    assert words(chrome) == ["longPress began", "longPress ended"] and chrome.evaluate("clicks") == []
    chrome.touch([(0, {0: (150, 140)}), (700, {0: None})])
    assert chrome.evaluate("[log.length, clicks.length]") == [4, 0]


@pytest.mark.parametrize(("options", "clicks"), [("{}", []), ("{ cancelsClick: false }", ["button"])])
def test_the_option_of_a_pan(chrome: Page, options: str, clicks: list[str]) -> None:
    do(chrome, f"screen.on(card, 'pan', {options}, note)")
    drag(chrome, (120, 140), 100)
    assert chrome.evaluate("clicks") == clicks


@pytest.mark.parametrize(("options", "clicks"), [("{}", ["button"]), ("{ cancelsClick: true }", [])])
def test_the_option_of_a_tap(chrome: Page, options: str, clicks: list[str]) -> None:
    do(chrome, f"screen.on(card, 'tap', {options}, note)")
    chrome.touch(tap(0, (150, 140)))
    chrome.evaluate("new Promise((done) => setTimeout(done, 100))")
    assert words(chrome) == ["tap ended"] and chrome.evaluate("clicks") == clicks


def test_a_gesture_that_failed_takes_no_click(chrome: Page) -> None:
    do(chrome, "screen.on(card, 'pan', note)")
    click(chrome, (150, 140))
    assert chrome.evaluate("clicks") == ["button"]


def test_keys_are_taps(opened: Page) -> None:
    """Enter, the space bar and click(), on what can be activated; the place is the middle of the element."""
    do(opened, "screen.on(button, 'tap', note); button.focus()")
    if opened.evaluate("document.hasFocus()"):
        opened.key("Enter")
        assert words(opened) == ["tap ended"]
        opened.key(" ")
    else:  # a page of Firefox that nobody sees gets no clicks from its keys
        do(opened, "button.click(); button.click()")
    do(opened, "button.click()")
    assert words(opened) == ["tap ended"] * 3
    assert opened.evaluate("[log[0].x, log[0].y, log[0].target === button, clicks.length]") == [200, 140, True, 3]
    click(opened, (150, 140))
    assert len(words(opened)) == 4, "a click of the mouse is one tap"


def test_what_no_key_taps(chrome: Page) -> None:
    """An element around what was activated, a tap without the option, one of two fingers; no handler goes round."""
    do(
        chrome,
        """screen.on(card, 'tap', { name: 'around' }, note);
        screen.on(link, 'tap', { activation: false }, note);
        link.click();
        screen.on(button, 'tap', { touchesRequired: 2 }, note);
        button.click();""",
    )
    assert words(chrome) == []
    do(chrome, "screen.on(button, 'tap', { name: 'again' }, note).on(() => button.click()); button.click()")
    assert words(chrome) == ["again ended"]


def test_a_key_waits_as_a_finger_does(chrome: Page) -> None:
    do(
        chrome,
        """const double = screen.on(button, 'tap', { tapsRequired: 2, name: 'double' }, note);
        screen.on(button, 'tap', { name: 'single', waitFor: double }, note);
        button.click();""",
    )
    assert words(chrome) == []
    chrome.wait_for("log.length === 1")
    do(chrome, "button.click(); button.click()")
    assert words(chrome) == ["single ended", "double ended"]


def test_a_pan_takes_the_primary_button(chrome: Page) -> None:
    """The others are for who asks for them."""
    do(
        chrome,
        """screen.on(inner, 'pan', { name: 'left' }, note);
        screen.on(inner, 'pan', { name: 'right', allowedButtons: 'secondary' }, note);""",
    )

    def pressed(button: str) -> None:
        for i in range(8):
            kind = "mousePressed" if i == 0 else "mouseReleased" if i == 7 else "mouseMoved"
            place = {"x": 220 + 12 * min(i, 6), "y": 320, "button": button, "buttons": {"left": 1, "right": 2, "middle": 4}[button]}
            chrome.rpc.call("Input.dispatchMouseEvent", type=kind, clickCount=1, **place)  # type: ignore[attr-defined]
        chrome.settle()

    pressed("middle")
    assert words(chrome) == []
    pressed("right")
    assert once(words(chrome)) == ["right began", "right changed", "right ended"]
    pressed("left")
    assert once(words(chrome))[3:] == ["left began", "left changed", "left ended"]
