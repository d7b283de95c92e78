import type { Initials, Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import type { UnderlayLevel } from '../fabrics/presets.ts';
import type { ThreadWeight } from '../machine.ts';
import type { PlanFacts } from '../digitize/plan.ts';
import type { Density, FabricName, FontStyle, StitchStyle } from '../options.ts';
import type { AreaShape, ColumnShape, StrokeShape } from '../shapes.ts';

/*
 * What a person edits. A piece is plain data that is never changed in place: an edit makes a new
 * piece in which all objects but the edited ones are the very same, so that `sewPiece` knows what
 * to sew again, and undo is the piece before.
 */

/**
 * What an object's shapes are sewn as; each by its own form where absent. Letters are satin along
 * their strokes, one after another in reading order.
 */
export const OBJECT_STITCHES = [
  ...(['fill', 'satin', 'letters', 'running', 'bean', 'applique'] as const),
];
export type ObjectStitch = (typeof OBJECT_STITCHES)[number];

/** How an object is sewn. What is absent the engine chooses, by the shape and by the piece. */
export interface ObjectSewing {
  /** By the shapes' own form where absent. */
  stitch?: ObjectStitch | undefined;
  /** Direction of the rows of a fill, in degrees clockwise on screen from the x axis. */
  angle?: number | undefined;
  /**
   * A line that the rows of a fill follow instead, before the object's own transformation: each row
   * is the line, moved aside. It goes on along its chord, and turns by 60° from it at most.
   */
  guide?: readonly Position[] | undefined;
  /** Rows of a fill, or points on one edge of satin, lie so far apart. 0.1 to 5 mm. */
  spacingMm?: Mm | undefined;
  /** Longest stitch of a fill; stitches of a line. 0.5 to 12 mm. */
  stitchMm?: Mm | undefined;
  /** Lengthens stitches at each end. 0 to 1 mm. */
  pullMm?: Mm | undefined;
  underlay?: UnderlayLevel | undefined;
  /** Where the needle begins, before the object's own transformation. */
  entry?: Position | undefined;
  /** Where the needle ends. */
  exit?: Position | undefined;
}

/** Least and most distance between rows, or between points on one edge of satin, mm. */
export const SPACING_LIMITS = [0.1, 5] as const;
/** Least and most length of the stitches of a fill or a line, mm. */
export const STITCH_LIMITS = [0.5, 12] as const;

/** A place on the piece. */
export interface Position {
  x: Mm;
  y: Mm;
}

/** A shape without a thread: that is its object's. */
export type PieceShape =
  | Omit<AreaShape, 'thread' | 'angle' | 'label'>
  | Omit<StrokeShape, 'thread' | 'label'>
  | Omit<ColumnShape, 'thread' | 'last'>;

/** x' = a x + c y + e, y' = b x + d y + f: as SVG's `matrix(a b c d e f)`. */
export type Transform = readonly [a: number, b: number, c: number, d: number, e: Mm, f: Mm];

interface ObjectBase {
  /** Tells it from others, for as long as the piece lives. */
  id: string;
  /** For people; '' where none was given. */
  name: string;
  thread: Thread;
  /** From its own coordinates to the page; absent where they are the same. */
  transform?: Transform | undefined;
  /** Objects of one group are chosen and moved together. */
  group?: string | undefined;
  /** Neither shown nor sewn. */
  hidden?: boolean | undefined;
  /** Kept from being edited by mistake. */
  locked?: boolean | undefined;
  /** The thread is cut after it. */
  trimAfter?: boolean | undefined;
  /** The machine waits after it, its thread cut. */
  stopAfter?: boolean | undefined;
}

/** A text as it was typed, and how it is set: it can be written anew. */
export interface Lettering {
  /** A line break stays one. At most `LETTERING_MAX` characters. */
  text: string;
  /** The typeface. */
  fontStyle: FontStyle;
  /** How tall its capitals are, before the object's own transformation. */
  heightMm: Mm;
  /** Over how many degrees of a circle it is bent: a positive number up, like a roof; 0 is straight. */
  bend: number;
  /**
   * Of a text in several threads: which of its stretches this object is, from 0, and how many there
   * are. All of them say the same text.
   */
  stretch?: readonly [at: number, of: number] | undefined;
}

/** The most characters of an object's lettering. */
export const LETTERING_MAX = 120;
/** Least and most height of an object's capitals, mm. */
export const CAPITAL_LIMITS = [0.5, 400] as const;
/** Lettering is bent by so many degrees at most, up or down. */
export const MAX_BEND = 330;

/** Shapes of one thread that are sewn together. */
export interface ShapesObject extends ObjectBase {
  /** Tells it from other objects. */
  kind: 'shapes';
  shapes: readonly PieceShape[];
  sewing: ObjectSewing;
  /** What its shapes are drawn from, where they are a text that can be written anew. */
  lettering?: Lettering | undefined;
  /** Of a monogram the letters that all of its objects are drawn from together: each says the same. */
  initials?: Initials | undefined;
  /** Absent where it was not made of a drawing. */
  inBlock?: BlockPlace | undefined;
}

/**
 * Where an object stood in its drawing. Those of one colour block that still follow each other in
 * that order, in one thread and sewn alike, are sewn together.
 */
export interface BlockPlace {
  /** Number of its colour block. */
  block: number;
  /** Its number among all objects of the drawing. */
  at: number;
  /** How its shapes lie; few and side by side where absent. */
  lie?: BlockShapes | undefined;
}

/** How shapes of a block may lie. */
export const BLOCK_SHAPES = ['painted', 'many', 'patches'] as const;
/** Over each other in their order; so many that rows of all run one way; patches of a photograph. */
export type BlockShapes = (typeof BLOCK_SHAPES)[number];

/** Stitches that are sewn as they are: of a photograph, or of a file whose shapes are not known. */
export interface StitchesObject extends ObjectBase {
  /** Tells it from other objects. */
  kind: 'stitches';
  /** Needle points of each uncut stretch, x and y in turn, mm. */
  runs: readonly Float64Array[];
}

/** What a piece is made of. */
export type PieceObject = ShapesObject | StitchesObject;

/** What is done after an object, as Ink/Stitch calls it: nothing where the thread may go on. */
export const endingsOf = ({
  trimAfter,
  stopAfter,
}: PieceObject): ('trim_after' | 'stop_after')[] => [
  ...(trimAfter ? (['trim_after'] as const) : []),
  ...(stopAfter ? (['stop_after'] as const) : []),
];

/** Whether the thread does not go on after an object. */
export const endsThread = ({ trimAfter, stopAfter }: PieceObject): boolean =>
  trimAfter === true || stopAfter === true;

/** How all objects are sewn that say nothing else. */
export interface PieceSettings {
  density: Density;
  fabric: FabricName;
  /** The fabric's where absent. */
  pullMm?: Mm | undefined;
  /** Of the thread that it will be sewn with. */
  threadWeight: ThreadWeight;
}

/** A design of the gallery that a piece was made from. */
export interface SourceDesign {
  /** Its number there. */
  id: string;
  /** As it was called then. */
  name: string;
}

/**
 * How a drawing was sewn that a piece was made of. While nothing is edited that stitches depend on, it
 * is sewn so: its maker finds shorter ways than objects sewn one by one.
 */
export interface AsMade {
  /** A sum of all that its stitches depend on: of an edited piece it is another one. */
  sum: string;
  /** Drawings, each sewn by itself over those before it. */
  drawings: readonly MadeDrawing[];
}

/** How a drawing was sewn. */
export interface MadeDrawing extends PlanFacts {
  style: StitchStyle;
  /** Its areas are letters, sewn in reading order. */
  isText?: boolean | undefined;
  /** The drawing's page: the piece's own is rounded. */
  widthMm: Mm;
  heightMm: Mm;
  /** Colour blocks in sewing order: the number of its thread, and shapes, counted through all objects. */
  blocks: readonly { thread: number; shapes: readonly number[] }[];
  /** Shapes whose rows have a direction that their drawing says, in degrees. */
  angles: readonly (readonly [shape: number, angle: number])[];
}

/** A piece of embroidery as a person edits it: objects in sewing order on a page. */
export interface Piece extends PieceSettings {
  /** For people and for labels in files; '' where it has none. */
  name: string;
  /** The page's width; objects may lie beyond it. */
  widthMm: Mm;
  heightMm: Mm;
  /** Pieces that it was made from, the first one first: ids and names of wherever they are kept. */
  sources?: readonly SourceDesign[] | undefined;
  /** The format of the machine file that it was opened from, such as 'PES': it goes along with its file. */
  openedFrom?: string | undefined;
  /** Absent where it was not made of a drawing. */
  asMade?: AsMade | undefined;
  /** In the order in which they are sewn. */
  objects: readonly PieceObject[];
}

/** The most objects of a piece. */
const MAX_OBJECTS = 10_000;

/** Whether an object may have this id. */
export const isId = (id: string): boolean => ID.test(id);

/** @throws EngineError `bad-options` where two objects have one id, or none, or there are too many. */
export function checkPiece({ objects }: Piece): void {
  const fail = (message: string): never => {
    throw new EngineError('bad-options', 'piece', message);
  };
  if (objects.length > MAX_OBJECTS) fail(`at most ${MAX_OBJECTS} objects, got ${objects.length}`);
  const ids = new Set<string>();
  for (const { id } of objects) {
    if (!isId(id)) fail(`an id begins with a letter and has no blank, got '${id}'`);
    if (ids.has(id)) fail(`each object wants an id of its own, got '${id}' twice`);
    ids.add(id);
  }
}

/** As XML has them. */
const ID = /^[\p{L}_][\p{L}\p{N}_.-]*$/u;
