import { checkpoint, type Context } from '../core/context.ts';
import { Command, countCommand, type Design, type Thread } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import type { Mm } from '../core/units.ts';
import { unusualWeight } from '../options.ts';
import { writeDesign } from '../stitch/write-design.ts';
import { sewAsMade } from './as-made.ts';
import { beyondPage } from './beyond-page.ts';
import { joinPaths } from './join-paths.ts';
import { KnownWays } from './known-ways.ts';
import { copyOf, geometryOf, ObjectCache, type PieceCache } from './piece-cache.ts';
import type { PlacedObject } from './place-object.ts';
import { nearAmong } from './sew-object.ts';
import { shiningOver, type Shining } from './shining.ts';
import { membersOf } from './together.ts';
import { towardsNext } from './turned-bars.ts';
import {
  checkPiece,
  endingsOf,
  type Piece,
  type PieceObject,
  type PieceSettings,
} from './types.ts';

/** Objects whose stitches somebody waits for, before all of their piece is sewn. */
export interface SewnAhead {
  /** Of the piece; hidden ones are left out. */
  objects: ReadonlySet<PieceObject>;
  /** Told their stitches by themselves, on a page as large as that of the whole piece. */
  onSewn: (own: Design) => void;
}

/**
 * Sews a piece: each object by itself, and then one after the other, with hidden ways between
 * those of one thread.
 * @param piece objects in sewing order; hidden ones are left out
 * @param cache of an earlier sewing of the same piece, or one that it was edited from: only what
 *   an edit touches is sewn again then, and other threads on the same stitches cost next to nothing.
 *   The design is the same as without it.
 * @param ahead what is sewn before the others; the design is the same as without it
 * @throws EngineError `bad-options` where two objects have one id, `nothing-to-sew`, `too-complex`
 *   of more stitches than a machine holds, `aborted`
 */
export function sewPiece(
  piece: Piece,
  cache?: PieceCache,
  context: Context = {},
  ahead?: SewnAhead,
): Design {
  checkPiece(piece);
  const kept = cache instanceof ObjectCache ? cache : new ObjectCache();
  const made = kept.asMade(piece, () => sewAsMade(piece, context));
  if (made) return made;
  const objects = piece.objects.filter(({ hidden }) => !hidden);
  const { all: placed, page } = onPage(objects, piece, kept);
  const settings = pick(piece);
  const units = kept.together.units(placed);
  const all = units.map((one, i) => towardsNext(one, units[i + 1], settings));
  kept.sewnAnew = 0;
  const shines = shiningOver(placed);
  const nearTo = nearAmong(all.flatMap(membersOf));
  const sew = (one: PlacedObject) => {
    const near = nearTo(one);
    return kept.sew(one, { near, shines: shines(one, near), settings, ...page });
  };
  if (ahead) {
    const awaited = all.flatMap((one) => {
      const members = membersOf(one);
      const own = members.filter(({ object }) => ahead.objects.has(object));
      return own.length === members.length ? [one] : own;
    });
    const own = ownStitches(awaited, awaited.map(sew), page);
    if (own) ahead.onSewn(own);
  }
  const paths = all.map((one, i) => {
    checkpoint(context, 'stitches', i, all.length);
    return sew(one);
  });
  const design = join(piece, { all, paths, page, shines }, kept);
  checkpoint(context, 'finish', 1, 1);
  return design;
}

const pick = ({ density, fabric, pullMm, threadWeight }: Piece): PieceSettings => ({
  density,
  fabric,
  pullMm,
  threadWeight,
});

interface SewingPage {
  widthMm: Mm;
  heightMm: Mm;
}

interface SewnObjects {
  all: readonly PlacedObject[];
  /** The way of each by itself. */
  paths: ReturnType<ObjectCache['sew']>[];
  page: SewingPage;
  shines: Shining;
}

