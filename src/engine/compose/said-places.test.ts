import { expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { figureBox, type Figure } from './figure.ts';

const boxesOf = (prompt: string): ReturnType<typeof figureBox>[] => {
  const { plan, composition } = composed(prompt);
  return plan.subjects.map((_, k) =>
    figureBox(composition.figure.filter(({ of }) => of?.subject === k)),
  );
};

it('waves lie under all, as wide as it is, and gulls over it', () => {
  const [boat, tower, sea, gulls] = boxesOf(
    'Sağda yelkenli, solda deniz feneri, altta mavi dalgalar ve üstte martılar',
  );
  expect(tower.right).toBeLessThan(boat.left);
  expect(gulls.bottom).toBeLessThanOrEqual(Math.min(tower.top, boat.top));
  expect(sea.top).toBeGreaterThanOrEqual(Math.max(tower.bottom, boat.bottom));
  expect(sea.left).toBeLessThanOrEqual(tower.left);
  expect(sea.right).toBeGreaterThanOrEqual(boat.right);
});

it('a butterfly between two is between them', () => {
  const [cat, dog, butterfly] = boxesOf('kedi ve köpek, aralarında bir kelebek');
  expect(cat.right).toBeLessThan(butterfly.left);
  expect(butterfly.right).toBeLessThan(dog.left);
});

it('one umbrella over two is as wide as both', () => {
  const [dog, cat, umbrella] = boxesOf('köpek ve kedi yan yana, üzerlerinde şemsiye');
  expect(umbrella.left).toBeLessThan(Math.min(dog.left, cat.left));
  expect(umbrella.right).toBeGreaterThan(Math.max(dog.right, cat.right));
  expect(umbrella.top).toBeLessThan(Math.min(dog.top, cat.top));
});

it('a date in a ring is one line under the names', () => {
  const { composition } = composed(
    'güllerden çelenk içinde “Elif” ve “Can”, altta 12 Haziran 2027',
  );
  const letters: Figure = composition.figure.filter((piece) => piece.kind === 'area' && piece.fine);
  const middles = letters.map((piece) => {
    const { top, bottom } = figureBox([piece]);
    return (top + bottom) / 2;
  });
  const lowest = Math.max(...middles);
  // Twelve letters and figures, and the dots of two i's a little above.
  expect(middles.filter((y) => y > lowest - 5).length).toBeGreaterThanOrEqual(12);
});
