/* A finger that moves the pointer, and one that taps. */
#include <kinesic/touchpad.h>
#include <stdio.h>

static uint64_t now = 1000000000;

static int feed(kin_touchpad *pad, uint64_t id, double x, uint32_t count) {
  const kin_touchpad_contact contact = {.id = id, .x = x, .y = 30};
  const kin_touchpad_frame frame = {.time_ns = now += 10000000, .contacts = &contact, .contact_count = count};
  return kin_touchpad_feed(pad, &frame) == KIN_OK;
}

int main(void) {
  kin_touchpad *pad;
  const kin_touchpad_event *events;
  uint32_t count, moves = 0;
  if (kin_touchpad_create(NULL, &pad) != KIN_OK) return 1;
  if (!feed(pad, 1, 30, 1)) return 2;
  now += 50000000; /* a finger that has just landed moves nothing */
  for (int i = 0; i < 11; i++) {
    if (!feed(pad, 1, 30 + i, i < 10)) return 2;
  }
  if (kin_touchpad_poll(pad, &events, &count) != KIN_OK) return 3;
  for (uint32_t i = 0; i < count; i++) moves += events[i].kind == KIN_TOUCHPAD_MOTION;
  if (!feed(pad, 2, 30, 1) || !feed(pad, 2, 30, 0) || kin_touchpad_poll(pad, &events, &count) != KIN_OK) return 4;
  printf("%u motions, then %s\n", (unsigned)moves, count == 1 && events[0].kind == KIN_TOUCHPAD_BUTTON ? "a tap" : "something else");
  kin_touchpad_destroy(pad);
  return 0;
}
