/* play.h: reads a recording or a trace, and plays it into an engine.
 *
 * A file is a table with named columns, one row a sample: a time (t_us, t_ns or t), a contact (tracking_id, touch or
 * contact), x, y, and what happened (event or phase: down, move, up ...). Rows of one time are one frame. */
#ifndef KINESIC_PLAY_H
#define KINESIC_PLAY_H

#include "world.h"

typedef struct recording {
  kin_touch_sample *samples;
  uint32_t count;
  uint64_t duration_ns;
} recording;

static inline int column_of(char *const *names, int count, const char *const *wanted) {
  for (; *wanted; wanted++)
    for (int i = 0; i < count; i++)
      if (strcmp(names[i], *wanted) == 0) return i;
  return -1;
}

static inline int split(char *line, char **fields, int capacity) {
  int count = 0;
  line[strcspn(line, "\r\n")] = 0;
  for (;;) {
    if (count < capacity) fields[count++] = line;
    line = strchr(line, ',');
    if (!line) return count;
    *line++ = 0;
  }
}

static inline kin_phase phase_named(const char *name) {
  if (strcmp(name, "down") == 0 || strcmp(name, "began") == 0) return KIN_PHASE_BEGAN;
  if (strcmp(name, "up") == 0 || strcmp(name, "ended") == 0) return KIN_PHASE_ENDED;
  if (strcmp(name, "cancel") == 0 || strcmp(name, "cancelled") == 0) return KIN_PHASE_CANCELLED;
  return KIN_PHASE_MOVED;
}

/* The samples of a file; none when it cannot be read. */
static inline recording read_recording(const char *path) {
  static const char *const times[] = {"t_us", "t_ns", "t", NULL}, *const touches[] = {"tracking_id", "touch", "contact", "id", NULL};
  static const char *const events[] = {"event", "phase", NULL}, *const xs[] = {"x", NULL}, *const ys[] = {"y", NULL};
  recording r = {NULL, 0, 0};
  char line[1024], *fields[32];
  int time = -1, touch = -1, x = -1, y = -1, event = -1;
  double left = INFINITY, right = -INFINITY, top = INFINITY, bottom = -INFINITY, nanoseconds = 1000;
  FILE *file = fopen(path, "r");
  while (file && fgets(line, sizeof line, file)) {
    if (line[0] == '#' || line[0] == '\n') continue;
    const int count = split(line, fields, 32);
    if (time < 0) {
      time = column_of(fields, count, times);
      touch = column_of(fields, count, touches);
      x = column_of(fields, count, xs);
      y = column_of(fields, count, ys);
      event = column_of(fields, count, events);
      if (time < 0 || touch < 0 || x < 0 || y < 0 || event < 0) break;
      nanoseconds = strcmp(fields[time], "t_us") == 0 ? 1e3 : strcmp(fields[time], "t_ns") == 0 ? 1 : 1e9;
      continue;
    }
    if (count <= time || count <= touch || count <= x || count <= y || count <= event) continue;
    r.samples = realloc(r.samples, (r.count + 1) * sizeof *r.samples);
    kin_touch_sample sample = touch_at(strtoull(fields[touch], NULL, 10), phase_named(fields[event]), 0, strtod(fields[x], NULL), strtod(fields[y], NULL));
    sample.time_ns = (uint64_t)(strtod(fields[time], NULL) * nanoseconds + 0.5);
    r.samples[r.count++] = sample;
  }
  if (file) fclose(file);
  /* About 0.64 window units for a tenth of a millimetre, less where the fingers went far; all of it inside the
   * views. */
  for (uint32_t i = 0; i < r.count; i++) {
    if (r.samples[i].x < left) left = r.samples[i].x;
    if (r.samples[i].x > right) right = r.samples[i].x;
    if (r.samples[i].y < top) top = r.samples[i].y;
    if (r.samples[i].y > bottom) bottom = r.samples[i].y;
  }
  const double extent = right - left > bottom - top ? right - left : bottom - top, scale = extent * 0.64 > 380 ? 380 / extent : 0.64;
  for (uint32_t i = 0; i < r.count; i++) {
    r.samples[i].x = 10 + (r.samples[i].x - left) * scale;
    r.samples[i].y = 10 + (r.samples[i].y - top) * scale;
  }
  if (r.count) r.duration_ns = r.samples[r.count - 1].time_ns;
  return r;
}

/* Receives what a frame brought. */
typedef void (*event_reader)(const kin_event *events, uint32_t count, void *user_data);

/* Plays from `start` on: frame by frame, polled after each, and then two seconds of rest. `shifted` has room for all
 * samples. */
static inline void play(kin_engine *engine, const recording *r, uint64_t start, kin_touch_sample *shifted, event_reader reader, void *user_data) {
  const kin_event *events;
  uint32_t count;
  for (uint32_t i = 0; i < r->count; i++) {
    shifted[i] = r->samples[i];
    shifted[i].time_ns += start;
  }
  for (uint32_t from = 0, to; from < r->count; from = to) {
    for (to = from + 1; to < r->count && r->samples[to].time_ns == r->samples[from].time_ns;) to++;
    OK(kin_engine_feed(engine, shifted + from, to - from));
    OK(kin_engine_poll(engine, &events, &count));
    if (reader) reader(events, count, user_data);
  }
  OK(kin_engine_advance(engine, start + r->duration_ns + UINT64_C(2000) * MILLISECOND));
  OK(kin_engine_poll(engine, &events, &count));
  if (reader) reader(events, count, user_data);
}

#endif
