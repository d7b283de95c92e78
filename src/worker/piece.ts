import type { Design } from 'ilmek-engine';
import { countDesign, inspectInSteps, type Hoop, type Problem } from 'ilmek-engine/inspect';
import {
  boxOf,
  movedOntoPage,
  createPieceCache,
  pieceOfDesign,
  recoverPiece,
  sewPiece,
  transformObjects,
  type Piece,
  type PieceObject,
  type SewnAhead,
} from 'ilmek-engine/piece';
import { renderDesign } from 'ilmek-engine/render';
import { designExtents, SCALE_LIMITS } from 'ilmek-engine/tables';
import { drawPart } from './draw.ts';
import { madeDrawing } from './drawing-memory.ts';
import { JobError } from './errors.ts';
import { load } from './load.ts';
import { changedBounds } from './piece-changes.ts';
import { foundIn, listPicture, readPieceFile } from './piece-files.ts';
import { partNear } from './piece-part.ts';
import type {
  BegunPiece,
  NumberedPiece,
  OwnStitches,
  PieceSource,
  PieceView,
  SewnPiece,
} from './protocol.ts';
import { withoutSources } from './without-sources.ts';

/** Makes a piece of what was made or chosen. @throws EngineError, FormatError and JobError */
export async function beginPiece(source: PieceSource): Promise<BegunPiece> {
  if (source.kind === 'file') {
    return readPieceFile(source.bytes, source.name, source.asStitched);
  }
  if (source.kind === 'make' || source.kind === 'motif') {
    const { makeAddition } = await load(() => import('./piece-additions.ts'));
    return { piece: await makeAddition(source), notes: [] };
  }
  const design = madeDrawing.recall(source.design);
  if (design.drawing) return { piece: pieceOfDesign(design), notes: [] };
  const { piece } = recoverPiece(design);
  return { piece, notes: [], found: foundIn(design, piece) };
}

/** A piece as it was sewn. */
interface SewnBefore {
  piece: Piece;
  design: Design;
  shift: SewnPiece['shift'];
}

/** A piece that is being edited: its objects by number, and what was sewn of it. */
class PieceBench {
  readonly #objects = new Map<number, PieceObject>();
  readonly #cache = createPieceCache();
  #last: SewnBefore | undefined;

