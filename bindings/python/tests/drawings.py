"""What the tests of a session's picture share: a session that has seen something, and what is in its picture."""

from __future__ import annotations

import csv
import itertools
import json
import xml.etree.ElementTree as ElementTree
from typing import List

from conftest import TREE

import kinesic
from kinesic import Phase, Sample

SVG = "{http://www.w3.org/2000/svg}"
PHASES = {"down": Phase.BEGAN, "move": Phase.MOVED, "up": Phase.ENDED, "cancel": Phase.CANCELLED}


def played(session: kinesic.Session, trace: str, scene: str = "demo") -> kinesic.Session:
    """A session that has seen one of the traces that ship."""
    kinesic.build_scene(session, json.loads((TREE / f"Tests/Scenes/{scene}.json").read_text()))
    time = 0.0
    with (TREE / f"Tests/Traces/{trace}.csv").open(newline="") as file:
        for t_us, rows in itertools.groupby(csv.DictReader(file), key=lambda row: row["t_us"]):
            time = int(t_us) / 1e6
            session.feed(Sample(int(row["tracking_id"]), PHASES[row["event"]], float(row["x"]), float(row["y"]), time) for row in rows)
    session.advance(time + 2)
    return session


def root_of(session: kinesic.Session) -> ElementTree.Element:
    return ElementTree.fromstring(session._repr_svg_())


def titles(root: ElementTree.Element) -> List[str]:
    return [title.text or "" for title in root.iter(f"{SVG}title")]


def of_class(root: ElementTree.Element, name: str) -> List[ElementTree.Element]:
    return [element for element in root.iter() if element.get("class") == f"kin-{name}"]
