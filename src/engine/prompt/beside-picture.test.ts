import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { planAround } from './plan.ts';
import { readPrompt } from './read-prompt.ts';

/* Of what is said beside a picture only that is drawn which the picture does not show. */

describe('around a picture', () => {
  it.each([
    ['my dog with a wreath of daisies and the name Karamel', ['daisy around'], ['Karamel']],
    ['kedim, etrafında papatyalar, adı Karamel', ['daisy around'], ['Karamel']],
    ['köpeğim ve altında kemikler', ['bone bottom'], []],
    ['my horse wearing a crown', ['crown top'], []],
    ['my coffee with hearts', ['red-heart around'], []],
    ['hearts and stars', ['red-heart around', 'star around'], []],
    ['with a rose border', ['rose border'], []],
    ['my cat with a rose border', ['rose border'], []],
    ['my horse', [], []],
  ])('%s', (prompt, drawn, words) => {
    const { subjects, words: lettered } = planAround(readPrompt(prompt, motifIndex(), true));
    expect(subjects.map(({ motif, place }) => `${motif.split(':')[1]} ${place}`)).toEqual(drawn);
    expect(lettered).toEqual(words);
  });
});
