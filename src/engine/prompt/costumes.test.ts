import { describe, expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

const read = (prompt: string) => readPrompt(prompt, motifIndex());
const drawn = (prompt: string) => read(prompt).subjects.map(({ motif }) => motif.split(':')[1]);

describe('what somebody is dressed as', () => {
  it.each([
    ['cat dressed as a pirate', ['cat'], ['dressed as a pirate']],
    [
      'a dog dressed as a firefighter holding a flower',
      ['dog', 'blossom'],
      ['dressed as a firefighter'],
    ],
    [
      'a cat dressed up as Santa Claus with a candy cane',
      ['cat', 'candy-cane'],
      ['dressed up as Santa Claus'],
    ],
    ['astronot kılığında kedi', ['cat'], ['astronot kılığında']],
    ['korsan kiliginda ayi', ['bear'], ['korsan kiliginda']],
    ['cadı kılığına girmiş kedi', ['cat'], ['cadı kılığına girmiş']],
    ['kedi, korsan kostümlü, yanında balık', ['cat', 'fish'], ['korsan kostümlü']],
  ])('is told and not drawn: %s', (prompt, motifs, told) => {
    expect(drawn(prompt)).toEqual(motifs);
    expect(read(prompt).undrawn).toEqual(told);
    expect(read(prompt).unknown).toEqual([]);
  });

  it('is drawn where nobody else is', () => {
    expect(drawn('dressed as a pirate')).toEqual(['pirate']);
    expect(read('dressed as a pirate').undrawn).toEqual([]);
  });

  it('is lettered in quotes', () => {
    expect(read('"dressed as a queen" yazan taç').words).toEqual(['dressed as a queen']);
  });
});

describe('snow on a thing', () => {
  it.each(['a snowy house', 'a snowy forest with a fox', 'snowy village'])(
    'is told where no drawing has it: %s',
    (prompt) => {
      expect(read(prompt).undrawn).toEqual(['snowy']);
    },
  );

  it.each(['karlı ev', 'karli ev'])('falls from a cloud: %s', (prompt) => {
    expect(drawn(prompt)).toEqual(['cloud-with-snow', 'house']);
  });
});
