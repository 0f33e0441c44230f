#!/usr/bin/env python3
"""Changes Swift sources in one small way at a time and tells which changes no test notices.

A change is killed when the test command fails or does not end within the limit, and survives when it passes. One that does not
build is reported apart and does not count. The sources are as before at the end, also after an interruption.
Usage: mutate.py [--count 50] [--seed 1] [--limit 60] [--build COMMAND] [--test COMMAND] [--list] file.swift ...
"""

from __future__ import annotations

import argparse
import collections
import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

from changes import Change, changes_of

ROOT = Path(__file__).resolve().parents[2]
BUILD = "swift build --build-tests --disable-xctest"
TEST = "swift test --skip-build --disable-xctest --filter 'StandardRecognizersTests|KinesicMathTests'"
OUTCOMES = ("killed", "timed out", "survived", "not built")


def run(command: str, limit: float) -> tuple[int | None, str]:
    """The exit code of a shell command, None when it did not end in time, and its output. What it started ends with it."""
    process = subprocess.Popen(
        command, shell=True, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        text=True, errors="replace", start_new_session=True,
    )  # fmt: skip
    try:
        output, _ = process.communicate(timeout=limit)
        return process.returncode, output
    except subprocess.TimeoutExpired:
        return None, ""
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def judge(build: str, test: str, limit: float) -> str:
    """What becomes of the tree as it is now."""
    code, _ = run(build, limit)
    if code != 0:
        return "not built"
    code, _ = run(test, limit)
    return "timed out" if code is None else "killed" if code else "survived"


def judge_change(change: Change, build: str, test: str, limit: float) -> tuple[str, str]:
    """The outcome of a change and its description. The source is as before afterwards, whatever happens."""
    original = change.path.read_bytes()
    text = original.decode()
    try:
        change.path.write_bytes(change.apply(text).encode())
        return judge(build, test, limit), change.describe(text)
    finally:
        change.path.write_bytes(original)


def choose(files: list[Path], count: int, seed: int) -> list[Change]:
    """So many changes of all that can be made to the files, at random; all for 0."""
    changes = [change for file in files for change in changes_of(file)]
    return random.Random(seed).sample(changes, min(count or len(changes), len(changes)))


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Which small changes of Swift sources does no test notice?")
    parser.add_argument("files", nargs="+", type=Path, help="the Swift sources to change")
    parser.add_argument("--count", type=int, default=50, help="how many changes, chosen at random; 0: all (default 50)")
    parser.add_argument("--seed", type=int, default=1, help="of the choice (default 1)")
    parser.add_argument("--limit", type=float, default=60, help="seconds for a build, and for a test run (default 60)")
    parser.add_argument("--build", default=BUILD, help=f"default: {BUILD}")
    parser.add_argument("--test", default=TEST, help=f"default: {TEST}")
    parser.add_argument("--list", action="store_true", help="print the changes and make none")
    given = parser.parse_args()
    for file in given.files:
        if file.suffix != ".swift" or not file.is_file():
            parser.error(f"{file}: no Swift source")
    if given.count < 0 or given.limit <= 0:
        parser.error("--count is 0 or more, --limit more than 0")
    return given


def main() -> int:
    given = arguments()
    changes = choose(given.files, given.count, given.seed)
    if given.list:
        for change in changes:
            print(change.describe(change.path.read_text()))
        return 0
    # A first build may have everything to do.
    code, output = run(f"{given.build} && {given.test}", 1200)
    if code != 0:
        print(output[-4000:], "the sources do not build or do not pass as they are: nothing was changed", sep="\n", file=sys.stderr)
        return 1
    began = time.monotonic()
    survivors: list[str] = []
    counts: collections.Counter[str] = collections.Counter()
    for change in changes:
        outcome, description = judge_change(change, given.build, given.test, given.limit)
        counts[outcome] += 1
        survivors += [description] if outcome == "survived" else []
        print(f"{outcome:9}  {description}", flush=True)
    print(f"{len(changes)} changes in {time.monotonic() - began:.0f} s:", ", ".join(f"{counts[each]} {each}" for each in OUTCOMES))
    for description in survivors:
        print("survived: ", description)
    return 0


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    sys.exit(main())
