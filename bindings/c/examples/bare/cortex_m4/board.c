/* board.c: ARM's MPS2 board with a Cortex-M4 (AN386), as qemu-system-arm has it. */
#include "../board.h"
#include "../memory.h"

#define REGISTER(address) (*(volatile uint32_t *)(address))

/* The first serial line: CMSDK APB UART. */
#define UART_DATA REGISTER(0x40004000)
#define UART_STATE REGISTER(0x40004004)
#define UART_CONTROL REGISTER(0x40004008)
#define UART_DIVIDER REGISTER(0x40004010)
enum { TRANSMITTER_IS_FULL = 1, RECEIVER_IS_FULL = 2, TRANSMIT = 1, RECEIVE = 2 };

#define SYSTICK_CONTROL REGISTER(0xe000e010)
#define SYSTICK_RELOAD REGISTER(0xe000e014)
#define SYSTICK_VALUE REGISTER(0xe000e018)
#define COPROCESSOR_ACCESS REGISTER(0xe000ed88)

int main(void);
void ram_end(void); /* a mark of the linker script, no function */

_Noreturn void board_begin(void) {
  COPROCESSOR_ACCESS |= 0xfu << 20; /* the floating point unit */
  __asm__ volatile("dsb\n isb" ::: "memory");
  memory_begin();
  UART_DIVIDER = 16;
  UART_CONTROL = TRANSMIT | RECEIVE;
  SYSTICK_RELOAD = 0xffffff;
  SYSTICK_VALUE = 0;
  SYSTICK_CONTROL = 5; /* counts, by the processor's clock */
  main();
  board_exit(1);
}

static void fault(void) { board_exit(3); }

/* Where the processor finds its stack and what to do first; any fault ends the program. */
__attribute__((section(".vectors"), used)) static void (*const vectors[16])(void) = {
    ram_end, board_begin, fault, fault, fault, fault, fault};

bool board_can_read(void) { return UART_STATE & RECEIVER_IS_FULL; }

bool board_can_write(void) { return !(UART_STATE & TRANSMITTER_IS_FULL); }

char board_read(void) {
  while (!board_can_read()) continue;
  return (char)UART_DATA;
}

void board_write(char byte) {
  while (!board_can_write()) continue;
  UART_DATA = (uint8_t)byte;
}

/* SysTick counts down 24 bits at 25 MHz; with `-icount shift=0` an instruction of qemu takes a nanosecond, a count 40.
 * It must be read once in 670 million instructions. */
uint64_t board_instructions(void) {
  static uint32_t latest = 0xffffff;
  static uint64_t counts;
  const uint32_t value = SYSTICK_VALUE;
  counts += (latest - value) & 0xffffff;
  latest = value;
  return 40 * counts;
}

void board_report(void) { memory_report(); }

/* Ends qemu by semihosting: SYS_EXIT_EXTENDED. */
_Noreturn void board_exit(int code) {
  const uint32_t reason[2] = {0x20026, (uint32_t)code};
  register uint32_t operation __asm__("r0") = 0x20;
  register const uint32_t *argument __asm__("r1") = reason;
  for (;;) __asm__ volatile("bkpt 0xab" : "+r"(operation) : "r"(argument) : "memory");
}
