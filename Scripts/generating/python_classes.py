"""The standard recognizer classes for Python: a class for each descriptor, with typed properties and outputs."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from abi_headers import Unknown

from generating import words
from generating.python_text import document, listing, quoted, text

HEAD = '''"""The standard recognizer classes. Written by Scripts/generate. Do not edit: run `make generate`."""

from __future__ import annotations

{math}from typing import ClassVar, Dict, Optional, Type

from .attributes import PointValue, Property, Value
{enums}from .geometry import Transform
from .recognizer import Standard
from .view import View

'''
MAP = '''
    @property
    def map(self) -> Transform:
        """The map since the start, in window units."""
        return Transform.similarity(*(self.value(name) for name in ("a", "b", "tx", "ty")))
'''
# What a trait changes of the defaults that all recognizers have: the property, its documentation, its default.
TRAITS = {
    "leaves_touches": ("cancels_touches_in_view", "On recognition its touches are cancelled in their views; default False.", 0),
    "hovers": ("observe_only", "Sees all, prevents nothing, is prevented by nothing; default True.", 1),
}
# The properties that every recognizer has, with their kind and default.
COMMON = {
    "enabled": ("bool", 1),
    "cancels_touches_in_view": ("bool", 1),
    "delays_touches_began": ("bool", 0),
    "delays_touches_ended": ("bool", 1),
    "allowed_touch_types": ("AllowedTouchTypes", 15),
    "requires_exclusive_touch_type": ("bool", 1),
    "observe_only": ("bool", 0),
    "one_hand": ("bool", 0),
    "lease": ("float", 0),
    "takeover_interval": ("float", 0.3),
    "default_winner": ("int", 0),
    "wins_at_lift": ("bool", 0),
    "allowed_buttons": ("Button", 0),
}
MAP_VALUES = ["a", "b", "tx", "ty"]
TYPES = {"number": "float", "integer": "int", "boolean": "bool", "flags": "int"}
# Properties whose numbers have names.
ENUMERATIONS = {
    "allowed_buttons": "Button",
    "axes": "Axes",
    "buttons_required": "Button",
    "direction": "Direction",
    "edges": "Edge",
    "finger_strategy": "FingerStrategy",
    "threshold_mode": "ThresholdMode",
    "velocity_strategy": "VelocityStrategy",
}
UNITS = {
    "1": "",
    "s": "Seconds, ",
    "rad": "Radians, ",
    "1/s": "Per second, ",
    "unit": "Window units, ",
    "unit/s": "Window units a second, ",
    "rad/s": "Radians a second, ",
}
NO_LIMIT = 1e9

Descriptor = dict[str, Any]


def is_limitless(initial: float | str) -> bool:
    return isinstance(initial, str) or abs(initial) >= NO_LIMIT


def default(info: Descriptor) -> str:
    """A property's default as Python writes it."""
    if is_limitless(info["initial"]):
        return "no limit"
    return str(bool(info["initial"])) if info["kind"] == "boolean" else f"{info['initial']:g}"


def sentences(info: Descriptor) -> str:
    """The documentation of a property or output for which there are no words: the descriptor's."""
    unit = UNITS.get(info["unit"], info["unit"] + ", ")
    if "kind" in info:
        end = f"{unit}default {default(info)}."
    else:
        end = unit.replace(", ", ".")
    return f"{info['summary']} {end[:1].upper()}{end[1:]}".rstrip()


def documentation(info: Descriptor, name: str, own: words.Words | None) -> str:
    if own is None or name not in own.members:
        return sentences(info)
    return own.members[name].replace("{default}", default(info) if "kind" in info else "")


def properties(infos: list[Descriptor], own: words.Words | None) -> str:
    source = ""
    for info in infos:
        kind = ENUMERATIONS.get(info["name"], TYPES[info["kind"]])
        arguments = [kind, text(documentation(info, info["name"], own), 8)]
        if not isinstance(info["initial"], str):
            arguments.append(f"default={info['initial']:.17g}")
        source += declared(info["name"], kind, arguments)
    return source


def declared(name: str, kind: str, arguments: list[str]) -> str:
    """A property as an attribute, with the type that checkers see."""
    return listing(f"{name}: Property[{kind}] = Property(", arguments, ")", 4) + "\n"


def parameter(name: str, kind: str, initial: float | str) -> str:
    """A property as a keyword of its class."""
    if kind == "bool":
        return f"{name}: bool = {bool(initial)}"
    if kind == "float":
        return f"{name}: float = " + ("math.inf" if isinstance(initial, str) else repr(float(initial)))
    return f"{name}: {kind} = " + (f"{int(initial)}" if kind == "int" else f"{kind}({int(initial)})")


def constructor(descriptor: Descriptor) -> str:
    """All properties of a class as keywords, those that every recognizer has at the end."""
    own = [parameter(each["name"], ENUMERATIONS.get(each["name"], TYPES[each["kind"]]), each["initial"]) for each in descriptor["properties"]]
    changed = {TRAITS[trait][0]: TRAITS[trait][2] for trait in descriptor["traits"] if trait in TRAITS}
    common = [parameter(name, kind, changed.get(name, initial)) for name, (kind, initial) in COMMON.items()]
    arguments = ["self", "view: Optional[View] = None", "*", 'name: str = ""', *own, *common]
    head = listing("def __init__(", arguments, ") -> None:", 4)
    return f'\n{head}\n        """Makes one, attached to `view` if that is given; the keywords are its properties."""\n        self._begin(locals())\n'