  /**
   * Sews a piece, only what is new of it anew.
   * @param made the stitches that it was made with: they are taken where they lie on its objects
   * @param onOwn told the stitches of what an edit has changed, before the rest is sewn
   * @throws EngineError as `sewPiece`
   */
  sew(
    { sheet, order, fresh }: NumberedPiece,
    made?: Design,
    onOwn?: (own: OwnStitches) => void,
  ): SewnPiece {
    for (const [number, object] of fresh) this.#objects.set(number, object);
    const objects = order.map((number) => this.#objects.get(number)!);
    const piece = { ...sheet, objects };
    const asMade = made && placeMade(made, piece);
    const design = asMade
      ? made
      : sewPiece(piece, this.#cache, {}, onOwn && this.#ahead(piece, onOwn));
    const shift = asMade ?? shiftOf(piece, design);
    const changed = changedBounds(this.#last, { design, shift });
    this.#last = { piece, design, shift };
    return { counts: countDesign(design), shift, changed, asMade: asMade !== undefined };
  }

  /**
   * What of the piece that was sewn last would sew badly.
   * @param between is awaited between the parts of the search, and throws where it is to end
   */
  async check(between: () => Promise<void>, hoop?: Hoop): Promise<readonly Problem[]> {
    const { design, piece } = this.#sewn;
    const steps = inspectInSteps(design, { fabric: piece.fabric, hoop });
    for (;;) {
      const { done, value } = steps.next();
      if (done) return value.problems;
      await between();
    }
  }

  /**
   * Sews edits that nobody asked for, and takes them back: a browser compiles code well only when it
   * has run some times, and the first real edit would have to wait for that.
   * @param between as `check`
   * @param now tells the time, ms
   */
  async warmUp(between: () => Promise<void>, now: () => number): Promise<void> {
    // Edited, it is sewn by its objects, whatever it was made as.
    const piece = { ...this.#sewn.piece, asMade: undefined };
    const until = now() + WARM_MS;
    const objects = piece.objects.filter(({ hidden }) => !hidden);
    for (let round = 0; round < WARM_ROUNDS; round++) {
      const { id } = objects[Math.floor((objects.length * round) / WARM_ROUNDS)];
      const nudged = transformObjects(piece, [id], [1, 0, 0, 1, NUDGE_MM, 0]);
      for (const edited of [nudged, piece]) {
        await between();
        if (now() > until) return;
        sewPiece(edited, this.#cache);
      }
    }
  }

  /** The design of the piece that was sewn last. */
  design(): Design {
    return withoutSources(this.#sewn.design);
  }

  /** A part of the piece that was sewn last. @param view its bounds on the piece's page */
  view(view: PieceView): Promise<ImageBitmap> {
    const { design, shift } = this.#sewn;
    const leftMm = view.bounds.leftMm - shift.x;
    const topMm = view.bounds.topMm - shift.y;
    const bounds = { ...view.bounds, leftMm, topMm };
    return drawPart(partNear(design, bounds), { ...view, bounds });
  }

  /** What was sewn last, for lists. */
  picture(): Promise<Blob> {
    return listPicture(this.#sewn.design);
  }

  /** What an edit of a few objects has changed, to be shown before the rest is sewn. */
  #ahead(piece: Piece, onOwn: (own: OwnStitches) => void): SewnAhead | undefined {
    if (!this.#last) return undefined;
    const before = new Set(this.#last.piece.objects);
    const objects = new Set(piece.objects.filter((one) => !one.hidden && !before.has(one)));
    if (objects.size === 0 || objects.size > MOST_AHEAD) return undefined;
    const ids = Array.from(objects, ({ id }) => id);
    return { objects, onSewn: (own) => onOwn({ ids, ...drawOwn(own, shiftOf(piece, own)) }) };
  }

  get #sewn(): SewnBefore {
    if (!this.#last) throw new JobError('internal', 'no piece has been sewn');
    return this.#last;
  }
}

/** More objects than these take nearly as long as the whole. */
const MOST_AHEAD = 12;
/** Pixels of a picture of what an edit has changed: the whole waits while it is drawn. */
const OWN_PX = 24_000;
const OWN_PX_PER_MM = 12;

function drawOwn(own: Design, shift: SewnPiece['shift']): Omit<OwnStitches, 'ids'> {
  const { left, top, right, bottom } = designExtents(own);
  const widthMm = (right - left) / 10 + 1;
  const heightMm = (bottom - top) / 10 + 1;
  const [leftMm, topMm] = [left / 10 - 0.5, top / 10 - 0.5];
  const fitting = Math.sqrt(OWN_PX / (widthMm * heightMm));
  const pxPerMm = Math.min(OWN_PX_PER_MM, Math.max(SCALE_LIMITS[0], fitting));
  const bounds = { leftMm, topMm, widthMm, heightMm };
  const picture = renderDesign(own, { pxPerMm, bounds, samples: 1, fabric: 'none' });
  return { picture, bounds: { ...bounds, leftMm: leftMm + shift.x, topMm: topMm + shift.y } };
}

/** How often edits are tried that nobody asked for, how long at most (ms), and how far they move. */
const WARM_ROUNDS = 6;
const WARM_MS = 2500;
const NUDGE_MM = 0.5;

/** The piece of this worker: a page edits one at a time. */
export const pieceBench = new PieceBench();

/** Stitches lie no farther than this from the objects that they are of, mm. */
const MOST_OFF_MM = 2;

/**
 * Where the design that a piece was made from lies on its page: the middles of both pages are one.
 * @returns undefined where that is not where its objects lie
 */
function placeMade(made: Design, piece: Piece): SewnPiece['shift'] | undefined {
  const extents = designExtents(made);
  const page = made.page ?? extents;
  const x = piece.widthMm / 2 - (page.left + page.right) / 20;
  const y = piece.heightMm / 2 - (page.top + page.bottom) / 20;
  const box = boxOf(piece.objects.filter(({ hidden }) => !hidden));
  const off = [
    extents.left / 10 + x - box.left,
    extents.right / 10 + x - box.right,
    extents.top / 10 + y - box.top,
    extents.bottom / 10 + y - box.bottom,
  ];
  return off.every((mm) => Math.abs(mm) <= MOST_OFF_MM) ? { x, y } : undefined;
}

/** Where objects lie beyond its left or top sewing moves them onto the page. */
function shiftOf(piece: Piece, { page }: Design): SewnPiece['shift'] {
  const { x, y } = movedOntoPage(piece);
  return { x: -(page?.left ?? 0) / 10 - x, y: -(page?.top ?? 0) / 10 - y };
}
