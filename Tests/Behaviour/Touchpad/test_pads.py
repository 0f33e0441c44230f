"""What real recordings of touchpads give: skipped visibly without KINESIC_DATA."""

import pytest
from pads import PADS, Pad, driven, total
from kinesic.touchpad import Phase, Reason, Scroll, Swipe

RESTING = [pad for pad in PADS if "thumb rests" in pad.meant]
SCROLLS = [pad for pad in PADS if pad.meant == "scrolls"]
TURNS = [pad for pad in PADS if "turns" in pad.meant]
FLICKS = [pad for pad in PADS if "flick" in pad.meant]


def named(pads: list[Pad]) -> pytest.MarkDecorator:
    missing = pytest.mark.skipif(not all(pad.is_there for pad in pads), reason="no recordings under KINESIC_DATA")
    return pytest.mark.parametrize("pad", [pytest.param(pad, id=pad.name, marks=missing) for pad in pads])


@named(RESTING)
def test_a_resting_thumb_moves_nothing_and_pinches_nothing(pad: Pad) -> None:
    found = total(driven(pad))
    assert (found.scrolls, found.pinches, found.presses) == (0, 0, 0) and found.pointer > 18


@named(RESTING)
def test_where_nothing_is_known_of_the_lower_edge_a_wrong_guess_is_taken_back(pad: Pad) -> None:
    found = total(driven(pad, evidence=511 & ~16))
    assert found.scrolls + found.pinches == found.cancelled and found.presses == 0 and found.pointer > 14


@named(SCROLLS)
def test_a_scroll_is_a_scroll(pad: Pad) -> None:
    found = total(driven(pad))
    assert (found.scrolls, found.pinches, found.cancelled, found.presses) == (1, 0, 0, 0) and abs(found.scrolled[1]) > 2


@named(TURNS)
def test_fingers_by_turns_drag_nothing(pad: Pad) -> None:
    """The pointer goes as far as each finger, and not from the one to the other."""
    events = driven(pad)
    found, without = total(events), total(driven(pad, evidence=511 & ~128))
    assert found.reasons.count(Reason.JUMP) == 1 and found.presses == 0
    assert without.pointer - found.pointer > 40 and max(abs(event.dx) for event in events if hasattr(event, "is_dragging") and hasattr(event, "dx")) < 10


@named(FLICKS)
def test_a_flick_of_a_few_frames_is_found(pad: Pad) -> None:
    events = driven(pad)
    found = total(events)
    kind = Swipe if "3finger" in pad.name else Scroll
    assert (found.scrolls, found.swipes) == ((0, 1) if kind is Swipe else (1, 0)) and found.pinches == 0
    ended = [event for event in events if isinstance(event, kind) and event.phase is Phase.ENDED]
    assert len(ended) == 1 and (ended[0].velocity_x ** 2 + ended[0].velocity_y ** 2) ** 0.5 > 300


@named([pad for pad in PADS if "thumbs" in pad.meant])
def test_jumps_of_the_sensor_do_not_scroll(pad: Pad) -> None:
    """22 mm up by the one and 26 by the other, with ten steps of 2 to 4 mm that no finger made."""
    found, without = total(driven(pad)), total(driven(pad, evidence=511 & ~128))
    assert (found.scrolls, found.pinches) == (1, 0)
    assert found.reasons.count(Reason.STEP) >= 5 and abs(found.scrolled[1]) < abs(without.scrolled[1]) - 1


@named([pad for pad in PADS if "semi" in pad.meant])
def test_a_finger_that_stays_on_a_pad_of_boxes_never_pinches(pad: Pad) -> None:
    found = total(driven(pad))
    assert found.pinches == 0
