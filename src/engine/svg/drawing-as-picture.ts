import { rgbFromHex, type Rgb } from '../color/oklab.ts';
import { EngineError } from '../core/errors.ts';
import type { RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import { noteSentences, seenNotes } from './notes.ts';
import type { SubPath } from './pen.ts';
import type { Drawn } from './scene.ts';
import type { Paths, Rule } from '../vector/paths.ts';
import { openDrawing, READ_SVG_DEFAULTS, type ReadSvgOptions } from './read-svg.ts';
import { rootOf } from '../core/union-find.ts';

/*
 * A drawing as pixels, for those whose shapes cannot be cut out of each other in time: painting
 * pixels costs what is painted, however often its lines cross.
 */

interface DrawnPicture {
  image: RgbaImage;
  /** Width of the whole page. */
  widthMm: Mm;
  /** What was left out or changed, in sentences for people. */
  notes: string[];
  /** Those of them by which the design looks otherwise than the drawing. */
  seen: string[];
  /** That it is a picture now, and what to do about it. */
  simplified: string;
}

const AS_PICTURE =
  'Its shapes cross each other too often to be cut exactly, so it was read as a picture, and edges are less sharp. Join overlapping shapes in a drawing program (Union), or leave some out.';

/** Pixels to a millimetre, and along the longer side at most: what the reader of pictures takes. */
const PX_PER_MM = 8;
const MAX_SIDE_PX = 1600;
/** Lines thinner than this are drawn so wide: thinner ones would be lost between pixels. */
const MIN_LINE_MM: Mm = 0.4;
/** The most rows of pixels that the sides of a drawing may meet, all together. */
const MAX_SPANS = 60_000_000;

/**
 * Paints a drawing on a page of pixels; what it leaves bare is transparent.
 * @throws as `readSvg`; EngineError `too-complex` where even painting it takes too long
 */
export function drawingAsPicture(
  text: string,
  options: Partial<ReadSvgOptions> = {},
): DrawnPicture {
  const settings = { ...READ_SVG_DEFAULTS, ...options, asDrawn: true };
  const { scene, widthMm, heightMm } = openDrawing(text, settings);
  const drawn = scene.drawn!;
  if (drawn.length === 0) {
    throw new EngineError('nothing-to-sew', 'read SVG', 'the drawing has no visible shape');
  }
  const pxPerMm = Math.min(PX_PER_MM, MAX_SIDE_PX / Math.max(widthMm, heightMm));
  checkSpans(drawn, pxPerMm);
  const page = createPage(widthMm, heightMm, pxPerMm);
  // From the top down: each pixel is painted once.
  for (const one of [...drawn].reverse()) paintLines(page, one);
  const { width, height, data } = page;
  const notes = noteSentences(scene.notes);
  const seen = seenNotes(scene.notes);
  return { image: { width, height, data }, widthMm, notes, seen, simplified: AS_PICTURE };
}

function checkSpans(drawn: readonly Drawn[], pxPerMm: number): void {
  let spans = 0;
  for (const { lines, widthMm = 0 } of drawn) {
    for (const { points } of lines) {
      for (let i = 3; i < points.length; i += 2) {
        spans += 1 + (Math.abs(points[i] - points[i - 2]) + 2 * widthMm) * pxPerMm;
      }
    }
  }
  if (spans <= MAX_SPANS) return;
  throw new EngineError(
    'too-complex',
    'read SVG',
    'the drawing has more lines than can be read: leave some out, or save it as a PNG picture',
  );
}

/*
 * A page of pixels, painted from the top layer down: a pixel that has its colour is passed over, by
 * links to the next bare one in its row. Rows are filled between the crossings of the lines with
 * the middle of the row, so how often lines cross each other costs nothing.
 */

interface Page extends RgbaImage {
  pxPerMm: number;
  /** For each pixel one of its row from which on to look for the next bare one; one more a row. */
  next: Int32Array;
  /** The clip that was last asked for. */
  clip?: { paths: Paths; rows: Stretches };
}

/** Where rows are covered: ends of stretches, sorted, two a stretch. */
type Stretches = ReadonlyMap<number, readonly number[]>;

function createPage(widthMm: Mm, heightMm: Mm, pxPerMm: number): Page {
  const width = Math.max(1, Math.round(widthMm * pxPerMm));
  const height = Math.max(1, Math.round(heightMm * pxPerMm));
  return {
    width,
    height,
    pxPerMm,
    data: new Uint8ClampedArray(width * height * 4),
    next: Int32Array.from({ length: (width + 1) * height }, (_, i) => i),
  };
}

/** Paints what lines cover and is still bare. */
function paintLines(page: Page, { hex, lines, rule, widthMm, clip }: Drawn): void {
  const rings =
    widthMm === undefined
      ? lines.map(({ points }) => points)
      : barsOf(lines, Math.max(widthMm, MIN_LINE_MM));
  const covered = stretchesOf(page, rings, rule, page.pxPerMm);
  const shown = clip && shownBy(page, clip.paths);
  const color = rgbFromHex(hex);
  for (const [y, ends] of covered) {
    paintRow(page, y, shown ? common(ends, shown.get(y) ?? []) : ends, color);
  }
}

/** A clip is mostly that of the shape before. */
function shownBy(page: Page, clip: Paths): Stretches {
  if (page.clip?.paths !== clip) {
    const rows = stretchesOf(page, clip.map(flat), 'nonzero', page.pxPerMm / 1000);
    page.clip = { paths: clip, rows };
  }
  return page.clip.rows;
}

const flat = (path: Paths[number]): number[] => path.flatMap(({ x, y }) => [x, y]);

/** Each side of a line as a bar with ends that reach half its width beyond; all turned one way. */
function barsOf(lines: readonly SubPath[], widthMm: Mm): number[][] {
  const half = widthMm / 2;
  const bars: number[][] = [];
  for (const { points, closed } of lines) {
    const n = points.length;
    for (let i = closed ? 0 : 2; i < n; i += 2) {
      const j = (i + n - 2) % n;
      const [x0, y0, x1, y1] = [points[j], points[j + 1], points[i], points[i + 1]];
      const length = Math.hypot(x1 - x0, y1 - y0) || 1;
      const [ux, uy] = [((x1 - x0) / length) * half, ((y1 - y0) / length) * half];
      const [ax, ay, bx, by] = [x0 - ux, y0 - uy, x1 + ux, y1 + uy];
      bars.push([ax + uy, ay - ux, bx + uy, by - ux, bx - uy, by + ux, ax - uy, ay + ux]);
    }
  }
  return bars;
}

/** The stretches of each row that lie inside of rings. @param scale pixels to a unit of the rings */
function stretchesOf(
  { height }: Page,
  rings: readonly (readonly number[])[],
  rule: Rule,
  scale: number,
): Stretches {
  const downs = new Map<number, number[]>();
  const ups = new Map<number, number[]>();
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
      const y0 = ring[j + 1] * scale - 0.5;
      const y1 = ring[i + 1] * scale - 0.5;
      const rows = y0 < y1 ? downs : ups;
      const slope = (ring[i] - ring[j]) / (y1 - y0);
      const last = Math.min(height, Math.ceil(Math.max(y0, y1)));
      for (let y = Math.max(0, Math.ceil(Math.min(y0, y1))); y < last; y++) {
        const row = rows.get(y) ?? [];
        if (row.push((ring[j] + slope * (y - y0)) * scale) === 1) rows.set(y, row);
      }
    }
  }
  // A closed line crosses a row downward as often as upward.
  return new Map([...downs].map(([y, down]) => [y, insideOf(down, ups.get(y) ?? [], rule)]));
}

