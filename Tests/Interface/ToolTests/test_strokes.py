"""`kinesic strokes`: sets from drawings of every form, names, protocols, what is damaged."""

import json
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, kinesic, rows_of, trace_of
from drawing import check_texts, of_class, texts, titles
from strokes import SHAPES, collection, compact, drawing, examples, points, recording, write_json


def strokes(*arguments: object, code: int = 0) -> str:
    done = kinesic("strokes", *arguments)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def complaint(*arguments: object, code: int = 2) -> str:
    done = kinesic("strokes", *arguments)
    assert done.returncode == code and done.stdout == "", done.stdout + done.stderr
    return done.stderr


@pytest.fixture
def shapes(tmp_path: Path) -> Path:
    """A set of three examples of each shape."""
    strokes("train", write_json(tmp_path / "examples.json", examples()), "-o", tmp_path / "shapes.kinstrokes")
    return tmp_path / "shapes.kinstrokes"


def classified(*arguments: object) -> list[Any]:
    return [json.loads(line) for line in strokes("classify", "--json", *arguments).splitlines()]


def names(*arguments: object) -> list[Any]:
    return [each.get("name") for each in classified(*arguments)]


# Sets


def test_a_set_in_one_form_and_the_other_is_the_same(tmp_path: Path) -> None:
    switches = {"any_order": True, "any_direction": True, "keep_aspect": True, "rotation": 0.5, "size_ratio": 2, "duration_ratio": 3, "limit": 0.25}
    timed = [[x, y, 2**60 + i] for i, (x, y) in enumerate(points("vee"))]
    first = [drawing("circle", **switches), {"name": "two \N{GREEK SMALL LETTER PHI}\n", "strokes": [timed, [[-0.0, 0.1], [1e14, 1e-7]]], "free_aspect": True}]
    options = ("--samples", 48, "--limit", 0.125, "--margin", 0, "--minimum-size", 7)
    strokes("train", *options, write_json(tmp_path / "a.json", first), "-o", tmp_path / "b.json")
    for source, target in (("b.json", "c.kinstrokes"), ("c.kinstrokes", "d.json"), ("d.json", "e.kinstrokes")):
        strokes("train", tmp_path / source, "-o", tmp_path / target)
    made = json.loads((tmp_path / "b.json").read_text())
    assert {key: made[key] for key in made if key != "templates"} == {
        "format": "kinesic-strokes", "version": 1, "sample_count": 48, "limit": 0.125, "margin": 0, "minimum_size": 7,
    }  # fmt: skip
    assert made["templates"][0] == json.loads(json.dumps(first[0]))
    assert made["templates"][1]["strokes"][0] == timed and made["templates"][1]["strokes"][1][1][:2] == [1e14, 1e-7]
    assert (tmp_path / "b.json").read_text() == (tmp_path / "d.json").read_text()
    assert (tmp_path / "c.kinstrokes").read_bytes() == (tmp_path / "e.kinstrokes").read_bytes()
    assert '[[-0.0, 0.1, 0], ' in (tmp_path / "d.json").read_text()


def test_what_a_drawing_says_wins_over_options(tmp_path: Path) -> None:
    given = write_json(tmp_path / "a.json", [drawing("circle", rotation=0.5), drawing("vee")])
    strokes("train", "--any-order", "--rotation", 1, given, "-o", tmp_path / "b.json")
    circle, vee = json.loads((tmp_path / "b.json").read_text())["templates"]
    assert (circle["rotation"], "any_order" in circle) == (0.5, False) and (vee["rotation"], vee["any_order"]) == (1, True)


def test_sets_are_joined_and_options_given_win(shapes: Path, tmp_path: Path) -> None:
    more = write_json(tmp_path / "more.json", [drawing("spiral")])
    strokes("train", "--limit", 0.3, shapes, more, "-o", tmp_path / "all.json")
    made = json.loads((tmp_path / "all.json").read_text())
    assert [each["name"] for each in made["templates"]] == [shape for shape in SHAPES for _ in range(3)] + ["spiral"]
    assert made["limit"] == 0.3


