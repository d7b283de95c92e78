import { FORMATS } from 'ilmek-engine/tables';
import { CONVERTER } from '../../tools/converter.ts';
import { EMBROIDERY } from '../../tools/embroidery.ts';
import type { Field, Fields } from '../../tools/fields.ts';
import { FONT_FIELDS } from '../../tools/font-fields.ts';
import { MACHINE_FORMATS } from '../../tools/formats.ts';
import { LOGO } from '../../tools/logo.ts';
import { PROMPT_FIELDS } from '../../tools/prompt-fields.ts';
import { TATTOO_FIELDS } from '../../tools/tattoo-fields.ts';

/* The figures "50+" and "20+", counted from what the tools offer, part by part. */

/** So many of a kind. */
export interface Part {
  count: number;
  /** As it is read after the count. */
  name: string;
}

const TABLES: readonly Fields[] = [
  CONVERTER.fields,
  EMBROIDERY.fields,
  FONT_FIELDS,
  LOGO.fields,
  TATTOO_FIELDS,
  PROMPT_FIELDS,
];

/** How many different values the tools offer in fields of one kind, "none" not counted. */
function offered(isMeant: (field: Field) => boolean): number {
  const fields = TABLES.flatMap((table) => Object.values(table)).filter(isMeant);
  const values = fields.flatMap((field) => ('choices' in field ? field.choices : []));
  return new Set(values.map(({ value }) => value).filter((value) => value !== 'none')).size;
}

const STYLES: readonly Part[] = [
  { count: offered(({ label }) => label === 'Stitch style'), name: 'stitch styles' },
  { count: FONT_FIELDS.fontStyle.choices.length, name: 'lettering styles' },
  { count: FONT_FIELDS.monogramStyle.choices.length, name: 'monogram layouts' },
  { count: TATTOO_FIELDS.tattooStyle.choices.length, name: 'tattoo styles' },
  { count: PROMPT_FIELDS.style.choices.length, name: 'prompt styles' },
  { count: offered(({ param }) => param === 'palette'), name: 'palettes' },
  { count: offered(({ label }) => label === 'Frame shape'), name: 'frames' },
];

const all = Object.values(FORMATS);
const readOnly = all.filter(({ canRead, canWrite }) => canRead && !canWrite);
const notForMachines = all.filter(({ canWrite, maker }) => canWrite && maker === '');

const FORMAT_PARTS: readonly Part[] = [
  { count: MACHINE_FORMATS.length, name: 'stitch files written' },
  { count: readOnly.length, name: 'more read on the command line' },
  { count: notForMachines.length, name: `for programs (${notForMachines.map(upper).join(', ')})` },
  { count: 2, name: 'for people (JPG, PDF)' },
];

function upper({ id }: { id: string }): string {
  return id.toUpperCase();
}

export const COUNTS = { styles: STYLES, formats: FORMAT_PARTS } as const;

export const sumOf = (parts: readonly Part[]): number =>
  parts.reduce((sum, { count }) => sum + count, 0);

/** "6 stitch styles, 9 lettering styles and 3 frames: 18 in all." */
export function countLine(parts: readonly Part[]): string {
  const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });
  return `${list.format(parts.map(({ count, name }) => `${count} ${name}`))}: ${sumOf(parts)} in all.`;
}
