"""What every command does with what it writes: a stream or a file that takes nothing is said and ends with 2, a file
keeps its mode and its links, and what is no regular file is written into and stays what it is."""

import os
import resource
import stat
import subprocess
import threading
from pathlib import Path

import pytest
from conftest import TOOL, kinesic
from everything import PRINTING, WRITING, arguments, ending, make_files

REFUSED = 2


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make_files(tmp_path_factory.mktemp("files"))


def run(words: list[str], **options: object) -> subprocess.CompletedProcess[str]:
    streams = {"stdin": subprocess.DEVNULL, "stderr": subprocess.PIPE}
    return subprocess.run([str(TOOL), *words], text=True, timeout=120, **streams, **options)  # type: ignore[call-overload,no-any-return]


# MARK: The standard output stream


def printed_anyhow(line: str, files: Path, tmp_path: Path) -> list[str]:
    """The command, which does print something."""
    words = arguments(line, files, tmp_path / f"out{ending(line)}")
    done = run(words, stdout=subprocess.PIPE)
    assert done.stdout and done.returncode in (0, 1), done.stderr
    return words


@pytest.mark.parametrize("line", PRINTING)
def test_a_full_disk_behind_the_standard_output_is_said(line: str, files: Path, tmp_path: Path) -> None:
    words = printed_anyhow(line, files, tmp_path)
    with open("/dev/full", "w") as full:
        done = run(words, stdout=full)
    assert (done.returncode, done.stderr.splitlines()[-1]) == (REFUSED, "error: standard output: cannot be written: No space left on device")


@pytest.mark.parametrize("line", PRINTING)
def test_a_standard_output_that_is_closed_is_said(line: str, files: Path, tmp_path: Path) -> None:
    words = printed_anyhow(line, files, tmp_path)
    done = run(words, preexec_fn=lambda: os.close(1))
    assert (done.returncode, done.stderr.splitlines()[-1]) == (REFUSED, "error: standard output: cannot be written: Bad file descriptor")


@pytest.mark.parametrize("line", PRINTING)
def test_a_pipe_that_nobody_reads_ends_a_command_as_the_shell_has_it(line: str, files: Path, tmp_path: Path) -> None:
    """By SIGPIPE, or where that is ignored with a sentence."""
    words = printed_anyhow(line, files, tmp_path)
    for is_ignored in (False, True):
        reading, writing = os.pipe()
        os.close(reading)
        # The interpreter ignores SIGPIPE, and so do its children unless it restores signals.
        done = run(words, stdout=writing, restore_signals=not is_ignored)
        os.close(writing)
        if is_ignored:
            assert (done.returncode, done.stderr.splitlines()[-1]) == (REFUSED, "error: standard output: cannot be written: Broken pipe")
        else:
            assert done.returncode == -13


def test_what_a_command_writes_to_files_is_there_though_it_could_not_print(files: Path, tmp_path: Path) -> None:
    with open("/dev/full", "w") as full:
        for line in [line for line in PRINTING if ending(line)]:
            output = tmp_path / f"out{ending(line)}"
            assert run(arguments(line, files, output), stdout=full).returncode == REFUSED
            assert output.stat().st_size > 0, line
            output.unlink()


def test_a_closed_stream_is_not_replaced_by_the_next_file(files: Path, tmp_path: Path) -> None:
    """A file that takes the number of a stream would take its words."""
    out, expected = tmp_path / "a.kintrace", tmp_path / "b.kintrace"
    assert run(arguments("replay @a.csv --trace >", files, expected), stdout=subprocess.DEVNULL).returncode == 0
    run(arguments("replay @a.csv --trace >", files, out), preexec_fn=lambda: [os.close(i) for i in (0, 1)])
    assert out.read_bytes() == expected.read_bytes()


# MARK: Files


