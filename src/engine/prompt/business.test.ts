import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const drawn = (prompt: string) => read(prompt).subjects.map(({ motif }) => motif.split(':')[1]);

describe("a business by its name, in capitals: it's lettered whole", () => {
  it.each([
    ['logo for Star Coffee', 'Star Coffee', ['teacup']],
    ['Star Coffee için logo', 'Star Coffee', ['teacup']],
    ['Pedal Bisiklet için logo', 'Pedal Bisiklet', ['bicycle']],
    ['logo for Blue Harbor Bakery, a loaf of bread', 'Blue Harbor Bakery', ['bread']],
    ['for Happy Paws Grooming, a dog', 'Happy Paws Grooming', ['dog']],
    ['logo for a bookshop called Paper & Ink', 'Paper & Ink', ['open-book']],
  ])('%s', (prompt, name, motifs) => {
    expect(read(prompt).words).toEqual([name]);
    expect(drawn(prompt)).toEqual(motifs);
  });

  it.each(['a logo for Christmas Day', 'logo for Emma', 'a rose for Anna Maria'])(
    'no occasion, and nobody: %s',
    (prompt) => {
      expect(read(prompt).words.join(' ')).not.toMatch(/Christmas|\p{Lu}\p{Ll}+ (?:and )?Coffee/u);
    },
  );
});

describe('whose home it is', () => {
  it.each([
    ['The Millers with a farmhouse', ['The Millers']],
    ['farmhouse sign, The Johnsons, est. 2020', ['The Johnsons', 'Est. 2020']],
    ['The Smith Family with an oak tree', ['The Smith Family']],
    ['The Roses are red', []],
  ])('is lettered: %s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});

describe('what is asked to be written', () => {
  it.each([
    ['bir nar, altına Bereket yazın', ['Bereket']],
    ['nazar boncuğu, altına Bereket yaz', ['Bereket']],
    ['write Hello under a bear', ['Hello']],
    ['mezuniyet kepi, 2026, Elif', ['2026', 'Elif']],
    ['yaz çiçekleri', []],
  ])('%s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});

describe('who is called by name and kin, and what everybody sews', () => {
  it.each([
    ['Ayşe teyzenin mutfağı, çaydanlık', ['Ayşe teyzenin mutfağı']],
    ['Hasan amca için balık', ['Hasan amca']],
    ['wild and free, a horse running', ['Wild and Free']],
    ['Nurse life with a stethoscope', ['Nurse life']],
    ['yaşlı teyze', []],
  ])('are lettered: %s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});
