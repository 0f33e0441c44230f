/* main.c: five recognizers on a small device. It reads recordings of touches from the serial line and writes each
 * gesture: its recognizer and state, and the bytes of its record in hexadecimal, which are the same on every board.
 *
 * A recording is a line of titles and lines `t_us,slot,tracking_id,x,y,pressure,event`, 10 units of x and y a mm; a
 * line that begins with a dot ends the input. `Scripts/build-bare` builds the example for each board. */
#include "text.h"

#include <kinesic/kinesic.h>
#include <string.h>

enum { TAP, DOUBLE_TAP, LONG_PRESS, PAN, PINCH, RECOGNIZERS, CONTACTS = 5 };
static const char *const names[] = {"tap", "double_tap", "long_press", "pan", "pinch"};
static const char *const classes[] = {KIN_TAP, KIN_TAP, KIN_LONG_PRESS, KIN_PAN, KIN_PINCH};
static const char *const states[] = {"possible", "began", "changed", "ended", "cancelled", "failed"};

static kin_engine *engine;
static kin_recognizer_id recognizers[RECOGNIZERS];
static uint64_t samples, instructions, most_instructions;

/* Ends the program with the engine's sentence if a call was refused. */
static void check(kin_result result) {
  if (result == KIN_OK) return;
  write_text(kin_engine_last_error(engine));
  write_text("\n");
  board_exit(1);
}

static void open_scene(void) {
  kin_engine_options options;
  kin_engine_options_init(&options);
  options.touch_capacity = CONTACTS;
  options.event_capacity = 64;
  options.recognizer_capacity = RECOGNIZERS;
  check(kin_engine_create(&options, &engine));
  for (int i = 0; i < RECOGNIZERS; i++) check(kin_recognizer_add(engine, 0, classes[i], &recognizers[i]));
  check(kin_recognizer_set_number(engine, recognizers[DOUBLE_TAP], KIN_TAP_TAPS_REQUIRED, 2));
  check(kin_recognizer_require_failure(engine, recognizers[TAP], recognizers[DOUBLE_TAP]));
  check(kin_recognizer_allow_simultaneous(engine, recognizers[PAN], recognizers[PINCH], true));
}

static void write_gesture(const kin_event *event) {
  for (int i = 0; i < RECOGNIZERS; i++)
    if (recognizers[i] == event->recognizer) write_text(names[i]);
  write_text(" ");
  write_text(states[event->state]);
  write_text(" ");
  write_bytes(event, offsetof(kin_event, user_data));
  write_text("\n");
}

static void write_gestures(void) {
  const kin_event *events;
  uint32_t count;
  check(kin_engine_poll(engine, &events, &count));
  for (uint32_t i = 0; i < count; i++)
    if (events[i].type == KIN_EVENT_GESTURE) write_gesture(&events[i]);
}

/* What was reported at one moment is one step. A contact for which there is no room is refused, and the example goes
 * on, as a device would. */
static void feed(const kin_touch_sample *frame, uint32_t count) {
  const uint64_t before = board_instructions();
  const kin_result result = kin_engine_feed(engine, frame, count);
  const uint64_t taken = board_instructions() - before;
  samples += count;
  instructions += taken;
  if (taken / count > most_instructions) most_instructions = taken / count;
  if (result != KIN_OK) write_text("refused\n");
  write_gestures();
}

/* One line of the serial line, without its end; what is too long for the room is cut. */
static void read_line(char *line, size_t room) {
  size_t length = 0;
  for (char byte; (byte = board_read()) != '\n';)
    if (byte != '\r' && length + 1 < room) line[length++] = byte;
  line[length] = 0;
}

/* The decimal number before the next comma. */
static int64_t read_number(const char **line) {
  int64_t number = 0;
  const bool is_negative = **line == '-';
  if (is_negative) ++*line;
  while (**line >= '0' && **line <= '9') number = 10 * number + (*(*line)++ - '0');
  while (**line && *(*line)++ != ',') continue;
  return is_negative ? -number : number;
}

static kin_touch_sample read_sample(const char *line) {
  kin_touch_sample sample;
  memset(&sample, 0, sizeof sample);
  sample.time_ns = (uint64_t)read_number(&line) * 1000;
  read_number(&line); /* the slot */
  sample.touch = (uint64_t)read_number(&line);
  sample.x = (double)read_number(&line) / 10 * 163 / 25.4; /* 163 window units an inch */
  sample.y = (double)read_number(&line) / 10 * 163 / 25.4;
  read_number(&line); /* the pressure */
  sample.phase = *line == 'd'   ? KIN_PHASE_BEGAN
                 : *line == 'm' ? KIN_PHASE_MOVED
                 : *line == 'u' ? KIN_PHASE_ENDED
                                : KIN_PHASE_CANCELLED;
  return sample;
}

static void end_recording(kin_touch_sample *frame, uint32_t count, uint64_t now) {
  if (count > 0) feed(frame, count);
  check(kin_engine_cancel_touches(engine, now)); /* contacts that are still down */
  check(kin_engine_advance(engine, now + 2000000000u));
  write_gestures();
  kin_engine_destroy(engine);
  engine = NULL;
}

static void write_costs(void) {
  write_text("samples ");
  write_number(samples);
  write_text(" instructions ");
  write_number(samples ? instructions / samples : 0);
  write_text(" most ");
  write_number(most_instructions);
  write_text("\n");
}

int main(void) {
  static kin_touch_sample frame[CONTACTS];
  static char line[80];
  uint32_t count = 0;
  uint64_t now = 0;
  for (read_line(line, sizeof line); *line != '.'; read_line(line, sizeof line)) {
    if (*line < '0' || *line > '9') { /* the titles: a new recording */
      if (engine) end_recording(frame, count, now);
      open_scene();
      write_text("recording\n");
      count = 0;
      continue;
    }
    const kin_touch_sample sample = read_sample(line);
    if (count > 0 && (sample.time_ns != now || count == CONTACTS)) {
      feed(frame, count);
      count = 0;
    }
    now = sample.time_ns;
    frame[count++] = sample;
  }
  if (engine) end_recording(frame, count, now);
  write_costs();
  board_report();
  board_exit(0);
}
