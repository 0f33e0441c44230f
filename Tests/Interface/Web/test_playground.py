"""The playground: every preset and every control, as a visitor uses them, with pictures in build/test/playground.

The page is built anew from bindings/web/playground, and the web package beside it must have been built (`make web`).
"""

from __future__ import annotations

import base64
import json
import re
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from browsers import Page
from server import Server

ROOT = Path(__file__).resolve().parents[3]
PICTURES = ROOT / "build/test/playground"
SIZES = {"phone": (390, 844), "tablet": (820, 1180), "desktop": (1440, 900)}

# What the first demonstration of each preset makes: by default, and when the conflict is resolved. Names of those that
# were recognized, in the order of their first time.
OUTCOMES = {
    "photos": (["lake", "dunes"], None),
    "double-tap": (["like", "enlarge"], ["enlarge"]),
    "swipe-pan": (["move"], ["next"]),
    "long-press": (["lift"], ["lift", "move"]),
    "pinch-rotation": (["move"], ["move", "scale", "turn"]),
    "nested": (["row"], ["page"]),
    "button": (["light", "scroll"], ["scroll"]),
    "drawer": (["pager"], ["drawer"]),
    "two-users": (["cloth"], ["cloth", "peaks", "coast"]),
    "drums": (["beat"], ["beats"]),
    "shapes": (["ink"], ["ink", "check"]),
}


@pytest.fixture(scope="session")
def address() -> Iterator[str]:
    if not (ROOT / "build/web/kinesic/dist/index.js").exists():
        pytest.fail("build/web/kinesic is missing: `make web` builds it")
    subprocess.run([ROOT / "Scripts/build-playground"], check=True, stdout=subprocess.DEVNULL)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with Server(ROOT / "build/playground") as server:
        yield server.url("index.html?still")


def show(
    page: Page, address: str, preset: str, resolved: bool = False, size: str = "desktop", dark: bool = False
) -> None:
    page.size(*SIZES[size], dark)
    page.open("about:blank")
    page.open(f"{address}#p={preset}&r={int(resolved)}")
    page.wait_for("document.documentElement.classList.contains('ready')")


def demonstrate(page: Page, number: int = 1) -> None:
    page.click(f"#demos button:nth-child({number})")
    page.wait_for("!document.querySelector('.demo.playing')")


def sentences(page: Page) -> list[str]:
    """What was decided, oldest first."""
    found = page.evaluate("[...document.querySelectorAll('.decisions .sentence')].map(e => e.textContent)")
    return list(reversed(found))


def recognized(page: Page) -> list[str]:
    names = page.evaluate("""[...document.querySelectorAll('.decisions .sentence')].reverse()
        .filter(e => /^[\\w.]+ \\S+ was recognized/.test(e.textContent)).map(e => e.querySelector('b').textContent)""")
    return list(dict.fromkeys(names))


def middle(page: Page, selector: str) -> tuple[float, float]:
    x, y = page.evaluate(f"""(() => {{
        const r = document.querySelector({json.dumps(selector)}).getBoundingClientRect();
        return [r.left + r.width / 2, r.top + r.height / 2]; }})()""")
    return x, y


@pytest.mark.parametrize("resolved", [False, True], ids=["default", "resolved"])
@pytest.mark.parametrize("preset", OUTCOMES)
def test_demonstration_shows_conflict(chromium: Page, address: str, preset: str, resolved: bool) -> None:
    expected = OUTCOMES[preset][resolved]
    if expected is None:
        pytest.skip("this preset has no conflict")
    show(chromium, address, preset, resolved)
    demonstrate(chromium)
    chromium.wait_for("document.querySelectorAll('.decisions li').length > 0")
    assert recognized(chromium) == expected, sentences(chromium)
    chromium.screenshot(PICTURES / f"{preset}-{'resolved' if resolved else 'default'}.png")


# How wide a page is does not depend on its colours: they are seen in one size.
LOOKS = [*((size, False) for size in SIZES), ("phone", True)]


