/* id.h: the handles. An id is a plain 64-bit number that carries its kind, a generation and an index: copy it, store it,
 * compare it. Zero is "none". When what it names is removed the id becomes stale for ever, however many follow it; using it then is
 * KIN_ERROR_STALE, and using it where another kind is wanted is KIN_ERROR_KIND, never a crash. An id means something
 * only to the engine that gave it. */
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
