import { expect, it } from 'vitest';
import { troubleWords } from './trouble-words.ts';

it.each([
  [{ code: 'disk-full', message: 'The disk is full.' }, 'The disk is full.'],
  [{ statusCode: 'damaged', status: 500, message: 'Damaged.' }, 'Damaged.'],
  [{ code: '42501', message: 'new row violates row-level security policy' }, ''],
  [new TypeError('fetch failed'), ''],
  [undefined, ''],
])('%o says “%s”', (error, words) => {
  expect(troubleWords(error)).toBe(words);
});
