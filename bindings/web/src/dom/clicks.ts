import type { Recognizer } from '../recognizer.js';
import type { Touchscreen } from '../touchscreen.js';
import type { View } from '../view.js';
import { takesFingers, taps } from './styles.js';

/** The number of the touch that an activation makes: no pointer has it. */
const activation = 0x7fffffff;

/**
 * Clicks and gestures. A gesture takes the click that the browser makes of its finger, and a click that no pointer has
 * made, but a key, a script or a screen reader, is a tap.
 */
export class Clicks {
  private isTaken = false;

  constructor(private readonly screen: Touchscreen, window: Window, signal: AbortSignal) {
    window.addEventListener('click', (event) => this.clicked(event), { capture: true, signal });
  }

  landed(): void {
    this.isTaken = false;
  }

  /** A pointer that had landed at a time has lifted from views. */
  lifted(views: readonly View[], since: number): void {
    this.isTaken ||= views.some((view) => view.recognizers.some((each) => each.recognizedAt >= since && cancelsClick(each)));
  }

  private clicked(event: MouseEvent): void {
    if (event.detail === 0) return this.activated(event);
    if (!this.isTaken) return;
    this.isTaken = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  private activated(event: MouseEvent): void {
    const { screen } = this;
    const element = event.composedPath()[0] as Element;
    const view = screen.known(element);
    const tap = view?.recognizers.find(isActivated);
    if (!view || !tap || screen.isDelivering) return;
    const { x, y, width, height } = element.getBoundingClientRect();
    const type = takesFingers(tap) ? 'direct' : 'pointer';
    for (const phase of ['began', 'ended'] as const) {
      const time = Math.max(event.timeStamp, screen.latest);
      screen.feed({ touch: activation, time, x: x + width / 2, y: y + height / 2, phase, type, view, buttons: 1 });
    }
  }
}

/** Taps and presses may happen together with a click. */
function cancelsClick({ cancelsClick: wanted, type }: Recognizer): boolean {
  return wanted ?? !taps.has(type);
}

function isActivated(each: Recognizer<any>): boolean {
  return each.type === 'tap' && each.activation !== false && each.get('touchesRequired') === 1;
}
