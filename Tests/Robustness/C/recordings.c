/* Recordings of recordings.h: what is read of each format, wrong use, files that are cut or changed at every byte. */
#include "recordings_files.h"

#include <math.h>

static void formats(void) {
  TEST("Every format is read, whether its contents tell it or the host") {
    for (int i = 0; i < FILES; i++) {
      kin_recording *recording = NULL;
      OK(read_file(&files[i], files[i].bytes, files[i].count, &recording, NULL, 0));
      const kin_recording_info info = info_of(recording);
      CHECK(info.format == files[i].format && info.sample_count == files[i].samples && info.window.width > 0 && info.window.height > 0);
      kin_touch_sample samples[4];
      OK(kin_recording_get_samples(recording, 0, samples, info.sample_count));
      CHECK(samples[0].phase == KIN_PHASE_BEGAN && samples[0].time_ns <= samples[info.sample_count - 1].time_ns);
      CHECK(samples[info.sample_count - 1].phase == KIN_PHASE_ENDED && samples[0].x / 163 * 25.4 * info.units_per_mm_x >= 0);
      kin_recording_destroy(recording);
    }
  }
  TEST("A part of the samples is that part of them") {
    kin_recording *recording = NULL;
    kin_touch_sample all[3], last = {0};
    OK(read_file(&files[0], files[0].bytes, files[0].count, &recording, NULL, 0));
    OK(kin_recording_get_samples(recording, 0, all, 3));
    OK(kin_recording_get_samples(recording, 2, &last, 1));
    OK(kin_recording_get_samples(recording, 3, NULL, 0));
    CHECK(memcmp(&all[2], &last, sizeof last) == 0 && all[1].x == 11 / 10. * 163 / 25.4 && all[2].x == 3 / 10. * 163 / 25.4);
    kin_recording_destroy(recording);
  }
  TEST("What is passed over and guessed is said, and the device's name") {
    kin_recording *recording = NULL;
    OK(read_file(&files[1], files[1].bytes, files[1].count, &recording, NULL, 0));
    kin_recording_info info = info_of(recording);
    CHECK(strcmp(info.device, "Panel one") == 0 && info.scale == KIN_RECORDING_SCALE_FILE && info.units_per_mm_x == 12);
    CHECK(strcmp(info.notes, "a.evemu:1: this is not a line of the format evemu, and is passed over: '$ cat a'\n") == 0);
    kin_recording_destroy(recording);
    OK(read_file(&files[0], files[0].bytes, files[0].count, &recording, NULL, 0));
    info = info_of(recording);
    CHECK(info.scale == KIN_RECORDING_SCALE_GUESS && strcmp(info.notes, "a.csv: units per mm are unknown, taking 10; units_per_mm or device_size set them\n") == 0);
    kin_recording_destroy(recording);
  }
}

static kin_result read_with(kin_recording_options options, kin_recording **out) { return kin_recording_read(files[0].bytes, files[0].count, &options, out); }

