"""What the headers declare as JSON: Tests/Interface/ABI/manifest.json, and the same text, packed, for
kin_abi_manifest()."""

from __future__ import annotations

import json

from abi_headers import Function
from packed_text import pack, swift_literal

from generating.description import Described


def compact(thing: object) -> str:
    return json.dumps(thing, separators=(",", ":"))


def part(name: str, things: dict[str, str]) -> str:
    return f'"{name}":{{\n' + ",\n".join(f'"{key}":{value}' for key, value in things.items()) + "\n}"


def structs(described: Described) -> dict[str, str]:
    rows = {}
    known = described.numbers
    for name, members in described.declared.structs.items():
        kinds = [m.type + (f"[{known[m.count]}]" if m.count else "") for m in members]
        offsets = [known[f"offsetof({name}, {m.name})"] for m in members]
        fields = [compact([m.name, kind, offset]) for m, kind, offset in zip(members, kinds, offsets, strict=True)]
        head = f'{{"size":{known[f"sizeof({name})"]},"alignment":{known[f"_Alignof({name})"]},"fields":[\n'
        rows[name] = head + ",\n".join(fields) + "]}"
    return rows


def functions(found: dict[str, Function]) -> dict[str, str]:
    return {name: compact([function.result, *function.parameters]) for name, function in found.items()}


def manifest(described: Described) -> str:
    """The JSON: one line for each thing, so that a change is one line of a review."""
    found, known = described.declared, described.numbers
    constants = {name: compact(known[name]) for name in found.constants}
    parts = [
        f'"level":{known["KIN_ABI_LEVEL"]},"minor":{known["KIN_ABI_MINOR"]},"version":"{described.version}","pointer":{known["sizeof(void *)"]}',
        part("types", {name: compact(kind) for name, kind in found.types.items()}),
        part("structs", structs(described)),
        part("constants", constants),
        part("functions", functions(found.functions)),
        part("plugin_functions", functions(found.plugin_functions)),
    ]
    text = "{" + ",\n".join(parts) + "}"
    assert text.isascii() and "\\" not in text and '"""' not in text
    json.loads(text)
    return text


def brief(text: str) -> str:
    known = json.loads(text)
    return json.dumps({"level": known["level"], "minor": known["minor"], "version": known["version"], "pointer": 4})


def swift(text: str) -> str:
    return (
        "// Written by Scripts/generate. Do not edit: run `make generate` after a change of a header.\n"
        "// swift-format-ignore-file\n\n"
        "/// The version that the headers say.\n"
        f'var libraryVersion: StaticString {{ "{json.loads(text)["version"]}" }}\n\n'
        "/// Room for the JSON with its zero byte. Words, not bytes: for the initial value of a variable the compiler takes\n"
        "/// time that grows with the square of its elements, 45 seconds for as many bytes.\n"
        f"typealias ManifestRoom = InlineArray<{len(text) // 8 + 1}, UInt64>\n\n"
        "/// What the headers declare, as JSON, packed by Scripts/packed_text.py: `unpack` makes the text of it.\n"
        f"var packedManifest: StaticString {{\n{swift_literal(pack(text))}\n}}\n\n"
        "/// All that a build with pointers of 4 bytes says of itself: its structs have other sizes.\n"
        f'var briefManifest: StaticString {{ #"{brief(text)}"# }}\n'
    )
