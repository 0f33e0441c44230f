// The scenes of live.js. Of each: its elements, the code that is run and shown, and demonstrations: fingers that are
// played, with places as shares of the stage. The code of one that is folded is shown on demand.
function box(make, words, left, top, width, height, more = '') {
  const style = `left: ${left}%; top: ${top}%; width: ${width}%; height: ${height}%`;
  return make('div', { className: `kinesic-card ${more}`, style }, words);
}

const tap = (x, y, at = 0) => [[at, { 0: [x, y] }], [at + 70, { 0: null }]];

/** A finger from one place to another. */
function drag(from, to, { at = 0, time = 500, finger = 0 } = {}) {
  const steps = 20;
  const frames = [];
  for (let i = 0; i <= steps; i++) {
    const part = i / steps;
    frames.push([at + time * part, { [finger]: [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part] }]);
  }
  return [...frames, [at + time + 20, { [finger]: null }]];
}

/** Two fingers, each along its line, in the same frames. */
function both(one, other) {
  return one.map(([at, places], i) => [at, { ...places, 1: other[i][1][0] }]);
}

/** Fingers that go along several points. */
function stroke(points, time = 700) {
  const frames = points.map(([x, y], i) => [time * i / (points.length - 1), { 0: [x, y] }]);
  return [...frames, [time + 30, { 0: null }]];
}

/** Points between corners. */
function through(corners, count = 12) {
  return corners.slice(1).flatMap(([x, y], i) => Array.from({ length: count }, (_, k) => {
    const part = (k + (i === 0 ? 0 : 1)) / (count - (i === 0 ? 1 : 0));
    return [corners[i][0] + (x - corners[i][0]) * part, corners[i][1] + (y - corners[i][1]) * part];
  }));
}