@pytest.mark.parametrize(("size", "dark"), LOOKS, ids=[f"{size}-{'dark' if dark else 'light'}" for size, dark in LOOKS])
def test_every_preset_is_seen(chromium: Page, address: str, size: str, dark: bool) -> None:
    for preset in OUTCOMES:
        show(chromium, address, preset, True, size, dark)
        chromium.click("#demos button")
        time.sleep(0.7)
        chromium.screenshot(PICTURES / f"{preset}-{size}-{'dark' if dark else 'light'}.png")
        wide, inner = chromium.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide <= inner, f"{preset} is wider than the window"


@pytest.mark.parametrize(("size", "dark"), [("phone", True), ("desktop", False)], ids=["phone-dark", "desktop-light"])
def test_accessibility(chromium: Page, address: str, size: str, dark: bool) -> None:
    import axe_playwright_python

    axe = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    found = []
    for preset in OUTCOMES:
        show(chromium, address, preset, False, size, dark)
        chromium.script(axe)
        demonstrate(chromium)
        for tab in ("decisions", "why", "properties", "relations", "code"):
            chromium.click(f"#tab-{tab}")
            if tab == "relations":
                chromium.click("#panel-relations .segment:last-child input")
            chromium.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
            violations = chromium.evaluate("""axe.run(document, {resultTypes: ['violations']}).then(result =>
                result.violations.map(each => `${each.id}: ${each.nodes.map(node => node.target).join(', ')}`))""")
            found += [f"{preset}, {tab}: {each}" for each in violations]
    assert found == []


def test_page_in_each_browser(page: Page, address: str) -> None:
    show(page, address, "double-tap", True)
    demonstrate(page)
    assert recognized(page) == ["enlarge"], sentences(page)
    page.screenshot(PICTURES / f"browser-{page.name}.png")


def test_fingers_turn_and_scale(page: Page, address: str) -> None:
    show(page, address, "pinch-rotation", True, "phone")
    x, y = middle(page, ".photo")
    places = [{1: (x - 30 - 2 * i, y - 2 * i), 2: (x + 30 + 2 * i, y + 2 * i)} for i in range(24)]
    page.touch([(16 * i, each) for i, each in enumerate(places)] + [(400, {1: None, 2: None})])
    page.wait_for("document.querySelectorAll('.decisions li').length >= 4")
    assert set(recognized(page)) >= {"scale", "turn"}, sentences(page)
    page.wait_for("parseFloat(document.querySelector('.photo').style.transform.split('scale(')[1]) > 1.4")


def test_mouse_drags_and_throws(chromium: Page, address: str) -> None:
    show(chromium, address, "photos")
    x, y = middle(chromium, ".photo:nth-child(1)")
    before = chromium.evaluate("document.querySelector('.photo').style.transform")
    chromium.mouse([(16 * i, (x + 8 * i, y + 3 * i), i < 14) for i in range(16)])
    chromium.wait_for("document.querySelectorAll('.decisions li').length >= 2")
    assert recognized(chromium) == ["lake"]
    assert chromium.evaluate("document.querySelector('.photo').style.transform") != before


def test_key_is_second_finger(chromium: Page, address: str) -> None:
    show(chromium, address, "pinch-rotation", True)
    x, y = middle(chromium, ".photo")
    chromium.mouse([(0, (x, y), False)])
    press = "dispatchEvent(new KeyboardEvent('{}', {{key: 'f'}}))"
    chromium.evaluate(press.format("keydown"))
    chromium.mouse([(16 * i, (x + 40 + 4 * i, y + 10), 0 < i < 20) for i in range(22)])
    chromium.evaluate(press.format("keyup"))
    chromium.wait_for("document.querySelectorAll('.decisions li').length >= 2")
    assert "scale" in recognized(chromium), sentences(chromium)


def test_switch_changes_relation_and_code(chromium: Page, address: str) -> None:
    show(chromium, address, "double-tap")
    chromium.evaluate("document.getElementById('stage').classList.add('touched')")
    code = "document.querySelector('.code').textContent"
    assert "waitFor" not in chromium.evaluate(code)
    chromium.click("#settled")
    assert "like.waitFor(enlarge);" in chromium.evaluate(code)
    demonstrate(chromium)
    assert recognized(chromium) == ["enlarge"]
    chromium.click("#as-it-is")
    assert "waitFor" not in chromium.evaluate(code)