def test_the_guide_s_json_is_read(tmp_path: Path) -> None:
    shown = re.findall(r"^```json\n(.*?)^```", (ROOT / "docs/strokes.md").read_text(), re.M | re.S)
    for number, text in enumerate(shown):
        (tmp_path / f"{number}.json").write_text(text)
    strokes("train", tmp_path / "0.json", "-o", tmp_path / "again.json")
    whole, again = (json.loads((tmp_path / name).read_text()) for name in ("0.json", "again.json"))
    assert whole == again and len(shown) == 2
    assert names(tmp_path / "0.json", tmp_path / "1.json") == ["vee"]


# Training


def test_the_report_of_training(shapes: Path, tmp_path: Path) -> None:
    lines = strokes("train", shapes, "-o", tmp_path / "again.kinstrokes").splitlines()
    assert lines[0].split() == ["shape", "examples", "own", "nearest", "other", "suggested", "limit"]
    assert [line.split()[:2] for line in lines[1:5]] == [[shape, "3"] for shape in SHAPES]
    assert lines[5:] == ["left out one at a time, of 12: 12 named rightly, 0 named something else, 0 ambiguous, 0 unknown"]
    report = json.loads(strokes("train", "--json", shapes, "-o", tmp_path / "again.kinstrokes"))
    assert (report["right"], report["wrong"], report["ambiguous"], report["unknown"], report["clashes"]) == (12, 0, 0, 0, [])
    for shape in report["shapes"]:
        assert 0 < shape["own"] < shape["other"] and 0 < shape["limit"] < 0.2 and shape["other_name"] in SHAPES


def test_names_that_clash_are_named_with_their_places(tmp_path: Path) -> None:
    given = write_json(tmp_path / "a.json", [*examples(), {**drawing("circle", 0.2), "name": "nought"}])
    done = kinesic("strokes", "train", "--json", given, "-o", tmp_path / "b.json")
    [clash, *rest] = json.loads(done.stdout)["clashes"]
    assert {clash["name"], clash["other"]} == {"circle", "nought"} and all("circle" in (each["name"], each["other"]) for each in rest)
    text = strokes("train", given, "-o", tmp_path / "b.json")
    assert re.search(r"^warning: 1 example of 'nought' is as near to 'circle': \S*a\.json:1: \[12\]$", text, re.M)


def test_an_example_that_is_like_none_of_its_name_counts(tmp_path: Path) -> None:
    """A line is compared with lines only."""
    given = [*examples(), {"name": "vee", "strokes": [[[0, 0], [100, 1]]]}]
    report = json.loads(strokes("train", "--json", write_json(tmp_path / "a.json", given), "-o", tmp_path / "b.json"))
    assert (report["right"], report["wrong"], report["ambiguous"], report["unknown"]) == (12, 0, 0, 1)


def test_own_limits_are_those_that_the_examples_suggest(shapes: Path, tmp_path: Path) -> None:
    report = json.loads(strokes("train", "--own-limits", "--json", shapes, "-o", tmp_path / "own.json"))
    limits = {shape["name"]: shape["limit"] for shape in report["shapes"]}
    made = json.loads((tmp_path / "own.json").read_text())["templates"]
    assert [each["limit"] for each in made] == pytest.approx([limits[each["name"]] for each in made])


# Names


def test_each_drawing_is_named(shapes: Path, tmp_path: Path) -> None:
    drawn = [drawing(shape, 9.3, 50, 40) for shape in SHAPES] + [drawing("spiral"), {"strokes": [[[1, 1]]]}, {"strokes": []}]
    found = classified(shapes, write_json(tmp_path / "drawn.json", drawn))
    assert [each.get("name") for each in found] == [*SHAPES, None, None, None]
    assert [each["verdict"] for each in found] == ["recognized"] * 4 + ["unknown"] * 3
    assert [each["drawing"] for each in found][:2] == [f"{tmp_path}/drawn.json:1: [0]", f"{tmp_path}/drawn.json:1: [1]"]
    assert [each.get("label") for each in found] == [*SHAPES, "spiral", None, None] and found[5]["matches"] == []
    first = found[0]["matches"][0]
    assert first["confidence"] > 0.5 and 0 < first["distance"] < 0.1 and first["margin"] > 0.05 and first["template"] in (0, 1, 2)


