/* document.c: fuzzer of the tool's scenes and cases: JSON, read, built and played. tool/ has it in Swift. */
#include <stddef.h>
#include <stdint.h>

void fuzz_document(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count);
int LLVMFuzzerTestOneInput(const uint8_t *bytes, size_t count) {
  fuzz_document(bytes, count);
  return 0;
}
