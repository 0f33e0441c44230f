"""What the headers say of each constant, for languages whose declarations have it beside them."""

from __future__ import annotations

import re
from pathlib import Path

BODY = re.compile(r"^enum \{\n(.*?)^\};", re.M | re.S)
COMMENT = r"/\*(?:[^*]|\*(?!/))*\*/"
BEFORE = re.compile(rf"({COMMENT})\s*(KIN_\w+)\s*=[^,/]*,?")
BEHIND = re.compile(rf"(KIN_\w+)\s*=[^,/]*,?[ \t]*({COMMENT})")


def words(comment: str) -> str:
    """The text of a comment, on one line and as a sentence."""
    text = " ".join(re.sub(r"^/\*|\*/$|^\s*\*", " ", comment, flags=re.M).split())
    return text[:1].upper() + text[1:] + ("" if text.endswith(".") else ".")


def constants(include: Path) -> dict[str, str]:
    """By the names of the constants; one without a comment is not there."""
    found: dict[str, str] = {}
    for header in sorted((include / "kinesic").glob("*.h")):
        for body in BODY.findall(header.read_text()):
            if body.lstrip().startswith("/*"):
                found |= {name: words(comment) for comment, name in BEFORE.findall(body)}
            else:
                found |= {name: words(comment) for name, comment in BEHIND.findall(body)}
    return found


def declarations(include: Path) -> dict[str, str]:
    """By the names of functions and of structs."""
    found: dict[str, str] = {}
    for header in sorted((include / "kinesic").glob("*.h")):
        text = header.read_text()
        for comment, name in re.findall(rf"^({COMMENT})\n[\w *]*?\b(kin_\w+)\(", text, re.M):
            found[name] = words(comment)
        for comment, name in re.findall(rf"^({COMMENT})\ntypedef struct (kin_\w+)", text, re.M):
            found[name] = words(comment)
    return found
