"""Each attribute and call of everything that a program may hold, each tried in a process of its own, where things go
wrong: during a collection, in a `__del__`, beside another thread, in a fork, in another interpreter, at the exit."""

from __future__ import annotations

import contextlib
import gc
import os
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any, Callable, Dict, List

import numpy  # noqa: F401  # or each fork imports it
import pytest
from sweeping import closes, crashes, ends_well, names_of, scene, tried

import kinesic

pytestmark = [pytest.mark.skipif(not hasattr(os, "fork"), reason="tries each in a fork"), pytest.mark.usefixtures("fenced")]
Attempt = Callable[[Dict[str, Any], str, str], object]


def in_a_collection(held: Dict[str, Any], owner: str, name: str) -> None:
    """A collection in the middle of it closes the engines."""
    gc.collect()
    closes(held["engine"])
    closes(held["copy"])
    gc.set_threshold(gc.get_count()[0] + len(name) * 2, 1, 1)
    tried(held, owner, name)


def in_a_finalizer(held: Dict[str, Any], owner: str, name: str) -> None:
    """A `__del__` does it, in a collection in the middle of calls of the engine."""
    done: List[bool] = []

    class Trying:
        def __init__(self) -> None:
            self.itself = self

        def __del__(self) -> None:
            tried(held, owner, name)
            done.append(True)

    gc.collect()
    Trying()
    gc.set_threshold(1, 1, 1)
    for at in range(3, 9):
        with contextlib.suppress(kinesic.Error):
            held["engine"].move(1, (10 * at, 50), at=at)
            held["engine"].poll()
    if not done:
        os.abort()


def in_a_callback(held: Dict[str, Any], owner: str, name: str) -> None:
    """A function that the engine calls does it."""
    held["engine"].on_event(lambda event: tried(held, owner, name))
    for at in range(1, 4):
        with contextlib.suppress(kinesic.Error):
            held["engine"].move(1, (150 + 10 * at, 50), at=at)


def beside_a_thread(held: Dict[str, Any], owner: str, name: str) -> None:
    """Another thread feeds the engine, and closes it in the end."""
    sys.setswitchinterval(1e-6)
    begun = threading.Event()

    def work() -> None:
        for at in range(1, 60):
            with contextlib.suppress(Exception):
                held["engine"].move(1, (at, 1), at=1000 + at)
                held["engine"].poll()
            begun.set()
        with contextlib.suppress(Exception):
            held["engine"].close()

    thread = threading.Thread(target=work)
    thread.start()
    begun.wait()
    tried(held, owner, name)
    thread.join()


def after_a_fork(held: Dict[str, Any], owner: str, name: str) -> None:
    """While another thread is in a call of the engine the process forks, and the child does it."""
    inside, over = threading.Event(), threading.Event()

    def wait(event: kinesic.Event) -> None:
        inside.set()
        over.wait()

    held["engine"].on_event(wait)
    thread = threading.Thread(target=lambda: held["engine"].move(1, (190, 50), at=1.0), daemon=True)
    thread.start()
    inside.wait()
    if not ends_well(lambda: tried(held, owner, name)):
        os.abort()
    over.set()
    thread.join()


ATTEMPTS: Dict[str, Attempt] = {
    "collection": in_a_collection, "finalizer": in_a_finalizer, "callback": in_a_callback, "thread": beside_a_thread, "fork": after_a_fork,
}  # fmt: skip
OWNERS = ["engine", "view", "tap", "own", "event", "contact", "touch", "package", "templates", "touchpad", "trace", "class"]
SOON = ("templates",)


def marked(owner: str) -> Any:
    return owner if owner in SOON else pytest.param(owner, marks=pytest.mark.thorough)


@pytest.mark.parametrize("owner", [marked(owner) for owner in OWNERS])
@pytest.mark.parametrize("where", ATTEMPTS)
def test_nothing_crashes(where: str, owner: str) -> None:
    count, crashed = crashes(scene, owner, ATTEMPTS[where])
    assert count > 3 and crashed == []


def test_a_crash_would_be_seen() -> None:
    """Or the test above would show nothing."""

    def attempt(held: Dict[str, Any], owner: str, name: str) -> None:
        if name == "remove":
            os.abort()

    assert crashes(scene, "tap", attempt) == (len(names_of(scene()["tap"])), ["remove"])


OTHER = """
import sys
try:
    import _interpreters as interpreters
    run = interpreters.exec
except ImportError:
    import _xxsubinterpreters as interpreters
    run = interpreters.run_string
other = interpreters.create()
run(other, '''import sys
sys.path[:], owner = %r, %r
import contextlib
with contextlib.suppress(ImportError):  # of ctypes, which another interpreter may not be allowed
    import sweeping
    names = sweeping.names_of(sweeping.scene()[owner])
    for name in names:  # in one process, for another interpreter may not fork
        print(name, flush=True)
        sweeping.tried(sweeping.scene(), owner, name)
        sweeping.tried(sweeping.closed(), owner, name)
    print(len(names))
''' % (sys.path, sys.argv[1]))
interpreters.destroy(other)
"""


def run(program: str, *arguments: str) -> List[str]:
    """The lines that a program prints, which comes to its end."""
    path = os.pathsep.join([str(Path(__file__).parent), *sys.path])
    done = subprocess.run(
        [sys.executable, "-c", program, *arguments], capture_output=True, text=True, timeout=300, env={**os.environ, "PYTHONPATH": path}
    )
    assert done.returncode == 0, (done.returncode, done.stdout[-200:], done.stderr[-2000:])
    return done.stdout.splitlines()


@pytest.mark.parametrize("owner", [marked(owner) for owner in OWNERS])
def test_nothing_crashes_in_another_interpreter(owner: str) -> None:
    pytest.importorskip("_interpreters" if sys.version_info >= (3, 13) else "_xxsubinterpreters")
    lines = run(OTHER, owner)
    if not lines:
        pytest.skip("ctypes does not load in another interpreter")
    assert int(lines[-1]) == len(lines) - 1 > 3


EXIT = """
import atexit, os, sys
tries = []
atexit.register(lambda: tries and tries[0]())  # after those of kinesic, which come later
import kinesic, sweeping
from kinesic._core import native
native.created = sweeping.fence()

class Last:
    def __init__(self, do):
        self.do = do
    def __del__(self):
        self.do()

stage, owner = sys.argv[1:]
held = sweeping.scene()
names = sweeping.names_of(held[owner])
for name in names:
    child = os.fork()
    if child == 0:
        break
    if os.waitpid(child, 0)[1] != 0:
        print(name)
else:
    print(len(names))
    sys.exit()
sys.stderr = sys.stdout = open(os.devnull, "w")
def do(held=held, owner=owner, name=name, tried=sweeping.tried):
    tried(held, owner, name)
if stage == "atexit":
    tries.append(do)
else:
    last = Last(do)
    del do
"""


@pytest.mark.parametrize("owner", [marked(owner) for owner in OWNERS if owner not in ("own", "package")])
@pytest.mark.parametrize("stage", ["atexit", "modules"])
def test_nothing_crashes_at_the_exit(stage: str, owner: str) -> None:
    lines = run(EXIT, stage, owner)
    assert int(lines[-1]) > 3 and lines[:-1] == []
