"""The mutation tester: what it changes, what it leaves, what it builds, what it tells."""

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from changes import changes_of  # noqa: E402
from drawing import drawn, shares  # noqa: E402
from judge import Judge, Survey, group_size, groups  # noqa: E402
from project import SCOPE  # noqa: E402
from regions import masked, regions  # noqa: E402
from report import BEGIN, END, survivors, table, with_report  # noqa: E402
from results import Record, Results, Surveys  # noqa: E402
from schemata import with_mutants  # noqa: E402
from tiers import TIERS, Command, all_tests  # noqa: E402
from workshop import NotBuilt, Workshop  # noqa: E402

MUTATE = Path(__file__).resolve().parent / "mutate.py"
ROOT = MUTATE.parents[3]


def after(tmp_path: Path, text: str) -> list[str]:
    source = tmp_path / "A.swift"
    source.write_text(text)
    return [change.apply(text) for change in changes_of(source)]


def after_line(tmp_path: Path, line: str) -> list[str]:
    return [text.splitlines()[1] for text in after(tmp_path, f"func f() {{\n{line}\n}}\n")]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("let a = b <= c", ["let a = b < c"]),
        ("let a = b && c", ["let a = b || c"]),
        ("let a = b.x * c", ["let a = b.x / c"]),
        ("let a = b &+ c", ["let a = b &- c"]),
        ("let a = b | c", ["let a = b & c"]),
        ("let a = b << c", ["let a = b >> c"]),
        ("let a = min(b, c)", ["let a = max(b, c)"]),
        ("let a = -b", ["let a = b"]),
        ("let a = 45", ["let a = 46"]),
        ("let a = 0.5", ["let a = 0.55"]),
        ("let a = 4_000", ["let a = 4001"]),
        ("for i in 2..<n {}", ["for i in 3..<n {}", "for i in 2...n {}"]),
        ("for i in 2...n {}", ["for i in 3...n {}", "for i in 2..<n {}"]),
        ("f(0...9)", ["", "f(1...9)", "f(0...10)"]),
        ("let a = 1e9", ["let a = 1100000000.0"]),
        ("let a = true", ["let a = false"]),
        ("if isOn { return b }", ["if !(isOn) { return b }"]),
        ("if let a = b, c(d, e) { return a }", ["if let a = b, !(c(d, e)) { return a }"]),
        ("guard isOn else { return b }", ["guard !(isOn) else { return b }"]),
        ("for a in b where a.isOn { c() }", ["for a in b where !(a.isOn) { c() }", "for a in b where a.isOn {  }"]),
        ("  list.remove(at: place)", ["  "]),
        ("  state.count = other", ["  "]),
    ],
)
def test_each_kind_of_place_is_changed(tmp_path: Path, line: str, wanted: list[str]) -> None:
    assert after_line(tmp_path, line) == wanted


@pytest.mark.parametrize(
    "line",
    [
        "// if a < 5 { b() }",
        'let a = "1 < 2 && \\"3"',
        "let a: InlineArray<N, UInt64>",
        "let a = values.0",
        "let a = 0x3F",
        "let a = b as UInt64",
        "let a = [b] + c",
        "  return f(a)",
    ],
)
def test_what_is_no_such_place_stays(tmp_path: Path, line: str) -> None:
    assert after_line(tmp_path, line) == []


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("func f() -> Bool { a }", ["func f() -> Bool { !(a) }"]),
        ("func f() -> Bool { return true }", ["func f() -> Bool { return false }"]),
        ("func f() -> Int? { return a }", ["func f() -> Int? { return nil }"]),
        ("func f() -> Double where T: P { a }", ["func f() -> Double where T: P { 0 }"]),
        ("var f: Vector { a }", ["var f: Vector { .zero }"]),
        ("var f: Int {\nget { a }\nset { b }\n}", ["var f: Int {\nget { 0 }\nset { b }\n}"]),
        ("func f() -> Other { a() }", []),
        ("func f() { return a }", []),
    ],
)
def test_results_are_changed_by_their_type(tmp_path: Path, text: str, wanted: list[str]) -> None:
    assert after(tmp_path, text) == wanted


