/* Hit tests among many siblings, which go by where the views are. */
#include "world.h"

enum { SIDE = 50, CELL = 20, SIZE = 10, ROUNDS = 40, LOOKS = 100 };

static kin_view_id ids[SIDE * SIDE];

static kin_view_id add_at(kin_engine *engine, double x, double y, double size) {
  kin_view_options options;
  kin_view_id id = 0;
  kin_view_options_init(&options);
  options.frame = (kin_rect){x, y, size, size};
  OK(kin_view_add(engine, 0, &options, &id));
  return id;
}

/* Squares with gaps between them, all of one parent. */
static kin_engine *make_squares(void) {
  kin_engine *engine;
  OK(kin_engine_create(NULL, &engine));
  for (int i = 0; i < SIDE * SIDE; i++) ids[i] = add_at(engine, i % SIDE * CELL, (double)(i / SIDE) * CELL, SIZE);
  return engine;
}

static kin_view_id hit(kin_engine *engine, double x, double y) {
  kin_view_id id = 0;
  OK(kin_view_hit_test(engine, x, y, &id));
  return id;
}

/* How many points hit what does not lie there: a corner of each square, and the gap beside it. */
static int wrong_hits(kin_engine *engine, kin_view_id root) {
  int wrong = 0;
  for (int i = 0; i < SIDE * SIDE; i++) {
    const double x = i % SIDE * CELL, y = (double)(i / SIDE) * CELL;
    wrong += hit(engine, x, y) != ids[i];
    wrong += hit(engine, x + SIZE, y) != root;
  }
  return wrong;
}

static void finding(void) {
  kin_engine *engine = make_squares();
  kin_view_id root;
  OK(kin_engine_root_view(engine, &root));
  const uint64_t hash = hash_of(engine);
  TEST("Each of 2,500 siblings is hit where it is, and nothing between them, and the state is the same ever after") {
    CHECK(wrong_hits(engine, root) == 0);
    CHECK(hash_of(engine) == hash);
  }
  TEST("One that comes is in front, one that moves is hit where it is now, one that goes or hides no more") {
    const kin_view_id cover = add_at(engine, 0, 0, SIZE);
    CHECK(hit(engine, 5, 5) == cover);
    OK(kin_view_bring_to_front(engine, ids[0]));
    CHECK(hit(engine, 5, 5) == ids[0]);
    OK(kin_view_remove(engine, ids[0]));
    CHECK(hit(engine, 5, 5) == cover);
    OK(kin_view_set_frame(engine, ids[1], (kin_rect){-500, -500, SIZE, SIZE}));
    CHECK(hit(engine, -495, -495) == ids[1] && hit(engine, CELL, 0) == root);
    OK(kin_view_set_flags(engine, ids[2], KIN_VIEW_HIDDEN, KIN_VIEW_HIDDEN));
    CHECK(hit(engine, 2 * CELL, 0) == root);
    OK(kin_view_set_flags(engine, ids[2], 0, KIN_VIEW_HIDDEN));
    CHECK(hit(engine, 2 * CELL, 0) == ids[2]);
    OK(kin_view_set_transform(engine, ids[3], (kin_transform){0, 1, -1, 0, 0, 0}));
    CHECK(hit(engine, 3 * CELL + 5, 5) == root && hit(engine, 3 * CELL - 5, 5) == ids[3]);
  }
  kin_engine_destroy(engine);
}

/* What a delegate does while it is asked. */
typedef struct curious {
  int asked, wrong;
  bool is_inside;
  kin_view_id moved;
} curious;

static bool look_around(kin_engine *engine, kin_view_id view, double x, double y, void *user_data) {
  curious *c = user_data;
  kin_view_id id = 0;
  (void)view, (void)x, (void)y;
  if (c->is_inside) return false; /* asked by the hit tests below */
  c->asked++;
  c->is_inside = true;
  for (int i = 0; i < LOOKS; i++) c->wrong += kin_view_hit_test(engine, 3 * CELL, 3 * CELL, &id) != KIN_OK || id != ids[3 * SIDE + 3];
  c->wrong += kin_view_set_frame(engine, c->moved, (kin_rect){c->asked, -50, 1, 1}) != KIN_OK;
  add_at(engine, -9000, c->asked, SIZE);
  c->is_inside = false;
  return false;
}

static void asking(void) {
  TEST("A delegate may test for hits, add siblings and move some while it is asked: the hit test goes on as it began") {
    kin_engine *engine = make_squares();
    curious c = {0, 0, false, ids[1]};
    const kin_view_delegate delegate = {.struct_size = sizeof delegate, .user_data = &c, .contains_point = look_around};
    const kin_view_id asked = add_at(engine, 0, 0, 1);
    OK(kin_view_set_delegate(engine, asked, &delegate));
    CHECK(hit(engine, CELL, 0) == ids[1]);
    for (int i = 0; i < ROUNDS; i++) CHECK(hit(engine, i * CELL, 40 * CELL) == ids[40 * SIDE + i]);
    CHECK(c.asked == ROUNDS + 1 && c.wrong == 0);
    CHECK(hit(engine, ROUNDS + 1, -50) == ids[1]);
    kin_engine_destroy(engine);
  }
}

int main(void) {
  finding();
  asking();
  return report();
}
