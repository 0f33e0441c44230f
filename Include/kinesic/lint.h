/* lint.h: conflicts between gestures, found before anybody touches anything. It answers "my gesture never fires",
 * "both fire" and "it fires late" for a whole scene.
 *
 *   kin_lint *lint;
 *   kin_lint_create(engine, NULL, &lint);
 *   kin_lint_run(lint);
 *   kin_lint_get_finding_count(lint, &count);
 *   kin_lint_get_finding(lint, i, &finding);    // finding.sentence
 *   kin_lint_destroy(lint);
 *
 * A lint copies the engine (kin_engine_copy) and plays motions on the copy: taps, holds, drags, flicks, pinches and
 * more, at places that matter, as a hand makes them. It compares who was recognized with who could have been. The
 * engine itself is not changed, and sends nothing. Delegates of the host are asked, with the copy as their engine.
 *
 * These functions are a library of their own, which a program that ships does not need: libkinesic-lint, linked
 * before libkinesic. The same engine gives the same findings on every platform. docs/lint.md is the guide.
 *
 * Functions of one kin_lint are for one thread at a time. What it calls back, delegates, classes, `progress` and
 * sinks, cannot call it: KIN_ERROR_REENTRANT; kin_lint_destroy takes effect when the call is over. Nor may they
 * destroy the engine that they are handed, which is the lint's. */
#ifndef KINESIC_LINT_H
#define KINESIC_LINT_H

#include <stddef.h>

#include "engine.h"
#include "scroll.h"
#include "trace.h"

