/* slashes.h: paths of POSIX. */
static inline bool platform_is_separator(char character) { return character == '/'; }
static inline size_t platform_root_length(const char *path) { return path[0] == '/'; }
