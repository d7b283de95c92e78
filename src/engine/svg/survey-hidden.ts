import type { StyleSheet } from './css.ts';
import type { SvgElement } from './document.ts';
import { parseNumbers } from './numbers.ts';

/*
 * Rules whose selectors this reader does not know (`g > .a`, `@media`), properties that it does
 * not know, and values that stand elsewhere (`var(--a)`) may hold for any element: what they
 * could ask for counts for all.
 */

export interface HiddenLooks {
  /** Ids that any element may refer to. */
  references: readonly string[];
  /** Any element may be a layer. */
  layers: boolean;
  /** Characters of shapes that any element may have. */
  ink: number;
  /** Length of the shortest row of dashes that any line may have, in its own units. */
  dashes: number | undefined;
  rules: number;
}

/** All references in a value. */
const REFERENCES = /url\(\s*["']?\s*#([^"')]+)/gi;
const LAYER = /(?:^|[;{\s])(?:opacity|mix-blend-mode|filter)\s*:/i;
/** Properties that the reader does not know, by which a browser makes layers. */
const ODD_LAYER =
  /\b(?:isolation|will-change|backdrop-filter|perspective|transform-style)\s*:|3d\(/i;
const VARIABLE = /--[\w-]+\s*:[^;}]*/g;
const SHAPE = /\b(?:path|polygon|shape)\([^)]*/gi;
const DASHES = /stroke-dasharray\s*:([^;}]*)/gi;
/** Declarations that refer to something by a property that the reader does not know. */
const ODD_REFERENCE =
  /(?<![\w-])(?!(?:fill|stroke|clip-path|mask|filter|marker(?:-\w+)?)\s*:)[\w-]+\s*:[^;{}]*url\([^;{}]*/gi;

/** The ids that a value refers to: `url(#a) url(#b)`. */
export const referencesIn = (value: string): string[] =>
  value.includes('(') ? [...value.matchAll(REFERENCES)].map(([, id]) => id.trim()) : [];

/** What a document's looks may be beside those that the reader knows. */
export function hiddenLooks(root: SvgElement, { hidden }: StyleSheet): HiddenLooks {
  const { sheets, own } = stylesOf(root);
  const all = `${sheets}\n${own}`;
  const unknown = hidden.join('\n');
  const odd = [...(all.match(VARIABLE) ?? []), ...(sheets.match(ODD_REFERENCE) ?? [])].join('\n');
  const dashes = [...unknown.matchAll(DASHES)].map(([, row]) => rowLength(row));
  const shapes = sheets.match(SHAPE) ?? [];
  return {
    references: [...new Set(referencesIn(`${unknown}\n${odd}`))],
    layers: LAYER.test(`${unknown}\n${odd}`) || ODD_LAYER.test(all),
    ink: shapes.reduce((sum, shape) => sum + shape.length, 0),
    dashes: dashes.length > 0 ? Math.min(...dashes) : undefined,
    rules: hidden.length,
  };
}

/** Length of a row of dashes and gaps. */
export const rowLength = (row: string): number =>
  parseNumbers(row.slice(0, 4000)).reduce((sum, dash) => sum + Math.abs(dash), 0);

/** All style sheets, and the styles of elements where they are more than plain values. */
function stylesOf(root: SvgElement): { sheets: string; own: string } {
  const sheets: string[] = [];
  const own: string[] = [];
  const stack = [root];
  for (let element = stack.pop(); element; element = stack.pop()) {
    const { name, text, attributes, children } = element;
    if (name === 'style') sheets.push(text);
    const style = attributes.style ?? '';
    if (style.includes('--') || ODD_LAYER.test(style)) own.push(style);
    for (const child of children) stack.push(child);
  }
  return { sheets: sheets.join('\n'), own: own.join('\n') };
}
