/* classes.c: the recognizers of the example; the linker leaves the others out. */
#include <kinesic_classes.h>

void kinesic_classes(kinesic_class_taker take, void *user_data) {
  kinesic_class_tap(take, user_data);
  kinesic_class_long_press(take, user_data);
  kinesic_class_pan(take, user_data);
  kinesic_class_pinch(take, user_data);
}
