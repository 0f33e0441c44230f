// Watches real fingers and pens, so that the page can draw them. The touch screen takes them by itself.

import type { Sample } from '../session/kinesic.js';

export function observe(area: HTMLElement, tell: (sample: Sample, target: Element | null) => void): void {
  const phases = { pointerdown: 'began', pointermove: 'moved', pointerup: 'ended',
    pointercancel: 'cancelled' } as const;
  const down = new Set<number>();
  for (const [type, phase] of Object.entries(phases)) {
    window.addEventListener(type, event => {
      const pointer = event as PointerEvent;
      if (pointer.pointerType === 'mouse') return;
      const target = pointer.target instanceof Element ? pointer.target : null;
      if (phase === 'began') {
        if (!target || !area.contains(target)) return;
        down.add(pointer.pointerId);
      } else if (!down.has(pointer.pointerId)) return;
      if (phase === 'ended' || phase === 'cancelled') down.delete(pointer.pointerId);
      tell({ touch: pointer.pointerId, time: pointer.timeStamp, x: pointer.clientX, y: pointer.clientY, phase },
        target);
    }, { capture: true, passive: true });
  }
}
