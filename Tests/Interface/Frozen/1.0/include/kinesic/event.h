/* event.h: what comes out: one ordered stream of records.
 *
 * No record is lost without notice. A callback and an action get each record in the call that caused it. For a poll
 * records wait: as many as kin_engine_options.event_capacity. When they are full, those that a callback or an action
 * has got are dropped; if there are none, changed and moved records are merged: of several in a row of one recognizer,
 * stream or contact the latest stays, and says how many it stands for (`merged`). What must not be merged is never
 * dropped: a call that could need more room than there is gets KIN_ERROR_CAPACITY and does nothing.
 * kin_engine_get_lost_events says how many records a poll lacks because they were dropped.
 *
 * Within one step (all that carries one time) the order is fixed: decisions as they fall (only when explaining is on),
 * then touches_cancelled to the views whose touches a winner takes, then the gestures' actions, deepest view first,
 * then all other touches for views. */
#ifndef KINESIC_EVENT_H
#define KINESIC_EVENT_H

#include "base.h"
#include "classes.h"
#include "id.h"
#include "state.h"
#include "touch.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef struct kin_engine kin_engine;

typedef int32_t kin_event_type;
enum {
  KIN_EVENT_GESTURE = 0,    /* a recognizer took a state: its action */
  KIN_EVENT_VIEW_TOUCH = 1, /* a touch for a view that asked for touches (wants_touches) */
  KIN_EVENT_DECISION = 2    /* why a recognizer left Possible or was kept there; see kin_engine_set_explain */
};

/* Why: the reason of a decision. `other` of the event is the recognizer concerned, where one is. */
typedef int32_t kin_reason;
enum {
  KIN_REASON_NONE = 0,
  KIN_REASON_OWN_RULE = 1,            /* its class decided; `detail` is the class's own word */
  KIN_REASON_WAITING_FOR = 2,         /* it has earned its state, and waits for `other` to fail */
  KIN_REASON_REQUIRED_RECOGNIZED = 3, /* it required `other` to fail, and `other` was recognized */
  KIN_REASON_PREVENTED_BY = 4,        /* `other` was recognized in this step and excludes it; `detail` is the
                                         KIN_HOW_... if this one could have gone too, and `other` went first */
  KIN_REASON_BLOCKED_BY = 5,          /* `other` was active already and excludes it */
  KIN_REASON_SHOULD_BEGIN = 6,        /* a delegate said no; `detail` is the KIN_HOW_... that says whose */
  KIN_REASON_DISABLED = 7,            /* it was disabled or aborted; `detail` is the KIN_HOW_... */
  KIN_REASON_REMOVED = 8,             /* the host removed it or its view; `detail` is the KIN_HOW_... */
  KIN_REASON_TOUCH_CANCELLED = 9,     /* the system took one of its touches; `detail` is the KIN_CAUSE_... of it */
  KIN_REASON_TOUCHES_FILTERED = 10,   /* it took no part in `touch`, which landed; `detail` is the KIN_FILTER_... */
  KIN_REASON_ABANDONED = 11,          /* all fingers were up and nothing could decide it any more */
  KIN_REASON_ILLEGAL_TRANSITION = 12, /* its class or its host, by the KIN_HOW_... in `detail`, proposed a state that
                                         cannot follow */
  KIN_REASON_CLASS_MISBEHAVING = 13,  /* its class broke another rule of plugin.h; the log has the sentence */
  KIN_REASON_CYCLE = 14,              /* it was to wait for `other`, which would close a circle: the requirement was
                                         dropped, and it stays as it is. One record for each attempt; the log has a
                                         sentence for every one */
  KIN_REASON_MOVED = 15,              /* the host moved it to another view */
  KIN_REASON_TOUCH_REFUSED = 16,      /* no recognizer's decision: `touch` was refused before anybody got it, at x, y;
                                         `detail` is the KIN_CAUSE_... */
  KIN_REASON_TAKEN_OVER_BY = 17,      /* `other` took over from it (kin_recognizer_allow_takeover), or withdrew it
                                         (KIN_REQUEST_PROVISIONAL): `detail` is the KIN_HOW_... */
  KIN_REASON_HELD_BY = 18,            /* it has earned its state, and waits: `other` has a lease on the arena */
  KIN_REASON_DECIDED_AT_LIFT = 19,    /* all fingers were up, and `other` had waited for it */
  KIN_REASON_DEFAULT_WINNER = 20,     /* it took its state because all others were out, or as what is left at the
                                         lift: `detail` is the KIN_HOW_... */
  KIN_REASON_BEFORE_LANDING = 21      /* its class said that its attempt does not go on with `touch`, which was about
                                         to land; `detail` is the class's own word, 0: it has none */
};

/* Why a recognizer took no part in a touch: the first of these that holds. */
enum {
  KIN_FILTER_NONE = 0,       /* not known: a record of an earlier library */
  KIN_FILTER_SPENT = 1,      /* its gesture is over, and its reset waits for that of `other`, which it requires to
                                fail */
  KIN_FILTER_COMPLETE = 2,   /* its gesture is complete, and waits for `other` */
  KIN_FILTER_VIEW = 3,       /* its view takes no touches: interaction_enabled is off */
  KIN_FILTER_TYPE = 4,       /* its allowed_touch_types leave the touch's type out */
  KIN_FILTER_OTHER_TYPE = 5, /* its attempt has touches of another type (requires_exclusive_touch_type) */
  KIN_FILTER_HAND = 6,       /* its attempt has touches of another hand (one_hand) */
  KIN_FILTER_BUTTONS = 7,    /* the touch presses none of its allowed_buttons */
  KIN_FILTER_DELEGATE = 8    /* its delegate said no (should_receive_touch) */
};

