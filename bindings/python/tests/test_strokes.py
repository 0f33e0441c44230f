"""Sets of templates: kinesic.strokes."""

import json
import math
import re
import subprocess
from pathlib import Path
from typing import Dict, List, Tuple

import kinesic
import numpy
import pytest
from kinesic import InvalidError, InvalidTypeError, NullError
from kinesic._core.optional_libraries import candidates
from kinesic.strokes import TemplateSet, Verdict, register

ROOT = Path(__file__).resolve().parents[3]
VEE = [(0, 0), (50, 100), (100, 0)]
CARET = [(0, 100), (50, 0), (100, 100)]


def circle(wobble: float, size: float = 40) -> List[Tuple[float, float]]:
    turns = [2 * math.pi * i / 40 for i in range(41)]
    return [(size * (math.cos(t) + 0.05 * math.sin(5 * t + wobble)), size * (math.sin(t) + 0.05 * math.cos(4 * t + wobble))) for t in turns]


@pytest.fixture
def shapes() -> TemplateSet:
    made = TemplateSet()
    for wobble in range(3):
        made.add("circle", circle(wobble))
    made.add("vee", VEE)
    made.add("caret", CARET)
    return made


def test_it_names_what_was_drawn(shapes: TemplateSet) -> None:
    found = shapes.classify(circle(8, 300))
    assert found and found.name == "circle" and found.matches[0].confidence > 0.5
    assert shapes.classify([(10, 8), (200, 390), (395, 0)]).name == "vee"
    assert [match.distance for match in found.matches] == sorted(match.distance for match in found.matches)
    assert len({match.name for match in found.matches}) == len(found.matches) == 3


@pytest.mark.parametrize(
    "drawing",
    [[], [(1, 2)], [(1, 2)] * 9, [(math.nan, 0), (0, math.inf)], [(0, 0), (400, 3)], circle(1)[:20], numpy.zeros((0, 2)), [[], []]],
    ids=["nothing", "a point", "repeats", "no numbers", "a line", "half a circle", "an empty array", "empty strokes"],
)
def test_the_rest_is_unknown(shapes: TemplateSet, drawing: object) -> None:
    found = shapes.classify(drawing)  # type: ignore[arg-type]
    assert found.verdict is Verdict.UNKNOWN and found.name is None and not found


def test_strokes_and_arrays_and_times() -> None:
    with TemplateSet() as plus:
        plus.add("plus", [[(0, 50), (100, 50)], [(50, 0), (50, 100)]], any_direction=True)
        plus.add("slow", [(0, 0, 0), (50, 100, 1.5), (100, 0, 2)], duration_ratio=2)
        assert plus.classify([numpy.array([(50, 100), (50, 0)]), numpy.array([(100, 50), (0, 50)])]).name == "plus"
        assert plus.classify([(0, 0, 0), (50, 100, 1), (100, 0, 1.5)]).name == "slow"
        assert plus.classify([(0, 0, 0), (50, 100, 1), (100, 0, 4.5)]).name is None
        assert plus[1].strokes == (((0, 0, 0), (50, 100, 1.5), (100, 0, 2)),) and plus[0].any_direction and not plus[1].any_direction


def test_many_in_one_call_are_as_one_by_one(shapes: TemplateSet) -> None:
    drawings = [circle(0.5 * i, 10 + i) for i in range(20)] + [[(0, 0), (3, 3)], VEE]
    points = numpy.concatenate([numpy.array(drawing) for drawing in drawings])
    verdicts, found = shapes.classify_arrays(points, numpy.cumsum([len(drawing) for drawing in drawings]))
    one_by_one = [shapes.classify(drawing) for drawing in drawings]
    assert verdicts.tolist() == [each.verdict for each in one_by_one] and set(verdicts.tolist()) == {0, 1}
    assert [row["distance"] for row in found] == [each.matches[0].distance if each.matches else 0 for each in one_by_one]
    assert found["index"][20] == 0xFFFFFFFF
    strokes = numpy.array([0, 0, 1, 1])
    cross = numpy.array([(0, 50), (100, 50), (50, 0), (50, 100)])
    shapes.add("plus", [cross[:2], cross[2:]])
    assert shapes[int(shapes.classify_arrays(cross, [4], strokes)[1]["index"][0])].name == "plus"
    for ends in ([3, 2], [9], [-1], [[1]]):
        with pytest.raises(InvalidError):
            shapes.classify_arrays(cross, ends)


