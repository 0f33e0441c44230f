/* watched.c: a small device that can be watched: what its engine does with each touch goes out on the serial line, and
 * `kinesic watch` shows it. In place of a touch controller a finger is made that drags and rests by turns.
 *
 * Nothing else is written to that line. A byte that comes in says that a new watcher is there; a dot ends the program.
 * docs/small-devices.md says what it takes, and how it is linked. */
#include "board.h"

#include <kinesic/kinesic.h>
#include <kinesic/watch.h>
#include <kinesic_classes.h>
#include <string.h>

enum { CONTACTS = 2, RECOGNIZERS = 2, RING = 16384, FRAME_NS = 16000000, DRAG = 40, TURN = 80 };

void kinesic_classes(kinesic_class_visitor visit, void *user_data) {
  kinesic_class_tap(visit, user_data);
  kinesic_class_pan(visit, user_data);
}

static kin_engine *engine;

static void check(kin_result result) {
  if (result != KIN_OK) board_exit(1);
}

/* As much as the line takes without waiting. */
static uint32_t write_line(const void *bytes, uint32_t count, void *user_data) {
  const char *byte = bytes;
  uint32_t taken = 0;
  (void)user_data;
  for (; taken < count && board_can_write(); taken++) board_write(byte[taken]);
  return taken;
}

static void open_scene(void) {
  static const char *const classes[RECOGNIZERS] = {KIN_TAP, KIN_PAN}, *const names[RECOGNIZERS] = {"press", "drag"};
  kin_engine_options options;
  kin_recognizer_id id;
  kin_engine_options_init(&options);
  options.touch_capacity = CONTACTS;
  options.event_capacity = 64;
  options.recognizer_capacity = RECOGNIZERS;
  check(kin_engine_create(&options, &engine));
  for (int i = 0; i < RECOGNIZERS; i++) {
    check(kin_recognizer_add(engine, 0, classes[i], &id));
    check(kin_recognizer_set_name(engine, id, names[i]));
  }
}

/* What the touch controller says in a frame: a drag to the right, then nothing. */
static void feed_frame(uint64_t frame) {
  const uint64_t now = frame * FRAME_NS, step = frame % TURN;
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.touch = 1;
  sample.time_ns = now;
  sample.x = 100 + 4 * (double)step;
  sample.y = 100;
  sample.phase = step == 0 ? KIN_PHASE_BEGAN : step == DRAG ? KIN_PHASE_ENDED : KIN_PHASE_MOVED;
  check(step <= DRAG ? kin_engine_feed(engine, &sample, 1) : kin_engine_advance(engine, now));
}

/* Until the frame is over, by the counter that the board has for time. To read it costs qemu much. */
static void wait_for_frame(uint64_t frame) {
  while (board_instructions() < frame * FRAME_NS)
    for (volatile int i = 0; i < 10000; i++) continue;
}

int main(void) {
  kin_watch_options options;
  kin_watch *watch;
  kin_watch_options_init(&options);
  options.ring_bytes = RING;
  options.writer = write_line;
  open_scene();
  check(kin_watch_start(engine, NULL, &options, &watch));
  for (uint64_t frame = 0;; frame++) {
    const kin_event *events;
    uint32_t count;
    feed_frame(frame);
    check(kin_engine_poll(engine, &events, &count));
    if (board_can_read()) {
      if (board_read() == '.') break;
      check(kin_watch_restart(watch));
    }
    check(kin_watch_step(watch));
    wait_for_frame(frame);
  }
  kin_watch_stop(watch);
  kin_engine_destroy(engine);
  board_report();
  board_exit(0);
}
