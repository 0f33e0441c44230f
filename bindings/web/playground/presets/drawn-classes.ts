// Two recognizer classes in JavaScript. The code pane shows the text of what runs.

interface Step {
  readonly touches: readonly { x: number; y: number; startX: number; startY: number }[];
  readonly downCount: number;
}

type Numbers = Record<string, number>;

export const checkmark = {
  name: 'playground.checkmark',
  summary: 'Down to the right, then farther up to the right.',
  details: ['too many touches', 'went to the left', 'did not go down first', 'not a check mark'],
  fields: { lowX: 'number', lowY: 'number' },
  step(self: Numbers, step: Step & { reason: string }): string {
    const fail = (reason: string) => {
      step.reason = reason;
      return 'failed';
    };
    const touch = step.touches[0]!;
    if (step.touches.length > 1) return fail('too many touches');
    const x = touch.x - touch.startX;
    const y = touch.y - touch.startY;
    if (y > self.lowY!) {
      self.lowX = x;
      self.lowY = y;
    }
    const rise = self.lowY! - y;
    if (x < Math.min(0, self.lowX!) - 16) return fail('went to the left');
    if (rise > 16 && self.lowY! < 16) return fail('did not go down first');
    if (step.downCount > 0) return 'possible';
    const isMark = self.lowX! > 4 && rise > 1.3 * self.lowY! && x - self.lowX! > 0.4 * rise;
    return isMark ? 'ended' : fail('not a check mark');
  },
};

export const circle = {
  name: 'playground.circle',
  summary: 'A stroke that goes around once.',
  details: ['too many touches', 'straight', 'went around too far', 'not a circle'],
  fields: { x: 'number', y: 'number', heading: 'number', turned: 'number', way: 'number' },
  step(self: Numbers, step: Step & { reason: string }): string {
    const fail = (reason: string) => {
      step.reason = reason;
      return 'failed';
    };
    const touch = step.touches[0]!;
    if (step.touches.length > 1) return fail('too many touches');
    const x = touch.x - touch.startX;
    const y = touch.y - touch.startY;
    const far = Math.hypot(x - self.x!, y - self.y!);
    if (far > 8) {
      const heading = Math.atan2(y - self.y!, x - self.x!);
      const turn = heading - self.heading!;
      if (self.way! > 0) self.turned = self.turned! + turn - 2 * Math.PI * Math.round(turn / (2 * Math.PI));
      self.heading = heading;
      self.way = self.way! + far;
      self.x = x;
      self.y = y;
    }
    const turned = Math.abs(self.turned!);
    if (self.way! > 120 && turned < 0.3) return fail('straight');
    if (turned > 9) return fail('went around too far');
    if (step.downCount > 0) return 'possible';
    return turned > 4.6 && Math.hypot(x, y) < 0.22 * self.way! ? 'ended' : fail('not a circle');
  },
};

interface Definition {
  name: string;
  summary: string;
  details: string[];
  fields: object;
  step: Function;
}

/** The text of a class, as a program would have it. */
function text(definition: Definition): string {
  const fields = Object.entries(definition.fields).map(([name, kind]) => `${name}: '${kind}'`).join(', ');
  const details = definition.details.map(word => `'${word}'`).join(', ');
  // The compiler indents by four, and a method of a constant stands at four already.
  const step = String(definition.step).replace(/^ +/gm, spaces => ' '.repeat(Math.max(2, spaces.length / 2)));
  return `await kinesic.define({
  name: '${definition.name}',
  summary: '${definition.summary}',
  details: [
    ${details},
  ],
  fields: { ${fields} },
  ${step.trim()},
});`;
}

export const code = `${text(checkmark)}\n\n${text(circle)}`;
