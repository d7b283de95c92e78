import type { Design } from 'ilmek-engine';
import {
  pictureBands,
  renderRows,
  type RenderedImage,
  type RenderOptions,
  type Rows,
} from 'ilmek-engine/render';
import { JobError } from './errors.ts';
import { WorkerLink } from './link.ts';
import type { SpawnWorker } from './link.ts';

/** The most pixels of a band: two of them, drawn at once, take some 150 MB. */
const MAX_PIXELS = 1_500_000;

/** A smaller picture is drawn before a second worker would have begun. */
const WORTH_A_WORKER = 1_000_000;

/** Takes a part of a picture, at its place. */
type Put = (part: RenderedImage, rows: Rows) => void;

/**
 * Draws a picture of the sewn piece in bands, every other one in a second worker: on two cores it is
 * there in half the time, to the same bytes, and a large one never takes more memory than two bands.
 * @param pixels of the whole picture
 * @param put told each band once it is drawn, in any order
 * @param spawn starts the second worker; without it all is drawn here
 */
export async function drawInBands(
  design: Design,
  options: Partial<RenderOptions>,
  pixels: number,
  put: Put,
  spawn = spawnBeside(),
): Promise<void> {
  const isShared = spawn !== undefined && pixels >= WORTH_A_WORKER;
  const pairs = Math.ceil(pixels / (2 * MAX_PIXELS));
  const bands = pictureBands(design, options, isShared ? 2 * pairs : pairs);
  const draw = (rows: Rows) => put(renderRows(design, options, rows), rows);
  if (!isShared) {
    for (const rows of bands) draw(rows);
    return;
  }
  const link = startLink(spawn);
  // A worker starts by way of the thread that asks for it: one that draws would keep it waiting.
  await link?.request({ type: 'prepare', part: 'rows' }).catch(() => undefined);
  const asked = bands.map(async (rows, i) => {
    if (i % 2 === 0) return;
    const part = await link
      ?.request({ type: 'rows', design, options, rows })
      .catch(() => undefined);
    // Where no second worker starts, the picture takes longer, but comes.
    if (part) put(part, rows);
    else draw(rows);
  });
  bands.forEach((rows, i) => i % 2 === 0 && draw(rows));
  try {
    await Promise.all(asked);
  } finally {
    link?.close(new JobError('aborted', 'no longer needed'));
  }
}

function startLink(spawn: SpawnWorker): WorkerLink | undefined {
  try {
    return new WorkerLink(spawn());
  } catch {
    return undefined;
  }
}

/** How a worker starts another of its own kind; nothing where there is no second core for it. */
function spawnBeside(): SpawnWorker | undefined {
  if (typeof Worker !== 'function' || !(navigator.hardwareConcurrency > 1)) return undefined;
  return () =>
    new Worker(location.href, {
      type: 'module',
      name: 'ilmek-engine-rows',
    }) as ReturnType<SpawnWorker>;
}
