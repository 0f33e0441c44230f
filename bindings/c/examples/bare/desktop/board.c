/* board.c: standard input and output in place of a serial line, on a system that has them. */
#include "../board.h"

#include <stdio.h>
#include <stdlib.h>

char board_read(void) {
  const int byte = getchar();
  if (byte == EOF) exit(1);
  return (char)byte;
}

void board_write(char byte) { putchar(byte); }

bool board_can_read(void) { return true; }

bool board_can_write(void) { return true; }

uint64_t board_instructions(void) { return 0; }

void board_report(void) {}

_Noreturn void board_exit(int code) { exit(code); }
