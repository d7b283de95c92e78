/* Pieces: what a person edits, sewn when it is asked for. */
export {
  align,
  ALIGNMENTS,
  alongCircle,
  alongLine,
  boxOf,
  duplicate,
  exchangeThread,
  join,
  MAX_FIXED_STRETCH,
  recolor,
  remove,
  reorder,
  repeat,
  RESIZE_LIMITS,
  resizePiece,
  rotation,
  scaling,
  separate,
  setMarks,
  setSewing,
  transformObjects,
  type Alignment,
  type Chosen,
  type Resized,
} from './edit.ts';
export { colorChanges, fewerColorChanges } from './fewer-changes.ts';
export { pieceOfShapes, type PieceOptions } from './from-shapes.ts';
export { current, noteEdit, redo, startHistory, undo, type History, type Step } from './history.ts';
export { splitHoopings, type HoopField, type Hooping } from './hoopings.ts';
export { pieceOfDesign } from './of-design.ts';
export { recoverPiece, type Recovered } from './recover/recover.ts';
export { createPieceCache, sewPiece, type PieceCache } from './sew-piece.ts';
export { splitFill } from './split-fill.ts';
export {
  OBJECT_STITCHES,
  SPACING_LIMITS,
  STITCH_LIMITS,
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
