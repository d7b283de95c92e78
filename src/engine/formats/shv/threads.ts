import type { Thread } from '../../core/design.ts';

/** Name of the chart that SHV files point into. */
const SHV_CHART = 'Husqvarna SHV';

/** How many numbers the chart has; those not named below are black. */
export const SHV_THREAD_COUNT = 43;

const NAMED: Record<number, readonly [hex: string, name: string]> = {
  1: ['#0000ff', 'Blue'],
  2: ['#33cc66', 'Green'],
  3: ['#ff0000', 'Red'],
  4: ['#ff00ff', 'Purple'],
  5: ['#ffff00', 'Yellow'],
  6: ['#7f7f7f', 'Gray'],
  7: ['#339aff', 'Light blue'],
  8: ['#00ff00', 'Light green'],
  9: ['#ff7f00', 'Orange'],
  10: ['#ffa0b4', 'Pink'],
  11: ['#994b00', 'Brown'],
  12: ['#ffffff', 'White'],
  19: ['#ff7f7f', 'Light red'],
  20: ['#ff7fff', 'Light purple'],
  21: ['#ffff99', 'Light yellow'],
  22: ['#c0c0c0', 'Light gray'],
  25: ['#ffa541', 'Light orange'],
  26: ['#ffcccc', 'Light pink'],
  27: ['#af5a0a', 'Light brown'],
  33: ['#00007f', 'Dark blue'],
  34: ['#007f00', 'Dark green'],
  35: ['#7f0000', 'Dark red'],
  36: ['#7f007f', 'Dark purple'],
  37: ['#c8c800', 'Dark yellow'],
  38: ['#3c3c3c', 'Dark gray'],
  41: ['#e83f00', 'Dark orange'],
  42: ['#ff667a', 'Dark pink'],
};

/** The thread that an SHV file names by its number; numbers past the chart begin anew. */
export function shvThread(number: number): Thread {
  const index = number % SHV_THREAD_COUNT;
  const [hex, name] = NAMED[index] ?? ['#000000', 'Black'];
  return { hex, name, code: String(index), chart: SHV_CHART };
}
