import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const shown = (prompt: string): string =>
  read(prompt)
    .subjects.map(
      ({ motif, count, relation }) =>
        motif.split(':')[1] +
        (count > 1 ? ` ×${count}` : '') +
        (relation ? ` ${relation.kind} ${relation.to}` : ''),
    )
    .join(', ');

describe('what people wish for first', () => {
  it.each([
    ['sunflower for the front of a hat', 'sunflower'],
    ['wedding wreath', 'blossom ×3'],
    ['Dog Mom with four paw prints', 'dog, single-paw ×4'],
    ['golf clubs and ball for polo shirt pocket, small', 'golf-club ×3, golf-ball'],
    ['tiny blue forget me nots scattered on a shirt collar', 'forget-me-not ×3'],
    ['a cat wearing a collar', 'cat, collar wearing 0'],
    ['deniz feneri ve martılar, çerçevesi halat olsun', 'lighthouse, seagull ×3'],
    ['basket with kittens peeking out', 'basket, cat-face ×3 in 0'],
    ['a mouse in a teacup peeking out', 'mouse-face in 1, teacup'],
    ['şapka için küçük dağ', 'mountain'],
    ['çiçek desenli elbise', 'blossom ×3 on 1, dress'],
    ['kar tanesi desenli kardan adam', 'snowflake ×3 on 1, snowman'],
    ['star print pyjamas', 'pajamas, star ×3 on 0'],
    ['dress with a flower pattern', 'dress, blossom ×3 on 0'],
    ['a bear catching a fish', 'bear, fish holding 0'],
    ['girl carrying a flower basket', 'girl, basket holding 0, blossom ×3 in 1'],
    ['çiçek sepeti taşıyan kız', 'blossom in 1, basket holding 2, girl'],
    ['row of small blue flowers', 'blossom ×5'],
    ['dört köşeye küçük lale, ortası boş kalsın', 'tulip ×4'],
    ['nar dalı, yeşil yapraklı', 'pomegranate-branch'],
    ['dalda yan yana iki serçe', 'branch, sparrow ×2 on 0'],
    ['damat ve gelin havlusu, iki yüzük', 'ring ×2'],
    ['nar, iki tane, altında Anne', 'pomegranate ×2'],
    ['sapka ustune kırmızı dağ bisikleti', 'bicycle'],
    ['fırıncı önlüğüne simit ve ekmek', 'simit, bread'],
    ['bee with a honey jar for my honey stall aprons', 'bee, honey-pot'],
    ['woman in lotus pose', 'woman-in-lotus-position'],
    ['yoga yapan kadın', 'woman-in-lotus-position'],
    ['stack of three books with a mug on top', 'books, teacup on 0'],
    ['kanatlı teker', 'angel-wings behind 1, wheel'],
    ['red tractor on a green field', 'tractor on 1, meadow'],
    ['çayırda otlayan inek', 'meadow, cow on 0'],
    ['family tree with four birds on the branches', 'bird ×4 on 1, tree-of-life'],
    ['ağaç ve dallarında dört kuş', 'deciduous-tree, bird ×4 on 0'],
    ['hayat ağacı ve dallarında dört kuş', 'tree-of-life, bird ×4 on 0'],
    ['soy ağacı', 'tree-of-life'],
    ['kırmızı gül 3 tane', 'rose ×3'],
    ['bebek ayak izi iki tane yan yana mavi', 'footprints'],
    ['bale yapan küçük kız, pembe etek', 'ballerina'],
    ['ball of yarn with two knitting needles', 'knitting-needles'],
    ['ballet shoes with pink ribbons', 'pointe-shoes'],
    ['two lovebirds on a branch with a small heart between them', 'bird-pair'],
    ['jack o lantern pumpkin with a witch hat', 'jack-o-lantern, witch-hat wearing 0'],
    ['Easter basket with four coloured eggs', 'egg-basket'],
    ['plaj cantasina palmiye ve güneş', 'palm-tree, sun'],
    ['tek dal lavanta', 'lavender'],
    ['yeşil dinazor', 't-rex'],
    ['çiçek desenli vazo', 'blossom on 1, vase'],
    ['letter M monogram with a leafy wreath', 'herb ×8'],
    ['A harfi etrafında yaprak çelengi', 'herb ×8'],
  ])('%s', (prompt, drawn) => {
    expect(shown(prompt)).toBe(drawn);
  });

  it.each([
    ['chess club badge with a black knight, round shape', 'circle'],
    ['bear logo, circular shape', 'circle'],
  ])('%s: the form of all of it', (prompt, shape) => {
    expect(read(prompt).frame?.shape).toBe(shape);
  });
});

