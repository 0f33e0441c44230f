#!/usr/bin/env python3
"""What gestures cost in a page: Chromium with nothing, with Kinesic, with Hammer.js, and with code written by hand.

Synthetic pointer events are dispatched to one element, each side in a window of its own, in rounds that go around the
sides; what a side adds to a pointer event is its time less that of nothing in the same round, with its timers. The
scenes have a clock of their own (pages/clock.js). What each side recognized is compared.

`--real` plays true touches at their own pace instead, and times the listeners and timers of each side.

Usage: build/venv/bin/python Tests/Performance/Web/bench.py [--kinesic FOLDER] [--sides nothing,hand,hammer]
Hammer.js: Scripts/bench-peers --install-hammer. The folder of Kinesic has index.js; default: build/web/kinesic/dist.
"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(ROOT / "Tests/Interface/Web"), str(ROOT / "Tests/Performance/Benchmarks/peers")]

from browsers import Chromium, Page  # noqa: E402
from peers import HAMMER  # noqa: E402
from server import Server  # noqa: E402

KINESIC = ROOT / "build/web/kinesic/dist"
OUT = ROOT / "build/web-bench"
PAGE = ROOT / "docs/web.md"
NAMES = {
    "nothing": "nothing",
    "empty": "empty listeners",
    "kinesic": "Kinesic",
    "hammer": "Hammer.js",
    "hand": "by hand",
}
LISTENING = ("nothing", "empty")
"""Sides that recognize nothing."""
CLOSE = {"dx": 12, "dy": 12, "scale": 0.15}
"""How far values may end from what is expected: some begin at the threshold."""
TIMEOUT = 600.0


def missing(side: str, kinesic: Path) -> str:
    """Why a side cannot run, or nothing."""
    if side == "hammer" and not HAMMER.is_file():
        return "Hammer.js is missing: Scripts/bench-peers --install-hammer"
    if side == "kinesic" and not (kinesic / "index.js").is_file():
        return f"Kinesic is missing: {kinesic}/index.js"
    return ""


def differences(expected: dict[str, float], found: dict[str, Any], plays: int) -> list[str]:
    """What a side recognized otherwise than the scene says."""
    wanted = {name: count * plays for name, count in expected.items() if name not in CLOSE}
    starts, ends = found["starts"], found["ends"]
    names = sorted({*wanted, *starts, *ends})
    wrong = [
        f"{name}: {starts.get(name, 0)} begin, {ends.get(name, 0)} end, expected {wanted.get(name, 0)}"
        for name in names
        if not starts.get(name, 0) == ends.get(name, 0) == wanted.get(name, 0)
    ]
    for name, limit in CLOSE.items():
        if name in expected and abs(found[name] - expected[name]) > limit:
            wrong.append(f"{name} ends at {found[name]:.4g}, expected {expected[name]}")
    return wrong


def added(side: dict[str, Any], nothing: dict[str, Any]) -> tuple[float, float, float]:
    """The quartiles of what a side adds to an event, in nanoseconds."""
    low, middle, high = statistics.quantiles([a - b for a, b in zip(side["ns"], nothing["ns"])], n=4)
    return low, middle, high


def table(results: dict[str, Any], sides: list[str]) -> list[str]:
    """Markdown: nanoseconds a pointer event."""
    others = [side for side in sides if side != "nothing"]
    lines = [
        "| scene | dispatch alone | " + " | ".join(NAMES[side] for side in others) + " |",
        "|---|" + "---|" * len(sides),
    ]
    for scene, result in results.items():
        nothing = result["sides"]["nothing"]
        cells = [f"{statistics.median(nothing['ns']):,.0f}"]
        for side in others:
            low, middle, high = added(result["sides"][side], nothing)
            cells.append(f"+{middle:,.0f} ({low:,.0f} to {high:,.0f})")
        lines.append(f"| {scene} | " + " | ".join(cells) + " |")
    return lines


def recognized(results: dict[str, Any]) -> list[str]:
    """A line for each side and scene that found what is not expected."""
    lines = []
    for scene, result in results.items():
        for side, each in result["sides"].items():
            if side not in LISTENING and (wrong := differences(result["expected"], each["found"], each["plays"])):
                lines.append(f"{scene}, {NAMES[side]}: {'; '.join(wrong)}")
    return lines


def write(lines: list[str], agent: str) -> None:
    """Puts the table into the document."""
    before, _, rest = PAGE.read_text().partition("<!-- hammer -->")
    _, _, after = rest.partition("<!-- /hammer -->")
    browser = re.sub(r".*Chrome/(\d+).*", r"Chromium \1", agent)
    inside = "\n".join([*lines, "", f"{browser}. Medians; in brackets the quartiles."])
    PAGE.write_text(f"{before}<!-- hammer -->\n\n{inside}\n\n<!-- /hammer -->{after}")


def measured(page: Page, server: Server, sides: list[str], options: dict[str, Any]) -> dict[str, Any]:
    page.open(server.url("index.html"))
    page.wait_for("!!window.measure")
    call = f"measure({json.dumps(sides)}, {json.dumps(options)})"
    page.evaluate(f"void {call}.then(it => {{ window.done = it; }}, error => {{ window.failed = error.message; }})")
    page.wait_for("!!(window.done || window.failed)", TIMEOUT)
    if failed := page.evaluate("window.failed"):
        raise SystemExit(f"{failed}; {page.errors}")
    results: dict[str, Any] = page.evaluate("window.done")
    return results


def played(page: Page, server: Server, sides: list[str], scenes: list[str], plays: int) -> None:
    """True touches at their own pace: for each scene and side what an event takes in the first play, the second ..."""
    for scene in scenes:
        for side in sides:
            page.open(server.url(f"frame.html?real&side={side}&scene={scene.replace(' ', '%20')}"))
            page.wait_for("!!window.side")
            frames = page.evaluate("side.frames")
            each = []
            for _ in range(plays):
                page.touch((at, {int(finger): place for finger, place in places.items()}) for at, places in frames)
                page.evaluate("new Promise(done => setTimeout(done, 600))")
                spent = page.evaluate("side.taken()")
                each.append(spent["ms"] * 1000 / max(1, spent["pointers"]))
            times = ", ".join(f"{time:.1f}" for time in each)
            print(f"{scene:14} {NAMES[side]:16} {times} µs an event; {counts(page.evaluate('side.found()'))}")


def counts(found: dict[str, Any]) -> str:
    names = sorted({*found["starts"], *found["moves"]})
    each = (
        f"{name} {'/'.join(str(found[phase].get(name, 0)) for phase in ('starts', 'moves', 'ends'))}" for name in names
    )
    return ", ".join(each) or "nothing"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sides", default="nothing,empty,hand,kinesic,hammer", help="nothing is always among them")
    parser.add_argument("--kinesic", type=Path, default=KINESIC, help="the folder of the package's modules")
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--warm", type=int, default=20, help="rounds before those that count")
    parser.add_argument("--events", type=int, default=3000, help="pointer events a side and round")
    parser.add_argument("--scene", help="only this one")
    parser.add_argument("--real", action="store_true", help="true touches at their own pace")
    parser.add_argument("--write", action="store_true", help="write the table into docs/web.md")
    parser.add_argument("--plays", type=int, default=3, help="of each scene with --real")
    options = parser.parse_args()
    sides = ["nothing", *(side for side in options.sides.split(",") if side != "nothing")]
    if unknown := set(sides) - set(NAMES):
        parser.error(f"no such side: {', '.join(sorted(unknown))}")
    for side in list(sides):
        if why := missing(side, options.kinesic):
            print(why, file=sys.stderr)
            sides.remove(side)
    OUT.mkdir(parents=True, exist_ok=True)
    folders = {"hammer": HAMMER.parent, "kinesic": options.kinesic}
    with Server(HERE / "pages", isolated=True, **folders) as server, Chromium("--js-flags=--expose-gc") as page:
        page.size(1000, 800)
        if options.real:
            scenes = [options.scene] if options.scene else ["pan, seven", "pinch, seven"]
            played(page, server, sides[1:], scenes, options.plays)
            return 0
        chosen = {"rounds": options.rounds, "warm": options.warm, "events": options.events, "only": options.scene}
        results = measured(page, server, sides, chosen)
        agent = page.evaluate("navigator.userAgent")
    (OUT / "results.json").write_text(json.dumps({"agent": agent, "options": chosen, "results": results}, indent=1))
    print(f"{agent}\nNanoseconds a pointer event: dispatch alone, and what each adds; median (quartiles).\n")
    print("\n".join(table(results, sides)))
    if options.write:
        write(table(results, sides), agent)
    wrong = recognized(results)
    print("\n" + "\n".join(wrong or ["Everyone recognized what the scenes hold."]))
    for scene, result in results.items():
        for side, each in result["sides"].items():
            if side not in LISTENING:
                print(
                    f"{scene:14} {NAMES[side]:10} in {each['plays']} plays (begin/move/end): {counts(each['found'])}"
                )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
