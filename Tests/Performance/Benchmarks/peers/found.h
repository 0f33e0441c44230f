/* found.h: the gestures that a peer reported in one play of a scene. */
#ifndef FOUND_H
#define FOUND_H
#include <stdio.h>

enum { FOUND_BEGAN, FOUND_CHANGED, FOUND_ENDED };

/* How often each was reported, for those that go on each phase; and the values of the last report. */
struct found {
  long tap, double_tap, many_taps, long_press, swipe, cancelled, other;
  long pan[3], pinch[3], rotation[3];
  double dx, dy, scale, degrees;
};

static struct found found;

/* Prints one as JSON. */
static void print_found(const struct found *f) {
  printf("{\"tap\": %ld, \"double_tap\": %ld, \"many_taps\": %ld, \"long_press\": %ld, \"swipe\": %ld, \"cancelled\": %ld, \"other\": %ld, ", f->tap,
         f->double_tap, f->many_taps, f->long_press, f->swipe, f->cancelled, f->other);
  printf("\"pan\": [%ld, %ld, %ld], \"pinch\": [%ld, %ld, %ld], ", f->pan[0], f->pan[1], f->pan[2], f->pinch[0], f->pinch[1], f->pinch[2]);
  printf("\"rotation\": [%ld, %ld, %ld], ", f->rotation[0], f->rotation[1], f->rotation[2]);
  printf("\"dx\": %.6g, \"dy\": %.6g, \"scale\": %.6g, \"degrees\": %.6g}", f->dx, f->dy, f->scale, f->degrees);
}
#endif
