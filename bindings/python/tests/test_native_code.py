"""What calls or loads native code: plugins, bound C functions, and the check of the library at import."""

from __future__ import annotations

import copy
import ctypes
import gc
import json
import os
import shutil
import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any, List

import pytest
from conftest import HEADERS, TREE
from test_feeding import refused

import kinesic
from kinesic import Pan, Tap, ffi
from kinesic._core.manifest import Tables, difference

needs_gcc = pytest.mark.skipif(shutil.which("gcc") is None or not HEADERS.is_dir(), reason="gcc and the headers are wanted")
SOURCE = """
#include <kinesic/plugin.h>
static void prepare(void *state) { (void)state; }
static kin_state step(void *state, const kin_step *input, kin_request *request) {
  (void)state; (void)request;
  return input->changes & KIN_CHANGE_BEGAN ? KIN_STATE_ENDED : input->state;
}
static const kin_recognizer_class landing = {
  .struct_size = sizeof landing, .abi_level = KIN_ABI_LEVEL, .name = "com.example.landing", .summary = "Lands.", .version = "1.0.0",
  .state_size = 8, .state_alignment = 8, .prepare = prepare, .step = step};
static const kin_recognizer_class *const classes[] = {&landing};
kin_result kin_plugin_entry(const kin_host *host, kin_plugin *plugin) {
  return kin_plugin_fill(host, plugin, "com.example.gestures", "One.", "1.2.3", classes, 1);
}
float seen_x; int seen_count; const char *seen_state;
void take(float x, const char *state, int *count) { seen_x = x; seen_state = state; seen_count = ++*count; }
"""


