import sharp, { type Sharp } from 'sharp';
import { renderDesign, type Design, type RenderOptions } from '../../src/engine/index.ts';

interface Shot extends Pick<RenderOptions, 'fabric' | 'fabricHex'> {
  /** Part of the drawing's page that is shown, mm: left, top, width, height. */
  frame: readonly [number, number, number, number];
  widthPx: number;
}

/** A picture of a sewn design, four samples a pixel. */
export function photograph(design: Design, { frame, widthPx, ...ground }: Shot): Sharp {
  const [left, top, widthMm, heightMm] = frame;
  const page = design.page ?? { left: 0, top: 0 };
  const { width, height, data } = renderDesign(design, {
    ...ground,
    samples: 2,
    pxPerMm: widthPx / widthMm,
    bounds: { leftMm: page.left / 10 + left, topMm: page.top / 10 + top, widthMm, heightMm },
  });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

const QUALITIES = [90, 86, 82, 78, 74, 70, 65, 60, 55, 50];

/**
 * The best WebP that keeps to a number of bytes.
 * @throws RangeError where even the poorest is too large
 */
export async function webpWithin(picture: Sharp, maxBytes: number): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const bytes = await picture
      .clone()
      .webp({ quality, alphaQuality: 90, effort: 5, smartSubsample: true })
      .toBuffer();
    if (bytes.length <= maxBytes) return bytes;
  }
  throw new RangeError(`the picture does not fit in ${maxBytes} bytes: draw it smaller`);
}
