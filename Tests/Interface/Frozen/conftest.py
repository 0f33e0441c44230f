"""What the tests of levels share: headers of a later level, made of today's, a library of a later level, and what is
compiled against the headers of one level and run with the library of another."""

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[3]
HERE = ROOT / "Tests/Interface/Frozen"
OUT = ROOT / "build/frozen"
LIBRARY = ROOT / "build/lib/libkinesic.so"
# What grows stands in no row; the options of kin_trace_info are its last field, so that it grows with them.
GROWN_BY_OPTIONS = "kin_trace_info"
STRICT = ["-std=c99", "-D_DEFAULT_SOURCE", "-D_ISOC11_SOURCE", "-O2", "-Wall", "-Wextra", "-Werror", "-pedantic"]


def run(*command: object, status: int = 0, **more: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)  # type: ignore[call-overload]
    assert done.returncode == status, f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return str(done.stdout)


def compile_plugin(name: str, include: Path, *options: str) -> Path:
    OUT.mkdir(parents=True, exist_ok=True)
    library = OUT / f"lib{name}.so"
    run("gcc", *STRICT, "-shared", "-fPIC", "-I", include, *options, HERE / "plugin.c", "-o", library)
    return library


def compile_host(name: str, include: Path, source: str = "host.c", *options: str, library: Path = LIBRARY) -> Path:
    OUT.mkdir(parents=True, exist_ok=True)
    program = OUT / name
    link = ["-L", library.parent, "-lkinesic", "-lm", f"-Wl,-rpath,{library.parent}"]
    run("gcc", *STRICT, "-I", include, *options, HERE / source, "-o", program, *link)
    return program


def sized(header: str) -> list[str]:
    """The structs that begin with their struct_size."""
    return re.findall(r"typedef struct (\w+) \{\n  uint32_t struct_size;", header)


def grown(include: Path, out: Path) -> list[str]:
    """Writes headers of a later level: one field more at the end of each struct that grows, KIN_ABI_MINOR 7. Returns
    the structs."""
    shutil.rmtree(out, ignore_errors=True)
    shutil.copytree(include, out)
    names: list[str] = []
    for path in sorted((out / "kinesic").glob("*.h")):
        text = path.read_text()
        for name in sized(text):
            names.append(name)
            if name != GROWN_BY_OPTIONS:
                text, count = re.subn(rf"\n\}} {name};", f"\n  uint64_t later;\n}} {name};", text)
                assert count == 1, name
        path.write_text(re.sub(r"#define KIN_ABI_MINOR \d+", "#define KIN_ABI_MINOR 7", text))
    return names


@pytest.fixture(scope="session")
def later_include() -> Path:
    """Headers of a later level."""
    out = OUT / "later/include"
    assert len(grown(ROOT / "Include", out)) > 15
    return out


def with_argument(text: str, name: str) -> str:
    """Each call of a struct's initializer with a value for the field that it has got."""
    parts, rest = "", text
    while found := re.search(rf"\b{name}\(\s*struct_size:", rest):
        depth, end = 1, rest.index("(", found.start()) + 1
        while depth:
            depth += {"(": 1, ")": -1}.get(rest[end], 0)
            end += 1
        parts += rest[: end - 1] + ", later: 0)"
        rest = rest[end:]
    return parts + rest


@pytest.fixture(scope="session")
def later_library(later_include: Path) -> Path:
    """A library of a later level: today's sources, with what who adds a field has to do, for each struct."""
    tree = OUT / "later/tree"
    tree.mkdir(parents=True, exist_ok=True)
    for name in ("Include", "Sources", "Scripts", "Package.swift", "Package.resolved"):
        shutil.rmtree(tree / name, ignore_errors=True)
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, tree / name)
        elif (ROOT / name).exists():
            shutil.copy(ROOT / name, tree / name)
    names = grown(ROOT / "Include", tree / "Include")
    for path in (tree / "Sources").rglob("*.swift"):
        text = path.read_text()
        for name in names:
            text = with_argument(text, name)
        if path.name == "SizedStruct.swift":
            text, count = re.subn(r'(SizedStruct\(\w+\.self, "\w+")(, filling|\))', r"\1, added: 8\2", text)
            assert count > 10
            text, count = re.subn(r"(static var added\w+: Int \{) 0 \}", r"\1 8 }", text)
            assert count == 5
        path.write_text(text)
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("MAKE", "KINESIC_"))}
    run("Scripts/build-lib", cwd=tree, env=environment)
    return tree / "build/lib/libkinesic.so"
