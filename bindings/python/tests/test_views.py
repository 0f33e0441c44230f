"""Views: tree, geometry, flags, questions."""

from __future__ import annotations

import gc
import math
from typing import Any, List

import pytest
from test_feeding import refused

import kinesic
from kinesic import Point, Rect, State, Transform, View, ffi


def test_views_are_made_free_or_under_a_parent(engine: kinesic.Engine) -> None:
    free = View(frame=(10, 20, 30, 40), name="free", wants_touches=True)
    assert free.id == 0 and free.frame == Rect(10, 20, 30, 40) and free.wants_touches and free.parent is None
    assert engine.root.add(free) is free
    assert free.id != 0 and free.frame == (10, 20, 30, 40) and free.wants_touches and not free.hidden
    inner = View(free, frame=(1, 2, 3, 4))
    assert inner.parent is free and free.children == [inner] and engine.root.children == [free]
    assert engine.root.parent is None
    assert "free" in repr(free)
    assert engine.hit_test((12, 23)) is inner
    assert engine.hit_test((39, 23)) is free
    assert engine.hit_test((40, 23)) is engine.root


def test_frames_and_transforms(engine: kinesic.Engine) -> None:
    view = View(engine.root, frame=(100, 0, 50, 50), transform=Transform.scale(2))
    assert view.transform == (2, 0, 0, 2, 0, 0)
    assert view.convert((10, 10)) == Point(120, 20)
    assert engine.root.convert((120, 20), view) == Point(10, 10)
    view.transform = Transform(tx=5)
    assert view.convert((0, 0)) == (105, 0)
    view.frame = (0, 0, 20, math.inf)
    assert view.frame == (0, 0, 20, math.inf)
    turned = Transform.rotation(math.pi / 2)
    view.transform = turned
    x, y = view.convert((1, 0))
    assert (x, y) == pytest.approx((0, 1))
    view.transform = Transform(a=0, d=0)
    refused(kinesic.InvalidError, lambda: engine.root.convert((0, 0), view))
    engine.root.frame = (0, 0, 320, 480)
    assert engine.root.frame == (0, 0, 320, 480)


@pytest.mark.parametrize(
    "flag", ["hidden", "interaction_enabled", "multiple_touch_enabled", "exclusive_touch", "arena_boundary", "wants_touches"]
)
def test_flags_are_properties(engine: kinesic.Engine, flag: str) -> None:
    view = View(engine.root, frame=(0, 0, 10, 10))
    initial = flag == "interaction_enabled"
    assert getattr(view, flag) is initial
    setattr(view, flag, not initial)
    assert getattr(view, flag) is (not initial)
    free = View()
    assert getattr(free, flag) is initial
    setattr(free, flag, not initial)
    engine.root.add(free)
    assert getattr(free, flag) is (not initial)
    assert View.hidden.__doc__


def test_order_among_siblings(engine: kinesic.Engine) -> None:
    a, b = (View(engine.root, frame=(0, 0, 10, 10), name=name) for name in "ab")
    assert engine.hit_test((5, 5)) is b
    a.bring_to_front()
    assert engine.hit_test((5, 5)) is a
    a.hidden = True
    assert engine.hit_test((5, 5)) is b


def test_removing_takes_all_below(engine: kinesic.Engine) -> None:
    outer = View(engine.root, frame=(0, 0, 100, 100))
    inner = View(outer, frame=(0, 0, 100, 100))
    pan = inner.add(kinesic.Pan())
    states: List[State] = []
    pan.on_event(lambda event: states.append(event.state))
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    outer.remove()
    assert states == [State.BEGAN, State.CANCELLED]
    assert engine.root.children == []
    last = engine.poll()[-1]
    assert isinstance(last, kinesic.GestureEvent) and last.recognizer is pan and last.view is inner
    for call in (lambda: inner.frame, lambda: outer.remove(), lambda: pan.state, lambda: inner.add(kinesic.Tap()), lambda: inner.hidden):
        assert refused(kinesic.StaleError, call).code == ffi.KIN_ERROR_STALE


