/* contact.h: what devices get wrong about contacts, and is put right between the host's samples and the engine. All
 * that follows, traces included, has what passes.
 *
 * A lift that is lost, and other samples that do not fit together: kin_engine_set_lenient, below. The adapters switch
 * it on.
 *
 * A panel that loses contacts or swaps them: a filter, which a host switches on for a panel that needs it.
 *
 *   kin_contact_filter filter;
 *   kin_contact_filter_init(&filter);
 *   kin_engine_set_contact_filter(engine, &filter);
 *
 * A contact that drops out: a panel loses a finger and finds it again, often under another id. So a lift is withheld
 * for `dropout_interval`; what lands meanwhile, not farther than `dropout_distance` from it, is the same contact,
 * which moves there. It keeps the id with which it landed first in all records; a host asks for it
 * (kin_engine_sample_touch) by the id that it feeds now. If nothing comes back the lift is delivered when the interval
 * is over, at that time and where it was: every lift comes so much later, but not the lift of a pointer, and not what
 * is cancelled.
 *
 * A contact that is swapped: one finger lifts, another lands elsewhere in the same frame, and the panel reports it as
 * one contact that jumps. A contact that moves `jump_distance` or more in one step, in at most 30 ms, farther by as
 * much from where its step before would have taken it, and at least 4 times as far as that step would, is another one:
 * the first is cancelled, and the other lands under the same id. There must be such a step before: a swipe that is
 * fast from its landing on is not taken for two contacts.
 *
 * Neither concerns KIN_TOUCH_POINTER, hovering or scrolling. */
#ifndef KINESIC_CONTACT_H
#define KINESIC_CONTACT_H

#include "engine.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Distances are window units at 163 units per inch: they scale with kin_engine_options.units_per_inch. The numbers are
 * ours, from recordings of panels that lose and swap fingers. */
typedef struct kin_contact_filter {
  uint32_t struct_size;    /* set by kin_contact_filter_init */
  uint32_t reserved;       /* zero */
  double dropout_interval; /* seconds, 0 to 1; 0: no lift is withheld; default 0.05 */
  double dropout_distance; /* units, 0 or more; default 30 */
  double jump_distance;    /* units, 0 or more; 0: no jump is looked for; default 51.3, which is 8 mm */
} kin_contact_filter;

/* Fills in the defaults. [any-thread] Since level 1. */
KIN_INLINE void kin_contact_filter_init(kin_contact_filter *out_filter) {
  (void)kin_struct_init("kin_contact_filter", out_filter, (uint32_t)sizeof(kin_contact_filter));
}

/* Filters what is fed from now on; null turns it off (the default). The filter is copied. Lifts that were withheld are
 * delivered now. A contact that came back under another id goes on under its first one until it lifts.
 *
 * While it is on, a feed has at most 8 samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY;
 * kin_engine_next_deadline counts the lifts that are withheld, and the log (kin_engine_set_log, KIN_SEVERITY_INFO) has
 * a sentence on each contact that came back or was split. A replay plays what passed and needs no filter; the hash of
 * a state leaves the filter out. Turning it on allocates; feeding does not.
 * KIN_ERROR_NULL, _SIZE, _INVALID, _RANGE, _MEMORY, _CAPACITY (poll first), _REENTRANT.
 * [engine-thread] Since level 1. */
kin_result kin_engine_set_contact_filter(kin_engine *engine, const kin_contact_filter *filter);

/* Whether samples that do not fit together are put right. An engine refuses them with KIN_ERROR_SEQUENCE, which finds
 * faults of a program; but drivers and toolkits do lose samples, and a program that feeds what they report is to go
 * on. A lenient engine takes samples so:
 *
 *   - A contact lands while it is down: its lift was missed. It ends at this time, where it was latest, and a new
 *     contact lands.
 *   - A contact moves, lifts or is cancelled without being down, or leaves without hovering: nothing. It was cancelled
 *     meanwhile (kin_engine_cancel_touches), or left out as it landed.
 *   - Something hovers that has not entered: it enters. Something enters that hovers: it moves.
 *   - More contacts land than touch_capacity: they are left out until they have lifted.
 *   - A time lies before that of the engine, or of the sample before: it counts as that.
 *
 * The log has a sentence (KIN_SEVERITY_INFO) on each lift that was missed and each contact that was left out. What is
 * wrong in itself is refused as before: numbers, views that are not there, KIN_TIME_NEVER. A feed has at most 8
 * samples for each contact of touch_capacity, else it is KIN_ERROR_CAPACITY. Turning it on allocates; feeding does
 * not. A copy of the engine is lenient too.
 *
 * A lift that is lost and whose number never lands again cannot be known: kin_engine_list_contacts has the
 * contacts that are down, and since when nothing came of each.
 * KIN_ERROR_NULL, _MEMORY, _REENTRANT. [engine-thread] Since level 1. */
kin_result kin_engine_set_lenient(kin_engine *engine, bool lenient);

/* Reads it back. KIN_ERROR_NULL. [engine-thread] Since level 1. */
kin_result kin_engine_get_lenient(const kin_engine *engine, bool *out_lenient);

#ifdef __cplusplus
}
#endif
#endif
