import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* Hands that hold, faces that are somebody's own, wings that are spread, and words on a mug. */

const told = (prompt: string): string => {
  const { subjects, words, wordsAt } = readPrompt(prompt, motifIndex());
  const things = subjects.map(({ motif, count, place, relation }) =>
    [
      motif.replace(/^\w+:/, '') + (count > 1 ? ` ×${count}` : ''),
      place === 'any' ? '' : place,
      relation && `${relation.kind} ${relation.to}`,
    ]
      .filter(Boolean)
      .join(' '),
  );
  const at = wordsAt ? [`${wordsAt.place} ${wordsAt.to}`] : [];
  return [...things, ...words.map((line) => `"${line}"`), ...at].join(', ');
};

describe('hands, faces, wings and mugs', () => {
  it.each([
    ['a hand holding wildflowers', 'holding-hand, wildflower ×3 holding 0'],
    ['çiçek tutan el', 'blossom holding 1, holding-hand'],
    ['a hand holding a heart', 'open-palm, red-heart on 0'],
    ['a hand', 'raised-hand'],
    ['a grizzly bear face with sunglasses', 'bear, sunglasses wearing 0'],
    ['a husky face wearing glasses', 'husky-head, glasses wearing 0'],
    ['a smiling face', 'smiling-face'],
    ['kanatları açık kartal', 'soaring-eagle'],
    ['eagle with open wings', 'soaring-eagle'],
    ['kanatları açık baykuş', 'owl'],
    ['fincanda kahve, üstünde "günaydın" yazsın', 'printed-mug, "günaydın", in 0'],
    ['a mug with "hello" written on it', 'printed-mug, "hello", in 0'],
    ['fincan, üstünde "günaydın"', 'teacup, "günaydın", above 0'],
    ['lale desenli kenar bordürü', 'tulip ×3 border'],
    ['dalında üç kiraz', 'branch, cherries ×3 on 0'],
    [
      'karşılıklı iki keklik, ortada nar ağacı',
      'partridge ×2, pomegranate ×3 on 2, deciduous-tree middle',
    ],
    ['a jellyfish with long pink tentacles', 'jellyfish'],
    ['üç katlı pasta, tepesinde gelin', 'wedding-cake, bride on 0'],
    ['my dog Max, a golden retriever with a red bandana', 'dog, bandana wearing 0, "Max"'],
    ['my dog and a golden retriever', 'dog, dog'],
    ['mama est. 2024 with two hearts', 'two-hearts, "mama", "est. 2024"'],
  ])('%s', (prompt, wanted) => expect(told(prompt)).toBe(wanted));
});