def test_wrong_use(engine: kinesic.Engine) -> None:
    view = View(engine.root, frame=(0, 0, 10, 10))
    for frame in ((math.nan, 0, 1, 1), (0, 0, -1, 1), (0, 0, 1), "abcd", 7):
        refused(kinesic.InvalidError, lambda: setattr(view, "frame", frame))
        refused(kinesic.InvalidError, lambda: View(engine.root, frame=frame))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: setattr(view, "frame", None))
    for transform in ((math.nan, 0, 0, 1, 0, 0), (math.inf, 0, 0, 1, 0, 0), (1, 2)):
        refused(kinesic.InvalidError, lambda: setattr(view, "transform", transform))
    refused(kinesic.InvalidError, lambda: setattr(engine.root, "transform", Transform.scale(2)))
    assert view.frame == (0, 0, 10, 10) and view.transform == Transform()
    refused(kinesic.InvalidError, lambda: engine.root.remove())
    refused(kinesic.InvalidError, lambda: engine.root.bring_to_front())
    refused(kinesic.InvalidError, lambda: engine.root.add(view))
    refused(kinesic.InvalidError, lambda: engine.root.add("tap"))  # type: ignore[type-var]
    refused(kinesic.Error, lambda: engine.root.add(None))  # type: ignore[type-var]
    refused(kinesic.NullError, lambda: View().add(kinesic.Tap()))
    refused(kinesic.NullError, lambda: View().remove())
    refused(kinesic.NullError, lambda: setattr(view, "name", None))
    refused(kinesic.InvalidError, lambda: setattr(view, "name", "a\0b"))
    refused(kinesic.InvalidError, lambda: setattr(view, "name", 5))
    refused(kinesic.InvalidError, lambda: engine.hit_test((math.nan, 0)))
    refused(kinesic.InvalidError, lambda: view.convert((math.nan, 0)))
    view.name = "ein sehr langer Name mit Umlauten, äöü, der weit über dreiundsechzig Bytes hinausgeht, und noch weiter"
    assert view.name.endswith("weiter")


def test_handles_of_another_engine_and_kind_are_refused(engine: kinesic.Engine, tap: kinesic.Tap) -> None:
    with kinesic.Engine() as other:
        foreign = View(other.root, frame=(0, 0, 10, 10))
        error = refused(kinesic.StaleError, lambda: engine.root.convert((0, 0), foreign))
        assert "another engine" in str(error)
        refused(kinesic.StaleError, lambda: engine.down(1, (0, 0), at=0, view=foreign))
        refused(kinesic.StaleError, lambda: tap.location(foreign))
    view: Any = tap
    assert refused(kinesic.KindError, lambda: engine.down(1, (0, 0), at=0, view=view)).code == ffi.KIN_ERROR_KIND
    refused(kinesic.KindError, lambda: engine.root.convert((0, 0), view))
    refused(kinesic.KindError, lambda: tap.location(view))
    recognizer: Any = engine.root
    refused(kinesic.KindError, lambda: tap.require_failure_of(recognizer))


def test_a_subclass_says_what_it_contains(engine: kinesic.Engine) -> None:
    class Disc(View):
        def contains_point(self, x: float, y: float) -> bool:
            return math.hypot(x - 50, y - 50) < 50

    disc = Disc(engine.root, frame=(0, 0, 100, 100))
    assert engine.hit_test((50, 50)) is disc
    assert engine.hit_test((2, 2)) is engine.root
    assert View.contains_point(disc, 2, 2)


def test_an_instance_may_be_asked_too(engine: kinesic.Engine) -> None:
    view = View(frame=(0, 0, 100, 100))
    view.contains_point = lambda x, y: x < 10  # type: ignore[method-assign]
    engine.root.add(view)
    assert engine.hit_test((5, 5)) is view and engine.hit_test((50, 5)) is engine.root
    del view.contains_point
    assert engine.hit_test((50, 5)) is view


