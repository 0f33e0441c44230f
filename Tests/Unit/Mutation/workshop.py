"""A copy of the tree in which the mutants are built: the sources of the tree itself are never touched."""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from changes import Change
from schemata import Schemata, with_mutants

SWITCH = Path(__file__).resolve().parent / "Mutant.swift"
ERROR = re.compile(r"^(/[^:\n]+\.swift):(\d+):\d+: error: (.*)", re.M)


class NotBuilt(Exception):
    """The copy does not build, and no mutant is to blame."""


def put(path: Path, content: bytes) -> None:
    """Writes a file where it is not so already: what has not changed is not compiled again."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


@dataclass
class Workshop:
    """`root`: the tree; `place`: the copy; `folders`: what is copied, files or folders under the root."""

    root: Path
    place: Path
    folders: list[str]
    mutants: dict[int, Change] = field(default_factory=dict)
    left_out: set[int] = field(default_factory=set)
    written: dict[Path, Schemata] = field(default_factory=dict)

    def of_source(self, path: Path) -> dict[int, Change]:
        return {number: change for number, change in self.mutants.items() if change.path == path}

    @property
    def memory(self) -> Path:
        return self.place.parent / "refused.json"

    def name(self, number: int) -> str:
        """A mutant of a certain text."""
        change = self.mutants[number]
        text = change.path.read_bytes()
        return f"{hashlib.sha256(text).hexdigest()[:16]} {change.start} {change.end} {change.new}"

    def recall(self) -> None:
        """Leaves out what the compiler refused before."""
        refused = set(json.loads(self.memory.read_text())) if self.memory.exists() else set()
        self.left_out |= {number for number in self.mutants if self.name(number) in refused}

    def refresh(self) -> None:
        """Makes the copy that of the tree as it is now, with the mutants in it."""
        self.place.mkdir(parents=True, exist_ok=True)
        self.recall()
        sources = {change.path for change in self.mutants.values()}
        wanted = set()
        for folder in self.folders:
            top = self.root / folder
            for path in [top] if top.is_file() else sorted(top.rglob("*")):
                if path.is_file() and "__pycache__" not in path.parts:
                    copy = self.place / path.relative_to(self.root)
                    wanted.add(copy)
                    if path not in sources:
                        put(copy, path.read_bytes())
                        shutil.copymode(path, copy)
        for source in sorted(sources):
            self.write(source)
            wanted.add(self.add_switch(source))
        self.remove_others(wanted)

    def remove_others(self, wanted: set[Path]) -> None:
        for folder in self.folders:
            for path in sorted((self.place / folder).rglob("*")):
                if path.is_file() and path not in wanted:
                    path.unlink()

    def add_switch(self, source: Path) -> Path:
        """The number's reader, in the module of a source."""
        module = self.place.joinpath(*source.relative_to(self.root).parts[:2])
        put(module / SWITCH.name, SWITCH.read_bytes())
        return module / SWITCH.name

    def write(self, source: Path) -> None:
        copy = self.place / source.relative_to(self.root)
        self.written[copy] = with_mutants(source.read_text(), self.of_source(source), self.left_out)
        put(copy, self.written[copy].text.encode())

    def build(self, commands: Sequence[str]) -> None:
        """Builds the copy by these commands, and leaves out the mutants that the compiler refuses."""
        for command in commands:
            while refused := self.run(command):
                self.left_out |= refused
                self.memory.write_text(json.dumps([self.name(number) for number in sorted(self.left_out)], indent=1))
                for source in {self.mutants[number].path for number in refused}:
                    self.write(source)

    def run(self, command: str) -> set[int]:
        """The mutants that the compiler refuses; none: the command did its work."""
        done = subprocess.run(command, shell=True, cwd=self.place, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        if done.returncode == 0:
            return set()
        output = done.stdout + done.stderr
        errors = [(Path(path), int(line)) for path, line, _ in ERROR.findall(output)]
        refused = {self.written[path].numbers.get(line, 0) for path, line in errors if path in self.written} - {0}
        if not refused - self.left_out:
            raise NotBuilt("\n".join([command, *re.findall(r".*error: .*", output)[:20]]))
        return refused
