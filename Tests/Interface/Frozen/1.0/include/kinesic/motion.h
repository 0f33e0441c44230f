/* motion.h: for what a host draws: where a touch is at the time of a frame, smoothed if wanted, and how things go on
 * when a finger has let go of them. None of it has a part in recognition. docs/motion.md has the formulas and a plot.
 *
 *   frame      kin_engine_sample_touch(engine, touch, frame_time - 5000000, &estimate);
 *   release    kin_fling_friction(position, velocity, KIN_DECELERATION_NORMAL, &fling);
 *   later      kin_fling_at(fling, now - release_time, &position, &velocity);
 *
 * A fling has one axis; two axes are two flings. All arithmetic is the library's own, down to exp and sin: each result
 * has the same bits on every platform. */
#ifndef KINESIC_MOTION_H
#define KINESIC_MOTION_H

#include "engine.h"
#include "plugin.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where an estimate comes from. */
typedef int32_t kin_estimate_kind;
enum {
  KIN_ESTIMATE_SAMPLE = 0,       /* the touch was sampled at exactly this time */
  KIN_ESTIMATE_INTERPOLATED = 1, /* between two samples */
  KIN_ESTIMATE_EXTRAPOLATED = 2, /* after the latest sample: predicted */
  KIN_ESTIMATE_HELD = 3          /* an actual sample, of another time: nothing better can be said */
};

/* Where a touch was, or will be. */
typedef struct kin_touch_estimate {
  uint64_t time_ns;       /* the time that the place is for: the one asked for, or the nearest for which there is an
                             answer */
  double x, y;            /* window units */
  kin_estimate_kind kind; /* KIN_ESTIMATE_... */
  uint32_t reserved;      /* zero */
} kin_touch_estimate;

/* Where touch `touch` (the host's id, down) is at `time_ns`. Nothing in the engine changes; any time may be asked, in
 * any order.
 *
 * Between two samples: on the line between them; of two less than 2 ms apart the one before is held. After the latest:
 * predicted, as kin_engine_set_prediction says. Before the oldest of the history that one is held. A touch whose
 * latest sample has the place of the one before rests there.
 * KIN_ERROR_NULL; KIN_ERROR_STALE: no such touch is down. [engine-thread] Since level 1. */
kin_result kin_engine_sample_touch(const kin_engine *engine, uint64_t touch, uint64_t time_ns,
                                   kin_touch_estimate *out_estimate);

/* How kin_engine_sample_touch predicts a place after the latest sample. */
typedef int32_t kin_prediction;
enum {
  /* The latest place, and on from there with the velocity of the last 60 ms (the slope of the parabola that fits
   * best), up to 33 ms ahead; when nothing is fed for longer it goes back as slowly, and is held from 66 ms on. A
   * touch that went less than half a millimetre in these 60 ms, or less than 0.1 mm in its latest 16 ms or step, is
   * held; between that and twice as much it goes a part of the way; none goes faster than 10 m/s. The default
   * (ours). */
  KIN_PREDICTION_VELOCITY = 0,
  /* On the line of the latest two samples, up to 8 ms and up to half the time between these two; from then on the
   * place stays. Samples less than 2 ms or more than 20 ms apart give no line: the latest is held. The rule and the
   * numbers are Android's (frameworks/native, Resampler.h), which asks for a time 5 ms before its frame's, so that
   * most answers lie between samples. */
  KIN_PREDICTION_LINE = 1,
  KIN_PREDICTION_NONE = 2 /* the latest sample is held */
};

/* Chooses how places are predicted from now on. Recognition, events and the history stay as they are. KIN_ERROR_NULL;
 * KIN_ERROR_INVALID: none of KIN_PREDICTION_...; nothing has changed. [engine-thread] Since level 1. */
kin_result kin_engine_set_prediction(kin_engine *engine, kin_prediction prediction);