@pytest.fixture(scope="module")
def plugin(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if shutil.which("gcc") is None or not HEADERS.is_dir():
        pytest.skip("gcc and the headers are wanted")
    folder = tmp_path_factory.mktemp("plugin")
    (folder / "p.c").write_text(SOURCE)
    include = ["-I", str(HEADERS.parent)]
    subprocess.run(["gcc", "-shared", "-fPIC", *include, str(folder / "p.c"), "-o", str(folder / "libp.so")], check=True)
    return folder / "libp.so"


def test_a_plugin_brings_classes(engine: kinesic.Engine, plugin: Path) -> None:
    loaded = engine.load_plugin(plugin)
    assert (loaded.name, loaded.summary, loaded.version) == ("com.example.gestures", "One.", "1.2.3")
    assert loaded.classes == ("com.example.landing",) and Path(loaded.path) == plugin.resolve()
    assert engine.load_plugin(str(plugin)) == loaded and engine.plugins == [loaded]
    landing = engine.root.add(kinesic.Recognizer("com.example.landing"))
    engine.down(1, (0, 0), at=0)
    (event,) = engine.poll()
    assert isinstance(event, kinesic.GestureEvent) and event.recognizer is landing


def test_bare_names_are_looked_for_where_the_host_says(engine: kinesic.Engine, plugin: Path) -> None:
    assert "libp.so" in str(refused(kinesic.UnknownError, lambda: engine.load_plugin("libp.so")))
    engine.add_plugin_directory(plugin.parent)
    assert engine.load_plugin("libp.so").classes == ("com.example.landing",)
    refused(kinesic.UnknownError, lambda: engine.add_plugin_directory("/nowhere"))


def test_relative_paths_and_open_folders_are_the_hosts_choice(engine: kinesic.Engine, plugin: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(plugin.parent)
    assert "allow" in str(refused(kinesic.InvalidError, lambda: engine.load_plugin("./libp.so")))
    refused(kinesic.InvalidError, lambda: engine.add_plugin_directory("."))
    engine.set_plugin_policy(allow_relative=True, refuse_writable=True)
    os.chmod(plugin.parent, 0o777)
    assert str(plugin.parent) in str(refused(kinesic.InvalidError, lambda: engine.load_plugin("./libp.so")))
    os.chmod(plugin.parent, 0o755)
    assert engine.load_plugin("./libp.so").classes == ("com.example.landing",)
    engine.set_plugin_policy()
    refused(kinesic.InvalidError, lambda: engine.load_plugin("./libp.so"))


def test_what_is_no_plugin(engine: kinesic.Engine, tmp_path: Path) -> None:
    refused(kinesic.UnknownError, lambda: engine.load_plugin("/nowhere.so"))
    refused(kinesic.ClassError, lambda: engine.load_plugin(ffi.lib._name))
    refused(kinesic.InvalidError, lambda: engine.load_plugin(""))
    refused(kinesic.InvalidError, lambda: engine.load_plugin("a\0b"))
    refused(kinesic.InvalidError, lambda: engine.load_plugin(7))  # type: ignore[arg-type]
    refused(kinesic.NullError, lambda: engine.load_plugin(None))  # type: ignore[arg-type]
    assert engine.plugins == []


Call = ctypes.CFUNCTYPE(None, ctypes.c_float, ctypes.c_char_p, ctypes.c_void_p)


def drag(engine: kinesic.Engine, start: float = 0) -> None:
    engine.down(1, (0, 0), at=start)
    engine.move(1, (20, 0), at=start + 0.1)
    engine.move(1, (30, 0), at=start + 0.2)
    engine.up(1, at=start + 0.3)


def test_a_c_function_is_called(engine: kinesic.Engine, pan: Pan, plugin: Path) -> None:
    library, count = ctypes.CDLL(str(plugin)), ctypes.c_int()
    pan.bind(library.take, "void(f32 translation.x, cstring state, pointer)", user_data=count)
    drag(engine)
    assert (count.value, ctypes.c_float.in_dll(library, "seen_x").value) == (3, 30)
    assert ctypes.c_char_p.in_dll(library, "seen_state").value == b"ended"


def test_python_functions_and_addresses(engine: kinesic.Engine, pan: Pan) -> None:
    heard: List[Any] = []
    function = Call(lambda x, state, data: heard.append((x, state, data)))
    by_address = ctypes.cast(function, ctypes.c_void_p).value
    pan.bind(function, "void(f32 translation.x, cstring state, pointer)", states="began", user_data=ctypes.c_void_p(77))
    action = pan.bind(by_address, "void(f32 translation.x, cstring 'text', pointer)", states="recognized", user_data=78)
    drag(engine)
    assert heard == [(20, b"began", 77), (20, b"text", 78)]
    action.remove()
    drag(engine, 1)
    assert len(heard) == 3
    refused(kinesic.UnknownError, action.remove)


def test_bad_bindings(engine: kinesic.Engine, pan: Pan) -> None:
    function = Call(lambda *_: None)
    assert "column" in str(refused(kinesic.UnknownError, lambda: pan.bind(function, "void(f32 translation.z)")))
    refused(kinesic.UnknownError, lambda: pan.bind(function, "void()", states="often"))
    for wrong in ("print", print, None, True, 1.5):
        refused(kinesic.InvalidError, lambda: pan.bind(wrong, "void()"))
    refused(kinesic.NullError, lambda: pan.bind(0, "void()"))
    refused(kinesic.InvalidError, lambda: pan.bind(function, "void()", user_data="text"))
    refused(kinesic.NullError, lambda: Pan().bind(function, "void()"))
    assert not any(engine._bound.values())


def test_functions_live_as_long_as_they_are_needed(engine: kinesic.Engine) -> None:
    gc.collect()
    gc.disable()
    try:
        calls: List[int] = []

        def build() -> "weakref.ref[Any]":
            function = Call(lambda *_: calls.append(1))
            engine.root.add(Tap()).bind(function, "void(f32 1, cstring '', pointer)", states="ended")
            return weakref.ref(function)

        function = build()
        assert function() is not None
        engine.down(1, (0, 0), at=0)
        engine.up(1, at=0.1)
        assert calls == [1]
        engine.root.recognizers[0].remove()
        assert engine._bound == {}
        engine.poll()  # what was removed may be added again until nobody has it
        assert function() is None
    finally:
        gc.enable()


def test_a_bound_function_may_take_itself_away(engine: kinesic.Engine) -> None:
    calls: List[int] = []
    tap = engine.root.add(Tap())
    other = engine.root.add(Tap(name="other"))
    tap.allow_simultaneous(other)

    def build() -> None:
        action = tap.bind(Call(lambda *_: (calls.append(1), action.remove())), "void(f32 1, cstring '', pointer)", states="ended")
        other.bind(Call(lambda *_: (calls.append(2), other.remove())), "void(f32 1, cstring '', pointer)", states="ended")

    build()
    for round in range(2):
        engine.down(1, (0, 0), at=round)
        engine.up(1, at=round + 0.1)
    assert sorted(calls) == [1, 2] and len(engine._unbound) == 2
    engine.poll()
    assert engine._unbound == [] and engine._bound == {}
    tap.bind(Call(lambda *_: engine.close()), "void(f32 1, cstring '', pointer)", states="ended")
    engine.down(1, (0, 0), at=5)
    engine.up(1, at=5.1)
    assert engine.closed


def manifest() -> Any:
    return json.loads(ffi.lib.kin_abi_manifest())


TABLES = Tables(ffi.STRUCTS, ffi.CONSTANTS, ffi.FUNCTIONS, vars(ffi))


def test_the_package_fits_its_library() -> None:
    assert difference(manifest(), TABLES) is None


def changed(*path: Any, to: Any = None) -> str:
    """What is said when the manifest has another value, or none, at a place."""
    told = copy.deepcopy(manifest())
    place = told
    for key in path[:-1]:
        place = place[key]
    if to is None:
        del place[path[-1]]
    else:
        place[path[-1]] = to
    found = difference(told, TABLES)
    assert found is not None, path
    return found


def test_every_difference_is_found() -> None:
    assert changed("level", to=9) == "its level is 9, that of the package 1"
    assert "pointers have 4 bytes" in changed("pointer", to=4)
    assert "does not describe itself" in changed("structs")
    assert changed("structs", "kin_step") == "it has no struct kin_step"
    mine = ctypes.sizeof(ffi.kin_event)
    assert changed("structs", "kin_event", "size", to=80) == f"its struct kin_event has 80 bytes, that of the package {mine}"
    for index, field in enumerate(manifest()["structs"]["kin_event"]["fields"]):
        name, kind, offset = field
        if name == "reserved":
            continue
        for other in (["moved", kind, offset], [name, "uint8_t", offset], [name, kind, offset + 4]):
            assert "its struct kin_event has another field" in changed("structs", "kin_event", "fields", index, to=other)
    for name, value in manifest()["constants"].items():
        if name.startswith("KIN_VERSION_") or name in ("KIN_ABI_MINOR", "KIN_TRACE_VERSION"):
            continue
        assert changed("constants", name, to=value + 1).startswith(f"its {name} is ")
    assert "no constant KIN_OK" in changed("constants", "KIN_OK")
    for name in ffi.FUNCTIONS:
        assert changed("functions", name) == f"it has no function {name}"
        assert changed("functions", name, 0, to="double") == f"its function {name} has another signature"
    assert "another signature" in changed("functions", "kin_engine_feed", 2, to=["samples", "const kin_event *"])


def test_a_newer_library_may_have_more() -> None:
    more = manifest()
    more["structs"]["kin_new"], more["constants"]["KIN_NEW"], more["functions"]["kin_new"] = {}, 1, ["void"]
    more["constants"]["KIN_ABI_MINOR"], more["constants"]["KIN_VERSION_MINOR"] = 5, 9
    assert difference(more, TABLES) is None


def test_a_struct_that_has_its_size_grows_at_its_end() -> None:
    """A later library has a field more, an earlier one a field less; what was reserved has got a name."""
    later = manifest()
    for name, struct in later["structs"].items():
        if struct["fields"][0][0] == "struct_size":
            struct["fields"].append(["later", "uint64_t", struct["size"]])
            struct["size"] += 8
    for field in later["structs"]["kin_event"]["fields"]:
        field[0] = "pressure" if field[0] == "reserved" else field[0]
    assert difference(later, TABLES) is None
    earlier = manifest()
    options = earlier["structs"]["kin_engine_options"]
    options["size"] = options["fields"].pop()[2]
    assert difference(earlier, TABLES) is None
    options["fields"][1][2] += 4
    assert difference(earlier, TABLES) == "its struct kin_engine_options has another field touch_capacity"



@needs_gcc
@pytest.mark.parametrize(
    "code, words",
    [
        ("", "it has no function kin_abi_manifest"),
        ('const char *kin_abi_manifest(void) { return "{"; }', "a manifest that is not JSON"),
        (
            'const char *kin_abi_manifest(void) { return "{\\"level\\": 2, \\"version\\": \\"7.0.0\\"}"; }',
            "(version 7.0.0) does not fit this package: its level is 2, that of the package 1",
        ),
    ],
)
def test_a_library_that_does_not_fit_is_refused_in_a_sentence(tmp_path: Path, code: str, words: str) -> None:
    (tmp_path / "l.c").write_text(code + "\nint nothing;\n")
    subprocess.run(["gcc", "-shared", "-fPIC", str(tmp_path / "l.c"), "-o", str(tmp_path / "libl.so")], check=True)
    environment = {**os.environ, "KINESIC_LIBRARY": str(tmp_path / "libl.so")}
    found = subprocess.run([sys.executable, "-c", "import kinesic"], env=environment, capture_output=True, text=True)
    assert found.returncode == 1
    assert found.stderr.splitlines()[-1].startswith("ImportError: the library") and words in found.stderr


def test_the_library_exports_what_the_package_calls_and_nothing_else() -> None:
    if shutil.which("nm") is None or not (TREE / "build" / "lib").is_dir():
        pytest.skip("nm and the tree's library are wanted")
    lines = subprocess.run(["nm", "-D", "--defined-only", ffi.lib._name], check=True, capture_output=True, text=True).stdout
    assert {line.split()[-1] for line in lines.splitlines() if " T " in line} == set(ffi.FUNCTIONS)
