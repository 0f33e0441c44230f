"""The crate: its own tests, the layouts of the structs, and its example, with Debian's compiler."""

import json
import os
import re
from pathlib import Path

import pytest
import rust_removed
from conftest import LIB, OUT, RECORDINGS, ROOT, needs, run

CRATE = ROOT / "bindings/rust"
TARGET = OUT / "rust"
STRUCTS = json.loads((ROOT / "Tests/Interface/ABI/manifest.json").read_text())["structs"]


@pytest.fixture(scope="module")
def tested() -> str:
    return cargo("test", "--features", "lint")


def cargo(*words: str, cwd: Path = CRATE) -> str:
    """Debian's cargo, and with it Debian's rustc; without a network. A warning is an error."""
    program = needs("cargo")
    path = f"{Path(program).parent}:{os.environ['PATH']}"
    return run(program, *words, "--offline", cwd=cwd, CARGO_TARGET_DIR=TARGET, KINESIC_LIB_DIR=LIB, PATH=path, RUSTFLAGS="-D warnings")


def test_its_tests(tested: str) -> None:
    counts = [(int(passed), int(failed)) for passed, failed in re.findall(r"test result: \w+\. (\d+) passed; (\d+) failed", tested)]
    assert sum(passed for passed, _ in counts) > len(STRUCTS) + 20 and all(failed == 0 for _, failed in counts)
    assert "a_delegate_sees_what_it_plays ... ok" in tested


def test_every_struct_is_laid_out_as_in_c(tested: str) -> None:
    assert set(re.findall(r"layouts::(\w+)_is_as_in_c \.\.\. ok", tested)) == set(STRUCTS)


def test_the_example_prints_what_c_does(printed_by_c: str) -> None:
    cargo("build", "--example", "photo")
    assert run(TARGET / "debug/examples/photo", *RECORDINGS) == printed_by_c


def test_what_is_called_when_it_was_removed() -> None:
    place = OUT / "rust-removed"
    (place / "src").mkdir(parents=True, exist_ok=True)
    (place / "src/main.rs").write_text(rust_removed.program(CRATE / "src"))
    package = '[package]\nname = "removed"\nversion = "1.0.0"\nedition = "2021"\n'
    (place / "Cargo.toml").write_text(f'{package}\n[dependencies]\nkinesic = {{ path = "{CRATE}" }}\n\n[workspace]\n')
    cargo("build", cwd=place)
    found = re.fullmatch(r"(\d+) passed, 0 failed", run(TARGET / "debug/removed", LD_LIBRARY_PATH=LIB).splitlines()[-1])
    assert found and int(found[1]) > 4000


def test_the_crate_needs_nothing_else() -> None:
    manifest = (CRATE / "Cargo.toml").read_text()
    assert re.search(r"^\[dependencies\]\s*\Z", manifest, re.M)
