/* Recording while a trace is played: a part of a trace is a trace, wherever it begins and ends, and cutting it out
 * changes nothing of what is played. */
#include "pool.h"
#include "session.h"

enum { NEVER = 1000000 };

/* What the engine asks of the host's allocator at least, in a replay. Ordinary Swift, which AddressSanitizer watches,
 * has a heap of its own beside it. */
#if defined(__has_feature)
#if __has_feature(address_sanitizer)
#define LEAST_ASKED 1
#endif
#endif
#ifndef LEAST_ASKED
#define LEAST_ASKED 300
#endif

/* What is to be cut out, and of whom. */
typedef struct scissors {
  uint64_t from, to; /* calls: the recording begins before the one and is over before the other */
  uint32_t flags;    /* KIN_REPLAY_... */
  uint32_t flight;   /* the bytes of a flight recorder, which is used instead */
  bool has_log;      /* the engine of the replay has a log of its own */
  tape part;
  stream heard;
  live host; /* with KIN_REPLAY_LIVE */
  kin_result first, last; /* of the recording's beginning and end */
  kin_replay_report report;
} scissors;

static bool snip(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  scissors *s = user_data;
  if (s->flags & KIN_REPLAY_LIVE) attach_live(engine, call, &s->host);
  if (call->index == s->from) {
    OK(kin_trace_set_check_interval(engine, 1));
    s->first = s->flight ? kin_flight_recorder_start(engine, s->flight, 0) : kin_trace_start(engine, write_tape, &s->part);
  }
  if (call->index == s->to && s->from < s->to && s->first == KIN_OK) {
    s->last = s->flight ? kin_flight_recorder_dump(engine, write_tape, &s->part) : kin_trace_stop(engine);
    if (s->flight) OK(kin_flight_recorder_stop(engine));
  }
  return true;
}

static void hear_cut(kin_engine *engine, const kin_event *event, void *user_data) { add_to_stream(engine, event, &((scissors *)user_data)->heard); }

static kin_result cut_in(kin_engine *engine, const tape *t, scissors *s) {
  kin_replay_options options;
  kin_replay_options_init(&options);
  kin_replay_report_init(&s->report);
  options.flags = s->flags;
  options.on_call = snip;
  options.on_event = hear_cut;
  options.user_data = s;
  if (s->has_log) OK(kin_engine_set_log(engine, ignore_log, NULL));
  return kin_trace_replay(engine, t->bytes, t->count, &options, &s->report);
}

/* The engine after a replay in which nothing may go wrong. */
static kin_engine *cut_out(const tape *t, scissors *s) {
  kin_engine *engine = engine_for(t);
  const kin_result result = cut_in(engine, t, s);
  if (result != KIN_OK) test_fault(__FILE__, __LINE__, kin_result_name(result), kin_engine_last_error(engine));
  CHECK(s->report.is_complete == 1);
  OK(s->first);
  return engine;
}

static void expect_whole_replay(const scissors *c, const session *s) { CHECK(c->heard.count == s->heard.count && c->heard.hash == s->heard.hash); }

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
  for (uint64_t from = 0; from < calls; from++) {
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

/* A replay in which requests for memory are refused; how many there were. */
static uint64_t play_with(pool *p, const session *s, uint64_t from) {
  scissors c = {.from = from, .to = 130};
  const kin_allocator allocator = allocator_of(p);
  kin_trace_info info;
  kin_engine *engine = NULL;
  kin_trace_info_init(&info);
  OK(kin_trace_inspect(s->tape.bytes, s->tape.count, &info));
  info.options.allocator = &allocator;
  if (kin_engine_create(&info.options, &engine) == KIN_OK) {
    const kin_result result = cut_in(engine, &s->tape, &c);
    if (result == KIN_OK) expect_whole_replay(&c, s);
    else GIVES(KIN_ERROR_MEMORY, result);
    CHECK(c.report.failed_step == 0 && (result == KIN_OK || strstr(kin_engine_last_error(engine), "no memory")));
    if (c.first != KIN_OK) GIVES(KIN_ERROR_MEMORY, c.first);
    else if (c.last != KIN_OK) GIVES(KIN_ERROR_MEMORY, c.last);
    else if (result == KIN_OK && from < NEVER) kin_engine_destroy(play_tape(&c.part, 0, NULL, NULL));
    OK(kin_engine_check_invariants(engine));
    kin_engine_destroy(engine);
  }
  check_empty(p);
  free_tape(&c.part);
  return p->asked;
}

static void memory_runs_out(uint32_t seed, uint64_t from) {
  session s = record_session(seed, 0, 80, true, 1);
  pool whole = {0};
  const uint64_t asked = play_with(&whole, &s, from);
  CHECK(asked > LEAST_ASKED);
  for (uint64_t n = 1; n <= asked; n += n < 200 ? 1 : 3) {
    pool one = {.refuse_from = n, .refuse_to = n}, all = {.refuse_from = n, .refuse_to = UINT64_MAX};
    play_with(&one, &s, from);
    if (n % 4 == 0) play_with(&all, &s, from);
  }
  free_tape(&s.tape);
}

int main(void) {
  TEST("A part of a trace is a trace: cut out while another plays, which does not notice") {
    for (uint32_t seed = 1; seed <= 60; seed++) cuts(seed, (scissors){.from = 100, .to = 150});
  }
  TEST("The same with a log, with explanations that were not recorded, and in a flight recorder") {
    for (uint32_t seed = 1; seed <= 20; seed++) {
      cuts(seed, (scissors){.from = 100, .to = 150, .has_log = true});
      cuts(seed, (scissors){.from = 100, .to = 150, .flags = KIN_REPLAY_EXPLAIN});
      cuts(seed, (scissors){.from = 100, .to = 150, .flight = 1 << 20});
    }
  }
  TEST("It may begin and end before any call") cuts_before_each_call();
  TEST("It may be a part of a part") {
    for (uint32_t seed = 1; seed <= 20; seed++) cuts_a_part_of_a_part(seed);
  }
  TEST("It may go on after the replay, and has what the end of that takes away") {
    for (uint32_t seed = 1; seed <= 20; seed++) goes_on_after_the_replay(seed, seed % 3 == 0, seed % 5 != 0);
  }
  TEST("It may be cut out while the host's code runs") {
    for (uint32_t seed = 1; seed <= 20; seed++) cuts_with_the_hosts_code(seed);
  }
  TEST("A sink that refuses ends the recording, not the replay") {
    for (uint32_t seed = 1; seed <= 20; seed++) sink_refuses(seed, seed % 3 == 0);
  }
  TEST("Where memory runs out, the recording or the replay ends with that, and nothing is said to differ") {
    memory_runs_out(1, NEVER);
    memory_runs_out(1, 60);
  }
  return report();
}
