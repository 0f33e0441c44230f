"""The trainer of shapes in the playground, used as a visitor does: with fingers, with buttons alone, with files."""

from __future__ import annotations

import json
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from browsers import Page
from server import Server

from kinesic.strokes import TemplateSet

ROOT = Path(__file__).resolve().parents[3]
PICTURES = ROOT / "build/test/playground"
HEART = [(0.5, 0.3), (0.36, 0.12), (0.14, 0.2), (0.16, 0.46), (0.5, 0.86), (0.84, 0.46), (0.86, 0.2), (0.64, 0.12), (0.5, 0.3)]
SCRIBBLE = [(0.1, 0.2), (0.9, 0.25), (0.2, 0.3), (0.15, 0.8), (0.5, 0.4), (0.85, 0.85), (0.3, 0.9), (0.4, 0.1), (0.6, 0.6)]


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    if not (ROOT / "build/web/kinesic/dist/strokes.js").exists():
        pytest.fail("build/web/kinesic is missing: `make web` builds it")
    subprocess.run([ROOT / "Scripts/build-playground"], check=True, stdout=subprocess.DEVNULL)
    PICTURES.mkdir(parents=True, exist_ok=True)
    with Server(ROOT / "build/playground") as server:
        yield server.url("trainer.html")


def show(page: Page, address: str, size: tuple[int, int] = (1440, 900), dark: bool = False, forget: bool = True) -> None:
    page.size(*size, dark)
    for _ in range(1 + forget):
        page.open(address)
        page.wait_for("document.documentElement.classList.contains('ready')")
        if forget:
            page.evaluate("localStorage.removeItem('kinesic-shapes')")


def text(page: Page, selector: str) -> str:
    found: str = page.evaluate(f"document.querySelector({json.dumps(selector)})?.textContent ?? ''")
    return found


def shapes(page: Page) -> dict[str, int]:
    """How many examples each shape has, as the page shows them."""
    found: dict[str, int] = page.evaluate("""Object.fromEntries([...document.querySelectorAll('#shapes > li')].map(item =>
        [item.querySelector('h3').textContent, item.querySelectorAll('.example').length]))""")
    return found


def draw(page: Page, *lines: list[tuple[float, float]]) -> None:
    left, top, width, height = page.evaluate(
        "(({left, top, width, height}) => [left, top, width, height])(document.getElementById('pad').getBoundingClientRect())"
    )
    size = 0.8 * min(width, height)
    frames: list[tuple[float, dict[int, Any]]] = []
    for line in lines:
        for begin, end in zip(line, line[1:]):
            for step in range(6):
                x, y = (a + (b - a) * step / 6 for a, b in zip(begin, end))
                frames.append((12 * len(frames), {0: (left + 40 + size * x, top + 40 + size * y)}))
        frames.append((12 * len(frames), {0: None}))
    page.touch(frames)


def teach(page: Page, name: str) -> None:
    page.click("#teach")
    page.evaluate(f"document.getElementById('shape-name').value = {json.dumps(name)}")


@pytest.mark.parametrize("name", ["circle", "check", "triangle", "zigzag", "plus"])
def test_demonstrations_need_no_finger(chromium: Page, address: str, name: str) -> None:
    show(chromium, address)
    number = ["circle", "check", "triangle", "zigzag", "plus"].index(name) + 1
    chromium.click(f"#demos button:nth-child({number})")
    chromium.wait_for("document.querySelector('.answer-sentence') !== null")
    assert text(chromium, ".answer-sentence") == f"Recognized: {name}"
    assert text(chromium, "#spoken") == f"Recognized: {name}"
    chromium.screenshot(PICTURES / f"trainer-{name}.png")


def test_a_shape_is_taught_and_named(page: Page, address: str) -> None:
    show(page, address)
    draw(page, HEART)
    page.wait_for("document.querySelector('.answer-sentence') !== null")
    assert text(page, ".answer-sentence").startswith("None of the shapes. The nearest is ")
    teach(page, "heart")
    for count in (1, 2, 3):
        draw(page, [(x + 0.02 * count * y, y) for x, y in HEART])
        page.wait_for(f"document.querySelectorAll('[data-shape=heart] .example').length === {count}")
    assert text(page, "[data-shape=heart] .shape-verdict") == "3 examples, which agree."
    page.click("#try")
    draw(page, [(x, 0.95 * y) for x, y in HEART])
    page.wait_for("document.querySelector('.answer-sentence') !== null")
    assert text(page, ".answer-sentence") == "Recognized: heart"
    page.click("#clear-pad")
    draw(page, SCRIBBLE)
    page.wait_for("document.querySelector('.answer-sentence') !== null")
    assert text(page, ".answer-sentence").startswith("None of the shapes. ")
    page.screenshot(PICTURES / f"trainer-heart-{page.name}.png")


def test_two_strokes_are_one_drawing(chromium: Page, address: str) -> None:
    show(chromium, address)
    draw(chromium, [(0.1, 0.5), (0.9, 0.5)], [(0.5, 0.1), (0.5, 0.9)])
    chromium.wait_for("document.querySelector('.answer-sentence') !== null")
    assert text(chromium, ".answer-sentence") == "Recognized: plus"


def test_clashes_are_shown(chromium: Page, address: str) -> None:
    show(chromium, address)
    teach(chromium, "ring")
    for number in (1, 2, 3):
        chromium.click("#demos button:nth-child(1)")
        chromium.wait_for(f"document.querySelectorAll('[data-shape=ring] .example').length === {number}")
    assert text(chromium, "[data-shape=ring] .shape-verdict") == "Some examples look like circle."
    assert chromium.evaluate("document.querySelectorAll('[data-shape=ring] .clashing').length") > 0
    chromium.screenshot(PICTURES / "trainer-clash.png")


