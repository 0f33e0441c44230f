"""Recordings without anything unusual in them, read in this process. Needs NumPy."""

from __future__ import annotations

from typing import Optional, Tuple

from .csv_columns import read_csv
from .digits import Unusual
from .geometry import Rect
from .pointer_columns import CSS, read_pointer_events
from .recorded import Pair, device, rows, scale
from .sample_rows import SampleRows

__all__ = ["Unusual", "read"]


def read(path: str, units_per_mm: Optional[Pair], size: Optional[Pair], largest: Optional[Pair]) -> Tuple[SampleRows, Rect, bool]:
    """The samples, the window, and whether their scale is a guess."""
    with open(path, "rb") as file:
        is_list = file.read(1) == b"["
        file.seek(0)
        parts = read_pointer_events(file) if is_list else read_csv(file)
    measured = scale(parts, CSS if is_list else device(path), units_per_mm, size, largest)
    return rows(parts, measured), measured.window, measured.is_guess
