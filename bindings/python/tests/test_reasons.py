"""The engine's sentences about decisions: each names one cause, the one that there was."""

from __future__ import annotations

from typing import Any, Dict, List

import pytest

import kinesic
from kinesic import Reason, Sample, State, TouchType
from test_after_a_tap import HERE, THERE, Hand, everything, taps

NEAR_THERE = (320.0, 620.0)


@pytest.fixture
def hand(engine: kinesic.Engine) -> Hand:
    engine.explain = True
    return Hand(engine)


def decisions(engine: kinesic.Engine) -> List[kinesic.DecisionEvent]:
    return [event for event in engine.poll() if isinstance(event, kinesic.DecisionEvent)]


def said(engine: kinesic.Engine, about: str = "") -> List[str]:
    """The sentences, of one recognizer if it is named."""
    told = [event for event in decisions(engine) if not about or event.recognizer is not None and event.recognizer.name == about]
    return [engine.describe(event) for event in told]


def test_what_lands_too_far_away_ends_a_double_tap_before_it_lands(engine: kinesic.Engine, hand: Hand) -> None:
    everything(engine)
    hand.tap()
    hand.time += 0.1
    said(engine)
    touch = hand.press(THERE)
    [double, single] = decisions(engine)
    assert (double.reason, double.detail, double.touch) == (Reason.BEFORE_LANDING, "second tap too far", touch)
    assert engine.describe(double) == "tap 'double' failed before touch 2 landed: second tap too far"
    assert engine.describe(single) == "tap 'single' was recognized"


@pytest.mark.parametrize("required", [kinesic.TapDrag(name="other"), kinesic.LongPress(name="other", taps_required=1)])
def test_the_same_of_others_that_wait_for_a_second_finger(engine: kinesic.Engine, hand: Hand, required: kinesic.Recognizer) -> None:
    engine.root.add(required)
    hand.tap()
    hand.press(THERE)
    assert said(engine) == [f"{required.class_name} 'other' failed before touch 2 landed: second tap too far"]


def test_a_class_that_says_no_without_a_word(engine: kinesic.Engine, hand: Hand) -> None:
    class Once(kinesic.Recognizer):
        def step(self, input: kinesic.Step) -> State:
            self.deadline = 1.0
            return State.FAILED if input.timer else State.POSSIBLE

        def continues_with(self, landing: kinesic.Step) -> bool:
            return False

    once = engine.root.add(Once(name="once"))
    hand.tap()
    hand.press(HERE)
    assert said(engine) == [f"{once.class_name} 'once' failed before touch 2 landed: its class does not go on with that touch"]


@pytest.mark.parametrize("what, winner", [("drag", "pan"), ("hold", "hold")])
def test_a_tap_and_at_the_same_place_something_else(engine: kinesic.Engine, hand: Hand, what: str, winner: str) -> None:
    """The single tap does not take the second finger, as it waits; the double tap takes it, and is excluded."""
    everything(engine)
    hand.tap()
    hand.time += 0.1
    getattr(hand, what)(HERE)
    told = said(engine)
    assert "tap 'single' does not take touch 2: its gesture is complete, and waits for tap 'double'" in told
    [double] = [sentence for sentence in told if sentence.startswith("tap 'double'")]
    assert double.startswith("tap 'double' failed: prevented by ") and double.endswith(f"'{winner}'")
    assert told[-1] == "tap 'single' was recognized"


def test_a_reset_that_is_tied(engine: kinesic.Engine, hand: Hand) -> None:
    """A swipe fails while its finger is down, and waits for the reset of a double tap between its taps."""
    child = engine.root.add(kinesic.View(frame=(0, 0, 200, 400)))
    swipe = engine.root.add(kinesic.Swipe(name="swipe"))
    swipe.require_failure_of(child.add(kinesic.Tap(name="double", taps_required=2)))
    hand.press(THERE)
    hand.tap(HERE)
    said(engine)
    touch = hand.press(NEAR_THERE)
    [event] = decisions(engine)
    assert (event.reason, event.touch, event.other and event.other.name) == (Reason.TOUCHES_FILTERED, touch, "double")
    assert engine.describe(event) == "swipe 'swipe' does not take touch 3: its gesture is over, and its reset waits for that of tap 'double'"


def test_a_reset_that_is_tied_along_a_chain_names_who_is_undecided(engine: kinesic.Engine, hand: Hand) -> None:
    child = engine.root.add(kinesic.View(frame=(0, 0, 200, 400)))
    pan = engine.root.add(kinesic.Pan(name="pan", maximum_touches=1))
    swipe = engine.root.add(kinesic.Swipe(name="swipe"))
    swipe.require_failure_of(pan)
    pan.require_failure_of(child.add(kinesic.Tap(name="double", taps_required=2)))
    hand.press(THERE)
    hand.tap(HERE)
    pan.abort()
    said(engine)
    hand.press(NEAR_THERE)
    assert "swipe 'swipe' does not take touch 3: its gesture is over, and its reset waits for that of tap 'double'" in said(engine)


