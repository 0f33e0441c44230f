import { make } from '../kinesic/dist/devtools/make.js';
import { Photo, clamp } from '../stage/parts.js';
import { drag, flung, pair, tap } from '../fingers/strokes.js';
import type { Gesture, Preset } from '../session/preset.js';
import type { Point } from '../session/kinesic.js';

const names = ['lake', 'night', 'dunes', 'peaks'] as const;

export const photos: Preset = {
  id: 'photos',
  title: 'Photos on a table',
  short: 'Photos',
  icon: 'photos',
  conflict: 'Each photo has one transform recognizer, for any number of fingers. A double tap anywhere puts all '
    + 'photos back.',
  tryThis: 'Drag a photo and throw it, or use two fingers on one. Double tap to put all photos back.',
  asItIs: '',
  settled: '',
  recognizers: [
    { name: 'tidy', type: 'tap', target: 'table', options: { tapsRequired: 2 }, handler: '() => putBack()' },
    ...names.map(name => ({ name, type: 'transform', target: name,
      handler: `event => place(${name}, event.a, event.b, event.tx, event.ty)` })),
  ],
  settle: [],
  demonstrations: [
    {
      title: 'Turn one, throw one',
      strokes(hand) {
        const center = hand.of('lake');
        const { width, height } = hand.size;
        const turn = (share: number) => ({
          center: { x: center.x + width * 0.1 * share, y: center.y + height * 0.06 * share },
          span: 90 + 90 * share, angle: 0.5 + 0.9 * share });
        const dunes = hand.of('dunes', 0.3, 0.7);
        return [
          ...pair([1, 2], 0, 1300, turn),
          drag(3, 1700, dunes, { x: dunes.x + width * 0.26, y: dunes.y - height * 0.1 }, 260, { ease: flung }),
        ];
      },
    },
    {
      title: 'Put back',
      strokes(hand) {
        const place = { x: hand.size.width * 0.5, y: hand.size.height * 0.95 };
        return [tap(1, 0, place), tap(1, 220, place)];
      },
    },
  ],
  build(root, { width, height }) {
    const table = make('div', 'fill', root);
    const size = clamp(Math.min(width * 0.4, height * 0.48), 130, 300);
    const places: readonly [number, number, number][] = width > height * 1.25
      ? [[0.3, 0.4, -0.1], [0.72, 0.3, 0.12], [0.28, 0.76, 0.07], [0.7, 0.72, -0.08]]
      : [[0.33, 0.28, -0.1], [0.68, 0.42, 0.13], [0.34, 0.64, 0.08], [0.66, 0.8, -0.07]];
    const list = names.map((name, i) => {
      const [x, y, turn] = places[i] ?? [0.5, 0.5, 0];
      return new Photo(table, name, size, size * 0.76, width * x, height * y, turn);
    });
    let order: number[] = names.map((_, i) => i);
    const targets: Record<string, HTMLElement> = { table };
    list.forEach((photo, i) => { targets[names[i] as string] = photo.element; });

    return {
      targets,
      reset() {
        for (const photo of list) photo.reset();
        order = names.map((_, i) => i);
      },
      apply({ name, state, time, origin, event }: Gesture) {
        if (name === 'tidy') {
          list.forEach((photo, i) => {
            const [x, y, turn] = places[i] ?? [0.5, 0.5, 0];
            photo.x.spring(time, width * x, 0, 8);
            photo.y.spring(time, height * y, 0, 8);
            photo.scale.spring(time, 1, 0, 8);
            photo.turn.spring(time, turn, 0, 8);
          });
          return;
        }
        const index = names.indexOf(name as typeof names[number]);
        const photo = list[index];
        if (!photo) return;
        if (state === 'began') {
          photo.take(time);
          order = [...order.filter(each => each !== index), index];
        }
        photo.mapBy(event.a ?? 1, event.b ?? 0, event.tx ?? 0, event.ty ?? 0, origin);
        if (state === 'ended' || state === 'cancelled') {
          photo.isHeld = false;
          const velocity = (event.velocity ?? { x: 0, y: 0 }) as Point;
          photo.x.glide(time, velocity.x, { min: size * 0.2, max: width - size * 0.2 });
          photo.y.glide(time, velocity.y, { min: size * 0.2, max: height - size * 0.2 });
          const scale = photo.scale.at(time);
          if (scale < 0.6 || scale > 2.4) photo.scale.spring(time, clamp(scale, 0.6, 2.4));
        }
      },
      draw(time) {
        let moves = false;
        list.forEach((photo, i) => {
          photo.element.style.zIndex = String(order.indexOf(i));
          moves = photo.draw(time) || moves;
        });
        return moves;
      },
    };
  },
};
