"""What the tests of live input share: a recorder that runs beside the test, and the kernel's events in bytes."""

from __future__ import annotations

import os
import queue
import signal
import struct
import subprocess
import threading
from collections.abc import Iterable, Mapping
from pathlib import Path

from caught import PATIENCE, wait_until_it_catches
from conftest import TOOL
from touches import through

SYN, KEY, ABS = 0, 1, 3
SLOT, X, Y, ID = 0x2F, 0x35, 0x36, 0x39
REPORT, MT_REPORT, DROPPED = 0, 2, 3


def input_event(t: int, kind: int, code: int, value: int) -> bytes:
    """struct input_event of 64-bit Linux; t in microseconds."""
    return struct.pack("<qqHHi", t // 1_000_000, t % 1_000_000, kind, code, value)


def landing(t: int, x: int, y: int, contact: int = 1) -> bytes:
    return b"".join([input_event(t, ABS, ID, contact), input_event(t, ABS, X, x), input_event(t, ABS, Y, y), input_event(t, SYN, REPORT, 0)])


def move(t: int, x: int, y: int) -> bytes:
    return b"".join([input_event(t, ABS, X, x), input_event(t, ABS, Y, y), input_event(t, SYN, REPORT, 0)])


def lift(t: int) -> bytes:
    return input_event(t, ABS, ID, -1) + input_event(t, SYN, REPORT, 0)


def binary(path: Path) -> bytes:
    """A recording as a device would have sent it."""
    events = [line.split() for line in through(path.read_bytes(), "--to", "evemu").decode().splitlines() if line.startswith("E:")]
    return b"".join(input_event(int(e[1].replace(".", "")), int(e[2], 16), int(e[3], 16), int(e[4])) for e in events)


class Recorder:
    """`kinesic record`, and its lines as they come."""

    def __init__(self, *arguments: object, environment: Mapping[str, str] = {}) -> None:
        command = [str(TOOL), "record", *map(str, arguments)]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
        self.process = subprocess.Popen(command, **pipes, env={**os.environ, **environment})  # type: ignore[call-overload]
        self.lines: list[str] = []
        self.notes: list[str] = []
        self._queues = {name: queue.Queue[str]() for name in ("lines", "notes")}
        for name, stream in (("lines", self.process.stdout), ("notes", self.process.stderr)):
            threading.Thread(target=self._read, args=(stream, self._queues[name]), daemon=True).start()

    @staticmethod
    def _read(stream: Iterable[bytes], into: queue.Queue[str]) -> None:
        for line in stream:
            into.put(line.decode().rstrip("\n"))
        into.put("")

    def __enter__(self) -> Recorder:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()

    def feed(self, content: bytes) -> None:
        assert self.process.stdin is not None
        self.process.stdin.write(content)
        self.process.stdin.flush()

    def wait_for(self, words: str) -> str:
        """The next line with these words; it must come."""
        return self._wait_for(words, self.lines, self._queues["lines"])

    def wait_for_note(self, words: str) -> str:
        return self._wait_for(words, self.notes, self._queues["notes"])

    @staticmethod
    def _wait_for(words: str, seen: list[str], source: queue.Queue[str]) -> str:
        while line := source.get(timeout=PATIENCE):
            seen.append(line)
            if words in line:
                return line
        raise AssertionError(f"'{words}' did not come: {seen}")

    def wait_until_it_reads(self) -> None:
        """From then on it can be interrupted."""
        wait_until_it_catches(self.process, signal.SIGINT)

    def close(self) -> int:
        """Ends the pipe; the exit code, with all that was printed."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        return self._finish()

    def interrupt(self, number: int = signal.SIGINT) -> int:
        self.process.send_signal(number)
        return self._finish()

    def _finish(self) -> int:
        code = self.process.wait(PATIENCE)
        for seen, name in ((self.lines, "lines"), (self.notes, "notes")):
            while line := self._queues[name].get(timeout=PATIENCE):
                seen.append(line)
        return code
