import { describe, expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { heightOf, widthOf, type Box } from '../vector/geometry.ts';
import { partsOf, type Thing } from './parts.ts';

/* What hangs, is tied or is carried: where on the other it is, and how large. */

const of = (prompt: string): Thing[][] => {
  const { plan, composition } = composed(prompt);
  const { things } = partsOf(composition);
  return plan.subjects.map((_, k) => things.filter(({ subject }) => subject === k));
};
const middle = ({ left, right }: Box): number => (left + right) / 2;
const isWithin = (inner: Box, outer: Box): boolean =>
  inner.left > outer.left &&
  inner.right < outer.right &&
  inner.top > outer.top &&
  inner.bottom < outer.bottom;

describe('what hangs, is tied or is carried', () => {
  it('are baubles within the outline of their tree, under its star', () => {
    const [[tree], [star], baubles] = of('çam ağacının tepesinde sarı yıldız, kırmızı toplar');
    expect(baubles).toHaveLength(5);
    for (const { box } of baubles) expect(isWithin(box, tree.box)).toBe(true);
    expect(middle(star.box)).toBeCloseTo(middle(tree.box), 0);
    expect(star.box.bottom).toBeLessThan(baubles[0].box.top);
  });

  it('is a bow below the rim of a basket, before it', () => {
    const [roses, [basket], [bow]] = of('güllü sepet, saplarında kurdele');
    expect(isWithin(bow.box, basket.box)).toBe(true);
    for (const { box } of roses) expect(box.top).toBeLessThan(bow.box.top);
  });

  it('is an apple on a hedgehog, no wider than half of it', () => {
    const [[apple], [hedgehog]] = of('kirpi sırtında elma taşıyor');
    expect(widthOf(apple.box)).toBeLessThan(0.5 * widthOf(hedgehog.box));
    expect(apple.box.bottom).toBeLessThan(hedgehog.box.top + 0.2 * heightOf(hedgehog.box));
  });

  it('is a saddle in the middle of a back', () => {
    const [[llama], [saddle]] = of('a llama with a saddle');
    expect(saddle.box.left).toBeGreaterThan(llama.box.left + 0.3 * widthOf(llama.box));
    expect(saddle.box.bottom).toBeLessThan(llama.box.top + 0.75 * heightOf(llama.box));
  });

  it('are gulls above a boat that is on the sea', () => {
    const [[sea], gulls, [boat]] = of('denizin üstünde uçan iki martı ve bir yelkenli');
    for (const { box } of gulls) expect(box.bottom).toBeLessThan(boat.box.top + 0.01);
    expect(boat.box.bottom).toBeGreaterThan(sea.box.top);
  });

  it('are reeds behind a pond, seen above its bank', () => {
    const [[pond], reeds] = of('a pond with cattails');
    for (const { box } of reeds) {
      expect(box.top).toBeLessThan(pond.box.top);
      expect(box.bottom).toBeGreaterThan(pond.box.top);
      expect(box.bottom).toBeLessThan(pond.box.bottom);
    }
  });

  it('is a sun that sets behind the land, wider than it', () => {
    const [, [sun], [land]] = of('kapadokya balonları gün batımında, peri bacaları ile');
    expect(widthOf(sun.box)).toBeGreaterThan(widthOf(land.box));
  });
});

describe('one animal on another', () => {
  it.each(['a kitten riding on a dog', 'bir filin üstünde fare'])(
    'is on its back, smaller than it: %s',
    (prompt) => {
      const both = of(prompt)
        .flat()
        .toSorted((a, b) => a.box.bottom - b.box.bottom);
      const [rider, beast] = both;
      expect(middle(rider.box)).toBeGreaterThan(middle(beast.box));
      expect(rider.box.bottom).toBeGreaterThan(beast.box.top);
      expect(heightOf(rider.box)).toBeLessThan(0.75 * heightOf(beast.box));
    },
  );
});
