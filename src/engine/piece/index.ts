/* Pieces: what a person edits, sewn when it is asked for. */
export {
  align,
  alignedAsOne,
  ALIGNMENTS,
  alongCircle,
  alongLine,
  boxOf,
  duplicate,
  exchangeThread,
  guideRows,
  join,
  recolor,
  remove,
  reorder,
  repeat,
  rotation,
  scaling,
  separate,
  setMarks,
  setSewing,
  transformObjects,
  type Alignment,
  type Chosen,
} from './edit.ts';
export { clothAreas } from './cloth.ts';
export { MIN_PATCH_MM, MIN_PATCH_MM2 } from '../digitize/patch.ts';
export { movedOntoPage } from './beyond-page.ts';
export { cutUnder } from './cut-under.ts';
export { shortenMeeting } from './shorten-meeting.ts';
export { tieEnds } from './tie-ends.ts';
export { colorChanges, fewerColorChanges, nearerOrder } from './fewer-changes.ts';
export { guideLine } from './guide.ts';
export { frameAround } from './frame-around.ts';
export type { FrameForm } from '../frames/layout.ts';
export { pieceOfShapes, type PieceOptions } from './from-shapes.ts';
export {
  current,
  madeDesign,
  noteEdit,
  redo,
  startHistory,
  undo,
  type History,
  type Step,
} from './history.ts';
export { largerThanField, splitHoopings, type HoopField, type Hooping } from './hoopings.ts';
export { pieceOfDesign } from './of-design.ts';
export { recoverPiece, type Recovered } from './recover/recover.ts';
export {
  MAX_FIXED_STRETCH,
  RESIZE_LIMITS,
  resizePiece,
  scaleLimits,
  type Resized,
} from './resize.ts';
export { guideOnPage } from './place-object.ts';
export { rowAngle } from './row-angle.ts';
export { createPieceCache, type PieceCache } from './piece-cache.ts';
export { sewPiece, type SewnAhead } from './sew-piece.ts';
export {
  capitalsOfWidth,
  letteringObject,
  letteringShapes,
  setLettering,
  writtenWith,
  type SetLettering,
} from './lettering.ts';
export { drawnLongSide, monogramOf, replaceMonogram } from './monogram.ts';
export { splitFill } from './split-fill.ts';
export {
  CAPITAL_LIMITS,
  LETTERING_MAX,
  MAX_BEND,
  BLOCK_SHAPES,
  OBJECT_STITCHES,
  SPACING_LIMITS,
  STITCH_LIMITS,
  type AsMade,
  type BlockPlace,
  type BlockShapes,
  type Lettering,
  type MadeDrawing,
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
  type SourceDesign,
} from './types.ts';
export { readPiece, type ReadPiece } from './working-file/read.ts';
export { readLetteredPiece } from './working-file/read-lettered.ts';
export type { GiveFont } from './working-file/texts.ts';
export { writePiece } from './working-file/write.ts';
