/* api.h: the functions of kernel32 and of the C library that are used, and their constants, as Microsoft documents
 * them. wchar_t has 16 bits. */
typedef void *platform_handle;

__declspec(dllimport) uint32_t GetCurrentThreadId(void);
__declspec(dllimport) uint32_t GetLastError(void);
__declspec(dllimport) int SetThreadErrorMode(uint32_t mode, uint32_t *before);
__declspec(dllimport) uint32_t FormatMessageW(
    uint32_t flags, const void *source, uint32_t message, uint32_t language, wchar_t *buffer, uint32_t capacity, void *arguments);
__declspec(dllimport) int MultiByteToWideChar(
    uint32_t code_page, uint32_t flags, const char *text, int length, wchar_t *wide, int capacity);
__declspec(dllimport) int WideCharToMultiByte(
    uint32_t code_page, uint32_t flags, const wchar_t *wide, int length, char *text, int capacity, const char *other, int *used);
__declspec(dllimport) platform_handle CreateFileW(
    const wchar_t *path, uint32_t access, uint32_t share, void *security, uint32_t how, uint32_t flags, platform_handle like);
__declspec(dllimport) int CloseHandle(platform_handle handle);
__declspec(dllimport) uint32_t GetFinalPathNameByHandleW(platform_handle file, wchar_t *path, uint32_t capacity, uint32_t flags);
__declspec(dllimport) uint32_t GetFullPathNameW(const wchar_t *path, uint32_t capacity, wchar_t *full, wchar_t **name);
__declspec(dllimport) uint32_t GetFileAttributesW(const wchar_t *path);
__declspec(dllimport) platform_handle LoadLibraryExW(const wchar_t *path, platform_handle file, uint32_t flags);
__declspec(dllimport) int GetModuleHandleExW(uint32_t flags, const wchar_t *place, platform_handle *module);
__declspec(dllimport) void *GetProcAddress(platform_handle module, const char *name);
void *_aligned_malloc(size_t size, size_t alignment);
void _aligned_free(void *memory);

enum {
  UTF_8 = 65001,
  ONLY_VALID = 8,              /* MB_ERR_INVALID_CHARS */
  SHARE_ALL = 7,               /* with readers, writers and who deletes it */
  OPEN_EXISTING = 3,
  ALSO_DIRECTORIES = 0x2000000, /* FILE_FLAG_BACKUP_SEMANTICS */
  ATTRIBUTE_DIRECTORY = 0x10,
  NO_DIALOGS = 0x8001,         /* SEM_FAILCRITICALERRORS, SEM_NOOPENFILEERRORBOX */
  SEARCH_BESIDE_IT = 0x1100,   /* LOAD_LIBRARY_SEARCH_DLL_LOAD_DIR, LOAD_LIBRARY_SEARCH_DEFAULT_DIRS */
  PIN_BY_ADDRESS = 5,          /* GET_MODULE_HANDLE_EX_FLAG_PIN, ..._FROM_ADDRESS */
  MESSAGE_OF_SYSTEM = 0x12FF   /* FORMAT_MESSAGE_FROM_SYSTEM, ..._IGNORE_INSERTS, in one line */
};
