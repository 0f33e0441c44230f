"""The files that repeat what the descriptors of the standard classes say, which `kinesic classes` lists."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

from generating import c_classes, class_rows, csharp, go, java, presets, python_classes, python_outputs, rust, swift, web
from generating.description import describe

DOCUMENT = """# The recognizer classes

Written by `make generate` from the classes' own descriptors (`kinesic classes --markdown`); the tests compare.

- *unit*: "unit" is a window unit, of which 163 are an inch unless `units_per_inch` says otherwise.
- *range*: both ends are allowed.
- *origin*: where the default comes from; "ours": no public source.

"""


class Missing(Exception):
    """The tool, which lists the classes, is not built."""


def listed(root: Path, form: str) -> str:
    program = root / "build/bin/kinesic"
    if not program.exists():
        raise Missing("build/bin/kinesic, which lists the classes, is missing: `make tool` builds it")
    return subprocess.run([program, "classes", form], capture_output=True, text=True, check=True).stdout


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
        "docs/classes.md": DOCUMENT + listed(root, "--markdown"),
    }
