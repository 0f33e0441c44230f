#!/usr/bin/env python3
"""Writes the table of calls of the fuzzer `api` from Tests/Interface/ABI/manifest.json: one entry for every function
that the headers declare.

A call draws each argument by its type and name from arguments.h. A type that nobody there can draw ends the build, so
that no function is left out without notice. Which function a byte of an input calls follows from the functions'
names, so that kept inputs go on to call what they called when a function is added.
Usage: calls.py OUT
"""

import json
import sys
import zlib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
# Replays and inspections fill their reports in after failures too.
REPORTS_ANYWAY = {"kin_trace_replay", "kin_trace_inspect"}
COUNTS = ("count", "capacity")


def plain(type_name: str) -> str:
    """`const kin_view_options *` is drawn by view_options."""
    return type_name.replace("const", "").replace("*", "").strip().removeprefix("kin_")


def argument(function: str, parameters: list[list[str]], index: int) -> str:
    """The declaration of one argument, which draws it."""
    name, type_name = parameters[index]
    following = parameters[index + 1][0] if index + 1 < len(parameters) else ""
    declaration = f"{type_name}{'' if type_name.endswith('*') else ' '}{name} = "
    if name in COUNTS:
        return f"uint32_t {name} = array_count;"
    if name == "size":
        return "uint64_t size = array_count;"
    pointed = type_name.removesuffix("*").strip()
    if name.startswith("out_") or name == "buffer" or (name, type_name) == ("position", "uint64_t *"):
        if following in COUNTS:
            return declaration + ("draw_byte_room();" if pointed == "void" else f"draw_room(sizeof({pointed}));")
        is_sized = "struct_size" in [field[0] for field in STRUCTS.get(pointed, {}).get("fields", [])]
        if pointed == "void":
            return declaration + "draw_out(4096, 0, 0);"
        return declaration + f"draw_out(sizeof({pointed}), {f'sizeof({pointed})' if is_sized else 0}, {int(function in REPORTS_ANYWAY)});"
    if following in COUNTS or following == "size":
        return declaration + f"draw_{plain(type_name)}_array();"
    if name in ("struct_name", "struct_size"):
        return declaration + f"draw_{name}();"
    if type_name == "const char *":
        return declaration + f'draw_text("{name}");'
    if plain(type_name) == "engine":
        return declaration + "draw_engine();"
    if name == "touch":
        return declaration + "draw_contact();"
    if name == "bytes":
        return declaration + "draw_ring();"
    if name.endswith("_ns"):
        return declaration + "draw_time();"
    return declaration + f"draw_{plain(type_name).replace(' ', '_')}();"


def keeping(parameters: list[list[str]]) -> str:
    """Ids that the call made are kept for later calls."""
    kept = [name for name, type_name in parameters if type_name in ("kin_view_id *", "kin_recognizer_id *", "kin_plugin_id *") and name != "out_ids"]
    kept += [name for name, _ in parameters if name == "out_action"]
    lent = [name for name, type_name in parameters if type_name == "const char **"]
    return "".join(f" if ({name}) keep_id(*{name});" for name in kept) + "".join(f" if ({name}) read_text(*{name});" for name in lent)


def call(name: str, signature: list) -> str:
    """One function of the table."""
    result, *parameters = signature
    names = ", ".join(parameter[0] for parameter in parameters)
    has_engine = bool(parameters) and plain(parameters[0][1]) == "engine"
    lines = [f"static kin_result call_{name}(void) {{"]
    lines += ["  " + argument(name, parameters, i) for i in range(len(parameters))]
    if name in SPECIAL:
        lines += [f"  return {SPECIAL[name]}({names});", "}"]
        return "\n".join(lines)
    lines.append(f"  enter({'engine' if has_engine else 'NULL'});")
    if result == "kin_result":
        lines.append(f"  const kin_result code = {name}({names});")
    elif result == "const char *":
        lines += [f"  read_text({name}({names}));", "  const kin_result code = KIN_OK;"]
    else:
        lines += [f"  {name}({names});", "  const kin_result code = KIN_OK;"]
    lines.append(f"  leave({'engine' if has_engine else 'NULL'}, code);")
    if kept := keeping(parameters):
        lines.append(f"  if (code == KIN_OK) {{{kept} }}")
    return "\n".join([*lines, "  return code;", "}"])


MANIFEST = json.loads((ROOT / "Tests/Interface/ABI/manifest.json").read_text())
STRUCTS = MANIFEST["structs"]
# Calls that change which engines there are, or what lent memory holds: options.h has them.
SPECIAL = {"kin_engine_create": "create_engine", "kin_engine_copy": "copy_engine", "kin_engine_destroy": "destroy_engine", "kin_engine_poll": "poll_engine", "kin_engine_cancel_touches": "cancel_touches", "kin_trace_replay": "replay_trace", "kin_extension_find": "use_extension"}


def choices(names: list[str]) -> list[int]:
    """Which function each byte calls, as its index. Each has a byte that follows from its name, or the next free one;
    what is left calls what the next one calls."""
    taken: dict[int, int] = {}
    for number, index in sorted((zlib.crc32(name.encode()), index) for index, name in enumerate(names)):
        taken[next(byte % 256 for byte in range(number, number + 256) if byte % 256 not in taken)] = index
    return [next(taken[byte % 256] for byte in range(first, first + 256) if byte % 256 in taken) for first in range(256)]


def main() -> None:
    functions = MANIFEST["functions"]
    text = ["/* Made by Tests/Robustness/Fuzz/calls.py. */"]
    text += [call(name, signature) for name, signature in functions.items()]
    text.append("static const struct call calls[] = {")
    text += [f'  {{"{name}", call_{name}}},' for name in functions]
    text.append("};")
    text.append(f"static const uint8_t choices[256] = {{{', '.join(map(str, choices(list(functions))))}}};")
    out = Path(sys.argv[1])
    if not out.exists() or out.read_text() != "\n".join(text) + "\n":
        out.write_text("\n".join(text) + "\n")


if __name__ == "__main__":
    main()