@pytest.mark.parametrize(
    "text",
    ["enum A: Int { case b = 1 }", "func f(a: Int = 1) {}", "protocol P { var a: Int { get } }", "struct S { var a: InlineArray<4, Int> }", "init() { a = b }"],
)
def test_outside_of_bodies_and_values_nothing_is_changed(tmp_path: Path, text: str) -> None:
    assert after(tmp_path, text) == []


def test_bodies_and_values_are_found_where_they_are() -> None:
    text = """
@inline(never) private func a(_ b: (Int) -> Bool) { one }
extension A {
  static let b = two
    + two
  subscript(c: Int) -> Int {
    @inline(__always) get { three }
    set { four }
  }
  struct D {
    init(e: Int = 0) { five }
  }
  let f: Int = { six }()
}
"""
    found = [" ".join(text[region.start : region.end].split()) for region in regions(masked(text))]
    assert found == ["one", "two + two", "three", "four", "five", "six"]


def test_a_masked_source_keeps_every_place() -> None:
    text = 'let a = "b // c"  // d "e"\nlet f = """\n  1 + 2\n  """\n'
    hidden = masked(text)
    assert hidden.splitlines()[0].rstrip() == "let a = ________" and "1" not in hidden
    assert [len(line) for line in hidden.splitlines()] == [len(line) for line in text.splitlines()]


SOURCE = """
let most = 5
struct Count {
  var now = 0
  mutating func add(_ more: Int) -> Int {
    now += more
    return now < most ? now : most
  }
  func list(_ a: [Int]) -> [Int] {
    let b = a
    return b + a
  }
}
"""
BUILD = ["swiftc -Onone -o program $PWD/Sources/Counting/*.swift"]
MAIN = 'var count = Count()\nlet first = count.add(2)\nprint(first, count.add(1), count.list([1]).count)\nwhile count.now < 3 { }\n'


def workshop(tmp_path: Path, source: str = SOURCE) -> Workshop:
    path = tmp_path / "tree/Sources/Counting/Count.swift"
    path.parent.mkdir(parents=True)
    path.write_text(source)
    (path.parent / "main.swift").write_text(MAIN)
    mutants = dict(enumerate(changes_of(path), 1))
    return Workshop(tmp_path / "tree", tmp_path / "copy", ["Sources"], mutants)


def outcomes(judge: Judge, tests: list[Command], numbers: Sequence[int]) -> dict[int, str]:
    """The test that notices each mutant; no name: none does."""
    found = dict.fromkeys(numbers, "")
    for test in tests:

        def take(number: int, is_noticed: bool, name: str = test.name) -> None:
            found[number] = name if is_noticed else ""

        judge.judge(test, [number for number in numbers if not found[number]], take)
    return found


def test_all_are_built_at_once_and_each_is_judged_by_its_number(tmp_path: Path) -> None:
    shop = workshop(tmp_path)
    shop.refresh()
    shop.build(BUILD)
    names = {number: change.new or "(nothing)" for number, change in shop.mutants.items()}
    assert [names[number] for number in shop.left_out] == ["-"]  # lists cannot be subtracted
    judge = Judge([shop.place], lambda number: shop.mutants[number].region)
    tests = [Command("blind", "./program | grep -q 2"), Command("sharp", 'test "$(./program)" = "2 3 2"')]
    assert judge.survey(tests) == []
    built = [number for number in shop.mutants if number not in shop.left_out]
    assert {names[number]: test for number, test in outcomes(judge, tests, built).items()} == {
        "6": "",  # nobody counts as far
        "1": "sharp",
        "(nothing)": "blind",  # it does not end
        "-=": "blind",
        "0": "sharp",
        "<=": "",
    }
    assert (tmp_path / "tree/Sources/Counting/Count.swift").read_text() == SOURCE


