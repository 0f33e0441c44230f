"""pytest plugin: collects behaviour cases from files that are named *.kinesic.json, one test per case, and scenes from
*.kinesic-scene.json, in each of which it looks for conflicts between gestures. The fixture `assert_no_conflicts` does
so for an engine; the fixture `kinesic_session` makes sessions, which show their picture when the test fails. Classes
of one's own and plugins that cases and scenes name are brought by a hook in conftest.py:

    def pytest_kinesic_prepare(engine):
        engine.register(Checkmark)

A case or a test with `kinesic_session` that fails has a picture of what happened: an SVG file that the report names.
It is in the folder that `--kinesic-pictures` names, else in pytest's cache.

It loads the library only when there is such a file or fixture, so that other test runs do not depend on it.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterator, List, Optional, Tuple, Union

import pytest

if TYPE_CHECKING:
    from kinesic import Engine, LintReport, Session

SUFFIX = ".kinesic.json"
SCENE_SUFFIX = ".kinesic-scene.json"
SESSIONS: "pytest.StashKey[List[Session]]" = pytest.StashKey()
"""Those that a test has made."""


class Hooks:
    """What a conftest.py may have."""

    @pytest.hookspec
    def pytest_kinesic_prepare(self, engine: "Engine", path: Path) -> None:
        """Called with the fresh engine of each case and each scene of the folder, before anything is in it, and with
        the file's path: `engine.register(Checkmark)`, `engine.load_plugin("/path/libgestures.so")`."""


def pytest_addhooks(pluginmanager: "pytest.PytestPluginManager") -> None:
    """Makes the hook known."""
    pluginmanager.add_hookspecs(Hooks)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Where the pictures go."""
    parser.getgroup("kinesic").addoption(
        "--kinesic-pictures", metavar="FOLDER", type=Path, help="where pictures of failed tests go (default: the folder of pytest's cache)"
    )


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


@pytest.fixture
def kinesic_session(request: pytest.FixtureRequest) -> "Iterator[Callable[..., Session]]":
    """`kinesic_session(...)` makes a `Session` with these arguments. It is closed after the test, and when the test
    fails the report names a picture of what happened."""
    from kinesic import Session

    made: "List[Session]" = []

    def make(**arguments: Any) -> "Session":
        made.append(Session(**{"title": request.node.name, **arguments}))
        return made[-1]

    request.node.stash[SESSIONS] = made
    yield make
    for session in made:
        session.close()


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: "pytest.CallInfo[None]") -> Iterator[None]:
    """Adds the pictures of a test that failed to its report."""
    outcome: Any = yield
    report = outcome.get_result()
    if call.when == "call" and report.failed:
        made: "List[Session]" = item.stash.get(SESSIONS, [])
        for number, session in enumerate(made, 1):
            report.sections.append(("kinesic picture", keep_picture(item, session.svg(), number)))


def keep_picture(item: pytest.Item, picture: str, number: int = 1) -> str:
    """Writes picture number `number` of a test into a file, and says which; what prevents it where it cannot."""
    cache = getattr(item.config, "cache", None)
    folder: Optional[Path] = item.config.getoption("--kinesic-pictures") or cache and Path(cache.mkdir("kinesic"))
    if folder is None:
        return "none: pytest has no cache here, and --kinesic-pictures names no folder"
    name = re.sub(r"[^A-Za-z0-9_.-]", "_", item.nodeid)[-120:]
    path = folder / (f"{name}-{number}.svg" if number > 1 else f"{name}.svg")
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(picture, "utf-8")
    except OSError as error:
        return f"none: {error}"
    return str(path)


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
            raise Differs(f"{result}\npicture: {keep_picture(self, result.picture)}")

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
