"""The pytest plugin collects *.kinesic.json."""

from __future__ import annotations

import json

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


def test_a_file_that_is_no_json_is_a_collection_error(pytester: pytest.Pytester) -> None:
    (pytester.path / "broken.kinesic.json").write_text("{")
    result = pytester.runpytest_subprocess()
    result.assert_outcomes(errors=1)
    result.stdout.fnmatch_lines(["*this is no JSON*"])


def test_a_case_can_be_chosen_by_its_id(pytester: pytest.Pytester) -> None:
    other = small()
    other.update(id="other")
    (pytester.path / "world.kinesic.json").write_text(json.dumps([small(), other]))
    pytester.runpytest_subprocess("world.kinesic.json::other").assert_outcomes(passed=1)


def test_without_such_files_the_library_is_not_loaded(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINESIC_LIBRARY", "/nowhere.so")
    pytester.makepyfile("def test_it(): pass")
    pytester.runpytest_subprocess().assert_outcomes(passed=1)
