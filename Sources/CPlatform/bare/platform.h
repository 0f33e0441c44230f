/* platform.h: a device without an operating system, with a C library such as newlib or picolibc. All calls of the
 * library come from one thread: nothing here looks for others. */
#include "../platform.h"

#include "../allocation.h"
#include "../no_loader.h"
#include "../one_thread.h"
#include "../threads.h"
