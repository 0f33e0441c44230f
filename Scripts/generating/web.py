"""The TypeScript of bindings/web: where fields lie in a module for wasm32, constants, and the types of the classes."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from typing import Any

from abi_headers import Member, Unknown

from generating.description import Described

WIDTH = 119
HEAD = "// Written by Scripts/generate. Do not edit: run `make generate`.\n"
SIZES = {
    "double": 8,
    "uint64_t": 8,
    "int64_t": 8,
    "uint32_t": 4,
    "int32_t": 4,
    "uint16_t": 2,
    "uint8_t": 1,
    "bool": 1,
}
# The structs that the TypeScript reads or writes.
STRUCTS = [
    "kin_accommodations",
    "kin_contact",
    "kin_engine_options",
    "kin_event",
    "kin_hand_grouping",
    "kin_palm_filter",
    "kin_property",
    "kin_recognizer_class",
    "kin_replay_options",
    "kin_replay_report",
    "kin_report",
    "kin_request",
    "kin_scroll",
    "kin_scroll_sample",
    "kin_step",
    "kin_touch",
    "kin_touch_estimate",
    "kin_touch_point",
    "kin_touch_sample",
    "kin_trace_answer",
    "kin_trace_call",
    "kin_trace_info",
    "kin_value",
    "kin_view_options",
]
# The classes and properties whose code is in the second module of the web package (bindings/web/module/secondary.txt).
ON_DEMAND_CLASSES = ["dwell", "multi_drag", "multi_tap", "screen_edge_pan", "serial_tap", "tap_drag"]
ON_DEMAND_PROPERTIES = ["default_winner", "gain", "lease", "one_hand", "provisional", "wins_at_lift"]
NEEDS = "Needs `loadTraces()`."
# Constants that are numbers in TypeScript too, by the beginning of their names, each an enumeration.
FLAGS = {"ViewFlag": "KIN_VIEW_", "ClassFlag": "KIN_CLASS_", "RequestFlag": "KIN_REQUEST_", "Change": "KIN_CHANGE_"}
# Constants that are words in TypeScript, in the order of their numbers.
WORDS = {
    "eventTypes": "KIN_EVENT_",
    "states": "KIN_STATE_",
    "phases": "KIN_PHASE_",
    "reasons": "KIN_REASON_",
    "touchTypes": "KIN_TOUCH_",
    "scrollPhases": "KIN_SCROLL_",
    "tieBreaks": "KIN_TIE_BREAK_",
    "causes": "KIN_CAUSE_",
    "lateLocations": "KIN_LATE_",
    "axes": "KIN_AXES_",
    "thresholdModes": "KIN_THRESHOLD_MODE_",
    "fingerStrategies": "KIN_FINGER_STRATEGY_",
    "velocityStrategies": "KIN_VELOCITY_",
    "predictions": "KIN_PREDICTION_",
    "estimateKinds": "KIN_ESTIMATE_",
    "questions": "KIN_QUESTION_",
}
# Masks whose bits have words.
MASKS = {
    "directions": "KIN_DIRECTION_",
    "edges": "KIN_EDGE_",
    "buttons": "KIN_BUTTON_",
    "allowedTouchTypes": "KIN_ALLOWED_",
}
LEFT_OUT = {"KIN_STATE_RECOGNIZED"}
VERDICTS = ["unknown", "recognized", "ambiguous", "unfinished"]
# The TypeScript of a property or output whose numbers have words: what can be given, and what comes back.
ENUMERATED = {
    "axes": "Axes",
    "threshold_mode": "ThresholdMode",
    "finger_strategy": "FingerStrategy",
    "velocity_strategy": "VelocityStrategy",
}
MASKED = {
    "direction": "Direction",
    "edges": "Edge",
    "buttons_required": "Button",
    "allowed_touch_types": "TouchType",
    "allowed_buttons": "Button",
}
TYPE_NAMES = {
    "Axes": "axes",
    "ThresholdMode": "thresholdModes",
    "FingerStrategy": "fingerStrategies",
    "VelocityStrategy": "velocityStrategies",
    "Direction": "directions",
    "Edge": "edges",
    "Button": "buttons",
}
UNITS = {
    "1": "",
    "s": "Milliseconds",
    "rad": "Radians",
    "1/s": "Per second",
    "unit": "CSS pixels",
    "unit/s": "CSS pixels a second",
    "rad/s": "Radians a second",
}
NO_LIMIT = 1e9

Descriptor = dict[str, Any]


def camel(name: str) -> str:
    """minimum_touches: minimumTouches."""
    first, *others = name.lower().split("_")
    return first + "".join(word.capitalize() for word in others)


class Layout:
    """Sizes and offsets on wasm32, where a pointer has four bytes and all else its natural alignment."""

    def __init__(self, described: Described) -> None:
        self.described = described

    def of(self, kind: str) -> tuple[int, int]:
        """The size and the alignment of a type."""
        if kind.endswith("*") or "(*)" in kind:
            return 4, 4
        kind = kind.removeprefix("const ")
        if kind in SIZES:
            return SIZES[kind], SIZES[kind]
        if kind in self.described.declared.structs:
            size, alignment, _ = self.struct(kind)
            return size, alignment
        base = self.described.declared.types.get(kind) or self.described.others.types.get(kind)
        if base is None:
            raise Unknown(f"no size for {kind} is known on wasm32")
        return self.of(base)

    def member(self, each: Member) -> tuple[int, int]:
        size, alignment = self.of(each.type)
        count = int(self.described.numbers[each.count]) if each.count else 1
        return size * count, alignment

    def struct(self, name: str) -> tuple[int, int, dict[str, int]]:
        """Size, alignment, and the offset of each field."""
        offset, most, end, offsets = 0, 1, 0, dict[str, int]()
        for each in self.described.declared.structs[name]:
            size, alignment = self.member(each)
            if not (each.in_union and end > offset):
                offset = (max(end, offset) + alignment - 1) // alignment * alignment
            offsets[each.name] = offset
            end = max(end, offset + size)
            if not each.in_union:
                offset = end
            most = max(most, alignment)
        return (end + most - 1) // most * most, most, offsets


def pascal(name: str) -> str:
    return "".join(word.capitalize() for word in name.split("_"))


def enumeration(name: str, members: dict[str, int], document: str) -> str:
    lines = "".join(f"  {member} = {value},\n" for member, value in members.items())
    return f"\n/** {document} */\nexport const enum {name} {{\n{lines}}}\n"


def layouts(described: Described, structs: Iterable[str] = STRUCTS) -> str:
    """An enumeration for each struct: the offsets of its fields, in bytes, and its size."""
    layout, text = Layout(described), ""
    for name in structs:
        size, _, offsets = layout.struct(name)
        declared = described.declared.structs[name]
        shown = [each.name for each in declared if not each.name.startswith("reserved") and (each.count or not each.in_union)]
        members = {camel(field): offsets[field] for field in shown}
        title = pascal(name.removeprefix("kin_")) + "At"
        text += enumeration(title, {**{"size_" if each == "size" else each: offset for each, offset in members.items()}, "size": size}, f"Byte offsets of the fields of {name}, and its size.")
    return text


def numbers(described: Described) -> str:
    text = ""
    for name, prefix in FLAGS.items():
        members = {camel(each.removeprefix(prefix)): int(value) for each, value in described.constants(prefix).items()}
        text += enumeration(name, members, f"{prefix}... of the C headers.")
    errors = {each.removeprefix("KIN_ERROR_").lower(): int(value) for each, value in described.constants("KIN_ERROR_").items()}
    text += enumeration("Failure", {camel(name): value for name, value in errors.items()}, "Results of the C functions.")
    numbers = {
        "valueCapacity": described.numbers["KIN_VALUE_CAPACITY"],
        "nameLimit": described.numbers["KIN_NAME_LIMIT"],
        "abiLevel": described.numbers["KIN_ABI_LEVEL"],
    }
    return text + enumeration("Limit", {name: int(value) for name, value in numbers.items()}, "Numbers of the headers.")


def listing(name: str, words: list[str], document: str, kind: str = "") -> str:
    body = ", ".join(f"'{word}'" for word in words)
    lines = textwrap.fill(body, WIDTH, initial_indent="  ", subsequent_indent="  ")
    start, end = (f": {kind}", "") if kind else ("", " as const")
    return f"\n/** {document} */\nexport const {name}{start} = [\n{lines},\n]{end};\n"


def words(described: Described) -> str:
    text = ""
    for name, prefix in WORDS.items():
        values = {each: value for each, value in described.constants(prefix).items() if each not in LEFT_OUT}
        if sorted(values.values()) != list(range(len(values))):
            raise Unknown(f"{prefix}... are not numbered from 0")
        ordered = sorted(values, key=lambda each: values[each])
        text += listing(name, [camel(each.removeprefix(prefix)) for each in ordered], f"The words for {prefix}...")
    for name, prefix in MASKS.items():
        values = described.constants(prefix)
        ordered = sorted(values, key=lambda each: values[each])
        if [values[each] for each in ordered] != [1 << index for index in range(len(ordered))]:
            raise Unknown(f"{prefix}... are not the bits from 1 on")
        text += listing(name, [camel(each.removeprefix(prefix)) for each in ordered], f"The words for the bits {prefix}...")
    return text


def script_type(layout: Layout, kind: str) -> str:
    """How WebAssembly hands over a C type: 64-bit numbers as bigint, structs by their address."""
    if kind == "void":
        return "void"
    if kind in layout.described.declared.structs or kind == "double":
        return "number"
    return "bigint" if layout.of(kind)[0] == 8 else "number"


def parameter_name(name: str) -> str:
    """`function` is a word of the language."""
    return f"{camel(name)}Address" if name == "function" else camel(name)


def functions(described: Described, title: str = "Functions") -> str:
    layout, lines = Layout(described), ""
    for name, function in described.declared.functions.items():
        listed = ", ".join(f"{parameter_name(parameter)}: {script_type(layout, kind)}" for parameter, kind in function.parameters)
        line = f"{name}({listed}): {script_type(layout, function.result)};"
        lines += "\n".join(textwrap.wrap(line, WIDTH - 2, initial_indent="  ", subsequent_indent="    ")) + "\n"
    return f"\n/** The functions of the C headers, as a module exports them. */\nexport interface {title} {{\n{lines}}}\n"


def abi(described: Described) -> str:
    """src/generated/abi.ts."""
    names = [camel(name) for name in ON_DEMAND_CLASSES + ON_DEMAND_PROPERTIES]
    demanded = listing("onDemand", names, "The classes and properties that need the second module.", "readonly string[]")
    return HEAD + layouts(described) + numbers(described) + words(described) + demanded + functions(described)


def strokes(described: Described, apart: Described) -> str:
    """src/generated/strokes.ts, of strokes.h."""
    structs = [name for name, members in apart.declared.structs.items() if members and name.startswith("kin_stroke_")]
    names = {int(value): name for name, value in described.constants("KIN_ERROR_").items()}
    failures = "".join(f"  [{number}]: '{name}',\n" for number, name in names.items())
    text = HEAD + layouts(apart, structs) + listing("verdicts", VERDICTS, "The words for KIN_STROKE_UNKNOWN and what follows it.")
    text += f"\n/** The names of results. */\nexport const failures: Record<number, string> = {{\n{failures}}};\n"
    return text + functions(apart, "StrokeFunctions")


def default(info: Descriptor) -> str:
    """A property's default as JavaScript writes it."""
    initial = info["initial"]
    if isinstance(initial, str) or abs(initial) >= NO_LIMIT:
        return "no limit"
    if info["kind"] == "boolean":
        return str(bool(initial)).lower()
    return f"{initial * 1000 if info['unit'] == 's' else initial:g}"