@pytest.fixture(params=WRITING)
def line(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def expected(line: str, files: Path, tmp_path: Path) -> bytes:
    """What the command writes into a new file."""
    output = tmp_path / f"new/out{ending(line)}"  # a case is called as its file
    output.parent.mkdir()
    done = run(arguments(line, files, output), stdout=subprocess.DEVNULL)
    assert done.returncode == 0 and output.stat().st_size > 0, done.stderr
    return output.read_bytes()


def write(line: str, files: Path, output: Path, code: int = 0, **options: object) -> str:
    """Runs the command, and gives what it says; nothing else is in the folder afterwards."""
    before = sorted(output.parent.iterdir())
    done = run(arguments(line, files, output), stdout=subprocess.DEVNULL, **options)
    assert done.returncode == code, done.stderr
    assert sorted({*output.parent.iterdir()} - {output}) == sorted({*before} - {output})
    return done.stderr


def mode(path: Path) -> int:
    return stat.S_IMODE(path.lstat().st_mode)


def test_a_new_file_has_the_mode_that_the_mask_leaves(line: str, files: Path, tmp_path: Path, expected: bytes) -> None:
    output = tmp_path / f"out{ending(line)}"
    write(line, files, output, preexec_fn=lambda: os.umask(0o027))
    assert (mode(output), output.read_bytes()) == (0o640, expected)


def test_a_file_keeps_its_mode(line: str, files: Path, tmp_path: Path, expected: bytes) -> None:
    output = tmp_path / f"out{ending(line)}"
    for bits in (0o600, 0o664, 0o755):
        output.write_text("as it was")
        output.chmod(bits)
        write(line, files, output)
        assert (mode(output), output.read_bytes()) == (bits, expected)


def test_a_file_that_may_not_be_written_stays(line: str, files: Path, tmp_path: Path) -> None:
    """Even where root could."""
    output = tmp_path / f"out{ending(line)}"
    output.write_text("as it was")
    output.chmod(0o400)
    assert f"error: {output}: cannot be written: Permission denied\n" in write(line, files, output, REFUSED)
    assert (mode(output), output.read_text()) == (0o400, "as it was")


def test_a_link_stays_and_what_it_leads_to_is_written(line: str, files: Path, tmp_path: Path, expected: bytes) -> None:
    folder = tmp_path / "elsewhere"
    folder.mkdir()
    target, output = folder / "target", tmp_path / f"out{ending(line)}"
    (tmp_path / "between").symlink_to("elsewhere/target")
    output.symlink_to("between")
    write(line, files, output)  # it leads nowhere yet
    assert (output.is_symlink(), target.read_bytes()) == (True, expected)
    target.write_text("as it was")
    target.chmod(0o600)
    write(line, files, output)
    assert (output.is_symlink(), target.read_bytes(), mode(target), list(folder.iterdir())) == (True, expected, 0o600, [target])
    target.chmod(0o400)
    write(line, files, output, REFUSED)
    assert output.is_symlink() and mode(target) == 0o400


def test_links_in_a_circle_are_refused(line: str, files: Path, tmp_path: Path) -> None:
    output = tmp_path / f"out{ending(line)}"
    output.symlink_to(output.name)
    assert f"{output}: cannot be written: Too many levels of symbolic links" in write(line, files, output, REFUSED)
    assert output.is_symlink()


def test_a_file_of_two_names_stays_one_file(line: str, files: Path, tmp_path: Path, expected: bytes) -> None:
    output, other = tmp_path / f"out{ending(line)}", tmp_path / "other"
    other.write_text("as it was, and longer than what comes " * 1000)
    output.hardlink_to(other)
    write(line, files, output)
    assert output.samefile(other) and other.read_bytes() == expected


def test_a_fifo_is_written_into(line: str, files: Path, tmp_path: Path, expected: bytes) -> None:
    output = tmp_path / f"out{ending(line)}"
    os.mkfifo(output)
    got: list[bytes] = []
    reader = threading.Thread(target=lambda: got.append(output.read_bytes()), daemon=True)
    reader.start()
    write(line, files, output)
    reader.join(timeout=120)
    assert (got, output.is_fifo()) == ([expected], True)


def node(path: Path, minor: int) -> None:
    """/dev/null or /dev/full by another name: a node of its own where this is allowed, else a link."""
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, os.makedev(1, minor))
        path.open("w").close()
    except PermissionError:
        path.unlink(missing_ok=True)
        path.symlink_to({3: "/dev/null", 7: "/dev/full"}[minor])


