/* touchpad.h: turns the frames of an absolute touchpad into what a toolkit wants: pointer motion, buttons by taps and
 * clicks, scrolls, pinches, swipes, holds.
 *
 *   kin_touchpad *pad;
 *   kin_touchpad_create(NULL, &pad);
 *   kin_touchpad_contact finger = {.id = 1, .x = 40, .y = 30};
 *   kin_touchpad_frame frame = {.time_ns = now, .contacts = &finger, .contact_count = 1};
 *   kin_touchpad_feed(pad, &frame);
 *   kin_touchpad_poll(pad, &events, &count);
 *   kin_touchpad_destroy(pad);
 *
 * These functions are a library of their own, libkinesic-touchpad, which needs no engine and nothing but the C
 * library. A touchpad reads no clock and allocates nothing after it was made; the same frames give the same bits on
 * every platform. docs/touchpads.md is the guide.
 *
 * Lengths are millimetres, places count from the upper left corner of the pad, y downwards; durations of options are
 * seconds. A touchpad is for one thread at a time; several touchpads may be used on several threads at once. */
#ifndef KINESIC_TOUCHPAD_H
#define KINESIC_TOUCHPAD_H

#include "scroll.h"
#include "touch.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A touchpad: its options, what touches it, the events that wait. */
typedef struct kin_touchpad kin_touchpad;

/* How many contacts a frame may have. */
#define KIN_TOUCHPAD_CONTACT_LIMIT 16

/* What the device says that a contact is. */
typedef int32_t kin_touchpad_tool;
enum {
  KIN_TOUCHPAD_TOOL_FINGER = 0, /* a finger, or it does not say */
  KIN_TOUCHPAD_TOOL_PEN = 1,    /* a pen: it moves the pointer as a finger does */
  KIN_TOUCHPAD_TOOL_PALM = 2    /* a palm: MT_TOOL_PALM, the confidence bit of a Windows precision touchpad */
};

/* One contact of a frame. All bytes zero is a finger in the corner. */
typedef struct kin_touchpad_contact {
  uint64_t id;            /* the same while it touches; unlike that of the other contacts of the frame */
  double x, y;            /* mm; at most KIN_NUMBER_LIMIT from 0, as all numbers of a contact */
  double pressure;        /* in the device's own measure, as the thresholds of the options; 0 where unknown */
  double major, minor;    /* the axes of the contact's ellipse, mm; 0 where unknown */
  double orientation;     /* of the major axis, radians; 0 where unknown */
  kin_touchpad_tool tool; /* KIN_TOUCHPAD_TOOL_... */
  uint32_t reserved;      /* zero */
} kin_touchpad_contact;

/* What the device says at one moment: all contacts that touch it, not only those that changed. */
typedef struct kin_touchpad_frame {
  uint64_t time_ns;                     /* never before an earlier frame or advance; not KIN_TIME_NEVER */
  const kin_touchpad_contact *contacts; /* read during the call; may be null where there are none */
  uint32_t contact_count;               /* at most KIN_TOUCHPAD_CONTACT_LIMIT */
  uint32_t finger_count;                /* fingers in all where the device counts more than it places (BTN_TOOL_...);
                                           0: it has no count of its own; at most KIN_TOUCHPAD_CONTACT_LIMIT */
  uint32_t buttons;                     /* mask of KIN_BUTTON_... that are pressed */
  uint32_t reserved;                    /* zero */
} kin_touchpad_frame;

