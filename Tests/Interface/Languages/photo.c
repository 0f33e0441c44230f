/* photo.c: what the examples photo of all languages print, from C: plays recordings to a photo with the seven
 * recognizers. */
#include <kinesic/kinesic.h>

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define UNIT (10 * 25.4 / 163) /* device units a window unit */

static kin_engine *engine;
static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};
static struct { double x, y, scale, angle; } photo, start;

static void check(kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

static double tidy(double number) { return fabs(number) < 0.0005 ? 0 : number; }

static void begin(const kin_event *event, const char *name) {
  printf("%10.6f %s %s at %.3f, %.3f", (double)event->time_ns / 1e9, name, states[event->state], tidy(event->x), tidy(event->y));
}

static void with(const char *word, double number) { printf(" %s %.3f", word, tidy(number)); }

static void on_tap(kin_engine *unused, const kin_event *event, void *name) {
  (void)unused;
  begin(event, name);
  with("count", event->tap.tap_count);
  printf("\n");
}

static void on_press(kin_engine *unused, const kin_event *event, void *name) {
  (void)unused;
  begin(event, name);
  with("duration", event->long_press.duration);
  printf("\n");
}

static void on_swipe(kin_engine *unused, const kin_event *event, void *name) {
  (void)unused;
  begin(event, name);
  with("direction", event->swipe.direction);
  printf("\n");
}

static void on_edge(kin_engine *unused, const kin_event *event, void *name) {
  (void)unused;
  begin(event, name);
  with("x", event->screen_edge_pan.translation_x);
  with("y", event->screen_edge_pan.translation_y);
  printf("\n");
}

static void on_pan(kin_engine *unused, const kin_event *event, void *name) {
  (void)unused;
  if (event->state == KIN_STATE_BEGAN) start.x = photo.x, start.y = photo.y;
  photo.x = start.x + event->pan.translation_x;
  photo.y = start.y + event->pan.translation_y;
  begin(event, name);
  with("x", event->pan.translation_x);
  with("y", event->pan.translation_y);
  with("speed", hypot(event->pan.velocity_x, event->pan.velocity_y));
  printf("\n");
}

static void on_pinch(kin_engine *unused, const kin_event *event, void *name) {
  (void)unused;
  if (event->state == KIN_STATE_BEGAN) start.scale = photo.scale;
  photo.scale = start.scale * event->pinch.scale;
  begin(event, name);
  with("scale", event->pinch.scale);
  with("span", event->pinch.span);
  printf("\n");
}

static void on_rotation(kin_engine *unused, const kin_event *event, void *name) {
  (void)unused;
  if (event->state == KIN_STATE_BEGAN) start.angle = photo.angle;
  photo.angle = start.angle + event->rotation.rotation;
  begin(event, name);
  with("angle", event->rotation.rotation);
  printf("\n");
}

static kin_recognizer_id add(kin_view_id view, const char *class_name, kin_event_callback callback, char *name) {
  kin_recognizer_id made;
  uint64_t action;
  check(kin_recognizer_add(engine, view, class_name, &made));
  check(kin_recognizer_add_action(engine, made, callback, name, &action));
  return made;
}

static void build(void) {
  kin_view_id view;
  check(kin_view_add(engine, 0, NULL, &view));
  const kin_recognizer_id tap = add(view, KIN_TAP, on_tap, "tap");
  const kin_recognizer_id twice = add(view, KIN_TAP, on_tap, "double_tap");
  check(kin_recognizer_set_number(engine, twice, KIN_TAP_TAPS_REQUIRED, 2));
  check(kin_recognizer_require_failure(engine, tap, twice));
  const kin_recognizer_id press = add(view, KIN_LONG_PRESS, on_press, "long_press");
  check(kin_recognizer_set_number(engine, press, KIN_LONG_PRESS_MINIMUM_DURATION, 0.4));
  const kin_recognizer_id swipe = add(view, KIN_SWIPE, on_swipe, "swipe");
  check(kin_recognizer_set_number(engine, swipe, KIN_SWIPE_DIRECTION, KIN_DIRECTION_LEFT | KIN_DIRECTION_RIGHT));
  const kin_recognizer_id edge = add(view, KIN_SCREEN_EDGE_PAN, on_edge, "edge");
  check(kin_recognizer_set_number(engine, edge, KIN_SCREEN_EDGE_PAN_EDGES, KIN_EDGE_LEFT));
  kin_recognizer_id together[3];
  together[0] = add(view, KIN_PAN, on_pan, "pan");
  together[1] = add(view, KIN_PINCH, on_pinch, "pinch");
  together[2] = add(view, KIN_ROTATION, on_rotation, "rotation");
  check(kin_compose_simultaneous(engine, together, 3));
  check(kin_recognizer_require_failure(engine, together[0], swipe));
}

static bool read_row(const char *line, kin_touch_sample *out) {
  unsigned long long time, contact;
  char rest[64];
  memset(out, 0, sizeof *out);
  if (sscanf(line, "%llu,%*[^,],%llu,%lf,%lf,%63s", &time, &contact, &out->x, &out->y, rest) != 5) return false;
  const char *word = strrchr(rest, ',') + 1;
  out->touch = contact;
  out->time_ns = time * 1000;
  out->x /= UNIT;
  out->y /= UNIT;
  out->phase = !strcmp(word, "down") ? KIN_PHASE_BEGAN : !strcmp(word, "move") ? KIN_PHASE_MOVED : !strcmp(word, "up") ? KIN_PHASE_ENDED : KIN_PHASE_CANCELLED;
  return true;
}

static void play(const char *path) {
  kin_touch_sample frame[64], row;
  uint32_t count = 0;
  uint64_t end;
  char line[256];
  FILE *file = fopen(path, "r");
  if (!file) exit(2);
  printf("%s\n", strrchr(path, '/') + 1);
  photo.x = photo.y = photo.angle = 0;
  photo.scale = 1;
  check(kin_engine_create(NULL, &engine));
  build();
  for (bool head = true; fgets(line, sizeof line, file); head = false) {
    if (head || !read_row(line, &row)) continue;
    if (count && row.time_ns != frame[0].time_ns) {
      check(kin_engine_feed(engine, frame, count));
      count = 0;
    }
    frame[count++] = row;
  }
  fclose(file);
  check(kin_engine_feed(engine, frame, count));
  check(kin_engine_get_time(engine, &end));
  check(kin_engine_cancel_touches(engine, end));
  check(kin_engine_advance(engine, end + 2000000000u));
  printf("photo %.3f, %.3f scale %.3f angle %.3f\n", tidy(photo.x), tidy(photo.y), tidy(photo.scale), tidy(photo.angle));
  kin_engine_destroy(engine);
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; i++) play(argv[i]);
  return 0;
}
