"""Pages of the Python package, from its docstrings."""

from __future__ import annotations

import enum
import inspect
import re
from typing import Any

# What stands on which page, in this order; what is named nowhere is on the last one.
PAGES = {
    "engine": ("The engine", ["Engine", "Session", "EventIterator", "Usage", "Fill", "ContactFilter"]),
    "views": ("Views and places", ["View", "Point", "Rect", "Transform"]),
    "recognizers": ("Recognizers", ["Recognizer", "exclusive", "simultaneous", "group", "Action"]),
    "input": ("Touches in", ["Sample", "ScrollSample", "sample_dtype", "batches"]),
    "events": ("Events out", ["GestureEvent", "ViewTouchEvent", "DecisionEvent", "event_dtype"]),
    "classes": ("Classes of your own", ["Property", "Value", "PointValue", "Step", "Touch", "TouchPoint", "Scroll", "Peer"]),
    "motion": ("Motion", ["Fling", "Course", "Estimate", "Smoothing", "VelocityRule", "velocity", "rubber_band"]),
    "traces": ("Traces and cases", ["Trace", "TraceInfo", "Replay", "Report", "Call", "Answer", "FlightRecorder", "check"]),
    "enums": ("Enumerations", []),
    "errors": ("Errors", []),
    "more": ("Everything else", []),
}


def public(package: Any) -> dict[str, Any]:
    return {name: getattr(package, name) for name in package.__all__ if name != "ffi"}


def page_of(package: Any, name: str, thing: Any) -> str:
    for page, (_, names) in PAGES.items():
        if name in names:
            return page
    if isinstance(thing, type):
        if issubclass(thing, enum.Enum):
            return "enums"
        if issubclass(thing, BaseException):
            return "errors"
        if issubclass(thing, package.Recognizer):
            return "recognizers"
    return "more"


def ordered(page: str, names: list[str]) -> list[str]:
    first = PAGES[page][1]
    return sorted(names, key=lambda name: (first.index(name) if name in first else len(first), name))


class Bare(str):
    """An annotation that is shown without quotes."""

    def __repr__(self) -> str:
        return str(self)


def bare(annotation: Any) -> Any:
    if annotation is inspect.Parameter.empty:
        return annotation
    shown = annotation if isinstance(annotation, str) else inspect.formatannotation(annotation)
    return Bare(re.sub(r"\"|'|kinesic\.\w+\.|typing\.|collections\.abc\.", "", shown))


def signature(thing: Any) -> str:
    """How it is called, without `self`; a long one has a line for each parameter."""
    try:
        found = inspect.signature(thing)
    except (TypeError, ValueError):
        return "(...)"
    kept = [each.replace(annotation=bare(each.annotation)) for each in found.parameters.values() if each.name not in ("self", "cls")]
    result = found.replace(parameters=kept, return_annotation=bare(found.return_annotation))
    return re.sub(r"<(?:factory|object|function)[^>]*>", "...", re.sub(r"<(\w+\.\w+): \d+>", r"\1", str(result)))


def made(kind: type) -> str:
    return signature(kind).removesuffix(" -> None")


def wrapped(call: str) -> str:
    """A call that is too long for a line, with a line for each parameter."""
    if len(call) <= 78 or "(" not in call:
        return call
    head, _, rest = call.partition("(")
    inside, _, result = rest.rpartition(")")
    return f"{head}(\n    " + ",\n    ".join(re.split(r", (?![^\[]*\])", inside)) + f",\n){result}"


def text(thing: Any) -> str:
    """Its docstring as Markdown: `*` and the like stay as they are, indented examples become code."""
    found = inspect.cleandoc(thing.__doc__ or "") if thing.__doc__ else ""
    return re.sub(r"^((?: {4}.*\n?)+)", lambda match: "```python\n" + inspect.cleandoc(match[1]) + "\n```\n", found, flags=re.M)


def is_documented(member: Any) -> bool:
    return bool(getattr(member, "__doc__", None)) and not isinstance(member, (int, float, str, bytes, tuple))


def members(kind: type) -> list[tuple[str, Any]]:
    """What a class has of its own, and then from private bases, in the order of the source; what it inherits from a
    public class is described there."""
    found: dict[str, Any] = {}
    for each in kind.__mro__:
        if each.__module__.startswith("kinesic") and (each is kind or each.__name__ not in PUBLIC):
            for name, member in vars(each).items():
                if not name.startswith("_"):
                    found.setdefault(name, member)
    return [(name, member) for name, member in found.items() if is_documented(member)]


PUBLIC: set[str] = set()


def line(owner: str, name: str, member: Any) -> str:
    """A member: its name, how it is called, what it says."""
    call = member.__func__ if isinstance(member, (classmethod, staticmethod)) else member
    is_function = inspect.isfunction(call)
    shown = f"{name}{signature(call)}" if is_function else name
    said = text(call.fget if isinstance(member, property) else call).replace("\n\n", "\n\n    ")
    return f'<span id="{owner}.{name}"></span>`{shown}`\n:   {said}\n'


def described(name: str, thing: Any) -> str:
    """A class or function with its members."""
    if not isinstance(thing, type):
        said = f"```python\n{wrapped(name + signature(thing))}\n```\n\n{text(thing)}" if callable(thing) else f"`{thing!r}`"
        return f"## {name} {{ #{name} }}\n\n{said}\n"
    bases = [base.__name__ for base in thing.__mro__[1:] if base.__name__ in PUBLIC]
    below = f"A kind of [`{bases[0]}`](#{bases[0]}).\n\n" if bases and page_of_name.get(bases[0]) == page_of_name[name] else ""
    if issubclass(thing, enum.Enum):
        rows = "\n".join(f"| `{each.name}` | {each.value} |" for each in thing)
        return f"## {name} {{ #{name} }}\n\n{text(thing)}\n\n| name | number |\n|---|---|\n{rows}\n"
    fields = "\n".join(line(name, each, member) for each, member in members(thing))
    call = "" if issubclass(thing, BaseException) else f"```python\n{wrapped(name + made(thing))}\n```\n\n"
    return f"## {name} {{ #{name} }}\n\n{call}{below}{text(thing)}\n\n{fields}"


page_of_name: dict[str, str] = {}


def pages() -> dict[str, str]:
    """All pages by their names."""
    import kinesic

    things = public(kinesic)
    PUBLIC.update(name for name, thing in things.items() if isinstance(thing, type))
    page_of_name.update({name: page_of(kinesic, name, thing) for name, thing in things.items()})
    found = {}
    for page, (title, _) in PAGES.items():
        names = ordered(page, [name for name in things if page_of_name[name] == page])
        body = "\n".join(described(name, things[name]) for name in names)
        found[f"{page}.md"] = f"# {title}\n\nOf the package `kinesic`, from its docstrings.\n\n{body}"
    return found


def places() -> dict[str, str]:
    """Where each name of the package is described, below the folder of the reference."""
    return {f"kinesic.{name}": f"{page}.md#{name}" for name, page in page_of_name.items()}
