"""How full an engine is."""

from __future__ import annotations

from typing import NamedTuple

from . import ffi


class Fill(NamedTuple):
    """How full a table is."""

    now: int
    """How many there are."""
    most: int
    """The most at one time since the engine was made."""
    capacity: int
    """How many there is room for without asking for memory."""


class Usage(NamedTuple):
    """How full an engine's tables are, and its memory."""

    touches: Fill
    """Contacts: down, hovering, scrolling, and lifted ones that an undecided gesture still has."""
    views: Fill
    """The root is one of them."""
    recognizers: Fill
    actions: Fill
    events: Fill
    """Records that wait for a poll."""
    bytes: int
    """Bytes that the engine has now."""
    most_bytes: int
    """The most that it ever had."""

    @classmethod
    def _of(cls, usage: ffi.kin_engine_usage) -> Usage:
        def fill(table: ffi.kin_usage) -> Fill:
            return Fill(table.now, table.most, table.capacity)

        return cls(
            fill(usage.touches), fill(usage.views), fill(usage.recognizers), fill(usage.actions), fill(usage.events), usage.bytes, usage.most_bytes
        )
