/* classes.h: the standard recognizer classes: the names that kin_recognizer_add, kin_recognizer_set_number and
 * kin_recognizer_set_value want, as constants, and the values of their events as structs. A class of a plugin has
 * names of its own; docs/classes.md lists ranges and origins. property.h has the numbers that properties take.
 * Written by Scripts/generate from the classes' own descriptors. Do not edit: run `make generate`. */
#ifndef KINESIC_CLASSES_H
#define KINESIC_CLASSES_H

#include "property.h"

/* Properties that every recognizer has; recognizer.h says more of them. */
/* Takes part at all. Default 1. */
#define KIN_RECOGNIZER_ENABLED "enabled"
/* On recognition its touches are cancelled in their views. Default 1. */
#define KIN_RECOGNIZER_CANCELS_TOUCHES_IN_VIEW "cancels_touches_in_view"
/* Views get its touches only when it has failed. Default 0. */
#define KIN_RECOGNIZER_DELAYS_TOUCHES_BEGAN "delays_touches_began"
/* Views get the end of its touches only when it has failed. Default 1. */
#define KIN_RECOGNIZER_DELAYS_TOUCHES_ENDED "delays_touches_ended"
/* Which touches it takes: direct 1, indirect 2, pencil 4, pointer 8. Default 15. */
#define KIN_RECOGNIZER_ALLOWED_TOUCH_TYPES "allowed_touch_types"
/* The type of an attempt's first touch decides for the attempt. Default 1. */
#define KIN_RECOGNIZER_REQUIRES_EXCLUSIVE_TOUCH_TYPE "requires_exclusive_touch_type"
/* Sees all, prevents nothing, is prevented by nothing, leaves views alone. Default 0. */
#define KIN_RECOGNIZER_OBSERVE_ONLY "observe_only"
/* Takes touches of one hand only: that of an attempt's first touch. Default 0. */
#define KIN_RECOGNIZER_ONE_HAND "one_hand"
/* How long from its first touch it keeps those from being recognized that it would prevent, while it is undecided.
 * Seconds, default 0. */
#define KIN_RECOGNIZER_LEASE "lease"
/* How long after another one began it may take over from it, where the host allows that. Seconds, default 0.3. */
#define KIN_RECOGNIZER_TAKEOVER_INTERVAL "takeover_interval"
/* The state that it takes when all others of its arena have failed: 0 none, 1 Began, 3 Ended. Default 0. */
#define KIN_RECOGNIZER_DEFAULT_WINNER "default_winner"
/* Where a boundary decides at the lift, it takes what is left before others. Default 0. */
#define KIN_RECOGNIZER_WINS_AT_LIFT "wins_at_lift"
/* It takes a touch that presses one of these buttons as it lands; 0: any touch. Default 0. */
#define KIN_RECOGNIZER_ALLOWED_BUTTONS "allowed_buttons"

/* The class "tap": Fingers that come down and lift again, once or several times. */
#define KIN_TAP "tap"
/* How many taps. Default 1. */
#define KIN_TAP_TAPS_REQUIRED "taps_required"
/* How many fingers each tap needs, exactly. Default 1. */
#define KIN_TAP_TOUCHES_REQUIRED "touches_required"
/* How far a finger may move from where it landed. Window units, default 45. */
#define KIN_TAP_ALLOWABLE_MOVEMENT "allowable_movement"
/* The longest time from the first finger's landing to the last lift of one tap. Seconds, default 0.75. */
#define KIN_TAP_MAXIMUM_TAP_DURATION "maximum_tap_duration"
/* The longest time from the last lift of a tap to the first finger of the next. Seconds, default 0.35. */
#define KIN_TAP_MAXIMUM_INTERVAL "maximum_interval"
/* The farthest that neighbouring taps may be apart. Window units, default 45. */
#define KIN_TAP_MAXIMUM_TAP_DISTANCE "maximum_tap_distance"
/* The buttons that a pointer must press as it lands; 0: any. Default 1. */
#define KIN_TAP_BUTTONS_REQUIRED "buttons_required"
/* Begins with its last lift; it ends when nobody can withdraw it any more, and is cancelled by a tap that needs
 * more. Default 0. */
