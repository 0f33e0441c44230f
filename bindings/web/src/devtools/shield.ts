// What happens on the panel is none of the page's business: its touch screens and handlers get none of it.

const pointers = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'];
const others = ['pointerover', 'pointerout', 'wheel', 'gesturestart', 'gesturechange', 'gestureend', 'dragstart', 'touchstart'];
const bubbling = ['click', 'dblclick', 'contextmenu', 'keydown', 'keyup', 'input', 'change', 'mousedown', 'mouseup', 'focusin'];

/**
 * Keeps the events of an element from the page until `signal` is aborted. Touch screens listen above the element
 * before it is reached: pointer events are stopped at the window, and those of the same kind are given to the panel
 * alone.
 */
export function shield(host: Element, view: Window, signal: AbortSignal): void {
  const own = (event: Event): boolean => event.isTrusted && event.composedPath().includes(host);
  for (const type of [...pointers, ...others]) {
    view.addEventListener(type, (event) => {
      if (!own(event)) return;
      event.stopImmediatePropagation();
      if (pointers.includes(type)) event.composedPath()[0].dispatchEvent(copyOf(event as PointerEvent));
    }, { capture: true, signal, passive: true });
  }
  for (const type of bubbling) host.addEventListener(type, (event) => event.stopPropagation(), { signal });
}

/** The same event, which does not leave the shadow tree. */
function copyOf(event: PointerEvent): PointerEvent {
  const { pointerId, pointerType, clientX, clientY, button, buttons, isPrimary, ctrlKey, shiftKey, altKey, metaKey } = event;
  return new PointerEvent(event.type, {
    pointerId, pointerType, clientX, clientY, button, buttons, isPrimary, ctrlKey, shiftKey, altKey, metaKey,
    bubbles: true, composed: false,
  });
}