def test_a_control_keeps_an_ancestors_gesture_away(engine: kinesic.Engine) -> None:
    asked: List[object] = []

    class Control(View):
        def gesture_should_begin(self, recognizer: kinesic.Recognizer) -> bool:
            asked.append(recognizer)
            return False

    Control(engine.root, frame=(0, 0, 100, 100))
    tap = engine.root.add(kinesic.Tap())
    engine.down(1, (5, 5), at=0)
    engine.up(1, at=0.1)
    assert engine.poll() == [] and asked == [tap]
    engine.down(1, (500, 5), at=2)
    engine.up(1, at=2.1)
    assert len(engine.poll()) == 1


def test_an_exception_in_a_question_is_raised_by_the_call(engine: kinesic.Engine) -> None:
    view = View(engine.root, frame=(0, 0, 100, 100))

    def wrong(x: float, y: float) -> bool:
        raise KeyError("no map")

    view.contains_point = wrong  # type: ignore[method-assign]
    with pytest.raises(KeyError, match="no map"):
        engine.hit_test((5, 5))
    with pytest.raises(KeyError, match="no map"):
        engine.down(1, (5, 5), at=0)
    del view.contains_point
    engine.up(1, at=0.1)
    view.contains_point = lambda x, y: None  # type: ignore[method-assign, assignment, return-value]
    with pytest.raises(TypeError, match="True or False"):
        engine.hit_test((5, 5))


def test_views_that_python_forgot_stay(engine: kinesic.Engine) -> None:
    View(View(engine.root, frame=(0, 0, 100, 100)), frame=(0, 0, 50, 50), name="kept")
    gc.collect()
    assert engine.hit_test((5, 5)).name == "kept"


def test_found_by_name_and_by_place_in_the_tree(engine: kinesic.Engine) -> None:
    card = engine.root.add(View(frame=(0, 0, 100, 100), name="card"))
    inner = card.add(View(frame=(0, 0, 50, 50), name="inner"))
    tap = inner.add(kinesic.Tap(name="poke"))
    assert engine.find_view("inner") is inner and engine.find_recognizer("poke") is tap
    assert inner.is_descendant_of(card) and inner.is_descendant_of(inner) and not card.is_descendant_of(inner)
    refused(kinesic.UnknownError, lambda: engine.find_view("odd"))
    refused(kinesic.UnknownError, lambda: engine.find_recognizer(""))
    refused(kinesic.NullError, lambda: inner.is_descendant_of(None))  # type: ignore[arg-type]


def test_contacts_that_are_down(engine: kinesic.Engine) -> None:
    card = engine.root.add(View(frame=(0, 0, 100, 100)))
    assert engine.contacts == []
    engine.down(4, (10, 20), at=0.5)
    engine.down(2, (300, 20), at=0.6, type=kinesic.TouchType.PENCIL)
    engine.move(4, (12, 25), at=0.7)
    first, second = engine.contacts
    assert (first.touch, first.contact, first.view, first.type) == (4, 1, card, kinesic.TouchType.DIRECT)
    assert (first.location, first.start_x, first.start_y, first.start_time, first.time) == ((12, 25), 10, 20, 0.5, 0.7)
    assert (second.touch, second.view, second.type, second.tap_count) == (2, engine.root, kinesic.TouchType.PENCIL, 1)
    engine.up(4, at=0.8)
    assert [each.touch for each in engine.contacts] == [2]


