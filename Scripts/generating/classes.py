"""The files that repeat what the descriptors of the standard classes say, which `kinesic classes` lists."""

from __future__ import annotations

import json
import re
import subprocess
import textwrap
from pathlib import Path

from generating import c_classes, class_rows, csharp, go, java, presets, python_classes, python_outputs, rust, swift, web
from generating.description import describe

DOCUMENT = """# The recognizer classes

Reference. Written by `make generate` from the classes' own descriptors (`kinesic classes --markdown`); the tests
compare.

- *unit*: "unit" is a window unit, of which 163 are an inch unless `units_per_inch` says otherwise.
- *range*: both ends are allowed.
- *origin*: where the default comes from; "ours": no public source.
- A property or value that another class has in the same way is in the table of that class.

"""
ROW = re.compile(r"\| `([\w.]+)` \|")


class Missing(Exception):
    """The tool, which lists the classes, is not built."""


def listed(root: Path, form: str) -> str:
    program = root / "build/bin/kinesic"
    if not program.exists():
        raise Missing("build/bin/kinesic, which lists the classes, is missing: `make tool` builds it")
    return subprocess.run([program, "classes", form], capture_output=True, text=True, check=True).stdout


def without_repeats(markdown: str) -> str:
    """The tables without the rows that stood in the table of an earlier class, which a sentence names with them."""
    owners: dict[str, str] = {}
    title, found = "", []
    for block in markdown.split("\n\n"):
        title = block.removeprefix("## ") if block.startswith("## ") else title
        found += shortened(block, title, owners)
    return "\n\n".join(found).rstrip() + "\n"


def shortened(block: str, title: str, owners: dict[str, str]) -> list[str]:
    """A table without its repeated rows, where it has others, and sentences on them; any other block as it is."""
    kept: list[str] = []
    repeated: dict[str, list[str]] = {}
    for line in block.split("\n"):
        row = ROW.match(line)
        if row and owners.setdefault(line, title) != title:
            repeated.setdefault(owners[line], []).append(f"`{row[1]}`")
        else:
            kept.append(line)
    sentences = [f"As in [{owner}](#{owner}): {', '.join(names)}." for owner, names in repeated.items()]
    table = [] if repeated and not any(map(ROW.match, kept)) else ["\n".join(kept)]
    return table + [textwrap.fill(sentence, 118, break_on_hyphens=False) for sentence in sentences]


def files(root: Path) -> dict[str, str]:
    found = json.loads(listed(root, "--json"))
    descriptors, common = found["classes"], found["common"]
    described = describe(root)
    return {
        **class_rows.files(root, descriptors, python_outputs.attributes(descriptors)),
        "Include/kinesic/classes.h": c_classes.header(descriptors, common),
        "bindings/python/kinesic/_core/generated_standard.py": python_classes.module(descriptors),
        "bindings/python/kinesic/_core/generated_outputs.py": python_outputs.module(descriptors),
        "bindings/web/src/generated/classes.ts": web.types(descriptors, common),
        "bindings/csharp/src/Classes.cs": csharp.standard(descriptors, common, described, root),
        "bindings/go/classes.go": go.standard(descriptors, common),
        **presets.files(root, descriptors, common),
        **java.standard(descriptors, common, described, root),
        "bindings/rust/src/classes.rs": rust.standard(descriptors, common, described, root),
        "bindings/swift/Kinesic/Classes+generated.swift": swift.standard(descriptors, common, described, root),
        "docs/classes.md": DOCUMENT + without_repeats(listed(root, "--markdown")),
    }
