"""Scenes as programs have them, made from a seed: photo viewers, lists with rows, pagers, drawers, tables with cards,
toolbars and canvases. Each relation in them is there for a reason, which stands beside it.

A scene file says nothing of the root view, which has no right and no lower edge then: edge gestures come from the left
and from above.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "HandModel"))

from prng import Random

Scene = dict[str, Any]
WIDTH, HEIGHT = 390, 844


class Maker:
    """A scene that grows, and the draws that decide what is in it."""

    def __init__(self, random: Random) -> None:
        self.random = random
        self.views: list[dict[str, Any]] = []
        self.recognizers: list[dict[str, Any]] = []
        self.relations: list[list[str]] = []

    def chance(self, share: float) -> bool:
        return self.random.chance(share)

    def number(self, low: int, high: int) -> int:
        """A whole number, both ends allowed."""
        return low + self.random.bits() % (high - low + 1)

    def view(self, id: str, frame: list[int], parent: str | None = None, **flags: bool) -> str:
        above = {"parent": parent} if parent else {}
        self.views.append({"id": id, **above, "frame": frame, **flags})
        return id

    def add(self, id: str, kind: str, view: str, **numbers: float) -> str:
        self.recognizers.append({"id": id, "class": kind, "view": view, **({"set": numbers} if numbers else {})})
        return id

    def waits(self, waiting: str, required: str) -> None:
        self.relations.append(["require_failure", waiting, required])

    def together(self, *ids: str) -> None:
        """Any two of these at the same time."""
        self.relations += [["simultaneous", a, b] for i, a in enumerate(ids) for b in ids[i + 1 :]]

    def leaves(self, preventer: str, prevented: str) -> None:
        """The first does not shut out the second, but the second does the first."""
        self.relations.append(["no_prevention", preventer, prevented])

    def scene(self, title: str) -> Scene:
        return {"title": title, "views": self.views, "recognizers": self.recognizers, "relations": self.relations}

    def hands(self, view: str, end: str = "") -> list[str]:
        """Pan, pinch and rotation of something that two fingers move, zoom and turn at once."""
        move, zoom, turn = (self.add(f"{name}{end}", kind, view) for name, kind in HANDS)
        if self.chance(0.25):  # turning may begin during a zoom, but a zoom would disturb who turns
            self.together(move, zoom)
            self.together(move, turn)
            self.leaves(zoom, turn)
        else:
            self.together(move, zoom, turn)
        return [move, zoom, turn]

    def taps(self, view: str, names: list[str], end: str = "") -> None:
        """One, two, perhaps three taps: fewer wait for more, else they would come first."""
        ids = []
        for count, name in enumerate(names, 1):
            ids.append(self.add(f"{name}{end}", "tap", view, **({"taps_required": count} if count > 1 else {})))
        for i, fewer in enumerate(ids):
            for more in ids[i + 1 :]:
                self.waits(fewer, more)


HANDS = [("move", "pan"), ("zoom", "pinch"), ("turn", "rotation")]


def photo_viewer(make: Maker) -> str:
    make.view("screen", [0, 0, WIDTH, HEIGHT])
    photo = make.view("photo", [0, 44, WIDTH, HEIGHT - 44], "screen")
    make.taps(photo, ["bars", "closer", "reset"][: make.number(2, 3)])
    move = make.hands(photo)[0]
    if make.chance(0.5):
        back = make.add("back", "screen_edge_pan", "screen", edges=2)
        make.waits(move, back)  # else the pan, which needs less, takes every drag from the edge
    if make.chance(0.4):
        close = make.add("close", "swipe", photo, direction=8)
        make.waits(move, close)  # else the pan begins before a flick has gone far enough
    if make.chance(0.5):
        make.add("menu", "long_press", photo)
    return "A photo viewer"


def list_with_rows(make: Maker) -> str:
    make.view("screen", [0, 0, WIDTH, HEIGHT])
    rows = make.view("list", [0, 44, WIDTH, HEIGHT - 44], "screen")
    make.add("scroll", "pan", rows, axes=2)
    back = make.add("back", "screen_edge_pan", "screen", edges=2) if make.chance(0.6) else None
    edits, flicks, lights = make.chance(0.6), make.chance(0.4), make.chance(0.6)
    for n in range(1, make.number(2, 4) + 1):
        row = make.view(f"row_{n}", [0, 60 * n, WIDTH, 60], rows, **({"wants_touches": True} if lights else {}))
        make.taps(row, ["choose", "edit"] if edits else ["choose"], f"_{n}")
        remove = make.add(f"remove_{n}", "pan", row, axes=1)
        if back:
            make.waits(remove, back)  # else a row, which needs less and lies deeper, takes the drag from the edge
        if flicks:
            archive = make.add(f"archive_{n}", "swipe", row, direction=2)
            make.waits(remove, archive)  # else the pan begins before a flick has gone far enough
        if lights:
            menu = make.add(f"menu_{n}", "long_press", row)
            light = make.add(f"light_{n}", "press", row, delay=0.15)
            make.together(light, menu)  # the row stays lit while its menu is open
    return "A list whose rows are chosen, removed and more"


def pager(make: Maker) -> str:
    make.view("screen", [0, 0, WIDTH, HEIGHT])
    pages = make.view("pager", [0, 0, WIDTH, HEIGHT], "screen")
    flip = make.add("flip", "pan", pages, axes=1, maximum_touches=1)
    drawer = make.add("drawer", "screen_edge_pan", "screen", edges=2)
    make.waits(flip, drawer)  # else the pager, which needs less, takes every drag from the edge
    if make.chance(0.4):
        notices = make.add("notices", "screen_edge_pan", "screen", edges=1)
        make.waits("scroll", notices)  # the same for the page's scrolling
    page = make.view("page", [0, 0, WIDTH, HEIGHT], pages)
    make.add("scroll", "pan", page, axes=2, maximum_touches=1)
    picture = make.view("picture", [20, 100, 350, 300], page)
    make.taps(picture, ["open", "closer"])
    if make.chance(0.6):
        zoom, turn = make.add("zoom", "pinch", picture), make.add("turn", "rotation", picture)
        make.together(zoom, turn)  # two fingers do both
    if make.chance(0.5):
        skip = make.add("skip", "swipe", page, direction=4)
        make.waits("scroll", skip)  # else the scrolling begins before a flick has gone far enough
    return "A pager with drawers, and a picture on its page"


def drawers(make: Maker) -> str:
    make.view("screen", [0, 0, WIDTH, HEIGHT])
    plan = make.view("map", [0, 0, WIDTH, HEIGHT], "screen")
    move = make.hands(plan)[0]
    for name, edge in [("layers", 2), ("notices", 1)][: make.number(1, 2)]:
        make.waits(move, make.add(name, "screen_edge_pan", "screen", edges=edge))  # else the map moves instead
    make.taps(plan, ["pin", "closer"])
    if make.chance(0.5):
        farther = make.add("farther", "tap", plan, touches_required=2)
        everything = make.add("everything", "tap", plan, touches_required=2, taps_required=2)
        make.waits(farther, everything)  # else one tap of two fingers comes before two
    if make.chance(0.4):
        make.add("menu", "long_press", plan)
    return "A map between drawers"


def table_with_cards(make: Maker) -> str:
    table = make.view("table", [0, 0, 1540, 1027])
    make.hands(table, "_table")
    opens, lights = make.chance(0.7), make.chance(0.5)
    for n in range(1, make.number(2, 4) + 1):
        card = make.view(f"card_{n}", [40 + 370 * (n - 1), 300, 330, 300], table, arena_boundary=True)
        drag = make.hands(card, f"_{n}")[0]
        make.taps(card, ["choose", "open"] if opens else ["choose"], f"_{n}")
        if lights:
            light = make.add(f"light_{n}", "press", card)
            make.together(light, drag)  # a card is lit as long as it is dragged
    return "A table with cards for several people"


def toolbar(make: Maker) -> str:
    make.view("screen", [0, 0, WIDTH, HEIGHT])
    bar = make.view("toolbar", [0, 780, WIDTH, 64], "screen")
    slide = make.add("slide", "pan", bar, axes=1)
    if make.chance(0.5):
        hide = make.add("hide", "swipe", bar, direction=8)
        make.add("raise", "pan", bar, axes=2)
        make.waits("raise", hide)  # else the pan begins before a flick has gone far enough
    for n in range(1, make.number(2, 4) + 1):
        button = make.view(f"button_{n}", [90 * (n - 1) + 10, 8, 80, 48], bar)
        make.taps(button, ["press", "lock", "clear"][: make.number(1, 3)], f"_{n}")
        if make.chance(0.5):
            light = make.add(f"light_{n}", "press", button)
            hold = make.add(f"hold_{n}", "long_press", button)
            make.together(light, hold)  # a button is lit as long as it is held
        if make.chance(0.3):
            scrub = make.add(f"scrub_{n}", "long_press", button, minimum_duration=0.25, touches_required=2)
            make.together(scrub, slide)  # the bar may still slide below two fingers
    return "A toolbar with buttons of several meanings"


def canvas(make: Maker) -> str:
    make.view("screen", [0, 0, WIDTH, HEIGHT])
    paper = make.view("paper", [0, 0, WIDTH, HEIGHT], "screen")
    draw = make.add("draw", "pan", paper, maximum_touches=1, threshold=4)
    move = make.add("move", "pan", paper, minimum_touches=2, maximum_touches=2)
    zoom, turn = make.add("zoom", "pinch", paper), make.add("turn", "rotation", paper)
    make.together(move, zoom, turn)  # two fingers move, zoom and turn the paper at once
    if make.chance(0.6):
        tools = make.add("tools", "screen_edge_pan", "screen", edges=2)
        make.waits(draw, tools)  # else a line is drawn from the edge
    if make.chance(0.6):
        undo = make.add("undo", "tap", paper, touches_required=2)
        fit = make.add("fit", "tap", paper, touches_required=2, taps_required=2)
        make.waits(undo, fit)  # else one tap of two fingers comes before two
    if make.chance(0.5):
        make.add("pick", "long_press", paper)
    make.taps(paper, ["dot", "fill"][: make.number(1, 2)])
    return "A canvas: one finger draws, two move the paper"


KINDS: list[Callable[[Maker], str]] = [photo_viewer, list_with_rows, pager, drawers, table_with_cards, toolbar, canvas]


def scenes(seed: int, count: int) -> list[tuple[str, Scene]]:
    """So many scenes with their names, the kinds in turn; the same for the same seed."""
    random, made = Random(seed), []
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        make = Maker(random.fork())
        made.append((f"{kind.__name__}-{number}", make.scene(kind(make))))
    return made
