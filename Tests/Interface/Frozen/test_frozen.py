"""What was built for level 1.0 runs with every later library of level 1, and what was built for a later one runs with
an earlier library as far as it needs nothing that is not there."""

import math
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import kinesic
import pytest
from conftest import HERE, OUT, ROOT, STRICT, compile_host, compile_plugin, run, sized

LEVELS = sorted(path.parent for path in HERE.glob("[0-9]*/include"))
AGAIN = "; before the level is released: Scripts/freeze-headers"


def test_the_first_level_is_there() -> None:
    assert HERE / "1.0" in LEVELS


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_host_and_a_plugin_of_this_level_run_with_the_newest_library(level: Path) -> None:
    plugin = compile_plugin(f"plugin-{level.name}", level / "include")
    host = compile_host(f"host-{level.name}", level / "include")
    checks = re.fullmatch(r"host: (\d+) checks\n", run(host, plugin))
    assert checks and int(checks[1]) > 150, AGAIN


@pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
def test_a_plugin_of_this_level_runs_in_a_host_of_today(level: Path) -> None:
    plugin = compile_plugin(f"plugin-{level.name}", level / "include")
    assert "checks" in run(compile_host("host-today", ROOT / "Include"), plugin), AGAIN


def code_of(include: Path) -> dict[str, str]:
    """What headers declare, but for the version of the library, which goes up within a level."""
    dropped = re.compile(r"/\*.*?\*/|#define KIN_VERSION_\w+ \d+", re.S)
    return {path.name: " ".join(dropped.sub(" ", path.read_text()).split()) for path in (include / "kinesic").glob("*.h")}


def test_what_the_headers_declare_is_what_was_kept_of_this_level() -> None:
    """Once a level is released, whatever is added is another one (KIN_ABI_MINOR)."""
    base = (ROOT / "Include/kinesic/base.h").read_text()
    level, minor = (re.findall(rf"^#define {name} (\d+)$", base, re.M)[0] for name in ("KIN_ABI_LEVEL", "KIN_ABI_MINOR"))
    kept, now = code_of(HERE / f"{level}.{minor}" / "include"), code_of(ROOT / "Include")
    assert [name for name in sorted({*kept, *now}) if kept.get(name) != now.get(name)] == [], AGAIN


def test_a_struct_ends_where_its_last_field_ends(tmp_path: Path) -> None:
    """Else what comes later could lie in the gap, and a struct_size would not say whether it is there."""
    include = ROOT / "Include"
    names = [name for header in sorted((include / "kinesic").glob("*.h")) for name in sized(header.read_text())]
    lines = []
    for name in names:
        body = next(
            found[1]
            for header in (include / "kinesic").glob("*.h")
            if (found := re.search(rf"typedef struct {name} \{{(.*?)\n\}} {name};", header.read_text(), re.S))
        )
        plain = re.sub(r"/\*.*?\*/", "", body, flags=re.S)
        last = [line for line in plain.split(";") if line.strip()][-1]
        function = re.search(r"\(\*(\w+)\)", last)
        field = function[1] if function else re.findall(r"(\w+)\s*(?:\[\w+\])?\s*$", last)[0]
        lines.append(f'_Static_assert(offsetof({name}, {field}) + sizeof((({name} *)0)->{field}) == sizeof({name}), "{name}");')
    source = tmp_path / "ends.c"
    source.write_text("#include <kinesic/kinesic.h>\n#include <kinesic/lint.h>\n#include <kinesic/overlay.h>\n#include <kinesic/presets.h>\n#include <kinesic/recordings.h>\n#include <kinesic/strokes.h>\n#include <kinesic/touchpad.h>\n#include <kinesic/watch.h>\n#include <stddef.h>\n" + "\n".join(lines) + "\nint main(void) { return 0; }\n")
    run("gcc", "-std=c11", "-I", include, "-fsyntax-only", source)
    assert len(lines) > 15


