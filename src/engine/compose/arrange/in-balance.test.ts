import { describe, expect, it } from 'vitest';
import { composed } from '../../../../tests/fixtures/composed.ts';
import { heightOf, widthOf } from '../../vector/geometry.ts';
import { partsOf, type Thing } from '../parts.ts';

/* How large things are beside each other, and that none of them is lost. */

const thingsOf = (prompt: string): Thing[] => partsOf(composed(prompt).composition).things;
const sizeOf = ({ box }: Thing): number => Math.max(widthOf(box), heightOf(box));
const of = (things: readonly Thing[], subject: number): Thing[] =>
  things.filter((thing) => thing.subject === subject);

describe('sizes by nature', () => {
  it.each([
    ['sewing machine and shirt buttons', 0.5],
    ['backgammon and dice', 0.6],
    ['tennis racket and a tennis ball', 0.5],
    ['a jar of honey and bees around it', 0.6],
    ['a ship and three seagulls', 0.5],
    ['gemi ve martılar', 0.5],
    ['lighthouse on a rock with seagulls', 0.65],
    ['two fish and a star', 0.6],
  ])('%s: the second is much smaller', (prompt, most) => {
    const things = thingsOf(prompt);
    const [first] = of(things, 0);
    const others = things.filter(
      ({ subject }) => subject === Math.max(...things.map((t) => t.subject)),
    );
    expect(others.length).toBeGreaterThan(0);
    for (const one of others) expect(sizeOf(one)).toBeLessThan(most * sizeOf(first));
  });

  it('a house is larger than a bicycle at it', () => {
    const things = thingsOf('a house and a bicycle');
    expect(heightOf(of(things, 0)[0].box)).toBeGreaterThan(heightOf(of(things, 1)[0].box));
  });

  it('a flower in a hand is no larger than a head', () => {
    const [girl, flower] = thingsOf('a girl holding a flower').toSorted(
      (a, b) => sizeOf(b) - sizeOf(a),
    );
    expect(heightOf(flower.box)).toBeLessThan(0.4 * heightOf(girl.box));
  });

  it('an owl on its branch is across all of the moon that it is before', () => {
    const things = thingsOf('an owl on a branch in front of a full moon');
    const wide = things.map(({ box }) => widthOf(box)).toSorted((a, b) => b - a);
    expect(wide[1]).toBeGreaterThan(0.8 * wide[0]);
  });
});

describe('things that are all seen', () => {
  const overlap = (a: Thing, b: Thing): number => {
    const wide = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
    const tall = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
    return (Math.max(0, wide) * Math.max(0, tall)) / (widthOf(b.box) * heightOf(b.box));
  };

  it.each(['a camera and a flower', 'eski daktilo ve bir kır çiçeği'])(
    '%s: the flower is beside it, not behind it',
    (prompt) => {
      const [thing, flower] = thingsOf(prompt);
      expect(overlap(thing, flower)).toBeLessThan(0.4);
    },
  );

  it.each(['biberler ve domatesler', 'peppers and tomatoes'])(
    '%s: by turns in two rows',
    (prompt) => {
      const things = thingsOf(prompt);
      for (const a of things)
        for (const b of things) if (a !== b) expect(overlap(a, b)).toBeLessThan(0.05);
      const tops = new Set(of(things, 0).map(({ box }) => Math.round(box.top / 20)));
      expect(tops.size).toBe(2);
    },
  );

  it('a moustache is over a bow tie', () => {
    const [mustache, tie] = thingsOf('a mustache and a bow tie');
    const [upper, lower] = [mustache, tie].toSorted((a, b) => a.box.top - b.box.top);
    expect(upper.box.bottom).toBeLessThan(lower.box.top + 1);
  });

  it('a bird looks at the flower that is beside it', () => {
    const things = thingsOf('a hummingbird next to a lily');
    const [[bird], [flower]] = [of(things, 0), of(things, 1)];
    expect(flower.box.left).toBeLessThan(bird.box.left);
  });

  it('hearts are about a tower, not at its feet', () => {
    const things = thingsOf('eiffel tower with hearts');
    const [tower] = of(things, 0);
    for (const { box } of of(things, 1))
      expect(box.bottom).toBeLessThan(tower.box.top + 0.7 * heightOf(tower.box));
  });

  it('a heart is in the middle over two who sit back to back', () => {
    const { composition } = composed('two cats back to back and a heart');
    const things = partsOf(composition).things;
    const [heart] = of(things, 1);
    const cats = of(things, 0).map(({ box }) => box);
    const middle =
      (Math.min(...cats.map((b) => b.left)) + Math.max(...cats.map((b) => b.right))) / 2;
    expect(Math.abs((heart.box.left + heart.box.right) / 2 - middle)).toBeLessThan(6);
  });

  it('rows of a bed of flowers stand before each other', () => {
    const things = thingsOf('seven sunflowers');
    const tops = things.map(({ box }) => box.top).toSorted((a, b) => a - b);
    const high = heightOf(things[0].box);
    expect(tops.at(-1)! - tops[0]).toBeLessThan(1.12 * high);
  });

  it('what has the colour of what it lies on has a light rim', () => {
    const { composition } = composed('gelinciğin içinde uğur böceği');
    expect(
      composition.figure.some(({ hex, of: part }) => hex === '#f9f1e2' && part?.piece === -1),
    ).toBe(true);
  });
});

