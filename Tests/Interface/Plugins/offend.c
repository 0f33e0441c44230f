/* offend.c: classes that misbehave, driven by a host: each is named in the log, its recognizer fails, all else goes
 * on, and after KIN_FAULT_LIMIT times the class is switched off. Its argument is the library of offenders.c. */
#include "../../Robustness/C/world.h"

typedef struct log {
  int sentences, offences; /* in all; those that blame a class */
  char latest[512];
} log_book;

static const char *library;

static void take_note(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  log_book *book = user_data;
  (void)engine;
  book->sentences++;
  book->offences += severity == KIN_SEVERITY_CLASS_MISBEHAVING;
  snprintf(book->latest, sizeof book->latest, "%s", sentence);
}

typedef struct scene {
  kin_engine *engine;
  kin_recognizer_id offender, bystander; /* of one class, and a pan beside it */
  log_book book;
  uint64_t milliseconds;
} scene;

static void make_scene(scene *s, const char *class_name) {
  memset(s, 0, sizeof *s);
  OK(kin_engine_create(NULL, &s->engine));
  OK(kin_plugin_load(s->engine, library, NULL));
  OK(kin_engine_set_log(s->engine, take_note, &s->book));
  OK(kin_engine_set_explain(s->engine, true));
  s->offender = attach(s->engine, 0, class_name);
  s->bystander = attach(s->engine, 0, "pan");
  OK(kin_recognizer_allow_simultaneous(s->engine, s->offender, s->bystander, true));
}

/* What came of one drag of one finger: how often each of the two ended or was cancelled, and whether all numbers were
 * numbers. */
typedef struct outcome {
  int offender_ended, offender_cancelled, bystander_ended, blamed;
  int offender_records, odd_numbers;
} outcome;

static void look(scene *s, const kin_event *event, outcome *seen) {
  if (event->type == KIN_EVENT_DECISION) {
    const int is_blame = event->reason == KIN_REASON_CLASS_MISBEHAVING || event->reason == KIN_REASON_ILLEGAL_TRANSITION;
    seen->blamed += is_blame && event->recognizer == s->offender;
    if (is_blame) {
      char sentence[256];
      OK(kin_event_describe(s->engine, event, sentence, sizeof sentence, NULL));
      CHECK((strstr(sentence, "test.") || strstr(sentence, "(removed)")) && strchr(sentence, ' '));
    }
    return;
  }
  for (int i = 0; i < KIN_VALUE_CAPACITY; i++) seen->odd_numbers += !isfinite(event->values[i]) || (i >= (int)event->value_count && event->values[i] != 0);
  seen->odd_numbers += !isfinite(event->x) || !isfinite(event->y);
  if (event->recognizer == s->offender) {
    seen->offender_records++;
    seen->offender_ended += event->state == KIN_STATE_ENDED;
    seen->offender_cancelled += event->state == KIN_STATE_CANCELLED;
    CHECK(event->value_count == 2);
  } else {
    seen->bystander_ended += event->state == KIN_STATE_ENDED;
  }
}