/* What a touchpad makes of contacts: bits of kin_touchpad_options.features. */
enum {
  KIN_TOUCHPAD_FEATURE_TAPS = 1,                 /* taps of one, two and three fingers: primary, secondary, middle
                                                    button */
  KIN_TOUCHPAD_FEATURE_TAP_DRAG = 2,             /* a tap and a touch soon after it hold the button; needs _TAPS */
  KIN_TOUCHPAD_FEATURE_DRAG_LOCK = 4,            /* lifting ends such a drag only after `drag_lock_time`, or by a
                                                    tap */
  KIN_TOUCHPAD_FEATURE_SCROLL = 8,               /* two fingers scroll */
  KIN_TOUCHPAD_FEATURE_AXIS_LOCK = 16,           /* a scroll that begins along an axis keeps to it until it is
                                                    clearly diagonal */
  KIN_TOUCHPAD_FEATURE_MOMENTUM = 32,            /* a scroll goes on after the fingers lifted in motion */
  KIN_TOUCHPAD_FEATURE_PINCH = 64,               /* scale, of two fingers and more */
  KIN_TOUCHPAD_FEATURE_ROTATION = 128,           /* the rotation of pinches; without it it stays 0 */
  KIN_TOUCHPAD_FEATURE_SWIPES = 256,             /* three fingers and more go together */
  KIN_TOUCHPAD_FEATURE_HOLDS = 512,              /* one to four fingers stay */
  KIN_TOUCHPAD_FEATURE_CORRECTION = 1024,        /* scroll, swipe and pinch may be taken for one another at first */
  KIN_TOUCHPAD_FEATURE_THREE_FINGER_DRAG = 2048, /* three fingers hold the primary button, in place of a swipe; off
                                                    at first */
  KIN_TOUCHPAD_FEATURE_ACCELERATION = 4096,      /* fast motion goes farther: the acceleration_... options; off at
                                                    first */
  KIN_TOUCHPAD_FEATURE_CLICK_FINGERS = 8192,     /* the button of a clickpad counts fingers as taps do; off at first */
  KIN_TOUCHPAD_FEATURE_CLICK_ZONES = 16384,      /* the button of a clickpad is secondary at the right of its lower
                                                    edge; off at first */
  KIN_TOUCHPAD_FEATURE_SEMI_MT = 32768           /* the device places two corners of a box round the fingers: no
                                                    pinch, no rotation; off at first */
};

/* What tells a finger from what only touches: bits of kin_touchpad_options.evidence. What a device does not say, as
 * zeros, tells nothing. All are on at first. */
enum {
  KIN_TOUCHPAD_EVIDENCE_TOOL = 1,     /* the device says that it is a palm */
  KIN_TOUCHPAD_EVIDENCE_SIZE = 2,     /* too large for a finger: a palm; rather large: a thumb */
  KIN_TOUCHPAD_EVIDENCE_PRESSURE = 4, /* too hard for a finger: a palm; rather hard: a thumb; too light: no tap */
  KIN_TOUCHPAD_EVIDENCE_EDGE = 8,     /* landed at the left, right or upper edge: a palm until it comes out */
  KIN_TOUCHPAD_EVIDENCE_ZONE = 16,    /* stays at the lower edge below another: a thumb */
  KIN_TOUCHPAD_EVIDENCE_REST = 32,    /* stays while another moves: it rests */
  KIN_TOUCHPAD_EVIDENCE_SPLIT = 64,   /* landed beside a contact that is there: a part of it */
  KIN_TOUCHPAD_EVIDENCE_JUMP = 128,   /* a step that no finger makes: another finger, or a fault of the sensor */
  KIN_TOUCHPAD_EVIDENCE_BUTTON = 256  /* pressing and releasing a button moves fingers a little: that is no motion */
};

/* How a touchpad works. Each default names where it comes from: libinput, ChromeOS (its gestures library) or Windows
 * (the tests of precision touchpads), where these say a number of the same meaning, else "ours". */
