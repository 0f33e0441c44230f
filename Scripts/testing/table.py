"""Reads Tests/table.txt: which program runs in which configuration, at which tier."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TABLE = ROOT / "Tests/table.txt"
TIERS = ["check", "test", "thorough", "release"]
GROUPS = ["unit", "interface", "behaviour", "robustness", "packaging", "performance"]
HEAD = re.compile(r"\[([\w-]+)\] (\w+): (.+)")
CELL = re.compile(r"([\w-]+)(?:\(([^()]*)\))?")


class Malformed(Exception):
    """A line of the table that says nothing that can be run."""


@dataclass(frozen=True)
class Unit:
    """One program in one configuration: what a lane runs at once. `arguments`: those of this configuration in place
    of the program's own. `runs_marked`: of a pytest program whose tests are divided between two tiers, whether it runs
    those that are marked `thorough`; None: it is not divided."""

    part: str
    program: str
    configuration: str
    tier: str
    arguments: str | None = None
    runs_marked: bool | None = None

    @property
    def name(self) -> str:
        words = self.program.split()
        head = next((word for word in words if word.endswith((".c", ".py")) or "/" in word), words[0])
        return f"{Path(head).stem if head.endswith('.c') else head} ({self.configuration})"


@dataclass
class Part:
    """What is counted and shown together. `needs`: what is built before; `seconds`: what all of it takes of a
    processor, about, by which the longest begin first and none goes on without end; `lock`: that of the builds beside
    which it must not run; `is_alone`: it looks at the processor's time, so that nothing runs beside it; `is_idle`: it
    waits for most of its time, for a browser's frames for example, and takes no lane."""

    name: str
    group: str
    summary: str
    needs: list[str] = field(default_factory=list)
    seconds: float = 30
    lock: str = ""
    is_alone: bool = False
    is_idle: bool = False
    units: list[Unit] = field(default_factory=list)

    def of(self, tiers: list[str]) -> list[Unit]:
        return [unit for unit in self.units if unit.tier in tiers]


def cells(text: str) -> list[tuple[str, str | None]]:
    """The configurations of a cell, with the arguments that one may have: `shared valgrind(15000 2)`."""
    if text == "-":
        return []
    found = CELL.findall(text)
    if " ".join(name + (f"({arguments})" if arguments else "") for name, arguments in found) != text:
        raise Malformed(f"'{text}' is no list of configurations")
    return [(name, arguments or None) for name, arguments in found]


def units_of(part: str, line: str) -> list[Unit]:
    """The units of one row: a program, and the configurations of each tier."""
    columns = re.split(r"\s{2,}", line.strip())
    if len(columns) != 1 + len(TIERS):
        raise Malformed(f"a row has a program and {len(TIERS)} tiers: {line.strip()}")
    program, *texts = columns
    tiers = [dict(cells(text)) for text in texts]
    found = []
    for tier, configurations in zip(TIERS, tiers, strict=True):
        for name, arguments in configurations.items():
            again = [other[name] for other in tiers if name in other]
            is_divided = len(again) > 1 and program.startswith("pytest ")
            if len(set(again)) < len(again) and not is_divided:
                raise Malformed(f"it runs twice in the same way: {line.strip()}")
            is_later = not any(name in other for other in tiers[TIERS.index(tier) + 1 :])
            found.append(Unit(part, program, name, tier, arguments, is_later if is_divided else None))
    return found


def read(text: str) -> dict[str, Part]:
    """The parts by name, in the order of the table."""
    parts: dict[str, Part] = {}
    part: Part | None = None
    for line in text.splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        if head := HEAD.fullmatch(line):
            if head[2] not in GROUPS or head[1] in parts:
                raise Malformed(f"a part is there once, in one of {', '.join(GROUPS)}: {line}")
            part = parts[head[1]] = Part(head[1], head[2], head[3])
        elif part is None:
            raise Malformed(f"a row before the first part: {line}")
        elif line.startswith("needs "):
            part.needs = line.split()[1:]
        elif line.startswith("seconds "):
            part.seconds = float(line.split()[1])
        elif line.startswith("lock "):
            part.lock = line.split()[1]
        elif line == "alone":
            part.is_alone = True
        elif line == "idle":
            part.is_idle = True
        else:
            part.units += units_of(part.name, line)
    return parts


def parts() -> dict[str, Part]:
    return read(TABLE.read_text())
