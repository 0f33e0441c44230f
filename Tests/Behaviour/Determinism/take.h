/* take.h: a scene is recorded as a trace while it is played, and the trace must give the same in a new engine that has
 * neither the scene's delegates nor its class: every record, and the state's hash before every poll that had records,
 * bit for bit. Between those the trace itself has a check of every step. */
#ifndef DETERMINISM_TAKE_H
#define DETERMINISM_TAKE_H

#include "output.h"
#include "row.h"
#include "scene.h"

/* A trace, with the records and hashes that the recorded engine gave since it began. */
typedef struct take {
  bool is_running;
  row trace, events, hashes;
} take;

static kin_result write_trace(const void *bytes, uint32_t count, void *user_data) {
  append(user_data, bytes, count);
  return KIN_OK;
}

static void start_take(take *t, kin_engine *engine) {
  must(engine, kin_trace_set_check_interval(engine, 1));
  must(engine, kin_trace_start(engine, write_trace, &t->trace));
  t->is_running = true;
}

/* What was polled, and the hash of the state before. A poll without records is not in a trace. */
static void note_poll(take *t, uint64_t hash, const kin_event *events, uint32_t count) {
  if (!t->is_running || count == 0) return;
  append(&t->hashes, &hash, sizeof hash);
  for (uint32_t i = 0; i < count; i++) append(&t->events, &events[i], TOLD);
}

/* --- a replay of it --- */

typedef struct retake {
  const take *of;
  size_t heard, hashed; /* bytes of the take's records and hashes that have come again */
  uint64_t steps;       /* a hash of all steps' times and hashes */
} retake;

static void compare_event(kin_engine *engine, const kin_event *event, void *user_data) {
  retake *r = user_data;
  (void)engine;
  if (!goes_on_with(&r->of->events, &r->heard, event, TOLD)) write_bytes("differs", event, TOLD);
}

static uint64_t hash_of(kin_engine *engine) {
  uint64_t hash;
  must(engine, kin_engine_state_hash(engine, &hash));
  return hash;
}

static bool compare_hash(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  retake *r = user_data;
  if (call->operation != KIN_OPERATION_POLL) return true;
  const uint64_t hash = hash_of(engine);
  if (!goes_on_with(&r->of->hashes, &r->hashed, &hash, sizeof hash)) write_numbers("differs", &hash, 1);
  return true;
}

static void fold_step(kin_engine *engine, uint64_t time_ns, uint64_t state_hash, void *user_data) {
  retake *r = user_data;
  (void)engine;
  r->steps = ((r->steps ^ time_ns) * UINT64_C(0x100000001b3) ^ state_hash) * UINT64_C(0x100000001b3);
}

/* A new engine for a trace. */
static kin_engine *engine_for(const row *trace) {
  kin_trace_info info;
  kin_engine *engine;
  kin_trace_info_init(&info);
  must(NULL, kin_trace_inspect(trace->bytes, trace->count, &info));
  must(NULL, kin_engine_create(&info.options, &engine));
  return engine;
}

/* Plays a trace with a check for every step, and writes how far it came. */
static void play_trace(kin_engine *engine, const row *trace, const kin_replay_options *options) {
  kin_replay_report report;
  kin_replay_report_init(&report);
  const kin_result result = kin_trace_replay(engine, trace->bytes, trace->count, options, &report);
  if (result != KIN_OK || !report.is_complete) write_sentence("differs", kin_engine_last_error(engine));
  if (report.checks != report.steps) write_sentence("differs", "not every step has its check");
  write_numbers("replayed", (uint64_t[]){report.calls, report.steps, report.events, report.checks, report.end_ns}, 5);
}

static void write_trace_bytes(const row *trace) {
  enum { LINE = 64 };
  write_numbers("trace", (uint64_t[]){trace->count}, 1);
  for (size_t i = 0; i < trace->count; i += LINE) write_bytes("bytes", trace->bytes + i, trace->count - i < LINE ? trace->count - i : LINE);
}

/* Ends the trace, writes its bytes and plays it. */
static void finish_take(take *t, kin_engine *engine) {
  kin_replay_options options;
  retake again = {t, 0, 0, 0};
  must(engine, kin_trace_stop(engine));
  write_trace_bytes(&t->trace);
  kin_replay_options_init(&options);
  options.on_event = compare_event;
  options.on_call = compare_hash;
  options.on_step = fold_step;
  options.user_data = &again;
  kin_engine *other = engine_for(&t->trace);
  play_trace(other, &t->trace, &options);
  write_numbers("steps", &again.steps, 1);
  if (again.heard != t->events.count || again.hashed != t->hashes.count) write_sentence("differs", "how many records and hashes there are");
  kin_engine_destroy(other);
  free_row(&t->trace);
  free_row(&t->events);
  free_row(&t->hashes);
}

/* --- a trace of somebody else: all that comes out of it --- */

static void tell_event(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine, (void)user_data;
  write_bytes("event", event, TOLD);
}

static void tell_step(kin_engine *engine, uint64_t time_ns, uint64_t state_hash, void *user_data) {
  (void)engine, (void)user_data;
  write_numbers("stepped", (uint64_t[]){time_ns, state_hash}, 2);
}

static void tell_trace(const row *trace) {
  kin_replay_options options;
  kin_replay_options_init(&options);
  options.on_event = tell_event;
  options.on_step = tell_step;
  kin_engine *engine = engine_for(trace);
  play_trace(engine, trace, &options);
  kin_engine_destroy(engine);
}

#endif
