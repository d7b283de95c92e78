import { describe, expect, it } from 'vitest';
import { changesWords, trimsWords } from './order-words.ts';

describe('what another order has come to', () => {
  it.each([
    [9, 5, 4, 20, '9 changes became 4. That costs 15 trims: 5 became 20.'],
    [9, 5, 4, 6, '9 changes became 4. That costs 1 trim: 5 became 6.'],
    [9, 5, 4, 3, '9 changes became 4. Of trims, 5 became 3.'],
    [9, 5, 4, 5, '9 changes became 4.'],
    [9, undefined, 4, 5, '9 changes became 4.'],
    [4, 5, 4, 5, 'There are 4, and no fewer are possible.'],
  ])('is told of %i changes and %s trims', (changes, trims, fewer, now, words) => {
    expect(changesWords({ changes, trims }, { changes: fewer, trims: now })).toBe(words);
  });

  it('is told of trims, by the changes that were kept', () => {
    expect(trimsWords(20, 18, 4)).toBe('20 trims became 18.');
    expect(trimsWords(20, 20, 4)).toMatch(
      /^There are 20; no order with fewer was found that keeps its 4 colour changes\. With more/,
    );
    expect(trimsWords(2, 2, 1)).toMatch(/that keeps its colour change\./);
    expect(trimsWords(20, 20, 0)).toBe('There are 20; no order with fewer was found.');
    expect(trimsWords(0, 0, 3)).toBe('There are none.');
  });
});