typedef struct kin_touchpad_options {
  uint32_t struct_size; /* set by kin_touchpad_options_init */
  uint32_t features;    /* mask of KIN_TOUCHPAD_FEATURE_...; default: all that are not off at first */
  uint32_t evidence;    /* mask of KIN_TOUCHPAD_EVIDENCE_...; default: all */
  uint32_t reserved;    /* zero */

  double width, height; /* of the pad, mm, 0 to 1000; default 0, unknown: edges and zones say nothing */

  double motion_distance; /* how far one finger goes before the pointer moves, mm, 0 to 50; default 0.5 (ours) */
  double landing_time;    /* how long after it landed one finger moves no pointer, for others may follow: then what it
                             did comes at once, s, 0 to 5; default 0.05 (ours) */
  double tap_time;        /* how long the finger of a tap stays, s, 0 to 5; default 0.18 (libinput) */
  double tap_distance;    /* how far it moves, mm, 0 to 50; default 1.3 (libinput) */
  double tap_together;    /* by how much fingers of one tap land apart, s, 0 to 5; default 0.07 (ours: 20 to 30 ms are
                             common, and fingers that tap by turns are slower) */
  double drag_time;       /* how soon the touch of a tap-and-drag follows its tap, s, 0 to 5; default 0.18 (libinput:
                             160 ms and 20 ms a finger) */
  double drag_distance;   /* and how near to its tap it lands, mm, 0 to 1000; default 12 (ours) */
  double drag_lock_time;  /* how long the button is held after lifting, with drag lock, s, 0 to 10; default 0.3
                             (libinput) */
  double three_finger_drag_time; /* the same for three fingers, s, 0 to 10; default 0.5 (ours) */
  double hold_time;              /* how long fingers stay before they hold, s, 0 to 10; default 0.18 (libinput) */

  double gesture_distance;    /* how far the finger that moves most goes before several are a gesture, mm, 0.1 to 50;
                                 default 1.5 (libinput and ChromeOS) */
  double scroll_ratio;        /* movement apart / movement together up to which fingers go together, 0 to 1; default
                                 0.6 (ours) */
  double pinch_ratio;         /* the ratio from which they go apart, 1 to 100; default 1.5 (ours) */
  double correction_time;     /* how long after its beginning a gesture may be taken for another, s, 0 to 5; default
                                 0.3 (ours) */
  double correction_distance; /* how far the finger that moves most must have gone for that, and where the ratio lies
                                 between the two, mm, 0.1 to 50; default 3 (ours) */
  double finger_change_time;  /* how long another number of fingers must last to end a gesture, s, 0 to 5; default 0.1
                                 (libinput) */

  double rest_ratio;          /* what moves less than this share of what moves most stays, 0 to 1; default 0.25
                                 (ours) */
  double rest_distance;       /* how far a finger goes before others that stay are resting, mm, 0.1 to 50; default 4
                                 (ChromeOS: the least movement of a guess at a pinch) */
  double rest_hint_distance;  /* the same where there is a hint that they rest: they lie `thumb_gap` below, were there
                                 before, are pressed twice as hard or half as large again, mm, 0.1 to 50; default 2
                                 (ours) */
  double wake_distance;       /* how far what rests goes in a tenth of a second to be a finger again, mm, 0.1 to 50;
                                 default 3 (ours) */
  double thumb_wake_distance; /* the same for a thumb at once, also in the first correction_time of the pointer's
                                 motion, mm, 0.1 to 50; default 1 (ours) */

  double axis_angle;            /* how far from an axis a scroll that is locked to it begins, radians, 0 to pi / 4;
                                   default pi / 6 (ours) */
  double axis_release_distance; /* how far it goes diagonally in a tenth of a second to be free, mm, 0.1 to 50; default
                                   4 (ours) */
  double momentum_speed;        /* from which speed on a scroll goes on, mm/s, 0 to 10000; default 50 (ours) */
  double momentum_stop_speed;   /* at which speed that ends, mm/s, 0.1 to 10000; default 10 (ours) */
  double momentum_time;         /* in which time the speed falls to 1 / e, s, 0.01 to 10; default 0.325 (ours: as long
                                   as a common touch screen's) */
  double momentum_interval;     /* between its events, s, 0.001 to 1; default 0.01 (ours) */
  double acceleration_start;    /* up to which speed motion is as the finger's, mm/s, 0 to 10000; default 40 (ours) */
  double acceleration_full;     /* from which speed on it is `acceleration_gain` times as far, mm/s, above
                                   acceleration_start, to 10000; default 250 (ours) */
  double acceleration_gain;     /* 1 to 100; default 3 (ours) */

  double thumb_zone;     /* height of the zone for thumbs and clicks at the lower edge, share of `height`, 0 to 0.5;
                            default 0.15 (libinput) */
  double thumb_gap;      /* how far below another finger a thumb lies, mm, 0 to 1000; default 20 (ours; libinput takes
                            contacts within 25 mm of height for a scroll) */
  double thumb_size;     /* major axis of a thumb, mm, 0 to 1000; 0: none; default 20 (ours) */
  double thumb_pressure; /* from which pressure on a contact is a thumb, in the device's measure, 0 to 1e9; 0, the
                            default: none (libinput knows it device by device) */
  double palm_size;      /* major axis of a palm, mm, 0 to 1000; 0: none; default 25 (Windows: one of 27
                            to 29 mm must be known) */
  double palm_pressure;  /* from which pressure on it is a palm, in the device's measure, 0 to 1e9; 0: none; default
                            130 (libinput, for measures of 0 to 255) */
  double tap_pressure;   /* how hard a finger presses at least once to tap or to move the pointer, in the device's
                            measure, 0 to 1e9; 0: none; default 25 (ChromeOS); only when something pressed so hard
                            before */
  double edge_zone;      /* width of the zones for palms at the left and right edge, share of `width`, 0 to 0.4; on
                            pads of 70 mm and more; default 0.08 (libinput) */
  double top_zone;       /* height of the zone for palms at the upper edge, share of `height`, 0 to 0.4; on pads of 55
                            mm and more; default 0.05 (libinput) */
  double split_distance; /* how near a new contact is to one that is there to be a part of it, mm, 0 to 100; default 14
                            (ours; Windows wants two contacts kept apart from 11 mm on, but these land together) */
  double merge_distance; /* contacts so near to one that lands or lifts have no movement in that frame, mm, 0 to 100;
                            default 20 (ours) */
  double jump_distance;  /* the least step of a contact that is another finger, mm, 1 to 1000; default 20 (libinput) */
  double jump_speed;     /* and its least speed, mm/s, frames taken for 25 ms at most, 1 to 100000; default 1500 (ours:
                            the fastest swipes known to us go 900) */
  double step_distance;  /* a step of one contact this much longer than `step_ratio` times its step before waits for
                            the next frame: it counts if the contact goes on so, mm, 0.1 to 1000; default 1.5 (ours) */
  double step_ratio;     /* 1 to 100; default 3 (ours) */
  double button_distance; /* how far a finger goes after a button changed before it moves anything, mm, 0 to 50;
                             default 2 (ours) */
  double click_time;      /* a tap that ends so long before a click, or begins so long after it, is part of it, s, 0 to
                             5; default 0.1 (ours) */
} kin_touchpad_options;