def test_a_device_is_written_into(line: str, files: Path, tmp_path: Path) -> None:
    output, full = tmp_path / f"out{ending(line)}", tmp_path / f"full{ending(line)}"
    node(output, 3)
    node(full, 7)
    write(line, files, output)
    assert f"error: {full}: cannot be written: No space left on device\n" in write(line, files, full, REFUSED)
    assert output.is_char_device() and full.is_char_device()


def test_a_folder_is_refused(line: str, files: Path, tmp_path: Path) -> None:
    output = tmp_path / f"out{ending(line)}"
    output.mkdir()
    assert f"error: {output}: cannot be written: Is a directory\n" in write(line, files, output, REFUSED)
    absent = tmp_path / f"none/out{ending(line)}"
    done = run(arguments(line, files, absent), stdout=subprocess.DEVNULL)
    assert (done.returncode, f"error: {absent}: cannot be written: No such file or directory\n" in done.stderr) == (REFUSED, True)


def test_a_disk_that_fills_up_leaves_what_was_there(line: str, files: Path, tmp_path: Path) -> None:
    output = tmp_path / f"out{ending(line)}"
    output.write_text("as it was")

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))

    # SIGXFSZ stays ignored, so that the write fails as that of a full disk does.
    said = write(line, files, output, REFUSED, preexec_fn=limit, restore_signals=False)
    assert f"error: {output}: cannot be written: File too large\n" in said
    assert output.read_text() == "as it was"


def test_the_streams_by_their_paths(files: Path, tmp_path: Path) -> None:
    """Neither cut where a file is behind them, nor opened anew."""
    expected = run(arguments("convert @a.csv - --to csv", files), stdout=subprocess.PIPE).stdout
    for place in ("/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"):
        words = [*arguments("convert @a.csv > --to csv", files, place)]
        assert run(words, stdout=subprocess.PIPE).stdout == expected
        log = tmp_path / "log"
        log.write_text("as it was\n")
        with log.open("a") as behind:
            assert run(words, stdout=behind).returncode == 0
        assert log.read_text() == "as it was\n" + expected
    reading, writing = os.pipe()
    run(arguments("convert @a.csv > --to csv", files, f"/dev/fd/{writing}"), stdout=subprocess.DEVNULL, pass_fds=[writing])
    os.close(writing)
    with open(reading) as pipe:
        assert pipe.read() == expected


def test_what_is_printed_and_what_is_written_to_the_standard_output_keep_their_order(files: Path) -> None:
    words = ["replay", str(files / "a.csv"), "--trace", "/dev/stdout"]
    done = subprocess.run([str(TOOL), *words], capture_output=True, timeout=120)
    lines = kinesic("replay", files / "a.csv").stdout.encode()
    assert done.stdout.startswith(lines + b"\x01KIN\r\n\x1a\n")


def test_the_files_of_a_folder_are_written_in_the_same_way(files: Path, tmp_path: Path) -> None:
    folder = tmp_path / "found"
    assert run(arguments("lint @scene.json --cases >", files, folder), stdout=subprocess.DEVNULL).returncode in (0, 1)
    [case] = sorted(folder.glob("*.json"))[:1]
    case.chmod(0o600)
    run(arguments("lint @scene.json --cases >", files, folder), stdout=subprocess.DEVNULL)
    assert mode(case) == 0o600
    case.unlink()
    case.symlink_to("/dev/full")
    done = run(arguments("lint @scene.json --cases >", files, folder), stdout=subprocess.DEVNULL)
    assert done.returncode == REFUSED and f"{case}: cannot be written: No space left on device" in done.stderr
