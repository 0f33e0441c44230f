#!/usr/bin/env python3
"""One page written three times: with Kinesic, with Hammer.js, with pointer events alone. Each is driven in Chromium by
the same touches; what came of them, and how long and how large each is, is written to docs/web-comparison.md.

Usage: build/venv/bin/python Tests/Interface/Web/comparison/compare.py (make web-comparison)
Hammer.js: Scripts/bench-peers --install-hammer."""

from __future__ import annotations

import math
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Callable

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]
sys.path[:0] = [str(HERE.parent), str(ROOT / "Tests/Performance/Benchmarks/peers")]

from browsers import Chromium, Page  # noqa: E402
from peers import HAMMER  # noqa: E402
from server import Server  # noqa: E402

PAGE = ROOT / "docs/web-comparison.md"
DIST = ROOT / "build/web/kinesic/dist"
SIDES = {"kinesic": "Kinesic", "hammer": "Hammer.js", "plain": "pointer events"}
FRAME = 16
PHOTO = (250, 150)
LIST = (250, 420)
Frames = list[tuple[float, dict[int, Any]]]


def moving(fingers: dict[int, tuple[tuple[float, float], tuple[float, float]]], at: float = 0, frames: int = 20, lift: bool = True) -> Frames:
    """Fingers from one place to another each, in the same frames."""
    played: Frames = []
    for i in range(frames + 1):
        share = i / frames
        played.append((at + FRAME * i, {finger: (x + (to_x - x) * share, y + (to_y - y) * share) for finger, ((x, y), (to_x, to_y)) in fingers.items()}))
    return [*played, (at + FRAME * (frames + 1), {finger: None for finger in fingers})] if lift else played


def tap(at: float = 0, place: tuple[float, float] = PHOTO, held: float = 60) -> Frames:
    return [(at, {0: place}), (at + held, {0: None})]


def turning(frames: int = 25) -> Frames:
    """Two fingers that turn by a quarter and go apart by half of their distance."""
    played: Frames = []
    for i in range(frames + 1):
        angle, radius = math.pi / 2 * i / frames, 60 * (1 + 0.5 * i / frames)
        dx, dy = radius * math.cos(angle), radius * math.sin(angle)
        played.append((FRAME * i, {0: (250 - dx, 150 - dy), 1: (250 + dx, 150 + dy)}))
    return [*played, (FRAME * (frames + 1), {0: None, 1: None})]


@dataclass(frozen=True)
class Scene:
    """Touches, and what should come of them. `judge` says what is wrong with what came; '' if nothing."""

    title: str
    frames: Frames
    words: tuple[str, ...]
    judge: Callable[[dict[str, Any]], str] = lambda found: ""
    before: str = "null"
    cancelled: bool = False


def near(found: dict[str, Any], **wanted: tuple[float, float]) -> str:
    """Where the photo is: each value, and how far from it it may be."""
    wrong = [f"{name} {found['at'][name]:.2f}, not {value:g}" for name, (value, within) in wanted.items() if abs(found["at"][name] - value) > within]
    return ", ".join(wrong)


def still(found: dict[str, Any]) -> str:
    return near(found, x=(0, 1), y=(0, 1), scale=(1, 0.01), angle=(0, 0.02))


def without_jump(found: dict[str, Any]) -> str:
    """No step of the photo is longer than a finger's by much."""
    longest = max(found["steps"], default=0)
    return f"jumps by {longest:.0f} px" if longest > 25 else ""


SCENES = [
    Scene("a tap", tap(), ("tap",), still),
    Scene("two quick taps", [*tap(), *tap(180)], ("double tap",), still),
    Scene("two quick taps, 150 px apart", [*tap(place=(150, 100)), *tap(180, (300, 100))], ("tap", "tap"), still),
    Scene("three quick taps", [*tap(), *tap(180), *tap(360)], ("double tap", "tap"), still),
    Scene("a finger that rests for 0.7 s", tap(held=700), ("long press",), still),
    Scene("a finger that rests for 0.7 s, then moves on", [*tap(held=700)[:1], *moving({0: (PHOTO, (310, 150))}, at=700)], ("long press",), still),
    Scene("a drag by 100 px", moving({0: (PHOTO, (350, 190))}), (), lambda found: near(found, x=(100, 15), y=(40, 10), scale=(1, 0), angle=(0, 0))),
    Scene("two fingers that turn by a quarter and go apart by half", turning(), (), lambda found: near(found, scale=(1.5, 0.1), angle=(1.57, 0.15), x=(0, 3), y=(0, 3))),
    Scene(
        "a drag that a second finger joins",
        [*moving({0: (PHOTO, (300, 150))}, frames=12, lift=False), *[(at + 12 * FRAME, {0: places[0] and (places[0][0], places[0][1]), 1: places[1]}) for at, places in moving({0: ((300, 150), (330, 150)), 1: ((180, 150), (150, 150))}, frames=12)]],
        (),
        without_jump,
    ),
    Scene(
        "two fingers, one lifts, the other drags on",
        [*moving({0: ((200, 150), (180, 150)), 1: ((300, 150), (320, 150))}, frames=12, lift=False), (13 * FRAME, {1: None}), *moving({0: ((180, 150), (180, 200))}, at=14 * FRAME, frames=12)],
        (),
        without_jump,
    ),
    Scene("a tap with two fingers", [(0, {0: (220, 150), 1: (280, 150)}), (70, {0: None, 1: None})], (), still),
    Scene("a drag that the system cancels, then a tap", [*moving({0: (PHOTO, (300, 150))}, lift=False)], ("tap",), cancelled=True),
    Scene("a finger on the list that goes up", moving({0: (LIST, (250, 350))}), (), lambda found: still(found) or ("" if found["scrolled"] > 30 else "the list does not scroll")),
    Scene(
        "one finger on the photo, one on the list",
        moving({0: (PHOTO, (300, 150)), 1: (LIST, (250, 380))}),
        (),
        lambda found: near(found, scale=(1, 0.01), angle=(0, 0.02)),
    ),
    Scene("a trackpad that pinches", [], (), lambda found: "" if found["at"]["scale"] > 1.1 else "nothing", before="wheel"),
]  # fmt: skip


