"""One owner of an element's CSS properties, however many touch screens have recognizers on it; what a tap leaves."""

from __future__ import annotations

import pytest
from browsers import Page
from conftest import Built
from test_touchscreen import do, line, once, tap, words

STYLE = "[inner.style.touchAction, inner.style.userSelect || inner.style.webkitUserSelect]"


@pytest.fixture
def chrome(chromium: Page, built: Built) -> Page:
    return built.open(chromium, "touchscreen.html")


@pytest.fixture
def opened(page: Page, built: Built) -> Page:
    return built.open(page, "touchscreen.html")


def test_two_touch_screens_share_an_element(opened: Page) -> None:
    """Each leaves to the browser what both leave; the last one gives back what was there before."""
    do(
        opened,
        """inner.style.touchAction = 'pan-x pan-y';
        window.second = kinesic.touchscreen();
        screen.on(inner, 'pan', note);
        window.tap = second.on(inner, 'tap', note);""",
    )
    assert opened.evaluate(STYLE) == ["pinch-zoom", "none"]
    opened.touch(line(0, (250, 250), (350, 250)))
    assert once(words(opened)) == ["pan began", "pan changed", "pan ended"]
    do(opened, "second.on(inner, 'pinch'); tap.remove()")
    assert opened.evaluate(STYLE) == ["none", "none"]
    do(opened, "second.close()")
    assert opened.evaluate(STYLE) == ["pinch-zoom", "none"]
    do(opened, "screen.close()")
    assert opened.evaluate(STYLE) == ["pan-x pan-y", ""]


def test_the_first_touch_screen_closes_first(opened: Page) -> None:
    do(
        opened,
        """window.second = kinesic.touchscreen();
        screen.on(inner, 'pan', note);
        second.on(inner, 'longPress');
        screen.close();""",
    )
    assert opened.evaluate(STYLE) == ["manipulation", "none"]
    do(opened, "second.release(inner)")
    assert opened.evaluate("inner.getAttribute('style') || ''") == ""


def test_a_tap_leaves_the_selection_of_text(chrome: Page) -> None:
    """An editor in a page with a tap for all of it: the mouse selects text, and the tap still comes."""
    do(
        chrome,
        """other.textContent = 'Text that the reader wants to copy to another place.';
        screen.on(document.body, 'tap', note);""",
    )
    chrome.mouse([(16 * i, (552.0 + 12 * i, 110.0), 0 < i < 9) for i in range(10)])
    assert len(chrome.evaluate("String(getSelection())")) > 5
    chrome.touch(tap(0, (250, 250)))
    assert words(chrome) == ["tap ended"]


@pytest.mark.parametrize("options", ["{}", "{ allowedTouchTypes: 'pointer' }"])
def test_a_drag_by_the_mouse_selects_nothing(chrome: Page, options: str) -> None:
    do(chrome, f"other.textContent = 'Text that nobody wants.'; screen.on(other, 'pan', {options}, note)")
    chrome.mouse([(16 * i, (552.0 + 12 * i, 110.0), 0 < i < 9) for i in range(10)])
    assert once(words(chrome)) == ["pan began", "pan changed", "pan ended"]
    assert chrome.evaluate("String(getSelection())") == ""