#define KIN_TAP_PROVISIONAL "provisional"
/* Its outputs. */
#define KIN_TAP_TAP_COUNT "tap_count"

/* The values of an event of a tap, in the order of kin_event.values. */
typedef struct kin_tap_values {
  /* How many taps were made. */
  double tap_count;
} kin_tap_values;

/* The class "long_press": Fingers that rest, after some taps if wanted; then they may move. */
#define KIN_LONG_PRESS "long_press"
/* How long all fingers must rest before it begins. Seconds, default 0.5. */
#define KIN_LONG_PRESS_MINIMUM_DURATION "minimum_duration"
/* How far a finger may move before it begins; there is no limit after that. Window units, default 10. */
#define KIN_LONG_PRESS_ALLOWABLE_MOVEMENT "allowable_movement"
/* How many fingers, exactly. Default 1. */
#define KIN_LONG_PRESS_TOUCHES_REQUIRED "touches_required"
/* How many taps come before the press. Default 0. */
#define KIN_LONG_PRESS_TAPS_REQUIRED "taps_required"
/* A finger that presses so hard begins it at once, when all are down; 1 is an ordinary touch; 0: none does. Default
 * 0. */
#define KIN_LONG_PRESS_FORCE "force"
/* Its outputs. */
#define KIN_LONG_PRESS_DURATION "duration"

/* The values of an event of a long_press, in the order of kin_event.values. */
typedef struct kin_long_press_values {
  /* Time since the last required finger landed. Seconds. */
  double duration;
} kin_long_press_values;

/* The class "pan": Fingers that drag. */
#define KIN_PAN "pan"
/* How many fingers it needs. Default 1. */
#define KIN_PAN_MINIMUM_TOUCHES "minimum_touches"
/* More fingers fail it, or are ignored once it began; the default is without limit. */
#define KIN_PAN_MAXIMUM_TOUCHES "maximum_touches"
/* How far a finger must move from where it landed. Window units, default 10. */
#define KIN_PAN_THRESHOLD "threshold"
/* 0: on one axis; 1: as a length. Default 0. */
#define KIN_PAN_THRESHOLD_MODE "threshold_mode"
/* 0: both; 1: horizontal only; 2: vertical only. Default 0. */
#define KIN_PAN_AXES "axes"
/* Whether the translation leaves out the threshold. Default 0. */
#define KIN_PAN_TRANSLATION_FROM_THRESHOLD "translation_from_threshold"
/* 0: least squares of degree 2; 1: impulse. Default 0. */
#define KIN_PAN_VELOCITY_STRATEGY "velocity_strategy"
/* How several fingers move it: 0 their mean, 1 the latest, 2 the largest each way, 3 their sum. Default 0. */
#define KIN_PAN_FINGER_STRATEGY "finger_strategy"
/* It also begins when a finger is farther to the left; negative. Window units, no limit by default. */
#define KIN_PAN_ACTIVE_OFFSET_X_MINIMUM "active_offset_x_minimum"
/* It also begins when a finger is farther to the right. Window units, no limit by default. */
#define KIN_PAN_ACTIVE_OFFSET_X_MAXIMUM "active_offset_x_maximum"
/* It also begins when a finger is farther up; negative. Window units, no limit by default. */
#define KIN_PAN_ACTIVE_OFFSET_Y_MINIMUM "active_offset_y_minimum"
/* It also begins when a finger is farther down. Window units, no limit by default. */
#define KIN_PAN_ACTIVE_OFFSET_Y_MAXIMUM "active_offset_y_maximum"
/* It fails when a finger is farther to the left before it begins; negative. Window units, no limit by default. */
#define KIN_PAN_FAIL_OFFSET_X_MINIMUM "fail_offset_x_minimum"
/* It fails when a finger is farther to the right before it begins. Window units, no limit by default. */
#define KIN_PAN_FAIL_OFFSET_X_MAXIMUM "fail_offset_x_maximum"
/* It fails when a finger is farther up before it begins; negative. Window units, no limit by default. */
#define KIN_PAN_FAIL_OFFSET_Y_MINIMUM "fail_offset_y_minimum"
/* It fails when a finger is farther down before it begins. Window units, no limit by default. */
#define KIN_PAN_FAIL_OFFSET_Y_MAXIMUM "fail_offset_y_maximum"
/* Reports that come less than this after the first of a sample are one sample: its last place and time count.
 * Seconds, default 0.002. */
