"""`kinesic lint`: the report as text, JSON, picture, page and cases; exit codes, what is allowed, wishes, traces."""

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from conftest import ROOT, Host, csv_text, kinesic, replay, tap_rows, trace_of
from drawing import SVG, check_texts, of_class, texts, titles
from test_draw_page import Tags

Write = Callable[[str, str], Path]
SCENES = ROOT / "Tests/Scenes"
CONFLICTS = SCENES / "Conflicts"
TAPS = CONFLICTS / "tap-and-double-tap.before.json"
SWIPE = CONFLICTS / "pan-and-swipe.before.json"
PICTURED = sorted(SCENES.rglob("*.json"))


def lint(*arguments: object, code: int = 0) -> str:
    done = kinesic("lint", *arguments)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def report(*arguments: object) -> Any:
    return json.loads(lint("--json", "--fail-on", "never", *arguments))


def scene_of(path: Path, **changes: object) -> str:
    return json.dumps({**json.loads(path.read_text()), **changes})


# The report


def test_findings_come_with_severity_kind_sentence_and_what_mends_them() -> None:
    found, *mending, closing = lint(SWIPE, code=1).splitlines()
    assert found.startswith("error    never     swipe 'next' never fires. Alone it would, by ")
    assert mending and all(line.startswith(" " * 19 + "mends it: ") for line in mending)
    assert re.fullmatch(r"1 error, 0 warnings, 0 notes; \d+ motions", closing)


def test_quiet_leaves_notes_out_but_counts_them() -> None:
    assert re.fullmatch(r"0 errors, 0 warnings, 5 notes; \d+ motions\n", lint("--quiet", SCENES / "list.json"))
    assert lint(SCENES / "list.json").count("\nnote  ") == 4  # and the first line


def test_without_remedies_nothing_is_proposed() -> None:
    assert "mends it" not in lint("--without-remedies", SWIPE, code=1)


@pytest.mark.parametrize(("directions", "mends"), [(1, True), (15, False)], ids=["few others", "many others"])
def test_what_mends_less_than_four_fifths_is_no_remedy(directions: int, mends: bool, write: Write) -> None:
    """A pan takes the touches of a view below it. Without that the view gets them, but where a swipe beside the pan
    takes them still: with one direction in a few of the motions, with all four in more than a fifth."""
    scene = {
        "title": "A photo that wants its touches, on a page that is dragged and flicked",
        "views": [{"id": "page", "frame": [0, 0, 390, 800]}, {"id": "photo", "parent": "page", "frame": [50, 200, 290, 290], "wants_touches": True}],
        "recognizers": [{"id": "drag", "class": "pan", "view": "page"}, {"id": "flick", "class": "swipe", "view": "page", "set": {"direction": directions}}],
        "relations": [["simultaneous", "drag", "flick"]],
    }
    made = report(write("scene.json", json.dumps(scene)))
    [taken] = [each for each in made["findings"] if (each["kind"], each["view"], each["other"]) == ("shadowed", "photo", "drag")]
    assert len(taken["motions"]) > 20
    remedy = ["set", "drag", "cancels_touches_in_view", 0]
    assert [each["changes"] for each in taken["remedies"]] == ([[["leave_alone", "drag", "photo"]], [remedy], [["set", "drag", "axes", 1]]] if mends else [])


def test_what_mends_four_fifths_is_one() -> None:
    remedies = [each for finding in report(SCENES / "cards.json")["findings"] for each in finding["remedies"]]
    # Of each card for which the finding holds.
    pans = [f"drag_{number}" for number in (1, 2, 3, 7, 8, 9)]
    changes = [each["changes"] for each in remedies if each["sentence"].endswith("'zoom' then fires in 4 of 5 motions; the others likewise")]
    assert changes == [[["simultaneous", "zoom", pan] for pan in pans], [["no_prevention", pan, "zoom"] for pan in pans]]


