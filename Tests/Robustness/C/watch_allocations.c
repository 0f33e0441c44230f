/* A watch asks for memory when it is started, and then in no step again, whether or not somebody watches. Runs with
 * allocation_count.c loaded first. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include <kinesic/watch.h>

#include "world.h"

typedef unsigned long long (*counter)(void);

static uint32_t swallow(const void *bytes, uint32_t count, void *user_data) {
  return (void)bytes, *(uint32_t *)user_data ? count : 0;
}

static counter allocations;
static unsigned long long asked;

static void draw(kin_engine *engine, kin_watch *watch, uint64_t time) {
  OK(feed_one(engine, 1, KIN_PHASE_BEGAN, time, 10, 10));
  for (uint64_t i = 1; i < 300; i++) {
    OK(feed_one(engine, 1, KIN_PHASE_MOVED, time + 8 * i, 10 + 7 * (double)(i % 40), 10));
    const unsigned long long before = allocations();
    OK(kin_watch_step(watch));
    asked += allocations() - before;
  }
  OK(feed_one(engine, 1, KIN_PHASE_ENDED, time + 4000, 10, 10));
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_poll(engine, &events, &count));
}

int main(void) {
  void *found = dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  memcpy(&allocations, &found, sizeof found);
  if (!allocations) return puts("not run with the counter loaded\n0 passed, 1 failed"), 1;
  TEST("A watch that is started, and watched, asks for no memory") {
    world w = make_world(NULL);
    kin_watch *watch = NULL;
    kin_watch_options options;
    uint32_t takes = 0;
    kin_watch_options_init(&options);
    options.writer = swallow, options.user_data = &takes;
    const unsigned long long first = allocations();
    OK(kin_watch_start(w.engine, NULL, &options, &watch));
    CHECK(allocations() > first);
    for (uint64_t i = 1; i < 90; i++) {
      takes = i % 3 != 0;
      if (i % 20 == 0) OK(kin_watch_restart(watch));
      draw(w.engine, watch, 10000 * i);
    }
    CHECK(asked == 0);
    kin_watch_info info;
    kin_watch_info_init(&info);
    OK(kin_watch_get_info(watch, &info));
    CHECK(info.byte_count > 100000);
    kin_watch_stop(watch);
    kin_engine_destroy(w.engine);
  }
  return report();
}
