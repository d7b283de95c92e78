import type { Mm } from '../core/units.ts';
import { HOOP_LIMITS_MM } from '../machine.ts';

/** A hoop that one can buy, by the field in which its machines sew. */
export interface Hoop {
  /** What it is called for, and what `findHoop` finds: '5x7', 'bernina-medium'. */
  name: string;
  /** One side of the field; the design may lie either way. */
  widthMm: Mm;
  /** The other side of the field. */
  heightMm: Mm;
  /** Whose machines take it; empty for a hoop of one's own. */
  makers: readonly string[];
  /**
   * `size`: sold by nearly all makers, or a larger one instead, so that designs are sold for it;
   * `cap`: bent round a cap, and no use for anything else. Others are one maker's own.
   */
  kind?: 'size' | 'cap' | undefined;
}

const BROTHER = ['Brother', 'Baby Lock'] as const;
const JANOME = ['Janome', 'Elna'] as const;
const BERNINA = ['Bernina'] as const;
/** They share their hoops' sizes. */
const VIKING = ['Husqvarna Viking', 'Pfaff'] as const;

/**
 * Sewing fields as makers state them, from the smallest area to the largest. A hoop's inside is
 * wider than its field, and '5x7' is 5.1 × 7.1 inches: names are rounded.
 */
export const HOOPS: readonly Hoop[] = [
  { name: '1x2.5', widthMm: 60, heightMm: 20, makers: BROTHER },
  { name: 'janome-c', widthMm: 50, heightMm: 50, makers: JANOME },
  { name: 'bernina-small', widthMm: 72, heightMm: 50, makers: BERNINA },
  { name: 'cap', widthMm: 130, heightMm: 60, makers: BROTHER, kind: 'cap' },
  { name: '4x4', widthMm: 100, heightMm: 100, makers: [...BROTHER, 'Singer'], kind: 'size' },
  { name: 'bernina-medium', widthMm: 100, heightMm: 130, makers: BERNINA },
  { name: 'janome-a', widthMm: 126, heightMm: 110, makers: JANOME },
  { name: 'square-120', widthMm: 120, heightMm: 120, makers: VIKING },
  { name: 'janome-sq14', widthMm: 140, heightMm: 140, makers: JANOME },
  { name: 'cap-wide', widthMm: 360, heightMm: 60, makers: BROTHER, kind: 'cap' },
  { name: '150x150', widthMm: 150, heightMm: 150, makers: VIKING },
  { name: '5x7', widthMm: 130, heightMm: 180, makers: BROTHER, kind: 'size' },
  { name: 'janome-b', widthMm: 140, heightMm: 200, makers: JANOME },
  { name: '150x240', widthMm: 150, heightMm: 240, makers: VIKING },
  { name: 'bernina-oval', widthMm: 145, heightMm: 255, makers: BERNINA },
  {
    name: '8x8',
    widthMm: 200,
    heightMm: 200,
    makers: [...BROTHER, ...JANOME, ...VIKING],
    kind: 'size',
  },
  { name: '6x10', widthMm: 160, heightMm: 260, makers: BROTHER, kind: 'size' },
  { name: 'bernina-midi', widthMm: 165, heightMm: 265, makers: BERNINA },
  { name: '200x260', widthMm: 200, heightMm: 260, makers: VIKING },
  { name: 'janome-sq23', widthMm: 230, heightMm: 230, makers: ['Janome'] },
  { name: '7x12', widthMm: 180, heightMm: 300, makers: BROTHER },
  { name: 'janome-re28', widthMm: 200, heightMm: 280, makers: JANOME },
  { name: '8x12', widthMm: 200, heightMm: 300, makers: BROTHER, kind: 'size' },
  { name: 'bernina-mega', widthMm: 150, heightMm: 400, makers: BERNINA },
  { name: '200x360', widthMm: 200, heightMm: 360, makers: [...VIKING, 'Janome'] },
  { name: 'janome-sq28', widthMm: 280, heightMm: 280, makers: ['Janome'] },
  { name: 'bernina-maxi', widthMm: 210, heightMm: 400, makers: BERNINA },
  { name: '9.5x14', widthMm: 240, heightMm: 360, makers: BROTHER, kind: 'size' },
  { name: '260x360', widthMm: 260, heightMm: 360, makers: VIKING },
  { name: 'bernina-jumbo', widthMm: 260, heightMm: 400, makers: BERNINA },
  { name: '10.6x16', widthMm: 272, heightMm: 408, makers: BROTHER },
];

/** Whether and how a design lies in a hoop. */
export interface HoopFit {
  /** The hoop that was tried. */
  hoop: Hoop;
  /** Whether the whole design lies in its field. */
  fits: boolean;
  /** It fits better when turned by a quarter. */
  turned: boolean;
  /** Free field at the tighter pair of sides, each; negative by how much it sticks out. */
  marginMm: Mm;
}

/** Lays a design in a hoop's middle, the way in which it has more room. */
export function fitHoop(widthMm: Mm, heightMm: Mm, hoop: Hoop): HoopFit {
  const margin = (w: Mm, h: Mm) => Math.min(hoop.widthMm - w, hoop.heightMm - h) / 2;
  const straight = margin(widthMm, heightMm);
  const across = margin(heightMm, widthMm);
  const marginMm = Math.max(straight, across);
  return { hoop, fits: marginMm >= 0, turned: across > straight, marginMm };
}

/** Where a design fits among the common hoops, and in the one asked for. */
export interface HoopReport {
  /** Names of the common hoops that take it, from the smallest; caps are another matter. */
  fitting: string[];
  /** The smallest of the sizes that nearly all makers sell, else of all; absent where none takes it. */
  smallest?: HoopFit | undefined;
  /** The hoop that was asked for. */
  asked?: HoopFit | undefined;
}

/**
 * Tries a design in all hoops.
 * @param widthMm of what is sewn
 * @param heightMm of what is sewn
 * @param asked one to be tried beside the common ones
 */
export function hoopReport(widthMm: Mm, heightMm: Mm, asked?: Hoop): HoopReport {
  const flat = HOOPS.filter(({ kind }) => kind !== 'cap');
  const fitting = flat.map((hoop) => fitHoop(widthMm, heightMm, hoop)).filter((f) => f.fits);
  return {
    fitting: fitting.map((f) => f.hoop.name),
    smallest: fitting.find(({ hoop }) => hoop.kind === 'size') ?? fitting[0],
    asked: asked && fitHoop(widthMm, heightMm, asked),
  };
}

/**
 * The hoop of a name, or of a size in millimetres: '5x7', '120x120'. A common hoop's
 * name comes first: '4x4' is the hoop called so, not 4 mm.
 * @param text a name of `HOOPS`, or two sides of 10 to 2000 mm with an x between
 * @returns undefined where the text is neither
 */
export function findHoop(text: string): Hoop | undefined {
  const name = text.trim().toLowerCase().replace('×', 'x');
  const known = HOOPS.find((hoop) => hoop.name === name);
  if (known) return known;
  const sides = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(name)?.slice(1).map(Number);
  if (!sides || sides.some((mm) => mm < HOOP_LIMITS_MM[0] || mm > HOOP_LIMITS_MM[1]))
    return undefined;
  return { name, widthMm: sides[0], heightMm: sides[1], makers: [] };
}
