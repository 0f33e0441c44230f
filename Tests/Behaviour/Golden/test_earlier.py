"""Traces of an earlier library, whose classes had other properties, defaults and private bytes, and which kept its
lists otherwise: they play, with every check of the state, and give the gestures that they gave then."""

from collections.abc import Callable

import kinesic
import pytest
from earlier import PLACE, PLAYED, TRACES, gestures


def trace_of(make: Callable[[kinesic.Engine], bytes]) -> bytes:
    return (PLACE / f"{make.__name__}.kintrace").read_bytes()


@pytest.mark.parametrize("make", PLAYED, ids=lambda make: make.__name__)
def test_it_gives_what_it_gave(make: Callable[[kinesic.Engine], bytes]) -> None:
    expected = (PLACE / f"{make.__name__}.txt").read_text()
    assert len(expected.splitlines()) > 10
    assert gestures(trace_of(make)) == expected
    report = kinesic.Trace(trace_of(make)).replay().report
    assert report.complete and report.checks > 50


def test_properties_have_what_they_had_and_the_new_one_its_default() -> None:
    names = {each.__name__: each for each in PLAYED}
    for name, threshold in (("between", 14), ("fresh", 30)):
        engine = kinesic.Trace(trace_of(names[name])).replay().engine
        of = {each.name: each for each in engine.root.children[0].recognizers}
        pan, twice = of["pan"], of["twice"]
        assert isinstance(pan, kinesic.Pan) and isinstance(twice, kinesic.Tap)
        assert (pan.threshold, pan.maximum_touches, pan.finger_strategy) == (threshold, 2, 0)
        assert (twice.taps_required, twice.touches_required) == (2, 1)


def test_the_middle_of_an_attempt_is_of_no_use_in_another_layout() -> None:
    (make,) = [each for each in TRACES if each.__name__ == "in_a_drag"]
    with pytest.raises(kinesic.ClassError, match="class 'pan' keeps its state in layout 2, .* in layout 7"):
        kinesic.Trace(trace_of(make)).replay()


def test_a_property_that_has_gone_is_named() -> None:
    (make,) = [each for each in TRACES if each.__name__ == "a_property_more"]
    with pytest.raises(kinesic.ClassError, match="class 'swipe' no longer has the property 'haste', which the trace names"):
        kinesic.Trace(trace_of(make)).replay()
