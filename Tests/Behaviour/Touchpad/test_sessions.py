"""Each kind of evidence, and features that can be off: the same fingers with it and without it."""

import pytest
from hand import Hand
from kinesic.touchpad import Button, Contact, Evidence, Feature, Hold, Reason, Tool
from sessions import SESSIONS, Session, numbers


@pytest.mark.parametrize("session", SESSIONS, ids=lambda session: session.name.split(":")[0])
def test_it_makes_a_difference(session: Session) -> None:
    assert numbers(session) == pytest.approx((session.with_it, session.without_it), abs=0.6 if session.measure == "pointer" else 0.01)
    assert session.with_it != session.without_it


def test_every_kind_of_evidence_has_a_session() -> None:
    used = {bit for session in SESSIONS for bit in Evidence if "evidence" in session.off and not int(session.off["evidence"]) & bit}
    assert used == set(Evidence)


def reasons(hand: Hand) -> list[Reason]:
    return hand.total.reasons


def test_a_thumb_by_size_or_pressure_beside_another_finger() -> None:
    for fields, reason in (({"major": 22}, Reason.THUMB_SIZE), ({"pressure": 110}, Reason.THUMB_PRESSURE)):
        hand = Hand(thumb_pressure=100)
        hand.land(Contact(1, 40, 30, **fields), Contact(2, 60, 30))
        hand.move({2: (10, 0)})
        assert reasons(hand) == [reason] and hand.total.pointer == pytest.approx(9.5)


def test_a_palm_that_the_device_names_late_cancels_nothing_but_itself() -> None:
    hand = Hand()
    hand.land(Contact(1, 40, 30), Contact(2, 60, 30))
    hand.move({1: (0, -10), 2: (0, -10)})
    hand.change(2, tool=Tool.PALM)
    hand.move({1: (0, -20)}, 20)
    assert hand.total.scrolls == 1 and hand.total.pinches == 0 and Reason.PALM_TOOL in reasons(hand)
    assert hand.total.pointer > 5


def test_a_palm_comes_out_of_the_edge() -> None:
    hand = Hand()
    hand.land(Contact(1, 97, 30))
    hand.move({1: (-30, 0)}, 30)
    assert hand.total.pointer == pytest.approx(30 - 6 - 0.5, abs=2) and reasons(hand)[:2] == [Reason.PALM_EDGE, Reason.WOKE]


def test_what_rests_wakes_when_it_moves() -> None:
    hand = Hand()
    hand.land(Contact(1, 40, 30), Contact(2, 60, 30))
    hand.move({2: (10, 0)})
    hand.move({1: (0, -20), 2: (0, -20)}, 20)
    assert hand.total.scrolls == 1 and hand.total.pinches == 0 and {Reason.RESTING, Reason.WOKE} <= set(reasons(hand))


def test_one_finger_becomes_a_scroll_and_the_pointer_again() -> None:
    hand = Hand()
    hand.land(Contact(1, 30, 40))
    hand.move({1: (10, 0)})
    hand.land(Contact(2, 62, 40))
    hand.move({1: (0, -15), 2: (0, -15)})
    before = hand.total
    hand.lift(2)
    hand.move({1: (5, 0)}, 5)
    during = hand.total
    hand.wait(100)
    hand.move({1: (10, 0)})
    assert (before.scrolls, before.pointer) == (1, pytest.approx(9.5)) and hand.total.presses == 0
    assert during.pointer == before.pointer, "lifting moves nothing"
    assert hand.total.pointer == pytest.approx(19, abs=0.1) and hand.total.scrolls == 1


def test_a_finger_that_comes_late_makes_a_scroll_a_swipe() -> None:
    hand = Hand()
    hand.land(Contact(1, 20, 30), Contact(2, 40, 30))
    hand.move({1: (3, 0), 2: (3, 0)}, 2)
    hand.land(Contact(3, 66, 30))
    hand.move({1: (15, 0), 2: (15, 0), 3: (15, 0)})
    assert hand.total.swipes == 1 and (hand.total.scrolls, hand.total.cancelled) in ((0, 0), (1, 1))


def test_a_scroll_is_taken_back_for_a_finger_that_rests() -> None:
    """It trembles at first, and then stays."""
    hand = Hand()
    hand.land(Contact(1, 40, 30), Contact(2, 60, 30))
    hand.move({1: (0.9, 0), 2: (1.6, 0)}, 2)
    hand.move({2: (12, 0)}, 10)
    assert (hand.total.scrolls, hand.total.cancelled, hand.total.pinches) == (1, 1, 0) and hand.total.pointer > 5


def test_an_axis_is_released_by_a_clear_diagonal() -> None:
    hand = Hand()
    hand.land(Contact(1, 20, 20), Contact(2, 40, 20))
    hand.move({1: (0, 10), 2: (0, 10)})
    assert hand.total.scrolled[0] == 0
    hand.move({1: (20, 20), 2: (20, 20)}, 20)
    assert Reason.AXIS_LOCKED in reasons(hand) and Reason.AXIS_RELEASED in reasons(hand) and hand.total.scrolled[0] > 10