def test_json_has_all_of_it() -> None:
    made = report(SWIPE)
    assert {"version", "runs", "stopped", "window", "views", "recognizers", "findings", "wishes", "motions"} <= set(made)
    assert made["recognizers"][0] == {"name": "next", "class": "swipe", "view": "page"}
    [finding] = made["findings"]
    assert (finding["kind"], finding["severity"], finding["recognizer"], finding["other"]) == ("never", "error", "next", "scroll")
    words = {word for motion in made["motions"] for word in motion["outcomes"]}
    assert words <= {"apart", "unfit", "fires", "waits", "loses", "refused"} and {"fires", "loses"} <= words


@pytest.mark.parametrize(
    ("scene", "worst"),
    [(SWIPE, "error"), (TAPS, "warning"), (SCENES / "list.json", "note"), (SCENES / "pan.json", None)],
    ids=["error", "warning", "note", "nothing"],
)
def test_the_exit_code_is_1_from_the_severity_on_that_is_asked_for(scene: Path, worst: str | None) -> None:
    order = ["note", "warning", "error", "never"]
    for limit in order:
        fails = worst is not None and order.index(worst) >= order.index(limit)
        assert kinesic("lint", "--without-remedies", "--fail-on", limit, scene).returncode == fails, limit
    usual = kinesic("lint", "--without-remedies", scene).returncode
    assert usual == (worst in ("warning", "error"))


# The matrix


def test_the_matrix_folds_motions_and_says_to_whom_one_loses() -> None:
    text = lint("--matrix", "--fail-on", "never", SWIPE)
    [lost] = [line for line in text.splitlines() if "LOSES:scroll" in line]
    assert lost.startswith("  tap and drag left; drag left; flick") and lost.endswith(" fires")
    assert text.splitlines()[0] == "on page" and "  trackpad scroll down/right; wheel" in text


def test_the_matrix_of_forty_recognizers_fits_a_page() -> None:
    lines = lint("--matrix", "--without-remedies", "--quiet", SCENES / "cards.json").splitlines()
    assert max(map(len, lines)) <= 120
    assert any(re.match(r"on card_1, and the same on card_2", line) for line in lines)
    assert "  F fires, w:a waits for a, L:a loses to a, R is refused" in lines
    assert any(line.split()[0] == "tap" and "w:f" in line for line in lines if line)  # choose_1 waits for open_1


# Pictures and pages


@pytest.mark.parametrize("scene", PICTURED, ids=lambda path: path.stem)
def test_a_picture_is_well_formed_and_texts_keep_apart(tmp_path: Path, scene: Path) -> None:
    lint("--svg", tmp_path / "a.svg", "--without-remedies", "--fail-on", "never", scene)
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    check_texts(root)
    assert root.attrib["role"] == "img" and json.loads(scene.read_text())["title"] in root.attrib["aria-label"]
    assert of_class(root, "fires")


def test_each_cell_of_a_picture_says_what_it_means(tmp_path: Path) -> None:
    lint("--svg", tmp_path / "a.svg", "--fail-on", "never", TAPS.with_name("tap-and-double-tap.after.json"))
    root = ElementTree.parse(tmp_path / "a.svg").getroot()
    title = next(titles(cell)[0] for cell in of_class(root, "cell") if "waits" in cell.attrib["class"])
    assert title.startswith("tap") and title.endswith("on photo: tap 'bars' waits for tap 'zoom' to fail, and fires then")
    assert {"bars", "zoom", "tap", "fires"} <= set(texts(root))


@pytest.mark.parametrize("scene", [SWIPE, SCENES / "cards.json", SCENES / "fingers.json"], ids=lambda path: path.stem)
def test_a_page_is_well_formed_and_asks_for_nothing(tmp_path: Path, scene: Path) -> None:
    lint("--html", tmp_path / "a.html", "--fail-on", "never", scene)
    text = (tmp_path / "a.html").read_text()
    tags = Tags()
    tags.feed(text)
    assert (tags.open, tags.outside) == ([], []) and "default-src 'none'" in text
    code = text.replace("http://www.w3.org/2000/svg", "")
    assert not re.search(r"https?:|fetch\(|XMLHttpRequest|import |@import", code)
    ids = re.findall(r' id="([^"]*)"', text)
    assert len(ids) == len(set(ids))


