/**
 * Divides a row of things into so many runs, as equal in length as can be: the sum of the fourth
 * powers is least, which weighs the longest run most.
 * @param lengths of the things, in their order
 * @param gap between two things of one run
 * @param count of runs, at most the number of things
 * @returns how many things each run has, all at least 1
 */
export function partition(lengths: readonly number[], gap: number, count: number): number[] {
  const n = lengths.length;
  const before = [0];
  for (const length of lengths) before.push(before.at(-1)! + length + gap);
  const run = (from: number, to: number): number => before[to] - before[from] - gap;
  // cost[k][i]: the first i things in k runs.
  const cost = Array.from({ length: count + 1 }, () => new Float64Array(n + 1).fill(Infinity));
  const cut = Array.from({ length: count + 1 }, () => new Int32Array(n + 1));
  cost[0][0] = 0;
  for (let k = 1; k <= count; k++) {
    for (let i = k; i <= n; i++) {
      for (let j = k - 1; j < i; j++) {
        const total = cost[k - 1][j] + run(j, i) ** 4;
        if (total >= cost[k][i]) continue;
        cost[k][i] = total;
        cut[k][i] = j;
      }
    }
  }
  const sizes: number[] = [];
  for (let k = count, i = n; k > 0; k--) {
    sizes.unshift(i - cut[k][i]);
    i = cut[k][i];
  }
  return sizes;
}
