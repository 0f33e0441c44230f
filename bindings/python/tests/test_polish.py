"""What is printed, listed and asked as Python people do it."""

from __future__ import annotations

import enum
import pickle
import subprocess
import sys
from typing import Any

import pytest
from test_feeding import refused

import kinesic.strokes
import kinesic.touchpad
from kinesic import Change, Pan, Phase, Point, Rect, State, Tap, View


class Window(kinesic.Engine):
    """An engine of one's own."""


def test_an_engine_s_repr_names_its_class() -> None:
    for kind in (kinesic.Engine, kinesic.Session, Window):
        with kind() as engine:
            assert repr(engine).startswith(f"<{kind.__name__} at 0.0 s")
        assert repr(engine).startswith(f"<{kind.__name__}, closed")


def test_a_point_is_in_a_rectangle_or_not() -> None:
    rect = Rect(10, 10, 20, 20)
    assert Point(15, 15) in rect and (15, 15) in rect and [15.0, 15.0] in rect and Point(30, 15) not in rect and Point(5, 15) not in rect
    assert 10 in rect and 7 not in rect and "x" not in rect
    assert (Point(15, 15) in rect) is rect.contains(Point(15, 15))
    with pytest.raises(kinesic.InvalidError):
        (1, 2, 3) in rect  # noqa: B015
    with pytest.raises(kinesic.InvalidTypeError):
        ("1", "2") in rect  # noqa: B015


@pytest.mark.parametrize("word", [State.ENDED, Phase.BEGAN, kinesic.LintSeverity.ERROR, kinesic.strokes.Verdict(0), kinesic.touchpad.Axis(0)])
def test_a_word_is_written_as_its_name(word: Any) -> None:
    name = f"{type(word).__name__}.{word.name}"
    assert str(word) == f"{word}" == name and f"{word:>30}" == name.rjust(30) and "%s" % word == name
    assert f"{word:d}" == str(int(word)) == "%d" % word and f"{word:03d}" == f"{int(word):03d}"
    assert isinstance(word, enum.IntEnum) and word == int(word) and pickle.loads(pickle.dumps(word)) is word


def test_a_mask_too() -> None:
    both = Change.BEGAN | Change.MOVED
    assert f"{Change.BEGAN}" == "Change.BEGAN" and "BEGAN" in str(both) and "MOVED" in str(both) and f"{both:d}" == str(int(both))


def test_dir_lists_what_is_public() -> None:
    listed = {name for name in dir(kinesic) if not name.startswith("__")}
    assert listed == {*kinesic.__all__, "standard"}
    for name in listed:
        getattr(kinesic, name)


def test_a_misspelled_name_is_answered_with_the_right_one(engine: kinesic.Engine) -> None:
    wrong: Any = kinesic
    with pytest.raises(AttributeError, match="did you mean 'Engine'"):
        wrong.Engin
    pan, view = engine.root.add(Pan(name="pan")), engine.root.add(View())
    for call, right in (
        (lambda: wrong.Tap(taps_requird=2), "taps_required"),
        (lambda: getattr(engine.root.add(Tap()), "taps_requird"), "taps_required"),
        (lambda: setattr(engine.root.add(Tap()), "taps_requird", 2), "taps_required"),
        (lambda: wrong.Recognizer("tap", taps_requird=2), "taps_required"),
        (lambda: engine.root.add(wrong.Recognizer("tapp")), "tap"),
        (lambda: pan.value("translaton.x"), "translation.x"),
        (lambda: setattr(view, "hiden", True), "hidden"),
    ):
        error = refused(kinesic.UnknownError, call)
        assert f"did you mean '{right}'" in str(error) or f"did you mean '{right}' or" in str(error), error
    assert "did you mean" not in str(refused(kinesic.UnknownError, lambda: wrong.Tap(zzzzzz=2)))


def test_what_is_attached_says_how_it_is_moved(engine: kinesic.Engine) -> None:
    tap, view = engine.root.add(Tap()), engine.root.add(View())
    assert "set its view" in str(refused(kinesic.InvalidError, lambda: view.add(tap)))
    assert "set its parent" in str(refused(kinesic.InvalidError, lambda: engine.root.add(view)))
    tap.view = view
    assert view.recognizers == [tap]


AT_EXIT = """
import gc
import __main__
from kinesic import strokes, touchpad
axis = touchpad.EvdevAxis(0, 100, 10)
kept = [strokes.TemplateSet(), touchpad.Touchpad(), touchpad.Evdev(x=axis, y=axis), strokes.TemplateSet().share(), __main__]
gc.freeze()
"""


def test_what_is_left_at_the_exit_goes_without_a_word() -> None:
    """Also when the modules of the package have lost their names before it is let go."""
    ended = subprocess.run([sys.executable, "-c", AT_EXIT], capture_output=True, text=True, timeout=120)
    assert (ended.returncode, ended.stdout, ended.stderr) == (0, "", "")
