import type { Progress } from '../engine/core/context.ts';
import type { Design } from '../engine/core/design.ts';
import type { RgbaImage } from '../engine/core/image.ts';
import { digitizeImage, encode, inspectDesign, renderDesign } from '../engine/index.ts';
import type { RenderOptions } from '../engine/index.ts';
import { widthForLongSide } from '../lib/images-fit.ts';
import { decodePicture } from './decode.ts';
import { JobError } from './errors.ts';
import type { ConvertOptions, ConvertResult, PictureSource, Request, Results } from './protocol.ts';

/** Longer side of the artwork, in px. */
const ARTWORK_SIDE = 2400;
const ARTWORK_QUALITY = 0.92;

/** What a request came to, and the buffers that may move to the page instead of being copied. */
export interface JobOutcome {
  result: Results[keyof Results];
  transfer: Transferable[];
}

/** Does one request. @throws EngineError and JobError. */
export async function performJob(
  request: Request,
  onProgress: (progress: Progress) => void,
): Promise<JobOutcome> {
  if (request.type === 'encode') {
    const bytes = new Uint8Array(encode(request.design, request.format));
    return { result: bytes, transfer: [bytes.buffer] };
  }
  const result = await convert(request.source, request.options, onProgress);
  const { x, y, commands } = result.design;
  return { result, transfer: [x.buffer, y.buffer, commands.buffer] };
}

async function convert(
  source: PictureSource,
  { longSideMm, ...options }: ConvertOptions,
  onProgress: (progress: Progress) => void,
): Promise<ConvertResult> {
  const { image, original } = await decodePicture(source);
  const widthMm = widthForLongSide(image, longSideMm);
  const design = digitizeImage(image, { ...options, widthMm }, { onProgress });
  const pxPerMm = ARTWORK_SIDE / longSideMm;
  const rendering = renderDesign(design, { pxPerMm, bounds: pageBounds(design) });
  return {
    design,
    report: inspectDesign(design),
    artwork: await toJpeg(rendering),
    artworkSize: { width: rendering.width, height: rendering.height },
    original,
  };
}

/** The whole picture's place, so that artwork and original cover each other. */
function pageBounds({ page }: Design): RenderOptions['bounds'] {
  if (!page) return undefined;
  const { left, top, right, bottom } = page;
  return {
    leftMm: left / 10,
    topMm: top / 10,
    widthMm: (right - left) / 10,
    heightMm: (bottom - top) / 10,
  };
}

async function toJpeg({ width, height, data }: RgbaImage): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new JobError('out-of-memory', 'no canvas for the artwork');
  pen.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.convertToBlob({ type: 'image/jpeg', quality: ARTWORK_QUALITY });
}