#define KIN_PAN_VELOCITY_SPACING "velocity_spacing"
/* A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
#define KIN_PAN_VELOCITY_LIMIT "velocity_limit"
/* Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
#define KIN_PAN_VELOCITY_LIFT_GUARD "velocity_lift_guard"
/* With several fingers: how many times the change of their distance, and the arc, their centre's travel must be.
 * Default 0. */
#define KIN_PAN_DOMINANCE "dominance"
/* A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0. */
#define KIN_PAN_EARLY_THRESHOLD "early_threshold"
/* How long `early_threshold` holds. Seconds, default 0.25. */
#define KIN_PAN_EARLY_INTERVAL "early_interval"
/* Its outputs. */
#define KIN_PAN_TRANSLATION_X "translation.x"
#define KIN_PAN_TRANSLATION_Y "translation.y"
#define KIN_PAN_VELOCITY_X "velocity.x"
#define KIN_PAN_VELOCITY_Y "velocity.y"
#define KIN_PAN_CERTAINTY "certainty"

/* The values of an event of a pan, in the order of kin_event.values. */
typedef struct kin_pan_values {
  /* How far it went to the right. Window units. */
  double translation_x;
  double translation_y;
  /* Its velocity to the right. Window units per second. */
  double velocity_x;
  double velocity_y;
  /* How much of what two fingers did when it began was a drag: 1 all; 1 with one finger. */
  double certainty;
} kin_pan_values;

/* The class "swipe": A quick straight stroke. */
#define KIN_SWIPE "swipe"
/* The allowed directions: right 1, left 2, up 4, down 8; one stroke is one of them. Default 1. */
#define KIN_SWIPE_DIRECTION "direction"
/* How many fingers, exactly. Default 1. */
#define KIN_SWIPE_TOUCHES_REQUIRED "touches_required"
/* The longest time since the first finger landed. Seconds, default 0.5. */
#define KIN_SWIPE_MAXIMUM_DURATION "maximum_duration"
/* How far each finger must go along the direction, at time 0. Window units, default 50. */
#define KIN_SWIPE_MINIMUM_DISTANCE "minimum_distance"
/* How far each finger may go across the direction, at time 0. Window units, default 50. */
#define KIN_SWIPE_MAXIMUM_CROSS "maximum_cross"
/* The share of minimum_distance by which it shrinks per second. Per second, default 0.94. */
#define KIN_SWIPE_DISTANCE_DECAY "distance_decay"
/* The share of maximum_cross by which it shrinks per second. Per second, default 0.98. */
#define KIN_SWIPE_CROSS_DECAY "cross_decay"
/* How far behind its landing place a finger may be. Window units, default 10. */
#define KIN_SWIPE_BACKTRACK "backtrack"
/* Its outputs. */

/* The values of an event of a swipe, in the order of kin_event.values. */
typedef struct kin_swipe_values {
  /* The direction found: right 1, left 2, up 4, down 8. */
  double direction;
} kin_swipe_values;

/* The class "pinch": Two fingers that come together or go apart. */
#define KIN_PINCH "pinch"
/* How much the distance of the fingers must change. Window units, default 8. */
#define KIN_PINCH_THRESHOLD "threshold"
/* More fingers fail it before it begins; the default is without limit: those that come later are ignored. */
#define KIN_PINCH_MAXIMUM_TOUCHES "maximum_touches"
/* How many times the travel of the fingers' centre the change must be; 0: the plain threshold. Default 1.35. */
#define KIN_PINCH_DOMINANCE "dominance"
/* Change and travel are compared since the start and within this time. Seconds, default 0.3. */
#define KIN_PINCH_DOMINANCE_WINDOW "dominance_window"
/* What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0. */
#define KIN_PINCH_RESTING_SHARE "resting_share"
/* The power of the fingers' scale that is reported: below 1 large movements make small changes. Default 1. */
#define KIN_PINCH_GAIN "gain"
/* 0: least squares of degree 2; 1: impulse. Default 0. */
#define KIN_PINCH_VELOCITY_STRATEGY "velocity_strategy"
/* Reports that come less than this after the first of a sample are one sample: its last place and time count.
 * Seconds, default 0.002. */
