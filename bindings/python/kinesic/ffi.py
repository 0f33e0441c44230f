"""The C interface, one to one: constants, structs, and every function with its types. Nothing is added or renamed.

`lib.kin_engine_feed(...)` is the function of the header; `FUNCTIONS` is the table that types it. For units and
meanings see the headers.
"""

from __future__ import annotations

from ._core.ffi import *  # noqa: F401,F403