/* Fills in the defaults. [any-thread] Since level 1. */
void kin_touchpad_options_init(kin_touchpad_options *options);

/* What an event is. */
typedef int32_t kin_touchpad_event_kind;
enum {
  KIN_TOUCHPAD_MOTION = 0,  /* the pointer moves: dx, dy */
  KIN_TOUCHPAD_BUTTON = 1,  /* `button` is pressed (BEGAN) or released (ENDED) */
  KIN_TOUCHPAD_SCROLL = 2,  /* dx, dy, axis */
  KIN_TOUCHPAD_PINCH = 3,   /* scale, rotation, dx, dy of the centre */
  KIN_TOUCHPAD_SWIPE = 4,   /* dx, dy, of three fingers and more */
  KIN_TOUCHPAD_HOLD = 5,    /* fingers stay */
  KIN_TOUCHPAD_DECISION = 6 /* what was decided, and why: `reason`, `contact`; with kin_touchpad_set_explain */
};

/* Where in its gesture an event stands. Motion and decisions are always CHANGED. */
typedef int32_t kin_touchpad_phase;
enum {
  KIN_TOUCHPAD_BEGAN = 0,         /* a scroll or swipe has the movement beyond the threshold already */
  KIN_TOUCHPAD_CHANGED = 1,       /* it goes on */
  KIN_TOUCHPAD_ENDED = 2,         /* the fingers lifted; its velocity is that of the last moments */
  KIN_TOUCHPAD_CANCELLED = 3,     /* it was none, `reason` says why: undo it where that can be done */
  KIN_TOUCHPAD_MOMENTUM = 4,      /* of a scroll: it goes on by itself, after ENDED */
  KIN_TOUCHPAD_MOMENTUM_ENDED = 5 /* of a scroll: that is over */
};

