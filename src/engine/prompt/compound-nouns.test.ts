import { describe, expect, it } from 'vitest';
import { motifIndex, motifIndexFile } from '../../../tests/fixtures/motif-index.ts';
import { PROMPT_LANGUAGES } from './plan.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => {
  const { subjects, unknown, respelled } = readPrompt(prompt, motifIndex());
  return {
    drawn: subjects.map(({ motif }) => motif.split(':')[1]),
    unknown: unknown.map(({ word }) => word),
    readAs: respelled.map(({ word, read: as }) => `${word} > ${as}`),
  };
};

/** Drawn whole: a man with a letter, a ball of its own, what is the same by another word. */
const WHOLE: ReadonlySet<string> = new Set(
  'mailman,postman,mail carrier,beach ball,beachball,baseball mitt,baseball glove,cement mixer,concrete mixer,fire hose,bowling ball,trumpet vine,boxer dog,kepi,bluebonnet,lovebird,postacı,veteriner hekim,motokros,cocker spaniel,elma kurdu,kale filesi,goldfinch,kingfisher,telephone wire,corsage'.split(
    ',',
  ),
);

/** Every seventh of the list is as good as all, and read in a second. */
const EVERY = 7;

describe('a compound that no motif is called', () => {
  it.each(PROMPT_LANGUAGES)('is never drawn as its part without a word (%s)', (language) => {
    const lists = Object.values(motifIndexFile().compounds![language]);
    const other = motifIndex().names[language === 'en' ? 'tr' : 'en'].exact;
    // "Kayak" alone is a Turkish ski.
    const names = lists
      .flatMap((list) => list.split('|'))
      .filter((name, at) => at % EVERY === 0 && !other.has(name) && !WHOLE.has(name));
    expect(names.length).toBeGreaterThan(language === 'en' ? 500 : 15);
    const silent = names.filter((name) => {
      const { drawn, unknown, readAs } = read(name);
      const { undrawn } = readPrompt(name, motifIndex());
      const told = [...unknown, ...(undrawn ?? []), ...readAs]
        .join(' ')
        .toLocaleLowerCase(language);
      // Tokens end at an apostrophe that nothing follows.
      return drawn.length > 0 && !told.replaceAll(/['’]/g, '').includes(name.replaceAll("'", ''));
    });
    expect(silent).toEqual([]);
  });

  it('is drawn as what it is a kind of, which is told', () => {
    expect(read('two tiger lilies and a hummingbird')).toEqual({
      drawn: ['lily', 'hummingbird'],
      unknown: [],
      readAs: ['tiger lilies > lily'],
    });
    expect(read('horoz ve gül ağacı')).toEqual({
      drawn: ['rooster', 'deciduous-tree'],
      unknown: [],
      readAs: ['gül ağacı > ağaç'],
    });
  });

  it.each([
    ['a coyote under the moon', 'coyote > wolf'],
    ['a manatee', 'manatee > seal'],
    ['football', 'football > soccer ball'],
    ['fly fishing', 'fly fishing > fishing'],
    ['bir dalya', 'dalya > kasımpatı'],
    ['gözleme', 'gözleme > pide'],
  ])('%s: what is drawn as something near it is told', (prompt, told) => {
    expect(read(prompt).readAs).toEqual([told]);
  });

  it('is not made of two words', () => {
    expect(read('hammer and iron nails').drawn).toEqual(['hammer', 'iron-nails']);
  });

  it('is named where it is a kind of nothing drawn, with its parts as the nearest', () => {
    expect(read('a horseshoe crab').drawn).toEqual([]);
    const { unknown } = readPrompt('a horseshoe crab', motifIndex());
    expect(unknown[0]).toMatchObject({ word: 'horseshoe crab' });
    expect(unknown[0].nearest.slice(0, 2)).toEqual(['crab', 'horseshoe']);
  });

  it('of two known Turkish names is its last, which is told', () => {
    expect(read('havuz başında köpek çadırı').readAs).toEqual(['köpek çadırı > çadır']);
    // Where it grows or stands is no part of it.
    expect(read('köy evi').readAs).toEqual([]);
  });

  it.each([
    ['armut ağacı', ['pear', 'deciduous-tree']],
    ['fil ailesi', ['elephant', 'elephant']],
    ['deniz kızı', ['mermaid']],
    ['a watering can', ['watering-can']],
    ['a cat and a dog', ['cat', 'dog']],
    ['a rose bush and a sparrow', ['rose', 'sparrow']],
    ['cat dog bird', ['cat', 'dog', 'bird']],
  ])('%s is drawn as before', (prompt, drawn) => {
    expect(read(prompt).drawn.slice(0, drawn.length)).toEqual(drawn);
  });
});

describe('names side by side', () => {
  it('a place before what nobody knows is none', () => {
    expect(read('sand dollar and sea glass')).toEqual({
      drawn: [],
      unknown: ['sand dollar', 'sea glass'],
      readAs: [],
    });
  });

  it.each([
    ['tenis raketi ve topu', ['tennis-racket', 'tennis-ball']],
    ['a baseball bat and ball', ['baseball-bat', 'baseball']],
    ['a fox and a ball', ['fox', 'soccer-ball']],
  ])("%s: the second shares the first one's word", (prompt, drawn) => {
    expect(read(prompt).drawn).toEqual(drawn);
  });

  it('what somebody wears is drawn, and not told', () => {
    expect(readPrompt('penguen atkılı ve bereli', motifIndex()).undrawn).toEqual([]);
  });

  it('a kite without its tail has one, which is told', () => {
    expect(readPrompt('kuyruksuz uçurtma', motifIndex()).undrawn).toEqual(['kuyruksuz uçurtma']);
  });

  it('three of several kinds are told', () => {
    const { undrawn } = readPrompt('acorn cap gnome', motifIndex());
    expect(undrawn).toEqual(['acorn cap gnome']);
    expect(readPrompt('cat dog bird', motifIndex()).undrawn).not.toContain('cat dog bird');
  });
});

describe('a word of the language that looks like a slip', () => {
  it.each([
    ['a polar bear and a moron', 'moron'],
    ['anahtar deliğinden bakan kedi', 'deliğinden'],
  ])('%s: it is a word of its own', (prompt, word) => {
    const { readAs, unknown } = read(prompt);
    expect(readAs).toEqual([]);
    expect(unknown).toContain(word);
  });

  it('and a slip is still read', () => {
    expect(read('a buterfly').readAs).toEqual(['buterfly > butterfly']);
  });
});
