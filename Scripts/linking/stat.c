/* stat.c: before 2.33 glibc had no function of this name to link with: programs brought one of their own, which called
 * the library by the number of the struct's layout. Linked into shared libraries only (Scripts/linking/glibc). */
#if defined __x86_64__
enum { LAYOUT = 1 };
#elif defined __arm__
enum { LAYOUT = 3 };
#else
enum { LAYOUT = 0 };
#endif

int __xstat(int layout, const char *path, void *found);

int stat(const char *path, void *found);
int stat(const char *path, void *found) { return __xstat(LAYOUT, path, found); }
