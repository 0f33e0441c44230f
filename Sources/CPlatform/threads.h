/* threads.h: what each thread has of its own. Before it is included, PLATFORM_OF_THREAD is what a static variable of
 * each thread is declared with. */
static inline void **platform_thread_slot(void) {
  static PLATFORM_OF_THREAD void *slot;
  return &slot;
}

static inline const char **platform_thread_sentence(void) {
  static PLATFORM_OF_THREAD const char *sentence;
  return &sentence;
}

/* Which numbers this thread's engines have: bit n for number n. Of each thread its own: what another thread does
 * changes no id. */
static inline uint32_t *platform_numbers(void) {
  static PLATFORM_OF_THREAD uint32_t numbers;
  return &numbers;
}

static inline uint32_t platform_take_number(void) {
  uint32_t number = 0;
  while (number < 15 && (*platform_numbers() >> number & 1)) number++;
  *platform_numbers() |= 1u << number;
  return number;
}

static inline void platform_give_number(uint32_t number, uintptr_t thread) {
  if (thread == platform_thread()) *platform_numbers() &= ~(1u << number);
}