/** The stitches of some objects, with no ways between them; undefined where there are none. */
function ownStitches(
  all: readonly PlacedObject[],
  paths: SewnObjects['paths'],
  page: SewingPage,
): Design | undefined {
  const begins = all.map(() => true);
  const shines = () => new Uint8Array(all.length);
  const alone = joinPaths({ all, paths, begins, shines, ...page }, new KnownWays());
  const threads = all.map(({ object }) => ({ ...object.thread }));
  const design = writeDesign(alone, { ...page, threads }, '');
  return countCommand(design, Command.Stitch) > 0 ? design : undefined;
}

/** Joins objects to a design, or takes the last one's stitches where other threads are all that changed. */
function join(piece: Piece, { all, paths, page, shines }: SewnObjects, kept: ObjectCache): Design {
  const begins = all.map(({ object }, i) => object.thread.hex !== all[i - 1]?.object.thread.hex);
  const byHex = new Map<string, Thread>();
  for (const { object } of all) {
    if (!byHex.has(object.thread.hex)) byHex.set(object.thread.hex, object.thread);
  }
  const threads = all.flatMap(({ object }, i) =>
    begins[i] ? [byHex.get(object.thread.hex)!] : [],
  );
  // What is of one colour is seen through the same covers.
  const byColor = new Map<string, Uint8Array>();
  const rows = all.map((one) => {
    const { hex } = one.object.thread;
    const row = byColor.get(hex) ?? shines(one, all);
    byColor.set(hex, row);
    return row;
  });
  const endings = all.map(({ object }) => endingsOf(object).join());
  const now = { geometries: all.map(geometryOf), paths, begins, shines: rows, endings, ...page };
  const same = kept.rewritten(now, threads);
  if (same) return { ...same, name: piece.name, threadWeight: unusualWeight(piece) };
  const joining = { all, paths, begins, shines: (i: number) => rows[i], ...page };
  const joined = joinPaths(joining, kept.ways);
  // Blocks of one thread are told apart by an object of their own.
  const own = threads.map((thread) => ({ ...thread }));
  const design = writeDesign(joined, { ...page, threads: own }, piece.name);
  design.threadWeight = unusualWeight(piece);
  if (countCommand(design, Command.Stitch) === 0) {
    throw new EngineError('nothing-to-sew', 'sew piece', 'no object is large enough for a needle');
  }
  const blocks = design.threads.map((thread) => own.indexOf(thread));
  const isRepeated = blocks.some((b, i) => i > 0 && threads[b].hex === threads[blocks[i - 1]].hex);
  if (isRepeated) return join(piece, onlySewn({ all, paths, page, shines }, begins, blocks), kept);
  kept.written = { ...now, design: copyOf(design), blocks };
  return { ...design, threads: blocks.map((block) => threads[block]) };
}

/**
 * Without objects too small for a needle whose block is left out: the blocks around them are of one
 * thread, and the machine is not stopped for it.
 */
function onlySewn(
  { all, paths, ...rest }: SewnObjects,
  begins: readonly boolean[],
  blocks: readonly number[],
): SewnObjects {
  let block = -1;
  const isSewn = begins.map((begin) => blocks.includes((block += begin ? 1 : 0)));
  const sewn = <T>(list: readonly T[]) => list.filter((_, i) => isSewn[i]);
  return { all: sewn(all), paths: sewn(paths), ...rest };
}

function onPage(
  objects: readonly PieceObject[],
  { widthMm, heightMm }: Piece,
  kept: ObjectCache,
): { all: readonly PlacedObject[]; page: SewingPage } {
  const placed = objects.map((object) => kept.place(object));
  const [x, y, right, bottom] = beyondPage(placed, { widthMm, heightMm });
  const page = { widthMm: widthMm + right + x, heightMm: heightMm + bottom + y };
  if (x === 0 && y === 0) return { all: placed, page };
  return { all: objects.map((object) => kept.placeMoved(object, x, y)), page };
}
