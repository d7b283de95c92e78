/**
 * The item that costs least, of equals the first; undefined where none costs less than a bound.
 * @param below items of this cost or more are out of the question
 */
export function least<T>(
  items: readonly T[],
  costOf: (item: T, index: number) => number,
  below = Infinity,
): T | undefined {
  let best: T | undefined;
  let bestCost = below;
  for (let i = 0; i < items.length; i++) {
    const cost = costOf(items[i], i);
    if (cost < bestCost) [best, bestCost] = [items[i], cost];
  }
  return best;
}
