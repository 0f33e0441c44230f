#!/usr/bin/env python3
"""Runs every part of the tests to the end and closes with one line: N passed, M failed (, K skipped).

Each part is a make target that closes with its own counts. A part that cannot be run, that counts nothing, or whose
exit code does not fit its counts, is one failure. What a part printed is kept in build/test/. Before the closing line
each group of parts has one with its counts.
Usage: test.py [group or part ...]   (unit, interface ...; headers, c, swift ...; without one: all)
       test.py check                (what is quick, of a tree that is built)
"""

import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
# What parts build upon, made before they begin: two of them would make it twice. The others come at the same time.
FIRST = ["setup", "lib"]
OTHERS = ["tool", "checked", "python", "model", "wasm", "web", "shapes", "examples"]
# docs/testing.md says what is in which. In this order they run.
GROUPS = {
    "unit": ["format", "house", "types", "hand", "mutation", "swift"],
    "interface": [
        "headers", "library", "abi", "frozen", "plugins", "actions", "python", "tool", "demo", "readme", "site", "bindings", "languages",
        "web", "bare", "large",
    ],  # fmt: skip
    "behaviour": ["cases", "evidence", "shapes", "quality", "strokes", "golden", "model", "model-check", "determinism", "platforms"],
    "robustness": ["c", "faults", "sanitize", "invariants", "fuzz", "soak"],
    "packaging": ["packages", "without-data"],
    "performance": ["budgets"],
}
# `make check`: three minutes at most. quick-c is a share of c.
CHECK = [
    "python", "headers", "abi", "quick-c", "library", "house", "hand", "golden", "types", "format", "readme", "cases",
]  # fmt: skip
PARTS = [part for parts in GROUPS.values() for part in parts]
# The longest begin first, so that both lanes end at about the same time; `swift` and `determinism` are apart, for both
# build in .build and wait for one another.
BEGIN = [
    "determinism", "fuzz", "c", "bindings", "languages", "sanitize", "packages", "swift", "model", "invariants", "actions", "tool",
    "model-check", "platforms", "web", "bare", "large", "python", "without-data", "shapes", "evidence", "plugins", "demo",
]  # fmt: skip
LANES = min(2, os.cpu_count() or 1)
# These look at the processor's time: nothing runs beside them.
ALONE = ["budgets", "soak"]
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


@dataclass(frozen=True)
class Outcome:
    """What came of a make target: its exit code, what it printed, how long it took, and of the processors."""

    code: int
    output: str
    seconds: float
    cpu: float

    def took(self) -> str:
        return f"{self.seconds:8.1f} s {self.cpu:8.1f} s cpu"


def run(name: str, *targets: str) -> Outcome:
    """Makes targets. What they print goes to a file, for one that hangs."""
    began = time.monotonic()
    log = ROOT / "build/test" / f"{name}.log"
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("wb") as file:
        # In a group of its own: what a part has started ends with it.
        process = subprocess.Popen(
            ["make", *targets], cwd=ROOT, stdin=subprocess.DEVNULL, stdout=file, stderr=file, start_new_session=True
        )
        late = threading.Timer(LIMIT, os.killpg, (process.pid, signal.SIGKILL))
        late.start()
        _, status, used = os.wait4(process.pid, 0)
        late.cancel()
        process.returncode = os.waitstatus_to_exitcode(status)
        if process.returncode == -signal.SIGKILL:
            file.write(f"\nstopped: not done within {LIMIT} s\n0 passed, 1 failed\n".encode())
    output = log.read_text(errors="replace")
    return Outcome(process.returncode, output, time.monotonic() - began, used.ru_utime + used.ru_stime)


def show(name: str, output: str, lines: int = 60) -> None:
    """The end of what a failed part printed, marked so that no line of it looks like one of ours."""
    for line in output.splitlines()[-lines:]:
        print("    |", line[:300])
    print(f"    | all of it: build/test/{name}.log")


def report(part: str, outcome: Outcome) -> dict[str, int]:
    """Prints what came of a part; returns its counts."""
    counts, said = counts_of(outcome.output), "FAILED: it counted no test"
    if counts is None or (counts["passed"] + counts["failed"] + counts["skipped"] == 0):
        counts = {"passed": 0, "failed": 1, "skipped": 0}
    else:
        if bool(outcome.code) != bool(counts["failed"]):
            counts["failed"] += 1  # it broke off, or it hid its failures
        said = counted(counts)
    print(f"{part:16}{outcome.took()}  {said}", flush=True)
    for line in outcome.output.splitlines():
        if line.startswith(("note: ", "SKIPPED ", "RERUN ")):
            print("    ", line)
    if counts["failed"]:
        show(f"test-{part}", outcome.output)
    return counts


def outcomes(wanted: list[str]) -> Iterator[tuple[str, Outcome]]:
    """Runs the parts in two lanes, the longest first; each comes when it is done."""
    order = sorted((part for part in wanted if part not in ALONE), key=lambda part: place(BEGIN, part))
    with ThreadPoolExecutor(LANES) as lanes:
        running = {lanes.submit(run, f"test-{part}", f"test-{part}"): part for part in order}
        for done in as_completed(running):
            yield running[done], done.result()
    for part in [part for part in wanted if part in ALONE]:
        yield part, run(f"test-{part}", f"test-{part}")


def place(parts: list[str], part: str) -> int:
    return parts.index(part) if part in parts else len(parts)


def built(is_check: bool) -> Iterator[tuple[str, Outcome]]:
    """Makes what parts build upon."""
    for step in FIRST:
        yield step, run(step, step)
    others = ["tool", "python"] if is_check else OTHERS
    yield "others", run("others", f"--jobs={LANES}", "--keep-going", *others)


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
    is_check = sys.argv[1:] == ["check"]
    wanted = CHECK if is_check else parts_of(sys.argv[1:])
    each: dict[str, dict[str, int]] = {}
    for step, outcome in built(is_check):
        print(f"{'build ' + step:16}{outcome.took()}  {'FAILED' if outcome.code else 'ok'}", flush=True)
        if outcome.code:
            each[f"build {step}"] = {"passed": 0, "failed": 1, "skipped": 0}
            show(step, outcome.output)
    for part, outcome in outcomes(wanted):
        each[part] = report(part, outcome)
    if not is_check:
        closing(each)
    total = sums(each, list(each))
    print(counted(total), flush=True)
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
