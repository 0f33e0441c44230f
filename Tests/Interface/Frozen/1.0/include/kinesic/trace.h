/* trace.h: recording and playing back, so that a gesture bug becomes a file that can be sent.
 *
 *   record     kin_trace_start(engine, write_to_file, file); ... ; kin_trace_stop(engine);
 *   or keep    kin_flight_recorder_start(engine, 262144, 0); ... ;
 *              kin_flight_recorder_dump(engine, write_to_file, file);
 *   play       kin_trace_inspect(bytes, size, &info); kin_engine_create(&info.options, &engine);
 *              kin_trace_replay(engine, bytes, size, NULL, &report);
 *
 * A trace begins with a snapshot of the engine, in the middle of a gesture too, and goes on with every call that
 * changed it. What delegates answered and what the steps of classes that are not the library's own gave is in it as
 * well, so that it plays without the host's code: the same records, bit for bit, on every platform. Sampling and
 * smoothing (motion.h), the contact filter (contact.h: a trace has what it lets pass), typed actions' functions and
 * user data are not in it. docs/trace-format.md has the format, byte by byte.
 *
 * A trace may come from elsewhere: damage is found by checksums, and refused with its offset. The format is not
 * made for hostile data: SECURITY.md says what is checked. */
#ifndef KINESIC_TRACE_H
#define KINESIC_TRACE_H

#include "engine.h"
#include "scroll.h"
#include "view.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The version of the format that this library writes, and the first that it reads: 1 was in no release. */
#define KIN_TRACE_VERSION 2

/* Takes `count` bytes of a trace, in order, at most 64 KiB at a time. Anything but KIN_OK ends the recording:
 * KIN_ERROR_SINK. It must not call the engine; kin_engine_destroy alone waits for the end of the call. It must
 * return, as every kin_event_callback: it may not throw, and not jump out. [in-step] */
typedef kin_result (*kin_trace_sink)(const void *bytes, uint32_t count, void *user_data);

/* Records from here on: first a snapshot, then every call that changes something. What is ready goes to the sink in
 * blocks of some kilobytes, at kin_trace_flush and at kin_trace_stop. Recording allocates only when a snapshot or a
 * single call is larger than any before. A sink that refuses is reported to the log.
 * KIN_ERROR_NULL; _REENTRANT; _STATE: a trace or a flight recorder runs already; _SINK.
 * [engine-thread] Since level 1. */
kin_result kin_trace_start(kin_engine *engine, kin_trace_sink sink, void *user_data);

/* How often the trace notes hashes of the state, with which a replay is compared: after every `steps` steps, 1: after
 * each, 0: never; 1024 at first. For traces that begin later. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_trace_set_check_interval(kin_engine *engine, uint32_t steps);

/* Gives the sink what it has not got yet. KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK.
 * [engine-thread] Since level 1. */
kin_result kin_trace_flush(kin_engine *engine);

/* Ends the trace, with a mark by which a reader knows that it is whole, and flushes it. The trace is over whatever the
 * result is.
 * KIN_ERROR_NULL, _REENTRANT, _STATE without a trace, _SINK now or earlier. [engine-thread] Since level 1. */
kin_result kin_trace_stop(kin_engine *engine);

/* Keeps the latest part of a trace in a ring of `bytes` (16 KiB to 1 GiB), allocated here and never again. With
 * `duration_ns` above 0 a part is begun anew after half that time as well, so that a dump holds at least the last half
 * of it and not much more than all of it, as far as the ring reaches. Once the ring has been full, a dump has at least
 * 7/16 of its bytes.
 * KIN_ERROR_NULL; _RANGE; _REENTRANT; _STATE: a trace or a flight recorder runs already; _CAPACITY: a snapshot of this
 * engine is more than a quarter of the ring. [engine-thread] Since level 1. */
kin_result kin_flight_recorder_start(kin_engine *engine, uint32_t bytes, uint64_t duration_ns);

/* Hands the sink what the ring holds, as a whole trace; the recorder goes on.
 * KIN_ERROR_NULL; _REENTRANT; _STATE: no flight recorder runs; _CAPACITY: one call, or a snapshot of what the engine
 * has become, did not fit, and nothing has been kept since; _SINK. [engine-thread] Since level 1. */
kin_result kin_flight_recorder_dump(kin_engine *engine, kin_trace_sink sink, void *user_data);

/* Reads on in what the ring holds, to show or to send a recording while it goes on. `position` is the reader's own, 0
 * at first, and is moved on; several readers may have one each. Writes whole blocks of a trace into `buffer`, up to
 * `capacity` bytes, 64 or more: what stands there is one trace, which has no end mark yet. A new trace, which begins
 * with the signature and a snapshot of the oldest moment that the ring holds, begins at position 0 and after
 * everything that the ring no longer holds: nothing waits for a reader that is too slow. `out_count` becomes the
 * number of bytes, 0 when nothing is new. It allocates nothing and changes neither the engine nor the recorder.
 * KIN_ERROR_NULL; _RANGE: the buffer is too small; _REENTRANT; _STATE: no flight recorder runs; _CAPACITY: as
 * kin_flight_recorder_dump. [engine-thread] Since level 1. */
