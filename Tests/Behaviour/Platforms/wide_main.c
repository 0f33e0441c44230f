/* wide_main.c: for Windows, where main gets its arguments in an old code page: begins a program whose main is called
 * `program` with arguments in UTF-8. */
#include <stdlib.h>
#include <windows.h>

int program(int count, char **arguments);

int wmain(int count, wchar_t **wide) {
  char **arguments = calloc((size_t)count + 1, sizeof *arguments);
  for (int i = 0; i < count; i++) {
    const int room = WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, NULL, 0, NULL, NULL);
    arguments[i] = malloc((size_t)room);
    WideCharToMultiByte(CP_UTF8, 0, wide[i], -1, arguments[i], room, NULL, NULL);
  }
  return program(count, arguments);
}
