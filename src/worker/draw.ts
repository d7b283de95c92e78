import type { Design, RgbaImage } from 'ilmek-engine';
import {
  artworkPlace,
  createRenderer,
  renderDesign,
  type ArtworkPlace,
  type PixelBox,
  type RenderBounds,
  type RenderOptions,
  type Rows,
} from 'ilmek-engine/render';
import { designExtents, SCALE_LIMITS } from 'ilmek-engine/tables';
import type { ArtworkWish } from '../lib/pictures/artwork-wish.ts';
import type { PixelSize } from '../lib/pictures/fit.ts';
import { drawInBands } from './bands.ts';
import { Beside, coresHere, spawnBeside, type DrawnBeside } from './beside.ts';
import { JobError } from './errors.ts';
import { QUICK_SIDE } from './pattern.ts';
import type { Artwork, MakeResult, PieceView } from './protocol.ts';
import { shadowReach, withShadow } from './shadow.ts';
import { withoutSources } from './without-sources.ts';

/** Longer sides in px, of the frames in the hoop, of the preview with its margin, and of a live one. All are waited for: no larger than needed. */
const FRAME_SIDE = 480;
const PREVIEW_SIDE = 840;
const LIVE_SIDE = 800;

/** How many frames show a design being sewn. */
const FRAMES = 6;

/** In so many parts a preview is drawn. */
const PARTS = 4;

/**
 * Under this scale (px/mm) rows of thread lie about a pixel apart. Where each pixel shows one place of
 * a thread, they beat with the pixels: a fill looks striped, as if cloth showed between its rows.
 */
const STRIPED = 7.5;
export const samplesFor = (pxPerMm: number): 1 | 2 => (pxPerMm < STRIPED ? 2 : 1);

const JPEG = { type: 'image/jpeg', quality: 0.92 };

/** Draws while this worker does something else. */
export const beside = new Beside(spawnBeside());

/** Begins the preview in the worker beside this one; nothing where none is ready. */
export const beginPreview = (design: Design): DrawnBeside | undefined =>
  beside.draw(withoutSources(design), previewOptions(design));

/** What is shown and kept of a piece that was made. */
export type DrawnPreview = Pick<MakeResult, 'preview' | 'previewSize' | 'framed'>;

/**
 * The sewn piece at the size of the result's frame, with cloth around it, and the part of it that
 * covers the original.
 * @param begun where another worker draws it
 * @param hasOriginal whether the bare cloth is wanted, too
 */
export async function drawPreview(
  design: Design,
  begun: DrawnBeside | undefined,
  hasOriginal: boolean,
): Promise<DrawnPreview> {
  const options = previewOptions(design);
  const { page } = artworkPlace(design, PREVIEW_SIDE);
  const ground = hasOriginal ? writeJpeg(renderDesign(unsewn(design), options)) : undefined;
  const { canvas, size } = sheetOf((await begun) ?? renderDesign(design, options));
  const isWhole = page.width === size.width && page.height === size.height;
  const picture = canvas.convertToBlob(JPEG);
  return {
    preview: await (isWhole ? picture : cutOut(canvas, page)),
    previewSize: { width: page.width, height: page.height },
    framed: { picture: await picture, size, page, ground: (await ground)?.file },
  };
}

function previewOptions(design: Design): Partial<RenderOptions> {
  const { bounds, pxPerMm } = artworkPlace(design, PREVIEW_SIDE);
  return { pxPerMm, bounds, samples: samplesFor(pxPerMm) };
}

/** Its fabric alone. */
const unsewn = (design: Design): Design => ({
  ...design,
  x: design.x.subarray(0, 0),
  y: design.y.subarray(0, 0),
  commands: design.commands.subarray(0, 0),
  objects: [],
});

/** What of an artwork's work is drawing; the rest writes its file. */
const DRAWING_SHARE = 0.9;

/**
 * The sewn piece as it is handed out: with a margin, on the cloth and in the size that are asked for.
 * @param onShare told what of it is done, 0 to 1
 */
export async function drawArtwork(
  design: Design,
  { fabric, type, sidePx }: ArtworkWish,
  onShare?: (share: number) => void,
): Promise<Artwork> {
  const { bounds, pxPerMm } = artworkPlace(design, sidePx);
  const { width, height } = artworkSize({ bounds, pxPerMm });
  const { canvas, pen } = createSheet(width, height);
  let rows = 0;
  const options = { bounds, pxPerMm, fabric };
  const put = (part: RgbaImage, { from }: Rows) => {
    pen.putImageData(toImageData(part), 0, from);
    rows += part.height;
    onShare?.((DRAWING_SHARE * rows) / height);
  };
  await drawInBands(design, options, width * height, put, spawnBeside(), coresHere(), beside);
  const file = await canvas.convertToBlob(type === 'png' ? { type: 'image/png' } : JPEG);
  return { file, size: { width, height } };
}

