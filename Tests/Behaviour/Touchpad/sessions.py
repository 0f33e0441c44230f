"""Made sessions: for each kind of evidence, and for features that can be off, what comes of the same fingers with it
and without it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hand import MS, Hand, Total
from kinesic.touchpad import Contact, Evidence, Feature, Tool


def tool(hand: Hand) -> None:
    hand.land(Contact(1, 60, 30, tool=Tool.PALM))
    hand.move({1: (-20, 0)})


def size(hand: Hand) -> None:
    hand.land(Contact(1, 60, 30, major=28))
    hand.move({1: (-20, 0)})


def pressure(hand: Hand) -> None:
    hand.land(Contact(1, 60, 30, pressure=140))
    hand.move({1: (-20, 0)})


def edge(hand: Hand) -> None:
    """A palm at the right edge slides along it."""
    hand.land(Contact(1, 96, 20))
    hand.move({1: (0, 20)})


def zone(hand: Hand) -> None:
    """A thumb at the lower edge, and a finger that goes 3 mm."""
    hand.land(Contact(1, 45, 56), Contact(2, 50, 20))
    hand.move({2: (3, 0)})


def rest(hand: Hand) -> None:
    """A finger rests beside one that goes 20 mm and back, and trembles."""
    hand.land(Contact(1, 40, 30), Contact(2, 60, 30))
    for k in range(2):
        hand.move({1: (0.4, -0.2), 2: (20 - 40 * k, 2)}, 20)


def split(hand: Hand) -> None:
    """A thumb that lies there becomes two contacts for a moment."""
    hand.land(Contact(1, 50, 40))
    hand.wait(500)
    hand.land(Contact(2, 56, 41))
    hand.wait(50)
    hand.lift(2)


def jump(hand: Hand) -> None:
    """Two fingers tap by turns, and the device gives them one id."""
    hand.land(Contact(1, 20, 30))
    hand.wait(80)
    hand.change(1, x=70)
    hand.feed()
    hand.wait(80)
    hand.lift()


def step(hand: Hand) -> None:
    """One of two contacts that scroll is put 4 mm aside by the sensor."""
    hand.land(Contact(1, 40, 30), Contact(2, 60, 30))
    hand.move({1: (0, -5), 2: (0, -5)}, 20)
    hand.change(2, x=64)
    hand.move({1: (0, -5), 2: (0, -5)}, 20)


def button(hand: Hand) -> None:
    """Pressing a clickpad moves the finger by 1.5 mm, letting go too."""
    hand.land(Contact(1, 40, 30))
    hand.wait(300)
    for pressed in (1, 0):
        hand.buttons = pressed
        hand.feed()
        hand.move({1: (1.5, 0)}, 4)


def slant(hand: Hand) -> None:
    """A scroll that goes 20 mm down and 4 aside."""
    hand.land(Contact(1, 40, 20), Contact(2, 60, 20))
    hand.move({1: (4, 20), 2: (4, 20)}, 20)


def corrected(hand: Hand) -> None:
    """A pinch of which the first 2 mm look like a scroll."""
    hand.land(Contact(1, 40, 30), Contact(2, 60, 30))
    hand.move({1: (1.8, 0.2), 2: (1.8, 0.2)}, 4)
    hand.move({1: (-10, 0), 2: (10, 0)}, 20)


def bounce(hand: Hand) -> None:
    """One of three fingers that swipe is gone for 40 ms."""
    hand.land(Contact(1, 20, 30), Contact(2, 40, 30), Contact(3, 60, 30))
    hand.move({1: (20, 0), 2: (20, 0), 3: (20, 0)}, 20)
    hand.lift(3)
    hand.move({1: (2, 0), 2: (2, 0)}, 3)
    hand.land(Contact(4, 82, 30))
    hand.move({1: (20, 0), 2: (20, 0), 4: (20, 0)}, 20)
    hand.lift()


def apart(hand: Hand) -> None:
    """Two fingers tap, the second lands 30 ms after the first."""
    hand.land(Contact(1, 40, 30))
    hand.land(Contact(2, 60, 30), wait=30 * MS)
    hand.wait(50)
    hand.lift()
    hand.rest()


@dataclass(frozen=True)
class Session:
    name: str
    play: Callable[[Hand], None]
    off: dict[str, float]
    """The options without it."""
    measure: str
    """A field of Total."""
    with_it: float
    without_it: float


def without(evidence: Evidence) -> dict[str, float]:
    return {"evidence": int(Evidence(511) & ~evidence)}


STANDARD = int(Feature(2047) & ~Feature.DRAG_LOCK)
SESSIONS = [
    Session("tool: a palm that the device names slides 20 mm", tool, without(Evidence.TOOL), "pointer", 0, 19.5),
    Session("size: a contact of 28 mm slides 20 mm", size, without(Evidence.SIZE), "pointer", 0, 19.5),
    Session("pressure: a contact of 140 slides 20 mm", pressure, without(Evidence.PRESSURE), "pointer", 0, 19.5),
    Session("edge: a contact at the right edge slides 20 mm", edge, without(Evidence.EDGE), "pointer", 0, 19.5),
    Session("zone: beside a thumb at the lower edge a finger goes 3 mm", zone, without(Evidence.ZONE), "pointer", 2.5, 1.0),
    Session("rest: a finger goes 20 mm and back beside one that rests", rest, without(Evidence.REST), "pointer", 36.0, 0),
    Session("split: a thumb becomes two contacts for 50 ms", split, without(Evidence.SPLIT), "presses", 0, 1),
    Session("jump: fingers tap by turns under one id, 50 mm apart", jump, without(Evidence.JUMP), "presses", 2, 0),
    Session("step: a contact of a scroll is put 4 mm aside", step, without(Evidence.JUMP), "scrolled_x", 0, 2),
    Session("button: a click moves its finger by 1.5 mm, twice", button, without(Evidence.BUTTON), "pointer", 0, 2.5),
    Session("axis lock: a scroll of 20 mm goes 4 mm aside", slant, {"features": STANDARD & ~Feature.AXIS_LOCK}, "scrolled_x", 0, 3.7),
    Session("correction: a pinch begins as a scroll", corrected, {"features": STANDARD & ~Feature.CORRECTION}, "pinches", 1, 0),
    Session("finger count: one of three fingers is gone for 40 ms", bounce, {"finger_change_time": 0.0}, "swipes", 1, 2),
    Session("tap together: two fingers land 30 ms apart", apart, {"tap_together": 0.01}, "presses", 1, 2),
]


def measured(session: Session, **options: float) -> float:
    hand = Hand(**{"features": STANDARD & ~Feature.AXIS_LOCK, **options} if session.play is step else options)
    session.play(hand)
    total = hand.total
    return abs(total.scrolled[0]) if session.measure == "scrolled_x" else float(getattr(total, session.measure))


def numbers(session: Session) -> tuple[float, float]:
    """With it, and without it."""
    return measured(session), measured(session, **session.off)


__all__ = ["SESSIONS", "Session", "Total", "measured", "numbers"]
