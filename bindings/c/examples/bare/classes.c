/* classes.c: the recognizers of the example; the linker leaves the others out. */
#include <kinesic_classes.h>

void kinesic_classes(kinesic_class_visitor visit, void *user_data) {
  kinesic_class_tap(visit, user_data);
  kinesic_class_long_press(visit, user_data);
  kinesic_class_pan(visit, user_data);
  kinesic_class_pinch(visit, user_data);
}
