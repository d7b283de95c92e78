import { describe, expect, it } from 'vitest';
import { shortDay } from './gallery.ts';

describe('shortDay', () => {
  it('is month and day', () => expect(shortDay('2026-11-21T12:00:00Z')).toBe('Nov 21'));
});
