"""Every rule of docs/rules.md has a function and is shown by a case or by the second model; every id that is used is a
rule."""

import json
import re
from functools import cache
from pathlib import Path

import pytest
from house import ROOT, committed_files, swift_files

PAGE = ROOT / "docs/rules.md"
ID = r"[a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*"
MARK = re.compile(rf"\bRules?: ({ID}(?:, {ID})*)")
DECLARATION = re.compile(r"\b(?:func|init|struct|enum|class|var|let)\b")


@cache
def rules() -> dict[str, str]:
    """The text of each rule by its id, with its reason."""
    parts = re.split(r"^#{2,3} (.+)$", PAGE.read_text(), flags=re.M)
    return {heading: text.strip() for heading, text in zip(parts[1::2], parts[2::2]) if "." in heading}


def topics() -> set[str]:
    return {rule.split(".")[0] for rule in rules()}


def ids(text: str) -> list[str]:
    """What is written as an id is, of a topic that there is."""
    return [each for each in re.findall(rf"(?<![\w./-]){ID}(?![\w(/-]|\.\w)", text) if each.split(".")[0] in topics()]


def marked(path: Path) -> list[str]:
    """The rules that the marks of a file name."""
    return [rule for names in MARK.findall(path.read_text(errors="ignore")) for rule in names.split(", ")]


def carried_out(path: Path) -> list[str]:
    """The rules whose marks stand in the comment of a declaration."""
    lines = path.read_text().splitlines()
    found = []
    for number, line in enumerate(lines):
        if not (mark := MARK.search(line)) or not line.lstrip().startswith("///"):
            continue
        after = next(code for code in lines[number + 1 :] if not re.match(r"\s*(///|@\w+(\(\w+\))?$)", code))
        if DECLARATION.search(after):
            found += mark[1].split(", ")
    return found


@cache
def functions() -> frozenset[str]:
    """The rules that a declaration of the sources carries out."""
    return frozenset(rule for path in swift_files("Sources") for rule in carried_out(path))


@cache
def sources() -> dict[str, str]:
    """The source of each behaviour case."""
    cases = [case for path in sorted((ROOT / "Tests/Cases").glob("*.json")) for case in json.loads(path.read_text())]
    return {case["id"]: case["source"] for case in cases}


@cache
def of_model() -> frozenset[str]:
    """The rules that the second model names, in parentheses: in comments, and in the names of what it counts."""
    said = []
    for path in swift_files("Tests/ArenaModel"):
        blocks = re.findall(r"(?:^[ \t]*//.*\n)+|//.*$|\"[^\"\n]*\"", path.read_text(), re.M)
        said += [re.sub(r"\n[ \t]*//+", "", block) for block in blocks]
    return frozenset(each for text in said for part in re.findall(r"(?<!\\)\(([^()]*)", text) for each in ids(part))


def test_there_are_rules() -> None:
    assert len(rules()) > 90 and len(sources()) > 400 and len(of_model()) > 50


def test_an_id_stands_once() -> None:
    headings = re.findall(r"^### (.+)$", PAGE.read_text(), re.M)
    assert [each for each in headings if headings.count(each) > 1 or not re.fullmatch(ID, each)] == []


@pytest.mark.parametrize("rule", rules())
def test_a_rule_says_what_and_why(rule: str) -> None:
    what, _, why = rules()[rule].partition("Why: ")
    assert len(what.split()) >= 5 and len(why.split()) >= 1


@pytest.mark.parametrize("rule", rules())
def test_a_rule_has_a_function(rule: str) -> None:
    assert rule in functions()


@pytest.mark.parametrize("rule", rules())
def test_a_rule_has_a_case_or_a_section_of_the_model(rule: str) -> None:
    assert rule in of_model() or any(rule in ids(source) for source in sources().values())


def test_sources_of_cases_are_rules_or_public() -> None:
    """An id, or the name of what is public: that has a capital, or stands behind the ids."""
    unknown = {case: source for case, source in sources().items() if set(re.findall(rf"(?<![\w/-]){ID}", source)) - set(rules())}
    assert unknown == {}
    own = {case: source for case, source in sources().items() if case.startswith("own-")}
    assert {case: source for case, source in own.items() if not re.fullmatch(rf"{ID}(, {ID})*(; found by the second model)?", source)} == {}


def test_what_is_used_is_a_rule() -> None:
    """Marks anywhere, what the second model names, and on pages what is written as an id with a hyphen."""
    used = {str(path.relative_to(ROOT)): marked(path) for path in committed_files() if path.suffix in {".swift", ".py", ".h", ".c", ".md"}}
    for path in committed_files():
        if path.suffix == ".md":
            used[str(path.relative_to(ROOT))] += [each for each in ids(path.read_text()) if "-" in each.split(".")[1]]
    used["Tests/ArenaModel"] = sorted(of_model())
    assert {file: set(named) - set(rules()) for file, named in used.items() if set(named) - set(rules())} == {}


def test_the_tree_needs_no_page_from_outside() -> None:
    """The rules were once in files that only we have; nothing sends its reader there. What
    mkdocs.yml names are pages of the site, without which it is not built."""
    outside = re.compile(
        rb"(?<!python-)recognizers\.md|\bdetails\.md|\bdetails \d|shared/design|\.\./design"
        rb"|(?<![\w/])(?:api|core)\.md|(?<![(\[/])\barena\.md"
    )
    found = {}
    for path in committed_files():
        if path not in (Path(__file__), ROOT / "mkdocs.yml") and (lines := [line[:90] for line in path.read_bytes().splitlines() if outside.search(line)]):
            found[str(path.relative_to(ROOT))] = lines
    assert found == {}
