"""Each header compiles alone, in every dialect that a host may use, with every struct laid out and no hole in any."""

import re
import subprocess
from pathlib import Path

import pytest
from house import APART, HEADERS, PRESETS_HEADER, ROOT, Function, declared_functions, lint_functions, strokes_functions, struct_names

C = ["c99", "c11", "c17"]
CXX = ["c++11", "c++20"]
DIALECTS = [(compiler, dialect) for compiler in ("gcc", "clang") for dialect in C]
DIALECTS += [(compiler, dialect) for compiler in ("g++", "clang++") for dialect in CXX]


@pytest.mark.parametrize("header", HEADERS, ids=lambda path: path.name)
@pytest.mark.parametrize(("compiler", "dialect"), DIALECTS, ids=["-".join(d) for d in DIALECTS])
def test_compiles_alone(header: Path, compiler: str, dialect: str) -> None:
    # A compiler looks for padding only in structs whose size somebody asks for.
    sizes = "".join(f"int size_of_{name}[(int)sizeof({name})];\n" for name in struct_names(header))
    source = f"#include <kinesic/{header.name}>\n#include <kinesic/{header.name}>\n{sizes}int something;\n"
    language = "c++" if "++" in dialect else "c"
    command = [compiler, f"-std={dialect}", "-Wall", "-Wextra", "-pedantic", "-Wpadded", "-Werror", "-x", language, "-c", "-", "-o", "/dev/null"]
    done = subprocess.run([*command, "-I", ROOT / "Include"], input=source.encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("header", HEADERS, ids=lambda path: path.name)
@pytest.mark.parametrize(("compiler", "dialect"), [("gcc", "c11"), ("clang", "c11"), ("g++", "c++17"), ("clang++", "c++17")])
def test_strict_projects_see_no_warning(header: Path, compiler: str, dialect: str) -> None:
    strict = ["-Wconversion", "-Wsign-conversion", "-Wshadow", "-Wdouble-promotion", "-Wcast-qual"]
    if "++" in dialect:
        strict.append("-Wzero-as-null-pointer-constant")
    command = [compiler, f"-std={dialect}", "-Wall", "-Wextra", *strict, "-Werror", "-x", "c++" if "++" in dialect else "c", "-fsyntax-only", "-"]
    done = subprocess.run([*command, "-I", ROOT / "Include"], input=f"#include <kinesic/{header.name}>\n".encode(), capture_output=True)
    assert done.returncode == 0, done.stderr.decode()


@pytest.mark.parametrize("header", HEADERS, ids=lambda path: path.name)
def test_umbrella_has_it(header: Path) -> None:
    has_it = f'#include "{header.name}"' in (ROOT / "Include/kinesic/kinesic.h").read_text()
    assert has_it == (header.name != "kinesic.h" and header not in [*APART, PRESETS_HEADER])


def test_no_header_hides_another_one() -> None:
    """Each that a program can include has an include guard of its own."""
    shipped = [*HEADERS, *(ROOT / "Sources/CClasses").glob("*.h"), *(ROOT / "bindings").rglob("kinesic_*.h")]
    guards = [re.findall(r"^#ifndef (\w+)\n#define \1$", path.read_text(), re.M)[0] for path in shipped]
    assert len(set(guards)) == len(guards) > 30, sorted(guards)


CALLED_BY_US = [path for path in HEADERS if re.search(r"^(?:typedef|  )[\w *]*\(\*\w+\)\(", path.read_text(), re.M) and path.name != "extension.h"]


@pytest.mark.parametrize("header", CALLED_BY_US, ids=lambda path: path.name)
def test_says_that_what_we_call_must_return(header: Path) -> None:
    """An exception and a jump find no way through the engine; extension.h has functions that we lend."""
    said = " ".join(re.sub(r"^ \*", "", header.read_text(), flags=re.M).split())
    assert re.search(r"must return(?:: a C\+\+ exception|, as every kin_event_callback)", said)


def test_headers_with_functions_that_we_call_are_found() -> None:
    assert {"event.h", "recognizer.h", "view.h", "memory.h", "engine.h", "lint.h", "trace.h", "plugin.h", "action.h", "watch.h"} == {path.name for path in CALLED_BY_US}


def comment_of(function: Function) -> str:
    text = (ROOT / "Include/kinesic" / function.header).read_text()
    comment = re.search(rf"/\*((?:(?!\*/).)*)\*/\s*[\w *]*\b{function.name}\(", text, re.S)
    assert comment, "it has no comment"
    return comment[1]


@pytest.mark.parametrize("function", declared_functions(), ids=lambda function: function.name)
def test_says_who_may_call_it(function: Function) -> None:
    assert re.search(r"\[(any-thread|engine-thread|in-step)\]", comment_of(function)), "it names no thread role"


@pytest.mark.parametrize("function", declared_functions() + lint_functions() + strokes_functions(), ids=lambda function: function.name)
def test_says_since_when(function: Function) -> None:
    """Who may call a function of a lint or of a template set says the head of its header."""
    assert "Since level" in comment_of(function), "it does not say since when"


def test_comment_share(note) -> None:
    """Reported, not judged, but for a header set that lost its words."""
    comment = code = 0
    for header in HEADERS:
        text = header.read_text()
        inside = sum(len("".join(found.split())) for found in re.findall(r"/\*.*?\*/", text, re.S))
        comment += inside
        code += len("".join(text.split())) - inside
    share = 100 * comment / (comment + code)
    note(f"comment share of the headers: {share:.0f} % (50 to 70 are wanted)")
    assert share > 30


# Filled in by the engine, and never by a host or an author.
FILLED_BY_ENGINE = {"kin_step", "kin_request", "kin_peer", "kin_host", "kin_plugin"}
# Tables of the library.
EXTENSIONS = {"kin_math_extension", "kin_velocity_extension", "kin_typed_actions_extension", "kin_plugins_extension"}


def test_every_sized_struct_has_an_init() -> None:
    text = "".join(header.read_text() for header in HEADERS)
    sized = {name for body, name in re.findall(r"typedef struct \w+ \{\n  uint32_t struct_size;(.*?)\n\} (\w+);", text, re.S)}
    assert len(sized) > 10
    assert {name for name in sized if not re.search(rf"void {name}_init\({name} \*", text)} == FILLED_BY_ENGINE | EXTENSIONS


def test_a_plugin_author_gets_no_mathematics() -> None:
    """What a plugin needs of the C library is said by its own includes: `plugin.h` brings no math.h."""
    done = subprocess.run(["gcc", "-E", "-I", ROOT / "Include", "-"], input="#include <kinesic/plugin.h>", capture_output=True, text=True, check=True)
    assert "math.h" not in done.stdout


def test_never_has_a_type_for_languages_that_read_headers() -> None:
    """bindgen makes -1 of a macro of all ones, and a u64 of this constant. C still has a constant expression."""
    source = """
        #include <kinesic/base.h>
        #undef KIN_TIME_NEVER
        int is_typed[_Generic(&KIN_TIME_NEVER, const uint64_t *: 1)];
        uint64_t value(void) { return KIN_TIME_NEVER; }
        #include <kinesic/touch.h>
    """
    expression = "#include <kinesic/base.h>\nint is_same[KIN_TIME_NEVER == UINT64_MAX && sizeof KIN_TIME_NEVER == 8 ? 1 : -1];\n"
    for text in (source, expression):
        command = ["gcc", "-std=c11", "-Wall", "-Werror", "-fsyntax-only", "-x", "c", "-", "-I", ROOT / "Include"]
        done = subprocess.run(command, input=text.encode(), capture_output=True)
        assert done.returncode == 0, done.stderr.decode()