def test_why_names_reason_and_remedy_helps(chromium: Page, address: str) -> None:
    show(chromium, address, "swipe-pan")
    demonstrate(chromium)
    chromium.click("[aria-label='Why did next not fire?']")
    assert "prevented by pan 'move'" in chromium.evaluate("document.querySelector('.why-sentence').textContent")
    chromium.screenshot(PICTURES / "why.png")
    assert chromium.evaluate("document.querySelector('.remedy').textContent") == "Let move wait for next"
    chromium.evaluate("document.getElementById('stage').classList.add('touched')")
    chromium.click(".remedy")
    assert chromium.evaluate("document.getElementById('settled').checked")
    chromium.click("#tab-decisions")
    chromium.evaluate("document.querySelector('.decisions').replaceChildren()")
    demonstrate(chromium)
    assert recognized(chromium) == ["next"]


def test_properties_are_generated(chromium: Page, address: str) -> None:
    show(chromium, address, "swipe-pan")
    chromium.click("#tab-properties")
    names = chromium.evaluate(
        "[...document.querySelectorAll('#panel-properties .property')].map(e => e.dataset.property)"
    )
    assert {"direction", "minimumDistance", "maximumDuration", "enabled", "observeOnly"} <= set(names)
    chromium.evaluate("""(() => { const slider = document.querySelector('[data-property=minimumDistance] input');
        slider.value = 3; slider.dispatchEvent(new Event('input')); })()""")
    assert "minimumDistance: 3" in chromium.evaluate("document.querySelector('.code').textContent")
    chromium.screenshot(PICTURES / "properties.png")
    demonstrate(chromium)
    assert "next" in recognized(chromium), "a swipe of 3 pixels comes before the pan's 10"


def test_relations_of_each_pair(chromium: Page, address: str) -> None:
    show(chromium, address, "pinch-rotation")
    chromium.click("#tab-relations")
    assert chromium.evaluate("document.querySelectorAll('.pair').length") == 6
    for pair in ("move alongside scale", "move alongside turn", "scale alongside turn"):
        chromium.click(f"[aria-label='{pair}']")
    chromium.screenshot(PICTURES / "relations.png")
    assert chromium.evaluate("document.getElementById('settled').checked")
    chromium.click("#panel-relations input")
    chromium.click("[aria-label='move waits for scale']")
    chromium.click("[aria-label='scale waits for move']")
    said = chromium.evaluate("document.getElementById('toast').textContent")
    assert said != "", "a circle is refused with a sentence"
    assert not chromium.evaluate("document.querySelector(\"[aria-label='scale waits for move']\").checked")


# What lets the swipe be recognized where the pan would win, and the code for it.
ANSWERS = {
    "shouldBegin": ("move shouldBegin", ["next"], "move.setDelegate({\n  shouldBegin: () => false,\n});"),
    "shouldReceiveTouch": ("move shouldReceiveTouch", ["next"], "shouldReceiveTouch: () => false"),
    "shouldRecognizeSimultaneouslyWith": (
        "move shouldRecognizeSimultaneouslyWith next", ["move", "next"],
        "shouldRecognizeSimultaneouslyWith: (self, other) => other === next",
    ),
    "shouldRequireFailureOf": ("move shouldRequireFailureOf next", ["next"], "shouldRequireFailureOf: (self, other) =>"),
    "shouldBeRequiredToFailBy": (
        "next shouldBeRequiredToFailBy move", ["next"], "next.setDelegate({\n  shouldBeRequiredToFailBy: (self, other) => other === move,",
    ),
    "gestureShouldBegin": (
        "photo gestureShouldBegin move", ["next"], "screen.view(photo).setQuestions({\n  gestureShouldBegin: recognizer => recognizer !== move,",
    ),
}  # fmt: skip

