import { expect, it } from 'vitest';
import { motifIndex } from '../../../tests/fixtures/motif-index.ts';
import { readPrompt } from './read-prompt.ts';

/* What things are called where a prompt is told back. */

it.each([
  ['zeytin dallarından çelenk, içinde beyaz güvercin', ['zeytin dalı', 'beyaz güvercin']],
  ['ağacın altında uyuyan kediler', ['ağaç', 'uyuyan kedi']],
  ['üç lale ve kırmızı güller', ['lale', 'kırmızı gül']],
  ['pembe ortancalar', ['ortanca']],
  ['roses and a hot air balloon', ['roses', 'hot air balloon']],
  ['a big oak tree with a swing', ['tree swing']],
  ['stork carrying a baby girl', ['stork delivery']],
])('%s', (prompt, words) => {
  expect(readPrompt(prompt, motifIndex()).subjects.map(({ word }) => word)).toEqual(words);
});
