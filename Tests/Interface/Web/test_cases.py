"""The behaviour cases through the package's public interface, in node and in browsers: each passes, and its records
are byte for byte those of the native library."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

import kinesic
import pytest
from browsers import Page
from generating.web import ON_DEMAND_CLASSES, ON_DEMAND_PROPERTIES, camel
from packed import CASES, HERE, PACKAGE, ROOT, node
from server import Server

COMPARED = 176  # bytes of a record before its pointer
Case = dict[str, Any]


@cache
def native() -> dict[str, kinesic.CheckResult]:
    """What the native library makes of each case."""
    return {case["id"]: kinesic.check(case) for case in kinesic.load_cases(ROOT / "Tests/Cases")}


def needs_traces(case: Case) -> bool:
    """Whether a case has a class, a property, a relation or a flag whose code is in the second module."""
    recognizers, entries = case.get("recognizers", []), case["script"]
    sets = [each.get("set", {}) for each in recognizers] + [entry["set"][1] for entry in entries if "set" in entry]
    return (
        any(each["class"] in ON_DEMAND_CLASSES for each in recognizers)
        or any(name in ON_DEMAND_PROPERTIES for each in sets for name in each)
        or any(relation[0] in ("takeover", "require_inactive") for relation in case.get("relations", []))
        or any(view.get("decides_at_lift") for view in case.get("views", []))
        or any(key in case for key in ("lenient", "palm_filter", "accommodations", "hands"))
        or any("reject" in entry for entry in entries)
    )


def check(outcome: dict[str, Any], has_traces: bool = False) -> None:
    """All cases were played and passed, with the native library's records; but for those, with the first module alone,
    that need the second one."""
    cases = {id: result for id, result in native().items() if has_traces or not needs_traces(case(id))}
    assert outcome["lines"] == [f"{len(cases)} passed, 0 failed"]
    assert sorted(outcome["needTraces"]) == sorted(native().keys() - cases.keys())
    assert outcome["hasTraces"] is has_traces
    bytes_of = {id: b"".join(event.raw[:COMPARED] for event in result.events) for id, result in cases.items()}
    assert [id for id, records in bytes_of.items() if outcome["records"][id] != sha256(records).hexdigest()] == []


def test_natively_all_pass() -> None:
    assert len(native()) > 500
    assert [result.id for result in native().values() if not result.passed] == []


@pytest.mark.parametrize("entry", ["index.js", "kinesic.min.js"])
def test_in_node(entry: str) -> None:
    """With the first module alone."""
    code, printed = node("cases/run.mjs", *CASES, "--json", entry=entry)
    check(json.loads(printed))
    assert code == 0


def test_with_the_second_module() -> None:
    """The events are the same, and each decision has its sentence."""
    outcome = json.loads(node("cases/run.mjs", *CASES, "--json", "--traces")[1])
    check(outcome, has_traces=True)
    for id, result in native().items():
        assert outcome["sentences"][id] == [decision.split("  ", 1)[1] for decision in result.decisions], id


@pytest.fixture(scope="module")
def site() -> Iterator[Server]:
    with Server(HERE / "cases", kinesic=PACKAGE, files=ROOT / "Tests/Cases") as running:
        yield running


def test_in_a_page(page: Page, site: Server) -> None:
    site.requests.clear()
    page.open(site.url("page.html"))
    page.wait_for("window.ready === true")
    check(page.evaluate(f"playCases({json.dumps([f'/files/{path.name}' for path in CASES])})"))
    assert "/kinesic/kinesic.wasm" in site.requests
    assert "/kinesic/kinesic-traces.wasm" not in site.requests


def test_milliseconds_are_exact() -> None:
    code, printed = node("cases/exact.mjs")
    assert code == 0 and printed.endswith(" passed, 0 failed\n"), printed[-2000:]


@cache
def described() -> dict[str, Case]:
    return {each["id"]: each for file in CASES for each in json.loads(file.read_text())}


def case(id: str) -> Case:
    return copy.deepcopy(described()[id])


def changed(id: str, change: Callable[[Case], object]) -> Case:
    found = case(id)
    change(found)
    return found


PINCH, TAP, WAITING = "pinch-life", "tap-once", "require-failure-timeout"
WRONG: dict[str, tuple[str, Callable[[Case], object]]] = {
    "a value": (PINCH, lambda c: next(e for e in c["expect"] if "values" in e)["values"].update(scale=3.75)),
    "a value that there is not": (PINCH, lambda c: c["expect"][0].setdefault("values", {}).update(speed=0)),
    "a place": (WAITING, lambda c: c["expect"][-1].update(at=[10.01, 10])),
    "a time": (WAITING, lambda c: c["expect"][-1].update(t=c["expect"][-1]["t"] + 0.000002)),
    "a state": (TAP, lambda c: c["expect"][-1].update(state="failed")),
    "one event too many": (TAP, lambda c: c["expect"].append(c["expect"][-1])),
    "one event too few": (TAP, lambda c: c["expect"].pop()),
    "one that does not come": (TAP, lambda c: (c.update(only="expected"), c["expect"][-1].update(state="began"))),
    "a state at the end": (WAITING, lambda c: c.update(states_after={"single": "began"})),
    "a decision": (WAITING, lambda c: c.update(reasons=[{"recognizer": "single", "reason": "cycle"}])),
    "a refusal": (TAP, lambda c: c["script"][-1].update(refused=True)),
    "a key": (TAP, lambda c: c.update(expects=[])),
    "a verb": (TAP, lambda c: c["script"][-1].update(press=1)),
    "a property": (TAP, lambda c: c["recognizers"][0].update(set={"taps": 2})),
}


@pytest.mark.parametrize("fault", WRONG)
def test_a_wrong_case_fails(fault: str, tmp_path: Path) -> None:
    id, change = WRONG[fault]
    file = tmp_path / "cases.json"
    file.write_text(json.dumps([case(id), changed(id, change)]))
    code, printed = node("cases/run.mjs", file)
    lines = printed.splitlines()
    assert code == 1 and lines[-1] == "1 passed, 1 failed" and lines[0].startswith(f"FAIL {id}: ") and len(lines) == 2


def test_defaults_of_engines() -> None:
    """The package has them by itself: the library's function for them is in the second module."""
    code, printed = node("defaults.mjs")
    found = json.loads(printed)
    assert code == 0 and found["own"] == found["library"] and found["library"]["touchCapacity"] == 32


