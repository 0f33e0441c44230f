"""Options under a name that there is not: refused, with the names that there are."""

from __future__ import annotations

import json
import re

from packed import ROOT, node

# What these have without a page: the options are read before.
WITHOUT_PAGE = {"touchscreen": "KIN_ERROR_UNSUPPORTED", "devtools": "KIN_ERROR_UNSUPPORTED"}
SOURCES = ROOT / "bindings/web/src"


def interfaces_of_options() -> set[str]:
    """Those of plain options: what recognizers take beside their properties is refused as a property."""
    found = {name for file in SOURCES.rglob("*.ts") for name in re.findall(r"^export interface (\w+Options)\b", file.read_text(), re.M)}
    return found - {"RecognizerOptions", "GestureOptions"}


def test_an_option_of_another_name_is_refused() -> None:
    found = json.loads(node("options.mjs")[1])
    assert len(interfaces_of_options()) == 10 and len(found) == 13  # a new interface has a line in options.mjs
    for name, (accepted, refused) in found.items():
        assert accepted.split(" ")[0] == WITHOUT_PAGE.get(name, ""), (name, accepted)
        assert refused.startswith("KIN_ERROR_UNKNOWN 'toucAction' is none of "), (name, refused)
