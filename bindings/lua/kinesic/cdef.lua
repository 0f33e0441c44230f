-- Written by Scripts/generate from the C headers. Do not edit: run `make generate`.
local constants = {}
constants.KIN_VERSION_MAJOR = 1
constants.KIN_VERSION_MINOR = 0
constants.KIN_VERSION_PATCH = 0
constants.KIN_ABI_LEVEL = 1
constants.KIN_ABI_MINOR = 0
constants.KIN_TIME_NEVER = 18446744073709551615ULL
constants.KIN_VALUE_CAPACITY = 8
constants.KIN_NUMBER_LIMIT = 1000000000.0
constants.KIN_NAME_LIMIT = 127
constants.KIN_ARGUMENT_CAPACITY = 32
constants.KIN_FAULT_LIMIT = 8
constants.KIN_TIMER_STEP_LIMIT = 100000
constants.KIN_DECELERATION_NORMAL = 0.998
constants.KIN_DECELERATION_FAST = 0.99
constants.KIN_RUBBER_BAND = 0.55
constants.KIN_TRACE_VERSION = 2
constants.KIN_RECOGNIZER_ENABLED = "enabled"
constants.KIN_RECOGNIZER_CANCELS_TOUCHES_IN_VIEW = "cancels_touches_in_view"
constants.KIN_RECOGNIZER_DELAYS_TOUCHES_BEGAN = "delays_touches_began"
constants.KIN_RECOGNIZER_DELAYS_TOUCHES_ENDED = "delays_touches_ended"
constants.KIN_RECOGNIZER_ALLOWED_TOUCH_TYPES = "allowed_touch_types"
constants.KIN_RECOGNIZER_REQUIRES_EXCLUSIVE_TOUCH_TYPE = "requires_exclusive_touch_type"
constants.KIN_RECOGNIZER_OBSERVE_ONLY = "observe_only"
constants.KIN_RECOGNIZER_ONE_HAND = "one_hand"
constants.KIN_RECOGNIZER_LEASE = "lease"
constants.KIN_RECOGNIZER_TAKEOVER_INTERVAL = "takeover_interval"
constants.KIN_RECOGNIZER_DEFAULT_WINNER = "default_winner"
constants.KIN_RECOGNIZER_WINS_AT_LIFT = "wins_at_lift"
constants.KIN_RECOGNIZER_ALLOWED_BUTTONS = "allowed_buttons"
constants.KIN_TAP = "tap"
constants.KIN_TAP_TAPS_REQUIRED = "taps_required"
constants.KIN_TAP_TOUCHES_REQUIRED = "touches_required"
constants.KIN_TAP_ALLOWABLE_MOVEMENT = "allowable_movement"
constants.KIN_TAP_MAXIMUM_TAP_DURATION = "maximum_tap_duration"
constants.KIN_TAP_MAXIMUM_INTERVAL = "maximum_interval"
constants.KIN_TAP_MAXIMUM_TAP_DISTANCE = "maximum_tap_distance"
constants.KIN_TAP_BUTTONS_REQUIRED = "buttons_required"
constants.KIN_TAP_PROVISIONAL = "provisional"
constants.KIN_TAP_TAP_COUNT = "tap_count"
constants.KIN_LONG_PRESS = "long_press"
constants.KIN_LONG_PRESS_MINIMUM_DURATION = "minimum_duration"
constants.KIN_LONG_PRESS_ALLOWABLE_MOVEMENT = "allowable_movement"
constants.KIN_LONG_PRESS_TOUCHES_REQUIRED = "touches_required"
constants.KIN_LONG_PRESS_TAPS_REQUIRED = "taps_required"
constants.KIN_LONG_PRESS_FORCE = "force"
constants.KIN_LONG_PRESS_DURATION = "duration"
constants.KIN_PAN = "pan"
constants.KIN_PAN_MINIMUM_TOUCHES = "minimum_touches"
constants.KIN_PAN_MAXIMUM_TOUCHES = "maximum_touches"
constants.KIN_PAN_THRESHOLD = "threshold"
constants.KIN_PAN_THRESHOLD_MODE = "threshold_mode"
constants.KIN_PAN_AXES = "axes"
constants.KIN_PAN_TRANSLATION_FROM_THRESHOLD = "translation_from_threshold"
constants.KIN_PAN_VELOCITY_STRATEGY = "velocity_strategy"
constants.KIN_PAN_FINGER_STRATEGY = "finger_strategy"
constants.KIN_PAN_ACTIVE_OFFSET_X_MINIMUM = "active_offset_x_minimum"
constants.KIN_PAN_ACTIVE_OFFSET_X_MAXIMUM = "active_offset_x_maximum"
constants.KIN_PAN_ACTIVE_OFFSET_Y_MINIMUM = "active_offset_y_minimum"
constants.KIN_PAN_ACTIVE_OFFSET_Y_MAXIMUM = "active_offset_y_maximum"
constants.KIN_PAN_FAIL_OFFSET_X_MINIMUM = "fail_offset_x_minimum"
constants.KIN_PAN_FAIL_OFFSET_X_MAXIMUM = "fail_offset_x_maximum"
constants.KIN_PAN_FAIL_OFFSET_Y_MINIMUM = "fail_offset_y_minimum"
constants.KIN_PAN_FAIL_OFFSET_Y_MAXIMUM = "fail_offset_y_maximum"
constants.KIN_PAN_VELOCITY_SPACING = "velocity_spacing"
constants.KIN_PAN_VELOCITY_LIMIT = "velocity_limit"
constants.KIN_PAN_VELOCITY_LIFT_GUARD = "velocity_lift_guard"
constants.KIN_PAN_DOMINANCE = "dominance"
constants.KIN_PAN_EARLY_THRESHOLD = "early_threshold"
constants.KIN_PAN_EARLY_INTERVAL = "early_interval"
constants.KIN_PAN_TRANSLATION_X = "translation.x"
constants.KIN_PAN_TRANSLATION_Y = "translation.y"
constants.KIN_PAN_VELOCITY_X = "velocity.x"
constants.KIN_PAN_VELOCITY_Y = "velocity.y"
constants.KIN_PAN_CERTAINTY = "certainty"
constants.KIN_SWIPE = "swipe"
constants.KIN_SWIPE_DIRECTION = "direction"
constants.KIN_SWIPE_TOUCHES_REQUIRED = "touches_required"
constants.KIN_SWIPE_MAXIMUM_DURATION = "maximum_duration"
constants.KIN_SWIPE_MINIMUM_DISTANCE = "minimum_distance"
constants.KIN_SWIPE_MAXIMUM_CROSS = "maximum_cross"
constants.KIN_SWIPE_DISTANCE_DECAY = "distance_decay"
constants.KIN_SWIPE_CROSS_DECAY = "cross_decay"
constants.KIN_SWIPE_BACKTRACK = "backtrack"
constants.KIN_PINCH = "pinch"
constants.KIN_PINCH_THRESHOLD = "threshold"
constants.KIN_PINCH_MAXIMUM_TOUCHES = "maximum_touches"
constants.KIN_PINCH_DOMINANCE = "dominance"
constants.KIN_PINCH_DOMINANCE_WINDOW = "dominance_window"
constants.KIN_PINCH_RESTING_SHARE = "resting_share"
constants.KIN_PINCH_GAIN = "gain"
constants.KIN_PINCH_VELOCITY_STRATEGY = "velocity_strategy"
constants.KIN_PINCH_VELOCITY_SPACING = "velocity_spacing"
constants.KIN_PINCH_VELOCITY_LIMIT = "velocity_limit"
constants.KIN_PINCH_VELOCITY_LIFT_GUARD = "velocity_lift_guard"
constants.KIN_PINCH_EARLY_THRESHOLD = "early_threshold"
constants.KIN_PINCH_EARLY_INTERVAL = "early_interval"
constants.KIN_PINCH_SCALE = "scale"
constants.KIN_PINCH_VELOCITY = "velocity"
constants.KIN_PINCH_FOCUS_X = "focus.x"
constants.KIN_PINCH_FOCUS_Y = "focus.y"
constants.KIN_PINCH_SPAN_BEFORE = "span_before"
constants.KIN_PINCH_SPAN = "span"
constants.KIN_PINCH_CERTAINTY = "certainty"
constants.KIN_ROTATION = "rotation"
constants.KIN_ROTATION_THRESHOLD = "threshold"
constants.KIN_ROTATION_MAXIMUM_TOUCHES = "maximum_touches"
constants.KIN_ROTATION_DOMINANCE = "dominance"
constants.KIN_ROTATION_DOMINANCE_WINDOW = "dominance_window"
constants.KIN_ROTATION_RESTING_SHARE = "resting_share"
constants.KIN_ROTATION_GAIN = "gain"
constants.KIN_ROTATION_VELOCITY_STRATEGY = "velocity_strategy"
constants.KIN_ROTATION_VELOCITY_SPACING = "velocity_spacing"
constants.KIN_ROTATION_VELOCITY_LIMIT = "velocity_limit"
constants.KIN_ROTATION_VELOCITY_LIFT_GUARD = "velocity_lift_guard"
constants.KIN_ROTATION_EARLY_THRESHOLD = "early_threshold"
constants.KIN_ROTATION_EARLY_INTERVAL = "early_interval"
constants.KIN_ROTATION_ROTATION = "rotation"
constants.KIN_ROTATION_VELOCITY = "velocity"
constants.KIN_ROTATION_FOCUS_X = "focus.x"
constants.KIN_ROTATION_FOCUS_Y = "focus.y"
constants.KIN_ROTATION_CERTAINTY = "certainty"
constants.KIN_PRESS = "press"
constants.KIN_PRESS_DELAY = "delay"
constants.KIN_MANUAL = "manual"
constants.KIN_SCREEN_EDGE_PAN = "screen_edge_pan"
constants.KIN_SCREEN_EDGE_PAN_EDGES = "edges"
constants.KIN_SCREEN_EDGE_PAN_EDGE_REGION = "edge_region"
constants.KIN_SCREEN_EDGE_PAN_THRESHOLD = "threshold"
constants.KIN_SCREEN_EDGE_PAN_MAXIMUM_ANGLE = "maximum_angle"
constants.KIN_SCREEN_EDGE_PAN_VELOCITY_STRATEGY = "velocity_strategy"
constants.KIN_SCREEN_EDGE_PAN_VELOCITY_SPACING = "velocity_spacing"
constants.KIN_SCREEN_EDGE_PAN_VELOCITY_LIMIT = "velocity_limit"
constants.KIN_SCREEN_EDGE_PAN_VELOCITY_LIFT_GUARD = "velocity_lift_guard"
constants.KIN_SCREEN_EDGE_PAN_TRANSLATION_X = "translation.x"
constants.KIN_SCREEN_EDGE_PAN_TRANSLATION_Y = "translation.y"
constants.KIN_SCREEN_EDGE_PAN_VELOCITY_X = "velocity.x"
constants.KIN_SCREEN_EDGE_PAN_VELOCITY_Y = "velocity.y"
constants.KIN_TRANSFORM = "transform"
constants.KIN_TRANSFORM_MINIMUM_TOUCHES = "minimum_touches"
constants.KIN_TRANSFORM_PAN_THRESHOLD = "pan_threshold"
constants.KIN_TRANSFORM_PINCH_THRESHOLD = "pinch_threshold"
constants.KIN_TRANSFORM_ROTATION_THRESHOLD = "rotation_threshold"
constants.KIN_TRANSFORM_ALLOWS_PAN = "allows_pan"
constants.KIN_TRANSFORM_ALLOWS_PINCH = "allows_pinch"
constants.KIN_TRANSFORM_ALLOWS_ROTATION = "allows_rotation"
constants.KIN_TRANSFORM_VELOCITY_STRATEGY = "velocity_strategy"
constants.KIN_TRANSFORM_VELOCITY_SPACING = "velocity_spacing"
constants.KIN_TRANSFORM_VELOCITY_LIMIT = "velocity_limit"
constants.KIN_TRANSFORM_VELOCITY_LIFT_GUARD = "velocity_lift_guard"
constants.KIN_TRANSFORM_A = "a"
constants.KIN_TRANSFORM_B = "b"
constants.KIN_TRANSFORM_TX = "tx"
constants.KIN_TRANSFORM_TY = "ty"
constants.KIN_TRANSFORM_VELOCITY_X = "velocity.x"
constants.KIN_TRANSFORM_VELOCITY_Y = "velocity.y"
constants.KIN_TRANSFORM_SCALE_VELOCITY = "scale_velocity"
constants.KIN_TRANSFORM_ROTATION_VELOCITY = "rotation_velocity"
constants.KIN_SERIAL_TAP = "serial_tap"
constants.KIN_SERIAL_TAP_MAXIMUM_INTERVAL = "maximum_interval"
constants.KIN_SERIAL_TAP_MAXIMUM_TAP_DISTANCE = "maximum_tap_distance"
constants.KIN_SERIAL_TAP_ALLOWABLE_MOVEMENT = "allowable_movement"
constants.KIN_SERIAL_TAP_MAXIMUM_TAP_DURATION = "maximum_tap_duration"
constants.KIN_SERIAL_TAP_TAP_COUNT = "tap_count"
constants.KIN_TAP_DRAG = "tap_drag"
constants.KIN_TAP_DRAG_TAPS_REQUIRED = "taps_required"
constants.KIN_TAP_DRAG_THRESHOLD = "threshold"
constants.KIN_TAP_DRAG_THRESHOLD_MODE = "threshold_mode"
constants.KIN_TAP_DRAG_AXES = "axes"
constants.KIN_TAP_DRAG_VELOCITY_STRATEGY = "velocity_strategy"
constants.KIN_TAP_DRAG_VELOCITY_SPACING = "velocity_spacing"
constants.KIN_TAP_DRAG_VELOCITY_LIMIT = "velocity_limit"
constants.KIN_TAP_DRAG_VELOCITY_LIFT_GUARD = "velocity_lift_guard"
constants.KIN_TAP_DRAG_SCALE_DISTANCE = "scale_distance"
constants.KIN_TAP_DRAG_ROTATION_DISTANCE = "rotation_distance"
constants.KIN_TAP_DRAG_TRANSLATION_X = "translation.x"
constants.KIN_TAP_DRAG_TRANSLATION_Y = "translation.y"
constants.KIN_TAP_DRAG_VELOCITY_X = "velocity.x"
constants.KIN_TAP_DRAG_VELOCITY_Y = "velocity.y"
constants.KIN_TAP_DRAG_DISTANCE = "distance"
constants.KIN_TAP_DRAG_SCALE = "scale"
constants.KIN_TAP_DRAG_ROTATION = "rotation"
constants.KIN_HOVER = "hover"
constants.KIN_MULTI_DRAG = "multi_drag"
constants.KIN_MULTI_DRAG_THRESHOLD = "threshold"
constants.KIN_MULTI_DRAG_THRESHOLD_MODE = "threshold_mode"
constants.KIN_MULTI_DRAG_AXES = "axes"
constants.KIN_MULTI_DRAG_TRANSLATION_FROM_THRESHOLD = "translation_from_threshold"
constants.KIN_MULTI_DRAG_VELOCITY_STRATEGY = "velocity_strategy"
constants.KIN_MULTI_DRAG_ACTIVE_OFFSET_X_MINIMUM = "active_offset_x_minimum"
constants.KIN_MULTI_DRAG_ACTIVE_OFFSET_X_MAXIMUM = "active_offset_x_maximum"
constants.KIN_MULTI_DRAG_ACTIVE_OFFSET_Y_MINIMUM = "active_offset_y_minimum"
constants.KIN_MULTI_DRAG_ACTIVE_OFFSET_Y_MAXIMUM = "active_offset_y_maximum"
constants.KIN_MULTI_DRAG_FAIL_OFFSET_X_MINIMUM = "fail_offset_x_minimum"
constants.KIN_MULTI_DRAG_FAIL_OFFSET_X_MAXIMUM = "fail_offset_x_maximum"
constants.KIN_MULTI_DRAG_FAIL_OFFSET_Y_MINIMUM = "fail_offset_y_minimum"
constants.KIN_MULTI_DRAG_FAIL_OFFSET_Y_MAXIMUM = "fail_offset_y_maximum"
constants.KIN_MULTI_DRAG_VELOCITY_SPACING = "velocity_spacing"
constants.KIN_MULTI_DRAG_VELOCITY_LIMIT = "velocity_limit"
constants.KIN_MULTI_DRAG_VELOCITY_LIFT_GUARD = "velocity_lift_guard"
constants.KIN_MULTI_DRAG_TRANSLATION_X = "translation.x"
constants.KIN_MULTI_DRAG_TRANSLATION_Y = "translation.y"
constants.KIN_MULTI_DRAG_VELOCITY_X = "velocity.x"
constants.KIN_MULTI_DRAG_VELOCITY_Y = "velocity.y"
constants.KIN_MULTI_TAP = "multi_tap"
constants.KIN_MULTI_TAP_TAPS_REQUIRED = "taps_required"
constants.KIN_MULTI_TAP_ALLOWABLE_MOVEMENT = "allowable_movement"
constants.KIN_MULTI_TAP_MAXIMUM_TAP_DURATION = "maximum_tap_duration"
constants.KIN_MULTI_TAP_MAXIMUM_INTERVAL = "maximum_interval"
constants.KIN_MULTI_TAP_MAXIMUM_TAP_DISTANCE = "maximum_tap_distance"
constants.KIN_MULTI_TAP_BUTTONS_REQUIRED = "buttons_required"
constants.KIN_MULTI_TAP_TAP_COUNT = "tap_count"
constants.KIN_DWELL = "dwell"
constants.KIN_DWELL_MINIMUM_DURATION = "minimum_duration"
constants.KIN_DWELL_ALLOWABLE_MOVEMENT = "allowable_movement"
constants.KIN_DWELL_PROGRESS_INTERVAL = "progress_interval"
constants.KIN_DWELL_PROGRESS = "progress"
constants.KIN_DWELL_DWELL_COUNT = "dwell_count"
constants.KIN_EXTENSION_MATH = "kinesic.math"
constants.KIN_EXTENSION_VELOCITY = "kinesic.velocity"
constants.KIN_EXTENSION_TYPED_ACTIONS = "kinesic.typed-actions"
constants.KIN_EXTENSION_PLUGINS = "kinesic.plugins"
require('ffi').cdef [[
enum {
  KIN_OK = 0,
  KIN_ERROR_NULL = -1,
  KIN_ERROR_INVALID = -2,
  KIN_ERROR_RANGE = -3,
  KIN_ERROR_STALE = -4,
  KIN_ERROR_KIND = -5,
  KIN_ERROR_UNKNOWN = -6,
  KIN_ERROR_TIME = -7,
  KIN_ERROR_SEQUENCE = -8,
  KIN_ERROR_CAPACITY = -9,
  KIN_ERROR_REENTRANT = -10,
  KIN_ERROR_CYCLE = -11,
  KIN_ERROR_UNSUPPORTED = -12,
  KIN_ERROR_SIZE = -13,
  KIN_ERROR_EXISTS = -14,
  KIN_ERROR_STATE = -15,
  KIN_ERROR_CLASS = -16,
  KIN_ERROR_TRACE = -17,
  KIN_ERROR_DIVERGED = -18,
  KIN_ERROR_SINK = -19,
  KIN_ERROR_MEMORY = -20,
  KIN_ERROR_THREAD = -21,
  KIN_STATE_POSSIBLE = 0,
  KIN_STATE_BEGAN = 1,
  KIN_STATE_CHANGED = 2,
  KIN_STATE_ENDED = 3,
  KIN_STATE_CANCELLED = 4,
  KIN_STATE_FAILED = 5,
  KIN_STATE_RECOGNIZED = 3,
  KIN_PHASE_BEGAN = 0,
  KIN_PHASE_MOVED = 1,
  KIN_PHASE_ENDED = 2,
  KIN_PHASE_CANCELLED = 3,
  KIN_PHASE_ENTERED = 4,
  KIN_PHASE_HOVERED = 5,
  KIN_PHASE_EXITED = 6,
  KIN_PHASE_REFUSED = 7,
  KIN_CAUSE_NONE = 0,
  KIN_CAUSE_SYSTEM = 1,
  KIN_CAUSE_PALM_SIZE = 2,
  KIN_CAUSE_PALM_EDGE = 3,
  KIN_CAUSE_PEN_NEAR = 4,
  KIN_CAUSE_PEN_DOWN = 5,
  KIN_CAUSE_TOO_SHORT = 6,
  KIN_CAUSE_REPEATED = 7,
  KIN_CAUSE_HOST = 8,
  KIN_TOUCH_DIRECT = 0,
  KIN_TOUCH_INDIRECT = 1,
  KIN_TOUCH_PENCIL = 2,
  KIN_TOUCH_POINTER = 3,
  KIN_BUTTON_PRIMARY = 1,
  KIN_BUTTON_SECONDARY = 2,
  KIN_BUTTON_MIDDLE = 4,
  KIN_BUTTON_BACK = 8,
  KIN_BUTTON_FORWARD = 16,
  KIN_BUTTON_ERASER = 32,
  KIN_MODIFIER_SHIFT = 1,
  KIN_MODIFIER_CONTROL = 2,
  KIN_MODIFIER_ALTERNATE = 4,
  KIN_MODIFIER_COMMAND = 8,
  KIN_MODIFIER_CAPS_LOCK = 16,
  KIN_ALLOWED_DIRECT = 1,
  KIN_ALLOWED_INDIRECT = 2,
  KIN_ALLOWED_PENCIL = 4,
  KIN_ALLOWED_POINTER = 8,
  KIN_DIRECTION_RIGHT = 1,
  KIN_DIRECTION_LEFT = 2,
  KIN_DIRECTION_UP = 4,
  KIN_DIRECTION_DOWN = 8,
  KIN_EDGE_TOP = 1,
  KIN_EDGE_LEFT = 2,
  KIN_EDGE_BOTTOM = 4,
  KIN_EDGE_RIGHT = 8,
  KIN_AXES_BOTH = 0,
  KIN_AXES_HORIZONTAL = 1,
  KIN_AXES_VERTICAL = 2,
  KIN_THRESHOLD_MODE_AXIS = 0,
  KIN_THRESHOLD_MODE_LENGTH = 1,
  KIN_FINGER_STRATEGY_MEAN = 0,
  KIN_FINGER_STRATEGY_LATEST = 1,
  KIN_FINGER_STRATEGY_LARGEST = 2,
  KIN_FINGER_STRATEGY_SUM = 3,
  KIN_EVENT_GESTURE = 0,
  KIN_EVENT_VIEW_TOUCH = 1,
  KIN_EVENT_DECISION = 2,
  KIN_REASON_NONE = 0,
  KIN_REASON_OWN_RULE = 1,
  KIN_REASON_WAITING_FOR = 2,
  KIN_REASON_REQUIRED_RECOGNIZED = 3,
  KIN_REASON_PREVENTED_BY = 4,
  KIN_REASON_BLOCKED_BY = 5,
  KIN_REASON_SHOULD_BEGIN = 6,
  KIN_REASON_DISABLED = 7,
  KIN_REASON_REMOVED = 8,
  KIN_REASON_TOUCH_CANCELLED = 9,
  KIN_REASON_TOUCHES_FILTERED = 10,
  KIN_REASON_ABANDONED = 11,
  KIN_REASON_ILLEGAL_TRANSITION = 12,
  KIN_REASON_CLASS_MISBEHAVING = 13,
  KIN_REASON_CYCLE = 14,
  KIN_REASON_MOVED = 15,
  KIN_REASON_TOUCH_REFUSED = 16,
  KIN_REASON_TAKEN_OVER_BY = 17,
  KIN_REASON_HELD_BY = 18,
  KIN_REASON_DECIDED_AT_LIFT = 19,
  KIN_REASON_DEFAULT_WINNER = 20,
  KIN_REASON_BEFORE_LANDING = 21,
  KIN_FILTER_NONE = 0,
  KIN_FILTER_SPENT = 1,
  KIN_FILTER_COMPLETE = 2,
  KIN_FILTER_VIEW = 3,
  KIN_FILTER_TYPE = 4,
  KIN_FILTER_OTHER_TYPE = 5,
  KIN_FILTER_HAND = 6,
  KIN_FILTER_BUTTONS = 7,
  KIN_FILTER_DELEGATE = 8,
  KIN_HOW_NONE = 0,
  KIN_HOW_DELEGATE = 1,
  KIN_HOW_VIEW = 2,
  KIN_HOW_DISABLED = 3,
  KIN_HOW_ABORTED = 4,
  KIN_HOW_SWITCHED_OFF = 5,
  KIN_HOW_REMOVED = 6,
  KIN_HOW_VIEW_REMOVED = 7,
  KIN_HOW_CLASS = 8,
  KIN_HOW_HOST = 9,
  KIN_HOW_ALONE = 10,
  KIN_HOW_LIFT = 11,
  KIN_HOW_TAKEOVER = 12,
  KIN_HOW_WITHDRAWN = 13,
  KIN_HOW_ORDER = 14,
  KIN_HOW_CROSSING = 15,
  KIN_TIE_BREAK_DEPTH = 0,
  KIN_TIE_BREAK_CROSSING = 1,
  KIN_SEVERITY_INFO = 0,
  KIN_SEVERITY_HOST_MISBEHAVING = 1,
  KIN_SEVERITY_CLASS_MISBEHAVING = 2,
  KIN_SCROLL_BEGAN = 0,
  KIN_SCROLL_CHANGED = 1,
  KIN_SCROLL_ENDED = 2,
  KIN_SCROLL_CANCELLED = 3,
  KIN_SCROLL_DISCRETE = 4,
  KIN_LATE_AT_LANDING = 0,
  KIN_LATE_AT_LATEST = 1,
  KIN_VIEW_HIDDEN = 1,
  KIN_VIEW_INTERACTION_DISABLED = 2,
  KIN_VIEW_MULTIPLE_TOUCH = 4,
  KIN_VIEW_EXCLUSIVE_TOUCH = 8,
  KIN_VIEW_ARENA_BOUNDARY = 16,
  KIN_VIEW_WANTS_TOUCHES = 32,
  KIN_VIEW_WANTS_TOUCHES_BELOW = 64,
  KIN_VIEW_DECIDES_AT_LIFT = 128,
  KIN_RELATION_REQUIRES = 0,
  KIN_RELATION_SIMULTANEOUS = 1,
  KIN_RELATION_MAY_PREVENT = 2,
  KIN_RELATION_MAY_NOT_PREVENT = 3,
  KIN_RELATION_GROUP = 7,
  KIN_RELATION_REQUIRES_INACTIVE = 10,
  KIN_RELATION_MAY_TAKE_OVER = 11,
  KIN_CHANGE_BEGAN = 1,
  KIN_CHANGE_MOVED = 2,
  KIN_CHANGE_ENDED = 4,
  KIN_CHANGE_CANCELLED = 8,
  KIN_STEP_TIMER = 1,
  KIN_REQUEST_CHANGED = 1,
  KIN_REQUEST_BEGAN = 2,
  KIN_REQUEST_SKIP_MOVES = 4,
  KIN_REQUEST_PROVISIONAL = 8,
  KIN_PROPERTY_NUMBER = 0,
  KIN_PROPERTY_INTEGER = 1,
  KIN_PROPERTY_BOOLEAN = 2,
  KIN_PROPERTY_FLAGS = 3,
  KIN_CLASS_YIELDING = 1,
  KIN_CLASS_MANUAL = 2,
  KIN_CLASS_LEAVES_TOUCHES = 4,
  KIN_CLASS_HOVERS = 8,
  KIN_CLASS_SCROLLS = 16,
  KIN_CLASS_PER_TOUCH = 32,
  KIN_CLASS_REMEMBERS = 64,
  KIN_ESTIMATE_SAMPLE = 0,
  KIN_ESTIMATE_INTERPOLATED = 1,
  KIN_ESTIMATE_EXTRAPOLATED = 2,
  KIN_ESTIMATE_HELD = 3,
  KIN_PREDICTION_VELOCITY = 0,
  KIN_PREDICTION_LINE = 1,
  KIN_PREDICTION_NONE = 2,
  KIN_VELOCITY_LEAST_SQUARES = 0,
  KIN_VELOCITY_IMPULSE = 1,
  KIN_OPERATION_SNAPSHOT = 1,
  KIN_OPERATION_END = 2,
  KIN_OPERATION_CHECK = 3,
  KIN_OPERATION_FEED = 4,
  KIN_OPERATION_FEED_SCROLL = 5,
  KIN_OPERATION_ADVANCE = 6,
  KIN_OPERATION_CANCEL_TOUCHES = 7,
  KIN_OPERATION_POLL = 8,
  KIN_OPERATION_SET_EVENT_CALLBACK = 9,
  KIN_OPERATION_SET_LOG = 10,
  KIN_OPERATION_SET_EXPLAIN = 11,
  KIN_OPERATION_REGISTER_CLASS = 12,
  KIN_OPERATION_ADD_VIEW = 13,
  KIN_OPERATION_REMOVE_VIEW = 14,
  KIN_OPERATION_SET_VIEW_NAME = 15,
  KIN_OPERATION_SET_VIEW_FRAME = 16,
  KIN_OPERATION_SET_VIEW_TRANSFORM = 17,
  KIN_OPERATION_SET_VIEW_FLAG = 18,
  KIN_OPERATION_BRING_VIEW_TO_FRONT = 19,
  KIN_OPERATION_SET_VIEW_DELEGATE = 20,
  KIN_OPERATION_ADD_RECOGNIZER = 21,
  KIN_OPERATION_REMOVE_RECOGNIZER = 22,
  KIN_OPERATION_SET_RECOGNIZER_NAME = 23,
  KIN_OPERATION_SET_ENABLED = 24,
  KIN_OPERATION_ABORT = 25,
  KIN_OPERATION_PROPOSE = 26,
  KIN_OPERATION_SET_PROPERTY = 27,
  KIN_OPERATION_SET_COMMON_PROPERTY = 28,
  KIN_OPERATION_SET_VALUE = 29,
  KIN_OPERATION_SET_RECOGNIZER_DELEGATE = 30,
  KIN_OPERATION_RELATE = 31,
  KIN_OPERATION_UNRELATE = 32,
  KIN_OPERATION_ADD_ACTION = 33,
  KIN_OPERATION_REMOVE_ACTION = 34,
  KIN_OPERATION_ANSWER = 35,
  KIN_OPERATION_STEP_OUTCOME = 36,
  KIN_OPERATION_PREPARE_OUTCOME = 37,
  KIN_OPERATION_VALUE_OUTCOME = 38,
  KIN_OPERATION_CALLBACK = 39,
  KIN_OPERATION_CALLBACK_END = 40,
  KIN_OPERATION_PLACE_VIEW = 41,
  KIN_OPERATION_SET_RECOGNIZER_VIEW = 42,
  KIN_OPERATION_SET_VIEW_PARENT = 43,
  KIN_OPERATION_SET_UNITS_PER_INCH = 44,
  KIN_QUESTION_SHOULD_BEGIN = 0,
  KIN_QUESTION_SHOULD_RECEIVE_TOUCH = 1,
  KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH = 2,
  KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF = 3,
  KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY = 4,
  KIN_QUESTION_GESTURE_SHOULD_BEGIN = 5,
  KIN_QUESTION_CONTAINS_POINT = 6,
  KIN_REPLAY_LIVE = 1,
  KIN_REPLAY_EXPLAIN = 2,
  KIN_PLUGIN_ALLOW_RELATIVE = 1,
  KIN_PLUGIN_REFUSE_WRITABLE = 2,
};
typedef int32_t kin_result;
typedef struct kin_point {
  double x;
  double y;
} kin_point;
typedef struct kin_rect {
  double x;
  double y;
  double width;
  double height;
} kin_rect;
typedef struct kin_transform {
  double a;
  double b;
  double c;
  double d;
  double tx;
  double ty;
} kin_transform;
typedef uint64_t kin_view_id;
typedef uint64_t kin_recognizer_id;
typedef uint64_t kin_plugin_id;
typedef int32_t kin_state;
typedef int32_t kin_phase;
typedef int32_t kin_touch_cause;
typedef int32_t kin_touch_type;
typedef struct kin_touch_sample {
  uint64_t touch;
  uint64_t time_ns;
  double x;
  double y;
  kin_view_id view;
  kin_phase phase;
  kin_touch_type type;
  double force;
  double major_radius;
  double altitude;
  double azimuth;
  uint32_t buttons;
  uint32_t modifiers;
  kin_touch_cause cause;
  uint32_t hand;
  uint64_t reserved;
} kin_touch_sample;
typedef uint32_t kin_direction;
typedef uint32_t kin_edge;
typedef int32_t kin_axes;
typedef int32_t kin_threshold_mode;
typedef int32_t kin_finger_strategy;
typedef struct kin_tap_values {
  double tap_count;
} kin_tap_values;
typedef struct kin_long_press_values {
  double duration;
} kin_long_press_values;
typedef struct kin_pan_values {
  double translation_x;
  double translation_y;
  double velocity_x;
  double velocity_y;
  double certainty;
} kin_pan_values;
typedef struct kin_swipe_values {
  double direction;
} kin_swipe_values;
typedef struct kin_pinch_values {
  double scale;
  double velocity;
  double focus_x;
  double focus_y;
  double span_before;
  double span;
  double certainty;
} kin_pinch_values;
typedef struct kin_rotation_values {
  double rotation;
  double velocity;
  double focus_x;
  double focus_y;
  double certainty;
} kin_rotation_values;
typedef struct kin_screen_edge_pan_values {
  double translation_x;
  double translation_y;
  double velocity_x;
  double velocity_y;
} kin_screen_edge_pan_values;
typedef struct kin_transform_values {
  double a;
  double b;
  double tx;
  double ty;
  double velocity_x;
  double velocity_y;
  double scale_velocity;
  double rotation_velocity;
} kin_transform_values;
typedef struct kin_serial_tap_values {
  double tap_count;
} kin_serial_tap_values;
typedef struct kin_tap_drag_values {
  double translation_x;
  double translation_y;
  double velocity_x;
  double velocity_y;
  double distance;
  double scale;
  double rotation;
} kin_tap_drag_values;
typedef struct kin_multi_drag_values {
  double translation_x;
  double translation_y;
  double velocity_x;
  double velocity_y;
} kin_multi_drag_values;
typedef struct kin_multi_tap_values {
  double tap_count;
} kin_multi_tap_values;
typedef struct kin_dwell_values {
  double progress;
  double dwell_count;
} kin_dwell_values;
typedef struct kin_engine kin_engine;
typedef int32_t kin_event_type;
typedef int32_t kin_reason;
typedef struct kin_event {
  uint64_t sequence;
  uint64_t time_ns;
  uint64_t touch_time_ns;
  kin_event_type type;
  kin_state state;
  kin_recognizer_id recognizer;
  kin_view_id view;
  uint64_t touch;
  uint64_t contact;
  kin_phase phase;
  kin_reason reason;
  kin_recognizer_id other;
  double x;
  double y;
  uint16_t touch_count;
  uint16_t value_count;
  uint32_t merged;
  uint32_t detail;
  kin_state from;
  union {
    double values[8];
    kin_tap_values tap;
    kin_long_press_values long_press;
    kin_pan_values pan;
    kin_swipe_values swipe;
    kin_pinch_values pinch;
    kin_rotation_values rotation;
    kin_screen_edge_pan_values screen_edge_pan;
    kin_transform_values transform;
    kin_serial_tap_values serial_tap;
    kin_tap_drag_values tap_drag;
    kin_multi_drag_values multi_drag;
    kin_multi_tap_values multi_tap;
    kin_dwell_values dwell;
  };
  void *user_data;
  uint64_t reserved;
} kin_event;
typedef void (*kin_event_callback)(kin_engine *, const kin_event *, void *);
typedef void * (*kin_allocate_callback)(uint64_t, void *);
typedef void (*kin_free_callback)(void *, uint64_t, void *);
typedef struct kin_allocator {
  uint32_t struct_size;
  uint32_t reserved;
  kin_allocate_callback allocate;
  kin_free_callback free;
  void *user_data;
} kin_allocator;
typedef struct kin_usage {
  uint32_t now;
  uint32_t most;
  uint32_t capacity;
} kin_usage;
typedef struct kin_engine_usage {
  uint32_t struct_size;
  kin_usage touches;
  kin_usage views;
  kin_usage recognizers;
  kin_usage actions;
  kin_usage events;
  uint64_t bytes;
  uint64_t most_bytes;
} kin_engine_usage;
typedef int32_t kin_tie_break;
typedef struct kin_engine_options {
  uint32_t struct_size;
  uint32_t touch_capacity;
  uint32_t event_capacity;
  kin_tie_break tie_break;
  double units_per_inch;
  const kin_allocator *allocator;
  uint32_t recognizer_capacity;
  uint32_t reserved;
} kin_engine_options;
typedef struct kin_contact {
  uint64_t touch;
  uint64_t contact;
  kin_view_id view;
  uint64_t time_ns;
  uint64_t start_time_ns;
  double x;
  double y;
  double start_x;
  double start_y;
  kin_touch_type type;
  uint32_t tap_count;
  uint32_t hand;
  uint32_t reserved_hand;
  uint64_t reserved;
} kin_contact;
typedef int32_t kin_severity;
typedef void (*kin_log_callback)(kin_engine *, kin_severity, const char *, void *);
typedef int32_t kin_scroll_phase;
typedef struct kin_scroll_sample {
  uint64_t source;
  uint64_t time_ns;
  double x;
  double y;
  kin_view_id view;
  kin_scroll_phase phase;
  kin_touch_type type;
  double dx;
  double dy;
  double magnification;
  double rotation;
  uint32_t modifiers;
  uint32_t reserved;
} kin_scroll_sample;
typedef struct kin_contact_filter {
  uint32_t struct_size;
  uint32_t reserved;
  double dropout_interval;
  double dropout_distance;
  double jump_distance;
} kin_contact_filter;
typedef struct kin_hand_grouping {
  uint32_t struct_size;
  uint32_t reserved;
  double together_interval;
  double span;
  double late_reach;
  double palm;
  double palm_span;
  double late_palm_span;
  double turn;
} kin_hand_grouping;
typedef struct kin_palm_filter {
  uint32_t struct_size;
  uint32_t pen_over_touch;
  double palm_radius;
  double edge_margin;
  double edge_distance;
  double edge_interval;
  double pen_cancel_interval;
  double pen_hold_interval;
  double hold_lifetime;
} kin_palm_filter;
typedef int32_t kin_late_location;
typedef struct kin_accommodations {
  uint32_t struct_size;
  kin_late_location location;
  double minimum_contact_time;
  double repeat_interval;
  double repeat_distance;
} kin_accommodations;
typedef uint32_t kin_view_flags;
typedef struct kin_view_options {
  uint32_t struct_size;
  kin_view_flags flags;
  kin_rect frame;
  kin_transform transform;
} kin_view_options;
typedef struct kin_view_delegate {
  uint32_t struct_size;
  uint32_t reserved;
  void *user_data;
  bool (*contains_point)(kin_engine *, kin_view_id, double, double, void *);
  bool (*gesture_should_begin)(kin_engine *, kin_view_id, kin_recognizer_id, void *);
} kin_view_delegate;
typedef struct kin_recognizer_delegate {
  uint32_t struct_size;
  uint32_t reserved;
  void *user_data;
  bool (*should_begin)(kin_engine *, kin_recognizer_id, void *);
  bool (*should_receive_touch)(kin_engine *, kin_recognizer_id, const kin_touch_sample *, void *);
  bool (*should_recognize_simultaneously_with)(kin_engine *, kin_recognizer_id, kin_recognizer_id, void *);
  bool (*should_require_failure_of)(kin_engine *, kin_recognizer_id, kin_recognizer_id, void *);
  bool (*should_be_required_to_fail_by)(kin_engine *, kin_recognizer_id, kin_recognizer_id, void *);
} kin_recognizer_delegate;
typedef int32_t kin_relation;
typedef void (*kin_function)(void);
typedef struct kin_touch_point {
  uint64_t time_ns;
  double x;
  double y;
} kin_touch_point;
typedef struct kin_touch {
  uint64_t id;
  uint64_t contact;
  kin_view_id view;
  uint32_t changes;
  kin_touch_type type;
  double x;
  double y;
  double previous_x;
  double previous_y;
  double start_x;
  double start_y;
  uint64_t time_ns;
  uint64_t previous_time_ns;
  uint64_t start_time_ns;
  double force;
  double major_radius;
  double altitude;
  double azimuth;
  uint32_t buttons;
  uint32_t modifiers;
  uint32_t tap_count;
  uint32_t history_count;
  const kin_touch_point *history;
  uint32_t hand;
  uint32_t reserved_hand;
  uint64_t reserved[3];
} kin_touch;
typedef struct kin_scroll {
  double x;
  double y;
  double dx;
  double dy;
  double magnification;
  double rotation;
} kin_scroll;
typedef struct kin_step {
  uint32_t struct_size;
  kin_state state;
  uint64_t time_ns;
  double scale;
  const kin_touch *const *touches;
  uint32_t touch_count;
  uint32_t down_count;
  uint32_t changes;
  uint32_t flags;
  kin_rect bounds;
  const kin_scroll *scroll;
} kin_step;
typedef struct kin_report {
  uint32_t touch;
  kin_state state;
  uint32_t flags;
  uint32_t reserved;
  double x;
  double y;
  double values[8];
} kin_report;
typedef struct kin_request {
  uint32_t struct_size;
  uint32_t flags;
  uint64_t deadline_ns;
  uint64_t ignore[2];
  double x;
  double y;
  double crossing;
  uint32_t reason;
  uint32_t report_count;
  kin_report *reports;
  double values[8];
} kin_request;
typedef int32_t kin_property_kind;
typedef struct kin_property {
  const char *name;
  const char *summary;
  const char *unit;
  const char *origin;
  double initial;
  double minimum;
  double maximum;
  kin_property_kind kind;
  uint32_t offset;
} kin_property;
typedef struct kin_value {
  const char *name;
  const char *summary;
  const char *unit;
  double initial;
} kin_value;
typedef struct kin_peer {
  uint32_t struct_size;
  uint32_t property_count;
  const char *class_name;
  const kin_property *properties;
  const void *state;
} kin_peer;
typedef struct kin_recognizer_class {
  uint32_t struct_size;
  uint32_t abi_level;
  const char *name;
  const char *summary;
  const char *version;
  uint32_t flags;
  uint32_t state_size;
  uint32_t state_alignment;
  uint32_t property_count;
  const kin_property *properties;
  const kin_value *values;
  uint32_t value_count;
  uint32_t detail_count;
  const char *const *details;
  void (*prepare)(void *);
  kin_state (*step)(void *, const kin_step *, kin_request *);
  bool (*set_value)(void *, uint32_t, double);
  bool (*can_prevent)(const void *, const kin_peer *);
  bool (*can_be_prevented_by)(const void *, const kin_peer *);
  bool (*should_require_failure_of)(const void *, const kin_peer *);
  bool (*should_be_required_to_fail_by)(const void *, const kin_peer *);
  uint32_t layout;
  uint32_t reserved;
  bool (*continues_with)(const void *, const kin_step *);
} kin_recognizer_class;
typedef struct kin_struct_sizes {
  uint32_t recognizer_class;
  uint32_t property;
  uint32_t value;
  uint32_t step;
  uint32_t request;
  uint32_t peer;
  uint32_t touch;
  uint32_t touch_point;
  uint32_t scroll;
  uint32_t report;
} kin_struct_sizes;
typedef struct kin_host {
  uint32_t struct_size;
  uint32_t abi_level;
  const char *version;
  kin_struct_sizes sizes;
  uint32_t abi_minor;
  uint32_t reserved;
  const void * (*find_extension)(const char *);
} kin_host;
typedef struct kin_plugin {
  uint32_t struct_size;
  uint32_t abi_level;
  const char *name;
  const char *summary;
  const char *version;
  const kin_recognizer_class *const *classes;
  uint32_t class_count;
  uint32_t abi_minor;
  kin_struct_sizes sizes;
  uint32_t needed_minor;
  uint32_t need_count;
  const char *const *needs;
} kin_plugin;
typedef int32_t kin_estimate_kind;
typedef struct kin_touch_estimate {
  uint64_t time_ns;
  double x;
  double y;
  kin_estimate_kind kind;
  uint32_t reserved;
} kin_touch_estimate;
typedef int32_t kin_prediction;
typedef struct kin_smoothing {
  uint32_t struct_size;
  uint32_t reserved;
  double minimum_cutoff;
  double beta;
  double speed_cutoff;
} kin_smoothing;
typedef int32_t kin_velocity_strategy;
typedef struct kin_velocity_options {
  uint32_t struct_size;
  kin_velocity_strategy strategy;
  uint64_t window_ns;
  uint64_t move_gap_ns;
  uint64_t lift_gap_ns;
  uint32_t maximum_points;
  uint32_t refuses_reversal;
  double limit;
  uint64_t spacing_ns;
  double units_per_inch;
  uint32_t guards_lift;
  uint32_t reserved;
} kin_velocity_options;
typedef struct kin_fling {
  double position;
  double velocity;
  double rate;
  double turn;
  double target;
  double frequency;
  double damping;
  double tolerance;
} kin_fling;
typedef kin_result (*kin_trace_sink)(const void *, uint32_t, void *);
typedef int32_t kin_operation;
typedef struct kin_operation_info {
  kin_operation operation;
  uint32_t code;
  const char *name;
  const char *fields;
  const char *summary;
} kin_operation_info;
typedef struct kin_trace_info {
  uint32_t struct_size;
  uint32_t version;
  uint32_t check_interval;
  uint32_t is_complete;
  uint64_t begin_ns;
  uint64_t size;
  uint64_t damage_offset;
  uint64_t reserved[8];
  kin_engine_options options;
} kin_trace_info;
typedef struct kin_trace_call {
  kin_operation operation;
  uint32_t count;
  uint64_t index;
  uint64_t offset;
  uint64_t time_ns;
  uint64_t target;
  uint64_t other;
  uint64_t number;
  double value;
  const kin_touch_sample *samples;
  const kin_scroll_sample *scrolls;
  const char *text;
} kin_trace_call;
typedef int32_t kin_question;
typedef struct kin_trace_answer {
  kin_question question;
  uint32_t is_yes;
  uint64_t time_ns;
  uint64_t target;
  uint64_t other;
} kin_trace_answer;
typedef struct kin_replay_options {
  uint32_t struct_size;
  uint32_t flags;
  uint64_t until_ns;
  void *user_data;
  kin_event_callback on_event;
  bool (*on_call)(kin_engine *, const kin_trace_call *, void *);
  void (*on_step)(kin_engine *, uint64_t, uint64_t, void *);
  void (*on_answer)(kin_engine *, const kin_trace_answer *, void *);
} kin_replay_options;
typedef struct kin_replay_report {
  uint32_t struct_size;
  uint32_t is_complete;
  uint64_t calls;
  uint64_t steps;
  uint64_t events;
  uint64_t checks;
  uint64_t offset;
  uint64_t failed_step;
  uint64_t end_ns;
} kin_replay_report;
typedef struct kin_plugin_info {
  uint32_t struct_size;
  uint32_t first_class;
  uint32_t class_count;
  uint32_t reserved;
  const char *path;
  const char *name;
  const char *summary;
  const char *version;
} kin_plugin_info;
typedef struct kin_math_extension {
  uint32_t struct_size;
  uint32_t reserved;
  double (*exponential)(double);
  double (*logarithm)(double);
  void (*cosine_and_sine)(double, double *, double *);
  double (*arc_tangent)(double, double);
} kin_math_extension;
typedef struct kin_velocity_extension {
  uint32_t struct_size;
  uint32_t reserved;
  kin_result (*estimate)(const kin_touch_point *, uint32_t, uint64_t, const kin_velocity_options *, kin_point *);
  kin_result (*options_init)(const char *, void *, uint32_t);
} kin_velocity_extension;
typedef struct kin_typed_actions_extension {
  uint32_t struct_size;
  uint32_t reserved;
  kin_result (*bind)(kin_engine *, kin_recognizer_id, const char *, kin_function, const char *, void *, uint64_t *);
} kin_typed_actions_extension;
typedef struct kin_plugins_extension {
  uint32_t struct_size;
  uint32_t reserved;
  kin_result (*set_policy)(kin_engine *, uint32_t);
  kin_result (*load)(kin_engine *, const char *, kin_plugin_id *);
  kin_result (*search_path_add)(kin_engine *, const char *);
  kin_result (*get_info)(const kin_engine *, kin_plugin_id, kin_plugin_info *);
  kin_result (*list)(const kin_engine *, kin_plugin_id *, uint32_t, uint32_t *);
} kin_plugins_extension;
const char *kin_result_name(kin_result result);
const char *kin_last_error(void);
const char *kin_version(void);
uint32_t kin_abi_level(void);
uint32_t kin_abi_minor(void);
kin_result kin_struct_init(const char *struct_name, void *out_struct, uint32_t struct_size);
const char *kin_state_name(kin_state state);
const char *kin_phase_name(kin_phase phase);
const char *kin_touch_type_name(kin_touch_type type);
const char *kin_touch_cause_name(kin_touch_cause cause);
const char *kin_event_type_name(kin_event_type type);
const char *kin_reason_name(kin_reason reason);
kin_result kin_engine_get_usage(const kin_engine *engine, kin_engine_usage *out_usage);
kin_result kin_engine_create(const kin_engine_options *options, kin_engine **out_engine);
kin_result kin_engine_copy(const kin_engine *engine, kin_engine **out_copy);
void kin_engine_destroy(kin_engine *engine);
kin_result kin_engine_set_claimed(kin_engine *engine, bool claimed);
kin_result kin_engine_feed(kin_engine *engine, const kin_touch_sample *samples, uint32_t count);
kin_result kin_engine_advance(kin_engine *engine, uint64_t now_ns);
kin_result kin_engine_next_deadline(const kin_engine *engine, uint64_t *out_time_ns);
kin_result kin_engine_set_units_per_inch(kin_engine *engine, double units_per_inch);
kin_result kin_engine_get_units_per_inch(const kin_engine *engine, double *out_units_per_inch);
kin_result kin_engine_get_time(const kin_engine *engine, uint64_t *out_time_ns);
kin_result kin_engine_cancel_touches(kin_engine *engine, uint64_t now_ns);
kin_result kin_engine_list_contacts(const kin_engine *engine, kin_contact *out_contacts, uint32_t capacity, uint32_t
  *out_count);
kin_result kin_engine_poll(kin_engine *engine, const kin_event **out_events, uint32_t *out_count);
kin_result kin_engine_get_lost_events(const kin_engine *engine, uint64_t *out_count);
kin_result kin_engine_set_event_callback(kin_engine *engine, kin_event_callback callback, void *user_data);
kin_result kin_engine_set_explain(kin_engine *engine, bool explain);
kin_result kin_engine_get_explain(const kin_engine *engine, bool *out_explain);
kin_result kin_event_describe(const kin_engine *engine, const kin_event *event, char *buffer, uint32_t capacity,
  uint32_t *out_needed);
const char *kin_engine_last_error(const kin_engine *engine);
kin_result kin_engine_set_log(kin_engine *engine, kin_log_callback callback, void *user_data);
kin_result kin_engine_feed_scroll(kin_engine *engine, const kin_scroll_sample *samples, uint32_t count);
kin_result kin_engine_set_contact_filter(kin_engine *engine, const kin_contact_filter *filter);
kin_result kin_engine_set_lenient(kin_engine *engine, bool lenient);
kin_result kin_engine_get_lenient(const kin_engine *engine, bool *out_lenient);
kin_result kin_engine_set_hands(kin_engine *engine, const kin_hand_grouping *grouping);
kin_result kin_engine_set_palm_filter(kin_engine *engine, const kin_palm_filter *filter);
kin_result kin_engine_reject_touch(kin_engine *engine, uint64_t touch, uint64_t time_ns, kin_touch_cause cause);
kin_result kin_engine_set_accommodations(kin_engine *engine, const kin_accommodations *accommodations);
kin_result kin_engine_root_view(const kin_engine *engine, kin_view_id *out_view);
kin_result kin_view_add(kin_engine *engine, kin_view_id parent, const kin_view_options *options, kin_view_id
  *out_view);
kin_result kin_view_remove(kin_engine *engine, kin_view_id view);
kin_result kin_view_set_frame(kin_engine *engine, kin_view_id view, kin_rect frame);
kin_result kin_view_get_frame(const kin_engine *engine, kin_view_id view, kin_rect *out_frame);
kin_result kin_view_set_transform(kin_engine *engine, kin_view_id view, kin_transform transform);
kin_result kin_view_get_transform(const kin_engine *engine, kin_view_id view, kin_transform *out_transform);
kin_result kin_view_get_parent(const kin_engine *engine, kin_view_id view, kin_view_id *out_parent);
kin_result kin_view_set_parent(kin_engine *engine, kin_view_id view, kin_view_id parent);
kin_result kin_view_is_descendant(const kin_engine *engine, kin_view_id view, kin_view_id ancestor, bool
  *out_is_descendant);
kin_result kin_view_list_children(const kin_engine *engine, kin_view_id view, kin_view_id *out_ids, uint32_t capacity,
  uint32_t *out_count);
kin_result kin_view_list_recognizers(const kin_engine *engine, kin_view_id view, kin_recognizer_id *out_ids, uint32_t
  capacity, uint32_t *out_count);
kin_result kin_view_set_flags(kin_engine *engine, kin_view_id view, kin_view_flags flags, kin_view_flags mask);
kin_result kin_view_get_flags(const kin_engine *engine, kin_view_id view, kin_view_flags *out_flags);
kin_result kin_view_bring_to_front(kin_engine *engine, kin_view_id view);
kin_result kin_view_place_in_front_of(kin_engine *engine, kin_view_id view, kin_view_id sibling);
kin_result kin_view_place_behind(kin_engine *engine, kin_view_id view, kin_view_id sibling);
kin_result kin_view_set_name(kin_engine *engine, kin_view_id view, const char *name);
kin_result kin_view_get_name(const kin_engine *engine, kin_view_id view, const char **out_name);
kin_result kin_view_set_user_data(kin_engine *engine, kin_view_id view, void *user_data);
kin_result kin_view_get_user_data(const kin_engine *engine, kin_view_id view, void **out_user_data);
kin_result kin_engine_find_view(const kin_engine *engine, const char *name, kin_view_id *out_view);
kin_result kin_view_hit_test(const kin_engine *engine, double x, double y, kin_view_id *out_view);
kin_result kin_view_convert_point(const kin_engine *engine, kin_view_id from, kin_view_id to, kin_point point,
  kin_point *out_point);
kin_result kin_view_set_delegate(kin_engine *engine, kin_view_id view, const kin_view_delegate *delegate);
kin_result kin_recognizer_class_register(kin_engine *engine, const kin_recognizer_class *recognizer_class);
kin_result kin_engine_get_class_count(const kin_engine *engine, uint32_t *out_count);
kin_result kin_engine_get_class(const kin_engine *engine, uint32_t index, const kin_recognizer_class **out_class);
kin_result kin_common_properties(const kin_property **out_properties, uint32_t *out_count);
kin_result kin_recognizer_add(kin_engine *engine, kin_view_id view, const char *class_name, kin_recognizer_id
  *out_recognizer);
kin_result kin_recognizer_remove(kin_engine *engine, kin_recognizer_id recognizer);
kin_result kin_recognizer_set_view(kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view);
kin_result kin_recognizer_set_enabled(kin_engine *engine, kin_recognizer_id recognizer, bool enabled);
kin_result kin_recognizer_abort(kin_engine *engine, kin_recognizer_id recognizer);
kin_result kin_recognizer_propose(kin_engine *engine, kin_recognizer_id recognizer, kin_state state);
kin_result kin_recognizer_set_name(kin_engine *engine, kin_recognizer_id recognizer, const char *name);
kin_result kin_recognizer_get_name(const kin_engine *engine, kin_recognizer_id recognizer, const char **out_name);
kin_result kin_recognizer_set_user_data(kin_engine *engine, kin_recognizer_id recognizer, void *user_data);
kin_result kin_recognizer_get_user_data(const kin_engine *engine, kin_recognizer_id recognizer, void **out_user_data);
kin_result kin_engine_find_recognizer(const kin_engine *engine, const char *name, kin_recognizer_id *out_recognizer);
kin_result kin_recognizer_get_view(const kin_engine *engine, kin_recognizer_id recognizer, kin_view_id *out_view);
kin_result kin_recognizer_get_class(const kin_engine *engine, kin_recognizer_id recognizer, const char **out_name);
kin_result kin_recognizer_get_state(const kin_engine *engine, kin_recognizer_id recognizer, kin_state *out_state);
kin_result kin_recognizer_get_pending_state(const kin_engine *engine, kin_recognizer_id recognizer, kin_state
  *out_state);
kin_result kin_recognizer_set_number(kin_engine *engine, kin_recognizer_id recognizer, const char *property, double
  value);
kin_result kin_recognizer_get_number(const kin_engine *engine, kin_recognizer_id recognizer, const char *property,
  double *out_value);
kin_result kin_recognizer_set_value(kin_engine *engine, kin_recognizer_id recognizer, const char *value, double to);
kin_result kin_recognizer_get_value(const kin_engine *engine, kin_recognizer_id recognizer, const char *value, double
  *out_value);
kin_result kin_recognizer_get_location(const kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view,
  kin_point *out_location);
kin_result kin_recognizer_get_touch_count(const kin_engine *engine, kin_recognizer_id recognizer, uint32_t *out_count);
kin_result kin_recognizer_get_touch_location(const kin_engine *engine, kin_recognizer_id recognizer, uint32_t index,
  kin_view_id view, kin_point *out_location);
kin_result kin_recognizer_get_touch(const kin_engine *engine, kin_recognizer_id recognizer, uint32_t index, kin_touch
  *out_touch);
kin_result kin_recognizer_get_translation(kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view, kin_point
  *out_translation);
kin_result kin_recognizer_get_velocity(const kin_engine *engine, kin_recognizer_id recognizer, kin_view_id view,
  kin_point *out_velocity);
kin_result kin_recognizer_add_action(kin_engine *engine, kin_recognizer_id recognizer, kin_event_callback callback,
  void *user_data, uint64_t *out_action);
kin_result kin_recognizer_remove_action(kin_engine *engine, kin_recognizer_id recognizer, uint64_t action);
kin_result kin_recognizer_set_delegate(kin_engine *engine, kin_recognizer_id recognizer, const kin_recognizer_delegate
  *delegate);
kin_result kin_recognizer_require_failure(kin_engine *engine, kin_recognizer_id waiting, kin_recognizer_id required);
kin_result kin_recognizer_remove_failure_requirement(kin_engine *engine, kin_recognizer_id waiting, kin_recognizer_id
  required);
kin_result kin_recognizer_allow_simultaneous(kin_engine *engine, kin_recognizer_id a, kin_recognizer_id b, bool
  allowed);
kin_result kin_recognizer_set_prevention(kin_engine *engine, kin_recognizer_id preventer, kin_recognizer_id prevented,
  bool allowed);
kin_result kin_recognizer_require_inactive(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other,
  bool required);
kin_result kin_recognizer_allow_takeover(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other,
  bool allowed);
kin_result kin_recognizer_list_relations(const kin_engine *engine, kin_recognizer_id recognizer, kin_relation relation,
  kin_recognizer_id *out_ids, uint32_t capacity, uint32_t *out_count);
kin_result kin_compose_exclusive(kin_engine *engine, const kin_recognizer_id *ids, uint32_t count);
kin_result kin_compose_simultaneous(kin_engine *engine, const kin_recognizer_id *ids, uint32_t count);
kin_result kin_compose_group(kin_engine *engine, kin_recognizer_id representative, const kin_recognizer_id *ids,
  uint32_t count);
kin_result kin_dissolve_group(kin_engine *engine, kin_recognizer_id recognizer);
kin_result kin_recognizer_bind(kin_engine *engine, kin_recognizer_id recognizer, const char *states, kin_function
  function, const char *signature, void *user_data, uint64_t *out_action);
kin_result kin_engine_sample_touch(const kin_engine *engine, uint64_t touch, uint64_t time_ns, kin_touch_estimate
  *out_estimate);
kin_result kin_engine_set_prediction(kin_engine *engine, kin_prediction prediction);
kin_result kin_engine_get_touch_history(const kin_engine *engine, uint64_t touch, kin_touch_point *out_points, uint32_t
  capacity, uint32_t *out_count);
kin_result kin_engine_set_smoothing(kin_engine *engine, const kin_smoothing *smoothing);
kin_result kin_velocity_estimate(const kin_touch_point *points, uint32_t count, uint64_t time_ns, const
  kin_velocity_options *options, kin_point *out_velocity);
kin_result kin_fling_decay(double position, double velocity, double rate, kin_fling *out_fling);
kin_result kin_fling_friction(double position, double velocity, double deceleration, kin_fling *out_fling);
kin_result kin_fling_spring(double position, double velocity, double target, double response, double damping_ratio,
  kin_fling *out_fling);
kin_result kin_fling_spring_physical(double position, double velocity, double target, double mass, double stiffness,
  double damping, kin_fling *out_fling);
kin_result kin_fling_snap(kin_fling fling, const double *points, uint32_t count, double response, double damping_ratio,
  kin_fling *out_fling, uint32_t *out_index);
kin_result kin_fling_bound(kin_fling fling, double minimum, double maximum, double response, double damping_ratio,
  kin_fling *out_fling);
kin_result kin_fling_at(kin_fling fling, uint64_t elapsed_ns, double *out_position, double *out_velocity);
kin_result kin_fling_duration(kin_fling fling, uint64_t *out_duration_ns);
kin_result kin_fling_final(kin_fling fling, double *out_position);
kin_result kin_rubber_band(double distance, double dimension, double coefficient, double *out_offset);
kin_result kin_rubber_band_distance(double offset, double dimension, double coefficient, double *out_distance);
kin_result kin_trace_start(kin_engine *engine, kin_trace_sink sink, void *user_data);
kin_result kin_trace_set_check_interval(kin_engine *engine, uint32_t steps);
kin_result kin_trace_flush(kin_engine *engine);
kin_result kin_trace_stop(kin_engine *engine);
kin_result kin_flight_recorder_start(kin_engine *engine, uint32_t bytes, uint64_t duration_ns);
kin_result kin_flight_recorder_dump(kin_engine *engine, kin_trace_sink sink, void *user_data);
kin_result kin_flight_recorder_read(kin_engine *engine, uint64_t *position, void *buffer, uint32_t capacity, uint32_t
  *out_count);
kin_result kin_flight_recorder_stop(kin_engine *engine);
kin_result kin_trace_get_operation(uint32_t index, kin_operation_info *out_info);
kin_result kin_trace_inspect(const void *bytes, uint64_t size, kin_trace_info *out_info);
kin_result kin_trace_replay(kin_engine *engine, const void *bytes, uint64_t size, const kin_replay_options *options,
  kin_replay_report *out_report);
kin_result kin_engine_set_plugin_policy(kin_engine *engine, uint32_t flags);
kin_result kin_plugin_load(kin_engine *engine, const char *path, kin_plugin_id *out_plugin);
kin_result kin_plugin_search_path_add(kin_engine *engine, const char *directory);
kin_result kin_plugin_get_info(const kin_engine *engine, kin_plugin_id plugin, kin_plugin_info *out_info);
kin_result kin_engine_list_plugins(const kin_engine *engine, kin_plugin_id *out_ids, uint32_t capacity, uint32_t
  *out_count);
const void *kin_extension_find(const char *extension_name);
kin_result kin_engine_state_hash(const kin_engine *engine, uint64_t *out_hash);
kin_result kin_engine_check_invariants(const kin_engine *engine);
const char *kin_abi_manifest(void);
]]
return constants