# What "Why not?" offers then.
REMEDIES = {
    "shouldBegin": "Let the delegate of move say yes",
    "shouldReceiveTouch": "Let move receive touches",
    "gestureShouldBegin": "Let photo say that move may begin",
}


@pytest.mark.parametrize("question", ANSWERS)
def test_answers_of_delegates(chromium: Page, address: str, question: str) -> None:
    pair, outcome, code = ANSWERS[question]
    remedy = REMEDIES.get(question)
    show(chromium, address, "swipe-pan")
    chromium.click("#tab-relations")
    chromium.click("#panel-relations .segment:last-child input")
    chromium.evaluate(f"""(() => {{ const choice = document.querySelector('.question select');
        choice.value = '{question}'; choice.dispatchEvent(new Event('change')); }})()""")
    switch = f"document.querySelector(\"[aria-label='{pair}']\")"
    usual = chromium.evaluate(f"{switch}.checked")
    chromium.click(f"[aria-label='{pair}']")
    chromium.screenshot(PICTURES / f"delegate-{question}.png")
    assert code in chromium.evaluate("document.querySelector('.code').textContent")
    demonstrate(chromium)
    assert recognized(chromium) == outcome, sentences(chromium)
    if remedy:
        chromium.click("[aria-label='Why did move not fire?']")
        assert chromium.evaluate("document.querySelector('.remedy').textContent") == remedy
        chromium.click(".remedy")
        chromium.click("#tab-relations")
    else:
        chromium.click(f"[aria-label='{pair}']")
    assert chromium.evaluate(f"{switch}.checked") is usual
    assert code not in chromium.evaluate("document.querySelector('.code').textContent")
    chromium.evaluate("document.querySelector('.decisions').replaceChildren()")
    demonstrate(chromium)
    assert recognized(chromium) == ["move"], sentences(chromium)


def test_groups(chromium: Page, address: str) -> None:
    """The pan goes with the pinch, so it goes with the rotation that the pinch represents."""
    show(chromium, address, "pinch-rotation")
    chromium.click("#tab-relations")
    for pair in ("move alongside scale", "scale alongside turn"):
        chromium.click(f"[aria-label='{pair}']")
    demonstrate(chromium)
    assert recognized(chromium) == ["move", "scale"], sentences(chromium)
    chromium.click("#panel-relations .segment:nth-child(4) input")
    chromium.click("[aria-label='turn in group of scale']")
    assert "screen.group(scale, turn);" in chromium.evaluate("document.querySelector('.code').textContent")
    chromium.screenshot(PICTURES / "group.png")
    chromium.evaluate("document.querySelector('.decisions').replaceChildren()")
    demonstrate(chromium)
    assert recognized(chromium) == ["move", "scale", "turn"], sentences(chromium)
    chromium.click("[aria-label='turn in group of move']")
    assert "group" in chromium.evaluate("document.getElementById('toast').textContent"), "it is in a group already"
    assert not chromium.evaluate("document.querySelector(\"[aria-label='turn in group of move']\").checked")
    assert "screen.group(scale, turn);" in chromium.evaluate("document.querySelector('.code').textContent")
    chromium.click("[aria-label='turn in group of scale']")
    chromium.evaluate("document.querySelector('.decisions').replaceChildren()")
    demonstrate(chromium)
    assert recognized(chromium) == ["move", "scale"], sentences(chromium)


