#!/usr/bin/env python3
"""Typed actions: the C programs of this folder with the shared and the static library, under valgrind, and with a
library built without libffi."""

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
OUT = ROOT / "build/action-tests"
WITHOUT = ROOT / "build/without-ffi"

spec = importlib.util.spec_from_file_location("c_tests", ROOT / "Tests/Robustness/C/run.py")
c_tests = importlib.util.module_from_spec(spec)
spec.loader.exec_module(c_tests)


def build(name: str, link: str, folder: Path = ROOT / "build") -> Path | None:
    program = OUT / f"{name}-{link}{'' if folder.name == 'build' else '-' + folder.name}"
    words = [str(word).replace(str(ROOT / "build"), str(folder)) for word in [*c_tests.FLAGS, "-I", ROOT / "Tests/Robustness/C", HERE / f"{name}.c", "-o"]]
    links = [str(word).replace(str(ROOT / "build"), str(folder)) for word in c_tests.LINKS[link] if word != "-lffi" or folder.name == "build"]
    done = subprocess.run(["gcc", *words, str(program), *links, "-ldl"], capture_output=True, text=True)
    if done.returncode:
        c_tests.add(f"{name} ({link})", 0, 1, done.stderr)
        return None
    return program


def without_ffi() -> None:
    """The other build: it says that it cannot, and needs libc and libm alone."""
    made = subprocess.run([ROOT / "Scripts/build-lib"], env={**os.environ, "KINESIC_WITHOUT_FFI": "1", "KINESIC_OUT": str(WITHOUT)}, capture_output=True, text=True)
    if made.returncode:
        return c_tests.add("a build without libffi", 0, 1, made.stdout + made.stderr)
    for link in c_tests.LINKS:
        if program := build("without", link, WITHOUT):
            c_tests.run(f"without libffi ({link})", program)
    foreign = subprocess.run(["nm", "-u", WITHOUT / "lib/libkinesic.a"], capture_output=True, text=True, check=True).stdout
    needed = subprocess.run(["readelf", "-dW", WITHOUT / "lib/libkinesic.so"], capture_output=True, text=True, check=True).stdout
    clean = "ffi" not in foreign and "ffi" not in needed
    c_tests.add("a build without libffi does not need it", int(clean), int(not clean), foreign + needed)


def main() -> int:
    OUT.mkdir(parents=True, exist_ok=True)
    counter = OUT / "allocation_count.so"
    subprocess.run(["gcc", "-std=c99", "-O1", "-shared", "-fPIC", "-fno-builtin", ROOT / "Tests/Robustness/C/allocation_count.c", "-o", counter], check=True)
    for link in c_tests.LINKS:
        for name, arguments, environment in (("bind", [], {}), ("refuse", [200000], {}), ("lifetime", [], {"LD_PRELOAD": str(counter)})):
            if program := build(name, link):
                c_tests.run(f"{name} ({link})", program, *arguments, **environment)
    for name in ("bind", "refuse", "lifetime"):
        if (OUT / f"{name}-shared").exists():
            c_tests.run(f"{name} under valgrind", OUT / f"{name}-shared", before=c_tests.VALGRIND)
    if program := build("cost", "shared"):
        done = subprocess.run([program], capture_output=True, text=True)
        print(done.stdout, end="")
        c_tests.add("cost", int(done.returncode == 0), int(done.returncode != 0), done.stdout + done.stderr)
    without_ffi()
    total = c_tests.total
    print(f"{total['passed']} passed, {total['failed']} failed")
    return 1 if total["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())
