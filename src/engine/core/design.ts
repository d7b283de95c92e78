import type { ThreadWeight } from '../machine.ts';
import type { FontStyle, FrameName, PaletteName, ShapeOptions } from '../options.ts';
import type { Layering, ShapeSet } from '../shapes.ts';
import type { Thread } from './thread.ts';
import type { Mm, Tenth } from './units.ts';

export type { Thread } from './thread.ts';

/** What the machine does at a record. The values are those kept in `Design.commands`. */
export const Command = {
  /** Move and put the needle through the fabric. */
  Stitch: 0,
  /** Move with the needle up; the thread is not cut. */
  Jump: 1,
  /** Cut the thread. Position: where the needle is. */
  Trim: 2,
  /** Cut and take the next thread. Position: where the needle is. */
  ColorChange: 3,
  /** Pause without a new thread (appliqué). Position: where the needle is. */
  Stop: 4,
} as const;
export type Command = (typeof Command)[keyof typeof Command];

/** What a piece of a design is sewn as. */
export type ObjectKind = 'fill' | 'satin' | 'run' | 'bean' | 'outline' | 'underlay' | 'applique';

/** A piece of sewing made as one: a range of records with what it was made from. */
export interface DesignObject {
  kind: ObjectKind;
  /** Index of the colour block, thus of `Design.threads`. */
  block: number;
  /** The first record. */
  start: number;
  /** One past the last record. */
  end: number;
  /** The area or line it covers, where it was made from one (mm, same origin as the design). */
  source?: { rings: Float64Array[] } | { points: Float64Array } | undefined;
}

/**
 * An embroidery design: flat records of position and command.
 *
 * Invariants of a design made by this engine:
 * positions are whole tenths of a millimetre; the origin (0, 0) is the middle
 * of the sewn extents (to half a tenth), where the hoop's middle goes; y grows downward; the
 * first record is a Jump or Stitch from (0, 0); Trim, ColorChange and Stop
 * repeat the position before them; there is no End record: the arrays end.
 * Jumps may be of any length (a format's writer splits them); no stitch is
 * longer than 12.1 mm.
 */
export interface Design {
  /** Positions in tenths of a millimetre, absolute. */
  x: Int32Array;
  /** As `x`; y grows downward. */
  y: Int32Array;
  /** A `Command` each. */
  commands: Uint8Array;
  /** One thread a colour block, in sewing order; a thread that comes back stands twice. */
  threads: Thread[];
  /** In sewing order; empty for a design read from a file without objects. */
  objects: DesignObject[];
  /** Name for labels in files: '' where unknown. */
  name: string;
  /**
   * Where the whole picture or drawing lies that it was made from, bare fabric included;
   * absent where unknown. A preview lays the two over each other by it.
   */
  page?: Extents | undefined;
  /** The even ground that the picture or drawing stood on; absent where it had none. */
  ground?: Ground | undefined;
  /** How the picture was read, where that was a choice; absent where there was none. */
  reading?: Reading | undefined;
  /** Text in the picture too small to be read once it is sewn; absent where there is none. */
  smallText?: SmallText | undefined;
  /** How many flat colours the picture or drawing has that are seen apart, where it was to have fewer; absent else. */
  flatColors?: number | undefined;
  /** What is missing of the file that it was read from; absent where nothing is, and where none was read. */
  cutShort?: CutShort | undefined;
  /** Of the thread that it was made for; absent for 40 wt, and where unknown. */
  threadWeight?: ThreadWeight | undefined;
  /** What was made simpler than it was drawn, in sentences for people; absent where nothing was. */
  simplified?: readonly string[] | undefined;
  /** The shapes that it was sewn from; absent for photographs and for what was read from a file. */
  drawing?: Drawing | undefined;
}

/** A file that ends before its design does, or without the mark that ends it. */
export interface CutShort {
  /** Stitches, moves, cuts and changes that it holds. */
  records: number;
  /** How many of them it says that it holds; undefined where it says nothing. */
  told: number | undefined;
  /** It holds fewer than it says. */
  isShort: boolean;
}

