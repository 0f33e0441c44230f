// Elements that the pages' HTML has.

export function find<Kind extends HTMLElement = HTMLElement>(id: string): Kind {
  const element = document.getElementById(id);
  if (!element) throw new Error(`no element ${id}`);
  return element as Kind;
}
