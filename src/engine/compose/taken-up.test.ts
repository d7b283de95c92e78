import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { figureBox, type Figure } from './figure.ts';

/* Who sits, rides, looks out of something or stands by somebody, as it is seen on the page. */

const pieces = (prompt: string): Figure[] => {
  const { plan, composition } = composed(prompt);
  return plan.subjects.map((_, k) => composition.figure.filter(({ of }) => of?.subject === k));
};
const boxes = (prompt: string) => pieces(prompt).map((figure) => figureBox(figure));
const middle = ({ left, right }: { left: number; right: number }): number => (left + right) / 2;

describe('a rider', () => {
  it.each([
    ['girl riding a bicycle', 0, 1],
    ['cowboy riding a horse', 0, 2],
    ['kız motosiklete biniyor', 1, 0],
    ['boy riding a scooter', 0, 1],
  ])('has a leg before what is ridden, below the seat: %s', (prompt, who, what) => {
    const { composition } = composed(prompt);
    const all = composition.figure;
    const own = all.flatMap(({ of }, at) => (of?.subject === who ? [at] : []));
    const last = all.findLastIndex(({ of }) => of?.subject === what);
    const legs = own.filter((at) => at > last);
    expect(legs.length).toBeGreaterThan(0);
    const ridden = figureBox(all.filter(({ of }) => of?.subject === what));
    const foot = figureBox(legs.map((at) => all[at])).bottom;
    expect(foot).toBeGreaterThan(ridden.top + 0.3 * (ridden.bottom - ridden.top));
    expect(foot).toBeLessThan(ridden.bottom);
  });

  it('and bride and groom both ride one horse', () => {
    const [bride, groom, horse] = boxes('bride and groom on a horse');
    for (const one of [bride, groom]) {
      expect(one.bottom).toBeGreaterThan(horse.top);
      expect(one.bottom).toBeLessThan(horse.bottom);
    }
  });
});

it('who rides a skateboard stands on it', () => {
  const [bunny, board] = boxes('bunny riding a skateboard');
  expect(bunny.bottom).toBeLessThan(middle({ left: board.top, right: board.bottom }));
  expect(bunny.bottom).toBeGreaterThan(board.top);
});

describe('who sits', () => {
  it('has the legs before the seat', () => {
    const [fairy, mushroom] = boxes('a fairy sitting on a mushroom');
    expect(fairy.bottom).toBeGreaterThan(mushroom.top + 3);
  });
});

describe('who looks out of something', () => {
  it.each([
    ['hedgehog asleep inside a teacup', 0, 1],
    ['a turtle in a cup', 0, 1],
  ])('is not seen again beside or below it: %s', (prompt, who, what) => {
    const all = boxes(prompt);
    expect(all[who].bottom).toBeLessThan(all[what].top + 0.6 * (all[what].bottom - all[what].top));
    expect(all[who].left).toBeGreaterThan(all[what].left - 3);
    expect(all[who].right).toBeLessThan(all[what].right + 3);
  });

  it.each([
    ['a mouse inside a top hat', 0, 1],
    ['a bear peeking out of a hat', 0, 1],
    ['şapkadan çıkan tavşan', 1, 0],
  ])('of a hat is above its brim, which is up: %s', (prompt, who, what) => {
    const { plan } = composed(prompt);
    expect(plan.subjects[what].motif).toBe('fluent:top-hat');
    const all = boxes(prompt);
    expect(all[who].top).toBeLessThan(all[what].top - 5);
    expect(all[who].bottom).toBeLessThan(all[what].bottom);
  });
});

describe('two that face each other', () => {
  it.each([
    'a cat and a dog facing each other',
    'a stork and a heron facing each other with a sun between them',
    'fox and hen face to face with an egg between',
  ])('are there once: %s', (prompt) => {
    const { plan } = composed(prompt);
    expect(plan.subjects.map(({ count }) => count)).toEqual(plan.subjects.map(() => 1));
  });

  it('have what is between them in the middle, once', () => {
    const { plan } = composed('iki tavus kuşu karşılıklı, aralarında hayat ağacı');
    expect(plan.subjects.map(({ count }) => count)).toEqual([2, 1]);
    const [stork, heron, sun] = boxes(
      'a stork and a heron facing each other with a sun between them',
    );
    expect(middle(sun)).toBeGreaterThan(stork.right);
    expect(middle(sun)).toBeLessThan(heron.left);
  });
});

describe('one light over one thing', () => {
  it.each(['fox under the moon', 'ayın altında tilki', 'a lighthouse with a sun'])(
    'hangs near it, so that the whole is in balance: %s',
    (prompt) => {
      const { plan } = composed(prompt);
      const all = boxes(prompt);
      const sky = plan.subjects.findIndex(({ motif }) => /moon|:sun/.test(motif));
      const [light, thing] = [all[sky], all[1 - sky]];
      expect(light.bottom).toBeLessThan(thing.top + 6);
      expect(thing.top - light.bottom).toBeLessThan(12);
      expect(Math.abs(middle(light) - middle(thing))).toBeLessThan(
        0.5 * (thing.right - thing.left),
      );
    },
  );
});

describe('what is at a house or by somebody', () => {
  it('flowers before a house are at its foot', () => {
    const [house, flowers] = boxes('babaannemin evi, önünde sardunyalar');
    expect(flowers.top).toBeGreaterThan(middle({ left: house.top, right: house.bottom }));
    expect(flowers.left).toBeGreaterThan(house.left - 0.2 * (house.right - house.left));
    expect(flowers.right).toBeLessThan(house.right + 0.2 * (house.right - house.left));
  });

  it('a rocket beside an astronaut stands at his side', () => {
    const [rocket, astronaut] = boxes('uzay mekiği yanında astronot');
    expect(Math.min(rocket.right, astronaut.right)).toBeLessThan(
      Math.max(middle(rocket), middle(astronaut)),
    );
    expect(rocket.bottom).toBeGreaterThan(middle({ left: astronaut.top, right: astronaut.bottom }));
  });

  it('a heart on a sock is on its side', () => {
    const [socks, heart] = boxes('a knitted sock with a heart on it');
    expect(heart.top).toBeGreaterThan(socks.top);
    expect(heart.bottom).toBeLessThan(socks.bottom);
  });
});
