"""A lint gives the same report, byte for byte, in each build: optimized, not optimized, with checks, on 32 bits."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path

import pytest
from builds import HERE, NODE, OUT, ROOT

SOURCE = HERE / "lint.c"
STRICT = ["-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic"]


def run(*command: object, **environment: str) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600, env={**os.environ, **environment})
    assert done.returncode == 0, (done.stdout + done.stderr)[-2000:]
    return done.stdout


@pytest.fixture(scope="module")
def program() -> Path:
    """With the shared libraries; it finds others by LD_LIBRARY_PATH."""
    built = OUT / "lint-shared"
    run("gcc", *STRICT, "-O2", "-I", ROOT / "build/include", SOURCE, "-o", built, "-L", ROOT / "build/lib", "-lkinesic-lint", "-lkinesic")
    return built


@pytest.fixture(scope="module")
def shipped(program: Path) -> str:
    return run(program, LD_LIBRARY_PATH=str(ROOT / "build/lib"))


def test_it_found_something(shipped: str) -> None:
    reports = [json.loads(line) for line in shipped.splitlines()]
    assert len(reports) == 3 and all(report["findings"] and len(report["motions"]) > 30 for report in reports)
    assert any(finding["remedies"] for report in reports for finding in report["findings"])


def test_the_static_libraries_by_clang(shipped: str) -> None:
    built = OUT / "lint-static"
    archives = [ROOT / "build/lib/libkinesic-lint.a", ROOT / "build/lib/libkinesic.a", "-lm"]
    run("clang", *STRICT, "-O3", "-I", ROOT / "build/include", SOURCE, "-o", built, *archives)
    assert run(built) == shipped


def test_with_the_library_that_checks_itself(program: Path, shipped: str) -> None:
    checked = ROOT / "build/checks/lib"
    if not (checked / "libkinesic.so").exists():
        pytest.skip("make checked builds it")
    assert run(program, LD_LIBRARY_PATH=f"{checked}:{ROOT / 'build/lib'}") == shipped


def test_on_32_bits(shipped: str) -> None:
    module = OUT / "lint.wasm"
    run(ROOT / "Scripts/link-wasm", SOURCE, module)
    assert run(*NODE, module) == shipped
