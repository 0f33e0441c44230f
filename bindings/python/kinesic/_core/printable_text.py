"""Text for people: what would steer a terminal, or turn the direction of what follows, is written out."""

from __future__ import annotations

import unicodedata
from typing import Any

TURNING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def visible(text: str) -> str:
    """`text` with control characters, direction marks and line ends as escapes: "\\x1b", "\\u202e"."""
    if text.isprintable():
        return text
    return "".join(_escaped(each) if each in TURNING or unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp") else each for each in text)


def _escaped(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")


def sentence(data: Any) -> str:
    """A sentence of the library, which may have a name in it that came from anywhere."""
    return visible((data or b"").decode("utf-8", "replace"))
