/** Makes an element, in a parent if there is one. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag, className: string, parent?: Element | ShadowRoot, text?: string,
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  parent?.append(element);
  return element;
}

/** A button with a word. */
export function button(className: string, parent: Element, text: string, pressed: () => void): HTMLButtonElement {
  const element = make('button', className, parent, text);
  element.type = 'button';
  element.addEventListener('click', pressed);
  return element;
}
