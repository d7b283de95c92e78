import { Command, type Design } from '../core/design.ts';
import { checkRows } from './bands.ts';
import { clean, clearCanvas, createCanvas, frameOf, slideCanvas } from './canvas.ts';
import type { Canvas, Dirty, Frame, Rows } from './canvas.ts';
import { createCloth } from './cloth.ts';
import { borderOf, createFinisher, finish, REACH_MM, type Finisher } from './finish.ts';
import { createLoom, layStrand, type Loom } from './lay.ts';
import { linearRgb } from './light.ts';
import { resolveRenderOptions, type RenderOptions } from './options.ts';
import { heightsBelow } from './probe-heights.ts';
import { strandsOf } from './strands.ts';

/**
 * A picture of a sewn design. A design's tenths lie at
 * px = (tenths / 10 − leftMm or topMm) · pxPerMm.
 */
export interface RenderedImage extends Frame {
  /** Red, green, blue, alpha (not premultiplied), sRGB; rows from the top. */
  data: Uint8ClampedArray;
}

/** Draws a design stitch by stitch, for a player. */
export interface Renderer {
  /** Size and place of the picture. */
  readonly frame: Frame;
  /** Sews the first `upTo` records without finishing the picture: work ahead of `drawTo`, in parts. */
  layTo(upTo: number): void;
  /**
   * The picture with the first `upTo` records sewn. Going forward only the new
   * stitches are drawn, and only what they touch is finished; going back starts anew.
   * Every call gives the same pixel array, changed in place.
   */
  drawTo(upTo: number): RenderedImage;
}

/**
 * Makes the picture of a sewn design: each stitch a round, twisted, shining
 * thread on woven cloth.
 * @param options what differs from `RENDER_DEFAULTS`; a picture may take 64 million samples
 * @throws EngineError `bad-options`
 */
export function renderDesign(design: Design, options: Partial<RenderOptions> = {}): RenderedImage {
  const upTo = options.upTo ?? design.commands.length;
  return createRenderer(design, options).drawTo(upTo);
}

/**
 * Some rows of the picture that `renderDesign` makes, to the same bytes, in about their share of its
 * time and memory: for several threads, or a picture larger than memory holds at once.
 * @param options what differs from `RENDER_DEFAULTS`, for the whole picture
 * @param rows which, such as one of `pictureBands`
 * @returns a picture of these rows alone, at their place on the plane
 * @throws EngineError `bad-options`
 */
export function renderRows(
  design: Design,
  options: Partial<RenderOptions>,
  rows: Rows,
): RenderedImage {
  return createRowRenderer(design, options).drawRows(rows);
}

/** Draws a picture in bands, a thread's share of it. */
export interface RowRenderer {
  /**
   * The same as `renderRows`. What a band shares with the one before it is not drawn again, which at
   * the finest scales is half of it: ask for one below the other.
   * @throws EngineError `bad-options`
   */
  drawRows(rows: Rows): RenderedImage;
}

/**
 * Prepares a picture that is drawn in bands, some or all of them.
 * @param options what differs from `RENDER_DEFAULTS`, for the whole picture
 * @throws EngineError `bad-options`
 */
export function createRowRenderer(
  design: Design,
  options: Partial<RenderOptions> = {},
): RowRenderer {
  const all = resolveRenderOptions(options);
  const upTo = options.upTo ?? design.commands.length;
  const whole = frameOf(design, all);
  const pad = padOf(all);
  const border = borderOf(whole);
  const strands = strandsOf(design);
  let last: { loom: Loom; finisher: Finisher } | undefined;

  const begin = (rows: Rows) => {
    const canvas = createCanvas(whole, all.samples, pad, widened(rows, border));
    const below = heightsBelow(strands, canvas);
    const cloth = createCloth(all.fabric, all.fabricHex, whole);
    return {
      loom: createLoom(canvas, strands, blockColours(design), below),
      finisher: createFinisher(whole, cloth, rows),
    };
  };

  const drawRows = (rows: Rows): RenderedImage => {
    checkRows(rows, whole);
    if (last) last.loom.from = slideCanvas(last.loom.canvas, widened(rows, border));
    const { loom, finisher } = (last ??= begin(rows));
    const frame = { ...whole, ...placeOf(rows, whole) };
    const data = new Uint8ClampedArray(frame.width * frame.height * 4);
    const dirty = clean();
    for (let i = 0; i < strands.count && strands.record[i] < upTo; i++) layStrand(loom, i, dirty);
    finish({ ...finisher, rows }, loom.canvas, everythingOf(loom.canvas), data);
    return { ...frame, data };
  };
  return { drawRows };
}

/**
 * Prepares pictures of one design at growing numbers of records.
 * `options.upTo` has no effect here.
 * @param options what differs from `RENDER_DEFAULTS`
 * @throws EngineError `bad-options`
 */
export function createRenderer(design: Design, options: Partial<RenderOptions> = {}): Renderer {
  return rendererOf(design, resolveRenderOptions(options));
}

function rendererOf(design: Design, all: RenderOptions): Renderer {
  const frame = frameOf(design, all);
  const canvas = createCanvas(frame, all.samples, padOf(all));
  const strands = strandsOf(design);
  const loom = createLoom(canvas, strands, blockColours(design));
  const cloth = createCloth(all.fabric, all.fabricHex, frame);
  const finisher = createFinisher(frame, cloth, { from: 0, to: frame.height });
  const data = new Uint8ClampedArray(frame.width * frame.height * 4);
  let laid = 0;
  let fresh = true;

  let dirty = clean();

  const layTo = (upTo: number): void => {
    if (laid > 0 && strands.record[laid - 1] >= upTo) {
      clearCanvas(canvas);
      laid = 0;
      fresh = true;
    }
    while (laid < strands.count && strands.record[laid] < upTo) layStrand(loom, laid++, dirty);
  };

  const drawTo = (upTo: number): RenderedImage => {
    layTo(upTo);
    if (fresh) finish(finisher, canvas, everythingOf(canvas), data);
    else if (dirty.left < dirty.right) finish(finisher, canvas, dirty, data);
    fresh = false;
    dirty = clean();
    return { ...frame, data };
  };
  return { frame, layTo, drawTo };
}

/** Pixels around a picture of given bounds in which thread throws its shadow in. */
const padOf = ({ bounds, pxPerMm }: RenderOptions): number =>
  bounds ? Math.ceil(REACH_MM * pxPerMm) : 0;

const everythingOf = ({ width, height }: Canvas): Dirty => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});

const widened = ({ from, to }: Rows, by: number): Rows => ({ from: from - by, to: to + by });

/** A band's own height, and where it lies; the whole picture's place stays to the last bit. */
const placeOf = ({ from, to }: Rows, { topMm, pxPerMm }: Frame) => ({
  height: to - from,
  topMm: from === 0 ? topMm : topMm + from / pxPerMm,
});

/** Linear red, green and blue of each colour block; blocks without a thread repeat the last one. */
function blockColours(design: Design): Float32Array {
  const blocks = design.commands.reduce((n, c) => (c === Command.ColorChange ? n + 1 : n), 1);
  const colours = new Float32Array(blocks * 3);
  for (let i = 0; i < blocks; i++) {
    const thread = design.threads[Math.min(i, design.threads.length - 1)];
    colours.set(linearRgb(thread?.hex ?? '#808080'), i * 3);
  }
  return colours;
}
