import type { MotifKind } from './motif-index.ts';

/* Parts whose colour a prompt may say, and the threads that they are drawn in. */

/** A part of some drawings. */
export interface ColoredPart {
  /** Of which motifs. */
  of: RegExp;
  /** What it is called, without the endings of Turkish. */
  called: RegExp;
  /** Its colours in the drawing; of eyes none, which are found by their place. */
  hexes: readonly string[];
}

const ENDING = '(?:s|l[ae]r)?(?:s?[ıiuü]|l[ıiuü]|n[ıiuü]n|l[ae]r[ıi])?(?:yla|yle|la|le)?';
const words = (list: string): RegExp => new RegExp(`^(?:${list})${ENDING}$`, 'u');
const DOOR = words('door|front door|kapı');
const ROOF = words('roof|çatı|dam');
const WINDOW = words('window|pencere');
const WHEEL = words('wheel|tyre|tire|tekerle[kğ]|tekerlek|jant');
const SAIL = words('sail|yelken');
const MANE = words('mane|yele');
const TAIL = words('tail|kuyru[kğ]|kuyruk|fin');

/** The first that fits holds. */
export const COLORED_PARTS: readonly ColoredPart[] = [
  { of: /^fluent:house/, called: DOOR, hexes: ['#8c5543'] },
  { of: /^fluent:house/, called: ROOF, hexes: ['#f8312f'] },
  { of: /^fluent:house/, called: WINDOW, hexes: ['#83cbff'] },
  { of: /^ilmek:cabin$/, called: DOOR, hexes: ['#6c311e'] },
  { of: /^ilmek:cabin$/, called: ROOF, hexes: ['#185727'] },
  { of: /^ilmek:barn$/, called: DOOR, hexes: ['#d01121'] },
  { of: /^ilmek:barn$/, called: ROOF, hexes: ['#566575'] },
  { of: /^fluent:hut$/, called: ROOF, hexes: ['#f3ad61'] },
  { of: /^fluent:sailboat$/, called: SAIL, hexes: ['#fcd53f'] },
  { of: /^fluent:tractor$/, called: WHEEL, hexes: ['#d3d3d3'] },
  { of: /^fluent:automobile$/, called: WHEEL, hexes: ['#e6e6e6'] },
  { of: /^ilmek:unicorn$/, called: MANE, hexes: ['#ec8bb0', '#35c9c2', '#fecf16', '#b8aeea'] },
  { of: /^fluent:owl$/, called: words('eye|göz|eyed|gözlü'), hexes: ['#fcd53f'] },
  {
    of: /^fluent:unicorn$/,
    called: MANE,
    hexes: ['#8d65c5', '#5092ff', '#468cfb', '#ff6dc6', '#c790f1'],
  },
  { of: /^fluent:unicorn$/, called: words('horn|boynuz'), hexes: ['#f9c23c'] },
  { of: /^ilmek:karateka$/, called: words('belt|kemer|kuşak|kuşa[kğ]'), hexes: ['#f8a810'] },
  { of: /^ilmek:mushroom-house$/, called: DOOR, hexes: ['#9b5923'] },
  { of: /^ilmek:mermaid$/, called: TAIL, hexes: ['#08908c', '#35c9c2'] },
  { of: /^fluent:umbrella$/, called: words('handle|sap|stick'), hexes: ['#8c5543'] },
  { of: /^fluent:mosque$/, called: words('dome|kubbe'), hexes: ['#ffb02e'] },
  { of: /^fluent:parrot$/, called: words('beak|gaga'), hexes: ['#ffb02e', '#ff822d'] },
  { of: /^fluent:parrot$/, called: words('wing|kana[td]'), hexes: ['#00a6ed'] },
  {
    of: /^fluent:(?:duck|goose|swan)$/,
    called: words('beak|bill|gaga'),
    hexes: ['#ffb02e', '#ff822d', '#f9c23c'],
  },
];

/** Who has eyes that can be dyed. */
export const HAS_EYES: ReadonlySet<MotifKind> = new Set<MotifKind>([
  'animal',
  'bird',
  'face',
  'sea',
]);
export const EYES = words('eye|göz');
/** 'green-eyed': the same. */
export const EYED = /^(?:eyed|gözlü)$/;
