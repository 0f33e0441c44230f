/* Each request for memory in turn is refused while a file is read: KIN_ERROR_MEMORY, and nothing is lost. */
#include "recordings_files.h"

void *__libc_malloc(size_t size);
void __libc_free(void *memory);

static long left = -1, held; /* requests that are granted, below 0 all; blocks that are held */

void *malloc(size_t size) {
  if (left == 0) return NULL;
  if (left > 0) left--;
  void *memory = __libc_malloc(size);
  held += memory != NULL;
  return memory;
}

void free(void *memory) {
  held -= memory != NULL;
  __libc_free(memory);
}

static long read_short(const file *f, const char *bytes, size_t count, kin_result expected) {
  long granted = 0;
  for (;; granted++) {
    char sentence[128] = "";
    kin_recording *recording = NULL;
    const long before = held;
    left = granted;
    const kin_result result = read_file(f, bytes, count, &recording, sentence, sizeof sentence);
    left = -1;
    if (result != KIN_ERROR_MEMORY) {
      CHECK(result == expected && (recording != NULL) == (result == KIN_OK));
      kin_recording_destroy(recording);
      CHECK(held == before);
      return granted;
    }
    CHECK(recording == NULL && held == before && strstr(sentence, "there is not enough memory"));
  }
}

int main(void) {
  TEST("A file is read with less and less memory") {
    for (int i = 0; i < FILES; i++) CHECK(read_short(&files[i], files[i].bytes, files[i].count, KIN_OK) > 5);
  }
  TEST("A file is refused with less and less memory") {
    for (int i = 0; i < FILES; i++) CHECK(read_short(&files[i], files[i].bytes, files[i].count / 2 + 1, KIN_ERROR_INVALID) > 0);
  }
  return report();
}