def test_a_provisional_tap_and_who_may_withdraw_it(engine: kinesic.Engine, hand: Hand) -> None:
    engine.root.add(kinesic.Tap(name="button", provisional=True))
    engine.root.add(kinesic.Tap(name="double", taps_required=2))
    hand.tap()
    hand.tap()
    assert said(engine, "button") == [
        "tap 'button' was recognized and began",
        "tap 'button' does not take touch 2: its gesture is complete, and may still be withdrawn by tap 'double'",
        "tap 'button' was cancelled: tap 'double' withdrew it",
    ]


@pytest.mark.parametrize("place", [HERE, THERE])
def test_a_pan_that_waits_for_a_double_tap(engine: kinesic.Engine, hand: Hand, place: Any) -> None:
    pan = engine.root.add(kinesic.Pan(name="pan"))
    pan.require_failure_of(engine.root.add(kinesic.Tap(name="double", taps_required=2)))
    hand.tap()
    hand.time += 0.1
    hand.drag(place)
    first = ["tap 'double' failed before touch 2 landed: second tap too far"] if place == THERE else []
    assert said(engine) == [
        "pan 'pan' failed: lifted too early",
        *first,
        "pan 'pan' could begin, and waits for tap 'double' to fail",
        "tap 'double' failed: moved too far",
        "pan 'pan' was recognized and began",
    ]


def test_taps_elsewhere_while_a_multi_tap_waits(engine: kinesic.Engine, hand: Hand) -> None:
    multi = engine.root.add(kinesic.MultiTap(name="multi"))
    multi.require_failure_of(engine.root.add(kinesic.Tap(name="double", taps_required=2)))
    hand.tap(HERE)
    hand.time += 0.1
    hand.tap(THERE)
    assert said(engine) == [
        "multi_tap 'multi' has been made, and waits for tap 'double' to fail",
        "tap 'double' failed before touch 2 landed: second tap too far",
        "multi_tap 'multi' was recognized",
        "multi_tap 'multi' has been made, and waits for tap 'double' to fail",
    ]


def test_a_serial_tap_takes_every_tap(engine: kinesic.Engine, hand: Hand) -> None:
    engine.root.add(kinesic.SerialTap(name="serial"))
    hand.tap(HERE)
    hand.tap(THERE)
    assert said(engine) == ["serial_tap 'serial' was recognized"] * 2


def no(*_: Any) -> bool:
    return False


@pytest.mark.parametrize(
    "cause, options",
    [
        ("the touch's type is not one of allowed_touch_types", {"allowed_touch_types": 4}),
        ("the touch presses none of allowed_buttons", {"allowed_buttons": 2}),
        ("its delegate said no (should_receive_touch)", {}),
    ],
)
def test_why_a_touch_is_not_taken(engine: kinesic.Engine, hand: Hand, cause: str, options: Dict[str, float]) -> None:
    tap = engine.root.add(kinesic.Tap(name="tap", **options))
    if not options:
        tap.should_receive_touch(no)
    hand.press(HERE)
    assert said(engine) == [f"tap 'tap' does not take touch 1: {cause}"]


def test_a_view_that_takes_no_touches(engine: kinesic.Engine, hand: Hand) -> None:
    view = engine.root.add(kinesic.View(frame=(0, 0, 400, 800)))
    view.add(kinesic.Tap(name="tap"))
    view.interaction_enabled = False
    engine.feed(Sample(7, kinesic.Phase.BEGAN, *HERE, 0.0, view=view))
    assert said(engine) == ["tap 'tap' does not take touch 7: its view takes no touches (interaction_enabled)"]


def test_a_touch_of_another_type(engine: kinesic.Engine, hand: Hand) -> None:
    engine.root.add(kinesic.Pan(name="pan"))
    hand.press(HERE)
    engine.feed(Sample(9, kinesic.Phase.BEGAN, *HERE, 0.0, type=TouchType.PENCIL))
    assert said(engine) == ["pan 'pan' does not take touch 9: its attempt has touches of another type (requires_exclusive_touch_type)"]


def test_who_said_no_to_the_beginning(engine: kinesic.Engine, hand: Hand) -> None:
    class Photo(kinesic.View):
        def gesture_should_begin(self, recognizer: kinesic.Recognizer) -> bool:
            return False

    unwilling = engine.root.add(kinesic.Pan(name="pan"))
    unwilling.should_begin(no)
    hand.drag(HERE)
    assert said(engine) == ["pan 'pan' failed: its delegate's should_begin said no"]
    unwilling.remove()
    photo = engine.root.add(Photo(frame=(0, 0, 400, 800), name="photo"))
    engine.root.add(kinesic.Pan(name="pan"))
    hand.drag(HERE)
    [event] = decisions(engine)
    assert event.view is photo
    assert engine.describe(event) == "pan 'pan' failed: gesture_should_begin of view 'photo' said no"


