import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Who is drawn in which pose and in which coat. */

describe('poses and coats', () => {
  it.each([
    ['a black cat sitting on the moon', 'ilmek:sitting-cat', ['#1a1a1c']],
    ['oturan köpek ve papatyalar', 'ilmek:sitting-dog', []],
    ['a cat on the moon', 'ilmek:cat', []],
    ['a kitten in a basket', 'fluent:cat-face', []],
    ['a dalmatian', 'ilmek:dalmatian', []],
    ['a golden retriever', 'ilmek:dog', ['#d9a866']],
    ['a red fox', 'ilmek:fox', ['#e0702a']],
    ['kırmızı başlıklı kız', 'ilmek:red-riding-hood', []],
    ['a black labrador', 'ilmek:dog', ['#1a1a1c']],
    ['a black labrador head', 'fluent:dog-face', ['#1a1a1c']],
    ['a bear walking', 'ilmek:walking-bear', []],
  ])('%s', (prompt, motif, colors) => {
    const [subject] = readPrompt(prompt, motifIndex()).subjects;
    expect([subject.motif, subject.colors]).toEqual([motif, colors]);
  });

  it.each([
    ['a labrador puppy with a red collar', 1, 'wearing'],
    ['a hummingbird drinking from a hibiscus', 0, 'over'],
    ['pati izli kalp', 0, 'in'],
    ['a football on fire', 1, 'behind'],
    ['a girl watering sunflowers', 1, 'holding'],
    ['laleleri sulayan kız', 0, 'holding'],
    ['karanfillerle süslü vazo', 0, 'in'],
    ['keçi ve saksıda sardunya', 2, 'in'],
    ['a bunny holding a basket of lemons', 2, 'in'],
    ['a giraffe, an elephant and a lion peeking over a cloud', 0, 'behind'],
  ])('%s', (prompt, mover, kind) => {
    const { subjects } = readPrompt(prompt, motifIndex());
    expect(subjects[mover].relation?.kind).toBe(kind);
  });

  it.each([
    ['balerin kız', ['ballerina']],
    ['cute avocado couple', ['avocado', 'avocado']],
    ['golden wedding rings', ['linked-rings']],
    ['a jar of honey with bees', ['honey-pot', ...Array<string>(3).fill('bee')]],
    ['çiftlik hayvanları: inek ve koyun', ['cow', 'ewe']],
  ])('%s: each is there as often as it is meant', (prompt, drawn) => {
    const { subjects } = readPrompt(prompt, motifIndex());
    expect(subjects.every(({ relation }) => relation === undefined)).toBe(true);
    const names = subjects.flatMap(({ motif, count }) =>
      Array<string>(count).fill(motif.split(':')[1]),
    );
    expect(names).toEqual(drawn);
  });

  it.each([
    ['Galatasaray renklerinde aslan', ['#f2c21a', '#c8202f']],
    ['siyah beyaz Beşiktaş kartalı', ['#1a1a1c', '#fafafa']],
  ])('%s', (prompt, colors) => {
    expect(readPrompt(prompt, motifIndex()).subjects[0].colors).toEqual(colors);
  });

  it.each([
    ['23 Nisan için balonlar', '23 Nisan'],
    ["Dad's garage with wrenches", "Dad's garage"],
    ["Ayşe'nin mutfağı, kaşık", "Ayşe'nin mutfağı"],
  ])('letters %s', (prompt, words) => {
    expect(readPrompt(prompt, motifIndex()).words).toEqual([words]);
  });

  it.each(['a mother and baby elephant', 'anne ve bebek fil'])(
    '%s are two of one kind',
    (prompt) => {
      const { subjects } = readPrompt(prompt, motifIndex());
      expect(subjects.map(({ motif, size }) => [motif, size])).toEqual([
        ['ilmek:elephant', 'normal'],
        ['ilmek:elephant', 'small'],
      ]);
    },
  );

  it('takes rings and swans for two, and candy canes for one drawing', () => {
    const countOf = (prompt: string) => readPrompt(prompt, motifIndex()).subjects[0].count;
    expect(['rings', 'swans', 'candy canes', 'roses'].map(countOf)).toEqual([2, 2, 1, 3]);
  });

  it('makes a wreath of a round frame of things', () => {
    expect(readPrompt('round frame of wildflowers', motifIndex()).arrangement).toBe('wreath');
    expect(readPrompt('yuvarlak gül çerçevesi', motifIndex()).arrangement).toBe('wreath');
  });
});
