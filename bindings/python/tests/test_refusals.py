"""What is refused is refused where it stands, with its name, and as the kind of error that the documents promise."""

from __future__ import annotations

import dataclasses
import decimal
import fractions
import math
from pathlib import Path
from typing import Any, Callable, Dict, List

import pytest
from scripts import Counted
from test_feeding import refused

import kinesic
from kinesic import Pan, Phase, Pinch, Recognizer, Sample, Tap, View
from kinesic.standard import BY_CLASS_NAME

numpy = pytest.importorskip("numpy")
wrong: Any = kinesic

# Text is no number, though float() takes it
TEXTS: Dict[str, Callable[[Any], object]] = {
    "place": lambda engine: engine.down(1, ("1", "2"), at=0),
    "place as one text": lambda engine: engine.down(1, "12", at=0),
    "place as bytes": lambda engine: engine.down(1, b"12", at=0),
    "time": lambda engine: engine.down(1, (1, 2), at="0"),
    "touch": lambda engine: engine.down("1", (1, 2), at=0),
    "force": lambda engine: engine.down(1, (1, 2), at=0, force="1"),
    "sample": lambda engine: engine.feed(Sample(1, Phase.BEGAN, "1", 2, 0.0)),  # type: ignore[arg-type]
    "advance": lambda engine: engine.advance(at="1"),
    "property": lambda engine: Tap(taps_required="2"),  # type: ignore[arg-type]
    "property as an attribute": lambda engine: setattr(engine.root.add(Tap()), "taps_required", "2"),
    "bytes": lambda engine: Tap(taps_required=b"2"),  # type: ignore[arg-type]
    "numpy's text": lambda engine: Tap(taps_required=numpy.str_("2")),
    "switch of a recognizer": lambda engine: Tap(enabled="False"),  # type: ignore[arg-type]
    "switch of a view": lambda engine: View(hidden="False"),  # type: ignore[arg-type]
    "explain": lambda engine: setattr(engine, "explain", "no"),
    "relation": lambda engine: Tap().allow_simultaneous(Pan(), "no"),  # type: ignore[arg-type]
    "frame": lambda engine: View(frame=("0", "0", "1", "1")),  # type: ignore[arg-type]
    "options": lambda engine: kinesic.Engine(units_per_inch="163"),  # type: ignore[arg-type]
    "output": lambda engine: engine.root.add(Pinch()).set_value("scale", "1"),
    "window of a lint": lambda engine: engine.lint(window=("100", "100")),
    "fling": lambda engine: kinesic.Fling.decay((0, 0), ("1", "1"), 2),  # type: ignore[arg-type]
    "filter": lambda engine: engine.set_contact_filter(kinesic.ContactFilter(dropout_interval="0.1")),  # type: ignore[arg-type]
    "pair without an order": lambda engine: engine.down(1, {1.0, 2.0}, at=0),
    "keys": lambda engine: engine.down(1, {1.0: 2.0, 2.0: 3.0}, at=0),
}


@pytest.mark.parametrize("case", TEXTS)
def test_text_is_no_number(engine: kinesic.Engine, case: str) -> None:
    hash_before = engine.state_hash
    error = refused(TypeError, lambda: TEXTS[case](engine))
    assert isinstance(error, kinesic.InvalidTypeError)
    assert engine.state_hash == hash_before or "attribute" in case or "output" in case


@pytest.mark.parametrize("number", [2, 2.0, True, decimal.Decimal(2), fractions.Fraction(2), numpy.float32(2), numpy.int64(2), numpy.array(2)])
def test_numbers_of_all_kinds_are_numbers(engine: kinesic.Engine, number: Any) -> None:
    assert Tap(taps_required=number).taps_required in (1, 2)
    engine.down(1, (number, number), at=number)


# The kinds that are promised

KINDS: Dict[str, Any] = {
    "a time beyond all": (ValueError, lambda engine: engine.advance(1e300)),
    "a time that a float cannot be": (ValueError, lambda engine: engine.advance(10**400)),
    "a pointer that is no number": (TypeError, lambda engine: engine.hover({}, (1, 1), at=1)),
    "a pointer that leaves": (TypeError, lambda engine: engine.end_hover([], at=1)),
    "a recognizer that is text": (TypeError, lambda engine: Tap().require_failure_of("p")),  # type: ignore[arg-type]
    "a twin of nothing": (TypeError, lambda engine: engine.twin_of(3)),
    "a number that is a type": (TypeError, lambda engine: engine.down(int, (1, 1), at=1)),
    "a keyword": (TypeError, lambda engine: wrong.Tap(tapz=2)),
    "a keyword as an attribute": (AttributeError, lambda engine: wrong.Tap(tapz=2)),
    "a keyword of a name": (TypeError, lambda engine: Recognizer("tap", tapz=2)),
    "a keyword of an attached one": (TypeError, lambda engine: Recognizer("tap", engine.root, tapz=2)),
    "a keyword of one's own": (TypeError, lambda engine: Counted(wantd=2)),
    "a plugin that is not there": (FileNotFoundError, lambda engine: engine.load_plugin("/nope.so")),
    "a plugin that is none": (OSError, lambda engine: engine.load_plugin(str(Path(__file__).resolve()))),
    "a plugin that is not found": (FileNotFoundError, lambda engine: engine.load_plugin("nope.so")),
    "a folder that is not there": (FileNotFoundError, lambda engine: engine.add_plugin_directory("/nope")),
}