def test_the_best_names_and_the_numbers_as_text(shapes: Path, tmp_path: Path) -> None:
    drawn = write_json(tmp_path / "drawn.json", [drawing("vee", 7), drawing("spiral")])
    lines = strokes("classify", "--best", 3, shapes, drawn).splitlines()
    number = r"\d+\.\d{3}"
    assert re.fullmatch(rf"\S+drawn\.json:1: \[0\]  vee  distance={number} confidence={number} score={number} margin={number}", lines[0])
    assert re.fullmatch(rf"  \w+  distance={number} confidence={number}", lines[1]) and len(lines) == 6
    assert re.search(r"  unknown  nearest \w+  distance=", lines[3])
    assert len(classified("--best", 40, shapes, drawn)[0]["matches"]) == len(SHAPES)


def test_two_names_that_are_as_near_are_ambiguous(tmp_path: Path) -> None:
    given = write_json(tmp_path / "a.json", [drawing("circle"), {**drawing("circle", 0.01), "name": "nought"}])
    strokes("train", given, "-o", tmp_path / "b.json")
    drawn = write_json(tmp_path / "c.json", [drawing("circle", 1)])
    assert "  ambiguous  nearest " in strokes("classify", tmp_path / "b.json", drawn)


def test_recordings_and_traces_are_drawings(shapes: Path, tmp_path: Path) -> None:
    one = recording(tmp_path / "vee-2.csv", points("vee"))
    many = recording(tmp_path / "series.csv", points("vee"), points("circle"), pause=1.5)
    assert [(each["drawing"], each["name"], each["label"]) for each in classified(shapes, one)] == [(str(one), "vee", "vee")]
    assert [(each["drawing"], each["name"]) for each in classified(shapes, many)] == [
        (f"{many}: drawing 0", "vee"), (f"{many}: drawing 1", "circle"),
    ]  # fmt: skip
    assert len(classified("--pause", 3, shapes, many)) == 1
    rows = recording(tmp_path / "rows.csv", points("circle"))
    kinesic("convert", rows, tmp_path / "circle.json", "--to", "pointer")
    kinesic("convert", rows, tmp_path / "circle.getevent")
    assert names(shapes, tmp_path / "circle.json") == names(shapes, tmp_path / "circle.getevent") == ["circle"]
    assert names(shapes, trace_of(tmp_path, rows_of(rows), name="circle-1")) == ["circle"]


def test_a_folder_stands_for_its_files(tmp_path: Path) -> None:
    (tmp_path / "drawn").mkdir()
    for shape in ("vee", "circle"):
        for number in range(2):
            recording(tmp_path / f"drawn/{shape} {number}.csv", points(shape, number))
    (tmp_path / "drawn/README.md").write_text("no drawing")
    strokes("train", tmp_path / "drawn", "-o", tmp_path / "set.json")
    assert [each["name"] for each in json.loads((tmp_path / "set.json").read_text())["templates"]] == ["circle", "circle", "vee", "vee"]


# Protocols


def evaluated(*arguments: object, code: int = 0) -> list[Any]:
    return [json.loads(line) for line in strokes("evaluate", "--json", *arguments, code=code).splitlines()]


@pytest.fixture
def people(tmp_path: Path) -> Path:
    path = tmp_path / "people.jsonl"
    path.write_text("".join(json.dumps(each) + "\n" for each in collection()))
    return path


def test_each_repetition_is_a_template_in_turn(people: Path) -> None:
    made = {each["protocol"]: each for each in evaluated(people)}
    # 3 users at 3 speeds, 4 repetitions of 4 shapes: of each fold all that are no templates, or all of a user.
    assert {name: (each["splits"], each["tests"]) for name, each in made.items()} == {
        "UD1": (36, 36 * 12), "UD3": (36, 36 * 4), "UI1x1": (12, 12 * 48), "UI2x1": (12, 12 * 48),
    }  # fmt: skip
    for each in made.values():
        assert sum(map(sum, each["matrix"])) == each["tests"] and each["shapes"] == sorted(SHAPES)
        assert each["named"] + each["misnamed"] + each["ambiguous"] + each["unknown"] == each["tests"]
        assert each["right"] == each["tests"]


