/* apply.c: applies a preset to the root view, feeds what comes on standard input (a line each: time in nanoseconds,
 * touch, phase, x, y; samples of one time are one feed), and writes the trace of it to a file.
 * Usage: apply PRESET TRACE */
#include <inttypes.h>
#include <kinesic/kinesic.h>
#include <kinesic/presets.h>
#include <stdio.h>
#include <stdlib.h>

#define CAPACITY 64

static void need(kin_engine *engine, kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "apply: %s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

static kin_result keep(const void *bytes, uint32_t count, void *file) {
  return fwrite(bytes, 1, count, file) == count ? KIN_OK : KIN_ERROR_SINK;
}

static void feed_all(kin_engine *engine) {
  kin_touch_sample samples[CAPACITY], next = {0};
  uint32_t count = 0;
  while (scanf("%" SCNu64 " %" SCNu64 " %" SCNd32 " %lf %lf", &next.time_ns, &next.touch, &next.phase, &next.x, &next.y) == 5) {
    if (count > 0 && (samples[0].time_ns != next.time_ns || count == CAPACITY)) {
      need(engine, kin_engine_feed(engine, samples, count));
      count = 0;
    }
    samples[count++] = next;
  }
  if (count > 0) need(engine, kin_engine_feed(engine, samples, count));
  need(engine, kin_engine_advance(engine, next.time_ns + 2000000000u));
}

int main(int argc, char **argv) {
  kin_engine *engine;
  kin_preset_made made;
  FILE *file;
  const kin_preset *preset = argc == 3 ? kin_preset_named(argv[1]) : NULL;
  if (preset == NULL) {
    fprintf(stderr, "apply: %s\n", KIN_PRESET_UNKNOWN);
    return 2;
  }
  need(NULL, kin_engine_create(NULL, &engine));
  need(engine, kin_preset_apply(engine, 0, preset, &made));
  for (uint64_t i = 0; i < made.count; i++) printf("%s\n", made.names[i]);
  file = fopen(argv[2], "wb");
  if (file == NULL) return 1;
  need(engine, kin_trace_start(engine, keep, file));
  feed_all(engine);
  need(engine, kin_trace_stop(engine));
  kin_engine_destroy(engine);
  return fclose(file) == 0 ? 0 : 1;
}
