// Written by Scripts/generate. Do not edit: run `make generate`.

using System;
using System.Runtime.InteropServices;

namespace Kinesic {
/// <summary>What the C headers declare, for what has no method: Engine.Address is the engine for it. The comments are
/// the headers'.</summary>
public static unsafe class Native
{
    public const int KIN_VERSION_MAJOR = 1;
    public const int KIN_VERSION_MINOR = 0;
    public const int KIN_VERSION_PATCH = 0;
    public const int KIN_ABI_LEVEL = 1;
    public const int KIN_ABI_MINOR = 0;
    public const ulong KIN_TIME_NEVER = 18446744073709551615;
    public const int KIN_VALUE_CAPACITY = 8;
    public const double KIN_NUMBER_LIMIT = 1000000000.0;
    public const int KIN_NAME_LIMIT = 127;
    public const int KIN_OK = 0;
    public const int KIN_ERROR_NULL = -1;
    public const int KIN_ERROR_INVALID = -2;
    public const int KIN_ERROR_RANGE = -3;
    public const int KIN_ERROR_STALE = -4;
    public const int KIN_ERROR_KIND = -5;
    public const int KIN_ERROR_UNKNOWN = -6;
    public const int KIN_ERROR_TIME = -7;
    public const int KIN_ERROR_SEQUENCE = -8;
    public const int KIN_ERROR_CAPACITY = -9;
    public const int KIN_ERROR_REENTRANT = -10;
    public const int KIN_ERROR_CYCLE = -11;
    public const int KIN_ERROR_UNSUPPORTED = -12;
    public const int KIN_ERROR_SIZE = -13;
    public const int KIN_ERROR_EXISTS = -14;
    public const int KIN_ERROR_STATE = -15;
    public const int KIN_ERROR_CLASS = -16;
    public const int KIN_ERROR_TRACE = -17;
    public const int KIN_ERROR_DIVERGED = -18;
    public const int KIN_ERROR_SINK = -19;
    public const int KIN_ERROR_MEMORY = -20;
    public const int KIN_ERROR_THREAD = -21;
    public const int KIN_STATE_POSSIBLE = 0;
    public const int KIN_STATE_BEGAN = 1;
    public const int KIN_STATE_CHANGED = 2;
    public const int KIN_STATE_ENDED = 3;
    public const int KIN_STATE_CANCELLED = 4;
    public const int KIN_STATE_FAILED = 5;
    public const int KIN_STATE_RECOGNIZED = 3;
    public const int KIN_PHASE_BEGAN = 0;
    public const int KIN_PHASE_MOVED = 1;
    public const int KIN_PHASE_ENDED = 2;
    public const int KIN_PHASE_CANCELLED = 3;
    public const int KIN_PHASE_ENTERED = 4;
    public const int KIN_PHASE_HOVERED = 5;
    public const int KIN_PHASE_EXITED = 6;
    public const int KIN_PHASE_REFUSED = 7;
    public const int KIN_CAUSE_NONE = 0;
    public const int KIN_CAUSE_SYSTEM = 1;
    public const int KIN_CAUSE_PALM_SIZE = 2;
    public const int KIN_CAUSE_PALM_EDGE = 3;
    public const int KIN_CAUSE_PEN_NEAR = 4;
    public const int KIN_CAUSE_PEN_DOWN = 5;
    public const int KIN_CAUSE_TOO_SHORT = 6;
    public const int KIN_CAUSE_REPEATED = 7;
    public const int KIN_CAUSE_HOST = 8;
    public const int KIN_TOUCH_DIRECT = 0;
    public const int KIN_TOUCH_INDIRECT = 1;
    public const int KIN_TOUCH_PENCIL = 2;
    public const int KIN_TOUCH_POINTER = 3;
    public const int KIN_BUTTON_PRIMARY = 1;
    public const int KIN_BUTTON_SECONDARY = 2;
    public const int KIN_BUTTON_MIDDLE = 4;
    public const int KIN_BUTTON_BACK = 8;
    public const int KIN_BUTTON_FORWARD = 16;
    public const int KIN_BUTTON_ERASER = 32;
    public const int KIN_MODIFIER_SHIFT = 1;
    public const int KIN_MODIFIER_CONTROL = 2;
    public const int KIN_MODIFIER_ALTERNATE = 4;
    public const int KIN_MODIFIER_COMMAND = 8;
    public const int KIN_MODIFIER_CAPS_LOCK = 16;
    public const int KIN_ALLOWED_DIRECT = 1;
    public const int KIN_ALLOWED_INDIRECT = 2;
    public const int KIN_ALLOWED_PENCIL = 4;
    public const int KIN_ALLOWED_POINTER = 8;
    public const int KIN_DIRECTION_RIGHT = 1;
    public const int KIN_DIRECTION_LEFT = 2;
    public const int KIN_DIRECTION_UP = 4;
    public const int KIN_DIRECTION_DOWN = 8;
    public const int KIN_EDGE_TOP = 1;
    public const int KIN_EDGE_LEFT = 2;
    public const int KIN_EDGE_BOTTOM = 4;
    public const int KIN_EDGE_RIGHT = 8;
    public const int KIN_AXES_BOTH = 0;
    public const int KIN_AXES_HORIZONTAL = 1;
    public const int KIN_AXES_VERTICAL = 2;
    public const int KIN_THRESHOLD_MODE_AXIS = 0;
    public const int KIN_THRESHOLD_MODE_LENGTH = 1;
    public const int KIN_FINGER_STRATEGY_MEAN = 0;
    public const int KIN_FINGER_STRATEGY_LATEST = 1;
    public const int KIN_FINGER_STRATEGY_LARGEST = 2;
    public const int KIN_FINGER_STRATEGY_SUM = 3;
    public const int KIN_EVENT_GESTURE = 0;
    public const int KIN_EVENT_VIEW_TOUCH = 1;
    public const int KIN_EVENT_DECISION = 2;
    public const int KIN_REASON_NONE = 0;
    public const int KIN_REASON_OWN_RULE = 1;
    public const int KIN_REASON_WAITING_FOR = 2;
    public const int KIN_REASON_REQUIRED_RECOGNIZED = 3;
    public const int KIN_REASON_PREVENTED_BY = 4;
    public const int KIN_REASON_BLOCKED_BY = 5;
    public const int KIN_REASON_SHOULD_BEGIN = 6;
    public const int KIN_REASON_DISABLED = 7;
    public const int KIN_REASON_REMOVED = 8;
    public const int KIN_REASON_TOUCH_CANCELLED = 9;
    public const int KIN_REASON_TOUCHES_FILTERED = 10;
    public const int KIN_REASON_ABANDONED = 11;
    public const int KIN_REASON_ILLEGAL_TRANSITION = 12;
    public const int KIN_REASON_CLASS_MISBEHAVING = 13;
    public const int KIN_REASON_CYCLE = 14;
    public const int KIN_REASON_MOVED = 15;
    public const int KIN_REASON_TOUCH_REFUSED = 16;
    public const int KIN_REASON_TAKEN_OVER_BY = 17;
    public const int KIN_REASON_HELD_BY = 18;
    public const int KIN_REASON_DECIDED_AT_LIFT = 19;
    public const int KIN_REASON_DEFAULT_WINNER = 20;
    public const int KIN_REASON_BEFORE_LANDING = 21;
    public const int KIN_FILTER_NONE = 0;
    public const int KIN_FILTER_SPENT = 1;
    public const int KIN_FILTER_COMPLETE = 2;
    public const int KIN_FILTER_VIEW = 3;
    public const int KIN_FILTER_TYPE = 4;
    public const int KIN_FILTER_OTHER_TYPE = 5;
    public const int KIN_FILTER_HAND = 6;
    public const int KIN_FILTER_BUTTONS = 7;
    public const int KIN_FILTER_DELEGATE = 8;
    public const int KIN_HOW_NONE = 0;
    public const int KIN_HOW_DELEGATE = 1;
    public const int KIN_HOW_VIEW = 2;
    public const int KIN_HOW_DISABLED = 3;
    public const int KIN_HOW_ABORTED = 4;
    public const int KIN_HOW_SWITCHED_OFF = 5;
    public const int KIN_HOW_REMOVED = 6;
    public const int KIN_HOW_VIEW_REMOVED = 7;
    public const int KIN_HOW_CLASS = 8;
    public const int KIN_HOW_HOST = 9;
    public const int KIN_HOW_ALONE = 10;
    public const int KIN_HOW_LIFT = 11;
    public const int KIN_HOW_TAKEOVER = 12;
    public const int KIN_HOW_WITHDRAWN = 13;
    public const int KIN_HOW_ORDER = 14;
    public const int KIN_HOW_CROSSING = 15;
    public const int KIN_TIE_BREAK_DEPTH = 0;
    public const int KIN_TIE_BREAK_CROSSING = 1;
    public const int KIN_SEVERITY_INFO = 0;
    public const int KIN_SEVERITY_HOST_MISBEHAVING = 1;
    public const int KIN_SEVERITY_CLASS_MISBEHAVING = 2;
    public const int KIN_SCROLL_BEGAN = 0;
    public const int KIN_SCROLL_CHANGED = 1;
    public const int KIN_SCROLL_ENDED = 2;
    public const int KIN_SCROLL_CANCELLED = 3;
    public const int KIN_SCROLL_DISCRETE = 4;
    public const int KIN_LATE_AT_LANDING = 0;
    public const int KIN_LATE_AT_LATEST = 1;
    public const int KIN_VIEW_HIDDEN = 1;
    public const int KIN_VIEW_INTERACTION_DISABLED = 2;
    public const int KIN_VIEW_MULTIPLE_TOUCH = 4;
    public const int KIN_VIEW_EXCLUSIVE_TOUCH = 8;
    public const int KIN_VIEW_ARENA_BOUNDARY = 16;
    public const int KIN_VIEW_WANTS_TOUCHES = 32;
    public const int KIN_VIEW_WANTS_TOUCHES_BELOW = 64;
    public const int KIN_VIEW_DECIDES_AT_LIFT = 128;
    public const int KIN_RELATION_REQUIRES = 0;
    public const int KIN_RELATION_SIMULTANEOUS = 1;
    public const int KIN_RELATION_MAY_PREVENT = 2;
    public const int KIN_RELATION_MAY_NOT_PREVENT = 3;
    public const int KIN_RELATION_GROUP = 7;
    public const int KIN_RELATION_REQUIRES_INACTIVE = 10;
    public const int KIN_RELATION_MAY_TAKE_OVER = 11;
    public const int KIN_ARGUMENT_CAPACITY = 32;
    public const int KIN_FAULT_LIMIT = 8;
    public const int KIN_TIMER_STEP_LIMIT = 100000;
    public const int KIN_CHANGE_BEGAN = 1;
    public const int KIN_CHANGE_MOVED = 2;
    public const int KIN_CHANGE_ENDED = 4;
    public const int KIN_CHANGE_CANCELLED = 8;
    public const int KIN_STEP_TIMER = 1;
    public const int KIN_REQUEST_CHANGED = 1;
    public const int KIN_REQUEST_BEGAN = 2;
    public const int KIN_REQUEST_SKIP_MOVES = 4;
    public const int KIN_REQUEST_PROVISIONAL = 8;
    public const int KIN_PROPERTY_NUMBER = 0;
    public const int KIN_PROPERTY_INTEGER = 1;
    public const int KIN_PROPERTY_BOOLEAN = 2;
    public const int KIN_PROPERTY_FLAGS = 3;
    public const int KIN_CLASS_YIELDING = 1;
    public const int KIN_CLASS_MANUAL = 2;
    public const int KIN_CLASS_LEAVES_TOUCHES = 4;
    public const int KIN_CLASS_HOVERS = 8;
    public const int KIN_CLASS_SCROLLS = 16;
    public const int KIN_CLASS_PER_TOUCH = 32;
    public const int KIN_CLASS_REMEMBERS = 64;
    public const double KIN_DECELERATION_NORMAL = 0.998;
    public const double KIN_DECELERATION_FAST = 0.99;
    public const double KIN_RUBBER_BAND = 0.55;
    public const int KIN_ESTIMATE_SAMPLE = 0;
    public const int KIN_ESTIMATE_INTERPOLATED = 1;
    public const int KIN_ESTIMATE_EXTRAPOLATED = 2;
    public const int KIN_ESTIMATE_HELD = 3;
    public const int KIN_PREDICTION_VELOCITY = 0;
    public const int KIN_PREDICTION_LINE = 1;
    public const int KIN_PREDICTION_NONE = 2;
    public const int KIN_VELOCITY_LEAST_SQUARES = 0;
    public const int KIN_VELOCITY_IMPULSE = 1;
    public const int KIN_TRACE_VERSION = 2;
    public const int KIN_OPERATION_SNAPSHOT = 1;
    public const int KIN_OPERATION_END = 2;
    public const int KIN_OPERATION_CHECK = 3;
    public const int KIN_OPERATION_FEED = 4;
    public const int KIN_OPERATION_FEED_SCROLL = 5;
    public const int KIN_OPERATION_ADVANCE = 6;
    public const int KIN_OPERATION_CANCEL_TOUCHES = 7;
    public const int KIN_OPERATION_POLL = 8;
    public const int KIN_OPERATION_SET_EVENT_CALLBACK = 9;
    public const int KIN_OPERATION_SET_LOG = 10;
    public const int KIN_OPERATION_SET_EXPLAIN = 11;
    public const int KIN_OPERATION_REGISTER_CLASS = 12;
    public const int KIN_OPERATION_ADD_VIEW = 13;
    public const int KIN_OPERATION_REMOVE_VIEW = 14;
    public const int KIN_OPERATION_SET_VIEW_NAME = 15;
    public const int KIN_OPERATION_SET_VIEW_FRAME = 16;
    public const int KIN_OPERATION_SET_VIEW_TRANSFORM = 17;
    public const int KIN_OPERATION_SET_VIEW_FLAG = 18;
    public const int KIN_OPERATION_BRING_VIEW_TO_FRONT = 19;
    public const int KIN_OPERATION_SET_VIEW_DELEGATE = 20;
    public const int KIN_OPERATION_ADD_RECOGNIZER = 21;
    public const int KIN_OPERATION_REMOVE_RECOGNIZER = 22;
    public const int KIN_OPERATION_SET_RECOGNIZER_NAME = 23;
    public const int KIN_OPERATION_SET_ENABLED = 24;
    public const int KIN_OPERATION_ABORT = 25;
    public const int KIN_OPERATION_PROPOSE = 26;
    public const int KIN_OPERATION_SET_PROPERTY = 27;
    public const int KIN_OPERATION_SET_COMMON_PROPERTY = 28;
    public const int KIN_OPERATION_SET_VALUE = 29;
    public const int KIN_OPERATION_SET_RECOGNIZER_DELEGATE = 30;
    public const int KIN_OPERATION_RELATE = 31;
    public const int KIN_OPERATION_UNRELATE = 32;
    public const int KIN_OPERATION_ADD_ACTION = 33;
    public const int KIN_OPERATION_REMOVE_ACTION = 34;
    public const int KIN_OPERATION_ANSWER = 35;
    public const int KIN_OPERATION_STEP_OUTCOME = 36;
    public const int KIN_OPERATION_PREPARE_OUTCOME = 37;
    public const int KIN_OPERATION_VALUE_OUTCOME = 38;
    public const int KIN_OPERATION_CALLBACK = 39;
    public const int KIN_OPERATION_CALLBACK_END = 40;
    public const int KIN_OPERATION_PLACE_VIEW = 41;
    public const int KIN_OPERATION_SET_RECOGNIZER_VIEW = 42;
    public const int KIN_OPERATION_SET_VIEW_PARENT = 43;
    public const int KIN_OPERATION_SET_UNITS_PER_INCH = 44;
    public const int KIN_QUESTION_SHOULD_BEGIN = 0;
    public const int KIN_QUESTION_SHOULD_RECEIVE_TOUCH = 1;
    public const int KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH = 2;
    public const int KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF = 3;
    public const int KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY = 4;
    public const int KIN_QUESTION_GESTURE_SHOULD_BEGIN = 5;
    public const int KIN_QUESTION_CONTAINS_POINT = 6;
    public const int KIN_REPLAY_LIVE = 1;
    public const int KIN_REPLAY_EXPLAIN = 2;
    public const int KIN_PLUGIN_ALLOW_RELATIVE = 1;
    public const int KIN_PLUGIN_REFUSE_WRITABLE = 2;

