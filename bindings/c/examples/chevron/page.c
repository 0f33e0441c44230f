/* page.c: the page; its engine registers the classes, and asks both recognizers to look at the same finger. */
#include "chevron.h"

kin_result page_open(page *self, double width, double height) {
  kin_view_options options;
  kin_result result;
  memset(self, 0, sizeof *self);
  if ((result = kin_engine_create(NULL, &self->engine)) != KIN_OK) return result;
  kin_view_options_init(&options);
  options.frame = (kin_rect){0, 0, width, height};
  options.flags = KIN_VIEW_WANTS_TOUCHES | KIN_VIEW_MULTIPLE_TOUCH;
  if ((result = kin_recognizer_class_register(self->engine, &chevron_class)) != KIN_OK ||
      (result = kin_recognizer_class_register(self->engine, &drawn_chevron_class)) != KIN_OK ||
      (result = kin_view_add(self->engine, 0, &options, &self->view)) != KIN_OK ||
      (result = kin_recognizer_add(self->engine, self->view, "com.example.chevron", &self->next)) != KIN_OK ||
      (result = kin_recognizer_add(self->engine, self->view, "com.example.drawn_chevron", &self->pen)) != KIN_OK ||
      (result = kin_recognizer_allow_simultaneous(self->engine, self->next, self->pen, true)) != KIN_OK)
    page_close(self);
  return result;
}

void page_close(page *self) {
  kin_engine_destroy(self->engine);
  self->engine = NULL;
}

static void add_point(page *self, double x, double y) {
  if (self->count < LINE_CAPACITY) self->line[self->count++] = (SDL_FPoint){(float)x, (float)y};
}

static void take(page *self, const kin_event *event) {
  if (event->type == KIN_EVENT_VIEW_TOUCH) {
    if (event->phase == KIN_PHASE_BEGAN) self->fingers++;
    if (event->phase == KIN_PHASE_ENDED || event->phase == KIN_PHASE_CANCELLED) self->fingers--;
  } else if (event->recognizer == self->next) {
    self->number++;
  } else {
    if (event->state == KIN_STATE_BEGAN) {
      self->count = 0;
      add_point(self, event->values[0], event->values[1]); /* from the tip on */
    }
    add_point(self, event->x, event->y);
    if (event->state == KIN_STATE_CANCELLED) self->count = 0;
  }
}

void page_frame(page *self, uint64_t time_ns) {
  const kin_event *events;
  uint32_t count = 0;
  if (kin_engine_advance(self->engine, time_ns) != KIN_OK) return;
  if (kin_engine_poll(self->engine, &events, &count) != KIN_OK) return;
  for (uint32_t i = 0; i < count; i++) take(self, &events[i]);
}

void page_draw(const page *self, SDL_Renderer *renderer) {
  static const uint8_t colours[3][3] = {{60, 170, 80}, {50, 90, 210}, {220, 60, 50}};
  const uint8_t *colour = colours[self->number % 3];
  SDL_SetRenderDrawColor(renderer, colour[0], colour[1], colour[2], 255);
  SDL_RenderClear(renderer);
  SDL_SetRenderDrawColor(renderer, 230, 230, 230, 255);
  if (self->count > 1) SDL_RenderDrawLinesF(renderer, self->line, self->count);
}