@pytest.mark.parametrize("case", KINDS)
def test_an_error_is_of_the_kind_that_is_promised(engine: kinesic.Engine, case: str) -> None:
    kind, call = KINDS[case]
    assert type(refused(kind, lambda: call(engine))).__name__ in kinesic.__all__


def records(engine: kinesic.Engine) -> List[Any]:
    pan = engine.root.add(Pan())
    engine.explain = True
    engine.down(1, (0, 0), at=0)
    engine.move(1, (50, 0), at=0.1)
    return [Sample(1, Phase.BEGAN, 1, 1, 0), *engine.poll(), *pan.touches, engine.contacts[0], kinesic.Wish("x")]


def test_a_record_does_not_change(engine: kinesic.Engine) -> None:
    for each in records(engine):
        for name in ("foo", dataclasses.fields(each)[0].name):
            with pytest.raises(dataclasses.FrozenInstanceError, match=f"'{name}' of a {type(each).__name__}.*does not change"):
                setattr(each, name, 1)
            with pytest.raises(AttributeError, match=name):
                delattr(each, name)
        assert dataclasses.replace(each) == each


# Ranges, at once


def tried(make: Callable[[float], object], value: float) -> str:
    try:
        make(value)
    except kinesic.Error as error:
        return type(error).__name__
    return ""


@pytest.mark.parametrize("name", sorted(BY_CLASS_NAME))
def test_a_free_one_refuses_what_the_engine_refuses(engine: kinesic.Engine, name: str) -> None:
    attached = engine.root.add(BY_CLASS_NAME[name]())
    for info in (*engine.classes[name].properties, *kinesic.common_properties()):
        edges = [info.minimum, info.maximum, info.minimum - 1, info.maximum + 1, info.minimum + 0.5, -math.inf, math.inf, math.nan]
        for value in edges:
            free = tried(lambda value: BY_CLASS_NAME[name]().set_number(info.name, value), value)
            assert free == tried(lambda value: attached.set_number(info.name, value), value), (info, value)


def test_so_does_one_of_a_class_written_in_python(engine: kinesic.Engine) -> None:
    class Mine(Tap):
        def can_prevent(self, other: kinesic.Peer) -> bool:
            return True

    for kind in (Counted, Mine):
        attached = engine.root.add(kind())
        for info in (*engine.classes[attached.class_name].properties, *kinesic.common_properties()):
            for value in (info.minimum, info.maximum, info.minimum - 1, info.maximum + 1, info.minimum + 0.5, math.inf, math.nan):
                free = tried(lambda value: kind().set_number(info.name, value), value)
                assert free == tried(lambda value: attached.set_number(info.name, value), value), (info, value)


def test_the_error_comes_where_the_number_stands_and_names_whose_it_is() -> None:
    error = refused(kinesic.RangeError, lambda: Pan(axes=7, name="scroll"))  # type: ignore[arg-type]
    assert str(error) == "pan 'scroll': axes must be a whole number from 0 to 2, not 7"
    assert str(refused(kinesic.RangeError, lambda: Recognizer("pan", axes=7))) == "pan: axes must be a whole number from 0 to 2, not 7"
    assert "0x" not in str(refused(kinesic.RangeError, lambda: setattr(Tap(), "taps_required", 1000)))


def test_the_least_number_is_not_above_the_greatest(engine: kinesic.Engine) -> None:
    error = refused(kinesic.RangeError, lambda: Pan(minimum_touches=5, maximum_touches=2))
    assert "minimum_touches is 5, which is above maximum_touches, 2" in str(error)
    refused(kinesic.RangeError, lambda: Pan(engine.root, minimum_touches=5, maximum_touches=2))
    refused(kinesic.RangeError, lambda: Recognizer("pan", minimum_touches=5, maximum_touches=2))
    assert Pan(minimum_touches=2, maximum_touches=2).minimum_touches == 2
    pan = engine.root.add(Pan(minimum_touches=2, maximum_touches=2))
    pan.minimum_touches, pan.maximum_touches = 5, 5
    assert engine.root.recognizers == [pan]