/** Where a row is inside, by the lines that cross it downward and upward. */
function insideOf(downs: number[], ups: number[], rule: Rule): number[] {
  const byPlace = (a: number, b: number) => a - b;
  if (rule === 'evenodd') return [...downs, ...ups].sort(byPlace);
  downs.sort(byPlace);
  ups.sort(byPlace);
  const ends: number[] = [];
  let winding = 0;
  for (let i = 0, j = 0; i < downs.length || j < ups.length;) {
    const isDown = j >= ups.length || downs[i] <= ups[j];
    const at = isDown ? downs[i++] : ups[j++];
    const before = winding;
    winding += isDown ? 1 : -1;
    if (before === 0 || winding === 0) ends.push(at);
  }
  return ends;
}

/** Stretches that two sets have in common. */
function common(a: readonly number[], b: readonly number[]): number[] {
  const ends: number[] = [];
  for (let i = 0, j = 0; i + 1 < a.length && j + 1 < b.length;) {
    const from = Math.max(a[i], b[j]);
    const to = Math.min(a[i + 1], b[j + 1]);
    if (from < to) ends.push(from, to);
    if (a[i + 1] < b[j + 1]) i += 2;
    else j += 2;
  }
  return ends;
}

function paintRow(page: Page, y: number, ends: readonly number[], [r, g, b]: Rgb): void {
  const { width, data, next } = page;
  const row = y * (width + 1);
  for (let i = 0; i + 1 < ends.length; i += 2) {
    const from = Math.max(0, Math.ceil(ends[i] - 0.5));
    const to = Math.min(width, Math.ceil(ends[i + 1] - 0.5));
    for (let k = rootOf(next, row + from); k < row + to; k = rootOf(next, k + 1)) {
      const at = 4 * (k - y);
      data[at] = r;
      data[at + 1] = g;
      data[at + 2] = b;
      data[at + 3] = 255;
      next[k]++;
    }
  }
}