def values(descriptor: Descriptor, own: words.Words | None) -> str:
    """Outputs as attributes. Those of a class with a stream for each touch stand in its events only."""
    if "per_touch" in descriptor["traits"]:
        return ""
    infos = {info["name"]: info for info in descriptor["values"]}
    taken = [info["name"] for info in descriptor["properties"]]
    is_map = set(MAP_VALUES) <= set(infos)
    lines = []
    for name, info in infos.items():
        base, _, axis = name.partition(".")
        if base in taken or axis == "y" or (is_map and name in MAP_VALUES):
            continue
        kind = "PointValue" if axis else "Value"
        lines.append(listing(f"{base}: {kind} = {kind}(", [text(documentation(info, base, own), 8)], ")", 4) + "\n")
    return "".join(lines) + (MAP if is_map else "")


def index(descriptor: Descriptor) -> str:
    """What is not to be seen in the call that makes one: help() shows it at its end only."""
    names = list(dict.fromkeys(info["name"].partition(".")[0] for info in descriptor["values"]))
    if set(MAP_VALUES) <= set(names):
        names = ["map", *(name for name in names if name not in MAP_VALUES)]
    kind = "Outputs of its events" if "per_touch" in descriptor["traits"] else "Outputs"
    outputs = f"{kind}: {', '.join(names)}. " if names else ""
    return f"{outputs}What every recognizer has: help(kinesic.Recognizer)."


@dataclass
class Family:
    """A class that several are derived from. `infos`: all its properties; `own`: those that the one before has not."""

    name: str
    infos: list[Descriptor]
    own: list[Descriptor]

    def fits(self, descriptor: Descriptor) -> bool:
        return all(any(is_same(info, other) for other in descriptor["properties"]) for info in self.infos)


def is_same(one: Descriptor, other: Descriptor) -> bool:
    return all(one[key] == other[key] for key in ("name", "kind", "initial"))


def families(descriptors: list[Descriptor]) -> list[Family]:
    """Their properties are those of the first class that has them all."""
    found: list[Family] = []
    names: list[str] = []
    for name, own in words.FAMILIES.items():
        names += own.members
        model = next(each for each in descriptors if set(names) <= {info["name"] for info in each["properties"]})
        infos = {info["name"]: info for info in model["properties"]}
        found.append(Family(name, [infos[each] for each in names], [infos[each] for each in own.members]))
    return found


def python_name(name: str) -> str:
    return words.NAMES.get(name) or "".join(word.capitalize() for word in name.split("_"))


def one(name: str, base: str, sentence: str, body: str) -> str:
    return f'\n\nclass {name}({base}):\n{document(sentence, 4)}\n\n{body}'


def standard(descriptor: Descriptor, known: list[Family]) -> str:
    own = words.CLASSES.get(descriptor["name"])
    family = next((each for each in reversed(known) if each.fits(descriptor)), None)
    inherited = [info["name"] for info in family.infos] if family else []
    body = f"    CLASS_NAME: ClassVar[str] = {quoted(descriptor['name'])}\n"
    for trait in descriptor["traits"]:
        if trait in TRAITS:
            name, words_of_it, initial = TRAITS[trait]
            body += declared(name, "bool", ["bool", text(words_of_it, 8), f"default={initial}"])
    body += properties([info for info in descriptor["properties"] if info["name"] not in inherited], own)
    body += values(descriptor, own) + constructor(descriptor)
    sentence = f"{own.documentation if own else descriptor['summary']}\n\n{index(descriptor)}"
    return one(python_name(descriptor["name"]), family.name if family else "Standard", sentence, body)


def refuse_stale_words(descriptors: list[Descriptor]) -> None:
    """Words are for what is there."""
    members: dict[str, set[str]] = {}
    for each in descriptors:
        members[each["name"]] = {info["name"].partition(".")[0] for info in each["properties"] + each["values"]}
    for name, own in words.CLASSES.items():
        unknown = own.members.keys() - members.get(name, set())
        if unknown or name not in members:
            raise Unknown(f"words.py has words for {name} {' '.join(sorted(unknown))}, which no descriptor has")


def module(descriptors: list[Descriptor]) -> str:
    refuse_stale_words(descriptors)
    known = families(descriptors)
    names = [python_name(each["name"]) for each in descriptors]
    enums = listing("from .enums import ", sorted({*ENUMERATIONS.values(), "AllowedTouchTypes"}), "") + "\n"
    math = "import math\n" if any(isinstance(info["initial"], str) for each in descriptors for info in each["properties"]) else ""
    source = HEAD.replace("{enums}", enums).replace("{math}", math) + listing("__all__ = [", [quoted(name) for name in sorted(names)], "]") + "\n"
    base = "Standard"
    for family in known:
        own = words.FAMILIES[family.name]
        source += one(family.name, base, own.documentation, properties(family.own, own))
        base = family.name
    source += "".join(standard(each, known) for each in descriptors)
    rows = [f"{quoted(each['name'])}: {name}" for each, name in zip(descriptors, names, strict=True)]
    return f"{source}\n\n{listing('BY_CLASS_NAME: Dict[str, Type[Standard]] = {', rows, '}')}\n"
