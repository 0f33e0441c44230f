/* convert.c: fuzzer of the tool's formats: a recording is read, written in every format and read again. tool/ has it
 * in Swift. */
#include <stddef.h>
#include <stdint.h>

void fuzz_convert(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  fuzz_convert(bytes, count);
  return 0;
}
