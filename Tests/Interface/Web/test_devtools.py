"""The panel of `kinesic/devtools` over a page: what a person sees of a gesture, that the page notices nothing of the
panel, and that a copied test plays. Pictures are in build/test/devtools."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import Page
from conftest import ROOT, Built, fresh
from package import DIST
from server import Server

PICTURES = ROOT / "build/test/devtools"
TOOL = ROOT / "build/bin/kinesic"
TAPS = """const double = screen_.on(photo, 'tap', { name: 'double', tapsRequired: 2 }, note);
  screen_.on(photo, 'tap', { name: 'single', waitFor: double }, note);
  screen_.on(photo, 'longPress', { name: 'hold', minimumDuration: 5000 }, note);"""
SENTENCES = "[...inside.querySelectorAll('.decisions .sentence')].map(each => each.textContent).reverse()"
LANES = "[...inside.querySelectorAll('.lane-text b')].map(each => each.textContent)"
Frames = list[tuple[float, dict[int, Any]]]


@pytest.fixture(params=["chromium", "firefox"])
def touched(request: pytest.FixtureRequest, browsers: Callable[[str], Page]) -> Iterator[Page]:
    """A browser whose touches are its own: those that a script makes do not hit what is in a shadow tree."""
    yield from fresh(browsers(request.param))


def begin(page: Page, built: Built, script: str, given: str = "screen_") -> Page:
    """Opens the page, runs a script in it, and puts a panel over it."""
    built.open(page, "devtools.html")
    page.evaluate(f"(async () => {{ {script}\n await open_({given}); }})()")
    return page


def tap(x: float, y: float) -> Frames:
    return [(0, {1: (x, y)}), (60, {1: None})]


def drag(start: tuple[float, float], by: tuple[float, float], steps: int = 12, wait: float = 0) -> Frames:
    (x, y), (dx, dy) = start, by
    places = [(wait + 16 * i, {1: (x + dx * i / steps, y + dy * i / steps)}) for i in range(1, steps + 1)]
    return [(0, {1: (x, y)}), *places, (wait + 16 * steps + 16, {1: None})]


def press(page: Page, name: str) -> None:
    """Presses a button of the panel by what it is called."""
    page.evaluate(f"""[...inside.querySelectorAll('button')].find(each =>
        (each.getAttribute('aria-label') ?? each.textContent) === {json.dumps(name)}).click()""")


def why(page: Page, name: str) -> str:
    press(page, f"Why did {name} not fire?")
    answer: str = page.evaluate("inside.querySelector('.why-sentence').textContent")
    return answer


def middle(page: Page, selector: str) -> tuple[float, float]:
    x, y = page.evaluate(f"""(() => {{ const r = inside.querySelector({json.dumps(selector)}).getBoundingClientRect();
        return [r.left + r.width / 2, r.top + r.height / 2]; }})()""")
    return x, y


def test_decisions_come_as_sentences(page: Page, built: Built) -> None:
    begin(page, built, TAPS)
    assert page.evaluate(LANES) == ["double", "single", "hold"]
    page.touch(tap(100, 100))
    page.wait_for("log.includes('single ended')")
    page.wait_for(f"{SENTENCES}.length >= 5")
    found = page.evaluate(SENTENCES)
    assert "tap single has been made, and waits for tap double to fail" in found
    assert found[-3:] == ["tap double failed: no second tap in time", "tap single was recognized", "tap single ended, 1 tap"]


def test_the_reason_for_each_classical_conflict(touched: Page, built: Built) -> None:
    """What a person asks with a finger still in the air: why was it not the other one?"""
    begin(
        touched,
        built,
        TAPS
        + """screen_.on(list, 'pan', { name: 'outer' }, note); screen_.on(row, 'pan', { name: 'inner' }, note);
        screen_.on(row, 'swipe', { name: 'delete' }, note);""",
    )
    touched.touch(drag((100, 90), (20, 6)))
    assert why(touched, "hold") == "LongPress 'hold' failed: moved too far."
    remedies = touched.evaluate("[...inside.querySelectorAll('.remedy')].map(each => each.textContent)")
    assert "Change allowableMovement of hold, now 10" in remedies
    press(touched, "Decisions")
    touched.wait_for(f"{SENTENCES}.some((each) => each.startsWith('tap double failed'))")
    touched.touch(drag((230, 104), (100, 0)))
    press(touched, "Why not?")
    assert touched.evaluate("inside.querySelector('.why-choice select').value") == "outer", "what failed last"
    assert why(touched, "outer") == "Pan 'outer' failed: prevented by pan 'inner', which is deeper in the view tree."
    assert why(touched, "delete") == "Swipe 'delete' failed: prevented by pan 'inner'."
    press(touched, "Let inner wait for delete")
    touched.touch(drag((230, 104), (120, 0), 6))
    assert why(touched, "delete") == "Swipe 'delete' failed: prevented by pan 'outer'."
    press(touched, "Let outer wait for delete")
    assert touched.evaluate("screen_.recognizers.find(each => each.name === 'inner').relations('requires')[0].name") == "delete"
    touched.touch(drag((230, 104), (120, 0), 6))
    touched.wait_for("log.at(-1) === 'delete ended'")
    touched.wait_for("inside.querySelector('.why-verdict') !== null")
    touched.wait_for(f"{SENTENCES}.includes('swipe delete ended with direction right')")


def test_a_browser_that_scrolls_takes_the_finger(chromium: Page, built: Built) -> None:
    begin(chromium, built, "screen_.on(scroller, 'tap', { name: 'open' }, note);")
    chromium.touch(drag((190, 250), (0, -100), 20))
    chromium.wait_for("scroller.scrollTop > 10")
    assert "cancelled one of its touches" in why(chromium, "open")
    chromium.evaluate("screen_.on(scroller, 'longPress', { name: 'menu', allowableMovement: 1000 }, note), null")
    chromium.evaluate("scroller.scrollTop = 0")
    chromium.wait_for(f"{LANES}.includes('menu')")
    chromium.touch(drag((190, 250), (0, -100), 20))
    assert "cancelled one of its touches" in why(chromium, "menu")
    assert "touch-action" in chromium.evaluate("inside.querySelector('.why-advice').textContent")


def test_touches_of_the_panel_stay_in_it(touched: Page, built: Built) -> None:
    """Recognizers of the whole page get nothing of a finger on the panel, and handlers of the page neither."""
    begin(
        touched,
        built,
        """screen_.on(document.documentElement, 'tap', { name: 'all' }, note);
        screen_.root.on('tap', { name: 'root' }, note);
        for (const type of ['click', 'pointerdown', 'keydown']) document.addEventListener(type, (event) => log.push(event.type));""",
    )
    touched.touch(tap(*middle(touched, "#tab-relations")))
    touched.wait_for("!inside.getElementById('panel-relations').hidden")
    touched.evaluate("inside.getElementById('tab-relations').focus()")
    touched.key("ArrowRight")
    touched.wait_for("!inside.getElementById('panel-properties').hidden")
    touched.touch(tap(*middle(touched, ".lane-plot canvas")))
    assert touched.evaluate("log") == [] and touched.evaluate(SENTENCES) == []
    touched.touch(tap(100, 100))
    touched.wait_for("log.includes('all ended')")


def test_no_style_leaks(chromium: Page, built: Built) -> None:
    """Neither from the page into the panel nor out of it."""
    looks = "JSON.stringify([...document.body.querySelectorAll('*')].map(each => Object.entries(getComputedStyle(each)).filter(([name]) => !/^\\d+$/.test(name))))"
    built.open(chromium, "devtools.html")
    before = chromium.evaluate(looks)
    chromium.evaluate("open_(screen_)")
    assert chromium.evaluate(looks) == before
    style = chromium.evaluate("""(() => { const s = getComputedStyle(inside.getElementById('tab-why'));
        return [s.fontVariantCaps, s.letterSpacing, s.fontFamily.includes('Georgia'), s.userSelect]; })()""")
    assert style == ["normal", "normal", False, "auto"]


def test_elements_in_shadow_trees(touched: Page, built: Built) -> None:
    begin(
        touched,
        built,
        """const tree = photo.attachShadow({ mode: 'open' });
        tree.innerHTML = '<div id="inner" style="width: 120px; height: 120px; background: teal"></div>';
        screen_.on(tree.getElementById('inner'), 'pan', note); screen_.on(photo, 'pan', note);
        list.attachShadow({ mode: 'open' }).innerHTML = '<p id="alone">Text</p>';
        (window.second = kinesic.touchscreen()).on(list.shadowRoot.getElementById('alone'), 'tap');""",
        "",
    )
    assert touched.evaluate(LANES) == ["inner pan", "photo pan", "alone tap"]
    touched.touch(drag((90, 90), (40, 0)))
    touched.wait_for("log.at(-1) === 'pan ended'")
    assert why(touched, "photo pan") == "Pan 'photo pan' failed: prevented by pan 'inner pan', which is deeper in the view tree."


def test_all_touch_screens_of_the_page(page: Page, built: Built) -> None:
    """Those that are there, and one that comes later, from its first touch on."""
    begin(
        page,
        built,
        """window.second = kinesic.touchscreen();
        screen_.on(photo, 'tap', { name: 'one' }, note); second.on(list, 'tap', { name: 'two' }, note);""",
        "",
    )
    assert page.evaluate(LANES) == ["one", "two"]
    page.evaluate("(window.third = kinesic.touchscreen()).on(scroller, 'tap', { name: 'three' }, note), null")
    for place in ((100, 100), (220, 40), (100, 250)):
        page.touch(tap(*place))
    page.wait_for("log.length === 3")
    assert page.evaluate(LANES) == ["one", "two", "three"]
    ended = [sentence for sentence in page.evaluate(SENTENCES) if "ended" in sentence]
    assert ended == ["tap one ended, 1 tap", "tap two ended, 1 tap", "tap three ended, 1 tap"]
    page.evaluate("panel.close()")
    assert page.evaluate("[screen_, second, third].map(each => each.explain)") == [False, False, False]


@pytest.mark.parametrize(
    ("script", "frames"),
    [
        (TAPS, [*tap(100, 100), (200, {2: (102, 101)}), (260, {2: None})]),
        (TAPS, tap(100, 100)),
        ("screen_.on(list, 'pan', { name: 'outer', threshold: 30 }, note); screen_.on(row, 'pan', { name: 'inner', axes: 'horizontal' }, note);", drag((230, 104), (90, 9))),
        ("screen_.on(photo, 'longPress', { name: 'hold', minimumDuration: 300, shouldBegin: () => false }, note)", [(0, {1: (90, 90)}), (500, {1: None})]),
        ("screen_.on(photo, 'transform', { name: 'turn' }, note)", [(16 * i, {1: (70 - i, 90), 2: (120 + i, 110 + i)}) for i in range(20)] + [(330, {1: None, 2: None})]),
    ],
    ids=["double tap", "tap", "pans", "delegate", "two fingers"],
)  # fmt: skip
def test_a_copied_test_passes(chromium: Page, built: Built, tmp_path: Path, script: str, frames: Frames) -> None:
    """The case plays in another engine, and the same comes out of it; it fails where something else would."""
    begin(chromium, built, f"{script}\n navigator.clipboard.writeText = async (text) => {{ window.copied = text; }};")
    chromium.touch(drag((150, 150), (-60, -40)))  # what was before is not in it
    chromium.wait_for("new Promise((done) => setTimeout(() => (log.length = 0, done(true)), 600))")
    chromium.touch(frames)
    chromium.wait_for("new Promise((done) => setTimeout(() => done(true), 700))")
    press(chromium, "Copy as test")
    text = chromium.wait_for("window.copied")
    (tmp_path / "a.json").write_text(text)
    done = subprocess.run([TOOL, "check", tmp_path / "a.json"], capture_output=True, text=True)
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "1 passed, 0 failed"), done.stdout + text
    (case,) = json.loads(text)
    came = chromium.evaluate("log.filter((line) => !line.endsWith('changed'))")
    assert [f"{each['gesture']} {each['state']}" for each in case["expect"]] == came
    case["expect"] = case["expect"][1:] or [{"t": 0.1, "gesture": case["recognizers"][0]["id"], "state": "ended"}]
    (tmp_path / "b.json").write_text(json.dumps([case]))
    assert subprocess.run([TOOL, "check", tmp_path / "b.json"], capture_output=True).returncode == 1


def test_pause_and_back(page: Page, built: Built) -> None:
    begin(page, built, TAPS)
    page.touch(tap(100, 100))
    page.wait_for("log.includes('single ended')")
    press(page, "Pause")
    count = len(page.evaluate(SENTENCES))
    page.evaluate("""(() => { const scrub = inside.querySelector('.scrub input');
        scrub.value = scrub.min; scrub.dispatchEvent(new Event('input')); })()""")
    assert page.evaluate(SENTENCES) == [] and count >= 5
    page.touch(tap(100, 100))
    page.wait_for("log.filter(each => each === 'single ended').length === 2")
    assert page.evaluate(SENTENCES) == [], "the page goes on, and what is shown does not"
    press(page, "Go on")
    page.wait_for(f"{SENTENCES}.length === {2 * count}")


def test_a_slider_changes_a_property(page: Page, built: Built) -> None:
    begin(page, built, "screen_.on(list, 'pan', { name: 'move' }, note)")
    press(page, "Properties")
    page.evaluate("""(() => { const slider = inside.querySelector('[data-property=threshold] input');
        slider.value = 40; slider.dispatchEvent(new Event('input')); })()""")
    page.touch(drag((230, 60), (30, 0)))
    assert page.evaluate("log") == []
    menu = "inside.querySelector('[data-property=axes] select')"
    page.evaluate(f"{menu}.value = 'vertical', {menu}.dispatchEvent(new Event('change'))")
    assert page.evaluate("[screen_.recognizers[0].get('axes'), list.style.touchAction]") == ["vertical", "pan-x pinch-zoom"]


def test_relations_as_a_graph(chromium: Page, built: Built) -> None:
    begin(chromium, built, TAPS + "screen_.on(list, 'pan', { name: 'a' }); screen_.on(row, 'pan', { name: 'b', alongside: screen_.recognizers[3] });")
    press(chromium, "Relations")
    said = "[...inside.querySelectorAll('.graph-sentences li')].map(each => each.textContent.trim())"
    assert chromium.evaluate(said) == ["single waits until double has failed", "a and b may be recognized together"]
    assert chromium.evaluate("inside.querySelectorAll('.graph-arcs .arc').length") == 2
    assert chromium.evaluate("[...inside.querySelectorAll('.graph-part')].map(each => each.textContent)") == ["photo", "", "", "list", "row"]
    chromium.evaluate("screen_.recognizers[1].doNotWaitFor(screen_.recognizers[0]), null")
    chromium.wait_for(f"{said}.length === 1")


def test_a_trace_of_the_latest_seconds(chromium: Page, built: Built) -> None:
    begin(chromium, built, TAPS + "URL.createObjectURL = (blob) => { window.saved = blob; return '#'; }")
    chromium.touch(tap(100, 100))
    chromium.wait_for("log.includes('single ended')")
    press(chromium, "Save trace")
    found = chromium.evaluate("""(async () => { const events = [];
        (await kinesic.loadTraces()).replay(new Uint8Array(await saved.arrayBuffer()),
          { onEvent: (event) => event.kind === 'gesture' && events.push(`${event.recognizer.name} ${event.state}`) }); return events; })()""")
    assert found == ["single ended"]


def test_a_page_that_records_by_itself(chromium: Page, built: Built) -> None:
    begin(chromium, built, TAPS + "await kinesic.loadTraces(); window.tape = screen_.record();")
    assert chromium.evaluate("[...inside.querySelectorAll('button')].find(each => each.title === 'Save trace').hidden")
    chromium.evaluate("panel.close()")
    assert chromium.evaluate("tape.stop().length") > 20


def test_a_key_switches_it(touched: Page, built: Built) -> None:
    begin(touched, built, TAPS)
    pressed = "dispatchEvent(new KeyboardEvent('keydown', {{ key: '©', code: 'KeyG', modifierAltGraph: false, altKey: {} }}))"
    assert touched.evaluate("inside.querySelector('.dock').hidden") is False
    touched.evaluate(pressed.format("true"))
    assert touched.evaluate("[inside.querySelector('.dock').hidden, inside.querySelector('.opener').hidden]") == [True, False]
    touched.evaluate(pressed.format("false"))
    assert touched.evaluate("inside.querySelector('.dock').hidden") is True
    touched.touch(tap(100, 100))
    touched.touch(tap(*middle(touched, ".opener")))
    touched.wait_for("!inside.querySelector('.dock').hidden")
    touched.wait_for(f"{SENTENCES}.includes('tap single ended, 1 tap')")


def test_the_grip_moves_the_edge(touched: Page, built: Built) -> None:
    begin(touched, built, TAPS)
    height = "inside.querySelector('.dock').offsetHeight"
    before = touched.evaluate(height)
    x, y = middle(touched, ".grip")
    touched.touch(drag((x, y), (0, -60)))
    assert touched.evaluate(height) == pytest.approx(before + 60, abs=2)
    touched.evaluate("inside.querySelector('.grip').focus()")
    touched.key("ArrowDown")
    assert touched.evaluate(height) == pytest.approx(before + 28, abs=2)


def test_close_takes_everything_away(page: Page, built: Built) -> None:
    begin(page, built, TAPS)
    assert page.evaluate("[screen_.explain, Object.hasOwn(screen_, 'feedOne')]") == [True, True]
    page.evaluate("panel.close(), panel.close()")
    left = "[screen_.explain, Object.hasOwn(screen_, 'feedOne'), document.querySelectorAll('[data-kinesic-devtools]').length]"
    assert page.evaluate(left) == [False, False, 0]
    page.touch(tap(100, 100))
    page.wait_for("log.includes('single ended')")
    page.evaluate("open_(screen_)")
    assert page.evaluate("document.querySelectorAll('[data-kinesic-devtools]').length") == 1
    page.evaluate("open_(screen_)")
    assert page.evaluate("document.querySelectorAll('[data-kinesic-devtools]').length") == 1, "one panel of a touch screen"
    page.evaluate("screen_.close()")
    page.wait_for("inside.querySelector('.status').textContent === ''")
    page.evaluate("panel.close()")


def test_a_mistake_of_the_panel_is_none_of_the_page(chromium: Page, built: Built) -> None:
    """Were the panel to fail in the middle of a touch, the page would get its gestures all the same."""
    begin(chromium, built, TAPS)
    chromium.evaluate("Object.defineProperty(screen_, 'recognizers', { get() { throw new Error('of the panel'); } }), null")
    chromium.touch(tap(100, 100))
    chromium.wait_for("log.includes('single ended')")
    chromium.evaluate("panel.close()")
    assert chromium.errors and all("of the panel" in error for error in chromium.errors)
    chromium.errors = []


def test_what_is_refused(chromium: Page, built: Built) -> None:
    built.open(chromium, "devtools.html")
    attempt = "open_({}).then(() => '', (error) => [error.code, error.message])"
    code, sentence = chromium.evaluate(attempt.format("screen_, { key: 'Hyper+G' }"))
    assert code == "KIN_ERROR_INVALID" and "'Hyper+G' is no key" in sentence
    assert chromium.evaluate("document.querySelector('[data-kinesic-devtools]')") is None
    code, sentence = chromium.evaluate("screen_.close(), " + attempt.format("screen_"))
    assert (code, sentence) == ("KIN_ERROR_STALE", "the touch screen is closed")


def test_a_second_module_that_is_missing(chromium: Page, built: Built) -> None:
    built.open(chromium, "devtools.html")
    chromium.evaluate("open_(screen_, { wasm: '/nowhere.wasm' }).catch(() => undefined)")
    said = chromium.evaluate("document.querySelector('[data-kinesic-devtools]').shadowRoot.querySelector('.status').textContent")
    assert "The sentences cannot be loaded" in said and "nowhere.wasm" in said
    chromium.errors = [error for error in chromium.errors if "nowhere.wasm" not in error and "404" not in error]


def test_many_recognizers(chromium: Page, built: Built) -> None:
    """Of hundreds, those have a lane that took part last."""
    script = "for (let i = 0; i < 200; i++) { const each = document.createElement('i'); document.body.append(each); screen_.on(each, 'tap', { name: `row ${i}` }); }"
    begin(chromium, built, script + TAPS)
    assert len(chromium.evaluate(LANES)) == 16
    chromium.touch(tap(100, 100))
    chromium.wait_for(f"{SENTENCES}.length >= 3")
    assert {"double", "single", "hold"} <= set(chromium.evaluate(LANES)) and len(chromium.evaluate(LANES)) == 16
    assert chromium.evaluate("inside.querySelector('.status').textContent") == "203 recognizers, of which 16 took part last"


def test_recognizers_that_come_and_go(page: Page, built: Built) -> None:
    begin(page, built, "window.first = screen_.on(photo, 'tap', note);")
    page.evaluate("screen_.on(list, 'pan', note), first.remove()")
    page.wait_for(f"JSON.stringify({LANES}) === '[\"list pan\"]'")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_accessibility(chromium: Page, built: Built, dark: bool) -> None:
    import axe_playwright_python

    axe = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    found = []
    for width, height in ((390, 844), (1440, 900)):
        chromium.size(width, height, dark)
        begin(chromium, built, TAPS + "screen_.on(list, 'pan', { name: 'outer' }); screen_.on(row, 'pan', { name: 'inner' });")
        chromium.touch(drag((230, 104), (90, 0)))
        chromium.script(axe)
        for tab in ("decisions", "why", "relations", "properties"):
            chromium.evaluate(f"inside.getElementById('tab-{tab}').click()")
            chromium.evaluate("inside.querySelectorAll('details').forEach(each => { each.open = true })")
            violations = chromium.evaluate("""axe.run(host, {resultTypes: ['violations']}).then(result =>
                result.violations.map(each => `${each.id}: ${each.nodes.map(node => node.target).join(', ')}`))""")
            found += [f"{width}, {tab}: {each}" for each in violations]
            PICTURES.mkdir(parents=True, exist_ok=True)
            chromium.screenshot(PICTURES / f"{tab}-{width}-{'dark' if dark else 'light'}.png")
        press(chromium, "Pause")
        chromium.screenshot(PICTURES / f"paused-{width}-{'dark' if dark else 'light'}.png")
    assert found == []


def test_a_page_without_it_loads_nothing_of_it(chromium: Page, built: Built) -> None:
    built.server.requests.clear()
    built.open(chromium, "touchscreen.html")
    assert [path for path in built.server.requests if "devtools" in path] == []
    minified = (DIST / "kinesic.min.js").read_text()
    assert "devtools" not in minified and "Why not?" not in minified


def test_beside_the_file_for_a_page_without_a_bundler(chromium: Page) -> None:
    with Server(DIST) as server:
        page = "<!DOCTYPE html><title>Page</title><div id='a' style='width: 200px; height: 200px'></div><script type='module' src='a.js'></script>"
        server.pages["/a.js"] = """import { load } from './kinesic.min.js'; import { devtools } from './kinesic-devtools.min.js';
            const screen = (await load()).touchscreen(); screen.on(document.getElementById('a'), 'tap', { name: 'here' });
            await devtools(screen).ready; window.inside = document.querySelector('[data-kinesic-devtools]').shadowRoot;"""
        chromium.open(server.page("page.html", page))
        chromium.wait_for("!!window.inside")
        chromium.touch(tap(60, 60))
        chromium.wait_for(f"{SENTENCES}.includes('tap here ended, 1 tap')")
