"""Runs tasks in lanes, each as soon as what it builds upon is there; of several, the one with the most after it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from functools import cache

from processes import Outcome


@dataclass(frozen=True)
class Task:
    """`needs`: names of the tasks that must have succeeded; `lock`: of those with the same one runs at a time;
    `is_alone`: after all others, with nothing beside it; `is_idle`: it waits for most of its time, so that it takes no
    lane; of such tasks one runs at a time, beside the lanes."""

    name: str
    run: Callable[[], Outcome]
    needs: frozenset[str] = frozenset()
    lock: str = ""
    seconds: float = 1
    is_alone: bool = False
    is_idle: bool = False


@dataclass
class Lanes:
    """`until`: the time, as time.time() gives it, after which nothing begins."""

    tasks: list[Task]
    count: int
    until: float = float("inf")

    def __post_init__(self) -> None:
        self.waiting = {task.name: task for task in self.tasks}
        self.succeeded: set[str] = set()
        self.failed: set[str] = set()
        dependents: dict[str, list[Task]] = {}
        for task in self.tasks:
            for need in task.needs:
                dependents.setdefault(need, []).append(task)

        @cache
        def rank(name: str) -> float:
            task = self.waiting_at_first[name]
            return task.seconds + max((rank(other.name) for other in dependents.get(name, [])), default=0)

        self.waiting_at_first = dict(self.waiting)
        self.rank = {task.name: rank(task.name) for task in self.tasks}

    def next(self, running: dict[Future[Outcome], Task]) -> Task | None:
        """The task to begin now, if there is one."""
        locks = {task.lock for task in running.values()} - {""}
        idle = sum(task.is_idle for task in running.values())
        if any(task.is_alone for task in running.values()) or time.time() > self.until:
            return None
        has_room = {False: len(running) - idle < self.count, True: idle == 0}
        ready = [task for task in self.waiting.values() if task.needs <= self.succeeded and task.lock not in locks and has_room[task.is_idle]]
        together = [task for task in ready if not task.is_alone]
        if not together and (running or any(not task.is_alone for task in self.waiting.values() if not task.needs & self.failed)):
            return None
        return max(together or ready, key=lambda task: self.rank[task.name], default=None)

    def impossible(self) -> list[Task]:
        """Those that need what has failed."""
        found = [task for task in self.waiting.values() if task.needs & self.failed]
        for task in found:
            del self.waiting[task.name]
            self.failed.add(task.name)
        return found

    def run(self) -> Iterator[tuple[Task, Outcome | None]]:
        """Each task with what came of it as it ends; None: it was not run, for what it needs has failed or the time is
        over."""
        running: dict[Future[Outcome], Task] = {}
        with ThreadPoolExecutor(self.count + 1) as pool:
            while self.waiting or running:
                while task := self.next(running):
                    del self.waiting[task.name]
                    running[pool.submit(task.run)] = task
                if not running:
                    break
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    task, outcome = running.pop(done), done.result()
                    # A test that fails stops no other one: only builds are needed.
                    (self.failed if outcome.code else self.succeeded).add(task.name)
                    yield task, outcome
                while lost := self.impossible():
                    yield from ((task, None) for task in lost)
        yield from ((task, None) for task in self.waiting.values())
