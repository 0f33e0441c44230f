/* peer.h: what every peer in C and C++ shares. A peer fills in `this_peer` and includes this once; main() is here.
 *
 *   peer [--runs N] [--exact] [--scene NAME]   plays the scenes of the file SCENES; a line of JSON a scene
 *   peer --ready                               gets ready and ends: what that took
 *   peer --mapped                              gets ready and ends: the files mapped into the process
 *
 * Only feed() is timed. A peer with timers of its own (`pump`) gets the samples in bursts without a pause longer than
 * PAUSE; over a pause the clock runs in steps of STEP, and pump() lets the timers fire, untimed. A peer that takes
 * time from its samples gets a whole scene in one timed call. */
#ifndef PEER_H
#define PEER_H
#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include <dlfcn.h>
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include "scene.h"
#include "found.h"
#include "clock.h"

#define PAUSE 20.0    /* milliseconds */
#define STEP 10.0     /* milliseconds */
#define QUIET 3000.0  /* milliseconds before and after a scene */
#define SOME_TIME 1e9 /* milliseconds: where the scenes' clock begins, eleven days after the machine's start */
#define WARM 30000000 /* nanoseconds that a peer without timers plays a scene at least */
enum { MOST_RUNS = 4000 };

typedef struct peer {
  const char *version;
  int (*init)(void);                                            /* not 0: it cannot run here */
  void (*feed)(const sample *samples, int count, double start); /* the scene's time 0 is `start` on the clock */
  void (*pump)(void);                                           /* lets timers fire that are due, or NULL */
  void (*settle)(double now);                                   /* after a scene, for a peer without pump; or NULL */
} peer;

extern peer this_peer;

static long long (*allocation_count)(void); /* of allocations.c, where it is preloaded */

static void pump_until(double to) {
  if (this_peer.pump) {
    for (double time = scene_clock + STEP; time < to; time += STEP) scene_clock = time, this_peer.pump();
  }
  scene_clock = to;
  if (this_peer.pump) this_peer.pump();
}

/* Where the burst that begins at sample `from` ends. */
static int burst_end(const scene *s, int from) {
  int end = from + 1;
  while (end < s->count && (!this_peer.pump || s->samples[end].time - s->samples[end - 1].time <= PAUSE)) end++;
  return end;
}

/* Plays a scene once. Returns the nanoseconds inside feed(), without what reading the clock costs; adds the
 * allocations made there. */
static long long play(const scene *s, long long *allocations, long long clock_cost) {
  long long spent = 0;
  const double start = scene_clock + QUIET;
  pump_until(start);
  for (int from = 0; from < s->count;) {
    const int end = burst_end(s, from);
    pump_until(start + s->samples[from].time);
    const long long counted = allocation_count ? allocation_count() : 0, began = spent_ns();
    this_peer.feed(s->samples + from, end - from, start);
    spent += spent_ns() - began - clock_cost;
    if (allocation_count) *allocations += allocation_count() - counted;
    scene_clock = start + s->samples[end - 1].time;
    from = end;
  }
  pump_until(scene_clock + QUIET);
  if (this_peer.settle) this_peer.settle(scene_clock);
  return spent;
}

static int by_size(const void *a, const void *b) {
  const long long x = *(const long long *)a, y = *(const long long *)b;
  return (x > y) - (x < y);
}

/* Plays a scene again and again; prints the median of nanoseconds a sample, allocations a sample, and what the first
 * play found. */
static void measure(const scene *s, int runs, int exact, long long clock_cost) {
  static long long spent[MOST_RUNS];
  long long allocations = 0, warm = 0;
  int run = 0;
  memset(&found, 0, sizeof found);
  play(s, &warm, clock_cost);
  const struct found first = found;
  int steady = 1;
  for (long long sum = 0; run < MOST_RUNS && (run < runs || (!exact && !this_peer.pump && sum < WARM)); run++) {
    memset(&found, 0, sizeof found);
    sum += spent[run] = play(s, &allocations, clock_cost);
    steady &= !memcmp(&first, &found, offsetof(struct found, dx));
  }
  qsort(spent, (size_t)run, sizeof *spent, by_size);
  printf("{\"scene\": \"%s\", \"samples\": %d, \"runs\": %d, \"ns\": %.2f, \"allocations\": ", s->name, s->count, run,
         (double)spent[run / 2] / s->count);
  if (allocation_count) printf("%.4f", (double)allocations / run / s->count);
  else printf("null");
  printf(", \"steady\": %s, \"found\": ", steady ? "true" : "false");
  print_found(&first);
  printf("}\n");
  fflush(stdout);
}

