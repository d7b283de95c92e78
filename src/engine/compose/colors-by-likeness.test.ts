import { expect, it } from 'vitest';
import { colorsByLikeness } from './colors-by-likeness.ts';
import type { Figure } from './figure.ts';

const BLACK = '#1a1a1c';
const ORANGE = '#ea7b1f';
const PURPLE = '#6f3a96';
const square = new Float64Array([0, 0, 1, 0, 1, 1, 0, 1]);
const of = (hex: string): Figure => [{ kind: 'area', polygon: { rings: [square] }, hex }];

it('what is nearly of a colour has that one, whatever the order of the words', () => {
  const moon = of('#f2c14e');
  const crow = of('#222222');
  const hat = of('#3a2a4a');
  expect(colorsByLikeness([hat, crow, moon], [PURPLE, ORANGE, BLACK])).toEqual([0, 2, 1]);
});

it('what is near to none has them as they are said', () => {
  const cat = of('#c98a4b');
  const dog = of('#c58d52');
  expect(colorsByLikeness([cat, dog], [BLACK, '#ffffff'])).toBeUndefined();
});

it('each colour is used where there are as many things', () => {
  const turn = colorsByLikeness([of('#000000'), of('#111111'), of('#ef7a20')], [ORANGE, BLACK]);
  expect(new Set(turn)).toEqual(new Set([0, 1]));
});

it('of many things nothing is worked out', () => {
  expect(
    colorsByLikeness(
      Array.from({ length: 9 }, () => of('#000000')),
      [ORANGE, BLACK],
    ),
  ).toBeUndefined();
});
