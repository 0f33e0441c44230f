/* tape.h: a trace in memory, and replays of it that must give what was recorded. */
#ifndef KINESIC_TAPE_H
#define KINESIC_TAPE_H

#include "test.h"

typedef struct tape {
  unsigned char *bytes;
  size_t count, room;
  size_t refuse_after; /* 0: never */
} tape;

static inline kin_result write_tape(const void *bytes, uint32_t count, void *user_data) {
  tape *t = user_data;
  if (t->refuse_after && t->count + count > t->refuse_after) return KIN_ERROR_SINK;
  if (t->count + count > t->room) t->bytes = realloc(t->bytes, t->room = 2 * (t->count + count));
  if (count) memcpy(t->bytes + t->count, bytes, count);
  t->count += count;
  return KIN_OK;
}

static inline void free_tape(tape *t) {
  free(t->bytes);
  memset(t, 0, sizeof *t);
}

/* The checksum of the format, as docs/trace-format.md has it. */
static inline uint64_t hash_of_block(const unsigned char *bytes, uint32_t count) {
  uint64_t hash = UINT64_C(0xcbf29ce484222325), word = 0;
  for (uint32_t i = 0, step; i < count; i += step) {
    step = i + 8 <= count ? 8 : 1;
    word = 0;
    for (uint32_t j = 0; j < step; j++) word |= (uint64_t)bytes[i + j] << 8 * j;
    hash = (hash ^ word) * UINT64_C(0x100000001b3);
    hash ^= hash >> 29;
  }
  return hash;
}

/* Makes all checksums fit again. */
static inline void mend_checksums(tape *t) {
  for (size_t head = 12; head + 12 <= t->count;) {
    const unsigned char *size = t->bytes + head;
    const uint32_t count = size[0] | (uint32_t)size[1] << 8 | (uint32_t)size[2] << 16 | (uint32_t)size[3] << 24;
    if (count > t->count - head - 12) return;
    const uint64_t hash = hash_of_block(t->bytes + head + 12, count);
    for (int j = 0; j < 8; j++) t->bytes[head + 4 + (size_t)j] = (unsigned char)(hash >> 8 * j);
    head += 12 + count;
  }
}

/* All records of an engine, by callback, as one hash and a count. */
typedef struct stream {
  uint64_t hash, count;
} stream;

static inline void add_to_stream(kin_engine *engine, const kin_event *event, void *user_data) {
  stream *s = user_data;
  uint64_t words[offsetof(kin_event, user_data) / 8]; /* all but the host's pointer, which no trace has */
  (void)engine;
  memcpy(words, event, sizeof words);
  for (size_t i = 0; i < sizeof words / 8; i++) s->hash = (s->hash ^ words[i]) * UINT64_C(0x100000001b3) ^ s->hash >> 47;
  s->count++;
}

/* A new engine for a trace. */
static inline kin_engine *engine_for(const tape *t) {
  kin_trace_info info;
  kin_engine *engine = NULL;
  kin_trace_info_init(&info);
  OK(kin_trace_inspect(t->bytes, t->count, &info));
  OK(kin_engine_create(&info.options, &engine));
  return engine;
}

/* Plays a whole trace; the engine afterwards, with all checks passed. `heard` and `report` may be null. */
static inline kin_engine *play_tape(const tape *t, uint32_t flags, stream *heard, kin_replay_report *report) {
  kin_replay_options options;
  kin_replay_report own;
  kin_engine *engine = engine_for(t);
  kin_replay_options_init(&options);
  kin_replay_report_init(&own);
  options.flags = flags;
  if (heard) options.on_event = add_to_stream, options.user_data = heard;
  const kin_result result = kin_trace_replay(engine, t->bytes, t->count, &options, &own);
  if (result != KIN_OK) test_fault(__FILE__, __LINE__, kin_result_name(result), kin_engine_last_error(engine));
  CHECK(own.is_complete == 1 && own.offset == t->count && own.failed_step == 0);
  if (report) *report = own;
  return engine;
}

#endif
