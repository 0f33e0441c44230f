"""What a dataclass of options is for the library."""

from __future__ import annotations

import ctypes
from dataclasses import asdict
from typing import Any, Callable, Optional, Type

from .errors import InvalidError
from .geometry import number


def filled(
    options: Any, kind: Type[Any], struct: Type[ctypes.Structure], initialize: Callable[[Any], object]
) -> Optional[ctypes.Structure]:
    """The library's struct with the fields of `options`, which is a `kind`; None of None."""
    if options is None:
        return None
    if not isinstance(options, kind):
        raise InvalidError(f"a {kind.__name__} is wanted, or None, not {options!r}")
    into = struct()
    initialize(ctypes.byref(into))
    for name, value in asdict(options).items():
        setattr(into, name, number(value, name))
    return into
