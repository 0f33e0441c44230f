/* one_thread.h: a platform on which all calls come from one thread. */
#define PLATFORM_OF_THREAD
static inline uintptr_t platform_thread(void) { return 1; }
