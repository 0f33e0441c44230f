"""Pointer events that a script in the page makes, where a browser's driver cannot.

They are dispatched to the element under the finger, and those that follow to the same one, as with a touch, which is
captured. `isTrusted` is false, no touch events and no clicks follow, and an element cannot capture them further:
`setPointerCapture` throws NotFoundError, for there is no such pointer.
"""

from __future__ import annotations

import json
from typing import Any

from browsers.page import Page, Place

MAKE = """(events => {
  const targets = window.__madePointers ??= new Map();
  for (const [type, options] of events) {
    const { pointerId, clientX, clientY } = options;
    if (type === 'pointerdown' || !targets.has(pointerId)) {
      targets.set(pointerId, document.elementFromPoint(clientX, clientY) ?? document.documentElement);
    }
    const common = { bubbles: true, cancelable: type !== 'pointercancel', composed: true, view: window };
    targets.get(pointerId).dispatchEvent(new PointerEvent(type, { ...common, ...options }));
    if (type !== 'pointermove' && type !== 'pointerdown' || !options.buttons) targets.delete(pointerId);
  }
})"""
FIRST_FINGER = 100
"""Pointer ids of fingers begin here."""


class MadePointers(Page):
    """A page that can make them."""

    def make(self, *events: tuple[str, dict[str, Any]]) -> None:
        self.evaluate(f"{MAKE}({json.dumps(events)})")

    def made_pointer(
        self,
        kind: str,
        number: int,
        place: Place,
        was_down: bool,
        is_down: bool,
        pressure: float,
        tilt: tuple[int, int],
    ) -> None:
        """Moves one pointer, then presses or lifts it where that changes."""
        common = {
            "pointerId": number,
            "pointerType": kind,
            "isPrimary": True,
            "clientX": place[0],
            "clientY": place[1],
            "tiltX": tilt[0],
            "tiltY": tilt[1],
        }
        events: list[tuple[str, dict[str, Any]]] = []
        if is_down or not was_down:
            events.append(
                (
                    "pointermove",
                    {**common, "button": -1, "buttons": int(was_down), "pressure": pressure if was_down else 0},
                )
            )
        if is_down != was_down:
            events.append(
                (
                    "pointerdown" if is_down else "pointerup",
                    {**common, "button": 0, "buttons": int(is_down), "pressure": pressure},
                )
            )
        self.make(*events)

    def made_touches(self, type: str, fingers: dict[int, Place], primary: int | None) -> None:
        """One event for each finger."""
        is_down = type in ("pointerdown", "pointermove")
        button = -1 if type in ("pointermove", "pointercancel") else 0
        common = {
            "pointerType": "touch",
            "button": button,
            "buttons": int(is_down),
            "pressure": 0.5 * is_down,
            "width": 20,
            "height": 20,
        }
        self.make(
            *(
                (
                    type,
                    {
                        **common,
                        "pointerId": FIRST_FINGER + finger,
                        "isPrimary": finger == primary,
                        "clientX": x,
                        "clientY": y,
                    },
                )
                for finger, (x, y) in fingers.items()
            )
        )
