// A number that rests, glides to a halt or springs to a place. Each movement is a closed form of time, so that a
// recording can be shown at any moment without the moments before it.

export interface Bounds {
  min: number;
  max: number;
}

const decay = 0.325; // seconds: a glide covers velocity * decay in all
const stillness = 0.15;

export class Motion {
  private kind: 'rest' | 'glide' | 'spring' = 'rest';
  private start = 0;
  private from: number;
  private to: number;
  private velocity = 0;
  private stiffness = 12;

  constructor(private readonly initial: number) {
    this.from = this.to = initial;
  }

  reset(): void {
    this.hold(this.initial);
  }

  at(time: number): number {
    const t = Math.max(0, (time - this.start) / 1000);
    switch (this.kind) {
      case 'rest':
        return this.from;
      case 'glide':
        return this.from + this.velocity * decay * (1 - Math.exp(-t / decay));
      case 'spring': {
        const offset = this.from - this.to;
        const speed = this.velocity + this.stiffness * offset;
        return this.to + (offset + speed * t) * Math.exp(-this.stiffness * t);
      }
    }
  }

  moves(time: number): boolean {
    if (this.kind === 'rest' || time < this.start) return this.kind !== 'rest';
    const t = (time - this.start) / 1000;
    if (t > 3) return false;
    const size = Math.abs(this.from - this.to) + Math.abs(this.velocity) * decay;
    const rate = this.kind === 'glide' ? 1 / decay : this.stiffness;
    return size * (1 + rate * t) * Math.exp(-rate * t) > stillness * (size < 10 ? 0.01 : 1);
  }

  hold(value: number): void {
    this.kind = 'rest';
    this.from = this.to = value;
    this.velocity = 0;
  }

  /** Goes on with a velocity per second until friction stops it; springs back where that would be out of bounds. */
  glide(time: number, velocity: number, bounds?: Bounds): void {
    const now = this.at(time);
    const end = now + velocity * decay;
    if (bounds && (end < bounds.min || end > bounds.max)) {
      this.spring(time, Math.min(bounds.max, Math.max(bounds.min, end)), velocity, 9);
      return;
    }
    this.kind = 'glide';
    this.start = time;
    this.from = now;
    this.to = end;
    this.velocity = velocity;
  }

  spring(time: number, to: number, velocity = 0, stiffness = 14): void {
    this.from = this.at(time);
    this.kind = 'spring';
    this.start = time;
    this.to = to;
    this.velocity = velocity;
    this.stiffness = stiffness;
  }
}
