/* loader.h: shared libraries of Windows (DLL). */
static inline bool platform_has_loader(void) { return true; }

/* The reason of the latest failure on this thread, as a number of the system's. */
static inline uint32_t *platform_failure(void) {
  static PLATFORM_OF_THREAD uint32_t failure;
  return &failure;
}

/* By its full path: libraries that it needs are looked for beside it and in the system's folders, not in the working
 * directory. */
static inline void *platform_open_library(const char *path) {
  wchar_t wide[PLATFORM_PATH_ROOM], full[PLATFORM_PATH_ROOM];
  uint32_t before = 0;
  platform_handle pinned = NULL, library = NULL;
  SetThreadErrorMode(NO_DIALOGS, &before);
  if (platform_wide(path, wide) && GetFullPathNameW(wide, PLATFORM_PATH_ROOM, full, NULL) < PLATFORM_PATH_ROOM) {
    library = LoadLibraryExW(full, NULL, SEARCH_BESIDE_IT);
  }
  *platform_failure() = GetLastError();
  if (library) GetModuleHandleExW(PIN_BY_ADDRESS, library, &pinned);
  SetThreadErrorMode(before, NULL);
  return library;
}

static inline void *platform_find_symbol(void *library, const char *name) { return GetProcAddress(library, name); }

static inline const char *platform_loader_error(void) {
  static PLATFORM_OF_THREAD char reason[512];
  wchar_t wide[512];
  uint32_t length = FormatMessageW(MESSAGE_OF_SYSTEM, NULL, *platform_failure(), 0, wide, 512, NULL);
  while (length > 0 && (wide[length - 1] <= ' ' || wide[length - 1] == '.')) wide[--length] = 0;
  return length > 0 && platform_narrow(wide, reason, sizeof reason) ? reason : "the system gives no reason";
}
