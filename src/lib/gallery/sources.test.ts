import { describe, expect, it } from 'vitest';
import { readSources, withSource } from './sources.ts';

const source = (n: number) => ({
  id: `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
  name: `Piece ${n}`,
});

describe('the chain of what a design was made from', () => {
  it('is read from settings that anybody may have written', () => {
    const sources = [source(1), { id: 'javascript:alert(1)', name: 'x' }, null, source(2)];
    expect(readSources({ style: 'satin', sources })).toEqual([source(1), source(2)]);
    for (const odd of [undefined, null, 4, { sources: 'x' }, {}])
      expect(readSources(odd)).toEqual([]);
  });

  it('grows by what one goes on with, which stands in it once', () => {
    expect(withSource([source(1), source(2)], source(1))).toEqual([source(2), source(1)]);
    let long = [source(0)];
    for (let n = 1; n < 40; n++) long = withSource(long, source(n));
    expect(long).toHaveLength(20);
    expect([long[0], long.at(-1)]).toEqual([source(0), source(39)]);
  });
});
