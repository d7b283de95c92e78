import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { figureBox, type Figure } from './figure.ts';
import { partsOf } from './parts.ts';

/* Patterns on what is made, and two that are close. */

const figureOf = (prompt: string): Figure => composed(prompt).composition.figure;

describe('patterns', () => {
  it.each([
    ['a red and white striped handbag', 4],
    ['a red and white dotted handbag', 12],
    ['a red and white checkered handbag', 6],
  ])('%s', (prompt, least) => {
    const plain = figureOf('a red handbag').length;
    const added = figureOf(prompt).slice();
    expect(added.length - plain).toBeGreaterThanOrEqual(least);
  });

  it('stay within what they are on', () => {
    const bag = figureBox(figureOf('a red handbag'));
    const striped = figureBox(figureOf('a red and white striped handbag'));
    for (const side of ['left', 'right', 'top', 'bottom'] as const)
      expect(striped[side]).toBeCloseTo(bag[side], 1);
  });
});

describe('two that hug', () => {
  it('are closer than two that stand beside each other, and as large', () => {
    const shape = (prompt: string): number => {
      const { left, right, top, bottom } = figureBox(figureOf(prompt));
      return (right - left) / (bottom - top);
    };
    expect(shape('two foxes hugging')).toBeLessThan(0.97 * shape('two foxes'));
    expect(partsOf(composed('two foxes hugging').composition).things.length).toBeGreaterThan(0);
  });
});
