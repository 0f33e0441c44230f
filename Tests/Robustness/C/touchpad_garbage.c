/* Random frames, times and options: whatever comes, gestures begin and end in order, buttons that are pressed are
 * released, numbers are finite, time does not go back. Arguments: how many frames, the seed. */
#include "touchpad_pad.h"

static uint64_t seed;

static uint32_t chance(uint32_t below) {
  seed = seed * 6364136223846793005u + 1442695040888963407u;
  return (uint32_t)(seed >> 33) % below;
}

typedef struct watch {
  uint64_t time;
  int is_open[7], has_momentum;
  uint32_t pressed;
} watch;

static void check_gesture(watch *w, const kin_touchpad_event *e) {
  switch (e->phase) {
    case KIN_TOUCHPAD_BEGAN: CHECK(!w->is_open[e->kind]); w->is_open[e->kind] = 1; return;
    case KIN_TOUCHPAD_CHANGED: CHECK(w->is_open[e->kind]); return;
    case KIN_TOUCHPAD_ENDED:
    case KIN_TOUCHPAD_CANCELLED: CHECK(w->is_open[e->kind]); w->is_open[e->kind] = 0; return;
    case KIN_TOUCHPAD_MOMENTUM: CHECK(e->kind == KIN_TOUCHPAD_SCROLL && !w->is_open[e->kind]); w->has_momentum = 1; return;
    default: w->has_momentum = 0;
  }
}

static void check_event(watch *w, const kin_touchpad_event *e) {
  const double numbers[] = {e->dx, e->dy, e->velocity_x, e->velocity_y, e->scale, e->rotation, e->certainty};
  for (int i = 0; i < 7; i++) CHECK(isfinite(numbers[i]));
  CHECK(e->scale > 0 && e->certainty >= 0 && e->certainty <= 1 && e->time_ns >= w->time);
  w->time = e->time_ns;
  if (e->kind == KIN_TOUCHPAD_BUTTON) {
    const int pressed = e->phase == KIN_TOUCHPAD_BEGAN;
    const int by_tap = (e->flags & KIN_TOUCHPAD_BY_TAP) != 0;
    const uint32_t bit = by_tap ? 1u << 31 : e->button;
    CHECK(pressed != ((w->pressed & bit) != 0));
    w->pressed ^= bit;
  } else if (e->kind != KIN_TOUCHPAD_MOTION && e->kind != KIN_TOUCHPAD_DECISION) {
    check_gesture(w, e);
  }
  char text[300];
  uint32_t needed = 0;
  OK(kin_touchpad_event_describe(e, text, sizeof text, &needed));
  CHECK(needed < sizeof text && strchr(text, '?') == NULL);
}

static void check_all(desk *d, watch *w) {
  const kin_touchpad_event *events;
  uint32_t count;
  OK(kin_touchpad_poll(d->pad, &events, &count));
  for (uint32_t i = 0; i < count; i++) check_event(w, &events[i]);
}

static void change_options(desk *d) {
  kin_touchpad_options options;
  kin_touchpad_options_init(&options);
  /* What zones mean for buttons must not change while one is held. */
  options.features = chance(65536) & ~(uint32_t)(KIN_TOUCHPAD_FEATURE_CLICK_FINGERS | KIN_TOUCHPAD_FEATURE_CLICK_ZONES);
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
    for (int kind = 0; kind < 7; kind++) CHECK(!w.is_open[kind]);
    CHECK(w.pressed == 0 && !w.has_momentum);
    close_desk(&d);
  }
  return report();
}
