#!/usr/bin/env python3
"""Tells which small changes of Swift sources no test notices, and which tier of the tests notices the others.

The changes are built at once into a copy of the tree (build/mutation/tree), each behind a number that is read from the
environment; then each test runs with groups of them switched on. What became of each is kept in
build/mutation/results.json, from which a run that was stopped goes on.
Usage: mutate.py [--count 400] [--seed 1] [--tier thorough] [--lanes 2] [--again] [--alone] [--report] [--write]
           [--list] [file.swift or folder ...]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from changes import Change, changes_of
from drawing import drawn
from judge import Judge
from project import BUILDS, COPY, FLOORS, SCOPE, Project, group_of
from report import survivors, table, with_report
from results import Record, Results, Surveys
from tiers import ROOT, TIERS, Command, all_tests
from workshop import NotBuilt

RESULTS = COPY.parent / "results.json"
JUDGED = Path(__file__).resolve().parent / "judged.json"
PAGE = ROOT / "docs/mutation.md"
# The floors of the groups are meant for so many.
USUAL = 400


def sources(given: list[Path]) -> list[Path]:
    """The Swift files named, and those in the folders named."""
    found = [file for path in given for file in ([path] if path.is_file() else sorted(path.rglob("*.swift")))]
    return [file.resolve() for file in found]


def name_of(change: Change) -> str:
    return change.describe(change.path.read_text()).removeprefix(f"{ROOT}/")


def chosen(files: list[Path], count: int, seed: int) -> dict[int, Change]:
    """The changes to make, by their numbers: so many, drawn from each group of the table; 0: all."""
    parts: dict[str, list[Change]] = {name: [] for name in SCOPE}
    for file in files:
        parts.setdefault(group_of(file), []).extend(changes_of(file))
    whole = sum(map(len, parts.values()))
    count = min(count or whole, whole)
    floors = {name: floor * count // USUAL for name, floor in FLOORS.items()}
    found = drawn(parts, count, seed, floors)
    order = {path: place for place, path in enumerate(files)}
    return dict(enumerate(sorted(found, key=lambda change: (order[change.path], change.start)), 1))


@dataclass
class Run:
    """A run: the mutants' names by their numbers, what becomes of them, and the tests that fail without one, which are
    left out."""

    project: Project
    results: Results
    names: dict[int, str]
    judge: Judge
    surveys: Surveys
    lanes: int
    failed: list[str] = field(default_factory=list)

    def open_to(self, test: Command) -> list[int]:
        """The mutants that the test is still to be given."""
        return [number for number, name in self.names.items() if self.results.records[name].is_open(test) and name.startswith(test.folder)]

    def take(self, test: Command, number: int, is_noticed: bool) -> None:
        self.results.add(self.names[number], test, is_noticed)

    def noticed(self) -> int:
        return sum(bool(record.tier) for record in self.results.records.values())

    def prepare(self, tier: str) -> list[Command]:
        """Builds what the tests of a tier need, and runs them without a mutant: those that pass, quick ones first."""
        began = time.monotonic()
        self.project.build(BUILDS[tier])
        for number, name in self.names.items():
            self.results.records[name].is_built = number not in self.project.left_out
        self.judge.lanes = self.project.lanes(self.lanes)
        print(f"{tier}: {len(self.project.left_out)} not built; {time.monotonic() - began:.0f} s to build", flush=True)
        tests = [test for test in all_tests() if test.tier == tier and self.open_to(test)]
        self.judge.surveys |= self.surveys.recall(tests)
        failed = self.judge.survey([test for test in tests if test.name not in self.judge.surveys])
        self.surveys.keep([test for test in tests if test.name not in failed], self.judge.surveys)
        self.failed += failed
        known = {test.name: self.judge.surveys[test.name].processor for test in tests}
        print(f"{tier}: {len(tests)} tests, {sum(known.values()):.0f} s of a processor; without a change fail: {failed}", flush=True)
        # What has been played in another configuration notices least of what is left.
        seen = {test.program for test in all_tests() if TIERS.index(test.tier) < TIERS.index(tier)}
        return sorted((test for test in tests if test.name not in failed), key=lambda test: (test.program in seen, known[test.name]))

    def judge_tier(self, tier: str) -> None:
        rate = 0.5 if tier == TIERS[0] else 0.05
        for test in self.prepare(tier):
            numbers = self.open_to(test)
            reached = len(set(self.judge.surveys[test.name].reached) & set(numbers))
            began, before = time.monotonic(), self.noticed()
            rate = self.judge.judge(test, numbers, partial(self.take, test), rate)
            self.results.write()
            if reached:
                print(f"{tier:9} {test.name}: {self.noticed() - before} of {reached} noticed, {time.monotonic() - began:.0f} s", flush=True)

    def judge_alone(self) -> None:
        """Gives what survived to the tests of the first tier one by one: so no other one hides it."""
        for test in (test for test in all_tests() if test.tier == TIERS[0] and test.name not in self.failed):
            if test.name in self.judge.surveys:
                records = {number: self.results.records[name] for number, name in self.names.items()}
                left = [number for number, record in records.items() if record.is_built and not record.tier]
                self.judge.judge(test, left, partial(self.take, test), most=1)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Which small changes of Swift sources does no test notice?")
    parser.add_argument("files", nargs="*", type=Path, help="Swift sources or folders of such (default: the folders of the table)")
    parser.add_argument("--count", type=int, default=USUAL, help=f"how many changes, drawn at random; 0: all (default {USUAL})")
    parser.add_argument("--seed", type=int, default=1, help="of the drawing (default 1)")
    parser.add_argument("--tier", choices=TIERS, default=TIERS[-1], help="up to which tier tests run (default: all)")
    parser.add_argument("--again", action="store_true", help="what survived meets all tests again")
    parser.add_argument("--alone", action="store_true", help="what survived meets the tests of the first tier one by one")
    parser.add_argument("--lanes", type=int, default=2, help="so many tests run at a time (default 2)")
    parser.add_argument("--write", action="store_true", help="write the table into docs/mutation.md")
    parser.add_argument("--report", action="store_true", help="print what is known so far, run nothing")
    parser.add_argument("--list", action="store_true", help="print the changes and build nothing")
    given = parser.parse_args()
    given.files = given.files or [ROOT / folder for folders in SCOPE.values() for folder in folders]
    for file in given.files:
        if not (file.is_dir() or file.suffix == ".swift" and file.is_file()) or ROOT / "Sources" not in file.resolve().parents:
            parser.error(f"{file}: no Swift source of this tree")
    if given.count < 0:
        parser.error("--count is 0 or more")
    return given


def report(results: Results, given: argparse.Namespace) -> None:
    judged = json.loads(JUDGED.read_text())
    text = table(results.records, judged, list(SCOPE))
    print(text, survivors(results.records, judged), sep="\n\n")
    if given.write:
        refused = sum(not record.is_built for record in results.records.values())
        head = f"`make power COUNT={given.count} SEED={given.seed}`, {len(results.records)} changes drawn, of which the compiler refuses {refused}"
        head += ":" if given.tier == TIERS[-1] else f"; played up to `{given.tier}`, so that \"everything\" is no more than that:"
        PAGE.write_text(with_report(PAGE.read_text(), f"{head}\n\n{text}"))


def main() -> int:
    given = arguments()
    changes = chosen(sources(given.files), given.count, given.seed)
    names = {number: name_of(change) for number, change in changes.items()}
    if given.list:
        print("\n".join(names.values()))
        return 0
    began = time.monotonic()
    # Behind whatever else runs: it takes hours of a processor. What it starts is behind too.
    os.setpriority(os.PRIO_PROCESS, 0, max(10, os.getpriority(os.PRIO_PROCESS, 0)))
    os.environ.setdefault("KINESIC_DATA", str(ROOT.parent / "shared/data"))
    project = Project(changes)
    results = Results(RESULTS)
    results.recall({names[number]: Record(group_of(change.path), project.name(number)) for number, change in changes.items()})
    project.refresh()
    surveys = Surveys(RESULTS.with_name("surveys.json"), list(results.records))
    if given.report:
        report(results, given)
        return 0
    if given.again:
        results.forget()
        surveys.file.unlink(missing_ok=True)
    run = Run(project, results, names, Judge([], lambda number: (changes[number].path, changes[number].region)), surveys, given.lanes)
    try:
        for tier in TIERS[: TIERS.index(given.tier) + 1]:
            run.judge_tier(tier)
    except NotBuilt as reason:
        print(f"the sources do not build as they are: {reason}", file=sys.stderr)
        return 1
    if given.alone:
        run.judge_alone()
    report(results, given)
    print(f"\n{time.monotonic() - began:.0f} s")
    if run.failed:
        print(f"these tests fail without a change and were left out: {', '.join(run.failed)}", file=sys.stderr)
    return 1 if run.failed else 0


if __name__ == "__main__":
    sys.exit(main())
