// Written by Scripts/generate. Do not edit: run `make generate`.
//! What the C headers declare. The comments are theirs.

#![allow(non_camel_case_types)]

use std::os::raw::{c_char, c_void};

pub const KIN_VERSION_MAJOR: u32 = 1;
pub const KIN_VERSION_MINOR: u32 = 0;
pub const KIN_VERSION_PATCH: u32 = 0;
pub const KIN_ABI_LEVEL: u32 = 1;
pub const KIN_ABI_MINOR: u32 = 0;
pub const KIN_TIME_NEVER: u64 = 18446744073709551615;
pub const KIN_VALUE_CAPACITY: u32 = 8;
pub const KIN_NUMBER_LIMIT: f64 = 1000000000.0;
pub const KIN_NAME_LIMIT: u32 = 127;
/// Done.
pub const KIN_OK: kin_result = 0;
/// A pointer that must not be null is null. Remedy: pass the object.
pub const KIN_ERROR_NULL: kin_result = -1;
/// An argument is not a number, is infinite or beyond KIN_NUMBER_LIMIT, or is not one of the values of its
/// enumeration. Remedy: see the comment of the field.
pub const KIN_ERROR_INVALID: kin_result = -2;
/// A number lies outside the range that its property allows; the sentence names the range.
pub const KIN_ERROR_RANGE: kin_result = -3;
/// The id was valid once, but what it named is gone; or it never was an id of this engine. Remedy: forget it.
pub const KIN_ERROR_STALE: kin_result = -4;
/// The id names something else, a view where a recognizer is wanted. Remedy: pass an id of the right kind.
pub const KIN_ERROR_KIND: kin_result = -5;
/// No class, property or value has that name; the sentence lists those that exist.
pub const KIN_ERROR_UNKNOWN: kin_result = -6;
/// Time would run backwards. Remedy: feed samples in the order of their time, from one monotonic clock.
pub const KIN_ERROR_TIME: kin_result = -7;
/// A touch goes down twice, or moves or lifts without being down. Nothing of the feed was applied.
pub const KIN_ERROR_SEQUENCE: kin_result = -8;
/// A table is full: more contacts than touch_capacity, or more records wait than event_capacity, also when moved and
/// changed ones are merged into their latest, which comes first. Nothing of the call was applied. Remedy: poll, or
/// raise it.
pub const KIN_ERROR_CAPACITY: kin_result = -9;
/// Fed, advanced or polled from inside a callback. Remedy: return from the callback first.
pub const KIN_ERROR_REENTRANT: kin_result = -10;
/// The failure requirement would close a circle of recognizers that wait for one another.
pub const KIN_ERROR_CYCLE: kin_result = -11;
/// This build or this class cannot do that; the sentence says which can.
pub const KIN_ERROR_UNSUPPORTED: kin_result = -12;
/// A struct_size is one that no level has, or the struct says something beyond what this library knows. Remedy: fill
/// option structs by their kin_..._init; use what is new only with a library that has it.
pub const KIN_ERROR_SIZE: kin_result = -13;
/// Something of that name is there already.
pub const KIN_ERROR_EXISTS: kin_result = -14;
/// A state that cannot follow the present one was proposed. Nothing changed.
pub const KIN_ERROR_STATE: kin_result = -15;
/// A recognizer class or plugin is not well formed; the sentence names the fault.
pub const KIN_ERROR_CLASS: kin_result = -16;
/// The bytes are no trace, or one that is cut, damaged or newer; the sentence has the offset. What stands before it
/// was played.
pub const KIN_ERROR_TRACE: kin_result = -17;
/// A replay did something else than what was recorded; the sentence names the first step and what differs.
pub const KIN_ERROR_DIVERGED: kin_result = -18;
/// A trace's sink refused; the recording is over, the engine goes on.
pub const KIN_ERROR_SINK: kin_result = -19;
/// There is not enough memory for the call. Any call that creates or stores something can return this. Nothing
/// changed. Remedy: free some memory, or try again later.
pub const KIN_ERROR_MEMORY: kin_result = -20;
/// Another thread is in a call of this engine, or has claimed it. Remedy: one call at a time, with a lock for
/// instance.
pub const KIN_ERROR_THREAD: kin_result = -21;
/// Nothing decided yet; also the state between attempts.
pub const KIN_STATE_POSSIBLE: kin_state = 0;
/// A continuous gesture was recognized.
pub const KIN_STATE_BEGAN: kin_state = 1;
/// It goes on.
pub const KIN_STATE_CHANGED: kin_state = 2;
/// It is complete; for a discrete gesture the only action.
pub const KIN_STATE_ENDED: kin_state = 3;
/// It was under way, and then it was cancelled.
pub const KIN_STATE_CANCELLED: kin_state = 4;
/// This attempt is not the gesture.
pub const KIN_STATE_FAILED: kin_state = 5;
pub const KIN_STATE_RECOGNIZED: kin_state = 3;
/// The contact went down.
pub const KIN_PHASE_BEGAN: kin_phase = 0;
/// It is elsewhere, or something else of it changed.
pub const KIN_PHASE_MOVED: kin_phase = 1;
/// It lifted.
pub const KIN_PHASE_ENDED: kin_phase = 2;
/// The system cancelled it: a palm, a lock screen; for a view: a gesture took it.
pub const KIN_PHASE_CANCELLED: kin_phase = 3;
/// Hover: a pointer or pencil appeared above the window; ids of hovering are a name space of their own.
pub const KIN_PHASE_ENTERED: kin_phase = 4;
/// Hover: it moved without touching; has no effect while the touch of the same id is down.
pub const KIN_PHASE_HOVERED: kin_phase = 5;
/// Hover: it left.
pub const KIN_PHASE_EXITED: kin_phase = 6;
/// A contact went down, and nothing is to come of it: `cause` says why. No recognizer and no view gets it, and nothing
/// more of it is fed; with explaining on there is a decision.
pub const KIN_PHASE_REFUSED: kin_phase = 7;
pub const KIN_CAUSE_NONE: u32 = 0;
/// The system took it: a lock screen, a gesture of its own.
pub const KIN_CAUSE_SYSTEM: u32 = 1;
/// A palm: so large a contact is no finger.
pub const KIN_CAUSE_PALM_SIZE: u32 = 2;
/// A palm, or a grip: it stayed at the edge of the screen.
pub const KIN_CAUSE_PALM_EDGE: u32 = 3;
/// A pen was near, or had just been.
pub const KIN_CAUSE_PEN_NEAR: u32 = 4;
/// A pen went down.
pub const KIN_CAUSE_PEN_DOWN: u32 = 5;
/// It lifted before the shortest time that a touch must last.
pub const KIN_CAUSE_TOO_SHORT: u32 = 6;
/// It landed too soon after another one near it.
pub const KIN_CAUSE_REPEATED: u32 = 7;
/// The host's own verdict.
pub const KIN_CAUSE_HOST: u32 = 8;
/// A finger on the screen; bit 1.
pub const KIN_TOUCH_DIRECT: kin_touch_type = 0;
/// A finger on a trackpad; bit 2.
pub const KIN_TOUCH_INDIRECT: kin_touch_type = 1;
/// A pen; bit 4.
pub const KIN_TOUCH_PENCIL: kin_touch_type = 2;
/// A mouse; bit 8.
pub const KIN_TOUCH_POINTER: kin_touch_type = 3;
/// The left mouse button, the tip of a pen.
pub const KIN_BUTTON_PRIMARY: u32 = 1;
/// The right mouse button, the barrel button.
pub const KIN_BUTTON_SECONDARY: u32 = 2;
/// The wheel as a button.
pub const KIN_BUTTON_MIDDLE: u32 = 4;
/// The first button at the side of a mouse.
pub const KIN_BUTTON_BACK: u32 = 8;
/// The second one.
pub const KIN_BUTTON_FORWARD: u32 = 16;
/// The other end of a pen, which erases, or its button for that.
pub const KIN_BUTTON_ERASER: u32 = 32;
pub const KIN_MODIFIER_SHIFT: u32 = 1;
pub const KIN_MODIFIER_CONTROL: u32 = 2;
pub const KIN_MODIFIER_ALTERNATE: u32 = 4;
pub const KIN_MODIFIER_COMMAND: u32 = 8;
pub const KIN_MODIFIER_CAPS_LOCK: u32 = 16;
/// Fingers on the screen.
pub const KIN_ALLOWED_DIRECT: u32 = 1;
/// Fingers on a trackpad.
pub const KIN_ALLOWED_INDIRECT: u32 = 2;
/// Pens.
pub const KIN_ALLOWED_PENCIL: u32 = 4;
/// Mice.
pub const KIN_ALLOWED_POINTER: u32 = 8;
pub const KIN_DIRECTION_RIGHT: kin_direction = 1;
pub const KIN_DIRECTION_LEFT: kin_direction = 2;
pub const KIN_DIRECTION_UP: kin_direction = 4;
pub const KIN_DIRECTION_DOWN: kin_direction = 8;
pub const KIN_EDGE_TOP: kin_edge = 1;
pub const KIN_EDGE_LEFT: kin_edge = 2;
pub const KIN_EDGE_BOTTOM: kin_edge = 4;
pub const KIN_EDGE_RIGHT: kin_edge = 8;
pub const KIN_AXES_BOTH: kin_axes = 0;
pub const KIN_AXES_HORIZONTAL: kin_axes = 1;
pub const KIN_AXES_VERTICAL: kin_axes = 2;
/// On one axis, as UIKit does.
pub const KIN_THRESHOLD_MODE_AXIS: kin_threshold_mode = 0;
/// As the length of the movement.
pub const KIN_THRESHOLD_MODE_LENGTH: kin_threshold_mode = 1;
/// By the mean of their movements.
pub const KIN_FINGER_STRATEGY_MEAN: kin_finger_strategy = 0;
/// As the one that landed last moves.
pub const KIN_FINGER_STRATEGY_LATEST: kin_finger_strategy = 1;
/// By the largest movement each way.
pub const KIN_FINGER_STRATEGY_LARGEST: kin_finger_strategy = 2;
/// By the sum of their movements.
pub const KIN_FINGER_STRATEGY_SUM: kin_finger_strategy = 3;
/// A recognizer took a state: its action.
pub const KIN_EVENT_GESTURE: kin_event_type = 0;
/// A touch for a view that asked for touches (wants_touches).
pub const KIN_EVENT_VIEW_TOUCH: kin_event_type = 1;
/// Why a recognizer left Possible or was kept there; see kin_engine_set_explain.
pub const KIN_EVENT_DECISION: kin_event_type = 2;
pub const KIN_REASON_NONE: kin_reason = 0;
/// Its class decided; `detail` is the class's own word.
pub const KIN_REASON_OWN_RULE: kin_reason = 1;
/// It has earned its state, and waits for `other` to fail.
pub const KIN_REASON_WAITING_FOR: kin_reason = 2;
/// It required `other` to fail, and `other` was recognized.
pub const KIN_REASON_REQUIRED_RECOGNIZED: kin_reason = 3;
/// `other` was recognized in this step and excludes it; `detail` is the KIN_HOW_... if this one could have gone too,
/// and `other` went first.
pub const KIN_REASON_PREVENTED_BY: kin_reason = 4;
/// `other` was active already and excludes it.
pub const KIN_REASON_BLOCKED_BY: kin_reason = 5;
/// A delegate said no; `detail` is the KIN_HOW_... that says whose.
pub const KIN_REASON_SHOULD_BEGIN: kin_reason = 6;
/// It was disabled or aborted; `detail` is the KIN_HOW_...
pub const KIN_REASON_DISABLED: kin_reason = 7;
/// The host removed it or its view; `detail` is the KIN_HOW_...
pub const KIN_REASON_REMOVED: kin_reason = 8;
/// The system took one of its touches; `detail` is the KIN_CAUSE_... of it.
pub const KIN_REASON_TOUCH_CANCELLED: kin_reason = 9;
/// It took no part in `touch`, which landed; `detail` is the KIN_FILTER_...
pub const KIN_REASON_TOUCHES_FILTERED: kin_reason = 10;
/// All fingers were up and nothing could decide it any more.
pub const KIN_REASON_ABANDONED: kin_reason = 11;
/// Its class or its host, by the KIN_HOW_... in `detail`, proposed a state that cannot follow.
pub const KIN_REASON_ILLEGAL_TRANSITION: kin_reason = 12;
/// Its class broke another rule of plugin.h; the log has the sentence.
pub const KIN_REASON_CLASS_MISBEHAVING: kin_reason = 13;
/// It was to wait for `other`, which would close a circle: the requirement was dropped, and it stays as it is. One
/// record for each attempt; the log has a sentence for every one.
pub const KIN_REASON_CYCLE: kin_reason = 14;
/// The host moved it to another view.
pub const KIN_REASON_MOVED: kin_reason = 15;
/// No recognizer's decision: `touch` was refused before anybody got it, at x, y; `detail` is the KIN_CAUSE_...
pub const KIN_REASON_TOUCH_REFUSED: kin_reason = 16;
/// `other` took over from it (kin_recognizer_allow_takeover), or withdrew it (KIN_REQUEST_PROVISIONAL): `detail` is
/// the KIN_HOW_...
pub const KIN_REASON_TAKEN_OVER_BY: kin_reason = 17;
/// It has earned its state, and waits: `other` has a lease on the arena.
pub const KIN_REASON_HELD_BY: kin_reason = 18;
/// All fingers were up, and `other` had waited for it.
pub const KIN_REASON_DECIDED_AT_LIFT: kin_reason = 19;
/// It took its state because all others were out, or as what is left at the lift: `detail` is the KIN_HOW_...
pub const KIN_REASON_DEFAULT_WINNER: kin_reason = 20;
/// Its class said that its attempt does not go on with `touch`, which was about to land; `detail` is the class's own
/// word, 0: it has none.
pub const KIN_REASON_BEFORE_LANDING: kin_reason = 21;
/// Not known: a record of an earlier library.
pub const KIN_FILTER_NONE: u32 = 0;
/// Its gesture is over, and its reset waits for that of `other`, which it requires to fail.
pub const KIN_FILTER_SPENT: u32 = 1;
/// Its gesture is complete, and waits for `other`.
pub const KIN_FILTER_COMPLETE: u32 = 2;
/// Its view takes no touches: interaction_enabled is off.
pub const KIN_FILTER_VIEW: u32 = 3;
/// Its allowed_touch_types leave the touch's type out.
pub const KIN_FILTER_TYPE: u32 = 4;
/// Its attempt has touches of another type (requires_exclusive_touch_type).
pub const KIN_FILTER_OTHER_TYPE: u32 = 5;
/// Its attempt has touches of another hand (one_hand).
pub const KIN_FILTER_HAND: u32 = 6;
/// The touch presses none of its allowed_buttons.
pub const KIN_FILTER_BUTTONS: u32 = 7;
/// Its delegate said no (should_receive_touch).
pub const KIN_FILTER_DELEGATE: u32 = 8;
/// Not known: a record of an earlier library.
pub const KIN_HOW_NONE: u32 = 0;
/// Should_begin: the recognizer's own delegate said no.
pub const KIN_HOW_DELEGATE: u32 = 1;
/// Should_begin: the delegate of `view`, which a touch had hit, said no (gesture_should_begin).
pub const KIN_HOW_VIEW: u32 = 2;
/// Disabled: the host disabled it.
pub const KIN_HOW_DISABLED: u32 = 3;
/// Disabled: the host aborted its attempt.
pub const KIN_HOW_ABORTED: u32 = 4;
/// Disabled: its class has misbehaved too often.
pub const KIN_HOW_SWITCHED_OFF: u32 = 5;
/// Removed: the recognizer alone.
pub const KIN_HOW_REMOVED: u32 = 6;
/// Removed: with its view, or with a view around that.
pub const KIN_HOW_VIEW_REMOVED: u32 = 7;
/// Illegal transition: its class proposed it.
pub const KIN_HOW_CLASS: u32 = 8;
/// Illegal transition: the host proposed it.
pub const KIN_HOW_HOST: u32 = 9;
/// Default winner: all others were out.
pub const KIN_HOW_ALONE: u32 = 10;
/// Default winner: it takes what is left at the lift.
pub const KIN_HOW_LIFT: u32 = 11;
/// Taken over by: the host lets `other` take over.
pub const KIN_HOW_TAKEOVER: u32 = 12;
/// Taken over by: it had begun provisionally, and `other` withdrew that.
pub const KIN_HOW_WITHDRAWN: u32 = 13;
/// Prevented by: `other` goes first in the fixed order, being deeper or added later.
pub const KIN_HOW_ORDER: u32 = 14;
/// Prevented by: `other` crossed its threshold first (KIN_TIE_BREAK_CROSSING).
pub const KIN_HOW_CROSSING: u32 = 15;
/// Deepest view first, on one depth the one added last first.
pub const KIN_TIE_BREAK_DEPTH: kin_tie_break = 0;
/// First the one that crossed its threshold earlier inside the step's movement, then as above.
pub const KIN_TIE_BREAK_CROSSING: kin_tie_break = 1;
pub const KIN_SEVERITY_INFO: kin_severity = 0;
/// The host: an illegal proposal, a dynamic requirement that would close a circle.
pub const KIN_SEVERITY_HOST_MISBEHAVING: kin_severity = 1;
/// A recognizer class: plugin.h lists what; its recognizer fails, and at KIN_FAULT_LIMIT the class is switched off.
pub const KIN_SEVERITY_CLASS_MISBEHAVING: kin_severity = 2;
/// Fingers rest on the trackpad; it may carry movement already.
pub const KIN_SCROLL_BEGAN: u32 = 0;
/// They moved.
pub const KIN_SCROLL_CHANGED: u32 = 1;
/// They lifted; it may carry movement.
pub const KIN_SCROLL_ENDED: u32 = 2;
/// The system cancelled it.
pub const KIN_SCROLL_CANCELLED: u32 = 3;
/// A notch of a wheel: began, changed and ended in one.
pub const KIN_SCROLL_DISCRETE: u32 = 4;
/// Where it landed.
pub const KIN_LATE_AT_LANDING: u32 = 0;
/// Where it is by then; the view that the host named for its landing stays.
pub const KIN_LATE_AT_LATEST: u32 = 1;
/// Neither it nor what is below it is hit.
pub const KIN_VIEW_HIDDEN: u32 = 1;
/// As hidden, for touches.
pub const KIN_VIEW_INTERACTION_DISABLED: u32 = 2;
/// The view gets all its touches, else one at a time; recognizers see all in any case.
pub const KIN_VIEW_MULTIPLE_TOUCH: u32 = 4;
/// While it has a touch no other view gets any, and the other way round.
pub const KIN_VIEW_EXCLUSIVE_TOUCH: u32 = 8;
/// Keeps gestures below apart from those above, unless they share a touch.
pub const KIN_VIEW_ARENA_BOUNDARY: u32 = 16;
/// Asks for KIN_EVENT_VIEW_TOUCH.
pub const KIN_VIEW_WANTS_TOUCHES: u32 = 32;
/// Asks for the touches of views below it too that no view in between asks for: a responder chain. The limits of the
/// view that was hit apply.
pub const KIN_VIEW_WANTS_TOUCHES_BELOW: u32 = 64;
/// Of a boundary, or of the root view for all that no boundary has: when the last finger of its recognizers lifts and
/// none of them holds a lease, those that are required to fail and have not decided fail. The one with `wins_at_lift`
/// takes what is left, else those that have waited longest go first.
pub const KIN_VIEW_DECIDES_AT_LIFT: u32 = 128;
/// Those that must fail before this one.
pub const KIN_RELATION_REQUIRES: kin_relation = 0;
/// Those that may run beside this one, by the host's pair.
pub const KIN_RELATION_SIMULTANEOUS: kin_relation = 1;
/// Those that the host's word lets this one exclude.
pub const KIN_RELATION_MAY_PREVENT: kin_relation = 2;
/// Those that the host's word forbids this one to exclude.
pub const KIN_RELATION_MAY_NOT_PREVENT: kin_relation = 3;
/// Those in its group, its representative first, itself too; 4 to 6, 8 and 9 are not for hosts.
pub const KIN_RELATION_GROUP: kin_relation = 7;
/// Those that must be inactive for this one to be recognized.
pub const KIN_RELATION_REQUIRES_INACTIVE: kin_relation = 10;
/// Those from which this one may take over.
pub const KIN_RELATION_MAY_TAKE_OVER: kin_relation = 11;
pub const KIN_ARGUMENT_CAPACITY: u32 = 32;
pub const KIN_FAULT_LIMIT: u32 = 8;
pub const KIN_TIMER_STEP_LIMIT: u32 = 100000;
pub const KIN_CHANGE_BEGAN: u32 = 1;
pub const KIN_CHANGE_MOVED: u32 = 2;
pub const KIN_CHANGE_ENDED: u32 = 4;
pub const KIN_CHANGE_CANCELLED: u32 = 8;
/// The deadline that was asked for has come, or a touch is about to land with which the attempt does not go on
/// (kin_recognizer_class.continues_with); nothing else happened in this step.
pub const KIN_STEP_TIMER: u32 = 1;
/// With Changed: send the action although no touch moved (a timer's change).
pub const KIN_REQUEST_CHANGED: u32 = 1;
/// With Ended from Possible: it began in this same step, and sends Began first.
pub const KIN_REQUEST_BEGAN: u32 = 2;
/// Until something else happens than moves of its touches, do not step me: a pinch with one finger waits for the
/// second. Where they are then is in `touches`, and the way there in their `history`. While active, and with scrolls,
/// it has no effect.
pub const KIN_REQUEST_SKIP_MOVES: u32 = 4;
/// With Began from Possible: it may still be withdrawn. It excludes others in this step and blocks none later; until
/// it ends, a related recognizer that is recognized from a touch of its attempt, and may prevent it, cancels it: a tap
/// that may become a double tap. After its last lift it takes no touch, and the engine ends it when no undecided
/// recognizer can cancel it any more, at once if there is none.
pub const KIN_REQUEST_PROVISIONAL: u32 = 8;
/// Any number in the range.
pub const KIN_PROPERTY_NUMBER: u32 = 0;
/// A whole number in the range.
pub const KIN_PROPERTY_INTEGER: u32 = 1;
/// 0 or 1.
pub const KIN_PROPERTY_BOOLEAN: u32 = 2;
/// A mask: a whole number in the range.
pub const KIN_PROPERTY_FLAGS: u32 = 3;
/// Prevents none; while active it is cancelled by a related one that is recognized.
pub const KIN_CLASS_YIELDING: u32 = 1;
/// Its states come from kin_recognizer_propose; a system cancel leaves it as it is.
pub const KIN_CLASS_MANUAL: u32 = 2;
/// Cancels_touches_in_view is 0 by default.
pub const KIN_CLASS_LEAVES_TOUCHES: u32 = 4;
/// Gets pointers and pencils that hover (entered, hovered, exited) and no others; observe_only is 1 by default.
pub const KIN_CLASS_HOVERS: u32 = 8;
/// Gets trackpads and wheels too: see kin_step.scroll.
pub const KIN_CLASS_SCROLLS: u32 = 16;
/// Has an event stream for each touch in place of one: see kin_report; not with MANUAL, HOVERS or SCROLLS.
pub const KIN_CLASS_PER_TOUCH: u32 = 32;
/// Private bytes outlive an attempt, so that a trace needs them between two attempts; only said of the library's own:
/// a trace takes it to be so of all others.
pub const KIN_CLASS_REMEMBERS: u32 = 64;
pub const KIN_DECELERATION_NORMAL: f64 = 0.998;
pub const KIN_DECELERATION_FAST: f64 = 0.99;
pub const KIN_RUBBER_BAND: f64 = 0.55;
/// The touch was sampled at exactly this time.
pub const KIN_ESTIMATE_SAMPLE: u32 = 0;
/// Between two samples.
pub const KIN_ESTIMATE_INTERPOLATED: u32 = 1;
/// After the latest sample: predicted.
pub const KIN_ESTIMATE_EXTRAPOLATED: u32 = 2;
/// An actual sample, of another time: nothing better can be said.
pub const KIN_ESTIMATE_HELD: u32 = 3;
/// The latest place, and on from there with the velocity of the last 60 ms (the slope of the parabola that fits best),
/// up to 33 ms ahead; when nothing is fed for longer it goes back as slowly, and is held from 66 ms on. A touch that
/// went less than half a millimetre in these 60 ms, or less than 0.1 mm in its latest 16 ms or step, is held; between
/// that and twice as much it goes a part of the way; none goes faster than 10 m/s. The default (ours).
pub const KIN_PREDICTION_VELOCITY: kin_prediction = 0;
/// On the line of the latest two samples, up to 8 ms and up to half the time between these two; from then on the place
/// stays. Samples less than 2 ms or more than 20 ms apart give no line: the latest is held. The rule and the numbers
/// are Android's (frameworks/native, Resampler.h), which asks for a time 5 ms before its frame's, so that most answers
/// lie between samples.
pub const KIN_PREDICTION_LINE: kin_prediction = 1;
pub const KIN_PREDICTION_NONE: kin_prediction = 2;
/// The slope, at the latest point, of the parabola that fits all points best (Android's "lsq2").
pub const KIN_VELOCITY_LEAST_SQUARES: u32 = 0;
/// The speed of a mass that the movement pushed (Android's "impulse").
pub const KIN_VELOCITY_IMPULSE: u32 = 1;
pub const KIN_TRACE_VERSION: u32 = 2;
pub const KIN_OPERATION_SNAPSHOT: kin_operation = 1;
pub const KIN_OPERATION_END: kin_operation = 2;
pub const KIN_OPERATION_CHECK: kin_operation = 3;
pub const KIN_OPERATION_FEED: kin_operation = 4;
pub const KIN_OPERATION_FEED_SCROLL: kin_operation = 5;
pub const KIN_OPERATION_ADVANCE: kin_operation = 6;
pub const KIN_OPERATION_CANCEL_TOUCHES: kin_operation = 7;
pub const KIN_OPERATION_POLL: kin_operation = 8;
pub const KIN_OPERATION_SET_EVENT_CALLBACK: kin_operation = 9;
pub const KIN_OPERATION_SET_LOG: kin_operation = 10;
pub const KIN_OPERATION_SET_EXPLAIN: kin_operation = 11;
pub const KIN_OPERATION_REGISTER_CLASS: kin_operation = 12;
pub const KIN_OPERATION_ADD_VIEW: kin_operation = 13;
pub const KIN_OPERATION_REMOVE_VIEW: kin_operation = 14;
pub const KIN_OPERATION_SET_VIEW_NAME: kin_operation = 15;
pub const KIN_OPERATION_SET_VIEW_FRAME: kin_operation = 16;
pub const KIN_OPERATION_SET_VIEW_TRANSFORM: kin_operation = 17;
pub const KIN_OPERATION_SET_VIEW_FLAG: kin_operation = 18;
pub const KIN_OPERATION_BRING_VIEW_TO_FRONT: kin_operation = 19;
pub const KIN_OPERATION_SET_VIEW_DELEGATE: kin_operation = 20;
pub const KIN_OPERATION_ADD_RECOGNIZER: kin_operation = 21;
pub const KIN_OPERATION_REMOVE_RECOGNIZER: kin_operation = 22;
pub const KIN_OPERATION_SET_RECOGNIZER_NAME: kin_operation = 23;
pub const KIN_OPERATION_SET_ENABLED: kin_operation = 24;
pub const KIN_OPERATION_ABORT: kin_operation = 25;
pub const KIN_OPERATION_PROPOSE: kin_operation = 26;
pub const KIN_OPERATION_SET_PROPERTY: kin_operation = 27;
pub const KIN_OPERATION_SET_COMMON_PROPERTY: kin_operation = 28;
pub const KIN_OPERATION_SET_VALUE: kin_operation = 29;
pub const KIN_OPERATION_SET_RECOGNIZER_DELEGATE: kin_operation = 30;
pub const KIN_OPERATION_RELATE: kin_operation = 31;
pub const KIN_OPERATION_UNRELATE: kin_operation = 32;
pub const KIN_OPERATION_ADD_ACTION: kin_operation = 33;
pub const KIN_OPERATION_REMOVE_ACTION: kin_operation = 34;
pub const KIN_OPERATION_ANSWER: kin_operation = 35;
pub const KIN_OPERATION_STEP_OUTCOME: kin_operation = 36;
pub const KIN_OPERATION_PREPARE_OUTCOME: kin_operation = 37;
pub const KIN_OPERATION_VALUE_OUTCOME: kin_operation = 38;
pub const KIN_OPERATION_CALLBACK: kin_operation = 39;
pub const KIN_OPERATION_CALLBACK_END: kin_operation = 40;
pub const KIN_OPERATION_PLACE_VIEW: kin_operation = 41;
pub const KIN_OPERATION_SET_RECOGNIZER_VIEW: kin_operation = 42;
pub const KIN_OPERATION_SET_VIEW_PARENT: kin_operation = 43;
pub const KIN_OPERATION_SET_UNITS_PER_INCH: kin_operation = 44;
pub const KIN_QUESTION_SHOULD_BEGIN: kin_question = 0;
pub const KIN_QUESTION_SHOULD_RECEIVE_TOUCH: kin_question = 1;
pub const KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH: kin_question = 2;
pub const KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF: kin_question = 3;
pub const KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY: kin_question = 4;
pub const KIN_QUESTION_GESTURE_SHOULD_BEGIN: kin_question = 5;
pub const KIN_QUESTION_CONTAINS_POINT: kin_question = 6;
/// Ask the delegates and step the classes that this engine has, in place of what the trace says of them; changes that
/// were made in callbacks are left out: the host's code makes them. Checks are left out.
pub const KIN_REPLAY_LIVE: u32 = 1;
/// With decision records, whether or not it was recorded with them. Checks of the records are left out.
pub const KIN_REPLAY_EXPLAIN: u32 = 2;
/// Paths relative to the directory in which the host runs ("./libshapes.so") are taken. Then whoever chooses that
/// directory chooses what is loaded.
pub const KIN_PLUGIN_ALLOW_RELATIVE: u32 = 1;
/// Files in whose place any user of the system could put others are refused: the file or a directory above it is
/// writable for all, and is no directory with the sticky bit; or it lies in such a one and belongs neither to root nor
/// to the user of this process. Symbolic links are followed first. Groups and access lists are not looked at.
pub const KIN_PLUGIN_REFUSE_WRITABLE: u32 = 2;

