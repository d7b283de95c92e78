import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/** '2 penguin, 1 small penguin, 1 flower-crown wearing 0'. */
const told = (prompt: string): string =>
  readPrompt(prompt, motifIndex())
    .subjects.map(({ motif, count, size, relation }) =>
      [
        count,
        size === 'normal' ? '' : size,
        motif.replace(/^\w+:/, ''),
        relation ? `${relation.kind} ${relation.to}` : '',
      ]
        .filter((part) => part !== '')
        .join(' '),
    )
    .join(', ');

describe('crowns of flowers', () => {
  it.each([
    ['a fox wearing a flower crown', '1 fox, 1 flower-crown wearing 0'],
    ['papatya tacı takan kuzu', '1 daisy-crown wearing 1, 1 lamb'],
    ['a bunny with a crown of roses on its head', '1 rabbit, 1 rose-crown wearing 0'],
    ['deer with flowers on its antlers', '1 deer, 3 blossom wearing 0'],
  ])('are worn: %s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });

  it('are rings where nobody wears them', () => {
    expect(readPrompt('a flower crown with “Ada” in it', motifIndex()).arrangement).toBe('wreath');
  });
});

describe('families of animals', () => {
  it.each([
    ['penguin family, mom, dad and baby', '2 penguin, 1 small penguin'],
    ['fil ailesi', '2 elephant, 1 small elephant'],
    ['a bear and her cubs', '1 walking-bear, 2 small walking-bear'],
    ['mama bear and baby bear', '1 walking-bear, 1 small walking-bear'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });
});

describe('what a thing is for is no part of it', () => {
  it.each([
    ['football team logo with a lion', '1 lion'],
    ['barber shop logo with scissors', '1 scissors'],
    ['two swans, wedding gift', '2 swan'],
    ['a cactus in a pot', '1 cactus in 1, 1 plant-pot'],
    ['zeytin dalı taşıyan güvercin', '1 dove'],
    ['nar dalı ve kuş', '1 pomegranate-branch, 1 bird on 0'],
    ['ağaç ve üstünde baykuş', '1 deciduous-tree, 1 owl on 0'],
  ])('%s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });

  it('a cloth keeps its colour', () => {
    const plan = readPrompt('navy towel with a white anchor', motifIndex());
    expect(plan.cloth).toBe('#1b2a57');
    expect(plan.subjects[0].colors).toEqual(['#fafafa']);
    expect(plan.colors).toEqual([]);
    expect(readPrompt('siyah kumaşa beyaz papatya', motifIndex()).cloth).toBe('#1a1a1c');
  });
});

describe('parts that drawings have', () => {
  it.each([
    ['fox without a tail', 'fox without tail'],
    ['kuyruksuz tilki', 'kuyruksuz tilki'],
    ['cat with no whiskers', 'cat without whiskers'],
    ['a house without windows', 'house without windows'],
    ['kapısız ev', 'kapısız ev'],
  ])('are told where they were not wanted: %s', (prompt, expected) => {
    expect(readPrompt(prompt, motifIndex()).undrawn).toEqual([expected]);
  });
});

describe('settings', () => {
  it.each([
    ['a sailboat at sea', '1 sailboat on 1, 1 sea'],
    ['two whales in the waves', '2 whale in 1, 1 sea'],
    ['kapadokya balonları gün batımı', '3 hot-air-balloon in 1, 1 setting-sun'],
    ['sahilde palmiye', '1 shore, 1 palm-tree on 0'],
    ['ormanda geyik', '1 evergreen-tree, 1 deer on 0'],
    ['küçük ev, bacasından duman çıkıyor', '1 small house, 1 smoke on 0'],
    ['pencereden bakan kedi', '1 window, 1 cat in 0'],
  ])('hold what is named beside them: %s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });
});

describe('necks', () => {
  it.each([
    ['a cow with a bell on its neck', '1 cow, 1 bell wearing 0'],
    ['boynunda kurdele olan kedi', '1 bow-tie wearing 1, 1 cat'],
    ['a dog wearing a red bandana', '1 dog, 1 bandana wearing 0'],
    ['a truck carrying a tree', '1 delivery-truck, 1 deciduous-tree on 0'],
  ])('have things tied on: %s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });
});

describe('each of several is told', () => {
  it.each([
    ['two fish, one blue and one orange', '#2455b8, #ea7b1f'],
    ['iki balık, biri mavi biri turuncu', '#2455b8, #ea7b1f'],
    ['two roses, a red one and a white one', '#c8202f, #fafafa'],
    ['three cats: one black, one white, one gray', '#1a1a1c, #fafafa, #808489'],
    ['three birds, two blue and one red', '#2455b8, #c8202f'],
  ])('in its colour: %s', (prompt, colors) => {
    const { subjects } = readPrompt(prompt, motifIndex());
    expect(subjects.map((subject) => subject.colors.join()).join(', ')).toBe(colors);
  });

  it.each([
    ['iki kalp, biri büyük biri küçük', '1 large red-heart, 1 small red-heart'],
    ['two owls, one big one small', '1 large owl, 1 small owl'],
  ])('in its size: %s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });
});

describe('pairs', () => {
  it.each([
    ['iki karanfil çapraz', '2 carnation crossed 0'],
    ['kılıçlar çapraz', '2 sword crossed 0'],
    ['aşçı şapkası ile çapraz kaşık çatal', '1 chef-hat, 1 spoon, 1 fork crossed 1'],
    ['kedi ve köpek sırt sırta', '1 cat, 1 dog away 0'],
    ['two swans back to back', '2 swan away 0'],
  ])('stand as it is said after them: %s', (prompt, expected) => {
    expect(told(prompt)).toBe(expected);
  });
});

describe('shapes made of things', () => {
  it.each([
    'a heart made of paw prints',
    'a heart of roses with “Ela”',
    'flowers in the shape of a heart',
    'sarı papatyalardan oluşan kalp',
    'kalp şeklinde dizilmiş güller',
  ])('%s', (prompt) => {
    const { formed, subjects } = readPrompt(prompt, motifIndex());
    expect(formed).toBe('heart');
    expect(subjects).toHaveLength(1);
    expect(subjects[0].count).toBeGreaterThan(9);
  });

  it('are none of one thing', () => {
    expect(readPrompt('a heart with roses', motifIndex()).formed).toBeUndefined();
    expect(readPrompt('kalp şeklinde pasta', motifIndex()).formed).toBeUndefined();
  });
});

it('a slip inside a name of several words is seen', () => {
  expect(told('hot air ballon over montains')).toBe('1 hot-air-balloon over 1, 1 mountain-range');
});

it.each([
  ['a fox in a knitted scarf', '1 fox, 1 scarf wearing 0'],
  ['cat in boots', '1 cat, 1 hiking-boot wearing 0'],
  ['üç balonla uçan fil', '3 balloon holding 1, 1 elephant'],
])('what somebody is in is worn: %s', (prompt, expected) => {
  expect(told(prompt)).toBe(expected);
});

it.each([
  ['lacivert kazak giymiş penguen', 'lacivert kazak'],
  ['an elephant wearing a red sweater', 'red sweater'],
])('clothes over a body are told, and dye nobody: %s', (prompt, expected) => {
  const { undrawn, subjects } = readPrompt(prompt, motifIndex());
  expect(undrawn).toEqual([expected]);
  expect(subjects[0].colors).toEqual([]);
});
