"""Finds conflicts between gestures: `Engine.lint`."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, List, Mapping, Optional, Sequence, Tuple, Union

from . import ffi, lint_library
from .errors import InvalidError, InvalidTypeError, error_for
from .functions import expect_function
from .geometry import Point, nanoseconds, number, numbers, several, text
from .lint_report import Finding, FindingKind, LintMotion, LintOutcome, LintReport, LintSeverity, WishResult, parsed
from .callback_exceptions import raised, shielded
from .recognizer import Recognizer
from .record import public, record
from .samples import Sample, to_records
from .view import View

if TYPE_CHECKING:
    from .protocols import EngineLike

    Allowed = Union[FindingKind, str, Finding, Tuple[Any, ...]]

KINDS = list(FindingKind)


@record
class Wish:
    """What is wanted: a motion, and what it is to do. "A flick on the photo turns the page, and does not move it":

        kinesic.Wish("a flick turns the page", motion="flick left", on=photo, fires=[page], not_fires=[move])
    """

    name: str
    """A sentence, for the report."""
    motion: Union[str, Sequence[Sample]] = ()
    """The name of a motion of the vocabulary, "flick left", or samples."""
    on: Optional[View] = None
    """Of a motion by its name: the view that it is made on; None: the root view."""
    fires: Sequence[Recognizer] = ()
    not_fires: Sequence[Recognizer] = ()
    within: Optional[float] = None
    """How many seconds later than alone those that fire may do so; None: any time."""


class Lint:
    """A kin_lint of a copy of an engine."""

    def __init__(self, engine: EngineLike, copy: EngineLike, window: Any, remedies: bool, progress: Optional[Callable[[float], object]]) -> None:
        self.engine, self.copy, self.library = engine, copy, lint_library.load()
        copy._linted = engine
        if progress is not None:
            expect_function(progress, "progress")
        self.pointer = lint_library.kin_lint_p()
        width, height = (0.0, 0.0) if window is None else numbers(window, 2, "window")
        self.progress, self.share = lint_library.kin_lint_progress(shielded(self._tell(progress), lambda *_: False, copy._token)), 0.0
        options = lint_library.kin_lint_options(
            ctypes.sizeof(lint_library.kin_lint_options), 0 if remedies else lint_library.KIN_LINT_WITHOUT_REMEDIES,
            number(width, "window"), number(height, "window"), 1_000_000, self.progress, None,
        )  # fmt: skip
        self.call("kin_lint_create", copy._pointer, ctypes.byref(options), ctypes.byref(self.pointer))

    def _tell(self, progress: Optional[Callable[[float], object]]) -> Callable[..., bool]:
        """Ends the run when the caller says False, and when a callback has raised."""

        def tell(share: float, _: Any) -> bool:
            return not raised[self.copy._token] and (progress is None or progress(share) is not False)

        return tell

    def close(self) -> None:
        """Frees it."""
        if self.pointer:
            self.library.kin_lint_destroy(self.pointer)
            self.pointer = lint_library.kin_lint_p()

    def call(self, name: str, *arguments: Any) -> None:
        """Calls a function of the library; what delegates and classes written in Python raise meanwhile is raised."""
        results: List[int] = []

        def run(_engine: Any) -> int:
            results.append(getattr(self.library, name)(*arguments))
            # They are asked many thousands of times: the first exception, or one that ends programs, stands for all.
            errors = raised[self.copy._token]
            errors[:] = [next((each for each in errors if not isinstance(each, Exception)), errors[0])] if errors else []
            return int(ffi.KIN_OK)

        self.copy._call(run)
        if results[0] != ffi.KIN_OK:
            said: bytes = self.library.kin_lint_last_error(self.pointer)
            raise error_for(results[0], said.decode("utf-8", "replace"))

    def allow(self, allowed: Allowed) -> None:
        """One of `Engine.lint`'s `allow`."""
        if isinstance(allowed, Finding):
            allowed = (allowed.kind, allowed.recognizer or allowed.view, allowed.other)
        kind, *who = allowed if isinstance(allowed, tuple) else (allowed,)
        try:
            kind = FindingKind(kind)
        except (TypeError, ValueError):
            raise InvalidError(f"allow wants one of {', '.join(each.value for each in KINDS)}, not {kind!r}") from None
        if len(who) > 2:
            raise InvalidError(f"a kind of finding and at most two handles are allowed, not {allowed!r}")
        ids = [0 if each is None else self.engine._id_of(each, "handle") for each in (*who, None, None)]
        self.call("kin_lint_allow", self.pointer, KINDS.index(kind), *ids[:2])

    def add_motion(self, name: str, samples: Any) -> None:
        """A motion of the caller's own."""
        array, count = to_records(samples, self.engine)
        self.call("kin_lint_add_motion", self.pointer, text(name, "name"), array, count)

    def add_wish(self, wish: Wish) -> None:
        """A wish of the caller's."""
        if not isinstance(wish, Wish):
            raise InvalidTypeError(f"wishes are kinesic.Wish, not {wish!r}")
        within = ffi.KIN_TIME_NEVER if wish.within is None else nanoseconds(wish.within, "within")
        rows = [(each, 1, within) for each in wish.fires] + [(each, 0, ffi.KIN_TIME_NEVER) for each in wish.not_fires]
        outcomes = (lint_library.kin_wish_outcome * len(rows))()
        for index, (recognizer, fires, time) in enumerate(rows):
            outcomes[index] = lint_library.kin_wish_outcome(self.engine._id_of(recognizer, "recognizer"), fires, 0, time)
        given = lint_library.kin_wish(name=text(wish.name, "name"), outcome_count=len(rows), outcomes=outcomes)
        if isinstance(wish.motion, str):
            given.motion = text(wish.motion, "motion")
            given.view = 0 if wish.on is None else self.engine._id_of(wish.on, "view")
        else:
            array, count = to_records(wish.motion, self.engine)
            given.samples = ctypes.cast(array, type(given.samples))
            given.sample_count = count
        self.call("kin_lint_add_wish", self.pointer, ctypes.byref(given))

    def report(self) -> LintReport:
        """What the run found, with handles of the engine that was asked."""
        parts: List[bytes] = []

        def take(bytes: int, count: int, _: Any) -> int:
            parts.append(ctypes.string_at(bytes, count))
            return int(ffi.KIN_OK)

        self.call("kin_lint_write_json", self.pointer, ffi.kin_trace_sink(take), None)
        text = b"".join(parts).decode("utf-8", "replace")
        said = parsed(text)
        views, recognizers = listed(self.engine)
        names = [each["name"] for each in said["views"]]
        by_name = dict(zip(names, views))
        matrix = tuple(
            LintMotion(
                row["name"],
                by_name[row["view"]] if names.count(row["view"]) == 1 else self._view_of(index),
                Point(*row["at"]),
                dict(zip(recognizers, map(LintOutcome, row["outcomes"]))),
            )
            for index, row in enumerate(said["motions"])
        )
        findings = tuple(self._finding(index, each, matrix) for index, each in enumerate(said["findings"]))
        wishes = tuple(WishResult(each["name"], each["holds"], each["clashes"]) for each in said["wishes"])
        return LintReport(findings, matrix, wishes, said["stopped"], text)

    def _view_of(self, index: int) -> Optional[View]:
        """The view of a motion, where several have its name."""
        given = lint_library.kin_lint_motion(struct_size=ctypes.sizeof(lint_library.kin_lint_motion))
        self.call("kin_lint_get_motion", self.pointer, index, ctypes.byref(given))
        found: Optional[View] = self.engine._find_view(given.view)
        return found

    def _finding(self, index: int, said: Mapping[str, Any], matrix: Sequence[LintMotion]) -> Finding:
        given = lint_library.kin_finding(struct_size=ctypes.sizeof(lint_library.kin_finding))
        self.call("kin_lint_get_finding", self.pointer, index, ctypes.byref(given))
        find = self.engine._find_recognizer
        return Finding(
            KINDS[given.kind], LintSeverity(given.severity), bool(given.is_allowed), find(given.recognizer) if given.recognizer else None,
            find(given.other) if given.other else None, self.engine._find_view(given.view), given.delay_ns / 1e9, said["sentence"],
            tuple(each["sentence"] for each in said["remedies"]), tuple(matrix[each] for each in said["motions"]),
            tuple((each[0] or "", each[1] or "", each[2] or "") for each in said["alike"]),
        )  # fmt: skip


