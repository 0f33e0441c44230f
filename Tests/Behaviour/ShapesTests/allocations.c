/* After set-up the classes ask for no memory, also where a drawing is compared with templates. Loads the library of
 * the command line, draws each shape twice and counts the second time. Runs with allocation_count.c loaded first. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <kinesic/kinesic.h>
#include <kinesic/loader.h>
#include <stdio.h>
#include <stdlib.h>

#define OK(call) \
  if ((call) != KIN_OK) return fprintf(stderr, "%s failed\n", #call), 1

enum { STEPS = 60 };

static const struct {
  int count;
  double corners[6][2];
} drawings[] = {
    {3, {{100, 100}, {130, 135}, {200, 30}}},                          /* a check mark */
    {3, {{100, 100}, {160, 150}, {100, 200}}},                         /* a chevron */
    {5, {{100, 100}, {100, 200}, {101, 130}, {125, 105}, {160, 104}}}, /* an r */
    {5, {{100, 100}, {100, 200}, {112, 110}, {140, 104}, {150, 196}}}, /* an n */
};

static int draw(kin_engine *engine, int drawing, uint64_t *now, uint32_t *recognized) {
  const int legs = drawings[drawing].count - 1;
  kin_touch_sample sample = {0};
  const kin_event *events;
  uint32_t count;
  sample.touch = 1;
  for (int step = 0; step <= STEPS + 1; step++) {
    const int leg = step >= STEPS ? legs - 1 : step * legs / STEPS;
    const double share = step >= STEPS ? 1 : (double)(step * legs) / STEPS - leg;
    const double *from = drawings[drawing].corners[leg], *to = drawings[drawing].corners[leg + 1];
    sample.phase = step == 0 ? KIN_PHASE_BEGAN : step <= STEPS ? KIN_PHASE_MOVED : KIN_PHASE_ENDED;
    sample.x = from[0] + share * (to[0] - from[0]);
    sample.y = from[1] + share * (to[1] - from[1]);
    sample.time_ns = *now += 8000000;
    OK(kin_engine_feed(engine, &sample, 1));
  }
  OK(kin_engine_advance(engine, *now += 1000000000));
  OK(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) *recognized += events[i].type == KIN_EVENT_GESTURE;
  return 0;
}

int main(int count, char **arguments) {
  static const char *const classes[] = {"checkmark", "chevron", "letter_r", "circle", "tickle"};
  unsigned long long (*allocations)(void) = (unsigned long long (*)(void))dlsym(RTLD_DEFAULT, "kinesic_test_allocations");
  unsigned long long before = 0;
  uint32_t recognized = 0;
  uint64_t now = 1000000000;
  kin_engine *engine;
  kin_plugin_id plugin;
  kin_recognizer_id made;
  if (count != 2 || !allocations) return 2;
  OK(kin_engine_create(NULL, &engine));
  OK(kin_plugin_load(engine, arguments[1], &plugin));
  for (int i = 0; i < 5; i++) OK(kin_recognizer_add(engine, 0, classes[i], &made));
  for (int round = 0; round < 2; round++) {
    before = allocations();
    for (int i = 0; i < 4; i++)
      if (draw(engine, i, &now, &recognized)) return 1;
  }
  printf("%llu requests for memory, %u recognized\n", allocations() - before, recognized);
  kin_engine_destroy(engine);
  return 0;
}
