import { nextTask } from '../../lib/next-task.ts';
import { lazyPart } from '../common/lazy-part.tsx';

/* What comes with a picture or a result, or is told of their faults: nothing of it is needed before. */

export const Picture = lazyPart(
  async () => (await import('../common/CanvasPicture.tsx')).CanvasPicture,
);
export const ResultStage = lazyPart(async () => (await import('./ResultStage.tsx')).ResultStage);
export const ResultBody = lazyPart(async () => (await import('./ResultBody.tsx')).ResultBody);
export const NextPicture = lazyPart(async () => (await import('./NextPicture.tsx')).NextPicture);
export const ThreadsUsed = lazyPart(async () => (await import('./ThreadsUsed.tsx')).ThreadsUsed);
export const Workshop = lazyPart(async () => (await import('./workshop/Workshop.tsx')).Workshop);

export const ProblemNote = lazyPart(async () => (await import('./ProblemNote.tsx')).ProblemNote);

const PARTS = [Picture, ResultStage, ResultBody, NextPicture, ThreadsUsed, Workshop, ProblemNote];

/** Fetches all of it while the work goes on, so that it is there with the result: part by part, each a task. */
export async function prepareResult(): Promise<void> {
  for (const part of PARTS) {
    part.prepare();
    await nextTask();
  }
}