/* The landing and the moves of a touch that is down, as they were fed, however many came between two frames: oldest
 * first, at most 40, at least the 20 latest, one for each time. Writes the latest `capacity` of them, and how many
 * there are in all; of a touch that is held back or was refused (palm.h) the latest only. `out_points` may be null
 * with capacity 0. KIN_ERROR_NULL, KIN_ERROR_STALE. [engine-thread] Since level 1. */
kin_result kin_engine_get_touch_history(const kin_engine *engine, uint64_t touch, kin_touch_point *out_points,
                                        uint32_t capacity, uint32_t *out_count);

/* The one-euro filter: a low-pass filter whose cutoff rises with the speed, so that a resting finger does not tremble
 * and a fast one does not lag. Casiez, Roussel and Vogel, CHI 2012. */
typedef struct kin_smoothing {
  uint32_t struct_size;   /* set by kin_smoothing_init */
  uint32_t reserved;      /* zero */
  double minimum_cutoff;  /* Hz, of a touch at rest; less: calmer; above 0, default 4.7 (Android) */
  double beta;            /* Hz per unit/s (at 163 units per inch) of speed; more: less lag; 0 or more, default 0.3
                             (ours) */
  double speed_cutoff;    /* Hz, of the filter on the speed itself; above 0, default 1 (Casiez, Android) */
} kin_smoothing;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_smoothing_init(kin_smoothing *out_smoothing) {
  (void)kin_struct_init("kin_smoothing", out_smoothing, (uint32_t)sizeof(kin_smoothing));
}

/* Smooths what kin_engine_sample_touch answers from now on, touches that are down included; null turns it off (the
 * default). Recognition, events and the history stay as they are. The speed is that of the point, so that a movement
 * is smoothed alike in every direction. Turning it on allocates; feeding does not. KIN_ERROR_NULL, _SIZE, _INVALID,
 * _RANGE. [engine-thread] Since level 1. */
kin_result kin_engine_set_smoothing(kin_engine *engine, const kin_smoothing *smoothing);

/* How a velocity is estimated from places. */
typedef int32_t kin_velocity_strategy;
enum {
  KIN_VELOCITY_LEAST_SQUARES = 0, /* the slope, at the latest point, of the parabola that fits all points best
                                     (Android's "lsq2") */
  KIN_VELOCITY_IMPULSE = 1        /* the speed of a mass that the movement pushed (Android's "impulse") */
};

/* The rules of an estimate. The defaults are those of the recognizers in an engine of 163 units per inch. */
typedef struct kin_velocity_options {
  uint32_t struct_size;           /* set by kin_velocity_options_init */
  kin_velocity_strategy strategy; /* KIN_VELOCITY_..., default KIN_VELOCITY_LEAST_SQUARES */
  uint64_t window_ns;             /* a point that is older than this before the latest does not count; default 100 ms
                                     (Android) */
  uint64_t move_gap_ns;           /* nor do those before a pause that is longer than this; default 40 ms (Android,
                                     Chromium) */
  uint64_t lift_gap_ns;           /* a pause before the lift that is longer than this: velocity 0; default 80 ms
                                     (Chromium) */
  uint32_t maximum_points;        /* so many of the latest points count, 2 to 20; default 20 (Android) */
  uint32_t refuses_reversal;      /* 1 (default, Chromium): an estimate against the net movement of the points is 0;
                                     0: it is given as it is */
  double limit;                   /* units per second, above 0: a faster vector is shortened to it; default 64,173,
                                     that is 10 m/s (ours) */
  uint64_t spacing_ns;            /* points that came less than this after the first of a group are one, the last;
                                     default 2 ms (ours) */
  double units_per_inch;          /* of the points, above 0: says what 2 mm are for guards_lift; default 163 */
  uint32_t guards_lift;           /* 1: it lifted at time_ns, and a jump in the last three steps, as a finger rolls
                                     off, is left out; default 0 */
  uint32_t reserved;              /* zero */
} kin_velocity_options;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_velocity_options_init(kin_velocity_options *out_options) {
  (void)kin_struct_init("kin_velocity_options", out_options, (uint32_t)sizeof(kin_velocity_options));
}

