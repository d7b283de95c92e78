import type { RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import { distance } from '../picture/pixels.ts';
import type { Raster } from '../picture/raster.ts';
import { cellAt } from '../stitch/cover-map.ts';
import type { DarkPart } from './dark-parts.ts';
import type { PhotoPlan } from './thread-order.ts';

/*
 * What is drawn over a photograph: of its dark, fine things those that its fill loses, last, in the
 * one of its threads that mends most. Few and certain are better than many: each costs a cut.
 */

/**
 * How much nearer a thing comes to the picture by it, in the mean (units of the raster's `lab`): in a
 * face, and so many times that elsewhere.
 */
const LEAST_GAIN = 0.05;
const ELSEWHERE = 2;
/** Of what stands out so much by itself, it may be drawn darker than it is, as whoever draws a face does. */
const STRONG = { depth: 0.22, share: 0.3, darker: 0.1, onSkin: 0.15 };
/** The thread is at least so much darker than what is sewn there. */
const DARKER = 0.1;
/** So many things are drawn at most, so many of them outside faces; those of faces count so many times more. */
const MOST = 6;
const MOST_ELSEWHERE = 2;
const FACE = 3;
/** How far what is seen at a place reaches. */
const SEEN_MM: Mm = 0.3;

/** What is drawn over a photograph. */
export interface Details {
  /** A picture of each thing: black on clear, a pixel for each of the raster's. */
  drawn: Drawn[];
  /** Number of the thread that all is drawn in. */
  thread: number;
}

/** A thing that is drawn. */
export interface Drawn {
  image: RgbaImage;
  widthMm: Mm;
  /** Where the picture's top left corner lies on the page. */
  x: Mm;
  y: Mm;
}

/** How much of the clear is left about a thing. */
const MARGIN_MM: Mm = 3;

/**
 * What is to be drawn over a photograph's fill; undefined where nothing is.
 * @param colors of the threads, in the raster's `lab`
 */
export function findDetails(
  raster: Raster,
  parts: readonly DarkPart[],
  plan: PhotoPlan,
  colors: Float64Array,
): Details | undefined {
  const candidates = plan.order.map((thread) => {
    const drawn = parts
      .map((part) => ({ part, gain: gainOf(raster, part, thread, plan, colors) }))
      .filter(({ part, gain }) => gain >= LEAST_GAIN * (ELSEWHERE - (ELSEWHERE - 1) * part.onSkin))
      .sort((a, b) => worthOf(b.part) - worthOf(a.part))
      .filter(
        ({ part }, n, all) => part.onSkin >= 0.5 || elsewhere(all.slice(0, n)) < MOST_ELSEWHERE,
      )
      .slice(0, MOST);
    return {
      thread,
      drawn,
      worth: drawn.reduce((sum, { gain, part }) => sum + gain * part.mm2, 0),
    };
  });
  const { thread, drawn } = candidates.reduce((a, b) => (b.worth > a.worth ? b : a));
  return drawn.length > 0
    ? { thread, drawn: drawn.map(({ part }) => drawnOf(raster, part)) }
    : undefined;
}

const elsewhere = (parts: readonly { part: DarkPart }[]): number =>
  parts.filter(({ part }) => part.onSkin < 0.5).length;

const worthOf = ({ depth, mm2, share, onSkin }: DarkPart): number =>
  depth * Math.sqrt(mm2) * share * (1 + FACE * onSkin);

/** How much nearer to the picture a part comes by being drawn in a thread, in the mean. */
function gainOf(
  { lab, width, pxPerMm }: Raster,
  { pixels, depth, share, onSkin }: DarkPart,
  thread: number,
  { order, cover }: PhotoPlan,
  colors: Float64Array,
): number {
  let gain = 0;
  let darker = 0;
  let places = 0;
  for (const i of pixels) {
    const own = distance(colors, thread, lab, i);
    const x = ((i % width) + 0.5) / pxPerMm;
    const y = (Math.floor(i / width) + 0.5) / pxPerMm;
    for (const dx of [-SEEN_MM, 0, SEEN_MM]) {
      for (const dy of [-SEEN_MM, 0, SEEN_MM]) {
        const block = cover.last[cellAt(cover, x + dx, y + dy)] - 1;
        if (block < 0) continue;
        places++;
        gain += distance(colors, order[block], lab, i) - own;
        darker += colors[order[block] * 3] - colors[thread * 3];
      }
    }
  }
  if (places === 0 || darker / places < DARKER) return 0;
  const isStrong = depth >= STRONG.depth && share >= STRONG.share;
  return gain / places + (isStrong ? STRONG.darker + onSkin * (STRONG.onSkin - STRONG.darker) : 0);
}

function drawnOf({ width, height, pxPerMm }: Raster, { pixels, sure }: DarkPart): Drawn {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const i of pixels) {
    const [x, y] = [i % width, Math.floor(i / width)];
    [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
    [top, bottom] = [Math.min(top, y), Math.max(bottom, y + 1)];
  }
  const margin = Math.ceil(MARGIN_MM * pxPerMm);
  left -= margin;
  top -= margin;
  const [across, down] = [right + margin - left, bottom + margin - top];
  const data = new Uint8ClampedArray(across * down * 4);
  pixels.forEach((i, n) => {
    const at = (Math.floor(i / width) - top) * across + (i % width) - left;
    data[at * 4 + 3] = 255 * Math.min(1, sure[n]);
  });
  const image = { width: across, height: down, data };
  return { image, widthMm: across / pxPerMm, x: left / pxPerMm, y: top / pxPerMm };
}
