/* accommodation.h: for people whose hands shake, or touch without wanting to. What a person has chosen in the settings
 * of an application or a device; it works where the palm filter works (palm.h), and concerns every touch but those of
 * KIN_TOUCH_POINTER.
 *
 *   kin_accommodations chosen;
 *   kin_accommodations_init(&chosen);
 *   chosen.minimum_contact_time = 0.2;
 *   kin_engine_set_accommodations(engine, &chosen);
 *
 * A touch that lasts less than `minimum_contact_time` does nothing. A longer one lands late, when it has lasted so
 * long: where it landed, after which it moves to where it is; or where it is (`location`).
 *
 * A landing at most `repeat_interval` after the lift of another touch of its type, and at most `repeat_distance` from
 * there, does nothing: both are one touch. The interval begins anew with its lift.
 *
 * With explaining on (kin_engine_set_explain) each touch that does nothing gives a decision, KIN_REASON_TOUCH_REFUSED
 * with KIN_CAUSE_TOO_SHORT or KIN_CAUSE_REPEATED. */
#ifndef KINESIC_ACCOMMODATION_H
#define KINESIC_ACCOMMODATION_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Where a touch lands that lands late. */
typedef int32_t kin_late_location;
enum {
  KIN_LATE_AT_LANDING = 0, /* where it landed */
  KIN_LATE_AT_LATEST = 1   /* where it is by then; the view that the host named for its landing stays */
};

/* Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The defaults
 * change nothing: the times are the person's choice. */
typedef struct kin_accommodations {
  uint32_t struct_size;        /* set by kin_accommodations_init */
  kin_late_location location;  /* KIN_LATE_...; default KIN_LATE_AT_LANDING */
  double minimum_contact_time; /* seconds, 0 to 10; 0: every touch counts (default) */
  double repeat_interval;      /* seconds, 0 to 10; 0: every landing counts (default) */
  double repeat_distance;      /* units, 0 or more; default 81.5, which is half an inch; ours */
} kin_accommodations;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_accommodations_init(kin_accommodations *out_accommodations) {
  (void)kin_struct_init("kin_accommodations", out_accommodations, (uint32_t)sizeof(kin_accommodations));
}

/* Takes what a person has chosen, for what is fed from now on; null: nothing (the default). It is copied. Contacts
 * that are held back land now. What kin_engine_set_palm_filter says of feeds, deadlines, replays and memory holds here
 * too. KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT.
 * [engine-thread] Since level 1. */
kin_result kin_engine_set_accommodations(kin_engine *engine, const kin_accommodations *accommodations);

#ifdef __cplusplus
}
#endif
#endif