/* The most memory that was resident, in KiB, of this program alone. */
static long peak_memory(void) {
  char line[256];
  long kib = 0;
  FILE *file = fopen("/proc/self/status", "r");
  while (file && fgets(line, sizeof line, file) && sscanf(line, "VmHWM: %ld", &kib) != 1) continue;
  if (file) fclose(file);
  return kib;
}

/* What two readings of the clock cost, at best. */
static long long cost_of_clock(void) {
  long long best = 1000000;
  for (int i = 0; i < 2000; i++) {
    const long long began = spent_ns(), cost = spent_ns() - began;
    if (cost < best) best = cost;
  }
  return best;
}

/* Every shared library in the process: what is really needed, plugins included; without libc, libm and the loader. */
static void print_mapped(void) {
  char line[4096], last[4096] = "";
  long long bytes = 0;
  int files = 0;
  FILE *maps = fopen("/proc/self/maps", "r");
  while (maps && fgets(line, sizeof line, maps)) {
    char *path = strchr(line, '/');
    if (!path) continue;
    path[strcspn(path, "\n")] = 0;
    if (!strstr(path, ".so") || !strcmp(path, last)) continue;
    strcpy(last, path);
    if (strstr(path, "/libc.so") || strstr(path, "/ld-linux") || strstr(path, "/libm.so")) continue;
    FILE *file = fopen(path, "rb");
    if (!file) continue;
    fseek(file, 0, SEEK_END), bytes += ftell(file), files++;
    fclose(file);
  }
  printf("{\"mapped_bytes\": %lld, \"mapped_files\": %d}\n", bytes, files);
}

static void finish(void) {
  fflush(stdout);
  _exit(0); /* toolkits take their time to end */
}

int main(int argc, char **argv) {
  static scene scenes[SCENE_CAPACITY];
  const char *only = NULL;
  int runs = 7, exact = 0, ready = 0, mapped = 0;
  for (int i = 1; i < argc; i++) {
    if (!strcmp(argv[i], "--ready")) ready = 1;
    else if (!strcmp(argv[i], "--mapped")) mapped = 1;
    else if (!strcmp(argv[i], "--exact")) exact = 1; /* as many runs as --runs says */
    else if (!strcmp(argv[i], "--runs") && i + 1 < argc) runs = atoi(argv[++i]);
    else if (!strcmp(argv[i], "--scene") && i + 1 < argc) only = argv[++i];
  }
  if (runs < 1 || runs > MOST_RUNS) return fprintf(stderr, "--runs is 1 to %d\n", MOST_RUNS), 2;
  const int count = ready || mapped ? 0 : read_scenes(getenv("SCENES"), scenes);
  if (this_peer.init()) return fprintf(stderr, "it did not get ready\n"), 2;
  if (mapped) print_mapped();
  if (ready) printf("{\"memory\": %ld, \"version\": \"%s\"}\n", peak_memory(), this_peer.version);
  if (ready || mapped) finish();
  allocation_count = (long long (*)(void))dlsym(RTLD_DEFAULT, "peer_allocation_count");
  const long long clock_cost = cost_of_clock();
  scene_clock = SOME_TIME;
  scene_clock_runs = 1;
  for (int i = 0; i < count; i++) {
    if (!only || !strcmp(only, scenes[i].name)) measure(&scenes[i], runs, exact, clock_cost);
  }
  printf("{\"peak\": %ld}\n", peak_memory());
  finish();
}
#endif
