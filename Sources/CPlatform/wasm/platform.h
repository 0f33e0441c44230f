/* platform.h: WebAssembly without threads. */
#include "../platform.h"

#include "../allocation.h"
#include "../no_loader.h"
#include "../one_thread.h"
#include "../threads.h"
