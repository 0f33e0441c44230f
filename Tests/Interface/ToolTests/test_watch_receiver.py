"""`kinesic watch http://127.0.0.1:PORT`: what a page posts, played by hand; garbage, other machines, a second page."""

from __future__ import annotations

import http.client
import socket
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import kinesic
import pytest
from caught import PATIENCE
from conftest import TOOL


def free_port() -> int:
    with socket.socket() as made:
        made.bind(("127.0.0.1", 0))
        return int(made.getsockname()[1])


class Receiver:
    """The tool, which says each decision in a line."""

    def __init__(self, port: int) -> None:
        self.port = port
        command = [str(TOOL), "watch", f"http://127.0.0.1:{port}"]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        late = time.monotonic() + PATIENCE
        while True:
            try:
                socket.create_connection(("127.0.0.1", port)).close()
                return
            except ConnectionRefusedError:
                assert time.monotonic() < late and self.process.poll() is None
                time.sleep(0.02)

    def answer(self, body: bytes = b"", page: str = "one", method: str = "POST", host: str = "") -> int:
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        connection.request(method, f"/watch?page={page}" if page else "/", body, {"Host": host or f"127.0.0.1:{self.port}"})
        answer = connection.getresponse()
        assert answer.read() == b"" and answer.headers["Access-Control-Allow-Origin"] == "*"
        return answer.status

    def said(self, words: str) -> str:
        assert self.process.stdout is not None
        return next(line for line in self.process.stdout if words in line)


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    made = Receiver(free_port())
    yield made
    made.process.kill()
    made.process.communicate()


def trace(tmp_path: Path, name: str, taps: int = 1) -> bytes:
    """Taps on a recognizer of this name, in the blocks of a trace."""
    path = tmp_path / f"{name}.kintrace"
    with kinesic.Engine() as engine, engine.record(path):
        engine.root.add(kinesic.Tap(name=name))
        for number in range(taps):
            engine.down(1, (50, 100), at=1.0 + number)
            engine.up(1, at=1.05 + number)
    return path.read_bytes()


def test_a_page_brings_its_trace(receiver: Receiver, tmp_path: Path) -> None:
    content = trace(tmp_path, "photo")
    assert receiver.answer() == 205, "nothing has begun"
    assert receiver.answer(content[20:]) == 205
    assert receiver.answer(content[:200]) == 204 and receiver.answer(content[200:]) == 204
    assert receiver.said("recognized") == "1.050  tap 'photo' was recognized\n"


def test_one_page_at_a_time(receiver: Receiver, tmp_path: Path) -> None:
    first, second = trace(tmp_path, "first", taps=3), trace(tmp_path, "second")
    assert receiver.answer(first) == 204
    assert receiver.answer(second, page="two") == 409
    assert receiver.answer() == 204
    late = time.monotonic() + PATIENCE
    while receiver.answer(second, page="two") == 409:  # until the first one has said nothing for some seconds
        assert time.monotonic() < late
        time.sleep(0.3)
    receiver.said("tap 'first'")
    receiver.said("tap 'second'")
    assert receiver.answer() == 409


def test_what_is_no_page_gets_nothing(receiver: Receiver, tmp_path: Path) -> None:
    content = trace(tmp_path, "photo")
    assert receiver.answer(content, host="example.com:80") == 403
    assert receiver.answer(content, method="GET") == 405 and receiver.answer(content, page="") == 405
    assert receiver.answer(method="OPTIONS") == 204
    for raw in (
        b"POST /watch?page=1 HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
        b"POST /watch?page=1 HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
    ):
        with socket.create_connection(("127.0.0.1", receiver.port), timeout=PATIENCE) as made:
            made.sendall(raw)
            assert made.recv(12) == b"HTTP/1.1 413"
    with socket.create_connection(("127.0.0.1", receiver.port), timeout=PATIENCE) as made:
        try:
            for _ in range(300):
                made.sendall(b"\xff" * 16384)
            assert made.recv(12) == b""
        except ConnectionError:
            pass
    silent = [socket.create_connection(("127.0.0.1", receiver.port)) for _ in range(40)]
    assert receiver.answer(content) == 204, "those who say nothing hold nobody for long"
    assert receiver.said("recognized") == "1.050  tap 'photo' was recognized\n"
    for each in silent:
        each.close()


def test_a_port_that_is_taken(receiver: Receiver) -> None:
    done = subprocess.run([str(TOOL), "watch", f"http://127.0.0.1:{receiver.port}"], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode not in (0, 1) and "Address already in use" in done.stderr