/* The velocity (units per second) of something whose places are known, as the recognizers estimate it: `count` points,
 * oldest first, such as kin_engine_get_touch_history gives; of two of one time the later one counts. `time_ns`: when
 * it lifted, or the time of the latest point while it goes on. No or one point, or a rest before the lift: 0. `points`
 * may be null with count 0, `options` may be null: the defaults.
 * KIN_ERROR_NULL, _SIZE; _TIME: a time before the one before it; _INVALID: a number that is not finite, no strategy, a
 * flag but 0 and 1; _RANGE: maximum_points or limit, or a result too large to be a number.
 * [any-thread] Since level 1. */
kin_result kin_velocity_estimate(const kin_touch_point *points, uint32_t count, uint64_t time_ns,
                                 const kin_velocity_options *options, kin_point *out_velocity);

/* A movement along one axis without a finger: a decay, a spring, or a decay that a spring takes over from. Plain
 * numbers, made by the functions below; store it, copy it, change `tolerance` as you like. */
typedef struct kin_fling {
  double position;  /* at its beginning, units */
  double velocity;  /* at its beginning, units per second */
  double rate;      /* of the decay: velocity' = -rate velocity; 1/s; not read when turn is 0 */
  double turn;      /* seconds from the beginning to where the spring takes over: 0 a spring only, infinite a decay
                       only */
  double target;    /* where the spring comes to rest; not read, like what follows, when turn is infinite */
  double frequency; /* of the spring, were it not damped, radians per second */
  double damping;   /* its ratio: below 1 swings past the target, 1 is the quickest that does not, above 1 creeps */
  double tolerance; /* units; a fling that stays nearer than this to its end is there; above 0, 0.1 when made */
} kin_fling;

/* Fractions of the velocity that a millisecond leaves: UIScrollView.DecelerationRate, normal and fast. */
#define KIN_DECELERATION_NORMAL 0.998
#define KIN_DECELERATION_FAST 0.99

/* How soft the rubber band of a scroll view is. */
#define KIN_RUBBER_BAND 0.55

/* Exponential decay: x(t) = position + velocity (1 - e^(-rate t)) / rate. `rate`: 1/s, above 0; time 1/rate takes the
 * velocity down to 37 %. It ends at position + velocity / rate.
 * KIN_ERROR_NULL; KIN_ERROR_INVALID: not finite; KIN_ERROR_RANGE: a rate not above 0, or an end too far to be a
 * number. [any-thread] Since level 1. */
kin_result kin_fling_decay(double position, double velocity, double rate, kin_fling *out_fling);

/* The same with a scroll view's number: v(t) = velocity deceleration^(1000 t), so rate = -1000 ln(deceleration).
 * `deceleration`: above 0, below 1, KIN_DECELERATION_NORMAL or _FAST. (UIKit documents the number only. The continuous
 * reading is I. Lobanov's, "Deceleration mechanics of UIScrollView", 2019; Apple's own projection, WWDC 2018 session
 * 803, sums milliseconds: velocity / 1000 d / (1 - d), for 0.998 nearer by 0.1 %.) Errors as kin_fling_decay.
 * [any-thread] Since level 1. */
kin_result kin_fling_friction(double position, double velocity, double deceleration, kin_fling *out_fling);

/* A damped spring to `target`: x'' = -f^2 (x - target) - 2 damping f x' with f = 2 pi / response. `response`: seconds,
 * above 0, the time of one swing were it not damped; `damping_ratio`: above 0, 1 critical. (The pair is Apple's, WWDC
 * 2018 session 803.) KIN_ERROR_NULL; KIN_ERROR_INVALID: not finite; KIN_ERROR_RANGE: not above 0, or too large to
 * compute with. [any-thread] Since level 1. */
