"""Pages of the Python package, from its docstrings."""

from __future__ import annotations

import enum
import importlib
import inspect
import re
from typing import Any

# What stands on which page, in this order; what is named nowhere is on the last one.
PAGES = {
    "engine": ("The engine", ["Engine", "Session", "EventIterator", "Usage", "Fill", "ContactFilter", "HandGrouping", "PalmFilter", "Accommodations"]),
    "views": ("Views and places", ["View", "Point", "Rect", "Transform"]),
    "recognizers": ("Recognizers", ["Recognizer", "exclusive", "simultaneous", "group", "Action"]),
    "input": ("Touches in", ["Sample", "ScrollSample", "sample_dtype", "batches"]),
    "events": ("Events out", ["GestureEvent", "ViewTouchEvent", "DecisionEvent", "event_dtype"]),
    "classes": ("Classes of your own", ["Property", "Value", "PointValue", "Step", "Touch", "TouchPoint", "Scroll", "Peer"]),
    "motion": ("Motion", ["Fling", "Course", "Estimate", "Smoothing", "VelocityRule", "velocity", "rubber_band"]),
    "traces": ("Traces and cases", ["Trace", "TraceInfo", "Replay", "Report", "Call", "Answer", "FlightRecorder", "check"]),
    "lint": ("Conflicts between gestures", ["LintReport", "Finding", "Wish", "WishResult", "LintMotion", "FindingKind", "LintSeverity", "LintOutcome"]),
    "enums": ("Enumerations", []),
    "errors": ("Errors", []),
    "more": ("Everything else", []),
}
# Modules of the package whose libraries are their own: a page each.
MODULES = {"overlay": "Overlays", "presets": "Presets", "strokes": "Drawn shapes", "touchpad": "Touchpads"}
Layout = dict[str, tuple[str, list[str]]]


def references(package: Any) -> list[Reference]:
    """The package itself, and its modules."""
    modules = [(importlib.import_module(f"{package.__name__}.{name}"), {name: (title, [])}) for name, title in MODULES.items()]
    return [Reference(package, PAGES), *(Reference(module, layout) for module, layout in modules)]


def contents(all_of_them: list[Reference]) -> str:
    """The first page: every page of the reference with the names that are described there."""
    rows = [
        f"| [{title}]({page}.md) | {', '.join(f'[`{name}`]({page}.md#{name})' for name in each.page if each.page[name] == page)} |"
        for each in all_of_them
        for page, (title, _) in each.layout.items()
    ]
    return "# Python\n\nOf the package `kinesic`, from its docstrings.\n\n| page | what is on it |\n|---|---|\n" + "\n".join(rows) + "\n"


