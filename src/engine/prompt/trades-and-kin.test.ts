import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const motifs = (prompt: string): string =>
  read(prompt)
    .subjects.map(({ motif, count, relation }) => {
      const stands = relation ? ` ${relation.kind} ${relation.to}` : '';
      return `${count > 1 ? `${count} ` : ''}${motif.split(':')[1]}${stands}`;
    })
    .join(', ');

describe('what is said of trades, kin and hearts', () => {
  it.each([
    ['two swans making a heart', 'swan-heart'],
    ['iki yunus kalp şeklinde', 'dolphin-heart'],
    ['kuyruklarıyla kalp yapan iki kedi', 'cat-heart'],
    ['eczane için kadeh ve yılan', 'hygieia'],
    ['yoga studio logo with a lotus', 'lotus'],
    ['boxing gloves hanging from a ribbon', 'boxing-gloves under 1, ribbon'],
    ['büyükannemin gül desenli fincanı', 'rose on 1, teacup'],
    ['pasta twirled on a fork', 'spaghetti'],
    ['üç ördek yavrusu annelerinin arkasında yüzüyor', '3 duckling, duck'],
    ['a rose and a cross', 'rose, latin-cross'],
    ['birthday cake with seven candles', 'plain-cake, 7 birthday-candle on 0'],
  ])('%s', (prompt, said) => {
    expect(motifs(prompt)).toBe(said);
  });

  it.each([
    ['three apples, one of them green', [[2], [1, '#2f8f3e']]],
    ['sepetin içinde üç yavru kedi, biri siyah', [[1], [2], [1, '#1a1a1c']]],
    [
      'butterflies in a glass jar, three blue and one yellow',
      [[3, '#2455b8'], [1, '#f2c21a'], [1]],
    ],
  ])('of several each is told: %s', (prompt, counts) => {
    expect(read(prompt).subjects.map(({ count, colors }) => [count, ...colors])).toEqual(counts);
  });

  it('flowers all over somebody are a print', () => {
    const { subjects, unknown } = read('a seahorse made of flowers');
    expect(subjects).toMatchObject([{ motif: 'ilmek:seahorse', pattern: { kind: 'flowers' } }]);
    expect(unknown).toEqual([]);
  });

  it('a town at the end is lettered', () => {
    expect(read('sarı taksi İstanbul').words).toEqual(['İstanbul']);
  });
});

describe('what a piece is for, and what is on it', () => {
  it.each([
    ['kanepe yastığı için tukan', 'toucan'],
    ['bebek yatağı için ay üstünde uyuyan tavşan', 'crescent-moon, rabbit on 0'],
    ['söğüt dalında iki kumru', 'branch, 2 dove on 0'],
    ['sun with sunglasses on a surfboard', 'sun on 2, sunglasses wearing 0, surfboard'],
    ['sarı yağmur botu içinde papatyalar', 'rain-boot, 3 daisy in 0'],
    ['pelerinli ayı', 'hero-cape wearing 1, bear'],
  ])('%s', (prompt, said) => {
    expect(motifs(prompt)).toBe(said);
  });

  it('a number and a name are those of a jersey', () => {
    expect(read('halı saha takımı forması için 9 ve Burak').words).toEqual(['9', 'Burak']);
  });

  it('what has no eyes gets a face that sleeps', () => {
    expect(read('sleeping cloud').subjects[0].asleep).toBe(true);
    expect(read('sleeping cloud').undrawn).toEqual([]);
  });

  it('a tutu is the dress of who dances in it', () => {
    const { subjects, undrawn } = read('a ballerina in a blue tutu');
    expect(subjects).toMatchObject([{ motif: 'ilmek:ballerina', look: { clothes: '#2455b8' } }]);
    expect(undrawn).toEqual([]);
  });
});
