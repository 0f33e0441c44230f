/* The events of Linux touchpads, and what a touchpad does to an engine. */
#include "touchpad_pad.h"

enum { SYN = 0, KEY = 1, ABSOLUTE = 3, REPORT = 0, DROPPED = 3, X = 0, Y = 1, SLOT = 0x2f, MAJOR = 0x30, MT_X = 0x35, MT_Y = 0x36, TOOL = 0x37, ID = 0x39, PRESSURE = 0x3a };
enum { LEFT = 0x110, TOUCH = 0x14a, TWO = 0x14d };

typedef struct device {
  desk d;
  kin_touchpad_evdev *decoder;
} device;

static kin_touchpad_evdev_options of_pad(int32_t resolution) {
  kin_touchpad_evdev_options options;
  kin_touchpad_evdev_options_init(&options);
  options.x = (kin_touchpad_evdev_axis){1000, 5000, resolution, 0};
  options.y = (kin_touchpad_evdev_axis){0, 2400, resolution, 0};
  return options;
}

static device plug(int32_t resolution) {
  device v = {open_desk(0), NULL};
  const kin_touchpad_evdev_options options = of_pad(resolution);
  OK(kin_touchpad_evdev_create(&options, &v.decoder));
  return v;
}

static void unplug(device *v) {
  kin_touchpad_evdev_destroy(v->decoder);
  close_desk(&v->d);
}

static void say(device *v, uint16_t type, uint16_t code, int32_t value) {
  OK(kin_touchpad_evdev_feed(v->decoder, v->d.pad, type, code, value, v->d.now));
}

static void close_report(device *v) {
  say(v, SYN, REPORT, 0);
  poll(&v->d);
  v->d.now += FRAME;
}

static void land(device *v, int32_t slot, int32_t id, int32_t x, int32_t y) {
  say(v, ABSOLUTE, SLOT, slot);
  say(v, ABSOLUTE, ID, id);
  say(v, ABSOLUTE, MT_X, x);
  say(v, ABSOLUTE, MT_Y, y);
}

