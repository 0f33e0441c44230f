/* A run that its progress ends: nothing is left of it, and the next one is as the first. And callbacks that call the
 * lint that asks them, or destroy it. */
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

static kin_result count_bytes(const void *bytes, uint32_t count, void *user_data) {
  return (void)bytes, *(uint64_t *)user_data += count, KIN_OK;
}

/* A lint that is called, and destroyed if `destroys`, from each place at which it asks the host. */
typedef struct caller {
  kin_lint *lint;
  kin_recognizer_id tap;
  int asked;
  bool destroys;
} caller;

#define BUSY(call) \
  do { \
    GIVES(KIN_ERROR_REENTRANT, call); \
    CHECK(strstr(kin_lint_last_error(c->lint), "cannot call the lint") != NULL); \
  } while (0)

static void call_all(caller *c) {
  static const kin_touch_sample sample = {.touch = 1, .phase = KIN_PHASE_BEGAN};
  kin_wish_outcome outcome = {.recognizer = c->tap, .flags = KIN_WISH_FIRES};
  kin_wish wish = {.name = "a tap taps", .motion = "tap", .outcome_count = 1, .outcomes = &outcome};
  kin_finding finding;
  kin_lint_motion motion;
  kin_lint_outcome cell;
  uint32_t count;
  uint64_t bytes = 0;
  const char *text;
  kin_finding_init(&finding), kin_lint_motion_init(&motion);
  c->asked++;
  if (c->destroys) kin_lint_destroy(c->lint);
  if (c->destroys) return;
  BUSY(kin_lint_run(c->lint));
  BUSY(kin_lint_allow(c->lint, KIN_FINDING_LATE, 0, 0));
  BUSY(kin_lint_add_motion(c->lint, "mine", &sample, 1));
  BUSY(kin_lint_add_wish(c->lint, &wish));
  BUSY(kin_lint_get_finding_count(c->lint, &count));
  BUSY(kin_lint_get_finding(c->lint, 0, &finding));
  BUSY(kin_lint_get_remedy(c->lint, 0, 0, &text));
  BUSY(kin_lint_get_motion_count(c->lint, &count));
  BUSY(kin_lint_get_motion(c->lint, 0, &motion));
  BUSY(kin_lint_get_outcome(c->lint, 0, c->tap, &cell, NULL));
  BUSY(kin_lint_write_json(c->lint, count_bytes, &bytes));
}

static bool progress_that_calls(double share, void *user_data) { return (void)share, call_all(user_data), true; }
static bool delegate_that_calls(kin_engine *e, kin_recognizer_id r, void *u) { return (void)e, (void)r, call_all(u), true; }
static kin_result sink_that_calls(const void *bytes, uint32_t count, void *user_data) {
  return (void)bytes, (void)count, call_all(user_data), KIN_OK;
}

enum { BY_PROGRESS, BY_DELEGATE, BY_SINK, WAYS };

static void called_back(int way, bool destroys) {
  kin_engine *engine;
  caller c = {.destroys = destroys};
  kin_recognizer_delegate delegate;
  kin_lint_options options;
  kin_lint_options_init(&options);
  OK(kin_engine_create(NULL, &engine));
  OK(kin_recognizer_add(engine, 0, "tap", &c.tap));
  if (way == BY_PROGRESS) options.progress = progress_that_calls, options.user_data = &c;
  kin_recognizer_delegate_init(&delegate);
  delegate.should_begin = delegate_that_calls, delegate.user_data = &c;
  if (way == BY_DELEGATE) OK(kin_recognizer_set_delegate(engine, c.tap, &delegate));
  OK(kin_lint_create(engine, &options, &c.lint));
  OK(kin_lint_run(c.lint));
  if (way == BY_SINK) OK(kin_lint_write_json(c.lint, sink_that_calls, &c));
  CHECK(c.asked > 0);
  kin_engine_destroy(engine);
  if (destroys) return; // no more calls of it: memory checkers see that it has gone, once
  uint32_t motions;
  OK(kin_lint_get_motion_count(c.lint, &motions));
  CHECK(motions > 10);
  OK(kin_lint_run(c.lint));
  kin_lint_destroy(c.lint);
}

static void callbacks(void) {
  TEST("Who is asked by a lint cannot call it, and it goes on") {
    for (int way = 0; way < WAYS; way++) called_back(way, false);
  }
  TEST("Who is asked by a lint may destroy it: it goes when the call is over") {
    for (int way = 0; way < WAYS; way++) called_back(way, true);
  }
}

int main(void) {
  const world w = make_world(NULL);
  progress(&w);
  callbacks();
  kin_engine_destroy(w.engine);
  return report();
}
