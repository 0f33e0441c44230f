#!/usr/bin/env python3
"""Runs every part of the tests to the end and closes with one line: N passed, M failed (, K skipped).

Each part is a make target that closes with its own counts. A part that cannot be run, that counts nothing, or whose
exit code does not fit its counts, is one failure. What a part printed is kept in build/test/. Before the closing line each
group of parts has one with its counts.
Usage: test.py [group or part ...]   (unit, interface ...; headers, c, swift ...; without one: all)
"""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What is quick and what others build upon comes first.
STEPS = ["setup", "lib", "checked", "tool", "model", "python", "examples"]
# docs/testing.md says what is in which. In this order they run.
GROUPS = {
    "unit": ["format", "house", "types", "hand", "mutation", "swift"],
    "interface": [
        "headers", "library", "abi", "plugins", "actions", "python", "tool", "demo", "readme", "bindings", "large",
    ],
    "behaviour": ["cases", "evidence", "shapes", "quality", "golden", "model", "model-check", "determinism"],
    "robustness": ["c", "faults", "sanitize", "invariants", "fuzz", "soak"],
    "packaging": ["packages", "without-data"],
    "performance": ["budgets"],
}
PARTS = [part for parts in GROUPS.values() for part in parts]
# Each builds in folders of its own and looks at no clock: they run beside the others.
BESIDE = ["fuzz", "determinism"]
# These measure: nothing runs beside them.
ALONE = ["soak", "budgets"]
LIMIT = 1500  # seconds for one part
COUNT = re.compile(r"\b(\d+) (passed|failed|skipped|errors?)\b")


def counts_of(output: str) -> dict[str, int] | None:
    """The counts of the last line that has some: `3 passed, 1 failed`, pytest's and our runners' alike."""
    for line in reversed(output.splitlines()):
        found = COUNT.findall(line)
        if found:
            counts = {"passed": 0, "failed": 0, "skipped": 0}
            for number, word in found:
                counts["failed" if word.startswith("error") else word] += int(number)
            return counts
    return None


def run(target: str) -> tuple[int, str, float]:
    """Exit code, output and seconds of a make target. Its output goes to a file, for one that hangs."""
    began = time.monotonic()
    log = ROOT / "build/test" / f"{target}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as file:
        # In a group of its own: what a part has started ends with it.
        process = subprocess.Popen(
            ["make", target], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True
        )
        try:
            code = process.wait(LIMIT)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            code = 1
            file.write(f"\nstopped: not done within {LIMIT} s\n0 passed, 1 failed\n".encode())
    return code, log.read_text(errors="replace"), time.monotonic() - began


def show(target: str, output: str, lines: int = 60) -> None:
    """The end of what a failed part printed, marked so that no line of it looks like one of ours."""
    for line in output.splitlines()[-lines:]:
        print("    |", line[:300])
    print(f"    | all of it: build/test/{target}.log")


def report(part: str, code: int, output: str, seconds: float) -> dict[str, int]:
    """Prints what came of a part; returns its counts."""
    counts = counts_of(output)
    if counts is None or (counts["passed"] + counts["failed"] + counts["skipped"] == 0):
        counts = {"passed": 0, "failed": 1, "skipped": 0}
        outcome = "FAILED: it counted no test"
    else:
        if bool(code) != bool(counts["failed"]):
            counts["failed"] += 1  # it broke off, or it hid its failures
        outcome = counted(counts)
    print(f"{part:16}{seconds:8.1f} s  {outcome}", flush=True)
    for line in output.splitlines():
        if line.startswith(("note: ", "SKIPPED ")):
            print("    ", line)
    if counts["failed"]:
        show(f"test-{part}", output)
    return counts


def outcomes(wanted: list[str]) -> Iterator[tuple[str, int, str, float]]:
    """Runs the parts in their order, two at a time where they may; each comes when it is done."""
    with ThreadPoolExecutor(1) as lane:
        beside = [(part, lane.submit(run, f"test-{part}")) for part in wanted if part in BESIDE]
        for part in [part for part in wanted if part not in BESIDE + ALONE]:
            yield part, *run(f"test-{part}")
        for part, done in beside:
            yield part, *done.result()
    for part in [part for part in wanted if part in ALONE]:
        yield part, *run(f"test-{part}")


def parts_of(words: list[str]) -> list[str]:
    """The parts that groups and parts name, each once; all without a word."""
    if unknown := [word for word in words if word not in GROUPS and word not in PARTS]:
        sys.exit(f"no such group or part: {', '.join(unknown)}; there are {', '.join([*GROUPS, *PARTS])}")
    named = {part for word in words or GROUPS for part in GROUPS.get(word, [word])}
    return [part for part in PARTS if part in named]


def counted(counts: dict[str, int]) -> str:
    skipped = f", {counts['skipped']} skipped" if counts["skipped"] else ""
    return f"{counts['passed']} passed, {counts['failed']} failed{skipped}"


def sums(each: dict[str, dict[str, int]], parts: list[str]) -> dict[str, int]:
    """The counts of some parts together."""
    return {word: sum(each[part][word] for part in parts if part in each) for word in ("passed", "failed", "skipped")}


def closing(each: dict[str, dict[str, int]]) -> None:
    """A line for each group of which something ran."""
    for group, parts in GROUPS.items():
        if any(part in each for part in parts):
            print(f"group {group:20} {counted(sums(each, parts))}")


def main() -> int:
    wanted = parts_of(sys.argv[1:])
    each: dict[str, dict[str, int]] = {}
    for step in STEPS:
        code, output, seconds = run(step)
        print(f"{'build ' + step:16}{seconds:8.1f} s  {'ok' if code == 0 else 'FAILED'}", flush=True)
        if code:
            each[f"build {step}"] = {"passed": 0, "failed": 1, "skipped": 0}
            show(step, output)
    for part, code, output, seconds in outcomes(wanted):
        each[part] = report(part, code, output, seconds)
    closing(each)
    total = sums(each, list(each))
    print(counted(total), flush=True)
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
