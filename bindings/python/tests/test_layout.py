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
PUBLIC = {"__init__", "__main__", "ffi", "standard", "strokes", "touchpad", *ADAPTERS}
# An engine has views, a view recognizers, and each of them names the others: annotations may say so.
HANDLES = {"kinesic._core.engine", "kinesic._core.recognizer", "kinesic._core.view"}
# The error of a replay has the replay, which has the events, which are checked with errors.
ALSO = {("kinesic._core.errors", "kinesic._core.playing")}


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


def test_annotations_close_circles_of_handles_only() -> None:
    kept = [edge for edge in imports(PACKAGE) if not (edge.only_for_types and (edge.target in HANDLES or edge[:2] in ALSO))]
    assert len(kept) < len(imports(PACKAGE))
    assert circles(kept) == set()


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