def test_a_page_has_findings_with_remedies_motions_and_a_table_that_can_be_read_aloud(tmp_path: Path) -> None:
    lint("--html", tmp_path / "a.html", "--fail-on", "never", SWIPE)
    text = (tmp_path / "a.html").read_text()
    [article] = re.findall(r'<article class="finding error".*?</article>', text, re.S)
    assert "swipe 'next' never fires" in article and "<code>require_failure 'scroll' 'next'</code>" in article
    picture = ElementTree.fromstring(re.search(r"<svg.*?\n</svg>", article, re.S).group())  # type: ignore[union-attr]
    assert [lane.attrib["data-name"] for lane in of_class(picture, "lane")] == ["next", "scroll"]
    assert '<th scope="col">' in text and '<th scope="row">' in text and 'aria-live="polite"' in text
    assert '<span class="said">swipe \'next\' loses to pan \'scroll\': alone it would fire</span>' in text


def test_names_are_escaped(write: Write, tmp_path: Path) -> None:
    scene = {"title": "<b>&", "recognizers": [{"id": '<i a="1">', "class": "tap"}, {"id": "</script>", "class": "pan"}]}
    lint("--svg", tmp_path / "a.svg", "--html", tmp_path / "a.html", "--fail-on", "never", write("a.json", json.dumps(scene)))
    text = (tmp_path / "a.html").read_text()
    assert "<b>&amp;" not in text and "<h1>&lt;b&gt;&amp;</h1>" in text and "<i a=" not in text and text.count("</script>") == 1
    assert '<i a="1">' in texts(ElementTree.parse(tmp_path / "a.svg").getroot())


@pytest.mark.parametrize(("theme", "dark"), [("light", False), ("dark", True)])
def test_a_theme_can_be_asked_for(tmp_path: Path, theme: str, dark: bool) -> None:
    lint("--theme", theme, "--svg", tmp_path / "a.svg", "--html", tmp_path / "a.html", "--fail-on", "never", TAPS)
    for name in ("a.svg", "a.html"):
        text = (tmp_path / name).read_text()
        assert "prefers-color-scheme" not in text and ("#14161d" in text) == dark


def test_the_same_scene_gives_the_same_bytes(tmp_path: Path) -> None:
    for name in "ab":
        lint("--svg", tmp_path / f"{name}.svg", "--html", tmp_path / f"{name}.html", "--cases", tmp_path / name, "--fail-on", "never", SWIPE)
    files = [[path.read_bytes() for path in sorted((tmp_path / name).iterdir())] for name in "ab"]
    assert files[0] == files[1]
    assert all((tmp_path / f"a.{end}").read_bytes() == (tmp_path / f"b.{end}").read_bytes() for end in ("svg", "html"))


# Cases


def test_a_case_fails_until_what_never_fires_does(write: Write, tmp_path: Path) -> None:
    done = kinesic("lint", "--cases", tmp_path / "found", "--fail-on", "never", SWIPE)
    assert done.stderr == "note: 1 case and 1 picture of findings\n"
    assert sorted(path.name for path in (tmp_path / "found").iterdir()) == ["001-never-next.json", "001-never-next.svg"]
    check_texts(ElementTree.parse(tmp_path / "found/001-never-next.svg").getroot())
    path = tmp_path / "found/001-never-next.json"
    case = json.loads(path.read_text())
    assert (case["only"], case["expect"]) == ("expected", [{"gesture": "next", "state": "ended"}])
    assert case["title"].startswith("swipe 'next' never fires")
    assert kinesic("check", path).returncode == 1
    case["relations"] = [["simultaneous", "next", "scroll"]]
    assert kinesic("check", write("mended.json", json.dumps(case))).returncode == 0


def test_a_case_keeps_what_comes_where_nobody_says_what_should(tmp_path: Path) -> None:
    lint("--cases", tmp_path, "--fail-on", "never", TAPS)
    case = json.loads((tmp_path / "001-both-bars.json").read_text())
    assert [event["gesture"] for event in case["expect"]] == ["bars", "zoom"] and "only" not in case
    assert kinesic("check", tmp_path / "001-both-bars.json").returncode == 0


