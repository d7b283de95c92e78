import { describe, expect, it } from 'vitest';
import { shortDay, shortMoment } from './gallery.ts';

describe('shortDay', () => {
  it('is month and day', () => expect(shortDay('2026-11-21T12:00:00Z')).toBe('Nov 21'));
});

describe('shortMoment', () => {
  it('has the time besides', () =>
    expect(shortMoment('2026-11-21T12:05:00Z')).toMatch(/^Nov 21, \d{1,2}:\d5\s[AP]M$/));
});
