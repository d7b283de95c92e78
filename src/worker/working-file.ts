import type { Design } from 'ilmek-engine';
import { pieceOfDesign, writePiece } from 'ilmek-engine/piece';
import { madeDrawing } from './drawing-memory.ts';

/**
 * A design as a working file: of its shapes where this worker has made it, else of fixed stitches.
 * @throws EngineError
 */
export const writeWorkingFile = (design: Design): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(writePiece(pieceOfDesign(madeDrawing.recall(design))));
