"""Cases as data: cases.json. A finger is [id, from ms, to ms, from place, to place], and goes straight on; what
follows itself under one id is one contact. Frames come each 10 ms. An event is its kind, phase, number (of the button,
of the fingers) and reason; motion and momentum in a row are one word, and what goes on is left out."""

import json
from pathlib import Path
from typing import Any

import pytest
from hand import MS
from kinesic.touchpad import Button, Contact, Decision, Feature, Motion, Phase, Reason, Touchpad, TouchpadEvent

CASES = json.loads(Path(__file__).with_name("cases.json").read_text())
STANDARD = 2047 & ~Feature.DRAG_LOCK


def word(event: TouchpadEvent) -> str:
    if isinstance(event, Motion):
        return "motion"
    if isinstance(event, Decision):
        return f"decision {dashed(event.reason)}"
    reason = f" {dashed(event.reason)}" if event.reason is not Reason.NONE else ""
    if isinstance(event, Button):
        return f"button {'began' if event.is_pressed else 'ended'} {event.button}{reason}"
    if event.phase is Phase.MOMENTUM:
        return "momentum"
    return f"{type(event).__name__.lower()} {dashed(event.phase)} {event.fingers}{reason}" if event.phase is not Phase.CHANGED else ""


def dashed(member: Any) -> str:
    return str(member.name).lower().replace("_", "-")


def at(finger: list[Any], time: int) -> Contact:
    id, start, end, a, b = finger
    share = (time - start) / (end - start)
    return Contact(id, a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1]))


def played(case: dict[str, Any]) -> list[str]:
    features = STANDARD | sum(Feature[name] for name in case.get("features", []))
    pad = Touchpad(width=100, height=60, features=features, explain=True)
    found: list[str] = []
    for time in range(0, max(finger[2] for finger in case["fingers"]) + 10, 10):
        pad.feed(time * MS, [at(finger, time) for finger in case["fingers"] if finger[1] <= time < finger[2]])
        found += map(word, pad.poll())
    pad.advance((time + 3000) * MS)
    found += map(word, pad.poll())
    words = [each for each in found if each and each != "decision step"]
    return [each for i, each in enumerate(words) if each not in ("motion", "momentum") or i == 0 or words[i - 1] != each]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["name"])
def test_what_comes(case: dict[str, Any]) -> None:
    assert played(case) == case["events"]
