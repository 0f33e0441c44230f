#!/usr/bin/env python3
"""What a page pays for Kinesic: bytes and time until it is ready, in Chromium with an empty cache, from a server on
loopback that sends the files as brotli; and what a sample costs, in the module in node beside the native library.

Writes the tables of docs/web.md. Usage: build/venv/bin/python Tests/Performance/Web/load.py [--runs 15] [--dry]
(make web-load)"""

from __future__ import annotations

import argparse
import json
import re
import statistics
import subprocess
import sys
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(ROOT / "Tests/Interface/Web"))

from browsers import Chromium  # noqa: E402
from server import TYPES, Handler, Server  # noqa: E402

DIST = ROOT / "build/web/kinesic/dist"
PAGE = ROOT / "docs/web.md"
OUT = ROOT / "build/web-bench"

PAGES = {
    "an empty page": "",
    "kinesic.min.js and a recognizer": "import { load } from './kinesic.min.js'; const screen = (await load()).touchscreen(); screen.on(document.body, 'pan');",
    "kinesic.min.js, a recognizer, and the preload": "import { load } from './kinesic.min.js'; const screen = (await load()).touchscreen(); screen.on(document.body, 'pan');",
    "the second module besides": "import { load } from './kinesic.min.js'; const kinesic = await load(); kinesic.touchscreen().on(document.body, 'pan'); await kinesic.loadTraces();",
}  # fmt: skip
HTML = """<!DOCTYPE html><html lang="en"><head><title>Load</title>{head}</head><body>
<script type="module">{code} window.readyAt = performance.now();</script></body></html>"""
SIZES = """performance.getEntriesByType('resource').filter(({name}) => !name.endsWith('favicon.ico'))
  .map(({encodedBodySize}) => encodedBodySize)"""
PRELOAD = '<link rel="preload" href="kinesic.wasm" as="fetch" crossorigin>'
SCENES = {"pan": "a pan of one finger", "pinch": "a pinch of two", "taps": "taps"}


class Brotli(Handler):
    """Sends what was compressed before."""

    def answer(self, status: Any, content: bytes, kind: str) -> None:
        packed = self.of.packed.get(self.path)  # type: ignore[attr-defined]
        if packed is None:
            return super().answer(status, content, kind)
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Encoding", "br")
        self.send_header("Content-Length", str(len(packed)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(packed)


class BrotliServer(Server):
    handler = Brotli

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.packed: dict[str, bytes] = {}
        for path in [*folder.glob("*.min.js"), *folder.glob("*.wasm")]:
            done = subprocess.run(["brotli", "-q", "11", "-c", path], capture_output=True, check=True)
            self.packed[f"/{path.name}"] = done.stdout


NETWORKS = {"loopback": (0, -1), "10 Mbit/s, 40 ms": (40, 10e6 / 8)}
"""Latency in milliseconds, bytes a second."""


def loads(page: Chromium, runs: int) -> list[list[str]]:
    """For each page: files, bytes over the wire, and the median times until it is ready."""
    page.rpc.call("Network.enable")
    page.rpc.call("Network.setCacheDisabled", cacheDisabled=True)
    rows = []
    with BrotliServer(DIST) as server:
        for title, code in PAGES.items():
            head = PRELOAD if "preload" in title else ""
            url = server.page("load.html", HTML.format(code=code, head=head))
            sizes: list[int] = []
            medians = []
            for latency, rate in NETWORKS.values():
                page.rpc.call("Network.emulateNetworkConditions", offline=False, latency=latency, downloadThroughput=rate, uploadThroughput=rate)
                times: list[float] = []
                for _ in range(runs):
                    page.open("about:blank")
                    page.open(url)
                    page.wait_for("window.readyAt > 0")
                    times.append(page.evaluate("readyAt"))
                    sizes = page.evaluate(SIZES)
                medians.append(f"{statistics.median(times):.0f}")
            rows.append([title, str(len(sizes)), f"{sum(sizes):,}", *medians])
    return rows


def native(scene: str, rounds: int) -> float:
    """Nanoseconds a sample: the program of Tests/Performance/Benchmarks/sample_cost.c."""
    OUT.mkdir(parents=True, exist_ok=True)
    program = OUT / "sample_cost"
    source, library = HERE / "sample_cost.c", ROOT / "build/lib"
    command = ["gcc", "-std=c99", "-O2", f"-I{ROOT}/build/include", str(source), "-o", str(program), f"-L{library}", "-lkinesic", f"-Wl,-rpath,{library}"]
    subprocess.run(command, check=True)
    return float(subprocess.run([program, scene, str(rounds)], capture_output=True, text=True, check=True).stdout)


def in_node(scene: str, rounds: int) -> dict[str, float]:
    done = subprocess.run(["node", HERE / "sample_cost.mjs", DIST / "index.js", scene, str(rounds)], capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout))


def costs(rounds: int, turns: int) -> list[list[str]]:
    """The best of several turns each, taken in turns."""
    found: dict[str, dict[str, list[float]]] = {scene: {} for scene in SCENES}
    for _ in range(turns):
        for scene in SCENES:
            for name, value in {"native": native(scene, rounds), **in_node(scene, rounds)}.items():
                found[scene].setdefault(name, []).append(value)
    return [[SCENES[scene], *(f"{min(values):,.0f}" for values in found[scene].values())] for scene in SCENES]


def table(head: list[str], rows: list[list[str]]) -> str:
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ["---"] * len(head), *rows])


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--runs", type=int, default=15)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--dry", action="store_true", help="write nothing")
    options = parser.parse_args()
    page = Chromium()
    with page:
        version = page.rpc.call("Browser.getVersion")["product"].split("/")[1].split(".")[0]
        load = table(["page", "files", "bytes", *(f"ready after, ms: {network}" for network in NETWORKS)], loads(page, options.runs))
    cost = table(["ns a sample", "native", "fed in node, nobody listens", "fed in node, a handler gets each event"], costs(options.rounds, 3))
    node = subprocess.run(["node", "--version"], capture_output=True, text=True).stdout.strip()
    text = PAGE.read_text()
    notes = {
        "load": f"{load}\n\nChromium {version}.",
        "cost": f"What the engine costs, with seven recognizers, fed in node {node} and in C, one feed a sample:\n\n{cost}",
    }
    for name, found in notes.items():
        text = re.sub(rf"(<!-- {name} -->\n).*?(<!-- /{name} -->)", r"\1" + f"\n{found}\n\n".replace("\\", r"\\") + r"\2", text, flags=re.S)
        print(found, end="\n\n")
    if not options.dry:
        PAGE.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
