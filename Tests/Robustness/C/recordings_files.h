/* recordings_files.h: a small file of each format of recordings.h: a finger lands, moves and lifts; what may stand in
 * a file and is rarely there is in it too. */
#ifndef KINESIC_TEST_RECORDINGS_FILES_H
#define KINESIC_TEST_RECORDINGS_FILES_H

#include <kinesic/recordings.h>

#include <stdlib.h>

#include "test.h"

typedef struct file {
  const char *name;
  kin_recording_format format;
  const char *bytes;
  size_t count;
  uint64_t samples;
} file;

/* A packet of TUIO: the size, #bundle, a second, then the messages source, alive, set and fseq. */
#define OSC_HEAD "#bundle\0\0\0\0"
#define OSC_SOURCE "\0\0\0\x20/tuio/2Dcur\0,ss\0source\0\0test\0\0\0\0"
#define OSC_ALIVE "\0\0\0\x1c/tuio/2Dcur\0,si\0alive\0\0\0\0\0\0\1"
#define OSC_NOBODY "\0\0\0\x18/tuio/2Dcur\0,s\0\0alive\0\0\0"
#define OSC_SET "\0\0\0\x24/tuio/2Dcur\0,siff\0\0\0set\0\0\0\0\1\x3f\0\0\0\x3f\0\0\0"
#define OSC_FRAME(n) "\0\0\0\x1c/tuio/2Dcur\0,si\0fseq\0\0\0\0\0\0\0" n

#define LINES(...) __VA_ARGS__, sizeof(__VA_ARGS__) - 1

static const file files[] = {
    {"a.csv", KIN_RECORDING_CSV, LINES("t_us,slot,tracking_id,x,y,pressure,event\r\n"
                                       "0,0,1,10,20.5,1,down\n8000,0,1,1.1e1,+20,,move\n\n9000,0,1,0x1.8p1,-12345678.12345678901,1,up\n"), 3},
    {"a.evemu", KIN_RECORDING_EVEMU, LINES("$ cat a\n# EVEMU 1.3\nN: Panel  one\nI: 0003 0000\nA: 35 0 4095 0 0 12\nA: 36 0 4095 0 0 12\n"
                                           "E: 0.000001 0003 002f 7\t# slot\nE: 0.000001 0003 0039 1\nE: 0.000001 0003 0035 100\nE:  0.000001 3 36 200 # y\n"
                                           "E: 0.000001 0000 0000 0\nE: 0.100000 0003 0039 -1\nE: 0.100000 0000 0000 0\n"), 2},
    {"a.yml", KIN_RECORDING_LIBINPUT, LINES("# libinput record\nversion: 1\nsystem:\n  os: \"a # b\"\ndevices:\n- node: /dev/input/event0\n  evdev:\n    name: \"To\\\"uch\"\n"
                                            "    absinfo:\n      53: [0, 4095, 0, 0, 12]\n      54: [0, 4095, 0, 0, 12]\n    codes:\n      3: [53,\n        54]\n  events:\n"
                                            "  - evdev:\n    - [  0,      1,   3,  57,       1] # id\n    - [  0,      1,   3,  53,     100]\n    - [  0,      1,   3,  54,     200] # y\n"
                                            "    - [  0,      1,   0,   0,       0] # SYN\n  - evdev:\n    - [  0, 100000,   3,  57,      -1]\n    - [  0, 100000,   0,   0,       0]\n"), 2},
    {"a.getevent", KIN_RECORDING_GETEVENT, LINES("add device 1: /dev/input/event2\n  name:     \"touch\"\n    ABS (0003): ABS_MT_POSITION_X     : value 0, min 0, max 1079, fuzz 0, flat 0, resolution 0\n"
                                                 "[       1.000000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   00000001\n[       1.000000] /dev/input/event2: EV_ABS       ABS_MT_POSITION_X    00000010\n"
                                                 "[       1.000000] /dev/input/event2: 0003 0036 00000010\n[       1.000000] /dev/input/event2:\tEV_SYN SYN_REPORT 00000000 rate 100\n"
                                                 "[       1.100000] /dev/input/event2: EV_ABS       ABS_MT_TRACKING_ID   ffffffff\n[       1.100000] /dev/input/event2: EV_SYN       SYN_REPORT           00000000\n"), 2},
    {"a.json", KIN_RECORDING_POINTER, LINES("[\n {\"type\": \"pointerdown\", \"pointerId\": 1, \"timeStamp\": 1.5, \"clientX\": 3, \"clientY\": 4, \"pressure\": 0.5, \"tiltX\": 30, \"tiltY\": 20, \"pointerType\": \"pen\"},\n"
                                            " {\"\\u0074ype\": \"pointermove\", \"pointerId\": 1, \"timeStamp\": 3, \"clientX\": 5e0, \"clientY\": 4, \"shiftKey\": true, \"a\": [{\"b\": null}, \"\\ud83d\\ude00\\n\"],\n"
                                            "  \"coalescedEvents\": [{\"timeStamp\": 2}, {\"timeStamp\": 3, \"clientX\": 6, \"width\": 9}]},\n"
                                            " {\"type\": \"click\", \"timeStamp\": 4}, {\"type\": \"pointerup\", \"pointerId\": 1, \"timeStamp\": 5, \"clientX\": 5, \"clientY\": 4}\n]"), 4},
    {"a.tuio", KIN_RECORDING_TUIO, LINES("\0\0\0\x9c" OSC_HEAD "\1\0\0\0\0" OSC_SOURCE OSC_ALIVE OSC_SET OSC_FRAME("\1")
                                         "\0\0\0\x70" OSC_HEAD "\2\0\0\0\0" OSC_SOURCE OSC_NOBODY OSC_FRAME("\2")), 2},
    {"a.evtest", KIN_RECORDING_EVTEST, LINES("Input driver version is 1.0.1\nInput device name: \"touch\"\nSupported events:\n  Event type 3 (EV_ABS)\n    Event code 53 (ABS_MT_POSITION_X)\n      Min        0\n      Max     4095\n"
                                             "Testing ... (interrupt to exit)\nEvent: time 1.123456, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value 42\n> Event: time 1.123456, type 3 (EV_ABS), code 53 (X), value 4\n"
                                             "Event: time 1.123456, type 3 (EV_ABS), code 54 (Y), value 4\nEvent: time 1.123456, -------------- SYN_REPORT ------------\n^C\n"
                                             "Event: time 1.200000, type 4 (EV_MSC), code 4 (MSC_SCAN), value 90001\nEvent: time 1.200000, type 3 (EV_ABS), code 57 (ABS_MT_TRACKING_ID), value -1\nEvent: time 1.200000, -------------- Report Sync ------------\n"), 2},
};
enum { FILES = sizeof files / sizeof *files };

/* Reads a file with a sentence of its own. */
static inline kin_result read_file(const file *f, const char *bytes, size_t count, kin_recording **out, char *sentence, size_t capacity) {
  kin_recording_options options;
  kin_recording_options_init(&options);
  options.name = f->name;
  options.sentence = sentence, options.sentence_capacity = capacity;
  return kin_recording_read(bytes, count, &options, out);
}

static inline kin_recording_info info_of(const kin_recording *recording) {
  kin_recording_info info;
  kin_recording_info_init(&info);
  OK(kin_recording_get_info(recording, &info));
  return info;
}

#endif