static void collect(scene *s, outcome *seen) {
  const kin_event *events;
  uint32_t count;
  OK(kin_engine_poll(s->engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) look(s, &events[i], seen);
}

static outcome drag(scene *s) {
  outcome seen;
  memset(&seen, 0, sizeof seen);
  s->milliseconds += 100;
  OK(feed_one(s->engine, 1, KIN_PHASE_BEGAN, s->milliseconds, 10, 10));
  for (int i = 1; i <= 6; i++) OK(feed_one(s->engine, 1, KIN_PHASE_MOVED, s->milliseconds += 10, 10 + 20 * i, 10));
  OK(kin_engine_advance(s->engine, (s->milliseconds += 10) * MILLISECOND));
  OK(feed_one(s->engine, 1, KIN_PHASE_ENDED, s->milliseconds += 10, 130, 10));
  collect(s, &seen);
  OK(kin_engine_check_invariants(s->engine));
  return seen;
}

static void expect_offence(const char *class_name, const char *word) {
  static char sentence[128];
  snprintf(sentence, sizeof sentence, "%s is named, fails, and is switched off at last", class_name);
  TEST(sentence) {
    scene s;
    kin_recognizer_id twin, another, good;
    double enabled = 1;
    make_scene(&s, class_name);
    twin = attach(s.engine, 0, class_name); /* of the same class, and well behaved */
    OK(kin_recognizer_set_number(s.engine, twin, "manners", 1));
    OK(kin_recognizer_set_number(s.engine, twin, "observe_only", 1));
    good = attach(s.engine, 0, "test.good"); /* of another class of the same library */
    OK(kin_recognizer_set_number(s.engine, good, "observe_only", 1));
    for (int round = 1; round <= KIN_FAULT_LIMIT; round++) {
      const outcome seen = drag(&s);
      const int is_last = round == KIN_FAULT_LIMIT;
      CHECK(s.book.offences == round + is_last);
      CHECK(strstr(s.book.latest, class_name) && strstr(s.book.latest, is_last ? "switched off" : word));
      CHECK(seen.offender_ended == 0 && seen.odd_numbers == 0 && seen.blamed >= 1);
      CHECK(seen.offender_cancelled == (seen.offender_records > 0));
      CHECK(seen.bystander_ended == (is_last ? 2 : 3)); /* the pan, the good one, and the twin as long as its class is
                                                           trusted */
    }
    OK(kin_recognizer_get_number(s.engine, s.offender, "enabled", &enabled));
    CHECK(enabled == 0);
    REFUSED(s.engine, KIN_ERROR_CLASS, kin_recognizer_set_enabled(s.engine, s.offender, true));
    REFUSED(s.engine, KIN_ERROR_CLASS, kin_recognizer_set_number(s.engine, twin, "enabled", 1));
    REFUSED(s.engine, KIN_ERROR_CLASS, kin_recognizer_add(s.engine, 0, class_name, &another));
    const outcome last = drag(&s);
    CHECK(last.offender_records == 0 && last.bystander_ended == 2 && s.book.offences == KIN_FAULT_LIMIT + 1);
    kin_engine_destroy(s.engine);
    make_scene(&s, class_name); /* another engine knows nothing of it */
    OK(kin_recognizer_set_number(s.engine, s.offender, "manners", 1));
    CHECK(drag(&s).offender_ended == 1 && s.book.sentences == 0);
    kin_engine_destroy(s.engine);
  }
}

static void expect_peace(const char *class_name) {
  TEST("A class that does nothing wrong is left alone") {
    scene s;
    make_scene(&s, class_name);
    for (int round = 0; round < 2 * KIN_FAULT_LIMIT; round++) {
      const outcome seen = drag(&s);
      CHECK(seen.offender_ended == 1 && seen.bystander_ended == 1 && seen.blamed == 0 && seen.odd_numbers == 0);
    }
    CHECK(s.book.sentences == 0);
    kin_engine_destroy(s.engine);
  }
}

static void remove_it(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  (void)severity, (void)sentence;
  OK(kin_recognizer_remove(engine, *(kin_recognizer_id *)user_data));
}

int main(int count, char **arguments) {
  static const char state[] = "a state that cannot follow", number[] = "not a finite number", value[] = "value_count", request[] = "the request";
  static const char *const offences[][2] = {
    {"test.no_state", state}, {"test.negative_state", state}, {"test.begins_again", state}, {"test.back_to_possible", state},
    {"test.not_a_number", number}, {"test.infinite_value", number}, {"test.infinite_location", number}, {"test.mad_crossing", number},
    {"test.foreign_value", value}, {"test.last_foreign_value", value}, {"test.writes_struct_size", request}, {"test.writes_report_count", request}, {"test.writes_reports", request},
    {"test.writes_behind_values", request}, {"test.whole_request", request}, {"test.writes_behind_state", "state_size"},
    {"test.writes_far_behind_state", "state_size"}, {"test.late_deadline", "not later"}, {"test.endless_timer", "without end"},
  };
  if (count != 2) return 1;
  library = arguments[1];
  for (size_t i = 0; i < sizeof offences / sizeof *offences; i++) expect_offence(offences[i][0], offences[i][1]);
  expect_peace("test.good");
  expect_peace("test.many_timers");
  expect_peace("test.slow");

  TEST("A class that spoils memory in set_value is a faulty class, and its recognizer is cancelled") {
    scene s;
    outcome seen;
    double value = 0;
    make_scene(&s, "test.setter");
    memset(&seen, 0, sizeof seen);
    OK(feed_one(s.engine, 1, KIN_PHASE_BEGAN, 10, 10, 10));
    OK(feed_one(s.engine, 1, KIN_PHASE_MOVED, 20, 50, 10));
    OK(kin_recognizer_set_value(s.engine, s.offender, "distance.x", 5));
    CHECK(s.book.offences == 1 && strstr(s.book.latest, "state_size"));
    collect(&s, &seen);
    CHECK(seen.offender_cancelled == 1);
    OK(kin_recognizer_get_value(s.engine, s.offender, "distance.x", &value));
    CHECK(isfinite(value));
    OK(feed_one(s.engine, 1, KIN_PHASE_ENDED, 30, 50, 10));
    kin_engine_destroy(s.engine);
  }

  TEST("A class that spoils memory in prepare is switched off after as many recognizers") {
    scene s;
    kin_recognizer_id made = 0;
    make_scene(&s, "test.preparer");
    for (int i = 1; i < KIN_FAULT_LIMIT; i++) OK(kin_recognizer_add(s.engine, 0, "test.preparer", &made));
    REFUSED(s.engine, KIN_ERROR_CLASS, kin_recognizer_add(s.engine, 0, "test.preparer", &made));
    CHECK(s.book.offences == KIN_FAULT_LIMIT + 1);
    CHECK(drag(&s).bystander_ended == 1);
    kin_engine_destroy(s.engine);
  }

  TEST("A fault is part of the state's hash") {
    scene a, b;
    uint64_t hash;
    make_scene(&a, "test.no_state");
    make_scene(&b, "test.no_state");
    CHECK(hash_of(a.engine) == hash_of(b.engine));
    drag(&a);
    OK(kin_recognizer_set_number(b.engine, b.offender, "enabled", 0));
    drag(&b);
    OK(kin_recognizer_set_number(b.engine, b.offender, "enabled", 1));
    hash = hash_of(a.engine);
    CHECK(hash != hash_of(b.engine));
    kin_engine_destroy(a.engine);
    kin_engine_destroy(b.engine);
  }

  TEST("The log's callback may remove the recognizer that it hears of") {
    scene s;
    kin_state after;
    make_scene(&s, "test.no_state");
    OK(kin_engine_set_log(s.engine, remove_it, &s.offender));
    CHECK(drag(&s).bystander_ended == 1);
    GIVES(KIN_ERROR_STALE, kin_recognizer_get_state(s.engine, s.offender, &after));
    kin_engine_destroy(s.engine);
  }

  TEST("What waits for a faulty class to fail is released") {
    scene s;
    outcome seen;
    make_scene(&s, "test.late_deadline");
    OK(kin_recognizer_require_failure(s.engine, s.bystander, s.offender));
    memset(&seen, 0, sizeof seen);
    seen = drag(&s);
    CHECK(s.book.offences == 1 && seen.bystander_ended == 1);
    kin_engine_destroy(s.engine);
  }
  return report();
}