static void options(void) {
  kin_recording_options plain;
  kin_recording_options_init(&plain);
  TEST("The options tell the scale, the range and what is known of the device") {
    kin_recording *recording = NULL;
    kin_recording_options told = plain;
    told.units_per_mm_x = 4, told.units_per_mm_y = 8, told.range_x = 254, told.range_y = 508;
    OK(read_with(told, &recording));
    kin_recording_info info = info_of(recording);
    CHECK(info.scale == KIN_RECORDING_SCALE_GIVEN && fabs(info.window.width - 2.5 * 163) < 1e-9 && fabs(info.window.height - 2.5 * 163) < 1e-9);
    kin_recording_destroy(recording);
    told = plain;
    told.device_width = 25.4, told.device_height = 50.8;
    OK(read_with(told, &recording));
    info = info_of(recording);
    CHECK(info.scale == KIN_RECORDING_SCALE_GIVEN_SIZE && fabs(info.window.width - 163) < 1e-9 && fabs(info.window.height - 326) < 1e-9);
    kin_recording_destroy(recording);
    told = plain;
    told.known_range_x = 254, told.known_range_y = 254, told.known_units_per_mm = 10;
    OK(read_with(told, &recording));
    info = info_of(recording);
    CHECK(info.scale == KIN_RECORDING_SCALE_FILE && fabs(info.window.width - 163) < 1e-9 && info.notes[0] == 0);
    kin_recording_destroy(recording);
  }
  TEST("Options out of their range are refused") {
    kin_recording *const none = (kin_recording *)&plain, *recording = none;
    for (int i = 0; i < 9; i++) {
      kin_recording_options wrong = plain;
      double *numbers[] = {&wrong.units_per_mm_x, &wrong.device_height, &wrong.range_x, &wrong.known_range_x, &wrong.known_units_per_mm};
      if (i < 5) *numbers[i] = 1;
      if (i == 5) wrong.format = 7;
      if (i == 6) wrong.units_per_mm_x = wrong.units_per_mm_y = wrong.device_width = wrong.device_height = 1;
      if (i == 7) wrong.range_x = wrong.range_y = INFINITY;
      if (i == 8) wrong.range_x = wrong.range_y = -1;
      GIVES(KIN_ERROR_RANGE, read_with(wrong, &recording));
      CHECK(recording == none && kin_recording_last_error()[0]);
    }
    plain.struct_size = 4;
    GIVES(KIN_ERROR_SIZE, read_with(plain, &recording));
    CHECK(recording == none);
    /* A struct of a later level that says nothing more is one of ours. */
    struct {
      kin_recording_options options;
      uint64_t more;
    } later = {.more = 1};
    kin_recording_options_init(&later.options);
    later.options.struct_size = sizeof later;
    GIVES(KIN_ERROR_SIZE, kin_recording_read(files[0].bytes, files[0].count, &later.options, &recording));
    later.more = 0;
    OK(kin_recording_read(files[0].bytes, files[0].count, &later.options, &recording));
    kin_recording_destroy(recording);
  }
}

static void wrong_use(void) {
  TEST("Null is refused, and changes nothing") {
    kin_recording *recording = NULL;
    kin_recording_info info = {0};
    kin_touch_sample sample;
    GIVES(KIN_ERROR_NULL, kin_recording_read(NULL, 1, NULL, &recording));
    GIVES(KIN_ERROR_NULL, kin_recording_read("", 0, NULL, NULL));
    GIVES(KIN_ERROR_INVALID, kin_recording_read(NULL, 0, NULL, &recording));
    CHECK(recording == NULL);
    OK(kin_recording_read(files[0].bytes, files[0].count, NULL, &recording));
    GIVES(KIN_ERROR_SIZE, kin_recording_get_info(recording, &info));
    GIVES(KIN_ERROR_NULL, kin_recording_get_info(NULL, &info));
    GIVES(KIN_ERROR_NULL, kin_recording_get_info(recording, NULL));
    GIVES(KIN_ERROR_NULL, kin_recording_get_samples(NULL, 0, &sample, 1));
    GIVES(KIN_ERROR_NULL, kin_recording_get_samples(recording, 0, NULL, 1));
    GIVES(KIN_ERROR_RANGE, kin_recording_get_samples(recording, 3, &sample, 1));
    GIVES(KIN_ERROR_RANGE, kin_recording_get_samples(recording, UINT64_MAX, &sample, 1));
    GIVES(KIN_ERROR_RANGE, kin_recording_get_samples(recording, 1, &sample, UINT64_MAX));
    kin_recording_destroy(recording);
    kin_recording_destroy(NULL);
    kin_recording_options_init(NULL);
    kin_recording_info_init(NULL);
  }
  TEST("The sentence of a refusal is cut where there is not enough room") {
    static const char bad[] = "t_us,slot,tracking_id,x,y,pressure,event\n0,0,1,1,1,hard,down\n", whole[] = "a.csv:2: pressure: 'hard' is not a number";
    kin_recording *recording = NULL;
    for (size_t room = 1; room < sizeof whole + 2; room++) {
      char sentence[64];
      memset(sentence, '#', sizeof sentence);
      GIVES(KIN_ERROR_INVALID, read_file(&files[0], bad, sizeof bad - 1, &recording, sentence, room));
      const size_t length = room < sizeof whole ? room - 1 : sizeof whole - 1;
      CHECK(strlen(sentence) == length && memcmp(sentence, whole, length) == 0 && sentence[room] == '#');
    }
    GIVES(KIN_ERROR_INVALID, read_file(&files[0], bad, sizeof bad - 1, &recording, NULL, 9));
    CHECK(recording == NULL);
  }
}

