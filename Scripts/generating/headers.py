"""The files that repeat what the headers declare."""

from __future__ import annotations

from pathlib import Path

from generating import cpp, csharp, go, java, lua, manifest, python_enums, python_ffi, rust, swift, web
from generating.description import describe, describe_apart


def files(root: Path) -> dict[str, str]:
    described = describe(root)
    text = manifest.manifest(described)
    lint, strokes = describe_apart(root, "lint.h", described), describe_apart(root, "strokes.h", described)
    overlay = describe_apart(root, "overlay.h", described)
    touchpad, recordings = describe_apart(root, "touchpad.h", described), describe_apart(root, "recordings.h", described)
    watch = describe_apart(root, "watch.h", described)
    return {
        "Tests/Interface/ABI/manifest.json": text + "\n",
        "Sources/KinesicCore/Interface/manifest+generated.swift": manifest.swift(text),
        "bindings/python/kinesic/_core/generated_constants.py": python_ffi.constants(described),
        "bindings/python/kinesic/_core/generated_types.py": python_ffi.structs(described),
        "bindings/python/kinesic/_core/generated_functions.py": python_ffi.functions(described, text),
        "bindings/python/kinesic/_core/generated_lint.py": python_ffi.apart(lint, "lint"),
        "bindings/python/kinesic/_core/generated_overlay.py": python_ffi.apart(overlay, "overlay"),
        "bindings/python/kinesic/_core/generated_recordings.py": python_ffi.apart(recordings, "recordings"),
        "bindings/python/kinesic/_core/generated_strokes.py": python_ffi.apart(strokes, "strokes"),
        "bindings/python/kinesic/_core/generated_touchpad.py": python_ffi.apart(touchpad, "touchpad"),
        "bindings/python/kinesic/_core/generated_watch.py": python_ffi.apart(watch, "watch"),
        "bindings/python/kinesic/_core/generated_enums.py": python_enums.module(described),
        "bindings/lua/kinesic/cdef.lua": lua.module(described),
        "bindings/lua/kinesic/lint_cdef.lua": lua.module(lint),
        "bindings/lua/kinesic/overlay_cdef.lua": lua.module(overlay),
        "bindings/cpp/kinesic/enums.hpp": cpp.header(described),
        "bindings/web/src/generated/abi.ts": web.abi(described),
        "bindings/web/src/generated/strokes.ts": web.strokes(described, strokes),
        "bindings/csharp/src/Native.cs": csharp.declarations(described, root),
        "bindings/csharp/src/Enums.cs": csharp.enumerations(described, root),
        "bindings/go/enums.go": go.enumerations(described, root),
        "bindings/java/src/kinesic/Native.java": java.declarations(described, root),
        **java.enumerations(described, root),
        "bindings/rust/src/sys.rs": rust.declarations(described, root),
        "bindings/rust/src/enums.rs": rust.enumerations(described, root),
        "bindings/swift/Kinesic/Enumerations+generated.swift": swift.enumerations(described, root),
    }
