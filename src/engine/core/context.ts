import { EngineError } from './errors.ts';

/** The stages of a job, in their order; a progress bar shows them. */
export const STAGES = ['colours', 'shapes', 'stitches', 'finish'] as const;
export type Stage = (typeof STAGES)[number];

/** What a stage has done so far. */
export interface Progress {
  stage: Stage;
  /** Share of the whole job, 0 to 1, never falling. */
  fraction: number;
  /** Steps within the stage; at its end both are what it made: threads, regions, stitches. */
  done?: number;
  /** See `done`. */
  total?: number;
}

/** The part of the web's `AbortSignal` that the engine reads. */
export interface Signal {
  /** Whether the job is to stop. */
  readonly aborted: boolean;
}

/** What the engine needs from outside: all of it optional. */
export interface Context {
  /** Looked at every few milliseconds: once it is aborted, the call ends with `aborted`. */
  signal?: Signal | undefined;
  /** Called between pieces of work, in the caller's own thread. */
  onProgress?: ((progress: Progress) => void) | undefined;
  /** Told what is made simpler than it was drawn: a sentence for people, with what to do next. */
  onSimplified?: ((sentence: string) => void) | undefined;
  /** Told how many flat colours a drawing has, where it is sewn in fewer. */
  onMoreColors?: ((count: number) => void) | undefined;
}

/** Where each stage starts and ends, as a share of a typical job's time. */
const SPAN: Record<Stage, readonly [number, number]> = {
  colours: [0, 0.25],
  shapes: [0.25, 0.45],
  stitches: [0.45, 0.95],
  finish: [0.95, 1],
};

/**
 * Reports progress and stops an aborted job. Call it between pieces of work of
 * a few milliseconds.
 * @throws EngineError `aborted` once the signal is aborted.
 */
export function checkpoint(context: Context, stage: Stage, done: number, total: number): void {
  if (context.signal?.aborted) {
    throw new EngineError('aborted', stage, 'the job was cancelled');
  }
  if (!context.onProgress) return;
  const [from, to] = SPAN[stage];
  const share = total > 0 ? Math.min(1, done / total) : 1;
  context.onProgress({ stage, fraction: from + (to - from) * share, done, total });
}
