// Written by Scripts/generate. Do not edit: run `make generate`.
package kinesic;

import java.lang.invoke.MethodHandle;

/**
 * What the C headers declare, for what has no method; pointers are longs, and Engine.address() is the engine for it.
 * The comments are the headers'.
 */
public final class Native {
    private Native() {
    }

    public static final int KIN_VERSION_MAJOR = 1;
    public static final int KIN_VERSION_MINOR = 0;
    public static final int KIN_VERSION_PATCH = 0;
    public static final int KIN_ABI_LEVEL = 1;
    public static final int KIN_ABI_MINOR = 0;
    public static final long KIN_TIME_NEVER = 0xffffffffffffffffL;
    public static final int KIN_VALUE_CAPACITY = 8;
    public static final double KIN_NUMBER_LIMIT = 1000000000.0;
    public static final int KIN_NAME_LIMIT = 127;
    public static final int KIN_OK = 0;
    public static final int KIN_ERROR_NULL = -1;
    public static final int KIN_ERROR_INVALID = -2;
    public static final int KIN_ERROR_RANGE = -3;
    public static final int KIN_ERROR_STALE = -4;
    public static final int KIN_ERROR_KIND = -5;
    public static final int KIN_ERROR_UNKNOWN = -6;
    public static final int KIN_ERROR_TIME = -7;
    public static final int KIN_ERROR_SEQUENCE = -8;
    public static final int KIN_ERROR_CAPACITY = -9;
    public static final int KIN_ERROR_REENTRANT = -10;
    public static final int KIN_ERROR_CYCLE = -11;
    public static final int KIN_ERROR_UNSUPPORTED = -12;
    public static final int KIN_ERROR_SIZE = -13;
    public static final int KIN_ERROR_EXISTS = -14;
    public static final int KIN_ERROR_STATE = -15;
    public static final int KIN_ERROR_CLASS = -16;
    public static final int KIN_ERROR_TRACE = -17;
    public static final int KIN_ERROR_DIVERGED = -18;
    public static final int KIN_ERROR_SINK = -19;
    public static final int KIN_ERROR_MEMORY = -20;
    public static final int KIN_ERROR_THREAD = -21;
    public static final int KIN_STATE_POSSIBLE = 0;
    public static final int KIN_STATE_BEGAN = 1;
    public static final int KIN_STATE_CHANGED = 2;
    public static final int KIN_STATE_ENDED = 3;
    public static final int KIN_STATE_CANCELLED = 4;
    public static final int KIN_STATE_FAILED = 5;
    public static final int KIN_STATE_RECOGNIZED = 3;
    public static final int KIN_PHASE_BEGAN = 0;
    public static final int KIN_PHASE_MOVED = 1;
    public static final int KIN_PHASE_ENDED = 2;
    public static final int KIN_PHASE_CANCELLED = 3;
    public static final int KIN_PHASE_ENTERED = 4;
    public static final int KIN_PHASE_HOVERED = 5;
    public static final int KIN_PHASE_EXITED = 6;
    public static final int KIN_PHASE_REFUSED = 7;
    public static final int KIN_CAUSE_NONE = 0;
    public static final int KIN_CAUSE_SYSTEM = 1;
    public static final int KIN_CAUSE_PALM_SIZE = 2;
    public static final int KIN_CAUSE_PALM_EDGE = 3;
    public static final int KIN_CAUSE_PEN_NEAR = 4;
    public static final int KIN_CAUSE_PEN_DOWN = 5;
    public static final int KIN_CAUSE_TOO_SHORT = 6;
    public static final int KIN_CAUSE_REPEATED = 7;
    public static final int KIN_CAUSE_HOST = 8;
    public static final int KIN_TOUCH_DIRECT = 0;
    public static final int KIN_TOUCH_INDIRECT = 1;
    public static final int KIN_TOUCH_PENCIL = 2;
    public static final int KIN_TOUCH_POINTER = 3;
    public static final int KIN_BUTTON_PRIMARY = 1;
    public static final int KIN_BUTTON_SECONDARY = 2;
    public static final int KIN_BUTTON_MIDDLE = 4;
    public static final int KIN_BUTTON_BACK = 8;
    public static final int KIN_BUTTON_FORWARD = 16;
    public static final int KIN_BUTTON_ERASER = 32;
    public static final int KIN_MODIFIER_SHIFT = 1;
    public static final int KIN_MODIFIER_CONTROL = 2;
    public static final int KIN_MODIFIER_ALTERNATE = 4;
    public static final int KIN_MODIFIER_COMMAND = 8;
    public static final int KIN_MODIFIER_CAPS_LOCK = 16;
    public static final int KIN_ALLOWED_DIRECT = 1;
    public static final int KIN_ALLOWED_INDIRECT = 2;
    public static final int KIN_ALLOWED_PENCIL = 4;
    public static final int KIN_ALLOWED_POINTER = 8;
    public static final int KIN_DIRECTION_RIGHT = 1;
    public static final int KIN_DIRECTION_LEFT = 2;
    public static final int KIN_DIRECTION_UP = 4;
    public static final int KIN_DIRECTION_DOWN = 8;
    public static final int KIN_EDGE_TOP = 1;
    public static final int KIN_EDGE_LEFT = 2;
    public static final int KIN_EDGE_BOTTOM = 4;
    public static final int KIN_EDGE_RIGHT = 8;
    public static final int KIN_AXES_BOTH = 0;
    public static final int KIN_AXES_HORIZONTAL = 1;
    public static final int KIN_AXES_VERTICAL = 2;
    public static final int KIN_THRESHOLD_MODE_AXIS = 0;
    public static final int KIN_THRESHOLD_MODE_LENGTH = 1;
    public static final int KIN_FINGER_STRATEGY_MEAN = 0;
    public static final int KIN_FINGER_STRATEGY_LATEST = 1;
    public static final int KIN_FINGER_STRATEGY_LARGEST = 2;
    public static final int KIN_FINGER_STRATEGY_SUM = 3;
    public static final int KIN_EVENT_GESTURE = 0;
    public static final int KIN_EVENT_VIEW_TOUCH = 1;
    public static final int KIN_EVENT_DECISION = 2;
    public static final int KIN_REASON_NONE = 0;
    public static final int KIN_REASON_OWN_RULE = 1;
    public static final int KIN_REASON_WAITING_FOR = 2;
    public static final int KIN_REASON_REQUIRED_RECOGNIZED = 3;
    public static final int KIN_REASON_PREVENTED_BY = 4;
    public static final int KIN_REASON_BLOCKED_BY = 5;
    public static final int KIN_REASON_SHOULD_BEGIN = 6;
    public static final int KIN_REASON_DISABLED = 7;
    public static final int KIN_REASON_REMOVED = 8;
    public static final int KIN_REASON_TOUCH_CANCELLED = 9;
    public static final int KIN_REASON_TOUCHES_FILTERED = 10;
    public static final int KIN_REASON_ABANDONED = 11;
    public static final int KIN_REASON_ILLEGAL_TRANSITION = 12;
    public static final int KIN_REASON_CLASS_MISBEHAVING = 13;
    public static final int KIN_REASON_CYCLE = 14;
    public static final int KIN_REASON_MOVED = 15;
    public static final int KIN_REASON_TOUCH_REFUSED = 16;
    public static final int KIN_REASON_TAKEN_OVER_BY = 17;
    public static final int KIN_REASON_HELD_BY = 18;
    public static final int KIN_REASON_DECIDED_AT_LIFT = 19;
    public static final int KIN_REASON_DEFAULT_WINNER = 20;
    public static final int KIN_REASON_BEFORE_LANDING = 21;
    public static final int KIN_FILTER_NONE = 0;
    public static final int KIN_FILTER_SPENT = 1;
    public static final int KIN_FILTER_COMPLETE = 2;
    public static final int KIN_FILTER_VIEW = 3;
    public static final int KIN_FILTER_TYPE = 4;
    public static final int KIN_FILTER_OTHER_TYPE = 5;
    public static final int KIN_FILTER_HAND = 6;
    public static final int KIN_FILTER_BUTTONS = 7;
    public static final int KIN_FILTER_DELEGATE = 8;
    public static final int KIN_HOW_NONE = 0;
    public static final int KIN_HOW_DELEGATE = 1;
    public static final int KIN_HOW_VIEW = 2;
    public static final int KIN_HOW_DISABLED = 3;
    public static final int KIN_HOW_ABORTED = 4;
    public static final int KIN_HOW_SWITCHED_OFF = 5;
    public static final int KIN_HOW_REMOVED = 6;
    public static final int KIN_HOW_VIEW_REMOVED = 7;
    public static final int KIN_HOW_CLASS = 8;
    public static final int KIN_HOW_HOST = 9;
    public static final int KIN_HOW_ALONE = 10;
    public static final int KIN_HOW_LIFT = 11;
    public static final int KIN_HOW_TAKEOVER = 12;
    public static final int KIN_HOW_WITHDRAWN = 13;
    public static final int KIN_HOW_ORDER = 14;
    public static final int KIN_HOW_CROSSING = 15;
    public static final int KIN_TIE_BREAK_DEPTH = 0;
    public static final int KIN_TIE_BREAK_CROSSING = 1;
    public static final int KIN_SEVERITY_INFO = 0;
    public static final int KIN_SEVERITY_HOST_MISBEHAVING = 1;
    public static final int KIN_SEVERITY_CLASS_MISBEHAVING = 2;
    public static final int KIN_SCROLL_BEGAN = 0;
    public static final int KIN_SCROLL_CHANGED = 1;
    public static final int KIN_SCROLL_ENDED = 2;
    public static final int KIN_SCROLL_CANCELLED = 3;
    public static final int KIN_SCROLL_DISCRETE = 4;
    public static final int KIN_LATE_AT_LANDING = 0;
    public static final int KIN_LATE_AT_LATEST = 1;
    public static final int KIN_VIEW_HIDDEN = 1;
    public static final int KIN_VIEW_INTERACTION_DISABLED = 2;
    public static final int KIN_VIEW_MULTIPLE_TOUCH = 4;
    public static final int KIN_VIEW_EXCLUSIVE_TOUCH = 8;
    public static final int KIN_VIEW_ARENA_BOUNDARY = 16;
    public static final int KIN_VIEW_WANTS_TOUCHES = 32;
    public static final int KIN_VIEW_WANTS_TOUCHES_BELOW = 64;
    public static final int KIN_VIEW_DECIDES_AT_LIFT = 128;
    public static final int KIN_RELATION_REQUIRES = 0;
    public static final int KIN_RELATION_SIMULTANEOUS = 1;
    public static final int KIN_RELATION_MAY_PREVENT = 2;
    public static final int KIN_RELATION_MAY_NOT_PREVENT = 3;
    public static final int KIN_RELATION_GROUP = 7;
    public static final int KIN_RELATION_REQUIRES_INACTIVE = 10;
    public static final int KIN_RELATION_MAY_TAKE_OVER = 11;
    public static final int KIN_ARGUMENT_CAPACITY = 32;
    public static final int KIN_FAULT_LIMIT = 8;
    public static final int KIN_TIMER_STEP_LIMIT = 100000;
    public static final int KIN_CHANGE_BEGAN = 1;
    public static final int KIN_CHANGE_MOVED = 2;
    public static final int KIN_CHANGE_ENDED = 4;
    public static final int KIN_CHANGE_CANCELLED = 8;
    public static final int KIN_STEP_TIMER = 1;
    public static final int KIN_REQUEST_CHANGED = 1;
    public static final int KIN_REQUEST_BEGAN = 2;
    public static final int KIN_REQUEST_SKIP_MOVES = 4;
    public static final int KIN_REQUEST_PROVISIONAL = 8;
    public static final int KIN_PROPERTY_NUMBER = 0;
    public static final int KIN_PROPERTY_INTEGER = 1;
    public static final int KIN_PROPERTY_BOOLEAN = 2;
    public static final int KIN_PROPERTY_FLAGS = 3;
    public static final int KIN_CLASS_YIELDING = 1;
    public static final int KIN_CLASS_MANUAL = 2;
    public static final int KIN_CLASS_LEAVES_TOUCHES = 4;
    public static final int KIN_CLASS_HOVERS = 8;
    public static final int KIN_CLASS_SCROLLS = 16;
    public static final int KIN_CLASS_PER_TOUCH = 32;
    public static final int KIN_CLASS_REMEMBERS = 64;
    public static final double KIN_DECELERATION_NORMAL = 0.998;
    public static final double KIN_DECELERATION_FAST = 0.99;
    public static final double KIN_RUBBER_BAND = 0.55;
    public static final int KIN_ESTIMATE_SAMPLE = 0;
    public static final int KIN_ESTIMATE_INTERPOLATED = 1;
    public static final int KIN_ESTIMATE_EXTRAPOLATED = 2;
    public static final int KIN_ESTIMATE_HELD = 3;
    public static final int KIN_PREDICTION_VELOCITY = 0;
    public static final int KIN_PREDICTION_LINE = 1;
    public static final int KIN_PREDICTION_NONE = 2;
    public static final int KIN_VELOCITY_LEAST_SQUARES = 0;
    public static final int KIN_VELOCITY_IMPULSE = 1;
    public static final int KIN_TRACE_VERSION = 2;
    public static final int KIN_OPERATION_SNAPSHOT = 1;
    public static final int KIN_OPERATION_END = 2;
    public static final int KIN_OPERATION_CHECK = 3;
    public static final int KIN_OPERATION_FEED = 4;
    public static final int KIN_OPERATION_FEED_SCROLL = 5;
    public static final int KIN_OPERATION_ADVANCE = 6;
    public static final int KIN_OPERATION_CANCEL_TOUCHES = 7;
    public static final int KIN_OPERATION_POLL = 8;
    public static final int KIN_OPERATION_SET_EVENT_CALLBACK = 9;
    public static final int KIN_OPERATION_SET_LOG = 10;
    public static final int KIN_OPERATION_SET_EXPLAIN = 11;
    public static final int KIN_OPERATION_REGISTER_CLASS = 12;
    public static final int KIN_OPERATION_ADD_VIEW = 13;
    public static final int KIN_OPERATION_REMOVE_VIEW = 14;
    public static final int KIN_OPERATION_SET_VIEW_NAME = 15;
    public static final int KIN_OPERATION_SET_VIEW_FRAME = 16;
    public static final int KIN_OPERATION_SET_VIEW_TRANSFORM = 17;
    public static final int KIN_OPERATION_SET_VIEW_FLAG = 18;
    public static final int KIN_OPERATION_BRING_VIEW_TO_FRONT = 19;
    public static final int KIN_OPERATION_SET_VIEW_DELEGATE = 20;
    public static final int KIN_OPERATION_ADD_RECOGNIZER = 21;
    public static final int KIN_OPERATION_REMOVE_RECOGNIZER = 22;
    public static final int KIN_OPERATION_SET_RECOGNIZER_NAME = 23;
    public static final int KIN_OPERATION_SET_ENABLED = 24;
    public static final int KIN_OPERATION_ABORT = 25;
    public static final int KIN_OPERATION_PROPOSE = 26;
    public static final int KIN_OPERATION_SET_PROPERTY = 27;
    public static final int KIN_OPERATION_SET_COMMON_PROPERTY = 28;
    public static final int KIN_OPERATION_SET_VALUE = 29;
    public static final int KIN_OPERATION_SET_RECOGNIZER_DELEGATE = 30;
    public static final int KIN_OPERATION_RELATE = 31;
    public static final int KIN_OPERATION_UNRELATE = 32;
    public static final int KIN_OPERATION_ADD_ACTION = 33;
    public static final int KIN_OPERATION_REMOVE_ACTION = 34;
    public static final int KIN_OPERATION_ANSWER = 35;
    public static final int KIN_OPERATION_STEP_OUTCOME = 36;
    public static final int KIN_OPERATION_PREPARE_OUTCOME = 37;
    public static final int KIN_OPERATION_VALUE_OUTCOME = 38;
    public static final int KIN_OPERATION_CALLBACK = 39;
    public static final int KIN_OPERATION_CALLBACK_END = 40;
    public static final int KIN_OPERATION_PLACE_VIEW = 41;
    public static final int KIN_OPERATION_SET_RECOGNIZER_VIEW = 42;
    public static final int KIN_OPERATION_SET_VIEW_PARENT = 43;
    public static final int KIN_OPERATION_SET_UNITS_PER_INCH = 44;
    public static final int KIN_QUESTION_SHOULD_BEGIN = 0;
    public static final int KIN_QUESTION_SHOULD_RECEIVE_TOUCH = 1;
    public static final int KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH = 2;
    public static final int KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF = 3;
    public static final int KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY = 4;
    public static final int KIN_QUESTION_GESTURE_SHOULD_BEGIN = 5;
    public static final int KIN_QUESTION_CONTAINS_POINT = 6;
    public static final int KIN_REPLAY_LIVE = 1;
    public static final int KIN_REPLAY_EXPLAIN = 2;
    public static final int KIN_PLUGIN_ALLOW_RELATIVE = 1;
    public static final int KIN_PLUGIN_REFUSE_WRITABLE = 2;