    /// <summary>A point, in window units unless said otherwise.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_point
    {
        public double x;
        public double y;
    }

    /// <summary>A rectangle, half open: a point with x == x + width is outside. Sizes are zero or more.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_rect
    {
        public double x;
        public double y;
        public double width;
        public double height;
    }

    /// <summary>An affine map: x' = a x + c y + tx, y' = b x + d y + ty. The identity is {1, 0, 0, 1, 0, 0}.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_transform
    {
        public double a;
        public double b;
        public double c;
        public double d;
        public double tx;
        public double ty;
    }

    /// <summary>One sample of one contact. All bytes zero is a valid beginning: a finger that goes down at 0,
    /// 0.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_touch_sample
    {
        public ulong touch;
        public ulong time_ns;
        public double x;
        public double y;
        public ulong view;
        public int phase;
        public int type;
        public double force;
        public double major_radius;
        public double altitude;
        public double azimuth;
        public uint buttons;
        public uint modifiers;
        public int cause;
        public uint hand;
        public ulong reserved;
    }

    /// <summary>The values of an event of a tap, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_tap_values
    {
        public double tap_count;
    }

    /// <summary>The values of an event of a long_press, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_long_press_values
    {
        public double duration;
    }

    /// <summary>The values of an event of a pan, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_pan_values
    {
        public double translation_x;
        public double translation_y;
        public double velocity_x;
        public double velocity_y;
        public double certainty;
    }

    /// <summary>The values of an event of a swipe, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_swipe_values
    {
        public double direction;
    }

    /// <summary>The values of an event of a pinch, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_pinch_values
    {
        public double scale;
        public double velocity;
        public double focus_x;
        public double focus_y;
        public double span_before;
        public double span;
        public double certainty;
    }

    /// <summary>The values of an event of a rotation, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_rotation_values
    {
        public double rotation;
        public double velocity;
        public double focus_x;
        public double focus_y;
        public double certainty;
    }

    /// <summary>The values of an event of a screen_edge_pan, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_screen_edge_pan_values
    {
        public double translation_x;
        public double translation_y;
        public double velocity_x;
        public double velocity_y;
    }

    /// <summary>The values of an event of a transform, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_transform_values
    {
        public double a;
        public double b;
        public double tx;
        public double ty;
        public double velocity_x;
        public double velocity_y;
        public double scale_velocity;
        public double rotation_velocity;
    }

    /// <summary>The values of an event of a serial_tap, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_serial_tap_values
    {
        public double tap_count;
    }

    /// <summary>The values of an event of a tap_drag, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_tap_drag_values
    {
        public double translation_x;
        public double translation_y;
        public double velocity_x;
        public double velocity_y;
        public double distance;
        public double scale;
        public double rotation;
    }

    /// <summary>The values of an event of a multi_drag, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_multi_drag_values
    {
        public double translation_x;
        public double translation_y;
        public double velocity_x;
        public double velocity_y;
    }

    /// <summary>The values of an event of a multi_tap, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_multi_tap_values
    {
        public double tap_count;
    }

    /// <summary>The values of an event of a dwell, in the order of kin_event.values.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_dwell_values
    {
        public double progress;
        public double dwell_count;
    }

    /// <summary>The unnamed union of kin_event.</summary>
    [StructLayout(LayoutKind.Explicit)]
    public unsafe struct kin_event_union
    {
        [FieldOffset(0)] public fixed double values[8];
        [FieldOffset(0)] public kin_tap_values tap;
        [FieldOffset(0)] public kin_long_press_values long_press;
        [FieldOffset(0)] public kin_pan_values pan;
        [FieldOffset(0)] public kin_swipe_values swipe;
        [FieldOffset(0)] public kin_pinch_values pinch;
        [FieldOffset(0)] public kin_rotation_values rotation;
        [FieldOffset(0)] public kin_screen_edge_pan_values screen_edge_pan;
        [FieldOffset(0)] public kin_transform_values transform;
        [FieldOffset(0)] public kin_serial_tap_values serial_tap;
        [FieldOffset(0)] public kin_tap_drag_values tap_drag;
        [FieldOffset(0)] public kin_multi_drag_values multi_drag;
        [FieldOffset(0)] public kin_multi_tap_values multi_tap;
        [FieldOffset(0)] public kin_dwell_values dwell;
    }

    /// <summary>One record. The same 192 bytes for every type; fields that do not apply are 0. The numbers of the
    /// records of a poll go up by 1, except where records were merged or lost: from the last record of a poll to that
    /// of the next one they go up by 1 + merged of each record, and by the count of
    /// kin_engine_get_lost_events.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_event
    {
        public ulong sequence;
        public ulong time_ns;
        public ulong touch_time_ns;
        public int type;
        public int state;
        public ulong recognizer;
        public ulong view;
        public ulong touch;
        public ulong contact;
        public int phase;
        public int reason;
        public ulong other;
        public double x;
        public double y;
        public ushort touch_count;
        public ushort value_count;
        public uint merged;
        public uint detail;
        public int from;
        public kin_event_union of;
        public IntPtr user_data;
        public ulong reserved;
    }