#define KIN_PINCH_VELOCITY_SPACING "velocity_spacing"
/* A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
#define KIN_PINCH_VELOCITY_LIMIT "velocity_limit"
/* Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
#define KIN_PINCH_VELOCITY_LIFT_GUARD "velocity_lift_guard"
/* A larger threshold for `early_interval` after a landing; 0: none. Window units, default 0. */
#define KIN_PINCH_EARLY_THRESHOLD "early_threshold"
/* How long `early_threshold` holds. Seconds, default 0.25. */
#define KIN_PINCH_EARLY_INTERVAL "early_interval"
/* Its outputs. */
#define KIN_PINCH_SCALE "scale"
#define KIN_PINCH_VELOCITY "velocity"
#define KIN_PINCH_FOCUS_X "focus.x"
#define KIN_PINCH_FOCUS_Y "focus.y"
#define KIN_PINCH_SPAN_BEFORE "span_before"
#define KIN_PINCH_SPAN "span"
#define KIN_PINCH_CERTAINTY "certainty"

/* The values of an event of a pinch, in the order of kin_event.values. */
typedef struct kin_pinch_values {
  /* Distance of the fingers relative to the start. */
  double scale;
  /* Velocity of the scale. Per second. */
  double velocity;
  /* The point between the fingers. Window units. */
  double focus_x;
  double focus_y;
  /* Distance of the fingers at the previous event. Window units. */
  double span_before;
  /* Distance of the fingers now. Window units. */
  double span;
  /* How much of what the fingers did when it began was a pinch: 1 all. */
  double certainty;
} kin_pinch_values;

/* The class "rotation": Two fingers that turn about each other. */
#define KIN_ROTATION "rotation"
/* How far the line between the fingers must turn. Radians, default 0.1. */
#define KIN_ROTATION_THRESHOLD "threshold"
/* More fingers fail it before it begins; the default is without limit: those that come later are ignored. */
#define KIN_ROTATION_MAXIMUM_TOUCHES "maximum_touches"
/* How many times the travel of the fingers' centre the arc must be; 0: the plain threshold. Default 1. */
#define KIN_ROTATION_DOMINANCE "dominance"
/* Change and travel are compared since the start and within this time. Seconds, default 0.3. */
#define KIN_ROTATION_DOMINANCE_WINDOW "dominance_window"
/* What part of the faster finger's way the slower one must go before it begins; 0: it may rest. Default 0. */
#define KIN_ROTATION_RESTING_SHARE "resting_share"
/* How many times the fingers' turn is reported: below 1 large movements make small changes. Default 1. */
#define KIN_ROTATION_GAIN "gain"
/* 0: least squares of degree 2; 1: impulse. Default 0. */
#define KIN_ROTATION_VELOCITY_STRATEGY "velocity_strategy"
/* Reports that come less than this after the first of a sample are one sample: its last place and time count.
 * Seconds, default 0.002. */
#define KIN_ROTATION_VELOCITY_SPACING "velocity_spacing"
/* A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
#define KIN_ROTATION_VELOCITY_LIMIT "velocity_limit"
/* Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
#define KIN_ROTATION_VELOCITY_LIFT_GUARD "velocity_lift_guard"
/* A larger threshold for `early_interval` after a landing; 0: none. Radians, default 0. */
#define KIN_ROTATION_EARLY_THRESHOLD "early_threshold"
/* How long `early_threshold` holds. Seconds, default 0.25. */
#define KIN_ROTATION_EARLY_INTERVAL "early_interval"
/* Its outputs. */
#define KIN_ROTATION_ROTATION "rotation"
#define KIN_ROTATION_VELOCITY "velocity"
#define KIN_ROTATION_FOCUS_X "focus.x"
#define KIN_ROTATION_FOCUS_Y "focus.y"
#define KIN_ROTATION_CERTAINTY "certainty"

