"""Run as a program, `everything.py PLACE`: calls every engine function from the callback PLACE. A crash is an exit
code."""

from __future__ import annotations

import sys
from typing import List

import kinesic
from kinesic import Manual, Pan, State, Tap, View

PLACES = ["on_event", "engine", "should_begin", "should_receive_touch", "pair", "contains_point", "gesture_should_begin", "log"]


def refused(engine: kinesic.Engine) -> None:
    for call in (lambda: engine.poll(), lambda: engine.advance(1e6), lambda: engine.feed([]), lambda: engine.cancel_touches(1e6)):
        try:
            call()
        except kinesic.ReentrantError:
            continue
        raise AssertionError("a call from inside a callback was not refused")


def everything(engine: kinesic.Engine, recognizer: kinesic.Recognizer, view: View, round: int) -> None:
    """Calls every function of an engine that a callback may call."""
    other = engine.root.add(Tap(name=f"made {round}"))
    new = View(view, frame=(0, 0, 5, 5), name=f"view {round}")
    inner = new.add(Pan(threshold=5))
    assert engine.time >= 0 and engine.state_hash and engine.classes and not engine.closed
    assert engine.next_deadline is None or engine.next_deadline > 0
    engine.explain = engine.explain
    engine.check_invariants()
    engine.hit_test((1, 1))
    view.frame = view.frame
    view.transform = view.transform
    view.convert((1, 1), engine.root)
    view.hidden = view.hidden
    view.wants_touches = True
    view.name = "renamed"
    view.bring_to_front()
    new.contains_point = lambda x, y: True  # type: ignore[method-assign]
    new.gesture_should_begin = lambda recognizer: True  # type: ignore[method-assign]
    recognizer.name = recognizer.name
    assert recognizer.state is not None and recognizer.pending_state is not None
    assert recognizer.touch_count >= 0 and recognizer.location(view) and recognizer.class_name
    recognizer.allow_simultaneous(other)
    recognizer.set_prevention(other, True)
    other.require_failure_of(inner)
    assert other.relations(kinesic.Relation.REQUIRES) in ((), (inner,))
    inner.threshold = 20
    inner.enabled = False
    inner.should_begin(lambda _: True)
    inner.on_event(lambda event: None)
    kinesic.simultaneous(other, inner)
    inner.abort()
    recognizer.value("translation.x")
    recognizer.set_value("translation.x", 0)
    refused(engine)
    other.remove()
    new.remove()


def main(place: str) -> None:
    with kinesic.Engine() as engine:
        pan = engine.root.add(Pan(name="pan"))
        view = View(engine.root, frame=(0, 0, 100, 100), wants_touches=True, name="V")
        peer, manual = view.add(Pan(name="peer")), engine.root.add(Manual())
        calls: List[int] = []

        def act(*_: object) -> bool:
            if len(calls) < 5:
                calls.append(1)
                everything(engine, pan, view, len(calls))
            return True

        if place == "on_event":
            peer.on_event(act)
        elif place == "engine":
            engine.on_event(act)
        elif place == "pair":
            for question in ("should_recognize_simultaneously_with", "should_require_failure_of", "should_be_required_to_fail_by"):
                getattr(peer, question)(lambda *_: act() and False)
        elif place in ("contains_point", "gesture_should_begin"):
            setattr(view, place, act)
        elif place == "log":
            engine.on_log(act)
            pan.should_require_failure_of(lambda _, other: other is peer)
            peer.should_require_failure_of(lambda _, other: other is pan)
        else:
            getattr(peer, place)(act)
        engine.explain = place == "engine"
        for round in range(3):
            engine.down(1, (0, 0), at=round)
            engine.move(1, (50, 0), at=round + 0.1)
            engine.move(1, (60, 0), at=round + 0.2)
            engine.up(1, at=round + 0.3)
        manual.propose(State.BEGAN)
        manual.propose(State.ENDED)
        engine.advance(10)
        assert calls, "the callback was never called"
        engine.check_invariants()
        assert engine.root.children == [view]
        assert engine.root.recognizers == [pan, manual], engine.root.recognizers


if __name__ == "__main__":
    main(sys.argv[1])
