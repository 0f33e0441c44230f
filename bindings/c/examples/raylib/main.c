/* main.c: three cards in a window of raylib. A finger or the mouse drags a card; a tap marks it.
 *
 * Build, in the project's folder:
 *   gcc -std=c99 -I build/include -I bindings/c/adapters bindings/c/examples/raylib/main.c -o cards \
 *     $(pkg-config --cflags --libs raylib) -L build/lib -lkinesic -lm
 *
 * With -DCAN_BE_WATCHED and -lkinesic-watch before -lkinesic it can be watched: `KINESIC_WATCH=tcp:127.0.0.1:7878
 * ./cards`, and then `kinesic watch tcp:127.0.0.1:7878`. */
#include <kinesic/kinesic_raylib.h>
#include <stdio.h>

#ifdef CAN_BE_WATCHED
#include <kinesic/kinesic_watched.h>
#endif

enum { WIDTH = 640, HEIGHT = 480, CARDS = 3, SIDE = 140 };

typedef struct card {
  kin_view_id view;
  kin_recognizer_id drag, tap;
  kin_rect frame, before; /* where it is, and where it was when the drag began */
  bool is_marked;
} card;

static const char *const card_names[CARDS] = {"left", "middle", "right"};

static void check(kin_engine *engine, kin_result result) {
  if (result != KIN_OK) fprintf(stderr, "%s: %s\n", kin_result_name(result), kin_engine_last_error(engine));
}

static void add_card(kin_engine *engine, card *made, int index) {
  kin_view_options options;
  kin_view_options_init(&options);
  made->is_marked = false;
  made->frame = options.frame = (kin_rect){50 + 200 * index, 170, SIDE, SIDE};
  check(engine, kin_view_add(engine, 0, &options, &made->view));
  check(engine, kin_view_set_name(engine, made->view, card_names[index]));
  check(engine, kin_recognizer_add(engine, made->view, KIN_PAN, &made->drag));
  check(engine, kin_recognizer_add(engine, made->view, KIN_TAP, &made->tap));
}

/* Takes a record over into the cards. */
static void take(kin_engine *engine, card *cards, const kin_event *event) {
  if (event->type != KIN_EVENT_GESTURE) return;
  for (int i = 0; i < CARDS; i++) {
    card *each = &cards[i];
    if (event->recognizer == each->tap) each->is_marked = !each->is_marked;
    if (event->recognizer != each->drag) continue;
    if (event->state == KIN_STATE_BEGAN) each->before = each->frame;
    each->frame.x = each->before.x + event->pan.translation_x;
    each->frame.y = each->before.y + event->pan.translation_y;
    check(engine, kin_view_set_frame(engine, each->view, each->frame));
  }
}

static void draw(const card *cards) {
  static const Color ground = {30, 32, 38, 255}, plain = {60, 110, 170, 255}, marked = {60, 170, 80, 255};
  BeginDrawing();
  ClearBackground(ground);
  for (int i = 0; i < CARDS; i++)
    DrawRectangle((int)cards[i].frame.x, (int)cards[i].frame.y, SIDE, SIDE, cards[i].is_marked ? marked : plain);
  EndDrawing();
}

int main(void) {
  kin_engine *engine = NULL;
  kin_raylib input = {0};
  card cards[CARDS];
  InitWindow(WIDTH, HEIGHT, "cards");
  SetTargetFPS(60);
  if (kin_engine_create(NULL, &engine) != KIN_OK) return 1;
  kin_raylib_measure(&input, engine);
  for (int i = 0; i < CARDS; i++) add_card(engine, &cards[i], i);
#ifdef CAN_BE_WATCHED
  kin_watch *watch = kin_watched(engine);
#endif
  while (!WindowShouldClose()) {
    const kin_event *events;
    uint32_t count;
    check(engine, kin_raylib_feed(&input, engine, (uint64_t)(GetTime() * 1e9)));
    check(engine, kin_engine_poll(engine, &events, &count));
    for (uint32_t i = 0; i < count; i++) take(engine, cards, &events[i]);
#ifdef CAN_BE_WATCHED
    if (watch) kin_watch_step(watch);
#endif
    draw(cards);
  }
#ifdef CAN_BE_WATCHED
  kin_watch_stop(watch);
#endif
  kin_engine_destroy(engine);
  CloseWindow();
  return 0;
}
