"""What stands between the samples of a host and its touches, as records of settings. Imported when one is used: few
programs do."""

from __future__ import annotations

from .enums import LateLocation
from .record import record


@record
class ContactFilter:
    """What a panel gets wrong about contacts, put right before they are fed: for `Engine.set_contact_filter`. Lengths
    are window units at 163 units per inch, and scale with the engine's `units_per_inch`."""

    dropout_interval: float = 0.05
    """Seconds, 0 to 1: what lands so soon after a lift may be the same contact. Every lift comes so much later. 0:
    none is withheld."""
    dropout_distance: float = 30.0
    """Units: and not farther away than this."""
    jump_distance: float = 51.3
    """Units: a contact that goes so far in one frame, as its speed does not explain, is another one. 0: no jump is
    looked for."""


@record
class HandGrouping:
    """Which contacts are fingers of one hand, for `Engine.set_hands`. Lengths are window units at 163 units per inch,
    and scale with the engine's `units_per_inch`."""

    together_interval: float = 0.11
    """Seconds, 0 to 1: fingers of a hand that land at most so long after one another land together."""
    span: float = 1155.0
    """Units: fingers that land together are at most so far apart; 180 mm."""
    late_reach: float = 193.0
    """Units: one that lands later is at most so far from the nearest finger of its hand; 30 mm."""
    palm: float = 513.0
    """Units: so far behind a fingertip lies the palm, where the table reports which way fingers point; 80 mm."""
    palm_span: float = 738.0
    """Units: the palms of fingers that land together are at most so far apart; 115 mm."""
    late_palm_span: float = 449.0
    """Units: and those of one that lands later; 70 mm."""
    turn: float = 2.0
    """Radians, 0 to pi: fingers of a hand point at most so far apart."""


@record
class PalmFilter:
    """What is a palm beside a pen, or a hand that holds the device: for `Engine.set_palm_filter`. Each evidence
    that is 0 is off. Lengths are window units at 163 units per inch, and scale with the engine's
    `units_per_inch`."""

    pen_over_touch: bool = True
    """When a pen goes down all fingers are cancelled."""
    palm_radius: float = 77.0
    """Units: a finger whose `major_radius` is so large is a palm."""
    edge_margin: float = 0.0
    """Units: what lands so near to an edge of the root view's frame is held back; 32 is 5 mm."""
    edge_distance: float = 32.0
    """Units: what moves so far from there is no grip."""
    edge_interval: float = 0.25
    """Seconds, 0 to 10: what is there so long is one."""
    pen_cancel_interval: float = 0.4
    """Seconds, 0 to 10: so long after a pen was near fingers are refused, and so long before they are cancelled."""
    pen_hold_interval: float = 1.0
    """Seconds, 0 to 10: so long after it they are held back."""
    hold_lifetime: float = 0.1
    """Seconds, 0 to 10: until they have lasted so long."""


@record
class Accommodations:
    """What a person has chosen whose hands shake: for `Engine.set_accommodations`."""

    location: LateLocation = LateLocation.AT_LANDING
    """Where a touch lands that lands late."""
    minimum_contact_time: float = 0.0
    """Seconds, 0 to 10: a touch that does not last so long does nothing; others land when they have."""
    repeat_interval: float = 0.0
    """Seconds, 0 to 10: a landing so soon after a lift near it does nothing."""
    repeat_distance: float = 81.5
    """Units, at 163 units per inch: and not farther away than this."""
