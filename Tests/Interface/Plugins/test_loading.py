"""Loading plugins: where they are found, that one is one, and that every refusal says why in a sentence and registers
nothing."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest
from conftest import HERE, INCLUDE, OUT, Attempt, compile_host, compile_library, run

Load = Callable[..., list[Attempt]]
ALLOW_RELATIVE, REFUSE_WRITABLE = 1, 2

# What is wrong, the result, a part of the sentence.
MISFITS = {
    "another level": ("plugin->abi_level = 3;", "CLASS", "was built for level 3, this engine has 1"),
    "level zero": ("plugin->abi_level = 0;", "CLASS", "level 0"),
    "refuses": ("result = -5;", "CLASS", "refuses this engine: its kin_plugin_entry returned -5"),
    "refuses with a positive number": ("result = 7;", "CLASS", "returned 7"),
    "its own size": ("plugin->struct_size = 8;", "SIZE", "kin_plugin.struct_size is 8, which no level has; use kin_plugin_fill"),
    "size of a class": ("plugin->sizes.recognizer_class += 8;", "SIZE", "kin_recognizer_class"),
    "size of a property": ("plugin->sizes.property += 8;", "SIZE", "kin_property"),
    "size of a value": ("plugin->sizes.value += 8;", "SIZE", "kin_value"),
    "size of a step": ("plugin->sizes.step -= 8;", "SIZE", "kin_step"),
    "size of a request": ("plugin->sizes.request = 0;", "SIZE", "kin_request"),
    "size of a peer": ("plugin->sizes.peer += 8;", "SIZE", "kin_peer"),
    "size of a touch": ("plugin->sizes.touch += 8;", "SIZE", "kin_touch"),
    "size of a point": ("plugin->sizes.touch_point += 8;", "SIZE", "kin_touch_point"),
    "size of a scroll": ("plugin->sizes.scroll += 8;", "SIZE", "kin_scroll"),
    "nothing filled in": ("memset(plugin, 0, sizeof *plugin);", "CLASS", "level 0"),
    "no name": ("plugin->name = NULL;", "CLASS", "no name"),
    "empty name": ('plugin->name = "";', "CLASS", "no name"),
    "no summary": ("plugin->summary = NULL;", "CLASS", "no name, summary or version"),
    "no version": ("plugin->version = NULL;", "CLASS", "no name, summary or version"),
    "no class": ("plugin->class_count = 0;", "CLASS", "offers no class"),
    "null classes": ("plugin->classes = NULL;", "CLASS", "offers no class"),
    "a null class": ("classes[2] = NULL;", "CLASS", "class number 2 is null"),
    "class size": ("last->struct_size -= 8;", "SIZE", "kin_recognizer_class.struct_size"),
    "class level": ("last->abi_level = 2;", "CLASS", "built for level 2, this engine has 1"),
    "more than this engine knows": (
        "plugin->struct_size += 8; ((char *)plugin)[sizeof *plugin + 7] = 1;", "SIZE", "kin_plugin says something in byte 111, and this library knows 104"
    ),
    "size of a step beyond": ("plugin->sizes.step += 8;", "SIZE", "kin_step"),
    "size of a report": ("plugin->sizes.report += 8; plugin->abi_minor = 9;", "SIZE", "kin_report"),
    "needs a later level": ("plugin->needed_minor = 9;", "UNSUPPORTED", "needs level 1.9, this engine has 1.0"),
    "needs an extension": (
        'static const char *const names[] = {"kinesic.math", "test.none"}; plugin->needs = names; plugin->need_count = 2;',
        "UNSUPPORTED", "needs the extension 'test.none', which this engine does not have",
    ),
    "needs of null": ("plugin->need_count = 1;", "CLASS", "needs that is null"),
    "a need that is null": ("static const char *const names[1]; plugin->needs = names; plugin->need_count = 1;", "CLASS", "a name in kin_plugin.needs that is null"),
    "too many needs": ("plugin->needs = (const char *const *)classes; plugin->need_count = 1025;", "CLASS", "need_count over 1024"),
    "class with a bad name": ('last->name = "two words";', "CLASS", "the name of a class has other characters than letters, digits, '.', '_' and '-'"),
    "too many classes": ("plugin->class_count = 0xffffffffu;", "CLASS", "offers more than 65536 classes"),
    "class without a name": ("last->name = NULL;", "CLASS", "no name"),
    "duplicate of a standard class": ('last->name = "tap";', "EXISTS", "a class named 'tap'"),
    "duplicate within": ('last->name = "test.first";', "EXISTS", "a class named 'test.first'"),
    "null prepare": ("last->prepare = NULL;", "CLASS", "'test.last': prepare and step must not be null"),
    "null step": ("last->step = NULL;", "CLASS", "'test.last': prepare and step must not be null"),
    "alignment 0": ("last->state_alignment = 0;", "CLASS", "state_alignment"),
    "alignment 12": ("last->state_alignment = 12;", "CLASS", "state_alignment"),
    "alignment 32": ("last->state_alignment = 32;", "CLASS", "state_alignment"),
    "alignment too small for properties": ("last->state_alignment = 4;", "CLASS", "'threshold' needs a state_alignment of 8"),
    "huge state": ("last->state_size = 0x7fffffff;", "CLASS", "state_size is over 1 MiB"),
    "unknown flags": ("last->flags = 0x80000000u;", "CLASS", "unknown bits"),
    "null properties": ("last->properties = NULL;", "CLASS", "properties is null"),
    "too many properties": ("last->property_count = 0xffffffffu;", "CLASS", "1024 properties"),
    "null values": ("last->values = NULL;", "CLASS", "values is null"),
    "nine values": ("last->value_count = 9;", "CLASS", "more than 8 values"),
    "null details": ("last->details = NULL;", "CLASS", "details is null"),
    "a null detail": ("details[1] = NULL;", "CLASS", "one of its details is null"),
    "property outside its range": ("properties[1].initial = 101;", "CLASS", "'other' has a default outside its range"),
    "property below its range": ("properties[1].initial = -1;", "CLASS", "'other' has a default outside its range"),
    "property that is not whole": (
        "properties[1].kind = KIN_PROPERTY_INTEGER; properties[1].initial = 1.5;", "CLASS", "'other' has a default that is not whole"
    ),
    "property with a NaN range": ("properties[1].maximum = NAN;", "CLASS", "'other' has a default outside its range"),
    "property with an infinite default": ("properties[1].initial = properties[1].maximum = INFINITY;", "CLASS", "outside its range"),
    "property outside the state": ("properties[1].offset = 16;", "CLASS", "'other' is outside the state"),
    "property far outside": ("properties[1].offset = 0xfffffff8u;", "CLASS", "'other' is outside the state"),
    "property not on 8 bytes": ("properties[1].offset = 4;", "CLASS", "'other' is outside the state or not 8-byte aligned"),
    "two properties in one place": ("properties[1].offset = 0;", "CLASS", "'other' has the same place"),
    "property twice": ('properties[1].name = "threshold";', "CLASS", "'threshold' is declared twice"),
    "property named as a common one": ('properties[1].name = "enabled";', "CLASS", "'enabled' is the name of a common property"),
    "property with a bad name": ('properties[1].name = "Other one";', "CLASS", "'test.first': the name of its property number 1 has other characters than a-z, 0-9 and _"),
    "property without a name": ("properties[1].name = NULL;", "CLASS", "a property has no name"),
    "property without a unit": ("properties[1].unit = NULL;", "CLASS", "'other' lacks"),
    "property of no kind": ("properties[1].kind = 4;", "CLASS", "'other' has an unknown kind"),
    "value without a name": ("values[1].name = NULL;", "CLASS", "a value has no name"),
    "value with a bad name": ('values[1].name = "how fast";', "CLASS", "'test.first': the name of its value number 1 has other characters than a-z, 0-9, _ and ."),
    "value twice": ('values[1].name = "distance";', "CLASS", "'distance' is declared twice"),
    "value with an infinite initial": ("values[1].initial = INFINITY;", "CLASS", "'speed' lacks"),
}


def misfit(name: str, *options: str) -> Path:
    return compile_library("misfit_" + "".join(c if c.isalnum() else "_" for c in name), HERE / "misfit.c", *options)


@pytest.fixture(scope="module")
def fit() -> Path:
    return misfit("none")


@pytest.mark.parametrize("name", MISFITS)
def test_a_misfit_is_refused_whole_with_a_sentence(name: str, try_load: Load, fit: Path) -> None:
    statement, result, words = MISFITS[name]
    bad = misfit(name, f"-DMISFIT={statement}")
    refused, again, fine = try_load(bad, bad, fit)
    assert refused.result == f"KIN_ERROR_{result}", refused.sentence
    assert words in refused.sentence and str(bad) in refused.sentence
    assert "\n" not in refused.sentence
    # None of its three classes is there: those of a good library with the same names find their place.
    assert refused.after == refused.before
    assert again.sentence == refused.sentence
    assert (fine.result, fine.after) == ("KIN_OK", fine.before + 3)


def test_a_library_without_an_entry(try_load: Load) -> None:
    [refused] = try_load(misfit("no entry", "-DNO_ENTRY"))
    assert refused.result == "KIN_ERROR_CLASS" and "exports no kin_plugin_entry" in refused.sentence


def test_an_entry_that_is_hidden_by_default_is_seen_all_the_same(try_load: Load) -> None:
    assert try_load(misfit("hidden", "-fvisibility=hidden"))[0].result == "KIN_OK"


def test_a_symbol_that_is_missing_is_named_by_the_system(try_load: Load, tmp_path: Path) -> None:
    (tmp_path / "needy.c").write_text("int kin_plugin_entry_helper(void);\nint kin_plugin_entry(void) { return kin_plugin_entry_helper(); }\n")
    run("gcc", "-shared", "-fPIC", tmp_path / "needy.c", "-o", tmp_path / "needy.so")
    [refused] = try_load(tmp_path / "needy.so")
    assert refused.result == "KIN_ERROR_UNKNOWN" and "kin_plugin_entry_helper" in refused.sentence


@pytest.mark.parametrize("content", [b"", b"no library", b"\x7fELF\x02\x01\x01" + bytes(200)])
def test_a_file_that_is_no_library(content: bytes, try_load: Load, tmp_path: Path) -> None:
    (tmp_path / "file.so").write_bytes(content)
    [refused] = try_load(tmp_path / "file.so")
    assert refused.result == "KIN_ERROR_UNKNOWN" and "cannot be opened" in refused.sentence


def test_a_pipe_is_refused_and_not_waited_for(try_load: Load, tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.so")
    (tmp_path / "link.so").symlink_to("pipe.so")
    for refused in try_load(tmp_path / "pipe.so", tmp_path / "link.so", "-s", tmp_path, "pipe.so", "-p", REFUSE_WRITABLE, tmp_path / "pipe.so"):
        if refused.sentence:
            assert refused.result == "KIN_ERROR_INVALID" and "is a directory, a pipe or a device, not a file" in refused.sentence


@pytest.mark.parametrize(
    ("path", "result", "words"),
    [
        ("/nowhere/lib.so", "UNKNOWN", "No such file"),
        ("./lib.so", "INVALID", "relative to the working directory"),
        ("a/lib.so", "INVALID", "KIN_PLUGIN_ALLOW_RELATIVE"),
        ("/", "INVALID", "is a directory, a pipe or a device, not a file"),
        ("/dev/zero", "INVALID", "is a directory, a pipe or a device, not a file"),
        ("", "INVALID", "empty path"),
        ("lib.so", "UNKNOWN", "bare name"),
        ("/" + "x" * 5000, "INVALID", "too long a path"),
        ("x" * 5000, "INVALID", "too long a path"),
        ("/" + "x" * 4000, "UNKNOWN", "cannot be opened"),
    ],
)
def test_a_path_that_leads_nowhere(path: str, result: str, words: str, try_load: Load) -> None:
    [refused] = try_load(path)
    assert refused.result == f"KIN_ERROR_{result}" and words in refused.sentence


def test_loading_twice_is_one_plugin(try_load: Load, fit: Path, tmp_path: Path) -> None:
    (tmp_path / "link.so").symlink_to(fit)
    first, again, linked, _, relative = try_load(fit, fit, tmp_path / "link.so", "-p", ALLOW_RELATIVE, f"./{fit.name}", cwd=fit.parent)
    assert first.after == first.before + 3
    assert {a.result for a in (again, linked, relative)} == {"KIN_OK"}
    assert {a.plugin for a in (again, linked, relative)} == {first.plugin}
    assert relative.after == first.after


def test_a_copy_is_another_library_whose_class_names_are_taken(try_load: Load, fit: Path, tmp_path: Path) -> None:
    shutil.copy(fit, tmp_path / "copy.so")
    _, copy = try_load(fit, tmp_path / "copy.so")
    assert copy.result == "KIN_ERROR_EXISTS" and "'test.first'" in copy.sentence and copy.after == copy.before


def test_nothing_is_searched_unless_the_host_asks(try_load: Load, fit: Path, tmp_path: Path) -> None:
    # Neither the working directory nor the system's own places.
    there = {**os.environ, "LD_LIBRARY_PATH": f"{fit.parent}"}
    done = subprocess.run([OUT / "try_load", fit.name, "libm.so.6"], cwd=fit.parent, env=there, capture_output=True, text=True, check=True)
    assert [line.split("\t")[0] for line in done.stdout.splitlines()] == ["KIN_ERROR_UNKNOWN"] * 2
    added, found = try_load("-s", fit.parent, fit.name)
    assert (added.result, found.result) == ("KIN_OK", "KIN_OK")


def test_directories_are_searched_in_the_order_of_adding(try_load: Load, fit: Path, tmp_path: Path) -> None:
    for name in ("first", "second"):
        (tmp_path / name).mkdir()
    shutil.copy(fit, tmp_path / "second/plugin.so")
    assert try_load("-s", tmp_path / "first", "-s", tmp_path / "second", "plugin.so")[2].result == "KIN_OK"
    (tmp_path / "first/plugin.so").write_text("no library")
    # The first that is there is meant, also when it is broken.
    assert try_load("-s", tmp_path / "first", "-s", tmp_path / "second", "plugin.so")[2].result == "KIN_ERROR_UNKNOWN"
    # A relative directory is resolved when it is added, if it may be; other names than those of directories are
    # refused.
    [refused] = try_load("-s", "second", cwd=tmp_path)
    assert refused.result == "KIN_ERROR_INVALID" and "'second' is relative" in refused.sentence
    assert try_load("-p", ALLOW_RELATIVE, "-s", "second", "plugin.so", cwd=tmp_path)[2].result == "KIN_OK"
    for directory, result in (("nowhere", "UNKNOWN"), ("second/plugin.so", "UNKNOWN"), ("", "INVALID"), ("x" * 5000, "INVALID")):
        [_, refused] = try_load("-p", ALLOW_RELATIVE, "-s", directory, cwd=tmp_path)
        assert refused.result == f"KIN_ERROR_{result}" and "directory" in refused.sentence


def test_the_library_stays_in_the_process_when_its_engines_are_gone(hold_slide: Path) -> None:
    assert run(compile_host("stays", HERE / "stays.c"), hold_slide).split() == ["1", "passed,", "0", "failed"]


@pytest.mark.parametrize("compiler", ["gcc", "clang", "g++", "clang++"])
def test_plugin_h_compiles_alone_and_declares_nothing_of_the_engine(compiler: str) -> None:
    source = "#include <kinesic/plugin.h>\n"
    language = "c++" if "++" in compiler else "c"
    run(compiler, "-x", language, "-Wall", "-Wextra", "-pedantic", "-Werror", "-fsyntax-only", "-I", INCLUDE, "-", input=source)
    preprocessed = run(compiler, "-x", language, "-E", "-P", "-I", INCLUDE, "-", input=source)
    assert "kin_recognizer_class" in preprocessed
    assert not re.search(r"\bkin_(engine|event|recognizer_id \w+[,)])", preprocessed.replace("typedef uint64_t kin_recognizer_id;", ""))
    functions = set(re.findall(r"\b(kin_\w+) ?\([^()]*\);", re.sub(r"\{[^{}]*\}", ";", preprocessed)))
    names = {"kin_result_name", "kin_state_name", "kin_phase_name", "kin_touch_type_name", "kin_touch_cause_name"}
    assert functions <= {"kin_plugin_entry", "kin_last_error", "kin_version", "kin_abi_level", "kin_abi_minor", "kin_struct_init", *names}