def test_scrolls_cannot_be_cases_and_the_tool_says_so(write: Write, tmp_path: Path) -> None:
    scene = scene_of(SCENES / "fingers.json", lint={})
    done = kinesic("lint", "--cases", tmp_path / "found", "--fail-on", "never", write("a.json", scene))
    left = [line for line in done.stderr.splitlines() if line.endswith("a case has no scrolls")]
    assert left and len(list((tmp_path / "found").glob("*.svg"))) == len(list((tmp_path / "found").glob("*.json"))) + len(left)


# What a scene allows


def test_what_is_allowed_is_counted_and_fails_nothing(write: Write) -> None:
    allow = [{"finding": "both", "recognizer": "zoom", "other": "bars", "because": "it is meant"}]
    path = write("a.json", scene_of(TAPS, lint={"allow": allow}))
    assert re.fullmatch(r"0 errors, 0 warnings, 0 notes, 1 allowed; \d+ motions\n", lint(path))
    assert [each["allowed"] for each in report(path)["findings"]] == [True]


def test_without_names_a_kind_is_allowed_throughout(write: Write) -> None:
    assert "1 allowed" in lint(write("a.json", scene_of(TAPS, lint={"allow": [{"finding": "both"}]})))
    assert "1 allowed" in lint(write("b.json", scene_of(TAPS, lint={"allow": [{"finding": "both", "recognizer": "bars"}]})))
    lint(write("c.json", scene_of(TAPS, lint={"allow": [{"finding": "late"}]})), code=1)


def test_what_is_allowed_and_not_found_is_said_with_its_place(write: Write) -> None:
    """An entry that was for a scene of before would allow a new mistake."""
    allow = [
        {"finding": "both", "recognizer": "zoom", "other": "bars"},
        {"finding": "late", "recognizer": "bars"},
        {"finding": "both", "recognizer": "zoom", "other": "zoom"},
        {"finding": "lost"},
    ]
    done = kinesic("lint", write("a.json", scene_of(TAPS, lint={"allow": allow})))
    notes = done.stderr.splitlines()
    assert done.returncode == 0 and len(notes) == 3
    for note, place in zip(notes, (1, 2, 3), strict=True):
        assert re.fullmatch(rf"note: \S*a\.json:\d+:\d+: lint\.allow\[{place}\]: nothing is found that this allows", note)
    assert kinesic("lint", write("b.json", scene_of(TAPS, lint={"allow": allow[:1]}))).stderr == ""


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"allow": [{"finding": "both", "recognizer": "tip"}]}, 'lint.allow[0].recognizer: there is no recognizer "tip" here'),
        ({"allow": [{"finding": "both", "other": "tip"}]}, 'lint.allow[0].other: there is no recognizer "tip" here'),
        ({"allow": [{"finding": "never", "view": "tip"}]}, 'lint.allow[0].view: there is no view "tip" here'),
        ({"allow": [{"finding": "bad"}]}, "lint.allow[0].finding: "),
        ({"allow": [{"recognizer": "bars"}]}, 'the key "finding" is missing'),
        ({"alow": []}, 'the key "alow" is unknown here; known are allow, window'),
        ({"window": [0, 100]}, "a window is a width and a height above 0"),
    ],
)
def test_a_mistake_in_what_is_allowed_is_named_with_its_place(write: Write, settings: object, sentence: str) -> None:
    done = kinesic("lint", write("a.json", scene_of(TAPS, lint=settings)))
    assert done.returncode == 2 and re.search(r"a\.json:\d+:\d+: ", done.stderr) and sentence in done.stderr


def test_the_window_can_be_given(write: Write) -> None:
    assert report(write("a.json", scene_of(SCENES / "demo.json", lint={"window": [300, 200]})))["window"][2:] == [300, 200]


def test_a_circle_of_requirements_is_a_finding(write: Write) -> None:
    path = write("a.json", scene_of(TAPS, relations=[["require_failure", "bars", "zoom"], ["require_failure", "zoom", "bars"]]))
    line = lint(path, code=1).splitlines()[0]
    assert re.match(r"error    stuck     \S*a\.json:\d+:\d+: relations\[1\]: KIN_ERROR_CYCLE: ", line)
    finding = report(path)["findings"][0]
    assert (finding["kind"], finding["severity"], finding["recognizer"], finding["other"]) == ("stuck", "error", "zoom", "bars")


