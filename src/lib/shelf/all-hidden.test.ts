import { readPiece, sewPiece } from 'ilmek-engine/piece';
import { expect, it } from 'vitest';
import { allHiddenWords } from './all-hidden.ts';

const errorOf = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const svg = (inside: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40mm" height="40mm" viewBox="0 0 40 40">${inside}</svg>`;

it('says that all of a drawing is hidden, and what to do', () => {
  const hidden = svg('<g style="display:none"><path d="M5 5h20v20z"/></g>');
  const words = allHiddenWords(errorOf(() => readPiece(hidden)));
  expect(words).toMatch(/^All that it draws is hidden\. .*press the eye .*save it\.$/);
});

it('says nothing of what is refused for another reason', () => {
  expect(allHiddenWords(errorOf(() => sewPiece(readPiece(svg('')).piece)))).toBeUndefined();
  expect(allHiddenWords(new Error('read working file: hidden'))).toBeUndefined();
  expect(allHiddenWords(undefined)).toBeUndefined();
});