    /// <summary>Where the memory of an engine comes from. Both functions and `user_data` must last as long as the
    /// engine, its destruction included.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_allocator
    {
        public uint struct_size;
        public uint reserved;
        public IntPtr allocate;
        public IntPtr free;
        public IntPtr user_data;
    }

    /// <summary>How full a table is.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_usage
    {
        public uint now;
        public uint most;
        public uint capacity;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_engine_usage
    {
        public uint struct_size;
        public kin_usage touches;
        public kin_usage views;
        public kin_usage recognizers;
        public kin_usage actions;
        public kin_usage events;
        public ulong bytes;
        public ulong most_bytes;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_engine_options
    {
        public uint struct_size;
        public uint touch_capacity;
        public uint event_capacity;
        public int tie_break;
        public double units_per_inch;
        public kin_allocator* allocator;
        public uint recognizer_capacity;
        public uint reserved;
    }

    /// <summary>A contact that is down.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_contact
    {
        public ulong touch;
        public ulong contact;
        public ulong view;
        public ulong time_ns;
        public ulong start_time_ns;
        public double x;
        public double y;
        public double start_x;
        public double start_y;
        public int type;
        public uint tap_count;
        public uint hand;
        public uint reserved_hand;
        public ulong reserved;
    }

    /// <summary>One sample of one scrolling device. All bytes zero is a valid beginning.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_scroll_sample
    {
        public ulong source;
        public ulong time_ns;
        public double x;
        public double y;
        public ulong view;
        public int phase;
        public int type;
        public double dx;
        public double dy;
        public double magnification;
        public double rotation;
        public uint modifiers;
        public uint reserved;
    }

    /// <summary>Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch.
    /// The numbers are ours, from recordings of panels that lose and swap fingers.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_contact_filter
    {
        public uint struct_size;
        public uint reserved;
        public double dropout_interval;
        public double dropout_distance;
        public double jump_distance;
    }

    /// <summary>Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch.
    /// The numbers are ours, from made sessions of four people (docs/tables.md says how).</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_hand_grouping
    {
        public uint struct_size;
        public uint reserved;
        public double together_interval;
        public double span;
        public double late_reach;
        public double palm;
        public double palm_span;
        public double late_palm_span;
        public double turn;
    }

    /// <summary>Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch.
    /// The numbers are ours, from made sessions of a writer's hand (docs/palms.md).</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_palm_filter
    {
        public uint struct_size;
        public uint pen_over_touch;
        public double palm_radius;
        public double edge_margin;
        public double edge_distance;
        public double edge_interval;
        public double pen_cancel_interval;
        public double pen_hold_interval;
        public double hold_lifetime;
    }

    /// <summary>Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch.
    /// The defaults change nothing: the times are the person's choice.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_accommodations
    {
        public uint struct_size;
        public int location;
        public double minimum_contact_time;
        public double repeat_interval;
        public double repeat_distance;
    }

    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_view_options
    {
        public uint struct_size;
        public uint flags;
        public kin_rect frame;
        public kin_transform transform;
    }

    /// <summary>Questions that the engine asks about one view. Each may be null: the engine's own answer. Each must
    /// return, as every kin_event_callback: it may not throw, and not jump out.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_view_delegate
    {
        public uint struct_size;
        public uint reserved;
        public IntPtr user_data;
        public IntPtr contains_point;
        public IntPtr gesture_should_begin;
    }

    /// <summary>Questions that the engine asks about one recognizer. Each may be null: the default in its comment.
    /// Answers must not depend on anything but the engine's state, or a trace will not replay without them. Each must
    /// return, as every kin_event_callback: it may not throw, and not jump out.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_recognizer_delegate
    {
        public uint struct_size;
        public uint reserved;
        public IntPtr user_data;
        public IntPtr should_begin;
        public IntPtr should_receive_touch;
        public IntPtr should_recognize_simultaneously_with;
        public IntPtr should_require_failure_of;
        public IntPtr should_be_required_to_fail_by;
    }

    /// <summary>One place of a touch's past.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_touch_point
    {
        public ulong time_ns;
        public double x;
        public double y;
    }

    /// <summary>One touch as a recognizer sees it. Window units, nanoseconds.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_touch
    {
        public ulong id;
        public ulong contact;
        public ulong view;
        public uint changes;
        public int type;
        public double x;
        public double y;
        public double previous_x;
        public double previous_y;
        public double start_x;
        public double start_y;
        public ulong time_ns;
        public ulong previous_time_ns;
        public ulong start_time_ns;
        public double force;
        public double major_radius;
        public double altitude;
        public double azimuth;
        public uint buttons;
        public uint modifiers;
        public uint tap_count;
        public uint history_count;
        public kin_touch_point* history;
        public uint hand;
        public uint reserved_hand;
        public fixed ulong reserved[3];
    }

    /// <summary>What a trackpad or a wheel did in this step.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_scroll
    {
        public double x;
        public double y;
        public double dx;
        public double dy;
        public double magnification;
        public double rotation;
    }

    /// <summary>What happened.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_step
    {
        public uint struct_size;
        public int state;
        public ulong time_ns;
        public double scale;
        public kin_touch** touches;
        public uint touch_count;
        public uint down_count;
        public uint changes;
        public uint flags;
        public kin_rect bounds;
        public kin_scroll* scroll;
    }

    /// <summary>What a class says of one touch, for KIN_CLASS_PER_TOUCH: the host gets it as a gesture record with the
    /// touch's `touch` and `contact`. Each touch has one stream in an attempt: Began, Changed as often as it likes,
    /// then Ended or Cancelled; or Ended alone. At most one report a touch and step. A stream whose touch leaves
    /// (lifted, cancelled, ignored), or whose recognizer does, is closed by the engine: one that began and did not end
    /// sends Cancelled. The recognizer has a state of its own, which `step` returns and the arena judges: Began or
    /// Ended with the first report, Changed while more come, Ended when all is over. What is reported while the
    /// recognizer is Possible (it waits for others to fail) is kept, the latest of each touch, and sent when it is
    /// recognized: Began with the latest numbers, and Ended after it if the touch came so far; nothing of it if the
    /// recognizer fails.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_report
    {
        public uint touch;
        public int state;
        public uint flags;
        public uint reserved;
        public double x;
        public double y;
        public fixed double values[8];
    }

    /// <summary>What a step asks for. It is kept between steps: write what changes. `flags`, `ignore`, `reason`,
    /// `crossing` and `report_count` are cleared before each step.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_request
    {
        public uint struct_size;
        public uint flags;
        public ulong deadline_ns;
        public fixed ulong ignore[2];
        public double x;
        public double y;
        public double crossing;
        public uint reason;
        public uint report_count;
        public kin_report* reports;
        public fixed double values[8];
    }

    /// <summary>A setting of a class. It lives in the state, as a double, survives `prepare`, and is set by
    /// name.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_property
    {
        public byte* name;
        public byte* summary;
        public byte* unit;
        public byte* origin;
        public double initial;
        public double minimum;
        public double maximum;
        public int kind;
        public uint offset;
    }

    /// <summary>An output of a class, in the events' `values`, also by name.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_value
    {
        public byte* name;
        public byte* summary;
        public byte* unit;
        public double initial;
    }

    /// <summary>Another recognizer, as a hook sees it. Lent for the time of the call.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_peer
    {
        public uint struct_size;
        public uint property_count;
        public byte* class_name;
        public kin_property* properties;
        public IntPtr state;
    }

    /// <summary>A recognizer class. The engine copies the table and keeps the pointers in it: names, descriptors and
    /// functions must live as long as the engine (static data does). Each function must return, as every
    /// kin_event_callback: it may not throw, and not jump out.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_recognizer_class
    {
        public uint struct_size;
        public uint abi_level;
        public byte* name;
        public byte* summary;
        public byte* version;
        public uint flags;
        public uint state_size;
        public uint state_alignment;
        public uint property_count;
        public kin_property* properties;
        public kin_value* values;
        public uint value_count;
        public uint detail_count;
        public byte** details;
        public IntPtr prepare;
        public IntPtr step;
        public IntPtr set_value;
        public IntPtr can_prevent;
        public IntPtr can_be_prevented_by;
        public IntPtr should_require_failure_of;
        public IntPtr should_be_required_to_fail_by;
        public uint layout;
        public uint reserved;
        public IntPtr continues_with;
    }

    /// <summary>How large the structs of this header are in the code that fills this in. Those that lie in arrays
    /// (kin_property, kin_value, kin_touch_point, kin_report) and kin_touch have one size at level 1: a library and an
    /// engine that differ in it would misread each other. The others grow at their end. This struct itself stays as it
    /// is.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_struct_sizes
    {
        public uint recognizer_class;
        public uint property;
        public uint value;
        public uint step;
        public uint request;
        public uint peer;
        public uint touch;
        public uint touch_point;
        public uint scroll;
        public uint report;
    }

    /// <summary>The engine, as it introduces itself to a plugin library. Lent for the time of the call. The first two
    /// fields stay what and where they are at every level.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_host
    {
        public uint struct_size;
        public uint abi_level;
        public byte* version;
        public kin_struct_sizes sizes;
        public uint abi_minor;
        public uint reserved;
        public IntPtr find_extension;
    }

    /// <summary>A plugin library, as it introduces itself: what it is and the classes that it offers. All pointers
    /// must live as long as the process: static data does. The first two fields stay what and where they are at every
    /// level.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_plugin
    {
        public uint struct_size;
        public uint abi_level;
        public byte* name;
        public byte* summary;
        public byte* version;
        public kin_recognizer_class** classes;
        public uint class_count;
        public uint abi_minor;
        public kin_struct_sizes sizes;
        public uint needed_minor;
        public uint need_count;
        public byte** needs;
    }

    /// <summary>Where a touch was, or will be.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_touch_estimate
    {
        public ulong time_ns;
        public double x;
        public double y;
        public int kind;
        public uint reserved;
    }

    /// <summary>The one-euro filter: a low-pass filter whose cutoff rises with the speed, so that a resting finger
    /// does not tremble and a fast one does not lag. Casiez, Roussel and Vogel, CHI 2012.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_smoothing
    {
        public uint struct_size;
        public uint reserved;
        public double minimum_cutoff;
        public double beta;
        public double speed_cutoff;
    }

    /// <summary>The rules of an estimate. The defaults are those of the recognizers in an engine of 163 units per
    /// inch.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_velocity_options
    {
        public uint struct_size;
        public int strategy;
        public ulong window_ns;
        public ulong move_gap_ns;
        public ulong lift_gap_ns;
        public uint maximum_points;
        public uint refuses_reversal;
        public double limit;
        public ulong spacing_ns;
        public double units_per_inch;
        public uint guards_lift;
        public uint reserved;
    }

    /// <summary>A movement along one axis without a finger: a decay, a spring, or a decay that a spring takes over
    /// from. Plain numbers, made by the functions below; store it, copy it, change `tolerance` as you like.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_fling
    {
        public double position;
        public double velocity;
        public double rate;
        public double turn;
        public double target;
        public double frequency;
        public double damping;
        public double tolerance;
    }

    /// <summary>A row of the table of operations, the one that writer, reader and replay share. Static text.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_operation_info
    {
        public int operation;
        public uint code;
        public byte* name;
        public byte* fields;
        public byte* summary;
    }

    /// <summary>What a trace says about itself.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_trace_info
    {
        public uint struct_size;
        public uint version;
        public uint check_interval;
        public uint is_complete;
        public ulong begin_ns;
        public ulong size;
        public ulong damage_offset;
        public fixed ulong reserved[8];
        public kin_engine_options options;
    }

    /// <summary>One call of a host, about to be played; of several fields those that the operation has. Lent for the
    /// time of the call.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_trace_call
    {
        public int operation;
        public uint count;
        public ulong index;
        public ulong offset;
        public ulong time_ns;
        public ulong target;
        public ulong other;
        public ulong number;
        public double value;
        public kin_touch_sample* samples;
        public kin_scroll_sample* scrolls;
        public byte* text;
    }

    /// <summary>What a delegate answered, as the trace says it, or, with KIN_REPLAY_LIVE, as this engine's did. Lent
    /// for the time of the call.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_trace_answer
    {
        public int question;
        public uint is_yes;
        public ulong time_ns;
        public ulong target;
        public ulong other;
    }

    /// <summary>How a trace is to be played. All bytes zero but struct_size is a valid beginning. Each function must
    /// return, as every kin_event_callback: it may not throw, and not jump out.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_replay_options
    {
        public uint struct_size;
        public uint flags;
        public ulong until_ns;
        public IntPtr user_data;
        public IntPtr on_event;
        public IntPtr on_call;
        public IntPtr on_step;
        public IntPtr on_answer;
    }

    /// <summary>How far a replay came.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_replay_report
    {
        public uint struct_size;
        public uint is_complete;
        public ulong calls;
        public ulong steps;
        public ulong events;
        public ulong checks;
        public ulong offset;
        public ulong failed_step;
        public ulong end_ns;
    }

    /// <summary>What is known of a plugin. Its classes are those from `first_class` on, for
    /// kin_engine_get_class.</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_plugin_info
    {
        public uint struct_size;
        public uint first_class;
        public uint class_count;
        public uint reserved;
        public byte* path;
        public byte* name;
        public byte* summary;
        public byte* version;
    }

    /// <summary>The library's own mathematics: the same bits on every platform, unlike the functions of C libraries. A
    /// class that computes with it decides alike wherever it runs. Errors stay below 1e-15. Each function [any-
    /// thread].</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_math_extension
    {
        public uint struct_size;
        public uint reserved;
        public IntPtr exponential;
        public IntPtr logarithm;
        public IntPtr cosine_and_sine;
        public IntPtr arc_tangent;
    }

    /// <summary>Velocities as the standard recognizers estimate them, for a class of a plugin: give it `history` of a
    /// kin_touch. Each function [any-thread].</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_velocity_extension
    {
        public uint struct_size;
        public uint reserved;
        public IntPtr estimate;
        public IntPtr options_init;
    }

    /// <summary>Typed actions (action.h).</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_typed_actions_extension
    {
        public uint struct_size;
        public uint reserved;
        public IntPtr bind;
    }

    /// <summary>The loader (loader.h). Each function [engine-thread].</summary>
    [StructLayout(LayoutKind.Sequential)]
    public unsafe struct kin_plugins_extension
    {
        public uint struct_size;
        public uint reserved;
        public IntPtr set_policy;
        public IntPtr load;
        public IntPtr search_path_add;
        public IntPtr get_info;
        public IntPtr list;
    }

    /// <summary>The name of a result code, "KIN_ERROR_STALE"; "KIN_ERROR_?" for a number that is none. Static text.
    /// [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_result_name(int result);

    /// <summary>One sentence about this thread's latest failure of a call that had no engine to keep it: of
    /// kin_engine_create, kin_trace_inspect, kin_velocity_estimate, kin_fling_... and whatever else takes none, and of
    /// each call that was given a null engine; "" before the first. Static text. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_last_error();

    /// <summary>The library's own version as text, "1.0.0". Static text. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_version();

    /// <summary>The level of the binary interface that the library was built with: KIN_ABI_LEVEL of its headers. [any-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern uint kin_abi_level();

    /// <summary>The minor number of that level: KIN_ABI_MINOR of its headers. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern uint kin_abi_minor();

    /// <summary>Fills in `struct_size` and the defaults of a struct: what every kin_..._init calls, and what a
    /// language that cannot use the functions of headers calls. `struct_name` is "kin_engine_options" or another,
    /// `struct_size` its sizeof as the caller was compiled; where that is larger than the library's, the rest becomes
    /// zero. KIN_ERROR_NULL; KIN_ERROR_UNKNOWN: no struct of that name has an _init; KIN_ERROR_SIZE: no level has one
    /// of so many bytes. Then nothing is written. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_struct_init(byte* struct_name, IntPtr out_struct, uint struct_size);

    /// <summary>The word for a state: its constant without the prefix, in lower case, "began"; "?" for a number that
    /// is no state. The other kin_..._name functions do the same for theirs. These are words to print; behaviour cases
    /// and the sentences of the engine use them too. Static text. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_state_name(int state);

    /// <summary>The word for a phase, as kin_state_name: "moved"; "?" for a number that is none. Static text. [any-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_phase_name(int phase);

    /// <summary>The word for a type of touches, as kin_state_name: "pencil"; "?" for a number that is none. Static
    /// text. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_touch_type_name(int type);

    /// <summary>The word for a cause, as kin_state_name: "palm_size"; "?" for a number that is none. Static text.
    /// [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_touch_cause_name(int cause);

    /// <summary>The word for a type of records, as kin_state_name: "view_touch"; "?" for a number that is none. Static
    /// text. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_event_type_name(int type);

    /// <summary>The word for a reason, as kin_state_name: "waiting_for"; "?" for a number that is none.
    /// kin_event_describe has the whole sentence. Static text. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_reason_name(int reason);

    /// <summary>How full the tables are, and how many bytes the engine has. KIN_ERROR_NULL, KIN_ERROR_SIZE. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_usage(IntPtr engine, kin_engine_usage* out_usage);

    /// <summary>Makes an engine; `options` may be null: the defaults. The engine belongs to the caller until
    /// kin_engine_destroy. KIN_ERROR_NULL (also an allocator without a function), KIN_ERROR_SIZE, KIN_ERROR_RANGE,
    /// KIN_ERROR_MEMORY. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_create(kin_engine_options* options, IntPtr* out_engine);

    /// <summary>Makes a new engine in the state that `engine` has now, in the middle of a gesture too: to try what
    /// would come of some samples (docs/traces.md). It has the same options, allocator included, time, classes and
    /// plugins, views, recognizers and relations with the same ids, contacts, timers, contact filter and ways of
    /// sampling, and explains when `engine` does. It has the same state hash, and fed the same samples it sends the
    /// same records. Delegates and user data of views and recognizers are the same: a delegate is asked with the copy
    /// as its engine. What classes keep is copied byte by byte: where they keep pointers, both engines have what these
    /// point to. All that must last as long as `engine` must last as long as the copy. It has no event callback,
    /// actions, log, trace or flight recorder, no records that wait for a poll, and no thread has claimed it. `engine`
    /// is not changed, and a trace of it says nothing of the copy. The copy belongs to the caller until
    /// kin_engine_destroy, and may outlive `engine`. KIN_ERROR_NULL, KIN_ERROR_MEMORY, KIN_ERROR_REENTRANT. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_copy(IntPtr engine, IntPtr* out_copy);

    /// <summary>Frees an engine and all that it owns; null is ignored. From inside a callback it is carried out when
    /// the outermost call returns. Where another thread is in a call of the engine, or has claimed it, nothing is
    /// freed and the engine lives on. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern void kin_engine_destroy(IntPtr engine);

    /// <summary>Claims the engine for the calling thread, or gives it up (no thread has it at first). While it is
    /// claimed every call from another thread gets KIN_ERROR_THREAD, between its owner's calls too: what a poll lends
    /// stays as it is, and a call from a wrong thread is found at once, not only when it overlaps another. To claim it
    /// twice, or to give up what is not claimed, is no error. Only its owner can give it up or destroy it; do so
    /// before that thread ends. KIN_ERROR_NULL, KIN_ERROR_THREAD, KIN_ERROR_REENTRANT. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_claimed(IntPtr engine, byte claimed);

    /// <summary>Feeds samples, in the order of their time. All or nothing: all samples are validated, then all are
    /// applied. Samples of equal time are one step; timers that are due fire before the samples, each as a step at its
    /// own time. KIN_ERROR_CAPACITY: more contacts than touch_capacity; or more records than there is room for,
    /// together with those that wait for a poll, even after all that can be merged were merged (event.h): poll first.
    /// With an event callback that happens only to a feed that is too large on its own. KIN_ERROR_MEMORY: what lands
    /// may bring more into play than there is room for (docs/memory.md). KIN_ERROR_NULL, _INVALID, _STALE, _KIND,
    /// _TIME, _SEQUENCE, _REENTRANT. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_feed(IntPtr engine, kin_touch_sample* samples, uint count);

    /// <summary>Lets time pass up to `now_ns` and fires the timers that are due, each at its own time. KIN_ERROR_NULL,
    /// _INVALID for KIN_TIME_NEVER, _TIME, _CAPACITY, _REENTRANT. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_advance(IntPtr engine, ulong now_ns);

    /// <summary>When the next timer is due, or KIN_TIME_NEVER: how long a host may sleep. KIN_ERROR_NULL. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_next_deadline(IntPtr engine, ulong* out_time_ns);

    /// <summary>Sets how many window units an inch has from now on, also in the middle of gestures: the window went to
    /// a screen of another density. Thresholds and the contact filter's lengths scale with it; values in window units
    /// stay as they are. KIN_ERROR_NULL, _RANGE. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_units_per_inch(IntPtr engine, double units_per_inch);

    /// <summary>Reads it back: at first that of the options. KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_units_per_inch(IntPtr engine, double* out_units_per_inch);

    /// <summary>The latest time that was fed or advanced to, 0 before the first. KIN_ERROR_NULL. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_time(IntPtr engine, ulong* out_time_ns);

    /// <summary>Cancels every touch that is down, as the system does when a window loses its input. Errors as
    /// kin_engine_advance. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_cancel_touches(IntPtr engine, ulong now_ns);

    /// <summary>Writes up to `capacity` of the contacts that are down, in the order of landing, and how many there are
    /// in all; what hovers or scrolls is none. `out_contacts` may be null with capacity 0. KIN_ERROR_NULL. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_list_contacts(IntPtr engine, kin_contact* out_contacts, uint capacity, uint* out_count);

    /// <summary>Hands out the records that came since the last poll, oldest first. The memory belongs to the engine
    /// and is valid until the next call that changes it. Where they were more than event_capacity, event.h says what
    /// became of them. KIN_ERROR_NULL, KIN_ERROR_REENTRANT. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_poll(IntPtr engine, kin_event** out_events, uint* out_count);

    /// <summary>How many records the latest poll lacks: since the poll before, a callback or an action got them, and
    /// they were dropped for want of room. 0 before the first poll, and always for a host that has neither.
    /// KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_lost_events(IntPtr engine, ulong* out_count);

    /// <summary>Calls `callback` with every record from now on, in order, inside the call that caused it, after
    /// arbitration; null: no callback. Records that wait for a poll already still do. A host that also polls gets each
    /// record twice. KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_event_callback(IntPtr engine, IntPtr callback, IntPtr user_data);

    /// <summary>Turns decision records on or off (off at first): one for each time that a recognizer leaves Possible
    /// or is kept there. KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_explain(IntPtr engine, byte explain);

    /// <summary>Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_explain(IntPtr engine, byte* out_explain);

    /// <summary>Writes one English sentence about `event` into `buffer`, always ended by a zero byte, cut where
    /// `capacity` bytes are too few; `out_needed` (may be null) gets the bytes of the whole sentence with its zero
    /// byte. A null buffer with capacity 0 asks for the size. KIN_ERROR_NULL, KIN_ERROR_INVALID. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_event_describe(IntPtr engine, kin_event* @event, byte* buffer, uint capacity, uint* out_needed);

    /// <summary>One sentence about the latest failure of a call on this engine, "" before the first. It belongs to the
    /// engine and stays as it is until the next failure; kin_last_error has that of a call that fails before there is
    /// an engine. A null engine gives the sentence of KIN_ERROR_NULL; to the thread that was refused latest it gives
    /// that of KIN_ERROR_THREAD, until another of its calls fails, and to any thread while another is in a call.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_engine_last_error(IntPtr engine);

    /// <summary>Where diagnostics go; null: nowhere. KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_log(IntPtr engine, IntPtr callback, IntPtr user_data);

    /// <summary>Feeds scroll samples in the order of their time; all or nothing, as kin_engine_feed, with whose
    /// samples they share one clock. KIN_ERROR_NULL, _INVALID, _STALE, _KIND, _TIME, _SEQUENCE (a source that begins
    /// twice, or goes on without having begun), _CAPACITY, _REENTRANT, _MEMORY. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_feed_scroll(IntPtr engine, kin_scroll_sample* samples, uint count);

    /// <summary>Filters what is fed from now on; null turns it off (the default). The filter is copied. Lifts that
    /// were withheld are delivered now. A contact that came back under another id goes on under its first one until it
    /// lifts. While it is on, a feed has at most 8 samples for each contact of touch_capacity, else it is
    /// KIN_ERROR_CAPACITY; kin_engine_next_deadline counts the lifts that are withheld, and the log
    /// (kin_engine_set_log, KIN_SEVERITY_INFO) has a sentence on each contact that came back or was split. A replay
    /// plays what passed and needs no filter; the hash of a state leaves the filter out. Turning it on allocates;
    /// feeding does not. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_contact_filter(IntPtr engine, kin_contact_filter* filter);

    /// <summary>Whether samples that do not fit together are put right. An engine refuses them with
    /// KIN_ERROR_SEQUENCE, which finds faults of a program; but drivers and toolkits do lose samples, and a program
    /// that feeds what they report is to go on. A lenient engine takes samples so: - A contact lands while it is down:
    /// its lift was missed. It ends at this time, where it was latest, and a new contact lands. - A contact moves,
    /// lifts or is cancelled without being down, or leaves without hovering: nothing. It was cancelled meanwhile
    /// (kin_engine_cancel_touches), or left out as it landed. - Something hovers that has not entered: it enters.
    /// Something enters that hovers: it moves. - More contacts land than touch_capacity: they are left out until they
    /// have lifted. - A time lies before that of the engine, or of the sample before: it counts as that. The log has a
    /// sentence (KIN_SEVERITY_INFO) on each lift that was missed and each contact that was left out. What is wrong in
    /// itself is refused as before: numbers, views that are not there, KIN_TIME_NEVER. A feed has at most 8 samples
    /// for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY. Turning it on allocates; feeding does not. A
    /// copy of the engine is lenient too. A lift that is lost and whose number never lands again cannot be known:
    /// kin_engine_list_contacts has the contacts that are down, and since when nothing came of each. KIN_ERROR_NULL,
    /// _MEMORY, _REENTRANT. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_lenient(IntPtr engine, byte lenient);

    /// <summary>Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_lenient(IntPtr engine, byte* out_lenient);

    /// <summary>Finds the hands of what lands from now on; null turns it off (the default). The struct is copied. What
    /// is down already keeps the hand that it has. While it is on, a feed has at most 8 samples for each contact of
    /// touch_capacity, else it is KIN_ERROR_CAPACITY. It works after a contact filter. A trace has the hands that were
    /// found: a replay needs no grouping, and the hash of a state has the hands of its contacts, but not the grouping.
    /// Turning it on allocates; feeding does not. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _REENTRANT.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_hands(IntPtr engine, kin_hand_grouping* grouping);

    /// <summary>Looks for palms in what is fed from now on; null turns it off (the default). The filter is copied.
    /// Contacts that are held back land now; those that were refused stay so until they lift. While it is on, a feed
    /// has at most 8 samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY; contacts that are held
    /// back or refused count among those; kin_engine_next_deadline counts what is held back. A replay plays what
    /// passed and needs no filter; the hash of a state leaves the filter out. Turning it on allocates; feeding does
    /// not. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT. [engine-thread]
    /// Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_palm_filter(IntPtr engine, kin_palm_filter* filter);

    /// <summary>A host's own verdict: cancels a touch that is down, or held back, as a sample of KIN_PHASE_CANCELLED
    /// with this cause would. Its id is free then: the host feeds no more of it. `cause`: KIN_CAUSE_..., but not
    /// KIN_CAUSE_NONE. KIN_ERROR_NULL; KIN_ERROR_SEQUENCE: no such touch is down; _INVALID, _TIME, _CAPACITY (poll
    /// first), _REENTRANT. Nothing has changed then. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_reject_touch(IntPtr engine, ulong touch, ulong time_ns, int cause);

    /// <summary>Takes what a person has chosen, for what is fed from now on; null: nothing (the default). It is
    /// copied. Contacts that are held back land now. What kin_engine_set_palm_filter says of feeds, deadlines, replays
    /// and memory holds here too. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first),
    /// _REENTRANT. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_accommodations(IntPtr engine, kin_accommodations* accommodations);

    /// <summary>The view that fills the window; it lives as long as the engine. KIN_ERROR_NULL. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_root_view(IntPtr engine, ulong* out_view);

    /// <summary>Adds a view in front of its siblings. `parent` 0 is the root view; `options` null: defaults.
    /// KIN_ERROR_NULL, _STALE, _KIND, _SIZE, _INVALID. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_add(IntPtr engine, ulong parent, kin_view_options* options, ulong* out_view);

    /// <summary>Removes a view with all below it and all their recognizers: an active one sends Cancelled; the view
    /// gets cancelled for the touches that it knew. In a callback they go after the step. When it returns, what their
    /// user data points to may be freed: no record has it any more, and no delegate of theirs is asked. The root view
    /// stays: KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_remove(IntPtr engine, ulong view);

    /// <summary>Moves or resizes a view. The root view's frame is what screen edges are measured from. KIN_ERROR_NULL,
    /// _STALE, _KIND, _INVALID. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_set_frame(IntPtr engine, ulong view, kin_rect frame);

    /// <summary>Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_get_frame(IntPtr engine, ulong view, kin_rect* out_frame);

    /// <summary>Sets the map to the parent. One that cannot be inverted makes the view unhittable. Not for the root
    /// view: KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_set_transform(IntPtr engine, ulong view, kin_transform transform);

    /// <summary>Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_get_transform(IntPtr engine, ulong view, kin_transform* out_transform);

    /// <summary>The view above it; 0 for the root view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_get_parent(IntPtr engine, ulong view, ulong* out_parent);

    /// <summary>Moves a view, with all below it, to another parent (0: the root view), in front of the children there.
    /// Gestures and touches that are under way go on, with the touches that landed on it. Touches that land from then
    /// on find it in its new place. Its frame and transform stay as they are, now in the new parent's coordinates
    /// (kin_view_convert_point). Not for the root view, nor to the view itself or one below it: KIN_ERROR_INVALID.
    /// KIN_ERROR_NULL, _STALE, _KIND, _MEMORY. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_set_parent(IntPtr engine, ulong view, ulong parent);

    /// <summary>Is `view` below `ancestor`, or that view itself? KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_is_descendant(IntPtr engine, ulong view, ulong ancestor, byte* out_is_descendant);

    /// <summary>Writes up to `capacity` ids of its children, the front one first, and how many there are in all.
    /// `out_ids` may be null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_list_children(IntPtr engine, ulong view, ulong* out_ids, uint capacity, uint* out_count);

    /// <summary>The same for its recognizers, the one added last first: the order in which they are asked.
    /// KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_list_recognizers(IntPtr engine, ulong view, ulong* out_ids, uint capacity, uint* out_count);

    /// <summary>Sets those flags of a view that are in `mask` as `flags` has them; the others stay:
    /// kin_view_set_flags(engine, view, KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN) hides it, with 0 in place of the first it is
    /// shown again. Touches that are down stay bound as they are. KIN_ERROR_NULL, _STALE, _KIND, _INVALID: a bit that
    /// is no flag. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_set_flags(IntPtr engine, ulong view, uint flags, uint mask);

    /// <summary>Reads them back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_get_flags(IntPtr engine, ulong view, uint* out_flags);

    /// <summary>Brings a view in front of its siblings. Not for the root view. KIN_ERROR_NULL, _STALE, _KIND,
    /// _INVALID. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_bring_to_front(IntPtr engine, ulong view);

    /// <summary>Puts a view right in front of a sibling. Not for the root view, and both must have one parent:
    /// KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_place_in_front_of(IntPtr engine, ulong view, ulong sibling);

    /// <summary>Puts a view right behind a sibling. Errors as kin_view_place_in_front_of. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_place_behind(IntPtr engine, ulong view, ulong sibling);

    /// <summary>A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
    /// KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_set_name(IntPtr engine, ulong view, byte* name);

    /// <summary>Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_get_name(IntPtr engine, ulong view, byte** out_name);

    /// <summary>A pointer of the host's own for a view, null at first: its records of touches (KIN_EVENT_VIEW_TOUCH)
    /// have it from the next one on; null takes it out of those that wait too. Never dereferenced: no part of the
    /// state or of a trace. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_set_user_data(IntPtr engine, ulong view, IntPtr user_data);

    /// <summary>Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_get_user_data(IntPtr engine, ulong view, IntPtr* out_user_data);

    /// <summary>The view with this name: of several the first from the root down, where a view comes before its
    /// children, and those as kin_view_list_children gives them. It looks at each view. None: KIN_ERROR_UNKNOWN.
    /// KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_find_view(IntPtr engine, byte* name, ulong* out_view);

    /// <summary>The view that a touch at this window point would hit; never 0. KIN_ERROR_NULL, _INVALID. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_hit_test(IntPtr engine, double x, double y, ulong* out_view);

    /// <summary>Converts a point between the coordinates of two views; 0 is the window. A view whose transform cannot
    /// be inverted is KIN_ERROR_INVALID. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_convert_point(IntPtr engine, ulong from, ulong to, kin_point point, kin_point* out_point);

    /// <summary>Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_view_set_delegate(IntPtr engine, ulong view, kin_view_delegate* @delegate);

    /// <summary>Adds a class to this engine. The table is copied, what it points to is not. Classes stay as long as
    /// the engine. KIN_ERROR_NULL; KIN_ERROR_SIZE and _CLASS with a sentence on the fault; KIN_ERROR_EXISTS for a name
    /// that is taken. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_class_register(IntPtr engine, kin_recognizer_class* recognizer_class);

    /// <summary>How many classes this engine has. KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_class_count(IntPtr engine, uint* out_count);

    /// <summary>Class number `index`, in the order of registering: name, summary, properties, values. It belongs to
    /// the engine and lives as long. KIN_ERROR_NULL, KIN_ERROR_RANGE. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_class(IntPtr engine, uint index, kin_recognizer_class** out_class);

    /// <summary>The properties that every recognizer has (recognizer.h), with their ranges; `offset` means nothing
    /// there. Static. KIN_ERROR_NULL. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_common_properties(kin_property** out_properties, uint* out_count);

    /// <summary>Attaches a new recognizer of the named class (KIN_TAP, KIN_PAN ... of classes.h) to a view; 0 is the
    /// root view. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN; _CLASS for a class that was switched off (plugin.h).
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_add(IntPtr engine, ulong view, byte* class_name, ulong* out_recognizer);

    /// <summary>Removes it, with its settings, actions, relations and delegate; an active one sends Cancelled first.
    /// In a callback it goes after the step. When it returns, what its user data points to may be freed, as for
    /// kin_view_remove. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_remove(IntPtr engine, ulong recognizer);

    /// <summary>Moves it to another view; 0 is the root view. An active one sends Cancelled, one in Possible fails
    /// without an action, and it is ready at once: it takes the touches that land from then on, none that is down. Its
    /// settings, actions, relations and delegate stay. It is then the one added last on that view. KIN_ERROR_NULL,
    /// _STALE, _KIND, _MEMORY. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_view(IntPtr engine, ulong recognizer, ulong view);

    /// <summary>The same as the property "enabled". Disabled while active: Cancelled; while Possible: fails without an
    /// action. Enabled again it takes new touches only. KIN_ERROR_NULL, _STALE, _KIND; _CLASS when its class was
    /// switched off (plugin.h). [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_enabled(IntPtr engine, ulong recognizer, byte enabled);

    /// <summary>Ends the present attempt as disabling and enabling would. KIN_ERROR_NULL, _STALE, _KIND. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_abort(IntPtr engine, ulong recognizer);

    /// <summary>For a recognizer of a class that leaves its states to the host (`manual`): proposes one, as a class's
    /// step would. KIN_ERROR_NULL, _STALE, _KIND, _UNSUPPORTED for other classes, _STATE for what cannot follow.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_propose(IntPtr engine, ulong recognizer, int state);

    /// <summary>A name for explanations and tools, copied: UTF-8, at most KIN_NAME_LIMIT bytes; null or "": none.
    /// KIN_ERROR_NULL, _STALE, _KIND, _RANGE: longer, _INVALID: no UTF-8. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_name(IntPtr engine, ulong recognizer, byte* name);

    /// <summary>Its name, "" without one; valid until it is renamed or removed. KIN_ERROR_NULL, _STALE, _KIND.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_name(IntPtr engine, ulong recognizer, byte** out_name);

    /// <summary>A pointer of the host's own for a recognizer, null at first: its records of gestures and decisions
    /// have it from the next one on; null takes it out of those that wait too. Never dereferenced: no part of the
    /// state or of a trace. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_user_data(IntPtr engine, ulong recognizer, IntPtr user_data);

    /// <summary>Reads it back. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_user_data(IntPtr engine, ulong recognizer, IntPtr* out_user_data);

    /// <summary>The recognizer with this name: of several the first, in the order of their views that
    /// kin_engine_find_view has, on one view as kin_view_list_recognizers gives them. None: KIN_ERROR_UNKNOWN.
    /// KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_find_recognizer(IntPtr engine, byte* name, ulong* out_recognizer);

    /// <summary>Its view. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_view(IntPtr engine, ulong recognizer, ulong* out_view);

    /// <summary>The name of its class; as long-lived as the class. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread]
    /// Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_class(IntPtr engine, ulong recognizer, byte** out_name);

    /// <summary>Its present state. In an action, the state of its record; a class with a stream for each touch
    /// (multi_drag, multi_tap) has one state for all: active from the first stream to the last finger. KIN_ERROR_NULL,
    /// _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_state(IntPtr engine, ulong recognizer, int* out_state);

    /// <summary>What it has earned while it waits for others to fail, KIN_STATE_POSSIBLE if nothing. KIN_ERROR_NULL,
    /// _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_pending_state(IntPtr engine, ulong recognizer, int* out_state);

    /// <summary>Sets a property by name (classes.h), one of its class or a common one. Out of its range, or not whole
    /// where a whole number is wanted: KIN_ERROR_RANGE, and the sentence names the range. KIN_ERROR_NULL, _STALE,
    /// _KIND, _UNKNOWN, _INVALID; _CLASS as above. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_number(IntPtr engine, ulong recognizer, byte* property, double value);

    /// <summary>Reads it back. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_number(IntPtr engine, ulong recognizer, byte* property, double* out_value);

    /// <summary>Sets an output, "scale" back to 1, "translation.x" to 0: the gesture goes on from there and its
    /// velocity restarts. A host that throws what it moves therefore leaves the translation as it is, and takes
    /// differences. A value that is set while no attempt is under way has no effect on the next one, which starts from
    /// the class's initial value. KIN_ERROR_UNSUPPORTED for one that cannot be set. KIN_ERROR_NULL, _STALE, _KIND,
    /// _UNKNOWN, _INVALID. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_value(IntPtr engine, ulong recognizer, byte* value, double to);

    /// <summary>Reads an output by name. KIN_ERROR_UNSUPPORTED for a class with a stream for each touch: its records
    /// have the values. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_value(IntPtr engine, ulong recognizer, byte* value, double* out_value);

    /// <summary>Where it is, in the coordinates of `view` (0: window). KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_location(IntPtr engine, ulong recognizer, ulong view, kin_point* out_location);

    /// <summary>How many touches it has: those that are down. In the action of its last record (Ended, Cancelled)
    /// those that made it are still there, lifted or not: of a gesture that is made at once (a tap, a swipe) the
    /// fingers that were down together last, so each finger of a two-finger tap, and of a double tap those of the
    /// second tap; of one that had begun those that were down before the last lift. With a stream for each touch, a
    /// touch is there in its own last action too. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_touch_count(IntPtr engine, ulong recognizer, uint* out_count);

    /// <summary>Where its touch number `index` (of those that kin_recognizer_get_touch_count counts, in the order of
    /// landing) is, or where it lifted, in the coordinates of `view` (0: window), which may be any view;
    /// KIN_ERROR_RANGE past the last. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_touch_location(IntPtr engine, ulong recognizer, uint index, ulong view, kin_point* out_location);

    /// <summary>All that is known of its touch number `index` (as for kin_recognizer_get_touch_location), as its class
    /// sees it: force, buttons, radius, angles, tap count, where and when it landed; window units. `changes` is 0
    /// outside of a callback. `history` is null, and `history_count` is how many points kin_engine_get_touch_history
    /// has for its `id`: none once it has lifted. KIN_ERROR_RANGE past the last. KIN_ERROR_NULL, _STALE, _KIND.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_touch(IntPtr engine, ulong recognizer, uint index, kin_touch* out_touch);

    /// <summary>Its translation in the coordinates of `view` (0: window), scaled and turned as that view is at
    /// present, for classes with the values "translation.x" and "translation.y", else, and for those with a stream for
    /// each touch, KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE, _KIND, _INVALID. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_translation(IntPtr engine, ulong recognizer, ulong view, kin_point* out_translation);

    /// <summary>Its velocity, units of `view` per second (0: window), for classes with the values "velocity.x" and
    /// "velocity.y", else, and for those with a stream for each touch, KIN_ERROR_UNSUPPORTED. KIN_ERROR_NULL, _STALE,
    /// _KIND, _INVALID. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_get_velocity(IntPtr engine, ulong recognizer, ulong view, kin_point* out_velocity);

    /// <summary>Calls `callback` with every gesture record of this recognizer, after the engine's own callback, in the
    /// order of adding. One that is added by a callback gets records from the next one on. Records of others, which no
    /// callback or action gets, still wait for a poll. It must return, as every kin_event_callback. KIN_ERROR_NULL,
    /// _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_add_action(IntPtr engine, ulong recognizer, IntPtr callback, IntPtr user_data, ulong* out_action);

    /// <summary>Removes an action, at once. `action` is what kin_recognizer_add_action gave. KIN_ERROR_NULL, _STALE,
    /// _KIND, _UNKNOWN. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_remove_action(IntPtr engine, ulong recognizer, ulong action);

    /// <summary>Copies the delegate; null removes it. KIN_ERROR_NULL, _STALE, _KIND, _SIZE. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_delegate(IntPtr engine, ulong recognizer, kin_recognizer_delegate* @delegate);

    /// <summary>`waiting` cannot leave Possible before `required` has failed, or is out of play. Asking twice is no
    /// error. A circle is KIN_ERROR_CYCLE, a recognizer with itself KIN_ERROR_CYCLE. KIN_ERROR_NULL, _STALE, _KIND.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_require_failure(IntPtr engine, ulong waiting, ulong required);

    /// <summary>Removes the requirement; KIN_ERROR_UNKNOWN if there is none. KIN_ERROR_NULL, _STALE, _KIND. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_remove_failure_requirement(IntPtr engine, ulong waiting, ulong required);

    /// <summary>May both be recognized at once? Symmetric; default no. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a
    /// recognizer with itself. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_allow_simultaneous(IntPtr engine, ulong a, ulong b, byte allowed);

    /// <summary>May `preventer`, when it is recognized, exclude `prevented`? What the host says replaces what their
    /// classes say; one way. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread]
    /// Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_set_prevention(IntPtr engine, ulong preventer, ulong prevented, byte allowed);

    /// <summary>Must `other` be inactive for `recognizer` to be recognized? Then it cannot be recognized while `other`
    /// has begun, and fails when `other` is recognized, wherever their views are and although both may run at once.
    /// Unlike a failure requirement it never waits: while `other` is undecided it may be recognized. KIN_ERROR_NULL,
    /// _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_require_inactive(IntPtr engine, ulong recognizer, ulong other, byte required);

    /// <summary>May `recognizer` take over from `other`? When `other` begins and would exclude it, it is not excluded
    /// yet: for its `takeover_interval` (0.3 s) it goes on looking, and if it is recognized in that time, `other` is
    /// cancelled. After that, and when `other` is over, it fails. What it had earned and waited with is excluded at
    /// once. One way; default no. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_allow_takeover(IntPtr engine, ulong recognizer, ulong other, byte allowed);

    /// <summary>Writes up to `capacity` ids of the recognizers that `recognizer` has this relation to, in the order of
    /// setting, and how many there are in all. `out_ids` may be null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND,
    /// _INVALID. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_list_relations(IntPtr engine, ulong recognizer, int relation, ulong* out_ids, uint capacity, uint* out_count);

    /// <summary>Each of `ids` waits for all that stand before it. All or nothing. Errors as
    /// kin_recognizer_require_failure. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_compose_exclusive(IntPtr engine, ulong* ids, uint count);

    /// <summary>Each pair of `ids` may be recognized at once. All or nothing. Errors as
    /// kin_recognizer_allow_simultaneous. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_compose_simultaneous(IntPtr engine, ulong* ids, uint count);

    /// <summary>Makes `representative` and `ids` a group, or puts `ids` into the group that `representative` has.
    /// Towards all other recognizers a group counts as one: each member has the relations of the representative in
    /// place of its own, a recognizer that requires one member to fail waits for all of them, and delegates and
    /// classes are asked about the representative. Among themselves its members have their own relations. `ids` may
    /// name the representative, which alone is no group. All or nothing. KIN_ERROR_NULL, _STALE, _KIND; _INVALID: one
    /// of them is in the group of another one; _CYCLE: the group would wait for itself. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_compose_group(IntPtr engine, ulong representative, ulong* ids, uint count);

    /// <summary>Dissolves the group that `recognizer` is in: each member has its own relations again. Removing the
    /// representative does the same. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN: it is in no group. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_dissolve_group(IntPtr engine, ulong recognizer);

    /// <summary>Calls `function` with the arguments of `signature` for every gesture record of this recognizer whose
    /// state is one of `states`, as an action: in one order with those of kin_recognizer_add_action, removed by
    /// kin_recognizer_remove_action or with the recognizer. `states` is one or several, with | between: began,
    /// changed, ended, cancelled, and recognized, which is the one record of an attempt with which it was recognized:
    /// began, or an ended that no began came before. `user_data` may be null. Both texts are read once, and copied; a
    /// call allocates nothing. That `function` has this signature is for the caller to know: it cannot be checked. It
    /// must return, as every kin_event_callback. The sentence of a failure says at which column (from 1) of which
    /// text. KIN_ERROR_INVALID for what is not written as above, or a type that cannot take what is to be passed;
    /// _UNKNOWN for a state, type or name that does not exist; _RANGE for a constant that does not fit and for too
    /// many arguments; KIN_ERROR_UNSUPPORTED in a library built without libffi, or where the system has none, which is
    /// looked for in this call. KIN_ERROR_NULL, _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_recognizer_bind(IntPtr engine, ulong recognizer, byte* states, IntPtr function, byte* signature, IntPtr user_data, ulong* out_action);

    /// <summary>Where touch `touch` (the host's id, down) is at `time_ns`. Nothing in the engine changes; any time may
    /// be asked, in any order. Between two samples: on the line between them; of two less than 2 ms apart the one
    /// before is held. After the latest: predicted, as kin_engine_set_prediction says. Before the oldest of the
    /// history that one is held. A touch whose latest sample has the place of the one before rests there.
    /// KIN_ERROR_NULL; KIN_ERROR_STALE: no such touch is down. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_sample_touch(IntPtr engine, ulong touch, ulong time_ns, kin_touch_estimate* out_estimate);

    /// <summary>Chooses how places are predicted from now on. Recognition, events and the history stay as they are.
    /// KIN_ERROR_NULL; KIN_ERROR_INVALID: none of KIN_PREDICTION_...; nothing has changed. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_prediction(IntPtr engine, int prediction);

    /// <summary>The landing and the moves of a touch that is down, as they were fed, however many came between two
    /// frames: oldest first, at most 40, at least the 20 latest, one for each time. Writes the latest `capacity` of
    /// them, and how many there are in all; of a touch that is held back or was refused (palm.h) the latest only.
    /// `out_points` may be null with capacity 0. KIN_ERROR_NULL, KIN_ERROR_STALE. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_get_touch_history(IntPtr engine, ulong touch, kin_touch_point* out_points, uint capacity, uint* out_count);

    /// <summary>Smooths what kin_engine_sample_touch answers from now on, touches that are down included; null turns
    /// it off (the default). Recognition, events and the history stay as they are. The speed is that of the point, so
    /// that a movement is smoothed alike in every direction. Turning it on allocates; feeding does not.
    /// KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_smoothing(IntPtr engine, kin_smoothing* smoothing);

    /// <summary>The velocity (units per second) of something whose places are known, as the recognizers estimate it:
    /// `count` points, oldest first, such as kin_engine_get_touch_history gives; of two of one time the later one
    /// counts. `time_ns`: when it lifted, or the time of the latest point while it goes on. No or one point, or a rest
    /// before the lift: 0. `points` may be null with count 0, `options` may be null: the defaults. KIN_ERROR_NULL,
    /// _SIZE; _TIME: a time before the one before it; _INVALID: a number that is not finite, no strategy, a flag but 0
    /// and 1; _RANGE: maximum_points or limit, or a result too large to be a number. [any-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_velocity_estimate(kin_touch_point* points, uint count, ulong time_ns, kin_velocity_options* options, kin_point* out_velocity);

    /// <summary>Exponential decay: x(t) = position + velocity (1 - e^(-rate t)) / rate. `rate`: 1/s, above 0; time
    /// 1/rate takes the velocity down to 37 %. It ends at position + velocity / rate. KIN_ERROR_NULL;
    /// KIN_ERROR_INVALID: not finite; KIN_ERROR_RANGE: a rate not above 0, or an end too far to be a number. [any-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_decay(double position, double velocity, double rate, kin_fling* out_fling);

    /// <summary>The same with a scroll view's number: v(t) = velocity deceleration^(1000 t), so rate = -1000
    /// ln(deceleration). `deceleration`: above 0, below 1, KIN_DECELERATION_NORMAL or _FAST. (UIKit documents the
    /// number only. The continuous reading is I. Lobanov's, "Deceleration mechanics of UIScrollView", 2019; Apple's
    /// own projection, WWDC 2018 session 803, sums milliseconds: velocity / 1000 d / (1 - d), for 0.998 nearer by 0.1
    /// %.) Errors as kin_fling_decay. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_friction(double position, double velocity, double deceleration, kin_fling* out_fling);

    /// <summary>A damped spring to `target`: x'' = -f^2 (x - target) - 2 damping f x' with f = 2 pi / response.
    /// `response`: seconds, above 0, the time of one swing were it not damped; `damping_ratio`: above 0, 1 critical.
    /// (The pair is Apple's, WWDC 2018 session 803.) KIN_ERROR_NULL; KIN_ERROR_INVALID: not finite; KIN_ERROR_RANGE:
    /// not above 0, or too large to compute with. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_spring(double position, double velocity, double target, double response, double damping_ratio, kin_fling* out_fling);

    /// <summary>The same by physics: mass x'' = -stiffness (x - target) - damping x', all above 0: frequency
    /// sqrt(stiffness / mass), ratio damping / (2 sqrt(stiffness mass)). Errors as kin_fling_spring. [any-thread]
    /// Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_spring_physical(double position, double velocity, double target, double mass, double stiffness, double damping, kin_fling* out_fling);

    /// <summary>What a pager does: a spring from where `fling` begins, with its velocity, to that of `points` which is
    /// nearest to where `fling` would end; of two as near, the first. `out_index` (may be null) gets its index.
    /// `points`: at least one, in any order. KIN_ERROR_NULL; _INVALID: a point that is not finite, no point, or a
    /// fling that is not well formed; _RANGE as kin_fling_spring. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_snap(kin_fling fling, double* points, uint count, double response, double damping_ratio, kin_fling* out_fling, uint* out_index);

    /// <summary>What a scroll view does at its ends: the decay `fling` goes on until it crosses `minimum` or
    /// `maximum`, and from there a spring brings it back to that bound; one that begins outside springs back at once.
    /// Bounds may be infinite, but not NaN, nor minimum above maximum. A response of 0.63 s and a ratio of 1 come
    /// close to UIScrollView (stiffness 100, mass 1: I. Lobanov, "How UIScrollView works", 2020). KIN_ERROR_NULL;
    /// _INVALID: also for a fling that is not a decay; _RANGE as kin_fling_spring. [any-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_bound(kin_fling fling, double minimum, double maximum, double response, double damping_ratio, kin_fling* out_fling);

    /// <summary>Where a fling is `elapsed_ns` after its beginning, and how fast (units per second). From
    /// kin_fling_duration on: exactly its end, and 0. Either output may be null. KIN_ERROR_INVALID: not well formed;
    /// KIN_ERROR_RANGE: too large to compute with. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_at(kin_fling fling, ulong elapsed_ns, double* out_position, double* out_velocity);

    /// <summary>The time from which on a fling is certain to stay within `tolerance` of its end: exact for a decay;
    /// for a spring by the envelope of its swings, so up to half a swing late. KIN_TIME_NEVER beyond 584 years.
    /// KIN_ERROR_NULL, _INVALID. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_duration(kin_fling fling, ulong* out_duration_ns);

    /// <summary>Where a fling ends, before it has begun to move: what a host decides by. KIN_ERROR_NULL, _INVALID.
    /// [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_fling_final(kin_fling fling, double* out_position);

    /// <summary>How far content follows a finger that pulls it `distance` units past its end: (1 - 1 / (distance c /
    /// dimension + 1)) dimension, at first with slope c, never more than `dimension` (of the view, units, above 0).
    /// Odd: a negative distance gives the negative. `coefficient` c: above 0, KIN_RUBBER_BAND in scroll views.
    /// (UIScrollView's formula and number as @chpwn published them; recorded in "Analysis of Apple's rubber band
    /// scrolling", squareb.wordpress.com, January 2013.) KIN_ERROR_NULL, _INVALID: not finite, _RANGE: not above 0.
    /// [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_rubber_band(double distance, double dimension, double coefficient, double* out_offset);

    /// <summary>The way back, for a finger that catches content past its end: the distance that kin_rubber_band takes
    /// to `offset`. Its size is below `dimension`, else KIN_ERROR_RANGE. KIN_ERROR_NULL, _INVALID. [any-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_rubber_band_distance(double offset, double dimension, double coefficient, double* out_distance);

    /// <summary>Records from here on: first a snapshot, then every call that changes something. What is ready goes to
    /// the sink in blocks of some kilobytes, at kin_trace_flush and at kin_trace_stop. Recording allocates only when a
    /// snapshot or a single call is larger than any before. A sink that refuses is reported to the log.
    /// KIN_ERROR_NULL; _REENTRANT; _STATE: a trace or a flight recorder runs already; _SINK. [engine-thread] Since
    /// level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_trace_start(IntPtr engine, IntPtr sink, IntPtr user_data);

    /// <summary>How often the trace notes hashes of the state, with which a replay is compared: after every `steps`
    /// steps, 1: after each, 0: never; 1024 at first. For traces that begin later. KIN_ERROR_NULL. [engine-thread]
    /// Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_trace_set_check_interval(IntPtr engine, uint steps);

    /// <summary>Gives the sink what it has not got yet. KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK.
    /// [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_trace_flush(IntPtr engine);

    /// <summary>Ends the trace, with a mark by which a reader knows that it is whole, and flushes it. The trace is
    /// over whatever the result is. KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK now or earlier. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_trace_stop(IntPtr engine);

    /// <summary>Keeps the latest part of a trace in a ring of `bytes` (16 KiB to 1 GiB), allocated here and never
    /// again. With `duration_ns` above 0 a part is begun anew after half that time as well, so that a dump holds at
    /// least the last half of it and not much more than all of it, as far as the ring reaches. Once the ring has been
    /// full, a dump has at least 7/16 of its bytes. KIN_ERROR_NULL; _RANGE; _REENTRANT; _STATE: a trace or a flight
    /// recorder runs already; _CAPACITY: a snapshot of this engine is more than a quarter of the ring. [engine-thread]
    /// Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_flight_recorder_start(IntPtr engine, uint bytes, ulong duration_ns);

    /// <summary>Hands the sink what the ring holds, as a whole trace; the recorder goes on. KIN_ERROR_NULL;
    /// _REENTRANT; _STATE: no flight recorder runs; _CAPACITY: one call, or a snapshot of what the engine has become,
    /// did not fit, and nothing has been kept since; _SINK. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_flight_recorder_dump(IntPtr engine, IntPtr sink, IntPtr user_data);

    /// <summary>Reads on in what the ring holds, to show or to send a recording while it goes on. `position` is the
    /// reader's own, 0 at first, and is moved on; several readers may have one each. Writes whole blocks of a trace
    /// into `buffer`, up to `capacity` bytes, 64 or more: what stands there is one trace, which has no end mark yet. A
    /// new trace, which begins with the signature and a snapshot of the oldest moment that the ring holds, begins at
    /// position 0 and after everything that the ring no longer holds: nothing waits for a reader that is too slow.
    /// `out_count` becomes the number of bytes, 0 when nothing is new. It allocates nothing and changes neither the
    /// engine nor the recorder. KIN_ERROR_NULL; _RANGE: the buffer is too small; _REENTRANT; _STATE: no flight
    /// recorder runs; _CAPACITY: as kin_flight_recorder_dump. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_flight_recorder_read(IntPtr engine, ulong* position, IntPtr buffer, uint capacity, uint* out_count);

    /// <summary>Ends it and frees the ring. KIN_ERROR_NULL, _REENTRANT, _STATE: no flight recorder runs. [engine-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_flight_recorder_stop(IntPtr engine);

    /// <summary>Row number `index` of the table of operations. KIN_ERROR_NULL; KIN_ERROR_RANGE past the last. [any-
    /// thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_trace_get_operation(uint index, kin_operation_info* out_info);

    /// <summary>Looks at a trace without playing it: what it is for, and whether it is whole. KIN_ERROR_NULL; _SIZE;
    /// _TRACE: it is no trace, its head is damaged or it was written in another format (then `version` is filled in).
    /// [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_trace_inspect(IntPtr bytes, ulong size, kin_trace_info* out_info);

    /// <summary>Plays a trace in an engine that was made with the trace's options and in which nothing has been done
    /// yet, but for classes that are registered and plugins that are loaded. Classes that the trace needs and the
    /// engine does not have are stood in for by what the trace says of them; with KIN_REPLAY_LIVE a missing one is
    /// named: KIN_ERROR_UNKNOWN. A class may have changed since. It must have the properties and values that the trace
    /// names, the values in their places, allow the numbers that the properties have, and have the same flags; its
    /// properties are found by name, and those that it has newly got have their defaults. Where
    /// `kin_recognizer_class.layout`, or the number of private bytes, is another one, recorded private bytes are of no
    /// use: recognizers in no attempt are made ready without them, and a trace that begins in the middle of an attempt
    /// of such a class is refused. KIN_ERROR_CLASS names what is missing. Without KIN_REPLAY_LIVE a class of a host or
    /// plugin with another layout is not stepped, and at the end its recognizers are made ready anew, those in an
    /// attempt too. Afterwards the engine is as the recorded one was, and can be used on: delegates, callbacks and
    /// actions of the recorded host are gone. What stands before damage is played: `out_report` (may be null) is
    /// filled in after every result but KIN_ERROR_NULL and _SIZE. KIN_ERROR_NULL; _SIZE; _REENTRANT; _STATE: the
    /// engine is not fresh, records, or has other options; _TRACE: the trace is cut, damaged or of another format;
    /// _DIVERGED: the engine did something else than the recorded one: the sentence names the step and what differs;
    /// _UNKNOWN; _CLASS. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_trace_replay(IntPtr engine, IntPtr bytes, ulong size, kin_replay_options* options, kin_replay_report* out_report);

    /// <summary>Sets the policy of loading for what is loaded and added later; `flags` is a mask of KIN_PLUGIN_..., 0
    /// at first. KIN_ERROR_NULL; KIN_ERROR_INVALID: other bits; KIN_ERROR_UNSUPPORTED: this build has no dynamic
    /// loader. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_set_plugin_policy(IntPtr engine, uint flags);

    /// <summary>Loads a plugin library and registers its classes, all of them or none; `out_plugin` (may be null) gets
    /// its id. `path` with a '/' in it names the file, and is absolute unless KIN_PLUGIN_ALLOW_RELATIVE is set.
    /// Without one it is a file name, and is looked for in the directories of kin_plugin_search_path_add, in the order
    /// of adding, and nowhere else. A library that this engine has already is not loaded again: the same id, KIN_OK.
    /// What was loaded stays as it was, also if the file changes. Every refusal has its sentence in
    /// kin_engine_last_error and registers nothing. KIN_ERROR_NULL; KIN_ERROR_INVALID: the path is empty or too long
    /// (4095 bytes at most), names a directory, a pipe or a device, or the policy refuses it; KIN_ERROR_UNKNOWN: there
    /// is no such file, or the system cannot open it (its own words are in the sentence), or it is a bare name and is
    /// in no directory to search; KIN_ERROR_CLASS: it exports no kin_plugin_entry, was built for another level,
    /// refuses this engine, or its table or one of its classes is not well formed (a null function, a property outside
    /// its range or its state, an alignment that is none ...); KIN_ERROR_SIZE: a struct of plugin.h has a size there
    /// that it has at no level, or says something that this engine does not know; KIN_ERROR_EXISTS: one of its class
    /// names is taken; KIN_ERROR_UNSUPPORTED: it needs a later level, or an extension that this engine does not have,
    /// which the sentence names (kin_plugin.needs); or this build has no dynamic loader. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_plugin_load(IntPtr engine, byte* path, ulong* out_plugin);

    /// <summary>Adds a directory in which kin_plugin_load looks for bare file names: absolute, unless
    /// KIN_PLUGIN_ALLOW_RELATIVE is set. It is resolved now, so that a later change of the working directory changes
    /// nothing. One that is there already keeps its place. KIN_ERROR_NULL; KIN_ERROR_INVALID: empty, too long, or
    /// relative; KIN_ERROR_UNKNOWN: there is no such directory; KIN_ERROR_UNSUPPORTED: this build has no dynamic
    /// loader. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_plugin_search_path_add(IntPtr engine, byte* directory);

    /// <summary>What is known of `plugin`. Call kin_plugin_info_init on `out_info` first. KIN_ERROR_NULL, _SIZE,
    /// _STALE, _KIND. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_plugin_get_info(IntPtr engine, ulong plugin, kin_plugin_info* out_info);

    /// <summary>The plugins of this engine in the order of loading: writes at most `capacity` ids, and to `out_count`
    /// how many there are. Null with capacity 0 asks for the number. KIN_ERROR_NULL. [engine-thread] Since level
    /// 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_list_plugins(IntPtr engine, ulong* out_ids, uint capacity, uint* out_count);

    /// <summary>The table of the part with this name (KIN_EXTENSION_...), to be cast to its type; null: this library
    /// has no such part, or `extension_name` is null. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern IntPtr kin_extension_find(byte* extension_name);

    /// <summary>A hash over all that can influence a decision: equal engines have equal hashes, on every platform.
    /// KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_state_hash(IntPtr engine, ulong* out_hash);

    /// <summary>Checks the engine's own invariants; a breach is a bug of Kinesic: KIN_ERROR_INVALID with a sentence.
    /// KIN_ERROR_NULL. [engine-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern int kin_engine_check_invariants(IntPtr engine);

    /// <summary>All that the headers of this library declare, as JSON in ASCII: level, minor KIN_ABI_LEVEL,
    /// KIN_ABI_MINOR version kin_version() pointer bytes of a pointer types {"kin_state": "int32_t", "kin_engine":
    /// "struct", "kin_function": "void (*)(void)", ...} structs {"kin_point": {"size": 16, "alignment": 8, "fields":
    /// [["x", "double", 0], ...]}, ...}; a field is its name, type and offset; the members of an unnamed union stand
    /// among the fields, with the same offset constants {"KIN_OK": 0, ...} functions {"kin_result_name": ["const char
    /// *", ["result", "kin_result"]], ...}: the result's type, then each parameter's name and type plugin_functions
    /// the same for what a plugin library exports Static text, unpacked by the first call. A build for pointers of
    /// other than 8 bytes has level, minor, version and pointer only. [any-thread] Since level 1.</summary>
    [DllImport("kinesic", CallingConvention = CallingConvention.Cdecl)]
    public static extern byte* kin_abi_manifest();
}
}
