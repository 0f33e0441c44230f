"""What all browsers do for a test: one page that is opened, touched, asked and looked at.

A browser starts once and is used as a context manager; its one page is opened again and again. Places are CSS pixels
from the page's top left corner, times milliseconds from the first frame on. Frames are played at their times; where
the machine is late, all that follows is later too: a pause is never shorter than a test asked for.
"""

from __future__ import annotations

import base64
import json
import shutil
import time
from abc import ABC, abstractmethod
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Iterable, Mapping, Optional, Tuple

Place = Tuple[float, float]
Frames = Iterable[Tuple[float, Mapping[int, Optional[Place]]]]
"""A time, and for each finger that does something then where it is, or None: it lifts. A new finger lands."""
SIZE = (800, 600)
PATIENCE = 60.0  # seconds; only what never comes needs them, also on a busy machine
# What WebDriver calls keys that print nothing.
KEYS = {
    "Backspace": "\ue003", "Tab": "\ue004", "Enter": "\ue007", "Shift": "\ue008", "Control": "\ue009", "Alt": "\ue00a",
    "Escape": "\ue00c", "PageUp": "\ue00e", "PageDown": "\ue00f", "End": "\ue010", "Home": "\ue011",
    "ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Delete": "\ue017",
}  # fmt: skip


class Missing(Exception):
    """A browser is not installed."""


def program(name: str, package: str) -> str:
    """A program of a Debian package."""
    found = shutil.which(name)
    if not found:
        raise Missing(f"browser {name} is missing; Debian package {package}")
    return found


