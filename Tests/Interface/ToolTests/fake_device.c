/* Makes FIFOs look like input devices: preloaded, it answers the ioctls of linux/input.h, by the header's own macros,
 * for descriptors of files called event0 (a touchscreen), event1 (a keyboard) and so on; event9 may not be opened.
 * Which clock was asked for is written to the standard error stream. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/types.h>
#include <unistd.h>

static const char *name_of(int descriptor) {
  static char path[4096];
  char link[64];
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  path[length < 0 ? 0 : length] = 0;
  const char *name = strrchr(path, '/');
  return name ? name + 1 : "";
}

int open(const char *path, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  mode_t mode = flags & O_CREAT ? va_arg(arguments, mode_t) : 0;
  va_end(arguments);
  const char *name = strrchr(path, '/');
  if (name && strcmp(name, "/event9") == 0) return errno = EACCES, -1;
  int (*real)(const char *, int, ...) = (int (*)(const char *, int, ...))dlsym(RTLD_NEXT, "open");
  return real(path, flags, mode);
}

int open64(const char *path, int flags, ...) __attribute__((alias("open")));

int ioctl(int descriptor, unsigned long request, ...) {
  va_list arguments;
  va_start(arguments, request);
  void *argument = va_arg(arguments, void *);
  va_end(arguments);
  const char *name = name_of(descriptor);
  if (strncmp(name, "event", 5) != 0) return errno = ENOTTY, -1;
  const int is_touch = strcmp(name, "event1") != 0;
  if (request == EVIOCGNAME(256)) return snprintf(argument, 256, is_touch ? "Fake panel" : "Fake keys") + 1;
  if (request == EVIOCGBIT(EV_ABS, 8)) {
    unsigned char *bits = argument;
    memset(bits, 0, 8);
    if (is_touch) bits[ABS_MT_POSITION_X / 8] |= 1 << (ABS_MT_POSITION_X % 8);
    return 8;
  }
  if (request == EVIOCGABS(ABS_MT_POSITION_X) && is_touch) return *(struct input_absinfo *)argument = (struct input_absinfo){.value = 7, .minimum = 100, .maximum = 2500, .resolution = 10}, 0;
  if (request == EVIOCGABS(ABS_MT_POSITION_Y) && is_touch) return *(struct input_absinfo *)argument = (struct input_absinfo){.value = 7, .minimum = -50, .maximum = 1550, .resolution = 10}, 0;
  if (request == EVIOCSCLOCKID) return fprintf(stderr, "clock %d\n", *(int *)argument), 0;
  return errno = EINVAL, -1;
}
