"""Nothing that differs from one platform to the next takes part in arithmetic: no function of a C library that is not
exact, no fused multiplication and addition (a * b + c with one rounding), which a compiler may make of two operations
where the processor has it."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from house import ARCHIVE, LIBRARY, ROOT

SHAPES = ROOT / "build/lib/libkinesic-shapes.so"
STROKES = ROOT / "build/lib/libkinesic-strokes.so"
RECORDINGS = ROOT / "build/lib/libkinesic-recordings.so"
TOUCHPAD = ROOT / "build/lib/libkinesic-touchpad.so"
WASM = ROOT / "build/wasm/libkinesic.a"
# IEEE 754 says every bit of their results.
EXACT = {"sqrt", "sqrtf", "round", "trunc", "floor", "ceil", "rint"}
# Every function of C99's math.h on doubles and floats, by its stem.
STEMS = (
    "acos asin atan atan2 cos sin tan acosh asinh atanh cosh sinh tanh exp exp2 expm1 frexp ilogb ldexp log log10 log1p log2 logb modf scalbn "
    "scalbln cbrt fabs hypot pow sqrt erf erfc lgamma tgamma ceil floor nearbyint rint lrint llrint round lround llround trunc fmod remainder "
    "remquo copysign nextafter nexttoward fdim fmax fmin fma sincos pow10 exp10"
).split()
MATHEMATICS = {stem + suffix for stem in STEMS for suffix in ("", "f", "l")}


def run(*command: object) -> str:
    return subprocess.run([str(part) for part in command], check=True, capture_output=True, text=True).stdout


def tool(name: str) -> Path:
    """A tool of the toolchain, beside its compiler."""
    return Path(run("sh", "-c", "readlink -f $(command -v swiftc)").strip()).parent / name


@pytest.mark.parametrize("library", [LIBRARY, ARCHIVE, RECORDINGS, SHAPES, STROKES, TOUCHPAD, WASM], ids=lambda path: path.parent.name + "/" + path.name)
def test_no_function_of_a_c_library_that_is_not_exact(library: Path) -> None:
    options = ["-D"] if library.suffix == ".so" else []
    undefined = {line.split()[-1].split("@")[0] for line in run(tool("llvm-nm"), "--undefined-only", *options, library).splitlines() if " U " in line}
    assert undefined & {"memset", "memmove", "free", "posix_memalign"}, "nothing was read"
    assert undefined & MATHEMATICS - EXACT == set()


FUSED_X86 = re.compile(r"\bvfn?m(?:add|sub)(?:add|sub)?\d{3}[ps][sd]\b")
FUSED_ARM = re.compile(r"\bf(?:n?madd|n?msub|ml[as])\b")
PRODUCT_ARM = re.compile(r"\bfmul\b")


@pytest.mark.parametrize("library", [LIBRARY, RECORDINGS, SHAPES, STROKES, TOUCHPAD], ids=lambda path: path.name)
def test_no_fused_operation_on_x86_64(library: Path) -> None:
    code = run("objdump", "-d", "--no-show-raw-insn", library)
    assert re.search(r"\bmul[sp][sd]\b", code)
    assert FUSED_X86.findall(code) == []


ARM64 = ROOT / "build/targets/aarch64-linux-gnu/lib"


@pytest.mark.parametrize("library", [LIBRARY, RECORDINGS, SHAPES, STROKES, TOUCHPAD], ids=lambda path: path.name)
def test_no_fused_operation_on_arm64(library: Path) -> None:
    """Where the processor has them. Swift does not fuse what is written as two operations; C compilers do, unless they
    are asked not to."""
    code = run(tool("llvm-objdump"), "-d", "--no-show-raw-insn", ARM64 / library.name)
    assert len(PRODUCT_ARM.findall(code)) > 20
    assert FUSED_ARM.findall(code) == []


def test_a_fused_operation_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "fused.c").write_text("double f(double a, double b, double c) { return a * b + c; }\n")
    for target, options, pattern in (("aarch64-none-elf", [], FUSED_ARM), ("x86_64-linux-gnu", ["-mfma"], FUSED_X86)):
        assert pattern.search(run(tool("clang"), f"--target={target}", *options, "-O2", "-ffp-contract=on", "-S", tmp_path / "fused.c", "-o", "-"))
