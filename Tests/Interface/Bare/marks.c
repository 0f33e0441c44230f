/* marks.c: uses known amounts of heap and stack, so that the example's report can be compared with them. */
#include "memory.h"
#include "text.h"

#include <stdlib.h>

enum { HEAP = 20000, STACK = 3000 };

static __attribute__((noinline)) void use_stack(void) {
  char deep[STACK];
  for (int i = 0; i < STACK; i++) ((volatile char *)deep)[i] = (char)i;
}

int main(void) {
  volatile char *block = malloc(HEAP);
  board_report();
  if (!block || malloc(65536)) board_exit(1);
  block[0] = 1;
  free((void *)block);
  use_stack();
  board_report();
  board_exit(0);
}