pub type kin_result = i32;

/// A point, in window units unless said otherwise.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_point {
    pub x: f64,
    pub y: f64,
}

/// A rectangle, half open: a point with x == x + width is outside. Sizes are zero or more.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

/// An affine map: x' = a x + c y + tx, y' = b x + d y + ty. The identity is {1, 0, 0, 1, 0, 0}.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_transform {
    pub a: f64,
    pub b: f64,
    pub c: f64,
    pub d: f64,
    pub tx: f64,
    pub ty: f64,
}

pub type kin_view_id = u64;

pub type kin_recognizer_id = u64;

pub type kin_plugin_id = u64;

pub type kin_state = i32;

pub type kin_phase = i32;

pub type kin_touch_cause = i32;

pub type kin_touch_type = i32;

/// One sample of one contact. All bytes zero is a valid beginning: a finger that goes down at 0, 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_touch_sample {
    pub touch: u64,
    pub time_ns: u64,
    pub x: f64,
    pub y: f64,
    pub view: kin_view_id,
    pub phase: kin_phase,
    pub kind: kin_touch_type,
    pub force: f64,
    pub major_radius: f64,
    pub altitude: f64,
    pub azimuth: f64,
    pub buttons: u32,
    pub modifiers: u32,
    pub cause: kin_touch_cause,
    pub hand: u32,
    pub reserved: u64,
}

pub type kin_direction = u32;

pub type kin_edge = u32;

pub type kin_axes = i32;

pub type kin_threshold_mode = i32;

pub type kin_finger_strategy = i32;

/// The values of an event of a tap, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_tap_values {
    pub tap_count: f64,
}

/// The values of an event of a long_press, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_long_press_values {
    pub duration: f64,
}

/// The values of an event of a pan, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_pan_values {
    pub translation_x: f64,
    pub translation_y: f64,
    pub velocity_x: f64,
    pub velocity_y: f64,
    pub certainty: f64,
}

/// The values of an event of a swipe, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_swipe_values {
    pub direction: f64,
}

/// The values of an event of a pinch, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_pinch_values {
    pub scale: f64,
    pub velocity: f64,
    pub focus_x: f64,
    pub focus_y: f64,
    pub span_before: f64,
    pub span: f64,
    pub certainty: f64,
}

/// The values of an event of a rotation, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_rotation_values {
    pub rotation: f64,
    pub velocity: f64,
    pub focus_x: f64,
    pub focus_y: f64,
    pub certainty: f64,
}

/// The values of an event of a screen_edge_pan, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_screen_edge_pan_values {
    pub translation_x: f64,
    pub translation_y: f64,
    pub velocity_x: f64,
    pub velocity_y: f64,
}

/// The values of an event of a transform, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_transform_values {
    pub a: f64,
    pub b: f64,
    pub tx: f64,
    pub ty: f64,
    pub velocity_x: f64,
    pub velocity_y: f64,
    pub scale_velocity: f64,
    pub rotation_velocity: f64,
}

/// The values of an event of a serial_tap, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_serial_tap_values {
    pub tap_count: f64,
}

/// The values of an event of a tap_drag, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_tap_drag_values {
    pub translation_x: f64,
    pub translation_y: f64,
    pub velocity_x: f64,
    pub velocity_y: f64,
    pub distance: f64,
    pub scale: f64,
    pub rotation: f64,
}

/// The values of an event of a multi_drag, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_multi_drag_values {
    pub translation_x: f64,
    pub translation_y: f64,
    pub velocity_x: f64,
    pub velocity_y: f64,
}

/// The values of an event of a multi_tap, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_multi_tap_values {
    pub tap_count: f64,
}

/// The values of an event of a dwell, in the order of kin_event.values.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_dwell_values {
    pub progress: f64,
    pub dwell_count: f64,
}

/// Known by pointers alone.
#[repr(C)]
pub struct kin_engine {
    _private: [u8; 0],
}

pub type kin_event_type = i32;

pub type kin_reason = i32;

/// The unnamed union of `kin_event`.
#[repr(C)]
#[derive(Clone, Copy)]
pub union kin_event_union {
    pub values: [f64; 8],
    pub tap: kin_tap_values,
    pub long_press: kin_long_press_values,
    pub pan: kin_pan_values,
    pub swipe: kin_swipe_values,
    pub pinch: kin_pinch_values,
    pub rotation: kin_rotation_values,
    pub screen_edge_pan: kin_screen_edge_pan_values,
    pub transform: kin_transform_values,
    pub serial_tap: kin_serial_tap_values,
    pub tap_drag: kin_tap_drag_values,
    pub multi_drag: kin_multi_drag_values,
    pub multi_tap: kin_multi_tap_values,
    pub dwell: kin_dwell_values,
}

/// One record. The same 192 bytes for every type; fields that do not apply are 0. The numbers of the records of a poll
/// go up by 1, except where records were merged or lost: from the last record of a poll to that of the next one they
/// go up by 1 + merged of each record, and by the count of kin_engine_get_lost_events.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_event {
    pub sequence: u64,
    pub time_ns: u64,
    pub touch_time_ns: u64,
    pub kind: kin_event_type,
    pub state: kin_state,
    pub recognizer: kin_recognizer_id,
    pub view: kin_view_id,
    pub touch: u64,
    pub contact: u64,
    pub phase: kin_phase,
    pub reason: kin_reason,
    pub other: kin_recognizer_id,
    pub x: f64,
    pub y: f64,
    pub touch_count: u16,
    pub value_count: u16,
    pub merged: u32,
    pub detail: u32,
    pub from: kin_state,
    pub of: kin_event_union,
    pub user_data: *mut c_void,
    pub reserved: u64,
}

pub type kin_event_callback = Option<unsafe extern "C" fn(*mut kin_engine, *const kin_event, *mut c_void)>;

pub type kin_allocate_callback = Option<unsafe extern "C" fn(u64, *mut c_void) -> *mut c_void>;

pub type kin_free_callback = Option<unsafe extern "C" fn(*mut c_void, u64, *mut c_void)>;

/// Where the memory of an engine comes from. Both functions and `user_data` must last as long as the engine, its
/// destruction included.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_allocator {
    pub struct_size: u32,
    pub reserved: u32,
    pub allocate: kin_allocate_callback,
    pub free: kin_free_callback,
    pub user_data: *mut c_void,
}

/// How full a table is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_usage {
    pub now: u32,
    pub most: u32,
    pub capacity: u32,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_engine_usage {
    pub struct_size: u32,
    pub touches: kin_usage,
    pub views: kin_usage,
    pub recognizers: kin_usage,
    pub actions: kin_usage,
    pub events: kin_usage,
    pub bytes: u64,
    pub most_bytes: u64,
}

pub type kin_tie_break = i32;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_engine_options {
    pub struct_size: u32,
    pub touch_capacity: u32,
    pub event_capacity: u32,
    pub tie_break: kin_tie_break,
    pub units_per_inch: f64,
    pub allocator: *const kin_allocator,
    pub recognizer_capacity: u32,
    pub reserved: u32,
}

/// A contact that is down.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_contact {
    pub touch: u64,
    pub contact: u64,
    pub view: kin_view_id,
    pub time_ns: u64,
    pub start_time_ns: u64,
    pub x: f64,
    pub y: f64,
    pub start_x: f64,
    pub start_y: f64,
    pub kind: kin_touch_type,
    pub tap_count: u32,
    pub hand: u32,
    pub reserved_hand: u32,
    pub reserved: u64,
}

pub type kin_severity = i32;

pub type kin_log_callback = Option<unsafe extern "C" fn(*mut kin_engine, kin_severity, *const c_char, *mut c_void)>;

pub type kin_scroll_phase = i32;

/// One sample of one scrolling device. All bytes zero is a valid beginning.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_scroll_sample {
    pub source: u64,
    pub time_ns: u64,
    pub x: f64,
    pub y: f64,
    pub view: kin_view_id,
    pub phase: kin_scroll_phase,
    pub kind: kin_touch_type,
    pub dx: f64,
    pub dy: f64,
    pub magnification: f64,
    pub rotation: f64,
    pub modifiers: u32,
    pub reserved: u32,
}

/// Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The numbers
/// are ours, from recordings of panels that lose and swap fingers.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_contact_filter {
    pub struct_size: u32,
    pub reserved: u32,
    pub dropout_interval: f64,
    pub dropout_distance: f64,
    pub jump_distance: f64,
}

/// Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The numbers
/// are ours, from made sessions of four people (docs/tables.md says how).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_hand_grouping {
    pub struct_size: u32,
    pub reserved: u32,
    pub together_interval: f64,
    pub span: f64,
    pub late_reach: f64,
    pub palm: f64,
    pub palm_span: f64,
    pub late_palm_span: f64,
    pub turn: f64,
}

/// Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The numbers
/// are ours, from made sessions of a writer's hand (docs/palms.md).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_palm_filter {
    pub struct_size: u32,
    pub pen_over_touch: u32,
    pub palm_radius: f64,
    pub edge_margin: f64,
    pub edge_distance: f64,
    pub edge_interval: f64,
    pub pen_cancel_interval: f64,
    pub pen_hold_interval: f64,
    pub hold_lifetime: f64,
}

