"""The code on the pages about the web package (bindings/web/README.md, docs/web.md), and that in JavaScript on the
page of recipes (docs/fingers.md), runs and prints what stands below it.

A block `js` is a module for node; `js page` is a module in Chromium, where `kinesic`, `screen`, `photo`, `list` and
`row` are there, and after it the touches of its section are played; `html` is a page of its own; `ts` and, with React,
`tsx` are compiled."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from browsers import Page
from conftest import ROOT
from package import PACKAGE, compiled, compiled_with_react, linked
from server import Server

PAGES = [ROOT / "bindings/web/README.md", ROOT / "docs/web.md", ROOT / "docs/fingers.md"]
ELSEWHERE = {"c", "python", "text"}
"""What Tests/Interface/Pages runs."""


@dataclass(frozen=True)
class Block:
    """A block of code, the heading that it stands below, and the output that stands directly below it."""

    page: Path
    heading: str
    info: str
    code: str
    output: str


def blocks(page: Path) -> list[Block]:
    pattern = r"^#+ ([^\n]+)$|^```(\w+(?: \w+)?)\n(.*?)^```\n(?:\n```text\n(.*?)^```)?"
    found, heading = [], ""
    for match in re.finditer(pattern, page.read_text(), re.M | re.S):
        if match[1]:
            heading = match[1]
        else:
            found.append(Block(page, heading, match[2], match[3], match[4] or ""))
    return found


EVERY = [block for page in PAGES if page.exists() for block in blocks(page) if block.info not in ELSEWHERE]


def of(info: str) -> list[Block]:
    return [block for block in EVERY if block.info == info]


def of_page(page: Path) -> list[Block]:
    return [block for block in EVERY if block.page == page]


def name(block: Block) -> str:
    return f"{block.page.stem} {block.heading}"


PRELUDE = """<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><title>A piece</title>
<style>
  body { margin: 0; height: 100vh; }
  #photo { position: absolute; left: 0; top: 0; width: 300px; height: 200px; background: teal; }
  #list { position: absolute; left: 0; top: 300px; width: 300px; height: 200px; background: silver; }
  .row { height: 100px; }
</style>
<script type="importmap">{"imports": {"kinesic": "/kinesic/dist/index.js", "kinesic/devtools": "/kinesic/dist/devtools.js",
  "kinesic/motion": "/kinesic/dist/motion.js", "kinesic/presets": "/kinesic/dist/presets.js"}}</script></head>
<body><div id="photo"></div><div id="list"><div class="row" id="row"></div><div class="row"></div></div>
<script>
  const printed = [];
  console.log = (...values) => printed.push(values.join(' '));
</script>
<script type="module">
  import { load } from 'kinesic';
  globalThis.kinesic = await load();
  globalThis.screen = kinesic.touchscreen();
  for (const id of ['photo', 'list', 'row']) globalThis[id] = document.getElementById(id);
  await import('/piece.js');
  globalThis.isReady = true;
