"""A stop by a check inside of a library, or by memory that is not there, is said with its place; the process ends by
the signal all the same."""

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT, TOOL

# What the entry of a plugin does, the signal that comes of it, what is said, and where it happens.
FAULTS = {
    "check": ("__builtin_trap();", signal.SIGILL, "a check failed", "fault.so"),
    "memory": ("*(volatile int *)8 = 1;", signal.SIGSEGV, "memory was used that is not there", "fault.so"),
    "library": ("uint64_t time; kin_engine_get_time((kin_engine *)64, &time);", signal.SIGSEGV, "memory was used that is not there", "libkinesic.so"),
    "stack": ("deeper(1);", signal.SIGSEGV, "memory was used that is not there", "fault.so"),
    "abort": ("abort();", signal.SIGABRT, "it ended itself", "libc.so"),
    "division": ("many = 7 / (many - many);", signal.SIGFPE, "a number was divided by 0", "fault.so"),
}
SOURCE = """
#include <kinesic/kinesic.h>
#include <stdlib.h>
static volatile uint32_t many = 7;
__attribute__((noinline)) static int deeper(volatile int n) { volatile char room[4096]; room[0] = (char)n; return deeper(n + 1) + room[0]; }
KIN_PLUGIN_EXPORT kin_result kin_plugin_entry(const kin_host *host, kin_plugin *out_plugin) { (void)deeper; FAULT return KIN_ERROR_INVALID; }
"""


@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_said_with_its_place(name: str, tmp_path: Path) -> None:
    statement, number, words, place = FAULTS[name]
    source, library = tmp_path / "fault.c", tmp_path / "fault.so"
    source.write_text(SOURCE.replace("FAULT", statement))
    subprocess.run(["gcc", "-O1", "-g", "-fPIC", "-shared", "-w", "-I", ROOT / "build/include", source, "-o", library], check=True)
    done = subprocess.run([TOOL, "plugins", library], capture_output=True, text=True, timeout=60)
    assert done.returncode == -number, done.stderr
    said = re.fullmatch(r"error: kinesic plugins: (.*) at (/\S*)\+0x([0-9a-f]+); this is a bug of the tool or of a library\. .*\n", done.stderr)
    assert said and said[1] == words and Path(said[2]).name.startswith(place), done.stderr
    if place == "fault.so":
        found = subprocess.run(["addr2line", "-f", "-e", library, f"0x{said[3]}"], capture_output=True, text=True, check=True).stdout
        assert found.split()[0] == ("deeper" if name == "stack" else "kin_plugin_entry") and "fault.c:" in found


def test_a_signal_from_elsewhere_ends_it_as_before(tmp_path: Path) -> None:
    recorder = subprocess.Popen([TOOL, "record", "-"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert recorder.stdin is not None and recorder.stdout is not None
    recorder.stdin.write(b"E: 0.000000 0003 0039 1\n")
    recorder.stdin.flush()
    with pytest.raises(subprocess.TimeoutExpired):
        recorder.wait(timeout=0.5)
    recorder.send_signal(signal.SIGABRT)
    assert recorder.wait(timeout=120) == -signal.SIGABRT


@pytest.mark.thorough
def test_a_library_for_developers_has_the_function_and_the_line(tmp_path: Path) -> None:
    """That of `make checked`, in place of the one that ships."""
    folder = ROOT / "build/checks/lib"
    if not (folder / "libkinesic.so").exists():
        subprocess.run(["make", "checked"], cwd=ROOT, check=True)
    (tmp_path / "fault.c").write_text(SOURCE.replace("FAULT", FAULTS["library"][0]))
    library = tmp_path / "fault.so"
    subprocess.run(["gcc", "-fPIC", "-shared", "-w", "-I", ROOT / "build/include", tmp_path / "fault.c", "-o", library], check=True)
    done = subprocess.run([TOOL, "plugins", library], capture_output=True, text=True, timeout=60, env={**os.environ, "LD_LIBRARY_PATH": str(folder)})
    said = re.search(r" at (\S+/build/checks/lib/libkinesic\S+)\+(0x[0-9a-f]+);", done.stderr)
    assert said and done.returncode == -signal.SIGSEGV, done.stderr
    function, place = subprocess.run(["addr2line", "-f", "-e", said[1], said[2]], capture_output=True, text=True, check=True).stdout.split()[:2]
    assert "KinesicCore" in function and re.search(r"/Sources/KinesicCore/\S+\.swift:[1-9]\d*$", place)
