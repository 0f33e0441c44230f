/* Preloaded for the peers in Python: the clock of clock.h. */
#define _GNU_SOURCE
#include "clock.h"

void peer_clock_set(double milliseconds) {
  scene_clock_runs = 1;
  scene_clock = milliseconds;
}

long long peer_spent_ns(void) { return spent_ns(); }
