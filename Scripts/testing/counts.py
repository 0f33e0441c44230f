"""What a program says of itself as it ends: `3 passed, 1 failed`, and why it skipped what."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field

COUNT = re.compile(r"\b(\d+) (passed|failed|skipped|errors?)\b")
# As pytest says it (`SKIPPED [3] file.py:12: why`), and as our own programs do (`SKIPPED what: why`).
SKIPPED = re.compile(r"^SKIPPED (?:\[(\d+)\] )?(?:\S+:\d+: |[^:]*: )?(.*)$")


@dataclass
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    # How many tests were skipped for which reason.
    reasons: Counter[str] = field(default_factory=Counter)

    def add(self, other: Counts) -> None:
        self.passed += other.passed
        self.failed += other.failed
        self.skipped += other.skipped
        self.reasons += other.reasons

    def __str__(self) -> str:
        return f"{self.passed} passed, {self.failed} failed" + (f", {self.skipped} skipped" if self.skipped else "")


def stated(output: str) -> Counts | None:
    """The counts of the last line that has some; pytest's and our programs' alike."""
    for line in reversed(output.splitlines()):
        if found := COUNT.findall(line):
            counts = Counts()
            for number, word in found:
                word = "failed" if word.startswith("error") else word
                setattr(counts, word, getattr(counts, word) + int(number))
            return counts
    return None


def reasons(output: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for line in output.splitlines():
        if match := SKIPPED.match(line):
            found[match[2].strip()] += int(match[1] or 1)
    return found


def judged(code: int, output: str, is_one: bool = False) -> Counts:
    """The counts of a program that ended with a code. One that counts nothing, or whose code does not fit its counts,
    is one failure. `is_one`: what it counts is one test, such as a set of random worlds."""
    counts = stated(output)
    if counts is None or counts.passed + counts.failed + counts.skipped == 0:
        return Counts(failed=1)
    if bool(code) != bool(counts.failed):
        counts.failed += 1  # it broke off, or it hid its failures
    if is_one and not counts.failed:
        counts.passed = 1
    counts.reasons = reasons(output)
    counts.skipped = max(counts.skipped, counts.reasons.total())
    return counts
