import { describe, expect, it } from 'vitest';
import { takeSample } from './mutate-sample.ts';

const FILES = [
  { file: 'a.ts', lines: 40 },
  { file: 'b.ts', lines: 7 },
];

describe('a sample of lines to mutate', () => {
  it('cuts files into windows of fifteen lines, the last one shorter', () => {
    expect(takeSample(FILES, 1, 1)).toEqual(['a.ts:1-15', 'a.ts:16-30', 'a.ts:31-40', 'b.ts:1-7']);
  });

  it('is the share asked for, rounded up', () => {
    const many = [{ file: 'c.ts', lines: 1500 }];
    expect(takeSample(many, 0.1, 1)).toHaveLength(10);
    expect(takeSample(FILES, 0.01, 1)).toHaveLength(1);
  });

  it('is the same for the same seed, and another for another', () => {
    const many = [{ file: 'c.ts', lines: 1500 }];
    expect(takeSample(many, 0.2, 7)).toEqual(takeSample(many, 0.2, 7));
    expect(takeSample(many, 0.2, 7)).not.toEqual(takeSample(many, 0.2, 8));
  });
});
