"""What files that people write have of each standard class: rows between two lines that stay."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

from abi_headers import Unknown

Descriptor = dict[str, Any]


def between(root: Path, name: str, first: str, last: str, rows: str) -> str:
    """A file's text with these rows in place of what stands between two others. Unknown: it has not both of them."""
    text = (root / name).read_text()
    before, _, rest = text.partition(first)
    _, _, after = rest.partition(last)
    if not after:
        raise Unknown(f"{name} has no place for the classes' rows, between {first.strip()!r} and {last.strip()!r}")
    return before + first + rows + last + after


def files(root: Path, descriptors: list[Descriptor], outputs: list[str]) -> dict[str, str]:
    """`outputs`: the attributes of an event in Python."""
    names = [each["name"] for each in descriptors]
    members = "".join(f"    kin_{each['name']}_values {each['name']};\n" for each in descriptors if each["values"])
    functions = "".join(f"void kinesic_class_{name}(kinesic_class_visitor visit, void *user_data);\n" for name in names)
    quoted = textwrap.fill(", ".join(f'"{name}"' for name in names) + ",", 140, initial_indent="    ", subsequent_indent="    ")
    header, chosen, events, needs = (
        "Include/kinesic/event.h", "Sources/CClasses/kinesic_classes.h", "bindings/python/kinesic/_core/events.py",
        "Sources/KinesicLint/Motions/Needs.swift",
    )  # fmt: skip
    return {
        header: between(root, header, "/* The same by name, for the standard classes (classes.h). */\n", "  };\n", members),
        chosen: between(root, chosen, "/* Call `visit` with the class of that name. */\n", "\n#ifdef __cplusplus\n}", functions),
        events: filled(between(root, events, "`event.scale` of a pinch: ", ". Beside its", ", ".join(outputs))),
        needs: between(root, needs, "private static let standard: [StaticString] = [\n", "\n  ]\n", quoted),
    }


def filled(text: str) -> str:
    """With the documentation that has the row laid out anew."""
    found = re.search(r'^    """[^"]*of a pinch: [^"]*"""$', text, re.M)
    if not found:
        raise Unknown("events.py: the documentation of a GestureEvent does not stand alone")
    words = " ".join(found[0].split())
    return text.replace(found[0], textwrap.fill(words, 119, initial_indent="    ", subsequent_indent="    "))
