/* engine.h: an engine: create it, feed it touches and time, take its events.
 *
 * An engine reads no clock, starts no thread, opens no file and shares nothing with another engine. After creation and
 * set-up, feeding, advancing and polling allocate nothing. */
#ifndef KINESIC_ENGINE_H
#define KINESIC_ENGINE_H

#include "event.h"
#include "memory.h"

#ifdef __cplusplus
extern "C" {
#endif

/* How two recognizers that propose in one step are ordered. */
typedef int32_t kin_tie_break;
enum {
  KIN_TIE_BREAK_DEPTH = 0,   /* deepest view first, on one depth the one added last first */
  KIN_TIE_BREAK_CROSSING = 1 /* first the one that crossed its threshold earlier inside the step's movement, then as
                                above */
};

typedef struct kin_engine_options {
  uint32_t struct_size;    /* set by kin_engine_options_init */
  uint32_t touch_capacity; /* contacts that may be down at one time, what hovers and scrolls included; 1 to 128,
                              default 32 */
  uint32_t event_capacity; /* records that wait for a poll; at least 64, default 1024; more while there are many
                              recognizers */
  kin_tie_break tie_break; /* default KIN_TIE_BREAK_DEPTH */
  double units_per_inch;   /* of the host's window units; touch thresholds scale with it; above 0, default 163 */
  const kin_allocator *allocator; /* where the engine's memory comes from (memory.h), copied; null, the default: the C
                                     library */
  uint32_t recognizer_capacity; /* recognizers for which there is room from the beginning; there may be more, for which
                                   memory is asked when they are added (docs/memory.md); 1 to 65536, default 8 */
  uint32_t reserved;            /* zero */
} kin_engine_options;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_engine_options_init(kin_engine_options *out_options) {
  (void)kin_struct_init("kin_engine_options", out_options, (uint32_t)sizeof(kin_engine_options));
}

/* Makes an engine; `options` may be null: the defaults. The engine belongs to the caller until kin_engine_destroy.
 * KIN_ERROR_NULL (also an allocator without a function), KIN_ERROR_SIZE, KIN_ERROR_RANGE, KIN_ERROR_MEMORY.
 * [any-thread] Since level 1. */
kin_result kin_engine_create(const kin_engine_options *options, kin_engine **out_engine);

/* Makes a new engine in the state that `engine` has now, in the middle of a gesture too: to try what would come of
 * some samples (docs/traces.md). It has the same options, allocator included, time, classes and plugins, views,
 * recognizers and relations with the same ids, contacts, timers, contact filter and ways of sampling, and explains
 * when `engine` does. It has the same state hash, and fed the same samples it sends the same records. Delegates and
 * user data of views and recognizers are the same: a delegate is asked with the copy as its engine. What classes keep
 * is copied byte by byte: where they keep pointers, both engines have what these point to. All that must last as long
 * as `engine` must last as long as the copy.
 * It has no event callback, actions, log, trace or flight recorder, no records that wait for a poll, and no thread has
 * claimed it. `engine` is not changed, and a trace of it says nothing of the copy. The copy belongs to the caller
 * until kin_engine_destroy, and may outlive `engine`.
 * KIN_ERROR_NULL, KIN_ERROR_MEMORY, KIN_ERROR_REENTRANT. [engine-thread] Since level 1. */
kin_result kin_engine_copy(const kin_engine *engine, kin_engine **out_copy);

/* Frees an engine and all that it owns; null is ignored. From inside a callback it is carried out when the outermost
 * call returns. Where another thread is in a call of the engine, or has claimed it, nothing is freed and the engine
 * lives on. [engine-thread] Since level 1. */
void kin_engine_destroy(kin_engine *engine);

/* Claims the engine for the calling thread, or gives it up (no thread has it at first). While it is claimed every call
 * from another thread gets KIN_ERROR_THREAD, between its owner's calls too: what a poll lends stays as it is, and a
 * call from a wrong thread is found at once, not only when it overlaps another. To claim it twice, or to give up what
 * is not claimed, is no error. Only its owner can give it up or destroy it; do so before that thread ends.
 * KIN_ERROR_NULL, KIN_ERROR_THREAD, KIN_ERROR_REENTRANT. [engine-thread] Since level 1. */
kin_result kin_engine_set_claimed(kin_engine *engine, bool claimed);

/* Feeds samples, in the order of their time. All or nothing: all samples are validated, then all are applied. Samples
 * of equal time are one step; timers that are due fire before the samples, each as a step at its own time.
 * KIN_ERROR_CAPACITY: more contacts than touch_capacity; or more records than there is room for, together with those
 * that wait for a poll, even after all that can be merged were merged (event.h): poll first. With an event callback
 * that happens only to a feed that is too large on its own.
 * KIN_ERROR_MEMORY: what lands may bring more into play than there is room for (docs/memory.md).
 * KIN_ERROR_NULL, _INVALID, _STALE, _KIND, _TIME, _SEQUENCE, _REENTRANT. [engine-thread] Since level 1. */
kin_result kin_engine_feed(kin_engine *engine, const kin_touch_sample *samples, uint32_t count);

/* Lets time pass up to `now_ns` and fires the timers that are due, each at its own time.
 * KIN_ERROR_NULL, _INVALID for KIN_TIME_NEVER, _TIME, _CAPACITY, _REENTRANT. [engine-thread] Since level 1. */
kin_result kin_engine_advance(kin_engine *engine, uint64_t now_ns);

/* When the next timer is due, or KIN_TIME_NEVER: how long a host may sleep. KIN_ERROR_NULL.
 * [engine-thread] Since level 1. */
kin_result kin_engine_next_deadline(const kin_engine *engine, uint64_t *out_time_ns);

/* Sets how many window units an inch has from now on, also in the middle of gestures: the window went to a screen of
 * another density. Thresholds and the contact filter's lengths scale with it; values in window units stay as they are.
 * KIN_ERROR_NULL, _RANGE. [engine-thread] Since level 1. */
kin_result kin_engine_set_units_per_inch(kin_engine *engine, double units_per_inch);

/* Reads it back: at first that of the options. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_get_units_per_inch(const kin_engine *engine, double *out_units_per_inch);

/* The latest time that was fed or advanced to, 0 before the first. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_get_time(const kin_engine *engine, uint64_t *out_time_ns);

/* Cancels every touch that is down, as the system does when a window loses its input. Errors as kin_engine_advance.
 * [engine-thread] Since level 1. */
kin_result kin_engine_cancel_touches(kin_engine *engine, uint64_t now_ns);

/* A contact that is down. */
typedef struct kin_contact {
  uint64_t touch;          /* the host's id of it, that of its records */
  uint64_t contact;        /* serial number in the order of landing, from 1, never used again */
  kin_view_id view;        /* that it hit; 0: removed since */
  uint64_t time_ns;        /* of its latest landing or move */
  uint64_t start_time_ns;  /* when it landed */
  double x, y;             /* now, window units */
  double start_x, start_y; /* where it landed */
  kin_touch_type type;     /* KIN_TOUCH_... */
  uint32_t tap_count;      /* as that of kin_touch (plugin.h) */
  uint32_t hand;           /* as that of kin_touch */
  uint32_t reserved_hand;  /* zero */
  uint64_t reserved;       /* zero */
} kin_contact;

/* Writes up to `capacity` of the contacts that are down, in the order of landing, and how many there are in all; what
 * hovers or scrolls is none. `out_contacts` may be null with capacity 0. KIN_ERROR_NULL.
 * [engine-thread] Since level 1. */
kin_result kin_engine_list_contacts(const kin_engine *engine, kin_contact *out_contacts, uint32_t capacity,
                                    uint32_t *out_count);

/* Hands out the records that came since the last poll, oldest first. The memory belongs to the engine and is valid
 * until the next call that changes it. Where they were more than event_capacity, event.h says what became of them.
 * KIN_ERROR_NULL, KIN_ERROR_REENTRANT. [engine-thread] Since level 1. */
kin_result kin_engine_poll(kin_engine *engine, const kin_event **out_events, uint32_t *out_count);

/* How many records the latest poll lacks: since the poll before, a callback or an action got them, and they were
 * dropped for want of room. 0 before the first poll, and always for a host that has neither. KIN_ERROR_NULL.
 * [engine-thread] Since level 1. */
kin_result kin_engine_get_lost_events(const kin_engine *engine, uint64_t *out_count);

/* Calls `callback` with every record from now on, in order, inside the call that caused it, after arbitration; null:
 * no callback. Records that wait for a poll already still do. A host that also polls gets each record twice.
 * KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_set_event_callback(kin_engine *engine, kin_event_callback callback, void *user_data);

/* Turns decision records on or off (off at first): one for each time that a recognizer leaves Possible or is kept
 * there.
 * KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_set_explain(kin_engine *engine, bool explain);

/* Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_get_explain(const kin_engine *engine, bool *out_explain);

/* Writes one English sentence about `event` into `buffer`, always ended by a zero byte, cut where `capacity` bytes are
 * too few; `out_needed` (may be null) gets the bytes of the whole sentence with its zero byte. A null buffer with
 * capacity 0 asks for the size.
 * KIN_ERROR_NULL, KIN_ERROR_INVALID. [engine-thread] Since level 1. */
kin_result kin_event_describe(const kin_engine *engine, const kin_event *event, char *buffer, uint32_t capacity,
                              uint32_t *out_needed);

/* One sentence about the latest failure of a call on this engine, "" before the first. It belongs to the engine and
 * stays as it is until the next failure; kin_last_error has that of a call that fails before there is an engine. A
 * null engine gives the sentence of KIN_ERROR_NULL; to the thread that was refused latest it gives that of
 * KIN_ERROR_THREAD, until another of its calls fails, and to any thread while another is in a call.
 * [engine-thread] Since level 1. */
const char *kin_engine_last_error(const kin_engine *engine);

/* Who caused what a diagnostic reports. */
typedef int32_t kin_severity;
enum {
  KIN_SEVERITY_INFO = 0,
  KIN_SEVERITY_HOST_MISBEHAVING = 1,  /* the host: an illegal proposal, a dynamic requirement that would close a
                                         circle */
  KIN_SEVERITY_CLASS_MISBEHAVING = 2  /* a recognizer class: plugin.h lists what; its recognizer fails, and at
                                         KIN_FAULT_LIMIT the class is switched off */
};

/* Receives one diagnostic sentence, lent for the time of the call. It must return, as every kin_event_callback: it may
 * not throw, and not jump out. [in-step] */
typedef void (*kin_log_callback)(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data);

/* Where diagnostics go; null: nowhere. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_set_log(kin_engine *engine, kin_log_callback callback, void *user_data);

#ifdef __cplusplus
}
#endif
#endif