describe('only one colour', () => {
  it.each([
    ['a moon, gold only', '#c9a227'],
    ['woman in lotus pose, purple only', '#6f3a96'],
    ['kalp içinde iki yüzük, sadece altın renk', '#c9a227'],
  ])('%s', (prompt, hex) => {
    const { palette, colors, subjects } = read(prompt);
    expect(palette).toBe('monochrome');
    expect([...subjects.flatMap((one) => one.colors), ...colors]).toContain(hex);
  });

  it('is that of the letters, too', () => {
    const { wordsStyle } = read('initials A and J with a heart, only gold');
    expect(wordsStyle?.ink).toBe('#c9a227');
  });

  it.each(['anchor, navy and gold only', 'only red roses', 'not only gold, a blue heart'])(
    '%s: more than one',
    (prompt) => {
      expect(read(prompt).palette).toBeUndefined();
    },
  );
});

describe('each its own colour', () => {
  const colors = (prompt: string) => read(prompt).subjects.map((one) => one.colors);

  it('a colour alone between commas is that of the thing before it', () => {
    expect(colors('nar motifi, kırmızı, iki yaprak')).toEqual([['#c8202f'], []]);
    expect(colors('tulip, yellow, for a shirt pocket')).toEqual([['#f2c21a']]);
  });

  it('where only letters are sewn, they have the colour of the whole', () => {
    const { wordsStyle } = read('initials RKL in a diamond shaped frame, silver thread');
    expect(wordsStyle?.ink).toBe('#b9bcc2');
  });

  it.each([
    ['balık tutan adam, kayık mavi olsun', 'kayık', '#2455b8'],
    ['yelkenli tekne, beyaz yelken kırmızı gövde', 'gövde', '#c8202f'],
    ['sailboat with a red hull and white sails', 'hull', '#c8202f'],
  ])('%s: a part of it', (prompt, called, color) => {
    const { subjects, unknown } = read(prompt);
    expect(subjects[0].parts).toContainEqual({ called, color });
    expect(unknown).toEqual([]);
  });

  it('as many colours as there are of one thing are theirs', () => {
    expect(colors('teddy bear holding three balloons, red yellow and blue')).toEqual([
      [],
      ['#c8202f', '#f2c21a', '#2455b8'],
    ]);
  });

  it('of two things each has one of two', () => {
    expect(colors('elephant with a heart balloon in grey and light blue')).toEqual([
      ['#808489'],
      ['#8fbfe8'],
    ]);
  });

  it('a thing that has both before its name keeps them', () => {
    expect(colors('elephant with a grey and blue balloon')).toEqual([[], ['#808489', '#2455b8']]);
  });
});

describe('a thing between two names or initials', () => {
  it.each([
    ['initials A and J with a heart in the middle', 'A & J'],
    ['Emma and Jack with a heart between them', 'Emma & Jack'],
    ['A ve J harfleri ortasında kalp', 'A & J'],
    ['Elif ve Murat yazısı arasında kalp', 'Elif & Murat'],
  ])('%s', (prompt, words) => {
    const plan = read(prompt);
    expect(plan.words).toEqual([words]);
    expect(plan.letterAs).toEqual({ letter: '&', to: 0 });
  });

  it('is no letter where nobody is named', () => {
    expect(read('two cats with a heart between them').letterAs).toBeUndefined();
  });
});

describe('names that are announced', () => {
  it.each([
    ['Elif ve Murat yazısı', ['Elif ve Murat']],
    ['Kelebek ve Ayşe yazısı', ['Ayşe']],
    ['Ramazan Bayramı kutlu olsun yazısı hilal ile', ['Ramazan Bayramı kutlu olsun']],
    ['üç tane balon ve iyi ki doğdun Ada yazısı', ['iyi ki doğdun Ada']],
    ['iyi ki doğdun ada yazısı', ['İyi Ki Doğdun Ada']],
  ])('%s', (prompt, words) => {
    expect(read(prompt).words).toEqual(words);
  });
});

