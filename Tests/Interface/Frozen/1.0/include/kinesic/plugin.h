/* plugin.h: for authors of recognizers. It needs nothing of the engine: a class is a table of numbers, names and
 * functions. Every recognizer is made of one, the standard ones too.
 *
 * Its central function is `step`: a pure transition. It gets what happened in one step (kin_step), its own bytes of
 * state and a request to fill in (kin_request), and returns the state that it proposes. It calls nothing, keeps
 * nothing elsewhere, and never sees another recognizer: the arena decides who wins. Return KIN_STATE_FAILED as soon as
 * the touches cannot become the gesture any more: others may be waiting for that.
 *
 * The state is plain bytes that the engine owns, hashes and records: no pointer, no handle, and no hole between fields
 * in which garbage could lie (two equal states must have equal bytes; order the fields by size, or name the filler and
 * leave it zero). It begins as zeros with the properties in place; bytes that `prepare` does not touch survive from
 * one attempt to the next. A trace has properties and values by name, so that they may become more; everything else in
 * the state is private bytes, of which a trace only knows the number of their layout: kin_recognizer_class.layout.
 *
 * A class that breaks these rules is reported with its name (kin_engine_set_log, KIN_SEVERITY_CLASS_MISBEHAVING), its
 * recognizer fails, and all else goes on. Breaking them is: a state that cannot follow or that is none; a value,
 * location or crossing that is no finite number (a location may be NaN); a value behind the class's own `value_count`,
 * or another field of the request, written; a report that kin_report does not allow; bytes behind `state_size`
 * written; more than 16 times in a row in one attempt a deadline that is not later, asked for when a deadline has
 * come; more than KIN_TIMER_STEP_LIMIT timers in one call. After KIN_FAULT_LIMIT such faults the class is switched
 * off in that engine. The engine reads no clock: a step that takes long delays its host, and no diagnostic says so.
 * Nor can it guard its memory against a class that writes anywhere else.
 *
 * In Swift the constants of the enumerations arrive as Int, structs as structs, and KIN_INLINE functions can be
 * called. */
#ifndef KINESIC_PLUGIN_H
#define KINESIC_PLUGIN_H

#include <stddef.h>
#include <string.h>

#include "base.h"
#include "state.h"
#include "touch.h"

