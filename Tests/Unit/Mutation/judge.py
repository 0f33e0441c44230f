"""What becomes of the mutants: a test runs with several of them switched on; a group with which it fails is halved
until it is known which one the test notices."""

from __future__ import annotations

import math
import os
import queue
import resource
import signal
import subprocess
import time
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass, field
from pathlib import Path

from tiers import Command

import processes  # of Scripts/testing  # isort: skip

# A mutant may ask for memory without end.
MEMORY = 6 << 30
# A mutant hangs when one of its processes takes this many times the processor time that its test takes without a
# mutant, and so many seconds at least; or when all of them together take next to none for so many seconds.
PATIENCE, LEAST = 6.0, 5.0
IDLE_SECONDS, IDLE_SHARE = 20.0, 0.002
ROOM = 1 << 20
# As many as a group may have: the more there are, the more a failure has to be halved.
LARGEST = 64
# What is thought of a test beforehand counts as much as what so many mutants have shown.
PRIOR = 4


@dataclass
class Survey:
    """What a test is without a mutant: the seconds of the processor that it takes, and the mutants that it comes
    by."""

    processor: float
    reached: Sequence[int]


def groups(numbers: Sequence[int], size: int, region: Callable[[int], object]) -> list[list[int]]:
    """The numbers in groups of at most `size`, no two of a group in one region."""
    found: list[tuple[list[int], set[object]]] = []
    for number in numbers:
        place = region(number)
        for group, places in found:
            if len(group) < size and place not in places:
                group.append(number)
                places.add(place)
                break
        else:
            found.append(([number], {place}))
    return [group for group, _ in found]


def group_size(noticed: int, judged: int) -> int:
    """How many are switched on at once: so many that a test passes with about half of the groups. `noticed` of
    `judged` is what the test, or the one before it, has shown so far."""
    rate = (noticed + 0.5) / (judged + 1.0)
    return max(1, min(LARGEST, int(math.log(0.5) / math.log(1 - rate)))) if rate < 1 else 1


def halves(group: list[int]) -> list[list[int]]:
    middle = (len(group) + 1) // 2
    return [half for half in (group[:middle], group[middle:]) if half]


@dataclass
class Judge:
    """`lanes`: copies of the tree in which tests run, one test in each at a time, for tests write what they build
    beside the sources. `region`: the body or value in which a mutant is."""

    lanes: list[Path]
    region: Callable[[int], object] = lambda number: number
    surveys: dict[str, Survey] = field(default_factory=dict)

    def run(self, test: Command, lane: Path, processor: float, **environment: str) -> tuple[bool, float]:
        """Whether the test passes, and the processor time that it took. What it started ends with it."""
        process = subprocess.Popen(
            test.command, shell=True, executable="/bin/bash", cwd=lane, start_new_session=True, env={**os.environ, **environment},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, preexec_fn=lambda: restrain(math.ceil(processor)),
        )  # fmt: skip
        began = looked = time.monotonic()
        before = 0.0
        while not (ended := os.wait4(process.pid, os.WNOHANG))[0]:
            time.sleep(min(0.2, 0.01 + (time.monotonic() - began) / 20))
            if time.monotonic() - looked > IDLE_SECONDS:
                looked, last = time.monotonic(), before
                before = processes.used(process.pid)
                if before - last < IDLE_SECONDS * IDLE_SHARE:
                    stop(process.pid)
        _, status, used = ended
        process.returncode = os.waitstatus_to_exitcode(status)
        stop(process.pid)
        return process.returncode == 0, used.ru_utime + used.ru_stime

    def survey(self, tests: Sequence[Command]) -> list[str]:
        """Runs each test without a mutant, as many at a time as there are lanes; the names of those that fail so."""
        failed = []

        def look(test: Command, lane: Path) -> None:
            marks = lane / "reached"
            marks.write_bytes(bytes(ROOM))
            passes, processor = self.run(test, lane, 1800, KINESIC_REACHED=str(marks))
            if not passes:
                failed.append(test.name)
            reached = [number for number, mark in enumerate(marks.read_bytes()) if mark]
            self.surveys[test.name] = Survey(processor, reached)

        self.in_lanes([lambda lane, test=test: look(test, lane) for test in tests])  # type: ignore[misc]
        return sorted(failed)

    def in_lanes(self, tasks: Sequence[Callable[[Path], object]]) -> None:
        """Does all, one at a time in each lane."""
        free: queue.Queue[Path] = queue.Queue()
        for lane in self.lanes:
            free.put(lane)

        def do(task: Callable[[Path], object]) -> None:
            lane = free.get()
            task(lane)
            free.put(lane)

        with ThreadPoolExecutor(len(self.lanes)) as pool:
            list(pool.map(do, tasks))

    def passes(self, test: Command, lane: Path, numbers: Sequence[int]) -> bool:
        limit = LEAST + PATIENCE * self.surveys[test.name].processor
        return self.run(test, lane, limit, KINESIC_MUTANT=",".join(map(str, numbers)))[0]

    def judge(self, test: Command, numbers: Sequence[int], said: Callable[[int, bool], None], rate: float = 0.5, most: int = LARGEST) -> float:
        """Tells `said` of each mutant whether the test notices it; of what it does not come by, that it does not.
        `rate`: how many of those that it comes by it is thought to notice; gives how many it did. `most`: of a
        group."""
        known = set(self.surveys[test.name].reached)
        reached = [number for number in numbers if number in known]
        for number in set(numbers) - set(reached):
            said(number, False)
        counts = {True: PRIOR * rate, False: PRIOR * (1 - rate)}
        waiting = list(reached)

        def verdict(number: int, is_noticed: bool) -> None:
            counts[is_noticed] += 1
            said(number, is_noticed)

        def more() -> list[list[int]]:
            """The next group of those that have not met the test."""
            if not waiting:
                return []
            size = group_size(round(counts[True]), round(sum(counts.values())))
            size = min(size, most, math.ceil(len(waiting) / len(self.lanes)))
            group = groups(waiting, size, self.region)[0]
            for number in group:
                waiting.remove(number)
            return [group]

        def done(group: list[int], passes: bool) -> list[list[int]]:
            if passes or len(group) == 1:
                for number in group:
                    verdict(number, not passes)
                return []
            return halves(group)

        pending: list[list[int]] = []
        running: dict[Future[bool], tuple[list[int], Path]] = {}
        free = list(self.lanes)
        with ThreadPoolExecutor(len(self.lanes)) as pool:
            while True:
                while free and (pending or (pending := more())):
                    group, lane = pending.pop(), free.pop()
                    running[pool.submit(self.passes, test, lane, group)] = group, lane
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    group, lane = running.pop(future)
                    free.append(lane)
                    pending += done(group, future.result())
        found = sum(counts.values()) - PRIOR
        return (counts[True] - PRIOR * rate) / found if found else rate


def stop(group: int) -> None:
    """Ends what is left of a test's processes."""
    try:
        os.killpg(group, signal.SIGKILL)
    except ProcessLookupError:
        pass


def restrain(processor: int) -> None:
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    resource.setrlimit(resource.RLIMIT_CPU, (processor, processor + 5))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
