import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* What is told before the wish, heads alone, and names that are added where a list ends. */

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const told = (prompt: string): string => {
  const { subjects, words } = read(prompt);
  const things = subjects.map(({ motif, count, relation }) => {
    const name = motif.split(':')[1] + (count > 1 ? ` ×${count}` : '');
    return relation ? `${name} ${relation.kind} ${relation.to}` : name;
  });
  return [...things, ...words.map((word) => JSON.stringify(word))].join(', ');
};

describe('what is wanted', () => {
  it.each([
    [
      'my dad is retiring after 35 years as a fireman so i want a fire helmet with crossed axes behind it',
      'firefighter-helmet, axe ×2 behind 0',
    ],
    ['babam emekli kaptan oluyor bu yüzden bir çapa', 'anchor'],
    ['golden retriever with a red bandana, just the head', 'dog-face, bandana wearing 0'],
    ['just the head of a lion with a crown', 'lion, crown wearing 0'],
    ['köpek, sadece başı', 'dog-face'],
    ['skull with a rose in its teeth', 'skull, rose holding 0'],
    ['hummingbird drinking from a purple trumpet flower', 'hummingbird over 1, lily'],
    [
      'black cat sitting on a pumpkin, witch hat, yellow eyes',
      'sitting-cat on 2, witch-hat wearing 0, pumpkin',
    ],
    ['makas ve tarak çapraz, üstünde bıyık', 'scissors, comb crossed 0, mustache'],
    ['volleyball with a lightning bolt through it', 'volleyball, high-voltage on 0'],
    ['kurbağa, sırtında minik çanta', 'frog, backpack wearing 0'],
    ['a bear with a red backpack', 'bear, backpack wearing 0'],
    ['elma, elmanın üstünde küçük bir kurt', 'red-apple, bug on 0'],
    ['küçük bir kurt olsun gözlüklü', 'glasses wearing 1, wolf'],
    ['eli belinde motifi, kırmızı ve krem, yan yana üç tane tekrar etsin', 'elibelinde ×3'],
    ['a sunflower, repeated three times', 'sunflower ×3'],
    [
      'a fire helmet with axes behind it, number 12 on the helmet',
      'firefighter-helmet, axe ×3 behind 0, "12"',
    ],
    ['cat floating beside a planet with rings', 'cat beside 1, ringed-planet'],
    ['camın önünde vazo', 'window, vase in 0'],
    ["grandma's teapot with steam turning into butterflies", 'teapot, smoke in 0, butterfly ×3'],
    ['voleybol takımı için alev alan top', 'fire behind 1, volleyball'],
    ['stetoskoptan yapılmış kalp', 'stethoscope'],
    ['hayat ağacı motifi, dallarında iki kuş', 'tree-of-life, bird ×2 on 0'],
    ['snowman with a cardinal on his hat', 'snowman, cardinal on 0'],
    ['a mountain, 3 colors max', 'mountain'],
    ['tractor in a wheat field, green with yellow wheels', 'tractor in 1, wheat'],
    ['football badge with a lion head and two stars above it', 'lion, star ×2 over 0'],
    ['skull with roses in its eyes', 'skull, rose ×2 wearing 0'],
    [
      'my dog is a black pug with a green bandana, can you make him sitting on a skateboard',
      'pug on 2, bandana wearing 0, skateboard',
    ],
    ['grandmas kitchen in cursive with a rolling pin', 'rolling-pin, "grandmas kitchen"'],
    ['strawberries and leaves for a collar', 'strawberry ×3'],
    ['stork carrying a baby in a yellow blanket', 'stork-and-baby'],
    ['stetoskopu kalp şeklinde kıvrılmış olsun', 'stethoscope'],
    ['hayat agaci dallarinda kuslar', 'tree-of-life, bird ×3 on 0'],
    ['girl scouts troop 1203, daisy', 'daisy, "Girl Scouts Troop 1203"'],
  ])('%s', (prompt, meant) => {
    expect(told(prompt)).toBe(meant);
  });

  it('leaves others as they are said', () => {
    expect(told('paw print with Luna written beside it in cursive')).toBe('single-paw, "Luna"');
    expect(told('a bear holding a balloon, a hat')).toBe('bear, balloon holding 0, womans-hat');
    expect(told('a pack of wolves')).toBe('wolf ×5');
    expect(told('dağda kurt')).toContain('wolf');
  });

  it('frames a badge by its edge', () => {
    const { frame } = read('arma: kartal, kenarında ince beyaz bir çizgi geçsin');
    expect(frame).toMatchObject({ shape: 'circle', color: '#fafafa' });
  });

  it('has a thin border of nothing as a line', () => {
    const { frame, arrangement } = read('şehzade, kenarında altın rengi ince bordür olsun');
    expect(frame).toMatchObject({ shape: 'rectangle', color: '#c9a227' });
    expect(arrangement).toBeUndefined();
  });

  it('gives colours that are said last to the first, and leaves a toadstool its dots', () => {
    const [tractor, wheat] = read('tractor in a wheat field, green with yellow wheels').subjects;
    expect(tractor).toMatchObject({ colors: ['#2f8f3e'], parts: [{ color: '#f2c21a' }] });
    expect(wheat.colors).toEqual([]);
    const toadstool = read('a fox under a mushroom, red mushroom with white dots');
    expect(toadstool.undrawn).toEqual([]);
    expect(toadstool.subjects[1].colors).toEqual(['#c8202f']);
  });

  it('tells what no drawing shows', () => {
    const { subjects, undrawn } = read('stork carrying a baby in a yellow blanket, 3 colors max');
    expect(undrawn).toEqual(['in a yellow blanket', '3 colors max']);
    expect(subjects.map(({ colors }) => colors)).toEqual([[]]);
    expect(told('elma ve kurt')).toBe('red-apple, wolf');
  });

  it('rounds a patch for a cap', () => {
    expect(read('a bear, round cap patch').frame).toMatchObject({ shape: 'circle' });
  });

  it('has the number of a player', () => {
    expect(read('forma için kartal, numara 7').words).toEqual(['7']);
  });

  it('sets letters over all where they are said to be above', () => {
    expect(read('motor ve alev, üstte "ÖZGÜR"').wordsStyle).toMatchObject({ side: 'above' });
    expect(read('cat and a dog, "AB" at the top').wordsStyle).toMatchObject({ side: 'above' });
  });
});

describe('Turkish without its letters', () => {
  it('is yellow, and no dress of India', () => {
    const { subjects, cloth, colors } = read('hilal ve fener, lacivert zemin ustune sari');
    expect(subjects.map(({ motif }) => motif)).toEqual(['fluent:crescent-moon', 'ilmek:lantern']);
    expect(cloth).toBe('#1b2a57');
    expect(colors).toEqual(['#f2c21a']);
  });

  it('has its wishes as they are spelled', () => {
    expect(read('masallah yazisi, yaninda tac').words).toEqual(['maşallah']);
  });

  it('has a ground of a colour', () => {
    expect(read('siyah kedi, sari fon')).toMatchObject({ cloth: '#f2c21a' });
  });
});
