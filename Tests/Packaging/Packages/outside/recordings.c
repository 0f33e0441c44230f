/* A finger that goes over the whole of a device. */
#include <kinesic/recordings.h>
#include <stdio.h>
#include <string.h>

static const char file[] = "t_us,slot,tracking_id,x,y,pressure,event\n"
                           "0,0,1,0,10,,down\n"
                           "8000,0,1,100,10,,move\n"
                           "16000,0,1,254,10,,up\n";

int main(void) {
  kin_recording_options options;
  kin_recording_info info;
  kin_recording *recording;
  kin_touch_sample samples[3];
  kin_recording_options_init(&options);
  options.units_per_mm_x = options.units_per_mm_y = 10;
  if (kin_recording_read(file, strlen(file), &options, &recording) != KIN_OK) return 1;
  kin_recording_info_init(&info);
  if (kin_recording_get_info(recording, &info) != KIN_OK || info.sample_count != 3) return 2;
  if (kin_recording_get_samples(recording, 0, samples, 3) != KIN_OK || samples[2].phase != KIN_PHASE_ENDED) return 3;
  printf("%d samples, %.1f mm\n", (int)info.sample_count, samples[2].x / 163 * 25.4);
  kin_recording_destroy(recording);
  return 0;
}
