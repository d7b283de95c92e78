import { describe, expect, it } from 'vitest';
import {
  formatCount,
  formatMetres,
  formatMinutes,
  formatShare,
  formatSize,
  plural,
} from './numbers.ts';

describe('numbers in words', () => {
  it('formats counts, sizes and lengths', () => {
    expect(formatCount(12510)).toBe('12,510');
    expect(formatSize(94, 99.26)).toBe('94.0 × 99.3 mm');
    expect(formatMetres(30.94)).toBe('30.9 m');
    expect(formatMetres(0.996)).toBe('1.0 m');
    expect(formatMetres(0.42)).toBe('42 cm');
    expect(formatMetres(0.0041)).toBe('1 cm');
    expect(formatShare(0.624)).toBe('62\u00a0%');
    expect(formatShare(0.002)).toBe('under 1\u00a0%');
    expect(plural(1, 'thread')).toBe('1 thread');
    expect(plural(2048, 'region')).toBe('2,048 regions');
    expect(plural(2048, 'stitch')).toBe('2,048 stitches');
  });

  it.each([
    [0.2, '1 min'],
    [48.4, '48 min'],
    [59.6, '1 h 0 min'],
    [125, '2 h 5 min'],
  ])('%d minutes → %s', (minutes, text) => {
    expect(formatMinutes(minutes)).toBe(text);
  });
});
