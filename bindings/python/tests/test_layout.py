"""What lies where: few public modules, the rest private, and no circle of imports."""

from __future__ import annotations

import ast
import copy
import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, Dict, Iterator, List, NamedTuple, Set, Tuple

import pytest

import kinesic

PACKAGE = Path(kinesic.__file__).resolve().parent
ADAPTERS = {"kivy", "pygame"}
PUBLIC = {"__init__", "__main__", "ffi", "overlay", "presets", "standard", "strokes", "touchpad", *ADAPTERS}
# An engine has views, a view recognizers, an event its recognizer, and each of them names the other in what users see:
# these types can only be written by a module that names the class above it.
UPWARDS = {
    ("kinesic._core.handle", "kinesic._core.engine"),
    ("kinesic._core.view", "kinesic._core.recognizer"),
    ("kinesic._core.event_functions", "kinesic._core.recognizer"),
    ("kinesic._core.events", "kinesic._core.recognizer"),
    ("kinesic._core.relations", "kinesic._core.recognizer"),
}


class Import(NamedTuple):
    """One module imports another."""

    source: str
    target: str
    only_for_types: bool


def modules(package: Path) -> Dict[str, Path]:
    """The modules of a package by their full names."""
    found = {".".join(path.relative_to(package.parent).with_suffix("").parts): path for path in package.rglob("*.py")}
    return {(name[: -len(".__init__")] if name.endswith(".__init__") else name): path for name, path in found.items()}


def statements(node: ast.AST, only_for_types: bool = False) -> Iterator[Tuple[ast.AST, bool]]:
    """All imports, also those inside of functions, and whether they are under `if TYPE_CHECKING`."""
    for child in ast.iter_child_nodes(node):
        guarded = isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING" and child in node.body
        if isinstance(child, (ast.Import, ast.ImportFrom)):
            yield child, only_for_types or guarded
        yield from statements(child, only_for_types or guarded)


def named(statement: Any, name: str, is_package: bool) -> Iterator[str]:
    """The full names that an import may mean."""
    if isinstance(statement, ast.Import):
        yield from (alias.name for alias in statement.names)
        return
    parts = name.split(".") if is_package else name.split(".")[:-1]
    start = parts[: len(parts) - statement.level + 1] if statement.level else []
    source = ".".join([*start, *([statement.module] if statement.module else [])])
    yield source
    yield from (f"{source}.{alias.name}" for alias in statement.names)


def imports(package: Path) -> List[Import]:
    """All imports of a package among its own modules. A package counts as what its __init__ does."""
    known, found = modules(package), []
    for name, path in known.items():
        for statement, only_for_types in statements(ast.parse(path.read_text())):
            targets = [target for target in named(statement, name, path.name == "__init__.py") if target in known]
            # `from . import x` means the module x, not the package around both.
            kept = [target for target in targets if not any(other.startswith(target + ".") for other in targets)]
            found += [Import(name, target, only_for_types) for target in kept]
    return found


def circles(edges: List[Import]) -> Set[str]:
    """The modules that come back to themselves."""
    after: Dict[str, Set[str]] = {}
    for edge in edges:
        after.setdefault(edge.source, set()).add(edge.target)

    def reached(start: str) -> Set[str]:
        found: Set[str] = set()
        waiting = list(after.get(start, ()))
        while waiting:
            each = waiting.pop()
            if each not in found:
                found.add(each)
                waiting += after.get(each, ())
        return found

    return {name for name in after if name in reached(name)}


def test_few_modules_are_public() -> None:
    assert {path.stem for path in PACKAGE.glob("*.py")} == PUBLIC
    assert {path.name for path in PACKAGE.iterdir() if path.is_dir() and path.name != "__pycache__"} == {"_core"}
    assert not [path.name for path in (PACKAGE / "_core").glob("_*") if path.stem not in ("__init__", "__pycache__")]


def test_no_import_that_runs_closes_a_circle() -> None:
    running = [edge for edge in imports(PACKAGE) if not edge.only_for_types]
    assert len(running) > 150
    assert circles(running) == set()


def test_no_import_for_types_closes_a_circle() -> None:
    found = imports(PACKAGE)
    kept = [edge for edge in found if not (edge.only_for_types and edge[:2] in UPWARDS)]
    assert len(kept) == len(found) - len(UPWARDS)
    assert circles(kept) == set()
    for each in UPWARDS:
        assert circles([*kept, Import(*each, True)]), f"{each} closes no circle any more: leave it out here"


