import { describe, expect, it } from 'vitest';
import { PROBLEM_TEXTS } from 'ilmek-engine/tables';
import { problemOf } from './problems.ts';

/** What can go wrong without a picture. */
const OF_WORDS = [
  ...(['nothing-to-sew', 'bad-options', 'small-script', 'out-of-memory'] as const),
  ...(['worker-failed', 'no-worker', 'internal'] as const),
];

describe('what goes wrong with words', () => {
  it.each(OF_WORDS)('%s is told without a picture', (code) => {
    expect(Object.values(problemOf(code, false)).join()).not.toMatch(/picture|image/i);
  });

  it('is not advised with pictures by the sew check, which is the same for all', () => {
    expect(JSON.stringify(PROBLEM_TEXTS)).not.toMatch(/picture|image/i);
  });
});
