"""Packs an ASCII text by LZ77: what occurred before is a reference to it. The packed text is ASCII too.

A byte from 1 to 31 that is no line's end begins a reference of three bytes: how many characters less SHORTEST - 1; how
far back, less 1, as two digits to the base 128, the higher one first. Every other byte is a character of the text,
which therefore has no control characters but line ends. Sources/KinesicCore/Interface/manifest.swift unpacks.
"""

from __future__ import annotations

from collections import defaultdict

SHORTEST = 4
REFERENCE = 3
NEW_LINE = ord("\n")
LENGTHS = [code + SHORTEST - 1 for code in range(1, 32) if code != NEW_LINE]
WINDOW = 128 * 128
COLUMNS = 120


def repeats(text: str) -> list[tuple[int, int]]:
    """For each place the longest repeat of something before: its length, at most the longest reference, and how far
    back; 0, 0: none."""
    places: dict[str, list[int]] = defaultdict(list)
    found = []
    for here in range(len(text)):
        longest = back = 0
        begin = text[here : here + SHORTEST]
        for there in reversed(places[begin]):
            if here - there > WINDOW or longest == LENGTHS[-1]:
                break
            # Most are no longer than the longest yet.
            if here + longest < len(text) and text.startswith(text[here : here + longest + 1], there):
                longest, back = common(text, there, here), here - there
        found.append((longest, back))
        places[begin].append(here)
    return found


def common(text: str, there: int, here: int) -> int:
    """How many characters are the same from two places on."""
    length = 0
    while length < LENGTHS[-1] and here + length < len(text) and text[there + length] == text[here + length]:
        length += 1
    return length


def pack(text: str) -> str:
    """The shortest way to write the text, found from its end."""
    if not all(" " <= letter <= "~" or letter == "\n" for letter in text):
        raise ValueError("a packed text is ASCII without control characters but line ends")
    found = repeats(text)
    costs = [0] * (len(text) + 1)
    lengths = [1] * len(text)
    for here in reversed(range(len(text))):
        ways = [(1 + costs[here + 1], 1)]
        ways += [(REFERENCE + costs[here + length], length) for length in LENGTHS if length <= found[here][0]]
        costs[here], lengths[here] = min(ways)
    packed, here = "", 0
    while here < len(text):
        length, back = lengths[here], found[here][1] - 1
        packed += text[here] if length == 1 else chr(length - SHORTEST + 1) + chr(back // 128) + chr(back % 128)
        here += length
    return packed


def swift_literal(text: str) -> str:
    """The text as a literal of Swift, in lines."""
    lines = [""]
    for letter in text:
        written = f"\\u{{{ord(letter):x}}}" if not " " <= letter <= "~" else "\\" + letter if letter in '"\\' else letter
        if len(lines[-1]) + len(written) > COLUMNS:
            lines.append("")
        lines[-1] += written
    return '  """\n  ' + "\\\n  ".join(lines) + '\n  """'
