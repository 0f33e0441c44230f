/* stream.h: what must hold of every row of records. */
#ifndef FUZZ_STREAM_H
#define FUZZ_STREAM_H

#include <kinesic/kinesic.h>
#include <math.h>

#include "source.h"
#include "tape.h"

typedef struct row_of_records {
  uint64_t hash, sequence, time_ns;
  struct activity {
    uint64_t recognizer, contact;
    bool is_active;
  } activities[256];
  uint32_t activity_count;
} row_of_records;

/* Is the recognizer, or its stream of a contact, in the middle of a gesture? */
static bool *activity_of(row_of_records *row, uint64_t recognizer, uint64_t contact) {
  for (uint32_t i = 0; i < row->activity_count; i++)
    if (row->activities[i].recognizer == recognizer && row->activities[i].contact == contact) return &row->activities[i].is_active;
  if (row->activity_count == 256)
    for (uint32_t i = row->activity_count = 0; i < 256; i++)
      if (row->activities[i].is_active) row->activities[row->activity_count++] = row->activities[i];
  if (row->activity_count == 256) found("the fuzzer itself", "too many streams");
  row->activities[row->activity_count] = (struct activity){recognizer, contact, false};
  return &row->activities[row->activity_count++].is_active;
}

static void check_gesture(row_of_records *row, const kin_event *event) {
  bool *is_active = activity_of(row, event->recognizer, event->contact);
  const bool was_active = event->from == KIN_STATE_BEGAN || event->from == KIN_STATE_CHANGED;
  if (was_active != *is_active || (!was_active && event->from != KIN_STATE_POSSIBLE)) found("a gesture", "does not go on from where it was");
  switch (event->state) {
    case KIN_STATE_BEGAN: if (was_active) found("a gesture", "begins twice"); break;
    case KIN_STATE_CHANGED: if (!was_active) found("a gesture", "changes that has not begun"); break;
    case KIN_STATE_CANCELLED: if (!was_active) found("a gesture", "is cancelled that has not begun"); break;
    case KIN_STATE_ENDED: break;
    default: found("a gesture", "is reported in a state that has no action");
  }
  *is_active = event->state == KIN_STATE_BEGAN || event->state == KIN_STATE_CHANGED;
  if (!isfinite(event->x) || !isfinite(event->y)) found("a gesture", "is nowhere");
  if (event->value_count > KIN_VALUE_CAPACITY) found("a gesture", "has too many values");
  for (uint32_t i = 0; i < event->value_count; i++)
    if (!isfinite(event->values[i])) found("a gesture", "has a value that is no number");
}

static void hear(kin_engine *engine, const kin_event *event, void *user_data) {
  row_of_records *row = user_data;
  char sentence[600];
  uint32_t needed;
  stream sum = {row->hash, 0};
  if (event->sequence <= row->sequence || event->time_ns < row->time_ns) found("records", "out of order");
  row->sequence = event->sequence;
  row->time_ns = event->time_ns;
  add_to_stream(engine, event, &sum);
  row->hash = sum.hash;
  if (event->type == KIN_EVENT_GESTURE) check_gesture(row, event);
  if (kin_event_describe(engine, event, sentence, sizeof sentence, &needed) != KIN_OK || needed != strlen(sentence) + 1)
    found("a record that cannot be described", kin_engine_last_error(engine));
}

/* A recording of one's own plays, in an engine that was prepared for it, and gives the records that were heard. */
static void check_replay(const tape *recorded, uint64_t hash, void (*prepare)(kin_engine *)) {
  kin_trace_info info;
  kin_replay_options options;
  kin_engine *engine = NULL;
  stream heard = {0, 0};
  kin_trace_info_init(&info);
  if (kin_trace_inspect(recorded->bytes, recorded->count, &info) != KIN_OK || !info.is_complete) found("a recording", "is not whole");
  if (kin_engine_create(&info.options, &engine) != KIN_OK) found("a recording", "has options that no engine takes");
  if (prepare) prepare(engine);
  kin_replay_options_init(&options);
  options.on_event = add_to_stream;
  options.user_data = &heard;
  if (kin_trace_replay(engine, recorded->bytes, recorded->count, &options, NULL) != KIN_OK) found("a recording does not play", kin_engine_last_error(engine));
  if (heard.hash != hash) found("a recording", "gives other records");
  if (kin_engine_check_invariants(engine) != KIN_OK) found("an invariant after a replay", kin_engine_last_error(engine));
  kin_engine_destroy(engine);
}

#endif
