/* replay.c: feeds a recorded touchscreen session to an engine and prints each gesture. It uses the public header
 * alone.
 *
 *   replay RECORDING.csv [units_per_mm_x units_per_mm_y]      (device units per mm; 10 and 10 when they are not given)
 *
 * Build, in the project's folder:
 *   gcc -std=c99 -I Include bindings/c/examples/replay/replay.c -o replay -L build/lib -lkinesic -lm
 * The scene is that of Tests/Scenes/demo.json, the lines are those of `kinesic replay`, byte for byte. */
#include <kinesic/kinesic.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT(array) (sizeof(array) / sizeof *(array))

enum { TAP, DOUBLE_TAP, LONG_PRESS, SWIPE, PAN, PINCH, ROTATION };
static const char *const names[] = {"tap", "double_tap", "long_press", "swipe", "pan", "pinch", "rotation"};
static const char *const classes[] = {KIN_TAP, KIN_TAP, KIN_LONG_PRESS, KIN_SWIPE, KIN_PAN, KIN_PINCH, KIN_ROTATION};
static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};

static kin_engine *engine;
static kin_recognizer_id recognizers[COUNT(names)];

/* Ends the program with the engine's sentence if a call was refused. */
static void check(kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

/* One view that fills the window, with the gestures of a photo viewer. */
static void build_scene(void) {
  static const int together[][2] = {{PAN, PINCH}, {PAN, ROTATION}, {PINCH, ROTATION}, {SWIPE, PAN}};
  kin_view_id window;
  check(kin_view_add(engine, 0, NULL, &window));
  for (size_t i = 0; i < COUNT(names); i++) {
    check(kin_recognizer_add(engine, window, classes[i], &recognizers[i]));
    check(kin_recognizer_set_name(engine, recognizers[i], names[i]));
  }
  check(kin_recognizer_set_number(engine, recognizers[DOUBLE_TAP], KIN_TAP_TAPS_REQUIRED, 2));
  const kin_direction all = KIN_DIRECTION_RIGHT | KIN_DIRECTION_LEFT | KIN_DIRECTION_UP | KIN_DIRECTION_DOWN;
  check(kin_recognizer_set_number(engine, recognizers[SWIPE], KIN_SWIPE_DIRECTION, all));
  check(kin_recognizer_require_failure(engine, recognizers[TAP], recognizers[DOUBLE_TAP]));
  for (size_t i = 0; i < COUNT(together); i++)
    check(kin_recognizer_allow_simultaneous(engine, recognizers[together[i][0]], recognizers[together[i][1]], true));
  check(kin_recognizer_set_prevention(engine, recognizers[SWIPE], recognizers[PINCH], false));
  check(kin_recognizer_set_prevention(engine, recognizers[SWIPE], recognizers[ROTATION], false));
}

/* The descriptor of a recognizer's class, which names its values. */
static const kin_recognizer_class *class_of(kin_recognizer_id recognizer) {
  const char *name;
  uint32_t count;
  check(kin_recognizer_get_class(engine, recognizer, &name));
  check(kin_engine_get_class_count(engine, &count));
  for (uint32_t i = 0; i < count; i++) {
    const kin_recognizer_class *found;
    check(kin_engine_get_class(engine, i, &found));
    if (strcmp(found->name, name) == 0) return found;
  }
  return NULL;
}

/* A number without the sign of minus zero when `digits` digits are printed. */
static double tidy(double number, int digits) { return fabs(number) < 0.5 * pow(10, -digits) ? 0 : number; }

static void print_gesture(const kin_event *event) {
  const kin_recognizer_class *found = class_of(event->recognizer);
  const char *name;
  check(kin_recognizer_get_name(engine, event->recognizer, &name));
  printf("%10.6f  %-12s %-10s at (%.2f, %.2f)", (double)event->time_ns / 1e9, name, states[event->state],
         tidy(event->x, 2), tidy(event->y, 2));
  for (uint32_t i = 0; found && i < event->value_count && i < found->value_count; i++)
    printf("%s%s=%.3f", i ? " " : "  ", found->values[i].name, tidy(event->values[i], 3));
  /* a class with a stream for each touch */
  if (event->contact) printf("  touch=%llu", (unsigned long long)event->touch);
  printf("\n");
}

static void print_gestures(void) {
  const kin_event *events;
  uint32_t count;
  check(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++)
    if (events[i].type == KIN_EVENT_GESTURE) print_gesture(&events[i]);
}

/* Feeds what was reported at one moment: one step. */
static void feed(const kin_touch_sample *frame, uint32_t count) {
  check(kin_engine_feed(engine, frame, count));
  print_gestures();
}

/* Reads one row, t_us,slot,tracking_id,x,y,pressure,event; false for a line that is none. */
static bool read_row(const char *line, double per_mm_x, double per_mm_y, kin_touch_sample *out) {
  unsigned long long time, contact;
  double x, y;
  char rest[64];
  const char *word;
  if (sscanf(line, "%llu,%*[^,],%llu,%lf,%lf,%63s", &time, &contact, &x, &y, rest) != 5 ||
      !(word = strrchr(rest, ',')))
    return false;
  memset(out, 0, sizeof *out);
  out->touch = contact;
  out->time_ns = time * 1000;
  out->x = x / per_mm_x * 163 / 25.4; /* 163 window units an inch */
  out->y = y / per_mm_y * 163 / 25.4;
  if (strcmp(word, ",down") == 0) out->phase = KIN_PHASE_BEGAN;
  else if (strcmp(word, ",move") == 0) out->phase = KIN_PHASE_MOVED;
  else if (strcmp(word, ",up") == 0) out->phase = KIN_PHASE_ENDED;
  else if (strcmp(word, ",cancel") == 0) out->phase = KIN_PHASE_CANCELLED;
  else return false;
  return true;
}

int main(int argc, char **argv) {
  kin_engine_options options;
  kin_touch_sample frame[64], row;
  uint32_t count = 0;
  uint64_t end = 0;
  char line[256];
  double per_mm_x = argc > 2 ? atof(argv[2]) : 10, per_mm_y = argc > 3 ? atof(argv[3]) : per_mm_x;
  FILE *file = argc > 1 ? fopen(argv[1], "r") : NULL;
  if (!file || !(per_mm_x > 0) || !(per_mm_y > 0)) {
    fprintf(stderr, "usage: replay RECORDING.csv [units_per_mm_x units_per_mm_y]\n");
    return 2;
  }
  kin_engine_options_init(&options);
  options.touch_capacity = COUNT(frame);
  check(kin_engine_create(&options, &engine));
  build_scene();
  for (int number = 1; fgets(line, sizeof line, file); number++) {
    if (number == 1 || line[strspn(line, "\r\n")] == 0) continue; /* the header; an empty line */
    if (!read_row(line, per_mm_x, per_mm_y, &row) || (count > 0 && row.time_ns == end && count == COUNT(frame))) {
      fprintf(stderr, "%s:%d: not a row of a recording\n", argv[1], number);
      return 1;
    }
    if (count > 0 && row.time_ns != end) {
      feed(frame, count);
      count = 0;
    }
    end = row.time_ns;
    frame[count++] = row;
  }
  fclose(file);
  if (count > 0) feed(frame, count);
  check(kin_engine_cancel_touches(engine, end)); /* contacts that are still down */
  check(kin_engine_advance(engine, end + 2000000000u));
  print_gestures();
  kin_engine_destroy(engine);
  return 0;
}
