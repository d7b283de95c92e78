import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { finish } from '../../core/steps.ts';
import { polygonArea } from '../../vector/geometry.ts';
import { groupRings } from '../../vector/rings.ts';
import type { FontStyle } from '../../lettering/options.ts';
import { testFonts } from '../../lettering/test-support.ts';
import { planLetter } from './letter-plan.ts';

const { font } = testFonts((path) => readFileSync(path));

/** The columns of a letter's body, the longest first. */
function columnsOf(style: FontStyle, char: string, capitalMm: number) {
  const em = capitalMm / font(style).capHeight;
  const rings = font(style)
    .glyph(char)!
    .rings.map((ring) => ring.map((v) => v * em));
  const [body] = groupRings(rings).sort((a, b) => polygonArea(b) - polygonArea(a));
  const plan = finish(planLetter(body))!;
  return [...plan.columns].sort((a, b) => b.lengthMm - a.lengthMm);
}

describe('planLetter', () => {
  it.each([
    ['sans-modern', 'ç'],
    ['sans-modern', 'Ş'],
    ['block-bold', 'Ç'],
    ['block-bold', 'ş'],
  ] as const)(
    'sews the bowl of a letter in one go, and its tail as a column: %s %s',
    (style, char) => {
      const columns = columnsOf(style, char, 15);
      expect(columns.length).toBe(2);
      const [bowl, tail] = columns;
      expect([bowl.start, bowl.end]).not.toContain('butt');
      expect([tail.start, tail.end].filter((end) => end === 'butt')).toHaveLength(1);
    },
  );

  it('sews each bowl of an 8 and a B in one go, and none across both', () => {
    for (const char of '8B') {
      const columns = columnsOf('sans-modern', char, 15);
      for (const { medianWidthMm, maxWidthMm } of columns) {
        expect(maxWidthMm, char).toBeLessThan(1.4 * medianWidthMm);
      }
    }
  });
});