class Page(ABC):
    """One page of one browser."""

    name = ""
    has_real_touches = True
    """Touches go through the browser's own input, several at a time; otherwise they are events that a script makes."""
    has_real_pen = True

    def __init__(self) -> None:
        self.ends = ExitStack()
        self.errors: list[str] = []
        """Errors of the page's console and exceptions that nothing caught, since the test began. A test that expects
        one removes it."""
        self.down: dict[int, Place] = {}
        """The fingers that are down, and where."""

    def __enter__(self) -> Page:
        with ExitStack() as stack:
            self.ends = stack
            self.start()
            self.ends = stack.pop_all()
        return self

    def __exit__(self, *exception: object) -> None:
        self.ends.close()

    def folder(self) -> Path:
        """A folder for a profile, which goes when the browser does."""
        return Path(
            self.ends.enter_context(TemporaryDirectory(prefix=f"kinesic-{self.name}-", ignore_cleanup_errors=True))
        )

    @property
    def is_stuck(self) -> bool:
        """The browser crashed or answers no more."""
        return False

    @abstractmethod
    def start(self) -> None:
        """Starts the browser; what ends it is put into `ends`."""

    @abstractmethod
    def open(self, url: str) -> None:
        """Goes to an address and waits for the page's load event."""

    def evaluate(self, expression: str) -> Any:
        """The value of an expression in the page, as JSON carries it: undefined and functions are None. A promise is
        awaited. Statements go into `(() => { ... })()`. An exception in it raises here."""
        text = self.evaluate_text(f"(async () => JSON.stringify(await ({expression}\n)) ?? 'null')()")
        return json.loads(text)

    @abstractmethod
    def evaluate_text(self, expression: str) -> str:
        """The string that a promise gives."""

    def script(self, source: str) -> None:
        """Runs a classic script in the page, as a script element would."""
        self.evaluate(f"(0, eval)({json.dumps(source)}), null")

    def wait_for(self, expression: str, seconds: float = PATIENCE) -> Any:
        """Waits until an expression is true in the page; its value."""
        late = time.monotonic() + seconds
        while not (value := self.evaluate(expression)):
            if time.monotonic() > late:
                raise TimeoutError(
                    f"{self.name}: not within {seconds:g} s: {expression}; errors of the page: {self.errors}"
                )
            time.sleep(0.02)
        return value

    def click(self, selector: str) -> None:
        """Clicks an element as a script does, wherever it lies: a button, a radio button, a checkbox."""
        self.evaluate(f"document.querySelector({json.dumps(selector)}).click()")

    def touch(self, frames: Frames) -> None:
        """Plays fingers. Those that a frame does not name stay as they are. What the page gets of it has happened when
        this returns."""
        pace = Pace()
        for at, places in frames:
            now = pace.wait(at)
            landed = {finger: place for finger, place in places.items() if place and finger not in self.down}
            moved = {finger: place for finger, place in places.items() if place and finger in self.down}
            lifted = {finger: self.down[finger] for finger, place in places.items() if place is None}
            self.down = {
                finger: place for finger, place in {**self.down, **moved, **landed}.items() if finger not in lifted
            }
            self.touch_frame(now, landed, moved, lifted)
            pace.sent()
        self.settle()

    @abstractmethod
    def touch_frame(
        self, at: float, landed: dict[int, Place], moved: dict[int, Place], lifted: dict[int, Place]
    ) -> None:
        """Sends what happens at one time, of seconds since 1970. `down` is as it is after that."""

    def settle(self) -> None:
        """Waits until what was sent has happened."""

    @abstractmethod
    def lift_all(self) -> None:
        """Cancels the fingers that a test left down, and lets the mouse go."""

    def mouse(self, frames: Iterable[tuple[float, Place, bool]]) -> None:
        """Plays a mouse: a time, where it is, and whether its left button is down."""
        pace, was_down = Pace(), False
        for at, place, is_down in frames:
            self.pointer_frame("mouse", pace.wait(at), place, was_down, is_down, 0.5, (0, 0))
            pace.sent()
            was_down = is_down
        self.settle()

    def pen(self, frames: Iterable[tuple[float, Place, float]], tilt: tuple[int, int] = (0, 0)) -> None:
        """Plays a pen: a time, where it is, and how hard it presses, 0 to 1; 0: it hovers."""
        pace, was_down = Pace(), False
        for at, place, pressure in frames:
            self.pointer_frame("pen", pace.wait(at), place, was_down, pressure > 0, pressure, tilt)
            pace.sent()
            was_down = pressure > 0
        self.settle()

    @abstractmethod
    def pointer_frame(
        self, kind: str, at: float, place: Place, was_down: bool, is_down: bool, pressure: float, tilt: tuple[int, int]
    ) -> None:
        """Moves a mouse or a pen, then presses or lifts it where that changes."""

    @abstractmethod
    def wheel(self, place: Place, dx: float, dy: float, ctrl: bool = False) -> None:
        """Turns the wheel once; with `ctrl`, as a trackpad's pinch does."""

    @abstractmethod
    def key(self, *keys: str) -> None:
        """Presses and releases keys one after the other: names as in KeyboardEvent.key."""

    def screenshot(self, path: Path) -> None:
        """Writes what is seen of the page as PNG, after two frames: before the first one, a page that has loaded is
        white."""
        self.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")
        path.write_bytes(base64.b64decode(self.picture()))

    @abstractmethod
    def picture(self) -> str:
        """What is seen of the page, as PNG in base64."""

    @abstractmethod
    def size(self, width: int, height: int, dark: bool = False) -> None:
        """How large the page is, and whether it is a dark one's turn (prefers-color-scheme). Call it before `open`."""

    def begin(self) -> None:
        """Before a test: an empty page of the usual size, in a new browser if the last test left one that is stuck."""
        if self.is_stuck:
            self.ends.close()
            self.__enter__()
        self.size(*SIZE)
        self.open("about:blank")
        self.errors = []

    def end(self) -> None:
        """After a test: nothing is down."""
        if not self.is_stuck:
            self.lift_all()
        self.down = {}


class Pace:
    """When frames are due."""

    LATE = 0.004  # seconds, of which nothing is made
    SLOW = 0.05  # seconds: a driver that takes longer sent the frame at its end, perhaps

    def __init__(self) -> None:
        self.start = self.due = time.time()

    def wait(self, at: float) -> float:
        """Waits for so many milliseconds after the first frame; that time, in seconds since 1970."""
        self.due = self.start + at / 1000
        if (left := self.due - time.time()) > 0:
            time.sleep(left)
        elif left < -self.LATE:
            self.start -= left
            self.due -= left
        return self.due

    def sent(self) -> None:
        """The frame was sent. The time until the next one is never made shorter by a driver that was slow: a finger
        that rests for 200 ms rests for 200 ms in the page."""
        if (took := time.time() - self.due) > self.SLOW:
            self.start += took
