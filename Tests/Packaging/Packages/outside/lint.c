/* A program of somebody else that looks for conflicts between its gestures: a tap that waits for a double tap. */
#include <kinesic/kinesic.h>
#include <kinesic/lint.h>
#include <stdio.h>

int main(void) {
  kin_engine *engine;
  kin_recognizer_id once, twice;
  kin_lint *lint;
  kin_lint_options options;
  uint32_t count;
  kin_lint_options_init(&options);
  options.flags = KIN_LINT_WITHOUT_REMEDIES;
  if (kin_engine_create(NULL, &engine) != KIN_OK || kin_recognizer_add(engine, 0, "tap", &once) != KIN_OK) return 1;
  if (kin_recognizer_add(engine, 0, "tap", &twice) != KIN_OK) return 2;
  if (kin_recognizer_set_number(engine, twice, "taps_required", 2) != KIN_OK) return 3;
  if (kin_recognizer_require_failure(engine, once, twice) != KIN_OK) return 4;
  if (kin_lint_create(engine, &options, &lint) != KIN_OK || kin_lint_run(lint) != KIN_OK) return 5;
  if (kin_lint_get_finding_count(lint, &count) != KIN_OK) return 6;
  printf("%u finding\n", count);
  kin_lint_destroy(lint);
  kin_engine_destroy(engine);
  return 0;
}
