/* kinesic_classes.h: which of the library's recognizers a program has, for devices with little memory and for programs
 * that are to be small. A program that is linked with the static library may define kinesic_classes:
 *   void kinesic_classes(kinesic_class_visitor visit, void *user_data) {
 *     kinesic_class_tap(visit, user_data);
 *     kinesic_class_pan(visit, user_data);
 *   }
 * Its engines have these classes, and with --gc-sections the linker leaves the others out. A program that does not
 * define it has all of them. */
#ifndef KINESIC_KINESIC_CLASSES_H
#define KINESIC_KINESIC_CLASSES_H

#ifdef __cplusplus
extern "C" {
#endif

struct kin_recognizer_class; /* plugin.h has it */

/* Receives a class; its table is lent for the call, what the table points to lasts as long as the program. */
typedef void (*kinesic_class_visitor)(const struct kin_recognizer_class *description, void *user_data);

/* Calls `visit` with each class that engines have, always in the same order. kin_engine_create calls it twice, from
 * the same thread and before there is an engine. */
void kinesic_classes(kinesic_class_visitor visit, void *user_data);

/* Call `visit` with the class of that name. */
void kinesic_class_tap(kinesic_class_visitor visit, void *user_data);
void kinesic_class_long_press(kinesic_class_visitor visit, void *user_data);
void kinesic_class_pan(kinesic_class_visitor visit, void *user_data);
void kinesic_class_swipe(kinesic_class_visitor visit, void *user_data);
void kinesic_class_pinch(kinesic_class_visitor visit, void *user_data);
void kinesic_class_rotation(kinesic_class_visitor visit, void *user_data);
void kinesic_class_press(kinesic_class_visitor visit, void *user_data);
void kinesic_class_manual(kinesic_class_visitor visit, void *user_data);
void kinesic_class_screen_edge_pan(kinesic_class_visitor visit, void *user_data);
void kinesic_class_transform(kinesic_class_visitor visit, void *user_data);
void kinesic_class_serial_tap(kinesic_class_visitor visit, void *user_data);
void kinesic_class_tap_drag(kinesic_class_visitor visit, void *user_data);
void kinesic_class_hover(kinesic_class_visitor visit, void *user_data);
void kinesic_class_multi_drag(kinesic_class_visitor visit, void *user_data);
void kinesic_class_multi_tap(kinesic_class_visitor visit, void *user_data);
void kinesic_class_dwell(kinesic_class_visitor visit, void *user_data);

#ifdef __cplusplus
}
#endif
#endif
