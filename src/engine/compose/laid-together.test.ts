import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';
import { hiddenShare } from './hidden.ts';
import { figureBox, type Figure } from './figure.ts';
import { partsOf, type Thing } from './parts.ts';
import { isLeafGreen } from './recolor.ts';

/* How things lie with each other: none is lost behind another, and each is where it belongs. */

const of = (prompt: string): Thing[][] => {
  const { plan, composition } = composed(prompt);
  const { things } = partsOf(composition);
  return plan.subjects.map((_, k) => things.filter(({ subject }) => subject === k));
};
const middle = ({ left, right }: Box): number => (left + right) / 2;
const square = (x: number, y: number, side: number): Figure => [
  {
    kind: 'area',
    hex: '#808080',
    polygon: {
      rings: [Float64Array.from([x, y, x + side, y, x + side, y + side, x, y + side])],
    },
  },
];

describe('what is hidden', () => {
  it('is the share of one that lies behind the other', () => {
    expect(hiddenShare(square(0, 0, 2), square(3, 0, 1))).toBe(0);
    expect(hiddenShare(square(0, 0, 2), square(0, 0, 1))).toBeCloseTo(0.25, 1);
    expect(hiddenShare(square(0, 0, 1), square(0, 0, 2))).toBe(1);
  });

  it('is no head of two animals beside each other', () => {
    const [[turtle], [rabbit]] = of('a turtle and a rabbit');
    const [left, right] = [turtle.box, rabbit.box].toSorted((a, b) => a.left - b.left);
    expect(left.right).toBeLessThan(right.left + 0.1);
  });
});

describe('things that belong together', () => {
  it('has what two hold between them', () => {
    const [[left, right], [heart]] = of('two doves holding a heart');
    expect(middle(heart.box)).toBeCloseTo((middle(left.box) + middle(right.box)) / 2, 0);
    expect(heart.box.left).toBeLessThan(Math.max(left.box.left, right.box.left) + 0.5);
  });

  it('has what two play with between them', () => {
    const [[yarn], [one, two]] = of('two cats and a ball of yarn').toSorted(
      (a, b) => a.length - b.length,
    );
    const ends = [middle(one.box), middle(two.box)].toSorted((a, b) => a - b);
    expect(middle(yarn.box)).toBeGreaterThan(ends[0]);
    expect(middle(yarn.box)).toBeLessThan(ends[1]);
  });

  it('has water before what stands by it', () => {
    const [[van], [lake]] = of('a camper van by a lake');
    expect(van.box.bottom).toBeLessThan(lake.box.top + 0.3 * heightOf(lake.box));
    expect(widthOf(lake.box)).toBeGreaterThan(widthOf(van.box));
  });

  it('has flowers painted on the belly of a pot, and a light one under red ones', () => {
    const [[teapot], roses] = of('a red teapot with roses painted on it');
    for (const { box } of roses) {
      expect(box.left).toBeGreaterThan(teapot.box.left);
      expect(box.right).toBeLessThan(teapot.box.right);
      expect(box.bottom).toBeLessThan(teapot.box.bottom);
      expect(box.top).toBeGreaterThan(teapot.box.top);
    }
  });

  it('has a heap of fruit in a bowl, seen above its rim', () => {
    const [[bowl], fruit] = of('a bowl of lemons');
    const top = Math.min(...fruit.map(({ box }) => box.top));
    expect(top).toBeLessThan(bowl.box.top - 0.15 * heightOf(bowl.box));
  });

  it('has gulls smaller than a lighthouse on its cliff', () => {
    const [[lighthouse], , gulls] = of('a lighthouse on a cliff with seagulls');
    for (const { box } of gulls) expect(heightOf(box)).toBeLessThan(heightOf(lighthouse.box));
  });

  it('has a herd of one size before a barn', () => {
    const [, cows] = of('a barn with three cows');
    const heights = cows.map(({ box }) => heightOf(box));
    expect(Math.max(...heights) / Math.min(...heights)).toBeLessThan(1.05);
  });

  it("has the moon's phases above the rest, and wider", () => {
    const [[phases], [owl]] = of('moon phases with an owl');
    expect(phases.box.bottom).toBeLessThan(owl.box.top + 0.1);
    expect(widthOf(phases.box)).toBeGreaterThan(widthOf(owl.box));
  });

  it('has a bat head down where that is said', () => {
    const { composition } = composed('a bat hanging upside down');
    const upright = composed('a bat').composition;
    // The ears, its highest part, are below.
    const eyes = (figure: Figure): number => {
      const { top, bottom } = figureBox(figure);
      const white = figureBox(figure.filter(({ hex }) => hex === '#ffffff'));
      return ((white.top + white.bottom) / 2 - top) / (bottom - top);
    };
    expect(eyes(upright.figure)).toBeLessThan(0.5);
    expect(eyes(composition.figure)).toBeGreaterThan(0.5);
  });
});

describe('how large things are beside each other', () => {
  it('mountains are larger than whoever stands before them', () => {
    const [[range], [deer]] = of('mountains and a deer');
    expect(heightOf(range.box)).toBeGreaterThan(heightOf(deer.box));
    expect(deer.box.bottom).toBeGreaterThanOrEqual(range.box.bottom - 1);
  });

  it('flowers at a tower are small, a tree is taller than a squirrel', () => {
    const [[tower], flowers] = of('eiffel tower with flowers');
    for (const { box } of flowers) expect(heightOf(box)).toBeLessThan(0.35 * heightOf(tower.box));
    const [[tree], [goat]] = of('an olive tree and a goat');
    expect(heightOf(tree.box)).toBeGreaterThan(heightOf(goat.box));
  });

  it('a border has each of three flowers', () => {
    for (const things of of('hyacinth, tulip and carnation border'))
      expect(things.length).toBeGreaterThan(2);
  });
});