def test_a_recording_begins_where_it_was_started(chromium: Page, address: str) -> None:
    places = "[...document.querySelectorAll('.photo')].map(e => e.style.transform)"
    seek = "(() => {{ const scrub = document.getElementById('scrub'); scrub.value = {}; scrub.dispatchEvent(new Event('input')); }})()"
    show(chromium, address, "photos")
    fresh = chromium.evaluate(places)
    demonstrate(chromium)
    time.sleep(3)  # until what was thrown lies still
    before = chromium.evaluate(places)
    assert numbers(before) != pytest.approx(numbers(fresh), abs=5)
    chromium.click("#record")
    assert numbers(chromium.evaluate(places)) == pytest.approx(numbers(before), abs=0.2)
    demonstrate(chromium, 2)
    chromium.click("#record")
    chromium.wait_for("!document.getElementById('player').hidden")
    chromium.evaluate("document.getElementById('share').click()")
    chromium.wait_for("document.getElementById('toast').textContent.length > 0")
    for opened in ("at once", "from the link"):
        for place, expected in ((1000, pytest.approx(numbers(fresh), abs=3)), (0, pytest.approx(numbers(before), abs=0.2))):
            chromium.evaluate(seek.format(place))
            late = time.monotonic() + 60  # a frame of a busy machine
            while numbers(chromium.evaluate(places)) != expected and time.monotonic() < late:
                time.sleep(0.02)
            assert numbers(chromium.evaluate(places)) == expected, (opened, place)
        chromium.screenshot(PICTURES / f"recording-begins-{opened.replace(' ', '-')}.png")
        if opened == "at once":
            link = chromium.evaluate("location.href")
            assert "&b=" in link
            chromium.open("about:blank")
            chromium.open(link)
            chromium.wait_for("!document.getElementById('banner').hidden")


def numbers(transforms: list[str]) -> list[float]:
    return [float(number) for each in transforms for number in re.findall(r"(?<![a-z])-?[\d.]+(?:e-?\d+)?", each)]


@pytest.mark.parametrize("preset", ["photos", "pinch-rotation", "drawer", "drums", "shapes"])
def test_recording_is_played_shared_and_opened(chromium: Page, address: str, preset: str) -> None:
    show(chromium, address, preset, preset != "photos")
    chromium.click("#record")
    demonstrate(chromium)
    lived = sentences(chromium)
    chromium.click("#record")
    chromium.wait_for("!document.getElementById('player').hidden")
    ends = chromium.evaluate("""(() => { const scrub = document.getElementById('scrub');
        scrub.value = 1000; scrub.dispatchEvent(new Event('input')); })()""")
    assert ends is None
    chromium.wait_for(f"document.querySelectorAll('.decisions li').length == {len(lived)}")
    assert [each for each in sentences(chromium)] == lived, "what is played is what was lived"
    chromium.evaluate("""(() => { const scrub = document.getElementById('scrub');
        scrub.value = 400; scrub.dispatchEvent(new Event('input')); })()""")
    time.sleep(0.1)
    chromium.screenshot(PICTURES / f"recording-{preset}.png")
    chromium.click("input[name=speed][value='0.25']")
    chromium.click("#play")
    time.sleep(0.4)
    chromium.click("#play")
    chromium.evaluate("document.getElementById('share').click()")
    chromium.wait_for("document.getElementById('toast').textContent.length > 0")
    link = chromium.evaluate("location.href")
    if "&t=" in link:
        chromium.open("about:blank")
        chromium.open(link)
        chromium.wait_for("!document.getElementById('banner').hidden")
        chromium.evaluate("""(() => { const scrub = document.getElementById('scrub');
            scrub.value = 1000; scrub.dispatchEvent(new Event('input')); })()""")
        chromium.wait_for(f"document.querySelectorAll('.decisions li').length == {len(lived)}")
    chromium.click("#live")
    chromium.wait_for("document.getElementById('player').hidden")


def drop(page: Page, path: Path, content: bytes | None = None) -> None:
    data = base64.b64encode(path.read_bytes() if content is None else content).decode()
    page.evaluate(f"""(() => {{
        const transfer = new DataTransfer();
        transfer.items.add(new File([Uint8Array.from(atob('{data}'), c => c.charCodeAt(0))], '{path.name}'));
        for (const type of ['dragenter', 'dragover', 'drop'])
          document.body.dispatchEvent(
            new DragEvent(type, {{bubbles: true, cancelable: true, dataTransfer: transfer}}));
    }})()""")


