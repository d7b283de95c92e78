import { lazyPart } from '../common/lazy-part.tsx';

/** What comes with a result: nothing of it is needed before there is one. */
const PARTS = {
  body: async () => (await import('./ResultBody.tsx')).ResultBody,
  slider: async () => (await import('../common/CompareSlider.tsx')).CompareSlider,
  full: async () => (await import('./FullButton.tsx')).FullButton,
  marks: async () => (await import('./ProblemMarks.tsx')).ProblemMarks,
  next: async () => (await import('./NextPicture.tsx')).NextPicture,
  threads: async () => (await import('./ThreadsUsed.tsx')).ThreadsUsed,
  workshop: async () => (await import('./workshop/Workshop.tsx')).Workshop,
};

export const ResultBody = lazyPart(PARTS.body);
export const CompareSlider = lazyPart(PARTS.slider);
export const FullButton = lazyPart(PARTS.full);
export const ProblemMarks = lazyPart(PARTS.marks);
export const NextPicture = lazyPart(PARTS.next);
export const ThreadsUsed = lazyPart(PARTS.threads);
export const Workshop = lazyPart(PARTS.workshop);

/** Fetches all of it while the work goes on, so that it is there with the result. */
export function prepareResult(): void {
  for (const load of Object.values(PARTS)) load().catch(() => undefined);
}
