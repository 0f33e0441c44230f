/* id.h: the handles. An id is a plain 64-bit number that carries its kind, a generation and an index: copy it, store
 * it, compare it. Zero is "none". When what it names is removed the id stays stale forever, however many ids follow
 * it; using it then is KIN_ERROR_STALE, and using it where another kind is wanted is KIN_ERROR_KIND, never a crash. An
 * id means something only to the engine that gave it: up to 16 engines of one thread know their own ids and refuse
 * those of the others with KIN_ERROR_STALE. For that bits 52 to 55 of an id are the lowest number that no other living
 * engine of the thread had when its engine was made: engines that live one after the other give the same ids, and of
 * two that live at one time the records differ in these bits alone. Beyond 16, and of engines that another thread
 * destroys, the number 15 is shared. The root view has one id in all engines. An index has 1,048,575 generations, then
 * it is not used again. A replay gives the ids of the engine that was recorded, a copy has those of its original. */
#ifndef KINESIC_ID_H
#define KINESIC_ID_H

#include <stdint.h>

/* A view: a rectangle of the host's window that touches hit and that recognizers are attached to. */
typedef uint64_t kin_view_id;

/* A recognizer: one instance of a recognizer class, attached to one view. */
typedef uint64_t kin_recognizer_id;

/* A plugin: a shared library whose classes an engine has. It stays as long as the engine. */
typedef uint64_t kin_plugin_id;

#endif
