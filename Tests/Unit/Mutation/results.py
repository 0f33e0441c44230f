"""What became of the mutants, kept as it comes, so that a run goes on where one stopped."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from pathlib import Path

from project import Command

PLACE = re.compile(r"^([^:]+):\d+: ")


@dataclass
class Record:
    """A mutant: the group of the table, the text that it changes (`key`), the test that noticed it and of which tier
    that is, and the commands that did not notice it, by the names of the tests."""

    group: str
    key: str
    test: str = ""
    tier: str = ""
    passed: dict[str, str] = field(default_factory=dict)
    is_built: bool = True

    def is_open(self, test: Command) -> bool:
        """Whether this test is still to say what it makes of it."""
        return self.is_built and not self.tier and self.passed.get(test.name) != test.command

    def add(self, test: Command, is_noticed: bool) -> None:
        if is_noticed:
            self.test, self.tier = test.name, test.tier
        else:
            self.passed[test.name] = test.command


@dataclass
class Results:
    """The records by the mutants' names."""

    file: Path
    records: dict[str, Record] = field(default_factory=dict)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def recall(self, wanted: Mapping[str, Record]) -> None:
        """Takes the mutants that are wanted, with what is known of them when they change the same text as then."""
        kept = json.loads(self.file.read_text()) if self.file.exists() else {}
        for name, record in wanted.items():
            before = kept.get(name, {})
            self.records[name] = Record(**before) if before.get("key") == record.key else record

    def add(self, name: str, test: Command, is_noticed: bool) -> None:
        with self.lock:
            self.records[name].add(test, is_noticed)
            self.write()

    def write(self) -> None:
        new = self.file.with_suffix(".new")
        new.write_text(json.dumps({name: asdict(record) for name, record in self.records.items()}, indent=1))
        new.replace(self.file)


def without_line(name: str) -> str:
    """A mutant's name as a judgement has it: lines move, what is changed stays."""
    return PLACE.sub(r"\1: ", name)
