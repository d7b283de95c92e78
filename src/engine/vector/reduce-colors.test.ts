import { describe, expect, it } from 'vitest';
import type { Shape, ShapeSet } from '../shapes.ts';
import { reduceColors } from './reduce-colors.ts';

const thread = (hex: string) => ({ hex, name: hex, code: '', chart: '' });
/** A square of a thread, beside those of the threads before it. */
const area = (side: number, index: number, at = index): Shape => {
  const [x, y] = [10 * (at % 10), 10 * Math.floor(at / 10)];
  const ring = [x, y, x + side, y, x + side, y + side, x, y + side];
  return { kind: 'area', polygon: { rings: [Float64Array.from(ring)] }, thread: index };
};
const stroke = (length: number, widthMm: number, index: number): Shape => ({
  kind: 'stroke',
  points: Float64Array.of(0, 0, length / 2, 0, length / 2, length / 2),
  closed: false,
  widthMm,
  thread: index,
});
const column = (length: number, index: number): Shape => ({
  kind: 'column',
  left: Float64Array.of(0, 0, length, 0),
  right: Float64Array.of(0, 2, length, 2),
  thread: index,
});
const setOf = (hexes: string[], shapes: Shape[]): ShapeSet => ({
  widthMm: 100,
  heightMm: 100,
  threads: hexes.map(thread),
  shapes,
});
const hexes = ({ threads }: ShapeSet) => threads.map(({ hex }) => hex);

describe('reduceColors', () => {
  it('leaves a drawing of few colours alone', () => {
    const set = setOf(['#ff0000', '#fe0000'], [area(1, 0), area(1, 1)]);
    expect(reduceColors(set, 2)).toBe(set);
    expect(reduceColors(set, 9)).toBe(set);
  });

  it('keeps at least one, and whole numbers of them', () => {
    const set = setOf(['#ff0000', '#0000ff', '#00ff00'], [area(2, 0), area(9, 1), area(3, 2)]);
    expect(hexes(reduceColors(set, 0))).toEqual(['#0000ff']);
    expect(reduceColors(set, 2.9).threads).toHaveLength(2);
  });

  it('keeps more where joining any two would be seen, no shades and no specks', () => {
    const colors = ['#ff0000', '#0000ff', '#00ff00', '#00f008'];
    const set = setOf(colors, [area(8, 0), area(8, 1), area(7, 2), area(6, 3)]);
    expect(hexes(reduceColors(set, 1, 4))).toEqual(['#ff0000', '#0000ff', '#00ff00']);
    expect(reduceColors(set, 1, 2).threads).toHaveLength(2);
    const specks = setOf(colors, [area(8, 0), area(8, 1), area(0.2, 2), area(0.2, 3)]);
    expect(hexes(reduceColors(specks, 1, 4))).toEqual(['#ff0000', '#0000ff']);
  });

  it('keeps of two the one that covers more, lines counted by their width', () => {
    const pair = ['#ff0000', '#f01010'];
    const left = (...shapes: Shape[]) => hexes(reduceColors(setOf(pair, shapes), 1));
    expect(left(area(4, 0), area(5, 1))).toEqual(['#f01010']);
    expect(left(area(5, 0), area(4, 1))).toEqual(['#ff0000']);
    // 20 mm of 1 mm are more than 16 mm², and less than 25.
    expect(left(area(4, 0), stroke(20, 1, 1))).toEqual(['#f01010']);
    expect(left(area(5, 0), stroke(20, 1, 1))).toEqual(['#ff0000']);
    expect(left(area(4, 0), stroke(20, 0.5, 1))).toEqual(['#ff0000']);
    // A column is taken for 2 mm wide.
    expect(left(area(4, 0), column(9, 1))).toEqual(['#f01010']);
    expect(left(area(4, 0), column(7, 1))).toEqual(['#ff0000']);
    // What covers as much comes first.
    expect(left(area(4, 0), area(4, 1))).toEqual(['#ff0000']);
  });

  it('adds up what merged colours cover', () => {
    const three = ['#ff0000', '#f20505', '#f00606'];
    const set = setOf(three, [area(4.5, 0), area(3.5, 1), area(4, 2)]);
    // The last two are nearest to each other, and join first.
    expect(hexes(reduceColors(set, 1))).toEqual(['#f00606']);
  });

  it('weighs a difference of hue more than one of lightness', () => {
    const set = setOf(['#808080', '#6c6c6c', '#80807a'], [area(1, 0), area(1, 1), area(1, 2)]);
    expect(hexes(reduceColors(set, 2))).toEqual(['#808080', '#6c6c6c']);
    const hue = setOf(['#808080', '#707070', '#908070'], [area(1, 0), area(1, 1), area(1, 2)]);
    expect(hexes(reduceColors(hue, 2))).toEqual(['#808080', '#908070']);
  });

  it('keeps colours in their order, and gives shapes their new places', () => {
    const set = setOf(
      ['#0000ff', '#ff0000', '#0303ff', '#00ff00'],
      [area(1, 0), area(1, 1), area(5, 2), area(1, 3)],
    );
    const few = reduceColors(set, 3);
    expect(hexes(few)).toEqual(['#0303ff', '#ff0000', '#00ff00']);
    expect(few.shapes.map((shape) => shape.thread)).toEqual([0, 1, 0, 2]);
  });

  it('takes hundreds together by cells first', () => {
    const many = Array.from(
      { length: 300 },
      (_, i) => `#${(0x400000 + i).toString(16).padStart(6, '0')}`,
    );
    const set = setOf(
      [...many, '#ffff00'],
      many.concat('').map((_, i) => area(i === 300 ? 60 : 1 + (i === 7 ? 3 : 0), i, i % 100)),
    );
    const few = reduceColors(set, 2);
    expect(hexes(few)).toContain('#ffff00');
    expect(few.shapes.at(-1)!.thread).toBe(1);
  });

  it('counts what is seen, not what others hide', () => {
    const hidden = setOf(['#ff0000', '#f01010'], [area(9, 0), area(8, 1, 0)]);
    expect(hexes(reduceColors(hidden, 1))).toEqual(['#f01010']);
  });

  it('gives up what is hardly seen rather than a large area that looks a little like another', () => {
    const set = setOf(['#800000', '#a02020', '#00a0ff'], [area(9, 0), area(9, 1), area(0.2, 2)]);
    expect(hexes(reduceColors(set, 2))).toEqual(['#800000', '#a02020']);
  });

  it('keeps a small face before a large plate rather than a second blue', () => {
    const drawn = ['#dcd8e4', '#efb6a8', '#7679b4', '#4a4884'];
    const set = setOf(drawn, [area(60, 0, 3), area(4, 1), area(5, 2), area(5, 3, 5)]);
    expect(hexes(reduceColors(set, 3))).toContain('#efb6a8');
    // The like of it in another hue is given up.
    const leaf = setOf(['#dcd8e4', '#a9cfb0', '#7679b4', '#4a4884'], [...set.shapes]);
    expect(hexes(reduceColors(leaf, 3))).not.toContain('#a9cfb0');
  });

  it('takes each colour to the nearest of those left', () => {
    const greys = ['#000000', '#404040', '#808080', '#c0c0c0'];
    const set = setOf(greys, [area(9, 0), area(3, 1), area(3, 2), area(9, 3)]);
    const few = reduceColors(set, 2);
    expect(hexes(few)).toEqual(['#000000', '#c0c0c0']);
    expect(few.shapes.map(({ thread: own }) => own)).toEqual([0, 0, 1, 1]);
  });
});
