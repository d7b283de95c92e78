import { expect, it } from 'vitest';
import { keepUnits } from './units.ts';

it.each([
  ['rows 0.4 mm apart', 'rows 0.4_mm apart'],
  ['10 % closer', '10_% closer'],
  ['100 × 130 mm', '100_×_130_mm'],
  ['4 × 4 × 2', '4_×_4_×_2'],
  ['12 mice and 3 machines', '12 mice and 3 machines'],
])('keeps numbers with their units: %s', (text, kept) => {
  expect(keepUnits(text)).toBe(kept.replaceAll('_', '\u00a0'));
});
