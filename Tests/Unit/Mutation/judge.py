"""What becomes of a mutant: the tests that reach it run until one notices."""

from __future__ import annotations

import os
import resource
import signal
import subprocess
import time
from dataclasses import dataclass, field
from pathlib import Path

from project import Command

# A mutant may ask for memory without end.
MEMORY = 6 << 30
# A mutant hangs when it takes this many times what its test takes without a mutant, and so many seconds at least.
PATIENCE, LEAST = 6.0, 5.0
ROOM = 1 << 20


@dataclass
class Judge:
    """`place`: where the tests run. `seconds`, `reached`: what each test takes without a mutant, and which mutants it
    comes by."""

    place: Path
    tests: list[Command]
    seconds: dict[str, float] = field(default_factory=dict)
    reached: dict[str, set[int]] = field(default_factory=dict)

    def run(self, test: Command, limit: float, **environment: str) -> int | None:
        """The exit code, None when it did not end in time. What the test started ends with it."""
        process = subprocess.Popen(
            test.command, shell=True, cwd=self.place, start_new_session=True, env={**os.environ, **environment},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=restrain,
        )  # fmt: skip
        try:
            return process.wait(limit)
        except subprocess.TimeoutExpired:
            return None
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
                process.wait()

    def survey(self) -> list[str]:
        """Runs each test without a mutant; the names of those that fail so."""
        failed = []
        marks = self.place / "reached"
        for test in self.tests:
            marks.write_bytes(bytes(ROOM))
            began = time.monotonic()
            if self.run(test, 600, KINESIC_REACHED=str(marks)) != 0:
                failed.append(test.name)
            self.seconds[test.name] = time.monotonic() - began
            self.reached[test.name] = {number for number, mark in enumerate(marks.read_bytes()) if mark}
        marks.unlink()
        return failed

    def judge(self, number: int, source: str = "") -> tuple[str, str]:
        """The outcome of a mutant of a source, and the test that noticed."""
        for test in self.tests:
            if number in self.reached[test.name] and source.startswith(test.folder):
                code = self.run(test, LEAST + PATIENCE * self.seconds[test.name], KINESIC_MUTANT=str(number))
                if code != 0:
                    return ("timed out" if code is None else "killed"), test.name
        return "survived", ""


def restrain() -> None:
    os.nice(10)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
