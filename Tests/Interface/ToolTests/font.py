"""How wide a text is, read from the font file itself: DejaVu Sans, which Debian's SVG renderers fall back to."""

import struct
from functools import cache
from pathlib import Path

import pytest

FOLDER = Path("/usr/share/fonts/truetype/dejavu")


@cache
def _advances(name: str) -> dict[int, float]:
    """The advance of each character in em, from the tables head, hhea, hmtx and cmap (format 12) of a TrueType
    file."""
    path = FOLDER / name
    if not path.exists():
        pytest.skip(f"{path} is missing: install fonts-dejavu-core")
    data = path.read_bytes()
    count = struct.unpack_from(">H", data, 4)[0]
    tables = {data[12 + 16 * i : 16 + 16 * i]: struct.unpack_from(">I", data, 20 + 16 * i)[0] for i in range(count)}
    per_em = struct.unpack_from(">H", data, tables[b"head"] + 18)[0]
    metrics = struct.unpack_from(">H", data, tables[b"hhea"] + 34)[0]
    cmap = tables[b"cmap"]
    starts = [cmap + struct.unpack_from(">I", data, cmap + 8 + 8 * i)[0] for i in range(struct.unpack_from(">H", data, cmap + 2)[0])]
    start = next(at for at in starts if struct.unpack_from(">H", data, at)[0] == 12)
    widths = {}
    for i in range(struct.unpack_from(">I", data, start + 12)[0]):
        first, last, glyph = struct.unpack_from(">III", data, start + 16 + 12 * i)
        for code in range(first, last + 1):
            widths[code] = struct.unpack_from(">H", data, tables[b"hmtx"] + 4 * min(glyph + code - first, metrics - 1))[0] / per_em
    return widths


def text_width(text: str, size: float, bold: bool) -> float:
    """The width of a text in pixels; a character that the font lacks counts as one em."""
    widths = _advances("DejaVuSans-Bold.ttf" if bold else "DejaVuSans.ttf")
    return size * sum(widths.get(ord(character), 1.0) for character in text)
