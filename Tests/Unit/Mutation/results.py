"""What became of the mutants, kept as it comes, so that a run goes on where one stopped."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, astuple, dataclass, field
from pathlib import Path

from judge import Survey
from tiers import Command

# Seconds between two writings of the file.
INTERVAL = 5.0
PLACE = re.compile(r"^([^:]+):\d+: ")


@dataclass
class Record:
    """A mutant: the group of the table, the text that it changes (`key`), the test that noticed it and of which tier
    that is, and the marks of the commands that did not notice it, by the names of the tests."""

    group: str
    key: str
    test: str = ""
    tier: str = ""
    passed: dict[str, str] = field(default_factory=dict)
    is_built: bool = True

    def is_open(self, test: Command) -> bool:
        """Whether this test is still to say what it makes of it."""
        return self.is_built and not self.tier and self.passed.get(test.name) != test.mark

    def add(self, test: Command, is_noticed: bool) -> None:
        if is_noticed:
            self.test, self.tier = test.name, test.tier
        else:
            self.passed[test.name] = test.mark


@dataclass
class Results:
    """The records by the mutants' names."""

    file: Path
    records: dict[str, Record] = field(default_factory=dict)
    written: float = 0

    def recall(self, wanted: Mapping[str, Record]) -> None:
        """Takes the mutants that are wanted, with what is known of them when they change the same text as then."""
        kept = json.loads(self.file.read_text()) if self.file.exists() else {}
        for name, record in wanted.items():
            before = kept.get(name, {})
            self.records[name] = Record(**before) if before.get("key") == record.key else record

    def add(self, name: str, test: Command, is_noticed: bool) -> None:
        self.records[name].add(test, is_noticed)
        if time.monotonic() - self.written > INTERVAL:
            self.write()

    def forget(self) -> None:
        """What survived is to meet all tests again."""
        for record in self.records.values():
            record.passed.clear()

    def write(self) -> None:
        self.written = time.monotonic()
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps({name: asdict(record) for name, record in self.records.items()}, indent=1))
        new.replace(self.file)


def without_line(name: str) -> str:
    """A mutant's name as a judgement has it: lines move, what is changed stays."""
    return PLACE.sub(r"\1: ", name)


@dataclass
class Surveys:
    """What tests are without a mutant, kept for the same mutants: of a run that goes on it is known."""

    file: Path
    mutants: list[str]

    def recall(self, tests: Sequence[Command]) -> dict[str, Survey]:
        kept = json.loads(self.file.read_text()) if self.file.exists() else {}
        if kept.get("mutants") != self.mutants:
            return {}
        return {test.name: Survey(*kept["tests"][test.mark]) for test in tests if test.mark in kept["tests"]}

    def keep(self, tests: Sequence[Command], surveys: Mapping[str, Survey]) -> None:
        known = {test.mark: astuple(surveys[test.name]) for test in tests if test.name in surveys}
        kept = json.loads(self.file.read_text()) if self.file.exists() else {}
        if kept.get("mutants") == self.mutants:
            known = kept["tests"] | known
        self.file.write_text(json.dumps({"mutants": self.mutants, "tests": known}))
