import type { Design } from 'ilmek-engine';
import { inspectDesign, type Hoop } from 'ilmek-engine/inspect';
import {
  boxOf,
  createPieceCache,
  pieceOfDesign,
  recoverPiece,
  sewPiece,
  type Piece,
  type PieceObject,
} from 'ilmek-engine/piece';
import type { RenderBounds } from 'ilmek-engine/render';
import { drawPart } from './draw.ts';
import { madeDrawing } from './drawing-memory.ts';
import { JobError } from './errors.ts';
import { changedBounds } from './piece-changes.ts';
import { listPicture, readPieceFile } from './piece-files.ts';
import type { BegunPiece, NumberedPiece, PieceSource, SewnPiece } from './protocol.ts';
import { withoutSources } from './without-sources.ts';

/** Makes a piece of what was made or chosen. @throws EngineError, FormatError and JobError */
export function beginPiece(source: PieceSource): BegunPiece {
  if (source.kind === 'file') return readPieceFile(source.bytes, source.name);
  const design = madeDrawing.recall(source.design);
  const piece = design.drawing ? pieceOfDesign(design) : recoverPiece(design).piece;
  return { piece, notes: [] };
}

/** A piece that is being edited: its objects by number, and what was sewn of it. */
class PieceBench {
  readonly #objects = new Map<number, PieceObject>();
  readonly #cache = createPieceCache();
  #sewn: { design: Design; shift: SewnPiece['shift'] } | undefined;

  /** Sews a piece, only what is new of it anew. @throws EngineError as `sewPiece` */
  sew({ sheet, order, fresh }: NumberedPiece, hoop?: Hoop): SewnPiece {
    for (const [number, object] of fresh) this.#objects.set(number, object);
    const objects = order.map((number) => this.#objects.get(number)!);
    const piece = { ...sheet, objects };
    const made = sewPiece(piece, this.#cache);
    const shift = shiftOf(piece, made);
    const before = this.#sewn;
    const design = withoutSources(made);
    this.#sewn = { design, shift };
    return {
      design,
      report: inspectDesign(made, { fabric: piece.fabric, hoop }),
      shift,
      changed: changedBounds(before, this.#sewn),
    };
  }

  /** @param bounds on the piece's page */
  view(bounds: RenderBounds, pxPerMm: number): Promise<ImageBitmap> {
    if (!this.#sewn) throw new JobError('internal', 'no piece has been sewn');
    const { design, shift } = this.#sewn;
    const leftMm = bounds.leftMm - shift.x;
    const topMm = bounds.topMm - shift.y;
    return drawPart(design, { ...bounds, leftMm, topMm }, pxPerMm);
  }

  /** What was sewn last, for lists. */
  picture(): Promise<Blob> {
    if (!this.#sewn) throw new JobError('internal', 'no piece has been sewn');
    return listPicture(this.#sewn.design);
  }
}

/** The piece of this worker: a page edits one at a time. */
export const pieceBench = new PieceBench();

/** Sewing moves a page in such steps where objects lie beyond its left or top. */
const PAGE_STEP_MM = 20;

function shiftOf({ objects }: Piece, { page }: Design): SewnPiece['shift'] {
  const { left, top } = boxOf(objects.filter(({ hidden }) => !hidden));
  const steps = (beyond: number) =>
    beyond < 0 ? Math.ceil(-beyond / PAGE_STEP_MM) * PAGE_STEP_MM : 0;
  return { x: -(page?.left ?? 0) / 10 - steps(left), y: -(page?.top ?? 0) / 10 - steps(top) };
}
