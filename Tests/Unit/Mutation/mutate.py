#!/usr/bin/env python3
"""Tells which small changes of Swift sources no test notices.

All changes are built at once into a copy of the tree (build/mutation/tree), each behind a number that is read from the
environment; then the tests run once for each change. A change is killed when a test fails or does not end in time, and
survives when all pass. One that the compiler refuses is counted apart. What became of each is kept in
build/mutation/results.json.
Usage: mutate.py [--count N] [--seed 1] [--quick] [--survivors] [--list] [file.swift or folder ...]
"""

from __future__ import annotations

import argparse
import json
import os
import random
import sys
import time
from concurrent.futures import ThreadPoolExecutor, as_completed
from pathlib import Path

from changes import Change, changes_of
from judge import Judge
from project import COPY, QUICK, ROOT, SCOPE, THOROUGH, Project
from report import table
from workshop import NotBuilt

RESULTS = COPY.parent / "results.json"


def sources(given: list[Path]) -> list[Path]:
    """The Swift files named, and those in the folders named."""
    found = [file for path in given for file in ([path] if path.is_file() else sorted(path.rglob("*.swift")))]
    return [file.resolve() for file in found]


def name_of(change: Change) -> str:
    return change.describe(change.path.read_text()).removeprefix(f"{ROOT}/")


def chosen(changes: dict[int, Change], count: int, seed: int, earlier: dict[str, list[str]] | None) -> list[int]:
    """The numbers to judge: so many at random, 0: all; with earlier results those that survived then or are new."""
    numbers = sorted(changes)
    if earlier is not None:
        numbers = [number for number in numbers if earlier.get(name_of(changes[number]), ["survived"])[0] == "survived"]
    return sorted(random.Random(seed).sample(numbers, min(count or len(numbers), len(numbers))))


def judge_all(judge: Judge, numbers: list[int], changes: dict[int, Change], results: dict[str, list[str]]) -> None:
    """Adds what became of each, and what noticed, by name; two at a time. Kept as they come."""

    def judged(number: int) -> tuple[str, tuple[str, str]]:
        name = name_of(changes[number])
        return name, judge.judge(number, name)

    with ThreadPoolExecutor(2) as pool:
        for future in as_completed([pool.submit(judged, number) for number in numbers]):
            name, outcome = future.result()
            results[name] = list(outcome)
            RESULTS.write_text(json.dumps(results, indent=1))
            print(f"{outcome[0]:9}  {name}", flush=True)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Which small changes of Swift sources does no test notice?")
    parser.add_argument("files", nargs="*", type=Path, help=f"Swift sources or folders of such (default {' '.join(SCOPE)})")
    parser.add_argument("--count", type=int, default=0, help="how many changes, chosen at random (default: all)")
    parser.add_argument("--seed", type=int, default=1, help="of the choice (default 1)")
    parser.add_argument("--quick", action="store_true", help="the quick tests only: what survives them, --survivors can give to all")
    parser.add_argument("--survivors", action="store_true", help="only those that survived the last run, and new ones")
    parser.add_argument("--list", action="store_true", help="print the changes and build nothing")
    given = parser.parse_args()
    given.files = given.files or [ROOT / folder for folder in SCOPE]
    for file in given.files:
        if not (file.is_dir() or file.suffix == ".swift" and file.is_file()) or ROOT / "Sources" not in file.resolve().parents:
            parser.error(f"{file}: no Swift source of this tree")
    if given.count < 0:
        parser.error("--count is 0 or more")
    return given


def main() -> int:
    given = arguments()
    changes = dict(enumerate((change for file in sources(given.files) for change in changes_of(file)), 1))
    earlier = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    numbers = chosen(changes, given.count, given.seed, earlier if given.survivors else None)
    if given.list:
        print("\n".join(name_of(changes[number]) for number in numbers))
        return 0
    began = time.monotonic()
    os.environ.setdefault("KINESIC_DATA", str(ROOT.parent / "shared/data"))
    project = Project(changes)
    try:
        project.refresh()
        project.build()
    except NotBuilt as reason:
        print(f"the sources do not build as they are: {reason}", file=sys.stderr)
        return 1
    judge = Judge(project.place, QUICK if given.quick else QUICK + THOROUGH)
    print(f"{len(changes)} changes, {len(project.left_out)} not built; {time.monotonic() - began:.0f} s to build", flush=True)
    if failed := judge.survey():
        print(f"these tests fail without a change: {', '.join(failed)}", file=sys.stderr)
        return 1
    names = {name_of(change) for change in changes.values()}
    results = {name: outcome for name, outcome in earlier.items() if name in names and given.survivors}
    results |= {name_of(changes[number]): ["not built", ""] for number in project.left_out}
    judge_all(judge, [number for number in numbers if number not in project.left_out], changes, results)
    print(table(results), f"{time.monotonic() - began:.0f} s", sep="\n\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
