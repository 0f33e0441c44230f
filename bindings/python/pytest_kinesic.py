"""pytest plugin: collects behaviour cases from files that are named *.kinesic.json, one test per case, and scenes from
*.kinesic-scene.json, in each of which it looks for conflicts between gestures. The fixture `assert_no_conflicts` does
so for an engine. Classes of one's own and plugins that cases and scenes name are brought by a hook in conftest.py:

    def pytest_kinesic_prepare(engine):
        engine.register(Checkmark)

It loads the library only when there is such a file or fixture, so that other test runs do not depend on it.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterator, Optional, Tuple, Union

import pytest

if TYPE_CHECKING:
    from kinesic import Engine, LintReport

SUFFIX = ".kinesic.json"
SCENE_SUFFIX = ".kinesic-scene.json"


class Hooks:
    """What a conftest.py may have."""

    @pytest.hookspec
    def pytest_kinesic_prepare(self, engine: "Engine", path: Path) -> None:
        """Called with the fresh engine of each case and each scene of the folder, before anything is in it, and with
        the file's path: `engine.register(Checkmark)`, `engine.load_plugin("/path/libgestures.so")`."""


def pytest_addhooks(pluginmanager: "pytest.PytestPluginManager") -> None:
    """Makes the hook known."""
    pluginmanager.add_hookspecs(Hooks)


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> Optional[pytest.File]:
    """Takes the files of cases and of scenes."""
    if file_path.name.endswith(SUFFIX):
        return CaseFile.from_parent(parent, path=file_path)
    if file_path.name.endswith(SCENE_SUFFIX):
        return SceneFile.from_parent(parent, path=file_path)
    return None


@pytest.fixture
def assert_no_conflicts() -> "Callable[..., LintReport]":
    """`assert_no_conflicts(engine, allow=..., wishes=...)`: `Engine.lint` with these arguments finds no warning and no
    error but what is allowed; gives its report."""

    def check(engine: "Engine", **arguments: Any) -> "LintReport":
        __tracebackhide__ = True
        report = engine.lint(**arguments)
        if not report.passed:
            pytest.fail(f"gestures conflict:\n{report}", pytrace=False)
        return report

    return check


class CaseFile(pytest.File):
    """A file of cases."""

    def collect(self) -> Iterator["CaseItem"]:
        """One item per case."""
        from kinesic import CaseError, load_cases

        try:
            cases = load_cases(self.path)
        except CaseError as error:
            raise self.CollectError(str(error)) from None
        for index, case in enumerate(cases):
            name = case.get("id")
            yield CaseItem.from_parent(self, name=name if isinstance(name, str) and name else f"[{index}]", case=case)


class Differs(Exception):
    """What came out is not what the case expects; the text is the report."""


class CaseItem(pytest.Item):
    """A case."""

    def __init__(self, *, case: Dict[str, Any], **arguments: Any) -> None:
        super().__init__(**arguments)
        self.case = case

    def runtest(self) -> None:
        """Runs it."""
        from kinesic import check

        result = check(self.case, prepare=lambda engine: self.ihook.pytest_kinesic_prepare(engine=engine, path=self.path))
        if not result.passed:
            raise Differs(str(result))

    def repr_failure(self, excinfo: "pytest.ExceptionInfo[BaseException]", style: Any = None) -> Any:
        """The report, or the sentence on what is malformed, without a traceback."""
        from kinesic import CaseError

        if isinstance(excinfo.value, (Differs, CaseError)):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> "Tuple[Union[Path, str], Optional[int], str]":
        """Where it stands, and its title."""
        from kinesic._core.printable_text import visible

        title = self.case.get("title")
        return self.path, None, visible(f"{self.name}: {title}" if isinstance(title, str) else self.name)


class SceneFile(pytest.File):
    """A scene."""

    def collect(self) -> Iterator["SceneItem"]:
        """Its lint."""
        yield SceneItem.from_parent(self, name="lint")


class SceneItem(pytest.Item):
    """The lint of a scene: it fails for a warning or an error that the scene does not allow."""

    def runtest(self) -> None:
        """Runs it."""
        import json

        from kinesic import CaseError
        from kinesic._core.scene_lint import lint_scene

        try:
            description = json.loads(self.path.read_text("utf-8"))
        except ValueError as error:
            raise CaseError(f"{self.path.name}: this is not JSON: {error}") from None
        report = lint_scene(description, lambda engine: self.ihook.pytest_kinesic_prepare(engine=engine, path=self.path))
        if not report.passed:
            raise Differs(f"gestures conflict:\n{report}")

    def repr_failure(self, excinfo: "pytest.ExceptionInfo[BaseException]", style: Any = None) -> Any:
        """The report, or the sentence on what is malformed, without a traceback."""
        from kinesic import CaseError

        if isinstance(excinfo.value, (Differs, CaseError)):
            return str(excinfo.value)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> "Tuple[Union[Path, str], Optional[int], str]":
        """Where it stands."""
        return self.path, None, f"{self.path.name}: conflicts between gestures"
