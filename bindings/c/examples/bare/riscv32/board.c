/* board.c: the board `virt` of qemu-system-riscv32. */
#include "../board.h"
#include "../memory.h"

#define REGISTER(address) (*(volatile uint8_t *)(address))

/* The serial line: NS16550. */
#define UART_DATA REGISTER(0x10000000)
#define UART_STATE REGISTER(0x10000005)
enum { RECEIVER_IS_FULL = 1, TRANSMITTER_IS_EMPTY = 32 };

/* A word written here ends qemu. */
#define FINISHER (*(volatile uint32_t *)0x100000)

int main(void);

/* The stack, and what the C library keeps for the only thread (errno); any fault ends the program. */
__attribute__((naked, section(".vectors"), used)) void board_reset(void) {
  __asm__ volatile(
      ".option push\n.option norelax\n la gp, __global_pointer$\n.option pop\n"
      " la sp, ram_end\n la tp, thread_begin\n la t0, board_fault\n csrw mtvec, t0\n j board_begin");
}

__attribute__((used, aligned(4))) _Noreturn void board_fault(void) { board_exit(3); }

__attribute__((used)) _Noreturn void board_begin(void) {
  memory_begin();
  main();
  board_exit(1);
}

bool board_can_read(void) { return UART_STATE & RECEIVER_IS_FULL; }

bool board_can_write(void) { return UART_STATE & TRANSMITTER_IS_EMPTY; }

char board_read(void) {
  while (!board_can_read()) continue;
  return (char)UART_DATA;
}

void board_write(char byte) {
  while (!board_can_write()) continue;
  UART_DATA = (uint8_t)byte;
}

/* With `-icount shift=0` qemu counts each instruction here. */
uint64_t board_instructions(void) {
  uint32_t high, low, again;
  do __asm__ volatile("csrr %0, minstreth\n csrr %1, minstret\n csrr %2, minstreth" : "=r"(high), "=r"(low), "=r"(again));
  while (high != again);
  return (uint64_t)high << 32 | low;
}

void board_report(void) { memory_report(); }

_Noreturn void board_exit(int code) {
  for (;;) FINISHER = code ? (uint32_t)code << 16 | 0x3333 : 0x5555;
}