    /** Where the fields of kin_point lie, and its size. */
    public static final class PointAt {
        public static final int SIZEOF = 16;
        public static final int X = 0;
        public static final int Y = 8;
    }

    /** Where the fields of kin_rect lie, and its size. */
    public static final class RectAt {
        public static final int SIZEOF = 32;
        public static final int X = 0;
        public static final int Y = 8;
        public static final int WIDTH = 16;
        public static final int HEIGHT = 24;
    }

    /** Where the fields of kin_transform lie, and its size. */
    public static final class TransformAt {
        public static final int SIZEOF = 48;
        public static final int A = 0;
        public static final int B = 8;
        public static final int C = 16;
        public static final int D = 24;
        public static final int TX = 32;
        public static final int TY = 40;
    }

    /** Where the fields of kin_touch_sample lie, and its size. */
    public static final class TouchSampleAt {
        public static final int SIZEOF = 104;
        public static final int TOUCH = 0;
        public static final int TIME_NS = 8;
        public static final int X = 16;
        public static final int Y = 24;
        public static final int VIEW = 32;
        public static final int PHASE = 40;
        public static final int TYPE = 44;
        public static final int FORCE = 48;
        public static final int MAJOR_RADIUS = 56;
        public static final int ALTITUDE = 64;
        public static final int AZIMUTH = 72;
        public static final int BUTTONS = 80;
        public static final int MODIFIERS = 84;
        public static final int CAUSE = 88;
        public static final int HAND = 92;
    }

    /** Where the fields of kin_tap_values lie, and its size. */
    public static final class TapValuesAt {
        public static final int SIZEOF = 8;
        public static final int TAP_COUNT = 0;
    }

    /** Where the fields of kin_long_press_values lie, and its size. */
    public static final class LongPressValuesAt {
        public static final int SIZEOF = 8;
        public static final int DURATION = 0;
    }

    /** Where the fields of kin_pan_values lie, and its size. */
    public static final class PanValuesAt {
        public static final int SIZEOF = 40;
        public static final int TRANSLATION_X = 0;
        public static final int TRANSLATION_Y = 8;
        public static final int VELOCITY_X = 16;
        public static final int VELOCITY_Y = 24;
        public static final int CERTAINTY = 32;
    }

    /** Where the fields of kin_swipe_values lie, and its size. */
    public static final class SwipeValuesAt {
        public static final int SIZEOF = 8;
        public static final int DIRECTION = 0;
    }

    /** Where the fields of kin_pinch_values lie, and its size. */
    public static final class PinchValuesAt {
        public static final int SIZEOF = 56;
        public static final int SCALE = 0;
        public static final int VELOCITY = 8;
        public static final int FOCUS_X = 16;
        public static final int FOCUS_Y = 24;
        public static final int SPAN_BEFORE = 32;
        public static final int SPAN = 40;
        public static final int CERTAINTY = 48;
    }

    /** Where the fields of kin_rotation_values lie, and its size. */
    public static final class RotationValuesAt {
        public static final int SIZEOF = 40;
        public static final int ROTATION = 0;
        public static final int VELOCITY = 8;
        public static final int FOCUS_X = 16;
        public static final int FOCUS_Y = 24;
        public static final int CERTAINTY = 32;
    }

    /** Where the fields of kin_screen_edge_pan_values lie, and its size. */
    public static final class ScreenEdgePanValuesAt {
        public static final int SIZEOF = 32;
        public static final int TRANSLATION_X = 0;
        public static final int TRANSLATION_Y = 8;
        public static final int VELOCITY_X = 16;
        public static final int VELOCITY_Y = 24;
    }

    /** Where the fields of kin_transform_values lie, and its size. */
    public static final class TransformValuesAt {
        public static final int SIZEOF = 64;
        public static final int A = 0;
        public static final int B = 8;
        public static final int TX = 16;
        public static final int TY = 24;
        public static final int VELOCITY_X = 32;
        public static final int VELOCITY_Y = 40;
        public static final int SCALE_VELOCITY = 48;
        public static final int ROTATION_VELOCITY = 56;
    }

    /** Where the fields of kin_serial_tap_values lie, and its size. */
    public static final class SerialTapValuesAt {
        public static final int SIZEOF = 8;
        public static final int TAP_COUNT = 0;
    }

    /** Where the fields of kin_tap_drag_values lie, and its size. */
    public static final class TapDragValuesAt {
        public static final int SIZEOF = 56;
        public static final int TRANSLATION_X = 0;
        public static final int TRANSLATION_Y = 8;
        public static final int VELOCITY_X = 16;
        public static final int VELOCITY_Y = 24;
        public static final int DISTANCE = 32;
        public static final int SCALE = 40;
        public static final int ROTATION = 48;
    }

    /** Where the fields of kin_multi_drag_values lie, and its size. */
    public static final class MultiDragValuesAt {
        public static final int SIZEOF = 32;
        public static final int TRANSLATION_X = 0;
        public static final int TRANSLATION_Y = 8;
        public static final int VELOCITY_X = 16;
        public static final int VELOCITY_Y = 24;
    }

    /** Where the fields of kin_multi_tap_values lie, and its size. */
    public static final class MultiTapValuesAt {
        public static final int SIZEOF = 8;
        public static final int TAP_COUNT = 0;
    }

    /** Where the fields of kin_dwell_values lie, and its size. */
    public static final class DwellValuesAt {
        public static final int SIZEOF = 16;
        public static final int PROGRESS = 0;
        public static final int DWELL_COUNT = 8;
    }

    /** Where the fields of kin_event lie, and its size. */
    public static final class EventAt {
        public static final int SIZEOF = 192;
        public static final int SEQUENCE = 0;
        public static final int TIME_NS = 8;
        public static final int TOUCH_TIME_NS = 16;
        public static final int TYPE = 24;
        public static final int STATE = 28;
        public static final int RECOGNIZER = 32;
        public static final int VIEW = 40;
        public static final int TOUCH = 48;
        public static final int CONTACT = 56;
        public static final int PHASE = 64;
        public static final int REASON = 68;
        public static final int OTHER = 72;
        public static final int X = 80;
        public static final int Y = 88;
        public static final int TOUCH_COUNT = 96;
        public static final int VALUE_COUNT = 98;
        public static final int MERGED = 100;
        public static final int DETAIL = 104;
        public static final int FROM = 108;
        public static final int VALUES = 112;
        public static final int TAP = 112;
        public static final int LONG_PRESS = 112;
        public static final int PAN = 112;
        public static final int SWIPE = 112;
        public static final int PINCH = 112;
        public static final int ROTATION = 112;
        public static final int SCREEN_EDGE_PAN = 112;
        public static final int TRANSFORM = 112;
        public static final int SERIAL_TAP = 112;
        public static final int TAP_DRAG = 112;
        public static final int MULTI_DRAG = 112;
        public static final int MULTI_TAP = 112;
        public static final int DWELL = 112;
        public static final int USER_DATA = 176;
    }

    /** Where the fields of kin_allocator lie, and its size. */
    public static final class AllocatorAt {
        public static final int SIZEOF = 32;
        public static final int STRUCT_SIZE = 0;
        public static final int ALLOCATE = 8;
        public static final int FREE = 16;
        public static final int USER_DATA = 24;
    }

    /** Where the fields of kin_usage lie, and its size. */
    public static final class UsageAt {
        public static final int SIZEOF = 12;
        public static final int NOW = 0;
        public static final int MOST = 4;
        public static final int CAPACITY = 8;
    }

