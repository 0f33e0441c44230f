"""Numbered calls over a WebSocket, with events between the answers: Chromium's DevTools, Firefox's WebDriver BiDi."""

from __future__ import annotations

import json
import re
import subprocess
import threading
import time
from contextlib import ExitStack
from typing import Any, Callable, NoReturn

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

LIMIT = 60.0  # seconds for one answer; only what hangs needs them, also on a busy machine
SOON = 30.0  # seconds for an answer that does not depend on the page
STARTING = 60.0


class Stuck(Exception):
    """The browser itself, not the page in it, crashed or answers no more: nothing is known of the page."""


class Rpc:
    """Calls that a browser answers."""

    def __init__(
        self, url: str, ends: ExitStack, on_event: Callable[[str, dict[str, Any]], None], probe: str = ""
    ) -> None:
        """`probe`: a call that a browser answers whatever its page does, and that ends the page's script."""
        self.socket: ClientConnection = ends.enter_context(
            connect(url, max_size=None, max_queue=None, compression=None)
        )
        self.on_event = on_event
        self.probe = probe
        self.is_stuck = False
        self.serial = 0
        self.open: set[int] = set()
        """Calls that were sent without waiting."""
        self.answers: dict[int, dict[str, Any]] = {}

    def send(self, method: str, **parameters: Any) -> int:
        """Sends a call whose answer `settle` waits for."""
        self.serial += 1
        self.socket.send(json.dumps({"id": self.serial, "method": method, "params": parameters}))
        self.open.add(self.serial)
        return self.serial

    def call(self, method: str, **parameters: Any) -> Any:
        """Sends a call; its answer."""
        return self.answer(self.send(method, **parameters))

    def answer(self, serial: int) -> Any:
        try:
            while serial not in self.answers:
                self.take(LIMIT)
        except TimeoutError:
            self.explain_silence()
        message = self.answers.pop(serial)
        self.open.discard(serial)
        if "error" in message:
            raise RuntimeError(f"{message['error']} {message.get('message', '')}".strip())
        return message.get("result")

    def explain_silence(self) -> NoReturn:
        """Raises what is wrong: with the page if the browser answers something else."""
        if self.probe:
            serial, late = self.send(self.probe), time.monotonic() + SOON
            try:
                while serial not in self.answers:
                    self.take(late - time.monotonic())
            except TimeoutError:
                pass
            if serial in self.answers:
                raise TimeoutError(f"no answer within {LIMIT:g} s: a script or a promise of the page never ends")
        self.stick("no answer")

    def stick(self, why: str) -> NoReturn:
        self.is_stuck = True
        raise Stuck(why)

    def settle(self) -> None:
        """Waits for all that was sent."""
        for serial in sorted(self.open):
            self.answer(serial)

    def take(self, seconds: float) -> None:
        try:
            message = json.loads(self.socket.recv(timeout=seconds))
        except ConnectionClosed as closed:
            self.stick(str(closed))
        if message.get("id") is not None:
            self.answers[message["id"]] = message
        elif "method" in message:
            self.on_event(message["method"], message.get("params", {}))

    def drain(self) -> None:
        """Takes what has already come."""
        try:
            while True:
                self.take(0)
        except TimeoutError:
            pass


def started(command: list[str], ends: ExitStack, environment: dict[str, str]) -> str:
    """Starts a browser that prints where it listens; that address."""
    process = subprocess.Popen(
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
        env=environment,
    )
    ends.callback(stop, process)
    late = threading.Timer(STARTING, process.kill)
    late.start()
    lines: list[str] = []
    assert process.stdout
    for line in process.stdout:
        lines.append(line)
        if found := re.search(r"listening on (ws://\S+)", line):
            late.cancel()
            threading.Thread(target=process.stdout.read, daemon=True).start()
            return found[1]
    late.cancel()
    raise RuntimeError(f"{command[0]} did not start:\n{''.join(lines)}")


def stop(process: subprocess.Popen[Any]) -> None:
    """Ends a process that was started here; nicely, if it goes soon."""
    try:
        process.terminate()
        process.wait(5)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
