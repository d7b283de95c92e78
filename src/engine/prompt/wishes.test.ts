import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import type { Arrangement, SubjectPlace, SubjectSize } from './plan.ts';
import { readPrompt } from './read-prompt.ts';

/* What a person writes, and what is to be sewn of it, wish by wish, in both languages. */

const index = motifIndex();
const read = (prompt: string) => readPrompt(prompt, index);
const first = (prompt: string) => read(prompt).subjects[0];

describe('a number', () => {
  it.each([
    ['one rose', 1],
    ['a rose', 1],
    ['two roses', 2],
    ['7 roses', 7],
    ['twelve roses', 12],
    ['a dozen roses', 12],
    ['a pair of cats', 2],
    ['bir gül', 1],
    ['iki gül', 2],
    ['üç kedi', 3],
    ['beş yıldız', 5],
    ['on iki gül', 12],
    ['5 tane gül', 5],
  ])('“%s” are %i', (prompt, count) => {
    expect(first(prompt)?.count).toBe(count);
  });

  it('that is not told is one, and of a plural three', () => {
    expect([first('rose')?.count, first('gül')?.count]).toEqual([1, 1]);
    expect([first('roses')?.count, first('güller')?.count]).toEqual([3, 3]);
  });
});

describe('a colour', () => {
  it.each([
    ['a red rose', 'kırmızı gül'],
    ['a dark blue star', 'lacivert yıldız'],
    ['a white cat', 'beyaz kedi'],
    ['a pink tulip', 'pembe lale'],
    ['a black cat', 'siyah kedi'],
  ])('is the same in “%s” and “%s”', (english, turkish) => {
    const { motif, colors } = first(english);
    expect(first(turkish)).toMatchObject({ motif, colors });
    expect(colors).toHaveLength(1);
  });

  it('belongs to the thing that it stands before', () => {
    const { subjects } = read('a red rose and a blue star');
    const [rose, star] = subjects.map(({ colors }) => colors[0]);
    expect(parseInt(rose.slice(1, 3), 16)).toBeGreaterThan(parseInt(rose.slice(5), 16));
    expect(parseInt(star.slice(1, 3), 16)).toBeLessThan(parseInt(star.slice(5), 16));
    const [gul, yildiz] = read('kırmızı gül ve mavi yıldız').subjects.map(
      ({ colors }) => colors[0],
    );
    expect([gul, yildiz]).toEqual([rose, star]);
  });

  it('of none is the motif’s own', () => {
    expect(first('a rose').colors).toEqual([]);
    expect(read('gül').colors).toEqual([]);
  });
});

describe('a size', () => {
  it.each<[string, SubjectSize]>([
    ['a big rose', 'large'],
    ['a small rose', 'small'],
    ['a tiny star', 'small'],
    ['a rose', 'normal'],
    ['büyük bir gül', 'large'],
    ['küçük bir gül', 'small'],
    ['kocaman bir kedi', 'large'],
    ['minik bir yıldız', 'small'],
  ])('“%s” is %s', (prompt, size) => {
    expect(first(prompt)?.size).toBe(size);
  });
});

describe('an arrangement', () => {
  it.each<[string, Arrangement]>([
    ['a bouquet of roses', 'bouquet'],
    ['a wreath of roses', 'wreath'],
    ['a border of roses', 'border'],
    ['gül buketi', 'bouquet'],
    ['güllerden çelenk', 'wreath'],
  ])('“%s” is a %s', (prompt, arrangement) => {
    expect(read(prompt).arrangement).toBe(arrangement);
  });

  it('is left open where nobody asks for one', () => {
    expect(read('a rose').arrangement).toBeUndefined();
    expect(read('bir gül').arrangement).toBeUndefined();
  });
});

describe('what is not wanted', () => {
  it('gives another drawing where one has it of its own', () => {
    expect(first('a tree').motif).toBe('ilmek:deciduous-tree');
    for (const prompt of ['a tree without leaves', 'a leafless tree', 'yapraksız ağaç'])
      expect(first(prompt).motif, prompt).toBe('game:dead-wood');
    expect(first('a branch without leaves').motif).toBe('ilmek:bare-branch');
  });

  it('takes its list along, and nothing more', () => {
    const { subjects, without } = read('a rose without leaves, thorns or bees and a heart');
    expect(subjects.map(({ motif }) => motif)).toEqual(['ilmek:rose', 'fluent:red-heart']);
    expect(without.map(({ word }) => word)).toEqual(['leaves', 'thorns', 'bees']);
    expect(read('a rose without leaves or thorns').undrawn).toEqual([]);
    expect(read('not too big red rose').subjects).toHaveLength(1);
  });
});

describe('a slip', () => {
  it.each([
    ['giraff', 'giraffe'],
    ['sunflwoer', 'sunflower'],
    ['butterlfy', 'butterfly'],
    ['kelebeek', 'kelebek'],
    ['elefant', 'elephant'],
  ])('“%s” is read as %s', (typed, read) => {
    const turkish = read === 'kelebek' ? ' ve bir çiçek' : '';
    expect(readPrompt(`${typed}${turkish}`, index).respelled).toEqual([{ word: typed, read }]);
  });

  it.each(['beard', 'towr', 'cat', 'Mehmet', 'stove'])('“%s” is none', (word) => {
    expect(readPrompt(`a rose and ${word}`, index).respelled).toEqual([]);
  });
});

