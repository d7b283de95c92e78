import type { Mm } from '../engine/core/units.ts';
import { SIZE_NAMES } from './fields.ts';
import type { LengthField, SizeChoice, SizeName } from './fields.ts';

const MM_PER_INCH = 25.4;

/** From, to and the length sewn, in inches. */
type Range = readonly [from: number, to: number, sewn: number];

const ranges = (
  table: Record<SizeName, Range>,
  labels: Partial<Record<SizeName, string>> = {},
): SizeChoice[] =>
  SIZE_NAMES.map((value) => {
    const [from, toInches, inches] = table[value];
    const range = toInches === Infinity ? `${from}+ inches` : `${from}-${toInches} inches`;
    return { value, label: labels[value] ?? value.toUpperCase(), range, inches, toInches };
  });

const EMBROIDERY_RANGES: Record<SizeName, Range> = {
  xs: [2, 3, 2.5],
  s: [3, 4, 3.5],
  m: [4, 6, 5],
  l: [6, 8, 7],
  xl: [8, Infinity, 9],
};

/** Pictures and prompts. */
export const EMBROIDERY_SIZES = ranges(EMBROIDERY_RANGES);

/** Letters and tattoos are sewn smaller. */
export const SMALL_SIZES = ranges({
  xs: [1, 2, 1.5],
  s: [2, 3, 2.5],
  m: [3, 4, 3.5],
  l: [4, 6, 5],
  xl: [6, Infinity, 7],
});

/** Logos are called by where they are worn. */
export const LOGO_SIZES = ranges(EMBROIDERY_RANGES, {
  xs: 'Pocket',
  s: 'Chest/Hat',
  m: 'Standard',
  l: 'Back Panel',
  xl: 'Full Back',
});

/** The image converter's: one length each. */
export const CONVERTER_SIZES: SizeChoice[] = SIZE_NAMES.map((value, i) => ({
  value,
  label: value.toUpperCase(),
  range: `${i + 2} inch`,
  inches: i + 2,
  toInches: i + 2,
}));

/** The exact length, beside a size. */
export const MILLIMETRES: LengthField = {
  kind: 'length',
  place: 'none',
  label: 'Longer side',
  param: 'mm',
  min: 20,
  // Twelve inches.
  max: 305,
  default: undefined,
};

/** The longer side of the design: exact where it was set so, else the size's own. */
export function longSideMm(
  { size, millimetres }: { size: SizeName; millimetres?: number | undefined },
  sizes: readonly SizeChoice[],
): Mm {
  return millimetres ?? sizes.find(({ value }) => value === size)!.inches * MM_PER_INCH;
}

/** The size whose range an exact length falls into. */
export const sizeOfLength = (mm: number, sizes: readonly SizeChoice[]): SizeName =>
  (sizes.find(({ toInches }) => mm / MM_PER_INCH <= toInches + 1e-9) ?? sizes.at(-1)!).value;