#ifdef __cplusplus
extern "C" {
#endif

/* A lint of one engine, and what it found. */
typedef struct kin_lint kin_lint;

/* How much a finding matters. */
typedef int32_t kin_lint_severity;
enum {
  KIN_LINT_NOTE = 0,    /* worth knowing, often meant so: a tap that waits for a double tap */
  KIN_LINT_WARNING = 1, /* probably not meant: two gestures of one motion */
  KIN_LINT_ERROR = 2    /* cannot be meant: a recognizer that no motion makes fire, a wish that does not hold */
};

/* What a finding is about. */
typedef int32_t kin_finding_kind;
enum {
  KIN_FINDING_NEVER = 0,    /* no motion makes the recognizer fire; of a view: no touch can hit it */
  KIN_FINDING_SHADOWED = 1, /* it and `other` want the same motion, and `other` always has it; of a view: `other` takes
                               its touches */
  KIN_FINDING_ORDER = 2,    /* which of the two has the motion is decided by which was added last, and nothing else */
  KIN_FINDING_BOTH = 3,     /* one motion makes both fire, one after the other, and no relation says so */
  KIN_FINDING_LATE = 4,     /* it waits for `other`; `delay_ns` says how long */
  KIN_FINDING_STUCK = 5,    /* it waits for what cannot fail before the lift; or what the host set cannot hold */
  KIN_FINDING_FRAGILE = 6,  /* who of the two has the motion changes with a few units, milliseconds or another report
                               rate */
  KIN_FINDING_WISH = 7,     /* a wish does not hold */
  KIN_FINDING_LOST = 8      /* of gestures that follow one another, with no finger down between them, its own does not
                               come, though from rest it does */
};

/* No recognizer, view, motion or wish of this number. */
#define KIN_LINT_NONE 0xFFFFFFFFu

/* Called now and then while a lint runs, with the share that is done, 0 to 1; false ends the run:
 * KIN_ERROR_STATE. It must return, as every kin_event_callback: it may not throw, and not jump out. */
typedef bool (*kin_lint_progress)(double share, void *user_data);

/* Bits of kin_lint_options.flags. */
enum {
  KIN_LINT_WITHOUT_REMEDIES = 1 /* finds only, and does not look for what would mend it */
};

/* How a lint works. */
typedef struct kin_lint_options {
  uint32_t struct_size;       /* set by kin_lint_options_init */
  uint32_t flags;             /* mask of KIN_LINT_... above; default 0 */
  double width, height;       /* of the window, window units, for a root view that has no frame of its own; 0, the
                                 default: what its views cover, or 1024 x 768 */
  uint64_t run_limit;         /* after that many motions played the search for remedies and for wishes stops, and the
                                 report says so; default 1,000,000 */
  kin_lint_progress progress; /* null: not called */
  void *user_data;            /* handed to `progress` */
} kin_lint_options;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_lint_options_init(kin_lint_options *out_options) {
  static const kin_lint_options defaults = {(uint32_t)sizeof(kin_lint_options), 0, 0, 0, 1000000, NULL, NULL};
  *out_options = defaults;
}

/* Copies `engine` as it is now; what is down is cancelled in the copy. `options` may be null: the defaults. `engine`
 * may go before the lint does, its recognizer classes and delegates may not.
 * KIN_ERROR_NULL; _SIZE; _INVALID: a flag or size that is none; _TIME: the engine's time is beyond 2^62; those of
 * kin_engine_copy. kin_lint_last_error(NULL) has the sentence. [engine-thread] Since level 1. */
kin_result kin_lint_create(const kin_engine *engine, const kin_lint_options *options, kin_lint **out_lint);

/* Frees it and all that it lent; from inside a callback when the call that asks is over. Null is ignored.
 * Since level 1. */
void kin_lint_destroy(kin_lint *lint);

/* From now on such a finding counts as meant: it is still listed, `is_allowed`. 0 in place of a recognizer stands for
 * any. Of findings about two recognizers the order of the two does not matter. KIN_ERROR_NULL, _INVALID.
 * Since level 1. */
kin_result kin_lint_allow(kin_lint *lint, kin_finding_kind kind, uint64_t target, uint64_t other);

/* Adds a motion of the host's own: a gesture of a class that the vocabulary cannot know. Times count from any start;
 * places are window units. The name and the samples are copied. KIN_ERROR_NULL; _INVALID: no sample, a number that is
 * none, or times that run backwards. Since level 1. */
kin_result kin_lint_add_motion(kin_lint *lint, const char *name, const kin_touch_sample *samples, uint32_t count);

/* Bits of kin_wish_outcome.flags. */
enum {
  KIN_WISH_FIRES = 1, /* the recognizer is to be recognized; without it: it is not */
  KIN_WISH_BY = 2     /* `within_ns` counts from the motion's first sample, and what comes later does not count */
};

/* What is to become of a recognizer in a wish. */
typedef struct kin_wish_outcome {
  uint64_t recognizer;
  uint32_t flags;     /* mask of KIN_WISH_... above */
  uint32_t reserved;  /* zero */
  uint64_t within_ns; /* how much later than alone it may fire; KIN_TIME_NEVER: any time; with
                         KIN_WISH_BY: until when */
} kin_wish_outcome;

/* A statement of what the host wants: "a flick on the photo turns the page, and does not move the photo". The motion
 * is one of the vocabulary, by its name and the view that it is made on, or samples. */
typedef struct kin_wish {
  const char *name;                  /* for the report */
  const char *motion;                /* "flick left"; null: `samples` */
  kin_view_id view;                  /* 0: the root view; not read with samples */
  const kin_touch_sample *samples;
  uint32_t sample_count;
  uint32_t outcome_count;
  const kin_wish_outcome *outcomes;
} kin_wish;

/* Adds a wish, copied. KIN_ERROR_NULL; _INVALID; _STALE: a recognizer or view that the engine does not have;
 * _UNKNOWN: no motion has that name, or it cannot be made on that view. Since level 1. */
kin_result kin_lint_add_wish(kin_lint *lint, const kin_wish *wish);

/* Looks at everything; what an earlier run found is gone. KIN_ERROR_NULL; _STATE: `progress` ended it; _MEMORY.
 * Since level 1. */
kin_result kin_lint_run(kin_lint *lint);

/* One sentence on the latest failure of a call on this lint, "" before the first. Null: on this thread's latest
 * failure of a call that had no lint to keep it, as of kin_lint_create. Since level 1. */
const char *kin_lint_last_error(const kin_lint *lint);

/* One thing that a lint found. Texts live until the next run or the end of the lint. */
typedef struct kin_finding {
  uint32_t struct_size; /* set by kin_finding_init */
  kin_finding_kind kind;
  kin_lint_severity severity;
  uint32_t is_allowed;  /* 1: kin_lint_allow named it */
  uint64_t recognizer;  /* whom it is about; 0: a view */
  uint64_t other;       /* the other recognizer, or 0 */
  kin_view_id view;     /* the recognizer's, or the view that it is about */
  uint64_t delay_ns;    /* late: the longest wait */
  uint32_t motion;      /* that shows it, for kin_lint_get_motion; KIN_LINT_NONE: none does */
  uint32_t motion_count;  /* how many motions show it */
  uint32_t wish;        /* the number of the wish; KIN_LINT_NONE: it is about none */
  uint32_t remedy_count;  /* for kin_lint_get_remedy */
  const char *sentence; /* what is the case, and why */
} kin_finding;

/* Fills in `struct_size`, and zeros. [any-thread] Since level 1. */
KIN_INLINE void kin_finding_init(kin_finding *out_finding) {
  static const kin_finding empty = {(uint32_t)sizeof(kin_finding), 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL};
  *out_finding = empty;
}

/* How many there are: the most severe first, those that are allowed last. KIN_ERROR_NULL. Since level 1. */
kin_result kin_lint_get_finding_count(const kin_lint *lint, uint32_t *out_count);

/* Finding number `index`. KIN_ERROR_NULL, _SIZE, _RANGE. Since level 1. */
kin_result kin_lint_get_finding(const kin_lint *lint, uint32_t index, kin_finding *out_finding);

/* A sentence on a change that mends a finding, which was tried: "require_failure 'scroll' 'next': 'next' then fires in
 * 12 of 12 motions". The best comes first. Lives as kin_finding's texts. KIN_ERROR_NULL, _RANGE. Since level 1. */
kin_result kin_lint_get_remedy(const kin_lint *lint, uint32_t finding, uint32_t remedy, const char **out_sentence);

/* A motion that was played. Memory lives until the next run or the end of the lint. */
typedef struct kin_lint_motion {
  uint32_t struct_size;    /* set by kin_lint_motion_init */
  uint32_t sample_count;
  uint32_t scroll_count;   /* a motion of a wheel or trackpad has these in place of samples */
  uint32_t reserved;       /* zero */
  const char *name;        /* "flick left" */
  kin_view_id view;        /* that it was made on: its middle, or an edge */
  double x, y;             /* its place, window units */
  const kin_touch_sample *samples; /* times count from 0 */
  const kin_scroll_sample *scrolls;
} kin_lint_motion;

/* Fills in `struct_size`, and zeros. [any-thread] Since level 1. */
KIN_INLINE void kin_lint_motion_init(kin_lint_motion *out_motion) {
  static const kin_lint_motion empty = {(uint32_t)sizeof(kin_lint_motion), 0, 0, 0, NULL, 0, 0, 0, NULL, NULL};
  *out_motion = empty;
}

/* How many motions were played: the rows of the matrix. KIN_ERROR_NULL. Since level 1. */
kin_result kin_lint_get_motion_count(const kin_lint *lint, uint32_t *out_count);

/* Motion number `index`. KIN_ERROR_NULL, _SIZE, _RANGE. Since level 1. */
kin_result kin_lint_get_motion(const kin_lint *lint, uint32_t index, kin_lint_motion *out_motion);

/* What became of a recognizer in a motion: a cell of the matrix. */
typedef int32_t kin_lint_outcome;
enum {
  KIN_LINT_APART = 0,   /* it had no part in it */
  KIN_LINT_UNFIT = 1,   /* the motion is not its gesture */
  KIN_LINT_FIRES = 2,   /* it was recognized */
  KIN_LINT_WAITS = 3,   /* it was recognized, but only after others had failed */
  KIN_LINT_LOSES = 4,   /* alone it would be recognized; another one keeps it from it */
  KIN_LINT_REFUSED = 5  /* a delegate or a view kept it from it */
};

/* The cell, and who kept it from firing or made it wait (0: nobody). KIN_ERROR_NULL, _RANGE, _STALE. Since level 1. */
kin_result kin_lint_get_outcome(const kin_lint *lint, uint32_t motion, uint64_t recognizer,
                                kin_lint_outcome *out_outcome, uint64_t *out_other);

/* Writes the whole report as JSON, UTF-8, to a sink in parts: findings with remedies and motions, wishes, and the
 * matrix; docs/lint.md has the keys. KIN_ERROR_NULL; _SINK: the sink refused. Since level 1. */
kin_result kin_lint_write_json(const kin_lint *lint, kin_trace_sink sink, void *user_data);

/* The word for a kind of finding: "shadowed"; "?" for a number that is none. Static text. [any-thread]
 * Since level 1. */
const char *kin_finding_kind_name(kin_finding_kind kind);

#ifdef __cplusplus
}
#endif
#endif
