import { lazyPart } from '../common/lazy-part.tsx';

const load = async () => (await import('./ResultBody.tsx')).ResultBody;

/** What is told of a result, and its files: nothing of it is needed before there is one. */
export const ResultBody = lazyPart(load);

const loadWorkshop = async () => (await import('./workshop/Workshop.tsx')).Workshop;

/** What a workshop asks of it. */
export const Workshop = lazyPart(loadWorkshop);

const loadSlider = async () => (await import('../common/CompareSlider.tsx')).CompareSlider;

/** The picture and what is sewn of it, side by side under one cut. */
export const CompareSlider = lazyPart(loadSlider);

const loadMarks = async () => (await import('./ProblemMarks.tsx')).ProblemMarks;

/** Rings where the sew check found something. */
export const ProblemMarks = lazyPart(loadMarks);

const loadNext = async () => (await import('./NextPicture.tsx')).NextPicture;

/** Which picture the next conversion takes. */
export const NextPicture = lazyPart(loadNext);

const loadThreads = async () => (await import('./ThreadsUsed.tsx')).ThreadsUsed;

/** Its spools, in sewing order. */
export const ThreadsUsed = lazyPart(loadThreads);

/** Fetches it while the work goes on, so that it is there with the result. */
export function prepareResult(): void {
  for (const part of [load, loadSlider, loadMarks, loadNext, loadThreads, loadWorkshop]) {
    part().catch(() => undefined);
  }
}