def listed(engine: EngineLike) -> Tuple[List[View], List[Recognizer]]:
    """Views and recognizers in the order of a report: down the tree of views, in the order of adding."""
    views: List[View] = []
    waiting = [engine.root]
    while waiting:
        view = waiting.pop()
        views.append(view)
        waiting += reversed(view.children)
    return views, [recognizer for view in views for recognizer in view.recognizers]


def lint(
    engine: EngineLike,
    allow: Iterable[Allowed],
    wishes: Iterable[Wish],
    motions: Mapping[str, Any],
    window: Optional[Tuple[float, float]],
    remedies: bool,
    progress: Optional[Callable[[float], object]],
) -> LintReport:
    """As `Engine.lint`. The lint is of a copy that Python knows of, so that delegates and objects of classes written
    in Python are the copy's."""
    with engine.copy() as copy:
        made = Lint(engine, copy, window, remedies, progress)
        try:
            for allowed in several(allow, "allow"):
                made.allow(allowed)
            if not isinstance(motions, Mapping):
                raise InvalidTypeError(f"motions must be a dict, not {motions!r}")
            for name, samples in motions.items():
                made.add_motion(name, samples)
            for wish in several(wishes, "wishes"):
                made.add_wish(wish)
            made.call("kin_lint_run", made.pointer)
            return made.report()
        finally:
            made.close()


public(Wish)
