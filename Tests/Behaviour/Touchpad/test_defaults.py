"""The defaults of kin_touchpad_options are those that its comments name."""

import math
import re
from pathlib import Path

from kinesic.touchpad import Touchpad

HEADER = Path(__file__).resolve().parents[3] / "Include/kinesic/touchpad.h"
NUMBERS = 49


def said() -> dict[str, float]:
    """What the header says, by the name of the option."""
    struct = HEADER.read_text().partition("typedef struct kin_touchpad_options {")[2].partition("}")[0]
    found: dict[str, float] = {}
    for names, comment in re.findall(r"double ([\w, ]+);\s*/\*(.*?)\*/", struct, re.S):
        default = re.search(r"(?:default|(?=0, the default:))\s*(pi / 6|[0-9.]+)", " ".join(comment.split()))
        assert default, f"the comment of {names} names no default"
        value = math.pi / 6 if default[1] == "pi / 6" else float(default[1])
        found.update(dict.fromkeys(names.split(", "), value))
    return found


def test_defaults() -> None:
    wanted = said()
    assert len(wanted) == NUMBERS
    with Touchpad() as pad:
        assert {name: pad.options[name] for name in wanted} == wanted