class Reference:
    """The pages of a package, and where each of its names is described. What its layout does not name is on the last
    page."""

    def __init__(self, package: Any, layout: Layout) -> None:
        self.package = package
        self.layout = layout
        self.things = {name: getattr(package, name) for name in package.__all__ if name != "ffi"}
        self.page = {name: self.page_of(name, thing) for name, thing in self.things.items()}

    def page_of(self, name: str, thing: Any) -> str:
        last = list(self.layout)[-1]
        for page, (_, names) in self.layout.items():
            if name in names:
                return page
        if isinstance(thing, type):
            kinds = {"enums": enum.Enum, "errors": BaseException, "recognizers": getattr(self.package, "Recognizer", ())}
            return next((page for page, kind in kinds.items() if page in self.layout and issubclass(thing, kind)), last)
        return last

    def places(self) -> dict[str, str]:
        """Where each name is described, below the folder of the reference."""
        return {f"{self.package.__name__}.{name}": f"{page}.md#{name}" for name, page in self.page.items()}

    def pages(self) -> dict[str, str]:
        """All pages by their names."""
        return {f"{page}.md": self.written(page, title, first) for page, (title, first) in self.layout.items()}

    def written(self, page: str, title: str, first: list[str]) -> str:
        """A page: those that are named in PAGES first, the others by the alphabet."""
        names = sorted(name for name in self.things if self.page[name] == page and name not in first)
        body = "\n".join(self.described(name, self.things[name]) for name in [*first, *names])
        kind = "module" if "." in self.package.__name__ else "package"
        return f"# {title}\n\nOf the {kind} `{self.package.__name__}`, from its docstrings.\n\n{body}"

    def described(self, name: str, thing: Any) -> str:
        """A class or function with its members."""
        head = f"## {name} {{ #{name} }}\n\n"
        if not isinstance(thing, type):
            return head + (f"{call(name + signature(thing))}{text(thing)}\n" if inspect.isroutine(thing) else f"`{bare(repr(thing))}`\n")
        if issubclass(thing, enum.Enum):
            rows = "\n".join(f"| `{each.name}` | {each.value} |" for each in thing)
            return f"{head}{text(thing)}\n\n| name | number |\n|---|---|\n{rows}\n"
        made = "" if issubclass(thing, BaseException) else call(name + signature(thing).removesuffix(" -> None"))
        fields = "\n".join(line(name, each, member) for each, member in self.members(thing))
        return f"{head}{made}{self.base(thing)}{text(thing)}\n\n{fields}"

    def base(self, kind: type) -> str:
        """A link to the public class that a class is a kind of."""
        bases = [each.__name__ for each in kind.__mro__[1:] if each.__name__ in self.things]
        return f"A kind of [`{bases[0]}`]({self.page[bases[0]]}.md#{bases[0]}).\n\n" if bases else ""

    def members(self, kind: type) -> list[tuple[str, Any]]:
        """What a class has of its own, and then from private bases, in the order of the source; what it inherits from
        a public class is described there."""
        found: dict[str, Any] = {}
        for each in kind.__mro__:
            if each.__module__.startswith(self.package.__name__.partition(".")[0]) and (each is kind or each.__name__ not in self.things):
                for name, member in vars(each).items():
                    if not name.startswith("_"):
                        found.setdefault(name, member)
        return [(name, member) for name, member in found.items() if is_documented(member)]


class Bare(str):
    """An annotation that is shown without quotes."""

    def __repr__(self) -> str:
        return str(self)


def bare(annotation: Any) -> Any:
    if annotation is inspect.Parameter.empty:
        return annotation
    shown = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return Bare(re.sub(r"\"|'|kinesic\.(?:\w+\.)*|typing\.|collections\.abc\.", "", shown))


def signature(thing: Any) -> str:
    """How it is called, without `self`; a long one has a line for each parameter."""
    try:
        found = inspect.signature(thing)
    except (TypeError, ValueError):
        return "(...)"
    kept = [each.replace(annotation=bare(each.annotation)) for each in found.parameters.values() if each.name not in ("self", "cls")]
    result = found.replace(parameters=kept, return_annotation=bare(found.return_annotation))
    return re.sub(r"<(?:factory|object|function)[^>]*>", "...", re.sub(r"<(\w+\.\w+): \d+>", r"\1", str(result)))


def call(code: str) -> str:
    """How something is called, as code; one that is too long for a line has a line for each parameter."""
    if len(code) > 78 and "(" in code:
        head, _, rest = code.partition("(")
        inside, _, result = rest.rpartition(")")
        code = f"{head}(\n    " + ",\n    ".join(re.split(r", (?![^\[]*\])", inside)) + f",\n){result}"
    return f"```python\n{code}\n```\n\n"


def text(thing: Any) -> str:
    """Its docstring as Markdown: `*` and the like stay as they are, indented examples become code."""
    found = inspect.cleandoc(thing.__doc__ or "") if thing.__doc__ else ""
    return re.sub(r"^((?: {4}.*\n?)+)", lambda match: "```python\n" + inspect.cleandoc(match[1]) + "\n```\n", found, flags=re.M)


def is_documented(member: Any) -> bool:
    return bool(getattr(member, "__doc__", None)) and not isinstance(member, (int, float, str, bytes, tuple))


def line(owner: str, name: str, member: Any) -> str:
    """A member: its name, how it is called, what it says."""
    asked = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
    is_function = inspect.isfunction(asked)
    shown = f"{name}{signature(asked)}" if is_function else name
    said = text(member.fget if isinstance(member, property) else asked).replace("\n\n", "\n\n    ")
    return f'<span id="{owner}.{name}"></span>`{shown}`\n:   {said}\n'
