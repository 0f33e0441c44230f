/* relation.h: who waits for whom, who may run beside whom, who may exclude whom. A relation may name recognizers of
 * any two views. A failure requirement that is set or removed while the waiting recognizer is in an attempt counts
 * from its next attempt on. */
#ifndef KINESIC_RELATION_H
#define KINESIC_RELATION_H

#include "recognizer.h"

#ifdef __cplusplus
extern "C" {
#endif

/* `waiting` cannot leave Possible before `required` has failed, or is out of play. Asking twice is no error. A circle
 * is KIN_ERROR_CYCLE, a recognizer with itself KIN_ERROR_CYCLE. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_require_failure(kin_engine *engine, kin_recognizer_id waiting, kin_recognizer_id required);

/* Removes the requirement; KIN_ERROR_UNKNOWN if there is none. KIN_ERROR_NULL, _STALE, _KIND.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_remove_failure_requirement(kin_engine *engine, kin_recognizer_id waiting,
                                                     kin_recognizer_id required);

/* May both be recognized at once? Symmetric; default no. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with
 * itself. [engine-thread] Since level 1. */
kin_result kin_recognizer_allow_simultaneous(kin_engine *engine, kin_recognizer_id a, kin_recognizer_id b,
                                             bool allowed);

/* May `preventer`, when it is recognized, exclude `prevented`? What the host says replaces what their classes say; one
 * way. KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level 1. */
kin_result kin_recognizer_set_prevention(kin_engine *engine, kin_recognizer_id preventer, kin_recognizer_id prevented,
                                         bool allowed);

/* Must `other` be inactive for `recognizer` to be recognized? Then it cannot be recognized while `other` has begun,
 * and fails when `other` is recognized, wherever their views are and although both may run at once. Unlike a failure
 * requirement it never waits: while `other` is undecided it may be recognized. KIN_ERROR_NULL, _STALE, _KIND,
 * _INVALID for a recognizer with itself. [engine-thread] Since level 1. */
kin_result kin_recognizer_require_inactive(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other,
                                           bool required);

/* May `recognizer` take over from `other`? When `other` begins and would exclude it, it is not excluded yet: for its
 * `takeover_interval` (0.3 s) it goes on looking, and if it is recognized in that time, `other` is cancelled. After
 * that, and when `other` is over, it fails. What it had earned and waited with is excluded at once. One way; default
 * no.
 * KIN_ERROR_NULL, _STALE, _KIND, _INVALID for a recognizer with itself. [engine-thread] Since level 1. */
kin_result kin_recognizer_allow_takeover(kin_engine *engine, kin_recognizer_id recognizer, kin_recognizer_id other,
                                         bool allowed);

/* Kinds of relation, for listing. */
typedef int32_t kin_relation;
enum {
  KIN_RELATION_REQUIRES = 0,     /* those that must fail before this one */
  KIN_RELATION_SIMULTANEOUS = 1, /* those that may run beside this one, by the host's pair */
  KIN_RELATION_MAY_PREVENT = 2,  /* those that the host's word lets this one exclude */
  KIN_RELATION_MAY_NOT_PREVENT = 3, /* those that the host's word forbids this one to exclude */
  KIN_RELATION_GROUP = 7, /* those in its group, its representative first, itself too; 4 to 6, 8 and 9 are not for
                             hosts */
  KIN_RELATION_REQUIRES_INACTIVE = 10, /* those that must be inactive for this one to be recognized */
  KIN_RELATION_MAY_TAKE_OVER = 11      /* those from which this one may take over */
};

/* Writes up to `capacity` ids of the recognizers that `recognizer` has this relation to, in the order of setting, and
 * how many there are in all. `out_ids` may be null with capacity 0. KIN_ERROR_NULL, _STALE, _KIND, _INVALID.
 * [engine-thread] Since level 1. */
kin_result kin_recognizer_list_relations(const kin_engine *engine, kin_recognizer_id recognizer, kin_relation relation,
                                         kin_recognizer_id *out_ids, uint32_t capacity, uint32_t *out_count);

/* Each of `ids` waits for all that stand before it. All or nothing. Errors as kin_recognizer_require_failure.
 * [engine-thread] Since level 1. */
kin_result kin_compose_exclusive(kin_engine *engine, const kin_recognizer_id *ids, uint32_t count);

/* Each pair of `ids` may be recognized at once. All or nothing. Errors as kin_recognizer_allow_simultaneous.
 * [engine-thread] Since level 1. */
kin_result kin_compose_simultaneous(kin_engine *engine, const kin_recognizer_id *ids, uint32_t count);

/* Makes `representative` and `ids` a group, or puts `ids` into the group that `representative` has. Towards all other
 * recognizers a group counts as one: each member has the relations of the representative in place of its own, a
 * recognizer that requires one member to fail waits for all of them, and delegates and classes are asked about the
 * representative. Among themselves its members have their own relations. `ids` may name the representative, which
 * alone is no group. All or nothing. KIN_ERROR_NULL, _STALE, _KIND; _INVALID: one of them is in the group of another
 * one; _CYCLE: the group would wait for itself. [engine-thread] Since level 1. */
kin_result kin_compose_group(kin_engine *engine, kin_recognizer_id representative, const kin_recognizer_id *ids,
                             uint32_t count);

/* Dissolves the group that `recognizer` is in: each member has its own relations again. Removing the representative
 * does the same. KIN_ERROR_NULL, _STALE, _KIND, _UNKNOWN: it is in no group. [engine-thread] Since level 1. */
kin_result kin_dissolve_group(kin_engine *engine, kin_recognizer_id recognizer);

#ifdef __cplusplus
}
#endif
#endif
