"""Where a person and Kinesic differ over a contact, and whether that is right: a table for each recording."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from contacts import KINDS, Contact, call, contacts, listen
from recorded import Frame

MEANT: dict[str, tuple[str, ...]] = {
    "tap": ("tap",),
    "press": ("long_press",),
    "swipe": ("swipe", "pan"),
    "drag": ("pan",),
    "one of a tap": ("two-finger tap",),
    "one of a hold": (),
    "one of a drag": ("pan",),
    "one of a pinch": ("pan", "pinch"),
    "one of a rotation": ("pan", "rotation"),
    "moving beside one that rests": ("pan",),
    "resting beside one that moves": ("pan",),
    "one of several, each its own way": ("pan",),
}
"""The recognizers that should take what a person calls so, each alone; a pan takes all fingers where one moves."""

SHARES = "another finger is down for a moment of it, and two fingers are no tap of one"
CLOSE = "it moves past pan's 1.6 mm and stays within tap's 7; on one view the pan would win"
FIRST = "it goes 8 mm in its first half second, as UIKit's swipe wants"
BESIDE = "a finger that moves beside one that rests pinches or turns, by the rule; the person may mean nothing by it"
SLOW = "it lifts within tap's 0.75 s; on one view the long press would win, which begins before"
MIXED = "neither one nor the other to a person either"
EXTRA: dict[tuple[str, str], str] = {
    ("tap", "pan"): CLOSE,
    ("tap", "two-finger tap"): SHARES,
    ("drag", "tap"): CLOSE,
    ("drag", "swipe"): FIRST,
    ("press", "tap"): SLOW,
    ("press", "pan"): "it drifts past pan's 1.6 mm",
    ("one of a tap", "pan"): CLOSE,
    ("one of a hold", "pan"): "it drifts past pan's 1.6 mm",
    ("one of a hold", "tap"): "it is alone while it taps",
    ("one of a drag", "tap"): "it is alone while it taps",
    ("one of a drag", "two-finger tap"): CLOSE,
    ("one of a drag", "swipe"): f"alone for a while, {FIRST}",
    ("one of a drag", "swipe of 2"): FIRST,
    ("one of a drag", "swipe of 3"): FIRST,
    ("one of a pinch", "swipe"): f"alone for a while, {FIRST}",
    ("one of a pinch", "rotation"): "its line turns as well, by more than 0.1 rad",
    ("one of a rotation", "pinch"): "its line becomes longer or shorter as well",
    ("moving beside one that rests", "pinch"): BESIDE,
    ("moving beside one that rests", "rotation"): BESIDE,
    ("moving beside one that rests", "two-finger tap"): CLOSE,
    ("resting beside one that moves", "pinch"): BESIDE,
    ("resting beside one that moves", "rotation"): BESIDE,
    ("resting beside one that moves", "two-finger tap"): CLOSE,
    **{("one of several, each its own way", kind): MIXED for kind in ("pinch", "rotation", "tap", "two-finger tap")},
    ("one of several, each its own way", "swipe"): f"alone for a while, {FIRST}",
}
"""Why Kinesic may say more than a person; what is not here is wrong."""


def said(contact: Contact) -> tuple[str, ...]:
    return tuple(kind for kind in KINDS if kind in contact.gestures)


def why_missing(contact: Contact, kind: str) -> str:
    """Why Kinesic may not say what a person does; "" where it should."""
    if kind == "tap" and contact.is_shared:
        return SHARES
    if kind in ("pinch", "rotation") and contact.down_before > 1:
        return f"it is the third finger or a later one, and a {kind} has two"
    if kind in ("pinch", "rotation") and any(other.down_before > 1 for other in contact.others):
        return f"the other one is the third finger or a later one, and a {kind} has two"
    return ""


def judgements(contact: Contact) -> list[str]:
    """On each difference; "wrong" where there is no reason for it."""
    what, found = call(contact), said(contact)
    sentences = [EXTRA.get((what, kind)) or f"wrong: no {kind}" for kind in found if kind not in MEANT[what]]
    for kind in MEANT[what]:
        if kind not in found:
            sentences.append(why_missing(contact, kind) or f"wrong: a {kind} is missed")
    return list(dict.fromkeys(sentences))


def heard(feed: list[Frame]) -> list[Contact]:
    """The contacts with what Kinesic said of them."""
    found = contacts(feed)
    listen(feed, found)
    return found


def grouped(found: Iterable[Contact]) -> dict[tuple[str, str, str], list[Contact]]:
    """Contacts with one call, one answer and one judgement together."""
    groups: dict[tuple[str, str, str], list[Contact]] = {}
    for contact in found:
        key = (call(contact), " + ".join(said(contact)) or "nothing", "; ".join(judgements(contact)) or "agreed")
        groups.setdefault(key, []).append(contact)
    return groups


def rows(found: Iterable[Contact]) -> list[str]:
    """A table of one recording: a row for each group, with the times of the first ones."""
    lines = ["| a person | how many | when they land | Kinesic, each alone | judgement |", "|---|---|---|---|---|"]
    for (what, answer, judgement), group in grouped(found).items():
        times = ", ".join(f"{contact.times[0]:.3f}" for contact in group[:4]) + (", ..." if len(group) > 4 else "")
        lines.append(f"| {what} | {len(group)} | {times} | {answer} | {judgement} |")
    return lines


def kinds(found: Iterable[Contact]) -> list[str]:
    """A table of many recordings: each sentence of a judgement, with how many contacts of each call it is about, the
    most frequent first."""
    counts: dict[str, Counter[str]] = {}
    for contact in found:
        for sentence in judgements(contact) or ["agreed"]:
            counts.setdefault(sentence, Counter())[call(contact)] += 1
    lines = ["| judgement | of what a person calls |", "|---|---|"]
    for sentence, calls in sorted(counts.items(), key=lambda each: (-each[1].total(), each[0])):
        who = ", ".join(f"{what} ({count})" for what, count in sorted(calls.items(), key=lambda each: (-each[1], each[0])))
        lines.append(f"| {sentence} | {who} |")
    return lines


def summary(found: list[Contact]) -> str:
    """One sentence on all contacts."""
    judged = [judgements(contact) for contact in found]
    wrong = sum(any(sentence.startswith("wrong") for sentence in each) for each in judged)
    agreed = sum(not each for each in judged)
    differ = len(found) - agreed - wrong
    return f"Of {len(found)} contacts {agreed} are agreed, {differ} differ with a reason, {wrong} are wrong."