/** Shapes as they were sewn: a piece that can be edited is made of them. */
export interface Drawing {
  set: ShapeSet;
  /** Whether the shapes tile the page, or lie over each other in their order. */
  layering: Layering;
  /** How they were sewn. */
  options: ShapeOptions;
  /** Its areas are letters, sewn in satin along their strokes and in reading order. */
  isText?: boolean | undefined;
  /** A text in one thread: all of its areas are its letters, or those are that are labelled so. */
  written?: Written | undefined;
  /** A monogram: all of it is drawn from its letters. */
  initials?: Initials | undefined;
  /** Sewn by itself over all of it, on the same page. */
  over?: Drawing | undefined;
  /** Its stitches were drawn to a size that no scale of the drawing is sewn at. */
  isStretched?: boolean | undefined;
}

/** The letters of a monogram as they were typed, and how they are laid out. */
export interface Initials {
  /** As they were typed. */
  text: string;
  /** The layout, by its name in `MONOGRAM_STYLES`. */
  style: string;
  /** Whose rules upper-case them. */
  language: 'en' | 'tr';
  /** The most threads. */
  colors: number;
  palette: PaletteName;
  /** What stands around it. */
  frame: FrameName;
}

/** A text in one typeface. */
export interface Written {
  /** A line break for each line. */
  text: string;
  /** The typeface. */
  fontStyle: FontStyle;
  /** How tall its capitals are. */
  heightMm: Mm;
}

/** How a picture was read that may be ink on paper. */
export interface Reading {
  /** As ink, of which its lines are sewn and no paper; or as any other picture. */
  as: 'ink' | 'picture';
  /** The same in a sentence for people. */
  reason: string;
}

/** Lines of text in a picture that are too small to be read once they are sewn. */
export interface SmallText {
  /** How many lines of text. */
  rows: number;
  /** Of the tall letters of the smallest of them. */
  heightMm: Mm;
  /** How many times as large the piece must be for all of them to be read. */
  growth: number;
  /** They are not sewn. */
  leftOut: boolean;
}

/** The one colour around a picture's subject, or under a drawing: sewn, or left to the cloth. */
export interface Ground {
  /** '#rrggbb', lower case. */
  hex: string;
  /** That colour in a plain word: 'dark blue'. */
  name: string;
  /** Part of the picture that shows it, 0 to 1. */
  share: number;
  /** Whether it is sewn; else it was taken for cloth. */
  sewn: boolean;
}

/** A rectangle of the design's plane, in tenths. */
export interface Extents {
  /** Its least x. */
  left: Tenth;
  /** Its least y. */
  top: Tenth;
  /** Its greatest x. */
  right: Tenth;
  /** Its greatest y. */
  bottom: Tenth;
}

/** Extents of the needle points of a design, without jumps. All zero for an empty design. */
export function designExtents(design: Design): Extents {
  const { x, y, commands } = design;
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (let i = 0; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    if (x[i] < left) left = x[i]!;
    if (x[i] > right) right = x[i]!;
    if (y[i] < top) top = y[i]!;
    if (y[i] > bottom) bottom = y[i]!;
  }
  return left > right ? { left: 0, top: 0, right: 0, bottom: 0 } : { left, top, right, bottom };
}

/** Number of records with a command. */
export function countCommand(design: Design, command: Command): number {
  let count = 0;
  for (const c of design.commands) if (c === command) count++;
  return count;
}

/** Designs of pictures of 300 mm, closely worked, have a third of it. */
const MAX_CHEAP_OBJECTS = 12_000;

/**
 * Whether a design is of so many pieces that it takes seconds: it is not sewn once more for the
 * sake of a thread or of half a millimetre.
 */
export function isCostly({ objects }: Design): boolean {
  return objects.length > MAX_CHEAP_OBJECTS;
}
