/* Random frames, times and options: whatever comes, gestures begin and end in order, buttons that are pressed are
 * released, numbers are finite, time does not go back. Arguments: how many frames, the seed. */
#include "touchpad_pad.h"
#include "touchpad_watch.h"

static uint64_t seed;

static uint32_t chance(uint32_t below) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(seed >> 33) % below;
}

static void check_rule(const char *broken) {
  if (broken) fprintf(stderr, "%s\n", broken);
  CHECK(broken == NULL);
}

static void check_all(desk *d, watch *w) {
  const kin_touchpad_event *events;
  uint32_t count;
  OK(kin_touchpad_poll(d->pad, &events, &count));
  for (uint32_t i = 0; i < count; i++) check_rule(broken_rule(w, &events[i]));
}

static void change_options(desk *d) {
  kin_touchpad_options options;
  kin_touchpad_options_init(&options);
  options.features = chance(65536);
  options.evidence = chance(512);
  options.width = chance(2) * 100, options.height = chance(2) * 60;
  OK(kin_touchpad_set_options(d->pad, &options));
}

static void change_contacts(desk *d) {
  static uint64_t id = 1;
  if (chance(12) == 0 && d->count < 16) {
    d->contacts[d->count++] = (kin_touchpad_contact){
        .id = id++, .x = chance(100), .y = chance(60), .pressure = chance(140), .major = chance(30), .tool = (kin_touchpad_tool)chance(3) * (chance(9) == 0)};
  }
  if (chance(12) == 0 && d->count) d->contacts[chance(d->count)] = d->contacts[d->count - 1], d->count--;
  if (chance(60) == 0) d->count = 0;
  const double common = chance(40) / 10.0 - 2;
  for (uint32_t i = 0; i < d->count; i++) {
    if (chance(3)) d->contacts[i].y += common;
    if (chance(6) == 0) d->contacts[i].x += chance(60) / 10.0 - 3;
    if (chance(500) == 0) d->contacts[i].x = chance(2) ? 1e9 : -1e9;
    if (chance(500) == 0) d->contacts[i].x = 50;
  }
  if (chance(80) == 0) d->buttons ^= 1u << chance(3);
  d->fingers = chance(5) == 0 ? d->count + chance(3) : 0;
  if (d->fingers > 16) d->fingers = 16;
}

int main(int argc, char **argv) {
  const int frames = argc > 1 ? atoi(argv[1]) : 200000;
  seed = argc > 2 ? strtoull(argv[2], NULL, 10) : 1;
  TEST("Random frames") {
    desk d = open_desk(0);
    watch w = {0};
    OK(kin_touchpad_set_explain(d.pad, true));
    for (int i = 0; i < frames && test_faults < 20; i++) {
      if (chance(300) == 0) change_options(&d);
      change_contacts(&d);
      d.now += chance(30) * MS * (chance(200) == 0 ? 1000 : 1);
      if (chance(20) == 0) (void)kin_touchpad_advance(d.pad, d.now);
      if (chance(400) == 0) (void)kin_touchpad_cancel(d.pad, d.now);
      if (feed(&d) == KIN_ERROR_CAPACITY) {
        check_all(&d, &w);
        OK(feed(&d));
      }
      if (chance(10)) check_all(&d, &w);
    }
    check_all(&d, &w);
    OK(kin_touchpad_cancel(d.pad, d.now));
    check_all(&d, &w);
    check_rule(broken_end(&w));
    close_desk(&d);
  }
  return report();
}
