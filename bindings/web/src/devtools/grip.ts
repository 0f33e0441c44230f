// The upper edge of the panel, which is dragged, or moved by the arrow keys, to make the panel higher or lower.

import { make } from './make.js';

const least = 160;
const step = 32;

/** `resized`: after each change. */
export function addGrip(dock: HTMLElement, host: HTMLElement, resized: () => void): void {
  const grip = make('div', 'grip', dock);
  grip.tabIndex = 0;
  grip.setAttribute('role', 'separator');
  grip.setAttribute('aria-orientation', 'horizontal');
  grip.setAttribute('aria-label', 'Height of the panel');
  grip.setAttribute('aria-valuemin', String(least));
  const set = (height: number): void => {
    const most = Math.max(least, Math.round(window.innerHeight * 0.88));
    const next = Math.round(Math.min(most, Math.max(least, height)));
    host.style.setProperty('--height', `${next}px`);
    grip.setAttribute('aria-valuemax', String(most));
    grip.setAttribute('aria-valuenow', String(next));
    resized();
  };
  let from: number | undefined;
  grip.addEventListener('pointerdown', (event) => {
    from = dock.offsetHeight + event.clientY;
    grip.setPointerCapture(event.pointerId);
  });
  grip.addEventListener('pointermove', (event) => { if (from !== undefined) set(from - event.clientY); });
  for (const end of ['pointerup', 'pointercancel']) grip.addEventListener(end, () => { from = undefined; });
  grip.addEventListener('keydown', (event) => {
    const change = { ArrowUp: step, ArrowDown: -step }[event.key];
    if (change === undefined) return;
    event.preventDefault();
    set(dock.offsetHeight + change);
  });
  grip.setAttribute('aria-valuenow', '340');
}
