"""The runner of the tests: it counts what programs say of themselves, takes what says nothing for a failure, ends what
hangs, and runs nothing that builds upon what failed. The table says of each program where it runs, once."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(ROOT / "Scripts"), str(ROOT / "Scripts/testing")]
import builds  # noqa: E402
import configurations  # noqa: E402
import processes  # noqa: E402
import table  # noqa: E402
from counts import judged, stated  # noqa: E402
from lanes import Lanes, Task  # noqa: E402
from processes import Outcome  # noqa: E402

PARTS = table.parts()
UNITS = [unit for part in PARTS.values() for unit in part.units]


# What programs say.


def test_the_last_line_with_counts_is_taken() -> None:
    counts = stated("1 passed, 7 failed\n\n== 12 passed, 2 skipped, 1 error in 3.2s ==\nbye\n")
    assert counts is not None and (counts.passed, counts.failed, counts.skipped) == (12, 1, 2)


@pytest.mark.parametrize(("code", "output"), [(0, ""), (0, "0 passed, 0 failed"), (1, "3 passed, 0 failed"), (-9, "3 passed, 0 failed"), (0, "3 passed, 1 failed")])
def test_what_says_nothing_or_contradicts_itself_has_failed(code: int, output: str) -> None:
    assert judged(code, output).failed


def test_a_set_of_worlds_is_one_test() -> None:
    assert judged(0, "45000 passed, 0 failed", is_one=True).passed == 1
    assert judged(1, "44998 passed, 2 failed", is_one=True).failed == 2


def test_reasons_of_skips_are_gathered() -> None:
    output = "SKIPPED [28] Tests/a.py:3: SDL 3: not installed\nSKIPPED [1] Tests/b.py:9: SDL 3: not installed\nSKIPPED streams: no recordings\n3 passed, 29 skipped"
    counts = judged(0, output)
    assert counts.reasons == {"SDL 3: not installed": 29, "no recordings": 1}
    assert counts.skipped == 30


# Processes.


def run(tmp_path: Path, code: str, limit: float = 60) -> Outcome:
    return processes.run([sys.executable, "-c", code], tmp_path / "log", limit, dict(os.environ), tmp_path)


def test_a_command_has_its_output_and_its_code(tmp_path: Path) -> None:
    outcome = run(tmp_path, "import sys; print('1 passed'); sys.exit(3)")
    assert (outcome.code, outcome.output) == (3, "1 passed\n")


def test_a_command_that_takes_more_than_it_may_is_ended(tmp_path: Path) -> None:
    outcome = run(tmp_path, "while True: pass", limit=1)
    assert outcome.code != 0 and "more than 1 s of the processors" in outcome.output and judged(outcome.code, outcome.output).failed
    assert outcome.cpu < 20


def test_the_time_of_children_counts(tmp_path: Path) -> None:
    """A shell that waits takes nothing itself."""
    child = "import subprocess, sys; subprocess.run([sys.executable, '-c', 'while True: pass'])"
    assert "more than 1 s of the processors" in run(tmp_path, child, limit=1).output


def test_a_command_that_does_nothing_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "IDLE_SECONDS", 4)
    monkeypatch.setattr(processes, "IDLE_SHARE", 0.05)
    outcome = run(tmp_path, "import time; time.sleep(100)")
    assert "it did nothing for 4 s" in outcome.output and outcome.seconds < 60


def test_what_a_command_started_ends_with_it(tmp_path: Path) -> None:
    run(tmp_path, "import subprocess; subprocess.Popen(['sleep', '987654'])")
    assert subprocess.run(["pgrep", "-f", "sleep 98765[4]"], capture_output=True).returncode == 1


# Lanes.


def tasks(*lines: str, codes: dict[str, int] | None = None, locks: dict[str, str] | None = None, meet: int = 0) -> tuple[list[Task], list[str]]:
    """Tasks `name: needs`, and the names of those that run and have run, in order, as `+a` and `-a`. The first ones,
    as many as `meet` says, go on when all of them have begun."""
    seen: list[str] = []
    meeting = threading.Barrier(max(meet, 1))

    def make(line: str) -> Task:
        name, _, needs = line.partition(":")

        def work() -> Outcome:
            seen.append(f"+{name}")
            if seen.index(f"+{name}") < meet:
                meeting.wait(60)
            time.sleep(0.05)
            seen.append(f"-{name}")
            return Outcome((codes or {}).get(name, 0), "", 0, 0)

        return Task(name, work, frozenset(needs.split()), (locks or {}).get(name, ""), is_alone=name.startswith("alone"), is_idle=name.startswith("idle"))

    return [make(line) for line in lines], seen


def test_what_is_needed_comes_first() -> None:
    made, seen = tasks("c: b", "b: a", "a:")
    assert [task.name for task, _ in Lanes(made, 2).run()] == ["a", "b", "c"]
    assert seen == ["+a", "-a", "+b", "-b", "+c", "-c"]


def test_what_builds_upon_a_failure_is_not_run_and_is_named() -> None:
    made, seen = tasks("c: b", "b: a", "a:", "d:", codes={"a": 2})
    ended = {task.name: outcome for task, outcome in Lanes(made, 2).run()}
    assert ended["b"] is None and ended["c"] is None and ended["d"] is not None
    assert not {"+b", "+c"} & set(seen)


def test_what_has_one_lock_runs_one_at_a_time() -> None:
    made, seen = tasks("a:", "b:", locks={"a": "x", "b": "x"})
    list(Lanes(made, 2).run())
    assert seen in (["+a", "-a", "+b", "-b"], ["+b", "-b", "+a", "-a"])


def test_what_is_alone_runs_last_with_nothing_beside_it() -> None:
    made, seen = tasks("alone:", "a:", "b:", "c: b")
    list(Lanes(made, 2).run())
    assert seen[-2:] == ["+alone", "-alone"]


def test_what_waits_runs_beside_the_lanes_one_at_a_time() -> None:
    made, seen = tasks("a:", "b:", "c:", "idle1:", "idle2:", "alone:", meet=3)
    list(Lanes(made, 2).run())
    assert "+idle1" in seen[:3] and {"+a", "+b", "+c"} & set(seen[:3]) != set(), "a lane was taken"
    assert len({name for name in seen[:3] if name.startswith("+")}) == 3
    assert seen.index("-idle1") < seen.index("+idle2")
    assert seen[-2:] == ["+alone", "-alone"]


def test_nothing_begins_when_the_time_is_over() -> None:
    made, seen = tasks("a:", "b:")
    assert [outcome for _, outcome in Lanes(made, 2, until=time.time() - 1).run()] == [None, None]
    assert seen == []


# The table.


@pytest.mark.parametrize(
    "text",
    [
        "pytest a    shipped    -    -    -",
        "[a] nowhere: what",
        "[a] unit: what\npytest a    shipped    -",
        "[a] unit: what\npytest a    ship ped!    -    -    -",
        "[a] unit: what\na.c    shipped    shipped    -    -",
        "[a] unit: what\n[a] unit: what",
    ],
)
def test_a_line_that_says_nothing_is_refused(text: str) -> None:
    with pytest.raises(table.Malformed):
        table.read(text)


def test_a_row_has_arguments_for_a_configuration() -> None:
    units = table.read("[a] unit: what\nx.c 5    shipped    valgrind(7 8)    -    -")["a"].units
    assert [(unit.configuration, unit.tier, unit.arguments) for unit in units] == [("shipped", "check", None), ("valgrind", "test", "7 8")]


def test_a_row_of_pytest_can_be_divided() -> None:
    units = table.read("[a] unit: what\npytest x    -    shipped checked    shipped    -")["a"].units
    assert [(unit.configuration, unit.runs_marked) for unit in units] == [("shipped", False), ("checked", None), ("shipped", True)]


def test_what_is_marked_of_a_divided_row_runs_in_the_later_tier() -> None:
    units = table.read("[a] unit: what\npytest x    -    shipped    -    shipped")["a"].units
    assert [(unit.tier, unit.runs_marked) for unit in units] == [("test", False), ("release", True)]


def test_every_configuration_and_build_is_known() -> None:
    known = {*configurations.BY_NAME, *configurations.targets()}
    assert {unit.configuration for unit in UNITS} <= known
    needed = {name for part in PARTS.values() for name in part.needs} | {name for unit in UNITS for name in configurations.needs(unit.configuration)}
    assert needed <= set(builds.BUILDS) and builds.with_needs(needed) <= set(builds.BUILDS)


def test_every_configuration_says_what_only_it_finds() -> None:
    assert set(configurations.BY_NAME) <= {unit.configuration for unit in UNITS}
    assert len({configuration.finds for configuration in configurations.ALL}) == len(configurations.ALL)


def test_a_compiler_is_not_watched() -> None:
    """What a sanitizer needs of the environment is for the program alone."""
    assert configurations.environment("address", "Robustness/C/feeds.c 5") == {}
    assert "KINESIC_LIBRARY" in configurations.environment("checked", "pytest bindings/python/tests")


def test_every_program_is_there() -> None:
    named = {word for unit in UNITS for word in unit.program.split() if "/" in word and "*" not in word and not word.startswith(("-", "build"))}
    assert [name for name in named if not any((ROOT / folder / name).exists() for folder in ("", "Tests"))] == []


def test_every_test_is_in_the_table() -> None:
    """No C program and no file of pytest is left out."""
    words = {word for unit in UNITS for word in unit.program.split()}
    covered = [ROOT / word for word in words if (ROOT / word).exists()]
    files = [path for path in (ROOT / "Tests").rglob("test_*.py")] + list((ROOT / "bindings/python/tests").glob("test_*.py"))
    assert [str(path) for path in files if not any(path == place or place in path.parents for place in covered)] == []
    programs = {path.relative_to(ROOT / "Tests").as_posix() for path in (ROOT / "Tests/Robustness/C").glob("*.c") if "int main(" in path.read_text()}
    assert programs - words == set()


def test_what_is_marked_thorough_is_run_by_somebody() -> None:
    """A mark in a file whose row is not divided would be run in every tier, or says nothing."""
    divided = {word for unit in UNITS if unit.runs_marked for word in unit.program.split() if "/" in word}
    places = [ROOT / word for word in divided]
    for path in (ROOT / "Tests").rglob("test_*.py"):
        if "pytest.mark.thorough" in path.read_text() and path != Path(__file__).resolve():
            assert any(path == place or place in path.parents for place in places), path


def test_a_divided_row_has_tests_for_both_tiers() -> None:
    for unit in UNITS:
        if unit.runs_marked:
            places = [ROOT / word for word in unit.program.split() if "/" in word and not word.startswith("-")]
            files = [file for place in places for file in (place.rglob("*.py") if place.is_dir() else [place])]
            assert any("pytest.mark.thorough" in file.read_text() or "shared_out(" in file.read_text() for file in files), unit.program


def test_the_document_has_the_configurations() -> None:
    """Scripts/testing/configurations.py says them."""
    page = (ROOT / "docs/testing.md").read_text()
    assert page.partition("<!-- configurations -->\n")[2].partition("<!-- /configurations -->")[0] == configurations.table()
