"""The library for watchers shows exactly what watch.h declares, and asks the system for sockets and nothing else."""

import re

import pytest
from house import ROOT, WATCH_ARCHIVE, WATCH_LIBRARY, watch_functions
from test_library import names, run, version
from test_lint_library import undefined

DECLARED = sorted({function.name for function in watch_functions()})
BOTH = pytest.mark.parametrize("options", [["-D", WATCH_LIBRARY], ["-g", WATCH_ARCHIVE]], ids=["shared", "static"])
SOCKETS = {"accept", "bind", "chmod", "close", "connect", "fchmod", "fcntl", "getsockname", "listen", "recv", "send", "setsockopt", "socket", "stat", "__xstat", "strlen", "unlink", "__errno_location"}


def test_the_header_declares_what_it_should() -> None:
    assert len(DECLARED) == 8 and all(name.startswith("kin_watch_") for name in DECLARED)


@BOTH
def test_exported_is_declared(options: list[object]) -> None:
    assert names("nm", "--defined-only", *options) == set(DECLARED)


@BOTH
def test_asks_for_memory_and_sockets_and_nothing_else(options: list[object]) -> None:
    """No clock, no thread, no file but the socket; of the engine the flight recorder alone."""
    memory = {"free", "malloc", "posix_memalign", "abort", "__stack_chk_fail"}
    used = undefined(*options) - {"_GLOBAL_OFFSET_TABLE_", "__tls_get_addr"}
    engine = {name for name in used if name.startswith("kin_")}
    assert engine == {"kin_flight_recorder_start", "kin_flight_recorder_read", "kin_flight_recorder_stop"}
    assert {name for name in used - memory - SOCKETS - engine if not re.fullmatch(r"mem\w+", name)} == set()


def test_needs_the_library_and_the_c_library_only() -> None:
    needed = set(re.findall(r"\(NEEDED\).*\[(.*)\]", run("readelf", "-dW", WATCH_LIBRARY)))
    assert needed == {"libc.so.6", f"libkinesic.so.{version()[0]}"}
    assert f"soname: [libkinesic-watch.so.{version()[0]}]" in run("readelf", "-dW", WATCH_LIBRARY)


def test_nothing_else_of_kinesic_knows_of_it() -> None:
    """A program that does not name it does not have it."""
    for library in sorted((ROOT / "build/lib").glob("libkinesic*.so")):
        if library != WATCH_LIBRARY:
            assert "kin_watch" not in run("nm", "-D", library)
