// The place where a preset's scene lies. A recording keeps the size of the stage that it was made on: its scene is
// laid out in that size, and shown scaled.

import type { Point } from '../session/kinesic.js';
import type { Preset, Scene, Size } from '../session/preset.js';

export class Stage {
  scene: Scene | undefined;
  size: Size = { width: 0, height: 0 };
  scale = 1;
  private builtFor: Size = { width: 0, height: 0 };
  /** The corner of the scene inside the stage. */
  corner: Point = { x: 0, y: 0 };
  readonly root: HTMLElement;

  constructor(readonly element: HTMLElement) {
    this.root = document.createElement('div');
    this.root.className = 'scene';
    element.prepend(this.root);
  }

  /** Builds the scene in the size of the stage, or in that of a recording. */
  build(preset: Preset | undefined, recorded?: Size): Scene | undefined {
    const { clientWidth: width, clientHeight: height } = this.element;
    this.builtFor = { width, height };
    this.size = recorded ?? { width, height };
    this.scale = recorded ? Math.min(width / recorded.width, height / recorded.height) : 1;
    this.corner = {
      x: (width - this.size.width * this.scale) / 2,
      y: (height - this.size.height * this.scale) / 2,
    };
    this.root.replaceChildren();
    this.root.style.width = `${this.size.width}px`;
    this.root.style.height = `${this.size.height}px`;
    this.root.style.transform = `translate3d(${this.corner.x}px, ${this.corner.y}px, 0) scale(${this.scale})`;
    this.root.dataset['preset'] = preset?.id ?? 'trace';
    this.scene = preset?.build(this.root, this.size);
    return this.scene;
  }

  /** Whether the stage has about the size that the scene was built for. */
  fits(): boolean {
    return Math.abs(this.element.clientWidth - this.builtFor.width) < 3
      && Math.abs(this.element.clientHeight - this.builtFor.height) < 60;
  }

  /** The window place of the scene's corner, where nothing is scaled. */
  origin(): Point {
    const rect = this.element.getBoundingClientRect();
    return { x: rect.left + this.element.clientLeft, y: rect.top + this.element.clientTop };
  }
}