    /** Where the fields of kin_engine_usage lie, and its size. */
    public static final class EngineUsageAt {
        public static final int SIZEOF = 80;
        public static final int STRUCT_SIZE = 0;
        public static final int TOUCHES = 4;
        public static final int VIEWS = 16;
        public static final int RECOGNIZERS = 28;
        public static final int ACTIONS = 40;
        public static final int EVENTS = 52;
        public static final int BYTES = 64;
        public static final int MOST_BYTES = 72;
    }

    /** Where the fields of kin_engine_options lie, and its size. */
    public static final class EngineOptionsAt {
        public static final int SIZEOF = 40;
        public static final int STRUCT_SIZE = 0;
        public static final int TOUCH_CAPACITY = 4;
        public static final int EVENT_CAPACITY = 8;
        public static final int TIE_BREAK = 12;
        public static final int UNITS_PER_INCH = 16;
        public static final int ALLOCATOR = 24;
        public static final int RECOGNIZER_CAPACITY = 32;
    }

    /** Where the fields of kin_contact lie, and its size. */
    public static final class ContactAt {
        public static final int SIZEOF = 96;
        public static final int TOUCH = 0;
        public static final int CONTACT = 8;
        public static final int VIEW = 16;
        public static final int TIME_NS = 24;
        public static final int START_TIME_NS = 32;
        public static final int X = 40;
        public static final int Y = 48;
        public static final int START_X = 56;
        public static final int START_Y = 64;
        public static final int TYPE = 72;
        public static final int TAP_COUNT = 76;
        public static final int HAND = 80;
    }

    /** Where the fields of kin_scroll_sample lie, and its size. */
    public static final class ScrollSampleAt {
        public static final int SIZEOF = 88;
        public static final int SOURCE = 0;
        public static final int TIME_NS = 8;
        public static final int X = 16;
        public static final int Y = 24;
        public static final int VIEW = 32;
        public static final int PHASE = 40;
        public static final int TYPE = 44;
        public static final int DX = 48;
        public static final int DY = 56;
        public static final int MAGNIFICATION = 64;
        public static final int ROTATION = 72;
        public static final int MODIFIERS = 80;
    }

    /** Where the fields of kin_contact_filter lie, and its size. */
    public static final class ContactFilterAt {
        public static final int SIZEOF = 32;
        public static final int STRUCT_SIZE = 0;
        public static final int DROPOUT_INTERVAL = 8;
        public static final int DROPOUT_DISTANCE = 16;
        public static final int JUMP_DISTANCE = 24;
    }

    /** Where the fields of kin_hand_grouping lie, and its size. */
    public static final class HandGroupingAt {
        public static final int SIZEOF = 64;
        public static final int STRUCT_SIZE = 0;
        public static final int TOGETHER_INTERVAL = 8;
        public static final int SPAN = 16;
        public static final int LATE_REACH = 24;
        public static final int PALM = 32;
        public static final int PALM_SPAN = 40;
        public static final int LATE_PALM_SPAN = 48;
        public static final int TURN = 56;
    }

    /** Where the fields of kin_palm_filter lie, and its size. */
    public static final class PalmFilterAt {
        public static final int SIZEOF = 64;
        public static final int STRUCT_SIZE = 0;
        public static final int PEN_OVER_TOUCH = 4;
        public static final int PALM_RADIUS = 8;
        public static final int EDGE_MARGIN = 16;
        public static final int EDGE_DISTANCE = 24;
        public static final int EDGE_INTERVAL = 32;
        public static final int PEN_CANCEL_INTERVAL = 40;
        public static final int PEN_HOLD_INTERVAL = 48;
        public static final int HOLD_LIFETIME = 56;
    }

    /** Where the fields of kin_accommodations lie, and its size. */
    public static final class AccommodationsAt {
        public static final int SIZEOF = 32;
        public static final int STRUCT_SIZE = 0;
        public static final int LOCATION = 4;
        public static final int MINIMUM_CONTACT_TIME = 8;
        public static final int REPEAT_INTERVAL = 16;
        public static final int REPEAT_DISTANCE = 24;
    }

    /** Where the fields of kin_view_options lie, and its size. */
    public static final class ViewOptionsAt {
        public static final int SIZEOF = 88;
        public static final int STRUCT_SIZE = 0;
        public static final int FLAGS = 4;
        public static final int FRAME = 8;
        public static final int TRANSFORM = 40;
    }

    /** Where the fields of kin_view_delegate lie, and its size. */
    public static final class ViewDelegateAt {
        public static final int SIZEOF = 32;
        public static final int STRUCT_SIZE = 0;
        public static final int USER_DATA = 8;
        public static final int CONTAINS_POINT = 16;
        public static final int GESTURE_SHOULD_BEGIN = 24;
    }

    /** Where the fields of kin_recognizer_delegate lie, and its size. */
    public static final class RecognizerDelegateAt {
        public static final int SIZEOF = 56;
        public static final int STRUCT_SIZE = 0;
        public static final int USER_DATA = 8;
        public static final int SHOULD_BEGIN = 16;
        public static final int SHOULD_RECEIVE_TOUCH = 24;
        public static final int SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH = 32;
        public static final int SHOULD_REQUIRE_FAILURE_OF = 40;
        public static final int SHOULD_BE_REQUIRED_TO_FAIL_BY = 48;
    }

    /** Where the fields of kin_touch_point lie, and its size. */
    public static final class TouchPointAt {
        public static final int SIZEOF = 24;
        public static final int TIME_NS = 0;
        public static final int X = 8;
        public static final int Y = 16;
    }

    /** Where the fields of kin_touch lie, and its size. */
    public static final class TouchAt {
        public static final int SIZEOF = 192;
        public static final int ID = 0;
        public static final int CONTACT = 8;
        public static final int VIEW = 16;
        public static final int CHANGES = 24;
        public static final int TYPE = 28;
        public static final int X = 32;
        public static final int Y = 40;
        public static final int PREVIOUS_X = 48;
        public static final int PREVIOUS_Y = 56;
        public static final int START_X = 64;
        public static final int START_Y = 72;
        public static final int TIME_NS = 80;
        public static final int PREVIOUS_TIME_NS = 88;
        public static final int START_TIME_NS = 96;
        public static final int FORCE = 104;
        public static final int MAJOR_RADIUS = 112;
        public static final int ALTITUDE = 120;
        public static final int AZIMUTH = 128;
        public static final int BUTTONS = 136;
        public static final int MODIFIERS = 140;
        public static final int TAP_COUNT = 144;
        public static final int HISTORY_COUNT = 148;
        public static final int HISTORY = 152;
        public static final int HAND = 160;
    }

    /** Where the fields of kin_scroll lie, and its size. */
    public static final class ScrollAt {
        public static final int SIZEOF = 48;
        public static final int X = 0;
        public static final int Y = 8;
        public static final int DX = 16;
        public static final int DY = 24;
        public static final int MAGNIFICATION = 32;
        public static final int ROTATION = 40;
    }

    /** Where the fields of kin_step lie, and its size. */
    public static final class StepAt {
        public static final int SIZEOF = 88;
        public static final int STRUCT_SIZE = 0;
        public static final int STATE = 4;
        public static final int TIME_NS = 8;
        public static final int SCALE = 16;
        public static final int TOUCHES = 24;
        public static final int TOUCH_COUNT = 32;
        public static final int DOWN_COUNT = 36;
        public static final int CHANGES = 40;
        public static final int FLAGS = 44;
        public static final int BOUNDS = 48;
        public static final int SCROLL = 80;
    }

    /** Where the fields of kin_report lie, and its size. */
    public static final class ReportAt {
        public static final int SIZEOF = 96;
        public static final int TOUCH = 0;
        public static final int STATE = 4;
        public static final int FLAGS = 8;
        public static final int X = 16;
        public static final int Y = 24;
        public static final int VALUES = 32;
    }

    /** Where the fields of kin_request lie, and its size. */
    public static final class RequestAt {
        public static final int SIZEOF = 136;
        public static final int STRUCT_SIZE = 0;
        public static final int FLAGS = 4;
        public static final int DEADLINE_NS = 8;
        public static final int IGNORE = 16;
        public static final int X = 32;
        public static final int Y = 40;
        public static final int CROSSING = 48;
        public static final int REASON = 56;
        public static final int REPORT_COUNT = 60;
        public static final int REPORTS = 64;
        public static final int VALUES = 72;
    }

    /** Where the fields of kin_property lie, and its size. */
    public static final class PropertyAt {
        public static final int SIZEOF = 64;
        public static final int NAME = 0;
        public static final int SUMMARY = 8;
        public static final int UNIT = 16;
        public static final int ORIGIN = 24;
        public static final int INITIAL = 32;
        public static final int MINIMUM = 40;
        public static final int MAXIMUM = 48;
        public static final int KIND = 56;
        public static final int OFFSET = 60;
    }

    /** Where the fields of kin_value lie, and its size. */
    public static final class ValueAt {
        public static final int SIZEOF = 32;
        public static final int NAME = 0;
        public static final int SUMMARY = 8;
        public static final int UNIT = 16;
        public static final int INITIAL = 24;
    }

    /** Where the fields of kin_peer lie, and its size. */
    public static final class PeerAt {
        public static final int SIZEOF = 32;
        public static final int STRUCT_SIZE = 0;
        public static final int PROPERTY_COUNT = 4;
        public static final int CLASS_NAME = 8;
        public static final int PROPERTIES = 16;
        public static final int STATE = 24;
    }

    /** Where the fields of kin_recognizer_class lie, and its size. */
    public static final class RecognizerClassAt {
        public static final int SIZEOF = 152;
        public static final int STRUCT_SIZE = 0;
        public static final int ABI_LEVEL = 4;
        public static final int NAME = 8;
        public static final int SUMMARY = 16;
        public static final int VERSION = 24;
        public static final int FLAGS = 32;
        public static final int STATE_SIZE = 36;
        public static final int STATE_ALIGNMENT = 40;
        public static final int PROPERTY_COUNT = 44;
        public static final int PROPERTIES = 48;
        public static final int VALUES = 56;
        public static final int VALUE_COUNT = 64;
        public static final int DETAIL_COUNT = 68;
        public static final int DETAILS = 72;
        public static final int PREPARE = 80;
        public static final int STEP = 88;
        public static final int SET_VALUE = 96;
        public static final int CAN_PREVENT = 104;
        public static final int CAN_BE_PREVENTED_BY = 112;
        public static final int SHOULD_REQUIRE_FAILURE_OF = 120;
        public static final int SHOULD_BE_REQUIRED_TO_FAIL_BY = 128;
        public static final int LAYOUT = 136;
        public static final int CONTINUES_WITH = 144;
    }

    /** Where the fields of kin_struct_sizes lie, and its size. */
    public static final class StructSizesAt {
        public static final int SIZEOF = 40;
        public static final int RECOGNIZER_CLASS = 0;
        public static final int PROPERTY = 4;
        public static final int VALUE = 8;
        public static final int STEP = 12;
        public static final int REQUEST = 16;
        public static final int PEER = 20;
        public static final int TOUCH = 24;
        public static final int TOUCH_POINT = 28;
        public static final int SCROLL = 32;
        public static final int REPORT = 36;
    }

    /** Where the fields of kin_host lie, and its size. */
    public static final class HostAt {
        public static final int SIZEOF = 72;
        public static final int STRUCT_SIZE = 0;
        public static final int ABI_LEVEL = 4;
        public static final int VERSION = 8;
        public static final int SIZES = 16;
        public static final int ABI_MINOR = 56;
        public static final int FIND_EXTENSION = 64;
    }

    /** Where the fields of kin_plugin lie, and its size. */
    public static final class PluginAt {
        public static final int SIZEOF = 104;
        public static final int STRUCT_SIZE = 0;
        public static final int ABI_LEVEL = 4;
        public static final int NAME = 8;
        public static final int SUMMARY = 16;
        public static final int VERSION = 24;
        public static final int CLASSES = 32;
        public static final int CLASS_COUNT = 40;
        public static final int ABI_MINOR = 44;
        public static final int SIZES = 48;
        public static final int NEEDED_MINOR = 88;
        public static final int NEED_COUNT = 92;
        public static final int NEEDS = 96;
    }

    /** Where the fields of kin_touch_estimate lie, and its size. */
    public static final class TouchEstimateAt {
        public static final int SIZEOF = 32;
        public static final int TIME_NS = 0;
        public static final int X = 8;
        public static final int Y = 16;
        public static final int KIND = 24;
    }

