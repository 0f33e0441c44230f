/* touchpad.c: fuzzer of touchpads. An input is a sequence of what happens, 8 bytes each: events of a Linux device,
 * frames, other options, time, cancellations, settings of the pointer. Two touchpads that are fed alike give the same
 * bytes; the events keep the rules of touchpad_watch.h; an engine takes all that the pointer makes of them; what is
 * refused has a sentence and changes nothing. */
#include <kinesic/kinesic.h>

#include "source.h"
#include "touchpad_watch.h"

enum { RECORD = 8, PADS = 2 };

typedef struct world {
  kin_touchpad *pads[PADS];
  kin_touchpad_evdev *decoders[PADS];
  kin_touchpad_contact contacts[KIN_TOUCHPAD_CONTACT_LIMIT];
  uint32_t count;
  uint64_t now;
  watch watched;
  kin_engine *engine;
  kin_touchpad_pointer pointer;
} world;

static void want(kin_result result, const char *what) {
  if (result != KIN_OK) found(what, kin_touchpad_last_error());
}

/* Two results of calls that got the same. */
static kin_result alike(kin_result first, kin_result second) {
  if (first != second) found("the same call", "gives another result");
  if (first != KIN_OK && strlen(kin_touchpad_last_error()) < 10) found("a call is refused", "without a sentence");
  return first;
}

static kin_engine *make_engine(void) {
  static const char *const classes[] = {"tap", "pan", "pinch", "rotation", "hover", "long_press"};
  kin_engine *engine;
  kin_view_id root;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_engine_root_view(engine, &root) != KIN_OK) found("an engine", "cannot be made");
  for (int i = 0; i < 6; i++) {
    kin_recognizer_id made;
    if (kin_recognizer_add(engine, root, classes[i], &made) != KIN_OK) found(classes[i], kin_engine_last_error(engine));
  }
  return engine;
}

static void open_world(world *w, source *s) {
  kin_touchpad_evdev_options axes;
  kin_touchpad_evdev_options_init(&axes);
  axes.x = (kin_touchpad_evdev_axis){0, 4000, draw_once_in(s, 2) ? 0 : 40, 0};
  axes.y = (kin_touchpad_evdev_axis){-1200, 1200, axes.x.resolution, 0};
  axes.pressure.maximum = draw_once_in(s, 2) ? 0 : 100;
  kin_touchpad_options options;
  kin_touchpad_options_init(&options);
  options.features = (uint32_t)draw_bits(s, 2);
  for (int i = 0; i < PADS; i++) {
    want(kin_touchpad_evdev_create(&axes, &w->decoders[i]), "a decoder");
    want(kin_touchpad_evdev_get_size(w->decoders[i], &options.width, &options.height), "a size");
    want(kin_touchpad_create(&options, &w->pads[i]), "a touchpad");
    want(kin_touchpad_set_explain(w->pads[i], true), "explaining");
  }
  kin_touchpad_pointer_init(&w->pointer);
  w->pointer.bounds = (kin_rect){0, 0, 1280, 800};
  w->engine = make_engine();
}

static int is_scale(double units) { return units >= 0 && units <= 1e6; }

static void feed_engine(world *w, const kin_touchpad_event *event) {
  const kin_touchpad_pointer before = w->pointer;
  const kin_result result = kin_touchpad_pointer_feed(&w->pointer, w->engine, event);
  if (result == KIN_OK) {
    const kin_event *events;
    uint32_t count;
    kin_engine_poll(w->engine, &events, &count);
  } else {
    if (memcmp(&before, &w->pointer, sizeof before)) found("a pointer is refused", "and changed");
    /* The host has set something that is out of its range. */
    if (is_scale(before.units_per_mm) && is_scale(before.scroll_units_per_mm)) found("an engine refuses an event", kin_engine_last_error(w->engine));
  }
}

/* FUZZ_PRINT=1: what an input does. */
static void print_event(const kin_touchpad_event *event) {
  char sentence[300];
  if (kin_touchpad_event_describe(event, sentence, sizeof sentence, NULL) == KIN_OK) fprintf(stderr, "%.3f s: %s\n", (double)event->time_ns / 1e9, sentence);
}

static void poll_pads(world *w) {
  const kin_touchpad_event *events, *others;
  uint32_t count, other_count;
  want(kin_touchpad_poll(w->pads[0], &events, &count), "a poll");
  want(kin_touchpad_poll(w->pads[1], &others, &other_count), "a poll");
  if (count != other_count || (count && memcmp(events, others, count * sizeof *events))) found("the same frames", "give other events");
  for (uint32_t i = 0; i < count; i++) {
    const char *broken = broken_rule(&w->watched, &events[i]);
    if (getenv("FUZZ_PRINT")) print_event(&events[i]);
    if (broken) found("an event", broken);
    feed_engine(w, &events[i]);
  }
}

static kin_result feed_event(world *w, uint16_t type, uint16_t code, int32_t value) {
  kin_result results[PADS];
  for (int i = 0; i < PADS; i++) results[i] = kin_touchpad_evdev_feed(w->decoders[i], w->pads[i], type, code, value, w->now);
  return alike(results[0], results[1]);
}

