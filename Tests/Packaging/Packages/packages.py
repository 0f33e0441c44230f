"""What the tests of this folder share: where things are, and what a stranger does with them."""

import os
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
OUTSIDE = ROOT / "Tests/Packaging/Packages/outside"
# A stranger's environment: no variable of ours, no Swift.
BARE = {"PATH": "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8"}


def run(*command: object, check: bool = True, **environment: object) -> subprocess.CompletedProcess[str]:
    """Runs it far from the tree."""
    variables = BARE | {name: str(value) for name, value in environment.items()}
    done = subprocess.run([str(part) for part in command], cwd="/", env=variables, capture_output=True, text=True)
    assert not check or done.returncode == 0, done.stdout + done.stderr
    return done


def make(*arguments: str, tree: Path = ROOT) -> None:
    """A target of the Makefile, with the tools that built the tree."""
    environment = {name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")}
    done = subprocess.run(["make", "-C", tree, *arguments], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def version() -> str:
    return run(ROOT / "Scripts/version").stdout.strip()


def said() -> str:
    """What the outside programs print."""
    return f"{version()}: 1 event, 1 call\n"


def flags(prefix: Path, *options: str, package: str = "kinesic", **environment: object) -> list[str]:
    """What pkg-config answers for what lies under a prefix."""
    paths = f"{prefix}/lib/pkgconfig:{prefix}/lib/x86_64-linux-gnu/pkgconfig"
    return run("pkg-config", *options, package, PKG_CONFIG_PATH=paths, **environment).stdout.split()


def build(program: Path, *options: object) -> Path:
    """main.c, or for programs that are called so main.cpp, lint.c, overlay.c, recordings.c and others, by gcc."""
    compiler = ["g++", "-std=c++17"] if program.name == "cpp" else ["gcc", "-std=c99"]
    source = OUTSIDE / {"cpp": "main.cpp", "lint": "lint.c", "overlay": "overlay.c", "recordings": "recordings.c", "strokes": "strokes.c", "touchpad": "touchpad.c"}.get(program.name, "main.c")
    run(*compiler, "-Wall", "-Wextra", "-Werror", "-pedantic", source, "-o", program, *options)
    return program


def needed(file: Path) -> set[str]:
    """The shared libraries that a file asks for."""
    lines = run("readelf", "-dW", file).stdout.splitlines()
    return {line.split("[")[1].rstrip("]") for line in lines if "(NEEDED)" in line}


def files(folder: Path) -> set[str]:
    """All that is no folder, by its path in there."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_symlink() or not path.is_dir()}
