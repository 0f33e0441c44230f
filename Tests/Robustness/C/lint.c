/* kin_lint_...: what a host hands in wrong is refused with a code and a sentence, and the engine that is looked at
 * does not notice. */
#include "pool.h"
#include "tape.h"
#include "world.h"

#include <kinesic/lint.h>

/* Fails a call so that the latest sentence is another one than that which is looked for. Null: of this thread. */
static void fail_otherwise(kin_lint *lint, const char *looked_for) {
  (void)(lint ? kin_lint_get_remedy(lint, 0, 0, NULL) : kin_lint_run(NULL));
  if (strstr(kin_lint_last_error(lint), looked_for)) (void)(lint ? kin_lint_add_wish(lint, NULL) : kin_lint_create(NULL, NULL, NULL));
  CHECK(strlen(kin_lint_last_error(lint)) > 10 && strstr(kin_lint_last_error(lint), looked_for) == NULL);
}

/* Refused with this code, and the sentence of `whose` lint, for null of this thread, says `what`. */
#define SAYS(whose, code, what, call) \
  do { \
    fail_otherwise(whose, what); \
    GIVES(code, call); \
    if (strstr(kin_lint_last_error(whose), what) == NULL) test_fault(__FILE__, __LINE__, "the sentence of " #call " lacks " #what, kin_lint_last_error(whose)); \
  } while (0)
#define LINT_REFUSED(code, what, call) SAYS(lint, code, what, call)
/* The same of a call that has no lint to keep its sentence. */
#define REFUSED_ALONE(code, what, call) SAYS(NULL, code, what, call)

static kin_lint *lint_of(const kin_engine *engine, uint32_t flags) {
  kin_lint_options options;
  kin_lint *lint = NULL;
  kin_lint_options_init(&options);
  options.flags = flags;
  OK(kin_lint_create(engine, &options, &lint));
  return lint;
}

static kin_result count_bytes(const void *bytes, uint32_t count, void *user_data) {
  (void)bytes;
  *(uint64_t *)user_data += count;
  return KIN_OK;
}

static kin_result refuse_second(const void *bytes, uint32_t count, void *user_data) {
  (void)bytes, (void)count;
  return ++*(int *)user_data == 2 ? KIN_ERROR_SINK : KIN_OK;
}

static kin_result refuse(const void *bytes, uint32_t count, void *user_data) {
  (void)bytes, (void)count, (void)user_data;
  return KIN_ERROR_INVALID;
}

static uint32_t findings_of(const kin_lint *lint) {
  uint32_t count = 0;
  OK(kin_lint_get_finding_count(lint, &count));
  return count;
}

static const kin_touch_sample finger[2] = {
  {.touch = 1, .x = 10, .y = 10, .phase = KIN_PHASE_BEGAN}, {.touch = 1, .time_ns = 50 * MILLISECOND, .x = 10, .y = 10, .phase = KIN_PHASE_ENDED}};

static void null_pointers(const world *w) {
  kin_lint *lint = lint_of(w->engine, 0), *none = NULL;
  kin_wish_outcome outcome = {.recognizer = w->tap, .flags = KIN_WISH_FIRES};
  kin_wish wish = {.name = "a tap taps", .motion = "tap", .outcome_count = 1, .outcomes = &outcome};
  kin_finding finding;
  kin_lint_motion motion;
  kin_lint_outcome cell;
  uint32_t count;
  uint64_t other, bytes = 0;
  const char *text;
  kin_finding_init(&finding);
  kin_lint_motion_init(&motion);
  TEST("Before the first refusal there is no sentence, and a lint has its own") {
    CHECK(strcmp(kin_lint_last_error(NULL), "") == 0 && strcmp(kin_lint_last_error(lint), "") == 0);
    (void)kin_lint_run(NULL);
    CHECK(strcmp(kin_lint_last_error(lint), "") == 0);
  }
  TEST("Null is refused where it is a lint, an engine or a place for an answer") {
    REFUSED_ALONE(KIN_ERROR_NULL, "the engine is null", kin_lint_create(NULL, NULL, &none));
    REFUSED_ALONE(KIN_ERROR_NULL, "out_lint is null", kin_lint_create(w->engine, NULL, NULL));
    kin_lint_destroy(NULL);
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_allow(NULL, KIN_FINDING_LATE, 0, 0));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_add_motion(NULL, "mine", finger, 2));
    LINT_REFUSED(KIN_ERROR_NULL, "name is null", kin_lint_add_motion(lint, NULL, finger, 2));
    LINT_REFUSED(KIN_ERROR_NULL, "samples is null", kin_lint_add_motion(lint, "mine", NULL, 2));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_add_wish(NULL, &wish));
    LINT_REFUSED(KIN_ERROR_NULL, "wish is null", kin_lint_add_wish(lint, NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_run(NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_get_finding_count(NULL, &count));
    LINT_REFUSED(KIN_ERROR_NULL, "out_count is null", kin_lint_get_finding_count(lint, NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_get_finding(NULL, 0, &finding));
    LINT_REFUSED(KIN_ERROR_NULL, "out_finding is null", kin_lint_get_finding(lint, 0, NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_get_remedy(NULL, 0, 0, &text));
    LINT_REFUSED(KIN_ERROR_NULL, "out_sentence is null", kin_lint_get_remedy(lint, 0, 0, NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_get_motion_count(NULL, &count));
    LINT_REFUSED(KIN_ERROR_NULL, "out_count is null", kin_lint_get_motion_count(lint, NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_get_motion(NULL, 0, &motion));
    LINT_REFUSED(KIN_ERROR_NULL, "out_motion is null", kin_lint_get_motion(lint, 0, NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_get_outcome(NULL, 0, w->tap, &cell, &other));
    LINT_REFUSED(KIN_ERROR_NULL, "out_outcome is null", kin_lint_get_outcome(lint, 0, w->tap, NULL, &other));
    LINT_REFUSED(KIN_ERROR_RANGE, "no motion of this number", kin_lint_get_outcome(lint, 0, w->tap, &cell, NULL));
    REFUSED_ALONE(KIN_ERROR_NULL, "the lint is null", kin_lint_write_json(NULL, count_bytes, &bytes));
    LINT_REFUSED(KIN_ERROR_NULL, "sink is null", kin_lint_write_json(lint, NULL, NULL));
  }
  TEST("A wish without a name, outcomes, or a motion or samples is refused") {
    wish.name = NULL;
    LINT_REFUSED(KIN_ERROR_NULL, "name of kin_wish", kin_lint_add_wish(lint, &wish));
    wish.name = "a tap taps", wish.outcomes = NULL;
    LINT_REFUSED(KIN_ERROR_NULL, "outcomes of kin_wish", kin_lint_add_wish(lint, &wish));
    wish.outcomes = &outcome, wish.motion = NULL;
    LINT_REFUSED(KIN_ERROR_NULL, "motion and samples of kin_wish", kin_lint_add_wish(lint, &wish));
  }
  kin_lint_destroy(lint);
}

static void wrong_sizes(const world *w) {
  kin_lint *lint = lint_of(w->engine, KIN_LINT_WITHOUT_REMEDIES), *none = NULL;
  kin_lint_options options;
  kin_finding finding;
  kin_lint_motion motion;
  OK(kin_lint_run(lint));
  TEST("A struct_size that is none is refused, and nothing is written") {
    const uint32_t sizes[3] = {0, 4, sizeof options - 1};
    for (int i = 0; i < 3; i++) {
      kin_lint_options_init(&options);
      options.struct_size = sizes[i];
      REFUSED_ALONE(KIN_ERROR_SIZE, "kin_lint_options_init", kin_lint_create(w->engine, &options, &none));
      memset(&finding, 0xA5, sizeof finding), memset(&motion, 0xA5, sizeof motion);
      finding.struct_size = motion.struct_size = sizes[i];
      LINT_REFUSED(KIN_ERROR_SIZE, "kin_finding_init", kin_lint_get_finding(lint, 0, &finding));
      LINT_REFUSED(KIN_ERROR_SIZE, "kin_lint_motion_init", kin_lint_get_motion(lint, 0, &motion));
      CHECK(finding.kind == (int32_t)0xA5A5A5A5 && motion.sample_count == 0xA5A5A5A5 && none == NULL);
    }
  }
  TEST("A struct of a later level is taken when what is beyond is zero, and its end is filled with zeros") {
    struct {
      kin_lint_options known;
      uint64_t later;
    } longer = {.later = 0};
    struct {
      kin_finding known;
      uint64_t later;
    } found;
    kin_lint_options_init(&longer.known);
    longer.known.struct_size = sizeof longer;
    OK(kin_lint_create(w->engine, &longer.known, &none));
    kin_lint_destroy(none), none = NULL;
    longer.later = 1;
    REFUSED_ALONE(KIN_ERROR_SIZE, "kin_lint_options_init", kin_lint_create(w->engine, &longer.known, &none));
    memset(&found, 0xA5, sizeof found);
    found.known.struct_size = sizeof found;
    OK(kin_lint_get_finding(lint, 0, &found.known));
    CHECK(found.known.struct_size == sizeof found && found.later == 0 && found.known.sentence[0] != 0);
  }
  TEST("An engine whose time is nearly over is refused") {
    kin_engine *late;
    OK(kin_engine_create(NULL, &late));
    OK(kin_engine_advance(late, UINT64_C(1) << 63));
    REFUSED_ALONE(KIN_ERROR_TIME, "2^62", kin_lint_create(late, NULL, &none));
    CHECK(none == NULL);
    kin_engine_destroy(late);
  }
  TEST("A flag or a size of the window that is none is refused") {
    const double wrong[5] = {-1, NAN, INFINITY, -INFINITY, 2 * KIN_NUMBER_LIMIT};
    for (int i = 0; i < 10; i++) {
      kin_lint_options_init(&options);
      *(i < 5 ? &options.width : &options.height) = wrong[i % 5];
      REFUSED_ALONE(KIN_ERROR_INVALID, i < 5 ? "width" : "height", kin_lint_create(w->engine, &options, &none));
    }
    kin_lint_options_init(&options);
    options.flags = 2;
    REFUSED_ALONE(KIN_ERROR_INVALID, "flags", kin_lint_create(w->engine, &options, &none));
    CHECK(none == NULL);
  }
  TEST("A number beyond what was found is refused") {
    kin_lint_outcome cell;
    const char *text;
    uint32_t motions, beyond[2] = {0, UINT32_MAX};
    OK(kin_lint_get_motion_count(lint, &motions));
    CHECK(motions > 10);
    kin_finding_init(&finding), kin_lint_motion_init(&motion);
    for (int i = 0; i < 2; i++) {
      LINT_REFUSED(KIN_ERROR_RANGE, "no finding of this number", kin_lint_get_finding(lint, i ? beyond[i] : findings_of(lint), &finding));
      LINT_REFUSED(KIN_ERROR_RANGE, i ? "no finding of this number" : "no remedy of this number", kin_lint_get_remedy(lint, beyond[i], beyond[1 - i], &text));
      LINT_REFUSED(KIN_ERROR_RANGE, "no motion of this number", kin_lint_get_motion(lint, i ? beyond[i] : motions, &motion));
      LINT_REFUSED(KIN_ERROR_RANGE, "no motion of this number", kin_lint_get_outcome(lint, i ? beyond[i] : motions, w->tap, &cell, NULL));
    }
  }
  TEST("Who is nobody is stale, and a kind that is none is invalid") {
    kin_lint_outcome cell;
    uint64_t ids[4] = {0, UINT64_MAX, w->front, w->tap + (UINT64_C(1) << 32)};
    for (int i = 0; i < 4; i++) LINT_REFUSED(KIN_ERROR_STALE, "no such recognizer", kin_lint_get_outcome(lint, 0, ids[i], &cell, NULL));
    for (int kind = -2; kind < 12; kind++)
      if (kind < 0 || kind > KIN_FINDING_LOST) LINT_REFUSED(KIN_ERROR_INVALID, "KIN_FINDING_", kin_lint_allow(lint, kind, 0, 0));
    CHECK(strcmp(kin_finding_kind_name(KIN_FINDING_SHADOWED), "shadowed") == 0);
    CHECK(strcmp(kin_finding_kind_name(-1), "?") == 0 && strcmp(kin_finding_kind_name(KIN_FINDING_LOST + 1), "?") == 0);
    CHECK(strcmp(kin_finding_kind_name(INT32_MAX), "?") == 0 && strcmp(kin_finding_kind_name(INT32_MIN), "?") == 0);
  }
  kin_lint_destroy(lint);
}

static void motions_and_wishes(const world *w) {
  kin_lint *lint = lint_of(w->engine, KIN_LINT_WITHOUT_REMEDIES);
  kin_wish_outcome outcome = {.recognizer = w->tap, .flags = KIN_WISH_FIRES, .within_ns = KIN_TIME_NEVER};
  kin_wish wish = {.name = "wish", .samples = finger, .sample_count = 2, .outcome_count = 1, .outcomes = &outcome};
  TEST("Samples that are none, or not in order, are no motion and no wish") {
    const double numbers[4] = {NAN, INFINITY, -INFINITY, 2 * KIN_NUMBER_LIMIT};
    kin_touch_sample samples[2];
    for (int i = 0; i < 9; i++) {
      memcpy(samples, finger, sizeof samples);
      if (i < 8) *(i < 4 ? &samples[i % 2].x : &samples[i % 2].y) = numbers[i % 4];
      else samples[0].time_ns = samples[1].time_ns + 1;
      wish.samples = samples;
      const char *what = i < 8 ? "x or y" : "backwards";
      LINT_REFUSED(KIN_ERROR_INVALID, what, kin_lint_add_motion(lint, "wrong", samples, 2));
      LINT_REFUSED(KIN_ERROR_INVALID, what, kin_lint_add_wish(lint, &wish));
    }
    memcpy(samples, finger, sizeof samples), samples[1].time_ns = UINT64_C(3600000000001);
    LINT_REFUSED(KIN_ERROR_INVALID, "an hour", kin_lint_add_motion(lint, "endless", samples, 2));
    LINT_REFUSED(KIN_ERROR_INVALID, "at least one sample", kin_lint_add_motion(lint, "empty", finger, 0));
    wish.samples = finger, wish.sample_count = 0;
    LINT_REFUSED(KIN_ERROR_INVALID, "at least one sample", kin_lint_add_wish(lint, &wish));
  }
  wish.samples = NULL, wish.sample_count = 0, wish.motion = "tap";
  TEST("A wish about nobody, or without an outcome, is refused") {
    const uint64_t nobody[3] = {0, w->front, UINT64_MAX};
    for (int i = 0; i < 3; i++) {
      outcome.recognizer = nobody[i];
      LINT_REFUSED(KIN_ERROR_STALE, "a recognizer that the engine does not have", kin_lint_add_wish(lint, &wish));
    }
    outcome.recognizer = w->tap, wish.view = w->tap;
    LINT_REFUSED(KIN_ERROR_STALE, "a view that the engine does not have", kin_lint_add_wish(lint, &wish));
    wish.view = 0, wish.outcome_count = 0;
    LINT_REFUSED(KIN_ERROR_INVALID, "without an outcome", kin_lint_add_wish(lint, &wish));
    wish.outcome_count = 1, outcome.flags = 4;
    LINT_REFUSED(KIN_ERROR_INVALID, "flags of kin_wish_outcome", kin_lint_add_wish(lint, &wish));
    outcome.flags = KIN_WISH_FIRES, outcome.reserved = 1;
    LINT_REFUSED(KIN_ERROR_INVALID, "reserved of kin_wish_outcome", kin_lint_add_wish(lint, &wish));
    outcome.reserved = 0;
  }
  TEST("A motion that has no such name is unknown, and the sentence names some") {
    char *longest = malloc(100001);
    memset(longest, 'x', 100000), longest[100000] = 0;
    const char *names[4] = {"", "tapp", "\x80\xff", longest};
    for (int i = 0; i < 4; i++) {
      wish.motion = names[i];
      LINT_REFUSED(KIN_ERROR_UNKNOWN, "flick left", kin_lint_add_wish(lint, &wish));
    }
    free(longest);
  }
  TEST("What was refused left nothing, and what is right is played and judged") {
    uint32_t motions, with_mine;
    wish.motion = "tap", wish.view = w->front;
    OK(kin_lint_run(lint));
    OK(kin_lint_get_motion_count(lint, &motions));
    OK(kin_lint_add_motion(lint, "mine \"\\\n\x01\xc3\xa9", finger, 2));
    OK(kin_lint_add_wish(lint, &wish));
    OK(kin_lint_run(lint));
    OK(kin_lint_get_motion_count(lint, &with_mine));
    CHECK(with_mine == motions + 2);
  }
  kin_lint_destroy(lint);
}

/* Samples that no engine takes, in a motion and in a wish: they are played or left out, and nothing breaks. */
static void strange_samples(const world *w, int many) {
  TEST("A motion of samples that an engine refuses is no motion that breaks anything") {
    kin_lint *lint = lint_of(w->engine, 0);
    kin_touch_sample samples[4];
    memset(samples, 0, sizeof samples);
    for (int i = 0; i < 40; i++) {
      for (int j = 0; j < 4; j++) {
        samples[j].touch = (uint64_t)((i + j) % 3) * (i % 2 ? 1 : UINT64_MAX / 2);
        samples[j].phase = (i * 7 + j * 5) % 11 - 2, samples[j].type = (i * 3 + j) % 9 - 2;
        samples[j].x = i % 5 == 0 ? KIN_NUMBER_LIMIT : 30 * j, samples[j].y = 10;
        samples[j].time_ns = (uint64_t)j * (i % 4 == 3 ? UINT64_C(900000000000) : 16000000);
        samples[j].view = i % 6 == 5 ? w->front : i % 6 == 4 ? 12345 : 0;
        samples[j].force = i % 7 == 0 ? NAN : 1, samples[j].major_radius = i % 8 == 0 ? -INFINITY : 0;
      }
      const kin_result given = kin_lint_add_motion(lint, "strange", samples, 4);
      CHECK(given == KIN_OK || given == KIN_ERROR_INVALID);
    }
    OK(kin_lint_run(lint));
    kin_lint_destroy(lint);
  }
  TEST("A motion of a million samples is played") {
    kin_lint *lint = lint_of(w->engine, KIN_LINT_WITHOUT_REMEDIES);
    kin_touch_sample *samples = calloc((size_t)many, sizeof *samples);
    for (int i = 0; i < many; i++) {
      samples[i] = touch_at(1, i == 0 ? KIN_PHASE_BEGAN : i == many - 1 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED, 0, 100 + i % 50, 100);
      samples[i].time_ns = (uint64_t)i * 1000000;
    }
    OK(kin_lint_add_motion(lint, "long", samples, (uint32_t)many));
    free(samples);
    OK(kin_lint_run(lint));
    kin_lint_destroy(lint);
  }
}

static void reports(const world *w) {
  kin_lint *lint = lint_of(w->engine, 0);
  tape first = {0}, again = {0};
  TEST("Two runs give the same report, and so does another lint of the engine") {
    OK(kin_lint_run(lint));
    OK(kin_lint_write_json(lint, write_tape, &first));
    OK(kin_lint_run(lint));
    OK(kin_lint_write_json(lint, write_tape, &again));
    CHECK(first.count == again.count && memcmp(first.bytes, again.bytes, first.count) == 0);
    kin_lint *other = lint_of(w->engine, 0);
    free_tape(&again);
    again = (tape){0};
    OK(kin_lint_run(other));
    OK(kin_lint_write_json(other, write_tape, &again));
    CHECK(first.count == again.count && memcmp(first.bytes, again.bytes, first.count) == 0);
    kin_lint_destroy(other);
  }
  TEST("A sink that refuses ends the report, at once and later") {
    int calls = 0;
    LINT_REFUSED(KIN_ERROR_SINK, "sink refused", kin_lint_write_json(lint, refuse, NULL));
    if (first.count > 65536) LINT_REFUSED(KIN_ERROR_SINK, "sink refused", kin_lint_write_json(lint, refuse_second, &calls));
    CHECK(first.count <= 65536 || calls == 2);
  }
  TEST("All that it says is there: sentences, remedies, motions") {
    uint32_t motions;
    OK(kin_lint_get_motion_count(lint, &motions));
    for (uint32_t i = 0; i < findings_of(lint); i++) {
      kin_finding finding;
      const char *text = NULL;
      kin_finding_init(&finding);
      OK(kin_lint_get_finding(lint, i, &finding));
      CHECK(strlen(finding.sentence) > 10);
      CHECK(finding.motion == KIN_LINT_NONE ? finding.motion_count == 0 : finding.motion < motions);
      for (uint32_t j = 0; j < finding.remedy_count; j++) OK(kin_lint_get_remedy(lint, i, j, &text));
      LINT_REFUSED(KIN_ERROR_RANGE, "no remedy of this number", kin_lint_get_remedy(lint, i, finding.remedy_count, &text));
    }
    for (uint32_t i = 0; i < motions; i++) {
      kin_lint_motion motion, same;
      kin_lint_motion_init(&motion), kin_lint_motion_init(&same);
      OK(kin_lint_get_motion(lint, i, &motion));
      OK(kin_lint_get_motion(lint, i, &same));
      CHECK(motion.name && motion.samples == same.samples && motion.scrolls == same.scrolls);
      CHECK((motion.sample_count > 0) != (motion.scroll_count > 0));
      CHECK((motion.samples != NULL) == (motion.sample_count > 0) && (motion.scrolls != NULL) == (motion.scroll_count > 0));
      if (motion.sample_count) CHECK(motion.samples[0].time_ns == 0);
    }
  }
  TEST("What is allowed is listed last") {
    kin_finding finding;
    kin_finding_init(&finding);
    for (int kind = 0; kind <= KIN_FINDING_LOST; kind++) OK(kin_lint_allow(lint, kind, 0, 0));
    OK(kin_lint_allow(lint, KIN_FINDING_LATE, UINT64_MAX, 17));
    OK(kin_lint_run(lint));
    for (uint32_t i = 0; i < findings_of(lint); i++) {
      OK(kin_lint_get_finding(lint, i, &finding));
      CHECK(finding.is_allowed == 1);
    }
  }
  free_tape(&first), free_tape(&again);
  kin_lint_destroy(lint);
}

static void count_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)event;
  ++*(int *)user_data;
}

/* With a trace, a callback and waiting records, in the middle of a drag: nobody notices. */
static void living(void) {
  const world w = make_world(NULL);
  const kin_event *events;
  tape t = {0}, quiet = {0};
  uint32_t waiting = 0;
  int calls = 0;
  OK(kin_trace_start(w.engine, write_tape, &t));
  OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 100, 100));
  for (int i = 1; i < 9; i++) OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 10 + 16 * (uint64_t)i, 100 + 9 * i, 100));
  OK(kin_engine_set_event_callback(w.engine, count_event, &calls));
  const uint64_t hash = hash_of(w.engine);
  const size_t written = t.count;
  TEST("A lint in the middle of a gesture changes nothing, records nothing, sends nothing") {
    kin_lint *lint = lint_of(w.engine, 0);
    OK(kin_lint_run(lint));
    OK(kin_lint_run(lint));
    kin_lint_destroy(lint);
    CHECK(hash_of(w.engine) == hash && calls == 0 && t.count == written);
    OK(kin_engine_set_event_callback(w.engine, NULL, NULL));
    OK(kin_engine_poll(w.engine, &events, &waiting));
    CHECK(waiting > 5);
    OK(kin_engine_check_invariants(w.engine));
  }
  TEST("The gesture goes on, and its trace plays") {
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 200, 260, 100));
    OK(feed_one(w.engine, 1, KIN_PHASE_ENDED, 216, 260, 100));
    OK(kin_trace_stop(w.engine));
    kin_engine *player = engine_for(&t);
    OK(kin_trace_replay(player, t.bytes, t.count, NULL, NULL));
    CHECK(hash_of(player) == hash_of(w.engine));
    kin_engine_destroy(player);
  }
  TEST("The lint may outlive its engine, and recognizers that the engine lost are still those of the lint") {
    kin_lint *lint = lint_of(w.engine, 0);
    kin_lint_outcome cell;
    OK(kin_recognizer_remove(w.engine, w.tap));
    kin_engine_destroy(w.engine);
    OK(kin_lint_run(lint));
    OK(kin_lint_get_outcome(lint, 0, w.tap, &cell, NULL));
    kin_lint_destroy(lint);
  }
  free_tape(&t), free_tape(&quiet);
}

