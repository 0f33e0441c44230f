"""What is used from JavaScript when it was removed."""

from __future__ import annotations

import json
import re

from packed import ROOT, node

SOURCES = ROOT / "bindings/web/src"
MODIFIERS = r"(?:(?:readonly|static|get|set|async) )*"


def internal_names() -> set[str]:
    """What is no part of the package's interface, by the marks in its sources."""
    found: set[str] = set()
    for name in ("engine", "view", "recognizer"):
        text = (SOURCES / f"{name}.ts").read_text()
        found |= set(re.findall(rf"@internal[^\n]*?\*/\s*(?:protected )?{MODIFIERS}(\w+)", text))
        found |= set(re.findall(rf"^  (?:private|protected) {MODIFIERS}(\w+)", text, re.M))
    return found


def test_every_use_is_refused() -> None:
    found = json.loads(node("removed.mjs", ",".join(sorted(internal_names())))[1])
    assert found["wrong"] == [] and found["reported"] == []
    assert found["count"] > 1000 and found["types"] > 12
