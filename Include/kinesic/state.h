/* state.h: the states of a recognizer, the words shared by events and plugins.
 *
 *   Possible -> Failed                          no action, reset
 *   Possible -> Ended                           one action, reset: the recognizer was discrete
 *   Possible -> Began -> Changed* -> Ended      actions, reset: it was continuous
 *                               \-> Cancelled   action, reset
 *
 * Discrete or continuous is not declared: the first state taken decides. Failed while Began or Changed is taken as
 * Cancelled, Cancelled while Possible as Failed, Changed while Possible as Began. Everything else is refused. */
#ifndef KINESIC_STATE_H
#define KINESIC_STATE_H

#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef int32_t kin_state;
enum {
  KIN_STATE_POSSIBLE = 0,  /* nothing decided yet; also the state between attempts */
  KIN_STATE_BEGAN = 1,     /* a continuous gesture was recognized */
  KIN_STATE_CHANGED = 2,   /* it goes on */
  KIN_STATE_ENDED = 3,     /* it is complete; for a discrete gesture the only action */
  KIN_STATE_CANCELLED = 4, /* it was under way, and then it was cancelled */
  KIN_STATE_FAILED = 5,    /* this attempt is not the gesture */
  KIN_STATE_RECOGNIZED = KIN_STATE_ENDED
};

/* The word for a state: its constant without the prefix, in lower case, "began"; "?" for a number that is no state.
 * The other kin_..._name functions do the same for theirs. These are words to print; behaviour cases and the sentences
 * of the engine use them too. Static text. [any-thread] Since level 1. */
const char *kin_state_name(kin_state state);

#ifdef __cplusplus
}
#endif

#endif
