/* A host that looks for conflicts between its own gestures. A debug build is linked with the library for it; a program
 * that ships has neither the call nor the library.
 *
 *   gcc -std=c99 -DDEBUG_GESTURES -I build/include bindings/c/examples/lint/main.c -o album \
 *     -L build/lib -lkinesic-lint -lkinesic -Wl,-rpath,$PWD/build/lib
 *
 * Ends with 1 when something is found that is worth a warning. */
#include <kinesic/kinesic.h>
#include <stdio.h>

/* A page with a photo: a drag moves it, a flick turns the page, one tap shows the title and two taps zoom. */
typedef struct album {
  kin_engine *engine;
  kin_view_id photo;
  kin_recognizer_id move, page, title, zoom;
} album;

static kin_result add(album *a, kin_recognizer_id *recognizer, const char *class_name, const char *name) {
  const kin_result result = kin_recognizer_add(a->engine, a->photo, class_name, recognizer);
  return result != KIN_OK ? result : kin_recognizer_set_name(a->engine, *recognizer, name);
}

static int make_album(album *a) {
  kin_view_options view;
  if (kin_engine_create(NULL, &a->engine) != KIN_OK) return 0;
  kin_view_options_init(&view);
  view.frame.width = 360, view.frame.height = 640;
  if (kin_view_add(a->engine, 0, &view, &a->photo) != KIN_OK) return 0;
  if (add(a, &a->move, "pan", "move") != KIN_OK || add(a, &a->page, "swipe", "page") != KIN_OK) return 0;
  if (add(a, &a->title, "tap", "title") != KIN_OK || add(a, &a->zoom, "tap", "zoom") != KIN_OK) return 0;
  if (kin_recognizer_set_number(a->engine, a->zoom, "taps_required", 2) != KIN_OK) return 0;
  return kin_recognizer_require_failure(a->engine, a->title, a->zoom) == KIN_OK;
}

#ifdef DEBUG_GESTURES
#include <kinesic/lint.h>

static void print_remedies(const kin_lint *lint, uint32_t number, const kin_finding *finding) {
  const char *sentence;
  for (uint32_t i = 0; i < finding->remedy_count; i++)
    if (kin_lint_get_remedy(lint, number, i, &sentence) == KIN_OK) printf("  mends it: %s\n", sentence);
}

/* Prints what the scene, as it is now, has of conflicts; how many warnings and errors there are. */
static int conflicts(const album *a) {
  kin_lint *lint;
  uint32_t count = 0;
  int found = 0;
  if (kin_lint_create(a->engine, NULL, &lint) != KIN_OK) return 1;
  /* The title may wait for the second tap. */
  if (kin_lint_allow(lint, KIN_FINDING_LATE, a->title, a->zoom) != KIN_OK || kin_lint_run(lint) != KIN_OK) found = 1;
  if (kin_lint_get_finding_count(lint, &count) != KIN_OK) found = 1;
  for (uint32_t i = 0; i < count; i++) {
    kin_finding finding;
    kin_finding_init(&finding);
    if (kin_lint_get_finding(lint, i, &finding) != KIN_OK || finding.is_allowed) continue;
    printf("%s: %s\n", kin_finding_kind_name(finding.kind), finding.sentence);
    print_remedies(lint, i, &finding);
    found += finding.severity >= KIN_LINT_WARNING;
  }
  kin_lint_destroy(lint);
  return found;
}
#else
static int conflicts(const album *a) { return (void)a, 0; }
#endif

int main(void) {
  album a;
  if (!make_album(&a)) return 2;
  const int found = conflicts(&a);
  printf("%d conflicts\n", found);
  kin_engine_destroy(a.engine);
  return found > 0;
}
