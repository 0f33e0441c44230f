"""kinesic.hpp: it compiles everywhere, runs clean, and reaches every function of the C headers."""

import re
import subprocess
from pathlib import Path

import cpp_removed
import pytest
from conftest import CPP, HERE, HOST, OUT, ROOT, STRICT, VALGRIND, compiled, run, snippets
from house import APART, HEADERS, LINT_HEADER, declared_functions, lint_functions, without_comments

PARTS = sorted((CPP / "kinesic").glob("*.hpp"))
SOURCES = [HERE / f"cpp_{name}.cpp" for name in ("main", "engine", "recognizers", "handlers", "classes", "traces")]
# Of a library of its own.
LINT = {"returning": HERE / "cpp_lint.cpp", "throwing": HERE / "cpp_lint_exceptions.cpp"}
# Calls C functions by name.
COPIES = HERE / "cpp_copies.cpp"
OPTIONS = [f"-I{CPP}", f'-DKINESIC_LIB="{ROOT}/build/lib"']
PLAIN = ["-fno-exceptions", "-fno-rtti"]
SANITIZED = ["-fsanitize=address,undefined", "-fno-sanitize-recover=all"]
WITH_LINT = "-lkinesic-lint"
# What stays with C, and why. An entry for a function that C++ reaches is an error.
LEFT_TO_C: dict[str, str] = {}
# Constants that have no name of their own in C++: masks, numbers and what is seen in C structs only.
NUMBERS = {
    "KIN_BUTTON_": "bits of a sample", "KIN_MODIFIER_": "bits of a sample", "KIN_CHANGE_": "bits of kin_touch", "KIN_STEP_": "bits of kin_step",
    "KIN_REQUEST_": "bits of kin_request", "KIN_CLASS_": "bits of a class", "KIN_PLUGIN_": "bits of a policy", "KIN_REPLAY_": "fields of ReplayOptions",
    "KIN_VIEW_": "bits of ViewOptions", "KIN_OPERATION_": "of kin_trace_call", "KIN_QUESTION_": "of kin_trace_answer",
    "KIN_ALLOWED_": "of a property", "KIN_DIRECTION_": "of a property", "KIN_EDGE_": "of a property", "KIN_AXES_": "of a property",
    "KIN_FILTER_": "of Event::detail", "KIN_HOW_": "of Event::detail",
    "KIN_THRESHOLD_MODE_": "of a property", "KIN_FINGER_STRATEGY_": "of a property",
}


def counts(output: str) -> tuple[int, int]:
    found = re.search(r"^(\d+) passed, (\d+) failed$", output, re.M)
    assert found, output
    return int(found[1]), int(found[2])


@pytest.mark.thorough
@pytest.mark.parametrize("part", PARTS, ids=lambda path: path.name)
@pytest.mark.parametrize(
    ("compiler", "standard", "mode"),
    [("g++", "c++17", PLAIN), ("clang++", "c++20", ["-DKINESIC_EXCEPTIONS", "-fno-rtti"])],
    ids=["g++-c++17-returning", "clang++-c++20-throwing"],
)
def test_each_part_compiles_alone(part: Path, compiler: str, standard: str, mode: list[str]) -> None:
    source = f"#include <kinesic/{part.name}>\n#include <kinesic/{part.name}>\n#include <kinesic.hpp>\n"
    command = [compiler, f"-std={standard}", *STRICT, *mode, *OPTIONS, HOST[0], "-fsyntax-only", "-x", "c++", "-"]
    done = subprocess.run(command, input=source, capture_output=True, text=True)
    assert done.returncode == 0 and not done.stderr, done.stderr


@pytest.mark.parametrize(("compiler", "standard"), [("g++", "c++17"), pytest.param("clang++", "c++20", marks=pytest.mark.thorough)])
def test_everything_under_valgrind(compiler: str, standard: str) -> None:
    program = compiled(f"cpp-{compiler}", *SOURCES, COPIES, options=[*OPTIONS, *PLAIN], compiler=compiler, standard=standard)
    passed, failed = counts(run(*VALGRIND, program))
    assert failed == 0 and passed > 200


