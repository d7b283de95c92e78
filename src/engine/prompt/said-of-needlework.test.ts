import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
/** Its things, with their colours and counts and how they stand. */
const said = (prompt: string): string =>
  read(prompt)
    .subjects.map(({ motif, count, colors, relation }) =>
      [
        motif.split(':')[1],
        ...(count > 1 ? [count] : []),
        ...colors,
        ...(relation ? [`${relation.kind} ${relation.to}`] : []),
      ].join(' '),
    )
    .join(', ');

describe('kinds of needlework', () => {
  it.each([
    ['redwork rooster for a kitchen towel', 'rooster #c8202f'],
    ['a rooster in redwork style', 'rooster #c8202f'],
    ['bluework teapot', 'teapot #2455b8'],
    ['blackwork deer', 'deer #1a1a1c'],
    ['sashiko wave', 'wave'],
    ['bisiklete binen kız, çizgi desen', 'bicycle, girl riding 0'],
  ])('are lines of one thread: %s', (prompt, things) => {
    expect(read(prompt).lines).toBe(true);
    expect(read(prompt).unknown).toEqual([]);
    expect(said(prompt)).toBe(things);
  });

  it('leave a tattoo that is called by the same word as it is', () => {
    expect(read('a snake around a dagger, blackwork tattoo').lines).toBeUndefined();
  });
});

describe('an edge of cloth', () => {
  it.each([
    'havlu kenarı için lale',
    'havlu kenarına mor lale bordürü',
    'havlu için lale bordürü',
    'tulip border for a towel',
    'a border of roses for a pillowcase',
    'towel edge with daisies',
    'daisies along the hem of a skirt',
    'perde ucu için papatya',
  ])('is sewn along in a row: %s', (prompt) => {
    expect(read(prompt)).toMatchObject({ arrangement: 'row', unknown: [] });
  });

  it.each(['masa örtüsü kenarı için gül', 'a border of roses', 'masa örtüsü için lale bordürü'])(
    'goes round where that is meant: %s',
    (prompt) => {
      expect(read(prompt).arrangement).toBe('border');
    },
  );

  it('has two things in turns', () => {
    expect(said('bee and sunflower border for a kitchen towel')).toBe('bee 3, sunflower 3');
  });

  it('has its lace', () => {
    expect(said('havlu kenarı için iğne oyası motifi')).toBe('oya 5');
    expect(said('needle lace edging')).toBe('oya');
  });
});

describe('what is said after its thing', () => {
  it.each([
    // A colour is that of what stands there.
    ['saksıda menekşe, mor', 'plant-pot, violet #6f3a96 in 0'],
    // As many are on the branch as are said.
    ['nar dalı, üç nar', 'branch, pomegranate 3 on 0'],
    ['a pomegranate branch with two pomegranates', 'branch, pomegranate 2 on 0'],
    ['nar dalı', 'pomegranate-branch'],
    ['a goldfish jumping out of a bowl', 'goldfish over 1, fish-bowl'],
    ['a cat looking into a fish bowl', 'cat beside 1, fish-bowl'],
  ])('%s', (prompt, things) => {
    expect(said(prompt)).toBe(things);
  });

  it.each([
    ['koşan kangal köpeği', 'running-dog #d9b98a'],
    ['kınalı eller', 'henna-hand 2'],
    ['at üstünde pelerinli sünnet çocuğu', 'horse, circumcision-boy riding 0'],
    ['ince belli çay bardağı, tabağıyla', 'tea-glass'],
    ['a teacup with its saucer', 'teacup'],
    ['basketbol potası ve top', 'basketball-basket, basketball'],
    ['tenis raketi ve top', 'tennis-racket, tennis-ball'],
    ['tel kırma servi motifi', 'cypress'],
    ['tennis racket and ball', 'tennis-racket, tennis-ball'],
    ['koşan tazı', 'running-dog #8f8a86'],
    ['dalda iki yesil muhabbet kusu', 'branch, parrot 2 #2f8f3e on 0'],
    ['sünnet pelerini için kılıç', 'sword'],
    ['tel kırma', 'hatayi'],
    ['green tractor for toddler overalls', 'tractor #2f8f3e'],
    ['two champagne glasses, Mr & Mrs Walker on a ribbon', 'clinking-glasses'],
  ])('%s', (prompt, things) => {
    expect(said(prompt)).toBe(things);
    expect(read(prompt).unknown).toEqual([]);
  });

  it.each(['running cat', 'koşan kedi', 'a woman’s face with closed eyes'])(
    'is told where no drawing shows it: %s',
    (prompt) => {
      expect(read(prompt).undrawn).toHaveLength(1);
    },
  );

  it('says once that eyes are closed, however often it is said', () => {
    const twice = read('gözleri kapalı uyuyan ay, yanında üç yıldız').subjects;
    expect(twice).toEqual(read('uyuyan ay, yanında üç yıldız').subjects);
    expect(read('a sleeping cat with closed eyes').subjects).toEqual(
      read('a sleeping cat').subjects,
    );
  });

  it('fills a silhouette in one thread, and what is behind it in its own', () => {
    const solid = (prompt: string) =>
      read(prompt).subjects.map((one) => `${one.motif.split(':')[1]}${one.solid ? ' solid' : ''}`);
    expect(solid('running horse silhouette')).toEqual(['horse solid']);
    expect(solid('wolf silhouette in front of a full moon')).toEqual(['wolf solid', 'full-moon']);
    expect(solid('silhouette of a palm tree')).toEqual(['palm-tree solid']);
    expect(read('kedi silüeti').subjects[0]).toMatchObject({
      motif: 'game:cat',
      colors: ['#2a2d2f'],
    });
  });

  it('sets a name that nobody announced on its arc', () => {
    expect(read('Volleyball badge with Riverside in an arc on top')).toMatchObject({
      words: ['Riverside'],
      wordsStyle: { form: 'arc', side: 'above' },
    });
  });

  it('puts a player’s number on the ball, and a name over the cat', () => {
    expect(read('futbol topu, üzerinde 10 numara').wordsAt).toEqual({ place: 'in', to: 0 });
    expect(read('kedi, üstünde "Tarçın"').wordsAt).toEqual({ place: 'above', to: 0 });
  });

  it('makes letters larger than a small thing beside them', () => {
    expect(read('Elif yazısı, altında küçük bir kelebek').wordsStyle?.large).toBe(true);
    expect(read('Elif yazısı, altında bir kelebek').wordsStyle?.large).toBeUndefined();
    // A picture is larger than both.
    const beside = readPrompt('A small gold crown at the top and “Leo” below', motifIndex(), true);
    expect(beside.wordsStyle?.large).toBeUndefined();
  });

  it('leaves spines off a cactus, and does not look for them on its flower', () => {
    const { subjects, undrawn, without } = read('gülen kaktüs, pembe çiçekli ama dikensiz');
    expect(subjects.find(({ motif }) => motif.endsWith('cactus'))?.bare).toBe(true);
    expect(undrawn).toEqual([]);
    expect(without.map(({ word }) => word)).toEqual(['dikensiz']);
  });
});
