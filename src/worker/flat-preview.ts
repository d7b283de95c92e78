import type { RgbaImage } from 'ilmek-engine';
import { pageOfFrame, roomInFrame, flatPicture, sideOf } from 'ilmek-engine/digitize';
import { isLineStyle } from 'ilmek-engine/tables';
import type { PictureOptions } from './protocol.ts';

/**
 * The first picture of what is to come: the threads as flat areas, on nothing, covering
 * the design's page. Nothing for a style that draws lines, which has no areas.
 */
export async function drawFlatPreview(
  image: RgbaImage,
  options: PictureOptions,
): Promise<ImageBitmap | undefined> {
  const { style, frame, sewn } = options;
  if (isLineStyle(style)) return undefined;
  const { width, height, data } = flatPicture(image, options);
  const pixels = new ImageData(new Uint8ClampedArray(data.buffer as ArrayBuffer), width, height);
  if (frame === 'none') return createImageBitmap(pixels);
  // A frame leaves less room; a square one and a circle have a page of their own form.
  const outer = frame === 'rectangle' ? { width, height } : { width: 1, height: 1 };
  const mm = sewn.mm / sideOf(outer, sewn);
  const page = pageOfFrame(outer.width * mm, outer.height * mm);
  const room = roomInFrame(frame, page, { widthMm: width, heightMm: height });
  const pageWidth = Math.round((width * page.widthMm) / room.widthMm);
  const pageHeight = Math.round((pageWidth * page.heightMm) / page.widthMm);
  const left = Math.round((pageWidth - width) / 2);
  const top = Math.round((pageHeight - height) / 2);
  return createImageBitmap(pixels, -left, -top, pageWidth, pageHeight);
}