def test_all_forms_of_a_collection_give_the_same(people: Path, tmp_path: Path) -> None:
    listed = write_json(tmp_path / "list.json", collection())
    (tmp_path / "compact.jsonl").write_text(compact(collection()))
    first, second, third = (evaluated("--protocol", "UI2x2", path) for path in (people, listed, tmp_path / "compact.jsonl"))
    assert first == second
    assert [each["tests"] for each in third] == [each["tests"] for each in first] and third[0]["right"] == first[0]["right"]


def test_a_label_that_is_wrong_counts_as_wrong(tmp_path: Path) -> None:
    """Each third repetition of a vee is called a caret."""
    drawn = [{**each, "name": "caret"} if each["name"] == "vee" and each["repetition"] == 3 else each for each in collection()]
    [made] = evaluated("--protocol", "UD1", write_json(tmp_path / "a.json", [each for each in drawn if each["speed"] == "medium"]))
    caret, vee = made["shapes"].index("caret"), made["shapes"].index("vee")
    assert made["right"] < made["tests"] and made["matrix"][caret][vee] > 0
    assert made["misnamed"] == sum(count for i, row in enumerate(made["matrix"]) for j, count in enumerate(row[:4]) if i != j)


SWAPPED = {"vee": "caret", "caret": "vee"}


def test_templates_of_others_are_at_medium_speed(tmp_path: Path) -> None:
    """At slow speed vees are called carets: none of those is a template, and all are tests."""
    drawn = [each for each in collection(users=2, shapes=SWAPPED) if each["speed"] != "fast"]
    drawn = [{**each, "name": SWAPPED[each["name"]]} if each["speed"] == "slow" else each for each in drawn]
    [made] = evaluated("--protocol", "UI1x1", write_json(tmp_path / "a.json", drawn))
    assert made["tests"] == 2 * made["right"] and made["right"] == 2 * 4 * sum(each["speed"] == "medium" for each in drawn) // 2


def test_templates_of_others_are_of_the_next_user(tmp_path: Path) -> None:
    """The second of three users swaps two names. The first is tested by the second's templates, the second by the
    third's, the third by the first's: the third's drawings alone are right, and the first has more of them."""
    drawn = [each for each in collection(shapes=SWAPPED) if each["user"] == "user 0" or each["speed"] == "medium"]
    drawn = [{**each, "name": SWAPPED[each["name"]]} if each["user"] == "user 1" else each for each in drawn]
    [made] = evaluated("--protocol", "UI1x1", write_json(tmp_path / "a.json", drawn))
    assert (made["tests"], made["right"]) == (4 * len(drawn), 4 * sum(each["user"] == "user 2" for each in drawn))


def test_others_are_false_accepts(people: Path, tmp_path: Path) -> None:
    spirals = write_json(tmp_path / "spirals.json", [drawing("spiral", i) for i in range(5)])
    vees = write_json(tmp_path / "vees.json", [drawing("vee", 0.1 * i) for i in range(2)])
    [made] = evaluated("--protocol", "UI2x1", "--others", spirals, "--others", vees, people)
    assert (made["others"], made["false_accepts"]) == (12 * 7, 12 * 2)
    assert made["others_matrix"][made["shapes"].index("vee")] == 24 and made["others_matrix"][-1] == 60
    assert "false accepts %" in strokes("evaluate", "--others", spirals, people)


def test_without_user_and_in_order_of_appearance(people: Path, tmp_path: Path) -> None:
    assert [each["protocol"] for each in evaluated("--without-user", "user 1", people)] == ["UD1", "UD3", "UI1x1"]
    plain = write_json(tmp_path / "plain.json", examples(each=3))
    [made] = evaluated(plain)
    assert (made["protocol"], made["splits"], made["tests"]) == ("UD1", 3, 24)


