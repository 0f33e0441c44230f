/* cutting.h: a part of a session that is recorded while the session is played. */
#ifndef KINESIC_CUTTING_H
#define KINESIC_CUTTING_H

#include "session.h"

enum { NEVER = 1000000 };

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

static inline kin_result cut_in(kin_engine *engine, const tape *t, scissors *s) {
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
static inline kin_engine *cut_out(const tape *t, scissors *s) {
  kin_engine *engine = engine_for(t);
  const kin_result result = cut_in(engine, t, s);
  if (result != KIN_OK) test_fault(__FILE__, __LINE__, kin_result_name(result), kin_engine_last_error(engine));
  CHECK(s->report.is_complete == 1);
  OK(s->first);
  return engine;
}

static inline void expect_whole_replay(const scissors *c, const session *s) { CHECK(c->heard.count == s->heard.count && c->heard.hash == s->heard.hash); }

#endif