/* Along which axis a scroll goes. */
typedef int32_t kin_touchpad_axis;
enum {
  KIN_TOUCHPAD_AXIS_FREE = 0,       /* both */
  KIN_TOUCHPAD_AXIS_HORIZONTAL = 1, /* dy is 0 */
  KIN_TOUCHPAD_AXIS_VERTICAL = 2    /* dx is 0 */
};

/* Bits of kin_touchpad_event.flags. */
enum {
  KIN_TOUCHPAD_BY_TAP = 1,  /* a button that no physical one pressed: a tap, or the drag that follows it */
  KIN_TOUCHPAD_DRAGGING = 2 /* motion while such a button is held; a button that is held for a drag */
};

/* Why something ended, was cancelled or decided. */
typedef int32_t kin_touchpad_reason;
enum {
  KIN_TOUCHPAD_REASON_NONE = 0,
  KIN_TOUCHPAD_REASON_LIFTED = 1,          /* the fingers lifted */
  KIN_TOUCHPAD_REASON_MOVED = 2,           /* the fingers of a hold moved */
  KIN_TOUCHPAD_REASON_FINGERS_CHANGED = 3, /* another number of fingers */
  KIN_TOUCHPAD_REASON_CORRECTED = 4,       /* it is another gesture */
  KIN_TOUCHPAD_REASON_TIMEOUT = 5,         /* nothing came in the time for it */
  KIN_TOUCHPAD_REASON_TOUCHED = 6,         /* momentum: something landed */
  KIN_TOUCHPAD_REASON_SLOW = 7,            /* momentum: it came to rest */
  KIN_TOUCHPAD_REASON_CANCELLED = 8,       /* kin_touchpad_cancel */
  KIN_TOUCHPAD_REASON_BUTTON = 9,          /* a physical button was pressed */
  /* Decisions on a contact. */
  KIN_TOUCHPAD_REASON_PALM_TOOL = 20,      /* a palm: the device says so */
  KIN_TOUCHPAD_REASON_PALM_SIZE = 21,      /* a palm: as large as palm_size */
  KIN_TOUCHPAD_REASON_PALM_PRESSURE = 22,  /* a palm: pressed as hard as palm_pressure */
  KIN_TOUCHPAD_REASON_PALM_EDGE = 23,      /* a palm: landed in the zone at the left, right or upper edge */
  KIN_TOUCHPAD_REASON_THUMB_ZONE = 24,     /* a thumb: stays at the lower edge below another finger */
  KIN_TOUCHPAD_REASON_THUMB_SIZE = 25,     /* a thumb: as large as thumb_size, beside another finger */
  KIN_TOUCHPAD_REASON_THUMB_PRESSURE = 26, /* a thumb: pressed as hard as thumb_pressure, beside another finger */
  KIN_TOUCHPAD_REASON_RESTING = 27,        /* stays while another moves */
  KIN_TOUCHPAD_REASON_SPLIT = 28,          /* a part of the contact beside which it landed */
  KIN_TOUCHPAD_REASON_WOKE = 29,           /* counts as a finger again: it moves like one */
  KIN_TOUCHPAD_REASON_JUMP = 30,           /* the step is another finger's under the same id */
  KIN_TOUCHPAD_REASON_STEP = 31,           /* the step waits for the next frame */
  /* Decisions on a tap. */
  KIN_TOUCHPAD_REASON_TAP_MOVED = 40,      /* no tap: it moved farther than tap_distance */
  KIN_TOUCHPAD_REASON_TAP_LONG = 41,       /* no tap: it stayed longer than tap_time */
  KIN_TOUCHPAD_REASON_TAP_IN_MOTION = 42,  /* no tap: it landed while another finger moved */
  KIN_TOUCHPAD_REASON_TAP_IN_GESTURE = 43, /* no tap: its fingers were part of a gesture */
  KIN_TOUCHPAD_REASON_TAP_BUTTON = 44,     /* no tap: a physical button was pressed */
  KIN_TOUCHPAD_REASON_TAP_FINGERS = 45,    /* no tap: more than three fingers */
  KIN_TOUCHPAD_REASON_TAP_NO_FINGER = 46,  /* no tap: a thumb, a palm or what rests */
  KIN_TOUCHPAD_REASON_TAP_LIGHT = 47,      /* no tap: never pressed as hard as tap_pressure */
  /* Decisions on a gesture. */
  KIN_TOUCHPAD_REASON_TOGETHER = 60,     /* the fingers go together: a scroll, a swipe, a drag */
  KIN_TOUCHPAD_REASON_APART = 61,        /* they go apart or around one another: a pinch */
  KIN_TOUCHPAD_REASON_AXIS_LOCKED = 62,  /* the scroll keeps to an axis */
  KIN_TOUCHPAD_REASON_AXIS_RELEASED = 63 /* the scroll went diagonally, and keeps to none */
};

