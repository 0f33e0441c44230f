"""A touch screen sets a timeout only when a page can see what happens at a deadline."""

from __future__ import annotations

import json

import pytest
from browsers import Page
from conftest import Built
from packed import node

PLACE = (250, 250)
TAP = [(0, {0: PLACE}), (50, {0: None})]
REST = [(0, {0: PLACE}), (900, {0: None})]  # longer than a tap may last
# What makes a failure by time something that a page can see.
REASONS = {
    "another waits for it": "screen.on(outer, 'pan', { waitFor: tap })",
    "one of several in a row": "screen.exclusive(screen.on(outer, 'tap'), tap)",
    "a group": "screen.group(tap, screen.on(outer, 'tap'))",
    "a delegate": "tap.setDelegate({ shouldBeRequiredToFailBy: () => true })",
    "a function for every event": "screen.onEvent(() => {})",
    "touches of a view": "screen.view(inner).onTouch(() => {})",
    "a class that begins by time": "screen.on(outer, 'longPress')",
}


@pytest.fixture
def opened(page: Page, built: Built) -> Page:
    """A page with a tap, which counts its timeouts until the deadlines of a finger that lands."""
    built.open(page, "touchscreen.html")
    page.evaluate("""(() => {
      const native = window.setTimeout;
      window.timeouts = 0;
      window.setTimeout = (call, delay, ...values) => {
        if (delay > 400 && delay < 800) timeouts += 1;
        return native(call, delay, ...values);
      };
      window.tap = screen_.on(inner, 'tap', note);
      screen_.on(inner, 'pan', note);
    })()""")
    return page


def test_a_class_that_needs_no_timeout_only_fails_at_its_deadlines() -> None:
    _, printed = node("deadlines.mjs")
    told = json.loads(printed)
    found = told["found"]
    brought = {name for name, each in found.items() if each["atDeadlines"]}
    assert "longPress" in brought and not brought & set(told["failing"])
    assert {"tap", "pan", "swipe", "serialTap"} <= {name for name in told["failing"] if found[name]["events"] > 20}
    assert {"tap", "swipe", "serialTap"} <= {name for name in told["failing"] if found[name]["deadlines"] > 50}


def test_nothing_waits_and_no_timeout_is_set(opened: Page) -> None:
    opened.touch(TAP)
    opened.touch(REST)
    opened.touch(TAP)
    assert opened.evaluate("words()") == ["tap ended", "tap ended"]
    assert opened.evaluate("timeouts") == 0


@pytest.mark.parametrize("reason", REASONS)
def test_a_timeout_is_set_from_then_on(opened: Page, reason: str) -> None:
    opened.evaluate(f"(() => {{ const screen = screen_; {REASONS[reason]}; }})()")
    opened.touch(TAP)
    assert opened.evaluate("timeouts") > 0


def test_a_relation_that_comes_while_a_finger_rests(opened: Page) -> None:
    """The tap fails at its time, without another sample."""
    opened.evaluate("""void addEventListener('pointerdown', () => {
      setTimeout(() => screen_.on(outer, 'pan', { waitFor: tap }), 100);
      setTimeout(() => { window.before = tap.touches.length; }, 300);
      setTimeout(() => { window.after = tap.touches.length; }, 1000);
    })""")
    opened.touch([(0, {0: PLACE}), (1300, {0: None})])
    assert opened.evaluate("[before, after]") == [1, 0]
