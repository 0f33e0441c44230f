/* hand.h: which contacts are fingers of one hand, for tables at which several people work. A host switches it on; it
 * gives each finger that lands the number of its hand, which recognizers see (kin_touch.hand), and by which `one_hand`
 * keeps the fingers of two people out of one gesture:
 *
 *   kin_hand_grouping grouping;
 *   kin_hand_grouping_init(&grouping);
 *   kin_engine_set_hands(engine, &grouping);
 *
 * A number is decided once, when the finger lands: 1, 2 and so on, a new one for each hand that comes; 0 is a hand
 * that is not known. A sample that names its hand (kin_touch_sample.hand) keeps it, and a finger that lands beside it
 * has the same. Only KIN_TOUCH_DIRECT is grouped: a pen or a pointer has the hand that its sample names.
 *
 * A finger belongs to the hand, of those that have fewer than five fingers down, to which it lies nearest and in whose
 * reach it is. It is in the reach of a hand
 *
 * - whose latest finger landed at most `together_interval` before it, if it is at most `span` from all of its fingers;
 * - whose latest finger landed earlier, if it is at most `late_reach` from one of its fingers besides;
 * - where both report which way they point (`azimuth` of their samples, from the wrist to the tip, not 0), by the
 *   places of their palms instead, `palm` behind each fingertip: the mean distance of the palms is at most
 *   `palm_span`, or `late_palm_span`, and no two fingers point further apart than `turn`.
 *
 * Else, if a finger of some hand lifted less than 0.35 s ago and less than 45 units from there, as in a series of
 * taps, it is that hand again. Else it is a new hand. */
#ifndef KINESIC_HAND_H
#define KINESIC_HAND_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The numbers are
 * ours, from made sessions of four people (docs/tables.md says how). */
typedef struct kin_hand_grouping {
  uint32_t struct_size;     /* set by kin_hand_grouping_init */
  uint32_t reserved;        /* zero */
  double together_interval; /* seconds, 0 to 1; default 0.11 */
  double span;              /* units, 0 or more; default 1155, which is 180 mm */
  double late_reach;        /* units, 0 or more; default 193, which is 30 mm */
  double palm;              /* units, 0 or more; default 513, which is 80 mm */
  double palm_span;         /* units, 0 or more; default 738, which is 115 mm */
  double late_palm_span;    /* units, 0 or more; default 449, which is 70 mm */
  double turn;              /* radians, 0 to pi; default 2.0 */
} kin_hand_grouping;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_hand_grouping_init(kin_hand_grouping *out_grouping) {
  (void)kin_struct_init("kin_hand_grouping", out_grouping, (uint32_t)sizeof(kin_hand_grouping));
}

/* Finds the hands of what lands from now on; null turns it off (the default). The struct is copied. What is down
 * already keeps the hand that it has.
 *
 * While it is on, a feed has at most 8 samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY. It
 * works after a contact filter. A trace has the hands that were found: a replay needs no grouping, and the hash of a
 * state has the hands of its contacts, but not the grouping. Turning it on allocates; feeding does not.
 * KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _REENTRANT.
 * [engine-thread] Since level 1. */
kin_result kin_engine_set_hands(kin_engine *engine, const kin_hand_grouping *grouping);

#ifdef __cplusplus
}
#endif
#endif
