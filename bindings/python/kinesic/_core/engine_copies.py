"""An engine and its copies, which share the functions of classes written in Python."""

from __future__ import annotations

import threading
from typing import Any, List


class Family(threading.local):
    """Which of them the present thread is in a call of: a class's function does not hear it from C."""

    def __init__(self) -> None:
        self.callers: List[Any] = []

    @property
    def current(self) -> Any:
        """The engine of the innermost call; None: of none of them."""
        return self.callers[-1] if self.callers else None
