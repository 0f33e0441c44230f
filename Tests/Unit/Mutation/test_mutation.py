"""The mutation tester: what it changes, what it leaves, what it builds, what it tells."""

import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from changes import changes_of  # noqa: E402
from judge import Judge  # noqa: E402
from project import Command, without_programs  # noqa: E402
from regions import masked, regions  # noqa: E402
from report import table  # noqa: E402
from schemata import with_mutants  # noqa: E402
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
MAIN = 'var count = Count()\nlet first = count.add(2)\nprint(first, count.add(1), count.list([1]).count)\nwhile count.now < 3 { }\n'


def workshop(tmp_path: Path, source: str = SOURCE) -> Workshop:
    path = tmp_path / "tree/Sources/Counting/Count.swift"
    path.parent.mkdir(parents=True)
    path.write_text(source)
    (path.parent / "main.swift").write_text(MAIN)
    mutants = dict(enumerate(changes_of(path), 1))
    return Workshop(tmp_path / "tree", tmp_path / "copy", ["Sources"], ["swiftc -Onone -o program $PWD/Sources/Counting/*.swift"], mutants)


def test_all_are_built_at_once_and_each_is_judged_by_its_number(tmp_path: Path) -> None:
    shop = workshop(tmp_path)
    shop.refresh()
    shop.build()
    names = {number: change.new or "(nothing)" for number, change in shop.mutants.items()}
    assert [names[number] for number in shop.left_out] == ["-"]  # lists cannot be subtracted
    judge = Judge(shop.place, [Command("blind", "./program | grep -q 2"), Command("sharp", 'test "$(./program)" = "2 3 2"')])
    assert judge.survey() == []
    outcomes = {names[number]: judge.judge(number) for number in shop.mutants if number not in shop.left_out}
    assert outcomes == {
        "6": ("survived", ""),  # nobody counts as far
        "1": ("killed", "sharp"),
        "(nothing)": ("timed out", "blind"),
        "-=": ("timed out", "blind"),
        "0": ("killed", "sharp"),
        "<=": ("survived", ""),
    }
    assert (tmp_path / "tree/Sources/Counting/Count.swift").read_text() == SOURCE


def test_what_was_refused_is_not_tried_again(tmp_path: Path) -> None:
    shop = workshop(tmp_path)
    shop.refresh()
    shop.build()
    again = Workshop(shop.root, shop.place, shop.folders, shop.commands, shop.mutants)
    again.refresh()
    assert again.left_out == shop.left_out != set()


def test_a_mutant_that_no_test_reaches_survives_without_a_run(tmp_path: Path) -> None:
    judge = Judge(tmp_path, [Command("log", "echo run >> log")])
    assert (judge.survey(), judge.judge(1), (tmp_path / "log").read_text()) == ([], ("survived", ""), "run\n")


def test_a_test_is_for_the_mutants_of_its_folder(tmp_path: Path) -> None:
    judge = Judge(tmp_path, [Command("a", "false", "Sources/A"), Command("b", "false", "Sources/B")])
    judge.seconds, judge.reached = {"a": 0, "b": 0}, {"a": {1}, "b": {1}}
    assert judge.judge(1, "Sources/B/B.swift:1: b") == ("killed", "b")


def test_a_test_that_fails_without_a_mutant_is_named(tmp_path: Path) -> None:
    assert Judge(tmp_path, [Command("good", "true"), Command("bad", "false")]).survey() == ["bad"]


def test_sources_that_do_not_build_as_they_are_are_refused(tmp_path: Path) -> None:
    (shop := workshop(tmp_path, SOURCE + "let wrong: Int = nowhere\n")).refresh()
    with pytest.raises(NotBuilt, match="nowhere"):
        shop.build()


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


def test_this_package_can_be_built_without_its_programs() -> None:
    package = without_programs((ROOT / "Package.swift").read_text())
    assert "modules + (hasActions ? actions : []) + (embedded ? [] : tests))" in package and "products: []" in package
    with pytest.raises(ValueError, match="Package.swift"):
        without_programs("let package = 1")


def test_the_table_counts_what_was_built() -> None:
    results = {"A.swift:1: a": ["killed", "x"], "A.swift:2: b": ["timed out", "x"], "B.swift:1: c": ["survived", ""], "B.swift:2: d": ["not built", ""]}
    assert table(results).splitlines()[2:] == ["| A.swift | 2 | 1 | 1 | 0 | 100.0 | 0 |", "| B.swift | 1 | 0 | 0 | 1 | 0.0 | 1 |", "| all | 3 | 1 | 1 | 1 | 66.7 | 1 |"]


def mutate(*options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, str(MUTATE), "--list", *options], capture_output=True, text=True)


def test_the_same_seed_makes_the_same_changes() -> None:
    lists = [mutate("--count", "8", "--seed", seed, f"{ROOT}/Sources/KinesicMath").stdout for seed in "112"]
    assert lists[0] == lists[1] != lists[2] and len(lists[0].splitlines()) == 8


@pytest.mark.parametrize(("options", "word"), [(["--count", "-1"], "--count"), (["none.swift"], "no Swift source"), (["/tmp"], "no Swift source of this tree")])
def test_wrong_options_are_refused(options: list[str], word: str) -> None:
    done = mutate(*options)
    assert done.returncode == 2 and word in done.stderr
