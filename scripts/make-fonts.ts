/*
 * Cuts the site's fonts out of the open sources: Piazzolla at its display size and
 * one weight, Rosario in the weights that the look uses, each as a
 * small Latin file that every page needs, one with the rarer Latin letters, and one
 * with the letters that Turkish adds.
 * Run: node scripts/make-fonts.ts
 */
import { readFile, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

type Axes = Record<string, number | { min: number; max: number }>;

const SOURCES = new URL('../node_modules/@fontsource-variable/', import.meta.url);
const TARGET = new URL('../src/assets/fonts/', import.meta.url);

const TURKISH = 'ĞğİŞş';
const LATIN = `${run(0x20, 0x7e)}${run(0xa0, 0xff)}ıŒœˆ˜–—‘’‚“”„•…‹›€™−`;
/** What English and Turkish are written with; the first screen waits for these alone. */
const EVERYDAY = `${run(0x20, 0x7e)}\u00a0©«°·»½×ÇÖÜâçéîöûüı–—‘’“”•…−`;
const RARE = [...LATIN].filter((letter) => !EVERYDAY.includes(letter)).join('');

const PIAZZOLLA: Axes = { opsz: 30, wght: 535 };
const ROSARIO: Axes = { wght: { min: 400, max: 640 } };

/** Social cards are drawn from the font's own outlines, at one weight. */
const CARD: Axes = { opsz: 30, wght: 560 };

/** Printed worksheets hold whole fonts, one file a weight. */
const SHEET: Axes = { wght: 400 };
const SHEET_BOLD: Axes = { wght: 620 };

/**
 * What pages ask of the layout: kerning, and the figures of tables. Ligatures stay out: one of f and
 * i would take the dot that Turkish tells i from ı by. Printed sheets and cards keep all.
 */
const PAGE_FEATURES = ['kern', 'lnum', 'tnum'];

const CUTS: { name: string; source: string; text: string; axes: Axes; format?: 'truetype' }[] = [
  {
    name: 'piazzolla-latin',
    source: 'piazzolla/files/piazzolla-latin-standard-normal.woff2',
    text: EVERYDAY,
    axes: PIAZZOLLA,
  },
  {
    name: 'piazzolla-rare',
    source: 'piazzolla/files/piazzolla-latin-standard-normal.woff2',
    text: RARE,
    axes: PIAZZOLLA,
  },
  {
    name: 'piazzolla-turkish',
    source: 'piazzolla/files/piazzolla-latin-ext-standard-normal.woff2',
    text: TURKISH,
    axes: PIAZZOLLA,
  },
  {
    name: 'rosario-latin',
    source: 'rosario/files/rosario-latin-wght-normal.woff2',
    text: EVERYDAY,
    axes: ROSARIO,
  },
  {
    name: 'rosario-rare',
    source: 'rosario/files/rosario-latin-wght-normal.woff2',
    text: RARE,
    axes: ROSARIO,
  },
  {
    name: 'rosario-turkish',
    source: 'rosario/files/rosario-latin-ext-wght-normal.woff2',
    text: TURKISH,
    axes: ROSARIO,
  },
  {
    name: 'card-latin',
    source: 'piazzolla/files/piazzolla-latin-standard-normal.woff2',
    text: LATIN,
    axes: CARD,
    format: 'truetype',
  },
  {
    name: 'card-turkish',
    source: 'piazzolla/files/piazzolla-latin-ext-standard-normal.woff2',
    text: TURKISH,
    axes: CARD,
    format: 'truetype',
  },
  {
    name: 'sheet-latin',
    source: 'rosario/files/rosario-latin-wght-normal.woff2',
    text: LATIN,
    axes: SHEET,
    format: 'truetype',
  },
  {
    name: 'sheet-turkish',
    source: 'rosario/files/rosario-latin-ext-wght-normal.woff2',
    text: TURKISH,
    axes: SHEET,
    format: 'truetype',
  },
  {
    name: 'sheet-bold-latin',
    source: 'rosario/files/rosario-latin-wght-normal.woff2',
    text: LATIN,
    axes: SHEET_BOLD,
    format: 'truetype',
  },
  {
    name: 'sheet-bold-turkish',
    source: 'rosario/files/rosario-latin-ext-wght-normal.woff2',
    text: TURKISH,
    axes: SHEET_BOLD,
    format: 'truetype',
  },
];

/** All characters from one code point to another, both included. */
function run(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** As a style sheet names the letters of a file, which stand in the order of their code points. */
function unicodeRange(text: string): string {
  const runs: [number, number][] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0)!;
    if (runs.length > 0 && runs.at(-1)![1] === code - 1) runs.at(-1)![1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}

console.log(`unicode-range of the rare letters: ${unicodeRange(RARE)}`);
for (const { name, source, text, axes, format = 'woff2' } of CUTS) {
  const whole = await readFile(new URL(source, SOURCES));
  const cut = await subsetFont(whole, text, {
    targetFormat: format,
    variationAxes: axes,
    ...(format === 'woff2' && { keepFeatures: PAGE_FEATURES }),
  });
  const file = `${name}.${format === 'woff2' ? 'woff2' : 'ttf'}`;
  await writeFile(new URL(file, TARGET), cut);
  console.log(`${file}: ${cut.length} bytes`);
}
