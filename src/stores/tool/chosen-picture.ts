import { drawSvg } from '../../lib/pictures/svg.ts';
import { canMake, JobError } from '../../worker/client.ts';
import type { EngineClient, JobErrorCode } from '../../worker/client.ts';
import type { ChosenPicture } from './job-state.ts';

/* The one door for a visitor's file: what is shown and sewn has been looked at here. */

/** Longer side at which an SVG is drawn, in px. */
export const SVG_SIDE = 1600;

/** Where nobody could look: it is not the file's fault, and may go better when it is sewn. */
const UNSEEN: readonly JobErrorCode[] = ['worker-failed', 'no-worker'];

/** A file that is taken. Where it could not be looked at nothing of it is shown, and `problem` says why. */
export interface Taken {
  picture: ChosenPicture;
  problem?: JobErrorCode;
}

/**
 * Has a file looked at by the worker, and gives what may be shown of it.
 * @throws JobError with why it is refused
 */
export async function takePicture(engine: EngineClient, file: File): Promise<Taken> {
  try {
    if (!canMake()) throw new JobError('no-worker', 'no module worker or no OffscreenCanvas');
    const checked = await engine.check(file);
    if (checked.kind === 'pixels')
      return { picture: { ...shown(file, checked.read.shown), read: checked.read } };
    const { svg } = checked;
    return { picture: { ...shown(file, await drawPreview(svg)), svg } };
  } catch (error) {
    const code = error instanceof JobError ? error.code : 'internal';
    if (UNSEEN.includes(code)) return { picture: { file, url: '', broken: true }, problem: code };
    throw error;
  }
}

/** A file, and what is shown of it. */
export const shown = (file: File, preview: Blob): ChosenPicture => ({
  file,
  preview,
  url: URL.createObjectURL(preview),
});

/** @throws JobError `decode-failed`; `nothing-to-sew` for a drawing of nothing */
async function drawPreview(svg: string): Promise<Blob> {
  const bitmap = await drawSvg(svg, SVG_SIDE).catch(() => {
    throw new JobError('decode-failed', 'the SVG cannot be drawn');
  });
  if (isClear(bitmap)) throw new JobError('nothing-to-sew', 'the SVG draws nothing');
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  canvas.getContext('bitmaprenderer')!.transferFromImageBitmap(bitmap);
  return canvas.convertToBlob();
}

/** Side at which a drawing is looked at, px: what vanishes in that is finer than a thread. */
const LOOK_SIDE = 64;

/** Whether nothing is seen of a drawing. */
function isClear(bitmap: ImageBitmap): boolean {
  const pen = new OffscreenCanvas(LOOK_SIDE, LOOK_SIDE).getContext('2d')!;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, LOOK_SIDE, LOOK_SIDE);
  const { data } = pen.getImageData(0, 0, LOOK_SIDE, LOOK_SIDE);
  return data.every((value, i) => i % 4 < 3 || value === 0);
}
