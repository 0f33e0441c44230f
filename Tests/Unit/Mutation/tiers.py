"""The tests that are to notice, tier by tier: those of Tests/table.txt, in pieces that are quick to run again."""

from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.append(str(ROOT / "Scripts/testing"))
import table  # noqa: E402

TIERS = ("check", "test", "thorough")
CORE = "Sources/KinesicCore"
# Parts that cannot notice a change of the library's code; that play other builds, whose bytes are those of this one;
# that are about other languages, packages and pages; that measure time.
LEFT_OUT = {
    "format", "house", "types", "hand", "runner", "mutation", "headers", "library", "readme", "demo", "site", "bindings", "languages",
    "web", "bare", "large", "platforms", "packages", "without-data", "fuzz", "soak", "budgets",
}  # fmt: skip
APART = "".join(f" KINESIC_{name.upper()}_LIBRARY=$PWD/build/lib/libkinesic-{name}.so" for name in ("lint", "overlay", "recordings", "strokes", "touchpad"))
# What the environment has of each configuration that meets the mutants; a C program is given it by c_program.py.
ENVIRONMENT = {
    "shipped": "",
    "checked": f"LD_LIBRARY_PATH=$PWD/build/checks/lib KINESIC_LIBRARY=$PWD/build/checks/lib/libkinesic.so{APART} ",
    "counted": "",
}
PYTHON = "PYTHONPATH=$PWD/bindings/python build/venv/bin/python -m pytest -q -x -p no:cacheprovider"
SWIFT = ".build-tests/debug/kinesicPackageTests.xctest --testing-library swift-testing --no-parallel --skip StateBytesTests/anything"
PROGRAMS = {"ArenaModel": "build/bin/ArenaModel", "kinesic": "build/bin/kinesic", "Scripts/swift-test": SWIFT}
# Of these a part alone plays this build.
PARTLY = {
    "Tests/Behaviour/Determinism": "Tests/Behaviour/Determinism/test_determinism.py -k 'earlier_build or plays_again'",
    "Tests/Interface/Frozen": "Tests/Interface/Frozen -k this_level",
}
# A test with other numbers each time has these here: it must say the same of a mutant twice.
FRESH = "20261126"


@dataclass(frozen=True)
class Command:
    """A command at the root of the copy; its exit code is 0 when it passes."""

    name: str
    command: str
    tier: str = TIERS[0]
    # The folder whose mutants it is for.
    folder: str = ""

    @property
    def program(self) -> str:
        """What is played, in whichever configuration."""
        return self.name.rpartition(" (")[0]

    @property
    def mark(self) -> str:
        """Another one for each command."""
        return sha256(self.command.encode()).hexdigest()[:12]


def files_of(words: list[str]) -> Iterator[str]:
    """The files of tests that the arguments of pytest name, one by one."""
    for word in words:
        if word in PARTLY:
            yield PARTLY[word]
        elif (ROOT / word).is_dir():
            yield from (str(path.relative_to(ROOT)) for path in sorted((ROOT / word).rglob("test_*.py")))
        else:
            yield word


def of_pytest(unit: table.Unit, words: list[str]) -> Iterator[Command]:
    """A command for each file, and one for what few of them have beyond the first tiers. One that finds no test
    passes."""
    marked = {True: " -m thorough", False: " -m 'not thorough'", None: ""}[unit.runs_marked]
    for file in [" ".join(words)] if unit.runs_marked else files_of(words):
        name = f"{file} ({unit.configuration}{', thorough' if unit.runs_marked else ''})"
        yield Command(name, f"{ENVIRONMENT[unit.configuration]}{PYTHON}{marked} {file} || [ $? = 5 ]", unit.tier)


def commands(unit: table.Unit) -> Iterator[Command]:
    program, *words = unit.program.split()
    if unit.arguments is not None:
        words = [*(words if program == "pytest" else []), *unit.arguments.split()]
    words = [word.replace("{fresh}", FRESH) for word in words]
    name = f"{' '.join([program, *words])} ({unit.configuration})"
    if program == "pytest":
        yield from of_pytest(unit, words)
    elif program.endswith(".c"):
        yield Command(name, shlex.join(["python3", "Scripts/testing/c_program.py", unit.configuration, f"Tests/{program}", *words]), unit.tier)
    else:
        command = " ".join([PROGRAMS.get(program, program), *words])
        yield Command(name, ENVIRONMENT[unit.configuration] + command, unit.tier, CORE if program == "ArenaModel" else "")


def all_tests() -> list[Command]:
    """All, by the table; what two rows have in common once, in the first tier that has it."""
    units = [unit for part in table.parts().values() if part.name not in LEFT_OUT for unit in part.units if unit.configuration in ENVIRONMENT]
    found = [command for tier in TIERS for unit in units if unit.tier == tier for command in commands(unit)]
    by_command = {command.command: command for command in reversed(found)}
    return [command for command in found if by_command[command.command] is command]
