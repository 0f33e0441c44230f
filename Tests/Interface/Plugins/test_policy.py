"""Which files are loaded: relative paths and files that any user could replace are the host's choice."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import Attempt

Load = Callable[..., list[Attempt]]
ALLOW_RELATIVE, REFUSE_WRITABLE = 1, 2


@pytest.fixture
def library(hold_slide: Path, tmp_path: Path) -> Path:
    """A plugin two directories below one that is the test's own."""
    (tmp_path / "a/b").mkdir(parents=True, mode=0o755)
    for folder in (tmp_path, tmp_path / "a", tmp_path / "a/b"):
        folder.chmod(0o755)
    copy = Path(shutil.copy(hold_slide, tmp_path / "a/b/plugin.so"))
    copy.chmod(0o755)
    return copy


def guarded(try_load: Load, *paths: object, cwd: Path) -> Attempt:
    """Loads the last path where what all may write is refused."""
    return try_load("-p", REFUSE_WRITABLE | ALLOW_RELATIVE, *paths, cwd=cwd)[-1]


def test_a_relative_path_is_loaded_only_if_it_may_be(try_load: Load, library: Path, tmp_path: Path) -> None:
    for path in ("./plugin.so", "../b/plugin.so"):
        refused, _, allowed, _, again = try_load(path, "-p", ALLOW_RELATIVE, path, "-p", 0, path, cwd=library.parent)
        assert refused.result == again.result == "KIN_ERROR_INVALID" and refused.after == refused.before
        assert f"plugin '{path}' is relative to the working directory" in refused.sentence
        assert allowed.result == "KIN_OK"


@pytest.mark.parametrize("flags", [4, 5, 2**31, 2**32 - 1])
def test_other_bits_are_refused_and_change_nothing(flags: int, try_load: Load, library: Path) -> None:
    _, refused, loaded = try_load("-p", ALLOW_RELATIVE, "-p", flags, "./plugin.so", cwd=library.parent)
    assert refused.result == "KIN_ERROR_INVALID" and "KIN_PLUGIN_" in refused.sentence and loaded.result == "KIN_OK"


@pytest.mark.parametrize("part", ["a/b/plugin.so", "a/b", "a", "."])
def test_what_all_may_write_is_refused_if_the_host_wants_that(part: str, try_load: Load, library: Path, tmp_path: Path) -> None:
    assert guarded(try_load, library, cwd=tmp_path).result == "KIN_OK"
    (tmp_path / part).chmod(0o777)
    refused = guarded(try_load, library, cwd=tmp_path)
    assert refused.result == "KIN_ERROR_INVALID" and refused.after == refused.before
    assert refused.sentence.endswith(f"can be replaced by any user: all may write to {(tmp_path / part).resolve()}")
    # A link, a relative path and a bare name lead to the same file.
    (library.parent.parent / "link.so").symlink_to(library)
    for path in ("./a/link.so", "a/b/plugin.so"):
        assert guarded(try_load, path, cwd=tmp_path).result == "KIN_ERROR_INVALID"
    assert guarded(try_load, "-s", library.parent, library.name, cwd=tmp_path).result == "KIN_ERROR_INVALID"
    assert try_load(library)[0].result == "KIN_OK"


def test_a_link_in_an_open_directory_to_a_safe_file_is_followed_first(try_load: Load, library: Path, tmp_path: Path) -> None:
    (tmp_path / "open").mkdir()
    (tmp_path / "open").chmod(0o777)
    (tmp_path / "open/link.so").symlink_to(library)
    assert guarded(try_load, tmp_path / "open/link.so", cwd=tmp_path).result == "KIN_OK"


def test_a_sticky_directory_is_as_safe_as_what_lies_in_it(try_load: Load, library: Path, tmp_path: Path) -> None:
    library.parent.chmod(0o1777)
    assert guarded(try_load, library, cwd=tmp_path).result == "KIN_OK"
    if os.geteuid() != 0:
        pytest.skip("only root can give a file away")
    os.chown(library, 4711, -1)
    refused = guarded(try_load, library, cwd=tmp_path)
    assert refused.result == "KIN_ERROR_INVALID" and refused.sentence.endswith(f"all may write to {library.parent.resolve()}")
    library.parent.chmod(0o755)
    assert guarded(try_load, library, cwd=tmp_path).result == "KIN_OK"


def test_a_file_that_is_not_there_is_not_opened_later(try_load: Load, tmp_path: Path) -> None:
    refused = guarded(try_load, tmp_path / "none.so", cwd=tmp_path)
    assert refused.result == "KIN_ERROR_UNKNOWN" and refused.sentence.endswith("there is no such file")