/* What a delegate found when it was asked. */
typedef struct looking {
  const kin_engine *engine;
  int asked, elsewhere, leftward, rightward;
} looking;

static bool goes_left(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  looking *seen = user_data;
  double x = 0;
  OK(kin_recognizer_get_value(engine, recognizer, "translation.x", &x));
  seen->asked++, seen->elsewhere += engine != seen->engine;
  seen->leftward += x < -5, seen->rightward += x > 5;
  return x < 0;
}

static void delegates(void) {
  kin_engine *engine;
  kin_view_id root;
  kin_recognizer_id pan;
  kin_recognizer_delegate delegate;
  kin_finding finding;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_engine_root_view(engine, &root));
  OK(kin_recognizer_add(engine, root, "pan", &pan));
  looking seen = {engine, 0, 0, 0, 0};
  kin_recognizer_delegate_init(&delegate);
  delegate.should_begin = goes_left, delegate.user_data = &seen;
  OK(kin_recognizer_set_delegate(engine, pan, &delegate));
  kin_lint *lint = lint_of(engine, KIN_LINT_WITHOUT_REMEDIES);
  TEST("A delegate sees what the recognizer has of the motion, in the engine that it is handed") {
    OK(kin_lint_run(lint));
    CHECK(seen.asked > 20 && seen.elsewhere == seen.asked && seen.leftward > 5 && seen.rightward > 5);
    kin_finding_init(&finding);
    for (uint32_t i = 0; i < findings_of(lint); i++) {
      OK(kin_lint_get_finding(lint, i, &finding));
      CHECK(finding.kind != KIN_FINDING_NEVER);
    }
  }
  kin_lint_destroy(lint);
  kin_engine_destroy(engine);
}

