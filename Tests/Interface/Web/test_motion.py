"""`kinesic/motion`: local coordinates under transforms, and places that follow a finger and go on without it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from browsers import Page
from conftest import Built, fresh

Frames = list[tuple[float, dict[int, Any]]]


@pytest.fixture
def opened(page: Page, built: Built) -> Page:
    return built.open(page, "motion.html")


@pytest.fixture
def chrome(chromium: Page, built: Built) -> Page:
    return built.open(chromium, "motion.html")


@pytest.fixture(params=["chromium", "firefox"])
def quick(request: pytest.FixtureRequest, browsers: Callable[[str], Page], built: Built) -> Iterator[Page]:
    """A browser whose touches are its own: those of a script may rest until no velocity is left."""
    for page in fresh(browsers(request.param)):
        yield built.open(page, "motion.html")


def drag(start: tuple[float, float], by: tuple[float, float], steps: int = 20, hold: float = 200) -> Frames:
    """A finger that drags and rests before it lifts, unless `hold` is 0."""
    (x, y), (dx, dy) = start, by
    places = [(16 * i, {1: (x + dx * i / steps, y + dy * i / steps)}) for i in range(1, steps + 1)]
    return [(0, {1: (x, y)}), *places, (16 * steps + 8 + hold, {1: None})]


def middle(page: Page) -> tuple[float, float]:
    x, y = page.evaluate("(r => [r.left + r.width / 2, r.top + r.height / 2])(card.getBoundingClientRect())")
    return x, y


TRANSFORMS = {
    "none": "",
    "a scale": "place.style.transform = 'scale(.5)'",
    "a turn": "place.style.rotate = '90deg'",
    "a turn, a scale and an origin": "place.style.cssText += 'rotate: 30deg; scale: .5 .8; transform: skewX(10deg); transform-origin: 10px 20px'",
    "several elements": "document.body.style.transform = 'scale(.8)'; place.style.transform = 'rotate(-20deg) scale(1.5)'",
}


@pytest.mark.parametrize("transform", TRANSFORMS)
def test_the_card_stays_under_the_finger(opened: Page, transform: str) -> None:
    """Under any flat transforms around it: it goes where the finger goes, and `local` is the place in its parent."""
    opened.evaluate(f"""(() => {{ {TRANSFORMS[transform]}; follow({{ throws: false }});
        window.locals = []; screen_.recognizers[0].on((event) => locals.push(local(event))); }})()""")
    x, y = middle(opened)
    opened.touch(drag((x, y), (60, 45)))
    opened.wait_for("rest()")
    after = middle(opened)
    jump = opened.evaluate("moves.find(each => each.event === 'began').offset")
    assert jump == {"x": 0, "y": 0}, "the beginning is no jump"
    gone = (after[0] - x, after[1] - y)
    assert gone[0] / gone[1] == pytest.approx(60 / 45, rel=0.06) and 38 < gone[0] <= 60
    offset, place = opened.evaluate("[follower.offset, locals.at(-1)]")
    inside = opened.evaluate("(o => [o.x + card.offsetLeft + 40, o.y + card.offsetTop + 40])(follower.offset)")
    lag = opened.evaluate(f"(f => f.distance({{ x: {60 - gone[0]}, y: {45 - gone[1]} }}))(within(place))")
    assert (place["x"], place["y"]) == pytest.approx((inside[0] + lag["x"], inside[1] + lag["y"]), abs=2), offset


def test_local_of_an_element_in_a_drawing(chrome: Page) -> None:
    chrome.evaluate("""(() => { place.innerHTML = '<svg width="400" height="300" viewBox="0 0 100 75"><g><circle r="20" cx="40" cy="40" fill="teal"/></g></svg>';
        window.ball = place.querySelector('circle'); window.locals = [];
        screen_.on(ball, 'pan', { translationFromThreshold: false }, (event) => locals.push(local(event))); })()""")
    chrome.touch(drag((210, 210), (40, 20)))
    last = chrome.wait_for("locals.at(-1)")
    assert last["translation"] == pytest.approx({"x": 10, "y": 5}, abs=0.01)
    assert (last["x"], last["y"]) == pytest.approx((50, 45), abs=0.01)


def test_it_goes_on_over_attempts(opened: Page) -> None:
    opened.evaluate("follow({ throws: false })")
    for _ in range(2):
        x, y = middle(opened)
        opened.touch(drag((x, y), (50, 0)))
        opened.wait_for("rest()")
    offset = opened.evaluate("follower.offset")
    assert 75 < offset["x"] <= 100 and offset["y"] == pytest.approx(0, abs=1)
    total = opened.evaluate("moves.reduce((sum, each) => sum + each.delta.x, 0)")
    assert total == pytest.approx(offset["x"], abs=1e-9)


def test_the_threshold_jumps_only_if_wanted(opened: Page) -> None:
    opened.evaluate("follow({ throws: false, jumps: true })")
    opened.touch(drag(middle(opened), (60, 0)))
    opened.wait_for("rest()")
    assert opened.evaluate("follower.offset.x") == pytest.approx(60, abs=0.5)
    assert opened.evaluate("moves[0].offset.x") > 8


def test_one_axis(chrome: Page) -> None:
    chrome.evaluate("follow({ throws: false, axes: 'horizontal' })")
    chrome.touch(drag(middle(chrome), (60, 40)))
    chrome.wait_for("rest()")
    assert chrome.evaluate("moves.every(each => each.offset.y === 0)") and chrome.evaluate("follower.offset.x") > 40


def test_bounds_and_the_rubber_band(opened: Page) -> None:
    """Past a bound it follows ever less, and springs back to it when it is let go."""
    opened.evaluate("follow({ bounds: { left: 0, right: 30, top: 0, bottom: 0 }, rubberBand: 60 })")
    opened.touch(drag(middle(opened), (200, 0)))
    opened.wait_for("rest()")
    far = opened.evaluate("Math.max(...moves.map(each => each.offset.x))")
    assert 60 < far < 90
    assert opened.evaluate("follower.offset") == {"x": 30, "y": 0}
    opened.evaluate("moves.length = 0, follower.remove(), screen_.recognizers[0].remove()")
    opened.evaluate("follow({ bounds: { left: 0, right: 30, top: 0, bottom: 0 }, rubberBand: 0 })")
    opened.touch(drag(middle(opened), (200, 0)))
    opened.wait_for("rest()")
    assert opened.evaluate("Math.max(...moves.map(each => each.offset.x))") == 30


def test_a_finger_catches_it_past_its_bound(chrome: Page) -> None:
    """What was pulled by the band does not jump when the next finger takes it."""
    chrome.evaluate("follow({ bounds: { left: 0, right: 0 }, rubberBand: 100 }, { threshold: 0 })")
    chrome.evaluate("follower.offset = { x: 40, y: 0 }")
    chrome.touch([(0, {1: (90, 90)}), (16, {1: (91, 90)}), (32, {1: (92, 90)})])
    assert chrome.evaluate("moves.at(-1).offset.x") == pytest.approx(40.6, abs=0.8)
    chrome.touch([(0, {1: None})])
    chrome.wait_for("rest()")
    assert chrome.evaluate("follower.offset.x") == 0


def test_thrown_it_slows_down_where_the_engine_says(quick: Page) -> None:
    quick.evaluate("follow()")
    quick.touch(drag((70, 90), (160, 0), 12, 0))
    quick.wait_for("rest()")
    release = quick.evaluate("moves.find(each => each.event === 'ended')")
    assert release["velocity"]["x"] > 300
    expected = quick.evaluate(f"motion.decay({release['offset']['x']}, {release['velocity']['x']}).final")
    assert quick.evaluate("follower.offset.x") == pytest.approx(expected, abs=1e-9)
    xs = quick.evaluate("moves.filter(each => each.state === 'moving').map(each => each.offset.x)")
    assert len(xs) > 5 and xs == sorted(xs)


def test_snap_points(quick: Page) -> None:
    """It goes to the one that is nearest to where it would have ended, not to the one that is nearest to it."""
    quick.evaluate("follow({ snap: [{ x: 0 }, { x: 150 }, { x: 400 }], axes: 'horizontal' })")
    quick.touch(drag((70, 90), (40, 0)))
    quick.wait_for("rest()")
    assert quick.evaluate("follower.offset") == {"x": 0, "y": 0}
    quick.touch(drag((70, 90), (120, 0), 12, 0))
    quick.wait_for("rest() && follower.offset.x !== 0")
    x, place, end = quick.evaluate("(r => [follower.offset.x, r.offset.x, motion.decay(r.offset.x, r.velocity.x).final])(moves.filter(each => each.event === 'ended').at(-1))")
    assert place < 200 < 280 < end and x == 400


def test_a_cancelled_pan_comes_back(chrome: Page) -> None:
    chrome.evaluate("follow({ snap: [{ x: 0, y: 0 }] })")
    chrome.touch([(16 * i, {1: (70 + 8 * i, 90)}) for i in range(12)])
    chrome.evaluate("screen_.recognizers[0].abort(), null")
    chrome.wait_for("rest()")
    assert chrome.evaluate("[follower.offset, moves.find(each => each.event === 'cancelled').state]") == [{"x": 0, "y": 0}, "moving"]


def test_a_cancelled_pan_throws_nothing(chrome: Page) -> None:
    chrome.evaluate("follow()")
    chrome.touch([(16 * i, {1: (70 + 8 * i, 90)}) for i in range(12)])
    chrome.evaluate("screen_.recognizers[0].abort(), null")
    chrome.wait_for("rest()")
    assert chrome.evaluate("follower.offset.x - moves.find(each => each.event === 'cancelled').offset.x") == 0
    assert chrome.evaluate("follower.offset.x") > 40


def test_bounds_of_a_function(chrome: Page) -> None:
    """They are asked for when a finger takes it and lets it go; such that cannot be end the drag with an error."""
    chrome.evaluate("window.width = 20, follow({ bounds: () => ({ left: 0, right: width }), rubberBand: 0 })")
    chrome.touch(drag(middle(chrome), (60, 0)))
    chrome.wait_for("rest()")
    assert chrome.evaluate("follower.offset.x") == 20
    chrome.evaluate("window.width = 50")
    chrome.touch(drag(middle(chrome), (60, 0)))
    chrome.wait_for("rest() && follower.offset.x === 50")
    chrome.evaluate("window.width = -1")
    chrome.touch(drag(middle(chrome), (60, 0)))
    assert chrome.wait_for("follower.state") == "resting"
    assert "bounds must not have left above right" in chrome.errors.pop(0)
    assert chrome.evaluate("follower.offset.x") == 50


def test_a_finger_takes_what_moves(opened: Page) -> None:
    """It stops under the finger and goes on from there."""
    opened.evaluate("follow({}, { threshold: 0 }), follower.moveTo({ x: 250 }, { response: 20000 })")
    opened.wait_for("follower.offset.x > 20")
    x, y = middle(opened)
    opened.touch([(0, {1: (x, y)}), (16, {1: (x + 3, y)})])
    opened.wait_for("follower.state === 'following'")
    before = opened.evaluate("follower.offset.x")
    opened.wait_for("new Promise((done) => setTimeout(() => done(true), 100))")
    assert opened.evaluate("follower.offset.x") == before < 250


def test_with_less_movement(chromium: Page, built: Built) -> None:
    """A person who has asked for less movement sees the end at once."""
    chromium.rpc.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-reduced-motion", "value": "reduce"}])  # type: ignore[attr-defined]
    try:
        built.open(chromium, "motion.html")
        chromium.evaluate("follow(), follower.moveTo({ x: 250 })")
        chromium.wait_for("rest()")
        assert chromium.evaluate("moves.map(each => [each.offset.x, each.state])") == [[250, "resting"]]
        frames = "new Promise((done) => { const all = []; motion.animate(motion.spring(0, 0, 90), (at) => { all.push(at); if (at.isOver) done(all); }); })"
        assert chromium.evaluate(frames) == [{"position": 90, "velocity": 0, "isOver": True}]
    finally:
        chromium.rpc.call("Emulation.setEmulatedMedia", features=[])  # type: ignore[attr-defined]


def test_an_animation(opened: Page) -> None:
    found = opened.evaluate("new Promise((done) => { const all = []; motion.animate(motion.spring(0, 0, 90, { response: 200 }), (at) => { all.push(at); if (at.isOver) done(all); }); })")
    assert len(found) > 3 and found[-1] == {"position": 90, "velocity": 0, "isOver": True}
    assert [each["position"] for each in found] == sorted(each["position"] for each in found)
    opened.evaluate("window.stopped = 0, motion.animate(motion.decay(0, 100), () => { stopped++; }).stop()")
    opened.wait_for("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))")
    assert opened.evaluate("stopped") == 0


def test_the_functions_are_those_of_the_engine(chrome: Page) -> None:
    """docs/motion.md: the rubber band's formula, a decay's end, a spring that is critical."""
    band, back, end, half = chrome.evaluate("""[motion.rubberBand(100, 300), motion.rubberBandDistance(motion.rubberBand(100, 300), 300),
        motion.bound(motion.decay(0, 2000), 0, 100).final, motion.spring(10, 0, 0, { response: 500 }).at(250).position]""")
    assert band == pytest.approx((1 - 1 / (100 * 0.55 / 300 + 1)) * 300) and back == pytest.approx(100)
    assert end == 100
    turn = 2 * 3.141592653589793 / 0.5 * 0.25
    assert half == pytest.approx(10 * (1 + turn) * 2.718281828459045**-turn)


REFUSED = {
    "motion.follow(screen_.on(card, 'tap'), {}, () => {})": "'tap' has not",
    "follow({ rubberBand: -1 })": "rubberBand",
    "follow({ axes: 'diagonal' })": "'diagonal' is none of",
    "follow({ bounds: { left: 10, right: 0 } })": "left above right",
    "follow({ deceleration: 2 })": "deceleration",
    "follow({ spring: { response: 0 } })": "response",
    "follow({ start: { x: NaN, y: 0 } })": "finite",
    "motion.rubberBand(10, 0)": "outside of its range",
}


@pytest.mark.parametrize("script", REFUSED)
def test_what_is_refused(chrome: Page, script: str) -> None:
    code, sentence = chrome.evaluate(f"(() => {{ try {{ {script}; return ['none', '']; }} catch (error) {{ return [error.code, error.message]; }} }})()")
    assert code in ("KIN_ERROR_INVALID", "KIN_ERROR_RANGE") and REFUSED[script] in sentence, sentence


def test_an_exception_of_a_handler_ends_its_own_movement(chrome: Page) -> None:
    chrome.evaluate("""(() => { motion.animate(motion.spring(0, 0, 90), () => { throw new Error('of the handler'); });
        window.others = 0; motion.animate(motion.spring(0, 0, 90, { response: 100 }), (at) => { others++; window.isOver = at.isOver; }); })()""")
    chrome.wait_for("window.isOver")
    assert chrome.evaluate("others") > 2
    assert [error for error in chrome.errors if "of the handler" in error]
    chrome.errors = []