pub type kin_late_location = i32;

/// Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The defaults
/// change nothing: the times are the person's choice.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_accommodations {
    pub struct_size: u32,
    pub location: kin_late_location,
    pub minimum_contact_time: f64,
    pub repeat_interval: f64,
    pub repeat_distance: f64,
}

pub type kin_view_flags = u32;

#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_view_options {
    pub struct_size: u32,
    pub flags: kin_view_flags,
    pub frame: kin_rect,
    pub transform: kin_transform,
}

/// Questions that the engine asks about one view. Each may be null: the engine's own answer. Each must return, as
/// every kin_event_callback: it may not throw, and not jump out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_view_delegate {
    pub struct_size: u32,
    pub reserved: u32,
    pub user_data: *mut c_void,
    pub contains_point: Option<unsafe extern "C" fn(*mut kin_engine, kin_view_id, f64, f64, *mut c_void) -> bool>,
    pub gesture_should_begin: Option<unsafe extern "C" fn(*mut kin_engine, kin_view_id, kin_recognizer_id, *mut c_void) -> bool>,
}

/// Questions that the engine asks about one recognizer. Each may be null: the default in its comment. Answers must not
/// depend on anything but the engine's state, or a trace will not replay without them. Each must return, as every
/// kin_event_callback: it may not throw, and not jump out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_recognizer_delegate {
    pub struct_size: u32,
    pub reserved: u32,
    pub user_data: *mut c_void,
    pub should_begin: Option<unsafe extern "C" fn(*mut kin_engine, kin_recognizer_id, *mut c_void) -> bool>,
    pub should_receive_touch: Option<unsafe extern "C" fn(*mut kin_engine, kin_recognizer_id, *const kin_touch_sample, *mut c_void) -> bool>,
    pub should_recognize_simultaneously_with: Option<unsafe extern "C" fn(*mut kin_engine, kin_recognizer_id, kin_recognizer_id, *mut c_void) -> bool>,
    pub should_require_failure_of: Option<unsafe extern "C" fn(*mut kin_engine, kin_recognizer_id, kin_recognizer_id, *mut c_void) -> bool>,
    pub should_be_required_to_fail_by: Option<unsafe extern "C" fn(*mut kin_engine, kin_recognizer_id, kin_recognizer_id, *mut c_void) -> bool>,
}

pub type kin_relation = i32;

pub type kin_function = Option<unsafe extern "C" fn()>;

/// One place of a touch's past.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_touch_point {
    pub time_ns: u64,
    pub x: f64,
    pub y: f64,
}

/// One touch as a recognizer sees it. Window units, nanoseconds.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_touch {
    pub id: u64,
    pub contact: u64,
    pub view: kin_view_id,
    pub changes: u32,
    pub kind: kin_touch_type,
    pub x: f64,
    pub y: f64,
    pub previous_x: f64,
    pub previous_y: f64,
    pub start_x: f64,
    pub start_y: f64,
    pub time_ns: u64,
    pub previous_time_ns: u64,
    pub start_time_ns: u64,
    pub force: f64,
    pub major_radius: f64,
    pub altitude: f64,
    pub azimuth: f64,
    pub buttons: u32,
    pub modifiers: u32,
    pub tap_count: u32,
    pub history_count: u32,
    pub history: *const kin_touch_point,
    pub hand: u32,
    pub reserved_hand: u32,
    pub reserved: [u64; 3],
}

/// What a trackpad or a wheel did in this step.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_scroll {
    pub x: f64,
    pub y: f64,
    pub dx: f64,
    pub dy: f64,
    pub magnification: f64,
    pub rotation: f64,
}

/// What happened.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_step {
    pub struct_size: u32,
    pub state: kin_state,
    pub time_ns: u64,
    pub scale: f64,
    pub touches: *const *const kin_touch,
    pub touch_count: u32,
    pub down_count: u32,
    pub changes: u32,
    pub flags: u32,
    pub bounds: kin_rect,
    pub scroll: *const kin_scroll,
}

/// What a class says of one touch, for KIN_CLASS_PER_TOUCH: the host gets it as a gesture record with the touch's
/// `touch` and `contact`. Each touch has one stream in an attempt: Began, Changed as often as it likes, then Ended or
/// Cancelled; or Ended alone. At most one report a touch and step. A stream whose touch leaves (lifted, cancelled,
/// ignored), or whose recognizer does, is closed by the engine: one that began and did not end sends Cancelled. The
/// recognizer has a state of its own, which `step` returns and the arena judges: Began or Ended with the first report,
/// Changed while more come, Ended when all is over. What is reported while the recognizer is Possible (it waits for
/// others to fail) is kept, the latest of each touch, and sent when it is recognized: Began with the latest numbers,
/// and Ended after it if the touch came so far; nothing of it if the recognizer fails.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_report {
    pub touch: u32,
    pub state: kin_state,
    pub flags: u32,
    pub reserved: u32,
    pub x: f64,
    pub y: f64,
    pub values: [f64; 8],
}

/// What a step asks for. It is kept between steps: write what changes. `flags`, `ignore`, `reason`, `crossing` and
/// `report_count` are cleared before each step.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_request {
    pub struct_size: u32,
    pub flags: u32,
    pub deadline_ns: u64,
    pub ignore: [u64; 2],
    pub x: f64,
    pub y: f64,
    pub crossing: f64,
    pub reason: u32,
    pub report_count: u32,
    pub reports: *mut kin_report,
    pub values: [f64; 8],
}

pub type kin_property_kind = i32;

/// A setting of a class. It lives in the state, as a double, survives `prepare`, and is set by name.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_property {
    pub name: *const c_char,
    pub summary: *const c_char,
    pub unit: *const c_char,
    pub origin: *const c_char,
    pub initial: f64,
    pub minimum: f64,
    pub maximum: f64,
    pub kind: kin_property_kind,
    pub offset: u32,
}

/// An output of a class, in the events' `values`, also by name.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_value {
    pub name: *const c_char,
    pub summary: *const c_char,
    pub unit: *const c_char,
    pub initial: f64,
}

/// Another recognizer, as a hook sees it. Lent for the time of the call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_peer {
    pub struct_size: u32,
    pub property_count: u32,
    pub class_name: *const c_char,
    pub properties: *const kin_property,
    pub state: *const c_void,
}

/// A recognizer class. The engine copies the table and keeps the pointers in it: names, descriptors and functions must
/// live as long as the engine (static data does). Each function must return, as every kin_event_callback: it may not
/// throw, and not jump out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_recognizer_class {
    pub struct_size: u32,
    pub abi_level: u32,
    pub name: *const c_char,
    pub summary: *const c_char,
    pub version: *const c_char,
    pub flags: u32,
    pub state_size: u32,
    pub state_alignment: u32,
    pub property_count: u32,
    pub properties: *const kin_property,
    pub values: *const kin_value,
    pub value_count: u32,
    pub detail_count: u32,
    pub details: *const *const c_char,
    pub prepare: Option<unsafe extern "C" fn(*mut c_void)>,
    pub step: Option<unsafe extern "C" fn(*mut c_void, *const kin_step, *mut kin_request) -> kin_state>,
    pub set_value: Option<unsafe extern "C" fn(*mut c_void, u32, f64) -> bool>,
    pub can_prevent: Option<unsafe extern "C" fn(*const c_void, *const kin_peer) -> bool>,
    pub can_be_prevented_by: Option<unsafe extern "C" fn(*const c_void, *const kin_peer) -> bool>,
    pub should_require_failure_of: Option<unsafe extern "C" fn(*const c_void, *const kin_peer) -> bool>,
    pub should_be_required_to_fail_by: Option<unsafe extern "C" fn(*const c_void, *const kin_peer) -> bool>,
    pub layout: u32,
    pub reserved: u32,
    pub continues_with: Option<unsafe extern "C" fn(*const c_void, *const kin_step) -> bool>,
}

/// How large the structs of this header are in the code that fills this in. Those that lie in arrays (kin_property,
/// kin_value, kin_touch_point, kin_report) and kin_touch have one size at level 1: a library and an engine that differ
/// in it would misread each other. The others grow at their end. This struct itself stays as it is.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_struct_sizes {
    pub recognizer_class: u32,
    pub property: u32,
    pub value: u32,
    pub step: u32,
    pub request: u32,
    pub peer: u32,
    pub touch: u32,
    pub touch_point: u32,
    pub scroll: u32,
    pub report: u32,
}

/// The engine, as it introduces itself to a plugin library. Lent for the time of the call. The first two fields stay
/// what and where they are at every level.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_host {
    pub struct_size: u32,
    pub abi_level: u32,
    pub version: *const c_char,
    pub sizes: kin_struct_sizes,
    pub abi_minor: u32,
    pub reserved: u32,
    pub find_extension: Option<unsafe extern "C" fn(*const c_char) -> *const c_void>,
}

/// A plugin library, as it introduces itself: what it is and the classes that it offers. All pointers must live as
/// long as the process: static data does. The first two fields stay what and where they are at every level.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_plugin {
    pub struct_size: u32,
    pub abi_level: u32,
    pub name: *const c_char,
    pub summary: *const c_char,
    pub version: *const c_char,
    pub classes: *const *const kin_recognizer_class,
    pub class_count: u32,
    pub abi_minor: u32,
    pub sizes: kin_struct_sizes,
    pub needed_minor: u32,
    pub need_count: u32,
    pub needs: *const *const c_char,
}

pub type kin_estimate_kind = i32;

/// Where a touch was, or will be.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_touch_estimate {
    pub time_ns: u64,
    pub x: f64,
    pub y: f64,
    pub kind: kin_estimate_kind,
    pub reserved: u32,
}

pub type kin_prediction = i32;

/// The one-euro filter: a low-pass filter whose cutoff rises with the speed, so that a resting finger does not tremble
/// and a fast one does not lag. Casiez, Roussel and Vogel, CHI 2012.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_smoothing {
    pub struct_size: u32,
    pub reserved: u32,
    pub minimum_cutoff: f64,
    pub beta: f64,
    pub speed_cutoff: f64,
}

pub type kin_velocity_strategy = i32;

/// The rules of an estimate. The defaults are those of the recognizers in an engine of 163 units per inch.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_velocity_options {
    pub struct_size: u32,
    pub strategy: kin_velocity_strategy,
    pub window_ns: u64,
    pub move_gap_ns: u64,
    pub lift_gap_ns: u64,
    pub maximum_points: u32,
    pub refuses_reversal: u32,
    pub limit: f64,
    pub spacing_ns: u64,
    pub units_per_inch: f64,
    pub guards_lift: u32,
    pub reserved: u32,
}

/// A movement along one axis without a finger: a decay, a spring, or a decay that a spring takes over from. Plain
/// numbers, made by the functions below; store it, copy it, change `tolerance` as you like.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_fling {
    pub position: f64,
    pub velocity: f64,
    pub rate: f64,
    pub turn: f64,
    pub target: f64,
    pub frequency: f64,
    pub damping: f64,
    pub tolerance: f64,
}

pub type kin_trace_sink = Option<unsafe extern "C" fn(*const c_void, u32, *mut c_void) -> kin_result>;

pub type kin_operation = i32;

/// A row of the table of operations, the one that writer, reader and replay share. Static text.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_operation_info {
    pub operation: kin_operation,
    pub code: u32,
    pub name: *const c_char,
    pub fields: *const c_char,
    pub summary: *const c_char,
}

/// What a trace says about itself.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_trace_info {
    pub struct_size: u32,
    pub version: u32,
    pub check_interval: u32,
    pub is_complete: u32,
    pub begin_ns: u64,
    pub size: u64,
    pub damage_offset: u64,
    pub reserved: [u64; 8],
    pub options: kin_engine_options,
}

/// One call of a host, about to be played; of several fields those that the operation has. Lent for the time of the
/// call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_trace_call {
    pub operation: kin_operation,
    pub count: u32,
    pub index: u64,
    pub offset: u64,
    pub time_ns: u64,
    pub target: u64,
    pub other: u64,
    pub number: u64,
    pub value: f64,
    pub samples: *const kin_touch_sample,
    pub scrolls: *const kin_scroll_sample,
    pub text: *const c_char,
}

pub type kin_question = i32;

/// What a delegate answered, as the trace says it, or, with KIN_REPLAY_LIVE, as this engine's did. Lent for the time
/// of the call.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_trace_answer {
    pub question: kin_question,
    pub is_yes: u32,
    pub time_ns: u64,
    pub target: u64,
    pub other: u64,
}

/// How a trace is to be played. All bytes zero but struct_size is a valid beginning. Each function must return, as
/// every kin_event_callback: it may not throw, and not jump out.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_replay_options {
    pub struct_size: u32,
    pub flags: u32,
    pub until_ns: u64,
    pub user_data: *mut c_void,
    pub on_event: kin_event_callback,
    pub on_call: Option<unsafe extern "C" fn(*mut kin_engine, *const kin_trace_call, *mut c_void) -> bool>,
    pub on_step: Option<unsafe extern "C" fn(*mut kin_engine, u64, u64, *mut c_void)>,
    pub on_answer: Option<unsafe extern "C" fn(*mut kin_engine, *const kin_trace_answer, *mut c_void)>,
}

/// How far a replay came.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_replay_report {
    pub struct_size: u32,
    pub is_complete: u32,
    pub calls: u64,
    pub steps: u64,
    pub events: u64,
    pub checks: u64,
    pub offset: u64,
    pub failed_step: u64,
    pub end_ns: u64,
}

/// What is known of a plugin. Its classes are those from `first_class` on, for kin_engine_get_class.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_plugin_info {
    pub struct_size: u32,
    pub first_class: u32,
    pub class_count: u32,
    pub reserved: u32,
    pub path: *const c_char,
    pub name: *const c_char,
    pub summary: *const c_char,
    pub version: *const c_char,
}

/// The library's own mathematics: the same bits on every platform, unlike the functions of C libraries. A class that
/// computes with it decides alike wherever it runs. Errors stay below 1e-15. Each function [any-thread].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_math_extension {
    pub struct_size: u32,
    pub reserved: u32,
    pub exponential: Option<unsafe extern "C" fn(f64) -> f64>,
    pub logarithm: Option<unsafe extern "C" fn(f64) -> f64>,
    pub cosine_and_sine: Option<unsafe extern "C" fn(f64, *mut f64, *mut f64)>,
    pub arc_tangent: Option<unsafe extern "C" fn(f64, f64) -> f64>,
}

/// Velocities as the standard recognizers estimate them, for a class of a plugin: give it `history` of a kin_touch.
/// Each function [any-thread].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_velocity_extension {
    pub struct_size: u32,
    pub reserved: u32,
    pub estimate: Option<unsafe extern "C" fn(*const kin_touch_point, u32, u64, *const kin_velocity_options, *mut kin_point) -> kin_result>,
    pub options_init: Option<unsafe extern "C" fn(*const c_char, *mut c_void, u32) -> kin_result>,
}

/// Typed actions (action.h).
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_typed_actions_extension {
    pub struct_size: u32,
    pub reserved: u32,
    pub bind: Option<unsafe extern "C" fn(*mut kin_engine, kin_recognizer_id, *const c_char, kin_function, *const c_char, *mut c_void, *mut u64) -> kin_result>,
}

/// The loader (loader.h). Each function [engine-thread].
#[repr(C)]
#[derive(Clone, Copy)]
pub struct kin_plugins_extension {
    pub struct_size: u32,
    pub reserved: u32,
    pub set_policy: Option<unsafe extern "C" fn(*mut kin_engine, u32) -> kin_result>,
    pub load: Option<unsafe extern "C" fn(*mut kin_engine, *const c_char, *mut kin_plugin_id) -> kin_result>,
    pub search_path_add: Option<unsafe extern "C" fn(*mut kin_engine, *const c_char) -> kin_result>,
    pub get_info: Option<unsafe extern "C" fn(*const kin_engine, kin_plugin_id, *mut kin_plugin_info) -> kin_result>,
    pub list: Option<unsafe extern "C" fn(*const kin_engine, *mut kin_plugin_id, u32, *mut u32) -> kin_result>,
}

