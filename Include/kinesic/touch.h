/* touch.h: what a host feeds. */
#ifndef KINESIC_TOUCH_H
#define KINESIC_TOUCH_H

#include "base.h"
#include "id.h"

#ifdef __cplusplus
extern "C" {
#endif

/* What a sample says of its touch; also what a view gets of one. */
typedef int32_t kin_phase;
enum {
  KIN_PHASE_BEGAN = 0,     /* the contact went down */
  KIN_PHASE_MOVED = 1,     /* it is elsewhere, or something else of it changed */
  KIN_PHASE_ENDED = 2,     /* it lifted */
  KIN_PHASE_CANCELLED = 3, /* the system cancelled it: a palm, a lock screen; for a view: a gesture took it */
  KIN_PHASE_ENTERED = 4,   /* hover: a pointer or pencil appeared above the window; ids of hovering are a name space of
                              their own */
  KIN_PHASE_HOVERED = 5,   /* hover: it moved without touching; has no effect while the touch of the same id is down */
  KIN_PHASE_EXITED = 6,    /* hover: it left */
  KIN_PHASE_REFUSED = 7    /* a contact went down, and nothing is to come of it: `cause` says why. No recognizer and no
                              view gets it, and nothing more of it is fed; with explaining on there is a decision */
};

/* Why a touch was refused or cancelled: kin_touch_sample.cause. */
typedef int32_t kin_touch_cause;
enum {
  KIN_CAUSE_NONE = 0,
  KIN_CAUSE_SYSTEM = 1,    /* the system took it: a lock screen, a gesture of its own */
  KIN_CAUSE_PALM_SIZE = 2, /* a palm: so large a contact is no finger */
  KIN_CAUSE_PALM_EDGE = 3, /* a palm, or a grip: it stayed at the edge of the screen */
  KIN_CAUSE_PEN_NEAR = 4,  /* a pen was near, or had just been */
  KIN_CAUSE_PEN_DOWN = 5,  /* a pen went down */
  KIN_CAUSE_TOO_SHORT = 6, /* it lifted before the shortest time that a touch must last */
  KIN_CAUSE_REPEATED = 7,  /* it landed too soon after another one near it */
  KIN_CAUSE_HOST = 8       /* the host's own verdict */
};

/* What made the touch. `allowed_touch_types` of a recognizer is a mask of 1 << type. */
typedef int32_t kin_touch_type;
enum {
  KIN_TOUCH_DIRECT = 0,   /* a finger on the screen; bit 1 */
  KIN_TOUCH_INDIRECT = 1, /* a finger on a trackpad; bit 2 */
  KIN_TOUCH_PENCIL = 2,   /* a pen; bit 4 */
  KIN_TOUCH_POINTER = 3   /* a mouse; bit 8 */
};

/* Bits of kin_touch_sample.buttons, those of the web's Pointer Events. Higher bits are the host's own. */
enum {
  KIN_BUTTON_PRIMARY = 1,   /* the left mouse button, the tip of a pen */
  KIN_BUTTON_SECONDARY = 2, /* the right mouse button, the barrel button */
  KIN_BUTTON_MIDDLE = 4,    /* the wheel as a button */
  KIN_BUTTON_BACK = 8,      /* the first button at the side of a mouse */
  KIN_BUTTON_FORWARD = 16,  /* the second one */
  KIN_BUTTON_ERASER = 32    /* the other end of a pen, which erases, or its button for that */
};

/* Bits of kin_touch_sample.modifiers. Higher bits are the host's own. */
enum {
  KIN_MODIFIER_SHIFT = 1,
  KIN_MODIFIER_CONTROL = 2,
  KIN_MODIFIER_ALTERNATE = 4,
  KIN_MODIFIER_COMMAND = 8,
  KIN_MODIFIER_CAPS_LOCK = 16
};

/* One sample of one contact. All bytes zero is a valid beginning: a finger that goes down at 0, 0. */
typedef struct kin_touch_sample {
  uint64_t touch;      /* the host's id for this contact, any number; free again after ended or cancelled */
  uint64_t time_ns;    /* the host's monotonic clock; never before an earlier sample or advance; not KIN_TIME_NEVER */
  double x, y;         /* window coordinates, y down; at most KIN_NUMBER_LIMIT from 0, as all numbers of a sample */
  kin_view_id view;    /* began: the view that was hit; entered, hovered: the one that it is above; 0 = the engine
                          hit-tests. Not read in other phases */
  kin_phase phase;     /* KIN_PHASE_... */
  kin_touch_type type; /* KIN_TOUCH_...; that of the began sample counts for the contact's life */
  double force;        /* 0 where unknown; 1 is an ordinary touch */
  double major_radius; /* of the contact, in window units; 0 where unknown */
  double altitude;     /* of a pen above the surface, radians, 0 flat to pi/2 upright; 0 where unknown */
  double azimuth;      /* direction that the pen or finger points to, radians from +x towards +y; 0 where unknown */
  uint32_t buttons;    /* mask of KIN_BUTTON_... that are pressed */
  uint32_t modifiers;  /* mask of KIN_MODIFIER_... that are held */
  kin_touch_cause cause; /* cancelled, refused: KIN_CAUSE_...; zero in other phases */
  uint32_t hand;       /* began, entered: the number of the hand or the person, where the table knows; 0: it does not,
                          and kin_engine_set_hands finds it if it is on. Not read in other phases */
  uint64_t reserved;   /* zero: likewise */
} kin_touch_sample;

/* The word for a phase, as kin_state_name: "moved"; "?" for a number that is none. Static text.
 * [any-thread] Since level 1. */
const char *kin_phase_name(kin_phase phase);

/* The word for a type of touches, as kin_state_name: "pencil"; "?" for a number that is none. Static text.
 * [any-thread] Since level 1. */
const char *kin_touch_type_name(kin_touch_type type);

/* The word for a cause, as kin_state_name: "palm_size"; "?" for a number that is none. Static text.
 * [any-thread] Since level 1. */
const char *kin_touch_cause_name(kin_touch_cause cause);

#ifdef __cplusplus
}
#endif
#endif