/* Reads what may be damaged: a recording of sound samples, or a sentence. The bytes lie at the end of a block of their
 * own, so that valgrind sees who reads beyond them. */
static void read_damaged(const file *f, const char *bytes, size_t count) {
  char sentence[256] = "", *copy = malloc(count + 1);
  kin_recording *recording = NULL;
  memcpy(copy + 1, bytes, count);
  const kin_result result = read_file(f, copy + 1, count, &recording, sentence, sizeof sentence);
  free(copy);
  if (result != KIN_OK) {
    CHECK(result == KIN_ERROR_INVALID && recording == NULL && strncmp(sentence, f->name, strlen(f->name)) == 0 && strlen(sentence) > strlen(f->name) + 5);
    return;
  }
  const kin_recording_info info = info_of(recording);
  kin_touch_sample *samples = malloc(info.sample_count * sizeof *samples);
  OK(kin_recording_get_samples(recording, 0, samples, info.sample_count));
  for (uint64_t i = 0; i < info.sample_count; i++) {
    CHECK(fabs(samples[i].x) <= KIN_NUMBER_LIMIT && fabs(samples[i].y) <= KIN_NUMBER_LIMIT && samples[i].phase <= KIN_PHASE_CANCELLED);
    CHECK(i == 0 || samples[i].time_ns >= samples[i - 1].time_ns);
  }
  CHECK(info.sample_count > 0 && strlen(info.notes) + 1 > strlen(info.device) * 0);
  free(samples);
  kin_recording_destroy(recording);
}

static void damage(void) {
  TEST("A file that ends at any byte is read or refused") {
    for (int i = 0; i < FILES; i++)
      for (size_t count = 0; count <= files[i].count; count++) read_damaged(&files[i], files[i].bytes, count);
  }
  TEST("A file with any byte changed is read or refused") {
    static const char others[] = "\0\n \"9[,\xff";
    for (int i = 0; i < FILES; i++)
      for (size_t place = 0; place < files[i].count; place++) {
        char *changed = malloc(files[i].count);
        memcpy(changed, files[i].bytes, files[i].count);
        changed[place] = others[(place + (size_t)i) % (sizeof others - 1)];
        read_damaged(&files[i], changed, files[i].count);
        free(changed);
      }
  }
  TEST("A file of one format that is taken for another is read or refused") {
    for (int i = 0; i < FILES; i++)
      for (kin_recording_format format = KIN_RECORDING_CSV; format <= KIN_RECORDING_EVTEST; format++) {
        kin_recording *recording = NULL;
        kin_recording_options as;
        kin_recording_options_init(&as);
        as.format = format;
        const kin_result result = kin_recording_read(files[i].bytes, files[i].count, &as, &recording);
        CHECK((result == KIN_OK) == (format == files[i].format) && (result == KIN_OK || result == KIN_ERROR_INVALID));
        kin_recording_destroy(recording);
      }
  }
}

int main(void) {
  formats();
  options();
  wrong_use();
  damage();
  return report();
}
