"""The library on 32 bits: the C tests of wrong use and garbage run in WebAssembly too, and the module stands on its
own."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path

import pytest
from builds import NODE, OUT, ROOT
from house import Function, declared_functions, lint_functions

MODULE = ROOT / "build/wasm/libkinesic.wasm"
WITH_LINT = ROOT / "build/wasm/libkinesic-lint.wasm"
GARBAGE = ["200000", "1"]


def run(*command: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, timeout=600)
    assert done.returncode == 0, (done.stdout + done.stderr)[-2000:]
    return done.stdout


def in_wasm(source: Path, *arguments: str) -> str:
    """What a C program prints when it runs in node. A bind is refused by a build without libffi, whatever its
    arguments."""
    program = OUT / f"{source.stem}.wasm"
    run(ROOT / "Scripts/link-wasm", source, program, "-DWITHOUT_ACTIONS")
    return run(*NODE, program, *arguments)


def test_garbage_ends_as_it_does_natively() -> None:
    source = ROOT / "Tests/Robustness/C/garbage.c"
    native = OUT / "garbage"
    # By clang, as in WebAssembly: which argument of a call is made first, and so gets the first random number, is the
    # compiler's choice.
    run("clang", "-std=c99", "-O1", "-I", ROOT / "build/include", source, "-o", native, ROOT / "build/lib/libkinesic.a", "-lm")
    printed = run(native, *GARBAGE)
    assert re.search(r"^[1-9]\d+ feeds accepted, [1-9]\d+ records sent", printed, re.M)
    assert in_wasm(source, *GARBAGE) == printed


@pytest.mark.parametrize(("module", "functions"), [(MODULE, declared_functions()), (WITH_LINT, declared_functions() + lint_functions())], ids=["alone", "with lint"])
def test_the_module_imports_nothing_and_exports_what_is_declared(module: Path, functions: list[Function]) -> None:
    script = "const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1])); console.log(JSON.stringify([WebAssembly.Module.imports(m), WebAssembly.Module.exports(m)]))"
    imports, exports = json.loads(run("node", "-e", script, module))
    assert imports == []
    own = {"memory", "malloc", "free", "_initialize"}
    assert {found["name"] for found in exports} == {function.name for function in functions} | own