describe('a head that rides', () => {
  it.each(['santa riding a motorcycle', 'a baby riding a dinosaur'])('%s: has a body', (prompt) => {
    const things = thingsOf(prompt);
    expect(things).toHaveLength(2);
    const { plan } = composed(prompt);
    const at = plan.subjects.findIndex(({ motif }) => /santa|baby/.test(motif));
    const [rider] = of(things, at);
    expect(heightOf(rider.box)).toBeGreaterThan(1.25 * widthOf(rider.box));
  });
});

describe('what is on and in others', () => {
  it('a house is on the shell of a snail, and no larger', () => {
    const things = thingsOf('a snail with a house on its shell');
    const [[snail], [house]] = [of(things, 0), of(things, 1)];
    expect(widthOf(house.box)).toBeLessThan(0.6 * widthOf(snail.box));
    expect(house.box.left).toBeGreaterThan(snail.box.left + 0.25 * widthOf(snail.box));
  });

  it('birds are over the flowers in a symmetrical picture', () => {
    const things = thingsOf('kuşlar ve çiçekler simetrik');
    const low = Math.min(...of(things, 1).map(({ box }) => box.bottom));
    for (const { box } of of(things, 0)) expect(box.bottom).toBeLessThan(low);
  });

  it('a dachshund has a sweater along its back', () => {
    const [dog, sweater] = thingsOf('dachshund wearing a sweater');
    expect(widthOf(sweater.box)).toBeGreaterThan(0.35 * widthOf(dog.box));
  });

  it('who bathes is before the foam', () => {
    const things = thingsOf('a duck in a bathtub');
    const { composition } = composed('a duck in a bathtub');
    expect(things).toHaveLength(2);
    const { plan } = composed('a duck in a bathtub');
    const tub = plan.subjects.findIndex(({ motif }) => /bathtub/.test(motif));
    const order = composition.figure.map(({ of: part }) => part?.subject);
    expect(order.indexOf(tub)).toBeLessThan(order.indexOf(1 - tub));
  });
});

it('a woodpecker on a branch has left its trunk', () => {
  const things = thingsOf('dalda ağaçkakan');
  const [[branch], [bird]] = [of(things, 0), of(things, 1)];
  expect(heightOf(bird.box)).toBeLessThan(0.9 * heightOf(branch.box));
});

it('a beaver has a brown tail', () => {
  const [beaver] = thingsOf('a beaver');
  for (const { hex } of beaver.threads) {
    const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
    expect(b).toBeLessThanOrEqual(Math.max(r, g) + 8);
  }
});
