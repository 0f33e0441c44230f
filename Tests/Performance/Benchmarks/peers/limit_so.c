/* The physical limit behind a C interface: the floor for every engine that is a shared library. */
#include "limit.h"

#define SHOWN __attribute__((visibility("default"))) void

SHOWN limit_so_begin(const limit_calls *calls) { limit_begin(calls); }
SHOWN limit_so_feed(double time, int phase, int id, float x, float y) { limit_feed(time, phase, id, x, y); }
SHOWN limit_so_tick(double now) { limit_tick(now); }