/* The values of an event of a rotation, in the order of kin_event.values. */
typedef struct kin_rotation_values {
  /* Turned since the start, clockwise on a y-down screen. Radians. */
  double rotation;
  /* Velocity of the rotation. Rad/s. */
  double velocity;
  /* The point between the fingers. Window units. */
  double focus_x;
  double focus_y;
  /* How much of what the fingers did when it began was a rotation: 1 all. */
  double certainty;
} kin_rotation_values;

/* The class "press": One finger that is down; gives way to every other gesture. */
#define KIN_PRESS "press"
/* How long the finger must be down before it begins. Seconds, default 0. */
#define KIN_PRESS_DELAY "delay"

/* The class "manual": Decides nothing by itself: the host proposes its states. */
#define KIN_MANUAL "manual"

/* The class "screen_edge_pan": A drag of one finger from an edge of the root view inwards. */
#define KIN_SCREEN_EDGE_PAN "screen_edge_pan"
/* The allowed edges: top 1, left 2, bottom 4, right 8. Default 15. */
#define KIN_SCREEN_EDGE_PAN_EDGES "edges"
/* How far from the edge the finger may land. Window units, default 13. */
#define KIN_SCREEN_EDGE_PAN_EDGE_REGION "edge_region"
/* How far inwards the finger must move. Window units, default 15. */
#define KIN_SCREEN_EDGE_PAN_THRESHOLD "threshold"
/* The largest angle between the way and straight inwards. It fails once the way back into the angle is longer than
 * what is left of `threshold`: along the edge, with the defaults, after 8.8 units. Radians, default 0.785398. */
#define KIN_SCREEN_EDGE_PAN_MAXIMUM_ANGLE "maximum_angle"
/* 0: least squares of degree 2; 1: impulse. Default 0. */
#define KIN_SCREEN_EDGE_PAN_VELOCITY_STRATEGY "velocity_strategy"
/* Reports that come less than this after the first of a sample are one sample: its last place and time count.
 * Seconds, default 0.002. */
#define KIN_SCREEN_EDGE_PAN_VELOCITY_SPACING "velocity_spacing"
/* A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
#define KIN_SCREEN_EDGE_PAN_VELOCITY_LIMIT "velocity_limit"
/* Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
#define KIN_SCREEN_EDGE_PAN_VELOCITY_LIFT_GUARD "velocity_lift_guard"
/* Its outputs. */
#define KIN_SCREEN_EDGE_PAN_TRANSLATION_X "translation.x"
#define KIN_SCREEN_EDGE_PAN_TRANSLATION_Y "translation.y"
#define KIN_SCREEN_EDGE_PAN_VELOCITY_X "velocity.x"
#define KIN_SCREEN_EDGE_PAN_VELOCITY_Y "velocity.y"

/* The values of an event of a screen_edge_pan, in the order of kin_event.values. */
typedef struct kin_screen_edge_pan_values {
  /* How far it went to the right. Window units. */
  double translation_x;
  double translation_y;
  /* Its velocity to the right. Window units per second. */
  double velocity_x;
  double velocity_y;
} kin_screen_edge_pan_values;

/* The class "transform": Any number of fingers that move, scale and turn something at once, about their centre. */
#define KIN_TRANSFORM "transform"
/* How many fingers it needs. Default 1. */
#define KIN_TRANSFORM_MINIMUM_TOUCHES "minimum_touches"
/* How far a finger must move on an axis. Window units, default 10. */
#define KIN_TRANSFORM_PAN_THRESHOLD "pan_threshold"
/* How much the spread of the fingers must change. Window units, default 8. */
#define KIN_TRANSFORM_PINCH_THRESHOLD "pinch_threshold"
/* How far the fingers must turn. Radians, default 0.1. */
#define KIN_TRANSFORM_ROTATION_THRESHOLD "rotation_threshold"
/* Whether it moves. Default 1. */
#define KIN_TRANSFORM_ALLOWS_PAN "allows_pan"
/* Whether it scales. Default 1. */
#define KIN_TRANSFORM_ALLOWS_PINCH "allows_pinch"
/* Whether it turns. Default 1. */
#define KIN_TRANSFORM_ALLOWS_ROTATION "allows_rotation"
/* 0: least squares of degree 2; 1: impulse. Default 0. */
#define KIN_TRANSFORM_VELOCITY_STRATEGY "velocity_strategy"
/* Reports that come less than this after the first of a sample are one sample: its last place and time count.
 * Seconds, default 0.002. */