</script></body></html>
"""


Frames = list[tuple[float, dict[int, Any]]]


def dragged(finger: int, x: float, y: float, dx: float, dy: float, at: float = 0) -> Frames:
    """A finger that lands and moves on in two steps."""
    steps: Frames = [(at + 60 * i, {finger: (x + dx * i / 2, y + dy * i / 2)}) for i in range(3)]
    return [*steps, (at + 180, {finger: None})]


def tapped(x: float, y: float, at: float = 0) -> Frames:
    return [(at, {0: (x, y)}), (at + 60, {0: None})]


PHOTO = (100, 100)
ROW = (100, 350)


def play(page: Page, heading: str) -> None:
    """The touches of a section."""
    if heading in ("Recognizers", "States and handlers", "Delegates", "Movement"):
        page.touch(dragged(0, *PHOTO, 80, 0))
        if heading == "Delegates":
            page.touch(dragged(0, 250, 100, 20, 0))
    elif heading in ("Groups of elements", "DOM events"):
        page.touch(tapped(*ROW))
    elif heading == "Presets":
        page.touch([*tapped(*PHOTO), *tapped(*PHOTO, at=160)])
    elif heading == "Relations":
        page.touch([*tapped(*PHOTO), *tapped(*PHOTO, at=160)])
        page.wait_for("printed.length === 1")
        page.touch(tapped(*PHOTO))
    elif heading == "Wheels and trackpads":
        page.evaluate("import('/kinesic/dist/dom/wheel.js').then(() => null)")
        for delta in (0, -20):
            page.wheel(PHOTO, 0, delta or -0.001, ctrl=True)
    elif heading == "Pen, mouse, hover":
        page.mouse([(0, (500, 100), False), (30, PHOTO, False), (60, (120, 100), False), (90, (500, 100), False)])
        page.pen([(0, (100, 100), 0.5), (60, (160, 100), 0.5), (120, (160, 100), 0)])
    elif heading == "Views":
        page.touch(dragged(0, *ROW, 0, 80))
    elif heading == "Recognizers in JavaScript":
        page.touch([(0, {0: PHOTO}), (120, {0: None})])
        page.touch([(0, {0: PHOTO}), (300, {0: None})])
    elif heading == "Why?":
        page.touch(tapped(*PHOTO))
    else:
        assert heading in {"Developer tools", "Elements that move or go", "Keyboard, screen reader, focus, click"}, f"no touches for the section '{heading}'"


@pytest.fixture(scope="module")
def pieces() -> Iterator[Server]:
    with Server(PACKAGE.parent, kinesic=PACKAGE) as running:
        yield running


def test_every_block_is_of_a_known_kind() -> None:
    assert {block.info for block in EVERY} <= {"js", "js page", "html", "ts", "tsx", "sh", "json"}
    assert len(of("js page")) > 8 and len(of("js")) > 3 and len(of_page(ROOT / "docs/fingers.md")) == 4


@pytest.mark.parametrize("block", of("js page"), ids=name)
def test_pieces_in_a_page(block: Block, chromium: Page, pieces: Server) -> None:
    pieces.page("piece.js", block.code)
    chromium.open(pieces.page("piece.html", PRELUDE))
    chromium.wait_for("globalThis.isReady")
    play(chromium, block.heading)
    try:
        chromium.wait_for(f"printed.length >= {len(block.output.splitlines())}")
    except TimeoutError:
        pass
    assert chromium.evaluate("printed") == block.output.splitlines()


@pytest.mark.parametrize("block", of("js"), ids=name)
def test_programs_in_node(block: Block, tmp_path: Path) -> None:
    linked(tmp_path)
    (tmp_path / "program.mjs").write_text(block.code)
    done = subprocess.run(["node", "program.mjs"], cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert (done.stdout, done.stderr) == (block.output, "")


@pytest.mark.parametrize("block", of("ts"), ids=name)
def test_programs_in_typescript(block: Block, tmp_path: Path) -> None:
    assert compiled(tmp_path, block.code) == []


@pytest.mark.parametrize("block", of("tsx"), ids=name)
def test_components_in_typescript(block: Block, tmp_path: Path) -> None:
    assert compiled_with_react(tmp_path, block.code) == []


@pytest.mark.parametrize("block", of("html"), ids=name)
def test_pages(block: Block, chromium: Page, pieces: Server) -> None:
    """What the page says in code it does with a finger."""
    chromium.open(pieces.page("kinesic/dist/page.html", block.code))
    element = "photo" if 'id="photo"' in block.code else "card"
    chromium.wait_for(f"document.getElementById('{element}').style.touchAction")
    if element == "photo":
        chromium.touch(dragged(0, *PHOTO, 80, 40))
        assert chromium.evaluate("photo.style.translate") == "80px 40px"
        chromium.touch([*tapped(200, 150), *tapped(200, 150, at=160)])
        assert chromium.wait_for("photo.style.translate === 'none'")
    else:
        chromium.evaluate("console.log = (count) => { document.title += count }, null")
        chromium.touch([*tapped(*PHOTO), *tapped(*PHOTO, at=160)])
        chromium.touch(tapped(*PHOTO))
        chromium.wait_for("document.title === 'A card21'")


CASES = re.findall(r"^\| (.+?) \| `([\w -]+)` \|", PAGES[0].read_text().split("## What is left to the browser")[1], re.M)
CALLS = {
    "`hover`, or none that takes fingers": ["on('hover')", "on('pan', {allowedTouchTypes: 'pointer'})"],
    "`pan` with `axes: 'horizontal'`": ["on('pan', {axes: 'horizontal'})"],
    "`pan` with `axes: 'vertical'`": ["on('pan', {axes: 'vertical'})"],
    "`swipe` to the left or right": ["on('swipe', {direction: ['left', 'right']})", "on('swipe')"],
    "`screenEdgePan` with `edges: 'left'`": ["on('screenEdgePan', {edges: 'left'})"],
    "`pan` with `minimumTouches: 2`": ["on('pan', {minimumTouches: 2})"],
    "`manual`, and classes of your own": ["on('manual')", "on('com.example.nothing')"],
}


def test_the_table_of_touch_action(chromium: Page, pieces: Server) -> None:
    """Each line of the table, for each recognizer that it names."""
    said = [(call, action) for words, action in CASES for call in CALLS.get(words) or [f"on('{each}')" for each in re.findall(r"`(\w+)`", words)]]
    assert len(said) > 15 and set(CALLS) <= {words for words, _ in CASES}
    define = "await kinesic.define({name: 'com.example.nothing', summary: 'None.', step: () => 'failed'}); globalThis.screen = kinesic.touchscreen(); await kinesic.loadTraces();"
    pieces.page("piece.js", define)
    chromium.open(pieces.page("piece.html", PRELUDE))
    chromium.wait_for("globalThis.isReady")
    calls = ", ".join(f"(() => {{ const one = document.createElement('p'); screen.view(one).{call}; return one.style.touchAction || 'auto' }})()" for call, _ in said)
    assert list(zip([call for call, _ in said], chromium.evaluate(f"[{calls}]"))) == said