static void devices(void) {
  TEST("Slots become contacts in millimetres, with what the axes say or a usual size") {
    for (int i = 0; i < 2; i++) {
      device v = plug(i ? 40 : 0);
      double width = 0, height = 0;
      OK(kin_touchpad_evdev_get_size(v.decoder, &width, &height));
      CHECK(width == (i ? 100 : 69) && height == (i ? 60 : 50));
      land(&v, 0, 7, 2000, 1200);
      close_report(&v);
      for (int k = 1; k <= 20; k++) say(&v, ABSOLUTE, MT_X, 2000 + 20 * k), close_report(&v);
      CHECK(fabs(v.d.seen.dx - (i ? 9.5 : 6.4)) < 0.1 && v.d.seen.dy == 0);
      say(&v, ABSOLUTE, ID, -1);
      close_report(&v);
      CHECK(v.d.seen.presses == 0);
      unplug(&v);
    }
  }
  TEST("Two slots scroll, and a palm that the device names has no part in it") {
    for (int32_t tool = 0; tool < 3; tool += 2) {
      device v = plug(40);
      land(&v, 0, 7, 2000, 1200);
      land(&v, 1, 8, 2800, 1200);
      say(&v, ABSOLUTE, TOOL, tool);
      close_report(&v);
      for (int k = 1; k <= 20; k++) {
        for (int slot = 0; slot < 2; slot++) say(&v, ABSOLUTE, SLOT, slot), say(&v, ABSOLUTE, MT_Y, 1200 + 20 * k);
        close_report(&v);
      }
      CHECK(v.d.seen.scrolls == (tool == 0) && (v.d.seen.motions > 0) == (tool == 2));
      unplug(&v);
    }
  }
  TEST("Pressure counts by the range of its axis, and not at all without one") {
    for (int i = 0; i < 3; i++) {
      device v = {open_desk(0), NULL};
      kin_touchpad_evdev_options options = of_pad(40);
      options.pressure.maximum = i == 0 ? 0 : i == 1 ? 255 : 1023;
      OK(kin_touchpad_evdev_create(&options, &v.decoder));
      land(&v, 0, 7, 2000, 1200);
      say(&v, ABSOLUTE, PRESSURE, 200);
      close_report(&v);
      for (int k = 1; k <= 20; k++) say(&v, ABSOLUTE, MT_X, 2000 + 20 * k), close_report(&v);
      CHECK((v.d.seen.motions == 0) == (i == 1));
      unplug(&v);
    }
  }
  TEST("A pad without slots: one place, and a count of fingers for taps") {
    for (int two = 0; two < 2; two++) {
      device v = plug(40);
      say(&v, ABSOLUTE, X, 2000), say(&v, ABSOLUTE, Y, 1000), say(&v, KEY, TOUCH, 1), say(&v, KEY, two ? TWO : 0x145, 1);
      close_report(&v);
      v.d.now += 50 * MS;
      say(&v, KEY, TOUCH, 0), say(&v, KEY, two ? TWO : 0x145, 0);
      close_report(&v);
      CHECK(v.d.seen.presses == 1 && v.d.seen.buttons == (two ? KIN_BUTTON_SECONDARY : KIN_BUTTON_PRIMARY));
      unplug(&v);
    }
  }
  TEST("Buttons, and SYN_DROPPED: all is cancelled, and what lands again counts") {
    device v = plug(40);
    say(&v, KEY, LEFT, 1);
    close_report(&v);
    CHECK(v.d.seen.presses == 1);
    land(&v, 0, 7, 2000, 1200);
    close_report(&v);
    say(&v, SYN, DROPPED, 0);
    poll(&v.d);
    CHECK(v.d.seen.releases == 1);
    land(&v, 3, 9, 2000, 1200);
    close_report(&v);
    say(&v, ABSOLUTE, MT_X, 3000);
    close_report(&v);
    CHECK(v.d.seen.motions == 0);
    land(&v, 0, 10, 2000, 1200);
    close_report(&v);
    for (int k = 1; k < 13; k++) say(&v, ABSOLUTE, MT_X, 2000 + 20 * k), close_report(&v);
    CHECK(v.d.seen.motions > 5);
    unplug(&v);
  }
  TEST("Events at random break nothing") {
    device v = plug(40);
    uint64_t seed = 5;
    for (int i = 0; i < 300000; i++) {
      static const uint16_t codes[] = {X, Y, SLOT, MAJOR, MT_X, MT_Y, TOOL, ID, PRESSURE, LEFT, TOUCH, TWO, 0x148, 0x18, 999};
      seed = seed * 6364136223846793005u + 1442695040888963407u;
      const uint32_t r = (uint32_t)(seed >> 33);
      const int32_t value = r % 50 == 0 ? (int32_t)(seed >> 11) : (int32_t)(r >> 8) % 20 - 2;
      const kin_result result = kin_touchpad_evdev_feed(v.decoder, v.d.pad, r % 4 == 3 ? ABSOLUTE : (uint16_t)(r % 4), r % 97 ? codes[r % 15] : REPORT, value, v.d.now);
      CHECK(result == KIN_OK || result == KIN_ERROR_INVALID || result == KIN_ERROR_CAPACITY);
      if (r % 5 == 0) (void)kin_touchpad_evdev_feed(v.decoder, v.d.pad, SYN, r % 1001 ? REPORT : DROPPED, 0, v.d.now += MS), poll(&v.d);
    }
    unplug(&v);
  }
}

/* What an engine's recognizers say of a pad. */
typedef struct screen {
  desk d;
  kin_engine *engine;
  kin_touchpad_pointer pointer;
  kin_recognizer_id tap, pan, pinch, rotation, hover;
} screen;