def test_the_plugin_of_the_guide(tmp_path: Path) -> None:
    (piece,) = re.findall(r"```c\n(.*?)```", (ROOT / "docs/compatibility.md").read_text(), re.S)
    (tmp_path / "landing.c").write_text(piece)
    library = tmp_path / "liblanding.so"
    run("gcc", *STRICT, "-shared", "-fPIC", "-I", ROOT / "Include", tmp_path / "landing.c", "-o", library)
    with kinesic.Engine() as engine:
        engine.load_plugin(str(library))
        engine.root.add(kinesic.Recognizer("com.example.landing"))
        engine.down(1, (10, 10), at=0)
        (event,) = engine.poll()
        assert isinstance(event, kinesic.GestureEvent) and abs(event.values["angle"] - math.pi / 4) < 1e-15


class TestToday:
    """Today's library, and hosts and plugins of a later level."""

    def test_a_later_host_runs_as_long_as_it_says_nothing_new(self, later_include: Path) -> None:
        plugin = compile_plugin("plugin-later", later_include)
        assert "checks" in run(compile_host("host-later", later_include, "host.c", "-DLACKS_LATER"), plugin)

    def test_what_a_later_host_says_more_is_refused_by_a_sentence(self, later_include: Path) -> None:
        assert run(compile_host("says-more", later_include, "later.c")) == "later: 12 refused\n"

    @pytest.mark.parametrize(
        ("options", "sentence"),
        [
            (["-DLATER=out_plugin->later = 1;"], "kin_plugin says something in byte"),
            (["-DLATER=follow_class.later = 1;"], "kin_recognizer_class says something in byte"),
            (["-DNEEDED_MINOR=3"], "needs level 1.3, this engine has 1.0"),
            (['-DNEEDS="kinesic.math", "com.example.haptics"'], "needs the extension 'com.example.haptics', which this engine does not have"),
            (["-DLATER=out_plugin->needs = NULL;"], "needs that is null"),
            (["-DLATER=out_plugin->sizes.touch += 8;"], "another size than this engine of kin_touch"),
        ],
    )
    def test_a_later_plugin_is_refused_for_what_it_needs_by_name(self, later_include: Path, options: list[str], sentence: str) -> None:
        plugin = compile_plugin("plugin-needs", later_include, *options)
        assert sentence in run(compile_host("host-today", ROOT / "Include"), plugin, status=1)


@pytest.mark.thorough
class TestLater:
    """A library of a later level, made of today's sources, and hosts and plugins of the levels that there are."""

    @pytest.mark.parametrize("level", LEVELS, ids=lambda level: level.name)
    def test_hosts_and_plugins_of_before_run_with_it(self, later_library: Path, level: Path) -> None:
        plugin = compile_plugin(f"plugin-{level.name}", level / "include")
        host = compile_host(f"host-{level.name}-with-later", level / "include", library=later_library)
        assert "checks" in run(host, plugin)

    def test_so_do_those_of_its_own_level(self, later_library: Path, later_include: Path) -> None:
        plugin = compile_plugin("plugin-later", later_include, "-DNEEDED_MINOR=7")
        host = compile_host("host-later-with-later", later_include, library=later_library)
        assert "checks" in run(host, plugin)


def test_released_headers_are_not_written_over() -> None:
    """Scripts/freeze-headers, in a copy."""
    tree = OUT / "freezing"
    shutil.rmtree(tree, ignore_errors=True)
    (tree / "Scripts").mkdir(parents=True)
    shutil.copy(ROOT / "Scripts/freeze-headers", tree / "Scripts")
    shutil.copytree(ROOT / "Include", tree / "Include")
    freeze: Callable[..., str] = lambda *words, status=0: run(tree / "Scripts/freeze-headers", *words, status=status)
    frozen = tree / freeze().strip()
    base = tree / "Include/kinesic/base.h"
    base.write_text(base.read_text() + "/* more */\n")
    freeze("--release")
    assert (frozen / "include/kinesic/base.h").read_text().endswith("/* more */\n")
    base.write_text(base.read_text() + "/* still more */\n")
    freeze(status=1)
    assert (frozen / "include/kinesic/base.h").read_text().endswith("\n/* more */\n")
    base.write_text(re.sub(r"(KIN_ABI_MINOR) \d+", r"\1 9", base.read_text()))
    assert freeze().strip().endswith(".9")
