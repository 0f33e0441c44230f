"""The decorator of all records: a frozen dataclass, with slots where Python has them (3.10 and later)."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Type, TypeVar

T = TypeVar("T")

if TYPE_CHECKING:
    from typing_extensions import dataclass_transform

    @dataclass_transform(frozen_default=True, field_specifiers=(field,))
    def record(kind: Type[T]) -> Type[T]: ...

elif sys.version_info >= (3, 10):
    record = dataclass(frozen=True, slots=True)
else:
    record = dataclass(frozen=True)
