"""The presets. Written by Scripts/generate from Sources/Presets. Do not edit: run `make generate`."""

from __future__ import annotations

from .preset import Described, Preset, Relation

PRESETS = {
    "drawing": Preset(
        "A page to draw on: one finger or a pen draws, two fingers move the page, taps of several undo and redo",
        flags=(),
        recognizers=(
            Described("draw", "pan", {"maximum_touches": 1}),
            Described("dot", "tap", {}),
            Described("move", "pan", {"minimum_touches": 2, "early_threshold": 16}),
            Described("zoom", "pinch", {"early_threshold": 16}),
            Described("turn", "rotation", {"early_threshold": 0.2}),
            Described("undo", "tap", {"touches_required": 2}),
            Described("redo", "tap", {"touches_required": 3}),
        ),
        relations=(
            Relation("simultaneous", "move", "zoom"),
            Relation("simultaneous", "move", "turn"),
            Relation("simultaneous", "zoom", "turn"),
            Relation("require_failure", "dot", "undo"),
            Relation("require_failure", "dot", "redo"),
            Relation("takeover", "move", "draw"),
            Relation("takeover", "zoom", "draw"),
            Relation("takeover", "turn", "draw"),
        ),
        settings={"palm_filter": {}},
    ),
    "game": Preset(
        "A game: each finger by itself, at once, and nothing waits",
        flags=(),
        recognizers=(
            Described("steer", "multi_drag", {"threshold": 4, "threshold_mode": 1}),
            Described("strike", "multi_tap", {"maximum_tap_duration": 0.25}),
            Described("flick", "swipe", {"direction": 15, "maximum_duration": 0.25, "minimum_distance": 80, "distance_decay": 0, "maximum_cross": 80}),
        ),
        relations=(
            Relation("simultaneous", "steer", "strike"),
            Relation("simultaneous", "steer", "flick"),
            Relation("simultaneous", "strike", "flick"),
        ),
        settings={},
    ),
    "kiosk": Preset(
        "A kiosk: strangers who press long and hard, lean on the screen, and know no hidden gestures",
        flags=(),
        recognizers=(
            Described("choose", "tap", {"maximum_tap_duration": 2, "allowable_movement": 60}),
            Described("scroll", "pan", {"threshold": 20}),
            Described("zoom", "pinch", {"threshold": 16, "resting_share": 0.1}),
        ),
        relations=(
            Relation("simultaneous", "scroll", "zoom"),
        ),
        settings={"palm_filter": {}},
    ),
    "list": Preset(
        "A list that scrolls, whose rows are chosen, held, and swept aside",
        flags=(),
        recognizers=(
            Described("scroll", "pan", {"axes": 2, "fail_offset_x_minimum": -16, "fail_offset_x_maximum": 16, "early_threshold": 16}),
            Described("sweep", "swipe", {"direction": 3, "maximum_duration": 0.25, "minimum_distance": 80, "distance_decay": 0, "maximum_cross": 80}),
            Described("highlight", "press", {"delay": 0.15}),
            Described("choose", "tap", {}),
            Described("hold", "long_press", {}),
        ),
        relations=(
            Relation("simultaneous", "highlight", "hold"),
        ),
        settings={},
    ),
    "low_vision": Preset(
        "For people who see little: things are read at a tap and opened by two, at one's own pace, and magnified with one finger",
        flags=(),
        recognizers=(
            Described("read", "tap", {"maximum_tap_duration": 2, "allowable_movement": 90}),
            Described("open", "tap", {"taps_required": 2, "maximum_interval": 0.7, "maximum_tap_duration": 2, "maximum_tap_distance": 90}),
            Described("step", "swipe", {"direction": 15, "maximum_duration": 1, "minimum_distance": 30, "distance_decay": 0}),
            Described("scroll", "pan", {"minimum_touches": 2, "dominance": 1}),
            Described("magnify", "pinch", {}),
            Described("magnify_by_one", "tap_drag", {"scale_distance": 120}),
        ),
        relations=(
            Relation("takeover", "scroll", "magnify"),
            Relation("takeover", "magnify", "scroll"),
            Relation("require_failure", "read", "open"),
            Relation("require_failure", "read", "magnify_by_one"),
        ),
        settings={},
    ),
    "map": Preset(
        "A map, a photo or a plan: dragged, zoomed and turned at once, with things on it to choose",
        flags=(),
        recognizers=(
            Described("drag", "pan", {"early_threshold": 16}),
            Described("zoom", "pinch", {"early_threshold": 16}),
            Described("turn", "rotation", {"early_threshold": 0.2}),
            Described("choose", "tap", {}),
            Described("zoom_in", "tap", {"taps_required": 2}),
            Described("zoom_out", "tap", {"touches_required": 2}),
            Described("mark", "long_press", {}),
        ),
        relations=(
            Relation("simultaneous", "drag", "zoom"),
            Relation("simultaneous", "drag", "turn"),
            Relation("simultaneous", "zoom", "turn"),
            Relation("require_failure", "choose", "zoom_in"),
        ),
        settings={},
    ),
    "table": Preset(
        "A thing on a table for many people: apply it to the view of each; whoever touches one moves that one",
        flags=("arena_boundary",),
        recognizers=(
            Described("move", "transform", {"one_hand": 1, "pan_threshold": 16}),
            Described("choose", "tap", {"one_hand": 1}),
            Described("menu", "long_press", {"one_hand": 1}),
        ),
        relations=(
        ),
        settings={"hands": {}},
    ),
    "tremor": Preset(
        "For hands that tremble, or touch without wanting to",
        flags=(),
        recognizers=(
            Described("choose", "tap", {"maximum_tap_duration": 3, "allowable_movement": 90}),
            Described("menu", "long_press", {"minimum_duration": 1.5, "allowable_movement": 32}),
            Described("drag", "pan", {"threshold": 40, "threshold_mode": 1}),
            Described("zoom", "pinch", {"threshold": 24, "gain": 0.5}),
        ),
        relations=(
            Relation("simultaneous", "drag", "zoom"),
        ),
        settings={"accommodations": {"minimum_contact_time": 0.2, "repeat_interval": 0.25}},
    ),
}