/** Of an artwork, in whole pixels. */
export const artworkSize = ({
  bounds,
  pxPerMm,
}: Pick<ArtworkPlace, 'bounds' | 'pxPerMm'>): PixelSize => ({
  width: Math.round(bounds.widthMm * pxPerMm),
  height: Math.round(bounds.heightMm * pxPerMm),
});

async function cutOut(
  canvas: OffscreenCanvas,
  { left, top, width, height }: PixelBox,
): Promise<Blob> {
  const cut = createSheet(width, height);
  cut.pen.drawImage(canvas, left, top, width, height, 0, 0, width, height);
  return cut.canvas.convertToBlob(JPEG);
}

/** A canvas for a picture that is handed out. */
function createSheet(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new JobError('out-of-memory', 'no canvas for the artwork');
  return { canvas, pen };
}

/** Shows the design being sewn, in true order, on nothing. @param onFrame frame and share sewn, 0 to 1. */
export async function sewFrames(
  design: Design,
  onFrame: (frame: ImageBitmap, share: number) => void,
): Promise<void> {
  const bounds = pageBounds(design);
  const renderer = createRenderer(design, {
    pxPerMm: scaleFor(bounds, FRAME_SIDE),
    bounds,
    fabric: 'none',
  });
  for (let k = 1; k <= FRAMES; k++) {
    const share = k / FRAMES;
    const image = renderer.drawTo(Math.round(design.commands.length * share));
    onFrame(await createImageBitmap(toImageData(image)), share);
  }
}

/**
 * The sewn piece on nothing.
 * @param fine as large as it is shown, instead of at once
 * @param between waits between its parts, and throws where it is no longer wanted
 */
export async function drawAlone(
  design: Design,
  fine: boolean,
  between: () => Promise<void>,
): Promise<ImageBitmap> {
  const bounds = pageBounds(design);
  const pxPerMm = scaleFor(bounds, fine ? LIVE_SIDE : QUICK_SIDE);
  const samples = fine ? samplesFor(pxPerMm) : 1;
  const renderer = createRenderer(design, { pxPerMm, bounds, samples, fabric: 'none' });
  const { length } = design.commands;
  for (let part = 1; part <= PARTS; part++) {
    await between();
    renderer.layTo(Math.round((length * part) / PARTS));
  }
  await between();
  return createImageBitmap(toImageData(renderer.drawTo(length)));
}

/** A part of a sewn piece on nothing but its shadow. */
export function drawPart(
  design: Design,
  { bounds, pxPerMm, quality, pxPerScreenPx }: PieceView,
): Promise<ImageBitmap> {
  const samples = quality === 'quick' ? 1 : samplesFor(pxPerMm);
  const rim = shadowReach(pxPerScreenPx);
  const rimMm = rim / pxPerMm;
  const wider = {
    leftMm: bounds.leftMm - rimMm,
    topMm: bounds.topMm - rimMm,
    widthMm: bounds.widthMm + 2 * rimMm,
    heightMm: bounds.heightMm + 2 * rimMm,
  };
  const image = renderDesign(design, { pxPerMm, bounds: wider, samples, fabric: 'none' });
  return createImageBitmap(toImageData(withShadow(image, pxPerScreenPx, rim)));
}

/** The sewn piece as a JPEG. */
export const drawRendering = (design: Design, options: Partial<RenderOptions>): Promise<Artwork> =>
  writeJpeg(renderDesign(design, options));

async function writeJpeg(image: RgbaImage): Promise<Artwork> {
  const { canvas, size } = sheetOf(image);
  return { file: await canvas.convertToBlob(JPEG), size };
}

/** Pixels on a canvas. */
function sheetOf(image: RgbaImage) {
  const { width, height } = image;
  const { canvas, pen } = createSheet(width, height);
  pen.putImageData(toImageData(image), 0, 0);
  return { canvas, size: { width, height } };
}

/** The whole picture's place, so that what is drawn covers the original. */
function pageBounds(design: Design): RenderBounds {
  const { left, top, right, bottom } = design.page ?? designExtents(design);
  return {
    leftMm: left / 10,
    topMm: top / 10,
    widthMm: (right - left) / 10,
    heightMm: (bottom - top) / 10,
  };
}

/** px/mm for a picture of a longer side, px; a piece of a few millimetres comes smaller. */
export const scaleFor = (
  { widthMm, heightMm }: Pick<RenderBounds, 'widthMm' | 'heightMm'>,
  longSide: number,
): number => Math.min(SCALE_LIMITS[1], longSide / Math.max(widthMm, heightMm));

const toImageData = ({ width, height, data }: RgbaImage): ImageData =>
  new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer), width, height);