def test_trace_from_elsewhere(chromium: Page, address: str) -> None:
    show(chromium, address, "photos")
    drop(chromium, ROOT / "Tests/Behaviour/Determinism/Traces/tap_double.nested.kintrace")
    chromium.wait_for("document.getElementById('title').textContent == 'A trace from a file'")
    lanes = chromium.evaluate("[...document.querySelectorAll('.lane-text b')].map(e => e.textContent)")
    assert len(lanes) > 5 and len(set(lanes)) == len(lanes)
    time.sleep(0.8)
    chromium.screenshot(PICTURES / "trace.png")
    chromium.click("#live")
    assert chromium.evaluate("document.getElementById('title').textContent") == "Photos on a table"


def test_recordings_of_touches(chromium: Page, address: str) -> None:
    show(chromium, address, "pinch-rotation", True)
    drop(chromium, ROOT / "Tests/Traces/spread_60hz.csv")
    chromium.wait_for("document.querySelectorAll('.decisions li').length >= 2")
    assert "scale" in recognized(chromium), sentences(chromium)
    show(chromium, address, "double-tap")
    events = [{"type": kind, "pointerId": 5, "timeStamp": 1000 + at, "clientX": 10, "clientY": 10}
              for kind, at in (("pointerdown", 0), ("pointerup", 60))]
    drop(chromium, Path("tap.json"), json.dumps(events).encode())
    chromium.wait_for("document.querySelectorAll('.decisions li').length >= 2")
    assert recognized(chromium) == ["like"]


def test_a_link_has_what_was_set(chromium: Page, address: str) -> None:
    show(chromium, address, "swipe-pan")
    chromium.click("#tab-properties")
    chromium.evaluate("""(() => { const slider = document.querySelector('[data-property=minimumDistance] input');
        slider.value = 3; slider.dispatchEvent(new Event('input')); })()""")
    chromium.click("#tab-relations")
    for pair in ("next waits for move", "next alongside move", "move in group of next", "move shouldBegin"):
        number = {"waits": 1, "along": 2, "in gr": 4}.get(pair.removeprefix("next ").removeprefix("move ")[:5], 5)
        chromium.click(f"#panel-relations .segment:nth-child({number}) input")
        chromium.click(f"[aria-label='{pair}']")
    code = "document.querySelector('.code').textContent"
    before = chromium.evaluate(code)
    for expected in ("minimumDistance: 3", "next.waitFor(move)", "next.alongside(move)", "screen.group(next, move)", "shouldBegin: () => false"):
        assert expected in before
    chromium.click("#link")
    chromium.wait_for("document.getElementById('toast').textContent.length > 0")
    link = chromium.evaluate("location.href")
    chromium.open("about:blank")
    chromium.open(link)
    chromium.wait_for("document.documentElement.classList.contains('ready')")
    assert chromium.evaluate(code) == before
    demonstrate(chromium)
    assert recognized(chromium) == ["next"], "it waits for the pan, which may not begin"
    chromium.screenshot(PICTURES / "link.png")


def test_a_link_of_another_preset_is_refused(chromium: Page, address: str) -> None:
    show(chromium, address, "swipe-pan")
    packed = chromium.evaluate("""(async () => {
        const text = JSON.stringify({set: [], on: [['waitFor', 'next', 'nobody']], off: []});
        const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        return btoa(String.fromCharCode(...bytes)).replace(/\\+/g, '-').replace(/\\//g, '_').replace(/=+$/, ''); })()""")
    chromium.open("about:blank")
    chromium.open(f"{address}#p=swipe-pan&c={packed}")
    chromium.wait_for("document.documentElement.classList.contains('ready')")
    assert "nobody" in chromium.evaluate("document.getElementById('toast').textContent")
    demonstrate(chromium)
    assert recognized(chromium) == ["move"]


