/* Pieces: what a person edits, sewn when it is asked for. */
export { pieceOfShapes, type PieceOptions } from './from-shapes.ts';
export { pieceOfDesign } from './of-design.ts';
export { createPieceCache, sewPiece, type PieceCache } from './sew-piece.ts';
export {
  OBJECT_STITCHES,
  type ObjectSewing,
  type ObjectStitch,
  type Piece,
  type PieceObject,
  type PieceSettings,
  type PieceShape,
  type Position,
  type ShapesObject,
  type StitchesObject,
  type Transform,
} from './types.ts';
export { readPiece, type ReadPiece } from './working-file/read.ts';
export { writePiece } from './working-file/write.ts';
