import { describe, expect, it } from 'vitest';
import { COMPOUND_NAMES } from '../../../tests/fixtures/compound-names.table.ts';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const pairs = Object.values(COMPOUND_NAMES).flatMap((table) =>
  table
    .trim()
    .split(/ \| |\n/)
    .map((line) => line.split(' = ')),
);

/** The motif, `~` before one that is told as read; `-` for a name that nobody knows. */
function drawnFor(name: string): string {
  const { subjects, unknown, respelled, undrawn } = readPrompt(name, motifIndex());
  const [motif] = subjects.map((one) => one.motif.split(':')[1]);
  if (subjects.length === 0 && unknown.length === 1) return '-';
  if (subjects.length !== 1 || unknown.length > 0 || undrawn!.length > 0) return 'in parts';
  return (respelled.length > 0 ? '~' : '') + motif;
}

describe('a compound whose parts are other things', () => {
  it('is drawn as what it is, as what is near it, which is told, or is told as unknown', () => {
    expect(pairs.length).toBeGreaterThan(500);
    expect(pairs.filter(([name, motif]) => drawnFor(name) !== motif)).toEqual([]);
  });
});
