"""Compares this package's tables with what the library says of itself (kin_abi_manifest), before anything is
called."""

from __future__ import annotations

import ctypes
import json
import re
from typing import Any, Dict, Iterator, List, Mapping, Optional, Tuple, Type

SCALARS: Dict[str, Any] = {
    "void": None, "bool": ctypes.c_bool, "double": ctypes.c_double, "int32_t": ctypes.c_int32, "uint8_t": ctypes.c_uint8,
    "uint16_t": ctypes.c_uint16, "uint32_t": ctypes.c_uint32, "uint64_t": ctypes.c_uint64, "size_t": ctypes.c_size_t,
}  # fmt: skip


class Tables:
    """What the package believes: structs, constants, functions, and the types by name."""

    def __init__(
        self,
        structs: Mapping[str, Type[ctypes.Structure]],
        constants: Mapping[str, Any],
        functions: Mapping[str, Tuple[Any, List[Any]]],
        types: Mapping[str, Any],
    ) -> None:
        self.structs: Mapping[str, Type[ctypes.Structure]] = structs
        self.constants: Mapping[str, Any] = constants
        self.functions: Mapping[str, Tuple[Any, List[Any]]] = functions
        self.types: Mapping[str, Any] = types
        self._kinds: Dict[str, Any] = {}

    def kind(self, spelled: str) -> Any:
        """The ctypes type of a C type as the manifest spells it; a function type in place of a pointer to a
        function."""
        if spelled not in self._kinds:
            self._kinds[spelled] = self._read(spelled)
        return self._kinds[spelled]

    def _read(self, spelled: str) -> Any:
        if "(*)" in spelled:
            return ctypes._CFuncPtr  # type: ignore[attr-defined]
        match = re.fullmatch(r"(\w+) ?([* ]*)(?:\[(\d+)\])?", spelled.replace("const ", " ").replace("*const", "*").strip())
        if match is None:
            return None
        base, stars, count = match.group(1), match.group(2).count("*"), match.group(3)
        kind: Any
        if base == "char" and stars:
            kind, stars = ctypes.c_char_p, stars - 1
        elif base in ("void", "kin_engine") and stars:
            kind, stars = ctypes.c_void_p, stars - 1
        else:
            kind = SCALARS[base] if base in SCALARS else self.types.get(base)
        for _ in range(stars):
            kind = ctypes.POINTER(kind)
        return kind * int(count) if count else kind


def fields(struct: Any) -> Iterator[Tuple[str, Any]]:
    """Names and types of a struct's fields; the members of an unnamed union stand among them."""
    for name, kind in struct._fields_:
        if name in getattr(struct, "_anonymous_", ()):
            yield from fields(kind)
        else:
            yield name, kind


def same(mine: Any, theirs: Any) -> bool:
    """Whether two ctypes types are the same to a caller."""
    if theirs is getattr(ctypes, "_CFuncPtr"):
        return isinstance(mine, type) and issubclass(mine, theirs)
    return mine is theirs


def difference(manifest: Mapping[str, Any], tables: Tables) -> Optional[str]:
    """The first thing in which a library differs, as the end of a sentence; None: it is as believed. More is no
    difference."""
    level = tables.constants["KIN_ABI_LEVEL"]
    if manifest.get("level") != level:
        return f"its level is {manifest.get('level')}, that of the package {level}"
    if manifest.get("pointer") != ctypes.sizeof(ctypes.c_void_p):
        return f"its pointers have {manifest.get('pointer')} bytes, those of Python {ctypes.sizeof(ctypes.c_void_p)}"
    if "structs" not in manifest:
        return "it does not describe itself"
    return _structs(manifest["structs"], tables) or _constants(manifest["constants"], tables) or _functions(manifest["functions"], tables)


def _structs(theirs: Mapping[str, Any], tables: Tables) -> Optional[str]:
    """A struct with a struct_size grows at its end, and either may be the later one; any other keeps its size. What is
    named reserved may have got a meaning."""
    for name, struct in tables.structs.items():
        if name not in theirs:
            return f"it has no struct {name}"
        size = theirs[name]["size"]
        grows = struct._fields_[0][0] == "struct_size"
        if size != ctypes.sizeof(struct) and not grows:
            return f"its struct {name} has {size} bytes, that of the package {ctypes.sizeof(struct)}"
        found = {field: (tables.kind(spelled), offset) for field, spelled, offset in theirs[name]["fields"]}
        for field, kind in fields(struct):
            offset = getattr(struct, field).offset
            if field == "reserved" or grows and offset >= size:
                continue
            if field not in found or found[field][1] != offset or not same(kind, found[field][0]):
                return f"its struct {name} has another field {field}"
    return None


def _constants(theirs: Mapping[str, Any], tables: Tables) -> Optional[str]:
    for name, value in tables.constants.items():
        if name not in theirs:
            return f"it has no constant {name}"
        if theirs[name] != value and not re.match(r"KIN_(VERSION|ABI_MINOR|TRACE_VERSION)", name):
            return f"its {name} is {theirs[name]}, that of the package {value}"
    return None


def _functions(theirs: Mapping[str, Any], tables: Tables) -> Optional[str]:
    for name, (result, arguments) in tables.functions.items():
        if name not in theirs:
            return f"it has no function {name}"
        spelled, *parameters = theirs[name]
        kinds = [tables.kind(kind) for _, kind in parameters]
        if not same(result, tables.kind(spelled)) or len(kinds) != len(arguments) or not all(map(same, arguments, kinds)):
            return f"its function {name} has another signature"
    return None


def verify(library: ctypes.CDLL, tables: Tables) -> None:
    """ImportError, with one sentence, for a library that is not the one that the package was made for."""
    try:
        tell = library.kin_abi_manifest
    except AttributeError:
        raise ImportError(f"the library {library._name} is of another version: it has no function kin_abi_manifest") from None
    tell.restype, tell.argtypes = ctypes.c_char_p, []
    try:
        manifest = json.loads(tell())
    except ValueError as error:
        raise ImportError(f"the library {library._name} gives a manifest that is not JSON: {error}") from None
    found = difference(manifest, tables)
    if found is not None:
        raise ImportError(
            f"the library {library._name} (version {manifest.get('version')}) does not fit this package: {found}; use the package and "
            "the library of one version"
        )