def comment(text: str, indent: str) -> str:
    lines = textwrap.wrap(text, WIDTH - len(indent) - 7)
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def sentences(info: Descriptor) -> str:
    unit = UNITS.get(info["unit"], info["unit"])
    if "kind" not in info:
        return f"{info['summary']} {unit}{'.' if unit else ''}".rstrip()
    end = f"{unit}, default {default(info)}." if unit else f"Default {default(info)}."
    return f"{info['summary']} {end}{' ' + NEEDS if info['name'] in ON_DEMAND_PROPERTIES else ''}"


def given(info: Descriptor) -> str:
    """What can be given for a property."""
    name = info["name"]
    if name in ENUMERATED:
        return ENUMERATED[name]
    if name in MASKED:
        return f"Mask<{MASKED[name]}>"
    return "boolean" if info["kind"] == "boolean" else "number"


def options(infos: list[Descriptor]) -> str:
    return "".join(f"{comment(sentences(info), '  ')}  {camel(info['name'])}?: {given(info)};\n" for info in infos)


def outputs(infos: list[Descriptor]) -> str:
    """The outputs as fields of an event: "translation.x" and "translation.y" are one point."""
    text, done = "", set[str]()
    for info in infos:
        base, _, axis = info["name"].partition(".")
        if base in done:
            continue
        done.add(base)
        kind = "Point" if axis else (f"readonly {MASKED[base]}[]" if base in MASKED else "number")
        document = sentences(info).replace(" to the right", "") if axis else sentences(info)
        text += f"{comment(document, '  ')}  readonly {camel(base)}: {kind};\n"
    return text


