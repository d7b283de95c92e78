import { afterEach, describe, expect, it, vi } from 'vitest';
import { RateLimit } from './rate-limit.ts';

const rule = { windowSize: 10, windowLimit: 5 };
afterEach(() => vi.useRealTimers());

describe('the rate limit', () => {
  it('lets as many pass as the rule says, then says how long to wait', () => {
    const limit = new RateLimit(rule);
    const waits = Array.from({ length: 7 }, () => limit.take('ada', 1000));
    expect(waits).toEqual([0, 0, 0, 0, 0, 10, 10]);
    expect(limit.take('ada', 9500)).toBe(2);
  });

  it('locks nobody out when the clock is set back by a day', () => {
    const limit = new RateLimit({ windowSize: 3600, windowLimit: 1 });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-05-02T12:00:00Z') });
    expect(limit.take('ada')).toBe(0);
    vi.setSystemTime(new Date('2030-05-01T12:00:00Z'));
    const wait = limit.take('ada');
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(2 * 3600);
  });

  it('counts each visitor alone', () => {
    const limit = new RateLimit(rule);
    for (let i = 0; i < 5; i++) limit.take('ada', 0);
    expect(limit.take('bob', 0)).toBe(0);
    expect(limit.take('ada', 0)).toBeGreaterThan(0);
  });

  it('slides: half a window later half of the window before still counts', () => {
    const limit = new RateLimit(rule);
    for (let i = 0; i < 5; i++) limit.take('ada', 0);
    const passed = Array.from({ length: 5 }, () => limit.take('ada', 15_000)).filter(
      (w) => w === 0,
    );
    expect(passed).toHaveLength(3);
  });

  it('never lets more than the rule pass in any window that began fresh', () => {
    const limit = new RateLimit(rule);
    let passed = 0;
    for (let ms = 0; ms < 100_000; ms += 100) if (limit.take('ada', ms) === 0) passed++;
    // Ten windows: what the rule says of each, and the first one's head start.
    expect(passed).toBeLessThanOrEqual(55);
    expect(passed).toBeGreaterThanOrEqual(45);
  });

  it('forgets who is gone', () => {
    const limit = new RateLimit(rule);
    for (let i = 0; i < 5; i++) limit.take('ada', 0);
    expect(limit.take('ada', 60_000)).toBe(0);
  });
});