# Wishes


def wish(**keys: object) -> dict[str, object]:
    return {"wish": "two taps zoom", "motion": "double tap", "on": "photo", **keys}


def test_a_wish_that_holds_is_said_and_one_that_does_not_an_error(write: Write) -> None:
    alone = wish(fires=["zoom"])
    assert [each["holds"] for each in report("--wish", write("w.json", json.dumps(alone)), TAPS)["wishes"]] == [True]
    both = [alone, wish(wish="and hide nothing", fires=["zoom"], **{"not": ["bars"]})]
    path = write("w.json", json.dumps(both))
    made = report("--wish", path, TAPS)
    assert [each["holds"] for each in made["wishes"]] == [True, False]
    [broken] = [each for each in made["findings"] if each["kind"] == "wish"]
    assert broken["severity"] == "error" and "and hide nothing" in broken["sentence"]
    printed = lint("--wish", path, TAPS, code=1)
    assert "require_failure 'bars' 'zoom'" in printed and "; 1 of 2 wishes holds; " in printed
    assert [line for line in printed.splitlines() if line.startswith("holds")] == [f"holds    wish      wish '{alone['wish']}' holds"]


def test_a_wish_says_how_long_it_may_wait(write: Write) -> None:
    after = TAPS.with_name("tap-and-double-tap.after.json")
    for within, holds in ((0.1, False), (0.5, True)):
        path = write("w.json", json.dumps(wish(motion="tap", fires=["bars"], within=within)))
        assert [each["holds"] for each in report("--wish", path, after)["wishes"]] == [holds]


def test_a_script_or_a_case_is_a_wish(write: Write) -> None:
    script = [{"t": 0, "down": 1, "at": [100, 100]}, {"t": 0.05, "up": 1}]
    wishes = [
        {"wish": "a tap hides the bars", "script": script, "fires": ["bars"], "not": ["zoom"]},
        {"id": "case", "script": script, "expect": [{"gesture": "bars", "state": "ended"}]},
        {"id": "wrong", "title": "zooms", "script": script, "only": "expected", "expect": [{"gesture": "zoom", "state": "ended"}]},
    ]
    made = report("--wish", write("w.json", json.dumps(wishes)), TAPS)["wishes"]
    assert [(each["name"], each["holds"]) for each in made] == [("a tap hides the bars", True), ("case", True), ("zooms", False)]


WAITS = {
    "recognizers": [
        {"id": "single", "class": "tap"},
        {"id": "double", "class": "tap", "set": {"taps_required": 2}},
        {"id": "menu", "class": "long_press"},
        {"id": "point", "class": "hover"},
    ],
    "relations": [["require_failure", "single", "double"]],
}


def holds(write: Write, wishes: list[dict[str, object]]) -> dict[str, bool]:
    made = report("--without-remedies", "--wish", write("w.json", json.dumps(wishes)), write("s.json", json.dumps(WAITS)))
    assert [each["kind"] for each in made["findings"] if each["severity"] == "error"] == ["wish"] * [each["holds"] for each in made["wishes"]].count(False)
    return {each["name"]: each["holds"] for each in made["wishes"]}


LEFT = [
    {"wish": "a tap", "script": [{"t": 0, "down": 1, "at": [100, 100]}, {"t": 0.05, "up": 1}], "fires": ["single"]},
    {"wish": "a finger that stays", "script": [{"t": 0, "down": 1, "at": [100, 100]}, {"t": 1, "move": 1, "at": [100, 100]}], "fires": ["menu"]},
    {"wish": "a pointer that stays", "script": [{"t": 0, "enter": 1, "at": [100, 100]}], "fires": ["point"]},
]


@pytest.mark.parametrize("order", [[0, 1, 2], [1, 0, 2], [2, 1, 0], [1, 2, 1, 0, 2]])
def test_what_a_script_leaves_on_the_panel_is_no_part_of_the_next_one(order: list[int], write: Write) -> None:
    wishes = [{**LEFT[i], "wish": f"{place}: {LEFT[i]['wish']}"} for place, i in enumerate(order)]
    assert set(holds(write, wishes).values()) == {True}