@pytest.mark.thorough
def test_everything_with_sanitizers() -> None:
    program = compiled("cpp-sanitized", *SOURCES, COPIES, options=[*OPTIONS, *SANITIZED, "-fno-rtti"], compiler="g++", standard="c++20")
    assert counts(run(program))[1] == 0


@pytest.mark.thorough
@pytest.mark.parametrize("compiler", ["g++", "clang++"])
def test_exceptions(compiler: str) -> None:
    program = compiled(f"cpp-exceptions-{compiler}", HERE / "cpp_exceptions.cpp", options=[*OPTIONS, "-fno-rtti"], compiler=compiler, standard="c++17")
    passed, failed = counts(run(*VALGRIND, program))
    assert failed == 0 and passed > 5


@pytest.mark.parametrize("mode", LINT)
@pytest.mark.parametrize(("compiler", "standard"), [("g++", "c++17"), pytest.param("clang++", "c++20", marks=pytest.mark.thorough)])
def test_lint(compiler: str, standard: str, mode: str) -> None:
    options = [*OPTIONS, "-fno-rtti", WITH_LINT, *(["-fno-exceptions"] if mode == "returning" else [])]
    program = compiled(f"cpp-lint-{mode}-{compiler}", LINT[mode], options=options, compiler=compiler, standard=standard)
    passed, failed = counts(run(*VALGRIND, program))
    assert failed == 0 and passed > {"returning": 300, "throwing": 6}[mode]


@pytest.mark.thorough
def test_lint_with_sanitizers() -> None:
    program = compiled("cpp-lint-sanitized", LINT["returning"], options=[*OPTIONS, *SANITIZED, "-fno-rtti", WITH_LINT], compiler="g++", standard="c++20")
    assert counts(run(program))[1] == 0


def test_what_is_called_when_it_was_removed() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "cpp-removed.cpp").write_text(cpp_removed.program(CPP / "kinesic"))
    program = compiled("cpp-removed", OUT / "cpp-removed.cpp", options=[*OPTIONS, *PLAIN, f"-I{HERE}"], compiler="g++", standard="c++17")
    passed, failed = counts(run(*VALGRIND, program))
    assert failed == 0 and passed > 700


@pytest.mark.parametrize(("argument", "compiles"), [("kinesic::ViewId{1}", False), ("1", False), ("kinesic::PluginId{1}", True)])
def test_ids_do_not_mix(argument: str, compiles: bool) -> None:
    source = f"#include <kinesic.hpp>\nvoid ask(kinesic::Engine &engine) {{ (void)engine.plugin_info({argument}); }}\n"
    done = subprocess.run(["g++", "-std=c++17", *OPTIONS, HOST[0], "-fsyntax-only", "-x", "c++", "-"], input=source, capture_output=True, text=True)
    assert (done.returncode == 0) == compiles
    assert compiles or "plugin_info" in done.stderr or "PluginId" in done.stderr or "could not convert" in done.stderr


@pytest.mark.thorough
def test_both_modes_in_one_program(tmp_path: Path) -> None:
    ask = 'auto engine = kinesic::Engine::create(); {} printf("{} ");'
    plain = ask.format('if (engine->root().add("odd")) return;', "refused")
    throwing = ask.format('try { engine.root().add("odd"); return 1; } catch (const kinesic::Exception &) {}', "thrown")
    (tmp_path / "plain.cpp").write_text(f"#include <kinesic.hpp>\nvoid plain() {{ {plain} }}\n")
    (tmp_path / "both.cpp").write_text(f"#define KINESIC_EXCEPTIONS\n#include <kinesic.hpp>\nvoid plain();\nint main() {{ plain(); {throwing} }}\n")
    program = compiled("cpp-both", tmp_path / "plain.cpp", tmp_path / "both.cpp", options=OPTIONS, compiler="g++", standard="c++17")
    assert run(program) == "refused thrown "


