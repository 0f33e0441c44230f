/* touchpad_pad.h: a touchpad with frames that are short to write, and what came of them added up. */
#ifndef KINESIC_TEST_TOUCHPAD_PAD_H
#define KINESIC_TEST_TOUCHPAD_PAD_H

#include <kinesic/touchpad.h>

#include "test.h"

static const uint64_t MS = 1000000, FRAME = 10000000;

/* What came of all polls. */
typedef struct tally {
  uint32_t events, motions, presses, releases, scrolls, pinches, swipes, holds, cancels, momentum, decisions;
  uint32_t buttons, last_fingers;
  double dx, dy, scroll_x, scroll_y, swipe_x, scale, rotation;
} tally;

typedef struct desk {
  kin_touchpad *pad;
  kin_touchpad_contact contacts[KIN_TOUCHPAD_CONTACT_LIMIT];
  uint32_t count, buttons, fingers;
  uint64_t now;
  tally seen;
} desk;

static inline void add_event(tally *t, const kin_touchpad_event *e) {
  const int began = e->phase == KIN_TOUCHPAD_BEGAN;
  t->events++;
  t->cancels += e->phase == KIN_TOUCHPAD_CANCELLED;
  if (e->kind != KIN_TOUCHPAD_DECISION) t->last_fingers = e->fingers;
  switch (e->kind) {
    case KIN_TOUCHPAD_MOTION: t->motions++, t->dx += e->dx, t->dy += e->dy; return;
    case KIN_TOUCHPAD_BUTTON: began ? (t->presses++, t->buttons |= e->button) : t->releases++; return;
    case KIN_TOUCHPAD_SCROLL:
      t->scrolls += began, t->scroll_x += e->dx, t->scroll_y += e->dy, t->momentum += e->phase == KIN_TOUCHPAD_MOMENTUM;
      return;
    case KIN_TOUCHPAD_PINCH: t->pinches += began, t->scale = e->scale, t->rotation = e->rotation; return;
    case KIN_TOUCHPAD_SWIPE: t->swipes += began, t->swipe_x += e->dx; return;
    case KIN_TOUCHPAD_HOLD: t->holds += began; return;
    case KIN_TOUCHPAD_DECISION: t->decisions++; return;
  }
}

static inline void poll(desk *d) {
  const kin_touchpad_event *events;
  uint32_t count;
  OK(kin_touchpad_poll(d->pad, &events, &count));
  for (uint32_t i = 0; i < count; i++) add_event(&d->seen, &events[i]);
}

/* A pad of 100 by 60 mm. */
static inline desk open_desk(uint32_t more_features) {
  desk d = {0};
  kin_touchpad_options options;
  kin_touchpad_options_init(&options);
  options.width = 100, options.height = 60, options.features |= more_features;
  OK(kin_touchpad_create(&options, &d.pad));
  d.now = 1000 * (uint64_t)MS;
  return d;
}

static inline void close_desk(desk *d) { kin_touchpad_destroy(d->pad); }

static inline kin_result feed(desk *d) {
  const kin_touchpad_frame frame = {d->now, d->contacts, d->count, d->fingers, d->buttons, 0};
  return kin_touchpad_feed(d->pad, &frame);
}

/* Puts fingers down side by side, 20 mm apart, the first at (x, y). */
static inline void put(desk *d, uint32_t count, double x, double y) {
  static uint64_t id = 1;
  for (uint32_t i = 0; i < count; i++) d->contacts[d->count++] = (kin_touchpad_contact){.id = id++, .x = x + 20 * i, .y = y};
  OK(feed(d));
  poll(d);
}

static inline void stay(desk *d, uint64_t time) {
  d->now += time;
  OK(feed(d));
  poll(d);
}

/* All fingers go (dx, dy), in so many frames of 10 ms. */
static inline void go(desk *d, double dx, double dy, int frames) {
  for (int k = 0; k < frames; k++) {
    for (uint32_t i = 0; i < d->count; i++) d->contacts[i].x += dx / frames, d->contacts[i].y += dy / frames;
    stay(d, FRAME);
  }
}

static inline void lift(desk *d) {
  d->count = 0;
  stay(d, FRAME);
}

static inline void pass(desk *d, uint64_t time) {
  d->now += time;
  OK(kin_touchpad_advance(d->pad, d->now));
  poll(d);
}

#endif
