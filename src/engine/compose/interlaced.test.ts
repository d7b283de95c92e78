import { expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { heightOf, widthOf, boxesMeet } from '../vector/geometry.ts';
import { figureBox, massOf, silhouette } from './figure.ts';

const polygonsOf = (prompt: string) => {
  const { figure } = composed(prompt).composition;
  return figure.flatMap((piece) => (piece.kind === 'area' ? [piece] : []));
};

it('the second letter lies in the first one, with bare cloth between them', () => {
  const letters = polygonsOf('letters H and T intertwined');
  const whole = figureBox(letters);
  // Side by side they are wider than tall.
  expect(widthOf(whole)).toBeLessThan(1.25 * heightOf(whole));
  const over = letters.at(-1)!;
  const under = letters.slice(0, -1);
  expect(under.some((piece) => boxesMeet(figureBox([piece]), figureBox([over])))).toBe(true);
  // Nothing is sewn twice: together they cover what each of them covers.
  const area = (figure: typeof letters): number => massOf(silhouette(figure, 0)).area;
  expect(area(letters)).toBeCloseTo(area(under) + area([over]), 0);
  // The gap: grown by half of it they still cover what each of them does.
  const grown = (figure: typeof letters): number => massOf(silhouette(figure, 0.5)).area;
  expect(grown(letters)).toBeCloseTo(grown(under) + grown([over]), 0);
});
