/* SDL 2's dollar gestures, by the real library: each template is drawn with finger events after SDL_RecordGesture,
 * each test too, and SDL compares when the finger goes up. Only that event is timed.
 *   sdl2 FILE TEMPLATES...   a line of JSON for each number of templates, in rising order
 * FILE: the number of drawings; of each the number of points, and their x and y from 0 to 1; all 32 bits. The first
 * are templates; the last 64 are tests. */
#include <SDL.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include "cpu_clock.h"

enum { TESTS = 64, RUNS = 5 };
static SDL_TouchID device;
static long recognized;

typedef struct drawing {
  int count;
  const float *places;
} drawing;

/* SDL adds up the differences, not the places. */
static void push(Uint32 type, float x, float y) {
  static float last_x, last_y;
  SDL_Event event;
  SDL_zero(event);
  event.type = type, event.tfinger.touchId = device, event.tfinger.x = x, event.tfinger.y = y, event.tfinger.pressure = 1;
  if (type != SDL_FINGERDOWN) event.tfinger.dx = x - last_x, event.tfinger.dy = y - last_y;
  last_x = x, last_y = y;
  SDL_PushEvent(&event);
  while (SDL_PeepEvents(&event, 1, SDL_GETEVENT, SDL_FIRSTEVENT, SDL_LASTEVENT) > 0) recognized += event.type == SDL_DOLLARGESTURE;
}

/* Nanoseconds of the last event. */
static double draw(drawing d) {
  push(SDL_FINGERDOWN, d.places[0], d.places[1]);
  for (int i = 1; i < d.count; i++) push(SDL_FINGERMOTION, d.places[2 * i], d.places[2 * i + 1]);
  const double began = cpu_nanoseconds();
  push(SDL_FINGERUP, d.places[2 * d.count - 2], d.places[2 * d.count - 1]);
  return cpu_nanoseconds() - began;
}

static size_t heap(void) {
  const struct mallinfo2 now = mallinfo2();
  return now.uordblks + now.hblkhd;
}

static int rising(const void *a, const void *b) {
  const double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static double median_nanoseconds(const drawing *tests) {
  double runs[RUNS];
  for (int run = 0; run < RUNS; run++) {
    runs[run] = 0;
    for (int i = 0; i < TESTS; i++) runs[run] += draw(tests[i]) / TESTS;
  }
  qsort(runs, RUNS, sizeof *runs, rising);
  return runs[RUNS / 2];
}

static drawing *read_drawings(const char *path, int *count) {
  FILE *file = fopen(path, "rb");
  if (!file || fread(count, 4, 1, file) != 1) return NULL;
  drawing *all = calloc((size_t)*count, sizeof *all);
  for (int i = 0; i < *count; i++) {
    if (fread(&all[i].count, 4, 1, file) != 1) return NULL;
    float *places = malloc((size_t)all[i].count * 8);
    if (fread(places, 8, (size_t)all[i].count, file) != (size_t)all[i].count) return NULL;
    all[i].places = places;
  }
  fclose(file);
  return all;
}

static int get_ready(void) {
  setenv("SDL_VIDEODRIVER", "dummy", 0);
  SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "1"); /* the driver "dummy" has no touch device but this one */
  SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0");
  if (SDL_Init(SDL_INIT_VIDEO | SDL_INIT_EVENTS) || !SDL_CreateWindow("peer", 0, 0, 1000, 800, 0) || !SDL_GetNumTouchDevices()) return 0;
  device = SDL_GetTouchDevice(0);
  return 1;
}

int main(int argc, char **argv) {
  int count = 0, recorded = 0;
  const drawing *drawings = argc > 2 ? read_drawings(argv[1], &count) : NULL;
  if (!drawings || !get_ready()) return fprintf(stderr, "%s\n", SDL_GetError()), 1;
  SDL_version version;
  SDL_GetVersion(&version);
  const size_t before = heap();
  for (int i = 2; i < argc; i++) {
    for (; recorded < atoi(argv[i]); recorded++) {
      SDL_RecordGesture(device);
      draw(drawings[recorded]);
    }
    const double bytes = (double)(heap() - before) / recorded;
    recognized = 0;
    const double spent = median_nanoseconds(drawings + count - TESTS);
    if (recognized < TESTS * RUNS * 9 / 10) return fprintf(stderr, "%ld drawings were named\n", recognized), 1;
    printf("{\"version\": \"%d.%d.%d\", \"templates\": %d, \"ns\": %.0f, \"bytes\": %.0f}\n", version.major, version.minor,
           version.patch, recorded, spent, bytes);
  }
  return 0;
}
