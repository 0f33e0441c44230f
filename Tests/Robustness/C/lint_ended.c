/* A run that its progress ends: nothing is left of it, and the next one is as the first. */
#include "tape.h"
#include "world.h"

#include <kinesic/lint.h>

#define LINT_REFUSED(code, call) \
  do { \
    GIVES(code, call); \
    if (strlen(kin_lint_last_error(lint)) < 10) test_fault(__FILE__, __LINE__, "no sentence for " #call, kin_lint_last_error(lint)); \
  } while (0)

static uint32_t findings_of(const kin_lint *lint) {
  uint32_t count = 0;
  OK(kin_lint_get_finding_count(lint, &count));
  return count;
}

typedef struct stop {
  double latest;
  int calls, after;
} stop;

static bool stops(double share, void *user_data) {
  stop *s = user_data;
  CHECK(share >= s->latest && share <= 1);
  s->latest = share;
  return ++s->calls != s->after;
}

static void progress(const world *w) {
  stop s = {0, 0, 0};
  kin_lint_options options;
  kin_lint *lint;
  kin_lint_options_init(&options);
  options.progress = stops, options.user_data = &s;
  OK(kin_lint_create(w->engine, &options, &lint));
  TEST("Progress rises from 0 to 1, and the run comes to its end") {
    OK(kin_lint_run(lint));
    CHECK(s.calls > 5 && s.latest == 1);
  }
  const int calls = s.calls;
  TEST("Progress ends the run wherever it wants, and what was found before is gone") {
    for (int after = 1; after < calls; after += after < 8 ? 1 : calls / 8) {
      uint32_t motions;
      s = (stop){0, 0, after};
      LINT_REFUSED(KIN_ERROR_STATE, kin_lint_run(lint));
      CHECK(s.calls == after);
      OK(kin_lint_get_motion_count(lint, &motions));
      CHECK(findings_of(lint) == 0 && motions == 0);
    }
  }
  TEST("Afterwards it runs as before") {
    s = (stop){0, 0, 0};
    OK(kin_lint_run(lint));
    CHECK(s.calls == calls && findings_of(lint) > 0);
  }
  kin_lint_destroy(lint);
}

int main(void) {
  const world w = make_world(NULL);
  progress(&w);
  kin_engine_destroy(w.engine);
  return report();
}
