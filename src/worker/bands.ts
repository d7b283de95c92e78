import type { Design } from 'ilmek-engine';
import {
  pictureBands,
  renderRows,
  type RenderedImage,
  type RenderOptions,
  type Rows,
} from 'ilmek-engine/render';
import { coresHere, spawnBeside, startLink, type Beside } from './beside.ts';
import { JobError } from './errors.ts';

/** The most pixels of a band: two of them, drawn at once, take some 150 MB. */
const MAX_PIXELS = 1_500_000;

/** A smaller picture is drawn before a second worker would have begun. */
const WORTH_A_WORKER = 1_000_000;

/** A picture that keeps more than a second worker busy for some seconds. */
const WORTH_MORE = 8_000_000;

/** The most workers beside this one: each holds a band, and a phone's cores are not all as quick. */
const MOST_BESIDE = 3;

/** Takes a part of a picture, at its place. */
type Put = (part: RenderedImage, rows: Rows) => void;

/**
 * Draws a picture of the sewn piece in bands, every other one in a second worker: on two cores it is
 * there in half the time, to the same bytes, and a large one never takes more memory than a band for
 * each core.
 * @param pixels of the whole picture
 * @param put told each band once it is drawn, in any order
 * @param spawn starts another worker; without it all is drawn here
 * @param cores of the device
 * @param kept a second worker that lives already: it is taken first, and stays
 */
export async function drawInBands(
  design: Design,
  options: Partial<RenderOptions>,
  pixels: number,
  put: Put,
  spawn = spawnBeside(),
  cores = coresHere(),
  kept?: Beside,
): Promise<void> {
  const beside = spawn && pixels >= WORTH_A_WORKER ? workersBeside(pixels, cores) : 0;
  const each = Math.ceil(pixels / (2 * MAX_PIXELS));
  const bands = pictureBands(design, options, beside > 0 ? (beside + 1) * each : each);
  const draw = (rows: Rows) => put(renderRows(design, options, rows), rows);
  const living = kept?.link;
  const links = Array.from({ length: beside }, (_, i) =>
    i === 0 && living ? living : startLink(spawn!),
  );
  // A worker starts by way of the thread that asks for it: one that draws would keep it waiting.
  await Promise.all(
    links.map(async (link) =>
      link?.request({ type: 'prepare', part: 'rows' }).catch(() => undefined),
    ),
  );
  const asked = bands.map(async (rows, i) => {
    const turn = i % (beside + 1);
    if (turn === 0) return;
    const part = await links[turn - 1]
      ?.request({ type: 'rows', design, options, rows })
      .catch(() => undefined);
    // Where no other worker starts, the picture takes longer, but comes.
    if (part) put(part, rows);
    else draw(rows);
  });
  bands.forEach((rows, i) => i % (beside + 1) === 0 && draw(rows));
  try {
    await Promise.all(asked);
  } finally {
    for (const link of links) {
      if (link !== living) link?.close(new JobError('aborted', 'no longer needed'));
    }
  }
}

/** One core is the page's where there are more than two. */
const workersBeside = (pixels: number, cores: number): number =>
  pixels < WORTH_MORE ? 1 : Math.max(1, Math.min(MOST_BESIDE, cores - 2));