def test_fingers_that_tap_by_turns_tap_each() -> None:
    hand = Hand()
    hand.land(Contact(1, 30, 30))
    hand.land(Contact(2, 60, 30), wait=80_000_000)
    hand.lift(1)
    hand.wait(50)
    hand.lift(2)
    hand.rest()
    assert hand.total.presses == 2 and hand.total.scrolls == 0


def test_a_tap_beside_a_finger_that_rests() -> None:
    hand = Hand()
    hand.land(Contact(1, 30, 30))
    hand.wait(500)
    hand.land(Contact(2, 60, 30))
    hand.wait(50)
    hand.lift(2)
    hand.rest()
    assert hand.total.presses == 1


def test_fingers_that_the_device_counts_and_does_not_place() -> None:
    hand = Hand()
    hand.finger_count = 3
    hand.land(Contact(1, 30, 30), Contact(2, 60, 30))
    hand.wait(50)
    hand.finger_count = 0
    hand.lift()
    hand.rest()
    assert [event.button for event in hand.events if isinstance(event, Button)] == [4, 4]


def test_semi_multitouch_scrolls_and_never_pinches() -> None:
    hand = Hand(features=2047 & ~Feature.DRAG_LOCK | Feature.SEMI_MT)
    hand.land(Contact(1, 30, 30), Contact(2, 60, 40))
    hand.move({1: (-5, 10), 2: (5, 10)})
    assert (hand.total.scrolls, hand.total.pinches) == (1, 0)


def test_acceleration_makes_fast_motion_longer_and_slow_motion_not() -> None:
    ways = []
    for frames in (100, 4):
        hand = Hand(features=2047 & ~Feature.DRAG_LOCK | Feature.ACCELERATION)
        hand.land(Contact(1, 30, 30))
        hand.move({1: (20, 0)}, frames)
        hand.lift()
        ways.append(hand.total.pointer)
    assert ways[0] == pytest.approx(19.5, abs=0.5) and ways[1] > 50


def test_a_click_takes_over_the_button_of_a_tap_just_before_it() -> None:
    hand = Hand()
    hand.land(Contact(1, 50, 30))
    hand.wait(60)
    hand.lift()
    hand.buttons = 1
    hand.feed()
    hand.buttons = 0
    hand.wait(80)
    hand.rest()
    buttons = [(event.is_pressed, event.is_tap) for event in hand.events if isinstance(event, Button)]
    assert buttons == [(True, True), (False, False)]


def test_a_click_of_another_button_than_the_tap_before_it_is_its_own() -> None:
    hand = Hand()
    hand.land(Contact(1, 50, 30))
    hand.wait(60)
    hand.lift()
    hand.buttons = 2
    hand.feed()
    assert [(event.button, event.is_pressed) for event in hand.events if isinstance(event, Button)] == [(1, True), (1, False), (2, True)]


def test_a_light_touch_taps_where_nothing_has_pressed_harder() -> None:
    """The device measures in another way."""
    hand = Hand()
    for pressure, presses in ((12, 1), (40, 2), (12, 2)):
        hand.land(Contact(1, 50, 30, pressure=pressure))
        hand.wait(60)
        hand.lift()
        hand.rest()
        assert hand.total.presses == presses
    assert Reason.TAP_LIGHT in reasons(hand)


def test_a_touch_that_becomes_firm_points() -> None:
    hand = Hand()
    hand.land(Contact(1, 30, 30, pressure=40))
    hand.lift()
    hand.rest()
    hand.land(Contact(1, 30, 30, pressure=10))
    hand.move({1: (5, 0)})
    before = hand.total.pointer
    hand.change(1, pressure=30)
    hand.move({1: (10, 0)})
    assert before == 0 and hand.total.pointer == pytest.approx(9.5, abs=1.1)


def test_a_small_pad_has_no_zone_at_the_upper_edge() -> None:
    ways = []
    for height in (54, 56):
        hand = Hand(height=height)
        hand.land(Contact(1, 40, 1))
        hand.move({1: (15, 0)})
        ways.append(hand.total.pointer)
    assert ways == [pytest.approx(14.5), 0]


def test_a_stroke_within_the_time_after_its_landing_moves_the_pointer_when_it_ends() -> None:
    hand = Hand()
    hand.land(Contact(1, 30, 30))
    hand.move({1: (8, 0)}, 3)
    before = hand.total.pointer
    hand.lift()
    assert before == 0 and hand.total.pointer == pytest.approx(7.5)


def test_a_tap_beside_a_finger_that_points_drags_nothing() -> None:
    hand = Hand()
    hand.land(Contact(1, 30, 40))
    hand.wait(500)
    hand.land(Contact(2, 60, 30))
    hand.wait(60)
    hand.lift(2)
    hand.move({1: (10, 0)})
    assert hand.total.presses == 1 and hand.total.dragged == 0 < hand.total.pointer


def test_holds_of_one_to_four_fingers() -> None:
    for fingers in range(1, 6):
        hand = Hand()
        hand.land(*(Contact(id, 10 + 18 * id, 30) for id in range(fingers)))
        hand.rest(200)
        assert hand.total.holds == (fingers <= 4)
        hand.lift()
        assert [event.fingers for event in hand.events if isinstance(event, Hold)] == [fingers, fingers] * (fingers <= 4)
