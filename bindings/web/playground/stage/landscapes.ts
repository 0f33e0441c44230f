// Landscapes that the page paints itself: every photograph on the stage comes from here.

export const landscapes = ['lake', 'dunes', 'night', 'forest', 'coast', 'peaks'] as const;
export type Landscape = typeof landscapes[number];

type Color = readonly [number, number, number];
type Random = () => number;
type Point = [number, number];

function random(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const css = (color: Color, alpha = 1) => `rgba(${color[0] | 0},${color[1] | 0},${color[2] | 0},${alpha})`;

function blend(a: Color, b: Color, share: number): Color {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share];
}

function sky(g: CanvasRenderingContext2D, w: number, h: number, stops: readonly [number, Color][]): void {
  const gradient = g.createLinearGradient(0, 0, 0, h);
  for (const [place, color] of stops) gradient.addColorStop(place, css(color));
  g.fillStyle = gradient;
  g.fillRect(0, 0, w, h);
}

function glow(g: CanvasRenderingContext2D, x: number, y: number, radius: number, color: Color, strength = 1): void {
  const gradient = g.createRadialGradient(x, y, 0, x, y, radius);
  gradient.addColorStop(0, css(color, strength));
  gradient.addColorStop(0.25, css(color, strength * 0.45));
  gradient.addColorStop(1, css(color, 0));
  g.fillStyle = gradient;
  g.fillRect(x - radius, y - radius, radius * 2, radius * 2);
}

/** Heights of a ridge from left to right, by halving: `roughness` 0.5 is a mountain, 0.3 a hill. */
function ridge(next: Random, points: number, roughness: number): number[] {
  const heights = new Array<number>(points + 1).fill(0);
  heights[0] = next();
  heights[points] = next();
  let spread = 0.9;
  for (let step = points; step > 1; step /= 2) {
    for (let i = step / 2; i < points; i += step) {
      const middle = ((heights[i - step / 2] ?? 0) + (heights[i + step / 2] ?? 0)) / 2;
      heights[i] = middle + (next() - 0.5) * spread;
    }
    spread *= roughness;
  }
  return heights;
}

interface Layer {
  base: number;
  height: number;
  roughness: number;
  top: Color;
  bottom: Color;
  trees?: number;
}

function fillRidge(g: CanvasRenderingContext2D, w: number, h: number, next: Random, layer: Layer): number[] {
  const points = 256;
  const heights = ridge(next, points, layer.roughness).map(y => h * (layer.base - layer.height * y));
  const top = Math.min(...heights);
  const outline = () => {
    g.beginPath();
    g.moveTo(0, h);
    heights.forEach((y, i) => g.lineTo((i / points) * w, y));
    g.lineTo(w, h);
    g.closePath();
  };
  const gradient = g.createLinearGradient(0, top, 0, Math.min(h, top + h * 0.45));
  gradient.addColorStop(0, css(layer.top));
  gradient.addColorStop(1, css(layer.bottom));
  outline();
  g.fillStyle = gradient;
  g.fill();
  if (layer.trees) {
    g.fillStyle = css(layer.top);
    for (let x = -4; x < w + 4; x += layer.trees * (0.28 + 0.5 * next())) {
      const y = heights[Math.max(0, Math.min(points, Math.round((x / w) * points)))] ?? h;
      const tall = layer.trees * (1.5 + 2.2 * next());
      const wide = layer.trees * (0.32 + 0.16 * next());
      g.beginPath();
      for (let part = 0; part < 4; part++) {
        const from = y + 3 - tall * (1 - part * 0.04) + (tall * part) / 4.6;
        const half = wide * (0.35 + part * 0.24);
        g.moveTo(x, from - tall * 0.08);
        g.lineTo(x + half, from + tall * 0.26);
        g.lineTo(x - half, from + tall * 0.26);
      }
      g.rect(x - wide * 0.08, y - tall * 0.2, wide * 0.16, tall * 0.3);
      g.fill();
    }
  }
  return heights;
}

interface Mountain {
  x: number;
  y: number;
  wide: number;
}