#[link(name = "kinesic")]
extern "C" {
    /// The name of a result code, "KIN_ERROR_STALE"; "KIN_ERROR_?" for a number that is none. Static text. [any-
    /// thread] Since level 1.
    pub fn kin_result_name(result: kin_result) -> *const c_char;

    /// One sentence about this thread's latest failure of a call that had no engine to keep it: of kin_engine_create,
    /// kin_trace_inspect, kin_velocity_estimate, kin_fling_... and whatever else takes none, and of each call that was
    /// given a null engine; "" before the first. Static text. [any-thread] Since level 1.
    pub fn kin_last_error() -> *const c_char;

    /// The library's own version as text, "1.0.0". Static text. [any-thread] Since level 1.
    pub fn kin_version() -> *const c_char;

    /// The level of the binary interface that the library was built with: KIN_ABI_LEVEL of its headers. [any-thread]
    /// Since level 1.
    pub fn kin_abi_level() -> u32;

    /// The minor number of that level: KIN_ABI_MINOR of its headers. [any-thread] Since level 1.
    pub fn kin_abi_minor() -> u32;

    /// Fills in `struct_size` and the defaults of a struct: what every kin_..._init calls, and what a language that
    /// cannot use the functions of headers calls. `struct_name` is "kin_engine_options" or another, `struct_size` its
    /// sizeof as the caller was compiled; where that is larger than the library's, the rest becomes zero.
    /// KIN_ERROR_NULL; KIN_ERROR_UNKNOWN: no struct of that name has an _init; KIN_ERROR_SIZE: no level has one of so
    /// many bytes. Then nothing is written. [any-thread] Since level 1.
    pub fn kin_struct_init(struct_name: *const c_char, out_struct: *mut c_void, struct_size: u32) -> kin_result;

    /// The word for a state: its constant without the prefix, in lower case, "began"; "?" for a number that is no
    /// state. The other kin_..._name functions do the same for theirs. These are words to print; behaviour cases and
    /// the sentences of the engine use them too. Static text. [any-thread] Since level 1.
    pub fn kin_state_name(state: kin_state) -> *const c_char;

    /// The word for a phase, as kin_state_name: "moved"; "?" for a number that is none. Static text. [any-thread]
    /// Since level 1.
    pub fn kin_phase_name(phase: kin_phase) -> *const c_char;

    /// The word for a type of touches, as kin_state_name: "pencil"; "?" for a number that is none. Static text. [any-
    /// thread] Since level 1.
    pub fn kin_touch_type_name(kind: kin_touch_type) -> *const c_char;

    /// The word for a cause, as kin_state_name: "palm_size"; "?" for a number that is none. Static text. [any-thread]
    /// Since level 1.
    pub fn kin_touch_cause_name(cause: kin_touch_cause) -> *const c_char;

    /// The word for a type of records, as kin_state_name: "view_touch"; "?" for a number that is none. Static text.
    /// [any-thread] Since level 1.
    pub fn kin_event_type_name(kind: kin_event_type) -> *const c_char;

    /// The word for a reason, as kin_state_name: "waiting_for"; "?" for a number that is none. kin_event_describe has
    /// the whole sentence. Static text. [any-thread] Since level 1.
    pub fn kin_reason_name(reason: kin_reason) -> *const c_char;

    /// How full the tables are, and how many bytes the engine has. KIN_ERROR_NULL, KIN_ERROR_SIZE. [engine-thread]
    /// Since level 1.
    pub fn kin_engine_get_usage(engine: *const kin_engine, out_usage: *mut kin_engine_usage) -> kin_result;

    /// Makes an engine; `options` may be null: the defaults. The engine belongs to the caller until
    /// kin_engine_destroy. KIN_ERROR_NULL (also an allocator without a function), KIN_ERROR_SIZE, KIN_ERROR_RANGE,
    /// KIN_ERROR_MEMORY. [any-thread] Since level 1.
    pub fn kin_engine_create(options: *const kin_engine_options, out_engine: *mut *mut kin_engine) -> kin_result;

    /// Makes a new engine in the state that `engine` has now, in the middle of a gesture too: to try what would come
    /// of some samples (docs/traces.md). It has the same options, allocator included, time, classes and plugins,
    /// views, recognizers and relations with the same ids, contacts, timers, contact filter and ways of sampling, and
    /// explains when `engine` does. It has the same state hash, and fed the same samples it sends the same records.
    /// Delegates and user data of views and recognizers are the same: a delegate is asked with the copy as its engine.
    /// What classes keep is copied byte by byte: where they keep pointers, both engines have what these point to. All
    /// that must last as long as `engine` must last as long as the copy. It has no event callback, actions, log, trace
    /// or flight recorder, no records that wait for a poll, and no thread has claimed it. `engine` is not changed, and
    /// a trace of it says nothing of the copy. The copy belongs to the caller until kin_engine_destroy, and may
    /// outlive `engine`. KIN_ERROR_NULL, KIN_ERROR_MEMORY, KIN_ERROR_REENTRANT. [engine-thread] Since level 1.
    pub fn kin_engine_copy(engine: *const kin_engine, out_copy: *mut *mut kin_engine) -> kin_result;

    /// Frees an engine and all that it owns; null is ignored. From inside a callback it is carried out when the
    /// outermost call returns. Where another thread is in a call of the engine, or has claimed it, nothing is freed
    /// and the engine lives on. [engine-thread] Since level 1.
    pub fn kin_engine_destroy(engine: *mut kin_engine);

    /// Claims the engine for the calling thread, or gives it up (no thread has it at first). While it is claimed every
    /// call from another thread gets KIN_ERROR_THREAD, between its owner's calls too: what a poll lends stays as it
    /// is, and a call from a wrong thread is found at once, not only when it overlaps another. To claim it twice, or
    /// to give up what is not claimed, is no error. Only its owner can give it up or destroy it; do so before that
    /// thread ends. KIN_ERROR_NULL, KIN_ERROR_THREAD, KIN_ERROR_REENTRANT. [engine-thread] Since level 1.
    pub fn kin_engine_set_claimed(engine: *mut kin_engine, claimed: bool) -> kin_result;

    /// Feeds samples, in the order of their time. All or nothing: all samples are validated, then all are applied.
    /// Samples of equal time are one step; timers that are due fire before the samples, each as a step at its own
    /// time. KIN_ERROR_CAPACITY: more contacts than touch_capacity; or more records than there is room for, together
    /// with those that wait for a poll, even after all that can be merged were merged (event.h): poll first. With an
    /// event callback that happens only to a feed that is too large on its own. KIN_ERROR_MEMORY: what lands may bring
    /// more into play than there is room for (docs/memory.md). KIN_ERROR_NULL, _INVALID, _STALE, _KIND, _TIME,
    /// _SEQUENCE, _REENTRANT. [engine-thread] Since level 1.
    pub fn kin_engine_feed(engine: *mut kin_engine, samples: *const kin_touch_sample, count: u32) -> kin_result;

    /// Lets time pass up to `now_ns` and fires the timers that are due, each at its own time. KIN_ERROR_NULL, _INVALID
    /// for KIN_TIME_NEVER, _TIME, _CAPACITY, _REENTRANT. [engine-thread] Since level 1.
    pub fn kin_engine_advance(engine: *mut kin_engine, now_ns: u64) -> kin_result;

    /// When the next timer is due, or KIN_TIME_NEVER: how long a host may sleep. KIN_ERROR_NULL. [engine-thread] Since
    /// level 1.
    pub fn kin_engine_next_deadline(engine: *const kin_engine, out_time_ns: *mut u64) -> kin_result;

    /// Sets how many window units an inch has from now on, also in the middle of gestures: the window went to a screen
    /// of another density. Thresholds and the contact filter's lengths scale with it; values in window units stay as
    /// they are. KIN_ERROR_NULL, _RANGE. [engine-thread] Since level 1.
    pub fn kin_engine_set_units_per_inch(engine: *mut kin_engine, units_per_inch: f64) -> kin_result;

    /// Reads it back: at first that of the options. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_get_units_per_inch(engine: *const kin_engine, out_units_per_inch: *mut f64) -> kin_result;

    /// The latest time that was fed or advanced to, 0 before the first. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_get_time(engine: *const kin_engine, out_time_ns: *mut u64) -> kin_result;

    /// Cancels every touch that is down, as the system does when a window loses its input. Errors as
    /// kin_engine_advance. [engine-thread] Since level 1.
    pub fn kin_engine_cancel_touches(engine: *mut kin_engine, now_ns: u64) -> kin_result;

    /// Writes up to `capacity` of the contacts that are down, in the order of landing, and how many there are in all;
    /// what hovers or scrolls is none. `out_contacts` may be null with capacity 0. KIN_ERROR_NULL. [engine-thread]
    /// Since level 1.
    pub fn kin_engine_list_contacts(engine: *const kin_engine, out_contacts: *mut kin_contact, capacity: u32, out_count: *mut u32) -> kin_result;

    /// Hands out the records that came since the last poll, oldest first. The memory belongs to the engine and is
    /// valid until the next call that changes it. Where they were more than event_capacity, event.h says what became
    /// of them. KIN_ERROR_NULL, KIN_ERROR_REENTRANT. [engine-thread] Since level 1.
    pub fn kin_engine_poll(engine: *mut kin_engine, out_events: *mut *const kin_event, out_count: *mut u32) -> kin_result;

    /// How many records the latest poll lacks: since the poll before, a callback or an action got them, and they were
    /// dropped for want of room. 0 before the first poll, and always for a host that has neither. KIN_ERROR_NULL.
    /// [engine-thread] Since level 1.
    pub fn kin_engine_get_lost_events(engine: *const kin_engine, out_count: *mut u64) -> kin_result;

    /// Calls `callback` with every record from now on, in order, inside the call that caused it, after arbitration;
    /// null: no callback. Records that wait for a poll already still do. A host that also polls gets each record
    /// twice. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_set_event_callback(engine: *mut kin_engine, callback: kin_event_callback, user_data: *mut c_void) -> kin_result;

    /// Turns decision records on or off (off at first): one for each time that a recognizer leaves Possible or is kept
    /// there. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_set_explain(engine: *mut kin_engine, explain: bool) -> kin_result;

    /// Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_get_explain(engine: *const kin_engine, out_explain: *mut bool) -> kin_result;

    /// Writes one English sentence about `event` into `buffer`, always ended by a zero byte, cut where `capacity`
    /// bytes are too few; `out_needed` (may be null) gets the bytes of the whole sentence with its zero byte. A null
    /// buffer with capacity 0 asks for the size. KIN_ERROR_NULL, KIN_ERROR_INVALID. [engine-thread] Since level 1.
    pub fn kin_event_describe(engine: *const kin_engine, event: *const kin_event, buffer: *mut c_char, capacity: u32, out_needed: *mut u32) -> kin_result;

    /// One sentence about the latest failure of a call on this engine, "" before the first. It belongs to the engine
    /// and stays as it is until the next failure; kin_last_error has that of a call that fails before there is an
    /// engine. A null engine gives the sentence of KIN_ERROR_NULL; to the thread that was refused latest it gives that
    /// of KIN_ERROR_THREAD, until another of its calls fails, and to any thread while another is in a call. [engine-
    /// thread] Since level 1.
    pub fn kin_engine_last_error(engine: *const kin_engine) -> *const c_char;

    /// Where diagnostics go; null: nowhere. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_set_log(engine: *mut kin_engine, callback: kin_log_callback, user_data: *mut c_void) -> kin_result;

    /// Feeds scroll samples in the order of their time; all or nothing, as kin_engine_feed, with whose samples they
    /// share one clock. KIN_ERROR_NULL, _INVALID, _STALE, _KIND, _TIME, _SEQUENCE (a source that begins twice, or goes
    /// on without having begun), _CAPACITY, _REENTRANT, _MEMORY. [engine-thread] Since level 1.
    pub fn kin_engine_feed_scroll(engine: *mut kin_engine, samples: *const kin_scroll_sample, count: u32) -> kin_result;

    /// Filters what is fed from now on; null turns it off (the default). The filter is copied. Lifts that were
    /// withheld are delivered now. A contact that came back under another id goes on under its first one until it
    /// lifts. While it is on, a feed has at most 8 samples for each contact of touch_capacity, else it is
    /// KIN_ERROR_CAPACITY; kin_engine_next_deadline counts the lifts that are withheld, and the log
    /// (kin_engine_set_log, KIN_SEVERITY_INFO) has a sentence on each contact that came back or was split. A replay
    /// plays what passed and needs no filter; the hash of a state leaves the filter out. Turning it on allocates;
    /// feeding does not. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT.
    /// [engine-thread] Since level 1.
    pub fn kin_engine_set_contact_filter(engine: *mut kin_engine, filter: *const kin_contact_filter) -> kin_result;

    /// Whether samples that do not fit together are put right. An engine refuses them with KIN_ERROR_SEQUENCE, which
    /// finds faults of a program; but drivers and toolkits do lose samples, and a program that feeds what they report
    /// is to go on. A lenient engine takes samples so: - A contact lands while it is down: its lift was missed. It
    /// ends at this time, where it was latest, and a new contact lands. - A contact moves, lifts or is cancelled
    /// without being down, or leaves without hovering: nothing. It was cancelled meanwhile
    /// (kin_engine_cancel_touches), or left out as it landed. - Something hovers that has not entered: it enters.
    /// Something enters that hovers: it moves. - More contacts land than touch_capacity: they are left out until they
    /// have lifted. - A time lies before that of the engine, or of the sample before: it counts as that. The log has a
    /// sentence (KIN_SEVERITY_INFO) on each lift that was missed and each contact that was left out. What is wrong in
    /// itself is refused as before: numbers, views that are not there, KIN_TIME_NEVER. A feed has at most 8 samples
    /// for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY. Turning it on allocates; feeding does not. A
    /// copy of the engine is lenient too. A lift that is lost and whose number never lands again cannot be known:
    /// kin_engine_list_contacts has the contacts that are down, and since when nothing came of each. KIN_ERROR_NULL,
    /// _MEMORY, _REENTRANT. [engine-thread] Since level 1.
    pub fn kin_engine_set_lenient(engine: *mut kin_engine, lenient: bool) -> kin_result;

    /// Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_get_lenient(engine: *const kin_engine, out_lenient: *mut bool) -> kin_result;

    /// Finds the hands of what lands from now on; null turns it off (the default). The struct is copied. What is down
    /// already keeps the hand that it has. While it is on, a feed has at most 8 samples for each contact of
    /// touch_capacity, else it is KIN_ERROR_CAPACITY. It works after a contact filter. A trace has the hands that were
    /// found: a replay needs no grouping, and the hash of a state has the hands of its contacts, but not the grouping.
    /// Turning it on allocates; feeding does not. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _REENTRANT.
    /// [engine-thread] Since level 1.
    pub fn kin_engine_set_hands(engine: *mut kin_engine, grouping: *const kin_hand_grouping) -> kin_result;

    /// Looks for palms in what is fed from now on; null turns it off (the default). The filter is copied. Contacts
    /// that are held back land now; those that were refused stay so until they lift. While it is on, a feed has at
    /// most 8 samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY; contacts that are held back
    /// or refused count among those; kin_engine_next_deadline counts what is held back. A replay plays what passed and
    /// needs no filter; the hash of a state leaves the filter out. Turning it on allocates; feeding does not.
    /// KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT. [engine-thread] Since
    /// level 1.
    pub fn kin_engine_set_palm_filter(engine: *mut kin_engine, filter: *const kin_palm_filter) -> kin_result;

    /// A host's own verdict: cancels a touch that is down, or held back, as a sample of KIN_PHASE_CANCELLED with this
    /// cause would. Its id is free then: the host feeds no more of it. `cause`: KIN_CAUSE_..., but not KIN_CAUSE_NONE.
    /// KIN_ERROR_NULL; KIN_ERROR_SEQUENCE: no such touch is down; _INVALID, _TIME, _CAPACITY (poll first), _REENTRANT.
    /// Nothing has changed then. [engine-thread] Since level 1.
    pub fn kin_engine_reject_touch(engine: *mut kin_engine, touch: u64, time_ns: u64, cause: kin_touch_cause) -> kin_result;

    /// Takes what a person has chosen, for what is fed from now on; null: nothing (the default). It is copied.
    /// Contacts that are held back land now. What kin_engine_set_palm_filter says of feeds, deadlines, replays and
    /// memory holds here too. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT.
    /// [engine-thread] Since level 1.
    pub fn kin_engine_set_accommodations(engine: *mut kin_engine, accommodations: *const kin_accommodations) -> kin_result;

    /// The view that fills the window; it lives as long as the engine. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_root_view(engine: *const kin_engine, out_view: *mut kin_view_id) -> kin_result;

    /// Adds a view in front of its siblings. `parent` 0 is the root view; `options` null: defaults. KIN_ERROR_NULL,
    /// _STALE, _KIND, _SIZE, _INVALID. [engine-thread] Since level 1.
    pub fn kin_view_add(engine: *mut kin_engine, parent: kin_view_id, options: *const kin_view_options, out_view: *mut kin_view_id) -> kin_result;

    /// Removes a view with all below it and all their recognizers: an active one sends Cancelled; the view gets
    /// cancelled for the touches that it knew. In a callback they go after the step. When it returns, what their user
    /// data points to may be freed: no record has it any more, and no delegate of theirs is asked. The root view
    /// stays: KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_remove(engine: *mut kin_engine, view: kin_view_id) -> kin_result;

    /// Moves or resizes a view. The root view's frame is what screen edges are measured from. KIN_ERROR_NULL, _STALE,
    /// _KIND, _INVALID. [engine-thread] Since level 1.
    pub fn kin_view_set_frame(engine: *mut kin_engine, view: kin_view_id, frame: kin_rect) -> kin_result;

    /// Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_get_frame(engine: *const kin_engine, view: kin_view_id, out_frame: *mut kin_rect) -> kin_result;

    /// Sets the map to the parent. One that cannot be inverted makes the view unhittable. Not for the root view:
    /// KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_set_transform(engine: *mut kin_engine, view: kin_view_id, transform: kin_transform) -> kin_result;

    /// Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_get_transform(engine: *const kin_engine, view: kin_view_id, out_transform: *mut kin_transform) -> kin_result;

    /// The view above it; 0 for the root view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_get_parent(engine: *const kin_engine, view: kin_view_id, out_parent: *mut kin_view_id) -> kin_result;

    /// Moves a view, with all below it, to another parent (0: the root view), in front of the children there. Gestures
    /// and touches that are under way go on, with the touches that landed on it. Touches that land from then on find
    /// it in its new place. Its frame and transform stay as they are, now in the new parent's coordinates
    /// (kin_view_convert_point). Not for the root view, nor to the view itself or one below it: KIN_ERROR_INVALID.
    /// KIN_ERROR_NULL, _STALE, _KIND, _MEMORY. [engine-thread] Since level 1.
    pub fn kin_view_set_parent(engine: *mut kin_engine, view: kin_view_id, parent: kin_view_id) -> kin_result;

    /// Is `view` below `ancestor`, or that view itself? KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_is_descendant(engine: *const kin_engine, view: kin_view_id, ancestor: kin_view_id, out_is_descendant: *mut bool) -> kin_result;

    /// Writes up to `capacity` ids of its children, the front one first, and how many there are in all. `out_ids` may
    /// be null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_list_children(engine: *const kin_engine, view: kin_view_id, out_ids: *mut kin_view_id, capacity: u32, out_count: *mut u32) -> kin_result;

    /// The same for its recognizers, the one added last first: the order in which they are asked. KIN_ERROR_NULL,
    /// _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_list_recognizers(engine: *const kin_engine, view: kin_view_id, out_ids: *mut kin_recognizer_id, capacity: u32, out_count: *mut u32) -> kin_result;

    /// Sets those flags of a view that are in `mask` as `flags` has them; the others stay: kin_view_set_flags(engine,
    /// view, KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN) hides it, with 0 in place of the first it is shown again. Touches that
    /// are down stay bound as they are. KIN_ERROR_NULL, _STALE, _KIND, _INVALID: a bit that is no flag. [engine-
    /// thread] Since level 1.
    pub fn kin_view_set_flags(engine: *mut kin_engine, view: kin_view_id, flags: kin_view_flags, mask: kin_view_flags) -> kin_result;

    /// Reads them back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_get_flags(engine: *const kin_engine, view: kin_view_id, out_flags: *mut kin_view_flags) -> kin_result;

    /// Brings a view in front of its siblings. Not for the root view. KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
    /// [engine-thread] Since level 1.
    pub fn kin_view_bring_to_front(engine: *mut kin_engine, view: kin_view_id) -> kin_result;

    /// Puts a view right in front of a sibling. Not for the root view, and both must have one parent:
    /// KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_place_in_front_of(engine: *mut kin_engine, view: kin_view_id, sibling: kin_view_id) -> kin_result;

    /// Puts a view right behind a sibling. Errors as kin_view_place_in_front_of. [engine-thread] Since level 1.
    pub fn kin_view_place_behind(engine: *mut kin_engine, view: kin_view_id, sibling: kin_view_id) -> kin_result;

    /// A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
    /// KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1.
    pub fn kin_view_set_name(engine: *mut kin_engine, view: kin_view_id, name: *const c_char) -> kin_result;

    /// Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
    /// Since level 1.
    pub fn kin_view_get_name(engine: *const kin_engine, view: kin_view_id, out_name: *mut *const c_char) -> kin_result;

    /// A pointer of the host's own for a view, null at first: its records of touches (KIN_EVENT_VIEW_TOUCH) have it
    /// from the next one on; null takes it out of those that wait too. Never dereferenced: no part of the state or of
    /// a trace. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_set_user_data(engine: *mut kin_engine, view: kin_view_id, user_data: *mut c_void) -> kin_result;

    /// Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_get_user_data(engine: *const kin_engine, view: kin_view_id, out_user_data: *mut *mut c_void) -> kin_result;

    /// The view with this name: of several the first from the root down, where a view comes before its children, and
    /// those as kin_view_list_children gives them. It looks at each view. None: KIN_ERROR_UNKNOWN. KIN_ERROR_NULL.
    /// [engine-thread] Since level 1.
    pub fn kin_engine_find_view(engine: *const kin_engine, name: *const c_char, out_view: *mut kin_view_id) -> kin_result;

    /// The view that a touch at this window point would hit; never 0. KIN_ERROR_NULL, _INVALID. [engine-thread] Since
    /// level 1.
    pub fn kin_view_hit_test(engine: *const kin_engine, x: f64, y: f64, out_view: *mut kin_view_id) -> kin_result;

    /// Converts a point between the coordinates of two views; 0 is the window. A view whose transform cannot be
    /// inverted is KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_view_convert_point(engine: *const kin_engine, from: kin_view_id, to: kin_view_id, point: kin_point, out_point: *mut kin_point) -> kin_result;

    /// Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since level 1.
    pub fn kin_view_set_delegate(engine: *mut kin_engine, view: kin_view_id, delegate: *const kin_view_delegate) -> kin_result;

    /// Adds a class to this engine. The table is copied, what it points to is not. Classes stay as long as the engine.
    /// KIN_ERROR_NULL; KIN_ERROR_SIZE and _CLASS with a sentence on the fault; KIN_ERROR_EXISTS for a name that is
    /// taken. [engine-thread] Since level 1.
    pub fn kin_recognizer_class_register(engine: *mut kin_engine, recognizer_class: *const kin_recognizer_class) -> kin_result;

    /// How many classes this engine has. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_get_class_count(engine: *const kin_engine, out_count: *mut u32) -> kin_result;

    /// Class number `index`, in the order of registering: name, summary, properties, values. It belongs to the engine
    /// and lives as long. KIN_ERROR_NULL, KIN_ERROR_RANGE. [engine-thread] Since level 1.
    pub fn kin_engine_get_class(engine: *const kin_engine, index: u32, out_class: *mut *const kin_recognizer_class) -> kin_result;

    /// The properties that every recognizer has (recognizer.h), with their ranges; `offset` means nothing there.
    /// Static. KIN_ERROR_NULL. [any-thread] Since level 1.
    pub fn kin_common_properties(out_properties: *mut *const kin_property, out_count: *mut u32) -> kin_result;

    /// Attaches a new recognizer of the named class (KIN_TAP, KIN_PAN ... of classes.h) to a view; 0 is the root view.
    /// KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN; _CLASS for a class that was switched off (plugin.h). [engine-thread]
    /// Since level 1.
    pub fn kin_recognizer_add(engine: *mut kin_engine, view: kin_view_id, class_name: *const c_char, out_recognizer: *mut kin_recognizer_id) -> kin_result;

    /// Removes it, with its settings, actions, relations and delegate; an active one sends Cancelled first. In a
    /// callback it goes after the step. When it returns, what its user data points to may be freed, as for
    /// kin_view_remove. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_remove(engine: *mut kin_engine, recognizer: kin_recognizer_id) -> kin_result;

    /// Moves it to another view; 0 is the root view. An active one sends Cancelled, one in Possible fails without an
    /// action, and it is ready at once: it takes the touches that land from then on, none that is down. Its settings,
    /// actions, relations and delegate stay. It is then the one added last on that view. KIN_ERROR_NULL, _STALE,
    /// _KIND, _MEMORY. [engine-thread] Since level 1.
    pub fn kin_recognizer_set_view(engine: *mut kin_engine, recognizer: kin_recognizer_id, view: kin_view_id) -> kin_result;

    /// The same as the property "enabled". Disabled while active: Cancelled; while Possible: fails without an action.
    /// Enabled again it takes new touches only. KIN_ERROR_NULL, _STALE, _KIND; _CLASS when its class was switched off
    /// (plugin.h). [engine-thread] Since level 1.
    pub fn kin_recognizer_set_enabled(engine: *mut kin_engine, recognizer: kin_recognizer_id, enabled: bool) -> kin_result;

    /// Ends the present attempt as disabling and enabling would. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since
    /// level 1.
    pub fn kin_recognizer_abort(engine: *mut kin_engine, recognizer: kin_recognizer_id) -> kin_result;

    /// For a recognizer of a class that leaves its states to the host (`manual`): proposes one, as a class's step
    /// would. KIN_ERROR_NULL, _STALE, _KIND, _UNSUPPORTED for other classes, _STATE for what cannot follow. [engine-
    /// thread] Since level 1.
    pub fn kin_recognizer_propose(engine: *mut kin_engine, recognizer: kin_recognizer_id, state: kin_state) -> kin_result;

    /// A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
    /// KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1.
    pub fn kin_recognizer_set_name(engine: *mut kin_engine, recognizer: kin_recognizer_id, name: *const c_char) -> kin_result;

    /// Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
    /// Since level 1.
    pub fn kin_recognizer_get_name(engine: *const kin_engine, recognizer: kin_recognizer_id, out_name: *mut *const c_char) -> kin_result;

    /// A pointer of the host's own for a recognizer, null at first: its records of gestures and decisions have it from
    /// the next one on; null takes it out of those that wait too. Never dereferenced: no part of the state or of a
    /// trace. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_set_user_data(engine: *mut kin_engine, recognizer: kin_recognizer_id, user_data: *mut c_void) -> kin_result;

    /// Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_user_data(engine: *const kin_engine, recognizer: kin_recognizer_id, out_user_data: *mut *mut c_void) -> kin_result;

    /// The recognizer with this name: of several the first, in the order of their views that kin_engine_find_view has,
    /// on one view as kin_view_list_recognizers gives them. None: KIN_ERROR_UNKNOWN. KIN_ERROR_NULL. [engine-thread]
    /// Since level 1.
    pub fn kin_engine_find_recognizer(engine: *const kin_engine, name: *const c_char, out_recognizer: *mut kin_recognizer_id) -> kin_result;

    /// Its view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_view(engine: *const kin_engine, recognizer: kin_recognizer_id, out_view: *mut kin_view_id) -> kin_result;

    /// The name of its class; as long-lived as the class. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level
    /// 1.
    pub fn kin_recognizer_get_class(engine: *const kin_engine, recognizer: kin_recognizer_id, out_name: *mut *const c_char) -> kin_result;

    /// Its present state. In an action, the state of its record; a class with a stream for each touch (multi_drag,
    /// multi_tap) has one state for all: active from the first stream to the last finger. KIN_ERROR_NULL, _STALE,
    /// _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_state(engine: *const kin_engine, recognizer: kin_recognizer_id, out_state: *mut kin_state) -> kin_result;

    /// What it has earned while it waits for others to fail, KIN_STATE_POSSIBLE if nothing. KIN_ERROR_NULL, _STALE,
    /// _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_pending_state(engine: *const kin_engine, recognizer: kin_recognizer_id, out_state: *mut kin_state) -> kin_result;

    /// Sets a property by name (classes.h), one of its class or a common one. Out of its range, or not whole where a
    /// whole number is wanted: KIN_ERROR_RANGE, and the sentence names the range. KIN_ERROR_NULL, _STALE, _KIND,
    /// _UNKNOWN, _INVALID; _CLASS as above. [engine-thread] Since level 1.
    pub fn kin_recognizer_set_number(engine: *mut kin_engine, recognizer: kin_recognizer_id, property: *const c_char, value: f64) -> kin_result;

    /// Reads it back. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_number(engine: *const kin_engine, recognizer: kin_recognizer_id, property: *const c_char, out_value: *mut f64) -> kin_result;

    /// Sets an output, "scale" back to 1, "translation.x" to 0: the gesture goes on from there and its velocity
    /// restarts. A host that throws what it moves therefore leaves the translation as it is, and takes differences. A
    /// value that is set while no attempt is under way has no effect on the next one, which starts from the class's
    /// initial value. KIN_ERROR_UNSUPPORTED for one that cannot be set. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN,
    /// _INVALID. [engine-thread] Since level 1.
    pub fn kin_recognizer_set_value(engine: *mut kin_engine, recognizer: kin_recognizer_id, value: *const c_char, to: f64) -> kin_result;

    /// Reads an output by name. KIN_ERROR_UNSUPPORTED for a class with a stream for each touch: its records have the
    /// values. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_value(engine: *const kin_engine, recognizer: kin_recognizer_id, value: *const c_char, out_value: *mut f64) -> kin_result;

    /// Where it is, in the coordinates of `view` (0: window). KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread]
    /// Since level 1.
    pub fn kin_recognizer_get_location(engine: *const kin_engine, recognizer: kin_recognizer_id, view: kin_view_id, out_location: *mut kin_point) -> kin_result;

    /// How many touches it has: those that are down. In the action of its last record (Ended, Cancelled) those that
    /// made it are still there, lifted or not: of a gesture that is made at once (a tap, a swipe) the fingers that
    /// were down together last, so each finger of a two-finger tap, and of a double tap those of the second tap; of
    /// one that had begun those that were down before the last lift. With a stream for each touch, a touch is there in
    /// its own last action too. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_touch_count(engine: *const kin_engine, recognizer: kin_recognizer_id, out_count: *mut u32) -> kin_result;

    /// Where its touch number `index` (of those that kin_recognizer_get_touch_count counts, in the order of landing)
    /// is, or where it lifted, in the coordinates of `view` (0: window), which may be any view; KIN_ERROR_RANGE past
    /// the last. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_touch_location(engine: *const kin_engine, recognizer: kin_recognizer_id, index: u32, view: kin_view_id, out_location: *mut kin_point) -> kin_result;

    /// All that is known of its touch number `index` (as for kin_recognizer_get_touch_location), as its class sees it:
    /// force, buttons, radius, angles, tap count, where and when it landed; window units. `changes` is 0 outside of a
    /// callback. `history` is null, and `history_count` is how many points kin_engine_get_touch_history has for its
    /// `id`: none once it has lifted. KIN_ERROR_RANGE past the last. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
    /// Since level 1.
    pub fn kin_recognizer_get_touch(engine: *const kin_engine, recognizer: kin_recognizer_id, index: u32, out_touch: *mut kin_touch) -> kin_result;

    /// Its translation in the coordinates of `view` (0: window), scaled and turned as that view is at present, for
    /// classes with the values "translation.x" and "translation.y", else, and for those with a stream for each touch,
    /// KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_translation(engine: *mut kin_engine, recognizer: kin_recognizer_id, view: kin_view_id, out_translation: *mut kin_point) -> kin_result;

    /// Its velocity, units of `view` per second (0: window), for classes with the values "velocity.x" and
    /// "velocity.y", else, and for those with a stream for each touch, KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE,
    /// _KIND, _INVALID. [engine-thread] Since level 1.
    pub fn kin_recognizer_get_velocity(engine: *const kin_engine, recognizer: kin_recognizer_id, view: kin_view_id, out_velocity: *mut kin_point) -> kin_result;

    /// Calls `callback` with every gesture record of this recognizer, after the engine's own callback, in the order of
    /// adding. One that is added by a callback gets records from the next one on. Records of others, which no callback
    /// or action gets, still wait for a poll. It must return, as every kin_event_callback. KIN_ERROR_NULL, _STALE,
    /// _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_add_action(engine: *mut kin_engine, recognizer: kin_recognizer_id, callback: kin_event_callback, user_data: *mut c_void, out_action: *mut u64) -> kin_result;

    /// Removes an action, at once. `action` is what kin_recognizer_add_action gave. KIN_ERROR_NULL, _STALE, _KIND,
    /// _UNKNOWN. [engine-thread] Since level 1.
    pub fn kin_recognizer_remove_action(engine: *mut kin_engine, recognizer: kin_recognizer_id, action: u64) -> kin_result;

    /// Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since level 1.
    pub fn kin_recognizer_set_delegate(engine: *mut kin_engine, recognizer: kin_recognizer_id, delegate: *const kin_recognizer_delegate) -> kin_result;

    /// `waiting` cannot leave Possible before `required` has failed, or is out of play. Asking twice is no error. A
    /// circle is KIN_ERROR_CYCLE, a recognizer with itself KIN_ERROR_CYCLE. KIN_ERROR_NULL, _STALE, _KIND. [engine-
    /// thread] Since level 1.
    pub fn kin_recognizer_require_failure(engine: *mut kin_engine, waiting: kin_recognizer_id, required: kin_recognizer_id) -> kin_result;

    /// Removes the requirement; KIN_ERROR_UNKNOWN if there is none. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
    /// Since level 1.
    pub fn kin_recognizer_remove_failure_requirement(engine: *mut kin_engine, waiting: kin_recognizer_id, required: kin_recognizer_id) -> kin_result;

    /// May both be recognized at once? Symmetric; default no. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer
    /// with itself. [engine-thread] Since level 1.
    pub fn kin_recognizer_allow_simultaneous(engine: *mut kin_engine, a: kin_recognizer_id, b: kin_recognizer_id, allowed: bool) -> kin_result;

    /// May `preventer`, when it is recognized, exclude `prevented`? What the host says replaces what their classes
    /// say; one way. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level
    /// 1.
    pub fn kin_recognizer_set_prevention(engine: *mut kin_engine, preventer: kin_recognizer_id, prevented: kin_recognizer_id, allowed: bool) -> kin_result;

    /// Must `other` be inactive for `recognizer` to be recognized? Then it cannot be recognized while `other` has
    /// begun, and fails when `other` is recognized, wherever their views are and although both may run at once. Unlike
    /// a failure requirement it never waits: while `other` is undecided it may be recognized. KIN_ERROR_NULL, _STALE,
    /// _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level 1.
    pub fn kin_recognizer_require_inactive(engine: *mut kin_engine, recognizer: kin_recognizer_id, other: kin_recognizer_id, required: bool) -> kin_result;

    /// May `recognizer` take over from `other`? When `other` begins and would exclude it, it is not excluded yet: for
    /// its `takeover_interval` (0.3 s) it goes on looking, and if it is recognized in that time, `other` is cancelled.
    /// After that, and when `other` is over, it fails. What it had earned and waited with is excluded at once. One
    /// way; default no. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread] Since
    /// level 1.
    pub fn kin_recognizer_allow_takeover(engine: *mut kin_engine, recognizer: kin_recognizer_id, other: kin_recognizer_id, allowed: bool) -> kin_result;

    /// Writes up to `capacity` ids of the recognizers that `recognizer` has this relation to, in the order of setting,
    /// and how many there are in all. `out_ids` may be null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
    /// [engine-thread] Since level 1.
    pub fn kin_recognizer_list_relations(engine: *const kin_engine, recognizer: kin_recognizer_id, relation: kin_relation, out_ids: *mut kin_recognizer_id, capacity: u32, out_count: *mut u32) -> kin_result;

    /// Each of `ids` waits for all that stand before it. All or nothing. Errors as kin_recognizer_require_failure.
    /// [engine-thread] Since level 1.
    pub fn kin_compose_exclusive(engine: *mut kin_engine, ids: *const kin_recognizer_id, count: u32) -> kin_result;

    /// Each pair of `ids` may be recognized at once. All or nothing. Errors as kin_recognizer_allow_simultaneous.
    /// [engine-thread] Since level 1.
    pub fn kin_compose_simultaneous(engine: *mut kin_engine, ids: *const kin_recognizer_id, count: u32) -> kin_result;

    /// Makes `representative` and `ids` a group, or puts `ids` into the group that `representative` has. Towards all
    /// other recognizers a group counts as one: each member has the relations of the representative in place of its
    /// own, a recognizer that requires one member to fail waits for all of them, and delegates and classes are asked
    /// about the representative. Among themselves its members have their own relations. `ids` may name the
    /// representative, which alone is no group. All or nothing. KIN_ERROR_NULL, _STALE, _KIND; _INVALID: one of them
    /// is in the group of another one; _CYCLE: the group would wait for itself. [engine-thread] Since level 1.
    pub fn kin_compose_group(engine: *mut kin_engine, representative: kin_recognizer_id, ids: *const kin_recognizer_id, count: u32) -> kin_result;

    /// Dissolves the group that `recognizer` is in: each member has its own relations again. Removing the
    /// representative does the same. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN: it is in no group. [engine-thread] Since
    /// level 1.
    pub fn kin_dissolve_group(engine: *mut kin_engine, recognizer: kin_recognizer_id) -> kin_result;

    /// Calls `function` with the arguments of `signature` for every gesture record of this recognizer whose state is
    /// one of `states`, as an action: in one order with those of kin_recognizer_add_action, removed by
    /// kin_recognizer_remove_action or with the recognizer. `states` is one or several, with | between: began,
    /// changed, ended, cancelled, and recognized, which is the one record of an attempt with which it was recognized:
    /// began, or an ended that no began came before. `user_data` may be null. Both texts are read once, and copied; a
    /// call allocates nothing. That `function` has this signature is for the caller to know: it cannot be checked. It
    /// must return, as every kin_event_callback. The sentence of a failure says at which column (from 1) of which
    /// text. KIN_ERROR_INVALID for what is not written as above, or a type that cannot take what is to be passed;
    /// _UNKNOWN for a state, type or name that does not exist; _RANGE for a constant that does not fit and for too
    /// many arguments; KIN_ERROR_UNSUPPORTED in a library built without libffi, or where the system has none, which is
    /// looked for in this call. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
    pub fn kin_recognizer_bind(engine: *mut kin_engine, recognizer: kin_recognizer_id, states: *const c_char, function: kin_function, signature: *const c_char, user_data: *mut c_void, out_action: *mut u64) -> kin_result;

    /// Where touch `touch` (the host's id, down) is at `time_ns`. Nothing in the engine changes; any time may be
    /// asked, in any order. Between two samples: on the line between them; of two less than 2 ms apart the one before
    /// is held. After the latest: predicted, as kin_engine_set_prediction says. Before the oldest of the history that
    /// one is held. A touch whose latest sample has the place of the one before rests there. KIN_ERROR_NULL;
    /// KIN_ERROR_STALE: no such touch is down. [engine-thread] Since level 1.
    pub fn kin_engine_sample_touch(engine: *const kin_engine, touch: u64, time_ns: u64, out_estimate: *mut kin_touch_estimate) -> kin_result;

    /// Chooses how places are predicted from now on. Recognition, events and the history stay as they are.
    /// KIN_ERROR_NULL; KIN_ERROR_INVALID: none of KIN_PREDICTION_...; nothing has changed. [engine-thread] Since level
    /// 1.
    pub fn kin_engine_set_prediction(engine: *mut kin_engine, prediction: kin_prediction) -> kin_result;

    /// The landing and the moves of a touch that is down, as they were fed, however many came between two frames:
    /// oldest first, at most 40, at least the 20 latest, one for each time. Writes the latest `capacity` of them, and
    /// how many there are in all; of a touch that is held back or was refused (palm.h) the latest only. `out_points`
    /// may be null with capacity 0. KIN_ERROR_NULL, KIN_ERROR_STALE. [engine-thread] Since level 1.
    pub fn kin_engine_get_touch_history(engine: *const kin_engine, touch: u64, out_points: *mut kin_touch_point, capacity: u32, out_count: *mut u32) -> kin_result;

    /// Smooths what kin_engine_sample_touch answers from now on, touches that are down included; null turns it off
    /// (the default). Recognition, events and the history stay as they are. The speed is that of the point, so that a
    /// movement is smoothed alike in every direction. Turning it on allocates; feeding does not. KIN_ERROR_NULL,
    /// _SIZE, _INVALID, _RANGE. [engine-thread] Since level 1.
    pub fn kin_engine_set_smoothing(engine: *mut kin_engine, smoothing: *const kin_smoothing) -> kin_result;

    /// The velocity (units per second) of something whose places are known, as the recognizers estimate it: `count`
    /// points, oldest first, such as kin_engine_get_touch_history gives; of two of one time the later one counts.
    /// `time_ns`: when it lifted, or the time of the latest point while it goes on. No or one point, or a rest before
    /// the lift: 0. `points` may be null with count 0, `options` may be null: the defaults. KIN_ERROR_NULL, _SIZE;
    /// _TIME: a time before the one before it; _INVALID: a number that is not finite, no strategy, a flag but 0 and 1;
    /// _RANGE: maximum_points or limit, or a result too large to be a number. [any-thread] Since level 1.
    pub fn kin_velocity_estimate(points: *const kin_touch_point, count: u32, time_ns: u64, options: *const kin_velocity_options, out_velocity: *mut kin_point) -> kin_result;

    /// Exponential decay: x(t) = position + velocity (1 - e^(-rate t)) / rate. `rate`: 1/s, above 0; time 1/rate takes
    /// the velocity down to 37 %. It ends at position + velocity / rate. KIN_ERROR_NULL; KIN_ERROR_INVALID: not
    /// finite; KIN_ERROR_RANGE: a rate not above 0, or an end too far to be a number. [any-thread] Since level 1.
    pub fn kin_fling_decay(position: f64, velocity: f64, rate: f64, out_fling: *mut kin_fling) -> kin_result;

    /// The same with a scroll view's number: v(t) = velocity deceleration^(1000 t), so rate = -1000 ln(deceleration).
    /// `deceleration`: above 0, below 1, KIN_DECELERATION_NORMAL or _FAST. (UIKit documents the number only. The
    /// continuous reading is I. Lobanov's, "Deceleration mechanics of UIScrollView", 2019; Apple's own projection,
    /// WWDC 2018 session 803, sums milliseconds: velocity / 1000 d / (1 - d), for 0.998 nearer by 0.1 %.) Errors as
    /// kin_fling_decay. [any-thread] Since level 1.
    pub fn kin_fling_friction(position: f64, velocity: f64, deceleration: f64, out_fling: *mut kin_fling) -> kin_result;

    /// A damped spring to `target`: x'' = -f^2 (x - target) - 2 damping f x' with f = 2 pi / response. `response`:
    /// seconds, above 0, the time of one swing were it not damped; `damping_ratio`: above 0, 1 critical. (The pair is
    /// Apple's, WWDC 2018 session 803.) KIN_ERROR_NULL; KIN_ERROR_INVALID: not finite; KIN_ERROR_RANGE: not above 0,
    /// or too large to compute with. [any-thread] Since level 1.
    pub fn kin_fling_spring(position: f64, velocity: f64, target: f64, response: f64, damping_ratio: f64, out_fling: *mut kin_fling) -> kin_result;

    /// The same by physics: mass x'' = -stiffness (x - target) - damping x', all above 0: frequency sqrt(stiffness /
    /// mass), ratio damping / (2 sqrt(stiffness mass)). Errors as kin_fling_spring. [any-thread] Since level 1.
    pub fn kin_fling_spring_physical(position: f64, velocity: f64, target: f64, mass: f64, stiffness: f64, damping: f64, out_fling: *mut kin_fling) -> kin_result;

    /// What a pager does: a spring from where `fling` begins, with its velocity, to that of `points` which is nearest
    /// to where `fling` would end; of two as near, the first. `out_index` (may be null) gets its index. `points`: at
    /// least one, in any order. KIN_ERROR_NULL; _INVALID: a point that is not finite, no point, or a fling that is not
    /// well formed; _RANGE as kin_fling_spring. [any-thread] Since level 1.
    pub fn kin_fling_snap(fling: kin_fling, points: *const f64, count: u32, response: f64, damping_ratio: f64, out_fling: *mut kin_fling, out_index: *mut u32) -> kin_result;

    /// What a scroll view does at its ends: the decay `fling` goes on until it crosses `minimum` or `maximum`, and
    /// from there a spring brings it back to that bound; one that begins outside springs back at once. Bounds may be
    /// infinite, but not NaN, nor minimum above maximum. A response of 0.63 s and a ratio of 1 come close to
    /// UIScrollView (stiffness 100, mass 1: I. Lobanov, "How UIScrollView works", 2020). KIN_ERROR_NULL; _INVALID:
    /// also for a fling that is not a decay; _RANGE as kin_fling_spring. [any-thread] Since level 1.
    pub fn kin_fling_bound(fling: kin_fling, minimum: f64, maximum: f64, response: f64, damping_ratio: f64, out_fling: *mut kin_fling) -> kin_result;

    /// Where a fling is `elapsed_ns` after its beginning, and how fast (units per second). From kin_fling_duration on:
    /// exactly its end, and 0. Either output may be null. KIN_ERROR_INVALID: not well formed; KIN_ERROR_RANGE: too
    /// large to compute with. [any-thread] Since level 1.
    pub fn kin_fling_at(fling: kin_fling, elapsed_ns: u64, out_position: *mut f64, out_velocity: *mut f64) -> kin_result;

    /// The time from which on a fling is certain to stay within `tolerance` of its end: exact for a decay; for a
    /// spring by the envelope of its swings, so up to half a swing late. KIN_TIME_NEVER beyond 584 years.
    /// KIN_ERROR_NULL, _INVALID. [any-thread] Since level 1.
    pub fn kin_fling_duration(fling: kin_fling, out_duration_ns: *mut u64) -> kin_result;

    /// Where a fling ends, before it has begun to move: what a host decides by. KIN_ERROR_NULL, _INVALID. [any-thread]
    /// Since level 1.
    pub fn kin_fling_final(fling: kin_fling, out_position: *mut f64) -> kin_result;

    /// How far content follows a finger that pulls it `distance` units past its end: (1 - 1 / (distance c / dimension
    /// + 1)) dimension, at first with slope c, never more than `dimension` (of the view, units, above 0). Odd: a
    /// negative distance gives the negative. `coefficient` c: above 0, KIN_RUBBER_BAND in scroll views.
    /// (UIScrollView's formula and number as @chpwn published them; recorded in "Analysis of Apple's rubber band
    /// scrolling", squareb.wordpress.com, January 2013.) KIN_ERROR_NULL, _INVALID: not finite, _RANGE: not above 0.
    /// [any-thread] Since level 1.
    pub fn kin_rubber_band(distance: f64, dimension: f64, coefficient: f64, out_offset: *mut f64) -> kin_result;

    /// The way back, for a finger that catches content past its end: the distance that kin_rubber_band takes to
    /// `offset`. Its size is below `dimension`, else KIN_ERROR_RANGE. KIN_ERROR_NULL, _INVALID. [any-thread] Since
    /// level 1.
    pub fn kin_rubber_band_distance(offset: f64, dimension: f64, coefficient: f64, out_distance: *mut f64) -> kin_result;

    /// Records from here on: first a snapshot, then every call that changes something. What is ready goes to the sink
    /// in blocks of some kilobytes, at kin_trace_flush and at kin_trace_stop. Recording allocates only when a snapshot
    /// or a single call is larger than any before. A sink that refuses is reported to the log. KIN_ERROR_NULL;
    /// _REENTRANT; _STATE: a trace or a flight recorder runs already; _SINK. [engine-thread] Since level 1.
    pub fn kin_trace_start(engine: *mut kin_engine, sink: kin_trace_sink, user_data: *mut c_void) -> kin_result;

    /// How often the trace notes hashes of the state, with which a replay is compared: after every `steps` steps, 1:
    /// after each, 0: never; 1024 at first. For traces that begin later. KIN_ERROR_NULL. [engine-thread] Since level
    /// 1.
    pub fn kin_trace_set_check_interval(engine: *mut kin_engine, steps: u32) -> kin_result;

    /// Gives the sink what it has not got yet. KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK. [engine-
    /// thread] Since level 1.
    pub fn kin_trace_flush(engine: *mut kin_engine) -> kin_result;

    /// Ends the trace, with a mark by which a reader knows that it is whole, and flushes it. The trace is over
    /// whatever the result is. KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK now or earlier. [engine-
    /// thread] Since level 1.
    pub fn kin_trace_stop(engine: *mut kin_engine) -> kin_result;

    /// Keeps the latest part of a trace in a ring of `bytes` (16 KiB to 1 GiB), allocated here and never again. With
    /// `duration_ns` above 0 a part is begun anew after half that time as well, so that a dump holds at least the last
    /// half of it and not much more than all of it, as far as the ring reaches. Once the ring has been full, a dump
    /// has at least 7/16 of its bytes. KIN_ERROR_NULL; _RANGE; _REENTRANT; _STATE: a trace or a flight recorder runs
    /// already; _CAPACITY: a snapshot of this engine is more than a quarter of the ring. [engine-thread] Since level
    /// 1.
    pub fn kin_flight_recorder_start(engine: *mut kin_engine, bytes: u32, duration_ns: u64) -> kin_result;

    /// Hands the sink what the ring holds, as a whole trace; the recorder goes on. KIN_ERROR_NULL; _REENTRANT; _STATE:
    /// no flight recorder runs; _CAPACITY: one call, or a snapshot of what the engine has become, did not fit, and
    /// nothing has been kept since; _SINK. [engine-thread] Since level 1.
    pub fn kin_flight_recorder_dump(engine: *mut kin_engine, sink: kin_trace_sink, user_data: *mut c_void) -> kin_result;

    /// Reads on in what the ring holds, to show or to send a recording while it goes on. `position` is the reader's
    /// own, 0 at first, and is moved on; several readers may have one each. Writes whole blocks of a trace into
    /// `buffer`, up to `capacity` bytes, 64 or more: what stands there is one trace, which has no end mark yet. A new
    /// trace, which begins with the signature and a snapshot of the oldest moment that the ring holds, begins at
    /// position 0 and after everything that the ring no longer holds: nothing waits for a reader that is too slow.
    /// `out_count` becomes the number of bytes, 0 when nothing is new. It allocates nothing and changes neither the
    /// engine nor the recorder. KIN_ERROR_NULL; _RANGE: the buffer is too small; _REENTRANT; _STATE: no flight
    /// recorder runs; _CAPACITY: as kin_flight_recorder_dump. [engine-thread] Since level 1.
    pub fn kin_flight_recorder_read(engine: *mut kin_engine, position: *mut u64, buffer: *mut c_void, capacity: u32, out_count: *mut u32) -> kin_result;

    /// Ends it and frees the ring. KIN_ERROR_NULL, _REENTRANT, _STATE: no flight recorder runs. [engine-thread] Since
    /// level 1.
    pub fn kin_flight_recorder_stop(engine: *mut kin_engine) -> kin_result;

    /// Row number `index` of the table of operations. KIN_ERROR_NULL; KIN_ERROR_RANGE past the last. [any-thread]
    /// Since level 1.
    pub fn kin_trace_get_operation(index: u32, out_info: *mut kin_operation_info) -> kin_result;

    /// Looks at a trace without playing it: what it is for, and whether it is whole. KIN_ERROR_NULL; _SIZE; _TRACE: it
    /// is no trace, its head is damaged or it was written in another format (then `version` is filled in). [any-
    /// thread] Since level 1.
    pub fn kin_trace_inspect(bytes: *const c_void, size: u64, out_info: *mut kin_trace_info) -> kin_result;

    /// Plays a trace in an engine that was made with the trace's options and in which nothing has been done yet, but
    /// for classes that are registered and plugins that are loaded. Classes that the trace needs and the engine does
    /// not have are stood in for by what the trace says of them; with KIN_REPLAY_LIVE a missing one is named:
    /// KIN_ERROR_UNKNOWN. A class may have changed since. It must have the properties and values that the trace names,
    /// the values in their places, allow the numbers that the properties have, and have the same flags; its properties
    /// are found by name, and those that it has newly got have their defaults. Where `kin_recognizer_class.layout`, or
    /// the number of private bytes, is another one, recorded private bytes are of no use: recognizers in no attempt
    /// are made ready without them, and a trace that begins in the middle of an attempt of such a class is refused.
    /// KIN_ERROR_CLASS names what is missing. Without KIN_REPLAY_LIVE a class of a host or plugin with another layout
    /// is not stepped, and at the end its recognizers are made ready anew, those in an attempt too. Afterwards the
    /// engine is as the recorded one was, and can be used on: delegates, callbacks and actions of the recorded host
    /// are gone. What stands before damage is played: `out_report` (may be null) is filled in after every result but
    /// KIN_ERROR_NULL and _SIZE. KIN_ERROR_NULL; _SIZE; _REENTRANT; _STATE: the engine is not fresh, records, or has
    /// other options; _TRACE: the trace is cut, damaged or of another format; _DIVERGED: the engine did something else
    /// than the recorded one: the sentence names the step and what differs; _UNKNOWN; _CLASS. [engine-thread] Since
    /// level 1.
    pub fn kin_trace_replay(engine: *mut kin_engine, bytes: *const c_void, size: u64, options: *const kin_replay_options, out_report: *mut kin_replay_report) -> kin_result;

    /// Sets the policy of loading for what is loaded and added later; `flags` is a mask of KIN_PLUGIN_..., 0 at first.
    /// KIN_ERROR_NULL; KIN_ERROR_INVALID: other bits; KIN_ERROR_UNSUPPORTED: this build has no dynamic loader.
    /// [engine-thread] Since level 1.
    pub fn kin_engine_set_plugin_policy(engine: *mut kin_engine, flags: u32) -> kin_result;

    /// Loads a plugin library and registers its classes, all of them or none; `out_plugin` (may be null) gets its id.
    /// `path` with a '/' in it names the file, and is absolute unless KIN_PLUGIN_ALLOW_RELATIVE is set. Without one it
    /// is a file name, and is looked for in the directories of kin_plugin_search_path_add, in the order of adding, and
    /// nowhere else. A library that this engine has already is not loaded again: the same id, KIN_OK. What was loaded
    /// stays as it was, also if the file changes. Every refusal has its sentence in kin_engine_last_error and
    /// registers nothing. KIN_ERROR_NULL; KIN_ERROR_INVALID: the path is empty or too long (4095 bytes at most), names
    /// a directory, a pipe or a device, or the policy refuses it; KIN_ERROR_UNKNOWN: there is no such file, or the
    /// system cannot open it (its own words are in the sentence), or it is a bare name and is in no directory to
    /// search; KIN_ERROR_CLASS: it exports no kin_plugin_entry, was built for another level, refuses this engine, or
    /// its table or one of its classes is not well formed (a null function, a property outside its range or its state,
    /// an alignment that is none ...); KIN_ERROR_SIZE: a struct of plugin.h has a size there that it has at no level,
    /// or says something that this engine does not know; KIN_ERROR_EXISTS: one of its class names is taken;
    /// KIN_ERROR_UNSUPPORTED: it needs a later level, or an extension that this engine does not have, which the
    /// sentence names (kin_plugin.needs); or this build has no dynamic loader. [engine-thread] Since level 1.
    pub fn kin_plugin_load(engine: *mut kin_engine, path: *const c_char, out_plugin: *mut kin_plugin_id) -> kin_result;

    /// Adds a directory in which kin_plugin_load looks for bare file names: absolute, unless KIN_PLUGIN_ALLOW_RELATIVE
    /// is set. It is resolved now, so that a later change of the working directory changes nothing. One that is there
    /// already keeps its place. KIN_ERROR_NULL; KIN_ERROR_INVALID: empty, too long, or relative; KIN_ERROR_UNKNOWN:
    /// there is no such directory; KIN_ERROR_UNSUPPORTED: this build has no dynamic loader. [engine-thread] Since
    /// level 1.
    pub fn kin_plugin_search_path_add(engine: *mut kin_engine, directory: *const c_char) -> kin_result;

    /// What is known of `plugin`. Call kin_plugin_info_init on `out_info` first. KIN_ERROR_NULL, _SIZE, _STALE, _KIND.
    /// [engine-thread] Since level 1.
    pub fn kin_plugin_get_info(engine: *const kin_engine, plugin: kin_plugin_id, out_info: *mut kin_plugin_info) -> kin_result;

    /// The plugins of this engine in the order of loading: writes at most `capacity` ids, and to `out_count` how many
    /// there are. Null with capacity 0 asks for the number. KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_list_plugins(engine: *const kin_engine, out_ids: *mut kin_plugin_id, capacity: u32, out_count: *mut u32) -> kin_result;

    /// The table of the part with this name (KIN_EXTENSION_...), to be cast to its type; null: this library has no
    /// such part, or `extension_name` is null. [any-thread] Since level 1.
    pub fn kin_extension_find(extension_name: *const c_char) -> *const c_void;

    /// A hash over all that can influence a decision: equal engines have equal hashes, on every platform.
    /// KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_state_hash(engine: *const kin_engine, out_hash: *mut u64) -> kin_result;

    /// Checks the engine's own invariants; a breach is a bug of Kinesic: KIN_ERROR_INVALID with a sentence.
    /// KIN_ERROR_NULL. [engine-thread] Since level 1.
    pub fn kin_engine_check_invariants(engine: *const kin_engine) -> kin_result;

    /// All that the headers of this library declare, as JSON in ASCII: level, minor KIN_ABI_LEVEL, KIN_ABI_MINOR
    /// version kin_version() pointer bytes of a pointer types {"kin_state": "int32_t", "kin_engine": "struct",
    /// "kin_function": "void (*)(void)", ...} structs {"kin_point": {"size": 16, "alignment": 8, "fields": [["x",
    /// "double", 0], ...]}, ...}; a field is its name, type and offset; the members of an unnamed union stand among
    /// the fields, with the same offset constants {"KIN_OK": 0, ...} functions {"kin_result_name": ["const char *",
    /// ["result", "kin_result"]], ...}: the result's type, then each parameter's name and type plugin_functions the
    /// same for what a plugin library exports Static text, unpacked by the first call. A build for pointers of other
    /// than 8 bytes has level, minor, version and pointer only. [any-thread] Since level 1.
    pub fn kin_abi_manifest() -> *const c_char;
}