def timed(until: float, time: float | None = None, **keys: object) -> dict[str, object]:
    event = {"gesture": "single", "state": "ended", **({} if time is None else {"t": time})}
    script = [{"t": 5, "down": 1, "at": [100, 100]}, {"t": 5.05, "up": 1}, {"t": until, "advance": True}]
    return {"script": script, "only": "states", "expect": [event], **keys}


def test_a_case_holds_as_a_wish_when_check_passes_it(write: Write, tmp_path: Path) -> None:
    """The single tap comes 0.35 s after the lift: not before a script ends, nor at a time that a case says."""
    cases = {
        "ends before": timed(5.3),
        "ends with it": timed(5.4),
        "ends after": timed(7),
        "says another time": timed(7, 5.3),
        "says its time": timed(7, 5.4),
        "wants none by then": timed(5.399, expect=[]),
        "wants none": timed(5.4, expect=[]),
    }
    passed = {}
    for name, case in cases.items():
        done = kinesic("check", write("case.json", json.dumps({"id": name, **WAITS, **case})))
        passed[name] = done.returncode == 0
    assert list(passed.values()) == [False, True, True, False, True, True, False]
    assert holds(write, [{"id": name, **case} for name, case in cases.items()]) == passed


def test_a_script_that_lets_time_pass_says_until_when(write: Write) -> None:
    wishes = [{"wish": str(until), "script": timed(until)["script"], "fires": ["single"]} for until in (5.3, 5.4)]
    wishes += [{"wish": "not", "script": timed(5.3)["script"], "not": ["single"]}]
    wishes += [{"wish": "any time", "script": timed(5.3)["script"][:2], "fires": ["single"]}]  # type: ignore[index]
    assert list(holds(write, wishes).values()) == [False, True, True, True]
    path = write("w.json", json.dumps(wishes[:1]))
    assert "tap 'single' fires only after 400 ms, and was to fire by 300 ms" in lint("--wish", path, write("s.json", json.dumps(WAITS)), code=1)


@pytest.mark.parametrize(
    ("text", "place", "sentence"),
    [
        ("[", "1:2", ""),
        ('[{"wish": "a"}]', "1:2", 'a wish says what "fires", or what does "not"'),
        ('{"fires": ["zoom"], "motion": "tap"}', "1:1", 'the key "wish" is missing'),
        ('{"wish": "a", "fires": ["zoom"]}', "1:1", 'the key "motion" is missing'),
        ('{"wish": "a",\n "fires": ["zom"], "motion": "tap"}', "2:12", 'there is no recognizer "zom" here'),
        ('{"wish": "a",\n "not": [1], "motion": "tap"}', "2:10", "a text is wanted"),
        ('{"wish": "a", "fires": ["zoom"], "motion": "tap", "on": "pot"}', "1:57", 'there is no view "pot" here'),
        ('{"wish": "a", "fires": ["zoom"], "motion": "tap", "within": "1"}', "1:61", "a number is wanted"),
        ('[\n {"wish": "a", "fires": ["zoom"], "motion": "dance"}]', "2:2", "dance"),
        ('{"wish": "a", "fires": ["zoom"], "motion": "tap", "vires": 1}', "1:60", 'the key "vires" is unknown here'),
        ('{"wish": "a", "fires": ["zoom"], "script": [{"t": 0, "disable": "bars"}]}', "1:45", "a wish's script has touches only"),
    ],
)
def test_a_mistake_in_a_wish_is_named_with_its_place(write: Write, text: str, place: str, sentence: str) -> None:
    done = kinesic("lint", "--wish", write("w.json", text), TAPS)
    assert done.returncode == 2 and f"w.json:{place}: " in done.stderr and sentence in done.stderr, done.stderr


# Traces

CORNER = (390, 844)
"""What a recording reaches is its window: of one that is small there are fewer motions."""