static screen open_screen(void) {
  screen s = {.d = open_desk(0)};
  OK(kin_engine_create(NULL, &s.engine));
  OK(kin_recognizer_add(s.engine, 0, KIN_TAP, &s.tap));
  OK(kin_recognizer_add(s.engine, 0, KIN_PAN, &s.pan));
  OK(kin_recognizer_add(s.engine, 0, KIN_PINCH, &s.pinch));
  OK(kin_recognizer_add(s.engine, 0, KIN_ROTATION, &s.rotation));
  OK(kin_recognizer_add(s.engine, 0, KIN_HOVER, &s.hover));
  kin_touchpad_pointer_init(&s.pointer);
  s.pointer.x = 200, s.pointer.y = 100, s.pointer.bounds = (kin_rect){0, 0, 400, 300};
  return s;
}

static void close_screen(screen *s) {
  kin_engine_destroy(s->engine);
  close_desk(&s->d);
}

/* Lets the engine have what waits. */
static void hand_over(screen *s) {
  const kin_touchpad_event *events;
  uint32_t count;
  OK(kin_touchpad_poll(s->d.pad, &events, &count));
  for (uint32_t i = 0; i < count; i++) OK(kin_touchpad_pointer_feed(&s->pointer, s->engine, &events[i]));
}

static void frame_of(screen *s) {
  s->d.now += FRAME;
  OK(feed(&s->d));
  hand_over(s);
}

static void touch_down(screen *s, uint32_t count) {
  for (uint32_t i = 0; i < count; i++) s->d.contacts[s->d.count++] = (kin_touchpad_contact){.id = i + 1, .x = 30 + 20 * i, .y = 30};
  frame_of(s);
}

static void lift_all(screen *s) {
  s->d.count = 0;
  frame_of(s);
}

/* How often a recognizer came to a state since the last call; the others' records are gone. */
static uint32_t count_of(screen *s, kin_recognizer_id recognizer, kin_state state) {
  const kin_event *events;
  uint32_t count, found = 0;
  OK(kin_engine_poll(s->engine, &events, &count));
  for (uint32_t i = 0; i < count; i++) found += events[i].type == KIN_EVENT_GESTURE && events[i].recognizer == recognizer && events[i].state == state;
  return found;
}

