import { Command, type Design } from '../../core/design.ts';
import type { Mm } from '../../core/units.ts';
import { MIN_THREAD_MM } from '../../machine.ts';
import { forEachStretch } from '../../vector/cells.ts';
import { linesBox, type Ring } from '../../vector/geometry.ts';

/*
 * What of some letters the thread covers: each stitch is drawn as wide as thread is sure to cover,
 * with round ends, on cells fine enough to see one row of thread.
 */

const CELLS_PER_MM = 20;
/** Cloth around the letters. */
const MARGIN_MM: Mm = 1;
/** Thread leaves a margin of cloth along a border: what is nearer to it is no gap. */
const BORDER_MM: Mm = 0.2;

/** How well letters are covered. */
export interface SewnCover {
  /** Share of the letters' area under thread, 0 to 1. */
  coverage: number;
  /** Width of the widest round spot of bare cloth inside, farther than 0.2 mm from the border. */
  gapMm: Mm;
}

/**
 * Draws a design's thread and holds it against its letters.
 * @param rings borders of the letters in the design's own place (mm), by the even-odd rule
 */
export function coverOf({ x, y, commands }: Design, rings: readonly Ring[]): SewnCover {
  const { left, top, right, bottom } = linesBox(rings);
  const grid = {
    cell: 1,
    width: Math.ceil((right - left + 2 * MARGIN_MM) * CELLS_PER_MM),
    height: Math.ceil((bottom - top + 2 * MARGIN_MM) * CELLS_PER_MM),
  };
  const toCells = (mm: Mm, from: Mm): number => (mm - from + MARGIN_MM) * CELLS_PER_MM;
  const mask = new Uint8Array(grid.width * grid.height);
  const onGrid = rings.map((ring) => ring.map((v, i) => toCells(v, i % 2 === 0 ? left : top)));
  forEachStretch(onGrid, grid, (row, from, to) =>
    mask.fill(1, row * grid.width + from, row * grid.width + to),
  );
  const thread = new Uint8Array(mask.length);
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    const ends = [i - 1, i].flatMap((k) => [toCells(x[k] / 10, left), toCells(y[k] / 10, top)]);
    drawStitch(thread, grid, ends);
  }
  return measured(mask, thread, grid);
}

interface Grid {
  width: number;
  height: number;
}

/** Length of a run's thread that is looked at for whether it lies open. */
const LOOK_MM = 0.1;

/**
 * Length of the runs and underlay that lie on finished satin and that no later thread covers: ways
 * that one sees on a letter.
 * @param rings borders of the letters
 */
export function waysOverSatin({ x, y, commands, objects }: Design, rings: readonly Ring[]): Mm {
  const kinds: string[] = [];
  for (const { kind, start, end } of objects) for (let i = start; i < end; i++) kinds[i] = kind;
  const { left, top, right, bottom } = linesBox(rings);
  const grid = {
    width: Math.ceil((right - left + 2 * MARGIN_MM) * CELLS_PER_MM),
    height: Math.ceil((bottom - top + 2 * MARGIN_MM) * CELLS_PER_MM),
  };
  const toCells = (mm: Mm, from: Mm): number => (mm - from + MARGIN_MM) * CELLS_PER_MM;
  const satin = new Uint8Array(grid.width * grid.height);
  /** The open length of a way at each cell: it is gone once other thread lies there. */
  const open = new Float64Array(satin.length);
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    const ends = [i - 1, i].flatMap((k) => [toCells(x[k] / 10, left), toCells(y[k] / 10, top)]);
    const isSatin = kinds[i] === 'satin';
    forEachCellUnder(grid, ends, (cell) => {
      open[cell] = 0;
      if (isSatin) satin[cell] = 1;
    });
    if (isSatin) continue;
    const mm = Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]) / 10;
    const looks = Math.ceil(mm / LOOK_MM);
    for (let k = 0; k < looks; k++) {
      const f = (k + 0.5) / looks;
      const [px, py] = [ends[0] + (ends[2] - ends[0]) * f, ends[1] + (ends[3] - ends[1]) * f];
      const cell = Math.floor(py) * grid.width + Math.floor(px);
      if (satin[cell] === 1) open[cell] += mm / looks;
    }
  }
  return open.reduce((sum, mm) => sum + mm, 0);
}

