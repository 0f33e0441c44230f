"""libkinesic-overlay, loaded when an overlay is first made."""

from __future__ import annotations

from typing import Any

from . import generated_overlay as c
from . import optional_libraries
from .errors import error_for


def library() -> Any:
    return optional_libraries.load("overlay", c.FUNCTIONS, "an overlay")


def check(result: int) -> None:
    """Raises what the library refused."""
    if result != 0:
        raise error_for(result, (library().kin_overlay_last_error() or b"").decode())