#define KIN_TRANSFORM_VELOCITY_SPACING "velocity_spacing"
/* A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
#define KIN_TRANSFORM_VELOCITY_LIMIT "velocity_limit"
/* Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
#define KIN_TRANSFORM_VELOCITY_LIFT_GUARD "velocity_lift_guard"
/* Its outputs. */
#define KIN_TRANSFORM_A "a"
#define KIN_TRANSFORM_B "b"
#define KIN_TRANSFORM_TX "tx"
#define KIN_TRANSFORM_TY "ty"
#define KIN_TRANSFORM_VELOCITY_X "velocity.x"
#define KIN_TRANSFORM_VELOCITY_Y "velocity.y"
#define KIN_TRANSFORM_SCALE_VELOCITY "scale_velocity"
#define KIN_TRANSFORM_ROTATION_VELOCITY "rotation_velocity"

/* The values of an event of a transform, in the order of kin_event.values. */
typedef struct kin_transform_values {
  /* The map since the start, which has no shear, in window units: x' = a x - b y + tx. */
  double a;
  /* y' = b x + a y + ty. */
  double b;
  /* See a. Window units. */
  double tx;
  /* See b. Window units. */
  double ty;
  /* Velocity of the fingers' centre to the right. Window units per second. */
  double velocity_x;
  double velocity_y;
  /* Velocity of the scale. Per second. */
  double scale_velocity;
  /* Velocity of the rotation. Rad/s. */
  double rotation_velocity;
} kin_transform_values;

/* The class "serial_tap": Taps of one finger, each reported at once with its running count. */
#define KIN_SERIAL_TAP "serial_tap"
/* From this time on between a lift and the next finger the count starts again. Seconds, default 0.3. */
#define KIN_SERIAL_TAP_MAXIMUM_INTERVAL "maximum_interval"
/* The farthest that neighbouring taps of a series may be apart. Window units, default 45. */
#define KIN_SERIAL_TAP_MAXIMUM_TAP_DISTANCE "maximum_tap_distance"
/* How far a finger may move from where it landed. Window units, default 45. */
#define KIN_SERIAL_TAP_ALLOWABLE_MOVEMENT "allowable_movement"
/* The longest time from a landing to its lift. Seconds, default 0.75. */
#define KIN_SERIAL_TAP_MAXIMUM_TAP_DURATION "maximum_tap_duration"
/* Its outputs. */
#define KIN_SERIAL_TAP_TAP_COUNT "tap_count"

/* The values of an event of a serial_tap, in the order of kin_event.values. */
typedef struct kin_serial_tap_values {
  /* Which tap of its series this is, from 1. */
  double tap_count;
} kin_serial_tap_values;

/* The class "tap_drag": Taps of one finger, then a drag with the next landing. */
#define KIN_TAP_DRAG "tap_drag"
/* How many taps come before the drag. Default 1. */
#define KIN_TAP_DRAG_TAPS_REQUIRED "taps_required"
/* How far the finger must move from where it landed. Window units, default 10. */
#define KIN_TAP_DRAG_THRESHOLD "threshold"
/* 0: on one axis; 1: as a length. Default 0. */
#define KIN_TAP_DRAG_THRESHOLD_MODE "threshold_mode"
/* 0: both; 1: horizontal only; 2: vertical only. Default 0. */
#define KIN_TAP_DRAG_AXES "axes"
/* 0: least squares of degree 2; 1: impulse. Default 0. */
#define KIN_TAP_DRAG_VELOCITY_STRATEGY "velocity_strategy"
/* Reports that come less than this after the first of a sample are one sample: its last place and time count.
 * Seconds, default 0.002. */
