/* types.h: libffi for Swift. It is found when a function is bound: in the program, where that is linked with it, or by
 * the dynamic loader. So a library of ours loads where there is none. */
#ifndef KINESIC_CFFI_TYPES_H
#define KINESIC_CFFI_TYPES_H

#include <dlfcn.h>
#include <ffi.h>
#include <stddef.h>
#include <stdint.h>

/* Null in a program that is not linked with libffi. */
#pragma weak ffi_prep_cif
#pragma weak ffi_call

/* What prepares a call and what makes it. */
typedef struct {
  __typeof__(&ffi_prep_cif) prepare;
  __typeof__(&ffi_call) call;
} cffi_functions;

/* The names of libffi of which this library knows the layouts, the newest first; null after the last one. */
static inline const char *cffi_library_name(int index) {
  static const char *const names[] = {"libffi.so.8", "libffi.so.7", "libffi.so.6", NULL};
  return names[index];
}

/* False: there is no libffi here. A library that is opened stays open. */
static inline _Bool cffi_find(cffi_functions *found) {
  found->prepare = ffi_prep_cif;
  found->call = ffi_call;
  for (int i = 0; !(found->prepare && found->call); i++) {
    if (!cffi_library_name(i)) return 0;
    void *library = dlopen(cffi_library_name(i), RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!library) continue;
    found->prepare = (__typeof__(&ffi_prep_cif))dlsym(library, "ffi_prep_cif");
    found->call = (__typeof__(&ffi_call))dlsym(library, "ffi_call");
  }
  return 1;
}

/* The descriptions of C's types. libffi reads them and does not ask where they are. */
#define CFFI_TYPE(name, type, kind)                                        \
  static inline ffi_type *cffi_##name(void) {                              \
    static ffi_type described = {sizeof(type), _Alignof(type), kind, NULL}; \
    return &described;                                                     \
  }
CFFI_TYPE(void, char, FFI_TYPE_VOID)
CFFI_TYPE(i8, int8_t, FFI_TYPE_SINT8)
CFFI_TYPE(i16, int16_t, FFI_TYPE_SINT16)
CFFI_TYPE(i32, int32_t, FFI_TYPE_SINT32)
CFFI_TYPE(i64, int64_t, FFI_TYPE_SINT64)
CFFI_TYPE(u8, uint8_t, FFI_TYPE_UINT8)
CFFI_TYPE(u16, uint16_t, FFI_TYPE_UINT16)
CFFI_TYPE(u32, uint32_t, FFI_TYPE_UINT32)
CFFI_TYPE(u64, uint64_t, FFI_TYPE_UINT64)
CFFI_TYPE(f32, float, FFI_TYPE_FLOAT)
CFFI_TYPE(f64, double, FFI_TYPE_DOUBLE)
CFFI_TYPE(pointer, void *, FFI_TYPE_POINTER)
#undef CFFI_TYPE

#endif
