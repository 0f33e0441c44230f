// The time axis of the lanes. Pauses in which nothing happened are cut short.

const longPause = 900;
const shownPause = 420;

export class Axis {
  /** Real time from which a piece begins, and where that is on the axis. */
  private readonly pieces: { from: number; at: number }[] = [];
  private latest = -Infinity;

  /** Something happened at this time. */
  touch(time: number): void {
    if (this.pieces.length === 0) this.pieces.push({ from: time, at: 0 });
    else if (time - this.latest > longPause) {
      this.pieces.push({ from: time - shownPause / 2, at: this.place(this.latest) + shownPause / 2 });
      if (this.pieces.length > 200) this.pieces.shift();
    }
    this.latest = Math.max(this.latest, time);
  }

  /** Milliseconds on the axis. */
  place(time: number): number {
    for (let i = this.pieces.length - 1; i >= 0; i--) {
      const piece = this.pieces[i];
      if (piece && (time >= piece.from || i === 0)) {
        const next = this.pieces[i + 1];
        const place = piece.at + (time - piece.from);
        return next ? Math.min(place, next.at) : place;
      }
    }
    return 0;
  }

  /** The end of the axis: now, or a moment after the latest event. */
  end(now: number): number {
    if (this.pieces.length === 0) return 0;
    return this.place(Math.min(now, this.latest + 600));
  }

  /** Whether the axis still moves. */
  moves(now: number): boolean {
    return now < this.latest + 620;
  }

  /** Where pauses were cut, on the axis. */
  cuts(): number[] {
    return this.pieces.slice(1).map(piece => piece.at);
  }

  /** The real time of a place. */
  time(place: number): number {
    for (let i = this.pieces.length - 1; i >= 0; i--) {
      const piece = this.pieces[i];
      if (piece && (place >= piece.at || i === 0)) return piece.from + place - piece.at;
    }
    return 0;
  }

  get begin(): number {
    return this.pieces[0]?.from ?? 0;
  }
}
