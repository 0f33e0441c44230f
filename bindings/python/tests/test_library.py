"""Where the library is looked for, and what is said when it is not there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import TREE

from kinesic._core import library


def run(environment: dict) -> "subprocess.CompletedProcess[str]":  # type: ignore[type-arg]
    package = str(Path(library.__file__).resolve().parents[2])
    return subprocess.run(
        [sys.executable, "-c", "import kinesic"],
        env={**os.environ, "PYTHONPATH": package, **environment}, capture_output=True, text=True,
    )  # fmt: skip


def test_the_environment_variable_goes_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KINESIC_LIBRARY", "/some/where.so")
    assert list(library.candidates()) == ["/some/where.so"]


@pytest.mark.skipif(sys.platform != "linux", reason="the names are those of Linux")
def test_then_beside_the_package_then_the_tree_then_the_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("KINESIC_LIBRARY", raising=False)
    found = list(library.candidates())
    package = Path(library.__file__).resolve().parents[1]
    assert found[0] == str(package / library.FILE_NAME)
    if TREE in package.parents:
        assert found[1] == str(TREE / "build" / "lib" / library.FILE_NAME)
    assert found[-2:] == [library.FILE_NAME, library.FILE_NAME + ".0"]


def test_a_missing_library_is_one_sentence() -> None:
    result = run({"KINESIC_LIBRARY": "/nowhere/libkinesic.so"})
    assert result.returncode != 0
    assert "ImportError: kinesic needs its shared library" in result.stderr
    assert "/nowhere/libkinesic.so (no such file)" in result.stderr


def test_a_file_that_is_no_library_is_named(tmp_path: Path) -> None:
    fake = tmp_path / "libkinesic.so"
    fake.write_text("not a library")
    result = run({"KINESIC_LIBRARY": str(fake)})
    assert "ImportError: kinesic needs its shared library" in result.stderr
    assert str(fake) in result.stderr


def test_another_library_is_refused_by_name() -> None:
    other = next(path for path in ("/lib/x86_64-linux-gnu/libm.so.6", "/usr/lib/libm.so.6", "/lib64/libm.so.6") if os.path.exists(path))
    result = run({"KINESIC_LIBRARY": other})
    assert "is of another version: it has no function kin_" in result.stderr
