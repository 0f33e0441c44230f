"""Touch recordings as CSV: reading, writing and looking at them one contact at a time.

The format is `t_us,slot,tracking_id,x,y,pressure,event` (README.md, "Format"): one `t_us` is one
frame, a contact that did not change in a frame has no row, `up` repeats the last position.
"""

from __future__ import annotations

import csv
import io
import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import Dict, Iterable, List, Optional, Tuple

HEADER = "t_us,slot,tracking_id,x,y,pressure,event"

PROJECT = Path(__file__).resolve().parents[2]
"""The project's root."""


@dataclass(frozen=True)
class Row:
    """One contact in one frame. `x`, `y` in device units, `pressure` in the panel's own unit."""

    t_us: int
    slot: int
    tracking_id: int
    x: float
    y: float
    pressure: Optional[float]
    event: str

    def text(self) -> str:
        """The row as a CSV line of whole numbers."""
        pressure = "" if self.pressure is None else f"{self.pressure:.0f}"
        return (f"{self.t_us},{self.slot},{self.tracking_id},"
                f"{self.x:.0f},{self.y:.0f},{pressure},{self.event}")


@dataclass
class Contact:
    """One finger from landing to lift; `samples` are (ms, mm, mm), the lift left out."""

    tracking_id: int
    down_ms: float
    up_ms: float = 0.0
    samples: List[Tuple[float, float, float]] = field(default_factory=list)
    pressures: List[float] = field(default_factory=list)

    @property
    def duration_ms(self) -> float:
        """Time from landing to lift, ms."""
        return self.up_ms - self.down_ms


@dataclass
class Recording:
    """A named list of rows with the device's scale; `scaled` tells whether the scale is known."""

    name: str
    rows: List[Row]
    units_per_mm: Tuple[float, float]
    scaled: bool = True

    def frames(self) -> List[Tuple[int, List[Row]]]:
        """Rows grouped by their time, in order."""
        grouped: List[Tuple[int, List[Row]]] = []
        for row in self.rows:
            if not grouped or grouped[-1][0] != row.t_us:
                grouped.append((row.t_us, []))
            grouped[-1][1].append(row)
        return grouped

    def contacts(self) -> List[Contact]:
        """The contacts in the order of landing, in milliseconds and millimetres."""
        live: Dict[int, Contact] = {}
        done: List[Contact] = []
        for row in self.rows:
            ms = row.t_us / 1000.0
            if row.event == "down":
                live[row.tracking_id] = Contact(row.tracking_id, ms)
                done.append(live[row.tracking_id])
            contact = live[row.tracking_id]
            contact.up_ms = ms
            if row.event != "up":
                sx, sy = self.units_per_mm
                contact.samples.append((ms, row.x / sx, row.y / sy))
                if row.pressure is not None:
                    contact.pressures.append(row.pressure)
        return done


def parse(text: str) -> List[Row]:
    """The rows of a CSV text with the header."""
    reader = csv.DictReader(io.StringIO(text))
    return [Row(int(r["t_us"]), int(r["slot"]), int(r["tracking_id"]), float(r["x"]), float(r["y"]),
                float(r["pressure"]) if r["pressure"] else None, r["event"]) for r in reader]


def render(rows: Iterable[Row]) -> str:
    """The CSV text of rows, with the header and a final line feed."""
    return "\n".join([HEADER] + [row.text() for row in rows]) + "\n"


def data_folder() -> Optional[Path]:
    """The folder of real recordings: `$KINESIC_DATA/recordings`, else `../shared/data/recordings`
    beside the project; None when it is not there."""
    base = os.environ.get("KINESIC_DATA")
    root = Path(base) if base else PROJECT.parent / "shared" / "data"
    folder = root / "recordings"
    return folder if folder.is_dir() else None


SCALES: Dict[str, Tuple[float, float]] = {
    "dell_canvas": (55.0, 98.0),
    "wacom_dth2242": (9.6, 9.6),
    "wacom_isdv4e6": (10.0, 10.0),
    "nexus4": (25.0, 25.0),
    "pixel_tablet": (11.0, 11.0),
    "galaxy_s": (19.6, 11.8),
    "chromeos_cr48": (47.0, 65.0),
    "chromeos": (100.0, 100.0),
}
"""Device units per mm of real recordings: the table in the recordings' README.md."""


def real_recordings(folder: Path) -> List[Recording]:
    """All real recordings of a folder, by name."""
    found: List[Recording] = []
    for path in sorted(folder.glob("*.csv")):
        key = next((k for k in SCALES if path.stem.startswith(k)), None)
        scale = SCALES[key] if key else (1.0, 1.0)
        found.append(Recording(path.stem, parse(path.read_text()), scale, key is not None))
    return found
