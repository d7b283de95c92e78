import { expect, it } from 'vitest';
import { composed } from '../../../tests/fixtures/composed.ts';
import { lchOfHex } from './recolor.ts';

/* Colours that are said of people: what is worn has them, and no face. */

const threadsOf = (prompt: string): string[] =>
  composed(prompt).composition.set.threads.map(({ hex }) => hex);
const hasSkin = (hexes: readonly string[]): boolean =>
  hexes.some((hex) => {
    const [L, C, h] = lchOfHex(hex);
    return L > 0.6 && C > 0.02 && C < 0.12 && h > 35 && h < 85;
  });
const hasHue = (hexes: readonly string[], from: number, to: number): boolean =>
  hexes.some((hex) => {
    const [, C, h] = lchOfHex(hex);
    return C > 0.08 && h >= from && h <= to;
  });

it.each([
  ['a woman and lavender, purple and green', 290, 330],
  ['a girl and a boy, green and yellow', 130, 160],
  ['woman, blue', 240, 275],
])('%s: the dress has it, the face has not', (prompt, from, to) => {
  const threads = threadsOf(prompt);
  expect(hasHue(threads, from, to)).toBe(true);
  expect(hasSkin(threads)).toBe(true);
});

it('a beard stays white', () => {
  const threads = threadsOf('santa claus, blue and white');
  expect(threads.some((hex) => lchOfHex(hex)[0] > 0.93)).toBe(true);
  expect(hasSkin(threads)).toBe(true);
});
