import type { Progress } from '../engine/core/context.ts';
import type { Design } from '../engine/core/design.ts';
import {
  decode,
  digitizeImage,
  digitizeSvg,
  encode,
  EngineError,
  inspectDesign,
  type Context,
  type DigitizeOptions,
} from '../engine/index.ts';
import { widthForLongSide } from '../lib/images-fit.ts';
import { decodePicture } from './decode.ts';
import { drawArtwork, drawPreview, sewFrames } from './draw.ts';
import { drawPlan } from './plan.ts';
import type { ConvertOptions, ConvertResult, PictureSource, Request, Results } from './protocol.ts';

/** How a job tells what it has done so far. */
export interface JobListener {
  onProgress: (progress: Progress) => void;
  onPlan: (plan: ImageBitmap) => void;
  onFrame: (frame: ImageBitmap) => void;
}

/** What a request came to, and the buffers that may move to the page instead of being copied. */
export interface JobOutcome {
  result: Results[keyof Results];
  transfer: Transferable[];
}

/** Does one request. @throws EngineError and JobError. */
export async function performJob(request: Request, listener: JobListener): Promise<JobOutcome> {
  switch (request.type) {
    case 'encode': {
      const bytes = new Uint8Array(encode(request.design, request.format));
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'read': {
      const result = withoutSources(decode(request.bytes, request.format));
      const { x, y, commands } = result;
      return { result, transfer: [x.buffer, y.buffer, commands.buffer] };
    }
    case 'worksheet': {
      // Few ask for one: it is loaded for those.
      const { makeWorksheet } = await import('./worksheet.ts');
      const bytes = await makeWorksheet(request.design, request.title);
      return { result: bytes, transfer: [bytes.buffer] };
    }
    case 'draw':
      return { result: await drawArtwork(request.design), transfer: [] };
    case 'convert': {
      const result = await convert(request.source, request.options, listener);
      const { x, y, commands } = result.design;
      return { result, transfer: [x.buffer, y.buffer, commands.buffer] };
    }
  }
}

/** Shares of a job: making the design, showing it being sewn, drawing the preview. */
const DESIGN_SHARE = 0.6;
const FRAMES_SHARE = 0.15;

async function convert(
  source: PictureSource,
  { longSideMm, ...options }: ConvertOptions,
  { onProgress, onPlan, onFrame }: JobListener,
): Promise<ConvertResult> {
  const { image, original } = await decodePicture(source);
  const widthMm = widthForLongSide(image, longSideMm);
  const plan = await drawPlan(image, { ...options, widthMm });
  if (plan) onPlan(plan);
  const context: Context = {
    onProgress: (progress) =>
      onProgress({ ...progress, fraction: progress.fraction * DESIGN_SHARE }),
  };
  const design =
    (source.kind === 'bitmap' && sewDrawing(source.svg, { ...options, widthMm }, context)) ||
    digitizeImage(image, { ...options, widthMm }, context);
  await sewFrames(design, (frame, share) => {
    onFrame(frame);
    onProgress(finishing(design, share, DESIGN_SHARE + FRAMES_SHARE * share));
  });
  const preview = await drawPreview(design);
  onProgress(finishing(design, 1, 1));
  return {
    design: withoutSources(design),
    report: inspectDesign(design),
    preview: preview.file,
    previewSize: preview.size,
    original: await original,
  };
}

/**
 * Sews a drawing from its shapes, whose edges are exact. Where a part of it is no
 * shape (words, embedded pictures) nothing is returned: the pixels hold all of it.
 */
function sewDrawing(svg: string, options: DigitizeOptions, context: Context): Design | undefined {
  try {
    const { design, notes } = digitizeSvg(svg, options, context);
    return notes.length === 0 ? design : undefined;
  } catch (error) {
    if (error instanceof EngineError && error.code !== 'aborted') return undefined;
    throw error;
  }
}

/** The shapes that objects were made from are many small arrays, slow to unpack and of no use to the page. */
function withoutSources(design: Design): Design {
  const objects = design.objects.map(({ source: _, ...object }) => object);
  return { ...design, objects };
}

/** The last stage goes over the records once more, to draw them. */
function finishing({ commands }: Design, share: number, fraction: number): Progress {
  const total = commands.length;
  return { stage: 'finish', fraction, done: Math.round(share * total), total };
}