def test_what_the_host_did(engine: kinesic.Engine, hand: Hand) -> None:
    view = engine.root.add(kinesic.View(frame=(0, 0, 400, 800)))
    pan = view.add(kinesic.Pan(name="pan"))
    outer = engine.root.add(kinesic.Pan(name="outer"))
    touch = hand.press(HERE)
    pan.abort()
    assert said(engine) == ["pan 'pan' failed: the host aborted it"]
    hand.lift(touch, HERE)
    said(engine)
    hand.press(HERE)
    pan.enabled = False
    assert said(engine) == ["pan 'pan' failed: the host disabled it"]
    outer.remove()
    [sentence] = said(engine)
    assert sentence.endswith(" failed: the host removed it")
    pan.enabled = True
    hand.press(HERE)
    view.remove()
    [sentence] = said(engine)
    assert sentence.endswith(" failed: the host removed its view")


def test_a_state_that_cannot_follow_and_who_proposed_it(engine: kinesic.Engine, hand: Hand) -> None:
    manual = engine.root.add(kinesic.Manual(name="manual"))
    manual.propose(State.BEGAN)
    said(engine)
    with pytest.raises(kinesic.Error):
        manual.propose(State.POSSIBLE)
    assert said(engine) == ["manual 'manual' was began, and the host proposed possible, which cannot follow"]

    class Back(kinesic.Recognizer):
        def step(self, input: kinesic.Step) -> State:
            return State.BEGAN if input.began else State.POSSIBLE

    back = engine.root.add(Back(name="back", observe_only=True))
    said(engine)
    hand.drag(HERE)
    assert said(engine, "back") == [
        f"{back.class_name} 'back' was recognized and began",
        f"{back.class_name} 'back' was began, and its class proposed possible, which cannot follow",
        f"{back.class_name} 'back' was cancelled: its class proposed a state that cannot follow",
    ]


def test_a_default_winner_alone_and_at_the_lift(engine: kinesic.Engine, hand: Hand) -> None:
    engine.root.add(kinesic.Pan(name="pan", default_winner=1))
    hand.press(HERE)
    assert said(engine) == ["pan 'pan' was recognized: all others of its arena were out"]


def test_what_is_left_at_the_lift(engine: kinesic.Engine, hand: Hand) -> None:
    engine.root.decides_at_lift = True
    engine.root.add(kinesic.Tap(name="double", taps_required=2))
    engine.root.add(kinesic.Tap(name="named", taps_required=3, wins_at_lift=True))
    hand.tap()
    assert "tap 'named' was recognized: it takes what is left at the lift" in said(engine)


def test_what_goes_first_is_named_only_where_that_decided(engine: kinesic.Engine, hand: Hand) -> None:
    """Two taps that are ready in one step; and a tap that had earned nothing when a pan began."""
    engine.root.add(kinesic.Tap(name="early"))
    view = engine.root.add(kinesic.View(frame=(0, 0, 400, 800)))
    view.add(kinesic.Tap(name="first"))
    view.add(kinesic.Tap(name="late"))
    hand.tap()
    assert said(engine) == [
        "tap 'late' was recognized",
        "tap 'first' failed: prevented by tap 'late', which was added later",
        "tap 'early' failed: prevented by tap 'late', which is deeper in the view tree",
    ]
    view.add(kinesic.Pan(name="pan"))
    hand.drag(HERE)
    assert [sentence for sentence in said(engine) if "prevented" in sentence] == [
        f"tap '{name}' failed: prevented by pan 'pan'" for name in ("late", "first", "early")
    ]


def test_when_the_attempt_began_and_with_how_many_touches(engine: kinesic.Engine, hand: Hand) -> None:
    """A record counts from a touch that the recognizer took: not from the pencil before, nor from the tap before."""
    taps(engine)
    only_fingers = engine.root.add(kinesic.Pan(name="pan", allowed_touch_types=1))
    engine.feed(Sample(50, kinesic.Phase.BEGAN, *HERE, 0.0, type=TouchType.PENCIL))
    hand.time = 2.0
    hand.drag(THERE)
    begun = [kinesic.ffi.kin_event.from_buffer_copy(event.raw) for event in decisions(engine) if event.recognizer is only_fingers]
    assert [(record.touch_time_ns, record.touch_count) for record in begun] == [(0, 0), (2_000_000_000, 1)]


@pytest.mark.parametrize(("state", "sentence"), [
    (State.FAILED, "failed"), (State.ENDED, "was recognized"), (State.BEGAN, "was recognized and began"),
])
def test_what_a_host_proposes_says_so(engine: kinesic.Engine, hand: Hand, state: State, sentence: str) -> None:
    manual = engine.root.add(kinesic.Manual(name="mine"))
    manual.propose(state)
    assert said(engine) == [f"manual 'mine' {sentence}: the host proposed it"]
    if state is State.BEGAN:
        manual.propose(State.CANCELLED)
        assert said(engine) == ["manual 'mine' was cancelled: the host proposed it"]
