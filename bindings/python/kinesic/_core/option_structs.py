"""What a dataclass of options is for the library."""

from __future__ import annotations

import ctypes
from dataclasses import asdict
from typing import Any, Optional, Type

from . import ffi
from .errors import InvalidTypeError
from .geometry import number


def defaults(struct: Type[Any]) -> Any:
    """One of the library's structs, with its `struct_size` and its defaults."""
    made = struct()
    ffi.lib.kin_struct_init(struct.__name__.encode(), ctypes.byref(made), ctypes.sizeof(made))
    return made


def filled(options: Any, kind: Type[Any], struct: Type[ctypes.Structure]) -> Optional[ctypes.Structure]:
    """The library's struct with the fields of `options`, which is a `kind`; None of None."""
    if options is None:
        return None
    if not isinstance(options, kind):
        raise InvalidTypeError(f"{'an' if kind.__name__[0] in 'AEIOU' else 'a'} {kind.__name__} is wanted, or None, not {options!r}")
    into = defaults(struct)
    for name, value in asdict(options).items():
        plain = number(value, name)
        setattr(into, name, int(plain) if isinstance(getattr(into, name), int) else plain)
    return into  # type: ignore[no-any-return]