export const scenes = {
  'nested-taps': {
    title: 'Two taps, one inside the other.',
    hint: 'Tap the inner card, then the outer one.',
    stage: (make) => {
      const outer = box(make, 'outer', 12, 10, 76, 80, 'outer');
      const inner = box(make, 'inner', 25, 30, 50, 50);
      outer.append(inner);
      return { outer, inner };
    },
    run({ screen, outer, inner }) {
      screen.on(outer, 'tap', { name: 'outer' }, () => hit(outer));
      screen.on(inner, 'tap', { name: 'inner' }, () => hit(inner));
    },
    demos: { 'tap the inner card': tap(0.5, 0.55), 'tap the outer card': tap(0.5, 0.18) },
  },

  'double-tap': {
    title: 'A single tap that waits for the double tap.',
    hint: 'Tap once, and tap twice.',
    stage: (make) => ({ card: box(make, 'tap me', 25, 20, 50, 60) }),
    run({ screen, card }) {
      const double = screen.on(card, 'tap', { name: 'double', tapsRequired: 2 });
      const single = screen.on(card, 'tap', { name: 'single', waitFor: double });
      single.on('ended', () => { card.textContent = 'single tap'; });
      double.on('ended', () => { card.textContent = 'double tap'; });
    },
    demos: { 'tap once': tap(0.5, 0.5), 'tap twice': [...tap(0.5, 0.5), ...tap(0.5, 0.5, 190)] },
  },

  why: {
    title: 'Why did it not fire?',
    hint: 'Tap, drag, rest a finger: there is a sentence for each recognizer that did not fire.',
    stage: (make) => ({ photo: box(make, 'photo', 25, 20, 50, 60) }),
    run({ screen, photo }) {
      const single = screen.on(photo, 'tap', { name: 'single' });
      const double = screen.on(photo, 'tap', { name: 'double', tapsRequired: 2 });
      const drag = screen.on(photo, 'pan', { name: 'drag' });
      single.waitFor(double);
      for (const each of [single, double, drag]) each.on('recognized', () => { photo.textContent = each.name; });
    },
    demos: { tap: tap(0.5, 0.5), drag: drag([0.4, 0.5], [0.6, 0.6]), rest: [[0, { 0: [0.5, 0.5] }], [1000, { 0: null }]] },
  },

  hold: {
    title: 'One finger that rests, a class of its own in JavaScript.',
    hint: 'Rest a finger for 0.4 s; and tap, or drag.',
    stage: (make) => ({ card: box(make, 'rest here', 25, 20, 50, 60) }),
    define(kinesic) {
      return kinesic.define({
        name: 'com.example.hold',
        summary: 'One finger rests.',
        properties: { duration: { initial: 400 }, slack: { initial: 8 } },
        details: ['too many fingers', 'moved', 'lifted too early'],
        step(self, step) {
          const fail = (reason) => {
            step.reason = reason;
            return 'failed';
          };
          const [finger, other] = step.touches;
          if (!finger) return step.state;
          if (finger.cancelled) return 'cancelled';
          if (other) return fail('too many fingers');
          const { x, y, startX, startY, startTime } = finger;
          if (finger.began) step.deadline = startTime + self.duration;
          const way = Math.hypot(x - startX, y - startY);
          if (way > self.slack * step.scale) return fail('moved');
          if (finger.ended) return fail('lifted too early');
          return step.isTimer ? 'ended' : 'possible';
        },
      });
    },
    run({ screen, card }) {
      screen.on(card, 'com.example.hold', { name: 'hold' }, () => { card.textContent = 'rested'; });
    },
    demos: { rest: [[0, { 0: [0.5, 0.5] }], [700, { 0: null }]], tap: tap(0.5, 0.5) },
  },

  photos: {
    title: 'Photos to move, turn and throw.',
    hint: 'One finger moves a photo and throws it, two turn and scale it. Tap twice to put them back.',
    stage: (make) => ({ lake: box(make, 'lake', 8, 12, 38, 46, 'lake'), dunes: box(make, 'dunes', 50, 38, 38, 46, 'dunes') }),
    run({ screen, traces, lake, dunes }) {
      const stage = lake.parentElement;
      const putBack = [];
      for (const photo of [lake, dunes]) {
        photo.style.transformOrigin = '0 0';
        let before = new DOMMatrix();
        const show = (map) => {
          // The map is one of the window; the photo's own begins at its corner.
          const { left, top } = stage.getBoundingClientRect();
          const [x, y] = [left + photo.offsetLeft, top + photo.offsetTop];
          const after = new DOMMatrix().translate(-x, -y).multiply(map).translate(x, y).multiply(before);
          photo.style.transform = after;
          return after;
        };
        let flight = 0;
        const move = screen.on(photo, 'transform', { name: photo.textContent });
        move.on(({ a, b, tx, ty }) => show(new DOMMatrix([a, b, -b, a, tx, ty])));
        move.on('began', () => { flight += 1; });
        move.on('ended', ({ a, b, tx, ty, velocity, time }) => {
          before = show(new DOMMatrix([a, b, -b, a, tx, ty]));
          const [far, mine] = [[velocity.x, velocity.y].map((speed) => traces.fling(0, speed, 0.99)), flight];
          const held = before;
          requestAnimationFrame(function step(now) {
            if (mine !== flight) return;
            const [x, y] = far.map((fling) => fling.at(Math.min(now - time, fling.duration)).position);
            photo.style.transform = before = new DOMMatrix().translate(x, y).multiply(held);
            if (now - time < Math.max(far[0].duration, far[1].duration)) requestAnimationFrame(step);
          });
        });
        putBack.push(() => {
          flight += 1;
          photo.style.transform = before = new DOMMatrix();
        });
      }
      screen.on(stage, 'tap', { name: 'put back', tapsRequired: 2 }, () => putBack.forEach((each) => each()));
    },
    isFolded: true,
    demos: {
      throw: drag([0.27, 0.35], [0.5, 0.3], { time: 160 }),
      'two fingers': both(drag([0.62, 0.6], [0.56, 0.4], { time: 800 }), drag([0.76, 0.62], [0.8, 0.82], { time: 800 })),
      'put back': [...tap(0.05, 0.9), ...tap(0.05, 0.9, 180)],
    },
  },

  photo: {
    title: 'Move, scale and turn at the same time.',
    hint: 'One finger moves the photo, two scale and turn it. A wheel and a trackpad do too.',
    stage: (make) => ({ photo: box(make, 'photo', 32, 22, 36, 56) }),
    run({ screen, photo }) {
      let matrix = new DOMMatrix();
      const change = (by) => { photo.style.transform = matrix = by.multiply(matrix); };
      // Each event brings what is new since the one before.
      const pan = screen.on(photo, 'pan', { name: 'pan' }, ({ recognizer, state, translation }) => {
        if (state === 'ended') return;
        change(new DOMMatrix().translate(translation.x, translation.y));
        recognizer.setValue('translation.x', 0).setValue('translation.y', 0);
      });
      const pinch = screen.on(photo, 'pinch', { name: 'pinch' }, ({ recognizer, state, scale }) => {
        if (state === 'ended') return;
        change(new DOMMatrix().scale(scale));
        recognizer.setValue('scale', 1);
      });
      const rotation = screen.on(photo, 'rotation', { name: 'rotation' }, (event) => {
        if (event.state === 'ended') return;
        change(new DOMMatrix().rotate(event.rotation * 180 / Math.PI));
        event.recognizer.setValue('rotation', 0);
      });
      screen.simultaneous(pan, pinch, rotation);
    },
    demos: {
      'one finger': drag([0.45, 0.5], [0.6, 0.6]),
      'two fingers': both(drag([0.42, 0.5], [0.34, 0.3], { time: 800 }), drag([0.58, 0.5], [0.66, 0.7], { time: 800 })),
    },
  },

  rows: {
    title: 'Rows that swipe in a list that scrolls.',
    hint: 'Drag a row to the left; drag the list up.',
    stage: (make) => {
      const list = make('div', { className: 'kinesic-list', tabindex: '0', role: 'group', 'aria-label': 'Messages' });
      for (let i = 1; i <= 12; i++) list.append(make('div', { className: 'kinesic-row' }, make('div', {}, `Message ${i}`)));
      return { list };
    },
    run({ screen, list }) {
      const scroll = screen.on(list, 'pan', { name: 'scroll', axes: 'vertical' });
      let top = 0;
      scroll.on('began', () => { top = list.scrollTop; });
      scroll.on(({ translation }) => { list.scrollTop = top - translation.y; });
      for (const row of list.children) {
        const swipe = screen.on(row, 'pan', { name: 'row', axes: 'horizontal' });
        swipe.on(({ translation }) => { row.firstChild.style.translate = `${Math.min(0, translation.x)}px 0`; });
        swipe.on('ended', () => { row.firstChild.style.translate = 'none'; });
      }
    },
    demos: { 'swipe a row': drag([0.7, 0.3], [0.3, 0.32]), scroll: drag([0.5, 0.8], [0.52, 0.2]) },
  },

  'view-touches': {
    title: 'A button that loses its touch to a list.',
    hint: 'Press the button; then press it and drag.',
    stage: (make) => {
      const list = box(make, 'list', 10, 8, 80, 84, 'outer');
      const button = box(make, 'button', 25, 35, 50, 35);
      list.append(button);
      return { list, button };
    },
    run({ screen, list, button }) {
      screen.on(list, 'pan', { name: 'list', axes: 'vertical' }, ({ translation }) => {
        button.style.translate = `0 ${translation.y}px`;
      });
      screen.view(button).onTouch(({ phase }) => {
        button.style.filter = phase === 'began' ? 'brightness(1.4)' : 'none';
        if (phase === 'ended') button.textContent = 'pressed';
        if (phase === 'cancelled') button.textContent = 'not pressed';
      });
    },
    demos: { press: tap(0.5, 0.5), 'press and drag': drag([0.5, 0.5], [0.5, 0.75]) },
  },

  fling: {
    title: 'A ball that goes on.',
    hint: 'Throw it. It stops where friction lets it, or at a wall.',
    stage: (make) => ({ ball: make('div', { className: 'kinesic-card round', style: 'left: 20px; top: 40%; width: 56px; height: 56px' }, 'throw') }),
    run({ screen, traces, ball }) {
      let x = 0;
      let from = 0;
      let flight = 0;
      const place = (to) => {
        x = Math.max(0, Math.min(to, ball.parentElement.clientWidth - 96));
        ball.style.translate = `${x}px 0`;
      };
      const pan = screen.on(ball, 'pan', { name: 'throw', axes: 'horizontal' });
      pan.on('began', () => { flight += 1; from = x; });
      pan.on(({ translation }) => place(from + translation.x));
      pan.on('ended', ({ velocity }) => {
        const fling = traces.fling(x, velocity.x, 0.995);
        const begin = performance.now();
        const mine = flight;
        requestAnimationFrame(function step(now) {
          if (mine !== flight || now - begin > fling.duration) return;
          place(fling.at(now - begin).position);
          requestAnimationFrame(step);
        });
      });
    },
    demos: { throw: drag([0.12, 0.5], [0.4, 0.5], { time: 160 }) },
  },

  checkmark: {
    title: 'A check mark, a class of its own in JavaScript.',
    hint: 'Draw one, down and then up to the right; and draw something else.',
    stage: (make) => {
      const paper = make('div', { style: 'position: absolute; inset: 0' });
      paper.innerHTML = '<svg aria-hidden="true"><path/></svg>';
      return { paper };
    },
    define(kinesic) {
      return kinesic.define({
        name: 'com.example.checkmark',
        summary: 'A short stroke down, then a longer one up to the right.',
        fields: { lowestX: 'number', lowest: 'number', isBegun: 'boolean' },
        details: ['no long stroke up'],
        step(self, step) {
          const [finger] = step.touches;
          if (!self.isBegun || finger.y > self.lowest) {
            self.isBegun = 1;
            self.lowest = finger.y;
            self.lowestX = finger.x;
          }
          if (!finger.ended) return 'possible';
          const down = self.lowest - finger.startY;
          const up = self.lowest - finger.y;
          if (down > 15 && up > down * 1.2 && finger.x > self.lowestX + 20) return 'ended';
          step.reason = 'no long stroke up';
          return 'failed';
        },
      });
    },
    run({ screen, paper }) {
      const path = paper.querySelector('path');
      screen.on(paper, 'com.example.checkmark', { name: 'check mark' });
      screen.view(paper).onTouch(({ phase, x, y }) => {
        const box = paper.getBoundingClientRect();
        const point = `${x - box.left},${y - box.top}`;
        path.setAttribute('d', phase === 'began' ? `M${point}` : `${path.getAttribute('d')} L${point}`);
      });
    },
    demos: {
      'a check mark': stroke(through([[0.3, 0.45], [0.42, 0.7], [0.7, 0.2]])),
      'a line': stroke(through([[0.2, 0.3], [0.5, 0.5], [0.8, 0.7]])),
    },
  },

  'pan-and-swipe': {
    title: 'A pan that leaves nothing to the swipe.',
    hint: 'Swipe to the right; then apply the remedy and swipe again.',
    stage: (make) => {
      const card = box(make, 'swipe me', 20, 15, 60, 50);
      const remedy = make('input', { type: 'checkbox' });
      return { card, option: make('label', { className: 'kinesic-option' }, remedy, ' the pan waits for the swipe') };
    },
    run({ screen, card, option }) {
      const swipe = screen.on(card, 'swipe', { name: 'swipe', direction: 'right' });
      const pan = screen.on(card, 'pan', { name: 'pan' });
      swipe.on('ended', () => { card.textContent = 'swiped'; });
      pan.on('recognized', () => { card.textContent = 'panned'; });
      option.addEventListener('change', ({ target }) => {
        if (target.checked) pan.waitFor(swipe);
        else pan.doNotWaitFor(swipe);
      });
    },
    demos: { swipe: drag([0.3, 0.4], [0.7, 0.41], { time: 180 }), 'drag slowly': drag([0.3, 0.4], [0.6, 0.55], { time: 1200 }) },
  },

  hammer: {
    title: 'The example of this page.',
    hint: 'Tap once, and tap twice: one call in place of recognizeWith and requireFailure.',
    stage: (make) => ({ element: box(make, 'element', 25, 20, 50, 60) }),
    run({ screen, element }) {
      const double = screen.on(element, 'tap', { name: 'doubletap', tapsRequired: 2 });
      const single = screen.on(element, 'tap', { name: 'singletap', waitFor: double });
      for (const each of [single, double]) each.on('ended', () => { element.textContent = each.name; });
    },
    demos: { 'tap once': tap(0.5, 0.5), 'tap twice': [...tap(0.5, 0.5), ...tap(0.5, 0.5, 190)] },
  },

  'long-press': {
    title: 'A drag that begins with a long press.',
    hint: 'Rest on the card until it lifts, then drag it. Drag it at once: nothing happens.',
    stage: (make) => ({ card: box(make, 'hold me', 35, 30, 30, 40) }),
    run({ screen, card }) {
      let start = { x: 0, y: 0 };
      screen.on(card, 'longPress', { name: 'hold', minimumDuration: 400 }, ({ state, x, y }) => {
        if (state === 'began') start = { x, y };
        card.style.translate = `${x - start.x}px ${y - start.y}px`;
        card.style.scale = state === 'ended' || state === 'cancelled' ? '1' : '1.1';
      });
    },
    demos: {
      'hold and drag': [[0, { 0: [0.5, 0.5] }], ...drag([0.5, 0.5], [0.65, 0.6], { at: 600 })],
      'drag at once': drag([0.5, 0.5], [0.65, 0.6]),
    },
  },
};

function hit(card) {
  card.classList.remove('hit');
  void card.offsetWidth;
  card.classList.add('hit');
}