def common(infos: list[Descriptor]) -> str:
    return f"\n/** The properties that every recognizer has. */\nexport interface CommonProperties {{\n{options(infos)}}}\n"


def one(descriptor: Descriptor) -> str:
    title, name = pascal(descriptor["name"]), camel(descriptor["name"])
    needs = f" {NEEDS}" if descriptor["name"] in ON_DEMAND_CLASSES else ""
    text = f"\n{comment(f'The properties of `{name}`. ' + descriptor['summary'] + needs, '')}"
    text += f"export interface {title}Properties extends CommonProperties {{\n{options(descriptor['properties'])}}}\n"
    text += f"\n/** The outputs of `{name}`. */\nexport interface {title}Outputs {{\n{outputs(descriptor['values'])}}}\n"
    return text


def types(descriptors: list[Descriptor], infos: list[Descriptor]) -> str:
    """src/generated/classes.ts."""
    listed = ", ".join(sorted({*TYPE_NAMES.values(), "touchTypes"}))
    text = HEAD + "\nimport type {\n" + "".join(f"  {name},\n" for name in listed.split(", ")) + "} from './abi.js';\n"
    text += "\n/** A place or a movement. */\nexport interface Point {\n  readonly x: number;\n  readonly y: number;\n}\n"
    for name, source in {**TYPE_NAMES, "TouchType": "touchTypes"}.items():
        text += f"export type {name} = typeof {source}[number];\n"
    text += "/** Bits by their words: one, several, or the number of the mask. */\n"
    text += "export type Mask<Word> = Word | readonly Word[] | number;\n"
    text += common(infos) + "".join(one(each) for each in descriptors)
    rows = ""
    for each in descriptors:
        title = pascal(each["name"])
        rows += f"  {camel(each['name'])}: {{ properties: {title}Properties; outputs: {title}Outputs }};\n"
    text += f"\n/** The standard classes by name. */\nexport interface Classes {{\n{rows}}}\n"
    return text
