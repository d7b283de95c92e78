import type { FormatId } from 'ilmek-engine';

/** A sewing field as its maker states it, in mm: '130x180'. The design may lie either way. */
export type Field = `${number}x${number}`;

/** Embroidery machines of one kind, as one asks for a file for them. */
export interface Machine {
  maker: string;
  /** One model, or several that take the same. */
  model: string;
  /** What it reads of all that is written here, the best first. */
  formats: readonly [FormatId, ...FormatId[]];
  /** Fields of its hoops, from the smallest. */
  fields: readonly Field[];
  /** `all`: it cuts the thread at each trim of a file. Absent where no maker's page was found that says so. */
  trims?: 'all';
  /** Threads that it holds at once, where its name or its kind tells; absent: one. */
  needles?: number;
  /** The most stitches that one pattern may have, where a manual was found that says so. */
  largest?: { stitches: number; source: string };
  /** Whose pages were asked, a key of `SOURCES`. */
  source: string;
  /** What a maker's page was seen to state. The rest is what the trade says, and is to be looked up. */
  seen: 'all' | 'formats' | 'fields' | 'nothing';
}

/** Sizes by which hoops are sold, in inches; the fields are a little larger or smaller than they say. */
const SOLD_AS: Readonly<Partial<Record<Field, string>>> = {
  '100x100': '4×4',
  '130x180': '5×7',
  '160x260': '6×10',
  '180x300': '7×12',
  '200x200': '8×8',
  '200x300': '8×12',
  '200x360': '8×14',
  '240x360': '9.5×14',
  '272x408': '10.6×16',
};

/** Who sells hoops by inches. */
const IN_INCHES = new Set(['Brother', 'Baby Lock']);

/** A field's sides in mm, the shorter first. */
export function sidesOf(field: Field): [number, number] {
  const [a, b] = field.split('x').map(Number);
  return a <= b ? [a, b] : [b, a];
}

/** What a machine's hoop is called: '5×7', or by its field, '140 × 200 mm'. */
export function hoopName(maker: string, field: Field): string {
  const sold = IN_INCHES.has(maker) ? SOLD_AS[field] : undefined;
  return sold ?? `${sidesOf(field).join(' × ')} mm`;
}

/** What a machine's own file is called where it is handed out: 'PES for Brother, 5×7'. */
export const ownFileName = (format: string, maker: string, field: Field): string =>
  `${format.toUpperCase()} for ${maker}, ${hoopName(maker, field)}`;

/** Whether what is sewn lies in a field, as it is or turned by a quarter. Sides in mm. */
export function fitsField(widthMm: number, heightMm: number, field: Field): boolean {
  const [short, long] = sidesOf(field);
  return Math.min(widthMm, heightMm) <= short && Math.max(widthMm, heightMm) <= long;
}

/** Sides of what is sewn, mm. */
export interface PieceSides {
  widthMm: number;
  heightMm: number;
}

/** The smallest hoop that is stated for a machine and takes a piece; the largest where none does. */
export function proposedHoop({ fields }: Machine, piece: PieceSides | undefined): Field {
  const fitting = piece && fields.find((field) => fitsField(piece.widthMm, piece.heightMm, field));
  return fitting ?? fields.at(-1)!;
}

/** Left free within a hoop's field, on both sides together, mm. */
export const HOOP_RIM_MM = 1;

/** How long the longer side of a piece of such sides may be to lie in a field, whole mm. */
export function longestWithin(widthMm: number, heightMm: number, field: Field): number {
  const [short, long] = sidesOf(field);
  const [least, most] = [Math.min(widthMm, heightMm), Math.max(widthMm, heightMm)];
  return Math.floor(Math.min(long, (short * most) / least)) - HOOP_RIM_MM;
}

const areaOf = (field: Field): number => sidesOf(field).reduce((a, b) => a * b);

/**
 * The hoops to choose from, from the smallest: those that are stated for a machine, and smaller ones of
 * its maker's machines of the same kind, with one needle or with more, which are sold apart.
 */
export function hoopsOf(machine: Machine, all: readonly Machine[]): Field[] {
  const largest = sidesOf(machine.fields.at(-1)!);
  const others = all
    .filter(
      ({ maker, needles, trims }) =>
        maker === machine.maker && !needles === !machine.needles && trims === machine.trims,
    )
    .flatMap(({ fields }) => fields)
    .filter((field) => sidesOf(field).every((side, i) => side <= largest[i]));
  return [...new Set([...machine.fields, ...others])].sort((a, b) => areaOf(a) - areaOf(b));
}

/** A hoop as one is asked for it, with those who have it. */
export interface HoopChoice {
  field: Field;
  /** Whose largest it is; where it is nobody's, who comes with it. */
  machines: readonly [Machine, ...Machine[]];
}

/** Shorter than this on its longer side a hoop is for a cuff or a letter, mm. */
const TINY_MM = 90;

/** The hoops of a maker's machines, from the smallest that is in common use; the tiny ones last. */
export function hoopChoices(machines: readonly Machine[]): HoopChoice[] {
  const choices = [...new Set(machines.flatMap(({ fields }) => fields))].map(
    (field): HoopChoice => {
      const largest = machines.filter(({ fields }) => fields.at(-1) === field);
      const having = machines.filter(({ fields }) => fields.includes(field));
      const [first, ...others] = largest.length > 0 ? largest : having;
      return { field, machines: [first, ...others] };
    },
  );
  const isTiny = ({ field }: HoopChoice) => sidesOf(field)[1] < TINY_MM;
  return choices.sort(
    (a, b) => Number(isTiny(a)) - Number(isTiny(b)) || areaOf(a.field) - areaOf(b.field),
  );
}

/** A machine by its name: the maker alone, where only its hoop was told. */
export const machineName = ({ maker, model }: { maker: string; model: string }): string =>
  `${maker} ${model}`.trim();

/** A hoop in a list: by the name it is sold under, and its field. */
export function hoopWords(maker: string, field: Field): string {
  const name = hoopName(maker, field);
  const mm = `${sidesOf(field).join(' × ')} mm`;
  return name === mm ? mm : `${name} (${mm})`;
}
