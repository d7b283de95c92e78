import { oklabFromHex } from '../../color/oklab.ts';
import { limitColors } from '../../color/palette.ts';
import type { Thread } from '../../core/design.ts';
import type { Mm } from '../../core/units.ts';
import type { PaletteName } from '../../options.ts';
import { ringBetween } from '../../digitize/lines.ts';
import { findColumns } from '../../satin/index.ts';
import type { Shape } from '../../shapes.ts';
import { chooseThreads } from '../../threads/choose.ts';
import { lineLength, type Polygon, type Ring } from '../../vector/geometry.ts';
import { toPaths, toPolygons } from '../../vector/paths.ts';
import { band, brush, circle, type Path, type Rails, ring, type Width } from './paths.ts';

/** What a thing in a monogram is: it says which thread sews it. */
export type Part =
  | 'letters'
  | 'sides'
  | 'third'
  | 'frame'
  | 'line'
  | 'ornament'
  | 'leaf'
  | 'shoot'
  | 'accent'
  | 'bead'
  | 'ground';

interface Ink {
  hex: string;
  /** Share of a piece that is sewn in it, for the palettes that weigh. */
  weight: number;
  /** Whose thread it takes where the colours do not reach; left out where there is none. */
  without?: Part;
}

/** Colours that stand on linen: dark letters, metal frames, muted ornaments. */
const INKS: Record<Part, Ink> = {
  letters: { hex: '#1f2d57', weight: 5 },
  frame: { hex: '#b4842c', weight: 3, without: 'letters' },
  sides: { hex: '#8c2440', weight: 3, without: 'letters' },
  third: { hex: '#2c6b73', weight: 2, without: 'sides' },
  line: { hex: '#6b87b5', weight: 1, without: 'frame' },
  ornament: { hex: '#a3573a', weight: 2, without: 'frame' },
  leaf: { hex: '#466f4c', weight: 2, without: 'ornament' },
  shoot: { hex: '#93a65c', weight: 1, without: 'leaf' },
  accent: { hex: '#c63a4d', weight: 1, without: 'ornament' },
  bead: { hex: '#dfb75a', weight: 1, without: 'accent' },
  ground: { hex: '#e6d5b3', weight: 4 },
};

/** The threads of a piece, and the parts that each of them is for first of all. */
export interface Inks {
  threads: Thread[];
  own: readonly Part[];
}

/**
 * The first parts of a style's list have a thread each, as many as there are colours;
 * each other one takes the thread of what it belongs to.
 * @param parts in the order in which they deserve a colour
 */
export function chooseInks(parts: readonly Part[], palette: PaletteName, colors: number): Inks {
  const own = parts.slice(0, limitColors(palette, colors));
  const threads = chooseThreads(
    palette,
    own.map((part) => oklabFromHex(INKS[part].hex)),
    own.map((part) => INKS[part].weight),
  );
  return { threads, own };
}

/** Index of a part's thread; undefined: the part is left out. */
function threadOf(part: Part, own: readonly Part[]): number | undefined {
  const at = own.indexOf(part);
  const { without } = INKS[part];
  return at >= 0 ? at : without && threadOf(without, own);
}

/** Satin narrower than this is a line of triple stitches instead. */
const MIN_SATIN_MM: Mm = 1.1;

/** Rows of fillings rise to the right: a direction that is exact on the machine's grid. */
const FILL_ANGLE_DEG = -45;

/** Draws a monogram: shapes in their painting order, in the threads of their parts. */
export class Pen {
  readonly shapes: Shape[] = [];
  /** Only the size of the drawing is wanted: how its letters are sewn does not matter. */
  readonly rough: boolean;
  readonly #own: readonly Part[];

  constructor({ own }: Inks, rough: boolean) {
    this.#own = own;
    this.rough = rough;
  }

  /** Whether a part has a thread that sews nothing else. */
  has(part: Part): boolean {
    return this.#own.includes(part);
  }

  /** What rings enclose by the non-zero rule. @param angle where it is to be sewn in rows, degrees */
  area(part: Part, rings: readonly Path[], angle?: number): void {
    for (const polygon of polygonsOf(rings)) this.#put(part, { kind: 'area', polygon, angle });
  }

  /** The same, sewn in rows however narrow it is. */
  fill(part: Part, rings: readonly Path[]): void {
    this.area(part, rings, FILL_ANGLE_DEG);
  }

  /** A stroke of changing width: satin, or a line where that is nowhere wide enough. */
  stroke(part: Part, path: Path, width: Width | Mm): void {
    const at = typeof width === 'number' ? () => width : width;
    const wide = Math.max(...Array.from({ length: 9 }, (_, i) => at(i / 8)));
    if (wide < MIN_SATIN_MM) {
      this.#line(part, path, false, wide);
      return;
    }
    const rails = brush(path, at);
    const border = skewOf(rails) > MAX_SKEW_MM && !this.rough ? plainStroke(rails) : undefined;
    if (border) this.area(part, [border]);
    else this.column(part, rails);
  }

  /** A satin column between two edges. */
  column(part: Part, rails: Rails): void {
    this.#put(part, { kind: 'column', ...rails });
  }

  /** A line that closes on itself. */
  closedLine(part: Part, path: Path, width: Mm): void {
    if (width >= MIN_SATIN_MM) this.column(part, band(path, width));
    else this.#line(part, path, true, width);
  }

  /** The line of a circle about the origin. */
  ring(part: Part, r: Mm, width: Mm): void {
    if (width >= MIN_SATIN_MM) this.column(part, ring(r, width));
    else this.#line(part, circle(0, 0, r), true, width);
  }

  dot(part: Part, cx: number, cy: number, r: Mm): void {
    this.area(part, [circle(cx, cy, r)]);
  }

  #line(part: Part, path: Path, closed: boolean, widthMm: Mm): void {
    this.#put(part, { kind: 'stroke', points: Float64Array.from(path), closed, widthMm });
  }

  #put(part: Part, shape: Threadless<Shape>): void {
    const thread = threadOf(part, this.#own);
    if (thread !== undefined) this.shapes.push({ ...shape, thread });
  }
}

type Threadless<S> = S extends Shape ? Omit<S, 'thread'> : never;

/** Where rungs of a stroke lean by more, it is drawn as an area, which is divided into rungs anew. */
const MAX_SKEW_MM: Mm = 0.5;

/**
 * How far rungs lean at most. They are drawn at equal shares of both edges, and an edge that is
 * longer in one bend runs ahead of the other all along the rest.
 */
function skewOf({ left, right }: Rails): Mm {
  const [a, b] = [lineLength(left), lineLength(right)];
  let [at, bt, most] = [0, 0, 0];
  for (let i = 2; i < left.length; i += 2) {
    at += Math.hypot(left[i] - left[i - 2], left[i + 1] - left[i - 1]);
    bt += Math.hypot(right[i] - right[i - 2], right[i + 1] - right[i - 1]);
    most = Math.max(most, Math.abs(at / a - bt / b));
  }
  return (most * (a + b)) / 2;
}

/** A stroke's border, where it can be taken apart into columns again. */
function plainStroke({ left, right }: Rails): Ring | undefined {
  const border = ringBetween(left, right);
  const polygons = polygonsOf([border]);
  return polygons.length === 1 && findColumns(polygons[0]).suitable ? border : undefined;
}

/** Clean polygons of what rings enclose by the non-zero rule. */
export function polygonsOf(rings: readonly Path[]): Polygon[] {
  return toPolygons(toPaths(rings));
}
