"""The part of an engine that can be watched. What a watch needs is loaded when one is first started."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Optional

from .errors import StateError
from .geometry import nanoseconds
from .native import Core

if TYPE_CHECKING:
    from .watch import Watch


class Watched(Core):
    """The part of `Engine` that can be watched."""

    __slots__ = ()

    def __init__(self, options: Any) -> None:
        super().__init__(options)
        self._watch: Optional[Watch] = None

    def watch(self, address: str, *, bytes: int = 262144, seconds: float = 60.0) -> Watch:
        """Lets `kinesic watch` on this machine see what the engine does: `address` is "tcp:127.0.0.1:7878", or "unix:"
        and a path. `advance` and the polls hand over what is new; nothing ever waits for a watcher. It keeps a flight
        recorder of so many `bytes` and `seconds` (`fly`), so that who looks later sees the latest half of it. An
        engine has one watch at a time."""
        if self._watch is not None and not self._watch.stopped:
            raise StateError("this engine is watched already")
        from .watch import Watch

        self._watch = Watch(self, address, bytes, nanoseconds(seconds, "seconds"))
        return self._watch

    def _step_watch(self) -> None:
        if self._watch is not None and not self._watch.stopped and not self._depth:
            self._watch.step()

    def close(self) -> None:
        if self._watch is not None and not self._stepping:
            self._watch.stop()
        super().close()
