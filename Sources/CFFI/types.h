/* types.h: libffi for Swift. The descriptions of C's types are variables of libffi; Swift takes their addresses here,
 * where an address is one. */
#ifndef KINESIC_CFFI_TYPES_H
#define KINESIC_CFFI_TYPES_H

#include <ffi.h>

static inline ffi_type *cffi_void(void) { return &ffi_type_void; }
static inline ffi_type *cffi_i8(void) { return &ffi_type_sint8; }
static inline ffi_type *cffi_i16(void) { return &ffi_type_sint16; }
static inline ffi_type *cffi_i32(void) { return &ffi_type_sint32; }
static inline ffi_type *cffi_i64(void) { return &ffi_type_sint64; }
static inline ffi_type *cffi_u8(void) { return &ffi_type_uint8; }
static inline ffi_type *cffi_u16(void) { return &ffi_type_uint16; }
static inline ffi_type *cffi_u32(void) { return &ffi_type_uint32; }
static inline ffi_type *cffi_u64(void) { return &ffi_type_uint64; }
static inline ffi_type *cffi_f32(void) { return &ffi_type_float; }
static inline ffi_type *cffi_f64(void) { return &ffi_type_double; }
static inline ffi_type *cffi_pointer(void) { return &ffi_type_pointer; }

#endif
