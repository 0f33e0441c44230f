/* traces.c: recording and replay for JavaScript: the callbacks that they have, as imports. Part of the second module,
 * which a page loads when it wants traces. */
#include <kinesic/kinesic.h>

#define EXPORTED(name) __attribute__((export_name(#name)))
#define IMPORTED(name) __attribute__((import_module("kinesic"), import_name(#name)))

IMPORTED(write) extern kin_result page_write(kin_engine *engine, const void *bytes, uint32_t count);
IMPORTED(event) extern void page_event(kin_engine *engine, const kin_event *event);
IMPORTED(call) extern int32_t page_call(kin_engine *engine, const kin_trace_call *call);
IMPORTED(step) extern void page_step(kin_engine *engine, uint64_t time_ns, uint64_t state_hash);
IMPORTED(answer) extern void page_answer(kin_engine *engine, const kin_trace_answer *answer);

static kin_result write_to_page(const void *bytes, uint32_t count, void *engine) {
  return page_write(engine, bytes, count);
}

EXPORTED(web_trace_start) kin_result web_trace_start(kin_engine *engine) {
  return kin_trace_start(engine, write_to_page, engine);
}

EXPORTED(web_recorder_dump) kin_result web_recorder_dump(kin_engine *engine) {
  return kin_flight_recorder_dump(engine, write_to_page, engine);
}

static void on_event(kin_engine *engine, const kin_event *event, void *unused) {
  (void)unused;
  page_event(engine, event);
}

static bool on_call(kin_engine *engine, const kin_trace_call *call, void *unused) {
  (void)unused;
  return page_call(engine, call) != 0;
}

static void on_step(kin_engine *engine, uint64_t time_ns, uint64_t state_hash, void *unused) {
  (void)unused;
  page_step(engine, time_ns, state_hash);
}

static void on_answer(kin_engine *engine, const kin_trace_answer *answer, void *unused) {
  (void)unused;
  page_answer(engine, answer);
}

enum { HOOK_EVENT = 1, HOOK_CALL = 2, HOOK_STEP = 4, HOOK_ANSWER = 8 };

/* `flags`: KIN_REPLAY_...; `hooks`: which of the imports are called, HOOK_...; `until_ns`: infinite for all of it. */
EXPORTED(web_replay)
kin_result web_replay(kin_engine *engine, const void *bytes, uint32_t size, uint32_t flags, uint32_t hooks,
                      double until_ns, kin_replay_report *out_report) {
  kin_replay_options options;
  kin_replay_options_init(&options);
  kin_replay_report_init(out_report);
  options.flags = flags;
  if (until_ns < 18446744073709551615.0) options.until_ns = until_ns < 0 ? 0 : (uint64_t)until_ns;
  if (hooks & HOOK_EVENT) options.on_event = on_event;
  if (hooks & HOOK_CALL) options.on_call = on_call;
  if (hooks & HOOK_STEP) options.on_step = on_step;
  if (hooks & HOOK_ANSWER) options.on_answer = on_answer;
  return kin_trace_replay(engine, bytes, size, &options, out_report);
}
