import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Why something is sewn, what is said of it once more, and lettering on two sides. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const told = (prompt: string): string => {
  const { subjects, words } = read(prompt);
  const things = subjects.map(({ motif, count, relation }) => {
    const name = motif.split(':')[1] + (count > 1 ? ` ×${count}` : '');
    return relation ? `${name} ${relation.kind} ${relation.to}` : name;
  });
  return [...things, ...words.map((word) => JSON.stringify(word))].join(', ');
};

describe('what is no thing', () => {
  it.each([
    ['wreath of peonies with a blank center so I can add the names later', 'peony ×3'],
    ['a fox, because my son likes them', 'fox'],
    ['a cow with empty space for a name', 'cow'],
    ['papatya çelengi, ortası boş kalsın', 'daisy ×3'],
    ['lale, sonradan isim işleyeceğim', 'tulip'],
    ['a rose, not too dense', 'rose'],
    ['gül, çok yoğun olmasın', 'rose'],
    ['kitchen towel set idea: a whisk and a chef hat', 'whisk, chef-hat'],
    ['hemşire arkadaşıma hediye, stetoskop', 'stethoscope'],
    ['gift for my teacher, an apple and a book', 'red-apple, open-book'],
    ['lavanta, iplik gümüş ve lila olsun', 'lavender'],
    ['hamsi balığı', 'sea-bass'],
    ['anneannemin masa örtüsü gibi kenar suyu istiyorum, karanfil', 'carnation'],
    ['dantel desenli kalp', 'red-heart'],
    ['kahve fincanı, üstünden kalp şeklinde duman çıksın', 'teacup, heart-steam on 0'],
    ['bride and groom initials J & K in a heart frame', '"J & K"'],
    ['flamingo, tek ayak üstünde', 'flamingo'],
    ['flamingo standing on one leg', 'flamingo'],
    ['a pumpkin and a crow, orange and black only', 'pumpkin, blackbird'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
    expect(read(prompt).unknown).toEqual([]);
  });

  it('is a gift where one is asked for', () => {
    expect(told('hediye kutusu ve balon')).toBe('wrapped-gift, balloon');
    expect(told('a gift with a red bow')).toContain('wrapped-gift');
    expect(told('an orange and a lemon')).toBe('tangerine, lemon');
  });

  it('has the colours of the whole', () => {
    expect(read('a pumpkin and a crow, orange and black only').only).toEqual([
      '#ea7b1f',
      '#1a1a1c',
    ]);
    expect(read('lavanta, iplik gümüş ve lila olsun').subjects[0].colors).toEqual([]);
  });
});

describe('what is said of a thing once more', () => {
  it('is of the same by the last of its words, and so is what it wears', () => {
    expect(told('teddy bear riding a rocking horse, brown bear with a blue bow tie')).toBe(
      'teddy-bear riding 1, rocking-horse, bow-tie wearing 0',
    );
    expect(told('sıcak hava balonunda oturan zürafa, balon sarı')).toBe(
      'hot-air-balloon, giraffe in 0',
    );
    expect(told('polar bear, penguin, brown bear')).toBe('polar-bear, penguin, bear');
  });

  it('is worn at the head, and by the middle one', () => {
    expect(told('kırmızı traktör süren inek, başında hasır şapka')).toBe(
      'tractor, cow riding 0, womans-hat wearing 1',
    );
    expect(told('bebeğin başında uyuyan kedi')).toBe('baby, sleeping-cat beside 0');
    expect(told('three chicks in a row, the middle one wearing a bow')).toBe(
      'baby-chick, ribbon wearing 0, baby-chick ×2',
    );
    expect(told('üç civciv yan yana, ortadaki kurdele taksın')).toBe(
      'ribbon wearing 1, baby-chick, baby-chick ×2',
    );
  });

  it('is one girl by what she is', () => {
    expect(told('my daughter is a ballerina, can you make a little girl in a pink tutu')).toBe(
      'ballerina',
    );
  });

  it('goes on after "and"', () => {
    expect(told('frog wearing a crown and sitting on a lily pad')).toBe(
      'frog on 2, crown wearing 0, lily-pad',
    );
    expect(told('a cat and a sleeping dog')).toBe('cat, sleeping-dog');
  });

  it('are wings of its own', () => {
    expect(told('baykuş, kanatları mor')).toBe('owl');
    expect(read('baykuş, kanatları mor').subjects[0].parts).toEqual([
      { called: 'kanatları', color: '#6f3a96' },
    ]);
    expect(told('kartal, kanatları açık')).toBe('soaring-eagle');
    expect(told('kalp ve melek kanatları')).toContain('angel-wings');
  });

  it('frames a scene, and makes several a ring', () => {
    expect(read('balloon over mountains in a circle').frame?.shape).toBe('circle');
    expect(read('flowers in a circle').arrangement).toBe('wreath');
  });

  it('is told where no drawing shows it', () => {
    expect(read('top, arkasında çubuklu çizgiler').undrawn).toEqual(['arkasında çubuklu çizgiler']);
    expect(read('çiçek taçlı kız, yüzü çizilmesin').undrawn).toEqual(['yüzü çizilmesin']);
    const bird = read('hummingbird with a ruby throat, thin outline only on the wings');
    expect(bird.subjects).toHaveLength(1);
    expect(bird.lines).toBeUndefined();
    expect(bird.undrawn).toEqual(['thin outline only on the wings', 'with a ruby throat']);
    expect(read('cat, thin outline only').lines).toBe(true);
  });

  it('is a border that repeats, and both of a pair in silhouette', () => {
    expect(read('lale deseni, tekrar eden bordür').arrangement).toBe('border');
    expect(read('damat ve gelin silueti').subjects.map(({ solid }) => solid)).toEqual([true, true]);
    expect(told('sacinda cicek tacı olan kız')).toBe('flower-crown wearing 1, girl');
  });
});

describe('lettering on two sides', () => {
  it.each([
    ['rose with Emma above and 2024 below', ['Emma', '2024']],
    ['rose, "Emma" below and "2024" above', ['2024', 'Emma']],
    ['kedi, üstte Tekir altta 2020 yazsın', ['Tekir', '2020']],
    ['kalp, üstünde "Ada" altında "2024" yazsın', ['Ada', '2024']],
    ['anchor with "CAPTAIN" at the top and est. 2010 at the bottom', ['CAPTAIN', 'Est. 2010']],
    [
      'bear, name "Theo" in block letters above and birth date 03.02.2025 below',
      ['Theo', '03.02.2025'],
    ],
  ])('%s', (prompt, words) => {
    const plan = read(prompt);
    expect(plan.words).toEqual(words);
    expect(plan.wordsStyle?.apart).toBe(true);
    expect([plan.wordsAt, plan.unknown, plan.subjects.length]).toEqual([undefined, [], 1]);
  });

  it.each([
    'rose with "Emma" above',
    'rose with "Emma" and "2024" below',
    'kalbin üstünde "Ada"',
    'kedi, altında "Ada" ve "2024"',
  ])('is on one where one is said: %s', (prompt) => {
    expect(read(prompt).wordsStyle?.apart).toBeUndefined();
  });
});