def test_templates_come_and_go(shapes: TemplateSet) -> None:
    assert len(shapes) == 5 and shapes.names == ["circle", "vee", "caret"]
    shapes.remove(3)
    assert [template.name for template in shapes] == ["circle", "circle", "circle", "caret"] and shapes.classify(VEE).name is None
    with pytest.raises(IndexError):
        shapes[4]
    with pytest.raises(InvalidError, match="no template has that number"):
        shapes.remove(4)


def test_the_report_says_which_names_clash(shapes: TemplateSet) -> None:
    assert not any(report.clashes for report in shapes.report())
    shapes.add("nought", circle(0.2))
    reports = shapes.report()
    assert reports[5].clashes and reports[5].other in (0, 1, 2) and reports[5].own is None
    assert reports[3].own is None and not reports[3].clashes
    limit = shapes.suggest_limit("circle")
    assert limit is None or 0 < limit < 0.2
    assert shapes.suggest_limit("vee") is None


def test_bytes_and_files(shapes: TemplateSet, tmp_path: Path) -> None:
    data = shapes.to_bytes()
    shapes.save(tmp_path / "shapes.kinstrokes")
    again = TemplateSet.load(tmp_path / "shapes.kinstrokes")
    assert again.to_bytes() == data and again.classify(circle(5)) == shapes.classify(circle(5))
    for end in (0, 7, 60, len(data) - 1):
        with pytest.raises(InvalidError, match="offset"):
            TemplateSet.from_bytes(data[:end])


def test_wrong_use_is_refused(shapes: TemplateSet) -> None:
    for wrong in ({"rotation": 7}, {"size_ratio": 0.5}, {"keep_aspect": True, "free_aspect": True}, {"limit": -1}):
        with pytest.raises(InvalidError):
            shapes.add("vee", VEE, **wrong)  # type: ignore[arg-type]
    with pytest.raises(InvalidError, match="no extent"):
        shapes.add("dot", [(1, 1)])
    with pytest.raises(InvalidError, match="name"):
        shapes.add("", VEE)
    with pytest.raises(InvalidTypeError):
        shapes.classify([("a", "b")])  # type: ignore[list-item]
    for time in (math.nan, math.inf, -math.inf, 2e10):
        with pytest.raises(InvalidError, match="a time is seconds"):
            shapes.classify([(0, 0, 0), (1, 1, time)])
    with pytest.raises(InvalidError, match="sample_count"):
        TemplateSet(sample_count=15)
    assert len(shapes) == 5
    shapes.close()
    shapes.close()
    with pytest.raises(NullError):
        shapes.classify(VEE)


def trace_out(engine: kinesic.Engine, points: List[Tuple[float, float]], start: float) -> None:
    """As a finger draws it, ten places a side."""
    engine.down(1, points[0], at=start)
    time = start
    for a, b in zip(points, points[1:]):
        for k in range(1, 11):
            time += 0.01
            engine.move(1, (a[0] + k / 10 * (b[0] - a[0]), a[1] + k / 10 * (b[1] - a[1])), at=time)
    engine.up(1, at=time + 0.01)


@pytest.fixture
def engine() -> kinesic.Engine:
    made = kinesic.Engine()
    register(made)
    return made


def test_a_recognizer_names_what_is_drawn(engine: kinesic.Engine, shapes: TemplateSet) -> None:
    heard: List[Tuple[str, str]] = []
    with shapes.share() as shared:
        stroke = engine.root.add(kinesic.Recognizer("stroke", set=shared.number))
        stroke.on_ended(lambda event: heard.append((str(shared.name_of(event)), str(shared.name_of(event, 1)))))
        trace_out(engine, [(300 + 2 * x, 200 + 2 * y) for x, y in VEE], 1.0)
        trace_out(engine, [(300 + 3 * x, 200 + 3 * y) for x, y in CARET], 5.0)
        trace_out(engine, [(300, 200), (500, 210)], 9.0)
        engine.advance(12)
        assert heard == [("vee", heard[0][1]), ("caret", heard[1][1])] and stroke.state is kinesic.State.POSSIBLE


