/* trace.c: fuzzer of traces. An input is a trace. Mutations change the payload of a block and make its size and
 * checksum fit again, so that they reach what reads the records. A replay ends with a code and leaves an engine that
 * is sound, can be used on, and can be recorded. */
#include "hostile.h"
#include "stream.h"

size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t room);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t room, unsigned seed);

enum { HEAD = 12, BLOCK_HEAD = 12 };

static uint32_t size_at(const uint8_t *bytes) { return bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 | (uint32_t)bytes[3] << 24; }

/* Where a whole block chosen by `number` begins; 0: there is none. */
static size_t find_block(const uint8_t *bytes, size_t count, uint32_t number) {
  size_t starts[64], found_blocks = 0;
  for (size_t at = HEAD; at + BLOCK_HEAD <= count && found_blocks < 64;) {
    const uint32_t size = size_at(bytes + at);
    if (size == 0 || size > count - at - BLOCK_HEAD) break;
    starts[found_blocks++] = at;
    at += BLOCK_HEAD + size;
  }
  return found_blocks ? starts[number % found_blocks] : 0;
}

/* The head and size are rarely touched, else nothing would be read. */
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t room, unsigned seed) {
  const size_t block = find_block(bytes, count, seed / 16);
  if (block == 0 || seed % 16 == 0) return LLVMFuzzerMutate(bytes, count, room);
  const size_t payload = block + BLOCK_HEAD, size = size_at(bytes + block), behind = count - payload - size;
  uint8_t *copy = malloc(behind + room + 1);
  memcpy(copy, bytes + payload + size, behind);
  /* Mostly a part of the payload, so that what stands before it still plays. */
  const size_t from = seed % 16 < 12 ? (seed >> 8) % size : 0;
  size_t part = seed % 16 < 8 && size - from > 40 ? 40 : size - from;
  uint8_t *rest = copy + behind;
  const size_t rest_count = size - from - part;
  memcpy(rest, bytes + payload + from + part, rest_count);
  const size_t largest = room - payload - from - rest_count - behind;
  part = LLVMFuzzerMutate(bytes + payload + from, part, largest);
  memcpy(bytes + payload + from + part, rest, rest_count);
  memcpy(bytes + payload + from + part + rest_count, copy, behind);
  const size_t changed = from + part + rest_count;
  for (int i = 0; i < 4; i++) bytes[block + (size_t)i] = (uint8_t)(changed >> 8 * i);
  free(copy);
  tape t = {bytes, payload + changed + behind, room, 0};
  mend_checksums(&t);
  return t.count;
}

/* The engine that played goes on, and what it does from then on is recorded and plays. */
static void go_on(kin_engine *engine) {
  tape recorded = {0};
  stream sum = {0, 0};
  uint64_t now = 0;
  const kin_event *events;
  uint32_t count;
  if (kin_engine_check_invariants(engine) != KIN_OK) found("an invariant", kin_engine_last_error(engine));
  kin_engine_get_time(engine, &now);
  kin_engine_poll(engine, &events, &count);
  if (kin_engine_set_event_callback(engine, add_to_stream, &sum) != KIN_OK || kin_engine_set_log(engine, NULL, NULL) != KIN_OK) found("a setter", "refuses");
  kin_trace_set_check_interval(engine, 1);
  if (kin_trace_start(engine, write_tape, &recorded) != KIN_OK) found("an engine that played cannot be recorded", kin_engine_last_error(engine));
  for (int frame = 0; frame < 12; frame++) {
    kin_touch_sample sample = {.touch = 77, .time_ns = now + UINT64_C(8000000) * (uint64_t)(frame + 1), .x = 100 + 9 * frame, .y = 100};
    sample.phase = frame == 0 ? KIN_PHASE_BEGAN : frame == 11 ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
    kin_engine_feed(engine, &sample, 1);
  }
  kin_engine_cancel_touches(engine, now + UINT64_C(900000000));
  if (kin_engine_check_invariants(engine) != KIN_OK) found("an invariant afterwards", kin_engine_last_error(engine));
  if (kin_trace_stop(engine) == KIN_OK) check_replay(&recorded, sum.hash, NULL);
  free_tape(&recorded);
}

/* `info` null: a trace that says nothing of itself. */
static stream play(const uint8_t *bytes, size_t count, const kin_trace_info *info, uint32_t flags) {
  kin_replay_options options;
  kin_replay_report report;
  kin_engine *engine = NULL;
  stream heard = {0, 0};
  kin_replay_options_init(&options);
  kin_replay_report_init(&report);
  options.flags = flags;
  options.on_event = add_to_stream;
  options.user_data = &heard;
  if (kin_engine_create(info ? &info->options : NULL, &engine) != KIN_OK) return heard;
  if (flags & KIN_REPLAY_LIVE) add_hostile_class(engine), options.on_call = set_hostile_delegate;
  const kin_result result = kin_trace_replay(engine, bytes, count, &options, &report);
  switch (result) {
    case KIN_OK: case KIN_ERROR_TRACE: case KIN_ERROR_DIVERGED: case KIN_ERROR_CLASS: case KIN_ERROR_UNKNOWN: break;
    case KIN_ERROR_STATE: if (!info) break; /* The engine has other options. */ /* fall through */
    default: found("a replay ends with another code", kin_result_name(result));
  }
  if (report.offset > count) found("a replay ends", "behind the trace");
  go_on(engine);
  kin_engine_destroy(engine);
  return heard;
}

/* An engine of this size is the host's decision, not the trace's. */
static bool is_affordable(const kin_engine_options *options) { return options->event_capacity <= 1 << 16; }

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  kin_trace_info info;
  kin_trace_info_init(&info);
  const kin_result result = kin_trace_inspect(bytes, count, &info);
  if (result != KIN_OK && result != KIN_ERROR_TRACE) found("an inspection", kin_result_name(result));
  if (result != KIN_OK) return (void)play(bytes, count, NULL, 0), 0;
  if (!is_affordable(&info.options)) return 0;
  if (info.size > count || info.damage_offset > count) found("an inspection", "sees behind the trace");
  const stream heard = play(bytes, count, &info, 0), again = play(bytes, count, &info, 0);
  if (heard.hash != again.hash || heard.count != again.count) found("a replay", "differs from itself");
  play(bytes, count, &info, 1 + (uint32_t)(count % 3));
  return 0;
}