#define KIN_TAP_DRAG_VELOCITY_SPACING "velocity_spacing"
/* A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
#define KIN_TAP_DRAG_VELOCITY_LIMIT "velocity_limit"
/* Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
#define KIN_TAP_DRAG_VELOCITY_LIFT_GUARD "velocity_lift_guard"
/* So far downwards doubles the scale, upwards if it is negative; 0: there is none. Window units, default 0. */
#define KIN_TAP_DRAG_SCALE_DISTANCE "scale_distance"
/* So far to the right turns by 1 rad, to the left if it is negative; 0: there is none. Window units, default 0. */
#define KIN_TAP_DRAG_ROTATION_DISTANCE "rotation_distance"
/* Its outputs. */
#define KIN_TAP_DRAG_TRANSLATION_X "translation.x"
#define KIN_TAP_DRAG_TRANSLATION_Y "translation.y"
#define KIN_TAP_DRAG_VELOCITY_X "velocity.x"
#define KIN_TAP_DRAG_VELOCITY_Y "velocity.y"
#define KIN_TAP_DRAG_DISTANCE "distance"
#define KIN_TAP_DRAG_SCALE "scale"
#define KIN_TAP_DRAG_ROTATION "rotation"

/* The values of an event of a tap_drag, in the order of kin_event.values. */
typedef struct kin_tap_drag_values {
  /* How far it went to the right. Window units. */
  double translation_x;
  double translation_y;
  /* Its velocity to the right. Window units per second. */
  double velocity_x;
  double velocity_y;
  /* How far the finger is from where the drag started. Window units. */
  double distance;
  /* What scale_distance makes of the way downwards; 1 without it. */
  double scale;
  /* What rotation_distance makes of the way to the right, clockwise. Radians. */
  double rotation;
} kin_tap_drag_values;

/* The class "hover": A pointer or a pencil above the view, without touching. */
#define KIN_HOVER "hover"

/* The class "multi_drag": Fingers that drag, each by itself: a stream of events for each touch. */
#define KIN_MULTI_DRAG "multi_drag"
/* How far a finger must move from where it landed. Window units, default 10. */
#define KIN_MULTI_DRAG_THRESHOLD "threshold"
/* 0: on one axis; 1: as a length. Default 0. */
#define KIN_MULTI_DRAG_THRESHOLD_MODE "threshold_mode"
/* 0: both; 1: horizontal only; 2: vertical only. Default 0. */
#define KIN_MULTI_DRAG_AXES "axes"
/* Whether the translation leaves out the threshold. Default 0. */
#define KIN_MULTI_DRAG_TRANSLATION_FROM_THRESHOLD "translation_from_threshold"
/* 0: least squares of degree 2; 1: impulse. Default 0. */
#define KIN_MULTI_DRAG_VELOCITY_STRATEGY "velocity_strategy"
/* It also begins when a finger is farther to the left; negative. Window units, no limit by default. */
#define KIN_MULTI_DRAG_ACTIVE_OFFSET_X_MINIMUM "active_offset_x_minimum"
/* It also begins when a finger is farther to the right. Window units, no limit by default. */
#define KIN_MULTI_DRAG_ACTIVE_OFFSET_X_MAXIMUM "active_offset_x_maximum"
/* It also begins when a finger is farther up; negative. Window units, no limit by default. */
#define KIN_MULTI_DRAG_ACTIVE_OFFSET_Y_MINIMUM "active_offset_y_minimum"
/* It also begins when a finger is farther down. Window units, no limit by default. */
#define KIN_MULTI_DRAG_ACTIVE_OFFSET_Y_MAXIMUM "active_offset_y_maximum"
/* It fails when a finger is farther to the left before it begins; negative. Window units, no limit by default. */
#define KIN_MULTI_DRAG_FAIL_OFFSET_X_MINIMUM "fail_offset_x_minimum"
/* It fails when a finger is farther to the right before it begins. Window units, no limit by default. */
#define KIN_MULTI_DRAG_FAIL_OFFSET_X_MAXIMUM "fail_offset_x_maximum"
/* It fails when a finger is farther up before it begins; negative. Window units, no limit by default. */
#define KIN_MULTI_DRAG_FAIL_OFFSET_Y_MINIMUM "fail_offset_y_minimum"
/* It fails when a finger is farther down before it begins. Window units, no limit by default. */
#define KIN_MULTI_DRAG_FAIL_OFFSET_Y_MAXIMUM "fail_offset_y_maximum"
/* Reports that come less than this after the first of a sample are one sample: its last place and time count.
 * Seconds, default 0.002. */