/** Mountains with a side in the light and one in the shade; `snow` covers what is high up. */
function mountains(g: CanvasRenderingContext2D, w: number, h: number, next: Random, base: number,
  list: readonly Mountain[], lit: Color, shade: Color, haze: Color, snow?: [Color, Color]): void {
  const jagged = (from: Point, to: Point, rough: number, steps = 14): Point[] => {
    const points: Point[] = [from];
    for (let i = 1; i < steps; i++) {
      const u = i / steps;
      points.push([from[0] + (to[0] - from[0]) * u + (next() - 0.5) * rough * (0.4 + u),
        from[1] + (to[1] - from[1]) * u + (next() - 0.5) * rough * 0.7]);
    }
    return [...points, to];
  };
  const shape = (points: readonly Point[], fill: CanvasGradient | string) => {
    g.beginPath();
    points.forEach(([x, y]) => g.lineTo(x, y));
    g.closePath();
    g.fillStyle = fill;
    g.fill();
  };
  for (const { x, y, wide } of list) {
    const apex: Point = [x * w, y * h];
    const foot = base * h;
    const tall = foot - apex[1];
    const left = jagged(apex, [(x - wide) * w, foot], tall * 0.07);
    const right = jagged(apex, [(x + wide * 0.9) * w, foot], tall * 0.07);
    const spine = jagged(apex, [(x + wide * 0.16) * w, foot], tall * 0.16, 10);
    const paintOf = (color: Color) => {
      const gradient = g.createLinearGradient(0, apex[1], 0, foot);
      gradient.addColorStop(0, css(color));
      gradient.addColorStop(1, css(blend(color, haze, 0.8)));
      return gradient;
    };
    shape([...left, ...[...right].reverse()], paintOf(lit));
    shape([...spine, ...[...right].reverse()], paintOf(shade));
    if (!snow) continue;
    const reach = 0.56;
    const upper = (points: readonly Point[]) => points.filter(([, py]) => py < apex[1] + tall * reach);
    const edge = (from: Point, to: Point): Point[] => {
      const teeth = 9;
      const points: Point[] = [];
      for (let i = 1; i < teeth; i++) {
        const u = i / teeth;
        const drop = i % 2 ? tall * (0.02 + 0.12 * next()) : -tall * (0.04 + 0.16 * next());
        points.push([from[0] + (to[0] - from[0]) * u, from[1] + (to[1] - from[1]) * u + drop]);
      }
      return points;
    };
    const [leftSnow, rightSnow, spineSnow] = [upper(left), upper(right), upper(spine)];
    const [l, r, m] = [leftSnow[leftSnow.length - 1], rightSnow[rightSnow.length - 1],
      spineSnow[spineSnow.length - 1]];
    if (!l || !r || !m) continue;
    shape([...leftSnow, ...edge(l, m), ...[...spineSnow].reverse()], css(snow[0], 0.96));
    shape([...spineSnow, ...edge(m, r), ...[...rightSnow].reverse()], css(snow[1], 0.96));
  }
}

function clouds(g: CanvasRenderingContext2D, w: number, h: number, next: Random, color: Color, count: number,
  from: number, to: number): void {
  for (let i = 0; i < count; i++) {
    const x = next() * w;
    const y = h * (from + (to - from) * next());
    const long = w * (0.12 + 0.3 * next());
    g.save();
    g.translate(x, y);
    g.scale(1, 0.07 + 0.07 * next());
    glow(g, 0, 0, long, color, 0.2 + 0.3 * next());
    g.restore();
  }
}

function stars(g: CanvasRenderingContext2D, w: number, h: number, next: Random, count: number): void {
  for (let i = 0; i < count; i++) {
    const bright = next() ** 4;
    g.fillStyle = `rgba(255,255,255,${0.25 + 0.7 * bright})`;
    const size = 0.5 + 1.3 * bright;
    g.beginPath();
    g.arc(next() * w, next() * h * 0.72, size, 0, 7);
    g.fill();
  }
}

function water(g: CanvasRenderingContext2D, w: number, h: number, next: Random, line: number, tint: Color,
  shine: Color): void {
  const top = Math.round(h * line);
  const depth = h - top;
  g.save();
  const squeeze = Math.min(1, depth / top + 0.25);
  g.translate(0, top * (1 + squeeze));
  g.scale(1, -squeeze);
  g.drawImage(g.canvas, 0, 0, g.canvas.width, top * (g.canvas.height / h), 0, 0, w, top);
  g.restore();
  const gradient = g.createLinearGradient(0, top, 0, h);
  gradient.addColorStop(0, css(tint, 0.25));
  gradient.addColorStop(1, css(tint, 0.82));
  g.fillStyle = gradient;
  g.fillRect(0, top, w, depth);
  for (let i = 0; i < 260; i++) {
    const near = next() ** 1.6;
    const y = top + 2 + depth * near;
    const long = (6 + 46 * near) * (0.3 + next());
    g.fillStyle = css(shine, 0.04 + 0.13 * next() * (1 - near * 0.5));
    g.fillRect(next() * w - long / 2, y, long, 0.7 + 1.1 * near);
  }
}

