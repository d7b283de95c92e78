import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countWords,
  readableText,
  readingMinutes,
  readingTimeText,
  TURKISH_WORDS_A_MINUTE,
} from './reading-time.ts';

const words = (count: number): string => 'iğne '.repeat(count);

describe('countWords', () => {
  it.each([
    ['İğneyi batır, ipliği çek.', 4],
    ['DST’yi ve PES’i 0,4 mm aralıkla', 6],
    ['# Başlık\n\nBir *vurgulu* ve **koyu** söz', 6],
    ['- bir\n- iki\n\n1. üç', 3],
    ['| Format | Renk |\n| --- | --- |\n| DST | Yok |', 4],
    ['[dosya rehberi](/blog/nakis-makine-dosya-formatlari-rehberi) burada', 3],
    ['<Not>\nÖnce prova dikin.\n</Not>', 3],
    ['<Figure piece="lale" alt="Bir lale" caption="Lale, 94 mm" />', 3],
    ["import X from './x.astro';\n\nMetin", 1],
    ['{/* yazara not: kısalt */}Metin', 1],
    ['```text\nsatır bir\n```', 2],
    ['0,4 < 0,6 ve 0,6 > 0,4', 5],
    ['', 0],
  ])('reads “%s” as %d words', (mdx, count) => {
    expect(countWords(mdx)).toBe(count);
  });

  it('counts plain words, whatever stands between them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('ilmek', 'gözü', 'şişe', 'ığdır'), { minLength: 1 }),
        fc.constantFrom(' ', '\n', '\n\n', ', ', '; '),
        (list, gap) => countWords(list.join(gap)) === list.length,
      ),
    );
  });
});

describe('readableText', () => {
  it('keeps a link’s words and drops its address', () => {
    expect(readableText('bkz. [rehber](/blog/rehber)')).toBe('bkz. rehber');
  });
});

describe('readingMinutes', () => {
  it.each([
    [0, 1],
    [60, 1],
    [180, 1],
    [269, 1],
    [270, 2],
    [1080, 6],
    [1500, 8],
  ])('%d words take %d minutes', (count, minutes) => {
    expect(readingMinutes(words(count))).toBe(minutes);
  });

  it('follows the pace', () => {
    expect(readingMinutes(words(1000), 100)).toBe(10);
    expect(TURKISH_WORDS_A_MINUTE).toBeLessThan(238);
  });
});

describe('readingTimeText', () => {
  it('is what stands on the card', () => {
    expect(readingTimeText(words(1080))).toBe('6 dk okuma');
  });
});