def played(page: Page, url: str, scene: Scene) -> str:
    """What is wrong with what came of a scene; '' if nothing."""
    page.open(url)
    page.wait_for("window.isReady")
    if scene.before == "wheel":
        for _ in range(5):
            page.wheel(PHOTO, 0, -10, ctrl=True)
    page.touch(scene.frames)
    if scene.cancelled:
        page.lift_all()
        page.down = {}
        page.touch(tap(place=PHOTO))
    page.evaluate("new Promise((done) => setTimeout(done, 900))")
    found = page.evaluate("({happened, steps, at, scrolled: list.scrollTop})")
    said = found["happened"]
    if said != list(scene.words):
        return " and ".join(said) if said else "nothing"
    return scene.judge(found)


def packed(data: bytes) -> int:
    return len(subprocess.run(["brotli", "-q", "11", "-c"], input=data, capture_output=True, check=True).stdout)


def minified(path: Path) -> bytes:
    return subprocess.run(["esbuild", path, "--minify", "--format=esm"], capture_output=True, check=True).stdout


def lines(path: Path) -> int:
    """Lines that are neither empty nor a comment."""
    return sum(bool(line.strip()) and not line.strip().startswith("//") for line in path.read_text().splitlines())


def libraries(side: str) -> list[Path]:
    return {"kinesic": [*sorted(DIST.glob("kinesic.min.js")), *sorted(DIST.glob("kinesic-chunk*.min.js")), DIST / "kinesic.wasm"], "hammer": [HAMMER], "plain": []}[side]


def sizes() -> str:
    rows = ["| | lines | bytes, minified | as brotli | the library, as brotli |", "|---|---|---|---|---|"]
    for side, title in SIDES.items():
        path = HERE / f"{side}.js"
        small = minified(path)
        library = sum(packed(each.read_bytes()) for each in libraries(side))
        rows.append(f"| {title} | {lines(path)} | {len(small):,} | {packed(small):,} | {library:,} |")
    return "\n".join(rows)


def outcomes(page: Page, server: Server) -> str:
    rows = [f"| touches | {' | '.join(SIDES.values())} |", "|---|" + "---|" * len(SIDES)]
    for scene in SCENES:
        cells = []
        for side in SIDES:
            wrong = played(page, server.url(f"{side}.html"), scene)
            cells.append(f"**{wrong}**" if wrong else "✓")
        rows.append(f"| {scene.title} | {' | '.join(cells)} |")
    return "\n".join(rows)


def sources() -> str:
    """The three programs."""
    titles = {"kinesic": "With Kinesic", "hammer": "With Hammer.js", "plain": "With pointer events alone"}
    return "\n\n".join(f"### {title}\n\n```js\n{(HERE / f'{side}.js').read_text()}```" for side, title in titles.items())


def tables_of(page: Page, server: Server) -> dict[str, str]:
    """What the page has between its comments."""
    return {"sizes": sizes(), "outcomes": outcomes(page, server), "sources": sources()}


def served() -> Server:
    server = Server(HERE, kinesic=ROOT / "build/web/kinesic", hammer=HAMMER.parent)
    template = (HERE / "page.html").read_text()
    importmap = '<script type="importmap">{"imports": {"kinesic": "/kinesic/dist/kinesic.min.js"}}</script>'
    for side in SIDES:
        head = {"kinesic": importmap, "hammer": f'<script src="/hammer/{HAMMER.name}"></script>'}.get(side, "")
        server.pages[f"/{side}.html"] = template.replace("SIDE", side).replace("</head>", f"{head}</head>")
    return server


def between(text: str, name: str, table: str) -> str:
    """The page with a table between its two comments."""
    return re.sub(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", lambda match: f"{match[1]}\n{table}\n\n{match[2]}", text, flags=re.S)


def written(text: str, tables: dict[str, str]) -> str:
    for name, table in tables.items():
        text = between(text, name, table)
    return text


def main() -> int:
    if not HAMMER.is_file():
        print("Hammer.js is missing: Scripts/bench-peers --install-hammer", file=sys.stderr)
        return 1
    with Chromium() as page, served() as server:
        page.size(800, 600)
        tables = tables_of(page, server)
        errors = page.errors
    print("\n\n".join(tables.values()))
    print("\n".join(errors))
    if "--dry" not in sys.argv:
        PAGE.write_text(written(PAGE.read_text(), tables))
    return 0


if __name__ == "__main__":
    sys.exit(main())
