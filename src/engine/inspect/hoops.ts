import type { Mm } from '../core/units.ts';

/** A hoop that one can buy, by the field in which its machines sew. */
export interface Hoop {
  /** What it is called for, and what `findHoop` finds: '5x7', 'bernina-medium'. */
  name: string;
  /** The field's sides; the design may lie either way. */
  widthMm: Mm;
  heightMm: Mm;
  makers: readonly string[];
}

/** Sewing fields as makers state them, from the smallest area to the largest. */
export const HOOPS: readonly Hoop[] = [
  { name: '1x2.5', widthMm: 60, heightMm: 20, makers: ['Brother', 'Baby Lock'] },
  { name: 'janome-c', widthMm: 50, heightMm: 50, makers: ['Janome', 'Elna'] },
  { name: 'bernina-small', widthMm: 72, heightMm: 50, makers: ['Bernina'] },
  { name: 'cap', widthMm: 130, heightMm: 60, makers: ['Brother', 'Baby Lock'] },
  { name: '4x4', widthMm: 100, heightMm: 100, makers: ['Brother', 'Baby Lock', 'Singer'] },
  { name: 'bernina-medium', widthMm: 100, heightMm: 130, makers: ['Bernina'] },
  { name: 'janome-a', widthMm: 126, heightMm: 110, makers: ['Janome', 'Elna'] },
  { name: 'square-120', widthMm: 120, heightMm: 120, makers: ['Husqvarna Viking', 'Pfaff'] },
  { name: 'janome-sq14', widthMm: 140, heightMm: 140, makers: ['Janome', 'Elna'] },
  { name: 'cap-wide', widthMm: 360, heightMm: 60, makers: ['Brother', 'Baby Lock'] },
  { name: '5x7', widthMm: 130, heightMm: 180, makers: ['Brother', 'Baby Lock'] },
  { name: 'janome-b', widthMm: 140, heightMm: 200, makers: ['Janome', 'Elna'] },
  { name: '150x240', widthMm: 150, heightMm: 240, makers: ['Husqvarna Viking', 'Pfaff'] },
  { name: 'bernina-oval', widthMm: 145, heightMm: 255, makers: ['Bernina'] },
  { name: '8x8', widthMm: 200, heightMm: 200, makers: ['Brother', 'Baby Lock', 'Janome'] },
  { name: '6x10', widthMm: 160, heightMm: 260, makers: ['Brother', 'Baby Lock'] },
  { name: '200x260', widthMm: 200, heightMm: 260, makers: ['Husqvarna Viking', 'Pfaff'] },
  { name: 'janome-sq23', widthMm: 230, heightMm: 230, makers: ['Janome'] },
  { name: '7x12', widthMm: 180, heightMm: 300, makers: ['Brother', 'Baby Lock'] },
  { name: '8x12', widthMm: 200, heightMm: 300, makers: ['Brother', 'Baby Lock'] },
  { name: '200x360', widthMm: 200, heightMm: 360, makers: ['Husqvarna Viking', 'Pfaff', 'Janome'] },
  { name: 'bernina-maxi', widthMm: 210, heightMm: 400, makers: ['Bernina'] },
  { name: '9.5x14', widthMm: 240, heightMm: 360, makers: ['Brother', 'Baby Lock'] },
  { name: 'bernina-jumbo', widthMm: 260, heightMm: 400, makers: ['Bernina'] },
  { name: '10.6x16', widthMm: 272, heightMm: 408, makers: ['Brother', 'Baby Lock'] },
];

/** Whether and how a design lies in a hoop. */
export interface HoopFit {
  hoop: Hoop;
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
  /** Names of the common hoops that take it, from the smallest. */
  fitting: string[];
  /** The smallest of them; absent where none does. */
  smallest?: HoopFit | undefined;
  /** The hoop that was asked for. */
  asked?: HoopFit | undefined;
}

export function hoopReport(widthMm: Mm, heightMm: Mm, asked?: Hoop): HoopReport {
  const fitting = HOOPS.map((hoop) => fitHoop(widthMm, heightMm, hoop)).filter((f) => f.fits);
  return {
    fitting: fitting.map((f) => f.hoop.name),
    smallest: fitting[0],
    asked: asked && fitHoop(widthMm, heightMm, asked),
  };
}

/** Sides that a person may give for a hoop of their own, mm. */
const OWN_LIMITS = [10, 2000] as const;

/**
 * The hoop of a name, or of a size in millimetres: '5x7', '120x120'. A common hoop's
 * name comes first: '4x4' is the hoop called so, not 4 mm.
 * @returns undefined where the text is neither
 */
export function findHoop(text: string): Hoop | undefined {
  const name = text.trim().toLowerCase().replace('×', 'x');
  const known = HOOPS.find((hoop) => hoop.name === name);
  if (known) return known;
  const sides = /^(\d+(?:\.\d+)?)x(\d+(?:\.\d+)?)$/.exec(name)?.slice(1).map(Number);
  if (!sides || sides.some((mm) => mm < OWN_LIMITS[0] || mm > OWN_LIMITS[1])) return undefined;
  return { name, widthMm: sides[0], heightMm: sides[1], makers: [] };
}
