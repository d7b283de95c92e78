import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';
import { partsOf, type Thing } from './parts.ts';

/* Several that are held, seated or laid out: each of them is there, and seen. */

const of = (prompt: string): Thing[][] => {
  const { plan, composition } = composed(prompt);
  const { things } = partsOf(composition);
  return plan.subjects.map((_, k) => things.filter(({ subject }) => subject === k));
};
const middle = ({ left, right }: Box): number => (left + right) / 2;
const level = ({ top, bottom }: Box): number => (top + bottom) / 2;
const apart = (things: readonly Thing[]): number =>
  Math.min(
    ...things.flatMap((a, k) =>
      things
        .slice(k + 1)
        .map((b) => Math.hypot(middle(a.box) - middle(b.box), level(a.box) - level(b.box))),
    ),
  );

describe('many that somebody holds', () => {
  it.each([
    'octopus holding six teacups',
    'bear holding three apples',
    'girl holding three tulips',
  ])('are all seen: %s', (prompt) => {
    const [holders, held] = of(prompt).toSorted((a, b) => a.length - b.length);
    expect(holders).toHaveLength(1);
    expect(held).toHaveLength(/six/.test(prompt) ? 6 : 3);
    expect(apart(held)).toBeGreaterThan(0.25 * widthOf(held[0].box));
  });
});

describe('on a swing', () => {
  it('two sit side by side, as high as each other', () => {
    const [[bride], [groom], [swing]] = of('gelin ve damat salıncakta');
    expect(heightOf(bride.box)).toBeCloseTo(heightOf(groom.box), 1);
    for (const { box } of [bride, groom]) {
      expect(middle(box)).toBeGreaterThan(swing.box.left);
      expect(middle(box)).toBeLessThan(swing.box.right);
    }
    expect(middle(groom.box) - middle(bride.box)).toBeGreaterThan(0.3 * widthOf(swing.box));
  });
});

describe('rows and rings', () => {
  it('has two kinds by turns', () => {
    const [tulips, hearts] = of('row of tulips with hearts between them');
    const order = [...tulips, ...hearts].toSorted((a, b) => middle(a.box) - middle(b.box));
    const kinds = order.map(({ subject }) => subject);
    expect(kinds.every((kind, k) => k === 0 || kind !== kinds[k - 1])).toBe(true);
  });

  it('leaves what it goes around the larger part', () => {
    const [[diver], fish] = of('dalgıç, etrafında balıklar');
    expect(fish).toHaveLength(8);
    for (const { box } of fish) expect(widthOf(diver.box)).toBeGreaterThan(1.2 * widthOf(box));
  });

  it('fills a plate', () => {
    const [[lemon], [pear], [plate]] = of('a yellow lemon and a green pear on a blue plate');
    for (const { box } of [lemon, pear])
      expect(heightOf(box)).toBeGreaterThan(0.19 * heightOf(plate.box));
  });
});

describe('out of a cup', () => {
  it('hearts rise above it, one after the other', () => {
    const [hearts, [cup]] = of('hearts coming out of a coffee cup');
    const order = hearts.toSorted((a, b) => b.box.bottom - a.box.bottom);
    expect(order).toHaveLength(3);
    order.forEach(({ box }, k) => {
      expect(box.bottom).toBeLessThan(
        k === 0 ? cup.box.top + 0.1 * heightOf(cup.box) : level(order[k - 1].box),
      );
      expect(middle(box)).toBeGreaterThan(cup.box.left);
      expect(middle(box)).toBeLessThan(cup.box.right);
    });
  });
});

describe('wings', () => {
  it('are at both sides of who sits and faces us, behind the face', () => {
    const [[bear], [wings]] = of('a bear with pink wings');
    expect(wings.box.left).toBeLessThan(bear.box.left);
    expect(wings.box.right).toBeGreaterThan(bear.box.right);
    const { figure } = composed('a bear with pink wings').composition;
    const first = (subject: number) => figure.findIndex(({ of }) => of?.subject === subject);
    expect(first(1)).toBeLessThan(first(0));
  });
});

describe('on the feet', () => {
  it('are skates, and not on the head', () => {
    const [[dinosaur], skates] = of('dinosaur wearing roller skates');
    for (const { box } of skates)
      expect(level(box)).toBeGreaterThan(dinosaur.box.top + 0.7 * heightOf(dinosaur.box));
  });
});

describe('letters on a body', () => {
  it.each(['teddy bear with the letter A on its tummy', 'a lion with the letter M on its chest'])(
    'are below the face: %s',
    (prompt) => {
      const { composition } = composed(prompt);
      const { things, words } = partsOf(composition);
      const [{ box }] = things;
      expect(words!.top).toBeGreaterThan(box.top + 0.45 * heightOf(box));
      expect(words!.bottom).toBeLessThan(box.bottom);
      expect(Math.abs(middle(words!) - middle(box))).toBeLessThan(0.12 * widthOf(box));
    },
  );
});
