/* Recording while a trace is played: a part of a trace is a trace, wherever it begins and ends, and cutting it out
 * changes nothing of what is played. */
#include "cutting.h"

static uint32_t stride = 1; /* of seeds and calls, each so-manyth is tried: all, or fewer where each takes long */

/* Cuts a part out that plays too. */
static void cuts(uint32_t seed, scissors c) {
  session s = record_session(seed, 0, 200, seed % 2, 1);
  kin_replay_report report;
  kin_engine_destroy(cut_out(&s.tape, &c));
  OK(c.last);
  if (!(c.flags & KIN_REPLAY_EXPLAIN)) expect_whole_replay(&c, &s);
  CHECK(c.part.count > 500 && c.part.count < s.tape.count);
  kin_engine_destroy(play_tape(&c.part, 0, NULL, &report));
  CHECK(report.calls >= c.to - c.from && report.checks > 0);
  if (c.flags == 0) CHECK(report.calls == c.to - c.from);
  free_tape(&c.part);
  free_tape(&s.tape);
}

static void cuts_before_each_call(void) {
  session s = record_session(2, 0, 120, false, 1);
  kin_replay_report report;
  uint64_t calls = 0;
  kin_engine_destroy(play_tape(&s.tape, 0, NULL, &report));
  calls = report.calls;
  CHECK(calls > 150);
  for (uint64_t from = 0; from < calls; from += stride) {
    scissors c = {.from = from, .to = from + 9};
    kin_engine *engine = cut_out(&s.tape, &c);
    expect_whole_replay(&c, &s);
    if (c.to >= calls) OK(kin_trace_stop(engine));
    kin_engine_destroy(engine);
    kin_engine_destroy(play_tape(&c.part, 0, NULL, &report));
    CHECK(report.calls >= 9 || c.to >= calls);
    free_tape(&c.part);
  }
  free_tape(&s.tape);
}

static void cuts_a_part_of_a_part(uint32_t seed) {
  session s = record_session(seed, 0, 200, seed % 2, 1);
  scissors outer = {.from = 50, .to = 250}, inner = {.from = 40, .to = 150};
  kin_replay_report report;
  kin_engine_destroy(cut_out(&s.tape, &outer));
  kin_engine_destroy(cut_out(&outer.part, &inner));
  kin_engine_destroy(play_tape(&inner.part, 0, NULL, &report));
  CHECK(report.calls == 110);
  free_tape(&outer.part);
  free_tape(&inner.part);
  free_tape(&s.tape);
}

/* A recording that is not over when the replay is: the engine is used on, without the recorded host. */
static void goes_on_after_the_replay(uint32_t seed, bool has_log, bool is_used) {
  session s = record_session(seed, 0, 200, seed % 2, 1);
  scissors c = {.from = 100, .to = NEVER, .has_log = has_log};
  world w = make_world(NULL); /* its ids */
  const char *name = "", *same = "";
  kin_engine_destroy(w.engine);
  w.engine = cut_out(&s.tape, &c);
  expect_whole_replay(&c, &s);
  hand h = {.time = c.report.end_ns / MILLISECOND};
  if (is_used) use(&w, &h, 60, NULL);
  OK(kin_trace_stop(w.engine));
  kin_engine *engine = play_tape(&c.part, 0, NULL, NULL);
  CHECK(hash_of(engine) == hash_of(w.engine));
  OK(kin_recognizer_get_name(w.engine, w.tap, &name));
  OK(kin_recognizer_get_name(engine, w.tap, &same));
  CHECK(strcmp(name, same) == 0);
  kin_engine_destroy(engine);
  kin_engine_destroy(w.engine);
  free_tape(&c.part);
  free_tape(&s.tape);
}

static void cuts_with_the_hosts_code(uint32_t seed) {
  session s = record_session(seed, 0, 200, seed % 2, 1);
  scissors c = {.from = 100, .to = 150, .flags = KIN_REPLAY_LIVE, .has_log = seed % 3 == 0};
  c.host.w = make_world(NULL); /* its ids */
  kin_engine_destroy(c.host.w.engine);
  kin_engine *engine = engine_for(&s.tape);
  OK(kin_recognizer_class_register(engine, &counting_class));
  OK(cut_in(engine, &s.tape, &c));
  OK(c.last);
  expect_whole_replay(&c, &s);
  kin_engine_destroy(engine);
  kin_engine_destroy(play_tape(&c.part, 0, NULL, NULL));
  free_tape(&c.part);
  free_tape(&s.tape);
}

static void sink_refuses(uint32_t seed, bool has_log) {
  session s = record_session(seed, 0, 200, seed % 2, 1);
  scissors c = {.from = 50, .to = NEVER, .has_log = has_log, .part = {.refuse_after = 9000}};
  kin_engine *engine = cut_out(&s.tape, &c);
  expect_whole_replay(&c, &s);
  GIVES(KIN_ERROR_SINK, kin_trace_stop(engine));
  kin_engine_destroy(engine);
  free_tape(&c.part);
  free_tape(&s.tape);
}

int main(int argument_count, char **arguments) {
  if (argument_count > 1) stride = (uint32_t)strtoul(arguments[1], NULL, 10);
  TEST("A part of a trace is a trace: cut out while another plays, which does not notice") {
    for (uint32_t seed = 1; seed <= 60; seed += stride) cuts(seed, (scissors){.from = 100, .to = 150});
  }
  TEST("The same with a log, with explanations that were not recorded, and in a flight recorder") {
    for (uint32_t seed = 1; seed <= 20; seed += stride) {
      cuts(seed, (scissors){.from = 100, .to = 150, .has_log = true});
      cuts(seed, (scissors){.from = 100, .to = 150, .flags = KIN_REPLAY_EXPLAIN});
      cuts(seed, (scissors){.from = 100, .to = 150, .flight = 1 << 20});
    }
  }
  TEST("It may begin and end before any call") cuts_before_each_call();
  TEST("It may be a part of a part") {
    for (uint32_t seed = 1; seed <= 20; seed += stride) cuts_a_part_of_a_part(seed);
  }
  TEST("It may go on after the replay, and has what the end of that takes away") {
    for (uint32_t seed = 1; seed <= 20; seed += stride) goes_on_after_the_replay(seed, seed % 3 == 0, seed % 5 != 0);
  }
  TEST("It may be cut out while the host's code runs") {
    for (uint32_t seed = 1; seed <= 20; seed += stride) cuts_with_the_hosts_code(seed);
  }
  TEST("A sink that refuses ends the recording, not the replay") {
    for (uint32_t seed = 1; seed <= 20; seed += stride) sink_refuses(seed, seed % 3 == 0);
  }
  return report();
}
