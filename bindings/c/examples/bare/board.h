/* board.h: what the example asks of a board. Each folder beside this file is one. */
#ifndef BOARD_H
#define BOARD_H

#include <stdbool.h>
#include <stdint.h>

/* The next byte of the serial line; waits for it. */
char board_read(void);

void board_write(char byte);

/* Whether `board_read` has a byte, and `board_write` takes one, without waiting. */
bool board_can_read(void);
bool board_can_write(void);

/* A counter of executed instructions, or of what the board has for it; 0 where there is none. */
uint64_t board_instructions(void);

/* Writes how much memory was used so far, where the board can tell. */
void board_report(void);

_Noreturn void board_exit(int code);

#endif