/* What came of frames and time. What a kind has no use for is 0. */
typedef struct kin_touchpad_event {
  uint64_t time_ns;
  kin_touchpad_event_kind kind; /* KIN_TOUCHPAD_MOTION ... */
  kin_touchpad_phase phase;     /* KIN_TOUCHPAD_BEGAN ... */
  uint32_t fingers;             /* that take part */
  uint32_t flags;               /* mask of KIN_TOUCHPAD_BY_TAP, KIN_TOUCHPAD_DRAGGING */
  uint32_t button;              /* one of KIN_BUTTON_... */
  kin_touchpad_axis axis;       /* of a scroll: KIN_TOUCHPAD_AXIS_... */
  kin_touchpad_reason reason;   /* KIN_TOUCHPAD_REASON_... */
  uint32_t reserved;            /* zero */
  uint64_t contact;             /* of a decision: the id of the contact */
  double dx, dy;                /* movement since the event before, mm */
  double velocity_x, velocity_y; /* of a scroll or swipe, mm/s */
  double scale;                 /* of a pinch: size now / size at the beginning; 1 for all else */
  double rotation;              /* of a pinch since the beginning, radians, clockwise; not wrapped */
  double certainty;             /* 0 to 1. Of a gesture of several fingers: the share of their movement that it
                                   explains, less in the first correction_distance; 1 for all else */
  double measured, threshold;   /* of a decision: the number that it rests on, and the one that this was compared with,
                                   mm, s, radians, a share or the device's measure; both 0 where it rests on none */
} kin_touchpad_event;

/* Makes a touchpad that nothing touches; `options` may be null: the defaults. It belongs to the caller until
 * kin_touchpad_destroy. KIN_ERROR_NULL, _SIZE, _INVALID: an option is out of its range, _MEMORY.
 * [any-thread] Since level 1. */
kin_result kin_touchpad_create(const kin_touchpad_options *options, kin_touchpad **out_pad);

/* Ends a touchpad; null does nothing. Since level 1. */
void kin_touchpad_destroy(kin_touchpad *pad);

/* Other options from now on, also in the middle of a gesture. KIN_ERROR_NULL, _SIZE, _INVALID. Since level 1. */
kin_result kin_touchpad_set_options(kin_touchpad *pad, const kin_touchpad_options *options);

/* The options. KIN_ERROR_NULL, _SIZE. Since level 1. */
kin_result kin_touchpad_get_options(const kin_touchpad *pad, kin_touchpad_options *out_options);

/* Turns events of the kind KIN_TOUCHPAD_DECISION on or off (off at first). KIN_ERROR_NULL. Since level 1. */
kin_result kin_touchpad_set_explain(kin_touchpad *pad, bool explain);

/* Feeds a frame. All or nothing: it is validated first. Timers that are due fire before it, each at its own time.
 * KIN_ERROR_NULL; _TIME: before the latest time; _CAPACITY: too many contacts, or more than 128 events wait: poll
 * first; _INVALID: a number is not finite or too large, two contacts have one id, a tool is none, reserved is not 0,
 * the time is KIN_TIME_NEVER. Since level 1. */
