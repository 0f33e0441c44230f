"""Calls of what the library leaves to one thread at a time."""

from __future__ import annotations

import contextlib
import threading
from typing import Iterator, List

from .errors import ThreadError


class CallGuard:
    """Refuses calls that may not run at the same time, as an engine does: any number may read, one that changes
    something is alone. What reads may be called by what reads."""

    __slots__ = ("_change", "_readers", "_what")

    def __init__(self, what: str) -> None:
        self._what = what
        self._readers: List[None] = []
        self._change = threading.Lock()

    @contextlib.contextmanager
    def reading(self) -> Iterator[None]:
        """For the time of a call that changes nothing."""
        self._readers.append(None)  # before the lock is looked at, which `changing` takes before it looks here
        try:
            if self._change.locked():
                raise self._refusal()
            yield
        finally:
            self._readers.pop()

    @contextlib.contextmanager
    def changing(self) -> Iterator[None]:
        """For the time of a call that changes something."""
        if not self._change.acquire(blocking=False):
            raise self._refusal()
        try:
            if self._readers:
                raise self._refusal()
            yield
        finally:
            self._change.release()

    def _refusal(self) -> ThreadError:
        return ThreadError(f"another call of this {self._what} is under way: it is for one thread at a time while it is changed")