def test_several_are_switched_on_at_once(tmp_path: Path) -> None:
    shop = workshop(tmp_path)
    shop.refresh()
    shop.build(BUILD)
    numbers = {change.new: number for number, change in shop.mutants.items()}
    printed = [
        subprocess.run([shop.place / "program"], env={"KINESIC_MUTANT": ",".join(str(numbers[name]) for name in names)}, capture_output=True, text=True).stdout
        for names in ([], ["1"], ["6", "1"], ["1", "6", "0"])
    ]
    assert printed == ["2 3 2\n", "3 4 2\n", "3 4 2\n", "0 0 2\n"]


def test_what_was_refused_is_not_tried_again(tmp_path: Path) -> None:
    shop = workshop(tmp_path)
    shop.refresh()
    shop.build(BUILD)
    again = Workshop(shop.root, shop.place, shop.folders, shop.mutants)
    again.refresh()
    assert again.left_out == shop.left_out != set()


class FakeJudge(Judge):
    """Its test fails with some of the mutants; remembers with which it ran."""

    def __init__(self, noticed: set[int], reached: Sequence[int], lanes: int = 1) -> None:
        super().__init__([Path(str(lane)) for lane in range(lanes)], lambda number: number // 10)
        self.noticed, self.ran = noticed, []  # type: ignore[var-annotated]
        self.surveys = {"test": Survey(1, reached)}

    def passes(self, test: Command, lane: Path, numbers: Sequence[int]) -> bool:
        self.ran.append(list(numbers))
        return not self.noticed & set(numbers)


@pytest.mark.parametrize("lanes", [1, 2])
@pytest.mark.parametrize("noticed", [set(), {10}, {10, 230}, set(range(0, 640, 20)), set(range(0, 640))])
def test_halving_finds_each_that_a_test_notices(noticed: set[int], lanes: int) -> None:
    numbers = list(range(0, 640, 10))
    judge = FakeJudge(noticed, numbers, lanes)
    found = outcomes(judge, [Command("test", "")], numbers)
    assert {number for number, test in found.items() if test} == noticed & set(numbers)
    assert all(len({number // 10 for number in group}) == len(group) for group in judge.ran)


def test_a_test_that_notices_none_runs_a_few_times_for_many() -> None:
    numbers = list(range(0, 4000, 10))
    judge = FakeJudge(set(), numbers)
    judge.judge(Command("test", ""), numbers, lambda _, __: None)
    assert len(judge.ran) < 30


def test_a_test_that_notices_most_runs_for_one_at_a_time() -> None:
    numbers = list(range(0, 1000, 10))
    judge = FakeJudge(set(numbers) - {500}, numbers)
    judge.judge(Command("test", ""), numbers, lambda _, __: None)
    assert len(judge.ran) == 100


def test_what_a_test_does_not_reach_is_not_given_to_it() -> None:
    judge = FakeJudge({10, 20}, [20])
    assert outcomes(judge, [Command("test", "")], [10, 20]) == {10: "", 20: "test"}
    assert judge.ran == [[20]]


def test_groups_have_one_of_each_region() -> None:
    assert groups([1, 2, 11, 12, 21, 31], 3, lambda number: number // 10) == [[1, 11, 21], [2, 12, 31]]


def test_groups_are_as_large_as_the_rate_lets_them_be() -> None:
    assert [group_size(noticed, 100) for noticed in (100, 50, 20, 5, 0)] == [1, 1, 3, 12, 64]


def test_a_test_that_waits_for_ever_is_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.IDLE_SECONDS", 0.3)
    judge = Judge([tmp_path])
    test = Command("waits", 'test -z "$KINESIC_MUTANT" || sleep 600')
    assert judge.survey([test]) == []
    judge.surveys["waits"].reached = [1]
    assert outcomes(judge, [test], [1]) == {1: "waits"}


def test_a_test_that_fails_without_a_mutant_is_named(tmp_path: Path) -> None:
    assert Judge([tmp_path]).survey([Command("good", "true"), Command("bad", "false")]) == ["bad"]


@pytest.mark.parametrize(
    ("sizes", "count", "floors", "wanted"),
    [
        ({"a": 100, "b": 300}, 40, {}, {"a": 10, "b": 30}),
        ({"a": 10, "b": 390}, 40, {"a": 5}, {"a": 5, "b": 35}),
        ({"a": 3, "b": 397}, 40, {"a": 5}, {"a": 3, "b": 37}),
        ({"a": 10, "b": 10, "c": 10}, 10, {}, {"a": 4, "b": 3, "c": 3}),
        ({"a": 2, "b": 2}, 10, {"a": 1}, {"a": 2, "b": 2}),
        ({"a": 0, "b": 9}, 3, {"a": 2}, {"a": 0, "b": 3}),
    ],
)
def test_each_part_gets_its_share_or_its_floor(sizes: dict[str, int], count: int, floors: dict[str, int], wanted: dict[str, int]) -> None:
    assert shares(sizes, count, floors) == wanted


def test_the_same_seed_draws_the_same_of_each_part() -> None:
    parts = {"a": range(100), "b": range(100, 400)}
    first, again, other = (drawn(parts, 40, seed, {"a": 20}) for seed in (1, 1, 2))
    assert first == again != other and sum(each < 100 for each in first) == 20 and len(set(first)) == 40


def test_a_run_goes_on_where_one_stopped(tmp_path: Path) -> None:
    blind, sharp, later = Command("blind", "true"), Command("sharp", "false"), Command("blind", "true # another")
    wanted = {name: Record("Arena", f"text of {name}") for name in "ab"}
    results = Results(tmp_path / "results.json")
    results.recall(wanted)
    results.add("a", blind, False)
    results.add("b", sharp, True)
    again = Results(results.file)
    again.recall({**{name: Record("Arena", f"text of {name}") for name in "ac"}, "b": Record("Arena", "another text")})
    assert {name: [record.is_open(test) for test in (blind, sharp, later)] for name, record in again.records.items()} == {
        "a": [False, True, True],
        "b": [True, True, True],
        "c": [True, True, True],
    }
    assert not results.records["b"].is_open(blind) and results.records["b"].tier == "check"


def test_sources_that_do_not_build_as_they_are_are_refused(tmp_path: Path) -> None:
    (shop := workshop(tmp_path, SOURCE + "let wrong: Int = nowhere\n")).refresh()
    with pytest.raises(NotBuilt, match="nowhere"):
        shop.build(BUILD)


def test_the_copy_has_no_files_that_the_tree_lost(tmp_path: Path) -> None:
    shop = workshop(tmp_path)
    (shop.place / "Sources/Old").mkdir(parents=True)
    (shop.place / "Sources/Old/A.swift").write_text("")
    shop.refresh()
    assert not (shop.place / "Sources/Old/A.swift").exists() and (shop.place / "Sources/Counting/Mutant.swift").exists()


def test_the_lines_of_each_mutant_are_known(tmp_path: Path) -> None:
    mutants = workshop(tmp_path).mutants
    schemata = with_mutants(SOURCE, mutants, set())
    lines = schemata.text.splitlines()
    for number, change in mutants.items():
        own = " ".join(lines[line - 1].strip() for line in schemata.numbers if schemata.numbers[line] == number)
        line = change.apply(SOURCE).splitlines()[SOURCE.count("\n", 0, change.start)].strip()
        assert line.removeprefix("let most = ").removeprefix("var now = ") in own



def test_what_a_test_comes_by_is_kept_for_the_same_mutants(tmp_path: Path) -> None:
    one, other = Command("one", "true"), Command("other", "false")
    file = tmp_path / "surveys.json"
    Surveys(file, ["a", "b"]).keep([one], {"one": Survey(2, [1])})
    Surveys(file, ["a", "b"]).keep([other], {"other": Survey(4, [2])})
    assert Surveys(file, ["a", "b"]).recall([one, other]) == {"one": Survey(2, [1]), "other": Survey(4, [2])}
    assert Surveys(file, ["a", "c"]).recall([one]) == Surveys(file, ["a", "b"]).recall([Command("one", "another")]) == {}


RECORDS = {
    "A.swift:1: a -> b": Record("Arena", "", "x", "check"),
    "A.swift:2: c -> d": Record("Arena", "", "y", "test"),
    "A.swift:3: e -> f": Record("Arena", "", "z", "thorough"),
    "A.swift:4: g -> h": Record("Arena", ""),
    "A.swift:5: i -> j": Record("Arena", ""),
    "A.swift:6: k -> l": Record("Arena", "", is_built=False),
    "B.swift:1: m -> n": Record("lint", "", "x", "check"),
}
JUDGEMENTS = {"A.swift: g -> h": "equivalent: why", "A.swift: i -> j": "wanted: what"}


def test_the_table_counts_what_was_built() -> None:
    assert table(RECORDS, JUDGEMENTS, ["lint", "Arena"]).splitlines()[2:] == [
        "| lint | 1 | 1 | 1 | 1 | 0 | 0 | 100.0 % | 100.0 % |",
        "| Arena | 5 | 1 | 2 | 3 | 2 | 1 | 66.7 % | 75.0 % |",
        "| all | 6 | 2 | 3 | 4 | 2 | 1 | 75.0 % | 80.0 % |",
    ]


def test_survivors_are_named_with_their_judgement() -> None:
    assert survivors(RECORDS, JUDGEMENTS).splitlines() == [
        "Arena: A.swift:4: g -> h  [equivalent: why]",
        "Arena: A.swift:5: i -> j  [wanted: what]",
    ]


def test_a_page_has_the_report_between_its_markers() -> None:
    page = f"before\n{BEGIN}old\n{END}after\n"
    assert with_report(page, "new") == f"before\n{BEGIN}\nnew\n\n{END}after\n"
    with pytest.raises(ValueError, match="lacks"):
        with_report("nothing", "new")


def test_the_page_has_its_markers_and_judgements_say_what_they_are() -> None:
    with_report((ROOT / "docs/mutation.md").read_text(), "")
    judged = json.loads((MUTATE.parent / "judged.json").read_text())
    assert [text for text in judged.values() if not text.startswith(("equivalent: ", "wanted: "))] == []


def test_each_group_of_the_table_is_a_folder_that_is_there() -> None:
    assert [folder for folders in SCOPE.values() for folder in folders if not (ROOT / folder).is_dir()] == []


def test_each_tier_has_tests_and_no_two_are_the_same() -> None:
    found = all_tests()
    assert {test.tier for test in found} == set(TIERS)
    assert len({test.name for test in found}) == len({test.command for test in found}) == len(found)


def mutate(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(MUTATE), "--list", *options], capture_output=True, text=True)


def test_the_same_seed_makes_the_same_changes() -> None:
    lists = [mutate("--count", "8", "--seed", seed, f"{ROOT}/Sources/KinesicMath").stdout for seed in "112"]
    assert lists[0] == lists[1] != lists[2] and len(lists[0].splitlines()) == 8


@pytest.mark.parametrize(("options", "word"), [(["--count", "-1"], "--count"), (["none.swift"], "no Swift source"), (["/tmp"], "no Swift source of this tree")])
def test_wrong_options_are_refused(options: list[str], word: str) -> None:
    done = mutate(*options)
    assert done.returncode == 2 and word in done.stderr