kin_result kin_touchpad_feed(kin_touchpad *pad, const kin_touchpad_frame *frame);

/* Lets time pass up to `now_ns`, and fires the timers that are due: the release after a tap, holds, momentum.
 * KIN_ERROR_NULL, _INVALID for KIN_TIME_NEVER, _TIME, _CAPACITY: more than 128 events wait. Since level 1. */
kin_result kin_touchpad_advance(kin_touchpad *pad, uint64_t now_ns);

/* When the next timer is due, or KIN_TIME_NEVER: how long a host may sleep. KIN_ERROR_NULL. Since level 1. */
kin_result kin_touchpad_next_deadline(const kin_touchpad *pad, uint64_t *out_time_ns);

/* Cancels what goes on, releases all buttons and forgets the contacts, as when the device is lost; frames after that
 * begin anew. Errors as kin_touchpad_advance. Since level 1. */
kin_result kin_touchpad_cancel(kin_touchpad *pad, uint64_t now_ns);

/* Hands out the events that came since the last poll, oldest first. They belong to the touchpad, and are valid until
 * the next call that changes it. KIN_ERROR_NULL. Since level 1. */
kin_result kin_touchpad_poll(kin_touchpad *pad, const kin_touchpad_event **out_events, uint32_t *out_count);

/* Writes one English sentence about `event` into `buffer`, always ended by a zero byte, cut where `capacity` bytes are
 * too few; `out_needed` (may be null) gets the bytes of the whole sentence with its zero byte. A null buffer with
 * capacity 0 asks for the size. KIN_ERROR_NULL. [any-thread] Since level 1. */
kin_result kin_touchpad_event_describe(const kin_touchpad_event *event, char *buffer, uint32_t capacity,
                                       uint32_t *out_needed);

/* The word for a reason, "palm-edge"; "?" for a number that is none. Static text. [any-thread] Since level 1. */
const char *kin_touchpad_reason_name(kin_touchpad_reason reason);

/* An axis of a Linux touchpad, as EVIOCGABS says it. */
typedef struct kin_touchpad_evdev_axis {
  int32_t minimum, maximum; /* maximum above minimum */
  int32_t resolution;       /* units per mm; 0 where the device does not say it */
  int32_t reserved;         /* zero */
} kin_touchpad_evdev_axis;

/* What a Linux touchpad is like. */
typedef struct kin_touchpad_evdev_options {
  uint32_t struct_size;             /* set by kin_touchpad_evdev_options_init */
  uint32_t reserved;                /* zero */
  kin_touchpad_evdev_axis x, y;     /* ABS_MT_POSITION_X and _Y, or ABS_X and ABS_Y where there are none */
  kin_touchpad_evdev_axis pressure; /* ABS_MT_PRESSURE or ABS_PRESSURE: becomes 0 to 255, what the thresholds of
                                       kin_touchpad_options are for; all zeros, the default: it is left out */
  double width, height;             /* of the pad, mm, above 0 to 1000, where an axis has no resolution; default 69
                                       by 50 (what libinput takes pads of unknown size for) */
} kin_touchpad_evdev_options;

/* Fills in the defaults; the axes are left to the host. [any-thread] Since level 1. */
void kin_touchpad_evdev_options_init(kin_touchpad_evdev_options *options);

/* What a Linux touchpad said so far: its slots, buttons, fingers. */
typedef struct kin_touchpad_evdev kin_touchpad_evdev;

/* Makes a decoder of the events of a Linux touchpad: multitouch protocol B, or one place (ABS_X, ABS_Y). It belongs to
 * the caller until kin_touchpad_evdev_destroy. KIN_ERROR_NULL, _SIZE, _INVALID, _MEMORY.
 * [any-thread] Since level 1. */
kin_result kin_touchpad_evdev_create(const kin_touchpad_evdev_options *options, kin_touchpad_evdev **out_decoder);

/* Ends a decoder; null does nothing. Since level 1. */
void kin_touchpad_evdev_destroy(kin_touchpad_evdev *decoder);