describe('what a border has between its motifs', () => {
  const hasGreen = (prompt: string): boolean =>
    composed(prompt).composition.figure.some(({ hex }) => isLeafGreen(hex));

  it.each(['border of snowflakes', 'kalplerden çerçeve', 'border of cupcakes'])(
    'nothing: %s',
    (prompt) => expect(hasGreen(prompt)).toBe(false),
  );

  it.each(['border of daisies', 'zeytin dalı bordür', 'border of strawberries'])(
    'leaves: %s',
    (prompt) => expect(hasGreen(prompt)).toBe(true),
  );
});

describe('where there is room', () => {
  it('lies in the pad of a paw, not between its toes', () => {
    const [[paw], [heart]] = of('paw print with a heart inside');
    expect(heart.box.top).toBeGreaterThan(paw.box.top + 0.45 * heightOf(paw.box));
    expect(heart.box.bottom).toBeLessThan(paw.box.bottom);
    expect(widthOf(heart.box)).toBeGreaterThan(0.2 * widthOf(paw.box));
  });

  it('goes around the neck of a deer, under its antlers', () => {
    const [[deer], [scarf]] = of('reindeer wearing a green scarf');
    expect(scarf.box.top).toBeGreaterThan(deer.box.top + 0.25 * heightOf(deer.box));
  });

  it('flies aside from a paw that holds it, and the face is free', () => {
    for (const prompt of ['teddy bear holding a balloon', 'teddy bear holding three balloons']) {
      const [[bear], balloons] = of(prompt);
      const face = bear.box.left + 0.62 * widthOf(bear.box);
      for (const { box } of balloons) {
        expect(box.left).toBeGreaterThan(face);
        expect(box.left).toBeLessThan(bear.box.right + 0.2 * widthOf(bear.box));
      }
    }
    // Its string lies before the belly.
    const [[bunny], [balloon]] = of('bunny holding a balloon');
    expect(balloon.box.right).toBeGreaterThan(bunny.box.right + 0.2 * widthOf(bunny.box));
  });

  it('settles on a head, and leaves its eyes free', () => {
    const [[elephant], [butterfly]] = of('gri fil, kafasında kelebek');
    expect(butterfly.box.bottom).toBeLessThan(elephant.box.top + 0.2 * heightOf(elephant.box));
    expect(widthOf(butterfly.box)).toBeLessThan(0.4 * widthOf(elephant.box));
  });

  it('is on the skirt of a dress, and not at its neck', () => {
    const [[dress], flowers] = of('dress with a flower pattern');
    for (const { box } of flowers) {
      expect(box.top).toBeGreaterThan(dress.box.top + 0.4 * heightOf(dress.box));
      expect(box.bottom).toBeLessThan(dress.box.bottom + 0.02 * heightOf(dress.box));
    }
  });

  it('stands level in a row that is asked for', () => {
    const [flowers] = of('row of small blue flowers');
    for (const { box } of flowers) expect(box.bottom).toBeCloseTo(flowers[0].box.bottom, 1);
  });

  it('crowns a cake, and is not painted on it', () => {
    const [[cake], [cherry]] = of('cupcake with a cherry on top');
    expect(cherry.box.bottom).toBeLessThan(cake.box.top + 0.15 * heightOf(cake.box));
  });

  it('is over a tent where it is of the sky', () => {
    const [[tent], stars] = of('çadır, üstünde üç yıldız');
    for (const star of stars) expect(star.box.bottom).toBeLessThan(tent.box.top + 1e-6);
  });

  it('looks out of a stocking before what is in it, and those at both its sides', () => {
    const [[stocking], canes, [bear]] = of(
      'christmas stocking with 2 candy canes and a teddy bear peeking out',
    );
    expect(middle(bear.box)).toBeCloseTo(middle(stocking.box), -1);
    const sides = canes.map(({ box }) => middle(box) - middle(bear.box));
    expect(Math.min(...sides)).toBeLessThan(0);
    expect(Math.max(...sides)).toBeGreaterThan(0);
    // Its head is over the rim.
    expect(stocking.box.top - bear.box.top).toBeGreaterThan(0.4 * heightOf(bear.box));
  });

  it('has mountains behind all, and wider than the trees before them', () => {
    const [[mountains], trees, [tent]] = of('mountain range with pine trees and a small tent');
    for (const { box } of [...trees, tent]) {
      expect(widthOf(mountains.box)).toBeGreaterThan(2 * widthOf(box));
      expect(mountains.box.top).toBeLessThan(box.top);
    }
  });

  it('is led by the tent, and not by its fire', () => {
    const [[tent], [fire]] = of('a tent, a campfire and pine trees in front of mountains');
    expect(heightOf(tent.box)).toBeGreaterThan(3 * heightOf(fire.box));
  });
});

describe('what a border holds', () => {
  it('in its corners stands there, and nothing of it inside', () => {
    const [knots, birds] = of('celtic knot border with little ravens in the corners');
    expect(birds).toHaveLength(4);
    const left = Math.min(...knots.map(({ box }) => box.left));
    const right = Math.max(...knots.map(({ box }) => box.right));
    const top = Math.min(...knots.map(({ box }) => box.top));
    const bottom = Math.max(...knots.map(({ box }) => box.bottom));
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const corners = birds.map(({ box }) => `${box.left > x} ${box.top > y}`);
    expect(new Set(corners).size).toBe(4);
    for (const { box } of birds) {
      expect(Math.abs(middle(box) - x)).toBeGreaterThan(0.3 * (right - left));
    }
  });
});