#ifdef __cplusplus
extern "C" {
#endif

/* After how many faults an engine switches a class off. */
#define KIN_FAULT_LIMIT 8

/* How many timers of one recognizer may fire within one call of the host, or between two samples of it. */
#define KIN_TIMER_STEP_LIMIT 100000

/* What happened to a touch in this step: bits of kin_touch.changes. One touch can have several; handle them in this
 * order. */
enum {
  KIN_CHANGE_BEGAN = 1,
  KIN_CHANGE_MOVED = 2,
  KIN_CHANGE_ENDED = 4,
  KIN_CHANGE_CANCELLED = 8
};

/* One place of a touch's past. */
typedef struct kin_touch_point {
  uint64_t time_ns;
  double x, y; /* window units */
} kin_touch_point;

/* One touch as a recognizer sees it. Window units, nanoseconds. */
typedef struct kin_touch {
  uint64_t id;                      /* the host's number, free again after the lift */
  uint64_t contact;                 /* serial number in the order of landing, never used again */
  kin_view_id view;                 /* that it hit, for its life; of what hovers the one that the host named in its
                                       latest sample; 0: none, or the view was removed */
  uint32_t changes;                 /* mask of KIN_CHANGE_...; 0: nothing happened to it in this step */
  kin_touch_type type;              /* KIN_TOUCH_... */
  double x, y;                      /* now; when it ended: where it lifted */
  double previous_x, previous_y;    /* before this step; equal to x, y if nothing happened */
  double start_x, start_y;          /* where it landed */
  uint64_t time_ns;                 /* of its latest landing, move or lift */
  uint64_t previous_time_ns;        /* of the one before that; time_ns when there is none */
  uint64_t start_time_ns;           /* when it landed */
  double force, major_radius;       /* 0 where unknown */
  double altitude, azimuth;         /* radians; 0 where unknown */
  uint32_t buttons, modifiers;      /* KIN_BUTTON_..., KIN_MODIFIER_...; of one that lands and lifts in one step: the
                                       buttons of its landing */
  uint32_t tap_count;               /* 1, 2 ...: how many times a contact of this type went down about here in quick
                                       succession (0.35 s, 45 units x scale, as `tap`); 0 from when it is
                                       farther than that from where it landed until its lift, and for what hovers.
                                       Contacts that moved away are no part of a series */
  uint32_t history_count;           /* how many points `history` has, up to 40; at least the 20 latest */
  const kin_touch_point *history;   /* its landing and moves, oldest first, the present place last */
  uint32_t hand;                    /* of which hand it is a finger, decided when it landed: a number from 1, which its
                                       sample named or kin_engine_set_hands found; 0: not known */
  uint32_t reserved_hand;           /* zero */
  uint64_t reserved[3];             /* zero */
} kin_touch;

/* What a trackpad or a wheel did in this step. */
typedef struct kin_scroll {
  double x, y;          /* where the pointer is, window units */
  double dx, dy;        /* movement of the content, window units */
  double magnification; /* the scale of this step is 1 + magnification */
  double rotation;      /* turn, radians, clockwise on a y-down screen */
} kin_scroll;

/* Bits of kin_step.flags. */
enum {
  KIN_STEP_TIMER = 1 /* the deadline that was asked for has come, or a touch is about to land with which the attempt
                        does not go on (kin_recognizer_class.continues_with); nothing else happened in this step */
};

/* What happened. */
typedef struct kin_step {
  uint32_t struct_size;
  kin_state state;                  /* what it is now; while it waits for others to fail: what it has earned */
  uint64_t time_ns;                 /* the time of the step */
  double scale;                     /* multiply thresholds in units by this: units_per_inch / 163 */
  const kin_touch *const *touches;  /* its touches in the order of landing: those down, and those that ended in this
                                       step */
  uint32_t touch_count;             /* how many */
  uint32_t down_count;              /* how many of them are down after this step */
  uint32_t changes;                 /* all changes of its touches, or-ed */
  uint32_t flags;                   /* KIN_STEP_... */
  kin_rect bounds;                  /* the root view's frame in window units */
  const kin_scroll *scroll;         /* for KIN_CLASS_SCROLLS: the attempt is a scroll, without touches; `changes` are
                                       the scroll's. Else null */
} kin_step;

/* Bits of kin_request.flags. */
enum {
  KIN_REQUEST_CHANGED = 1,   /* with Changed: send the action although no touch moved (a timer's change) */
  KIN_REQUEST_BEGAN = 2,     /* with Ended from Possible: it began in this same step, and sends Began first */
  KIN_REQUEST_SKIP_MOVES = 4, /* until something else happens than moves of its touches, do not step me: a pinch with
                                one finger waits for the second. Where they are then is in `touches`, and the way there
                                in their `history`. While active, and with scrolls, it has no effect */
  KIN_REQUEST_PROVISIONAL = 8 /* with Began from Possible: it may still be withdrawn. It excludes others in this step
                                 and blocks none later; until it ends, a related recognizer that is recognized from a
                                 touch of its attempt, and may prevent it, cancels it: a tap that may become a double
                                 tap. After its last lift it takes no touch, and the engine ends it when no undecided
                                 recognizer can cancel it any more, at once if there is none */
};

/* What a class says of one touch, for KIN_CLASS_PER_TOUCH: the host gets it as a gesture record with the touch's
 * `touch` and `contact`.
 *
 * Each touch has one stream in an attempt: Began, Changed as often as it likes, then Ended or Cancelled; or Ended
 * alone. At most one report a touch and step. A stream whose touch leaves (lifted, cancelled, ignored), or whose
 * recognizer does, is closed by the engine: one that began and did not end sends Cancelled. The recognizer has a state
 * of its own, which `step` returns and the arena judges: Began or Ended with the first report, Changed while more
 * come, Ended when all is over. What is reported while the recognizer is Possible (it waits for others to fail) is
 * kept, the latest of each touch, and sent when it is recognized: Began with the latest numbers, and Ended after it if
 * the touch came so far; nothing of it if the recognizer fails. */
typedef struct kin_report {
  uint32_t touch;                    /* which of kin_step.touches */
  kin_state state;                   /* KIN_STATE_BEGAN, _CHANGED, _ENDED or _CANCELLED */
  uint32_t flags;                    /* KIN_REQUEST_BEGAN with Ended as a stream's first: it began in this same step,
                                        and sends Began first; else 0 */
  uint32_t reserved;                 /* zero */
  double x, y;                       /* location, window units; finite */
  double values[KIN_VALUE_CAPACITY]; /* in the order of the class's `values`; finite; those behind `value_count` are
                                        not read */
} kin_report;

/* What a step asks for. It is kept between steps: write what changes. `flags`, `ignore`, `reason`, `crossing` and
 * `report_count` are cleared before each step. */
typedef struct kin_request {
  uint32_t struct_size;
  uint32_t flags;                    /* KIN_REQUEST_... */
  uint64_t deadline_ns;              /* step me again at this time, KIN_TIME_NEVER: do not; cleared when it has come.
                                        Asking for the deadline that it has keeps its place among equal ones. At or
                                        before the present: fires as the next step */
  uint64_t ignore[2];                /* bit i % 64 of ignore[i / 64]: I do not want touches[i] any more; its view keeps
                                        it */
  double x, y;                       /* location of the gesture; NaN (as at first): the centroid of its touches */
  double crossing;                   /* 0 to 1: where inside this step's movement the threshold was crossed */
  uint32_t reason;                   /* why it failed: index into the class's `details` */
  uint32_t report_count;             /* how many of `reports` are filled in; at most one a touch; 0 for other
                                        classes */
  kin_report *reports;               /* KIN_CLASS_PER_TOUCH: room for one report a touch, the engine's; fill in whole
                                        ones. Else null */
  double values[KIN_VALUE_CAPACITY]; /* in the order of the class's `values`; KIN_CLASS_PER_TOUCH: not used, the
                                        reports have them */
} kin_request;

/* What kind of number a property is. */
typedef int32_t kin_property_kind;
enum {
  KIN_PROPERTY_NUMBER = 0,  /* any number in the range */
  KIN_PROPERTY_INTEGER = 1, /* a whole number in the range */
  KIN_PROPERTY_BOOLEAN = 2, /* 0 or 1 */
  KIN_PROPERTY_FLAGS = 3    /* a mask: a whole number in the range */
};

/* A setting of a class. It lives in the state, as a double, survives `prepare`, and is set by name. */
typedef struct kin_property {
  const char *name;         /* "taps_required": lower case, digits, '_'; at most KIN_NAME_LIMIT bytes, as all names
                               here */
  const char *summary;      /* one sentence */
  const char *unit;         /* "unit", "s", "rad", "1", "unit/s" ... */
  const char *origin;       /* where the default comes from, "UIKit headers", "ours" */
  double initial;           /* the default, inside the range; a whole number unless the kind is _NUMBER */
  double minimum, maximum;  /* both allowed; maximum may be infinite */
  kin_property_kind kind;   /* KIN_PROPERTY_... */
  uint32_t offset;          /* of the double in the state, a multiple of 8 */
} kin_property;

/* An output of a class, in the events' `values`, also by name. */
typedef struct kin_value {
  const char *name;    /* "translation.x": lower case, digits, '_', '.' */
  const char *summary; /* one sentence */
  const char *unit;    /* as above */
  double initial;      /* what an attempt starts with: 1 for a scale */
} kin_value;

/* Another recognizer, as a hook sees it. Lent for the time of the call. */
typedef struct kin_peer {
  uint32_t struct_size;
  uint32_t property_count;
  const char *class_name;
  const kin_property *properties;
  const void *state; /* of the other one: read its properties by kin_peer_number */
} kin_peer;

/* The peer's property of that name, or `otherwise` if its class has none. */
KIN_INLINE double kin_peer_number(const kin_peer *peer, const char *name, double otherwise) {
  for (uint32_t i = 0; i < peer->property_count; i++)
    if (strcmp(peer->properties[i].name, name) == 0) {
      double number;
      memcpy(&number, (const char *)peer->state + peer->properties[i].offset, sizeof number);
      return number;
    }
  return otherwise;
}

/* Bits of kin_recognizer_class.flags. */
enum {
  KIN_CLASS_YIELDING = 1,       /* prevents none; while active it is cancelled by a related one that is recognized */
  KIN_CLASS_MANUAL = 2,         /* its states come from kin_recognizer_propose; a system cancel leaves it as it is */
  KIN_CLASS_LEAVES_TOUCHES = 4, /* cancels_touches_in_view is 0 by default */
  KIN_CLASS_HOVERS = 8,         /* gets pointers and pencils that hover (entered, hovered, exited) and no others;
                                   observe_only is 1 by default */
  KIN_CLASS_SCROLLS = 16,       /* gets trackpads and wheels too: see kin_step.scroll */
  KIN_CLASS_PER_TOUCH = 32,     /* has an event stream for each touch in place of one: see kin_report; not with MANUAL,
                                   HOVERS or SCROLLS */
  KIN_CLASS_REMEMBERS = 64      /* private bytes outlive an attempt, so that a trace needs them between two attempts;
                                   only said of the library's own: a trace takes it to be so of all others */
};

/* A recognizer class. The engine copies the table and keeps the pointers in it: names, descriptors and functions must
 * live as long as the engine (static data does). Each function must return, as every kin_event_callback: it may not
 * throw, and not jump out. */
typedef struct kin_recognizer_class {
  uint32_t struct_size;         /* sizeof(kin_recognizer_class), as kin_recognizer_class_init sets it */
  uint32_t abi_level;           /* KIN_ABI_LEVEL that it was compiled with */
  const char *name;             /* "tap", or reverse-DNS for third parties: "com.example.checkmark"; letters, digits,
                                   '.', '_' and '-' */
  const char *summary;          /* one sentence */
  const char *version;          /* "1.0.0" */
  uint32_t flags;               /* KIN_CLASS_... */
  uint32_t state_size;          /* bytes of state per recognizer; the engine owns them; plain bytes: no pointers, and
                                   no padding: all of them are part of kin_engine_state_hash */
  uint32_t state_alignment;     /* 1, 2, 4, 8 or 16 */
  uint32_t property_count;
  const kin_property *properties;
  const kin_value *values;      /* at most KIN_VALUE_CAPACITY */
  uint32_t value_count;
  uint32_t detail_count;
  const char *const *details;   /* words for kin_request.reason, "moved too far"; [0] is what 0 means, usually ""; read
                                   when a decision is described */
  /* Makes the state ready for an attempt. Properties are in it already and stay. The bytes were zero the first time.
   * [in-step] */
  void (*prepare)(void *state);
  /* One transition, as described above. [in-step] */
  kin_state (*step)(void *state, const kin_step *input, kin_request *request);
  /* The host sets output number `value`: take it over and go on from there; false: this one cannot be set, and nothing
   * has changed. Null: none can. [in-step] */
  bool (*set_value)(void *state, uint32_t value, double to);
  /* May this one, recognized, exclude `other`? Null: yes. [in-step] */
  bool (*can_prevent)(const void *state, const kin_peer *other);
  /* May `other`, recognized, exclude this one? Null: yes. [in-step] */
  bool (*can_be_prevented_by)(const void *state, const kin_peer *other);
  /* Must `other` fail before this one? Null: no. [in-step] */
  bool (*should_require_failure_of)(const void *state, const kin_peer *other);
  /* Must this one fail before `other`? Null: no. [in-step] */
  bool (*should_be_required_to_fail_by)(const void *state, const kin_peer *other);
  uint32_t layout;              /* number of the layout of the private bytes, which are all of the state but the
                                   properties: another one whenever their fields change, or what these mean. Traces
                                   are distinguished by it: see kin_trace_replay */
  uint32_t reserved;            /* zero */
  /* Can the attempt go on with the one touch of `landing`? Asked before a touch lands that this one would take, while
   * none of its fingers is down and it has earned nothing; of several that land in a step about the first. No: before
   * that landing it is stepped with KIN_STEP_TIMER, as if its deadline had come, for it to end; the touch then lands
   * on an attempt that is new. The deadline is left in the request by that, by which `step` can tell. Null: yes: what
   * `step` cannot use it sees when it has landed. [in-step] */
  bool (*continues_with)(const void *state, const kin_step *landing);
} kin_recognizer_class;

/* Fills in the size, the level, an alignment of 8 and zeros: the rest is the author's. A table that is written out as
 * a constant says the first two itself: .struct_size = sizeof(kin_recognizer_class), .abi_level = KIN_ABI_LEVEL. */
KIN_INLINE void kin_recognizer_class_init(kin_recognizer_class *out_class) {
  if (out_class == NULL) return;
  memset(out_class, 0, sizeof *out_class);
  out_class->struct_size = (uint32_t)sizeof(kin_recognizer_class);
  out_class->abi_level = KIN_ABI_LEVEL;
  out_class->state_alignment = 8;
}

/* How large the structs of this header are in the code that fills this in. Those that lie in arrays (kin_property,
 * kin_value, kin_touch_point, kin_report) and kin_touch have one size at level 1: a library and an engine that differ
 * in it would misread each other. The others grow at their end. This struct itself stays as it is. */
typedef struct kin_struct_sizes {
  uint32_t recognizer_class, property, value; /* kin_recognizer_class, kin_property, kin_value */
  uint32_t step, request, peer;               /* kin_step, kin_request, kin_peer */
  uint32_t touch, touch_point, scroll;        /* kin_touch, kin_touch_point, kin_scroll */
  uint32_t report;                            /* kin_report */
} kin_struct_sizes;

/* The engine, as it introduces itself to a plugin library. Lent for the time of the call. The first two fields stay
 * what and where they are at every level. */
typedef struct kin_host {
  uint32_t struct_size;
  uint32_t abi_level;       /* KIN_ABI_LEVEL of the engine */
  const char *version;      /* of the engine, "1.0.0" */
  kin_struct_sizes sizes;
  uint32_t abi_minor;       /* KIN_ABI_MINOR of the engine: what came later it does not have */
  uint32_t reserved;        /* zero */
  /* kin_extension_find: the table of the part of the engine with this name (extension.h), null: it has none. What it
   * gives lives as long as the process, and can be used at any time. [any-thread] */
  const void *(*find_extension)(const char *name);
} kin_host;

/* A plugin library, as it introduces itself: what it is and the classes that it offers. All pointers must live as long
 * as the process: static data does. The first two fields stay what and where they are at every level. */
typedef struct kin_plugin {
  uint32_t struct_size;     /* on entry: how many bytes there is room for, all zero behind abi_level; then:
                               sizeof(kin_plugin) */
  uint32_t abi_level;       /* KIN_ABI_LEVEL that the library was compiled with */
  const char *name;         /* reverse-DNS: "com.example.gestures" */
  const char *summary;      /* one sentence */
  const char *version;      /* "1.0.0" */
  const kin_recognizer_class *const *classes; /* one pointer for each class */
  uint32_t class_count;     /* at least 1 */
  uint32_t abi_minor;       /* KIN_ABI_MINOR that the library was compiled with; a greater one than the engine's is no
                               reason to be refused */
  kin_struct_sizes sizes;
  uint32_t needed_minor;    /* the KIN_ABI_MINOR without which it is of no use: that of the latest thing that it uses
                               without looking whether it is there. An engine with a smaller one refuses it. Mostly
                               0 */
  uint32_t need_count;      /* how many names `needs` has */
  const char *const *needs; /* names of extensions (extension.h) without which it is of no use: an engine that lacks
                               one refuses it by a sentence with the name */
} kin_plugin;

/* How the declaration below is seen from outside a library, also with -fvisibility=hidden. */
#if defined(_WIN32)
#define KIN_PLUGIN_EXPORT __declspec(dllexport)
#elif defined(__GNUC__) || defined(__clang__)
#define KIN_PLUGIN_EXPORT __attribute__((visibility("default")))
#else
#define KIN_PLUGIN_EXPORT
#endif

/* The one symbol that a plugin library exports: the library defines this function, kin_plugin_load calls it once for
 * each engine that loads the library. It fills in `out_plugin` and returns KIN_OK; any other code means that the
 * library refuses this engine, and nothing of it is registered. For most libraries it is one line: return
 * kin_plugin_fill(host, out_plugin, ...); Both arguments are lent for the time of the call.
 * [in-step] Since level 1. */
KIN_PLUGIN_EXPORT kin_result kin_plugin_entry(const kin_host *host, kin_plugin *out_plugin);

/* The sizes of this header. */
KIN_INLINE kin_struct_sizes kin_struct_sizes_own(void) {
  kin_struct_sizes sizes;
  sizes.recognizer_class = (uint32_t)sizeof(kin_recognizer_class);
  sizes.property = (uint32_t)sizeof(kin_property);
  sizes.value = (uint32_t)sizeof(kin_value);
  sizes.step = (uint32_t)sizeof(kin_step);
  sizes.request = (uint32_t)sizeof(kin_request);
  sizes.peer = (uint32_t)sizeof(kin_peer);
  sizes.touch = (uint32_t)sizeof(kin_touch);
  sizes.touch_point = (uint32_t)sizeof(kin_touch_point);
  sizes.scroll = (uint32_t)sizeof(kin_scroll);
  sizes.report = (uint32_t)sizeof(kin_report);
  return sizes;
}

/* Fills in a plugin's introduction with the level and the sizes of this header, and with no needs; set those after the
 * call: out_plugin->needs = names; out_plugin->need_count = 1. Never writes more than there is room for, and says its
 * level in any case, so that an engine of another level can say in its sentence why it does not fit. KIN_ERROR_NULL;
 * KIN_ERROR_UNSUPPORTED for an engine of another level; KIN_ERROR_SIZE for one with less room. */
KIN_INLINE kin_result kin_plugin_fill(const kin_host *host, kin_plugin *out_plugin, const char *name,
                                      const char *summary, const char *version,
                                      const kin_recognizer_class *const *classes, uint32_t class_count) {
  if (host == NULL || out_plugin == NULL) return KIN_ERROR_NULL;
  out_plugin->abi_level = KIN_ABI_LEVEL;
  if (host->abi_level != KIN_ABI_LEVEL) return KIN_ERROR_UNSUPPORTED;
  if (out_plugin->struct_size < sizeof(kin_plugin)) return KIN_ERROR_SIZE;
  out_plugin->struct_size = (uint32_t)sizeof(kin_plugin);
  out_plugin->name = name;
  out_plugin->summary = summary;
  out_plugin->version = version;
  out_plugin->classes = classes;
  out_plugin->class_count = class_count;
  out_plugin->abi_minor = KIN_ABI_MINOR;
  out_plugin->sizes = kin_struct_sizes_own();
  out_plugin->needed_minor = 0;
  out_plugin->need_count = 0;
  out_plugin->needs = NULL;
  return KIN_OK;
}

#ifdef __cplusplus
}
#endif
#endif
