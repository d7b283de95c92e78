import { gzipSync } from 'node:zlib';
import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { icons as game } from '@iconify-json/game-icons';
import { describe, expect, it } from 'vitest';
import { OWN_SET } from './own/index.ts';
import { motifIndexFile } from '../../../tests/fixtures/motif-index.ts';
import { decodeIndex, motifsNamed, PROMPT_LANGUAGES } from 'ilmek-engine/tables';

const file = motifIndexFile();
const index = decodeIndex(file);

describe('the index of motifs', () => {
  it('has what the icon sets have, each once', () => {
    expect(file.motifs.length).toBeGreaterThan(1000);
    expect(index.motifs.size).toBe(file.motifs.length);
    for (const id of index.motifs.keys()) {
      const [set, icon] = id.split(':');
      const sets = { ilmek: OWN_SET.icons, fluent: fluent.icons, game: game.icons };
      expect(sets[set as keyof typeof sets][icon], id).toBeDefined();
    }
  });

  it('has a name for each in both languages, clean and once', () => {
    for (const { id, name, names, kind } of index.motifs.values()) {
      expect(kind, id).toBeDefined();
      expect(name, id).toBe(names.en[0]);
      for (const language of PROMPT_LANGUAGES) {
        expect(names[language].length, `${id} in ${language}`).toBeGreaterThan(0);
        expect(new Set(names[language]).size, id).toBe(names[language].length);
        for (const known of names[language]) {
          expect(known.toLocaleLowerCase(language), id).toBe(known);
          expect(known, id).toMatch(/^[\p{L}\p{N}][\p{L}\p{N} '.-]*$/u);
          expect(motifsNamed(index, known, language), known).toContain(id);
        }
      }
    }
  });

  it('leaves out what nobody sews', () => {
    for (const id of ['fluent:keycap-1', 'fluent:fax-machine', 'fluent:two-oclock', 'game:ak47'])
      expect(index.motifs.has(id), id).toBe(false);
    for (const id of index.motifs.keys())
      if (!/traffic-light$|car-light$/.test(id)) expect(id).not.toMatch(/-(?:light|medium|dark)$/);
  });

  it('prefers the coloured motif, and the one that bears the name', () => {
    expect(motifsNamed(index, 'daisy', 'en')[0]).toBe('ilmek:daisy');
    expect(motifsNamed(index, 'rose', 'en').slice(0, 2)).toEqual(['ilmek:rose', 'fluent:rose']);
    expect(motifsNamed(index, 'gul', 'tr')[0]).toBe('ilmek:rose');
    expect(motifsNamed(index, 'hot-air balloon', 'en')[0]).toBe('ilmek:hot-air-balloon');
    expect(motifsNamed(index, 'ay çiçek', 'tr')[0]).toBe('ilmek:sunflower');
  });

  it('is small', () => {
    // The prompt page may take 250 KB for it; what is over the words of three sets and the compounds would be waste.
    expect(gzipSync(JSON.stringify(file)).length).toBeLessThan(160_000);
  });

  it('is refused in another version', () => {
    expect(() => decodeIndex({ ...file, version: 2 as 1 })).toThrow(RangeError);
  });
});