/* The size of the pad, mm, for `width` and `height` of kin_touchpad_options. KIN_ERROR_NULL. Since level 1. */
kin_result kin_touchpad_evdev_get_size(const kin_touchpad_evdev *decoder, double *out_width, double *out_height);

/* Takes an event of the device (struct input_event); at SYN_REPORT it feeds `pad` a frame, at SYN_DROPPED it cancels
 * what goes on, and contacts count again when they land again. Poll after each SYN_REPORT. Codes that it does not know
 * are passed over.
 * KIN_ERROR_NULL, and those of kin_touchpad_feed: the next SYN_REPORT then has what the refused one said. Since level
 * 1. */
kin_result kin_touchpad_evdev_feed(kin_touchpad_evdev *decoder, kin_touchpad *pad, uint16_t type, uint16_t code,
                                   int32_t value, uint64_t time_ns);

/* The pointer that a touchpad moves, and what it does to an engine. The host may change any field between events. */
typedef struct kin_touchpad_pointer {
  uint32_t struct_size;       /* set by kin_touchpad_pointer_init */
  uint32_t buttons;           /* mask of KIN_BUTTON_... that are held */
  uint64_t id;                /* of the pointer's touch and hover, and of the scroll's source; default 1 */
  double x, y;                /* where the pointer is, window units; default 0 */
  kin_rect bounds;            /* where it may be, its far edges included; default 0, 0, 1e9, 1e9 */
  double units_per_mm;        /* window units that it moves for a millimetre of motion, 0 to 1e6; default 20 (ours) */
  double scroll_units_per_mm; /* the same for scrolls and the centre of pinches; default 10 (ours) */
  double scale, rotation;     /* of the pinch that goes on, so far */
  uint32_t is_hovering;       /* 1: the engine knows the pointer */
  uint32_t is_scrolling;      /* 1: the engine has a scroll that goes on */
} kin_touchpad_pointer;

/* Fills in the defaults. [any-thread] Since level 1. */
void kin_touchpad_pointer_init(kin_touchpad_pointer *out_pointer);

/* Moves the pointer by an event, and makes the samples for an engine: at most two of touches (motion, buttons; of the
 * type KIN_TOUCH_POINTER) and one of scrolls (scrolls and pinches; KIN_TOUCH_INDIRECT). Swipes, holds, decisions and
 * momentum make none: an engine has its own flings. What would lie beyond KIN_NUMBER_LIMIT becomes that.
 * KIN_ERROR_NULL, _SIZE, _INVALID: a number of the pointer or the event is not finite or out of its range; then
 * nothing changes. [any-thread] Since level 1. */
kin_result kin_touchpad_pointer_convert(kin_touchpad_pointer *pointer, const kin_touchpad_event *event,
                                        kin_touch_sample *out_touches, uint32_t *out_touch_count,
                                        kin_scroll_sample *out_scroll, uint32_t *out_scroll_count);

/* Feeds an engine what an event means for it. The errors of kin_touchpad_pointer_convert, kin_engine_feed and
 * kin_engine_feed_scroll; then the pointer is as before. [engine-thread] Since level 1. */
KIN_INLINE kin_result kin_touchpad_pointer_feed(kin_touchpad_pointer *pointer, kin_engine *engine,
                                                const kin_touchpad_event *event) {
  kin_touch_sample touches[2];
  kin_scroll_sample scroll;
  uint32_t touch_count = 0, scroll_count = 0;
  if (!pointer) return KIN_ERROR_NULL;
  const kin_touchpad_pointer before = *pointer;
  kin_result result = kin_touchpad_pointer_convert(pointer, event, touches, &touch_count, &scroll, &scroll_count);
  if (result == KIN_OK && touch_count) result = kin_engine_feed(engine, touches, touch_count);
  if (result == KIN_OK && scroll_count) result = kin_engine_feed_scroll(engine, &scroll, scroll_count);
  if (result != KIN_OK) *pointer = before;
  return result;
}

/* One sentence about this thread's latest failure of a function of this header; "" before the first. Static text.
 * [any-thread] Since level 1. */
const char *kin_touchpad_last_error(void);

#ifdef __cplusplus
}
#endif
#endif