kin_result kin_flight_recorder_read(kin_engine *engine, uint64_t *position, void *buffer, uint32_t capacity,
                                    uint32_t *out_count);

/* Ends it and frees the ring. KIN_ERROR_NULL, _REENTRANT, _STATE: no flight recorder runs.
 * [engine-thread] Since level 1. */
kin_result kin_flight_recorder_stop(kin_engine *engine);

/* What a record of a trace is. Numbers stay; new ones are added at the end. kin_trace_get_operation has the table. */
typedef int32_t kin_operation;
enum {
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
  KIN_OPERATION_SET_UNITS_PER_INCH = 44
};

/* A row of the table of operations, the one that writer, reader and replay share. Static text. */
typedef struct kin_operation_info {
  kin_operation operation;
  uint32_t code;       /* the byte that begins such a record in a trace */
  const char *name;    /* "set_view_frame" */
  const char *fields;  /* what follows the byte, in order: "view, frame" */
  const char *summary; /* one sentence */
} kin_operation_info;

/* Row number `index` of the table of operations. KIN_ERROR_NULL; KIN_ERROR_RANGE past the last.
 * [any-thread] Since level 1. */
kin_result kin_trace_get_operation(uint32_t index, kin_operation_info *out_info);

/* What a trace says about itself. */
typedef struct kin_trace_info {
  uint32_t struct_size;        /* set by kin_trace_info_init */
  uint32_t version;            /* of the format */
  uint32_t check_interval;     /* steps between two checks; 0: none */
  uint32_t is_complete;        /* 1: it was ended by kin_trace_stop or is a dump, and no byte is damaged or missing;
                                  0: see damage_offset */
  uint64_t begin_ns;           /* the engine's time at the snapshot */
  uint64_t size;               /* bytes that can be played */
  uint64_t damage_offset;      /* where the first byte is damaged or missing; the size of the trace when none is */
  uint64_t reserved[8];        /* zero */
  kin_engine_options options;  /* of the engine that it was recorded from: make one with them to play it. Last, for it
                                  grows */
} kin_trace_info;

/* Fills in what a reader needs to hand in. [any-thread] Since level 1. */
KIN_INLINE void kin_trace_info_init(kin_trace_info *out_info) {
  (void)kin_struct_init("kin_trace_info", out_info, (uint32_t)sizeof(kin_trace_info));
}

/* Looks at a trace without playing it: what it is for, and whether it is whole.
 * KIN_ERROR_NULL; _SIZE; _TRACE: it is no trace, its head is damaged or it was written in another format (then
 * `version` is filled in). [any-thread] Since level 1. */
kin_result kin_trace_inspect(const void *bytes, uint64_t size, kin_trace_info *out_info);

/* One call of a host, about to be played; of several fields those that the operation has. Lent for the time of the
 * call. */
typedef struct kin_trace_call {
  kin_operation operation;          /* KIN_OPERATION_...: one that a host calls */
  uint32_t count;                   /* how many samples or scroll samples */
  uint64_t index;                   /* counts the calls of the trace, from 0 */
  uint64_t offset;                  /* of its first byte in the trace */
  uint64_t time_ns;                 /* the engine's time before it; advance, cancel: the time asked for */
  uint64_t target;                  /* the recognizer or view; 0 when there is none, or it is about to be made */
  uint64_t other;                   /* the other recognizer; the view of a new or moved recognizer; the parent of a new
                                       view; the sibling of one that is placed */
  uint64_t number;                  /* a flag, state, mask, relation, number of an action */
  double value;                     /* of a property or value */
  const kin_touch_sample *samples;  /* feed */
  const kin_scroll_sample *scrolls; /* feed_scroll */
  const char *text;                 /* a name, also of a property or value; the class of a new recognizer; else "" */
} kin_trace_call;

/* What a delegate is asked: the fields of kin_recognizer_delegate, then those of kin_view_delegate. */
typedef int32_t kin_question;
enum {
  KIN_QUESTION_SHOULD_BEGIN = 0,
  KIN_QUESTION_SHOULD_RECEIVE_TOUCH = 1,
  KIN_QUESTION_SHOULD_RECOGNIZE_SIMULTANEOUSLY_WITH = 2,
  KIN_QUESTION_SHOULD_REQUIRE_FAILURE_OF = 3,
  KIN_QUESTION_SHOULD_BE_REQUIRED_TO_FAIL_BY = 4,
  KIN_QUESTION_GESTURE_SHOULD_BEGIN = 5,
  KIN_QUESTION_CONTAINS_POINT = 6
};

/* What a delegate answered, as the trace says it, or, with KIN_REPLAY_LIVE, as this engine's did. Lent for the time of
 * the call. */
