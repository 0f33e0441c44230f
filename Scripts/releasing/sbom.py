#!/usr/bin/env python3
"""Writes what a release is made of as SPDX 2.3: each file with its checksum, and the parts of others that are in it.

Usage: sbom.py FOLDER VERSION SECONDS   of all files in FOLDER; to standard output
"""

from __future__ import annotations

import hashlib
import json
import sys
from datetime import datetime, timezone
from pathlib import Path

LIBRARY_EXCEPTION = "Apache-2.0 WITH Swift-exception"
# What is not ours: its licence, where it is from, and the endings of the files that have some of it.
PARTS = {
    "swift-standard-library": (LIBRARY_EXCEPTION, "https://github.com/swiftlang/swift", ("",)),
    "wasi-libc": ("MIT AND BSD-2-Clause AND Apache-2.0 WITH LLVM-exception", "https://github.com/WebAssembly/wasi-libc", ("wasm32.tar.gz", ".tgz")),
    "swift-argument-parser": (LIBRARY_EXCEPTION, "https://github.com/apple/swift-argument-parser", ("kinesic_tool",)),
}


def package(name: str, version: str, licence: str, source: str, **more: object) -> dict[str, object]:
    identifier = "SPDXRef-" + "".join(letter if letter.isalnum() else "-" for letter in name)
    return {
        "SPDXID": identifier, "name": name, "versionInfo": version, "downloadLocation": source, "licenseConcluded": licence,
        "licenseDeclared": licence, "copyrightText": "NOASSERTION", "filesAnalyzed": False, **more,
    }  # fmt: skip


def has(file: str, endings: tuple[str, ...]) -> bool:
    return any(file.endswith(ending) or (ending and file.startswith(ending)) for ending in endings)


def bill(folder: Path, version: str, date: int) -> dict[str, object]:
    files = {path.name: hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.iterdir()) if path.is_file()}
    shipped = [
        package(name, version, "MIT", "NOASSERTION", packageFileName=name, checksums=[{"algorithm": "SHA256", "checksumValue": checksum}])
        for name, checksum in files.items()
    ]
    parts = {name: package(name, "NOASSERTION", licence, source) for name, (licence, source, _) in PARTS.items()}
    contained = [(file, parts[name]) for file in shipped for name, (_, _, endings) in PARTS.items() if has(str(file["name"]), endings)]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", file["SPDXID"]) for file in shipped]
    relations += [(file["SPDXID"], "CONTAINS", part["SPDXID"]) for file, part in contained]
    whole = hashlib.sha256("".join(files.values()).encode()).hexdigest()
    return {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"kinesic-{version}",
        "documentNamespace": f"https://spdx.org/spdxdocs/kinesic-{version}-{whole}",
        "creationInfo": {"created": datetime.fromtimestamp(date, timezone.utc).strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: kinesic-release"]},
        "packages": [*shipped, *parts.values()],
        "relationships": [{"spdxElementId": one, "relationshipType": kind, "relatedSpdxElement": other} for one, kind, other in relations],
    }  # fmt: skip


if __name__ == "__main__":
    print(json.dumps(bill(Path(sys.argv[1]), sys.argv[2], int(sys.argv[3])), indent=1))
