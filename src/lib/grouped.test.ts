import { expect, it } from 'vitest';
import fc from 'fast-check';
import { grouped } from './grouped.ts';

const INTL = [0, 1, 2].map(
  (digits) =>
    new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

it.each([
  [0, 0, '0'],
  [999.5, 0, '1,000'],
  [12510, 0, '12,510'],
  [1_234_567.25, 1, '1,234,567.3'],
  [-1234.5, 1, '-1,234.5'],
  [-0.04, 1, '0.0'],
])('%d with %d digits is %s', (value, digits, text) => {
  expect(grouped(value, digits)).toBe(text);
});

it('writes hundredths of all sizes as the browser would', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 }), fc.nat(2), (hundredths, digits) => {
      const value = hundredths / 100;
      expect(grouped(value, digits)).toBe(INTL[digits].format(value));
    }),
  );
});
