import { expect, it } from 'vitest';
import { SATIN_DEFAULTS } from '../../satin/index.ts';
import type { AreaShape } from '../../shapes.ts';
import { letterHeight, letterSatin } from './sew-words.ts';

const part = (heightMm: number): AreaShape => ({
  kind: 'area',
  polygon: { rings: [Float64Array.of(0, 0, 2, 0, 2, heightMm, 0, heightMm)] },
  thread: 0,
});

it('letters are as tall as most of them, whatever hangs on one, and whatever dots they have', () => {
  expect(letterHeight([7.2, 5.5, 4, 5.5, 0.8, 5.5, 0.8, 4].map(part))).toBe(5.5);
  expect(letterHeight([part(9)])).toBe(9);
  expect(letterHeight([])).toBe(0);
});

it('runs lie along the edges of letters from 6 mm on', () => {
  expect(letterSatin(SATIN_DEFAULTS, 2, 5.9).edgeRunFromMm).toBe(Infinity);
  expect(letterSatin(SATIN_DEFAULTS, 2, 6).edgeRunFromMm).toBeLessThan(1.2);
});
