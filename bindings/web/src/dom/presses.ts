import type { Recognizer } from '../recognizer.js';
import type { View } from '../view.js';

/**
 * What a long press keeps from the browser. touch-action leaves it scrolling, which a finger may want that has not
 * rested; once the press has begun the finger is the page's, and its first move must not scroll. The menu that a
 * browser opens for a finger that rests would take the finger away as well.
 */
export class Presses {
  private readonly signals = new Map<Element, AbortController>();

  constructor(private readonly isOn: boolean) {}

  update(view: View): void {
    const { element } = view;
    if (!this.isOn || !element) return;
    const presses = view.isRemoved ? [] : [...view.ownRecognizers].filter((each) => each.type === 'longPress');
    const isWanted = presses.length > 0;
    this.signals.get(element)?.abort();
    this.signals.delete(element);
    if (!isWanted) return;
    const listening = new AbortController();
    this.signals.set(element, listening);
    const active = { passive: false, signal: listening.signal };
    element.addEventListener('touchmove', (event) => {
      if (presses.some(isActive) && event.cancelable) event.preventDefault();
    }, active);
    element.addEventListener('contextmenu', (event) => {
      if ((event as PointerEvent).pointerType === 'touch') event.preventDefault();
    }, active);
  }

  stop(): void {
    for (const each of this.signals.values()) each.abort();
  }
}

/** Began or changed, as its latest event said: to ask the module at each move would cost too much. */
function isActive(press: Recognizer): boolean {
  return press.latestState === 1 || press.latestState === 2;
}
