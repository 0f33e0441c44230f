"""The numbers of decisions: what was measured lies on the side of the threshold on which it decides."""

from collections import defaultdict

from hand import Hand
from kinesic.touchpad import Contact, Decision, Reason
from made import KINDS, boards, played
from sessions import SESSIONS

ABOVE = {
    Reason.PALM_SIZE, Reason.PALM_PRESSURE, Reason.THUMB_SIZE, Reason.WOKE, Reason.JUMP, Reason.STEP, Reason.TAP_MOVED, Reason.TAP_LONG,
    Reason.TAP_IN_MOTION, Reason.TAP_FINGERS, Reason.APART, Reason.AXIS_RELEASED,
}  # fmt: skip
BELOW = {Reason.PALM_EDGE, Reason.THUMB_ZONE, Reason.RESTING, Reason.SPLIT, Reason.TAP_LIGHT, Reason.TOGETHER, Reason.AXIS_LOCKED}
EITHER = {Reason.TAP_BUTTON}
"""Only a tap after a click has a number."""
NONE = {Reason.PALM_TOOL, Reason.TAP_NO_FINGER, Reason.TAP_IN_GESTURE}


def decisions() -> list[Decision]:
    events = [event for kind in KINDS for board, _ in zip(boards(kind), range(8), strict=False) for event in played(board, KINDS[kind](board), explain=True)]
    for session in SESSIONS:
        session.play(hand := Hand())
        events += hand.events
    four = Hand()
    four.land(*(Contact(id, 10 + 18 * id, 30) for id in range(1, 5)))
    four.lift()
    thumb = Hand()
    thumb.land(Contact(1, 40, 30, major=22), Contact(2, 60, 30))
    diagonal = Hand()
    diagonal.land(Contact(1, 20, 20), Contact(2, 40, 20))
    diagonal.move({1: (0, 10), 2: (0, 10)})
    diagonal.move({1: (20, 20), 2: (20, 20)}, 20)
    motion = Hand()
    motion.land(Contact(1, 20, 30))
    motion.move({1: (12, 0)}, 12)
    motion.land(Contact(2, 70, 30))
    motion.lift(2)
    long = Hand()
    long.land(Contact(1, 20, 30))
    long.wait(400)
    long.lift()
    for hand in (four, thumb, diagonal, motion, long):
        events += hand.events
    return [event for event in events if isinstance(event, Decision)]


def test_each_number_is_on_its_side() -> None:
    numbers = defaultdict(set)
    for decision in decisions():
        numbers[decision.reason].add((decision.measured, decision.threshold))
    assert set(numbers) == ABOVE | BELOW | EITHER | NONE
    assert all(numbers[reason] == {(0, 0)} for reason in NONE)
    assert all(threshold <= measured and threshold > 0 for reason in ABOVE for measured, threshold in numbers[reason])
    assert all(measured <= threshold > 0 for reason in BELOW for measured, threshold in numbers[reason])
    assert all(measured <= 0.1 and threshold in (0, 0.1) for reason in EITHER for measured, threshold in numbers[reason])
    assert any(threshold for _, threshold in numbers[Reason.TAP_BUTTON])
