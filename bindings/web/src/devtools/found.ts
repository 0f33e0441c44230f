// The touch screens of a page: those that have set the style of one of its elements.

import type { Touchscreen } from '../touchscreen.js';
import { viewsStyled } from '../dom/styles.js';

/** The touch screens with recognizers on the elements of a page, or of one of its open shadow trees. */
export function screensIn(root: Document | ShadowRoot): Set<Touchscreen> {
  const found = new Set<Touchscreen>();
  for (const element of root.querySelectorAll('*')) {
    for (const view of viewsStyled(element)) found.add(view.engine as Touchscreen);
    if (element.shadowRoot) for (const screen of screensIn(element.shadowRoot)) found.add(screen);
  }
  return found;
}
