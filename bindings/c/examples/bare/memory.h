/* memory.h: 64 KB of RAM: static variables from below, the heap above them, the stack from the top. The whole of it
 * that is neither is painted when the program begins, so that what was used can be seen. */
#ifndef MEMORY_H
#define MEMORY_H

/* Before main: copies the initial values of variables, clears the others, paints the rest. */
void memory_begin(void);

/* Writes what was used so far, in bytes. */
void memory_report(void);

#endif
