/* After a touchpad was made nothing asks for memory. Runs with allocation_count.c loaded first. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "touchpad_pad.h"

typedef unsigned long long (*counter)(void);

static void play(desk *d) {
  for (uint32_t fingers = 1; fingers <= 4; fingers++) {
    put(d, fingers, 10, 40);
    stay(d, 50 * MS);
    lift(d);
    d->now += 30 * MS;
    put(d, fingers, 10, 40);
    stay(d, 250 * MS);
    go(d, 5, -20, 10);
    lift(d);
    pass(d, 2000 * MS);
  }
}

int main(void) {
  void *found = dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  counter allocations;
  memcpy(&allocations, &found, sizeof found);
  if (!allocations) return puts("not run with the counter loaded\n0 passed, 1 failed"), 1;
  TEST("Frames, timers and polls ask for no memory; making a touchpad does") {
    const unsigned long long first = allocations();
    desk d = open_desk(KIN_TOUCHPAD_FEATURE_DRAG_LOCK);
    CHECK(allocations() > first);
    OK(kin_touchpad_set_explain(d.pad, true));
    const unsigned long long before = allocations();
    play(&d);
    CHECK(allocations() == before);
    CHECK(d.seen.presses >= 3 && d.seen.scrolls >= 1 && d.seen.swipes >= 2 && d.seen.momentum > 0 && d.seen.decisions > 5 && d.seen.holds > 0);
    close_desk(&d);
  }
  return report();
}
