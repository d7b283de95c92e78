import { describe, expect, it } from 'vitest';
import { readPrompt } from 'ilmek-engine/compose';
import { decodeIndex, MOTIF_KINDS } from 'ilmek-engine/tables';
import { buildIndex } from '../lib/motifs/build-index.ts';
import { MOTIF_SOURCES } from '../lib/motifs/sources.ts';
import { promptsInstead } from './prompt-instead.ts';

const index = decodeIndex(buildIndex({ ...MOTIF_SOURCES, kinds: MOTIF_KINDS }));

describe('in place of a prompt that names nothing', () => {
  it.each(['a qwxyz', 'bir hjkşğ', 'zzzz and yyyy'])('three that do: %s', (prompt) => {
    const offered = promptsInstead(prompt, readPrompt(prompt, index));
    expect(offered).toHaveLength(3);
    for (const other of offered) {
      const { subjects, words, unknown } = readPrompt(other, index);
      expect(subjects.length + words.length, other).toBeGreaterThan(0);
      expect(unknown).toEqual([]);
    }
  });

  it('first those with a word that is near', () => {
    const unknown = [{ word: 'dragn', nearest: ['dragon', 'drag'] }];
    expect(promptsInstead('two dragn', { unknown, language: 'en' }).slice(0, 2)).toEqual([
      'two dragon',
      'two drag',
    ]);
  });

  it('in the language it is in, and around a picture where there is one', () => {
    const none = { unknown: [], language: 'tr' as const };
    expect(promptsInstead('hjkşğ', none)[0]).toBe('Üç kırmızı lale');
    expect(promptsInstead('hjkşğ', none, true)[0]).toBe('With “Luna” below');
  });
});
