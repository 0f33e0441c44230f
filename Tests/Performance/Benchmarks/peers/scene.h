/* scene.h: the scenes that every peer plays, read from the CSV file that scenes.py writes. */
#ifndef SCENE_H
#define SCENE_H
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { BEGAN, MOVED, ENDED };
enum { FINGER_CAPACITY = 16, SCENE_CAPACITY = 16 };

/* One touch sample. */
typedef struct sample {
  double time;          /* milliseconds since the scene began */
  float x, y;           /* window units, inside 1000 by 800 */
  unsigned char phase;  /* BEGAN, MOVED, ENDED */
  unsigned char finger; /* from 0, the lowest that is free; below FINGER_CAPACITY */
  unsigned char last;   /* whether it is the last one of its frame: all of one time */
} sample;

typedef struct scene {
  char name[32];
  sample *samples;
  int count;
} scene;

/* Reads all scenes in their order; returns how many. Ends the program with a sentence when there are none. */
static int read_scenes(const char *path, scene *scenes) {
  FILE *file = path ? fopen(path, "r") : NULL;
  char name[32];
  sample s;
  int count = 0;
  unsigned phase, finger, last;
  memset(&s, 0, sizeof s);
  while (file && fscanf(file, "%31[^,],%lf,%u,%u,%f,%f,%u\n", name, &s.time, &phase, &finger, &s.x, &s.y, &last) == 7) {
    scene *of = &scenes[count - 1];
    if (finger >= FINGER_CAPACITY) continue;
    if (count == 0 || strcmp(of->name, name)) {
      if (count == SCENE_CAPACITY) break;
      of = &scenes[count++];
      memset(of, 0, sizeof *of);
      strcpy(of->name, name);
    }
    s.phase = (unsigned char)phase, s.finger = (unsigned char)finger, s.last = (unsigned char)last;
    if (of->count % 1024 == 0) of->samples = (sample *)realloc(of->samples, sizeof s * (size_t)(of->count + 1024));
    of->samples[of->count++] = s;
  }
  if (file) fclose(file);
  if (count == 0) {
    fprintf(stderr, "no scenes: SCENES must name a file of scenes.py\n");
    exit(2);
  }
  return count;
}
#endif