def test_the_matrix_as_text(people: Path, tmp_path: Path) -> None:
    spirals = write_json(tmp_path / "spirals.json", [drawing("spiral")])
    lines = strokes("evaluate", "--protocol", "ud3", "--matrix", "--others", spirals, people).splitlines()
    assert lines[0] == "UD3: what is named what, % of each row" and lines[1].split() == ["1", "2", "3", "4", "ambiguous", "unknown"]
    assert [line.split() for line in lines[2:6]] == [
        ["1", "caret", "100", ".", ".", ".", ".", "."], ["2", "circle", ".", "100", ".", ".", ".", "."],
        ["3", "vee", ".", ".", "100", ".", ".", "."], ["4", "zigzag", ".", ".", ".", "100", ".", "."],
    ]  # fmt: skip
    assert lines[6].split() == ["others", ".", ".", ".", ".", ".", "100"] and lines[7] == ""
    assert lines[8].startswith("protocol  tests  right %") and lines[9].split() == ["UD3", "144", "100.00", "100.00", "0.00", "0.00", "0.00", "0.00"]


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_matrix_as_a_picture(people: Path, tmp_path: Path, theme: str) -> None:
    spirals = write_json(tmp_path / "spirals.json", [drawing("spiral")])
    strokes("evaluate", "--svg", tmp_path / "a.svg", "--theme", theme, "--others", spirals, people)
    text = (tmp_path / "a.svg").read_text()
    root = ElementTree.fromstring(text)
    check_texts(root)
    assert root.attrib["role"] == "img" and "people.jsonl" in root.attrib["aria-label"]
    assert (theme == "auto") == ("prefers-color-scheme" in text)
    hovers = [titles(cell)[0] for cell in of_class(root, "cell")]
    assert hovers.count("144 of 144 zigzag: zigzag") >= 1 and "36 of 36 others: unknown" in hovers
    assert {"circle", "ambiguous", "unknown", "others", "100", "UD1: 432 tests, the nearest name is right for 100.00 %"} <= set(texts(root))
    before = (tmp_path / "a.svg").read_bytes()
    strokes("evaluate", "--svg", tmp_path / "a.svg", "--theme", theme, "--others", spirals, people)
    assert (tmp_path / "a.svg").read_bytes() == before


def test_at_least_is_an_exit_code(people: Path, tmp_path: Path) -> None:
    strokes("evaluate", "--at-least", 100, people)
    mixed = [{**each, "name": SHAPES[i % 4]} for i, each in enumerate(collection(users=1)[::3])]
    done = kinesic("strokes", "evaluate", "--at-least", 99.5, write_json(tmp_path / "a.json", mixed))
    assert done.returncode == 1 and re.fullmatch(r"UD1(, UD3)?: less than 99\.5 % are right\n", done.stderr), done.stderr


def test_nothing_is_written_to_a_stream_that_is_no_terminal(people: Path) -> None:
    assert kinesic("strokes", "evaluate", people).stderr == ""


