/* Names two drawings: a vee that is not quite the one of the template, and a line. */
#include <kinesic/strokes.h>
#include <stdio.h>

int main(void) {
  const kin_stroke_point vee[] = {{0, 0, 0, 0, 0}, {50, 100, 0, 0, 0}, {100, 0, 0, 0, 0}};
  const kin_stroke_point drawn[] = {{10, 8, 0, 0, 0}, {200, 390, 0, 0, 0}, {395, 0, 0, 0, 0}};
  kin_stroke_set *set;
  kin_stroke_match match;
  kin_stroke_result result;
  if (kin_stroke_set_create(NULL, &set) != KIN_OK || kin_stroke_set_add(set, "vee", NULL, vee, 3, NULL) != KIN_OK) return 1;
  if (kin_stroke_set_classify(set, drawn, 3, &match, 1, &result) != KIN_OK || result.verdict != KIN_STROKE_RECOGNIZED) return 2;
  printf("%s, ", match.name);
  if (kin_stroke_set_classify(set, drawn, 2, &match, 1, &result) != KIN_OK) return 3;
  puts(result.verdict == KIN_STROKE_UNKNOWN ? "then nothing" : "then something");
  kin_stroke_set_destroy(set);
  return 0;
}
