import type { Design } from '../core/design.ts';
import { optionChecks } from '../options.ts';
import { frameOf, type Frame, type Rows } from './canvas.ts';
import { resolveRenderOptions, type RenderOptions } from './options.ts';
import { strandsOf } from './strands.ts';

/** Pixels of finished cloth that take as long as a pixel's length of thread. */
const PIXELS_PER_STRAND = 6;

const { fail } = optionChecks('renderRows');

/**
 * Cuts a picture of a design into bands that take about as long to draw, one below the other.
 * @param options what differs from `RENDER_DEFAULTS`, as for `renderRows`
 * @param count how many bands, 1 or more; a picture of fewer rows has fewer
 * @throws EngineError `bad-options`
 */
export function pictureBands(
  design: Design,
  options: Partial<RenderOptions>,
  count: number,
): Rows[] {
  const all = resolveRenderOptions(options);
  const frame = frameOf(design, all);
  const work = workByRow(design, frame, all.upTo);
  const total = work.reduce((sum, row) => sum + row, 0);
  const bands: Rows[] = [];
  let from = 0;
  let done = 0;
  for (let row = 0; row < frame.height; row++) {
    done += work[row];
    if (row + 1 < frame.height && done < (total * (bands.length + 1)) / count) continue;
    bands.push({ from, to: row + 1 });
    from = row + 1;
  }
  return bands;
}

/** How long each row takes, in pixels: its cloth, and its share of the thread. */
function workByRow(design: Design, frame: Frame, upTo = Infinity): Float64Array {
  const { width, height, topMm, pxPerMm } = frame;
  const work = new Float64Array(height).fill(width);
  const { count, x0, y0, x1, y1, record } = strandsOf(design);
  const rowOf = (tenths: number) => Math.round((tenths / 10 - topMm) * pxPerMm);
  for (let i = 0; i < count && record[i] < upTo; i++) {
    const length = (Math.hypot(x1[i] - x0[i], y1[i] - y0[i]) / 10) * pxPerMm;
    const share = (PIXELS_PER_STRAND * length) / 2;
    for (const row of [rowOf(y0[i]), rowOf(y1[i])]) {
      if (row >= 0 && row < height) work[row] += share;
    }
  }
  return work;
}

/** @throws EngineError `bad-options` for rows that a picture does not have. */
export function checkRows({ from, to }: Rows, { height }: Frame): void {
  const whole = Number.isInteger(from) && Number.isInteger(to);
  if (whole && from >= 0 && from < to && to <= height) return;
  fail('rows', `whole numbers from 0 to ${height}`, `${from} to ${to}`);
}
