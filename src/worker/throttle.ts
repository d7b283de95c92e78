import type { Progress } from 'ilmek-engine';

/** Shortest time between two reports, in ms: more than the eye follows costs the page work. */
export const REPORT_EVERY_MS = 60;

/**
 * Thins out progress reports. The last one of each stage always passes, so
 * that its final count is true.
 * @param now a clock in ms.
 */
export function throttleProgress(
  report: (progress: Progress) => void,
  now: () => number,
): (progress: Progress) => void {
  let last = -Infinity;
  let held: Progress | undefined;
  return (progress) => {
    if (held && held.stage !== progress.stage) {
      report(held);
      held = undefined;
    }
    const isEnd = progress.total !== undefined && progress.done === progress.total;
    if (!isEnd && now() - last < REPORT_EVERY_MS) {
      held = progress;
      return;
    }
    held = undefined;
    last = now();
    report(progress);
  };
}