function drawStitch(thread: Uint8Array, grid: Grid, ends: number[]): void {
  forEachCellUnder(grid, ends, (cell) => (thread[cell] = 1));
}

/** Calls back for each cell under the thread of a stitch. */
function forEachCellUnder(
  { width, height }: Grid,
  [ax, ay, bx, by]: number[],
  onCell: (cell: number) => void,
): void {
  const radius = (MIN_THREAD_MM / 2) * CELLS_PER_MM;
  const [dx, dy] = [bx - ax, by - ay];
  const d2 = dx * dx + dy * dy || 1;
  const firstRow = Math.max(0, Math.floor(Math.min(ay, by) - radius));
  const lastRow = Math.min(height - 1, Math.ceil(Math.max(ay, by) + radius));
  for (let row = firstRow; row <= lastRow; row++) {
    const y = row + 0.5 - ay;
    const from = Math.max(0, Math.floor(Math.min(ax, bx) - radius));
    const to = Math.min(width - 1, Math.ceil(Math.max(ax, bx) + radius));
    for (let column = from; column <= to; column++) {
      const x = column + 0.5 - ax;
      const f = Math.max(0, Math.min(1, (x * dx + y * dy) / d2));
      if ((x - f * dx) ** 2 + (y - f * dy) ** 2 <= radius * radius) onCell(row * width + column);
    }
  }
}

function measured(mask: Uint8Array, thread: Uint8Array, grid: Grid): SewnCover {
  const depth = distances(mask, grid);
  const bare = new Uint8Array(mask.length);
  let [all, covered] = [0, 0];
  mask.forEach((inside, i) => {
    all += inside;
    covered += inside & thread[i];
    if (thread[i] === 0 && depth[i] > (BORDER_MM * CELLS_PER_MM) ** 2) bare[i] = 1;
  });
  const widest = distances(bare, grid).reduce((a, b) => Math.max(a, b), 0);
  return { coverage: covered / (all || 1), gapMm: (2 * Math.sqrt(widest)) / CELLS_PER_MM };
}

/**
 * For each set cell the squared distance to the nearest that is not (Felzenszwalb and Huttenlocher,
 * “Distance Transforms of Sampled Functions”, 2012), by a look along columns, then along rows.
 */
function distances(field: Uint8Array, { width, height }: Grid): Float64Array {
  const out = Float64Array.from(field, (set) => (set ? width * width + height * height : 0));
  for (let x = 0; x < width; x++) lowerHull(out, x, width, height);
  for (let y = 0; y < height; y++) lowerHull(out, y * width, 1, width);
  return out;
}

/** Replaces each value of a line by the least of all values with the square of the way there. */
function lowerHull(values: Float64Array, first: number, step: number, count: number): void {
  const line = Float64Array.from({ length: count }, (_, i) => values[first + i * step]);
  const at = new Int32Array(count);
  const from = new Float64Array(count + 1).fill(Infinity);
  let last = 0;
  from[0] = -Infinity;
  for (let q = 1; q < count; q++) {
    const meets = (p: number): number => (line[q] + q * q - line[p] - p * p) / (2 * (q - p));
    while (last > 0 && meets(at[last]) <= from[last]) last--;
    const s = meets(at[last]);
    at[++last] = q;
    from[last] = s;
    from[last + 1] = Infinity;
  }
  let k = 0;
  for (let q = 0; q < count; q++) {
    while (from[k + 1] < q) k++;
    values[first + q * step] = (q - at[k]) ** 2 + line[at[k]];
  }
}