# What is wrong


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "1: neither drawings nor a recording of a known format"),
        ("{", "1:2: "),
        ('{"strokes": [[[1, 2], [3]]]}', "1:23: strokes[0][1]: [x, y] or [x, y, nanoseconds] is wanted"),
        ('{"strokes": [[[1, "2"]]]}', "1:19: strokes[0][0][1]: a number is wanted, this is a text"),
        ('{"strokes": [[[1, 2, -5]]]}', "1:22: strokes[0][0][2]: a whole number of 0 or more is wanted"),
        ('{"strokes": [], "colour": 1}', '1:27: colour: the key "colour" is unknown here; known are name, any_order'),
        ('[{"strokes": []}, {"name": 1, "strokes": []}]', "1:28: [1].name: a text is wanted"),
        ('{"strokes": []}\n\n{"strokes": 1}', "3:13: strokes: a list is wanted"),
        ('{"meta": {}}\n{"g": "a", "s": [[1, 2]]}', "2:18: s[0]: three numbers of each point are wanted, there are 2"),
        ('{"templates": []}', '1:1: the key "format" is missing'),
        ('{"format": "other", "version": 1, "templates": []}', '1:12: format: "kinesic-strokes" is wanted'),
        ('{"format": "kinesic-strokes", "version": 2, "templates": []}', "1:42: version: a set of version 2; this tool reads version 1"),
        ('{"format": "kinesic-strokes", "version": 1, "sample_count": 17, "templates": []}', "1:1: sample_count of kin_stroke_set_options"),
        ('{"format": "kinesic-strokes", "version": 1, "templates": [{"strokes": []}]}', '1:59: templates[0]: the key "name" is missing'),
        ('{"format": "kinesic-strokes", "version": 1, "templates": [\n{"name": "a", "strokes": []}]}', "2: templates[0]: the drawing has no extent"),
        ('[{"name": "a\\u0000b", "strokes": [[[1, 2], [3, 4]]]}]', "1: [0]: a name cannot have the character U+0000"),
        ('[{"name": "", "strokes": [[[1, 2], [3, 4]]]}]', "1: [0]: the name has not 1 to KIN_NAME_LIMIT bytes"),
        ('[{"strokes": [[[1, 2], [3, 4]]]}]', "1: [0]: an example has a name, this drawing has none"),
        ('[{"name": "a", "rotation": 4, "strokes": [[[1, 2], [3, 4]]]}]', "1: [0]: rotation of kin_stroke_template_options is not 0 to pi"),
    ],
)  # fmt: skip
def test_what_is_damaged_is_refused_with_its_place(tmp_path: Path, text: str, sentence: str) -> None:
    (tmp_path / "a.json").write_text(text)
    if text == "":
        (tmp_path / "a.json").rename(tmp_path / "a.txt")
    path = tmp_path / ("a.txt" if text == "" else "a.json")
    said = complaint("train", path, "-o", tmp_path / "set.kinstrokes")
    assert said.startswith(f"error: {path}:{sentence}"), said
    assert not (tmp_path / "set.kinstrokes").exists()


def test_damaged_bytes_of_a_set_are_refused_with_the_place(shapes: Path, tmp_path: Path) -> None:
    drawn = write_json(tmp_path / "drawn.json", [drawing("vee")])
    whole = shapes.read_bytes()
    for damaged, offset in ((whole[:-1], r"\d+"), (whole[:7] + b"\x02" + whole[8:], "7"), (whole[:200], r"\d+")):
        shapes.write_bytes(damaged)
        said = complaint("classify", shapes, drawn)
        assert re.match(rf"error: {re.escape(str(shapes))}: byte {offset}: ", said), said
    assert "byte 0: this is not a template set" in complaint("classify", write_json(tmp_path / "list.json", []), drawn)
    assert "there is no such file" in complaint("classify", tmp_path / "none", drawn)


def test_a_protocol_without_tests_is_refused(people: Path, tmp_path: Path) -> None:
    assert complaint("evaluate", "--protocol", "UI3x1", people).endswith("UI3x1 leaves no test: there are 3 users with 4 repetitions\n")
    assert "UD4 leaves no test" in complaint("evaluate", "--protocol", "UD4", people)
    assert "no shape was drawn twice" in complaint("evaluate", write_json(tmp_path / "a.json", [drawing("vee")]))
    assert "what this drawing is is not said" in complaint("evaluate", write_json(tmp_path / "b.json", [{"strokes": [points("vee")]}]))


@pytest.mark.parametrize(
    "arguments",
    [
        ("train", "a.json"), ("train", "-o", "b"), ("train", "a.json", "-o", "-"), ("train", "a.json", "-o", "b", "--limit", "2"),
        ("train", "a.json", "-o", "b", "--samples", "17"), ("train", "a.json", "-o", "b", "--rotation", "4"),
        ("train", "a.json", "-o", "b", "--keep-aspect", "--free-aspect"), ("classify", "a"), ("classify", "a", "b", "--best", "0"),
        ("classify", "a", "b", "--best", "41"), ("evaluate",), ("evaluate", "a", "--protocol", "UD0"), ("evaluate", "a", "--protocol", "UI3"),
        ("evaluate", "a", "--protocol", "UX1"), ("evaluate", "a", "--theme", "pink"),
    ],
)  # fmt: skip
def test_a_wrong_command_line_is_refused(arguments: tuple[str, ...]) -> None:
    assert complaint(*arguments, code=64).startswith("error: ")
