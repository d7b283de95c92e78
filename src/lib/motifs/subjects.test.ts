import { describe, expect, it } from 'vitest';
import { readPrompt } from 'ilmek-engine/compose';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { STAND_INS } from './stand-ins.table.ts';
import { SUBJECTS_LIVING } from './testing/subjects-living.table.ts';
import { SUBJECTS_THINGS } from './testing/subjects-things.table.ts';

/* What is embroidered most is there, and called the same in both languages. */

const pairs = [SUBJECTS_LIVING, SUBJECTS_THINGS].flatMap((table) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split(' | ')),
);

const standIns = new Set(
  Object.values(STAND_INS).flatMap((table) =>
    table.split('\n').flatMap((line) => (line.split(' | ')[1] ?? '').split(', ')),
  ),
);

/** The motifs that a name alone asks for; nothing of it may be unknown or guessed. */
function named(prompt: string): string[] {
  const { subjects, unknown, respelled } = readPrompt(prompt, motifIndex());
  const isGuessed = respelled.some(({ word }) => !standIns.has(word));
  return unknown.length > 0 || isGuessed ? [] : subjects.map(({ motif }) => motif);
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
