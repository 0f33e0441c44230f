// cpp_main.cpp: runs the parts and closes with their counts.
#include "check.hpp"

int passed = 0, failed = 0;

void test_engine();
void test_recognizers();
void test_handlers();
void test_copies();
void test_classes();
void test_traces();

int main() {
  test_engine();
  test_recognizers();
  test_handlers();
  test_copies();
  test_classes();
  test_traces();
  std::printf("%d passed, %d failed\n", passed, failed);
  return failed != 0;
}
