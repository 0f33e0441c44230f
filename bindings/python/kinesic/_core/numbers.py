"""The numbers of a recognizer: its properties, which are attributes too, and its outputs."""

from __future__ import annotations

import ctypes
import math
from typing import TYPE_CHECKING, Any, Callable, Dict, Iterable, Optional

from . import ffi
from .attributes import Property
from .classes import ClassInfo, PropertyInfo, is_standard, refusal, standard_class, standard_property
from .enums import PropertyKind
from .errors import InvalidError, RangeError, UnknownError, UnknownPropertyError
from .geometry import finite, number, text
from .stepping import Stepping
from .suggestions import did_you_mean
from .printable_text import visible

lib = ffi.lib
_KINDS: Dict[PropertyKind, Callable[[float], float]] = {
    PropertyKind.NUMBER: float,
    PropertyKind.INTEGER: int,
    PropertyKind.BOOLEAN: bool,
    PropertyKind.FLAGS: int,
}


class Numbers(Stepping):
    """The part of a recognizer that gets and sets numbers. In the step of a class written in Python they are those of
    the step."""

    _class_name: str
    _initial: Dict[str, float]
    _declares_all = False
    """Whether all properties of the class are attributes of its Python class."""
    _info: Optional[ClassInfo]

    def set_number(self, property: str, value: float) -> None:
        """Sets a property by name; booleans and masks are numbers too."""
        name, converted = text(property, "property"), number(value, property)
        if self._id:
            self._call(lib.kin_recognizer_set_number, name, converted)
        else:
            self._check_name(property)
            self._check_range(property, converted)
            self._initial[property] = converted

    def _known_property(self, property: str) -> Optional[PropertyInfo]:
        """What is known of a property before it is attached."""
        if self._info is not None:
            return self._info.property(property)
        script = self._script
        if script is None or script.is_derived:
            return standard_property(getattr(script, "base", self._class_name), property)
        # Or a common one, as any class has it.
        return script.property_info(property) or standard_property("tap", property)

    def _check_range(self, property: str, value: float) -> None:
        """Refuses before it is attached what the engine would refuse then."""
        info = self._known_property(property)
        if info is None:
            return
        if math.isnan(value):
            raise InvalidError(f"{self._who()}: {property} is not a number")
        fault = refusal(info, value)
        if fault:
            raise RangeError(f"{self._who()}: {fault}")

    def _who(self) -> str:
        """It in a sentence: pan 'scroll'."""
        return f"{self._class_name} '{visible(self._name)}'" if self._name else self._class_name

    def _check_pairs(self, given: Iterable[str]) -> None:
        """Refuses a least number of something above the greatest, if one of the two was given."""
        for name in given:
            pair = ["minimum" + name[7:], "maximum" + name[7:]]
            if name not in pair:
                continue
            known = [self._initial.get(each, self._default(each)) for each in pair]
            if None not in known and known[0] > known[1]:  # type: ignore[operator]
                raise RangeError(f"{self._who()}: {pair[0]} is {known[0]:g}, which is above {pair[1]}, {known[1]:g}")

    def number(self, property: str) -> float:
        """Reads a property by name; before it is attached, what was set, or its default."""
        name = text(property, "property")
        if self._moment is not None:
            return self._own_number(self._moment, property)
        if not self._id:
            known = self._initial.get(property, self._default(property))
            if known is not None:
                return known
        value = ctypes.c_double()
        self._call(lib.kin_recognizer_get_number, name, ctypes.byref(value))
        return value.value

    def _default(self, property: str) -> Optional[float]:
        """Of a property that its Python class declares, or that the engine named in which it was."""
        declared = getattr(type(self), property, None)
        if isinstance(declared, Property):
            return declared.default
        info = self._info.property(property) if self._info else None
        return info.initial if info else None

    if not TYPE_CHECKING:  # a type checker reports a misspelled attribute

        def __getattr__(self, name: str) -> float:
            if name.startswith("_"):
                raise AttributeError(f"{type(self).__name__} has no attribute {name!r}")
            try:
                if self._moment is None:
                    self._check_name(name)
                value = self.number(name)
            except UnknownError as error:
                meant = did_you_mean(name, (each for each in dir(type(self)) if not each.startswith("_")))
                raise UnknownPropertyError(error.sentence.partition("; did you mean")[0] + meant if meant else error.sentence) from None
            info = self._info.property(name) if self._info else None
            return _KINDS[info.kind](value) if info else value

        def __setattr__(self, name: str, value: Any) -> None:
            if not name.startswith("_") and callable(getattr(type(self), name, None)):
                hint = "; 'place' is what a step sets" if name == "location" and self._script is not None else ""
                raise AttributeError(f"'{name}' is a method of {type(self).__name__}{hint}")
            if name.startswith("_") or hasattr(type(self), name) or self._may_hold(name):
                super().__setattr__(name, value)
                return
            try:
                self._check_name(name)
                self.set_number(name, value)
            except UnknownError as error:
                raise UnknownPropertyError(error.sentence) from None

    def _check_name(self, name: str) -> None:
        """Before it is attached, the engine knows no properties; a Python class that declares them does."""
        script = self._script
        if self._id and script is None or isinstance(getattr(type(self), name, None), Property):
            return
        if script is not None and not script.is_derived:
            known = list(script.properties)
        elif script is None and not self._declares_all:
            if not is_standard(self._class_name):
                return
            known = [each.name for each in standard_class(self._class_name).properties]
        else:
            known = [each for each in dir(type(self)) if isinstance(getattr(type(self), each, None), Property)]
        if name in known:
            return
        listed = ", ".join(known) or "none"
        meant = did_you_mean(name, known)
        raise UnknownPropertyError(f"property '{name}' is unknown to class '{self._class_name}'{meant or ';'} {'It' if meant else 'it'} has: {listed}")

    def value(self, name: str) -> float:
        """An output by name, "translation.x"."""
        if self._moment is not None:
            place = self._own_value(self._moment, name)
            return float(self._moment.request.values[place])
        value = ctypes.c_double()
        self._call(lib.kin_recognizer_get_value, text(name, "name"), ctypes.byref(value))
        return value.value

    def set_value(self, name: str, to: float) -> None:
        """Sets an output, "scale" back to 1: the gesture goes on from there."""
        if self._moment is not None:
            place = self._own_value(self._moment, name)
            self._moment.request.values[place] = finite(to, name)
            return
        self._call(lib.kin_recognizer_set_value, text(name, "name"), number(to, name))
