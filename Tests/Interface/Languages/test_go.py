"""The Go module: formatted, vetted, its own tests under the race detector and cgo's checks, and its example."""

import os
import re
from pathlib import Path

from conftest import INCLUDE, LIB, OUT, RECORDINGS, ROOT, needs, of_readme, run

MODULE = ROOT / "bindings/go"


def go(*words: object, cwd: Path = MODULE, **environment: object) -> str:
    program = needs("go")
    path = f"{Path(program).parent}:{os.environ['PATH']}"
    flags = {"CGO_CFLAGS": f"-O1 -I{INCLUDE}", "CGO_LDFLAGS": f"-L{LIB} -Wl,-rpath,{LIB}"}
    return run(program, *words, cwd=cwd, GOCACHE=OUT / "go-cache", GOPROXY="off", PATH=path, **flags, **environment)


def test_it_is_formatted() -> None:
    assert run(needs("gofmt"), "-l", MODULE) == ""


def test_its_tests() -> None:
    printed = go("test", "-v", "-count=1", "-race", "-tags", "kinesic_lint", ".", GODEBUG="cgocheck=2")
    assert len(re.findall(r"^--- PASS", printed, re.M)) >= 21 and not re.search(r"^\s*--- (FAIL|SKIP)", printed, re.M)


def test_vet() -> None:
    go("vet", "./...")
    go("vet", "-tags", "kinesic_lint", ".")


def test_the_example_prints_what_c_does(printed_by_c: str) -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    go("build", "-o", OUT / "photo-go", "./examples/photo")
    assert run(OUT / "photo-go", *RECORDINGS) == printed_by_c


def test_the_program_of_its_readme(tmp_path: Path) -> None:
    code, printed = of_readme("go", "go")
    (tmp_path / "main.go").write_text(code)
    (tmp_path / "go.mod").write_text(f"module program\n\ngo 1.19\n\nrequire kinesic v1.0.0\n\nreplace kinesic => {MODULE}\n")
    assert go("run", ".", cwd=tmp_path) == printed