/* How it came to a decision, where its reason leaves that open. */
enum {
  KIN_HOW_NONE = 0,         /* not known: a record of an earlier library */
  KIN_HOW_DELEGATE = 1,     /* should_begin: the recognizer's own delegate said no */
  KIN_HOW_VIEW = 2,         /* should_begin: the delegate of `view`, which a touch had hit, said no
                               (gesture_should_begin) */
  KIN_HOW_DISABLED = 3,     /* disabled: the host disabled it */
  KIN_HOW_ABORTED = 4,      /* disabled: the host aborted its attempt */
  KIN_HOW_SWITCHED_OFF = 5, /* disabled: its class has misbehaved too often */
  KIN_HOW_REMOVED = 6,      /* removed: the recognizer alone */
  KIN_HOW_VIEW_REMOVED = 7, /* removed: with its view, or with a view around that */
  KIN_HOW_CLASS = 8,        /* illegal transition: its class proposed it */
  KIN_HOW_HOST = 9,         /* illegal transition: the host proposed it */
  KIN_HOW_ALONE = 10,       /* default winner: all others were out */
  KIN_HOW_LIFT = 11,        /* default winner: it takes what is left at the lift */
  KIN_HOW_TAKEOVER = 12,    /* taken over by: the host lets `other` take over */
  KIN_HOW_WITHDRAWN = 13,   /* taken over by: it had begun provisionally, and `other` withdrew that */
  KIN_HOW_ORDER = 14,       /* prevented by: `other` goes first in the fixed order, being deeper or added later */
  KIN_HOW_CROSSING = 15     /* prevented by: `other` crossed its threshold first (KIN_TIE_BREAK_CROSSING) */
};

/* One record. The same 192 bytes for every type; fields that do not apply are 0. The numbers of the records of a poll
 * go up by 1, except where records were merged or lost: from the last record of a poll to that of the next one they go
 * up by 1 + merged of each record, and by the count of kin_engine_get_lost_events. */
typedef struct kin_event {
  uint64_t sequence;            /* counts the records that this engine has sent, from 1 */
  uint64_t time_ns;             /* time of the step that sends it; never runs backwards */
  uint64_t touch_time_ns;       /* view touch: the touch's own time (a late began: when it landed); decision: when the
                                   first touch of the recognizer's attempt landed, 0 without one */
  kin_event_type type;          /* KIN_EVENT_... */
  kin_state state;              /* gesture: the new state (of the touch's stream, where there is one). decision: the
                                   state asked for */
  kin_recognizer_id recognizer; /* gesture, decision: whose; 0 for a view touch and a touch that was refused */
  kin_view_id view;             /* gesture, decision: the recognizer's view (KIN_HOW_VIEW: the one that was asked);
                                   view touch: the touched view */
  uint64_t touch;               /* view touch, decision about one touch: the host's id of the contact; gesture: whose
                                   stream it is, for a class with one for each touch */
  uint64_t contact;             /* view touch, gesture of such a class, touch that was filtered: serial number of the
                                   contact, from 1, never used again; else 0 */
  kin_phase phase;              /* view touch: began, moved, ended or cancelled */
  kin_reason reason;            /* decision: KIN_REASON_... */
  kin_recognizer_id other;      /* decision: the other recognizer concerned, or 0 */
  double x, y;                  /* gesture: its location; view touch: the touch's; window coordinates. What was earned
                                   in an earlier step ends where its fingers were then */
  uint16_t touch_count;         /* gesture: fingers that made it; decision: touches of the attempt, lifted ones too */
  uint16_t value_count;         /* gesture: how many of `values` its class has declared */
  uint32_t merged;              /* polled, gesture that changed, touch that moved: how many earlier records this one
                                   stands for besides itself */
  uint32_t detail;              /* decision: index into the class's own words (kin_recognizer_class.details), or more
                                   of the cause: see `reason` */
  kin_state from;               /* gesture, decision: the state before; of a merged one, before the first that it
                                   stands for */
  KIN_EXTENSION union {
    double values[KIN_VALUE_CAPACITY]; /* in the order of the class's declaration */
    /* The same by name, for the standard classes (classes.h). */
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
  void *user_data;              /* what the host had set when the record was sent: gesture, decision: for the
                                   recognizer; view touch: for the view. Null at first, in a replay, as no trace has
                                   it, and once that recognizer or view is removed: records that wait lose it too */
  uint64_t reserved;            /* zero */
} kin_event;

/* Receives records in order, each of them, `merged` being 0. `event` is lent for the time of the call. A callback may
 * call every engine function except feed, advance and poll (KIN_ERROR_REENTRANT); changes that it makes take effect
 * after the step. It must return: a C++ exception that leaves it ends the process, and after a longjmp out of it the
 * engine answers KIN_ERROR_REENTRANT for ever. The same holds for every function that the engine calls. [in-step] */
typedef void (*kin_event_callback)(kin_engine *engine, const kin_event *event, void *user_data);

/* The word for a type of records, as kin_state_name: "view_touch"; "?" for a number that is none. Static text.
 * [any-thread] Since level 1. */
const char *kin_event_type_name(kin_event_type type);

/* The word for a reason, as kin_state_name: "waiting_for"; "?" for a number that is none. kin_event_describe has the
 * whole sentence. Static text. [any-thread] Since level 1. */
const char *kin_reason_name(kin_reason reason);

#ifdef __cplusplus
}
#endif
#endif