    /** Where the fields of kin_smoothing lie, and its size. */
    public static final class SmoothingAt {
        public static final int SIZEOF = 32;
        public static final int STRUCT_SIZE = 0;
        public static final int MINIMUM_CUTOFF = 8;
        public static final int BETA = 16;
        public static final int SPEED_CUTOFF = 24;
    }

    /** Where the fields of kin_velocity_options lie, and its size. */
    public static final class VelocityOptionsAt {
        public static final int SIZEOF = 72;
        public static final int STRUCT_SIZE = 0;
        public static final int STRATEGY = 4;
        public static final int WINDOW_NS = 8;
        public static final int MOVE_GAP_NS = 16;
        public static final int LIFT_GAP_NS = 24;
        public static final int MAXIMUM_POINTS = 32;
        public static final int REFUSES_REVERSAL = 36;
        public static final int LIMIT = 40;
        public static final int SPACING_NS = 48;
        public static final int UNITS_PER_INCH = 56;
        public static final int GUARDS_LIFT = 64;
    }

    /** Where the fields of kin_fling lie, and its size. */
    public static final class FlingAt {
        public static final int SIZEOF = 64;
        public static final int POSITION = 0;
        public static final int VELOCITY = 8;
        public static final int RATE = 16;
        public static final int TURN = 24;
        public static final int TARGET = 32;
        public static final int FREQUENCY = 40;
        public static final int DAMPING = 48;
        public static final int TOLERANCE = 56;
    }

    /** Where the fields of kin_operation_info lie, and its size. */
    public static final class OperationInfoAt {
        public static final int SIZEOF = 32;
        public static final int OPERATION = 0;
        public static final int CODE = 4;
        public static final int NAME = 8;
        public static final int FIELDS = 16;
        public static final int SUMMARY = 24;
    }

    /** Where the fields of kin_trace_info lie, and its size. */
    public static final class TraceInfoAt {
        public static final int SIZEOF = 144;
        public static final int STRUCT_SIZE = 0;
        public static final int VERSION = 4;
        public static final int CHECK_INTERVAL = 8;
        public static final int IS_COMPLETE = 12;
        public static final int BEGIN_NS = 16;
        public static final int SIZE = 24;
        public static final int DAMAGE_OFFSET = 32;
        public static final int OPTIONS = 104;
    }

    /** Where the fields of kin_trace_call lie, and its size. */
    public static final class TraceCallAt {
        public static final int SIZEOF = 88;
        public static final int OPERATION = 0;
        public static final int COUNT = 4;
        public static final int INDEX = 8;
        public static final int OFFSET = 16;
        public static final int TIME_NS = 24;
        public static final int TARGET = 32;
        public static final int OTHER = 40;
        public static final int NUMBER = 48;
        public static final int VALUE = 56;
        public static final int SAMPLES = 64;
        public static final int SCROLLS = 72;
        public static final int TEXT = 80;
    }

    /** Where the fields of kin_trace_answer lie, and its size. */
    public static final class TraceAnswerAt {
        public static final int SIZEOF = 32;
        public static final int QUESTION = 0;
        public static final int IS_YES = 4;
        public static final int TIME_NS = 8;
        public static final int TARGET = 16;
        public static final int OTHER = 24;
    }

    /** Where the fields of kin_replay_options lie, and its size. */
    public static final class ReplayOptionsAt {
        public static final int SIZEOF = 56;
        public static final int STRUCT_SIZE = 0;
        public static final int FLAGS = 4;
        public static final int UNTIL_NS = 8;
        public static final int USER_DATA = 16;
        public static final int ON_EVENT = 24;
        public static final int ON_CALL = 32;
        public static final int ON_STEP = 40;
        public static final int ON_ANSWER = 48;
    }

    /** Where the fields of kin_replay_report lie, and its size. */
    public static final class ReplayReportAt {
        public static final int SIZEOF = 64;
        public static final int STRUCT_SIZE = 0;
        public static final int IS_COMPLETE = 4;
        public static final int CALLS = 8;
        public static final int STEPS = 16;
        public static final int EVENTS = 24;
        public static final int CHECKS = 32;
        public static final int OFFSET = 40;
        public static final int FAILED_STEP = 48;
        public static final int END_NS = 56;
    }

    /** Where the fields of kin_plugin_info lie, and its size. */
    public static final class PluginInfoAt {
        public static final int SIZEOF = 48;
        public static final int STRUCT_SIZE = 0;
        public static final int FIRST_CLASS = 4;
        public static final int CLASS_COUNT = 8;
        public static final int PATH = 16;
        public static final int NAME = 24;
        public static final int SUMMARY = 32;
        public static final int VERSION = 40;
    }

    /** Where the fields of kin_math_extension lie, and its size. */
    public static final class MathExtensionAt {
        public static final int SIZEOF = 40;
        public static final int STRUCT_SIZE = 0;
        public static final int EXPONENTIAL = 8;
        public static final int LOGARITHM = 16;
        public static final int COSINE_AND_SINE = 24;
        public static final int ARC_TANGENT = 32;
    }

    /** Where the fields of kin_velocity_extension lie, and its size. */
    public static final class VelocityExtensionAt {
        public static final int SIZEOF = 24;
        public static final int STRUCT_SIZE = 0;
        public static final int ESTIMATE = 8;
        public static final int OPTIONS_INIT = 16;
    }

    /** Where the fields of kin_typed_actions_extension lie, and its size. */
    public static final class TypedActionsExtensionAt {
        public static final int SIZEOF = 16;
        public static final int STRUCT_SIZE = 0;
        public static final int BIND = 8;
    }

    /** Where the fields of kin_plugins_extension lie, and its size. */
    public static final class PluginsExtensionAt {
        public static final int SIZEOF = 48;
        public static final int STRUCT_SIZE = 0;
        public static final int SET_POLICY = 8;
        public static final int LOAD = 16;
        public static final int SEARCH_PATH_ADD = 24;
        public static final int GET_INFO = 32;
        public static final int LIST = 40;
    }

