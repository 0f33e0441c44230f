/* Prints how many bytes an engine asks for: five recognizers, five contacts, 64 records, as the example for small
 * devices has (bindings/c/examples/bare). */
#include <kinesic/kinesic.h>
#include <stdio.h>

int main(void) {
  static const char *const classes[] = {KIN_TAP, KIN_TAP, KIN_LONG_PRESS, KIN_PAN, KIN_PINCH};
  kin_engine *engine;
  kin_engine_options options;
  kin_engine_usage usage;
  kin_recognizer_id recognizer;
  kin_engine_options_init(&options);
  kin_engine_usage_init(&usage);
  options.touch_capacity = 5;
  options.event_capacity = 64;
  options.recognizer_capacity = 5;
  if (kin_engine_create(&options, &engine) != KIN_OK) return 1;
  for (int i = 0; i < 5; i++)
    if (kin_recognizer_add(engine, 0, classes[i], &recognizer) != KIN_OK) return 2;
  if (kin_engine_get_usage(engine, &usage) != KIN_OK) return 3;
  printf("%lu\n", (unsigned long)usage.most_bytes);
  kin_engine_destroy(engine);
  return 0;
}
