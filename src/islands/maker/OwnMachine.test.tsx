import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TooManyStitches } from './OwnMachine.tsx';

const shown = (stitches: number, most?: number) =>
  renderToString(<TooManyStitches {...{ stitches, most }} />).replaceAll('<!-- -->', '');

describe('the largest pattern of a machine', () => {
  it('is told where a piece is over it, with what helps', () => {
    expect(shown(100_001, 100_000)).toContain(
      'more stitches than that machine takes in one pattern, 100,000. Sew it smaller',
    );
  });

  it('is no word where the piece is not over it, and where nobody knows it', () => {
    expect(shown(100_000, 100_000)).toBe('');
    expect(shown(4_000_000)).toBe('');
  });
});
