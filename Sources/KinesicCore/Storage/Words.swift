import CKinesic

/// The words for the constants of the C interface: the one table, for sentences, cases and every language. "?" for a
/// number without a constant.
public enum Words {
  public static func state(_ state: kin_state) -> StaticString {
    switch Int(state) {
    case KIN_STATE_POSSIBLE: "possible"
    case KIN_STATE_BEGAN: "began"
    case KIN_STATE_CHANGED: "changed"
    case KIN_STATE_ENDED: "ended"
    case KIN_STATE_CANCELLED: "cancelled"
    case KIN_STATE_FAILED: "failed"
    default: "?"
    }
  }

  public static func phase(_ phase: kin_phase) -> StaticString {
    switch Int(phase) {
    case KIN_PHASE_BEGAN: "began"
    case KIN_PHASE_MOVED: "moved"
    case KIN_PHASE_ENDED: "ended"
    case KIN_PHASE_CANCELLED: "cancelled"
    case KIN_PHASE_ENTERED: "entered"
    case KIN_PHASE_HOVERED: "hovered"
    case KIN_PHASE_EXITED: "exited"
    case KIN_PHASE_REFUSED: "refused"
    default: "?"
    }
  }

  public static func touchType(_ type: kin_touch_type) -> StaticString {
    switch Int(type) {
    case KIN_TOUCH_DIRECT: "direct"
    case KIN_TOUCH_INDIRECT: "indirect"
    case KIN_TOUCH_PENCIL: "pencil"
    case KIN_TOUCH_POINTER: "pointer"
    default: "?"
    }
  }

  public static func touchCause(_ cause: kin_touch_cause) -> StaticString {
    switch Int(cause) {
    case KIN_CAUSE_NONE: "none"
    case KIN_CAUSE_SYSTEM: "system"
    case KIN_CAUSE_PALM_SIZE: "palm_size"
    case KIN_CAUSE_PALM_EDGE: "palm_edge"
    case KIN_CAUSE_PEN_NEAR: "pen_near"
    case KIN_CAUSE_PEN_DOWN: "pen_down"
    case KIN_CAUSE_TOO_SHORT: "too_short"
    case KIN_CAUSE_REPEATED: "repeated"
    case KIN_CAUSE_HOST: "host"
    default: "?"
    }
  }

  public static func eventType(_ type: kin_event_type) -> StaticString {
    switch Int(type) {
    case KIN_EVENT_GESTURE: "gesture"
    case KIN_EVENT_VIEW_TOUCH: "view_touch"
    case KIN_EVENT_DECISION: "decision"
    default: "?"
    }
  }

  public static func reason(_ reason: kin_reason) -> StaticString {
    switch Int(reason) {
    case KIN_REASON_NONE: "none"
    case KIN_REASON_OWN_RULE: "own_rule"
    case KIN_REASON_WAITING_FOR: "waiting_for"
    case KIN_REASON_REQUIRED_RECOGNIZED: "required_recognized"
    case KIN_REASON_PREVENTED_BY: "prevented_by"
    case KIN_REASON_BLOCKED_BY: "blocked_by"
    case KIN_REASON_SHOULD_BEGIN: "should_begin"
    case KIN_REASON_DISABLED: "disabled"
    case KIN_REASON_REMOVED: "removed"
    case KIN_REASON_TOUCH_CANCELLED: "touch_cancelled"
    case KIN_REASON_TOUCHES_FILTERED: "touches_filtered"
    case KIN_REASON_ABANDONED: "abandoned"
    case KIN_REASON_ILLEGAL_TRANSITION: "illegal_transition"
    case KIN_REASON_TAKEN_OVER_BY: "taken_over_by"
    case KIN_REASON_HELD_BY: "held_by"
    case KIN_REASON_DECIDED_AT_LIFT: "decided_at_lift"
    case KIN_REASON_DEFAULT_WINNER: "default_winner"
    case KIN_REASON_BEFORE_LANDING: "before_landing"
    case KIN_REASON_CLASS_MISBEHAVING: "class_misbehaving"
    case KIN_REASON_CYCLE: "cycle"
    case KIN_REASON_MOVED: "moved"
    case KIN_REASON_TOUCH_REFUSED: "touch_refused"
    default: "?"
    }
  }
}
