import { describe, expect, it } from 'vitest';
import { countText, parsePiece, sizeText, timeText } from './facts.ts';

const GOOD = {
  name: 'Lale',
  source: 'from a drawing',
  alt: 'A tulip',
  widthMm: 93.6,
  heightMm: 99.2,
  stitches: 13762,
  threads: 13,
  minutes: 13.7,
};

describe('parsePiece', () => {
  it('passes what is right and gives the edge its default', () => {
    expect(parsePiece('lale.json', GOOD)).toEqual({ ...GOOD, edge: 'ink' });
    expect(parsePiece('lale.json', { ...GOOD, edge: 'wine' }).edge).toBe('wine');
  });

  it.each([
    [{ ...GOOD, stitches: 0 }, 'lale.json: "stitches" must be a number above 0, got 0'],
    [{ ...GOOD, threads: '13' }, 'lale.json: "threads" must be a number above 0, got "13"'],
    [{ ...GOOD, alt: ' ' }, 'lale.json: "alt" must be a text, got " "'],
    [{ ...GOOD, edge: 'pink' }, 'lale.json: "edge" must be one of'],
    [null, 'lale.json: want an object with name'],
  ])('names file, field and mend', (data, message) => {
    expect(() => parsePiece('lale.json', data)).toThrow(message);
  });
});

describe('captions', () => {
  it('rounds to what can be read', () => {
    const piece = parsePiece('lale.json', GOOD);
    expect(sizeText(piece)).toBe('94 × 99 mm');
    expect(timeText(piece)).toBe('14 min');
    expect(countText(piece.stitches)).toBe('13,762');
  });

  it('never says 0 minutes', () => {
    expect(timeText(parsePiece('a.json', { ...GOOD, minutes: 0.2 }))).toBe('1 min');
  });
});