def reached(folder: Path, *sources: Path) -> set[str]:
    """The C functions that test programs ask for, all of them through the headers of C++: inline code is there when it
    is used."""
    run("g++", "-std=c++17", "-O0", *OPTIONS, *PLAIN, HOST[0], "-c", *sources, cwd=folder)
    symbols = run("nm", "--undefined-only", *sorted(folder.glob("*.o")))
    assert not [line for source in sources for line in re.findall(r"\bkin_\w+\(", without_comments(source.read_text()))]
    return set(re.findall(r"\bkin_\w+", symbols))


@pytest.mark.thorough
def test_every_function_is_reached(tmp_path: Path) -> None:
    declared = {function.name for function in declared_functions()}
    assert len(declared) > 100
    assert declared - reached(tmp_path, *SOURCES) == set(LEFT_TO_C)


def test_every_function_of_the_lint_is_reached(tmp_path: Path) -> None:
    declared = {function.name for function in lint_functions()}
    assert len(declared) >= 15
    assert declared - reached(tmp_path, LINT["returning"]) == set()


def test_every_constant_has_a_name() -> None:
    names = set()
    for header in HEADERS:
        if header in APART and header != LINT_HEADER:  # libraries of their own, which C++ uses as C
            continue
        for body in re.findall(r"enum \{(.*?)\}", without_comments(header.read_text()), re.S):
            names |= set(re.findall(r"\bKIN_\w+", body))
    text = "".join(without_comments(part.read_text()) for part in PARTS)
    missing = {name for name in names if not re.search(rf"\b{name}\b", text)}
    assert len(names) > 100
    assert {name for name in missing if not name.startswith(tuple(NUMBERS))} == set()


def test_the_guides_plugin(tmp_path: Path) -> None:
    """Built by the guide's command, and loaded: a finger that comes back, and one that does not."""
    kinesic = pytest.importorskip("kinesic")
    (code,) = snippets("cpp.md", "cpp plugin")
    (tmp_path / "out_back.cpp").write_text(code)
    command = snippets("cpp.md", "sh")[1].replace("-I bindings/cpp", f"-Wall -Wextra -Werror -I {CPP}").replace("-I build/include", f"-I {ROOT}/build/include")
    run("bash", "-euc", command, cwd=tmp_path)
    with kinesic.Engine() as engine:
        engine.load_plugin(str(tmp_path / "libout_back.so"))
        engine.explain = True
        engine.root.add(kinesic.Recognizer("com.example.out_back", name="r"))
        for places in ((100, 150, 110), (100, 150)):
            engine.down(1, (places[0], 50), at=engine.time + 1)
            for x in places[1:]:
                engine.move(1, (x, 50), at=engine.time + 0.1)
            engine.up(1, at=engine.time + 0.1)
        said = [engine.describe(event) for event in engine.poll() if isinstance(event, kinesic.GestureEvent) or event.detail]
    assert said == [
        "com.example.out_back 'r' ended at (110, 50) with farthest 50",
        "com.example.out_back 'r' failed: lifted too early",
    ]


@pytest.mark.parametrize("number", range(len(snippets("cpp.md", "cpp"))))
@pytest.mark.parametrize("compiler", ["g++", pytest.param("clang++", marks=pytest.mark.thorough)])
def test_the_guide(number: int, compiler: str) -> None:
    (OUT / "guide").mkdir(parents=True, exist_ok=True)
    source = OUT / f"guide/cpp-{number}.cpp"
    source.write_text(snippets("cpp.md", "cpp")[number])
    libraries = [WITH_LINT] if "kinesic/lint.hpp" in source.read_text() else []
    program = compiled(f"guide/cpp-{number}-{compiler}", source, options=[f"-I{CPP}", *libraries], compiler=compiler, standard="c++17")
    assert run(program) == snippets("cpp.md", "text")[number]
