/* Commands that are drawn: a vee undoes, a zigzag deletes. A pan moves the page wherever no command is drawn.
 *
 *   gcc -std=c99 -I build/include bindings/c/examples/strokes/main.c -o commands \
 *     -L build/lib -lkinesic-strokes -lkinesic -lm -Wl,-rpath,$PWD/build/lib
 *
 * There is no window: the program draws by itself, and prints what comes of it. */
#include <kinesic/kinesic.h>
#include <kinesic/strokes.h>
#include <math.h>
#include <stdio.h>

enum { SIDE_STEPS = 20, STEP_NS = 8000000 };

typedef struct page {
  kin_engine *engine;
  kin_stroke_set *commands;
  double number; /* of the copy that recognizers have */
  kin_recognizer_id command, move;
  uint64_t now_ns;
} page;

/* Examples, as corners. A program takes drawings of its users: kin_stroke_set_add keeps every point. */
static const double vee[][2] = {{0, 0}, {60, 120}, {120, 0}};
static const double zigzag[][2] = {{0, 0}, {120, 0}, {0, 120}, {120, 120}};

static kin_result add_example(kin_stroke_set *set, const char *name, const double (*corners)[2], int count) {
  kin_stroke_point points[8] = {{0}};
  for (int i = 0; i < count; i++) points[i].x = corners[i][0], points[i].y = corners[i][1];
  return kin_stroke_set_add(set, name, NULL, points, (uint64_t)count, NULL);
}

static void on_command(kin_engine *engine, const kin_event *event, void *user_data) {
  const page *p = user_data;
  kin_stroke_template found;
  (void)engine;
  kin_stroke_template_init(&found);
  /* values are those of the class: verdict, progress, template ... */
  if (kin_stroke_set_get(p->commands, (uint32_t)event->values[2], &found) == KIN_OK)
    printf("command %s, confidence %.1f\n", found.name, event->values[7]);
}

static void on_move(kin_engine *engine, const kin_event *event, void *user_data) {
  (void)engine;
  (void)user_data;
  if (event->state == KIN_STATE_BEGAN) printf("the page moves\n");
}

static int open_page(page *p) {
  kin_view_id root;
  uint64_t action;
  if (kin_stroke_set_create(NULL, &p->commands) != KIN_OK) return 0;
  if (add_example(p->commands, "undo", vee, 3) != KIN_OK || add_example(p->commands, "delete", zigzag, 4) != KIN_OK) return 0;
  if (kin_stroke_set_share(p->commands, &p->number) != KIN_OK || kin_engine_create(NULL, &p->engine) != KIN_OK) return 0;
  if (kin_recognizer_class_register(p->engine, kin_stroke_get_class()) != KIN_OK) return 0;
  if (kin_engine_root_view(p->engine, &root) != KIN_OK) return 0;
  if (kin_view_set_frame(p->engine, root, (kin_rect){0, 0, 800, 600}) != KIN_OK) return 0;
  if (kin_recognizer_add(p->engine, root, "stroke", &p->command) != KIN_OK) return 0;
  if (kin_recognizer_set_number(p->engine, p->command, "set", p->number) != KIN_OK) return 0;
  if (kin_recognizer_add(p->engine, root, "pan", &p->move) != KIN_OK) return 0;
  /* The page moves as soon as it is clear that no command is drawn. */
  if (kin_recognizer_require_failure(p->engine, p->move, p->command) != KIN_OK) return 0;
  return kin_recognizer_add_action(p->engine, p->command, on_command, p, &action) == KIN_OK &&
         kin_recognizer_add_action(p->engine, p->move, on_move, p, &action) == KIN_OK;
}

static void close_page(page *p) {
  kin_engine_destroy(p->engine);
  kin_stroke_set_unshare(p->number);
  kin_stroke_set_destroy(p->commands);
}

static void feed(page *p, kin_phase phase, double x, double y) {
  kin_touch_sample sample = {0};
  sample.touch = 1, sample.phase = phase, sample.time_ns = p->now_ns += STEP_NS, sample.x = x, sample.y = y;
  if (kin_engine_feed(p->engine, &sample, 1) != KIN_OK) fprintf(stderr, "%s\n", kin_engine_last_error(p->engine));
}

/* As a finger draws it, twice as large and a little crooked. */
static void draw(page *p, const char *what, const double (*corners)[2], int count) {
  printf("drawing %s: ", what);
  for (int i = 1; i < count; i++) {
    for (int k = i > 1; k <= SIDE_STEPS; k++) {
      const double t = (double)k / SIDE_STEPS, bend = 6 * sin(3.14 * t);
      const double x = 200 + 2 * (corners[i - 1][0] + t * (corners[i][0] - corners[i - 1][0])) + bend;
      const double y = 150 + 2 * (corners[i - 1][1] + t * (corners[i][1] - corners[i - 1][1])) + bend;
      feed(p, i == 1 && k == 0 ? KIN_PHASE_BEGAN : KIN_PHASE_MOVED, x, y);
      if (i == count - 1 && k == SIDE_STEPS) feed(p, KIN_PHASE_ENDED, x, y);
    }
  }
  p->now_ns += 1000000000;
  kin_engine_advance(p->engine, p->now_ns);
}

int main(void) {
  static const double caret[][2] = {{0, 120}, {60, 0}, {120, 120}};
  page p = {0};
  if (!open_page(&p)) {
    fprintf(stderr, "%s%s\n", kin_stroke_last_error(), p.engine ? kin_engine_last_error(p.engine) : "");
    return 1;
  }
  draw(&p, "a vee", vee, 3);
  draw(&p, "a zigzag", zigzag, 4);
  draw(&p, "a caret", caret, 3);
  close_page(&p);
  return 0;
}
