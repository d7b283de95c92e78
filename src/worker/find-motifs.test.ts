import { describe, expect, it } from 'vitest';
import { decodeIndex } from 'ilmek-engine/tables';
import { motifsWith } from './find-motifs.ts';

const INDEX = decodeIndex({
  version: 1,
  motifs: [
    ['fluent:sunflower', 0, 'sunflower', 'ay çiçeği', 'garden', 'bahçe'],
    ['ilmek:rose', 0, 'rose', 'gül', 'love', 'aşk'],
    ['fluent:rosette', 15, 'rosette', 'rozet', '', ''],
    ['fluent:compass-rose', 14, 'compass rose', 'rüzgar gülü', '', ''],
  ],
});
const ids = (words: string) => motifsWith(INDEX, words).map(({ id }) => id);

describe('motifs that words name', () => {
  it('begin with what is called so', () => {
    expect(ids('rose')).toEqual(['ilmek:rose', 'fluent:rosette', 'fluent:compass-rose']);
    expect(ids('flow')).toEqual(['fluent:sunflower']);
  });

  it('are found in Turkish, with marks or without', () => {
    expect(ids('gül')[0]).toBe('ilmek:rose');
    expect(ids('GUL')[0]).toBe('ilmek:rose');
    expect(ids('ay cicegi')).toEqual(['fluent:sunflower']);
  });

  it('are found by what they remind of', () => {
    expect(ids('love')).toEqual(['ilmek:rose']);
  });

  it('are all where nothing is typed, and none that nothing is called', () => {
    expect(ids(' ')).toHaveLength(4);
    expect(ids('zeppelin')).toEqual([]);
  });
});
