import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { digitizeLettering } from '../../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS, type FontStyle } from '../../lettering/options.ts';
import { testFonts } from '../../lettering/test-support.ts';

const fonts = testFonts((path) => readFileSync(path));

/** Needle points of a text as it is sewn, mm. */
function sewn(text: string, fontStyle: FontStyle, fabric: 'cap' | 'woven') {
  const options = { ...LETTERING_DEFAULTS, text, fontStyle, fabric, longSideMm: 90, colors: 1 };
  const { x, y, commands } = digitizeLettering(options, fonts.font(fontStyle));
  return [...x.keys()]
    .filter((i) => commands[i] === Command.Stitch)
    .map((i) => ({ x: x[i] / 10, y: y[i] / 10 }));
}

/** How far the needle goes back towards the middle on one side of it, behind where it has been there. */
function farthestBack(points: readonly { x: number }[], side: 1 | -1): number {
  let [out, back] = [0, 0];
  for (const { x } of points) {
    if (side * x <= 0) continue;
    out = Math.max(out, side * x);
    back = Math.max(back, out - side * x);
  }
  return back;
}

/** A letter is 15 mm wide, and is sewn to and fro. */
const LETTER_MM = 18;

describe('a text on a cap', () => {
  it.each<FontStyle>(['sans-modern', 'serif-classic'])(
    'is sewn from its middle out: %s',
    (style) => {
      const points = sewn('KAPTAN', style, 'cap');
      expect(Math.abs(points[0].x)).toBeLessThan(LETTER_MM);
      for (const side of [1, -1] as const) {
        expect(farthestBack(points, side)).toBeLessThan(LETTER_MM);
      }
    },
  );

  it('has each of its lines so', () => {
    const points = sewn('RIZE\nKAPTAN', 'sans-modern', 'cap');
    const lower = points.findIndex(({ y }) => y > 3);
    expect(points.slice(lower).every(({ y }) => y > -1)).toBe(true);
    for (const line of [points.slice(0, lower), points.slice(lower)]) {
      expect(farthestBack(line, 1)).toBeLessThan(1.5 * LETTER_MM);
      expect(farthestBack(line, -1)).toBeLessThan(1.5 * LETTER_MM);
    }
  });

  it('is read from left to right on other fabrics', () => {
    const points = sewn('KAPTAN', 'sans-modern', 'woven');
    expect(points[0].x).toBeLessThan(-25);
    expect(farthestBack(points, -1)).toBeGreaterThan(2 * LETTER_MM);
  });
});
