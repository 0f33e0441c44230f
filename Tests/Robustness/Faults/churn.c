/* Recognizers and views that come and go until the generations of their ids are used up: memory stays flat, and no
 * stale id names anything again. */
#include "faults.h"

enum { GENERATIONS = 0xFFFFF };

static kin_engine *make(pool *p) {
  const kin_allocator allocator = allocator_of(p);
  kin_engine_options options;
  kin_engine *engine = NULL;
  kin_engine_options_init(&options);
  options.allocator = &allocator;
  OK(kin_engine_create(&options, &engine));
  return engine;
}

/* Ten classes in turn, some alive at any time, each used now and then. */
static void recognizers(uint64_t rounds) {
  enum { ALIVE = 16 };
  static const char *const classes[] = {"tap", "pan", "pinch", "rotation", "swipe", "long_press", "transform", "press", "multi_drag", "manual"};
  pool p = {0};
  kin_engine *engine = make(&p);
  kin_recognizer_id alive[ALIVE] = {0}, first = 0;
  uint64_t bytes = 0, blocks = 0;
  for (uint64_t i = 0; i < rounds; i++) {
    kin_recognizer_id *place = &alive[i % ALIVE];
    kin_state state;
    if (*place) OK(kin_recognizer_remove(engine, *place));
    OK(kin_recognizer_add(engine, 0, classes[i % 10], place));
    if (i == 0) first = *place;
    else if (i >= ALIVE) CHECK(kin_recognizer_get_state(engine, first, &state) == KIN_ERROR_STALE);
    if (i == 0 || i % (10 * ALIVE * 500) != 0) continue;
    check_usable(engine);
    /* The first look comes after all classes have been in all places. */
    if (bytes == 0) bytes = usage_of(engine).bytes, blocks = p.blocks;
    CHECK(usage_of(engine).bytes == bytes && p.blocks == blocks);
  }
  CHECK(bytes > 0);
  check_usable(engine);
  kin_engine_destroy(engine);
  check_empty(&p);
}

/* One after the other in one place, until its generations are used up; then it is retired. */
static uint64_t wrap(void) {
  pool p = {0};
  kin_engine *engine = make(&p);
  kin_view_id view = 0, early[3] = {0};
  kin_rect frame;
  for (uint64_t i = 1; i <= GENERATIONS; i++) {
    OK(kin_view_add(engine, 0, NULL, &view));
    CHECK((view >> 32 & GENERATIONS) == i && (uint32_t)view == 1);
    if (i <= 3) early[i - 1] = view;
    OK(kin_view_remove(engine, view));
  }
  const kin_view_id last = view;
  const kin_engine_usage before = usage_of(engine);
  CHECK(before.views.now == 1 && before.views.most == 2);
  for (uint64_t i = 1; i <= 10; i++) {
    OK(kin_view_add(engine, 0, NULL, &view));
    CHECK((view >> 32 & GENERATIONS) == i && (uint32_t)view == 2);
    for (int j = 0; j < 3; j++) REFUSED(engine, KIN_ERROR_STALE, kin_view_get_frame(engine, early[j], &frame));
    REFUSED(engine, KIN_ERROR_STALE, kin_view_get_frame(engine, last, &frame));
    REFUSED(engine, KIN_ERROR_STALE, kin_view_get_frame(engine, last & ~((uint64_t)GENERATIONS << 32), &frame));
    OK(kin_view_remove(engine, view));
  }
  CHECK(usage_of(engine).views.now == 1 && usage_of(engine).views.most == 3);
  check_usable(engine);
  kin_engine_destroy(engine);
  check_empty(&p);
  return GENERATIONS + 10;
}

/* Arguments: how many recognizers; and 0 to leave the generations out. */
int main(int argument_count, char **arguments) {
  const uint64_t rounds = argument_count > 1 ? strtoull(arguments[1], NULL, 10) : 10000000;
  const int wraps = argument_count <= 2 || strcmp(arguments[2], "0") != 0;
  uint64_t tries = 0;
  TEST("Recognizers come and go, and memory stays as it is") recognizers(rounds);
  row("recognizers are added and removed without end", "ten classes in turn, 16 alive", rounds, "not a byte more; old ids stay stale; usable");
  if (!wraps) return report();
  TEST("An id whose generations are used up is retired") tries = wrap();
  row("the generations of an id are used up", "views added and removed in one place, past 2^20 of them", tries, "the place is retired: a stale id never becomes valid again; usable");
  return report();
}
