"""What a run shows: a line for each build and part as it ends, the reasons of what was skipped, sums, and what to do
with a failure."""

from __future__ import annotations

import os
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from counts import Counts, judged
from processes import Outcome
from table import GROUPS, Part, Unit


@dataclass
class Report:
    """`waiting`: of each part how many of its units have not ended; `each`: the counts of parts and of builds that
    failed."""

    parts: dict[str, Part]
    waiting: Counter[str]
    each: dict[str, Counts] = field(default_factory=dict)
    seconds: Counter[str] = field(default_factory=Counter)
    processor: Counter[str] = field(default_factory=Counter)
    not_run: list[str] = field(default_factory=list)
    # Of each unit: processor time, time, name.
    times: list[tuple[float, float, str]] = field(default_factory=list)

    def built(self, name: str, outcome: Outcome, log: str) -> None:
        print(f"{'build ' + name:26}{took(outcome.seconds, outcome.cpu)}  {'FAILED' if outcome.code else 'ok'}", flush=True)
        if outcome.code:
            self.each[f"build {name}"] = Counts(failed=1)
            show(outcome.output, log)
        self.times.append((outcome.cpu, outcome.seconds, f"build {name}"))

    def ran(self, unit: Unit, outcome: Outcome | None, log: str) -> None:
        """A unit has ended, or was not run; with its last unit a part has its line."""
        counts = self.each.setdefault(unit.part, Counts())
        if outcome is None:
            self.not_run.append(f"{unit.part}: {unit.name}")
            counts.add(Counts(failed=1))
        else:
            found = judged(outcome.code, outcome.output, is_one=unit.program.startswith("ArenaModel"))
            counts.add(found)
            self.seconds[unit.part] += outcome.seconds
            self.processor[unit.part] += outcome.cpu
            self.times.append((outcome.cpu, outcome.seconds, f"{unit.part}: {unit.name}"))
            self.notes(outcome.output)
            if found.failed:
                print(f"FAILED {unit.part}, {unit.name}: {found}")
                show(outcome.output, log)
        self.waiting[unit.part] -= 1
        if not self.waiting[unit.part]:
            print(f"{unit.part:26}{took(self.seconds[unit.part], self.processor[unit.part])}  {counts}", flush=True)

    def notes(self, output: str) -> None:
        for line in output.splitlines():
            if line.startswith(("note: ", "RERUN ")):
                print("    ", line)

    def write_times(self, path: Path) -> None:
        """What took how long, the longest first."""
        lines = [f"{cpu:8.1f} s cpu {seconds:8.1f} s  {name}" for cpu, seconds, name in sorted(self.times, reverse=True)]
        path.write_text("\n".join(["# seconds of the processors, seconds, what", *lines, ""]))

    def total(self) -> Counts:
        total = Counts()
        for counts in self.each.values():
            total.add(counts)
        return total

    def close(self, title: str) -> Counts:
        """Prints what is left to say, and the closing line."""
        total = self.total()
        if total.reasons:
            print(f"skipped, {total.skipped} in all:")
            for reason, count in total.reasons.most_common():
                print(f"  {count} {'test' if count == 1 else 'tests'}: {reason}")
        for group in GROUPS:
            counts = Counts()
            for name in [name for name in self.each if name in self.parts and self.parts[name].group == group]:
                counts.add(self.each[name])
            if counts.passed + counts.failed + counts.skipped:
                print(f"group {group:20}{counts}")
        if self.not_run:
            print(f"not run, for a build failed or the time was over: {'; '.join(self.not_run)}")
        if total.failed:
            names = [name for name, counts in self.each.items() if counts.failed]
            print(f"failed: {', '.join(names)}. All that a part printed is in build/test/<part>/.")
            print(f"Again, alone: make test-{next((name for name in names if name in self.parts), 'PART')}; docs/testing.md says how to run one program by itself.")
        print(f"{title}{took(self.elapsed, sum(cpu for cpu, _, _ in self.times))}", flush=True)
        print(total, flush=True)
        return total

    elapsed: float = 0


def took(seconds: float, cpu: float) -> str:
    return f"{seconds:8.1f} s {cpu:8.1f} s cpu"


def show(output: str, log: str, lines: int = 60) -> None:
    """The end of what a failed program printed, marked so that no line of it looks like one of ours."""
    for line in output.splitlines()[-lines:]:
        print("    |", line[:300])
    print(f"    | all of it: {os.path.relpath(log)}", flush=True)