describe('a place', () => {
  it.each<[string, SubjectPlace]>([
    ['a cat with stars around it', 'around'],
    ['a cat with a star in each corner', 'corners'],
  ])('“%s”', (prompt, place) => {
    const { subjects } = read(prompt);
    expect(subjects[0].motif).toContain('cat');
    expect(subjects[1]?.place).toBe(place);
  });
});

describe('lettering', () => {
  it('is kept letter by letter, Turkish ones too', () => {
    expect(read('a heart with "Işıl & İğde"').words).toEqual(['Işıl & İğde']);
    expect(read('“ŞÜKRÜ ÇIĞ” yazan kalp').words).toEqual(['ŞÜKRÜ ÇIĞ']);
  });

  it('names nothing to be sewn beside itself', () => {
    const { subjects, words } = read('"red rose"');
    expect([subjects, words]).toEqual([[], ['red rose']]);
  });
});

describe('what is said of a thing beside its name', () => {
  it.each([
    'dinosaur riding a skateboard, green dinosaur and orange skateboard',
    'kaykaya binen dinozor, yeşil dinozor ve turuncu kaykay',
  ])('“%s” names two things', (prompt) => {
    const { subjects } = read(prompt);
    expect(subjects.map(({ motif }) => motif).sort()).toEqual(['fluent:t-rex', 'ilmek:skateboard']);
    expect(subjects.every(({ colors }) => colors.length === 1)).toBe(true);
  });

  it.each(['a red tulip with dark green leaves', 'koyu yeşil yapraklı kırmızı lale'])(
    '“%s” is one tulip, whose leaves are green',
    (prompt) => {
      expect(read(prompt).subjects).toMatchObject([{ motif: 'fluent:tulip', leaves: '#1d5330' }]);
    },
  );

  it.each([['a grey elephant with a white tail', 'white tail']])(
    '“%s”: the part is told, and its colour is not the whole’s',
    (prompt, part) => {
      const plan = read(prompt);
      expect(plan.undrawn).toEqual([part]);
      expect(plan.subjects[0].colors).toHaveLength(1);
      expect(plan.colors).toEqual([]);
    },
  );

  it.each([
    ['a lemon branch', 3],
    ['limon dalı, iki limon', 2],
    ['armut ağacı', 3],
    ['a peach tree', 3],
  ])('“%s” has %i on it', (prompt, count) => {
    const [fruit, bearer] = read(prompt).subjects;
    expect(fruit).toMatchObject({ count, relation: { kind: 'on', to: 1 } });
    expect(bearer.colors).toEqual([]);
  });

  it.each(['a pair of ballet shoes', 'bir çift çorap'])('“%s” is one drawing', (prompt) => {
    expect(first(prompt).count).toBe(1);
  });

  it.each([
    ['a moon at the top left, a koala in the middle', 'top-left'],
    ['sol üst köşede ay, ortada koala', 'top-left'],
    ['a butterfly in the bottom right corner and a peony in the middle', 'bottom-right'],
  ])('“%s” has one corner', (prompt, place) => {
    expect(first(prompt)).toMatchObject({ place, count: 1 });
  });

  it.each(['a corner motif of blue carnations', 'mavi karanfil köşesi'])(
    '“%s” is a corner',
    (prompt) => {
      expect(read(prompt)).toMatchObject({ arrangement: 'corner', subjects: [{ count: 5 }] });
    },
  );

  it.each([
    'a bouquet of lavender tied with a red ribbon',
    'kırmızı kurdeleyle bağlı lavanta demeti',
  ])('“%s” is tied in red', (prompt) => {
    const { subjects, tie } = read(prompt);
    expect(subjects).toHaveLength(1);
    expect(tie).toBe('#c8202f');
  });
});

describe('what something does', () => {
  it.each(['a sleeping koala', 'uyuyan koala'])('“%s” has its eyes closed', (prompt) => {
    expect(first(prompt)).toMatchObject({ motif: 'ilmek:koala', asleep: true });
  });

  it('is told where no drawing shows it', () => {
    expect(read('a dancing elephant').undrawn).toEqual(['dancing (elephant)']);
    expect(read('zıplayan kurbağa').undrawn).toEqual([]);
  });
});

it.each([
  ['pastel renklerde gökkuşağı', 'pastel'],
  ['a rainbow in pastel colours', 'pastel'],
  ['mushrooms in earth tones', 'earth-tones'],
  ['a pastel pink rose', undefined],
])('“%s” asks for the palette %s', (prompt, palette) => {
  expect(read(prompt).palette).toBe(palette);
});

it.each(['a rose without thorns', 'dikensiz gül'])('“%s” has none', (prompt) => {
  expect(first(prompt).motif).toBe('ilmek:rose');
  expect(read(prompt).undrawn).toEqual([]);
});

it('tells where a part keeps the colour of its drawing', () => {
  const { subjects, undrawn } = read('a red bicycle with yellow wheels');
  expect(subjects.map(({ motif }) => motif)).toEqual(['fluent:bicycle']);
  expect(undrawn).toHaveLength(1);
  expect(undrawn?.join()).toMatch(/wheel/);
  expect(read('a red tractor with wheels').undrawn).toEqual([]);
});

it('is told where what is not wanted is part of the drawing', () => {
  expect(read('a scarecrow with no scarf').undrawn).toEqual(['scarecrow without scarf']);
  expect(read('a snowman with no scarf').undrawn).toEqual([]);
});

it('names no teachers for their day', () => {
  const motifs = read('öğretmenler günü: kitap ve elma').subjects.map(({ motif }) => motif);
  expect(motifs).toEqual(['fluent:open-book', 'fluent:red-apple']);
});