def test_a_continuous_one_says_how_much_was_drawn(engine: kinesic.Engine, shapes: TemplateSet) -> None:
    shared = shapes.share()
    engine.root.add(kinesic.Recognizer("stroke", set=shared.number, continuous=1))
    trace_out(engine, [(300 + 2 * x, 200 + 2 * y) for x, y in circle(0.2)], 1.0)
    events = [event for event in engine.poll() if isinstance(event, kinesic.GestureEvent)]
    assert [event.state for event in events[:1] + events[-1:]] == [kinesic.State.BEGAN, kinesic.State.ENDED]
    assert [Verdict(int(event.values["verdict"])) for event in events[:1] + events[-1:]] == [Verdict.UNFINISHED, Verdict.RECOGNIZED]
    assert 0.3 <= events[0].values["progress"] < events[-1].values["progress"] == 1
    assert {shared.name_of(event) for event in events} == {"circle"} and shared.name_of(events[-1], 2) in (None, "vee", "caret")


def test_a_shared_set_is_a_copy_and_has_one_number(shapes: TemplateSet) -> None:
    first, second = shapes.share(), TemplateSet.from_bytes(shapes.to_bytes()).share()
    assert first.number == second.number > 0 and first.names == ("circle",) * 3 + ("vee", "caret")
    first.close()
    first.close()
    shapes.add("line", [(0, 0), (50, 0)])
    with shapes.share() as other:
        assert other.number != second.number and other.names[-1] == "line"


def test_the_library_is_a_plugin(shapes: TemplateSet) -> None:
    engine = kinesic.Engine()
    path = next(place for place in candidates("strokes") if Path(place).is_file())
    assert engine.load_plugin(Path(path).resolve()).classes == ("stroke",)
    register(engine)
    with shapes.share() as shared:
        stroke = engine.root.add(kinesic.Recognizer("stroke", set=shared.number))
        heard: List[object] = []
        stroke.on_ended(heard.append)
        trace_out(engine, [(300 + 2 * x, 200 + 2 * y) for x, y in VEE], 1.0)
        assert len(heard) == 1


def test_a_trace_plays_with_and_without_the_set(engine: kinesic.Engine, shapes: TemplateSet, tmp_path: Path) -> None:
    with shapes.share() as shared:
        engine.root.add(kinesic.Recognizer("stroke", set=shared.number))
        with engine.record(tmp_path / "drawn.kintrace"):
            trace_out(engine, [(300 + 2 * x, 200 + 2 * y) for x, y in VEE], 1.0)
        replay = kinesic.Trace(tmp_path / "drawn.kintrace").replay()
        assert [shared.name_of(event) for event in replay.events if isinstance(event, kinesic.GestureEvent)] == ["vee"]


def made_set() -> TemplateSet:
    made = TemplateSet(sample_count=48, limit=0.125, margin=0, minimum_size=7)
    made.add("vee", [(-0.0, 0.1, 2**53 / 1e9), (50, 1e14, 9e6), (100, 1e-7, 1e10)], duration_ratio=2, rotation=0.5, keep_aspect=True)
    made.add("\N{GREEK SMALL LETTER PHI}\n\"", [circle(1), [(0, 0), (3, 4)]], any_order=True, any_direction=True, limit=0.2)
    return made


def test_json_keeps_all() -> None:
    made = made_set()
    text = made.to_json()
    again = TemplateSet.from_json(text)
    assert again.to_bytes() == made.to_bytes() and again.to_json() == text and again.options == made.options
    assert again.options == {"sample_count": 48, "limit": 0.125, "margin": 0, "minimum_size": 7}
    whole = json.loads(text)
    assert (whole["format"], whole["version"]) == ("kinesic-strokes", 1)
    assert whole["templates"][0]["strokes"][0][0] == [0.0, 0.1, 2**53] and "limit" not in whole["templates"][0]
    assert whole["templates"][1]["any_order"] is True and len(whole["templates"][1]["strokes"]) == 2
    assert TemplateSet.from_json(TemplateSet().to_json()).options == TemplateSet().options
    exact = json.loads(text)
    exact["templates"][0]["strokes"][0][0][2] = 2**64 - 1
    assert json.loads(TemplateSet.from_json(json.dumps(exact)).to_json()) == exact


