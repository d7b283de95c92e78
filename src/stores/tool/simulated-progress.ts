/*
 * Progress of work that is done elsewhere and tells none: it rises by itself, waits at 90, and
 * jumps to 100 at the end. Work on this device tells the truth and needs none of this.
 */

export interface ProgressRule {
  everyMs: number;
  /** Percent a step. @param random 0 to 1 */
  step(random: number): number;
}

/** The generators': every second a random amount of up to ten. */
export const RANDOM_PROGRESS: ProgressRule = { everyMs: 1000, step: (random) => random * 10 };

/** The prompt page's: ten every half second. */
export const STEADY_PROGRESS: ProgressRule = { everyMs: 500, step: () => 10 };

/** It waits here for the work. */
const WAIT_AT = 90;

export interface SimulatedProgress {
  /** The work is done. */
  complete(): void;
  /** The work was given up. */
  stop(): void;
}

/** @param onPercent told 0 at once, then each rise. */
export function simulateProgress(
  rule: ProgressRule,
  onPercent: (percent: number) => void,
  random: () => number = Math.random,
): SimulatedProgress {
  let percent = 0;
  onPercent(percent);
  const timer = setInterval(() => {
    if (percent >= WAIT_AT) return;
    percent = Math.min(WAIT_AT, percent + rule.step(random()));
    onPercent(percent);
  }, rule.everyMs);
  const stop = () => clearInterval(timer);
  return {
    stop,
    complete() {
      stop();
      onPercent(100);
    },
  };
}