kin_result kin_fling_spring(double position, double velocity, double target, double response, double damping_ratio,
                            kin_fling *out_fling);

/* The same by physics: mass x'' = -stiffness (x - target) - damping x', all above 0: frequency sqrt(stiffness / mass),
 * ratio damping / (2 sqrt(stiffness mass)). Errors as kin_fling_spring. [any-thread] Since level 1. */
kin_result kin_fling_spring_physical(double position, double velocity, double target, double mass, double stiffness,
                                     double damping, kin_fling *out_fling);

/* What a pager does: a spring from where `fling` begins, with its velocity, to that of `points` which is nearest to
 * where `fling` would end; of two as near, the first. `out_index` (may be null) gets its index. `points`: at least
 * one, in any order.
 * KIN_ERROR_NULL; _INVALID: a point that is not finite, no point, or a fling that is not well formed; _RANGE as
 * kin_fling_spring. [any-thread] Since level 1. */
kin_result kin_fling_snap(kin_fling fling, const double *points, uint32_t count, double response, double damping_ratio,
                          kin_fling *out_fling, uint32_t *out_index);

/* What a scroll view does at its ends: the decay `fling` goes on until it crosses `minimum` or `maximum`, and from
 * there a spring brings it back to that bound; one that begins outside springs back at once. Bounds may be infinite,
 * but not NaN, nor minimum above maximum. A response of 0.63 s and a ratio of 1 come close to UIScrollView (stiffness
 * 100, mass 1: I. Lobanov, "How UIScrollView works", 2020).
 * KIN_ERROR_NULL; _INVALID: also for a fling that is not a decay; _RANGE as kin_fling_spring.
 * [any-thread] Since level 1. */
kin_result kin_fling_bound(kin_fling fling, double minimum, double maximum, double response, double damping_ratio,
                           kin_fling *out_fling);

/* Where a fling is `elapsed_ns` after its beginning, and how fast (units per second). From kin_fling_duration on:
 * exactly its end, and 0. Either output may be null. KIN_ERROR_INVALID: not well formed; KIN_ERROR_RANGE: too large to
 * compute with. [any-thread] Since level 1. */
kin_result kin_fling_at(kin_fling fling, uint64_t elapsed_ns, double *out_position, double *out_velocity);

/* The time from which on a fling is certain to stay within `tolerance` of its end: exact for a decay; for a spring by
 * the envelope of its swings, so up to half a swing late. KIN_TIME_NEVER beyond 584 years. KIN_ERROR_NULL, _INVALID.
 * [any-thread] Since level 1. */
kin_result kin_fling_duration(kin_fling fling, uint64_t *out_duration_ns);

/* Where a fling ends, before it has begun to move: what a host decides by. KIN_ERROR_NULL, _INVALID.
 * [any-thread] Since level 1. */
kin_result kin_fling_final(kin_fling fling, double *out_position);

/* How far content follows a finger that pulls it `distance` units past its end: (1 - 1 / (distance c / dimension + 1))
 * dimension, at first with slope c, never more than `dimension` (of the view, units, above 0). Odd: a negative
 * distance gives the negative. `coefficient` c: above 0, KIN_RUBBER_BAND in scroll views. (UIScrollView's formula and
 * number as @chpwn published them; recorded in "Analysis of Apple's rubber band scrolling", squareb.wordpress.com,
 * January 2013.) KIN_ERROR_NULL, _INVALID: not finite, _RANGE: not above 0. [any-thread] Since level 1. */
kin_result kin_rubber_band(double distance, double dimension, double coefficient, double *out_offset);

/* The way back, for a finger that catches content past its end: the distance that kin_rubber_band takes to `offset`.
 * Its size is below `dimension`, else KIN_ERROR_RANGE. KIN_ERROR_NULL, _INVALID. [any-thread] Since level 1. */
kin_result kin_rubber_band_distance(double offset, double dimension, double coefficient, double *out_distance);

#ifdef __cplusplus
}
#endif
#endif
