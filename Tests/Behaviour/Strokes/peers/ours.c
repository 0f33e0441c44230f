/* Kinesic through its C interface, as peers.c has the others. */
#include <dlfcn.h>
#include <malloc.h>
#include <math.h>
#include <stdio.h>
#include "cpu_clock.h"
#include "kinesic/strokes.h"

/* A set of drawings: names[i] is the class of templates[i]. Null: one was refused. */
kin_stroke_set *ours_set(const kin_stroke_point *points, const int64_t *starts, const int32_t *templates, const int32_t *names, int64_t count, uint32_t flags, double rotation) {
  kin_stroke_set *set = NULL;
  kin_stroke_template_options options;
  kin_stroke_template_options_init(&options);
  options.flags = flags, options.rotation = rotation;
  if (kin_stroke_set_create(NULL, &set)) return NULL;
  for (int64_t i = 0; i < count; i++) {
    const int64_t start = starts[templates[i]];
    char name[16];
    snprintf(name, sizeof name, "%d", names[i]);
    if (kin_stroke_set_add(set, name, &options, points + start, (uint64_t)(starts[templates[i] + 1] - start), NULL)) return kin_stroke_set_destroy(set), NULL;
  }
  return set;
}

void ours_end(kin_stroke_set *set) { kin_stroke_set_destroy(set); }

/* For each test the first match's template, -1 where there is none, its score, and the verdict. */
int ours_classify(const kin_stroke_set *set, const kin_stroke_point *points, const int64_t *starts, const int32_t *tests, int64_t count, int32_t *found, double *scores, int32_t *verdicts) {
  for (int64_t i = 0; i < count; i++) {
    const int64_t start = starts[tests[i]];
    kin_stroke_match match;
    kin_stroke_result result;
    if (kin_stroke_set_classify(set, points + start, (uint64_t)(starts[tests[i] + 1] - start), &match, 1, &result)) return 1;
    found[i] = result.match_count ? (int32_t)match.index : -1;
    scores[i] = result.match_count ? match.score : INFINITY;
    verdicts[i] = result.verdict;
  }
  return 0;
}

/* Nanoseconds of the processor for a test. */
double ours_nanoseconds(const kin_stroke_set *set, const kin_stroke_point *points, const int64_t *starts, const int32_t *tests, int64_t count) {
  kin_stroke_match matches[3];
  kin_stroke_result result;
  const double began = cpu_nanoseconds();
  for (int64_t i = 0; i < count; i++) {
    kin_stroke_set_classify(set, points + starts[tests[i]], (uint64_t)(starts[tests[i] + 1] - starts[tests[i]]), matches, 3, &result);
  }
  return (cpu_nanoseconds() - began) / (double)count;
}

/* Calls that take memory from the heap while the tests are named, by the counter that is preloaded; -1: it is not. */
int64_t ours_allocations(const kin_stroke_set *set, const kin_stroke_point *points, const int64_t *starts, const int32_t *tests, int64_t count) {
  long long (*taken)(void) = (long long (*)(void))dlsym(RTLD_DEFAULT, "peer_allocation_count");
  if (!taken) return -1;
  const long long before = taken();
  ours_nanoseconds(set, points, starts, tests, count);
  return taken() - before;
}

/* Bytes that the process has from the heap. */
int64_t ours_bytes(void) {
  const struct mallinfo2 now = mallinfo2();
  return (int64_t)(now.uordblks + now.hblkhd);
}
