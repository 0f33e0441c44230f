"""What the fingers on a touchpad mean, from the frames of the device: docs/touchpads.md.

    pad = Touchpad(width=100, height=60)
    pad.feed(0, [Contact(1, 40, 30)])
    pad.feed(10_000_000, [Contact(1, 43, 30)])
    pad.poll()  # [Motion(...)]
"""

from __future__ import annotations

from ._core.touchpad import Contact, Evidence, Feature, Phase, Reason, Tool, Touchpad
from ._core.touchpad_events import Axis, Button, Decision, Hold, Motion, Pinch, Scroll, Swipe, TouchpadEvent
from ._core.touchpad_linux import Evdev, EvdevAxis
from ._core.touchpad_pointer import Pointer

__all__ = [
    "Axis", "Button", "Contact", "Decision", "Evdev", "EvdevAxis", "Evidence", "Feature", "Hold", "Motion", "Phase", "Pinch", "Pointer",
    "Reason", "Scroll", "Swipe", "Tool", "Touchpad", "TouchpadEvent",
]  # fmt: skip

for _name in __all__:
    if _name != "TouchpadEvent":
        globals()[_name].__module__ = __name__
del _name
