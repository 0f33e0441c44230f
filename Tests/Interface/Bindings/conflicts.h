/* conflicts.h: a page whose gestures get in each other's way, with an overlay that a key switches: what the tests of
 * overlays in toolkits share. A script on the standard input has a line an event, and each line is a frame:
 *
 *   MS down|move|up X Y      a finger
 *   MS key                   F12
 *   MS shot                  a picture of the window, into the file of the command line */
#ifndef CONFLICTS_H
#define CONFLICTS_H

#include <kinesic/kinesic.h>
#include <kinesic/kinesic_overlay.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WIDTH = 800, HEIGHT = 600, VIEWS = 4 };

static const kin_rect view_frames[VIEWS] = {{60, 190, 320, 170}, {60, 390, 320, 170}, {420, 190, 320, 370}, {460, 340, 240, 180}};
static const char *const view_names[VIEWS] = {"photo", "button", "page", "list"};
static kin_engine *engine;
static kin_overlay_switch overlay;

static void must(kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), engine ? kin_engine_last_error(engine) : kin_last_error());
  exit(9);
}

/* A line of the script. */
typedef struct script_line {
  double ms;
  char verb[16];
  double x, y; /* what they were in the line before where there are none */
} script_line;

/* False: the script is over. */
KIN_INLINE bool read_line(script_line *out) {
  char text[200];
  return fgets(text, sizeof text, stdin) && sscanf(text, "%lf %15s %lf %lf", &out->ms, out->verb, &out->x, &out->y) >= 2;
}

KIN_INLINE bool is_verb(const script_line *line, const char *verb) { return strcmp(line->verb, verb) == 0; }

KIN_INLINE void take(kin_engine *from, const kin_event *event, void *user_data) {
  (void)from;
  (void)user_data;
  must(kin_overlay_switch_add_event(&overlay, event));
}

static kin_recognizer_id add_recognizer(kin_view_id view, const char *class_name, const char *name) {
  kin_recognizer_id id = 0;
  must(kin_recognizer_add(engine, view, class_name, &id));
  must(kin_recognizer_set_name(engine, id, name));
  return id;
}

/* The views and recognizers. */
static void lay_out_page(void) {
  kin_view_id views[VIEWS];
  for (int i = 0; i < VIEWS; i++) {
    kin_view_options options;
    kin_view_options_init(&options);
    options.frame = view_frames[i];
    if (i == 3) options.frame.x -= view_frames[2].x, options.frame.y -= view_frames[2].y;
    must(kin_view_add(engine, i == 3 ? views[2] : 0, &options, &views[i]));
    must(kin_view_set_name(engine, views[i], view_names[i]));
  }
  kin_recognizer_id single = add_recognizer(views[0], KIN_TAP, "select"), twice = add_recognizer(views[0], KIN_TAP, "zoom");
  must(kin_recognizer_set_number(engine, twice, KIN_TAP_TAPS_REQUIRED, 2));
  must(kin_recognizer_require_failure(engine, single, twice));
  (void)add_recognizer(views[1], KIN_LONG_PRESS, "menu");
  (void)add_recognizer(views[2], KIN_SWIPE, "next");
  (void)add_recognizer(views[2], KIN_PAN, "scroll");
  (void)add_recognizer(views[3], KIN_PAN, "rows");
}

KIN_INLINE void open_page(void) {
  must(kin_engine_create(NULL, &engine));
  must(kin_engine_set_event_callback(engine, take, NULL));
  lay_out_page();
}

KIN_INLINE void close_page(void) {
  kin_overlay_switch_off(&overlay);
  kin_engine_destroy(engine);
}

#endif