def test_points_and_transforms_have_arithmetic(engine: kinesic.Engine) -> None:
    assert Point(1, 2) + (3, 4) == Point(4, 6) and Point(4, 6) - Point(3, 4) == (1, 2) and -Point(1, 2) == (-1, -2)
    assert Point(1, 2) * 3 == 3 * Point(1, 2) == (3, 6) and Point(3, 6) / 3 == (1, 2)
    first, then = Transform(1, 2, 3, 5, 7, 11), Transform(0.5, -1, 2, 4, -3, 13)
    assert then * first * (19, 23) == then * (first * (19, 23)) == Point(372.5, 574)
    assert first.vector((1, 1)) == (4, 7) and Transform.translation(3, 4) * Point(1, 2) == (4, 6)
    assert first.inverse * first == Transform() and first * first.inverse == Transform()
    turned = (Transform.scale(2) * Transform.rotation(math.pi / 2)).with_pivot((50, 60))
    assert turned * (50, 60) == pytest.approx((50, 60)) and turned * (51, 60) == pytest.approx((50, 62))
    assert Transform.about((50, 60), 2, math.pi / 2) == turned and Transform.about((3, 4)) == Transform()
    for singular in (Transform.scale(0), Transform(a=math.nan), Transform.scale(1e-200), Transform.scale(1e200)):
        with pytest.raises(kinesic.InvalidError, match="cannot be inverted"):
            _ = singular.inverse
    outer = engine.root.add(View(frame=(10, 20, 100, 100), transform=Transform.scale(2)))
    inner = outer.add(View(frame=(5, 5, 10, 10), transform=Transform.rotation(0.5)))
    inner_to_outer, outer_to_window = [
        Transform.translation(view.frame.x, view.frame.y) * view.transform for view in (inner, outer)
    ]
    assert inner.convert((3, 4)) == pytest.approx(outer_to_window * inner_to_outer * (3, 4))


def test_a_view_goes_to_another_parent(engine: kinesic.Engine) -> None:
    left, right = [engine.root.add(View(frame=(x, 0, 100, 100))) for x in (0, 200)]
    card = left.add(View(frame=(0, 0, 50, 50)))
    pan = card.add(kinesic.Pan())
    engine.down(1, (10, 10), at=0)
    engine.move(1, (40, 10), at=0.1)
    card.parent = right
    engine.move(1, (60, 10), at=0.2)
    assert card.parent is right and left.children == [] and right.children == [card] and engine.hit_test((210, 10)) is card
    assert pan.state is kinesic.State.CHANGED and pan.translation == (50, 0)
    right.transform = Transform.scale(2)
    assert pan.translation_in(card) == (25, 0) and pan.translation_in(engine.root) == (50, 0)
    refused(kinesic.InvalidError, lambda: setattr(right, "parent", card))
    refused(kinesic.InvalidError, lambda: setattr(engine.root, "parent", card))
    refused(kinesic.NullError, lambda: setattr(card, "parent", None))
    card.parent = engine.root
    assert card.parent is engine.root


def test_a_view_gets_the_touches_of_those_below(engine: kinesic.Engine) -> None:
    button = engine.root.add(View(frame=(0, 0, 100, 100), wants_touches_below=True))
    label = button.add(View(frame=(0, 0, 50, 50)))
    engine.down(1, (10, 10), at=0)
    (event,) = engine.poll()
    assert event.view is button and button.wants_touches_below and not label.wants_touches_below


def test_a_view_is_placed_beside_a_sibling(engine: kinesic.Engine) -> None:
    a, b, c = [engine.root.add(View(name=name)) for name in "abc"]
    a.place_in_front_of(b)
    assert engine.root.children == [b, a, c]
    c.place_behind(b)
    assert engine.root.children == [c, b, a] and engine.hit_test((5, 5)) is a
    inner = a.add(View())
    refused(kinesic.InvalidError, lambda: inner.place_behind(b))
    refused(kinesic.InvalidError, lambda: a.place_behind(a))
    refused(kinesic.InvalidError, lambda: engine.root.place_in_front_of(a))
    refused(kinesic.NullError, lambda: a.place_behind(None))  # type: ignore[arg-type]


def test_a_rectangle_contains_what_a_view_of_it_would_be_hit_at() -> None:
    frame = Rect(10, 20, 30, 40)
    inside, outside = [(10, 20), (39.9, 59.9)], [(9.9, 20), (40, 30), (20, 60), (20, 19.9), (math.inf, 30)]
    assert [frame.contains(point) for point in inside + outside] == [True] * 2 + [False] * 5
    assert not Rect(0, 0, 0, 10).contains((0, 5))
    with pytest.raises(kinesic.Error):
        frame.contains("ab")  # type: ignore[arg-type]