/* Codes of input-event-codes.h that a touchpad has. */
static void feed_device(world *w, source *s) {
  static const uint16_t absolute[] = {0x2f, 0x39, 0x35, 0x36, 0x3a, 0x30, 0x31, 0x34, 0x37, 0x00, 0x01, 0x18};
  static const uint16_t keys[] = {0x110, 0x111, 0x112, 0x14a, 0x145, 0x14d, 0x14e, 0x14f, 0x148};
  const uint32_t kind = draw_below(s, 8);
  if (kind < 5) {
    const uint16_t code = absolute[draw_below(s, 12)];
    const int32_t value = code == 0x2f ? (int32_t)draw_below(s, 18) - 1 : code == 0x39 ? (int32_t)draw_below(s, 5) - 1 : (int32_t)(int16_t)draw_bits(s, 2);
    feed_event(w, 3, code, value);
  } else if (kind == 5) {
    feed_event(w, 1, keys[draw_below(s, 9)], draw_below(s, 2));
  } else if (kind == 6) {
    feed_event(w, 0, draw_once_in(s, 8) ? 3 : 0, 0);
  } else {
    const uint16_t type = draw_below(s, 6), code = (uint16_t)draw_bits(s, 2);
    feed_event(w, type, code, (int32_t)draw_bits(s, 4));
  }
}

/* A number that a device has, or any at all. */
static double draw_number(source *s, double most) {
  if (!draw_once_in(s, 16)) return draw_byte(s) * most / 255;
  const uint64_t bits = draw_bits(s, 8);
  double number;
  memcpy(&number, &bits, sizeof number);
  return number;
}

static void change_contact(world *w, source *s) {
  const uint32_t kind = draw_below(s, 4);
  if (kind == 0 && w->count < KIN_TOUCHPAD_CONTACT_LIMIT) w->contacts[w->count++] = (kin_touchpad_contact){.id = draw_byte(s), .x = 50, .y = 30};
  if (kind == 1 && w->count) w->count--;
  if (w->count == 0) return;
  kin_touchpad_contact *contact = &w->contacts[draw_below(s, w->count)];
  contact->x = draw_number(s, 100);
  contact->y = draw_number(s, 60);
  if (draw_once_in(s, 4)) contact->major = draw_number(s, 40), contact->pressure = draw_number(s, 255);
  if (draw_once_in(s, 8)) contact->tool = (kin_touchpad_tool)draw_below(s, 4);
}

static void feed_frame(world *w, source *s) {
  change_contact(w, s);
  const kin_touchpad_frame frame = {
      w->now, w->contacts, w->count, draw_once_in(s, 8) ? draw_below(s, 20) : 0, draw_once_in(s, 8) ? draw_below(s, 8) : 0, 0};
  if (alike(kin_touchpad_feed(w->pads[0], &frame), kin_touchpad_feed(w->pads[1], &frame)) == KIN_ERROR_INVALID) w->count = 0;
}

/* One option becomes a number of its range, or any. */
static void change_options(world *w, source *s) {
  const size_t first = offsetof(kin_touchpad_options, width), numbers = (sizeof(kin_touchpad_options) - first) / sizeof(double);
  kin_touchpad_options before, options, after;
  kin_touchpad_options_init(&before);
  want(kin_touchpad_get_options(w->pads[0], &before), "the options");
  options = before;
  const double number = draw_number(s, 2);
  memcpy((char *)&options + first + sizeof(double) * draw_below(s, (uint32_t)numbers), &number, sizeof number);
  options.evidence = (uint32_t)draw_bits(s, 2) & 511;
  const kin_result result = alike(kin_touchpad_set_options(w->pads[0], &options), kin_touchpad_set_options(w->pads[1], &options));
  after = before;
  want(kin_touchpad_get_options(w->pads[0], &after), "the options");
  if (memcmp(&after, result == KIN_OK ? &options : &before, sizeof after)) found("options", "are others than those that were set");
}

static void pass_time(world *w, source *s) {
  static const uint64_t units[] = {1000000, 1000, 1000000000, 0};
  const uint64_t then = w->now;
  w->now += draw_byte(s) * units[draw_below(s, 4)];
  const uint64_t asked = draw_once_in(s, 32) && then ? then - 1 : w->now;
  alike(kin_touchpad_advance(w->pads[0], asked), kin_touchpad_advance(w->pads[1], asked));
}

static void change_pointer(world *w, source *s) {
  w->pointer.units_per_mm = draw_number(s, 100);
  w->pointer.scroll_units_per_mm = draw_number(s, 100);
}

static void cancel(world *w) {
  poll_pads(w);
  want(alike(kin_touchpad_cancel(w->pads[0], w->now), kin_touchpad_cancel(w->pads[1], w->now)), "a cancellation");
  poll_pads(w);
  const char *broken = broken_end(&w->watched);
  if (broken) found("the end", broken);
}

static void happen(world *w, source *s) {
  const uint32_t what = draw_below(s, 32);
  if (what < 16) {
    feed_device(w, s);
  } else if (what < 25) {
    feed_frame(w, s);
  } else if (what < 28) {
    pass_time(w, s);
  } else if (what == 28) {
    change_options(w, s);
  } else if (what == 29) {
    cancel(w);
  } else if (what == 30) {
    change_pointer(w, s);
  } else {
    w->now += 10000000;
  }
}

int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  world w = {.now = 1000000000};
  source first = source_of(bytes, count < RECORD ? count : RECORD);
  open_world(&w, &first);
  for (size_t at = RECORD; at < count; at += RECORD) {
    source s = source_of(bytes + at, count - at < RECORD ? count - at : RECORD);
    happen(&w, &s);
    if (s.count == 0 || draw_once_in(&s, 2)) poll_pads(&w);
  }
  cancel(&w);
  for (int i = 0; i < PADS; i++) {
    kin_touchpad_destroy(w.pads[i]);
    kin_touchpad_evdev_destroy(w.decoders[i]);
  }
  kin_engine_destroy(w.engine);
  return 0;
}
