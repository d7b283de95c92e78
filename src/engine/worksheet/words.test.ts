import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findHoop, hoopReport } from '../inspect/index.ts';
import { layTiles } from './template.ts';
import { count, cut, duration, hoopWords, inches, lines, metres, millimetres } from './words.ts';

/** A face whose letters are all half as wide as they are tall, in mm. */
const face = { width: (text: string, pt: number) => [...text].length * pt * 0.5 } as Parameters<
  typeof cut
>[1];

describe('figures on a worksheet', () => {
  it('are rounded as a person reads them', () => {
    expect(count(12345.6)).toBe('12,346');
    expect(millimetres(60, 40.25)).toBe('60.0 × 40.3 mm');
    expect(inches(25.4, 127)).toBe('1.00 × 5.00 in');
  });

  it('tell thread in metres, of less than one in whole centimetres, never in none', () => {
    expect([4.24, 1, 0.995, 0.99, 0.5, 0.001].map(metres)).toEqual([
      '4.2 m',
      '1.0 m',
      '1.0 m',
      '99 cm',
      '50 cm',
      '1 cm',
    ]);
  });

  it('tell a time in minutes, from an hour on in hours too, and of seconds that it is under one', () => {
    expect([0, 0.2, 0.9, 1, 1.4, 47.6, 59.4, 59.6, 65, 120].map(duration)).toEqual([
      'under 1 min',
      'under 1 min',
      'under 1 min',
      '1 min',
      '1 min',
      '48 min',
      '59 min',
      '1 h 0 min',
      '1 h 5 min',
      '2 h 0 min',
    ]);
  });

  it('say how the piece lies in the hoop that was asked for, else in the smallest', () => {
    const words = (width: number, height: number, hoop?: string) =>
      hoopWords(hoopReport(width, height, hoop === undefined ? undefined : findHoop(hoop)));
    expect(words(90, 60)).toEqual({ text: 'Fits 100 × 100 mm', fits: true });
    expect(words(170, 120)).toEqual({ text: 'Fits 130 × 180 mm, turned', fits: true });
    expect(words(90, 60, '5x7').text).toContain('130 × 180');
    expect(words(110, 60, '4x4')).toEqual({ text: 'Does not fit 100 × 100 mm', fits: false });
    expect(words(900, 900)).toEqual({ text: 'Larger than common hoops', fits: false });
  });
});

describe('text on a worksheet', () => {
  it('is cut with an ellipsis where it is too long, and only there', () => {
    expect(cut('Gül', face, 10, 15)).toBe('Gül');
    expect(cut('Güller', face, 10, 20)).toBe('Gül…');
    expect(cut('Gül ve diken', face, 10, 25)).toBe('Gül…');
    expect(cut('🌷🌷🌷🌷', face, 10, 15)).toBe('🌷🌷…');
    fc.assert(
      fc.property(fc.string({ maxLength: 30 }), fc.integer({ min: 5, max: 160 }), (text, width) => {
        const shown = cut(text, face, 10, width);
        if (shown === text) return;
        expect(face.width(text, 10)).toBeGreaterThan(width);
        expect(face.width(shown, 10)).toBeLessThanOrEqual(width);
        expect(text.startsWith(shown.slice(0, -1))).toBe(true);
      }),
      { numRuns: 100, seed: 1 },
    );
  });

  it('is not broken between a figure and its unit', () => {
    expect(lines('Widen it to 1 mm, or not', face, 10, 60)).toEqual([
      'Widen it to',
      '1 mm, or not',
    ]);
    expect(lines('Sew at 60 wt', face, 10, 50)).toEqual(['Sew at', '60 wt']);
    expect(lines('Sew 2 millimetres', face, 10, 25)).toEqual(['Sew 2', 'millimetres']);
  });

  it('is broken at its blanks, and no word is lost', () => {
    expect(lines('Şu iğne ile dik', face, 10, 40)).toEqual(['Şu iğne', 'ile dik']);
    expect(lines('Waschmaschinenfest ja', face, 10, 40)).toEqual(['Waschmaschinenfest', 'ja']);
    const word = fc.stringMatching(/^[a-zışğ]{1,9}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 12 }), (words) => {
        const broken = lines(words.join(' '), face, 10, 50);
        expect(broken.join(' ')).toBe(words.join(' '));
        for (const line of broken) {
          if (line.includes(' ')) expect(face.width(line, 10)).toBeLessThanOrEqual(50);
        }
        // None is broken too early: the next word would not have fitted.
        broken.slice(1).forEach((line, i) => {
          const longer = `${broken[i]} ${line.split(' ')[0]}`;
          expect(face.width(longer, 10)).toBeGreaterThan(50);
        });
      }),
      { numRuns: 100, seed: 2 },
    );
  });
});

describe('the sheets of a template', () => {
  const upright = { width: 178, height: 240 };
  const lying = { width: 265, height: 153 };
  const tiles = (width: number, height: number) =>
    layTiles(
      { left: -width * 5, right: width * 5, top: -height * 5, bottom: height * 5 },
      2,
      upright,
      lying,
    );

  it('are one where the piece fits, turned where it only fits so', () => {
    expect(tiles(100, 100)).toMatchObject({ landscape: false, tiles: [{ label: 'A1' }] });
    expect(tiles(100, 100).tiles[0]).toMatchObject({ joins: false, left: -52, top: -52 });
    expect(tiles(174, 236).tiles).toHaveLength(1);
    expect(tiles(200, 100)).toMatchObject({ landscape: true });
    expect(tiles(200, 100).tiles).toHaveLength(1);
    expect(tiles(174.1, 236).landscape).toBe(false);
    expect(tiles(174.1, 236).tiles).toHaveLength(2);
  });

  it('are named by column and row, row by row', () => {
    const { tiles: all } = tiles(400, 600);
    expect(all.map(({ label }) => label)).toEqual([
      ...['A1', 'B1', 'C1'],
      ...['A2', 'B2', 'C2'],
      ...['A3', 'B3', 'C3'],
    ]);
  });

  it('have names of their own where there are more columns than letters', () => {
    const names = tiles(178 * 30, 100).tiles.map(({ label }) => label);
    expect(names.slice(24, 29)).toEqual(['Y1', 'Z1', 'AA1', 'AB1', 'AC1']);
    expect(new Set(names).size).toBe(names.length);
  });

  it('hold the whole piece with its border, side by side, each small enough for its sheet', () => {
    const mm = fc.integer({ min: 10, max: 1000 });
    fc.assert(
      fc.property(mm, mm, (width, height) => {
        const { tiles: all, landscape } = tiles(width, height);
        const room = landscape ? lying : upright;
        const area = all.reduce((sum, tile) => sum + tile.width * tile.height, 0);
        expect(area).toBeCloseTo((width + 4) * (height + 4), 3);
        expect(Math.min(...all.map(({ left }) => left))).toBeCloseTo(-width / 2 - 2);
        expect(Math.max(...all.map((t) => t.left + t.width))).toBeCloseTo(width / 2 + 2);
        expect(Math.min(...all.map(({ top }) => top))).toBeCloseTo(-height / 2 - 2);
        expect(Math.max(...all.map((t) => t.top + t.height))).toBeCloseTo(height / 2 + 2);
        for (const tile of all) {
          expect(tile.width).toBeLessThanOrEqual(room.width + 1e-9);
          expect(tile.height).toBeLessThanOrEqual(room.height + 1e-9);
          expect(tile.joins).toBe(all.length > 1);
        }
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});
