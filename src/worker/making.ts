import type { Context, Progress, Design } from 'ilmek-engine';
import type { PromptPlan } from 'ilmek-engine/compose';

/** How the work tells what it has done so far. */
export interface MakeListener {
  onProgress: (progress: Progress) => void;
  onFlatPreview: (plan: ImageBitmap) => void;
  onFrame: (frame: ImageBitmap) => void;
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
