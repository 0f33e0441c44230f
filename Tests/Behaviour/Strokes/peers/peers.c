/* The peers as one library for ctypes: drawings are points one after the other, drawing i from starts[i] to
 * starts[i + 1]. Which peer is a number of `peers`. */
#include <math.h>
#include <stdlib.h>
#include "cpu_clock.h"
#include "peer.h"

static const peer *const peers[] = {&dollar_one, &protractor, &protractor_any, &dollar_p, &dollar_p_plus, &dollar_q};

int64_t peer_size(int which) { return (int64_t)peers[which]->size; }

void peer_prepare(int which, const kin_stroke_point *points, const int64_t *starts, int64_t count, char *forms) {
  for (int64_t i = 0; i < count; i++) peers[which]->prepare(points + starts[i], (int)(starts[i + 1] - starts[i]), forms + i * peers[which]->size);
}

static int32_t nearest_of(const peer *p, const char *form, const char *forms, const int32_t *templates, int64_t count, double *least) {
  int32_t found = -1;
  *least = INFINITY;
  for (int64_t i = 0; i < count; i++) {
    const double apart = p->distance(form, forms + templates[i] * p->size, *least);
    if (apart < *least) *least = apart, found = (int32_t)i;
  }
  return found;
}

/* For each test the place of the nearest template in `templates`, and how far it is. */
void peer_classify(int which, const char *forms, const int32_t *templates, int64_t template_count, const int32_t *tests, int64_t count, int32_t *found, double *scores) {
  const peer *p = peers[which];
  for (int64_t i = 0; i < count; i++) found[i] = nearest_of(p, forms + tests[i] * p->size, forms, templates, template_count, scores + i);
}

/* Nanoseconds of the processor for a test, from its points to a name, in a set that is ready. */
double peer_nanoseconds(int which, const kin_stroke_point *points, const int64_t *starts, const char *forms, const int32_t *templates, int64_t template_count, const int32_t *tests, int64_t count) {
  const peer *p = peers[which];
  char *form = malloc(p->size);
  volatile int32_t found;
  double least;
  const double began = cpu_nanoseconds();
  for (int64_t i = 0; i < count; i++) {
    const int32_t test = tests[i];
    p->prepare(points + starts[test], (int)(starts[test + 1] - starts[test]), form);
    found = nearest_of(p, form, forms, templates, template_count, &least);
  }
  const double spent = cpu_nanoseconds() - began;
  (void)found;
  free(form);
  return spent / (double)count;
}
