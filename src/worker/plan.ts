import { roomInFrame } from '../engine/frames/index.ts';
import type { RgbaImage } from '../engine/index.ts';
import type { DigitizeOptions } from '../engine/options.ts';
import { flatPicture } from '../engine/picture/flat-picture.ts';

/**
 * The first picture of what is to come: the threads as flat areas, on nothing, covering
 * the design's page. Nothing for a style that draws lines, which has no areas.
 */
export async function drawPlan(
  image: RgbaImage,
  options: DigitizeOptions,
): Promise<ImageBitmap | undefined> {
  const { style, frame, widthMm } = options;
  if (style === 'outline' || style === 'running') return undefined;
  const { width, height, data } = flatPicture(image, options);
  const pixels = new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer), width, height);
  if (frame === 'none') return createImageBitmap(pixels);
  // A frame leaves less room; a square one and a circle have a page of their own form.
  const room = roomInFrame(frame, { widthMm, heightMm: (widthMm * height) / width });
  const pageWidth = Math.round((width * widthMm) / room.widthMm);
  const pageHeight = frame === 'rectangle' ? Math.round((pageWidth * height) / width) : pageWidth;
  const left = Math.round((pageWidth - width) / 2);
  const top = Math.round((pageHeight - height) / 2);
  return createImageBitmap(pixels, -left, -top, pageWidth, pageHeight);
}
