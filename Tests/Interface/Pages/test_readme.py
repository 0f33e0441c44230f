"""The README's examples run and print what it says; its commands, files and recognizers exist."""

import re
import subprocess
from pathlib import Path

import pytest
from house import ARCHIVE, LIBRARY, ROOT

README = (ROOT / "README.md").read_text()


def block(language: str) -> tuple[str, str]:
    """The first example in a language, and the output that stands below it."""
    found = re.search(rf"^```{language}\n(.*?)^```\n\n```text\n(.*?)^```", README, re.M | re.S)
    assert found, f"the README has no {language} example with its output"
    return found[1], found[2]


@pytest.mark.parametrize("how", ["shared", "static"])
def test_c_example(how: str, tmp_path: Path) -> None:
    code, output = block("c")
    (tmp_path / "example.c").write_text(code)
    link = [f"-L{LIBRARY.parent}", "-lkinesic", f"-Wl,-rpath,{LIBRARY.parent}"] if how == "shared" else [str(ARCHIVE), "-lm"]
    command = ["gcc", "-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic", f"-I{ROOT}/build/include", "example.c", "-o", "example", *link]
    subprocess.run(command, cwd=tmp_path, check=True)
    assert subprocess.run([tmp_path / "example"], capture_output=True, text=True, check=True).stdout == output


@pytest.mark.parametrize("compiler", [("gcc", "c99", "c"), ("clang", "c17", "c"), ("g++", "c++20", "c++"), ("clang++", "c++20", "c++")], ids=lambda each: each[0])
def test_c_example_has_no_hidden_conversion(compiler: tuple[str, str, str], tmp_path: Path) -> None:
    """It is copied into programs that go on for longer, and into C++: no product that overflows on its way into a
    time, nothing narrowed."""
    program, standard, language = compiler
    warnings = ["-Wall", "-Wextra", "-Wconversion", "-Wsign-conversion", "-Werror", "-Wno-missing-field-initializers"]
    command = [program, f"-std={standard}", *warnings, f"-I{ROOT}/build/include", "-fsyntax-only", "-x", language, "-"]
    done = subprocess.run(command, input=block("c")[0], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_python_example(tmp_path: Path) -> None:
    code, output = block("python")
    (tmp_path / "example.py").write_text(code)
    done = subprocess.run([ROOT / "build/venv/bin/python", "example.py"], cwd=tmp_path, capture_output=True, text=True)
    assert done.stdout == output, done.stderr


@pytest.mark.parametrize("language, lines", [("c", 19), ("python", 12)])
def test_examples_are_short(language: str, lines: int) -> None:
    assert len(block(language)[0].splitlines()) <= lines


@pytest.mark.parametrize("target", sorted(set(re.findall(r"`?make ([a-z-]+)`?", README))))
def test_make_targets_exist(target: str) -> None:
    assert re.search(rf"^{target}:", (ROOT / "Makefile").read_text(), re.M)


@pytest.mark.parametrize("path", sorted(set(re.findall(r"`((?:Include|Sources|Tests|bindings|docs)/[\w/.]*|[A-Z]+(?:\.md)?)`", README)) - {"KINESIC_DATA"}))
def test_paths_exist(path: str) -> None:
    assert path.startswith(("KINESIC", "KIN")) or (ROOT / path).exists()