def test_a_trace_is_linted_as_its_scene_is(tmp_path: Path) -> None:
    trace = trace_of(tmp_path, tap_rows(1, 0.1, CORNER), json.loads(SWIPE.read_text()))
    of_scene, of_trace = (lint("--quiet", one, code=1) for one in (SWIPE, trace))
    assert of_scene.splitlines()[:1] == of_trace.splitlines()[:1]
    lint("--svg", tmp_path / "a.svg", "--html", tmp_path / "a.html", "--cases", tmp_path / "found", "--matrix", trace, code=1)
    assert kinesic("check", tmp_path / "found/001-never-next.json").returncode == 1


def test_a_trace_that_ends_in_the_middle_of_a_gesture(tmp_path: Path) -> None:
    host = Host()
    host.feed(0.1, 0, 100)
    host.feed(0.2, 1, 160)
    trace = host.trace(tmp_path / "a.kintrace")
    lint("--html", tmp_path / "a.html", "--cases", tmp_path / "found", "--fail-on", "never", trace)
    assert {each["name"] for each in report(trace)["recognizers"]} == {"tap#1", "pan#1"}
    assert kinesic("trace", "--cut", 0.15, 0.3, "-o", tmp_path / "b.kintrace", trace).returncode == 0
    assert lint("--fail-on", "never", tmp_path / "b.kintrace") == lint("--fail-on", "never", trace)


def test_a_trace_whose_classes_are_not_loaded_says_so(tmp_path: Path, shapes: Path) -> None:
    scene = tmp_path / "s.json"
    scene.write_text(json.dumps({"recognizers": [{"id": "mine", "class": "simple_tap"}, {"id": "pan", "class": "pan"}]}))
    (tmp_path / "a.csv").write_text(csv_text(tap_rows(1, 0.1, CORNER)))
    replay("--scene", scene, "--plugin", shapes, "--trace", tmp_path / "a.kintrace", tmp_path / "a.csv")
    whole = kinesic("lint", "--plugin", shapes, tmp_path / "a.kintrace")
    assert (whole.returncode, whole.stderr, "never" in whole.stdout) == (0, "", False)
    assert whole.stdout == lint("--plugin", shapes, scene)
    bare = kinesic("lint", "--html", tmp_path / "a.html", "--cases", tmp_path / "found", tmp_path / "a.kintrace")
    assert bare.returncode == 0 and "simple_tap 'mine' never fires" in bare.stdout
    assert bare.stderr.startswith("note: not loaded, so that it never fires here: simple_tap; --plugin loads a library")
    assert "no case: " in bare.stderr and "application's own class 'simple_tap'" in bare.stderr


@pytest.mark.parametrize(
    ("arguments", "code", "sentence"),
    [
        (["none.json"], 2, "none.json: there is no such file"),
        (["bad.json"], 2, "bad.json:1:"),
        (["broken.kintrace"], 2, "broken.kintrace: "),
        (["good.json", "--svg", "none/a.svg"], 2, "none/a.svg: cannot be written"),
        (["good.json", "--html", "none/a.html"], 2, "none/a.html: cannot be written"),
        (["good.json", "--cases", "good.json"], 2, "good.json: cannot be made: File exists"),
        (["good.json", "--wish", "none.json"], 2, "none.json: there is no such file"),
        (["good.json", "--fail-on", "soon"], 64, "soon"),
        (["good.json", "--theme", "pink"], 64, "pink"),
        (["good.kintrace", "--wish", "w.json"], 64, "--wish wants a scene file"),
        ([], 64, "scene"),
    ],
)
def test_what_cannot_be_done_is_an_error(tmp_path: Path, write: Write, arguments: list[str], code: int, sentence: str) -> None:
    trace = trace_of(tmp_path, tap_rows(1, 0.1), json.loads(TAPS.read_text()), name="good").read_bytes()
    (tmp_path / "broken.kintrace").write_bytes(trace[: len(trace) // 2])
    write("good.json", TAPS.read_text())
    write("bad.json", '{"recognizers": [{"id": "a"}]}')
    files = [str(tmp_path / one) if re.search(r"\.\w", one) else one for one in arguments]
    done = kinesic("lint", *files)
    assert (done.returncode, sentence in done.stderr) == (code, True), done.stderr
