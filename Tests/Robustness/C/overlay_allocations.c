/* After an overlay was made nothing asks for memory. Runs with allocation_count.c loaded first. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "overlay_scene.h"

typedef unsigned long long (*counter)(void);

static void play(scene *s) {
  for (int i = 0; i < 5; i++) {
    tap_at(s, 100 + i * 20, 300);
    pass(s, 600);
    for (uint64_t finger = 1; finger <= 10; finger++) touch(s, finger, KIN_PHASE_BEGAN, 50 * (double)finger, 300);
    for (int step = 0; step < 40; step++) {
      s->now += 16 * MS;
      for (uint64_t finger = 1; finger <= 10; finger++) touch(s, finger, KIN_PHASE_MOVED, 50 * (double)finger + step * 4, 300 + step);
      draw(s);
    }
    for (uint64_t finger = 1; finger <= 10; finger++) touch(s, finger, KIN_PHASE_ENDED, 50 * (double)finger + 160, 340);
    pass(s, 600);
  }
}

int main(void) {
  void *found = dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  counter allocations;
  memcpy(&allocations, &found, sizeof found);
  if (!allocations) return puts("not run with the counter loaded\n0 passed, 1 failed"), 1;
  TEST("Records and frames ask for no memory; making an overlay does") {
    scene s;
    open_scene(&s, NULL);
    (void)add(&s, 0, KIN_TAP, "tap");
    (void)add(&s, 0, KIN_PAN, "drag");
    (void)add(&s, 0, KIN_PINCH, "zoom");
    kin_overlay *other;
    const unsigned long long first = allocations();
    OK(kin_overlay_create(s.engine, NULL, &other));
    CHECK(allocations() == first + 1);
    kin_overlay_destroy(other);
    play(&s); /* what the engine asks for at first */
    const unsigned long long before = allocations();
    play(&s);
    CHECK(allocations() == before);
    CHECK(s.count > 20);
    close_scene(&s);
  }
  return report();
}