def test_what_may_differ(chromium: Page, address: str) -> None:
    """A check mark upside down is one once it may be turned; and the switch keeps its place and the focus."""
    show(chromium, address)
    upside_down = [(0.9, 0.45), (0.64, 0.15), (0.08, 0.88)]
    draw(chromium, upside_down)
    chromium.wait_for("document.querySelector('.answer-sentence') !== null")
    assert text(chromium, ".answer-sentence").startswith("None")
    chromium.click("[data-shape=check] summary")
    chromium.evaluate("document.querySelector('[data-shape=check] input').focus()")
    chromium.click("[data-shape=check] input")
    assert chromium.evaluate("[document.querySelector('[data-shape=check] input').checked, document.activeElement === document.querySelector('[data-shape=check] input')]") == [True, True]
    chromium.click("#clear-pad")
    draw(chromium, upside_down)
    chromium.wait_for("document.querySelector('.answer-sentence') !== null")
    assert text(chromium, ".answer-sentence") == "Recognized: check"


def test_files_are_those_of_the_library(chromium: Page, address: str) -> None:
    """What is saved is read by the library of this machine, and the other way around."""
    show(chromium, address)
    chromium.evaluate("""(() => { globalThis.saved = {}; HTMLAnchorElement.prototype.click = function () {
        const name = this.download; fetch(this.href).then(r => r.arrayBuffer()).then(b => { saved[name] = [...new Uint8Array(b)]; }); }; })()""")
    chromium.click("#save-json")
    chromium.click("#save-bytes")
    chromium.wait_for("Object.keys(saved).length === 2")
    files = {name: bytes(content) for name, content in chromium.evaluate("saved").items()}
    from_text, from_bytes = TemplateSet.from_json(files["shapes.json"].decode()), TemplateSet.from_bytes(files["shapes.kinstrokes"])
    assert from_text.to_bytes() == from_bytes.to_bytes() and len(from_bytes) == 15
    own = TemplateSet()
    own.add("vee", [(0, 0), (50, 100), (100, 0)])
    give = """(() => {{ const files = new DataTransfer(); files.items.add(new File([{content}], {name})); const input = document.getElementById('file');
        input.files = files.files; input.dispatchEvent(new Event('change')); }})()"""
    for name, content in [("own.json", json.dumps(own.to_json())), ("own.kinstrokes", f"new Uint8Array({list(own.to_bytes())})")]:
        chromium.evaluate(give.format(content=content, name=json.dumps(name)))
        chromium.wait_for(f"document.getElementById('toast').textContent === '{name}: 1 example of 1 shape.'")
        assert shapes(chromium) == {"vee": 1}
    chromium.evaluate(give.format(content=json.dumps('{"format": "other"}'), name='"wrong.json"'))
    chromium.wait_for("document.getElementById('toast').textContent.startsWith('wrong.json cannot be opened: format must be ')")
    assert shapes(chromium) == {"vee": 1}


def test_shapes_are_kept(chromium: Page, address: str) -> None:
    show(chromium, address)
    assert shapes(chromium) == {"circle": 3, "check": 3, "triangle": 3, "zigzag": 3, "plus": 3}
    chromium.click("[data-shape=check] .example-remove")
    show(chromium, address, forget=False)
    assert shapes(chromium)["check"] == 2
    assert text(chromium, "[data-shape=check] .shape-verdict") == "2 examples: three make a shape certain."
    chromium.click("#clear")
    assert shapes(chromium) == {} and chromium.evaluate("!document.getElementById('no-shapes').hidden")
    chromium.click("#begin")
    assert len(shapes(chromium)) == 5


def test_a_name_is_asked_for(chromium: Page, address: str) -> None:
    show(chromium, address)
    teach(chromium, " ")
    draw(chromium, HEART)
    chromium.wait_for("document.getElementById('toast').textContent === 'Write the name of the shape first.'")
    assert chromium.evaluate("document.activeElement.id") == "shape-name" and len(shapes(chromium)) == 5


@pytest.mark.parametrize(("size", "dark"), [((390, 844), True), ((820, 1180), True), ((1440, 900), False)])
def test_accessibility_and_width(chromium: Page, address: str, size: tuple[int, int], dark: bool) -> None:
    import axe_playwright_python

    show(chromium, address, size, dark)
    chromium.click("#demos button")
    chromium.wait_for("document.querySelector('.answer-sentence') !== null")
    chromium.evaluate("document.querySelectorAll('details').forEach(each => { each.open = true })")
    time.sleep(0.4)
    chromium.screenshot(PICTURES / f"trainer-{size[0]}-{'dark' if dark else 'light'}.png")
    wide, inner = chromium.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= inner
    chromium.script((Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text())
    for mode in ("#try", "#teach"):
        chromium.click(mode)
        violations = chromium.evaluate("""axe.run(document, {resultTypes: ['violations']}).then(result =>
            result.violations.map(each => `${each.id}: ${each.nodes.map(node => node.target).join(', ')}`))""")
        assert violations == []


def test_the_playground_leads_here(chromium: Page, address: str) -> None:
    chromium.open(address.replace("trainer.html", "index.html?still"))
    assert chromium.evaluate("document.querySelector('.trainer-link').href") == address
