import { describe, expect, it } from 'vitest';
import { composed, inputFor } from '../../../../tests/fixtures/composed.ts';
import { Command } from '../../core/design.ts';
import { contains } from '../../vector/rings.ts';
import { digitizePrompt } from '../digitize.ts';
import { outlinePoints } from '../figure.ts';
import { labelsOf } from '../labels.ts';
import { PROMPT_DEFAULTS } from '../options.ts';

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

  it.each(['an anchor inside a circle of rope', 'halattan çember içinde çapa'])(
    'of rope has a line around each of its strands, and hardly a trim: %s',
    (prompt) => {
      const { plan, composition } = composed(prompt);
      expect(plan.frame).toMatchObject({ shape: 'circle', rope: true });
      expect(plan.subjects.map(({ motif }) => motif)).toEqual(['fluent:anchor']);
      const strands = composition.figure.filter(({ hex }) => hex === composition.figure[0].hex);
      const lines = composition.figure.filter(({ kind }) => kind === 'line');
      expect(strands.length).toBeGreaterThan(50);
      // One between each two, and the rims.
      expect(lines).toHaveLength(strands.length + 2);
      // For whoever edits it all of the rope is one group.
      const labels = labelsOf(composition.figure, plan, new Map());
      const ofRope = labels.filter(({ group }) => group === 'frame');
      expect(ofRope).toHaveLength(strands.length + lines.length);
      const { commands } = digitizePrompt(plan, PROMPT_DEFAULTS, inputFor(plan, PROMPT_DEFAULTS));
      expect(commands.filter((command) => command === Command.Trim).length).toBeLessThan(4);
    },
  );

  it.each(['flowers in a circle', 'a frame of leaves with a fox', 'floral frame with "Emma"'])(
    'is none where things make it: %s',
    (prompt) => {
      expect(composed(prompt).plan.frame).toBeUndefined();
    },
  );
});
