import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { type Figure, figureBox } from './figure.ts';
import { isLeafGreen } from './recolor.ts';

/* What is on a flower, on the tip of a tree, and at its foot. */

const drawn = (prompt: string) => {
  const { plan, composition } = composed(prompt);
  const of = (motif: RegExp): Figure =>
    composition.figure.filter(
      (piece) => piece.of && motif.test(plan.subjects[piece.of.subject].motif),
    );
  return { of };
};

describe('a small beast on a flower', () => {
  it.each([
    ['a sunflower with a bee on it', /bee/, /sunflower/],
    ['daisy with a ladybug on it', /beetle/, /daisy/],
    ['gülün üstünde kelebek', /butterfly/, /rose/],
  ])('sits on its face: %s', (prompt, beast, flower) => {
    const { of } = drawn(prompt);
    const own = figureBox(of(beast));
    const face = figureBox(of(flower).filter(({ hex }) => !isLeafGreen(hex)));
    expect(own.top).toBeGreaterThan(face.top);
    expect(own.bottom).toBeLessThan(face.bottom);
    expect(own.left).toBeGreaterThan(face.left);
    expect(own.right).toBeLessThan(face.right);
  });
});

describe('a Christmas tree', () => {
  it.each(['Christmas tree with a gold star on top', 'yılbaşı ağacı'])(
    'has its star on its tip: %s',
    (prompt) => {
      const tree = drawn(prompt).of(/christmas-tree/);
      const greens = figureBox(tree.filter(({ hex }) => isLeafGreen(hex)));
      const star = tree.filter((piece) => figureBox([piece]).top < greens.top);
      expect(star).toHaveLength(1);
      expect(figureBox(star).bottom).toBeGreaterThan(greens.top);
    },
  );

  it.each([2, 3, 4, 5])('%i presents are at its foot, no wider than it is', (count) => {
    const { of } = drawn(`Christmas tree with ${count} presents under it`);
    const [tree, gifts] = [figureBox(of(/christmas-tree/)), figureBox(of(/gift/))];
    expect(gifts.left).toBeGreaterThan(tree.left - 0.01);
    expect(gifts.right).toBeLessThan(tree.right + 0.01);
  });
});
