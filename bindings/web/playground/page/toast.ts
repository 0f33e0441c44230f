// A sentence that appears for some seconds.

import { find } from './find.js';

let timer = 0;

export function toast(sentence: string): void {
  const element = find('toast');
  element.textContent = sentence;
  element.classList.add('shown');
  clearTimeout(timer);
  timer = window.setTimeout(() => element.classList.remove('shown'), 5200);
}
