#!/usr/bin/env python3
"""Tells which small changes of Swift sources no test notices, and which tier of the tests notices the others.

The changes are built at once into a copy of the tree (build/mutation/tree), each behind a number that is read from the
environment; then each test runs with groups of them switched on. What became of each is kept in
build/mutation/results.json, from which a run that was stopped goes on.
Usage: mutate.py [--count 400] [--seed 1] [--tier thorough] [--again] [--alone] [--write] [--list] [file.swift or folder ...]
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from pathlib import Path

from changes import Change, changes_of
from drawing import drawn
from judge import Judge
from project import COPY, FLOORS, ROOT, SCOPE, TESTS, TIERS, Project, group_of
from report import survivors, table, with_report
from results import Record, Results
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


def judge_all(judge: Judge, results: Results, numbers: dict[int, str], tiers: tuple[str, ...]) -> list[str]:
    """Gives the mutants to the tests of the tiers, quick tests first; the names of tests that fail without one."""
    rate = 0.5
    for tier in tiers:
        tests = [test for test in TESTS if test.tier == tier]
        if failed := judge.survey(tests):
            return failed
        for test in sorted(tests, key=lambda test: judge.surveys[test.name].processor):
            waiting = [number for number, name in numbers.items() if results.records[name].is_open(test) and name.startswith(test.folder)]
            began = time.monotonic()
            before = sum(bool(record.tier) for record in results.records.values())
            rate = judge.judge(test, waiting, lambda number, noticed, test=test: results.add(numbers[number], test, noticed), rate)  # type: ignore[misc]
            found = sum(bool(record.tier) for record in results.records.values()) - before
            print(f"{tier:9} {test.name}: {found} of {len(waiting)} noticed, {time.monotonic() - began:.0f} s", flush=True)
    return []


def judge_alone(judge: Judge, results: Results, numbers: dict[int, str]) -> None:
    """Gives what survived to the tests of the first tier one by one: so no other one hides it."""
    for test in sorted((test for test in TESTS if test.tier == TIERS[0]), key=lambda test: judge.surveys[test.name].processor):
        waiting = [number for number, name in numbers.items() if results.records[name].is_built and not results.records[name].tier]
        judge.judge(test, waiting, lambda number, noticed, test=test: results.add(numbers[number], test, noticed), most=1)  # type: ignore[misc]


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Which small changes of Swift sources does no test notice?")
    parser.add_argument("files", nargs="*", type=Path, help="Swift sources or folders of such (default: the folders of the table)")
    parser.add_argument("--count", type=int, default=USUAL, help=f"how many changes, drawn at random; 0: all (default {USUAL})")
    parser.add_argument("--seed", type=int, default=1, help="of the drawing (default 1)")
    parser.add_argument("--tier", choices=TIERS, default=TIERS[-1], help="up to which tier tests run (default: all)")
    parser.add_argument("--again", action="store_true", help="what survived meets all tests again")
    parser.add_argument("--alone", action="store_true", help="what survived meets the tests of the first tier one by one")
    parser.add_argument("--write", action="store_true", help="write the table into docs/mutation.md")
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
        head = f"`make power COUNT={given.count} SEED={given.seed}`, {len(results.records)} changes drawn, of which the compiler refuses {refused}:"
        PAGE.write_text(with_report(PAGE.read_text(), f"{head}\n\n{text}"))


def main() -> int:
    given = arguments()
    changes = chosen(sources(given.files), given.count, given.seed)
    names = {number: name_of(change) for number, change in changes.items()}
    if given.list:
        print("\n".join(names.values()))
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
    print(f"{len(changes)} changes, {len(project.left_out)} not built; {time.monotonic() - began:.0f} s to build", flush=True)
    results = Results(RESULTS)
    results.recall({names[number]: Record(group_of(change.path), project.name(number)) for number, change in changes.items()})
    for number, name in names.items():
        results.records[name].is_built = number not in project.left_out
        if given.again and not results.records[name].tier:
            results.records[name].passed.clear()
    results.write()
    judge = Judge(project.lanes(2), lambda number: (changes[number].path, changes[number].region))
    if failed := judge_all(judge, results, names, TIERS[: TIERS.index(given.tier) + 1]):
        print(f"these tests fail without a change: {', '.join(failed)}", file=sys.stderr)
        return 1
    if given.alone:
        judge_alone(judge, results, names)
    report(results, given)
    print(f"\n{time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