def names_in(node: ast.AST) -> Set[str]:
    """The names in an annotation, and in what is quoted in it."""
    found = {each.id for each in ast.walk(node) if isinstance(each, ast.Name)}
    quoted = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str)]
    return found.union(*(names_in(ast.parse(text, mode="eval")) for text in quoted if text.isprintable()))


def public_annotations(path: Path) -> Set[str]:
    """The names in the annotations of a module's public functions, methods and fields, also by way of its type
    variables."""
    tree = ast.parse(path.read_text())
    variables = {each.targets[0].id: each.value for each in tree.body if isinstance(each, ast.Assign) and isinstance(each.targets[0], ast.Name)}
    found: Set[str] = set()
    for owner in (tree, *(each for each in tree.body if isinstance(each, ast.ClassDef))):
        for each in owner.body:
            if isinstance(each, ast.FunctionDef) and not each.name.startswith("_"):
                given = [*each.args.args, *each.args.kwonlyargs, *filter(None, (each.args.vararg, each.args.kwarg))]
                annotations = [*(one.annotation for one in given), each.returns]
            elif isinstance(each, ast.AnnAssign) and isinstance(each.target, ast.Name) and not each.target.id.startswith("_"):
                annotations = [each.annotation]
            else:
                continue
            found = found.union(*(names_in(one) for one in annotations if one is not None))
    return found.union(*(names_in(variables[name]) for name in found if name in variables))


@pytest.mark.parametrize("source, target", sorted(UPWARDS))
def test_an_import_upwards_is_for_what_users_see(source: str, target: str) -> None:
    known = modules(PACKAGE)
    wanted = target.rpartition(".")[2].capitalize()
    assert wanted in public_annotations(known[source])


@pytest.mark.parametrize(
    "line, runs",
    [
        ("from .b import x", True),
        ("from . import b", True),
        ("import made.b", True),
        ("from made import b", True),
        ("def f():\n    from .b import x", True),
        ("def f():\n    async def g():\n        from . import b as other", True),
        ("if TYPE_CHECKING:\n    from .b import x", False),
        ("if TYPE_CHECKING:\n    pass\nelse:\n    from .b import x", True),
    ],
)
def test_the_walk_sees_every_kind_of_import(tmp_path: Path, line: str, runs: bool) -> None:
    made = tmp_path / "made"
    made.mkdir()
    (made / "__init__.py").write_text("")
    (made / "a.py").write_text(line + "\n")
    (made / "b.py").write_text("from .c import x\n")
    (made / "c.py").write_text("from .a import f\n")
    found = imports(made)
    assert circles(found) == {"made.a", "made.b", "made.c"}
    assert bool(circles([edge for edge in found if not edge.only_for_types])) is runs


def test_public_things_are_of_the_package() -> None:
    assert kinesic.standard.Moving.__module__ == "kinesic.standard"
    for name in kinesic.__all__:
        thing = getattr(kinesic, name)
        if isinstance(thing, type) or callable(thing):
            assert getattr(thing, "__module__", "typing") in ("kinesic", "typing"), name


@pytest.mark.parametrize(
    "thing",
    [
        kinesic.State.ENDED, kinesic.Edge.LEFT | kinesic.Edge.TOP, kinesic.Point(1, 2), kinesic.Rect(0, 0, 1, 1), kinesic.Transform(1, 0, 0, 1, 0, 0),
        kinesic.Sample(1, kinesic.Phase.BEGAN, 1, 2, 0.5), kinesic.Fill(1, 2, 3), kinesic.Smoothing(), kinesic.ContactFilter(), kinesic.HandGrouping(),
        kinesic.PalmFilter(), kinesic.Accommodations(),
    ],
    ids=lambda thing: type(thing).__name__,
)  # fmt: skip
def test_pickles_name_no_private_module(thing: Any) -> None:
    """What is pickled today is read by a version whose private modules have other names."""
    data = pickle.dumps(thing)
    assert b"kinesic" in data and b"_core" not in data
    assert pickle.loads(data) == thing == copy.deepcopy(thing)


def test_modules_that_are_public_can_be_imported_first() -> None:
    for name in PUBLIC - ADAPTERS - {"__init__"}:
        subprocess.run([sys.executable, "-c", f"import kinesic.{name}"], check=True)