def test_files_are_json_or_bytes_by_their_names(tmp_path: Path) -> None:
    made = made_set()
    made.save(tmp_path / "set.json")
    made.save(tmp_path / "set.kinstrokes")
    assert json.loads((tmp_path / "set.json").read_text()) and (tmp_path / "set.kinstrokes").read_bytes() == made.to_bytes()
    assert TemplateSet.load(tmp_path / "set.json").to_bytes() == TemplateSet.load(tmp_path / "set.kinstrokes").to_bytes()


@pytest.mark.skipif(not (ROOT / "build/bin/kinesic").is_file(), reason="needs the tool: make tool")
def test_the_tool_reads_and_writes_the_same_json(tmp_path: Path) -> None:
    made = made_set()
    made.save(tmp_path / "set.json")
    for source, target in (("set.json", "set.kinstrokes"), ("set.kinstrokes", "again.json")):
        command = [str(ROOT / "build/bin/kinesic"), "strokes", "train", tmp_path / source, "-o", tmp_path / target]
        subprocess.run(command, check=True, capture_output=True)
    assert (tmp_path / "set.kinstrokes").read_bytes() == made.to_bytes()
    assert json.loads((tmp_path / "again.json").read_text()) == json.loads(made.to_json())


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "line 1, column 1: "),
        ('{"format": "kinesic-strokes",\n "version": x}', "line 2, column 13: "),
        (b'{"format": "\xff"}', "byte 12: the text is not UTF-8"),
        ("[" * 100000, "nested too deeply"),
        ("[]", "an object is wanted"),
        ('{"a": 1, "a": 2}', 'the key "a" stands in an object twice'),
        ('{"limit": NaN}', "NaN is not a number"),
    ],
)
def test_a_text_that_is_no_json_is_refused_with_the_place(text: object, sentence: str) -> None:
    with pytest.raises(InvalidError, match=re.escape(sentence)):
        TemplateSet.from_json(text)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"format": "else"}, 'format: "kinesic-strokes" is wanted'),
        ({"version": 2}, "version: a set of version 2; this library reads version 1"),
        ({"sample_count": 17.5}, "sample_count: a whole number"),
        ({"sample_count": 17}, "sample_count"),
        ({"limit": "a"}, "limit: a number is wanted"),
        ({"margin": True}, "margin: a number is wanted"),
        ({"limit": 10**400}, "limit: the number is too large"),
        ({"colour": 1}, 'the key "colour" is unknown here'),
        ({"templates": {}}, "templates: a list is wanted"),
        ({"templates": [1]}, "templates[0]: an object is wanted"),
        ({"templates": [{"name": "a"}]}, 'templates[0]: the key "strokes" is missing'),
        ({"templates": [{"name": "a\0", "strokes": []}]}, "templates[0].name: a text without the character U+0000"),
        ({"templates": [{"name": "\ud800", "strokes": []}]}, "templates[0].name: half a surrogate pair"),
        ({"templates": [{"name": "a", "strokes": [], "any_order": 1}]}, "templates[0].any_order: true or false is wanted"),
        ({"templates": [{"name": "a", "strokes": [[[1, 2], [3]]]}]}, "templates[0].strokes[0][1]: [x, y] or [x, y, nanoseconds]"),
        ({"templates": [{"name": "a", "strokes": [[[1, 2], [3, "4"]]]}]}, "templates[0].strokes[0][1]: a number is wanted"),
        ({"templates": [{"name": "a", "strokes": [[[1, 2, -1]]]}]}, "templates[0].strokes[0][0]: the time is a whole number"),
        ({"templates": [{"name": "a", "strokes": [[[1, 2, 2**64]]]}]}, "templates[0].strokes[0][0]: the time is a whole number"),
        ({"templates": [{"name": "a", "strokes": [[[1, 2]]]}]}, "templates[0]: the drawing has no extent"),
        ({"templates": [{"name": "a", "strokes": [[[1, 2], [3, 4]]], "rotation": 9}]}, "templates[0]: rotation of"),
    ],
)
def test_a_set_that_is_damaged_is_refused_with_the_place(change: Dict[str, object], sentence: str) -> None:
    whole = {"format": "kinesic-strokes", "version": 1, "templates": [], **change}
    with pytest.raises(InvalidError, match=re.escape(sentence)):
        TemplateSet.from_json(json.dumps(whole))
    missing = {key: value for key, value in whole.items() if key != "version"}
    with pytest.raises(InvalidError):
        TemplateSet.from_json(json.dumps(missing))
