/* Feeds frames of one kind to a touchpad, for the count of instructions: frames.c KIND COUNT. */
#include <kinesic/touchpad.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
  if (argc < 3) return 2;
  const uint32_t fingers = !strcmp(argv[1], "pointing") ? 1 : !strcmp(argv[1], "swiping") ? 3 : 2;
  const double apart = !strcmp(argv[1], "pinching") ? 0.01 : 0;
  kin_touchpad_contact contacts[3] = {{.id = 1, .x = 20, .y = 30}, {.id = 2, .x = 40, .y = 30}, {.id = 3, .x = 60, .y = 30}};
  const kin_touchpad_event *events;
  kin_touchpad *pad;
  uint32_t count;
  uint64_t seen = 0;
  if (kin_touchpad_create(NULL, &pad) != KIN_OK) return 1;
  for (int i = 0; i < atoi(argv[2]); i++) {
    for (uint32_t k = 0; k < fingers; k++) contacts[k].y += 0.3 * !apart, contacts[k].x += apart * (k ? 1 : -1);
    const kin_touchpad_frame frame = {.time_ns = (uint64_t)(i + 1) * 10000000, .contacts = contacts, .contact_count = fingers};
    if (kin_touchpad_feed(pad, &frame) != KIN_OK || kin_touchpad_poll(pad, &events, &count) != KIN_OK) return 1;
    seen += count;
  }
  printf("%llu events\n", (unsigned long long)seen);
  kin_touchpad_destroy(pad);
  return 0;
}
