/* files.h: paths of Windows. In the library they are UTF-8, in the system's calls UTF-16. */

/* With ':' of a drive, so that C:name, which is relative, is no bare name. */
static inline bool platform_is_separator(char character) { return character == '\\' || character == '/' || character == ':'; }

static inline bool platform_is_slash(char character) { return character == '\\' || character == '/'; }

/* C:\ or \\server\share\, its last separator with it. */
static inline size_t platform_root_length(const char *path) {
  const char letter = path[0] | 0x20;
  if (letter >= 'a' && letter <= 'z' && path[1] == ':' && platform_is_slash(path[2])) return 3;
  if (!platform_is_slash(path[0]) || !platform_is_slash(path[1])) return 0;
  size_t length = 2;
  for (int part = 0; part < 2; part++) {
    while (path[length] && !platform_is_slash(path[length])) length++;
    if (path[length]) length++;
  }
  return length;
}

/* A path in UTF-16, into PLATFORM_PATH_ROOM units; false: it is no UTF-8, or too long. */
static inline bool platform_wide(const char *path, wchar_t *wide) {
  return MultiByteToWideChar(UTF_8, ONLY_VALID, path, -1, wide, PLATFORM_PATH_ROOM) > 0;
}

static inline bool platform_narrow(const wchar_t *wide, char *text, int capacity) {
  return WideCharToMultiByte(UTF_8, 0, wide, -1, text, capacity, NULL, NULL) > 0;
}

/* The path without the prefix that GetFinalPathNameByHandleW gives it: \\?\ before a drive, \\?\UNC before \server. */
static inline const wchar_t *platform_without_prefix(wchar_t *path) {
  if (path[0] != '\\' || path[1] != '\\' || path[2] != '?' || path[3] != '\\') return path;
  if (path[4] != 'U' || path[5] != 'N' || path[6] != 'C' || path[7] != '\\') return path + 4;
  path[6] = '\\';
  return path + 6;
}

static inline bool platform_resolve(const char *path, char *resolved) {
  wchar_t wide[PLATFORM_PATH_ROOM];
  if (!platform_wide(path, wide)) return false;
  const platform_handle file = CreateFileW(wide, 0, SHARE_ALL, NULL, OPEN_EXISTING, ALSO_DIRECTORIES, NULL);
  if (file == (platform_handle)-1) return false;
  const uint32_t length = GetFinalPathNameByHandleW(file, wide, PLATFORM_PATH_ROOM, 0);
  CloseHandle(file);
  return length > 0 && length < PLATFORM_PATH_ROOM && platform_narrow(platform_without_prefix(wide), resolved, PLATFORM_PATH_ROOM);
}

/* A full path that begins with \\.\ names a device or a pipe; a name such as NUL becomes one. */
static inline bool platform_is_no_file(const char *path) {
  wchar_t wide[PLATFORM_PATH_ROOM], full[PLATFORM_PATH_ROOM];
  if (!platform_wide(path, wide)) return false;
  const uint32_t length = GetFullPathNameW(wide, PLATFORM_PATH_ROOM, full, NULL);
  if (length == 0 || length >= PLATFORM_PATH_ROOM) return false;
  if (full[0] == '\\' && full[1] == '\\' && full[2] == '.' && full[3] == '\\') return true;
  const uint32_t attributes = GetFileAttributesW(full);
  return attributes != UINT32_MAX && attributes & ATTRIBUTE_DIRECTORY;
}

/* Access lists are not read. */
static inline bool platform_knows_access(void) { return false; }
static inline int platform_access(const char *path) { return (void)path, PLATFORM_ACCESS_ALL; }
