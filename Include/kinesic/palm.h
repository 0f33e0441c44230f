/* palm.h: palms and pens. What a host switches on for a screen on which people write, or which they hold at its edges:
 * hands that rest are no gestures. It works between the host's samples and the engine, after the contact filter
 * (contact.h); all that follows, traces included, has what it lets pass.
 *
 *   kin_palm_filter filter;
 *   kin_palm_filter_init(&filter);
 *   kin_engine_set_palm_filter(engine, &filter);
 *
 * A contact that is a palm when it lands is refused: nobody gets it, and what the host feeds of it until its lift has
 * no effect. One that turns out to be a palm later is cancelled, and with it what it had; then it is as if it had been
 * refused. One of which it is not known yet is held back, and lands late.
 *
 * By size: a finger (KIN_TOUCH_DIRECT, KIN_TOUCH_INDIRECT) whose `major_radius` is `palm_radius` or more, when it
 * lands or later.
 *
 * By edge: a finger (KIN_TOUCH_DIRECT) that lands less than `edge_margin` from an edge of the root view's frame is
 * held back. It lands, where it landed and late, when it leaves the margin or is `edge_distance` from its landing; so
 * it does when it lifts sooner than `edge_interval`, as a tap. One that is there longer is a hand that holds the
 * device: it is refused. So nothing is pressed long in the margin.
 *
 * By a pen (KIN_TOUCH_PENCIL), which is near from where it enters until it exits, and from its landing to its lift: a
 * finger (KIN_TOUCH_DIRECT) that lands while a pen is near, or at most `pen_cancel_interval` after it was, is refused;
 * so is what landed at most so long before a pen came near. One that lands at most `pen_hold_interval` after a pen was
 * near is held back until it has lasted `hold_lifetime`; if it lifts sooner it is refused, also as a tap: most such
 * taps are of the hand that writes. When a pen goes down all fingers are cancelled, unless `pen_over_touch` is 0.
 *
 * With explaining on (kin_engine_set_explain) each contact that is refused gives a decision, KIN_REASON_TOUCH_REFUSED.
 */
#ifndef KINESIC_PALM_H
#define KINESIC_PALM_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The numbers are
 * ours, from made sessions of a writer's hand (docs/palms.md). */
typedef struct kin_palm_filter {
  uint32_t struct_size;       /* set by kin_palm_filter_init */
  uint32_t pen_over_touch;    /* 1: when a pen goes down all fingers are cancelled (default); 0: they are not */
  double palm_radius;         /* units, 0 or more; 0: size is no evidence; default 77, which is 12 mm */
  double edge_margin;         /* units, 0 or more; 0: edges are no evidence (default); 32 is 5 mm */
  double edge_distance;       /* units, 0 or more; 0: only who leaves the margin is none; default 32 */
  double edge_interval;       /* seconds, 0 to 10; default 0.25 */
  double pen_cancel_interval; /* seconds, 0 to 10; 0: what is near a pen is not refused; default 0.4 */
  double pen_hold_interval;   /* seconds, 0 to 10; 0: nothing is held back for a pen; default 1 */
  double hold_lifetime;       /* seconds, 0 to 10; default 0.1 */
} kin_palm_filter;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_palm_filter_init(kin_palm_filter *out_filter) {
  (void)kin_struct_init("kin_palm_filter", out_filter, (uint32_t)sizeof(kin_palm_filter));
}

/* Looks for palms in what is fed from now on; null turns it off (the default). The filter is copied. Contacts that are
 * held back land now; those that were refused stay so until they lift.
 *
 * While it is on, a feed has at most 8 samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY;
 * contacts that are held back or refused count among those; kin_engine_next_deadline counts what is held back. A
 * replay plays what passed and needs no filter; the hash of a state leaves the filter out. Turning it on allocates;
 * feeding does not. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT.
 * [engine-thread] Since level 1. */
kin_result kin_engine_set_palm_filter(kin_engine *engine, const kin_palm_filter *filter);

/* A host's own verdict: cancels a touch that is down, or held back, as a sample of KIN_PHASE_CANCELLED with this cause
 * would. Its id is free then: the host feeds no more of it. `cause`: KIN_CAUSE_..., but not KIN_CAUSE_NONE.
 * KIN_ERROR_NULL; KIN_ERROR_SEQUENCE: no such touch is down; _INVALID, _TIME, _CAPACITY (poll first), _REENTRANT.
 * Nothing has changed then. [engine-thread] Since level 1. */
kin_result kin_engine_reject_touch(kin_engine *engine, uint64_t touch, uint64_t time_ns, kin_touch_cause cause);

#ifdef __cplusplus
}
#endif
#endif
