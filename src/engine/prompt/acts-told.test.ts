import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const drawn = (prompt: string): string[] =>
  read(prompt).subjects.map(({ motif }) => motif.split(':')[1]);

describe('what is said and not drawn', () => {
  it.each([
    ['a rabbit waving', 'waving (rabbit)'],
    ['goldfish in a bowl with a cat watching', 'watching (cat)'],
    ['inek çayırda otluyor', 'çayırda'],
    ['bahçede salıncakta sallanan kız', 'bahçede'],
    ['dağda kamp yapan ayı', 'kamp yapan'],
    ['beach volleyball 2026 tournament', '2026'],
    ['duck in rain boots', 'rain boots'],
    ['a sad clown', 'sad (clown)'],
    ['üzgün palyaço', 'üzgün (palyaço)'],
    ['a flying goose', 'flying (goose)'],
    ['uçan ördek', 'uçan (ördek)'],
  ])('%s: told', (prompt, told) => {
    expect(read(prompt).undrawn?.join('; ')).toContain(told);
  });

  it.each([
    'a bear holding a kite',
    'a bear in a red cape flying a kite',
    'a fish swimming',
    'uçan martılar',
    'a flying eagle',
    'yaban ördeği',
    'a flower growing in a pot',
    'kedi yün yumağıyla oynuyor',
    'lale bahçesinde kelebekler',
    'tomatoes for the kitchen',
    'Emre & Ayşe 2026 kalp içinde',
    'a cat in rain boots',
  ])('%s: nothing is left to tell', (prompt) => {
    expect(read(prompt).undrawn).toEqual([]);
  });
});

describe('what belongs together', () => {
  it.each([
    ['polar bear mom and cub on ice', ['polar-bear-walking', 'polar-bear-walking', 'ice']],
    ['chef hat with crossed fork and knife', ['chef-hat', 'fork', 'kitchen-knife']],
    ['a fork and knife', ['fork-and-knife']],
    ['yeni evliler', ['wedding-couple']],
    ['newlyweds with a dove', ['wedding-couple', 'dove']],
    ['husband and wife', ['couple']],
    ['bankta oturan çift', ['bench', 'couple']],
    ['bir çift kuğu', ['swan']],
    ['öğretmenime hediye: kitap ve elma', ['open-book', 'red-apple']],
    ['mutlu aile: anne, baba ve bebek', ['woman', 'man', 'baby']],
    ['futbol oynayan çocuk', ['footballer']],
    ['taş köprü ve nehir', ['stone-bridge', 'river']],
    ['kayak on a river', ['kayak', 'river']],
    ['siberian husky', ['husky']],
  ])('%s', (prompt, motifs) => {
    expect(drawn(prompt)).toEqual(motifs);
  });

  it('a year after two names is lettered with them, a kitchen of my mother’s too', () => {
    expect(read('Emre & Ayşe 2026 kalp içinde').words).toEqual(['Emre & Ayşe 2026']);
    expect(read('Annemin mutfağı, çaydanlık').words).toEqual(['Annemin mutfağı']);
  });

  it('flames are behind', () => {
    const { subjects } = read('electric guitar with flames');
    expect(subjects.map(({ relation }) => relation?.kind)).toContain('behind');
  });
});

describe('mountains', () => {
  it.each(['mountains and a deer', 'a tent, mountains', 'dağlar ve geyik'])(
    '%s: behind',
    (prompt) => {
      const { subjects } = read(prompt);
      const range = subjects.find(({ motif }) => motif === 'ilmek:mountain-range');
      expect(range?.relation?.kind).toBe('behind');
      expect(range?.count).toBe(1);
    },
  );

  it('alone or with nobody before them they have no place', () => {
    expect(read('mountains').subjects[0].relation).toBeUndefined();
    expect(read('mountains and stars').subjects.every(({ relation }) => !relation)).toBe(true);
  });
});

describe('wreaths and bunches', () => {
  it.each([
    ['zebra with a flower garland', 'zebra middle, blossom around'],
    ['wreath of foxes', 'fox any'],
  ])('%s', (prompt, meant) => {
    const { subjects } = read(prompt);
    expect(subjects.map(({ motif, place }) => `${motif.split(':')[1]} ${place}`).join(', ')).toBe(
      meant,
    );
  });

  it('wild flowers are of several kinds', () => {
    expect(drawn('wildflower bouquet tied with twine')).toEqual([
      'daisy',
      'cornflower',
      'poppy',
      'lavender',
    ]);
    expect(drawn('five wildflowers in a bouquet')).toEqual(['wildflower']);
  });

  it('a breed is told as its animal', () => {
    expect(read('Irish setter').respelled).toEqual([{ word: 'Irish setter', read: 'dog' }]);
  });
});

it('under a tree are all that a Turkish list joins', () => {
  const { subjects } = read('ağacın altında piknik yapan çift');
  expect(subjects.map(({ relation }) => relation?.kind)).toEqual([undefined, 'under', 'under']);
});

describe('drawn as it is', () => {
  it.each([
    ['bowling ball and pins', ['bowling']],
    ['a cricket ball', []],
    ['Christmas gnome with a lantern', ['gnome', 'lantern']],
    ['a steaming mug', ['teacup', 'smoke']],
  ])('%s', (prompt, motifs) => {
    expect(drawn(prompt)).toEqual(motifs);
  });

  it('who plays a piano is behind it', () => {
    const { subjects, undrawn } = read('piyano çalan kedi');
    expect(subjects.map(({ relation }) => relation?.kind)).toEqual([undefined, 'behind']);
    expect(undrawn).toEqual([]);
  });
});

it.each(['hedgehog with a mushroom hat', 'mantar şapkalı kirpi'])(
  '%s: it is on his head',
  (prompt) => {
    const { subjects, undrawn } = read(prompt);
    expect(subjects.map(({ relation }) => relation?.kind ?? '').toSorted()).toEqual([
      '',
      'wearing',
    ]);
    expect(undrawn).toEqual([]);
  },
);
