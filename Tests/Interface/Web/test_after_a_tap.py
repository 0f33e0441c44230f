"""What lands after a tap, from JavaScript."""

from __future__ import annotations

import json

from packed import node


def test_a_tap_and_what_follows_it_both_come() -> None:
    found = json.loads(node("after_a_tap.mjs")[1])
    assert found["turns"] == [" ".join(["single"] * 20)] * 20
    assert found["drags"] == [["pan", "single"]] * 2 and found["holds"] == [["longPress", "single"]] * 2
    assert found["button"] == ["button"] * 4 and found["waiting"] == [["pan"]] * 3
    assert found["pair"] == ["single", "pair"] and found["asked"] == 2
