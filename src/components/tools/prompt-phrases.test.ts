import { describe, expect, it } from 'vitest';
import { readPrompt } from 'ilmek-engine/compose';
import { MOTIF_KINDS, decodeIndex } from 'ilmek-engine/tables';
import { buildIndex } from '../../lib/motifs/build-index.ts';
import { MOTIF_SOURCES } from '../../lib/motifs/sources.ts';
import { PROMPT_TEMPLATES } from '../../tools/prompt-templates.ts';
import { PHRASES } from './prompt-phrases.ts';

const index = decodeIndex(buildIndex({ ...MOTIF_SOURCES, kinds: MOTIF_KINDS }));

describe('examples on the prompt page', () => {
  it.each(PHRASES.flatMap(({ english, turkish }) => [english, turkish]))(
    '“%s” is understood whole',
    (prompt) => {
      const { subjects, unknown } = readPrompt(prompt, index);
      expect(subjects.length).toBeGreaterThan(0);
      expect(unknown).toEqual([]);
    },
  );

  it.each(PHRASES)('“$english” and “$turkish” name the same things', ({ english, turkish }) => {
    const named = (prompt: string) =>
      new Set(readPrompt(prompt, index).subjects.map((s) => s.motif));
    expect(named(turkish)).toEqual(named(english));
  });

  it.each([...PROMPT_TEMPLATES.text, ...PROMPT_TEMPLATES.image].map(({ prompt }) => prompt))(
    'the template “%s” is understood whole',
    (prompt) => {
      const { subjects, words, unknown } = readPrompt(prompt, index, true);
      expect(subjects.length + words.length).toBeGreaterThan(0);
      expect(unknown).toEqual([]);
    },
  );
});
