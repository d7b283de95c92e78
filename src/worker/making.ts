import type { Context, Progress, Design } from 'ilmek-engine';
import type { PromptPlan } from 'ilmek-engine/compose';
import type { DrawnBand, OwnStitches } from './protocol.ts';

/** How the work tells what it has done so far. */
export interface MakeListener {
  onProgress: (progress: Progress) => void;
  onFlatPreview: (plan: ImageBitmap) => void;
  onFrame: (frame: ImageBitmap) => void;
  /** Told what an edit has changed of a piece, before the rest is sewn. */
  onOwn?: (own: OwnStitches) => void;
  /** Told each band of a picture. */
  onBand?: (band: DrawnBand) => void;
}

/** What a request's own maker needs to tell. */
export interface Making extends Context, Pick<MakeListener, 'onFlatPreview'> {}

/** A design just made. */
export interface Made {
  design: Design;
  /** The picture as it was read, being encoded. */
  original?: Promise<Blob>;
  /** What was understood of a prompt. */
  plan?: PromptPlan;
}
