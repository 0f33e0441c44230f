"""What the tests of the release share: its archives, and a place in which nothing of this tree and no Swift is
seen."""

import shutil
import subprocess
import zipfile
from pathlib import Path

import pytest
from packages import BARE, ROOT, run, version

SWIFT = Path(shutil.which("swiftc") or "/nowhere/usr/bin/swiftc").resolve().parents[2]
HIDDEN = [ROOT, SWIFT]
BUILT = {
    "linux-x86_64": "build/lib/libkinesic.so", "linux-x86_64-symbols": "build/symbols/.build-id",
    "linux-aarch64": "build/targets/aarch64-linux-gnu/lib/libkinesic.so",
    "windows-x86_64": "build/targets/x86_64-windows/lib/kinesic.dll", "android-arm64": "build/targets/aarch64-android/lib/libkinesic.so",
    "wasm32": "build/wasm/libkinesic.a", "cortex-m4": "build/targets/armv7em-none-eabi/lib/libkinesic.a",
    "riscv32": "build/targets/riscv32-none-elf/lib/libkinesic.a",
}  # fmt: skip


def archive(system: str, folder: Path) -> Path:
    """That of one system; the test is skipped where its libraries are not built."""
    if not (ROOT / BUILT[system]).exists():
        pytest.skip(f"{BUILT[system]} is not built")
    [made] = run(ROOT / "Scripts/release", system, KINESIC_RELEASE=folder).stdout.split()
    return Path(made)


def unpack(file: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    if file.suffix == ".zip":
        zipfile.ZipFile(file).extractall(folder)
    else:
        run("tar", "-xf", file, "-C", folder)
    return folder / file.name.removesuffix(".tar.gz").removesuffix(".zip")


def alone(folder: Path, *command: object, check: bool = True, **environment: object) -> subprocess.CompletedProcess[str]:
    """Runs it in the folder; HIDDEN are empty for it."""
    words = [str(part) for part in command]
    hide = " && ".join(f"mount -t tmpfs none {place}" for place in HIDDEN if place.exists())
    variables = BARE | {name: str(value) for name, value in environment.items()}
    unshare = ["unshare", "-rm", "sh", "-ec", f'{hide}; exec "$@"', "sh", *words]
    done = subprocess.run(unshare, cwd=folder, env=variables, capture_output=True, text=True)
    assert not check or done.returncode == 0, done.stdout + done.stderr
    return done


def name(system: str) -> str:
    return f"kinesic-{version()}-{system}"
