/* scroll.h: input without touches: trackpads and mouse wheels that scroll, pinch and rotate.
 *
 * A scroll drives recognizers of the hit view and its ancestors whose class takes scrolls (pan, pinch, rotation) as
 * fingers would, with a touch_count of 0 and the pointer as location. It is unambiguous, so that no threshold
 * applies. */
#ifndef KINESIC_SCROLL_H
#define KINESIC_SCROLL_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t kin_scroll_phase;
enum {
  KIN_SCROLL_BEGAN = 0,     /* fingers rest on the trackpad; it may carry movement already */
  KIN_SCROLL_CHANGED = 1,   /* they moved */
  KIN_SCROLL_ENDED = 2,     /* they lifted; it may carry movement */
  KIN_SCROLL_CANCELLED = 3, /* the system cancelled it */
  KIN_SCROLL_DISCRETE = 4   /* a notch of a wheel: began, changed and ended in one */
};

/* One sample of one scrolling device. All bytes zero is a valid beginning. */
typedef struct kin_scroll_sample {
  uint64_t source;        /* the host's id for the device; a name space of its own beside touches */
  uint64_t time_ns;       /* the host's monotonic clock, shared with touches */
  double x, y;            /* where the pointer is, window coordinates; at most KIN_NUMBER_LIMIT from 0, as all numbers
                             of a sample */
  kin_view_id view;       /* began, discrete: the view under the pointer; 0 = the engine hit-tests */
  kin_scroll_phase phase; /* KIN_SCROLL_... */
  kin_touch_type type;    /* KIN_TOUCH_INDIRECT for a trackpad, KIN_TOUCH_POINTER for a wheel; for
                             allowed_touch_types */
  double dx, dy;          /* movement of the content since the sample before, window units */
  double magnification;   /* the scale since the sample before is 1 + magnification; above -1; 0 = none */
  double rotation;        /* turn since the sample before, radians, clockwise on a y-down screen */
  uint32_t modifiers;     /* mask of KIN_MODIFIER_... that are held */
  uint32_t reserved;      /* zero */
} kin_scroll_sample;

/* Feeds scroll samples in the order of their time; all or nothing, as kin_engine_feed, with whose samples they share
 * one clock.
 * KIN_ERROR_NULL, _INVALID, _STALE, _KIND, _TIME, _SEQUENCE (a source that begins twice, or goes on without having
 * begun), _CAPACITY, _REENTRANT, _MEMORY. [engine-thread] Since level 1. */
kin_result kin_engine_feed_scroll(kin_engine *engine, const kin_scroll_sample *samples, uint32_t count);

#ifdef __cplusplus
}
#endif
#endif