static void engines(void) {
  TEST("Motion hovers, a tap taps where the pointer is") {
    screen s = open_screen();
    touch_down(&s, 1);
    for (int i = 0; i < 10; i++) s.d.contacts[0].x += 0.5, frame_of(&s);
    CHECK(fabs(s.pointer.x - 290) < 2 && s.pointer.y == 100);
    CHECK(count_of(&s, s.hover, KIN_STATE_BEGAN) == 1);
    lift_all(&s);
    touch_down(&s, 1);
    s.d.now += 40 * MS;
    lift_all(&s);
    OK(kin_touchpad_advance(s.d.pad, s.d.now += 400 * MS));
    hand_over(&s);
    CHECK(count_of(&s, s.tap, KIN_STATE_ENDED) == 1 && s.pointer.buttons == 0);
    close_screen(&s);
  }
  TEST("The pointer stays in its bounds") {
    screen s = open_screen();
    touch_down(&s, 1);
    for (int i = 0; i < 40; i++) s.d.contacts[0].x += 1, s.d.contacts[0].y -= 1, frame_of(&s);
    CHECK(s.pointer.x == 400 && s.pointer.y == 0);
    close_screen(&s);
  }
  TEST("Scrolls pan, pinches pinch and turn") {
    screen s = open_screen();
    touch_down(&s, 2);
    for (int i = 0; i < 20; i++) s.d.contacts[0].y += 1, s.d.contacts[1].y += 1, frame_of(&s);
    lift_all(&s);
    CHECK(count_of(&s, s.pan, KIN_STATE_BEGAN) == 1 && s.pointer.is_scrolling == 0);
    OK(kin_touchpad_advance(s.d.pad, s.d.now += 3000 * MS));
    hand_over(&s);
    touch_down(&s, 2);
    for (int i = 0; i < 20; i++) s.d.contacts[0].x -= 0.5, s.d.contacts[1].x += 0.5, frame_of(&s);
    CHECK(fabs(s.pointer.scale - 2) < 1e-9);
    CHECK(count_of(&s, s.pinch, KIN_STATE_BEGAN) == 1);
    lift_all(&s);
    close_screen(&s);
  }
  TEST("An engine takes the largest numbers that an event may have") {
    screen s = open_screen();
    s.pointer.units_per_mm = s.pointer.scroll_units_per_mm = 1e6, s.pointer.bounds = (kin_rect){1e9, -1e9, 1e9, 1e9};
    const double far = 1e9, scales[] = {1, 1e-9, 1e9};
    kin_touchpad_event event = {.kind = KIN_TOUCHPAD_MOTION, .phase = KIN_TOUCHPAD_CHANGED, .dx = far, .dy = -far, .scale = 1};
    OK(kin_touchpad_pointer_feed(&s.pointer, s.engine, &event));
    CHECK(s.pointer.x == 1e9 && s.pointer.y == -1e9);
    event.kind = KIN_TOUCHPAD_PINCH, event.phase = KIN_TOUCHPAD_BEGAN;
    for (int i = 0; i < 3; i++) {
      event.time_ns++, event.dx = -event.dx, event.scale = scales[i], event.rotation = i % 2 ? far : -far;
      OK(kin_touchpad_pointer_feed(&s.pointer, s.engine, &event));
      event.phase = KIN_TOUCHPAD_CHANGED;
    }
    CHECK(s.pointer.scale == 1e9 && s.pointer.is_scrolling == 1);
    close_screen(&s);
  }
  TEST("What an engine refuses leaves the pointer as it was") {
    screen s = open_screen();
    const kin_touchpad_event motion = {.kind = KIN_TOUCHPAD_MOTION, .phase = KIN_TOUCHPAD_CHANGED, .dx = 1, .scale = 1, .time_ns = 5};
    const kin_touchpad_event broken = {.kind = KIN_TOUCHPAD_MOTION, .dx = NAN, .scale = 1, .time_ns = 5};
    OK(kin_engine_advance(s.engine, 10));
    GIVES(KIN_ERROR_TIME, kin_touchpad_pointer_feed(&s.pointer, s.engine, &motion));
    GIVES(KIN_ERROR_INVALID, kin_touchpad_pointer_feed(&s.pointer, s.engine, &broken));
    GIVES(KIN_ERROR_NULL, kin_touchpad_pointer_feed(NULL, s.engine, &motion));
    CHECK(s.pointer.x == 200 && s.pointer.is_hovering == 0);
    s.pointer.units_per_mm = -1;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_pointer_feed(&s.pointer, s.engine, &motion));
    s.pointer.struct_size = 8;
    GIVES(KIN_ERROR_SIZE, kin_touchpad_pointer_feed(&s.pointer, s.engine, &motion));
    close_screen(&s);
  }
}

static void wrong_use(void) {
  TEST("Null and axes without extent are refused") {
    device v = plug(40);
    kin_touchpad_evdev_options options = of_pad(40);
    kin_touchpad_evdev *none = NULL;
    double size = 0;
    options.x.maximum = options.x.minimum;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_evdev_create(&options, &none));
    options = of_pad(-1);
    GIVES(KIN_ERROR_INVALID, kin_touchpad_evdev_create(&options, &none));
    options = of_pad(0), options.width = 0;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_evdev_create(&options, &none));
    options = of_pad(0), options.pressure.maximum = -1;
    GIVES(KIN_ERROR_INVALID, kin_touchpad_evdev_create(&options, &none));
    options.struct_size = 4;
    GIVES(KIN_ERROR_SIZE, kin_touchpad_evdev_create(&options, &none));
    GIVES(KIN_ERROR_NULL, kin_touchpad_evdev_get_size(v.decoder, &size, NULL));
    CHECK(none == NULL);
    unplug(&v);
  }
}

int main(void) {
  devices();
  engines();
  wrong_use();
  return report();
}
