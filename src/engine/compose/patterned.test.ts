import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { figureBox, type Figure } from './figure.ts';
import { partsOf } from './parts.ts';
import { patterned } from './patterned.ts';

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

it('flowers keep off the eye, and lie on the coat alone', () => {
  const square = (x: number, y: number, side: number, hex: string): Figure[number] => ({
    kind: 'area',
    polygon: { rings: [Float64Array.of(x, y, x + side, y, x + side, y + side, x, y + side)] },
    hex,
  });
  const [coat, eye] = [square(0, 0, 10, '#808489'), square(2, 2, 1, '#1a1a1c')];
  const flowered = patterned([coat, eye], { kind: 'flowers' }, 'ilmek:elephant');
  const blooms = flowered
    .filter((piece) => piece !== coat && piece !== eye)
    .map((one) => figureBox([one]));
  expect(blooms.length).toBeGreaterThan(20);
  for (const { left, right, top, bottom } of blooms) {
    expect(Math.min(left, top, 10 - right, 10 - bottom)).toBeGreaterThan(0);
    expect(left < 3 && right > 2 && top < 3 && bottom > 2).toBe(false);
  }
});
