import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  FONT_STYLES,
  MONOGRAM_STYLES,
  FRAME_NAMES,
  PALETTES,
  STITCH_STYLES,
  PRESETS,
  TATTOO_STYLES,
} from 'ilmek-engine/tables';
import { COUNTS, countLine, sumOf } from './counts.ts';

const counts = (key: keyof typeof COUNTS) => COUNTS[key].map(({ count }) => count);

/** The figure of a claim on the landing page: "50+" is 50. */
function claimed(title: string): number {
  const home = readFileSync('src/content/landing/home.yaml', 'utf8');
  const [, figure] = new RegExp(`figure: '?(\\d+)\\+?'?\\s+title: ${title}`).exec(home) ?? [];
  return Number(figure);
}

describe('the figures on the pages, counted', () => {
  it('counts every style that the engine knows, once', () => {
    expect(counts('styles')).toEqual([
      STITCH_STYLES.length,
      FONT_STYLES.length,
      MONOGRAM_STYLES.length,
      TATTOO_STYLES.length,
      PRESETS.length,
      PALETTES.length,
      // "None" is no frame.
      FRAME_NAMES.length - 1,
    ]);
  });

  it.each([
    ['styles', 'Artistic styles'],
    ['formats', 'File formats'],
  ] as const)('there are as many %s as the landing page claims, or more', (key, title) => {
    expect(claimed(title)).toBeGreaterThan(0);
    expect(sumOf(COUNTS[key])).toBeGreaterThanOrEqual(claimed(title));
  });

  it('tells the parts and their sum', () => {
    expect(
      countLine([
        { count: 6, name: 'stitches' },
        { count: 3, name: 'frames' },
      ]),
    ).toBe('6 stitches and 3 frames: 9 in all.');
  });
});
