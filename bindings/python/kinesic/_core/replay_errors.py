"""The exceptions of a replay, which carry what was played before."""

from __future__ import annotations

from typing import TYPE_CHECKING, Optional

from .errors import BY_CODE, Error

if TYPE_CHECKING:
    from .playing import Replay, Report


class ReplayError(Error):
    """A replay that did not come to its end. `offset` is the place in the trace, in bytes; `replay` has what was
    played before, and its `report`; None when nothing could be played."""

    offset: int = 0
    replay: Optional[Replay] = None

    @property
    def report(self) -> Optional[Report]:
        """How far the replay came."""
        return None if self.replay is None else self.replay.report


class TraceError(ReplayError, ValueError):
    """The bytes are no trace, or one that is cut, damaged or newer; what stands before it was played."""

    code = -17


class DivergedError(ReplayError):
    """A replay did something else than what was recorded."""

    code = -18


BY_CODE.update({kind.code: kind for kind in (TraceError, DivergedError)})
