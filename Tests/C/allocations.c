/* After set-up, feeding, advancing and polling ask for no memory. Each file of the command line is played twice into one engine, and the
 * second time is counted. Runs with allocation_count.c loaded first. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "play.h"

typedef unsigned long long (*counter)(void);

static void count_events(const kin_event *events, uint32_t count, void *user_data) {
  (void)events;
  *(uint64_t *)user_data += count;
}

static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event;
  ++*(uint64_t *)user_data;
}

int main(int argument_count, char **arguments) {
  void *found = dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  counter allocations;
  memcpy(&allocations, &found, sizeof found);
  if (!allocations) return puts("not run with the counter loaded\n0 passed, 1 failed"), 1;
  TEST("The counter counts") {
    const unsigned long long before = allocations();
    void *volatile some = malloc(10);
    free(some);
    CHECK(allocations() == before + 1);
  }
  for (int i = 1; i < argument_count; i++) {
    TEST(arguments[i]) {
      recording r = read_recording(arguments[i]);
      kin_touch_sample *shifted = malloc((r.count + 1) * sizeof *shifted);
      uint64_t polled = 0, called = 0;
      world w = make_world(NULL);
      OK(kin_engine_set_explain(w.engine, true));
      OK(kin_engine_set_event_callback(w.engine, on_event, &called));
      CHECK(r.count > 0);
      play(w.engine, &r, 0, shifted, count_events, &polled);
      const unsigned long long before = allocations();
      play(w.engine, &r, r.duration_ns + UINT64_C(3000) * MILLISECOND, shifted, count_events, &polled);
      const unsigned long long asked = allocations() - before;
      if (asked) printf("%llu requests for memory in %s\n", asked, arguments[i]);
      CHECK(asked == 0);
      CHECK(polled > 0 && polled == called);
      kin_engine_destroy(w.engine);
      free(shifted);
      free(r.samples);
    }
  }
  return report();
}
