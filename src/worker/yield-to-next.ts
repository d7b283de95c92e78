import { JobError } from './errors.ts';

/* A timer would wait: 4 ms after the first few. */
const { port1, port2 } = new MessageChannel();
const waiting: (() => void)[] = [];
port1.onmessage = () => waiting.shift()?.();

/** Lets what was sent to this worker meanwhile come first. */
const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    port2.postMessage(undefined);
  });

let newest = 0;

/**
 * Begins work that yields to the next of its kind; to be called as soon as it is asked for.
 * @returns to be awaited between its parts: throws JobError `aborted` once the next has begun
 */
export function beginGivingWay(): () => Promise<void> {
  const mine = ++newest;
  return async () => {
    await nextTask();
    if (mine !== newest) throw new JobError('aborted', 'another is asked for');
  };
}