#[cfg(test)]
mod layouts {
    use super::*;
    use std::mem::{align_of, size_of, MaybeUninit};
    use std::ptr::addr_of;

    macro_rules! offset {
        ($type:ty, $($field:tt)+) => {{
            let room = MaybeUninit::<$type>::uninit();
            let start = room.as_ptr();
            unsafe { addr_of!((*start).$($field)+) as usize - start as usize }
        }};
    }

    #[test]
    fn kin_point_is_as_in_c() {
        assert_eq!(size_of::<kin_point>(), 16);
        assert_eq!(align_of::<kin_point>(), 8);
        assert_eq!(offset!(kin_point, x), 0);
        assert_eq!(offset!(kin_point, y), 8);
    }

    #[test]
    fn kin_rect_is_as_in_c() {
        assert_eq!(size_of::<kin_rect>(), 32);
        assert_eq!(align_of::<kin_rect>(), 8);
        assert_eq!(offset!(kin_rect, x), 0);
        assert_eq!(offset!(kin_rect, y), 8);
        assert_eq!(offset!(kin_rect, width), 16);
        assert_eq!(offset!(kin_rect, height), 24);
    }

    #[test]
    fn kin_transform_is_as_in_c() {
        assert_eq!(size_of::<kin_transform>(), 48);
        assert_eq!(align_of::<kin_transform>(), 8);
        assert_eq!(offset!(kin_transform, a), 0);
        assert_eq!(offset!(kin_transform, b), 8);
        assert_eq!(offset!(kin_transform, c), 16);
        assert_eq!(offset!(kin_transform, d), 24);
        assert_eq!(offset!(kin_transform, tx), 32);
        assert_eq!(offset!(kin_transform, ty), 40);
    }

