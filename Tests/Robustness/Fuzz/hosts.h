/* hosts.h: what a host gives an engine: callbacks, delegates, actions and sinks. All of them call the library back
 * from inside. A sink may not, says its header: it does so only where the host is not a strict one. */
#ifndef FUZZ_HOSTS_H
#define FUZZ_HOSTS_H

#include "arguments.h"

static void make_call(void);

static void call_back(uint32_t rarely) {
  if (depth < DEEPEST && once_in(rarely)) make_call();
}
static void break_rules(void) {
  if (!is_strict) call_back(60);
}
static bool answer(void) {
  call_back(20);
  return draw_bool();
}

/* Callbacks and actions. */

static void on_event(kin_engine *engine, const kin_event *event, void *user_data) {
  if (user_data != slots) found("user data of another", "on_event");
  if (!slot_of(engine)) found("an engine that is none", "on_event");
  known_event = *event;
  call_back(4);
}
static void *draw_void(void) { return slots; }
static kin_event_callback draw_event_callback(void) { return once_in(8) ? NULL : on_event; }

static void on_log(kin_engine *engine, kin_severity severity, const char *sentence, void *user_data) {
  if (user_data != slots || !slot_of(engine) || severity < KIN_SEVERITY_INFO || severity > KIN_SEVERITY_CLASS_MISBEHAVING) found("a call of the log", sentence);
  read_text(sentence);
  call_back(8);
}
static kin_log_callback draw_log_callback(void) { return once_in(4) ? NULL : on_log; }

static void bound(void) { call_back(4); }
static kin_function draw_function(void) { return once_in(30) ? NULL : bound; }

/* Traces. */

static kin_result write_tape(const void *bytes, uint32_t count, void *user_data) {
  static const uint8_t signature[] = {1, 'K', 'I', 'N', '\r', '\n', 0x1A, '\n'};
  if (user_data != slots) found("user data of another", "write_tape");
  if (depth == 0 || !under_way[depth - 1]) found("a sink is called", "outside of a call of its engine");
  slot *s = under_way[depth - 1];
  if (count >= sizeof signature && memcmp(bytes, signature, sizeof signature) == 0) s->tape_count = 0;
  if (s->tape_count + count > s->tape_room) s->tape = realloc(s->tape, s->tape_room = 2 * (s->tape_count + count));
  memcpy(s->tape + s->tape_count, bytes, count);
  s->tape_count += count;
  break_rules();
  return KIN_OK;
}
static kin_result refuse_tape(const void *bytes, uint32_t count, void *user_data) {
  read_bytes(bytes, count);
  (void)user_data;
  break_rules();
  return once_in(3) ? KIN_ERROR_SINK : KIN_OK;
}
static kin_trace_sink draw_trace_sink(void) { return once_in(30) ? NULL : is_strict ? write_tape : refuse_tape; }

static void start_trace(kin_engine *engine) {
  enter(engine);
  leave(engine, kin_trace_start(engine, write_tape, slots));
}

static kin_result stop_trace(kin_engine *engine) {
  enter(engine);
  const kin_result result = kin_trace_stop(engine);
  leave(engine, result);
  return result;
}

/* What was recorded, ended or not, whole or cut. */
static const void *draw_void_array(void) {
  const slot *s = &slots[once_in(4)];
  if (s->engine && s->calls == 0 && draw_bool()) stop_trace(s->engine);
  array_count = (uint32_t)s->tape_count;
  if (once_in(3)) array_count = array_count ? (uint32_t)draw_bits(&input, 4) % array_count : 0;
  if (once_in(40)) return NULL;
  void *bytes = take_room(array_count);
  if (array_count) memcpy(bytes, s->tape, array_count);
  return bytes;
}

static bool on_call(kin_engine *engine, const kin_trace_call *call, void *user_data) {
  if (user_data != slots || !slot_of(engine)) found("user data of another", "on_call");
  read_text(call->text);
  call_back(6);
  return !once_in(9);
}
static void on_step(kin_engine *engine, uint64_t time_ns, uint64_t state_hash, void *user_data) {
  (void)engine, (void)time_ns, (void)state_hash, (void)user_data;
  call_back(9);
}
static void on_answer(kin_engine *engine, const kin_trace_answer *a, void *user_data) {
  (void)engine, (void)user_data;
  read_bytes(a, sizeof *a);
  break_rules();
}

/* Delegates. */

static bool on_point(kin_engine *e, kin_view_id v, double x, double y, void *u) { return (void)e, (void)v, (void)x, (void)y, (void)u, answer(); }
static bool on_view(kin_engine *e, kin_view_id v, kin_recognizer_id r, void *u) { return (void)e, (void)v, (void)r, (void)u, answer(); }
static bool on_begin(kin_engine *e, kin_recognizer_id r, void *u) { return (void)e, (void)r, (void)u, answer() || !once_in(3); }
static bool on_receive(kin_engine *e, kin_recognizer_id r, const kin_touch_sample *t, void *u) {
  (void)e, (void)r, (void)u;
  read_bytes(t, sizeof *t);
  return answer() || !once_in(3);
}
static bool on_pair(kin_engine *e, kin_recognizer_id r, kin_recognizer_id o, void *u) { return (void)e, (void)r, (void)o, (void)u, answer(); }

#define MAYBE(function) (draw_bool() ? function : NULL)

static const kin_view_delegate *draw_view_delegate(void) {
  if (once_in(5)) return NULL;
  kin_view_delegate *d = take_room(sizeof *d);
  *d = (kin_view_delegate){.struct_size = once_in(30) ? draw_size(sizeof *d) : sizeof *d, .user_data = slots, .contains_point = MAYBE(on_point), .gesture_should_begin = MAYBE(on_view)};
  return d;
}
static const kin_recognizer_delegate *draw_recognizer_delegate(void) {
  if (once_in(5)) return NULL;
  kin_recognizer_delegate *d = take_room(sizeof *d);
  *d = (kin_recognizer_delegate){.struct_size = once_in(30) ? draw_size(sizeof *d) : sizeof *d, .user_data = slots, .should_begin = MAYBE(on_begin),
                                 .should_receive_touch = MAYBE(on_receive), .should_recognize_simultaneously_with = MAYBE(on_pair),
                                 .should_require_failure_of = MAYBE(on_pair), .should_be_required_to_fail_by = MAYBE(on_pair)};
  return d;
}

#endif
