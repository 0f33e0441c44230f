// Listeners that do nothing: what the browser takes to call them.
export function recognize(area) {
  for (const type of ['down', 'move', 'up', 'cancel']) area.addEventListener(`pointer${type}`, () => {});
}