    #[test]
    fn kin_touch_sample_is_as_in_c() {
        assert_eq!(size_of::<kin_touch_sample>(), 104);
        assert_eq!(align_of::<kin_touch_sample>(), 8);
        assert_eq!(offset!(kin_touch_sample, touch), 0);
        assert_eq!(offset!(kin_touch_sample, time_ns), 8);
        assert_eq!(offset!(kin_touch_sample, x), 16);
        assert_eq!(offset!(kin_touch_sample, y), 24);
        assert_eq!(offset!(kin_touch_sample, view), 32);
        assert_eq!(offset!(kin_touch_sample, phase), 40);
        assert_eq!(offset!(kin_touch_sample, kind), 44);
        assert_eq!(offset!(kin_touch_sample, force), 48);
        assert_eq!(offset!(kin_touch_sample, major_radius), 56);
        assert_eq!(offset!(kin_touch_sample, altitude), 64);
        assert_eq!(offset!(kin_touch_sample, azimuth), 72);
        assert_eq!(offset!(kin_touch_sample, buttons), 80);
        assert_eq!(offset!(kin_touch_sample, modifiers), 84);
        assert_eq!(offset!(kin_touch_sample, cause), 88);
        assert_eq!(offset!(kin_touch_sample, hand), 92);
        assert_eq!(offset!(kin_touch_sample, reserved), 96);
    }

    #[test]
    fn kin_tap_values_is_as_in_c() {
        assert_eq!(size_of::<kin_tap_values>(), 8);
        assert_eq!(align_of::<kin_tap_values>(), 8);
        assert_eq!(offset!(kin_tap_values, tap_count), 0);
    }

    #[test]
    fn kin_long_press_values_is_as_in_c() {
        assert_eq!(size_of::<kin_long_press_values>(), 8);
        assert_eq!(align_of::<kin_long_press_values>(), 8);
        assert_eq!(offset!(kin_long_press_values, duration), 0);
    }

