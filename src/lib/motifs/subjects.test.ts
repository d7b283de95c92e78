import { describe, expect, it } from 'vitest';
import { readPrompt } from 'ilmek-engine/compose';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { SUBJECTS_LIVING } from './testing/subjects-living.table.ts';
import { SUBJECTS_THINGS } from './testing/subjects-things.table.ts';

/* What is embroidered most is there, and called the same in both languages. */

const pairs = [SUBJECTS_LIVING, SUBJECTS_THINGS].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
);

/** The motifs that a name alone asks for; nothing of it may be unknown or guessed. */
function named(prompt: string): string[] {
  const { subjects, unknown, respelled } = readPrompt(prompt, motifIndex());
  return unknown.length > 0 || respelled.length > 0 ? [] : subjects.map(({ motif }) => motif);
}

describe('subjects that are embroidered most', () => {
  it('are more than four hundred, each once', () => {
    expect(pairs.length).toBeGreaterThan(400);
    expect(new Set(pairs.map(([english]) => english)).size).toBe(pairs.length);
  });

  it.each(pairs)('%s, %s', (english, turkish) => {
    const motifs = named(english);
    expect(motifs).not.toEqual([]);
    expect(named(turkish)).toEqual(motifs);
  });
});
