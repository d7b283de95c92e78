/** Side of a cell of the search grid, in the lines' units: a few segments long. */
const CELL = 8;

/**
 * Finds the lines that cross another, or themselves. Lines that only touch at
 * ends do not cross.
 * @param closed whether each line runs back to its start.
 * @returns 1 for each line that takes part in a crossing.
 */
export function findCrossings(
  lines: readonly Float64Array[],
  closed: readonly boolean[],
): Uint8Array {
  const crossing = new Uint8Array(lines.length);
  const segments: number[] = [];
  const owner: number[] = [];
  lines.forEach((line, k) => {
    const count = line.length / 2;
    for (let i = 0; i < (closed[k] ? count : count - 1); i++) {
      const j = (i + 1) % count;
      segments.push(line[i * 2], line[i * 2 + 1], line[j * 2], line[j * 2 + 1]);
      owner.push(k);
    }
  });
  const cells = new Map<number, number[]>();
  for (let s = 0; s < owner.length; s++) {
    const [x0, y0, x1, y1] = segments.slice(s * 4, s * 4 + 4) as [number, number, number, number];
    const right = Math.floor(Math.max(x0, x1) / CELL);
    const bottom = Math.floor(Math.max(y0, y1) / CELL);
    for (let cy = Math.floor(Math.min(y0, y1) / CELL); cy <= bottom; cy++) {
      for (let cx = Math.floor(Math.min(x0, x1) / CELL); cx <= right; cx++) {
        const key = cy * 65536 + cx;
        const cell = cells.get(key);
        if (!cell) {
          cells.set(key, [s]);
          continue;
        }
        for (const other of cell) {
          if (!cross(segments, s * 4, other * 4)) continue;
          crossing[owner[s]] = crossing[owner[other]] = 1;
        }
        cell.push(s);
      }
    }
  }
  return crossing;
}

/** Whether two segments properly cross: each has its ends on both sides of the other. */
function cross(v: readonly number[], p: number, q: number): boolean {
  return (
    side(v, p, v[q], v[q + 1]) * side(v, p, v[q + 2], v[q + 3]) < 0 &&
    side(v, q, v[p], v[p + 1]) * side(v, q, v[p + 2], v[p + 3]) < 0
  );
}

function side(v: readonly number[], s: number, x: number, y: number): number {
  return (v[s + 2] - v[s]) * (y - v[s + 1]) - (v[s + 3] - v[s + 1]) * (x - v[s]);
}
