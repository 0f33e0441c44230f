/* While strokes are drawn nothing asks for memory, whatever the set is like. Runs with allocation_count.c loaded
 * first. */
#define _GNU_SOURCE
#include <dlfcn.h>

#include "strokes_class.h"

typedef unsigned long long (*counter)(void);

static void draw_all(paper *p) {
  static const shape *const all[] = {&vee, &caret, &zigzag, &box, &stairs, &plus, &star, &line};
  for (int i = 0; i < 8; i++) {
    draw_part(p, all[i], 200, i, 1, 1, 300, 200);
    pass(p, 2000);
  }
}

int main(void) {
  static const shape *const shapes[] = {&vee, &zigzag, &box, &stairs, &star, &plus};
  void *found = dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  counter allocations;
  memcpy(&allocations, &found, sizeof found);
  if (!allocations) return puts("not run with the counter loaded\n0 passed, 1 failed"), 1;
  TEST("Strokes are drawn, recognized and given up without memory") {
    for (uint32_t i = 0; i < 8; i++) {
      kin_stroke_set *set = set_of(shapes, 6, i & 1 ? KIN_STROKE_ANY_DIRECTION : 0);
      paper p;
      open_paper(&p, set);
      OK(kin_recognizer_set_number(p.engine, p.stroke, "continuous", i >> 1 & 1));
      OK(kin_recognizer_set_number(p.engine, p.stroke, "early_commit", i & 4 ? 0.4 : 0));
      draw_all(&p);
      const unsigned long long before = allocations();
      draw_all(&p);
      CHECK(allocations() == before);
      CHECK(p.ended >= 8 && p.failed > 0);
      close_paper(&p);
      kin_stroke_set_destroy(set);
    }
  }
  TEST("The copy of a set is what asks for memory, and the counter counts it") {
    kin_stroke_set *set = set_of(shapes, 6, 0);
    double number;
    const unsigned long long before = allocations();
    OK(kin_stroke_set_share(set, &number));
    CHECK(allocations() > before);
    OK(kin_stroke_set_unshare(number));
    kin_stroke_set_destroy(set);
  }
  return report();
}
