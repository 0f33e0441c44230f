/* input.h: what the host reads. Lines, all numbers in hexadecimal:
 *
 *   input NAME                     what follows belongs to it, up to the next one
 *   sample TIME CONTACT PHASE X Y  of a recording: time in ns, x and y as the bits of doubles
 *   bytes BYTES                    of a trace, at most 100 a line
 */
#ifndef DETERMINISM_INPUT_H
#define DETERMINISM_INPUT_H

#include "output.h"
#include "row.h"
#include "scene.h"

/* A recording or a trace: one of the two has something in it. */
typedef struct input {
  char name[128];
  row samples, trace;
} input;

static kin_touch_sample sample_in(const char *line) {
  kin_touch_sample sample;
  char *end;
  memset(&sample, 0, sizeof sample);
  sample.time_ns = strtoull(line, &end, 16);
  sample.touch = strtoull(end, &end, 16);
  sample.phase = (kin_phase)strtoull(end, &end, 16);
  sample.x = double_of(strtoull(end, &end, 16));
  sample.y = double_of(strtoull(end, &end, 16));
  return sample;
}

static void append_bytes_in(const char *line, row *trace) {
  char digits[3] = {0};
  for (; line[0] > ' ' && line[1] > ' '; line += 2) {
    memcpy(digits, line, 2);
    const unsigned char byte = (unsigned char)strtoul(digits, NULL, 16);
    append(trace, &byte, 1);
  }
}

/* The next input; false: there is none. `line` has the line that was read last, of which this is the beginning. */
static bool read_input(FILE *file, input *in, char *line, int room) {
  memset(in, 0, sizeof *in);
  if (sscanf(line, "input %127s", in->name) != 1) return false;
  while (fgets(line, room, file) && strncmp(line, "input ", 6) != 0) {
    if (strncmp(line, "sample ", 7) == 0) {
      const kin_touch_sample sample = sample_in(line + 7);
      append(&in->samples, &sample, sizeof sample);
    } else if (strncmp(line, "bytes ", 6) == 0) {
      append_bytes_in(line + 6, &in->trace);
    } else {
      fprintf(stderr, "what is this: %s", line);
      exit(1);
    }
  }
  if (feof(file)) line[0] = 0;
  return true;
}

/* The samples of an input, with the rectangle that they fill. */
static recording recording_in(const input *in) {
  recording r = {(const kin_touch_sample *)(const void *)in->samples.bytes, (uint32_t)(in->samples.count / sizeof(kin_touch_sample)), {0, 0, 0, 0}};
  double right = 0, bottom = 0;
  for (uint32_t i = 0; i < r.count; i++) {
    const double x = r.samples[i].x, y = r.samples[i].y;
    if (i == 0 || x < r.bounds.x) r.bounds.x = x;
    if (i == 0 || y < r.bounds.y) r.bounds.y = y;
    if (i == 0 || x > right) right = x;
    if (i == 0 || y > bottom) bottom = y;
  }
  r.bounds.width = right - r.bounds.x;
  r.bounds.height = bottom - r.bounds.y;
  return r;
}

#endif
