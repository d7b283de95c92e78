import { describe, expect, it } from 'vitest';
import { flattenPage } from './paper.ts';
import { isInk, readInk } from './read-ink.ts';
import { surveyInk } from './survey.ts';
import { arc, page, type PenStroke } from './testing/pages.ts';
import { findInk } from './threshold.ts';

const CHOICE = { keepBackground: 'auto', fabric: 'woven' } as const;
const YELLOW = [255, 236, 90] as const;
const GREEN = [170, 225, 130] as const;
const PINK = [255, 170, 190] as const;
const ORANGE = [255, 190, 120] as const;
const LILAC = [200, 170, 240] as const;
const BLUE = [190, 215, 235] as const;
const INK = [40, 40, 60] as const;

/** A scan: its light falls off a little, its paper has hardly any grain. */
const SCAN = { light: (u: number, v: number): number => 1 - 0.15 * u * v, grain: 3 };
const pen = (color: PenStroke['color'], points: number[], width = 7): PenStroke => ({
  points,
  width,
  color,
});

const box = (left: number, top: number, right: number, bottom: number): number[] => [
  ...[left, top, right, top],
  ...[right, bottom, left, bottom, left, top],
];

/** A sun, a lawn and a house in broad pale felt pens, and a cloud in one that is paler still. */
const DRAWING = [
  pen(YELLOW, arc(105, 85, 45)),
  pen(GREEN, [40, 380, 560, 370]),
  pen(ORANGE, box(240, 225, 410, 355)),
  pen(PINK, [225, 210, 325, 120, 425, 210, 225, 210]),
  pen(LILAC, box(305, 280, 345, 340), 6),
  pen(BLUE, arc(490, 80, 60, 0, 1, 25), 6),
];
const DARK = pen(INK, [520, 330, 520, 250, 540, 220], 5);

/** Of a page with some strokes the share that is ink of about each of some colours. */
function shares(drawn: readonly PenStroke[], colors: readonly (readonly number[])[]): number[] {
  const { data } = readInk(page(600, 450, drawn, SCAN))!.image;
  return colors.map((color) => {
    let count = 0;
    for (let i = 0; i < data.length; i += 4) {
      const off = Math.hypot(...color.map((v, c) => v - data[i + c]));
      if (data[i + 3] >= 128 && off < 24) count++;
    }
    return count / (data.length / 4);
  });
}

describe('pale felt pens on paper', () => {
  it('are told to be ink', () => {
    expect(isInk(page(600, 450, DRAWING, SCAN), CHOICE)).toBe(true);
  });

  it('are measured as broad as they are, whichever way they go', () => {
    for (const points of [
      [40, 100, 260, 100],
      [150, 20, 150, 180],
      [60, 20, 220, 180],
    ]) {
      const flat = flattenPage(page(300, 200, [pen(GREEN, points, 12)]));
      const { stroke } = surveyInk(flat, findInk(flat));
      expect(stroke).toBeGreaterThan(8);
      expect(stroke).toBeLessThan(15);
    }
  });

  it('are each in their own colour, the palest beside a dark pencil, too', () => {
    const colors = DRAWING.map(({ color }) => color);
    expect(Math.min(...shares([...DRAWING, DARK], colors))).toBeGreaterThan(0.003);
  });

  it('fill what they colour in, and not its outline alone', () => {
    const dots = ([PINK, GREEN] as const).map((color, k) =>
      pen(color, arc(150 + 200 * k, 300, 1), 70),
    );
    const found = shares([...DRAWING.slice(1, 4), ...dots, DARK], [PINK, GREEN]);
    // A dot of 70 px takes 1.4 % of the page.
    expect(Math.min(...found)).toBeGreaterThan(0.013 + 0.008);
  });

  it('are no stains: what is darker along its edge, or grey, is left out beside dark ink', () => {
    const dark = [DARK, pen(INK, [60, 60, 60, 300, 200, 300])];
    const faint = pen([222, 220, 217], arc(400, 150, 60), 8);
    const blot = pen([214, 226, 238], arc(300, 330, 8), 44);
    const found = shares([...dark, faint, blot], [faint.color, blot.color]);
    expect(found).toEqual([0, 0]);
  });
});
