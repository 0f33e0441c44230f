"""The enumerations of the headers for Python."""

from __future__ import annotations

from generating.description import Described
from generating.enumerations import ENUMERATIONS, Enumeration

HEAD = '''"""The enumerations of the headers. Written by Scripts/generate. Do not edit: run `make generate`."""

from __future__ import annotations

from .words import Word, Words
'''


def one(enumeration: Enumeration, described: Described) -> str:
    base = "Words" if enumeration.is_mask else "Word"
    text = f'\n\nclass {enumeration.name}({base}):\n    """{enumeration.python}"""\n\n'
    for name, value in enumeration.constants(described).items():
        text += f"    {name} = {value}\n"
        if name in enumeration.members:
            text += f'    """{enumeration.members[name]}"""\n'
    return text


def module(described: Described) -> str:
    return HEAD + "".join(one(each, described) for each in ENUMERATIONS if each.python)
