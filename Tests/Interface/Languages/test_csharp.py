"""The C# assembly, with Mono: its own checks, the layouts of the structs, and its example."""

import json
import re
from pathlib import Path

import pytest
from conftest import LIB, OUT, RECORDINGS, ROOT, needs, of_readme, run

SOURCES = ROOT / "bindings/csharp"
FOLDER = OUT / "csharp"
STRUCTS = json.loads((ROOT / "Tests/Interface/ABI/manifest.json").read_text())["structs"]


def compiled(name: str, *words: object) -> Path:
    run(needs("mcs"), "-langversion:7", "-warnaserror+", *words, f"-out:{FOLDER / name}")
    return FOLDER / name


@pytest.fixture(scope="module", autouse=True)
def assembly() -> Path:
    FOLDER.mkdir(parents=True, exist_ok=True)
    return compiled("Kinesic.dll", "-unsafe", "-target:library", *sorted((SOURCES / "src").glob("*.cs")))


@pytest.fixture(scope="module")
def check(assembly: Path) -> Path:
    return compiled("check.exe", f"-r:{assembly}", SOURCES / "tests/Check.cs")


def mono(program: Path, *words: object) -> str:
    return run(needs("mono"), program, *words, LD_LIBRARY_PATH=LIB)


def test_its_checks(check: Path) -> None:
    found = re.fullmatch(r"(\d+) passed, 0 failed", mono(check).splitlines()[-1])
    assert found and int(found[1]) >= 18


def test_what_was_removed_says_so_in_every_call(assembly: Path) -> None:
    """Every public method, property and event, found by reflection."""
    found = re.fullmatch(r"(\d+) passed, 0 failed", mono(compiled("removed.exe", "-unsafe", f"-r:{assembly}", SOURCES / "tests/Removed.cs")).splitlines()[-1])
    assert found and int(found[1]) > 5000


def test_every_struct_is_laid_out_as_in_c(check: Path) -> None:
    found = dict(line.rsplit(" ", 1) for line in mono(check, "layouts").splitlines())
    for name, struct in STRUCTS.items():
        assert int(found.pop(name)) == struct["size"], name
        for field, _, offset in struct["fields"]:
            if f"{name}.{field}" in found:
                assert int(found.pop(f"{name}.{field}")) == offset, f"{name}.{field}"
            else:
                assert int(found[f"{name}.of"]) + int(found.pop(f"{name}_union.{field}")) == offset, f"{name}.{field}"
    assert set(found) == {"kin_event.of", "kin_event_union"}


def test_the_example_prints_what_c_does(assembly: Path, printed_by_c: str) -> None:
    program = compiled("photo.exe", f"-r:{assembly}", SOURCES / "examples/Photo.cs")
    assert mono(program, *RECORDINGS) == printed_by_c


def test_the_program_of_its_readme(assembly: Path) -> None:
    code, printed = of_readme("csharp", "csharp")
    (FOLDER / "Program.cs").write_text(code)
    assert mono(compiled("program.exe", f"-r:{assembly}", FOLDER / "Program.cs")) == printed