static bool lints_itself(kin_engine *engine, kin_recognizer_id recognizer, void *user_data) {
  kin_lint *none = NULL;
  (void)recognizer;
  REFUSED_ALONE(KIN_ERROR_REENTRANT, "callback", kin_lint_create(engine, NULL, &none));
  CHECK(none == NULL);
  return ++*(int *)user_data > 0;
}

/* Engines that cannot be copied. */
static void no_copies(void) {
  kin_engine_options options;
  kin_engine_options_init(&options);
  pool p = {0};
  const kin_allocator allocator = allocator_of(&p);
  options.allocator = &allocator;
  const world w = make_world(&options);
  kin_recognizer_delegate delegate;
  kin_lint *none = NULL;
  int asked = 0;
  kin_recognizer_delegate_init(&delegate);
  delegate.should_begin = lints_itself, delegate.user_data = &asked;
  OK(kin_recognizer_set_delegate(w.engine, w.pan, &delegate));
  TEST("An engine is not linted from within its own callback, nor without memory for a copy") {
    OK(feed_one(w.engine, 1, KIN_PHASE_BEGAN, 10, 10, 10));
    OK(feed_one(w.engine, 1, KIN_PHASE_MOVED, 300, 30, 10));
    CHECK(asked > 0);
    p.refuse_from = 1, p.refuse_to = UINT64_MAX;
    REFUSED_ALONE(KIN_ERROR_MEMORY, "no memory", kin_lint_create(w.engine, NULL, &none));
    CHECK(none == NULL);
  }
  kin_engine_destroy(w.engine);
}

/* lint [SAMPLES]: how many the longest motion has, a million without it. */
int main(int argc, char **argv) {
  const world w = make_world(NULL);
  null_pointers(&w);
  wrong_sizes(&w);
  motions_and_wishes(&w);
  strange_samples(&w, argc > 1 ? atoi(argv[1]) : 1000000);
  reports(&w);
  kin_engine_destroy(w.engine);
  living();
  delegates();
  no_copies();
  return report();
}