    /**
     * The name of a result code, "KIN_ERROR_STALE"; "KIN_ERROR_?" for a number that is none. Static text. [any-thread]
     * Since level 1.
     */
    public static long kin_result_name(int result) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_result_name", "J(I)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(result);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * One sentence about this thread's latest failure of a call that had no engine to keep it: of kin_engine_create,
     * kin_trace_inspect, kin_velocity_estimate, kin_fling_... and whatever else takes none, and of each call that was
     * given a null engine; "" before the first. Static text. [any-thread] Since level 1.
     */
    public static long kin_last_error() {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_last_error", "J()");
        }
        try {
            return (long) Its.HANDLE.invokeExact();
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** The library's own version as text, "1.0.0". Static text. [any-thread] Since level 1. */
    public static long kin_version() {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_version", "J()");
        }
        try {
            return (long) Its.HANDLE.invokeExact();
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The level of the binary interface that the library was built with: KIN_ABI_LEVEL of its headers. [any-thread]
     * Since level 1.
     */
    public static int kin_abi_level() {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_abi_level", "I()");
        }
        try {
            return (int) Its.HANDLE.invokeExact();
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** The minor number of that level: KIN_ABI_MINOR of its headers. [any-thread] Since level 1. */
    public static int kin_abi_minor() {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_abi_minor", "I()");
        }
        try {
            return (int) Its.HANDLE.invokeExact();
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Fills in `struct_size` and the defaults of a struct: what every kin_..._init calls, and what a language that
     * cannot use the functions of headers calls. `struct_name` is "kin_engine_options" or another, `struct_size` its
     * sizeof as the caller was compiled; where that is larger than the library's, the rest becomes zero.
     * KIN_ERROR_NULL; KIN_ERROR_UNKNOWN: no struct of that name has an _init; KIN_ERROR_SIZE: no level has one of so
     * many bytes. Then nothing is written. [any-thread] Since level 1.
     */
    public static int kin_struct_init(long structName, long outStruct, int structSize) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_struct_init", "I(JJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(structName, outStruct, structSize);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The word for a state: its constant without the prefix, in lower case, "began"; "?" for a number that is no
     * state. The other kin_..._name functions do the same for theirs. These are words to print; behaviour cases and
     * the sentences of the engine use them too. Static text. [any-thread] Since level 1.
     */
    public static long kin_state_name(int state) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_state_name", "J(I)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(state);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The word for a phase, as kin_state_name: "moved"; "?" for a number that is none. Static text. [any-thread] Since
     * level 1.
     */
    public static long kin_phase_name(int phase) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_phase_name", "J(I)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(phase);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The word for a type of touches, as kin_state_name: "pencil"; "?" for a number that is none. Static text. [any-
     * thread] Since level 1.
     */
    public static long kin_touch_type_name(int type) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_touch_type_name", "J(I)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(type);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The word for a cause, as kin_state_name: "palm_size"; "?" for a number that is none. Static text. [any-thread]
     * Since level 1.
     */
    public static long kin_touch_cause_name(int cause) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_touch_cause_name", "J(I)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(cause);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The word for a type of records, as kin_state_name: "view_touch"; "?" for a number that is none. Static text.
     * [any-thread] Since level 1.
     */
    public static long kin_event_type_name(int type) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_event_type_name", "J(I)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(type);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The word for a reason, as kin_state_name: "waiting_for"; "?" for a number that is none. kin_event_describe has
     * the whole sentence. Static text. [any-thread] Since level 1.
     */
    public static long kin_reason_name(int reason) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_reason_name", "J(I)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(reason);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * How full the tables are, and how many bytes the engine has. KIN_ERROR_NULL, KIN_ERROR_SIZE. [engine-thread]
     * Since level 1.
     */
    public static int kin_engine_get_usage(long engine, long outUsage) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_usage", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outUsage);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Makes an engine; `options` may be null: the defaults. The engine belongs to the caller until kin_engine_destroy.
     * KIN_ERROR_NULL (also an allocator without a function), KIN_ERROR_SIZE, KIN_ERROR_RANGE, KIN_ERROR_MEMORY. [any-
     * thread] Since level 1.
     */
    public static int kin_engine_create(long options, long outEngine) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_create", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(options, outEngine);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Makes a new engine in the state that `engine` has now, in the middle of a gesture too: to try what would come of
     * some samples (docs/traces.md). It has the same options, allocator included, time, classes and plugins, views,
     * recognizers and relations with the same ids, contacts, timers, contact filter and ways of sampling, and explains
     * when `engine` does. It has the same state hash, and fed the same samples it sends the same records. Delegates
     * and user data of views and recognizers are the same: a delegate is asked with the copy as its engine. What
     * classes keep is copied byte by byte: where they keep pointers, both engines have what these point to. All that
     * must last as long as `engine` must last as long as the copy. It has no event callback, actions, log, trace or
     * flight recorder, no records that wait for a poll, and no thread has claimed it. `engine` is not changed, and a
     * trace of it says nothing of the copy. The copy belongs to the caller until kin_engine_destroy, and may outlive
     * `engine`. KIN_ERROR_NULL, KIN_ERROR_MEMORY, KIN_ERROR_REENTRANT. [engine-thread] Since level 1.
     */
    public static int kin_engine_copy(long engine, long outCopy) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_copy", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outCopy);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Frees an engine and all that it owns; null is ignored. From inside a callback it is carried out when the
     * outermost call returns. Where another thread is in a call of the engine, or has claimed it, nothing is freed and
     * the engine lives on. [engine-thread] Since level 1.
     */
    public static void kin_engine_destroy(long engine) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_destroy", "V(J)");
        }
        try {
            Its.HANDLE.invokeExact(engine);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Claims the engine for the calling thread, or gives it up (no thread has it at first). While it is claimed every
     * call from another thread gets KIN_ERROR_THREAD, between its owner's calls too: what a poll lends stays as it is,
     * and a call from a wrong thread is found at once, not only when it overlaps another. To claim it twice, or to
     * give up what is not claimed, is no error. Only its owner can give it up or destroy it; do so before that thread
     * ends. KIN_ERROR_NULL, KIN_ERROR_THREAD, KIN_ERROR_REENTRANT. [engine-thread] Since level 1.
     */
    public static int kin_engine_set_claimed(long engine, byte claimed) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_claimed", "I(JB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, claimed);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Feeds samples, in the order of their time. All or nothing: all samples are validated, then all are applied.
     * Samples of equal time are one step; timers that are due fire before the samples, each as a step at its own time.
     * KIN_ERROR_CAPACITY: more contacts than touch_capacity; or more records than there is room for, together with
     * those that wait for a poll, even after all that can be merged were merged (event.h): poll first. With an event
     * callback that happens only to a feed that is too large on its own. KIN_ERROR_MEMORY: what lands may bring more
     * into play than there is room for (docs/memory.md). KIN_ERROR_NULL, _INVALID, _STALE, _KIND, _TIME, _SEQUENCE,
     * _REENTRANT. [engine-thread] Since level 1.
     */
    public static int kin_engine_feed(long engine, long samples, int count) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_feed", "I(JJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, samples, count);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Lets time pass up to `now_ns` and fires the timers that are due, each at its own time. KIN_ERROR_NULL, _INVALID
     * for KIN_TIME_NEVER, _TIME, _CAPACITY, _REENTRANT. [engine-thread] Since level 1.
     */
    public static int kin_engine_advance(long engine, long nowNs) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_advance", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, nowNs);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * When the next timer is due, or KIN_TIME_NEVER: how long a host may sleep. KIN_ERROR_NULL. [engine-thread] Since
     * level 1.
     */
    public static int kin_engine_next_deadline(long engine, long outTimeNs) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_next_deadline", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outTimeNs);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Sets how many window units an inch has from now on, also in the middle of gestures: the window went to a screen
     * of another density. Thresholds and the contact filter's lengths scale with it; values in window units stay as
     * they are. KIN_ERROR_NULL, _RANGE. [engine-thread] Since level 1.
     */
    public static int kin_engine_set_units_per_inch(long engine, double unitsPerInch) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_units_per_inch", "I(JD)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, unitsPerInch);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back: at first that of the options. KIN_ERROR_NULL. [engine-thread] Since level 1. */
    public static int kin_engine_get_units_per_inch(long engine, long outUnitsPerInch) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_units_per_inch", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outUnitsPerInch);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The latest time that was fed or advanced to, 0 before the first. KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_engine_get_time(long engine, long outTimeNs) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_time", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outTimeNs);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Cancels every touch that is down, as the system does when a window loses its input. Errors as
     * kin_engine_advance. [engine-thread] Since level 1.
     */
    public static int kin_engine_cancel_touches(long engine, long nowNs) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_cancel_touches", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, nowNs);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Writes up to `capacity` of the contacts that are down, in the order of landing, and how many there are in all;
     * what hovers or scrolls is none. `out_contacts` may be null with capacity 0. KIN_ERROR_NULL. [engine-thread]
     * Since level 1.
     */
    public static int kin_engine_list_contacts(long engine, long outContacts, int capacity, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_list_contacts", "I(JJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outContacts, capacity, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Hands out the records that came since the last poll, oldest first. The memory belongs to the engine and is valid
     * until the next call that changes it. Where they were more than event_capacity, event.h says what became of them.
     * KIN_ERROR_NULL, KIN_ERROR_REENTRANT. [engine-thread] Since level 1.
     */
    public static int kin_engine_poll(long engine, long outEvents, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_poll", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outEvents, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * How many records the latest poll lacks: since the poll before, a callback or an action got them, and they were
     * dropped for want of room. 0 before the first poll, and always for a host that has neither. KIN_ERROR_NULL.
     * [engine-thread] Since level 1.
     */
    public static int kin_engine_get_lost_events(long engine, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_lost_events", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Calls `callback` with every record from now on, in order, inside the call that caused it, after arbitration;
     * null: no callback. Records that wait for a poll already still do. A host that also polls gets each record twice.
     * KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_engine_set_event_callback(long engine, long callback, long userData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_event_callback", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, callback, userData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Turns decision records on or off (off at first): one for each time that a recognizer leaves Possible or is kept
     * there. KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_engine_set_explain(long engine, byte explain) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_explain", "I(JB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, explain);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1. */
    public static int kin_engine_get_explain(long engine, long outExplain) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_explain", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outExplain);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Writes one English sentence about `event` into `buffer`, always ended by a zero byte, cut where `capacity` bytes
     * are too few; `out_needed` (may be null) gets the bytes of the whole sentence with its zero byte. A null buffer
     * with capacity 0 asks for the size. KIN_ERROR_NULL, KIN_ERROR_INVALID. [engine-thread] Since level 1.
     */
    public static int kin_event_describe(long engine, long event, long buffer, int capacity, long outNeeded) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_event_describe", "I(JJJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, event, buffer, capacity, outNeeded);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * One sentence about the latest failure of a call on this engine, "" before the first. It belongs to the engine
     * and stays as it is until the next failure; kin_last_error has that of a call that fails before there is an
     * engine. A null engine gives the sentence of KIN_ERROR_NULL; to the thread that was refused latest it gives that
     * of KIN_ERROR_THREAD, until another of its calls fails, and to any thread while another is in a call. [engine-
     * thread] Since level 1.
     */
    public static long kin_engine_last_error(long engine) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_last_error", "J(J)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(engine);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Where diagnostics go; null: nowhere. KIN_ERROR_NULL. [engine-thread] Since level 1. */
    public static int kin_engine_set_log(long engine, long callback, long userData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_log", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, callback, userData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Feeds scroll samples in the order of their time; all or nothing, as kin_engine_feed, with whose samples they
     * share one clock. KIN_ERROR_NULL, _INVALID, _STALE, _KIND, _TIME, _SEQUENCE (a source that begins twice, or goes
     * on without having begun), _CAPACITY, _REENTRANT, _MEMORY. [engine-thread] Since level 1.
     */
    public static int kin_engine_feed_scroll(long engine, long samples, int count) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_feed_scroll", "I(JJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, samples, count);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Filters what is fed from now on; null turns it off (the default). The filter is copied. Lifts that were withheld
     * are delivered now. A contact that came back under another id goes on under its first one until it lifts. While
     * it is on, a feed has at most 8 samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY;
     * kin_engine_next_deadline counts the lifts that are withheld, and the log (kin_engine_set_log, KIN_SEVERITY_INFO)
     * has a sentence on each contact that came back or was split. A replay plays what passed and needs no filter; the
     * hash of a state leaves the filter out. Turning it on allocates; feeding does not. KIN_ERROR_NULL, _SIZE,
     * _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT. [engine-thread] Since level 1.
     */
    public static int kin_engine_set_contact_filter(long engine, long filter) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_contact_filter", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, filter);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Whether samples that do not fit together are put right. An engine refuses them with KIN_ERROR_SEQUENCE, which
     * finds faults of a program; but drivers and toolkits do lose samples, and a program that feeds what they report
     * is to go on. A lenient engine takes samples so: - A contact lands while it is down: its lift was missed. It ends
     * at this time, where it was latest, and a new contact lands. - A contact moves, lifts or is cancelled without
     * being down, or leaves without hovering: nothing. It was cancelled meanwhile (kin_engine_cancel_touches), or left
     * out as it landed. - Something hovers that has not entered: it enters. Something enters that hovers: it moves. -
     * More contacts land than touch_capacity: they are left out until they have lifted. - A time lies before that of
     * the engine, or of the sample before: it counts as that. The log has a sentence (KIN_SEVERITY_INFO) on each lift
     * that was missed and each contact that was left out. What is wrong in itself is refused as before: numbers, views
     * that are not there, KIN_TIME_NEVER. A feed has at most 8 samples for each contact of touch_capacity, else it is
     * KIN_ERROR_CAPACITY. Turning it on allocates; feeding does not. A copy of the engine is lenient too. A lift that
     * is lost and whose number never lands again cannot be known: kin_engine_list_contacts has the contacts that are
     * down, and since when nothing came of each. KIN_ERROR_NULL, _MEMORY, _REENTRANT. [engine-thread] Since level 1.
     */
    public static int kin_engine_set_lenient(long engine, byte lenient) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_lenient", "I(JB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, lenient);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1. */
    public static int kin_engine_get_lenient(long engine, long outLenient) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_lenient", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outLenient);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Finds the hands of what lands from now on; null turns it off (the default). The struct is copied. What is down
     * already keeps the hand that it has. While it is on, a feed has at most 8 samples for each contact of
     * touch_capacity, else it is KIN_ERROR_CAPACITY. It works after a contact filter. A trace has the hands that were
     * found: a replay needs no grouping, and the hash of a state has the hands of its contacts, but not the grouping.
     * Turning it on allocates; feeding does not. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _REENTRANT.
     * [engine-thread] Since level 1.
     */
    public static int kin_engine_set_hands(long engine, long grouping) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_hands", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, grouping);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Looks for palms in what is fed from now on; null turns it off (the default). The filter is copied. Contacts that
     * are held back land now; those that were refused stay so until they lift. While it is on, a feed has at most 8
     * samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY; contacts that are held back or
     * refused count among those; kin_engine_next_deadline counts what is held back. A replay plays what passed and
     * needs no filter; the hash of a state leaves the filter out. Turning it on allocates; feeding does not.
     * KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT. [engine-thread] Since
     * level 1.
     */
    public static int kin_engine_set_palm_filter(long engine, long filter) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_palm_filter", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, filter);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * A host's own verdict: cancels a touch that is down, or held back, as a sample of KIN_PHASE_CANCELLED with this
     * cause would. Its id is free then: the host feeds no more of it. `cause`: KIN_CAUSE_..., but not KIN_CAUSE_NONE.
     * KIN_ERROR_NULL; KIN_ERROR_SEQUENCE: no such touch is down; _INVALID, _TIME, _CAPACITY (poll first), _REENTRANT.
     * Nothing has changed then. [engine-thread] Since level 1.
     */
    public static int kin_engine_reject_touch(long engine, long touch, long timeNs, int cause) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_reject_touch", "I(JJJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, touch, timeNs, cause);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Takes what a person has chosen, for what is fed from now on; null: nothing (the default). It is copied. Contacts
     * that are held back land now. What kin_engine_set_palm_filter says of feeds, deadlines, replays and memory holds
     * here too. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT. [engine-thread]
     * Since level 1.
     */
    public static int kin_engine_set_accommodations(long engine, long accommodations) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_accommodations", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, accommodations);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The view that fills the window; it lives as long as the engine. KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_engine_root_view(long engine, long outView) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_root_view", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outView);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Adds a view in front of its siblings. `parent` 0 is the root view; `options` null: defaults. KIN_ERROR_NULL,
     * _STALE, _KIND, _SIZE, _INVALID. [engine-thread] Since level 1.
     */
    public static int kin_view_add(long engine, long parent, long options, long outView) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_add", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, parent, options, outView);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Removes a view with all below it and all their recognizers: an active one sends Cancelled; the view gets
     * cancelled for the touches that it knew. In a callback they go after the step. When it returns, what their user
     * data points to may be freed: no record has it any more, and no delegate of theirs is asked. The root view stays:
     * KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_remove(long engine, long view) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_remove", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Moves or resizes a view. The root view's frame is what screen edges are measured from. KIN_ERROR_NULL, _STALE,
     * _KIND, _INVALID. [engine-thread] Since level 1.
     */
    public static int kin_view_set_frame(long engine, long view, Object frame) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_set_frame", "I(JJR4)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, frame);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
    public static int kin_view_get_frame(long engine, long view, long outFrame) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_get_frame", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outFrame);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Sets the map to the parent. One that cannot be inverted makes the view unhittable. Not for the root view:
     * KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_set_transform(long engine, long view, Object transform) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_set_transform", "I(JJR6)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, transform);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
    public static int kin_view_get_transform(long engine, long view, long outTransform) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_get_transform", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outTransform);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** The view above it; 0 for the root view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
    public static int kin_view_get_parent(long engine, long view, long outParent) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_get_parent", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outParent);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Moves a view, with all below it, to another parent (0: the root view), in front of the children there. Gestures
     * and touches that are under way go on, with the touches that landed on it. Touches that land from then on find it
     * in its new place. Its frame and transform stay as they are, now in the new parent's coordinates
     * (kin_view_convert_point). Not for the root view, nor to the view itself or one below it: KIN_ERROR_INVALID.
     * KIN_ERROR_NULL, _STALE, _KIND, _MEMORY. [engine-thread] Since level 1.
     */
    public static int kin_view_set_parent(long engine, long view, long parent) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_set_parent", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, parent);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Is `view` below `ancestor`, or that view itself? KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_is_descendant(long engine, long view, long ancestor, long outIsDescendant) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_is_descendant", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, ancestor, outIsDescendant);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Writes up to `capacity` ids of its children, the front one first, and how many there are in all. `out_ids` may
     * be null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_list_children(long engine, long view, long outIds, int capacity, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_list_children", "I(JJJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outIds, capacity, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The same for its recognizers, the one added last first: the order in which they are asked. KIN_ERROR_NULL,
     * _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_list_recognizers(long engine, long view, long outIds, int capacity, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_list_recognizers", "I(JJJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outIds, capacity, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Sets those flags of a view that are in `mask` as `flags` has them; the others stay: kin_view_set_flags(engine,
     * view, KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN) hides it, with 0 in place of the first it is shown again. Touches that
     * are down stay bound as they are. KIN_ERROR_NULL, _STALE, _KIND, _INVALID: a bit that is no flag. [engine-thread]
     * Since level 1.
     */
    public static int kin_view_set_flags(long engine, long view, int flags, int mask) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_set_flags", "I(JJII)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, flags, mask);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads them back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
    public static int kin_view_get_flags(long engine, long view, long outFlags) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_get_flags", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outFlags);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Brings a view in front of its siblings. Not for the root view. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-
     * thread] Since level 1.
     */
    public static int kin_view_bring_to_front(long engine, long view) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_bring_to_front", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Puts a view right in front of a sibling. Not for the root view, and both must have one parent:
     * KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_place_in_front_of(long engine, long view, long sibling) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_place_in_front_of", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, sibling);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Puts a view right behind a sibling. Errors as kin_view_place_in_front_of. [engine-thread] Since level 1. */
    public static int kin_view_place_behind(long engine, long view, long sibling) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_place_behind", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, sibling);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
     * KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1.
     */
    public static int kin_view_set_name(long engine, long view, long name) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_set_name", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, name);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
     * Since level 1.
     */
    public static int kin_view_get_name(long engine, long view, long outName) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_get_name", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outName);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * A pointer of the host's own for a view, null at first: its records of touches (KIN_EVENT_VIEW_TOUCH) have it
     * from the next one on; null takes it out of those that wait too. Never dereferenced: no part of the state or of a
     * trace. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_set_user_data(long engine, long view, long userData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_set_user_data", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, userData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
    public static int kin_view_get_user_data(long engine, long view, long outUserData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_get_user_data", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, outUserData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The view with this name: of several the first from the root down, where a view comes before its children, and
     * those as kin_view_list_children gives them. It looks at each view. None: KIN_ERROR_UNKNOWN. KIN_ERROR_NULL.
     * [engine-thread] Since level 1.
     */
    public static int kin_engine_find_view(long engine, long name, long outView) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_find_view", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, name, outView);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The view that a touch at this window point would hit; never 0. KIN_ERROR_NULL, _INVALID. [engine-thread] Since
     * level 1.
     */
    public static int kin_view_hit_test(long engine, double x, double y, long outView) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_hit_test", "I(JDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, x, y, outView);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Converts a point between the coordinates of two views; 0 is the window. A view whose transform cannot be
     * inverted is KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_view_convert_point(long engine, long from, long to, Object point, long outPoint) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_convert_point", "I(JJJR2J)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, from, to, point, outPoint);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since level 1. */
    public static int kin_view_set_delegate(long engine, long view, long delegate) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_view_set_delegate", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, delegate);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Adds a class to this engine. The table is copied, what it points to is not. Classes stay as long as the engine.
     * KIN_ERROR_NULL; KIN_ERROR_SIZE and _CLASS with a sentence on the fault; KIN_ERROR_EXISTS for a name that is
     * taken. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_class_register(long engine, long recognizerClass) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_class_register", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizerClass);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** How many classes this engine has. KIN_ERROR_NULL. [engine-thread] Since level 1. */
    public static int kin_engine_get_class_count(long engine, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_class_count", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Class number `index`, in the order of registering: name, summary, properties, values. It belongs to the engine
     * and lives as long. KIN_ERROR_NULL, KIN_ERROR_RANGE. [engine-thread] Since level 1.
     */
    public static int kin_engine_get_class(long engine, int index, long outClass) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_class", "I(JIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, index, outClass);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The properties that every recognizer has (recognizer.h), with their ranges; `offset` means nothing there.
     * Static. KIN_ERROR_NULL. [any-thread] Since level 1.
     */
    public static int kin_common_properties(long outProperties, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_common_properties", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(outProperties, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Attaches a new recognizer of the named class (KIN_TAP, KIN_PAN ... of classes.h) to a view; 0 is the root view.
     * KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN; _CLASS for a class that was switched off (plugin.h). [engine-thread]
     * Since level 1.
     */
    public static int kin_recognizer_add(long engine, long view, long className, long outRecognizer) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_add", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, view, className, outRecognizer);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Removes it, with its settings, actions, relations and delegate; an active one sends Cancelled first. In a
     * callback it goes after the step. When it returns, what its user data points to may be freed, as for
     * kin_view_remove. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_remove(long engine, long recognizer) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_remove", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Moves it to another view; 0 is the root view. An active one sends Cancelled, one in Possible fails without an
     * action, and it is ready at once: it takes the touches that land from then on, none that is down. Its settings,
     * actions, relations and delegate stay. It is then the one added last on that view. KIN_ERROR_NULL, _STALE, _KIND,
     * _MEMORY. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_set_view(long engine, long recognizer, long view) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_view", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, view);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The same as the property "enabled". Disabled while active: Cancelled; while Possible: fails without an action.
     * Enabled again it takes new touches only. KIN_ERROR_NULL, _STALE, _KIND; _CLASS when its class was switched off
     * (plugin.h). [engine-thread] Since level 1.
     */
    public static int kin_recognizer_set_enabled(long engine, long recognizer, byte enabled) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_enabled", "I(JJB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, enabled);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Ends the present attempt as disabling and enabling would. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since
     * level 1.
     */
    public static int kin_recognizer_abort(long engine, long recognizer) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_abort", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * For a recognizer of a class that leaves its states to the host (`manual`): proposes one, as a class's step
     * would. KIN_ERROR_NULL, _STALE, _KIND, _UNSUPPORTED for other classes, _STATE for what cannot follow. [engine-
     * thread] Since level 1.
     */
    public static int kin_recognizer_propose(long engine, long recognizer, int state) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_propose", "I(JJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, state);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
     * KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_set_name(long engine, long recognizer, long name) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_name", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, name);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
     * Since level 1.
     */
    public static int kin_recognizer_get_name(long engine, long recognizer, long outName) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_name", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, outName);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * A pointer of the host's own for a recognizer, null at first: its records of gestures and decisions have it from
     * the next one on; null takes it out of those that wait too. Never dereferenced: no part of the state or of a
     * trace. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_set_user_data(long engine, long recognizer, long userData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_user_data", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, userData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
    public static int kin_recognizer_get_user_data(long engine, long recognizer, long outUserData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_user_data", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, outUserData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The recognizer with this name: of several the first, in the order of their views that kin_engine_find_view has,
     * on one view as kin_view_list_recognizers gives them. None: KIN_ERROR_UNKNOWN. KIN_ERROR_NULL. [engine-thread]
     * Since level 1.
     */
    public static int kin_engine_find_recognizer(long engine, long name, long outRecognizer) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_find_recognizer", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, name, outRecognizer);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Its view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1. */
    public static int kin_recognizer_get_view(long engine, long recognizer, long outView) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_view", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, outView);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The name of its class; as long-lived as the class. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_class(long engine, long recognizer, long outName) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_class", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, outName);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Its present state. In an action, the state of its record; a class with a stream for each touch (multi_drag,
     * multi_tap) has one state for all: active from the first stream to the last finger. KIN_ERROR_NULL, _STALE,
     * _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_state(long engine, long recognizer, long outState) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_state", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, outState);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * What it has earned while it waits for others to fail, KIN_STATE_POSSIBLE if nothing. KIN_ERROR_NULL, _STALE,
     * _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_pending_state(long engine, long recognizer, long outState) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_pending_state", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, outState);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Sets a property by name (classes.h), one of its class or a common one. Out of its range, or not whole where a
     * whole number is wanted: KIN_ERROR_RANGE, and the sentence names the range. KIN_ERROR_NULL, _STALE, _KIND,
     * _UNKNOWN, _INVALID; _CLASS as above. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_set_number(long engine, long recognizer, long property, double value) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_number", "I(JJJD)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, property, value);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Reads it back. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1. */
    public static int kin_recognizer_get_number(long engine, long recognizer, long property, long outValue) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_number", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, property, outValue);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Sets an output, "scale" back to 1, "translation.x" to 0: the gesture goes on from there and its velocity
     * restarts. A host that throws what it moves therefore leaves the translation as it is, and takes differences. A
     * value that is set while no attempt is under way has no effect on the next one, which starts from the class's
     * initial value. KIN_ERROR_UNSUPPORTED for one that cannot be set. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN,
     * _INVALID. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_set_value(long engine, long recognizer, long value, double to) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_value", "I(JJJD)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, value, to);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Reads an output by name. KIN_ERROR_UNSUPPORTED for a class with a stream for each touch: its records have the
     * values. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_value(long engine, long recognizer, long value, long outValue) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_value", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, value, outValue);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Where it is, in the coordinates of `view` (0: window). KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread]
     * Since level 1.
     */
    public static int kin_recognizer_get_location(long engine, long recognizer, long view, long outLocation) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_location", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, view, outLocation);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * How many touches it has: those that are down. In the action of its last record (Ended, Cancelled) those that
     * made it are still there, lifted or not: of a gesture that is made at once (a tap, a swipe) the fingers that were
     * down together last, so each finger of a two-finger tap, and of a double tap those of the second tap; of one that
     * had begun those that were down before the last lift. With a stream for each touch, a touch is there in its own
     * last action too. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_touch_count(long engine, long recognizer, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_touch_count", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Where its touch number `index` (of those that kin_recognizer_get_touch_count counts, in the order of landing)
     * is, or where it lifted, in the coordinates of `view` (0: window), which may be any view; KIN_ERROR_RANGE past
     * the last. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_touch_location(long engine, long recognizer, int index, long view, long outLocation) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_touch_location", "I(JJIJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, index, view, outLocation);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * All that is known of its touch number `index` (as for kin_recognizer_get_touch_location), as its class sees it:
     * force, buttons, radius, angles, tap count, where and when it landed; window units. `changes` is 0 outside of a
     * callback. `history` is null, and `history_count` is how many points kin_engine_get_touch_history has for its
     * `id`: none once it has lifted. KIN_ERROR_RANGE past the last. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
     * Since level 1.
     */
    public static int kin_recognizer_get_touch(long engine, long recognizer, int index, long outTouch) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_touch", "I(JJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, index, outTouch);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Its translation in the coordinates of `view` (0: window), scaled and turned as that view is at present, for
     * classes with the values "translation.x" and "translation.y", else, and for those with a stream for each touch,
     * KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_translation(long engine, long recognizer, long view, long outTranslation) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_translation", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, view, outTranslation);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Its velocity, units of `view` per second (0: window), for classes with the values "velocity.x" and "velocity.y",
     * else, and for those with a stream for each touch, KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE, _KIND,
     * _INVALID. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_get_velocity(long engine, long recognizer, long view, long outVelocity) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_get_velocity", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, view, outVelocity);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Calls `callback` with every gesture record of this recognizer, after the engine's own callback, in the order of
     * adding. One that is added by a callback gets records from the next one on. Records of others, which no callback
     * or action gets, still wait for a poll. It must return, as every kin_event_callback. KIN_ERROR_NULL, _STALE,
     * _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_add_action(long engine, long recognizer, long callback, long userData, long outAction) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_add_action", "I(JJJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, callback, userData, outAction);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Removes an action, at once. `action` is what kin_recognizer_add_action gave. KIN_ERROR_NULL, _STALE, _KIND,
     * _UNKNOWN. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_remove_action(long engine, long recognizer, long action) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_remove_action", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, action);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /** Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since level 1. */
    public static int kin_recognizer_set_delegate(long engine, long recognizer, long delegate) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_delegate", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, delegate);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * `waiting` cannot leave Possible before `required` has failed, or is out of play. Asking twice is no error. A
     * circle is KIN_ERROR_CYCLE, a recognizer with itself KIN_ERROR_CYCLE. KIN_ERROR_NULL, _STALE, _KIND. [engine-
     * thread] Since level 1.
     */
    public static int kin_recognizer_require_failure(long engine, long waiting, long required) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_require_failure", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, waiting, required);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Removes the requirement; KIN_ERROR_UNKNOWN if there is none. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
     * Since level 1.
     */
    public static int kin_recognizer_remove_failure_requirement(long engine, long waiting, long required) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_remove_failure_requirement", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, waiting, required);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * May both be recognized at once? Symmetric; default no. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer
     * with itself. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_allow_simultaneous(long engine, long a, long b, byte allowed) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_allow_simultaneous", "I(JJJB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, a, b, allowed);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * May `preventer`, when it is recognized, exclude `prevented`? What the host says replaces what their classes say;
     * one way. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_set_prevention(long engine, long preventer, long prevented, byte allowed) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_set_prevention", "I(JJJB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, preventer, prevented, allowed);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Must `other` be inactive for `recognizer` to be recognized? Then it cannot be recognized while `other` has
     * begun, and fails when `other` is recognized, wherever their views are and although both may run at once. Unlike
     * a failure requirement it never waits: while `other` is undecided it may be recognized. KIN_ERROR_NULL, _STALE,
     * _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_require_inactive(long engine, long recognizer, long other, byte required) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_require_inactive", "I(JJJB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, other, required);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * May `recognizer` take over from `other`? When `other` begins and would exclude it, it is not excluded yet: for
     * its `takeover_interval` (0.3 s) it goes on looking, and if it is recognized in that time, `other` is cancelled.
     * After that, and when `other` is over, it fails. What it had earned and waited with is excluded at once. One way;
     * default no. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_allow_takeover(long engine, long recognizer, long other, byte allowed) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_allow_takeover", "I(JJJB)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, other, allowed);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Writes up to `capacity` ids of the recognizers that `recognizer` has this relation to, in the order of setting,
     * and how many there are in all. `out_ids` may be null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
     * [engine-thread] Since level 1.
     */
    public static int kin_recognizer_list_relations(long engine, long recognizer, int relation, long outIds, int capacity, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_list_relations", "I(JJIJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, relation, outIds, capacity, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Each of `ids` waits for all that stand before it. All or nothing. Errors as kin_recognizer_require_failure.
     * [engine-thread] Since level 1.
     */
    public static int kin_compose_exclusive(long engine, long ids, int count) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_compose_exclusive", "I(JJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, ids, count);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Each pair of `ids` may be recognized at once. All or nothing. Errors as kin_recognizer_allow_simultaneous.
     * [engine-thread] Since level 1.
     */
    public static int kin_compose_simultaneous(long engine, long ids, int count) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_compose_simultaneous", "I(JJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, ids, count);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Makes `representative` and `ids` a group, or puts `ids` into the group that `representative` has. Towards all
     * other recognizers a group counts as one: each member has the relations of the representative in place of its
     * own, a recognizer that requires one member to fail waits for all of them, and delegates and classes are asked
     * about the representative. Among themselves its members have their own relations. `ids` may name the
     * representative, which alone is no group. All or nothing. KIN_ERROR_NULL, _STALE, _KIND; _INVALID: one of them is
     * in the group of another one; _CYCLE: the group would wait for itself. [engine-thread] Since level 1.
     */
    public static int kin_compose_group(long engine, long representative, long ids, int count) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_compose_group", "I(JJJI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, representative, ids, count);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Dissolves the group that `recognizer` is in: each member has its own relations again. Removing the
     * representative does the same. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN: it is in no group. [engine-thread] Since
     * level 1.
     */
    public static int kin_dissolve_group(long engine, long recognizer) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_dissolve_group", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Calls `function` with the arguments of `signature` for every gesture record of this recognizer whose state is
     * one of `states`, as an action: in one order with those of kin_recognizer_add_action, removed by
     * kin_recognizer_remove_action or with the recognizer. `states` is one or several, with | between: began, changed,
     * ended, cancelled, and recognized, which is the one record of an attempt with which it was recognized: began, or
     * an ended that no began came before. `user_data` may be null. Both texts are read once, and copied; a call
     * allocates nothing. That `function` has this signature is for the caller to know: it cannot be checked. It must
     * return, as every kin_event_callback. The sentence of a failure says at which column (from 1) of which text.
     * KIN_ERROR_INVALID for what is not written as above, or a type that cannot take what is to be passed; _UNKNOWN
     * for a state, type or name that does not exist; _RANGE for a constant that does not fit and for too many
     * arguments; KIN_ERROR_UNSUPPORTED in a library built without libffi, or where the system has none, which is
     * looked for in this call. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.
     */
    public static int kin_recognizer_bind(long engine, long recognizer, long states, long function, long signature, long userData, long outAction) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_recognizer_bind", "I(JJJJJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, recognizer, states, function, signature, userData, outAction);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Where touch `touch` (the host's id, down) is at `time_ns`. Nothing in the engine changes; any time may be asked,
     * in any order. Between two samples: on the line between them; of two less than 2 ms apart the one before is held.
     * After the latest: predicted, as kin_engine_set_prediction says. Before the oldest of the history that one is
     * held. A touch whose latest sample has the place of the one before rests there. KIN_ERROR_NULL; KIN_ERROR_STALE:
     * no such touch is down. [engine-thread] Since level 1.
     */
    public static int kin_engine_sample_touch(long engine, long touch, long timeNs, long outEstimate) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_sample_touch", "I(JJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, touch, timeNs, outEstimate);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Chooses how places are predicted from now on. Recognition, events and the history stay as they are.
     * KIN_ERROR_NULL; KIN_ERROR_INVALID: none of KIN_PREDICTION_...; nothing has changed. [engine-thread] Since level
     * 1.
     */
    public static int kin_engine_set_prediction(long engine, int prediction) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_prediction", "I(JI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, prediction);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The landing and the moves of a touch that is down, as they were fed, however many came between two frames:
     * oldest first, at most 40, at least the 20 latest, one for each time. Writes the latest `capacity` of them, and
     * how many there are in all; of a touch that is held back or was refused (palm.h) the latest only. `out_points`
     * may be null with capacity 0. KIN_ERROR_NULL, KIN_ERROR_STALE. [engine-thread] Since level 1.
     */
    public static int kin_engine_get_touch_history(long engine, long touch, long outPoints, int capacity, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_get_touch_history", "I(JJJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, touch, outPoints, capacity, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Smooths what kin_engine_sample_touch answers from now on, touches that are down included; null turns it off (the
     * default). Recognition, events and the history stay as they are. The speed is that of the point, so that a
     * movement is smoothed alike in every direction. Turning it on allocates; feeding does not. KIN_ERROR_NULL, _SIZE,
     * _INVALID, _RANGE. [engine-thread] Since level 1.
     */
    public static int kin_engine_set_smoothing(long engine, long smoothing) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_smoothing", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, smoothing);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The velocity (units per second) of something whose places are known, as the recognizers estimate it: `count`
     * points, oldest first, such as kin_engine_get_touch_history gives; of two of one time the later one counts.
     * `time_ns`: when it lifted, or the time of the latest point while it goes on. No or one point, or a rest before
     * the lift: 0. `points` may be null with count 0, `options` may be null: the defaults. KIN_ERROR_NULL, _SIZE;
     * _TIME: a time before the one before it; _INVALID: a number that is not finite, no strategy, a flag but 0 and 1;
     * _RANGE: maximum_points or limit, or a result too large to be a number. [any-thread] Since level 1.
     */
    public static int kin_velocity_estimate(long points, int count, long timeNs, long options, long outVelocity) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_velocity_estimate", "I(JIJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(points, count, timeNs, options, outVelocity);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Exponential decay: x(t) = position + velocity (1 - e^(-rate t)) / rate. `rate`: 1/s, above 0; time 1/rate takes
     * the velocity down to 37 %. It ends at position + velocity / rate. KIN_ERROR_NULL; KIN_ERROR_INVALID: not finite;
     * KIN_ERROR_RANGE: a rate not above 0, or an end too far to be a number. [any-thread] Since level 1.
     */
    public static int kin_fling_decay(double position, double velocity, double rate, long outFling) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_decay", "I(DDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(position, velocity, rate, outFling);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The same with a scroll view's number: v(t) = velocity deceleration^(1000 t), so rate = -1000 ln(deceleration).
     * `deceleration`: above 0, below 1, KIN_DECELERATION_NORMAL or _FAST. (UIKit documents the number only. The
     * continuous reading is I. Lobanov's, "Deceleration mechanics of UIScrollView", 2019; Apple's own projection, WWDC
     * 2018 session 803, sums milliseconds: velocity / 1000 d / (1 - d), for 0.998 nearer by 0.1 %.) Errors as
     * kin_fling_decay. [any-thread] Since level 1.
     */
    public static int kin_fling_friction(double position, double velocity, double deceleration, long outFling) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_friction", "I(DDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(position, velocity, deceleration, outFling);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * A damped spring to `target`: x'' = -f^2 (x - target) - 2 damping f x' with f = 2 pi / response. `response`:
     * seconds, above 0, the time of one swing were it not damped; `damping_ratio`: above 0, 1 critical. (The pair is
     * Apple's, WWDC 2018 session 803.) KIN_ERROR_NULL; KIN_ERROR_INVALID: not finite; KIN_ERROR_RANGE: not above 0, or
     * too large to compute with. [any-thread] Since level 1.
     */
    public static int kin_fling_spring(double position, double velocity, double target, double response, double dampingRatio, long outFling) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_spring", "I(DDDDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(position, velocity, target, response, dampingRatio, outFling);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The same by physics: mass x'' = -stiffness (x - target) - damping x', all above 0: frequency sqrt(stiffness /
     * mass), ratio damping / (2 sqrt(stiffness mass)). Errors as kin_fling_spring. [any-thread] Since level 1.
     */
    public static int kin_fling_spring_physical(double position, double velocity, double target, double mass, double stiffness, double damping, long outFling) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_spring_physical", "I(DDDDDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(position, velocity, target, mass, stiffness, damping, outFling);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * What a pager does: a spring from where `fling` begins, with its velocity, to that of `points` which is nearest
     * to where `fling` would end; of two as near, the first. `out_index` (may be null) gets its index. `points`: at
     * least one, in any order. KIN_ERROR_NULL; _INVALID: a point that is not finite, no point, or a fling that is not
     * well formed; _RANGE as kin_fling_spring. [any-thread] Since level 1.
     */
    public static int kin_fling_snap(Object fling, long points, int count, double response, double dampingRatio, long outFling, long outIndex) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_snap", "I(R8JIDDJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(fling, points, count, response, dampingRatio, outFling, outIndex);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * What a scroll view does at its ends: the decay `fling` goes on until it crosses `minimum` or `maximum`, and from
     * there a spring brings it back to that bound; one that begins outside springs back at once. Bounds may be
     * infinite, but not NaN, nor minimum above maximum. A response of 0.63 s and a ratio of 1 come close to
     * UIScrollView (stiffness 100, mass 1: I. Lobanov, "How UIScrollView works", 2020). KIN_ERROR_NULL; _INVALID: also
     * for a fling that is not a decay; _RANGE as kin_fling_spring. [any-thread] Since level 1.
     */
    public static int kin_fling_bound(Object fling, double minimum, double maximum, double response, double dampingRatio, long outFling) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_bound", "I(R8DDDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(fling, minimum, maximum, response, dampingRatio, outFling);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Where a fling is `elapsed_ns` after its beginning, and how fast (units per second). From kin_fling_duration on:
     * exactly its end, and 0. Either output may be null. KIN_ERROR_INVALID: not well formed; KIN_ERROR_RANGE: too
     * large to compute with. [any-thread] Since level 1.
     */
    public static int kin_fling_at(Object fling, long elapsedNs, long outPosition, long outVelocity) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_at", "I(R8JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(fling, elapsedNs, outPosition, outVelocity);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The time from which on a fling is certain to stay within `tolerance` of its end: exact for a decay; for a spring
     * by the envelope of its swings, so up to half a swing late. KIN_TIME_NEVER beyond 584 years. KIN_ERROR_NULL,
     * _INVALID. [any-thread] Since level 1.
     */
    public static int kin_fling_duration(Object fling, long outDurationNs) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_duration", "I(R8J)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(fling, outDurationNs);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Where a fling ends, before it has begun to move: what a host decides by. KIN_ERROR_NULL, _INVALID. [any-thread]
     * Since level 1.
     */
    public static int kin_fling_final(Object fling, long outPosition) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_fling_final", "I(R8J)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(fling, outPosition);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * How far content follows a finger that pulls it `distance` units past its end: (1 - 1 / (distance c / dimension +
     * 1)) dimension, at first with slope c, never more than `dimension` (of the view, units, above 0). Odd: a negative
     * distance gives the negative. `coefficient` c: above 0, KIN_RUBBER_BAND in scroll views. (UIScrollView's formula
     * and number as &#64;chpwn published them; recorded in "Analysis of Apple's rubber band scrolling",
     * squareb.wordpress.com, January 2013.) KIN_ERROR_NULL, _INVALID: not finite, _RANGE: not above 0. [any-thread]
     * Since level 1.
     */
    public static int kin_rubber_band(double distance, double dimension, double coefficient, long outOffset) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_rubber_band", "I(DDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(distance, dimension, coefficient, outOffset);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The way back, for a finger that catches content past its end: the distance that kin_rubber_band takes to
     * `offset`. Its size is below `dimension`, else KIN_ERROR_RANGE. KIN_ERROR_NULL, _INVALID. [any-thread] Since
     * level 1.
     */
    public static int kin_rubber_band_distance(double offset, double dimension, double coefficient, long outDistance) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_rubber_band_distance", "I(DDDJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(offset, dimension, coefficient, outDistance);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Records from here on: first a snapshot, then every call that changes something. What is ready goes to the sink
     * in blocks of some kilobytes, at kin_trace_flush and at kin_trace_stop. Recording allocates only when a snapshot
     * or a single call is larger than any before. A sink that refuses is reported to the log. KIN_ERROR_NULL;
     * _REENTRANT; _STATE: a trace or a flight recorder runs already; _SINK. [engine-thread] Since level 1.
     */
    public static int kin_trace_start(long engine, long sink, long userData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_trace_start", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, sink, userData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * How often the trace notes hashes of the state, with which a replay is compared: after every `steps` steps, 1:
     * after each, 0: never; 1024 at first. For traces that begin later. KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_trace_set_check_interval(long engine, int steps) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_trace_set_check_interval", "I(JI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, steps);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Gives the sink what it has not got yet. KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK. [engine-
     * thread] Since level 1.
     */
    public static int kin_trace_flush(long engine) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_trace_flush", "I(J)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Ends the trace, with a mark by which a reader knows that it is whole, and flushes it. The trace is over whatever
     * the result is. KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK now or earlier. [engine-thread] Since
     * level 1.
     */
    public static int kin_trace_stop(long engine) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_trace_stop", "I(J)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Keeps the latest part of a trace in a ring of `bytes` (16 KiB to 1 GiB), allocated here and never again. With
     * `duration_ns` above 0 a part is begun anew after half that time as well, so that a dump holds at least the last
     * half of it and not much more than all of it, as far as the ring reaches. Once the ring has been full, a dump has
     * at least 7/16 of its bytes. KIN_ERROR_NULL; _RANGE; _REENTRANT; _STATE: a trace or a flight recorder runs
     * already; _CAPACITY: a snapshot of this engine is more than a quarter of the ring. [engine-thread] Since level 1.
     */
    public static int kin_flight_recorder_start(long engine, int bytes, long durationNs) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_flight_recorder_start", "I(JIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, bytes, durationNs);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Hands the sink what the ring holds, as a whole trace; the recorder goes on. KIN_ERROR_NULL; _REENTRANT; _STATE:
     * no flight recorder runs; _CAPACITY: one call, or a snapshot of what the engine has become, did not fit, and
     * nothing has been kept since; _SINK. [engine-thread] Since level 1.
     */
    public static int kin_flight_recorder_dump(long engine, long sink, long userData) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_flight_recorder_dump", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, sink, userData);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Reads on in what the ring holds, to show or to send a recording while it goes on. `position` is the reader's
     * own, 0 at first, and is moved on; several readers may have one each. Writes whole blocks of a trace into
     * `buffer`, up to `capacity` bytes, 64 or more: what stands there is one trace, which has no end mark yet. A new
     * trace, which begins with the signature and a snapshot of the oldest moment that the ring holds, begins at
     * position 0 and after everything that the ring no longer holds: nothing waits for a reader that is too slow.
     * `out_count` becomes the number of bytes, 0 when nothing is new. It allocates nothing and changes neither the
     * engine nor the recorder. KIN_ERROR_NULL; _RANGE: the buffer is too small; _REENTRANT; _STATE: no flight recorder
     * runs; _CAPACITY: as kin_flight_recorder_dump. [engine-thread] Since level 1.
     */
    public static int kin_flight_recorder_read(long engine, long position, long buffer, int capacity, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_flight_recorder_read", "I(JJJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, position, buffer, capacity, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Ends it and frees the ring. KIN_ERROR_NULL, _REENTRANT, _STATE: no flight recorder runs. [engine-thread] Since
     * level 1.
     */
    public static int kin_flight_recorder_stop(long engine) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_flight_recorder_stop", "I(J)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Row number `index` of the table of operations. KIN_ERROR_NULL; KIN_ERROR_RANGE past the last. [any-thread] Since
     * level 1.
     */
    public static int kin_trace_get_operation(int index, long outInfo) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_trace_get_operation", "I(IJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(index, outInfo);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Looks at a trace without playing it: what it is for, and whether it is whole. KIN_ERROR_NULL; _SIZE; _TRACE: it
     * is no trace, its head is damaged or it was written in another format (then `version` is filled in). [any-thread]
     * Since level 1.
     */
    public static int kin_trace_inspect(long bytes, long size, long outInfo) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_trace_inspect", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(bytes, size, outInfo);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Plays a trace in an engine that was made with the trace's options and in which nothing has been done yet, but
     * for classes that are registered and plugins that are loaded. Classes that the trace needs and the engine does
     * not have are stood in for by what the trace says of them; with KIN_REPLAY_LIVE a missing one is named:
     * KIN_ERROR_UNKNOWN. A class may have changed since. It must have the properties and values that the trace names,
     * the values in their places, allow the numbers that the properties have, and have the same flags; its properties
     * are found by name, and those that it has newly got have their defaults. Where `kin_recognizer_class.layout`, or
     * the number of private bytes, is another one, recorded private bytes are of no use: recognizers in no attempt are
     * made ready without them, and a trace that begins in the middle of an attempt of such a class is refused.
     * KIN_ERROR_CLASS names what is missing. Without KIN_REPLAY_LIVE a class of a host or plugin with another layout
     * is not stepped, and at the end its recognizers are made ready anew, those in an attempt too. Afterwards the
     * engine is as the recorded one was, and can be used on: delegates, callbacks and actions of the recorded host are
     * gone. What stands before damage is played: `out_report` (may be null) is filled in after every result but
     * KIN_ERROR_NULL and _SIZE. KIN_ERROR_NULL; _SIZE; _REENTRANT; _STATE: the engine is not fresh, records, or has
     * other options; _TRACE: the trace is cut, damaged or of another format; _DIVERGED: the engine did something else
     * than the recorded one: the sentence names the step and what differs; _UNKNOWN; _CLASS. [engine-thread] Since
     * level 1.
     */
    public static int kin_trace_replay(long engine, long bytes, long size, long options, long outReport) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_trace_replay", "I(JJJJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, bytes, size, options, outReport);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Sets the policy of loading for what is loaded and added later; `flags` is a mask of KIN_PLUGIN_..., 0 at first.
     * KIN_ERROR_NULL; KIN_ERROR_INVALID: other bits; KIN_ERROR_UNSUPPORTED: this build has no dynamic loader. [engine-
     * thread] Since level 1.
     */
    public static int kin_engine_set_plugin_policy(long engine, int flags) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_set_plugin_policy", "I(JI)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, flags);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Loads a plugin library and registers its classes, all of them or none; `out_plugin` (may be null) gets its id.
     * `path` with a '/' in it names the file, and is absolute unless KIN_PLUGIN_ALLOW_RELATIVE is set. Without one it
     * is a file name, and is looked for in the directories of kin_plugin_search_path_add, in the order of adding, and
     * nowhere else. A library that this engine has already is not loaded again: the same id, KIN_OK. What was loaded
     * stays as it was, also if the file changes. Every refusal has its sentence in kin_engine_last_error and registers
     * nothing. KIN_ERROR_NULL; KIN_ERROR_INVALID: the path is empty or too long (4095 bytes at most), names a
     * directory, a pipe or a device, or the policy refuses it; KIN_ERROR_UNKNOWN: there is no such file, or the system
     * cannot open it (its own words are in the sentence), or it is a bare name and is in no directory to search;
     * KIN_ERROR_CLASS: it exports no kin_plugin_entry, was built for another level, refuses this engine, or its table
     * or one of its classes is not well formed (a null function, a property outside its range or its state, an
     * alignment that is none ...); KIN_ERROR_SIZE: a struct of plugin.h has a size there that it has at no level, or
     * says something that this engine does not know; KIN_ERROR_EXISTS: one of its class names is taken;
     * KIN_ERROR_UNSUPPORTED: it needs a later level, or an extension that this engine does not have, which the
     * sentence names (kin_plugin.needs); or this build has no dynamic loader. [engine-thread] Since level 1.
     */
    public static int kin_plugin_load(long engine, long path, long outPlugin) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_plugin_load", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, path, outPlugin);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Adds a directory in which kin_plugin_load looks for bare file names: absolute, unless KIN_PLUGIN_ALLOW_RELATIVE
     * is set. It is resolved now, so that a later change of the working directory changes nothing. One that is there
     * already keeps its place. KIN_ERROR_NULL; KIN_ERROR_INVALID: empty, too long, or relative; KIN_ERROR_UNKNOWN:
     * there is no such directory; KIN_ERROR_UNSUPPORTED: this build has no dynamic loader. [engine-thread] Since level
     * 1.
     */
    public static int kin_plugin_search_path_add(long engine, long directory) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_plugin_search_path_add", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, directory);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * What is known of `plugin`. Call kin_plugin_info_init on `out_info` first. KIN_ERROR_NULL, _SIZE, _STALE, _KIND.
     * [engine-thread] Since level 1.
     */
    public static int kin_plugin_get_info(long engine, long plugin, long outInfo) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_plugin_get_info", "I(JJJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, plugin, outInfo);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The plugins of this engine in the order of loading: writes at most `capacity` ids, and to `out_count` how many
     * there are. Null with capacity 0 asks for the number. KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_engine_list_plugins(long engine, long outIds, int capacity, long outCount) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_list_plugins", "I(JJIJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outIds, capacity, outCount);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * The table of the part with this name (KIN_EXTENSION_...), to be cast to its type; null: this library has no such
     * part, or `extension_name` is null. [any-thread] Since level 1.
     */
    public static long kin_extension_find(long extensionName) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_extension_find", "J(J)");
        }
        try {
            return (long) Its.HANDLE.invokeExact(extensionName);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * A hash over all that can influence a decision: equal engines have equal hashes, on every platform.
     * KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_engine_state_hash(long engine, long outHash) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_state_hash", "I(JJ)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine, outHash);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * Checks the engine's own invariants; a breach is a bug of Kinesic: KIN_ERROR_INVALID with a sentence.
     * KIN_ERROR_NULL. [engine-thread] Since level 1.
     */
    public static int kin_engine_check_invariants(long engine) {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_engine_check_invariants", "I(J)");
        }
        try {
            return (int) Its.HANDLE.invokeExact(engine);
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }

    /**
     * All that the headers of this library declare, as JSON in ASCII: level, minor KIN_ABI_LEVEL, KIN_ABI_MINOR
     * version kin_version() pointer bytes of a pointer types {"kin_state": "int32_t", "kin_engine": "struct",
     * "kin_function": "void (*)(void)", ...} structs {"kin_point": {"size": 16, "alignment": 8, "fields": [["x",
     * "double", 0], ...]}, ...}; a field is its name, type and offset; the members of an unnamed union stand among the
     * fields, with the same offset constants {"KIN_OK": 0, ...} functions {"kin_result_name": ["const char *",
     * ["result", "kin_result"]], ...}: the result's type, then each parameter's name and type plugin_functions the
     * same for what a plugin library exports Static text, unpacked by the first call. A build for pointers of other
     * than 8 bytes has level, minor, version and pointer only. [any-thread] Since level 1.
     */
    public static long kin_abi_manifest() {
        class Its {
            static final MethodHandle HANDLE = Platform.function("kin_abi_manifest", "J()");
        }
        try {
            return (long) Its.HANDLE.invokeExact();
        } catch (Throwable fault) {
            throw Platform.broken(fault);
        }
    }
}
