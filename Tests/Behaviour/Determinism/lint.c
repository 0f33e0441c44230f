/* Lints three scenes and prints the reports: every build prints the same bytes. */
#include <kinesic/kinesic.h>
#include <kinesic/lint.h>
#include <stdio.h>
#include <stdlib.h>

static kin_engine *engine;

static void must(kin_result result) {
  if (result == KIN_OK) return;
  fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
  exit(1);
}

static kin_view_id view(kin_view_id parent, const char *name, double x, double y, double width, double height) {
  kin_view_options options;
  kin_view_id made;
  kin_view_options_init(&options);
  options.frame.x = x, options.frame.y = y, options.frame.width = width, options.frame.height = height;
  must(kin_view_add(engine, parent, &options, &made));
  must(kin_view_set_name(engine, made, name));
  return made;
}

static kin_recognizer_id add(kin_view_id view, const char *class_name, const char *name) {
  kin_recognizer_id made;
  must(kin_recognizer_add(engine, view, class_name, &made));
  must(kin_recognizer_set_name(engine, made, name));
  return made;
}

/* A tap that waits for a double tap, a drag that takes a flick. */
static void photo(void) {
  const kin_view_id photo = view(0, "photo", 0, 0, 360, 640);
  const kin_recognizer_id one = add(photo, "tap", "one"), two = add(photo, "tap", "two");
  must(kin_recognizer_set_number(engine, two, "taps_required", 2));
  must(kin_recognizer_require_failure(engine, one, two));
  add(photo, "pan", "move"), add(photo, "swipe", "page"), add(photo, "pinch", "zoom"), add(photo, "rotation", "turn");
}

/* A pager around images that turn, a drawer at the edge, a button. */
static void pager(void) {
  kin_view_id pages = view(0, "pages", 10.5, 20.25, 700.3, 500.7);
  const double c = 0.9950041652780258, s = 0.09983341664682815;
  add(pages, "pan", "scroll"), add(0, "screen_edge_pan", "drawer");
  for (int i = 0; i < 3; i++) {
    char name[] = "image 0";
    name[6] = (char)('0' + i);
    const kin_view_id image = view(pages, name, 20 + 230 * i, 30, 201.7, 333.3);
    const kin_transform turned = {c, s, -s, c, 3.7 * i, 0};
    must(kin_view_set_transform(engine, image, turned));
    add(image, "transform", "move"), add(image, "long_press", "menu");
    add(view(image, "button", 20, 20, 80, 44), "tap", "press");
  }
}

/* Another density, nested lists, streams for each finger. */
static void lists(void) {
  must(kin_engine_set_units_per_inch(engine, 401.7));
  kin_view_id inside = 0;
  for (int i = 0; i < 4; i++) {
    inside = view(inside, "list", 7.7 * i, 11.1 * i, 900 - 33.3 * i, 800 - 44.4 * i);
    add(inside, i % 2 ? "pan" : "multi_drag", "scroll");
    add(inside, "swipe", "flick"), add(inside, "tap", "choose");
  }
}

static kin_result print(const void *bytes, uint32_t count, void *user_data) {
  (void)user_data;
  return fwrite(bytes, 1, count, stdout) == count ? KIN_OK : KIN_ERROR_SINK;
}

int main(void) {
  void (*const scenes[3])(void) = {photo, pager, lists};
  for (int i = 0; i < 3; i++) {
    kin_lint *lint;
    must(kin_engine_create(NULL, &engine));
    scenes[i]();
    must(kin_lint_create(engine, NULL, &lint));
    must(kin_lint_run(lint));
    must(kin_lint_write_json(lint, print, NULL));
    printf("\n");
    kin_lint_destroy(lint);
    kin_engine_destroy(engine);
  }
  return 0;
}
