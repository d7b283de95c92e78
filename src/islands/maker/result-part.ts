import { lazyPart } from '../common/lazy-part.tsx';

const load = async () => (await import('./ResultBody.tsx')).ResultBody;

/** What is told of a result, and its files: nothing of it is needed before there is one. */
export const ResultBody = lazyPart(load);

const loadWorkshop = async () => (await import('./workshop/Workshop.tsx')).Workshop;

/** What a workshop asks of it. */
export const Workshop = lazyPart(loadWorkshop);

/** Fetches it while the work goes on, so that it is there with the result. */
export const prepareResult = (): void => {
  load().catch(() => undefined);
  loadWorkshop().catch(() => undefined);
};
