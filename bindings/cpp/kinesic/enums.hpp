// enums.hpp: the enumerations of the C headers, with types of their own.
// Masks (buttons, modifiers, flags) stay numbers.
// Written by Scripts/generate. Do not edit: run `make generate`.
#ifndef KINESIC_ENUMS_HPP
#define KINESIC_ENUMS_HPP

#include <kinesic/kinesic.h>

namespace kinesic {

/// What became of a call; base.h says what to do about each.
enum class Code : kin_result {
  ok = KIN_OK,
  null = KIN_ERROR_NULL,
  invalid = KIN_ERROR_INVALID,
  range = KIN_ERROR_RANGE,
  stale = KIN_ERROR_STALE,
  kind = KIN_ERROR_KIND,
  unknown = KIN_ERROR_UNKNOWN,
  time = KIN_ERROR_TIME,
  sequence = KIN_ERROR_SEQUENCE,
  capacity = KIN_ERROR_CAPACITY,
  reentrant = KIN_ERROR_REENTRANT,
  cycle = KIN_ERROR_CYCLE,
  unsupported = KIN_ERROR_UNSUPPORTED,
  size = KIN_ERROR_SIZE,
  exists = KIN_ERROR_EXISTS,
  state = KIN_ERROR_STATE,
  recognizer_class = KIN_ERROR_CLASS,
  trace = KIN_ERROR_TRACE,
  diverged = KIN_ERROR_DIVERGED,
  sink = KIN_ERROR_SINK,
  memory = KIN_ERROR_MEMORY,
  thread = KIN_ERROR_THREAD
};

/// The states of a recognizer.
enum class State : kin_state {
  possible = KIN_STATE_POSSIBLE,
  began = KIN_STATE_BEGAN,
  changed = KIN_STATE_CHANGED,
  ended = KIN_STATE_ENDED,
  cancelled = KIN_STATE_CANCELLED,
  failed = KIN_STATE_FAILED,
  recognized = KIN_STATE_RECOGNIZED
};
/// The word for it, static; C: kin_state_name.
inline const char *name(State value) { return kin_state_name(static_cast<kin_state>(value)); }

/// What a sample says of its touch.
enum class Phase : kin_phase {
  began = KIN_PHASE_BEGAN,
  moved = KIN_PHASE_MOVED,
  ended = KIN_PHASE_ENDED,
  cancelled = KIN_PHASE_CANCELLED,
  entered = KIN_PHASE_ENTERED,
  hovered = KIN_PHASE_HOVERED,
  exited = KIN_PHASE_EXITED,
  refused = KIN_PHASE_REFUSED
};
/// The word for it, static; C: kin_phase_name.
inline const char *name(Phase value) { return kin_phase_name(static_cast<kin_phase>(value)); }

/// What made a touch.
enum class TouchType : kin_touch_type {
  direct = KIN_TOUCH_DIRECT,
  indirect = KIN_TOUCH_INDIRECT,
  pencil = KIN_TOUCH_PENCIL,
  pointer = KIN_TOUCH_POINTER
};
/// The word for it, static; C: kin_touch_type_name.
inline const char *name(TouchType value) { return kin_touch_type_name(static_cast<kin_touch_type>(value)); }

/// What a scrolling device did.
enum class ScrollPhase : kin_scroll_phase {
  began = KIN_SCROLL_BEGAN,
  changed = KIN_SCROLL_CHANGED,
  ended = KIN_SCROLL_ENDED,
  cancelled = KIN_SCROLL_CANCELLED,
  discrete = KIN_SCROLL_DISCRETE
};

/// What a record is.
enum class EventType : kin_event_type {
  gesture = KIN_EVENT_GESTURE,
  view_touch = KIN_EVENT_VIEW_TOUCH,
  decision = KIN_EVENT_DECISION
};
/// The word for it, static; C: kin_event_type_name.
inline const char *name(EventType value) { return kin_event_type_name(static_cast<kin_event_type>(value)); }

/// Why a touch was refused or cancelled.
enum class TouchCause : kin_touch_cause {
  none = KIN_CAUSE_NONE,
  system = KIN_CAUSE_SYSTEM,
  palm_size = KIN_CAUSE_PALM_SIZE,
  palm_edge = KIN_CAUSE_PALM_EDGE,
  pen_near = KIN_CAUSE_PEN_NEAR,
  pen_down = KIN_CAUSE_PEN_DOWN,
  too_short = KIN_CAUSE_TOO_SHORT,
  repeated = KIN_CAUSE_REPEATED,
  host = KIN_CAUSE_HOST
};
/// The word for it, static; C: kin_touch_cause_name.
inline const char *name(TouchCause value) { return kin_touch_cause_name(static_cast<kin_touch_cause>(value)); }

/// Where a touch lands that lands late.
enum class LateLocation : kin_late_location { at_landing = KIN_LATE_AT_LANDING, at_latest = KIN_LATE_AT_LATEST };

/// Why: the reason of a decision.
enum class Reason : kin_reason {
  none = KIN_REASON_NONE,
  own_rule = KIN_REASON_OWN_RULE,
  waiting_for = KIN_REASON_WAITING_FOR,
  required_recognized = KIN_REASON_REQUIRED_RECOGNIZED,
  prevented_by = KIN_REASON_PREVENTED_BY,
  blocked_by = KIN_REASON_BLOCKED_BY,
  should_begin = KIN_REASON_SHOULD_BEGIN,
  disabled = KIN_REASON_DISABLED,
  removed = KIN_REASON_REMOVED,
  touch_cancelled = KIN_REASON_TOUCH_CANCELLED,
  touches_filtered = KIN_REASON_TOUCHES_FILTERED,
  abandoned = KIN_REASON_ABANDONED,
  illegal_transition = KIN_REASON_ILLEGAL_TRANSITION,
  class_misbehaving = KIN_REASON_CLASS_MISBEHAVING,
  cycle = KIN_REASON_CYCLE,
  moved = KIN_REASON_MOVED,
  touch_refused = KIN_REASON_TOUCH_REFUSED,
  taken_over_by = KIN_REASON_TAKEN_OVER_BY,
  held_by = KIN_REASON_HELD_BY,
  decided_at_lift = KIN_REASON_DECIDED_AT_LIFT,
  default_winner = KIN_REASON_DEFAULT_WINNER,
  before_landing = KIN_REASON_BEFORE_LANDING
};
/// The word for it, static; C: kin_reason_name.
inline const char *name(Reason value) { return kin_reason_name(static_cast<kin_reason>(value)); }

/// How two recognizers that propose in one step are ordered.
enum class TieBreak : kin_tie_break { depth = KIN_TIE_BREAK_DEPTH, crossing = KIN_TIE_BREAK_CROSSING };

/// Who did wrong, in a diagnostic.
enum class Severity : kin_severity {
  info = KIN_SEVERITY_INFO,
  host_misbehaving = KIN_SEVERITY_HOST_MISBEHAVING,
  class_misbehaving = KIN_SEVERITY_CLASS_MISBEHAVING
};

/// Kinds of relation, for listing.
enum class Relation : kin_relation {
  requirement = KIN_RELATION_REQUIRES,
  simultaneous = KIN_RELATION_SIMULTANEOUS,
  may_prevent = KIN_RELATION_MAY_PREVENT,
  may_not_prevent = KIN_RELATION_MAY_NOT_PREVENT,
  group = KIN_RELATION_GROUP,
  requires_inactive = KIN_RELATION_REQUIRES_INACTIVE,
  may_take_over = KIN_RELATION_MAY_TAKE_OVER
};

/// What kind of number a property is.
enum class PropertyKind : kin_property_kind {
  number = KIN_PROPERTY_NUMBER,
  integer = KIN_PROPERTY_INTEGER,
  boolean = KIN_PROPERTY_BOOLEAN,
  flags = KIN_PROPERTY_FLAGS
};

/// Where an estimate of a touch's place comes from.
enum class EstimateKind : kin_estimate_kind {
  sample = KIN_ESTIMATE_SAMPLE,
  interpolated = KIN_ESTIMATE_INTERPOLATED,
  extrapolated = KIN_ESTIMATE_EXTRAPOLATED,
  held = KIN_ESTIMATE_HELD
};

/// How a place after the latest sample is predicted.
enum class Prediction : kin_prediction {
  velocity = KIN_PREDICTION_VELOCITY,
  line = KIN_PREDICTION_LINE,
  none = KIN_PREDICTION_NONE
};

/// How a velocity is estimated.
enum class VelocityStrategy : kin_velocity_strategy {
  least_squares = KIN_VELOCITY_LEAST_SQUARES,
  impulse = KIN_VELOCITY_IMPULSE
};

} // namespace kinesic
#endif