    #[test]
    fn kin_pan_values_is_as_in_c() {
        assert_eq!(size_of::<kin_pan_values>(), 40);
        assert_eq!(align_of::<kin_pan_values>(), 8);
        assert_eq!(offset!(kin_pan_values, translation_x), 0);
        assert_eq!(offset!(kin_pan_values, translation_y), 8);
        assert_eq!(offset!(kin_pan_values, velocity_x), 16);
        assert_eq!(offset!(kin_pan_values, velocity_y), 24);
        assert_eq!(offset!(kin_pan_values, certainty), 32);
    }

    #[test]
    fn kin_swipe_values_is_as_in_c() {
        assert_eq!(size_of::<kin_swipe_values>(), 8);
        assert_eq!(align_of::<kin_swipe_values>(), 8);
        assert_eq!(offset!(kin_swipe_values, direction), 0);
    }

    #[test]
    fn kin_pinch_values_is_as_in_c() {
        assert_eq!(size_of::<kin_pinch_values>(), 56);
        assert_eq!(align_of::<kin_pinch_values>(), 8);
        assert_eq!(offset!(kin_pinch_values, scale), 0);
        assert_eq!(offset!(kin_pinch_values, velocity), 8);
        assert_eq!(offset!(kin_pinch_values, focus_x), 16);
        assert_eq!(offset!(kin_pinch_values, focus_y), 24);
        assert_eq!(offset!(kin_pinch_values, span_before), 32);
        assert_eq!(offset!(kin_pinch_values, span), 40);
        assert_eq!(offset!(kin_pinch_values, certainty), 48);
    }

    #[test]
    fn kin_rotation_values_is_as_in_c() {
        assert_eq!(size_of::<kin_rotation_values>(), 40);
        assert_eq!(align_of::<kin_rotation_values>(), 8);
        assert_eq!(offset!(kin_rotation_values, rotation), 0);
        assert_eq!(offset!(kin_rotation_values, velocity), 8);
        assert_eq!(offset!(kin_rotation_values, focus_x), 16);
        assert_eq!(offset!(kin_rotation_values, focus_y), 24);
        assert_eq!(offset!(kin_rotation_values, certainty), 32);
    }

    #[test]
    fn kin_screen_edge_pan_values_is_as_in_c() {
        assert_eq!(size_of::<kin_screen_edge_pan_values>(), 32);
        assert_eq!(align_of::<kin_screen_edge_pan_values>(), 8);
        assert_eq!(offset!(kin_screen_edge_pan_values, translation_x), 0);
        assert_eq!(offset!(kin_screen_edge_pan_values, translation_y), 8);
        assert_eq!(offset!(kin_screen_edge_pan_values, velocity_x), 16);
        assert_eq!(offset!(kin_screen_edge_pan_values, velocity_y), 24);
    }

    #[test]
    fn kin_transform_values_is_as_in_c() {
        assert_eq!(size_of::<kin_transform_values>(), 64);
        assert_eq!(align_of::<kin_transform_values>(), 8);
        assert_eq!(offset!(kin_transform_values, a), 0);
        assert_eq!(offset!(kin_transform_values, b), 8);
        assert_eq!(offset!(kin_transform_values, tx), 16);
        assert_eq!(offset!(kin_transform_values, ty), 24);
        assert_eq!(offset!(kin_transform_values, velocity_x), 32);
        assert_eq!(offset!(kin_transform_values, velocity_y), 40);
        assert_eq!(offset!(kin_transform_values, scale_velocity), 48);
        assert_eq!(offset!(kin_transform_values, rotation_velocity), 56);
    }

    #[test]
    fn kin_serial_tap_values_is_as_in_c() {
        assert_eq!(size_of::<kin_serial_tap_values>(), 8);
        assert_eq!(align_of::<kin_serial_tap_values>(), 8);
        assert_eq!(offset!(kin_serial_tap_values, tap_count), 0);
    }

    #[test]
    fn kin_tap_drag_values_is_as_in_c() {
        assert_eq!(size_of::<kin_tap_drag_values>(), 56);
        assert_eq!(align_of::<kin_tap_drag_values>(), 8);
        assert_eq!(offset!(kin_tap_drag_values, translation_x), 0);
        assert_eq!(offset!(kin_tap_drag_values, translation_y), 8);
        assert_eq!(offset!(kin_tap_drag_values, velocity_x), 16);
        assert_eq!(offset!(kin_tap_drag_values, velocity_y), 24);
        assert_eq!(offset!(kin_tap_drag_values, distance), 32);
        assert_eq!(offset!(kin_tap_drag_values, scale), 40);
        assert_eq!(offset!(kin_tap_drag_values, rotation), 48);
    }

    #[test]
    fn kin_multi_drag_values_is_as_in_c() {
        assert_eq!(size_of::<kin_multi_drag_values>(), 32);
        assert_eq!(align_of::<kin_multi_drag_values>(), 8);
        assert_eq!(offset!(kin_multi_drag_values, translation_x), 0);
        assert_eq!(offset!(kin_multi_drag_values, translation_y), 8);
        assert_eq!(offset!(kin_multi_drag_values, velocity_x), 16);
        assert_eq!(offset!(kin_multi_drag_values, velocity_y), 24);
    }

    #[test]
    fn kin_multi_tap_values_is_as_in_c() {
        assert_eq!(size_of::<kin_multi_tap_values>(), 8);
        assert_eq!(align_of::<kin_multi_tap_values>(), 8);
        assert_eq!(offset!(kin_multi_tap_values, tap_count), 0);
    }

    #[test]
    fn kin_dwell_values_is_as_in_c() {
        assert_eq!(size_of::<kin_dwell_values>(), 16);
        assert_eq!(align_of::<kin_dwell_values>(), 8);
        assert_eq!(offset!(kin_dwell_values, progress), 0);
        assert_eq!(offset!(kin_dwell_values, dwell_count), 8);
    }

    #[test]
    fn kin_event_is_as_in_c() {
        assert_eq!(size_of::<kin_event>(), 192);
        assert_eq!(align_of::<kin_event>(), 8);
        assert_eq!(offset!(kin_event, sequence), 0);
        assert_eq!(offset!(kin_event, time_ns), 8);
        assert_eq!(offset!(kin_event, touch_time_ns), 16);
        assert_eq!(offset!(kin_event, kind), 24);
        assert_eq!(offset!(kin_event, state), 28);
        assert_eq!(offset!(kin_event, recognizer), 32);
        assert_eq!(offset!(kin_event, view), 40);
        assert_eq!(offset!(kin_event, touch), 48);
        assert_eq!(offset!(kin_event, contact), 56);
        assert_eq!(offset!(kin_event, phase), 64);
        assert_eq!(offset!(kin_event, reason), 68);
        assert_eq!(offset!(kin_event, other), 72);
        assert_eq!(offset!(kin_event, x), 80);
        assert_eq!(offset!(kin_event, y), 88);
        assert_eq!(offset!(kin_event, touch_count), 96);
        assert_eq!(offset!(kin_event, value_count), 98);
        assert_eq!(offset!(kin_event, merged), 100);
        assert_eq!(offset!(kin_event, detail), 104);
        assert_eq!(offset!(kin_event, from), 108);
        assert_eq!(offset!(kin_event, of.values), 112);
        assert_eq!(offset!(kin_event, of.tap), 112);
        assert_eq!(offset!(kin_event, of.long_press), 112);
        assert_eq!(offset!(kin_event, of.pan), 112);
        assert_eq!(offset!(kin_event, of.swipe), 112);
        assert_eq!(offset!(kin_event, of.pinch), 112);
        assert_eq!(offset!(kin_event, of.rotation), 112);
        assert_eq!(offset!(kin_event, of.screen_edge_pan), 112);
        assert_eq!(offset!(kin_event, of.transform), 112);
        assert_eq!(offset!(kin_event, of.serial_tap), 112);
        assert_eq!(offset!(kin_event, of.tap_drag), 112);
        assert_eq!(offset!(kin_event, of.multi_drag), 112);
        assert_eq!(offset!(kin_event, of.multi_tap), 112);
        assert_eq!(offset!(kin_event, of.dwell), 112);
        assert_eq!(offset!(kin_event, user_data), 176);
        assert_eq!(offset!(kin_event, reserved), 184);
    }

    #[test]
    fn kin_allocator_is_as_in_c() {
        assert_eq!(size_of::<kin_allocator>(), 32);
        assert_eq!(align_of::<kin_allocator>(), 8);
        assert_eq!(offset!(kin_allocator, struct_size), 0);
        assert_eq!(offset!(kin_allocator, reserved), 4);
        assert_eq!(offset!(kin_allocator, allocate), 8);
        assert_eq!(offset!(kin_allocator, free), 16);
        assert_eq!(offset!(kin_allocator, user_data), 24);
    }

    #[test]
    fn kin_usage_is_as_in_c() {
        assert_eq!(size_of::<kin_usage>(), 12);
        assert_eq!(align_of::<kin_usage>(), 4);
        assert_eq!(offset!(kin_usage, now), 0);
        assert_eq!(offset!(kin_usage, most), 4);
        assert_eq!(offset!(kin_usage, capacity), 8);
    }

    #[test]
    fn kin_engine_usage_is_as_in_c() {
        assert_eq!(size_of::<kin_engine_usage>(), 80);
        assert_eq!(align_of::<kin_engine_usage>(), 8);
        assert_eq!(offset!(kin_engine_usage, struct_size), 0);
        assert_eq!(offset!(kin_engine_usage, touches), 4);
        assert_eq!(offset!(kin_engine_usage, views), 16);
        assert_eq!(offset!(kin_engine_usage, recognizers), 28);
        assert_eq!(offset!(kin_engine_usage, actions), 40);
        assert_eq!(offset!(kin_engine_usage, events), 52);
        assert_eq!(offset!(kin_engine_usage, bytes), 64);
        assert_eq!(offset!(kin_engine_usage, most_bytes), 72);
    }

    #[test]
    fn kin_engine_options_is_as_in_c() {
        assert_eq!(size_of::<kin_engine_options>(), 40);
        assert_eq!(align_of::<kin_engine_options>(), 8);
        assert_eq!(offset!(kin_engine_options, struct_size), 0);
        assert_eq!(offset!(kin_engine_options, touch_capacity), 4);
        assert_eq!(offset!(kin_engine_options, event_capacity), 8);
        assert_eq!(offset!(kin_engine_options, tie_break), 12);
        assert_eq!(offset!(kin_engine_options, units_per_inch), 16);
        assert_eq!(offset!(kin_engine_options, allocator), 24);
        assert_eq!(offset!(kin_engine_options, recognizer_capacity), 32);
        assert_eq!(offset!(kin_engine_options, reserved), 36);
    }

    #[test]
    fn kin_contact_is_as_in_c() {
        assert_eq!(size_of::<kin_contact>(), 96);
        assert_eq!(align_of::<kin_contact>(), 8);
        assert_eq!(offset!(kin_contact, touch), 0);
        assert_eq!(offset!(kin_contact, contact), 8);
        assert_eq!(offset!(kin_contact, view), 16);
        assert_eq!(offset!(kin_contact, time_ns), 24);
        assert_eq!(offset!(kin_contact, start_time_ns), 32);
        assert_eq!(offset!(kin_contact, x), 40);
        assert_eq!(offset!(kin_contact, y), 48);
        assert_eq!(offset!(kin_contact, start_x), 56);
        assert_eq!(offset!(kin_contact, start_y), 64);
        assert_eq!(offset!(kin_contact, kind), 72);
        assert_eq!(offset!(kin_contact, tap_count), 76);
        assert_eq!(offset!(kin_contact, hand), 80);
        assert_eq!(offset!(kin_contact, reserved_hand), 84);
        assert_eq!(offset!(kin_contact, reserved), 88);
    }

    #[test]
    fn kin_scroll_sample_is_as_in_c() {
        assert_eq!(size_of::<kin_scroll_sample>(), 88);
        assert_eq!(align_of::<kin_scroll_sample>(), 8);
        assert_eq!(offset!(kin_scroll_sample, source), 0);
        assert_eq!(offset!(kin_scroll_sample, time_ns), 8);
        assert_eq!(offset!(kin_scroll_sample, x), 16);
        assert_eq!(offset!(kin_scroll_sample, y), 24);
        assert_eq!(offset!(kin_scroll_sample, view), 32);
        assert_eq!(offset!(kin_scroll_sample, phase), 40);
        assert_eq!(offset!(kin_scroll_sample, kind), 44);
        assert_eq!(offset!(kin_scroll_sample, dx), 48);
        assert_eq!(offset!(kin_scroll_sample, dy), 56);
        assert_eq!(offset!(kin_scroll_sample, magnification), 64);
        assert_eq!(offset!(kin_scroll_sample, rotation), 72);
        assert_eq!(offset!(kin_scroll_sample, modifiers), 80);
        assert_eq!(offset!(kin_scroll_sample, reserved), 84);
    }

    #[test]
    fn kin_contact_filter_is_as_in_c() {
        assert_eq!(size_of::<kin_contact_filter>(), 32);
        assert_eq!(align_of::<kin_contact_filter>(), 8);
        assert_eq!(offset!(kin_contact_filter, struct_size), 0);
        assert_eq!(offset!(kin_contact_filter, reserved), 4);
        assert_eq!(offset!(kin_contact_filter, dropout_interval), 8);
        assert_eq!(offset!(kin_contact_filter, dropout_distance), 16);
        assert_eq!(offset!(kin_contact_filter, jump_distance), 24);
    }

    #[test]
    fn kin_hand_grouping_is_as_in_c() {
        assert_eq!(size_of::<kin_hand_grouping>(), 64);
        assert_eq!(align_of::<kin_hand_grouping>(), 8);
        assert_eq!(offset!(kin_hand_grouping, struct_size), 0);
        assert_eq!(offset!(kin_hand_grouping, reserved), 4);
        assert_eq!(offset!(kin_hand_grouping, together_interval), 8);
        assert_eq!(offset!(kin_hand_grouping, span), 16);
        assert_eq!(offset!(kin_hand_grouping, late_reach), 24);
        assert_eq!(offset!(kin_hand_grouping, palm), 32);
        assert_eq!(offset!(kin_hand_grouping, palm_span), 40);
        assert_eq!(offset!(kin_hand_grouping, late_palm_span), 48);
        assert_eq!(offset!(kin_hand_grouping, turn), 56);
    }

    #[test]
    fn kin_palm_filter_is_as_in_c() {
        assert_eq!(size_of::<kin_palm_filter>(), 64);
        assert_eq!(align_of::<kin_palm_filter>(), 8);
        assert_eq!(offset!(kin_palm_filter, struct_size), 0);
        assert_eq!(offset!(kin_palm_filter, pen_over_touch), 4);
        assert_eq!(offset!(kin_palm_filter, palm_radius), 8);
        assert_eq!(offset!(kin_palm_filter, edge_margin), 16);
        assert_eq!(offset!(kin_palm_filter, edge_distance), 24);
        assert_eq!(offset!(kin_palm_filter, edge_interval), 32);
        assert_eq!(offset!(kin_palm_filter, pen_cancel_interval), 40);
        assert_eq!(offset!(kin_palm_filter, pen_hold_interval), 48);
        assert_eq!(offset!(kin_palm_filter, hold_lifetime), 56);
    }

    #[test]
    fn kin_accommodations_is_as_in_c() {
        assert_eq!(size_of::<kin_accommodations>(), 32);
        assert_eq!(align_of::<kin_accommodations>(), 8);
        assert_eq!(offset!(kin_accommodations, struct_size), 0);
        assert_eq!(offset!(kin_accommodations, location), 4);
        assert_eq!(offset!(kin_accommodations, minimum_contact_time), 8);
        assert_eq!(offset!(kin_accommodations, repeat_interval), 16);
        assert_eq!(offset!(kin_accommodations, repeat_distance), 24);
    }

    #[test]
    fn kin_view_options_is_as_in_c() {
        assert_eq!(size_of::<kin_view_options>(), 88);
        assert_eq!(align_of::<kin_view_options>(), 8);
        assert_eq!(offset!(kin_view_options, struct_size), 0);
        assert_eq!(offset!(kin_view_options, flags), 4);
        assert_eq!(offset!(kin_view_options, frame), 8);
        assert_eq!(offset!(kin_view_options, transform), 40);
    }

    #[test]
    fn kin_view_delegate_is_as_in_c() {
        assert_eq!(size_of::<kin_view_delegate>(), 32);
        assert_eq!(align_of::<kin_view_delegate>(), 8);
        assert_eq!(offset!(kin_view_delegate, struct_size), 0);
        assert_eq!(offset!(kin_view_delegate, reserved), 4);
        assert_eq!(offset!(kin_view_delegate, user_data), 8);
        assert_eq!(offset!(kin_view_delegate, contains_point), 16);
        assert_eq!(offset!(kin_view_delegate, gesture_should_begin), 24);
    }

    #[test]
    fn kin_recognizer_delegate_is_as_in_c() {
        assert_eq!(size_of::<kin_recognizer_delegate>(), 56);
        assert_eq!(align_of::<kin_recognizer_delegate>(), 8);
        assert_eq!(offset!(kin_recognizer_delegate, struct_size), 0);
        assert_eq!(offset!(kin_recognizer_delegate, reserved), 4);
        assert_eq!(offset!(kin_recognizer_delegate, user_data), 8);
        assert_eq!(offset!(kin_recognizer_delegate, should_begin), 16);
        assert_eq!(offset!(kin_recognizer_delegate, should_receive_touch), 24);
        assert_eq!(offset!(kin_recognizer_delegate, should_recognize_simultaneously_with), 32);
        assert_eq!(offset!(kin_recognizer_delegate, should_require_failure_of), 40);
        assert_eq!(offset!(kin_recognizer_delegate, should_be_required_to_fail_by), 48);
    }

    #[test]
    fn kin_touch_point_is_as_in_c() {
        assert_eq!(size_of::<kin_touch_point>(), 24);
        assert_eq!(align_of::<kin_touch_point>(), 8);
        assert_eq!(offset!(kin_touch_point, time_ns), 0);
        assert_eq!(offset!(kin_touch_point, x), 8);
        assert_eq!(offset!(kin_touch_point, y), 16);
    }

    #[test]
    fn kin_touch_is_as_in_c() {
        assert_eq!(size_of::<kin_touch>(), 192);
        assert_eq!(align_of::<kin_touch>(), 8);
        assert_eq!(offset!(kin_touch, id), 0);
        assert_eq!(offset!(kin_touch, contact), 8);
        assert_eq!(offset!(kin_touch, view), 16);
        assert_eq!(offset!(kin_touch, changes), 24);
        assert_eq!(offset!(kin_touch, kind), 28);
        assert_eq!(offset!(kin_touch, x), 32);
        assert_eq!(offset!(kin_touch, y), 40);
        assert_eq!(offset!(kin_touch, previous_x), 48);
        assert_eq!(offset!(kin_touch, previous_y), 56);
        assert_eq!(offset!(kin_touch, start_x), 64);
        assert_eq!(offset!(kin_touch, start_y), 72);
        assert_eq!(offset!(kin_touch, time_ns), 80);
        assert_eq!(offset!(kin_touch, previous_time_ns), 88);
        assert_eq!(offset!(kin_touch, start_time_ns), 96);
        assert_eq!(offset!(kin_touch, force), 104);
        assert_eq!(offset!(kin_touch, major_radius), 112);
        assert_eq!(offset!(kin_touch, altitude), 120);
        assert_eq!(offset!(kin_touch, azimuth), 128);
        assert_eq!(offset!(kin_touch, buttons), 136);
        assert_eq!(offset!(kin_touch, modifiers), 140);
        assert_eq!(offset!(kin_touch, tap_count), 144);
        assert_eq!(offset!(kin_touch, history_count), 148);
        assert_eq!(offset!(kin_touch, history), 152);
        assert_eq!(offset!(kin_touch, hand), 160);
        assert_eq!(offset!(kin_touch, reserved_hand), 164);
        assert_eq!(offset!(kin_touch, reserved), 168);
    }

