/* records.h: a mutator for inputs that are a row of records of one size: mutations stay inside of records, and whole
 * records are copied, moved and left out. For a fuzzer that defines RECORD_SIZE. */
#ifndef FUZZ_RECORDS_H
#define FUZZ_RECORDS_H

#include "source.h"

size_t LLVMFuzzerMutate(uint8_t *bytes, size_t count, size_t room);
size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t room, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_count, const uint8_t *b, size_t b_count, uint8_t *out, size_t room, unsigned seed);

static inline uint32_t next_number(uint32_t *state) { return (*state = *state * 1664525 + 1013904223) >> 8; }

/* Puts `added` records of random bytes, or copies of the record `of`, before record `at`. */
static inline size_t insert_records(uint8_t *bytes, size_t records, size_t at, size_t added, const uint8_t *of, uint32_t *state) {
  memmove(bytes + (at + added) * RECORD_SIZE, bytes + at * RECORD_SIZE, (records - at) * RECORD_SIZE);
  for (size_t i = 0; i < added * RECORD_SIZE; i++) bytes[at * RECORD_SIZE + i] = of ? of[i % RECORD_SIZE] : (uint8_t)next_number(state);
  return records + added;
}

size_t LLVMFuzzerCustomMutator(uint8_t *bytes, size_t count, size_t room, unsigned seed) {
  uint32_t state = seed;
  uint8_t record[RECORD_SIZE];
  const size_t records = count / RECORD_SIZE, space = room / RECORD_SIZE - records;
  const size_t at = next_number(&state) % (records + 1), left = records - at;
  size_t some = 1 + next_number(&state) % (next_number(&state) % 4 ? 4 : 32);
  if (records == 0) return insert_records(bytes, 0, 0, some < space ? some : space, NULL, &state) * RECORD_SIZE;
  memcpy(record, bytes + next_number(&state) % records * RECORD_SIZE, RECORD_SIZE);
  switch (next_number(&state) % 8) {
    case 0: return insert_records(bytes, records, at, space > 0, record, &state) * RECORD_SIZE;
    case 1: return insert_records(bytes, records, at, some < space ? some : space, NULL, &state) * RECORD_SIZE;
    case 2:
      if (some > left) some = left;
      if (some == records) some = 0;
      memmove(bytes + at * RECORD_SIZE, bytes + (at + some) * RECORD_SIZE, (left - some) * RECORD_SIZE);
      return (records - some) * RECORD_SIZE;
    default:
      LLVMFuzzerMutate(bytes + (at < records ? at : 0) * RECORD_SIZE, RECORD_SIZE, RECORD_SIZE);
      return records * RECORD_SIZE;
  }
}

/* The beginning of one, a part of the other. */
size_t LLVMFuzzerCustomCrossOver(const uint8_t *a, size_t a_count, const uint8_t *b, size_t b_count, uint8_t *out, size_t room, unsigned seed) {
  uint32_t state = seed;
  size_t kept = next_number(&state) % (a_count / RECORD_SIZE + 1) * RECORD_SIZE;
  const size_t from = next_number(&state) % (b_count / RECORD_SIZE + 1) * RECORD_SIZE;
  size_t taken = (b_count - from) / RECORD_SIZE * RECORD_SIZE;
  if (kept > room) kept = room / RECORD_SIZE * RECORD_SIZE;
  if (taken > room - kept) taken = (room - kept) / RECORD_SIZE * RECORD_SIZE;
  memcpy(out, a, kept);
  memcpy(out + kept, b + from, taken);
  return kept + taken;
}

#endif
