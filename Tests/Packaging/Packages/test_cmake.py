"""`find_package(kinesic)` in somebody's project."""

import subprocess
from pathlib import Path

import pytest
from packages import OUTSIDE, needed, run, said, version


def configure(where: Path, prefix: Path, wanted: str = "", check: bool = True) -> subprocess.CompletedProcess[str]:
    return run("cmake", "-S", OUTSIDE, "-B", where, f"-DCMAKE_PREFIX_PATH={prefix}", f"-DWANTED={wanted}", check=check)


def test_shared_static_and_cpp(prefix: Path, tmp_path: Path) -> None:
    told = configure(tmp_path, prefix).stdout
    assert f"version {version()}, plugins in {prefix}/lib/kinesic" in told
    run("cmake", "--build", tmp_path)
    for program in ("shared", "static", "cpp"):
        assert run(tmp_path / program).stdout == said()
    assert "libkinesic.so.1" in needed(tmp_path / "shared")
    assert "libkinesic.so.1" not in needed(tmp_path / "static")
    run(tmp_path / "shared", prefix / "lib/kinesic/libkinesic-shapes.so")
    for program in ("lint", "lint_static"):
        assert run(tmp_path / program).stdout == "1 finding\n"
    assert {"libkinesic-lint.so.1", "libkinesic.so.1"} <= needed(tmp_path / "lint")
    for program in ("overlay", "overlay_static"):
        assert run(tmp_path / program).stdout == "tap failed: moved too far\n"
    assert "libkinesic-overlay.so.1" in needed(tmp_path / "overlay") - needed(tmp_path / "overlay_static")
    for program in ("strokes", "strokes_static"):
        assert run(tmp_path / program).stdout == "vee, then nothing\n"
    for program in ("recordings", "recordings_static"):
        assert run(tmp_path / program).stdout == "3 samples, 25.4 mm\n"
    assert "libkinesic-recordings.so.1" in needed(tmp_path / "recordings") - needed(tmp_path / "recordings_static")
    for program in ("touchpad", "touchpad_static"):
        assert run(tmp_path / program).stdout == "9 motions, then a tap\n"
    assert "libkinesic-touchpad.so.1" in needed(tmp_path / "touchpad") - needed(tmp_path / "touchpad_static")
    assert "libkinesic-strokes.so.1" in needed(tmp_path / "strokes") - needed(tmp_path / "strokes_static")
    assert not {"libkinesic-lint.so.1", "libkinesic.so.1"} & needed(tmp_path / "lint_static")


def test_what_was_installed_may_be_moved(prefix: Path, tmp_path: Path) -> None:
    run("cp", "-a", prefix, tmp_path / "moved")
    configure(tmp_path / "build", tmp_path / "moved")
    run("cmake", "--build", tmp_path / "build", "--target", "shared")
    assert f"{tmp_path}/moved/lib" in run("readelf", "-dW", tmp_path / "build/shared").stdout
    assert run(tmp_path / "build/shared").stdout == said()


@pytest.mark.parametrize(
    "wanted, fits",
    [("1.0", True), ("1", True), ("1.0.0;EXACT", True), ("1.0.1", False), ("0.9", False), ("1.1", False), ("2.0", False), ("1.0...<1.1", True), ("1.1...1.9", False), ("0.0...<1.0.0", False), ("0.0...1.0.0", True)],
)
def test_versions(prefix: Path, tmp_path: Path, wanted: str, fits: bool) -> None:
    """A range is the asker's word; a single version asks for its series."""
    assert version().startswith("1.0."), "this table is of series 1.0"
    assert (configure(tmp_path, prefix, wanted, check=False).returncode == 0) == fits