typedef struct kin_trace_answer {
  kin_question question; /* KIN_QUESTION_... */
  uint32_t is_yes;       /* 1: yes; 0: no */
  uint64_t time_ns;      /* the engine's time */
  uint64_t target;       /* whose delegate: the recognizer or view */
  uint64_t other;        /* asked about: another recognizer, or should_receive_touch: the view that was hit;
                            0: nothing */
} kin_trace_answer;

/* Bits of kin_replay_options.flags. */
enum {
  KIN_REPLAY_LIVE = 1,   /* ask the delegates and step the classes that this engine has, in place of what the trace
                            says of them; changes that were made in callbacks are left out: the host's code makes them.
                            Checks are left out */
  KIN_REPLAY_EXPLAIN = 2 /* with decision records, whether or not it was recorded with them. Checks of the records are
                            left out */
};

/* How a trace is to be played. All bytes zero but struct_size is a valid beginning. Each function must return, as
 * every kin_event_callback: it may not throw, and not jump out. */
typedef struct kin_replay_options {
  uint32_t struct_size;  /* set by kin_replay_options_init */
  uint32_t flags;        /* mask of KIN_REPLAY_... */
  uint64_t until_ns;     /* stop before the first call of a later time, calls being whole; default KIN_TIME_NEVER */
  void *user_data;       /* handed back in each call */
  /* Gets every record when it is sent, whether the recorded host got it by a callback, polled it or did neither;
   * first those that waited for a poll when the recording began and that no callback or action had got. Null: what is
   * left at the end can be polled. [in-step] */
  kin_event_callback on_event;
  /* Before each call of the trace, the engine being idle: false leaves it out; a class is registered all the same. May
   * call every function of the engine: set delegates before things are fed, record a part, look at states. Null: all
   * are played. [in-step] */
  bool (*on_call)(kin_engine *engine, const kin_trace_call *call, void *user_data);
  /* After each step, with the hash of the state. Null: not called. [in-step] */
  void (*on_step)(kin_engine *engine, uint64_t time_ns, uint64_t state_hash, void *user_data);
  /* After each question to a delegate. It must not change the engine. Null: not called. [in-step] */
  void (*on_answer)(kin_engine *engine, const kin_trace_answer *answer, void *user_data);
} kin_replay_options;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_replay_options_init(kin_replay_options *out_options) {
  (void)kin_struct_init("kin_replay_options", out_options, (uint32_t)sizeof(kin_replay_options));
}

/* How far a replay came. */
typedef struct kin_replay_report {
  uint32_t struct_size;   /* set by kin_replay_report_init */
  uint32_t is_complete;   /* 1: the trace was played to its end mark */
  uint64_t calls;         /* of the host, played */
  uint64_t steps;
  uint64_t events;        /* records sent, those included that waited at first */
  uint64_t checks;        /* hashes compared */
  uint64_t offset;        /* of the record in the trace at which the replay ended or diverged */
  uint64_t failed_step;   /* the number of the step, from 1, in which the replay diverged; 0: it did not */
  uint64_t end_ns;        /* the engine's time at the end */
} kin_replay_report;

/* Fills in what a host needs to hand in. [any-thread] Since level 1. */
KIN_INLINE void kin_replay_report_init(kin_replay_report *out_report) {
  (void)kin_struct_init("kin_replay_report", out_report, (uint32_t)sizeof(kin_replay_report));
}

/* Plays a trace in an engine that was made with the trace's options and in which nothing has been done yet, but for
 * classes that are registered and plugins that are loaded. Classes that the trace needs and the engine does not have
 * are stood in for by what the trace says of them; with KIN_REPLAY_LIVE a missing one is named: KIN_ERROR_UNKNOWN.
 *
 * A class may have changed since. It must have the properties and values that the trace names, the values in their
 * places, allow the numbers that the properties have, and have the same flags; its properties are found by name, and
 * those that it has newly got have their defaults. Where `kin_recognizer_class.layout`, or the number of private
 * bytes, is another one, recorded private bytes are of no use: recognizers in no attempt are made ready without them,
 * and a trace that begins in the middle of an attempt of such a class is refused. KIN_ERROR_CLASS names what is
 * missing. Without KIN_REPLAY_LIVE a class of a host or plugin with another layout is not stepped, and at the end its
 * recognizers are made ready anew, those in an attempt too.
 *
 * Afterwards the engine is as the recorded one was, and can be used on: delegates, callbacks and actions of the
 * recorded host are gone. What stands before damage is played: `out_report` (may be null) is filled in after every
 * result but KIN_ERROR_NULL and _SIZE.
 * KIN_ERROR_NULL; _SIZE; _REENTRANT; _STATE: the engine is not fresh, records, or has other options; _TRACE: the trace
 * is cut, damaged or of another format; _DIVERGED: the engine did something else than the recorded one: the sentence
 * names the step and what differs; _UNKNOWN; _CLASS. [engine-thread] Since level 1. */
kin_result kin_trace_replay(kin_engine *engine, const void *bytes, uint64_t size, const kin_replay_options *options,
                            kin_replay_report *out_report);

#ifdef __cplusplus
}
#endif
#endif