    #[test]
    fn kin_scroll_is_as_in_c() {
        assert_eq!(size_of::<kin_scroll>(), 48);
        assert_eq!(align_of::<kin_scroll>(), 8);
        assert_eq!(offset!(kin_scroll, x), 0);
        assert_eq!(offset!(kin_scroll, y), 8);
        assert_eq!(offset!(kin_scroll, dx), 16);
        assert_eq!(offset!(kin_scroll, dy), 24);
        assert_eq!(offset!(kin_scroll, magnification), 32);
        assert_eq!(offset!(kin_scroll, rotation), 40);
    }

    #[test]
    fn kin_step_is_as_in_c() {
        assert_eq!(size_of::<kin_step>(), 88);
        assert_eq!(align_of::<kin_step>(), 8);
        assert_eq!(offset!(kin_step, struct_size), 0);
        assert_eq!(offset!(kin_step, state), 4);
        assert_eq!(offset!(kin_step, time_ns), 8);
        assert_eq!(offset!(kin_step, scale), 16);
        assert_eq!(offset!(kin_step, touches), 24);
        assert_eq!(offset!(kin_step, touch_count), 32);
        assert_eq!(offset!(kin_step, down_count), 36);
        assert_eq!(offset!(kin_step, changes), 40);
        assert_eq!(offset!(kin_step, flags), 44);
        assert_eq!(offset!(kin_step, bounds), 48);
        assert_eq!(offset!(kin_step, scroll), 80);
    }

    #[test]
    fn kin_report_is_as_in_c() {
        assert_eq!(size_of::<kin_report>(), 96);
        assert_eq!(align_of::<kin_report>(), 8);
        assert_eq!(offset!(kin_report, touch), 0);
        assert_eq!(offset!(kin_report, state), 4);
        assert_eq!(offset!(kin_report, flags), 8);
        assert_eq!(offset!(kin_report, reserved), 12);
        assert_eq!(offset!(kin_report, x), 16);
        assert_eq!(offset!(kin_report, y), 24);
        assert_eq!(offset!(kin_report, values), 32);
    }

    #[test]
    fn kin_request_is_as_in_c() {
        assert_eq!(size_of::<kin_request>(), 136);
        assert_eq!(align_of::<kin_request>(), 8);
        assert_eq!(offset!(kin_request, struct_size), 0);
        assert_eq!(offset!(kin_request, flags), 4);
        assert_eq!(offset!(kin_request, deadline_ns), 8);
        assert_eq!(offset!(kin_request, ignore), 16);
        assert_eq!(offset!(kin_request, x), 32);
        assert_eq!(offset!(kin_request, y), 40);
        assert_eq!(offset!(kin_request, crossing), 48);
        assert_eq!(offset!(kin_request, reason), 56);
        assert_eq!(offset!(kin_request, report_count), 60);
        assert_eq!(offset!(kin_request, reports), 64);
        assert_eq!(offset!(kin_request, values), 72);
    }

    #[test]
    fn kin_property_is_as_in_c() {
        assert_eq!(size_of::<kin_property>(), 64);
        assert_eq!(align_of::<kin_property>(), 8);
        assert_eq!(offset!(kin_property, name), 0);
        assert_eq!(offset!(kin_property, summary), 8);
        assert_eq!(offset!(kin_property, unit), 16);
        assert_eq!(offset!(kin_property, origin), 24);
        assert_eq!(offset!(kin_property, initial), 32);
        assert_eq!(offset!(kin_property, minimum), 40);
        assert_eq!(offset!(kin_property, maximum), 48);
        assert_eq!(offset!(kin_property, kind), 56);
        assert_eq!(offset!(kin_property, offset), 60);
    }

    #[test]
    fn kin_value_is_as_in_c() {
        assert_eq!(size_of::<kin_value>(), 32);
        assert_eq!(align_of::<kin_value>(), 8);
        assert_eq!(offset!(kin_value, name), 0);
        assert_eq!(offset!(kin_value, summary), 8);
        assert_eq!(offset!(kin_value, unit), 16);
        assert_eq!(offset!(kin_value, initial), 24);
    }

    #[test]
    fn kin_peer_is_as_in_c() {
        assert_eq!(size_of::<kin_peer>(), 32);
        assert_eq!(align_of::<kin_peer>(), 8);
        assert_eq!(offset!(kin_peer, struct_size), 0);
        assert_eq!(offset!(kin_peer, property_count), 4);
        assert_eq!(offset!(kin_peer, class_name), 8);
        assert_eq!(offset!(kin_peer, properties), 16);
        assert_eq!(offset!(kin_peer, state), 24);
    }

    #[test]
    fn kin_recognizer_class_is_as_in_c() {
        assert_eq!(size_of::<kin_recognizer_class>(), 152);
        assert_eq!(align_of::<kin_recognizer_class>(), 8);
        assert_eq!(offset!(kin_recognizer_class, struct_size), 0);
        assert_eq!(offset!(kin_recognizer_class, abi_level), 4);
        assert_eq!(offset!(kin_recognizer_class, name), 8);
        assert_eq!(offset!(kin_recognizer_class, summary), 16);
        assert_eq!(offset!(kin_recognizer_class, version), 24);
        assert_eq!(offset!(kin_recognizer_class, flags), 32);
        assert_eq!(offset!(kin_recognizer_class, state_size), 36);
        assert_eq!(offset!(kin_recognizer_class, state_alignment), 40);
        assert_eq!(offset!(kin_recognizer_class, property_count), 44);
        assert_eq!(offset!(kin_recognizer_class, properties), 48);
        assert_eq!(offset!(kin_recognizer_class, values), 56);
        assert_eq!(offset!(kin_recognizer_class, value_count), 64);
        assert_eq!(offset!(kin_recognizer_class, detail_count), 68);
        assert_eq!(offset!(kin_recognizer_class, details), 72);
        assert_eq!(offset!(kin_recognizer_class, prepare), 80);
        assert_eq!(offset!(kin_recognizer_class, step), 88);
        assert_eq!(offset!(kin_recognizer_class, set_value), 96);
        assert_eq!(offset!(kin_recognizer_class, can_prevent), 104);
        assert_eq!(offset!(kin_recognizer_class, can_be_prevented_by), 112);
        assert_eq!(offset!(kin_recognizer_class, should_require_failure_of), 120);
        assert_eq!(offset!(kin_recognizer_class, should_be_required_to_fail_by), 128);
        assert_eq!(offset!(kin_recognizer_class, layout), 136);
        assert_eq!(offset!(kin_recognizer_class, reserved), 140);
        assert_eq!(offset!(kin_recognizer_class, continues_with), 144);
    }

    #[test]
    fn kin_struct_sizes_is_as_in_c() {
        assert_eq!(size_of::<kin_struct_sizes>(), 40);
        assert_eq!(align_of::<kin_struct_sizes>(), 4);
        assert_eq!(offset!(kin_struct_sizes, recognizer_class), 0);
        assert_eq!(offset!(kin_struct_sizes, property), 4);
        assert_eq!(offset!(kin_struct_sizes, value), 8);
        assert_eq!(offset!(kin_struct_sizes, step), 12);
        assert_eq!(offset!(kin_struct_sizes, request), 16);
        assert_eq!(offset!(kin_struct_sizes, peer), 20);
        assert_eq!(offset!(kin_struct_sizes, touch), 24);
        assert_eq!(offset!(kin_struct_sizes, touch_point), 28);
        assert_eq!(offset!(kin_struct_sizes, scroll), 32);
        assert_eq!(offset!(kin_struct_sizes, report), 36);
    }

    #[test]
    fn kin_host_is_as_in_c() {
        assert_eq!(size_of::<kin_host>(), 72);
        assert_eq!(align_of::<kin_host>(), 8);
        assert_eq!(offset!(kin_host, struct_size), 0);
        assert_eq!(offset!(kin_host, abi_level), 4);
        assert_eq!(offset!(kin_host, version), 8);
        assert_eq!(offset!(kin_host, sizes), 16);
        assert_eq!(offset!(kin_host, abi_minor), 56);
        assert_eq!(offset!(kin_host, reserved), 60);
        assert_eq!(offset!(kin_host, find_extension), 64);
    }

    #[test]
    fn kin_plugin_is_as_in_c() {
        assert_eq!(size_of::<kin_plugin>(), 104);
        assert_eq!(align_of::<kin_plugin>(), 8);
        assert_eq!(offset!(kin_plugin, struct_size), 0);
        assert_eq!(offset!(kin_plugin, abi_level), 4);
        assert_eq!(offset!(kin_plugin, name), 8);
        assert_eq!(offset!(kin_plugin, summary), 16);
        assert_eq!(offset!(kin_plugin, version), 24);
        assert_eq!(offset!(kin_plugin, classes), 32);
        assert_eq!(offset!(kin_plugin, class_count), 40);
        assert_eq!(offset!(kin_plugin, abi_minor), 44);
        assert_eq!(offset!(kin_plugin, sizes), 48);
        assert_eq!(offset!(kin_plugin, needed_minor), 88);
        assert_eq!(offset!(kin_plugin, need_count), 92);
        assert_eq!(offset!(kin_plugin, needs), 96);
    }

    #[test]
    fn kin_touch_estimate_is_as_in_c() {
        assert_eq!(size_of::<kin_touch_estimate>(), 32);
        assert_eq!(align_of::<kin_touch_estimate>(), 8);
        assert_eq!(offset!(kin_touch_estimate, time_ns), 0);
        assert_eq!(offset!(kin_touch_estimate, x), 8);
        assert_eq!(offset!(kin_touch_estimate, y), 16);
        assert_eq!(offset!(kin_touch_estimate, kind), 24);
        assert_eq!(offset!(kin_touch_estimate, reserved), 28);
    }

    #[test]
    fn kin_smoothing_is_as_in_c() {
        assert_eq!(size_of::<kin_smoothing>(), 32);
        assert_eq!(align_of::<kin_smoothing>(), 8);
        assert_eq!(offset!(kin_smoothing, struct_size), 0);
        assert_eq!(offset!(kin_smoothing, reserved), 4);
        assert_eq!(offset!(kin_smoothing, minimum_cutoff), 8);
        assert_eq!(offset!(kin_smoothing, beta), 16);
        assert_eq!(offset!(kin_smoothing, speed_cutoff), 24);
    }

    #[test]
    fn kin_velocity_options_is_as_in_c() {
        assert_eq!(size_of::<kin_velocity_options>(), 72);
        assert_eq!(align_of::<kin_velocity_options>(), 8);
        assert_eq!(offset!(kin_velocity_options, struct_size), 0);
        assert_eq!(offset!(kin_velocity_options, strategy), 4);
        assert_eq!(offset!(kin_velocity_options, window_ns), 8);
        assert_eq!(offset!(kin_velocity_options, move_gap_ns), 16);
        assert_eq!(offset!(kin_velocity_options, lift_gap_ns), 24);
        assert_eq!(offset!(kin_velocity_options, maximum_points), 32);
        assert_eq!(offset!(kin_velocity_options, refuses_reversal), 36);
        assert_eq!(offset!(kin_velocity_options, limit), 40);
        assert_eq!(offset!(kin_velocity_options, spacing_ns), 48);
        assert_eq!(offset!(kin_velocity_options, units_per_inch), 56);
        assert_eq!(offset!(kin_velocity_options, guards_lift), 64);
        assert_eq!(offset!(kin_velocity_options, reserved), 68);
    }

    #[test]
    fn kin_fling_is_as_in_c() {
        assert_eq!(size_of::<kin_fling>(), 64);
        assert_eq!(align_of::<kin_fling>(), 8);
        assert_eq!(offset!(kin_fling, position), 0);
        assert_eq!(offset!(kin_fling, velocity), 8);
        assert_eq!(offset!(kin_fling, rate), 16);
        assert_eq!(offset!(kin_fling, turn), 24);
        assert_eq!(offset!(kin_fling, target), 32);
        assert_eq!(offset!(kin_fling, frequency), 40);
        assert_eq!(offset!(kin_fling, damping), 48);
        assert_eq!(offset!(kin_fling, tolerance), 56);
    }

    #[test]
    fn kin_operation_info_is_as_in_c() {
        assert_eq!(size_of::<kin_operation_info>(), 32);
        assert_eq!(align_of::<kin_operation_info>(), 8);
        assert_eq!(offset!(kin_operation_info, operation), 0);
        assert_eq!(offset!(kin_operation_info, code), 4);
        assert_eq!(offset!(kin_operation_info, name), 8);
        assert_eq!(offset!(kin_operation_info, fields), 16);
        assert_eq!(offset!(kin_operation_info, summary), 24);
    }

    #[test]
    fn kin_trace_info_is_as_in_c() {
        assert_eq!(size_of::<kin_trace_info>(), 144);
        assert_eq!(align_of::<kin_trace_info>(), 8);
        assert_eq!(offset!(kin_trace_info, struct_size), 0);
        assert_eq!(offset!(kin_trace_info, version), 4);
        assert_eq!(offset!(kin_trace_info, check_interval), 8);
        assert_eq!(offset!(kin_trace_info, is_complete), 12);
        assert_eq!(offset!(kin_trace_info, begin_ns), 16);
        assert_eq!(offset!(kin_trace_info, size), 24);
        assert_eq!(offset!(kin_trace_info, damage_offset), 32);
        assert_eq!(offset!(kin_trace_info, reserved), 40);
        assert_eq!(offset!(kin_trace_info, options), 104);
    }

    #[test]
    fn kin_trace_call_is_as_in_c() {
        assert_eq!(size_of::<kin_trace_call>(), 88);
        assert_eq!(align_of::<kin_trace_call>(), 8);
        assert_eq!(offset!(kin_trace_call, operation), 0);
        assert_eq!(offset!(kin_trace_call, count), 4);
        assert_eq!(offset!(kin_trace_call, index), 8);
        assert_eq!(offset!(kin_trace_call, offset), 16);
        assert_eq!(offset!(kin_trace_call, time_ns), 24);
        assert_eq!(offset!(kin_trace_call, target), 32);
        assert_eq!(offset!(kin_trace_call, other), 40);
        assert_eq!(offset!(kin_trace_call, number), 48);
        assert_eq!(offset!(kin_trace_call, value), 56);
        assert_eq!(offset!(kin_trace_call, samples), 64);
        assert_eq!(offset!(kin_trace_call, scrolls), 72);
        assert_eq!(offset!(kin_trace_call, text), 80);
    }

    #[test]
    fn kin_trace_answer_is_as_in_c() {
        assert_eq!(size_of::<kin_trace_answer>(), 32);
        assert_eq!(align_of::<kin_trace_answer>(), 8);
        assert_eq!(offset!(kin_trace_answer, question), 0);
        assert_eq!(offset!(kin_trace_answer, is_yes), 4);
        assert_eq!(offset!(kin_trace_answer, time_ns), 8);
        assert_eq!(offset!(kin_trace_answer, target), 16);
        assert_eq!(offset!(kin_trace_answer, other), 24);
    }

    #[test]
    fn kin_replay_options_is_as_in_c() {
        assert_eq!(size_of::<kin_replay_options>(), 56);
        assert_eq!(align_of::<kin_replay_options>(), 8);
        assert_eq!(offset!(kin_replay_options, struct_size), 0);
        assert_eq!(offset!(kin_replay_options, flags), 4);
        assert_eq!(offset!(kin_replay_options, until_ns), 8);
        assert_eq!(offset!(kin_replay_options, user_data), 16);
        assert_eq!(offset!(kin_replay_options, on_event), 24);
        assert_eq!(offset!(kin_replay_options, on_call), 32);
        assert_eq!(offset!(kin_replay_options, on_step), 40);
        assert_eq!(offset!(kin_replay_options, on_answer), 48);
    }

    #[test]
    fn kin_replay_report_is_as_in_c() {
        assert_eq!(size_of::<kin_replay_report>(), 64);
        assert_eq!(align_of::<kin_replay_report>(), 8);
        assert_eq!(offset!(kin_replay_report, struct_size), 0);
        assert_eq!(offset!(kin_replay_report, is_complete), 4);
        assert_eq!(offset!(kin_replay_report, calls), 8);
        assert_eq!(offset!(kin_replay_report, steps), 16);
        assert_eq!(offset!(kin_replay_report, events), 24);
        assert_eq!(offset!(kin_replay_report, checks), 32);
        assert_eq!(offset!(kin_replay_report, offset), 40);
        assert_eq!(offset!(kin_replay_report, failed_step), 48);
        assert_eq!(offset!(kin_replay_report, end_ns), 56);
    }

    #[test]
    fn kin_plugin_info_is_as_in_c() {
        assert_eq!(size_of::<kin_plugin_info>(), 48);
        assert_eq!(align_of::<kin_plugin_info>(), 8);
        assert_eq!(offset!(kin_plugin_info, struct_size), 0);
        assert_eq!(offset!(kin_plugin_info, first_class), 4);
        assert_eq!(offset!(kin_plugin_info, class_count), 8);
        assert_eq!(offset!(kin_plugin_info, reserved), 12);
        assert_eq!(offset!(kin_plugin_info, path), 16);
        assert_eq!(offset!(kin_plugin_info, name), 24);
        assert_eq!(offset!(kin_plugin_info, summary), 32);
        assert_eq!(offset!(kin_plugin_info, version), 40);
    }

    #[test]
    fn kin_math_extension_is_as_in_c() {
        assert_eq!(size_of::<kin_math_extension>(), 40);
        assert_eq!(align_of::<kin_math_extension>(), 8);
        assert_eq!(offset!(kin_math_extension, struct_size), 0);
        assert_eq!(offset!(kin_math_extension, reserved), 4);
        assert_eq!(offset!(kin_math_extension, exponential), 8);
        assert_eq!(offset!(kin_math_extension, logarithm), 16);
        assert_eq!(offset!(kin_math_extension, cosine_and_sine), 24);
        assert_eq!(offset!(kin_math_extension, arc_tangent), 32);
    }

    #[test]
    fn kin_velocity_extension_is_as_in_c() {
        assert_eq!(size_of::<kin_velocity_extension>(), 24);
        assert_eq!(align_of::<kin_velocity_extension>(), 8);
        assert_eq!(offset!(kin_velocity_extension, struct_size), 0);
        assert_eq!(offset!(kin_velocity_extension, reserved), 4);
        assert_eq!(offset!(kin_velocity_extension, estimate), 8);
        assert_eq!(offset!(kin_velocity_extension, options_init), 16);
    }

    #[test]
    fn kin_typed_actions_extension_is_as_in_c() {
        assert_eq!(size_of::<kin_typed_actions_extension>(), 16);
        assert_eq!(align_of::<kin_typed_actions_extension>(), 8);
        assert_eq!(offset!(kin_typed_actions_extension, struct_size), 0);
        assert_eq!(offset!(kin_typed_actions_extension, reserved), 4);
        assert_eq!(offset!(kin_typed_actions_extension, bind), 8);
    }

    #[test]
    fn kin_plugins_extension_is_as_in_c() {
        assert_eq!(size_of::<kin_plugins_extension>(), 48);
        assert_eq!(align_of::<kin_plugins_extension>(), 8);
        assert_eq!(offset!(kin_plugins_extension, struct_size), 0);
        assert_eq!(offset!(kin_plugins_extension, reserved), 4);
        assert_eq!(offset!(kin_plugins_extension, set_policy), 8);
        assert_eq!(offset!(kin_plugins_extension, load), 16);
        assert_eq!(offset!(kin_plugins_extension, search_path_add), 24);
        assert_eq!(offset!(kin_plugins_extension, get_info), 32);
        assert_eq!(offset!(kin_plugins_extension, list), 40);
    }
}