#define KIN_MULTI_DRAG_VELOCITY_SPACING "velocity_spacing"
/* A finger that is faster is reported as this fast: 10 m/s. Window units per second, default 64173. */
#define KIN_MULTI_DRAG_VELOCITY_LIMIT "velocity_limit"
/* Whether the velocity at the end leaves out a jump of the finger as it rolls off. Default 1. */
#define KIN_MULTI_DRAG_VELOCITY_LIFT_GUARD "velocity_lift_guard"
/* Its outputs. */
#define KIN_MULTI_DRAG_TRANSLATION_X "translation.x"
#define KIN_MULTI_DRAG_TRANSLATION_Y "translation.y"
#define KIN_MULTI_DRAG_VELOCITY_X "velocity.x"
#define KIN_MULTI_DRAG_VELOCITY_Y "velocity.y"

/* The values of an event of a multi_drag, in the order of kin_event.values. */
typedef struct kin_multi_drag_values {
  /* How far it went to the right. Window units. */
  double translation_x;
  double translation_y;
  /* Its velocity to the right. Window units per second. */
  double velocity_x;
  double velocity_y;
} kin_multi_drag_values;

/* The class "multi_tap": Fingers that tap, each by itself: an event for each touch. */
#define KIN_MULTI_TAP "multi_tap"
/* How many taps at one place. Default 1. */
#define KIN_MULTI_TAP_TAPS_REQUIRED "taps_required"
/* How far a finger may move from where it landed; farther, it fails alone. Window units, default 45. */
#define KIN_MULTI_TAP_ALLOWABLE_MOVEMENT "allowable_movement"
/* The longest time from a finger's landing to its lift. Seconds, default 0.75. */
#define KIN_MULTI_TAP_MAXIMUM_TAP_DURATION "maximum_tap_duration"
/* The longest time from a lift to the next tap of its series. Seconds, default 0.35. */
#define KIN_MULTI_TAP_MAXIMUM_INTERVAL "maximum_interval"
/* The farthest that neighbouring taps of a series may be apart. Window units, default 45. */
#define KIN_MULTI_TAP_MAXIMUM_TAP_DISTANCE "maximum_tap_distance"
/* The buttons that a pointer must press as it lands; 0: any. Default 1. */
#define KIN_MULTI_TAP_BUTTONS_REQUIRED "buttons_required"
/* Its outputs. */
#define KIN_MULTI_TAP_TAP_COUNT "tap_count"

/* The values of an event of a multi_tap, in the order of kin_event.values. */
typedef struct kin_multi_tap_values {
  /* How many taps were made there. */
  double tap_count;
} kin_multi_tap_values;

/* The class "dwell": A pointer or a pencil that rests above the view, without touching. */
#define KIN_DWELL "dwell"
/* How long it must rest. Seconds, default 1.2. */
#define KIN_DWELL_MINIMUM_DURATION "minimum_duration"
/* Farther from where the rest began, another one begins. Window units, default 10. */
#define KIN_DWELL_ALLOWABLE_MOVEMENT "allowable_movement"
/* So often it reports its progress while it rests, 1000 times at most; 0: only when it has dwelt. Seconds, default
 * 0. */
#define KIN_DWELL_PROGRESS_INTERVAL "progress_interval"
/* Its outputs. */
#define KIN_DWELL_PROGRESS "progress"
#define KIN_DWELL_DWELL_COUNT "dwell_count"

/* The values of an event of a dwell, in the order of kin_event.values. */
typedef struct kin_dwell_values {
  /* Which part of the rest is over: 1 when it has dwelt, until it goes elsewhere. */
  double progress;
  /* How many times it has dwelt since it came over the view. */
  double dwell_count;
} kin_dwell_values;

#endif
