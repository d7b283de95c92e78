import { describe, expect, it } from 'vitest';
import { colorNames, shaded } from './colors.ts';
import { englishStems, turkishStems } from './stems.ts';
import { readLettering } from './lettering.ts';
import { lowerCase, squeeze, tokens } from './text.ts';

describe('Turkish stems', () => {
  it.each([
    ['güller', 'gül'],
    ['gülün', 'gül'],
    ['kedili', 'kedi'],
    ['kedilerimizin', 'kedi'],
    ['yıldızlı', 'yıldız'],
    ['çiçekten', 'çiçek'],
    ['çiçeği', 'çiçek'],
    ['ağacı', 'ağaç'],
    ['ağaçlarda', 'ağaç'],
    ['kitabı', 'kitap'],
    ['kalbin', 'kalp'],
    ['kalpler', 'kalp'],
    ['burnu', 'burun'],
    ['köpeğimin', 'köpek'],
    ['kuşçuk', 'kuş'],
    ['sümbülden', 'sümbül'],
    ['guller', 'gul'],
    ['cicekleri', 'cicek'],
  ])('%s comes from %s', (word, stem) => {
    expect(turkishStems(word).map((found) => found.stem)).toContain(stem);
  });

  it('says which are plurals', () => {
    const plural = (word: string, stem: string): boolean | undefined =>
      turkishStems(word).find((found) => found.stem === stem)?.plural;
    expect(plural('güllerle', 'gül')).toBe(true);
    expect(plural('gülle', 'gül')).toBe(false);
  });

  it('keeps to the harmony of vowels', () => {
    expect(turkishStems('bale').map(({ stem }) => stem)).not.toContain('bal');
    expect(turkishStems('güllar').map(({ stem }) => stem)).not.toContain('gül');
  });
});

describe('English stems', () => {
  it.each([
    ['roses', 'rose'],
    ['leaves', 'leaf'],
    ['wolves', 'wolf'],
    ['butterflies', 'butterfly'],
    ['foxes', 'fox'],
    ['mice', 'mouse'],
    ['snowmen', 'snowman'],
    ["dog's", 'dog'],
    ['wolves', 'wolf'],
  ])('%s comes from %s', (word, stem) => {
    expect(englishStems(word).map((found) => found.stem)).toContain(stem);
  });

  it('leaves words alone that end in s and are not plurals', () => {
    expect(englishStems('glass')).toEqual([{ stem: 'glass', plural: false }]);
  });
});

describe('letters', () => {
  it('lowers İ and I by the language', () => {
    expect(lowerCase('İKİ IŞIK', 'tr')).toBe('iki ışık');
    expect(lowerCase('İRİS I', 'en')).toBe('iris i');
  });

  it('joins what is written in two pieces', () => {
    expect(squeeze('hot-air balloon')).toBe('hotairballoon');
    expect(tokens("a dog's toy, 2.5 cm").map(({ typed }) => typed)).toEqual([
      'a',
      "dog's",
      'toy',
      ',',
      '2.5',
      'cm',
    ]);
  });
});

describe('lettering', () => {
  it.each([
    ['a heart with "Mom"', ['Mom']],
    ['“Hoş geldin bebek” ve balonlar', ['Hoş geldin bebek']],
    ["'Ayşe'nin adı", ['Ayşe']],
    ['« Amour »', ['Amour']],
    ["my dog's name", []],
    ['a 5" hoop with "Love" and "Peace"', ['Love', 'Peace']],
    ['with the text Hello World, in red', ['Hello World']],
    ['a cup that says good morning with a sun', ['good morning']],
    ['üzerinde Mutlu Yıllar yazan ağaç', ['Mutlu Yıllar']],
    ['seni seviyorum yazısı', ['seni seviyorum']],
    ['Zeynep ismi ve çiçekler', ['Zeynep']],
    ['ortada A harfi', ['A']],
    ['el yazısı gibi', []],
    ['initials J and K', ['J & K']],
    ['monogram E & M', ['E & M']],
    ['10 numara', ['10']],
    ['12.06.2025', ['12.06.2025']],
    ['merry christmas with a reindeer', ['Merry Christmas']],
    ['happy birthday Emma, a cake', ['Happy Birthday Emma']],
    ['a happy birthday cake', []],
    ['öğretmenler günü kutlu olsun', ['Öğretmenler Günü Kutlu Olsun']],
    ['leylek ve hoş geldin bebek', ['Hoş Geldin Bebek']],
    ['merry christmas wreath with “Smith”', ['Smith']],
  ])('%s', (prompt, words) => {
    expect(readLettering(prompt).words).toEqual(words);
  });

  it('cuts what is too long', () => {
    expect(readLettering(`"${'a'.repeat(200)}"`).words[0]).toHaveLength(60);
  });
});

describe('colours', () => {
  it('are six hexadecimal figures in both languages', () => {
    for (const language of ['en', 'tr'] as const) {
      const names = colorNames(language);
      expect(names.size).toBeGreaterThan(100);
      for (const color of names.values()) expect(color).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  it('are shaded by a word before them', () => {
    expect(shaded('dark', '#808080')).toBe('#4e4e4e');
    expect(shaded('açık', '#000000')).toBe('#808080');
    expect(shaded('bright', '#123456')).toBe('#123456');
    expect(shaded('round', '#123456')).toBeUndefined();
  });
});
