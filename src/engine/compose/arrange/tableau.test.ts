import { describe, expect, it } from 'vitest';
import { composed } from '../../../../tests/fixtures/composed.ts';
import { heightOf, widthOf } from '../../vector/geometry.ts';
import { partsOf, type Thing } from '../parts.ts';

/* Things laid for a picture: who is before, beside and above whom. */

const thingsOf = (prompt: string): Thing[] => partsOf(composed(prompt).composition).things;
const of = (things: readonly Thing[], subject: number): Thing[] =>
  things.filter((thing) => thing.subject === subject);

describe('a picture of a few things', () => {
  it('has flowers at the feet of who stands, lower than the middle', () => {
    const things = thingsOf('a girl and sunflowers');
    const [[girl], flowers] = [of(things, 0), of(things, 1)];
    expect(flowers).toHaveLength(3);
    for (const { box } of flowers) {
      expect(heightOf(box)).toBeLessThan(0.6 * heightOf(girl.box));
      expect(box.top).toBeGreaterThan(girl.box.top + 0.4 * heightOf(girl.box));
    }
  });

  it('has a second row before the first one', () => {
    const things = thingsOf('a tomato, an eggplant and an onion');
    const tops = things.map(({ box }) => box.top);
    const whole = Math.max(...things.map(({ box }) => box.bottom)) - Math.min(...tops);
    expect(whole).toBeGreaterThan(1.3 * Math.max(...things.map(({ box }) => heightOf(box))));
  });

  it('has grown-ups of one height, and a heart above both', () => {
    const things = thingsOf('bride and groom with a heart above');
    const [[bride], [groom], [heart]] = [of(things, 0), of(things, 1), of(things, 2)];
    expect(heightOf(groom.box) / heightOf(bride.box)).toBeCloseTo(1, 1);
    expect(heart.box.bottom).toBeLessThan(bride.box.top + 0.2 * heightOf(bride.box));
  });

  it('has insects smaller than the flower that they fly about, and shells at the feet', () => {
    const bees = thingsOf('lavender and bees');
    const [[stem], swarm] = [of(bees, 0), of(bees, 1)];
    for (const { box } of swarm) expect(heightOf(box)).toBeLessThan(0.6 * heightOf(stem.box));
    const sea = thingsOf('a mermaid with seashells');
    const [[mermaid], shells] = [of(sea, 0), of(sea, 1)];
    for (const { box } of shells) expect(heightOf(box)).toBeLessThan(0.4 * heightOf(mermaid.box));
  });

  it('has leaves on both sides of the flowers', () => {
    const things = thingsOf('roses and leaves');
    const lefts = of(things, 1).map(({ box }) => box.left);
    const roses = of(things, 0).map(({ box }) => box.left);
    expect(Math.min(...lefts)).toBeLessThan(Math.min(...roses));
    expect(Math.max(...lefts)).toBeGreaterThan(Math.max(...roses));
  });

  it('has balloons in a bunch and in three colours', () => {
    const things = thingsOf('three balloons');
    const wide =
      Math.max(...things.map(({ box }) => box.right)) -
      Math.min(...things.map(({ box }) => box.left));
    expect(wide).toBeLessThan(2.9 * widthOf(things[0].box));
    const main = things.map(({ threads }) => threads[0].hex);
    expect(new Set(main).size).toBe(3);
  });

  it('has little clouds about a balloon that flies', () => {
    const things = thingsOf('hot air balloon and clouds');
    const [[balloon], clouds] = [of(things, 0), of(things, 1)];
    expect(clouds).toHaveLength(3);
    for (const { box } of clouds) expect(widthOf(box)).toBeLessThan(0.7 * heightOf(balloon.box));
    expect(Math.min(...clouds.map(({ box }) => box.left))).toBeLessThan(balloon.box.left);
    expect(Math.max(...clouds.map(({ box }) => box.right))).toBeGreaterThan(balloon.box.right);
  });

  it('has a bouquet between what is in the corners', () => {
    const things = thingsOf('ortada lavanta demeti, köşelerde birer kelebek');
    const [bunch, ends] = [of(things, 0), of(things, 1)];
    expect(ends).toHaveLength(4);
    const left = Math.min(...bunch.map(({ box }) => box.left));
    const right = Math.max(...bunch.map(({ box }) => box.right));
    for (const { box } of ends)
      expect(box.right <= left + 0.1 || box.left >= right - 0.1).toBe(true);
  });
});
