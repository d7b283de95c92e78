import { describe, expect, it } from 'vitest';
import { composed } from '../../../../tests/fixtures/composed.ts';
import { contains } from '../../vector/rings.ts';
import { outlinePoints } from '../figure.ts';

/* Frames whose shape the words say. */

describe('a frame of a shape', () => {
  it.each([
    ['a rose in a heart', 'heart'],
    ['kalp içinde iki kuş', 'heart'],
    ['a pirate ship inside a circle', 'circle'],
    ['yuvarlak çerçevede ev', 'circle'],
    ['an oval frame with a peony', 'oval'],
    ['çerçeve içinde gül', 'oval'],
    ['a bee in a hexagon', 'hexagon'],
    ['kare çerçeveli gül', 'square'],
  ])('%s', (prompt, shape) => {
    const { plan, composition } = composed(prompt);
    expect(plan.frame?.shape).toBe(shape);
    const [frame, ...rest] = composition.figure;
    if (frame.kind !== 'area') throw new TypeError('no area');
    const [outer, inner] = frame.polygon.rings;
    expect(outer.length).toBeGreaterThan(0);
    const points = outlinePoints(rest);
    // All of what is framed lies inside, clear of the line.
    for (let i = 0; i < points.length; i += 2)
      expect(contains(inner, points[i], points[i + 1])).toBe(true);
  });

  it.each(['flowers in a circle', 'a frame of leaves with a fox', 'floral frame with "Emma"'])(
    'is none where things make it: %s',
    (prompt) => {
      expect(composed(prompt).plan.frame).toBeUndefined();
    },
  );
});
