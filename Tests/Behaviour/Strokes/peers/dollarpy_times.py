"""dollarpy ($P in Python), run by the Python of the peers: seconds to name three drawings with so many templates.

dollarpy_times.py FILE TEMPLATES...   FILE: JSON, {"drawings": [[[x, y, stroke] ...] ...], "names": [...]}; the first
are templates, the last three are tests.
"""

from __future__ import annotations

import json
import sys
import time
from importlib.metadata import version

from dollarpy import Point, Recognizer, Template

with open(sys.argv[1]) as file:
    given = json.load(file)
drawings = [[Point(*place) for place in drawing] for drawing in given["drawings"]]
for count in map(int, sys.argv[2:]):
    recognizer = Recognizer([Template(name, points) for name, points in zip(given["names"][:count], drawings)])
    began = time.thread_time_ns()
    named = [recognizer.recognize(points)[0] for points in drawings[-3:]]
    spent = (time.thread_time_ns() - began) / 3
    print(json.dumps({"version": version("dollarpy"), "templates": count, "ns": spent, "named": named}), flush=True)
