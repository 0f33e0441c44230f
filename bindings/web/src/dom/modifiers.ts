/** The keys that are held, as KIN_MODIFIER_... has them. */
export function modifiersOf(event: MouseEvent): number {
  const isCapsLock = event.getModifierState?.('CapsLock') === true;
  return (event.shiftKey ? 1 : 0) | (event.ctrlKey ? 2 : 0) | (event.altKey ? 4 : 0) | (event.metaKey ? 8 : 0) | (isCapsLock ? 16 : 0);
}
