import { expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { contains } from '../vector/rings.ts';
import { figureBox, silhouette } from './figure.ts';

it.each(['gülen kaktüs', 'a smiling star', 'a smiling cactus without spines'])(
  'a face lies on its thing, and not on its arms: %s',
  (prompt) => {
    const { figure } = composed(prompt).composition;
    const face = figure.filter(({ of }) => of?.subject === 1);
    const body = silhouette(
      figure.filter(({ of }) => of?.subject === 0),
      0.2,
    );
    expect(face).toHaveLength(5);
    const box = figureBox(face);
    // From cheek to cheek.
    const steps = Array.from(
      { length: 21 },
      (_, i) => box.left + ((box.right - box.left) * i) / 20,
    );
    const y = (box.top + box.bottom) / 2;
    for (const x of steps) expect(body.some(({ rings }) => contains(rings[0], x, y))).toBe(true);
  },
);