def test_what_needs_the_second_module_says_so() -> None:
    """Its classes, properties, flags and relations are refused before, by a sentence, and nothing else is."""
    code, printed = node("on_demand.mjs")
    found = json.loads(printed)
    names = [camel(name) for name in ON_DEMAND_CLASSES + ON_DEMAND_PROPERTIES]
    others = ["decidesAtLift", "set decidesAtLift", "requireInactive", "allowTakeover"]
    assert code == 0 and sorted(found["without"]["refused"]) == sorted(names + others)
    assert all(said.startswith("KIN_ERROR_UNSUPPORTED ") and said.endswith(" needs the second module: await loadTraces() first") for said in found["without"]["refused"].values())
    assert found["with"]["refused"] == {}
    assert found["without"]["recognizers"] == 3 + found["classes"] - len(ON_DEMAND_CLASSES)
    assert found["with"]["recognizers"] == 3 + found["classes"]


def test_the_playground_s_code_knows_what_is_on_demand() -> None:
    code = (ROOT / "bindings/web/playground/panels/code.ts").read_text()
    names = re.search(r"const onDemand = \[(.*?)\];", code, re.S)
    assert names and sorted(re.findall(r"'(\w+)'", names[1])) == sorted(camel(name) for name in ON_DEMAND_CLASSES + ON_DEMAND_PROPERTIES)
