#!/usr/bin/env python3
"""Kinesic and its peers over the same scenes, in turn, in rounds; prints tables. Scripts/bench-peers starts it.

    run.py [--rounds N] [--runs N] [--only program,program] [--quick] [--kept] [--write]

--quick leaves out instructions; --kept takes all else from the last run; --write puts the tables and the plot into
docs/. Ends with 1 when a row of ours found anything else than a scene holds.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import measure
import report
import scenes
from peers import BUILD, OURS, SCENES, Peer, alike, chosen

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))
import document  # noqa: E402

Results = dict[str, dict[str, Any]]
KEPT = BUILD / "results.json"
COUNTED = ("taps", "pan", "pinch")
"""The scenes whose instructions are counted."""


def rounds(peers: list[Peer], count: int, runs: int) -> Results:
    results: Results = {peer.name: {"ns": {}, "found": {}, "peak": 0} for peer in peers}
    for number in range(count):
        for peer in peers:
            played, peak = measure.play(peer, runs)
            row = results[peer.name]
            row["peak"] = max(row["peak"], peak)
            for scene, line in played.items():
                row["ns"].setdefault(scene, []).append(line["ns"])
                row["found"][scene] = line["found"] | {"steady": line["steady"]}
        print(f"round {number + 1} of {count}", file=sys.stderr, flush=True)
    return {name: row for name, row in results.items() if row["ns"]}


def add_costs(results: Results, peers: list[Peer]) -> None:
    """Allocations, start, size and memory."""
    for peer in peers:
        if peer.name in results:
            row = results[peer.name]
            row["gestures"] = peer.gestures
            row |= {"allocations": measure.allocations(peer), "instructions": {}, **measure.start(peer), **measure.size(peer)}


def add_instructions(results: Results, peers: list[Peer], samples: dict[str, int]) -> None:
    for peer in peers:
        if peer.name in results and peer.kind == "C":
            results[peer.name]["instructions"] = {scene: measure.instructions(peer, scene, samples[scene]) for scene in COUNTED}
            print(f"instructions of {peer.name}", file=sys.stderr, flush=True)


def keep(about: dict[str, Any], write: bool) -> None:
    """For --kept; and into docs/."""
    KEPT.write_text(json.dumps(about))
    if write:
        (document.PLOTS / "benchmarks.json").write_text(json.dumps(report.kept(about), indent=1) + "\n")
        subprocess.run([sys.executable, str(document.PLOTS / "benchmarks.py")], check=True)
        document.write_part("peers", report.text(about))


def wrong(results: Results) -> list[str]:
    """What rows of ours found otherwise than it is."""
    ours = {name: report.outcomes(results[name]) for name in OURS if name in results}
    return [f"{name}, {scene}: {said}" for name, row in ours.items() for scene, said in row.items() if said != report.RIGHT]


def parse() -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--only", default="")
    for flag in ("--quick", "--kept", "--write"):
        parser.add_argument(flag, action="store_true")
    return parser.parse_args()


def main() -> int:
    options = parse()
    every = scenes.every()
    scenes.write(SCENES, every)
    (BUILD / "home").mkdir(mode=0o700, exist_ok=True)
    peers = chosen([name for name in options.only.split(",") if name])
    peers += alike(peers)
    if options.kept:
        about = json.loads(KEPT.read_text())
    else:
        samples = {name: len(scene) for name, scene in every.items()}
        about = {"rounds": options.rounds, "runs": options.runs, "machine": document.machine(), "samples": samples}
        about["peers"] = rounds(peers, options.rounds, options.runs)
        add_costs(about["peers"], peers)
    keep(about, options.write)
    if not options.quick:
        add_instructions(about["peers"], peers, about["samples"])
        keep(about, options.write)
    print(report.text(about))
    found = wrong(about["peers"])
    print("\n".join(found), file=sys.stderr)
    return bool(found)


if __name__ == "__main__":
    raise SystemExit(main())
