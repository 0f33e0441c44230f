/* drawings.c: fuzzer of the files that `kinesic strokes` reads. tool/ has it in Swift. */
#include <stddef.h>
#include <stdint.h>

void fuzz_drawings(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  fuzz_drawings(bytes, count);
  return 0;
}
