#!/usr/bin/env python3
"""Runs what Tests/table.txt says, in lanes, with what it builds upon, and closes with one line: N passed, M failed
(, K skipped). docs/testing.md has the tiers, the parts and the configurations.

Usage: test.py [check | test | thorough | release] [part or group ...] [--in CONFIGURATION]
  check, test, thorough, release   of this tier: `test` has what `check` has; the other two have what is only theirs.
                                   Without one: `test`. A part that has nothing there: the next tier
  part or group                    only these (unit, interface ...; headers, c ...)
  --in CONFIGURATION               only the programs that run in it (valgrind, address ...); with the name of a target,
                                   every C program on it
       test.py list                the parts, a line each
"""

from __future__ import annotations

import os
import random
import re
import sys
import time
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
sys.path.insert(0, str(Path(__file__).resolve().parent / "testing"))
import builds  # noqa: E402
import configurations  # noqa: E402
import processes  # noqa: E402
import table  # noqa: E402
from lanes import Lanes, Task  # noqa: E402
from report import Report  # noqa: E402
from table import ROOT, Part, Unit  # noqa: E402

LOGS = ROOT / "build/test"
OF_TIER = {"check": ["check"], "test": ["check", "test"], "thorough": ["thorough"], "release": ["release"]}
LANES = min(2, os.cpu_count() or 1)
PYTEST = ["build/venv/bin/python", "-m", "pytest", "-q", "-rsR", "--color=no", "-p", "no:cacheprovider", "-o", "empty_parameter_set_mark=fail_at_collect"]
PYTEST += ["--durations=30", "--durations-min=1", "-o", "markers=thorough: it runs in the tier of that name"]
# A part may take so many times what it usually takes of the processors, and so many seconds more.
PATIENCE, LEAST = 5, 120


def command(unit: Unit) -> list[str]:
    """What runs a unit, from the root of the tree."""
    program, *arguments = unit.program.split()
    if unit.arguments is not None:
        arguments = [*(arguments if program == "pytest" else []), *unit.arguments.split()]
    arguments = [word.replace("{fresh}", str(random.randrange(1 << 30))) for word in arguments]
    if program == "pytest":
        marked = {True: ["-m", "thorough"], False: ["-m", "not thorough"], None: []}[unit.runs_marked]
        return [*PYTEST, *marked, *arguments]
    if program.endswith(".c"):
        return [sys.executable, "Scripts/testing/c_program.py", unit.configuration, f"Tests/{program}", *arguments]
    words = {"ArenaModel": "build/bin/ArenaModel", "kinesic": "build/bin/kinesic", "python3": sys.executable}
    files = [sorted(map(str, Path().glob(word))) if "*" in word else [word] for word in arguments]
    return [words.get(program, program), *(word for group in files for word in group)]


def log_of(unit: Unit) -> Path:
    return LOGS / unit.part / (re.sub(r"[^\w.-]+", "-", f"{unit.program}-{unit.configuration}-{unit.tier}")[-120:] + ".log")


def task_of(unit: Unit, part: Part, seconds: float) -> Task:
    """A unit as a task: what it needs is built before."""
    needs = {f"build {name}" for name in (*part.needs, *configurations.needs(unit.configuration))}
    environment = {**os.environ, **configurations.environment(unit.configuration, unit.program)}

    def run() -> processes.Outcome:
        return processes.run(command(unit), log_of(unit), PATIENCE * part.seconds + LEAST, environment, ROOT)

    return Task(name_of(unit), run, frozenset(needs), part.lock, seconds, part.is_alone, part.is_idle)


def name_of(unit: Unit) -> str:
    return f"{unit.part}: {unit.program} {unit.configuration} {unit.arguments} {unit.runs_marked}"


def build_task(name: str) -> Task:
    build = builds.BUILDS[name]

    def run() -> processes.Outcome:
        return processes.run(builds.command(name), LOGS / f"build-{name}.log", 1200, dict(os.environ), ROOT)

    return Task(f"build {name}", run, frozenset(f"build {need}" for need in build.needs), build.lock, build.seconds)


def chosen(parts: dict[str, Part], words: list[str], configuration: str) -> list[Unit]:
    """The units that the words of the command line mean."""
    named = {word for word in words if word not in OF_TIER}
    if unknown := [word for word in named if word not in parts and word not in table.GROUPS]:
        sys.exit(f"no such tier, part or group: {', '.join(unknown)}; there are {', '.join([*OF_TIER, *table.GROUPS, *parts])}")
    units = [unit for part in parts.values() if not named or {part.name, part.group} & named for unit in part.units]
    if configuration in configurations.targets():
        programs = {unit.program: unit.part for unit in units if unit.program.endswith(".c")}
        return [Unit(part, program, configuration, "release") for program, part in programs.items()]
    tier = next((word for word in words if word in OF_TIER), "test")
    for tiers in (OF_TIER[tier], ["thorough"], ["release"]):
        if found := [unit for unit in units if unit.tier in tiers and configuration in ("", unit.configuration)]:
            return found
    return []


def main() -> int:
    words = sys.argv[1:]
    configuration = words.pop(words.index("--in") + 1) if "--in" in words[:-1] else ""
    words = [word for word in words if word != "--in"]
    parts = table.parts()
    if words == ["list"]:
        print("\n".join(f"{part.name:16}{part.group:14}{part.summary}" for part in parts.values()))
        return 0
    if configuration and configuration not in {*configurations.BY_NAME, *configurations.targets()}:
        sys.exit(f"no such configuration: {configuration}; there are {', '.join([*configurations.BY_NAME, *configurations.targets()])}")
    os.chdir(ROOT)
    units = chosen(parts, words, configuration)
    if not units:
        sys.exit("nothing of the table is meant by that")
    count = Counter(unit.part for unit in units)
    tasks = [task_of(unit, parts[unit.part], parts[unit.part].seconds / count[unit.part]) for unit in units]
    wanted = builds.with_needs({need.removeprefix("build ") for task in tasks for need in task.needs})
    lanes = Lanes([*map(build_task, sorted(wanted)), *tasks], LANES, float(os.environ.get("KINESIC_TEST_UNTIL", "inf")))
    by_name = {name_of(unit): unit for unit in units}
    report, began = Report(parts, count), time.monotonic()
    for task, outcome in lanes.run():
        if unit := by_name.get(task.name):
            report.ran(unit, outcome, str(log_of(unit)))
        elif outcome is not None:
            report.built(task.name.removeprefix("build "), outcome, str(LOGS / f"build-{task.name.removeprefix('build ')}.log"))
    report.write_times(LOGS / "times.txt")
    report.elapsed = time.monotonic() - began
    return 1 if report.close(f"{'all' if not words else ' '.join(words):26}").failed else 0


if __name__ == "__main__":
    sys.exit(main())
