"""The mutation tester: what it changes, what it leaves, what it tells, and that the sources are as before."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parent))
from changes import changes_of, masked  # noqa: E402

MUTATE = Path(__file__).resolve().parent / "mutate.py"


def after(tmp_path: Path, line: str) -> list[str]:
    source = tmp_path / "A.swift"
    source.write_text(line + "\n")
    return [change.apply(line + "\n").rstrip("\n") for change in changes_of(source)]


@pytest.mark.parametrize(
    ("line", "wanted"),
    [
        ("let a = b <= c", ["let a = b < c"]),
        ("let a = b && c", ["let a = b || c"]),
        ("let a = b.x * c", ["let a = b.x / c"]),
        ("let a = 45", ["let a = 46"]),
        ("let a = 0.5", ["let a = 0.55"]),
        ("let a = 4_000", ["let a = 4001"]),
        ("for i in 2..<n {}", ["for i in 2...n {}", "for i in 3..<n {}"]),
        ("f(0...9)", ["f(0..<9)", "f(1...9)", "f(0...10)", ""]),
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
    assert after(tmp_path, line) == wanted


@pytest.mark.parametrize(
    "line",
    [
        "// if a < 5 { b() }",
        'let a = "1 < 2 && \\"3"',
        "let a: InlineArray<N, UInt64>",
        "let a = values.0",
        "let a = 0x3F",
        "let a = b as UInt64",
        "  return f(a)",
        "func f(_ a: Int) -> Int",
    ],
)
def test_what_is_no_such_place_stays(tmp_path: Path, line: str) -> None:
    assert after(tmp_path, line) == []


def test_a_masked_source_keeps_every_place() -> None:
    text = 'let a = "b // c"  // d "e"\nlet f = """\n  1 + 2\n  """\n'
    assert masked(text).splitlines()[0].rstrip() == "let a = ________"
    assert "1" not in masked(text) and [len(line) for line in masked(text).splitlines()] == [len(line) for line in text.splitlines()]


SOURCE = "let wanted = 1\nlet loose = 5\nlet slow = 7\nlet broken = 9\n"


def mutate(source: Path, *options: str, test: str | None = None) -> subprocess.CompletedProcess[str]:
    build = f"! grep -q 'broken = 10' {source}"
    test = test or f"if grep -q 'slow = 8' {source}; then sleep 30; fi; grep -q 'wanted = 1$' {source}"
    command = [sys.executable, str(MUTATE), "--limit", "1", "--build", build, "--test", test, *options, str(source)]
    return subprocess.run(command, capture_output=True, text=True)


def test_it_tells_what_became_of_each_change_and_leaves_the_source_as_it_was(tmp_path: Path) -> None:
    source = tmp_path / "A.swift"
    source.write_text(SOURCE)
    done = mutate(source, "--count", "0")
    outcomes = {line.split(": ", 1)[1].split(" =")[0]: line[:9].strip() for line in done.stdout.splitlines()[:4]}
    assert outcomes == {"let wanted": "killed", "let loose": "survived", "let slow": "timed out", "let broken": "not built"}
    assert "1 killed, 1 timed out, 1 survived, 1 not built" in done.stdout
    assert f"survived:  {source}:2: let loose = 5  ->  let loose = 6" in done.stdout
    assert done.returncode == 0 and source.read_text() == SOURCE


def test_sources_that_fail_as_they_are_are_not_changed(tmp_path: Path) -> None:
    source = tmp_path / "A.swift"
    source.write_text(SOURCE)
    done = mutate(source, test=f"echo looked >> {tmp_path}/log; false")
    assert done.returncode == 1 and "nothing was changed" in done.stderr and done.stdout == ""
    assert (tmp_path / "log").read_text() == "looked\n"


def test_an_interruption_leaves_the_source_as_it_was(tmp_path: Path) -> None:
    source = tmp_path / "A.swift"
    source.write_text("let a = 1\n")
    test = f"grep -q 'a = 1' {source} || {{ touch {tmp_path}/changed; sleep 30; }}"
    command = [sys.executable, str(MUTATE), "--build", "true", "--test", test, str(source)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE)
    until = time.monotonic() + 20
    while not (tmp_path / "changed").exists() and time.monotonic() < until:
        time.sleep(0.02)
    assert source.read_text() == "let a = 2\n"
    process.terminate()
    process.communicate(timeout=10)
    assert process.returncode == 143 and source.read_text() == "let a = 1\n"


def test_the_same_seed_makes_the_same_changes(tmp_path: Path) -> None:
    source = tmp_path / "A.swift"
    source.write_text("".join(f"let a{i} = {i}\n" for i in range(40)))
    lists = [mutate(source, "--list", "--count", "8", "--seed", seed).stdout for seed in "112"]
    assert lists[0] == lists[1] != lists[2] and len(lists[0].splitlines()) == 8


@pytest.mark.parametrize(("options", "word"), [(["--count", "-1"], "--count"), (["--limit", "0"], "--limit"), (["none.swift"], "no Swift source")])
def test_wrong_options_are_refused(tmp_path: Path, options: list[str], word: str) -> None:
    source = tmp_path / "A.swift"
    source.write_text(SOURCE)
    done = mutate(source, *options)
    assert done.returncode == 2 and word in done.stderr and source.read_text() == SOURCE
