"""Template sets and touchpads, which the library leaves to one thread at a time: calls of several threads are refused,
and none of them crashes."""

from __future__ import annotations

import subprocess
import sys
import threading
from typing import List

import pytest

import kinesic
from kinesic.strokes import TemplateSet
from kinesic.touchpad import Contact, Touchpad

VEE = [(0.0, 0.0), (100.0, 200.0), (200.0, 0.0)]


def templates() -> TemplateSet:
    made = TemplateSet()
    made.add("vee", VEE)
    return made


READS = {
    "len": len, "item": lambda made: made[0], "names": lambda made: made.names, "classify": lambda made: made.classify(VEE),
    "report": lambda made: made.report(), "limit": lambda made: made.suggest_limit("vee"), "bytes": lambda made: made.to_bytes(),
    "JSON": lambda made: made.to_json(), "options": lambda made: made.options, "share": lambda made: made.share(),
    "arrays": lambda made: made.classify_arrays(VEE, [3]),
}  # fmt: skip
CHANGES = {"add": lambda made: made.add("vee", VEE), "remove": lambda made: made.remove(0), "close": lambda made: made.close()}
PAD_CALLS = {
    "feed": lambda pad: pad.feed(10, [Contact(1, 5, 5)]), "advance": lambda pad: pad.advance(10), "cancel": lambda pad: pad.cancel(10),
    "poll": lambda pad: pad.poll(), "deadline": lambda pad: pad.next_deadline, "options": lambda pad: pad.options,
    "set": lambda pad: pad.set_options(tap_time=0.2), "close": lambda pad: pad.close(),
}  # fmt: skip


@pytest.mark.parametrize("read", READS)
def test_what_reads_a_set_is_refused_while_it_is_changed_and_not_beside_another_reader(read: str) -> None:
    made, call = templates(), READS[read]
    with made._calls.reading():
        call(made)
    with made._calls.changing(), pytest.raises(kinesic.ThreadError, match="template set"):
        call(made)
    call(made)


@pytest.mark.parametrize("change", CHANGES)
def test_what_changes_a_set_is_alone(change: str) -> None:
    made, call = templates(), CHANGES[change]
    for other in (made._calls.reading, made._calls.changing):
        with other(), pytest.raises(kinesic.ThreadError, match="template set"):
            call(made)
    assert len(made) == 1
    call(made)


@pytest.mark.parametrize("name", PAD_CALLS)
def test_a_touchpad_serves_one_call_at_a_time(name: str) -> None:
    pad, call = Touchpad(), PAD_CALLS[name]
    with pad._calls.changing(), pytest.raises(kinesic.ThreadError, match="touchpad"):
        call(pad)
    call(pad)


def test_a_collection_in_the_middle_of_a_call_closes_nothing() -> None:
    """What a `__del__` asks for then is refused, and can be asked for again."""
    made = templates()
    with made._calls.reading(), pytest.raises(kinesic.ThreadError):
        made.close()
    assert made.names == ["vee"]
    made.close()
    assert repr(made) == "TemplateSet(closed)"


PROGRAM = """
import random, sys, threading, time
import kinesic
from kinesic.strokes import TemplateSet

def drawing(seed, count=60):
    numbers = random.Random(seed)
    return [(numbers.random() * 100, numbers.random() * 100) for _ in range(count)]

drawings = [drawing(seed) for seed in range(40)]
refused = []
def work(shapes):
    try:
        while not stop:
            shapes.classify(drawings[7])
    except kinesic.Error as error:
        refused.append(error)

end = time.monotonic() + 3
while time.monotonic() < end:
    shapes, stop = TemplateSet(), []
    for number, each in enumerate(drawings):
        shapes.add(str(number), each)
    threads = [threading.Thread(target=work, args=[shapes]) for _ in range(2)]
    for thread in threads:
        thread.start()
    time.sleep(0.002)
    for call in (lambda: shapes.add("more", drawings[1]), lambda: shapes.remove(0), shapes.close):
        try:
            call()
        except kinesic.ThreadError as error:
            refused.append(error)
    stop.append(True)
    for thread in threads:
        thread.join()
    shapes.close()
print(len(refused))
"""


def test_a_set_that_another_thread_closes_does_not_crash() -> None:
    done = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, (done.returncode, done.stderr)
    assert int(done.stdout) > 0


def test_several_threads_may_read_a_set() -> None:
    made, failures = templates(), []
    barrier = threading.Barrier(4)

    def read() -> None:
        barrier.wait()
        try:
            for _ in range(200):
                assert made.classify(VEE).name == "vee" and made[0].name == "vee"
        except BaseException as error:
            failures.append(error)

    threads: List[threading.Thread] = [threading.Thread(target=read) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert failures == []
