"""A recognizer that goes from view to view: removed from the one, and one like it added to the other."""

from typing import List, Tuple

import pytest
from test_feeding import refused

import kinesic
from kinesic import Engine, Pan, State, Tap, View


def wire(view: View, heard: List[Tuple[str, State]], other: Tap) -> Pan:
    """A pan as the host wants it, on this view."""
    pan = view.add(Pan(name=view.name, threshold=5))
    pan.require_failure_of(other)
    pan.on_event(lambda event: heard.append((event.recognizer.name, event.state)))
    return pan


@pytest.mark.parametrize("from_an_action", [False, True])
def test_the_new_one_takes_the_touches_that_land_from_then_on(from_an_action: bool) -> None:
    with Engine() as engine:
        left = engine.root.add(View(frame=(0, 0, 100, 100), name="left"))
        right = engine.root.add(View(frame=(100, 0, 100, 100), name="right"))
        taps = engine.root.add(Tap(taps_required=2))
        heard: List[Tuple[str, State]] = []
        first = wire(left, heard, taps)
        number = first.id

        def hand_over() -> None:
            first.remove()
            wire(right, heard, taps)

        if from_an_action:
            first.on_began(lambda event: hand_over())
        engine.down(1, (10, 10), at=0)
        engine.move(1, (80, 10), at=0.1)
        if not from_an_action:
            hand_over()
        assert [state for _, state in heard] == ([State.BEGAN] if from_an_action else [State.BEGAN, State.CANCELLED])
        [second] = right.recognizers
        assert not left.recognizers and second.id != number and second.relations(kinesic.Relation.REQUIRES) == (taps,)
        refused(kinesic.StaleError, lambda: first.state)
        # The finger that is down is none of the new one's, wherever it goes.
        heard.clear()
        engine.move(1, (150, 10), at=0.2)
        engine.up(1, at=0.3)
        assert heard == [] and second.state is State.POSSIBLE
        engine.down(2, (150, 10), at=1)
        engine.move(2, (200, 10), at=1.1)
        engine.up(2, at=1.2)
        assert heard == [("right", State.BEGAN), ("right", State.ENDED)]
        assert first not in second.relations(kinesic.Relation.REQUIRES)


def test_the_relations_of_others_to_the_one_that_left_are_gone() -> None:
    with Engine() as engine:
        left, right = engine.root.add(View()), engine.root.add(View())
        tap, pan = left.add(Tap()), left.add(Pan())
        tap.require_failure_of(pan)
        pan.remove()
        right.add(Pan())
        assert tap.relations(kinesic.Relation.REQUIRES) == ()
        engine.down(1, (10, 10), at=0)
        engine.up(1, at=0.1)
        assert [event.state for event in engine.poll() if isinstance(event, kinesic.GestureEvent) and event.recognizer is tap] in ([], [State.ENDED])
