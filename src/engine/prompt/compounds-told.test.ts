import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const undrawn = (prompt: string) => readPrompt(prompt, motifIndex()).undrawn;

describe('two names that are one thing which nobody draws', () => {
  it.each([
    ['kedi maskeli köpek', ['kedi maskeli']],
    ['kahvaltıda zeytin peynir domates', []],
    ['at arabası ve köy yolu', []],
    ['a cat and a dog', []],
  ])('%s', (prompt, told) => {
    expect(undrawn(prompt)).toEqual(told);
  });
});

describe('what is said of a thing and not drawn is told', () => {
  it('a cloud that cries', () => {
    expect(undrawn('mutlu güneş ve ağlayan bulut')).toEqual(['ağlayan']);
  });

  it('white flowers of a magnolia are its own', () => {
    const { subjects } = readPrompt('a magnolia branch, white flowers', motifIndex());
    expect(subjects).toMatchObject([{ motif: 'ilmek:magnolia', colors: ['#fafafa'] }]);
  });

  it('a scarecrow is drawn without his hat', () => {
    const { subjects } = readPrompt('a scarecrow without a hat', motifIndex());
    expect(subjects).toMatchObject([{ motif: 'ilmek:scarecrow', bare: true }]);
  });

  it('a colour before a word that nobody knows stays with it', () => {
    const [camel] = readPrompt('yeşil sarıklı deve', motifIndex()).subjects;
    expect(camel.colors).toEqual([]);
  });

  it('nobody in love has a heart around him', () => {
    const { subjects } = readPrompt('two penguins in love with a heart above', motifIndex());
    expect(subjects.map(({ count, motif }) => `${count} ${motif}`)).toEqual([
      '2 fluent:penguin',
      '1 fluent:red-heart',
    ]);
  });
});

describe('words that stand beside a thing and are no other', () => {
  const motifs = (prompt: string) =>
    readPrompt(prompt, motifIndex()).subjects.map(({ motif }) => motif.split(':')[1]);

  it.each([
    ['a snowflake ornament', ['snowflake']],
    ['a rubber stamp style owl', ['owl']],
    ['üzümlü kek ve çay bardağı', ['cupcake', 'tea-glass']],
    ['okuyan fare', ['open-book', 'mouse']],
    ['kanaryam Limon, kafeste', ['canary', 'bird-cage']],
    ['çiçekli kemer altında gelin ve damat', ['flower-arch', 'bride', 'groom']],
  ])('%s', (prompt, said) => {
    expect(motifs(prompt)).toEqual(said);
  });

  it('goggles are worn by whoever is on the skis', () => {
    const { subjects } = readPrompt('penguin on skis with goggles', motifIndex());
    expect(subjects[2].relation).toEqual({ kind: 'wearing', to: 0 });
  });
});
