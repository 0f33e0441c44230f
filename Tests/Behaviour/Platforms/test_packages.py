"""The packages for other systems: Debian's, with which programs are built and run, and the Python package's wheels."""

from __future__ import annotations

import os
import re
import subprocess
import zipfile
from pathlib import Path

import pytest
from targets import ROOT, Target, target

OUTSIDE = ROOT / "Tests/Packaging/Packages/outside"


def made(script: str, system: Target, where: Path) -> list[Path]:
    if not system.is_built:
        pytest.skip(f"make lib TARGET={system.name} builds it")
    environment = {**os.environ, "TARGET": system.name, "KINESIC_DIST": str(where), "KINESIC_DEB_LEVEL": "0"}
    done = subprocess.run([ROOT / "Scripts" / script], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return [Path(line) for line in done.stdout.split()]


def run(*command: object, **more: object) -> str:
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **more)  # type: ignore[call-overload]
    assert done.returncode == 0, done.stderr
    return str(done.stdout)


@pytest.fixture(scope="module")
def arm(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Path], Path]:
    """The Debian packages, and a folder in which they are unpacked."""
    packages = made("build-deb", target("aarch64-linux-gnu"), tmp_path_factory.mktemp("dist"))
    root = tmp_path_factory.mktemp("root")
    for package in packages:
        run("dpkg-deb", "-x", package, root)
    return packages, root


def test_debian_packages(arm: tuple[list[Path], Path]) -> None:
    packages, root = arm
    names = [package.name.split("_")[0] for package in packages]
    assert names == ["libkinesic1", "libkinesic-lint1", "libkinesic-overlay1", "libkinesic-recordings1", "libkinesic-strokes1", "libkinesic-touchpad1", "libkinesic-watch1", "libkinesic-dev"]
    for package in packages:
        fields = run("dpkg-deb", "-f", package)
        assert "Architecture: arm64\n" in fields and ":arm64" not in fields
    libraries = [path for path in (root / "usr/lib/aarch64-linux-gnu").rglob("*.so*") if not path.is_symlink()]
    assert len(libraries) == 8 and all("AArch64" in run("readelf", "-h", path) for path in libraries)
    assert not (root / "usr/bin").exists(), "the tool is for this machine"


@pytest.mark.parametrize("how", [[], ["--static"]], ids=["shared", "static"])
@pytest.mark.parametrize(("program", "output"), [("lint", "1 finding\n"), ("overlay", "tap failed: moved too far\n"), ("recordings", "3 samples, 25.4 mm\n"), ("strokes", "vee, then nothing\n"), ("touchpad", "9 motions, then a tap\n")])
def test_programs_are_built_with_the_debian_packages(
    arm: tuple[list[Path], Path], program: str, output: str, how: list[str], tmp_path: Path
) -> None:
    """They find the headers and the libraries by pkg-config, and run."""
    system, (_, root) = target("aarch64-linux-gnu"), arm
    libraries = root / "usr/lib/aarch64-linux-gnu"
    environment = {**os.environ, "PKG_CONFIG_LIBDIR": str(libraries / "pkgconfig"), "PKG_CONFIG_SYSROOT_DIR": str(root)}
    flags = run("pkg-config", *how, "--cflags", "--libs", f"kinesic-{program}", env=environment).split()
    assert "-lffi" not in flags
    built = tmp_path / program
    run(f"{system.tools}gcc", "-std=c99", OUTSIDE / f"{program}.c", "-o", built, *flags, *(["-static"] if how else []))
    assert run(*system.running, built, env={**os.environ, "QEMU_SET_ENV": f"LD_LIBRARY_PATH={libraries}"}) == output


@pytest.mark.parametrize(("name", "tag"), [("aarch64-linux-gnu", r"manylinux_2_\d+_aarch64"), ("x86_64-windows", "win_amd64")])
def test_wheel(name: str, tag: str, tmp_path: Path) -> None:
    """pip takes it for that system, and it has the libraries of that system. No Python of it runs here."""
    system = target(name)
    (wheel,) = made("build-wheel", system, tmp_path)
    platform = wheel.stem.split("-")[-1]
    assert re.fullmatch(tag, platform)
    run("python3", "-m", "pip", "download", "--no-deps", "--no-index", "--find-links", tmp_path, "--platform", platform,
        "--only-binary=:all:", "-d", tmp_path / "got", "kinesic")  # fmt: skip
    form = "{}.dll" if system.is_windows else "lib{}.so"
    with zipfile.ZipFile(wheel) as archive:
        assert f"Tag: py3-none-{platform}" in next(archive.read(entry).decode() for entry in archive.namelist() if entry.endswith("/WHEEL"))
        for library in ("kinesic", "kinesic-lint", "kinesic-overlay", "kinesic-recordings", "kinesic-strokes", "kinesic-touchpad", "kinesic-watch"):
            archive.extract("kinesic/" + form.format(library), tmp_path)
            kind = run("objdump", "-f", tmp_path / "kinesic" / form.format(library))
            assert ("pei-x86-64" if system.is_windows else "elf64-little") in kind
    if not system.is_windows:
        needed = run("readelf", "-dW", tmp_path / "kinesic/libkinesic-lint.so")
        assert "[libkinesic.so]" in needed and "[$ORIGIN]" in needed
