import type { Design } from 'ilmek-engine';
import {
  createRowRenderer,
  pictureBands,
  type RenderedImage,
  type RenderOptions,
  type Rows,
} from 'ilmek-engine/render';
import { coresHere, spawnBeside, startLink, type Beside } from './beside.ts';
import { nextTask } from '../lib/next-task.ts';
import { JobError } from './errors.ts';
import type { DrawnBand } from './protocol.ts';

/** The most pixels of a band: as much as is drawn in half a second, so that one sees how far it is. */
const MAX_PIXELS = 600_000;

/** A smaller picture is drawn before a second worker would have begun. */
const WORTH_A_WORKER = 1_000_000;

/** A picture that keeps more than a second worker busy for some seconds. */
const WORTH_MORE = 8_000_000;

/** The most workers beside this one: each holds a band, and a phone's cores are not all as quick. */
const MOST_BESIDE = 3;

/** Pictures that are being drawn here, each until it is done, the latest last: that goes first. */
const drawing: Promise<void>[] = [];

/** Takes a part of a picture, at its place. */
type Put = (part: RenderedImage, rows: Rows) => void;

/**
 * Draws a picture of the sewn piece in bands, a part of it in a second worker: on two cores it is
 * there in half the time, to the same bytes, and a large one never takes more memory than a band for
 * each core. Each worker has bands that lie one below the other: what they share is drawn once.
 * One that is asked for while another is drawn goes first: somebody waits for it.
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
  const each = Math.ceil(pixels / ((beside + 1) * MAX_PIXELS));
  const bands = pictureBands(design, options, (beside + 1) * each);
  const shareOf = (worker: number) => bands.slice(worker * each, (worker + 1) * each);
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
  let end!: () => void;
  const done = new Promise<void>((resolve) => (end = resolve));
  drawing.push(done);
  const drawHere = async (some: readonly Rows[]) => {
    const renderer = createRowRenderer(design, options);
    for (const rows of some) {
      while (drawing.at(-1) !== done) await drawing.at(-1);
      put(renderer.drawRows(rows), rows);
      // What the others have drawn is put, and told.
      await nextTask();
    }
  };
  const asked = links.map(async (link, i) => {
    const missing = new Set(shareOf(i + 1));
    const onBand = ({ part, rows }: DrawnBand) => {
      for (const one of missing) if (one.from === rows.from) missing.delete(one);
      put(part, rows);
    };
    const request = { type: 'rows', design, options, bands: [...missing] } as const;
    await link?.request(request, [], { onBand }).catch(() => undefined);
    // Where no other worker starts, the picture takes longer, but comes.
    if (missing.size > 0) await drawHere([...missing]);
  });
  try {
    await Promise.all([drawHere(shareOf(0)), ...asked]);
  } finally {
    void drawing.splice(drawing.indexOf(done), 1);
    end();
    for (const link of links) {
      if (link !== living) link?.close(new JobError('aborted', 'no longer needed'));
    }
  }
}

/** One core is the page's where there are more than two. */
const workersBeside = (pixels: number, cores: number): number =>
  pixels < WORTH_MORE ? 1 : Math.max(1, Math.min(MOST_BESIDE, cores - 2));
