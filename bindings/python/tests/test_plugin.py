"""The pytest plugin collects *.kinesic.json."""

from __future__ import annotations

import json
from xml.etree import ElementTree

import pytest
from test_check import small


def test_it_collects_and_runs_cases(pytester: pytest.Pytester) -> None:
    good, bad, malformed = small(), small(), small()
    bad.update(id="bad")
    bad["expect"].pop()
    malformed.update(id="malformed", extra=1)
    (pytester.path / "world.kinesic.json").write_text(json.dumps([good, bad, malformed]))
    (pytester.path / "other.json").write_text("[]")
    result = pytester.runpytest_subprocess("-v")
    result.assert_outcomes(passed=1, failed=2)
    result.stdout.fnmatch_lines(["*world.kinesic.json::small*PASSED*"])
    text = result.stdout.str()
    assert "FAILED: bad: A tap" in text and "decisions that led there:" in text
    assert "case 'malformed': the key 'extra' is unknown here" in text
    assert "Traceback" not in text


def failed(**changes: object) -> "dict[str, object]":
    """A case that fails."""
    case = {**small(), **changes}
    case["expect"] = []
    return case


def test_a_case_that_fails_has_a_picture(pytester: pytest.Pytester) -> None:
    (pytester.path / "world.kinesic.json").write_text(json.dumps([failed(), small() | {"id": "fine"}]))
    text = pytester.runpytest_subprocess("--kinesic-pictures=pictures").stdout.str()
    found = list((pytester.path / "pictures").iterdir())
    assert len(found) == 1 and f"picture: pictures/{found[0].name}" in text
    svg = found[0].read_text()
    assert ElementTree.fromstring(svg).tag.endswith("svg") and "small: A tap" in svg and "was recognized" in svg


def test_pictures_go_to_the_cache_else(pytester: pytest.Pytester) -> None:
    (pytester.path / "world.kinesic.json").write_text(json.dumps([failed(id="../what?")]))
    text = pytester.runpytest_subprocess().stdout.str()
    (found,) = (pytester.path / ".pytest_cache/d/kinesic").iterdir()
    assert f"picture: {found}" in text
    text = pytester.runpytest_subprocess("-p", "no:cacheprovider").stdout.str()
    assert "picture: none: pytest has no cache here" in text
    text = pytester.runpytest_subprocess("--kinesic-pictures=/proc/none").stdout.str()
    assert "picture: none: [Errno" in text and "FAILED: ../what?" in text


def test_a_test_of_one_s_own_that_fails_has_a_picture_of_each_session(pytester: pytest.Pytester) -> None:
    pytester.makepyfile(
        """
        import kinesic, pytest

        def use(kinesic_session, title):
            session = kinesic_session(title=title)
            session.root.add(kinesic.Tap(name="knock"))
            session.feed([kinesic.Sample(1, kinesic.Phase.BEGAN, 5, 5, 0.0)])
            session.feed([kinesic.Sample(1, kinesic.Phase.ENDED, 5, 5, 0.1)])
            return session

        def test_wrong(kinesic_session):
            use(kinesic_session, "first")
            assert len(use(kinesic_session, "second").gestures) == 2

        def test_right(kinesic_session):
            session = use(kinesic_session, "third")
            assert len(session.gestures) == 1

        def test_without():
            assert False
        """
    )
    result = pytester.runpytest_subprocess("--kinesic-pictures=pictures")
    result.assert_outcomes(passed=1, failed=2)
    names = sorted(path.name for path in (pytester.path / "pictures").iterdir())
    assert [name.rpartition("__")[2] for name in names] == ["test_wrong-2.svg", "test_wrong.svg"]
    for name, title in zip(names, ["second", "first"]):
        svg = (pytester.path / "pictures" / name).read_text()
        assert title in svg and "knock" in svg
        assert f"pictures/{name}" in result.stdout.str()


def test_a_file_that_is_no_json_is_a_collection_error(pytester: pytest.Pytester) -> None:
    (pytester.path / "broken.kinesic.json").write_text("{")
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*this is not JSON*"])


def test_a_case_can_be_chosen_by_its_id(pytester: pytest.Pytester) -> None:
    other = small()
    other.update(id="other")
    (pytester.path / "world.kinesic.json").write_text(json.dumps([small(), other]))
    pytester.runpytest_subprocess("world.kinesic.json::other").assert_outcomes(passed=1)


def test_without_such_files_the_library_is_not_loaded(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINESIC_LIBRARY", "/nowhere.so")
    pytester.makepyfile("def test_it(): pass")
    pytester.runpytest_subprocess().assert_outcomes(passed=1)


OWN = """
import kinesic

class Landing(kinesic.Recognizer):
    CLASS_NAME = "landing"
    def step(self, input):
        return kinesic.State.ENDED if input.began else None
"""


def test_cases_and_scenes_use_classes_of_one_s_own(pytester: pytest.Pytester) -> None:
    case = {
        "id": "own", "title": "One's own class", "views": [{"id": "page", "frame": [0, 0, 100, 100]}],
        "recognizers": [{"id": "land", "class": "landing", "view": "page"}],
        "script": [{"t": 0, "down": 1, "at": [5, 5]}, {"t": 0.1, "up": 1}],
        "expect": [{"t": 0.0, "gesture": "land", "state": "ended"}],
    }  # fmt: skip
    scene = {key: case[key] for key in ("views", "recognizers")}
    pytester.makepyfile(landing=OWN)
    pytester.makefile(".kinesic.json", own=json.dumps([case]))
    pytester.makefile(".kinesic-scene.json", own=json.dumps(scene))
    without = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    without.assert_outcomes(failed=2)
    pytester.makeconftest("import landing\n\n\ndef pytest_kinesic_prepare(engine):\n    engine.register(landing.Landing)\n")
    pytester.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(passed=2)


def test_a_hook_is_for_its_folder_and_gets_the_path(pytester: pytest.Pytester) -> None:
    case = {"id": "empty", "title": "Nothing", "views": [], "recognizers": [], "script": [], "expect": []}
    folder = pytester.mkdir("inner")
    (folder / "one.kinesic.json").write_text(json.dumps([case]))
    (pytester.path / "two.kinesic.json").write_text(json.dumps([case]))
    (folder / "conftest.py").write_text("def pytest_kinesic_prepare(engine, path):\n    print('prepared', path.name, engine.time)\n")
    found = pytester.runpytest_subprocess("-p", "no:cacheprovider", "-s")
    found.assert_outcomes(passed=2)
    assert [line for line in found.outlines if "prepared" in line] and "two.kinesic" not in "".join(line for line in found.outlines if "prepared" in line)