@pytest.mark.parametrize("ending", ["evemu", "yml", "getevent", "tuio", "json"])
def test_recordings_of_devices(chromium: Page, address: str, tmp_path: Path, ending: str) -> None:
    """TUIO does not say how large its surface is: two fingers may be too far apart for the photo."""
    trace, preset, found = ("tap_double", "double-tap", "enlarge") if ending == "tuio" else ("spread_60hz", "pinch-rotation", "scale")
    file = tmp_path / f"recording.{ending}"
    subprocess.run([ROOT / "build/bin/kinesic", "convert", ROOT / f"Tests/Traces/{trace}.csv", file], check=True)
    show(chromium, address, preset, True)
    drop(chromium, file)
    chromium.wait_for("document.getElementById('stage').classList.contains('demonstrated')")
    chromium.wait_for("!document.getElementById('stage').classList.contains('demonstrated')")
    assert found in recognized(chromium), sentences(chromium)
    chromium.screenshot(PICTURES / f"device-{ending}.png")


def test_a_frame_has_time_left(chromium: Page, address: str) -> None:
    """Sixty frames a second: what the page does for one takes less than half of it."""
    show(chromium, address, "photos")
    chromium.evaluate("""(() => { const native = window.requestAnimationFrame; window.taken = [];
        window.requestAnimationFrame = call => native(now => {
          const began = performance.now(); call(now); taken.push(performance.now() - began); }); })()""")
    demonstrate(chromium)
    taken = sorted(chromium.evaluate("taken"))
    assert len(taken) > 60 and taken[len(taken) // 2] < 1000 / 60 / 2, taken[-5:]


def test_what_is_no_recording_is_refused(chromium: Page, address: str) -> None:
    show(chromium, address, "photos")
    drop(chromium, Path("notes.txt"), b"some notes\n")
    chromium.wait_for("document.getElementById('toast').classList.contains('shown')")
    assert "t_us" in chromium.evaluate("document.getElementById('toast').textContent")
    drop(chromium, Path("broken.kintrace"), bytes(range(256)))
    chromium.wait_for("/cannot be played/.test(document.getElementById('toast').textContent)")


def test_back_leads_to_the_preset_before(chromium: Page, address: str) -> None:
    show(chromium, address, "photos")
    # A history of 50 entries, which the tests before this one have made, loses those that no finger has asked for.
    chromium.rpc.call("Page.resetNavigationHistory")  # type: ignore[attr-defined]
    title = "document.getElementById('title').textContent"
    first = chromium.evaluate(title)
    for preset in ("drums", "drawer"):
        chromium.click(f"[data-preset={preset}]")
        chromium.wait_for(f"location.hash.includes('p={preset}')")
    for preset, said in (("drums", None), ("photos", first)):
        chromium.evaluate("setTimeout(() => history.back()), null")
        chromium.wait_for(f"document.querySelector('[aria-current]')?.dataset.preset === '{preset}'")
        assert said is None or chromium.evaluate(title) == said


def test_sentences_have_the_names_of_the_page(chromium: Page, address: str) -> None:
    """Those of JavaScript and no numbers in place of words; where something went in words."""
    show(chromium, address, "drums", True)
    demonstrate(chromium)
    assert {"multiDrag", "multiTap"} <= {each.split()[0] for each in sentences(chromium)}
    assert [each for each in sentences(chromium) if re.search("_[a-z]|for touch", each)] == []
    show(chromium, address, "drawer")
    demonstrate(chromium)
    said = sentences(chromium)
    assert [each for each in said if re.search(r"_[a-z]|translation|\(", each)] == []
    assert any(re.fullmatch(r"pan pager ended, moved \d+ px to the right", each) for each in said)
    chromium.click("#tab-properties")
    chromium.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
    summary = "document.querySelector('[data-property={}] .property-summary').textContent"
    chromium.evaluate("(() => { const choice = document.querySelector('#panel-properties select'); choice.value = 'pager'; choice.dispatchEvent(new Event('change')); })()")
    assert chromium.evaluate(summary.format("axes")) == "Both; horizontal only; vertical only."
    assert chromium.evaluate(summary.format("fingerStrategy")) == "How several fingers move it: their mean, the latest, the largest each way, their sum."


def test_a_phone_shows_what_it_is_for(chromium: Page, address: str) -> None:
    """What it is, the stage and the decisions are in the first screen, and no button runs off its edge."""
    show(chromium, address, "photos", size="phone")
    height, width = chromium.evaluate("[innerHeight, innerWidth]")
    claim, decisions = (chromium.evaluate(f"document.querySelector('{each}').getBoundingClientRect().toJSON()") for each in (".claim", ".panels"))
    assert 0 < claim["top"] < claim["bottom"] < height and claim["height"] > 10
    assert decisions["top"] < height - 100
    assert chromium.evaluate("document.querySelector('.claim').textContent").lstrip().startswith("A library for gestures in JavaScript")
    rights = chromium.evaluate("[...document.querySelectorAll('#live-tools button')].map(each => each.getBoundingClientRect().right)")
    assert len(rights) >= 4 and max(rights) <= width
    assert chromium.evaluate("stage.getBoundingClientRect().bottom <= document.getElementById('try').getBoundingClientRect().top")


def test_nothing_is_cut(chromium: Page, address: str) -> None:
    """A name is in its place while it is chosen, and while its recognizer rests."""
    show(chromium, address, "drawer")
    word, pill = (chromium.evaluate(f"document.querySelector('[data-preset=drawer]{each}').getBoundingClientRect().right") for each in (" span", ""))
    assert word <= pill - 8
    assert chromium.evaluate("[...document.querySelectorAll('.lane-text > *')].filter(each => each.scrollWidth > each.clientWidth).length") == 0


def test_the_chosen_half_is_seen_in_the_dark(chromium: Page, address: str) -> None:
    show(chromium, address, "drawer", dark=True)
    bright = """(selector => { const g = document.createElement('canvas').getContext('2d');
        g.fillStyle = getComputedStyle(document.querySelector(selector)).backgroundColor; g.fillRect(0, 0, 1, 1);
        return g.getImageData(0, 0, 1, 1).data.slice(0, 3).reduce((sum, each) => sum + each, 0); })"""
    chosen, around = (chromium.evaluate(f"{bright}('{each}')") for each in (".resolution .segment:has(input:checked)", ".resolution .segments"))
    assert chosen > around + 90


def test_keyboard(chromium: Page, address: str) -> None:
    show(chromium, address, "double-tap")
    seen = []
    for _ in range(40):
        chromium.key("Tab")
        name = chromium.evaluate("document.activeElement.id || document.activeElement.dataset.preset || "
                                 "document.activeElement.className || document.activeElement.localName")
        if name in seen[:3] or name == "body":
            break
        seen.append(name)
        box = chromium.evaluate("getComputedStyle(document.activeElement).outlineStyle")
        inside = chromium.evaluate("!!document.activeElement.closest('.segment')")
        assert box != "none" or inside, f"{name} shows no focus"
    assert {"photos", "stage", "record", "tab-decisions", "theme"} <= set(seen), seen
    chromium.evaluate("document.getElementById('tab-decisions').focus()")
    chromium.key("ArrowRight")
    assert chromium.evaluate("document.activeElement.id") == "tab-why"
    assert not chromium.evaluate("document.getElementById('panel-why').hidden")
    chromium.evaluate("document.getElementById('stage').focus()")
    chromium.key("Enter")
    chromium.wait_for("document.querySelector('.demo.playing') !== null")
    chromium.wait_for("document.getElementById('spoken').textContent.includes('ended')")


def test_theme_switch(chromium: Page, address: str) -> None:
    show(chromium, address, "photos")
    background = "getComputedStyle(document.body).backgroundColor"
    light = chromium.evaluate(background)
    chromium.click("#theme")
    assert chromium.evaluate(background) != light
    assert chromium.evaluate("document.getElementById('theme').getAttribute('aria-pressed')") == "true"
    chromium.click("#theme")
    assert chromium.evaluate(background) == light


def test_idle_page_draws_nothing(chromium: Page, address: str) -> None:
    show(chromium, address, "photos")
    demonstrate(chromium)
    time.sleep(4)
    frames = chromium.evaluate("""(async () => { let count = 0; const before = requestAnimationFrame;
        window.requestAnimationFrame = f => { count++; return before(f); };
        await new Promise(r => setTimeout(r, 700)); window.requestAnimationFrame = before; return count; })()""")
    assert frames == 0
