"""The enumerations of the headers as the bindings call them: one row each. A new constant of one needs no row."""

from __future__ import annotations

from dataclasses import dataclass, field

from generating.description import Described


@dataclass(frozen=True)
class Enumeration:
    """Constants with one prefix. `python` and `cpp` document it; without a sentence a language has it not.
    `members` documents constants, for Python."""

    name: str
    prefix: str
    python: str = ""
    cpp: str = ""
    is_mask: bool = False
    members: dict[str, str] = field(default_factory=dict)

    def constants(self, described: Described) -> dict[str, int | float]:
        """By their names without the prefix."""
        return {name.removeprefix(self.prefix): value for name, value in described.constants(self.prefix).items()}


PREDICTIONS = {
    "VELOCITY": "By the velocity of the last 60 ms.",
    "LINE": "On the line of the latest two samples, as Android does.",
    "NONE": "The latest sample is held.",
}

ENUMERATIONS = [
    Enumeration("State", "KIN_STATE_", "The state of a recognizer.", "The states of a recognizer."),
    Enumeration(
        "Phase",
        "KIN_PHASE_",
        "What a sample says of its touch; also what a view gets of one.",
        "What a sample says of its touch.",
    ),
    Enumeration(
        "TouchType", "KIN_TOUCH_", "What made a touch: a finger, a trackpad, a pen, a mouse.", "What made a touch."
    ),
    Enumeration("ScrollPhase", "KIN_SCROLL_", "What a sample says of its scroll.", "What a scrolling device did."),
    Enumeration("EventType", "KIN_EVENT_", cpp="What a record is."),
    Enumeration(
        "TouchCause",
        "KIN_CAUSE_",
        "Why a touch was refused or cancelled.",
        "Why a touch was refused or cancelled.",
    ),
    Enumeration(
        "LateLocation", "KIN_LATE_", "Where a touch lands that lands late.", "Where a touch lands that lands late."
    ),
    Enumeration("Button", "KIN_BUTTON_", "Buttons that are pressed; higher bits are the host's own.", is_mask=True),
    Enumeration("Modifier", "KIN_MODIFIER_", "Keys that are held; higher bits are the host's own.", is_mask=True),
    Enumeration(
        "Reason",
        "KIN_REASON_",
        "Why a recognizer left Possible, or was kept there.",
        "Why: the reason of a decision.",
    ),
    Enumeration(
        "TieBreak",
        "KIN_TIE_BREAK_",
        "How two recognizers that propose in one step are ordered.",
        "How two recognizers that propose in one step are ordered.",
    ),
    Enumeration("Severity", "KIN_SEVERITY_", "Who did wrong, in a diagnostic.", "Who did wrong, in a diagnostic."),
    Enumeration(
        "Relation",
        "KIN_RELATION_",
        "Kinds of relation, for `Recognizer.relations`.",
        "Kinds of relation, for listing.",
    ),
    Enumeration("Question", "KIN_QUESTION_", "What a delegate is asked."),
    Enumeration(
        "PropertyKind", "KIN_PROPERTY_", "What kind of number a property is.", "What kind of number a property is."
    ),
    Enumeration("Change", "KIN_CHANGE_", "What happened to a touch in a step.", is_mask=True),
    Enumeration("ClassFlag", "KIN_CLASS_", "What is special about a recognizer class.", is_mask=True),
    Enumeration(
        "EstimateKind",
        "KIN_ESTIMATE_",
        "Where an estimate of a touch's place comes from.",
        "Where an estimate of a touch's place comes from.",
    ),
    Enumeration(
        "Prediction",
        "KIN_PREDICTION_",
        "How a touch's place after its latest sample is predicted.",
        "How a place after the latest sample is predicted.",
        members=PREDICTIONS,
    ),
    Enumeration(
        "Direction",
        "KIN_DIRECTION_",
        "Directions of a swipe, as a mask for its property and one bit in its value.",
        is_mask=True,
    ),
    Enumeration("Edge", "KIN_EDGE_", "Edges that a screen edge pan comes from, as a mask.", is_mask=True),
    Enumeration("Axes", "KIN_AXES_", "Along which axes a drag goes."),
    Enumeration("ThresholdMode", "KIN_THRESHOLD_MODE_", "How the threshold of a drag counts."),
    Enumeration("FingerStrategy", "KIN_FINGER_STRATEGY_", "How several fingers move a pan."),
    Enumeration("AllowedTouchTypes", "KIN_ALLOWED_", "Types of touches that a recognizer takes, as a mask.", is_mask=True),
    Enumeration(
        "VelocityStrategy", "KIN_VELOCITY_", "How a velocity is estimated from places.", "How a velocity is estimated."
    ),
]
