import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Command, countCommand } from '../../core/design.ts';
import { inspectDesign } from '../../inspect/index.ts';
import { FONT_STYLES } from '../options.ts';
import { testFonts } from '../test-support.ts';
import { coverOf, waysOverSatin } from './sewn-cover.ts';
import { groupsOf, optionsForCapitals, sewText } from './sewn-text.ts';

const { font } = testFonts((path) => readFileSync(path));

/* The whole text of all fonts at two sizes: npm run bench:letters. */
describe('a text', () => {
  it.each(FONT_STYLES)(
    'is covered, not crowded, and cut between its groups of parts alone: %s',
    (style) => {
      const capitalMm = FONT_STYLES.indexOf(style) % 2 === 0 ? 8 : 12;
      const options = optionsForCapitals('Şi öyle', font(style), capitalMm);
      const { design, rings, parts } = sewText(options, font(style));
      expect(coverOf(design, rings).coverage).toBeGreaterThan(0.99);
      const { pointsMax, pointsP99 } = inspectDesign(design).density;
      expect(pointsMax).toBeLessThanOrEqual(16);
      expect(pointsP99).toBeLessThanOrEqual(12);
      expect(countCommand(design, Command.Trim)).toBeLessThanOrEqual(groupsOf(parts));
    },
  );
});

describe('a way', () => {
  it.each([
    ['block-bold', 'aş'],
    ['decorative-vintage', 'hin'],
    ['sans-modern', 'ıü'],
  ] as const)('never lies on finished satin: %s %s', (style, text) => {
    const options = optionsForCapitals(text, font(style), 15);
    const { design, rings } = sewText(options, font(style));
    // Nearer than a stitch to where it goes on, it may begin on the edge.
    expect(waysOverSatin(design, rings)).toBeLessThan(0.8);
  });
});

describe('coverOf', () => {
  const square = [Float64Array.of(0, 0, 10, 0, 10, 10, 0, 10)];
  const line = (y: number, x = 0): number[] => [x, y, 100, y];
  const design = (points: number[]) => ({
    x: Int32Array.from(points.filter((_, i) => i % 2 === 0)),
    y: Int32Array.from(points.filter((_, i) => i % 2 === 1)),
    commands: new Uint8Array(points.length / 2).fill(Command.Stitch),
    threads: [],
    objects: [],
    name: '',
  });

  it('tells a bare square from one under rows, and the width of a gap', () => {
    const bare = coverOf(design(line(50)), square);
    expect(bare.coverage).toBeCloseTo(0.025, 2);
    expect(bare.gapMm).toBeCloseTo(4.7, 0);
    const rows = Array.from({ length: 51 }, (_, i) => line(2 * i)).flat();
    expect(coverOf(design(rows), square)).toEqual({ coverage: 1, gapMm: 0 });
  });
});