function finish(g: CanvasRenderingContext2D, w: number, h: number): void {
  const shade = g.createRadialGradient(w * 0.5, h * 0.46, h * 0.35, w * 0.5, h * 0.5, w * 0.74);
  shade.addColorStop(0, 'rgba(0,0,0,0)');
  shade.addColorStop(1, 'rgba(8,6,20,.34)');
  g.fillStyle = shade;
  g.fillRect(0, 0, w, h);
}

const painters: Record<Landscape, (g: CanvasRenderingContext2D, w: number, h: number) => void> = {
  lake(g, w, h) {
    const next = random(11);
    sky(g, w, h, [[0, [38, 52, 106]], [0.26, [107, 91, 149]], [0.44, [231, 142, 128]], [0.58, [255, 205, 150]]]);
    clouds(g, w, h, next, [255, 186, 160], 16, 0.06, 0.42);
    glow(g, w * 0.62, h * 0.52, h * 0.5, [255, 224, 170], 0.9);
    g.fillStyle = 'rgba(255,246,220,.98)';
    g.beginPath();
    g.arc(w * 0.62, h * 0.5, h * 0.034, 0, 7);
    g.fill();
    mountains(g, w, h, next, 0.66,
      [{ x: 0.3, y: 0.36, wide: 0.3 }, { x: 0.86, y: 0.4, wide: 0.26 }, { x: 0.06, y: 0.42, wide: 0.26 }],
      [186, 122, 140], [122, 88, 136], [238, 168, 148]);
    fillRidge(g, w, h, next, { base: 0.63, height: 0.1, roughness: 0.46, top: [74, 62, 108],
      bottom: [150, 104, 130] });
    fillRidge(g, w, h, next,
      { base: 0.65, height: 0.08, roughness: 0.4, top: [30, 30, 60], bottom: [48, 40, 74], trees: h * 0.022 });
    water(g, w, h, next, 0.66, [28, 30, 66], [255, 214, 170]);
    finish(g, w, h);
  },
  dunes(g, w, h) {
    const next = random(29);
    sky(g, w, h, [[0, [70, 132, 166]], [0.4, [168, 201, 196]], [0.62, [248, 222, 176]]]);
    glow(g, w * 0.24, h * 0.3, h * 0.6, [255, 240, 200], 0.8);
    const sands: readonly [number, Color, Color][] = [
      [0.52, [226, 172, 116], [240, 196, 140]], [0.62, [206, 132, 78], [232, 166, 104]],
      [0.75, [182, 98, 56], [222, 142, 82]], [0.92, [118, 58, 40], [196, 112, 64]]];
    sands.forEach(([base, top, bottom], i) => {
      const shift = next() * 6;
      const crest = (x: number) => h * (base - 0.09 * Math.sin(x * (2.2 + i * 0.6)
        + shift) - 0.035 * Math.sin(x * 5.1 + shift * 2));
      const path = (drop: number) => {
        g.beginPath();
        g.moveTo(0, h);
        for (let x = 0; x <= 1.001; x += 1 / 160) g.lineTo(x * w, crest(x) + drop);
        g.lineTo(w, h);
        g.closePath();
      };
      const gradient = g.createLinearGradient(0, h * (base - 0.14), w * 0.3, h * (base + 0.3));
      gradient.addColorStop(0, css(bottom));
      gradient.addColorStop(1, css(top));
      path(0);
      g.fillStyle = gradient;
      g.fill();
      g.save();
      g.clip();
      for (let line = 1; line < 26; line++) {
        g.beginPath();
        for (let x = 0; x <= 1.001; x += 1 / 80) {
          const y = crest(x) + line * h * 0.013 + Math.sin(x * 30 + line) * 1.2;
          if (x === 0) g.moveTo(0, y); else g.lineTo(x * w, y);
        }
        g.strokeStyle = css(blend(top, [60, 26, 20], 0.4), 0.16 * (1 - line / 26));
        g.stroke();
      }
      g.restore();
    });
    finish(g, w, h);
  },
  night(g, w, h) {
    const next = random(5);
    sky(g, w, h, [[0, [7, 12, 34]], [0.45, [14, 40, 66]], [0.75, [24, 82, 88]]]);
    stars(g, w, h, next, 320);
    g.save();
    g.globalCompositeOperation = 'screen';
    for (let band = 0; band < 3; band++) {
      const color: Color = [[64, 255, 176], [48, 220, 200], [150, 96, 255]][band] as unknown as Color;
      const base = h * (0.42 - band * 0.06);
      for (let x = 0; x < w; x += 2) {
        const u = x / w;
        const y = base + h * 0.1 * Math.sin(u * 5 + band * 1.7) + h * 0.05 * Math.sin(u * 11 + band);
        const tall = h * (0.2 + 0.1 * Math.sin(u * 17 + band * 2) + 0.06 * Math.sin(u * 53));
        const gradient = g.createLinearGradient(0, y - tall, 0, y + h * 0.03);
        gradient.addColorStop(0, css(color, 0));
        gradient.addColorStop(0.8, css(color, 0.23 + 0.1 * Math.sin(u * 37 + band)));
        gradient.addColorStop(1, css(color, 0));
        g.fillStyle = gradient;
        g.fillRect(x, y - tall, 2.4, tall + h * 0.03);
      }
    }
    g.restore();
    mountains(g, w, h, next, 0.8,
      [{ x: 0.16, y: 0.5, wide: 0.24 }, { x: 0.78, y: 0.46, wide: 0.3 }, { x: 0.48, y: 0.6, wide: 0.22 }],
      [34, 76, 92], [12, 34, 52], [16, 60, 74], [[158, 224, 216], [58, 110, 128]]);
    fillRidge(g, w, h, next,
      { base: 0.78, height: 0.07, roughness: 0.4, top: [5, 14, 26], bottom: [6, 20, 32], trees: h * 0.026 });
    water(g, w, h, next, 0.8, [4, 14, 28], [120, 255, 210]);
    finish(g, w, h);
  },
  forest(g, w, h) {
    const next = random(47);
    sky(g, w, h, [[0, [190, 208, 204]], [0.5, [222, 228, 212]], [1, [202, 214, 200]]]);
    glow(g, w * 0.7, h * 0.2, h * 0.7, [255, 250, 224], 0.9);
    const far: Color = [172, 194, 184];
    const near: Color = [16, 44, 40];
    for (let i = 0; i < 6; i++) {
      const share = (i / 5) ** 1.1;
      const top = blend(far, near, share);
      fillRidge(g, w, h, next, {
        base: 0.5 + i * 0.1, height: 0.2 - i * 0.012, roughness: 0.42, top,
        bottom: blend(top, [208, 218, 204], 0.62 - share * 0.4), trees: h * (0.012 + 0.02 * share) });
      const mist = g.createLinearGradient(0, h * (0.4 + i * 0.1), 0, h * (0.64 + i * 0.1));
      mist.addColorStop(0, 'rgba(232,238,228,0)');
      mist.addColorStop(1, `rgba(232,238,228,${0.36 * (1 - share)})`);
      g.fillStyle = mist;
      g.fillRect(0, 0, w, h);
    }
    finish(g, w, h);
  },
  coast(g, w, h) {
    const next = random(83);
    sky(g, w, h, [[0, [58, 128, 190]], [0.36, [142, 194, 224]], [0.5, [230, 236, 226]]]);
    clouds(g, w, h, next, [255, 255, 255], 20, 0.08, 0.4);
    const line = h * 0.5;
    const sea = g.createLinearGradient(0, line, 0, h);
    sea.addColorStop(0, '#7fb6c4');
    sea.addColorStop(0.28, '#2b8ba2');
    sea.addColorStop(1, '#0c4f6b');
    g.fillStyle = sea;
    g.fillRect(0, line, w, h);
    for (let i = 0; i < 420; i++) {
      const near = next() ** 1.4;
      const long = (5 + 60 * near) * (0.3 + next());
      g.fillStyle = `rgba(255,255,255,${0.05 + 0.16 * next()})`;
      g.fillRect(next() * w - long / 2, line + 1 + (h - line) * near, long, 0.6 + 1.4 * near);
    }
    const cliffs: readonly [number, number, Color, Color][] = [
      [0.56, 0.2, [122, 150, 142], [164, 180, 168]], [0.4, 0.3, [86, 116, 88], [150, 140, 112]],
      [0.26, 0.42, [50, 82, 58], [120, 104, 78]]];
    cliffs.forEach(([reach, tall, top, bottom], i) => {
      const heights = ridge(next, 128, 0.5);
      g.beginPath();
      g.moveTo(0, h);
      g.lineTo(0, line - h * tall);
      for (let k = 0; k <= 128; k++) {
        const u = k / 128;
        const fall = u < 0.82 ? 1 - 0.35 * u : Math.max(0, (1 - u) / 0.18) * 0.71;
        g.lineTo(u * reach * w, line + h * 0.03 * (i + 1) - h * tall * fall * (0.86 + 0.16 * (heights[k] ?? 0)));
      }
      g.lineTo(reach * w, line + h * 0.04 * (i + 1) + i * h * 0.12);
      g.lineTo(0, h * (0.62 + i * 0.2));
      g.closePath();
      const gradient = g.createLinearGradient(0, line - h * tall, 0, line + h * 0.16);
      gradient.addColorStop(0, css(top));
      gradient.addColorStop(1, css(bottom));
      g.fillStyle = gradient;
      g.fill();
      // Layers of rock, and light on the edge.
      g.save();
      g.clip();
      for (let layer = 0; layer < 26; layer++) {
        const y = line - h * tall * (1 - layer / 17) + (next() - 0.5) * 6;
        g.strokeStyle = css(layer % 3 ? [40, 34, 26] : [226, 206, 168], 0.05 + 0.13 * next());
        g.lineWidth = 1 + 5 * next();
        g.beginPath();
        g.moveTo(0, y);
        for (let u = 0; u <= 1.001; u += 0.1) g.lineTo(u * reach * w, y + u * h * 0.05 + (next() - 0.5) * 7);
        g.stroke();
      }
      for (let crack = 0; crack < 12; crack++) {
        const at = reach * w * (0.1 + 0.9 * next());
        g.strokeStyle = css([24, 22, 20], 0.1 + 0.14 * next());
        g.lineWidth = 1 + 2 * next();
        g.beginPath();
        g.moveTo(at, line - h * tall * (0.5 + 0.4 * next()));
        g.lineTo(at + 8 * next(), line + h * 0.2);
        g.stroke();
      }
      const shade = g.createLinearGradient(0, 0, reach * w, 0);
      shade.addColorStop(0, 'rgba(20,24,30,.5)');
      shade.addColorStop(0.75, 'rgba(20,24,30,0)');
      shade.addColorStop(1, 'rgba(255,236,200,.34)');
      g.fillStyle = shade;
      g.fillRect(0, 0, w, h);
      g.restore();
      // Foam where the cliff meets the water.
      g.strokeStyle = 'rgba(255,255,255,.5)';
      g.lineWidth = 2.5;
      g.beginPath();
      g.moveTo(reach * w + 5, line + h * 0.04 * (i + 1) + i * h * 0.12 + 1);
      g.lineTo(0, h * (0.62 + i * 0.2) + 3);
      g.stroke();
    });
    glow(g, w * 0.86, h * 0.06, h * 0.5, [255, 252, 236], 0.75);
    finish(g, w, h);
  },
  peaks(g, w, h) {
    const next = random(131);
    sky(g, w, h, [[0, [46, 78, 140]], [0.4, [126, 150, 196]], [0.66, [246, 204, 196]]]);
    clouds(g, w, h, next, [255, 226, 220], 10, 0.1, 0.36);
    mountains(g, w, h, next, 0.8,
      [{ x: 0.1, y: 0.42, wide: 0.3 }, { x: 0.56, y: 0.38, wide: 0.3 }, { x: 0.95, y: 0.44, wide: 0.26 }],
      [176, 164, 196], [142, 142, 186], [232, 200, 204]);
    mountains(g, w, h, next, 0.92,
      [{ x: 0.74, y: 0.3, wide: 0.36 }, { x: 0.3, y: 0.22, wide: 0.42 }, { x: 0.02, y: 0.46, wide: 0.3 },
        { x: 1, y: 0.42, wide: 0.28 }],
      [122, 116, 152], [68, 76, 122], [126, 132, 166], [[255, 240, 236], [158, 170, 214]]);
    fillRidge(g, w, h, next, { base: 0.86, height: 0.16, roughness: 0.45, top: [46, 62, 84], bottom: [92, 104, 122] });
    fillRidge(g, w, h, next,
      { base: 0.97, height: 0.12, roughness: 0.4, top: [18, 34, 46], bottom: [30, 52, 60], trees: h * 0.03 });
    finish(g, w, h);
  },
};

const titles: Record<Landscape, string> = {
  lake: 'a lake at sunset', dunes: 'dunes', night: 'northern lights above a lake', forest: 'a forest in mist',
  coast: 'cliffs at the sea', peaks: 'snowy mountains',
};

/** A canvas with the landscape, sharp up to a width of 520 CSS pixels. */
export function paint(landscape: Landscape, width = 520, height = 390): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  const density = Math.min(2, Math.max(1.25, window.devicePixelRatio || 1));
  canvas.width = Math.round(width * density);
  canvas.height = Math.round(height * density);
  const g = canvas.getContext('2d');
  if (g) {
    g.scale(density, density);
    painters[landscape](g, width, height);
  }
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', `A painted photograph: ${titles[landscape]}`);
  return canvas;
}
