"""The harness itself: what a page sees of the fingers, mouse, pen, wheel and keys that a test plays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from browsers import Chromium, Page, Stuck, rpc
from server import Server

HERE = Path(__file__).resolve().parent
FRAME = 16
LATE = 80  # milliseconds, on a machine that others use


def spread(frames: int = 10, held: float = 100) -> list[tuple[float, dict[int, Any]]]:
    """Two fingers that land together, move apart and lift one after the other."""
    moves = [(FRAME * i, {0: (180 - 2 * i, 200), 1: (220 + 3 * i, 200)}) for i in range(frames + 1)]
    last = FRAME * (frames + 1)
    return [*moves, (last, {0: None}), (last + held, {1: None})]


def seen(page: Page, *types: str) -> list[dict[str, Any]]:
    """The events of these types that the page has seen since the last call."""
    events: list[dict[str, Any]] = page.evaluate("events.splice(0)")
    return [event for event in events if not types or event["type"] in types]


@pytest.fixture
def opened(page: Page, server: Server) -> Page:
    page.open(server.url("events.html"))
    return page


def test_two_fingers(opened: Page) -> None:
    opened.touch(spread())
    events = seen(opened)
    pointers = [event for event in events if event["type"].startswith("pointer")]
    assert {event["pointerType"] for event in pointers} == {"touch"}
    assert {event["isTrusted"] for event in pointers} == {opened.has_real_touches}
    downs = [event for event in pointers if event["type"] == "pointerdown"]
    assert [(event["clientX"], event["clientY"], event["down"]) for event in downs] == [(180, 200, 1), (220, 200, 2)]
    assert [event["isPrimary"] for event in downs] == [True, False]
    assert [event["target"] for event in downs] == ["box", "box"]
    first, second = (event["pointerId"] for event in downs)
    assert first != second
    ups = [event for event in pointers if event["type"] == "pointerup"]
    assert [(event["pointerId"], event["clientX"], event["down"]) for event in ups] == [
        (first, 160, 1),
        (second, 250, 0),
    ]
    assert ups[1]["timeStamp"] - ups[0]["timeStamp"] == pytest.approx(100, abs=LATE)
    for finger, end in ((first, 160), (second, 250)):
        moves = [event for event in pointers if event["type"] == "pointermove" and event["pointerId"] == finger]
        assert moves[-1]["clientX"] == end and {event["down"] for event in moves} == {2}
        assert 3 <= len(moves) <= 10, "a browser may join moves that come within one frame of the screen"
    if opened.has_real_touches:
        assert [event["touches"] for event in events if event["type"] == "touchend"][-2:].count(0) >= 1
        assert 2 in {event["touches"] for event in events if event["type"] == "touchmove"}


def test_moves_come_at_their_times(opened: Page) -> None:
    opened.touch([(0, {0: (200, 200)}), (100, {0: (250, 200)}), (200, {0: (300, 200)}), (300, {0: None})])
    times = [event["timeStamp"] for event in seen(opened, "pointerdown", "pointermove", "pointerup")]
    assert [time - times[0] for time in times] == pytest.approx([0, 100, 200, 300], abs=LATE)


def test_chromium_has_the_times_that_were_asked_for(chromium: Page, server: Server) -> None:
    chromium.open(server.url("events.html"))
    chromium.touch([(20 * i, {0: (200 + i, 200)}) for i in range(10)] + [(200, {0: None})])
    times = [event["timeStamp"] for event in seen(chromium, "pointerdown", "pointermove", "pointerup")]
    after = [(time - times[0]) / 20 for time in times]
    assert after[-1] == pytest.approx(10, abs=0.03)
    assert after == pytest.approx([round(time) for time in after], abs=0.03), "on a busy machine it joins some moves"


def test_coalesced_moves(page: Page, server: Server) -> None:
    """Chromium joins moves of one frame of its screen and keeps them; with its driver Firefox does not."""
    page.open(server.url("events.html"))
    page.touch([(2 * i, {0: (200 + i, 200)}) for i in range(60)] + [(130, {0: None})])
    counts = [event["coalesced"] for event in seen(page, "pointermove")]
    assert sum(counts) >= 50 and max(counts) > 2 if page.name == "chromium" else set(counts) <= {0, 1}


def test_five_fingers_and_a_new_one(opened: Page) -> None:
    five = {i: (200 + 50 * i, 300) for i in range(5)}
    opened.touch([(0, five), (50, {2: None}), (100, {2: (400, 400)}), (150, {i: None for i in five})])
    events = seen(opened, "pointerdown", "pointerup")
    assert [event["down"] for event in events] == [1, 2, 3, 4, 5, 4, 5, 4, 3, 2, 1, 0]


def test_what_stays_down_is_cancelled_after_a_test(opened: Page) -> None:
    opened.touch([(0, {0: (200, 200), 1: (300, 200)})])
    opened.end()
    assert opened.evaluate("down.size") == 0


def test_mouse(opened: Page) -> None:
    opened.mouse([(0, (150, 150), False), (20, (150, 150), True), (60, (200, 180), True), (100, (200, 180), False)])
    events = seen(opened)
    pointers = [event for event in events if event["type"] in ("pointerdown", "pointerup")]
    assert [(event["type"], event["pointerType"], event["clientX"], event["buttons"]) for event in pointers] == [
        ("pointerdown", "mouse", 150, 1),
        ("pointerup", "mouse", 200, 0),
    ]
    assert (200, 180, 1) in [
        (event["clientX"], event["clientY"], event["buttons"]) for event in events if event["type"] == "pointermove"
    ]
    assert [event["target"] for event in events if event["type"] == "click"] == ["box"]


def test_pen(opened: Page) -> None:
    opened.pen(
        [(0, (150, 150), 0), (20, (150, 150), 0.25), (60, (200, 180), 0.75), (100, (200, 180), 0)], tilt=(20, 10)
    )
    events = [event for event in seen(opened) if event["type"].startswith("pointer")]
    assert {event["pointerType"] for event in events} == {"pen"}
    assert {event["isTrusted"] for event in events} == {opened.has_real_pen}
    down = next(event for event in events if event["type"] == "pointerdown")
    assert (down["clientX"], down["clientY"], down["target"]) == (150, 150, "box")
    if opened.name != "webkit":
        assert (down["pressure"], down["tiltX"], down["tiltY"]) == pytest.approx((0.25, 20, 10))


@pytest.mark.parametrize("ctrl", [False, True])
def test_wheel(opened: Page, ctrl: bool) -> None:
    opened.wheel((150, 160), 0, 30, ctrl=ctrl)
    opened.wait_for("events.some(event => event.type === 'wheel')")
    event = seen(opened, "wheel")[0]
    assert (event["clientX"], event["clientY"]) == (150, 160) and event["deltaY"] > 0
    if opened.name != "webkit":
        assert event["ctrlKey"] is ctrl


def test_keys(opened: Page) -> None:
    opened.key("Tab", "a", "Enter", "ArrowLeft", "Escape")
    assert [event["key"] for event in seen(opened, "keydown")] == ["Tab", "a", "Enter", "ArrowLeft", "Escape"]
    assert opened.evaluate("document.getElementById('text').value") == "a"


def test_evaluate(page: Page) -> None:
    assert page.evaluate("undefined") is None
    assert page.evaluate("[1, {a: 'ä'}]") == [1, {"a": "ä"}]
    assert page.evaluate("new Promise(done => setTimeout(() => done(3), 10))") == 3
    page.script("var five = 5; function six() { return 6; }")
    assert page.evaluate("five + six()") == 11
    with pytest.raises(RuntimeError, match="no good"):
        page.evaluate("(() => { throw new Error('no good'); })()")


def test_errors(page: Page, server: Server) -> None:
    script = (
        "console.error('one', 1); setTimeout(() => { throw new Error('two'); }); Promise.reject(new Error('three'));"
    )
    page.open(server.page("errors.html", f"<!DOCTYPE html><title>Errors</title><script>{script}</script>"))
    page.evaluate("new Promise(done => setTimeout(done, 50))")
    errors, page.errors = page.errors, []
    assert len(errors) == 3, errors
    for word in ("one", "two", "three"):
        assert any(word in error for error in errors), errors


def test_size_colours_and_screenshots(page: Page, server: Server, out: Path) -> None:
    pygame = pytest.importorskip("pygame")
    for dark, background in ((True, (0, 0, 0)), (False, (255, 255, 255))):
        page.size(640, 480, dark=dark)
        page.open(server.url("events.html"))
        assert page.evaluate("[innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches]") == [
            640,
            480,
            dark,
        ]
        path = out / f"{page.name}-{'dark' if dark else 'light'}.png"
        page.screenshot(path)
        picture = pygame.image.load(str(path))
        assert picture.get_size() == (640, 480)
        assert picture.get_at((200, 200))[:3] == (0, 128, 0) and picture.get_at((20, 20))[:3] == background


def test_modules_and_wasm(page: Page, server: Server) -> None:
    server.pages["/part.mjs"] = "export const seven = 7;"
    server.pages["/empty.wasm"] = "\0asm\1\0\0\0"
    page.open(
        server.page(
            "module.html",
            "<!DOCTYPE html><title>Module</title>"
            "<script type=module>import { seven } from './part.mjs'; window.seven = seven;</script>",
        )
    )
    assert page.evaluate("seven") == 7
    assert page.evaluate(
        "WebAssembly.compileStreaming(fetch('/empty.wasm')).then(module => module instanceof WebAssembly.Module)"
    )


def test_isolated_pages(page: Page, tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!DOCTYPE html><title>Isolated</title>")
    with Server(tmp_path, isolated=True) as server:
        page.open(server.url())
        assert page.evaluate("crossOriginIsolated")


@pytest.mark.parametrize("ci", ["true", ""])
def test_a_missing_browser_is_seen(ci: str, tmp_path: Path) -> None:
    """Skipped with its name; failed in CI."""
    for name in ("conftest.py", "server.py", "browsers"):
        (tmp_path / name).symlink_to(HERE / name)
    (tmp_path / "test_it.py").write_text("def test_it(firefox): pass\n")
    environment = {**os.environ, "PATH": "/nonexistent", "CI": ci}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-rsE",
        "-p",
        "no:cacheprovider",
        f"--rootdir={tmp_path}",
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tmp_path)
    assert "browser firefox-esr is missing" in done.stdout
    assert ("1 error" if ci else "1 skipped") in done.stdout


@pytest.mark.flaky(reruns=0)
def test_a_browser_that_is_stuck_is_replaced(chromium: Page, server: Server, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the page does wrong is no reason to try once more; what the browser does wrong is."""
    assert isinstance(chromium, Chromium)
    monkeypatch.setattr(rpc, "LIMIT", 1.0)
    for endless in ("(() => { for (;;); })()", "new Promise(() => {})"):
        with pytest.raises(TimeoutError, match="never ends"):
            chromium.evaluate(endless)
        assert chromium.evaluate("1 + 1") == 2 and not chromium.is_stuck
    with pytest.raises(Stuck):
        chromium.rpc.call("Page.crash")
    chromium.end()
    chromium.begin()
    chromium.open(server.url("events.html"))
    assert chromium.evaluate("1 + 1") == 2 and not chromium.is_stuck
