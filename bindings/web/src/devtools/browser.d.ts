// What browsers have and the DOM library of TypeScript 4.8 does not.

interface CanvasRenderingContext2D {
  roundRect(x: number, y: number, width: number, height: number, radius: number): void;
}
