import { load } from 'kinesic';

export async function attach(photo, list, happens, transform) {
  const screen = (await load()).touchscreen();
  const doubleTap = screen.on(photo, 'tap', { tapsRequired: 2 }, () => happens('double tap'));
  screen.on(photo, 'tap', { waitFor: doubleTap }, () => happens('tap'));
  screen.on(photo, 'longPress').on('began', () => happens('long press'));

  let moved, scaled, turned;
  const pan = screen.on(photo, 'pan', ({ from, translation }) => {
    if (from === 'possible') moved = translation;
    transform(translation.x - moved.x, translation.y - moved.y, 1, 0);
    moved = translation;
  });
  const pinch = screen.on(photo, 'pinch', ({ from, scale }) => {
    if (from === 'possible') scaled = 1;
    transform(0, 0, scale / scaled, 0);
    scaled = scale;
  });
  const rotation = screen.on(photo, 'rotation', ({ from, rotation: angle }) => {
    if (from === 'possible') turned = 0;
    transform(0, 0, 1, angle - turned);
    turned = angle;
  });
  screen.simultaneous(pan, pinch, rotation);
}