describe('what is said in passing', () => {
  const of = (prompt: string) => {
    const { words, wordsAt, lines, palette, subjects, unknown, undrawn } = read(prompt);
    return {
      words,
      wordsAt,
      lines,
      palette,
      asleep: subjects.some((s) => s.asleep),
      unknown,
      undrawn,
    };
  };

  it('a young animal sleeps, and is no baby', () => {
    for (const prompt of ['a sleeping baby bear', 'uyuyan bebek ayı', 'uyuyan yavru ayı'])
      expect(of(prompt)).toMatchObject({ asleep: true, unknown: [], undrawn: [] });
  });

  it('a drawing of lines in one colour', () => {
    expect(of('simple rose outline, one colour only')).toMatchObject({
      lines: true,
      palette: 'monochrome',
    });
    for (const prompt of ['heart with a gold outline', 'a heart in black outline'])
      expect(of(prompt).lines).toBeUndefined();
  });

  it('a name in letters of a colour', () => {
    const { words, wordsStyle, subjects } = read('Emma in pink letters with a bunny above it');
    expect(words).toEqual(['Emma']);
    expect(wordsStyle).toMatchObject({ ink: '#e8829f' });
    expect(subjects).toMatchObject([{ motif: 'ilmek:rabbit', colors: [] }]);
  });

  it('names that sound so are no slips, and what announces letters is no name', () => {
    expect(read('kedi, altında Mariyo yazsın').words).toEqual(['Mariyo']);
    expect(read('Monogram in navy letters with a rose').words).not.toContain('Monogram');
  });

  it('a word that is announced ends before its place', () => {
    expect(of('lemons and the word HOME above')).toMatchObject({
      words: ['HOME'],
      wordsAt: { place: 'above', to: 0 },
    });
  });

  it('the star of a Christmas tree is its own', () => {
    expect(read('Christmas tree with a red star on top').subjects).toMatchObject([
      { motif: 'fluent:christmas-tree', parts: [{ color: '#c8202f' }] },
    ]);
    expect(shown('Christmas tree and three stars')).toBe('christmas-tree, star ×3');
  });

  it('a colour of a part that no drawing has is told, and is no fruit', () => {
    expect(shown('green dinosaur with orange spikes')).toBe('t-rex');
    expect(of('green dinosaur with orange spikes').undrawn).toEqual(['orange spikes']);
    expect(shown('dinozor yeşil, sırtındaki dikenler turuncu')).toBe('t-rex');
  });

  it('the year of a club stands with its name', () => {
    expect(of('Tigers Football Club badge with a tiger head and 1987')).toMatchObject({
      words: ['Tigers Football Club', '1987'],
      undrawn: [],
    });
    expect(of('logo for Star Coffee, est. 1999').words).toEqual(['Star Coffee', 'Est. 1999']);
    expect(of('voleybol topu altında Yıldız Spor Kulübü 2012')).toMatchObject({
      words: ['Yıldız Spor Kulübü', '2012'],
      wordsAt: { place: 'below' },
    });
  });

  it('letters that fell out in typing are no words of their own', () => {
    for (const prompt of [
      'beyaz kedi yumakla oynuyo',
      'papatya, sarı olsn',
      'J & M and date 20 May 2025',
    ])
      expect(of(prompt).unknown).toEqual([]);
  });
});

describe('what stands in quotes', () => {
  it.each([
    ['ayı, "seni seviyo olsn" yazısı', 'seni seviyo olsn'],
    ['bear with "date 5 May" below', 'date 5 May'],
    ['kalp, altında “gelin havlusu 2025”', 'gelin havlusu 2025'],
    ['bear with "flower print dress"', 'flower print dress'],
    ["a cat with 'family tree' above", 'family tree'],
    ['gül ve "Yoga Pose Woman', 'Yoga Pose Woman'],
    ['kedi, "iç içe $1 ve $& olsn"', 'iç içe $1 ve $& olsn'],
  ])('is sewn as typed: %s', (prompt, words) => {
    expect(read(prompt).words).toEqual([words]);
  });
});

it('has a frame of rope where it is said to be one, and tones of all at the end', () => {
  const rope = { shape: 'circle', rope: true };
  expect(read('deniz feneri ve martılar, çerçevesi halat olsun').frame).toMatchObject(rope);
  expect(read('lighthouse and gulls with a rope as the frame').frame).toMatchObject(rope);
  expect(read('yavru fil balon tutuyor mavi tonlarda').colors).toEqual(['#2455b8']);
});

it.each([
  ['anchor, only navy and white', ['#1b2a57', '#fafafa']],
  ['çapa, sadece lacivert ve beyaz olsun', ['#1b2a57', '#fafafa']],
  ['kedi logosu, siyah ve beyaz', ['#1a1a1c', '#fafafa']],
  ['a cat and a dog, black and white', undefined],
  ['only red roses and white tulips', undefined],
  ['only one red rose', undefined],
])('knows of which colours alone all is to be: %s', (prompt, only) => {
  expect(read(prompt).only).toEqual(only);
});

it.each([
  ['a woman doing yoga in front of a sunset, silhouette', [true, undefined]],
  ['cat and dog silhouettes', [true, true]],
  ['kedi ve köpek siluetleri', [true, true]],
  ['a campfire with wolf and bear silhouettes', [undefined, true, true]],
  ['silhouette of a deer and a tree', [true, undefined]],
])('knows whose silhouette is meant: %s', (prompt, solid) => {
  expect(read(prompt).subjects.map((one) => one.solid)).toEqual(solid);
});
