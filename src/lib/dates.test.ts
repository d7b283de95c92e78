import { describe, expect, it } from 'vitest';
import { dayStart, longDate } from './dates.ts';

describe('longDate', () => {
  it.each([
    ['2026-03-14', '14 Mart 2026'],
    ['2026-11-01', '1 Kasım 2026'],
    ['2024-02-29', '29 Şubat 2024'],
    ['2026-08-09', '9 Ağustos 2026'],
  ])('writes %s in Turkish as %s', (day, words) => {
    expect(longDate(day)).toBe(words);
  });

  it('writes another language on request', () => {
    expect(longDate('2026-03-14', 'en-GB')).toBe('14 March 2026');
  });

  it('is the same day east and west of Greenwich', () => {
    const before = process.env.TZ;
    for (const zone of ['Pacific/Auckland', 'America/Los_Angeles', 'Europe/Istanbul']) {
      process.env.TZ = zone;
      expect(longDate('2026-01-01', 'tr-TR')).toBe('1 Ocak 2026');
    }
    process.env.TZ = before;
  });

  it.each(['', '14.03.2026', '2026-13-01'])('refuses “%s”', (day) => {
    expect(() => longDate(day)).toThrow(RangeError);
  });
});

describe('dayStart', () => {
  it('is midnight in UTC', () => {
    expect(dayStart('2026-03-14').toISOString()).toBe('2026-03-14T00:00:00.000Z');
  });
});
