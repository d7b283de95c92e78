import sharp, { type Sharp } from 'sharp';
import type { Design } from 'ilmek-engine';
import { renderDesign, type RenderOptions } from 'ilmek-engine/render';

type Ground = Pick<RenderOptions, 'fabric' | 'fabricHex'>;

/** A piece of cloth laid on the ground, under the stitches. */
export interface LaidCloth extends Ground {
  /** SVG path data in millimetres of the page. */
  d: string;
  /** An SVG transform of it. */
  transform?: string;
}

export interface Shot extends Ground {
  /** Part of the drawing's page that is shown, mm: left, top, width, height. */
  frame: readonly [number, number, number, number];
  widthPx: number;
  laid?: readonly LaidCloth[];
}

/** A picture of a sewn design, four samples a pixel. */
export async function photograph(design: Design, shot: Shot): Promise<Sharp> {
  if (!shot.laid?.length) return rendered(design, shot);
  const page = design.page;
  const layers = await Promise.all(shot.laid.map((cloth) => laidCloth(cloth, shot, page)));
  const stitches = await rendered(design, { ...shot, fabric: 'none' })
    .png()
    .toBuffer();
  const { data, info } = await rendered(bare(page), shot)
    .composite([...layers, stitches].map((input) => ({ input })))
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

function rendered(design: Design, { frame, widthPx, fabric, fabricHex }: Shot): Sharp {
  const [left, top, widthMm, heightMm] = frame;
  const page = design.page ?? { left: 0, top: 0 };
  const { width, height, data } = renderDesign(design, {
    fabric,
    fabricHex,
    samples: 2,
    pxPerMm: widthPx / widthMm,
    bounds: { leftMm: page.left / 10 + left, topMm: page.top / 10 + top, widthMm, heightMm },
  });
  return sharp(data, { raw: { width, height, channels: 4 } });
}

/** No stitch at all: what it shows is cloth. */
function bare(page: Design['page']): Design {
  const x = new Int32Array(0);
  return { x, y: x, commands: new Uint8Array(0), threads: [], objects: [], name: '', page };
}

/** A cut piece of cloth with the shadow that it casts, on nothing. */
async function laidCloth(
  { d, transform = '', ...ground }: LaidCloth,
  shot: Shot,
  page: Design['page'],
): Promise<Buffer> {
  const { frame, widthPx } = shot;
  const [left, top, widthMm, heightMm] = frame;
  const drawn = (attributes: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${widthPx}" height="${Math.round((widthPx * heightMm) / widthMm)}" viewBox="${left} ${top} ${widthMm} ${heightMm}"><filter id="b"><feGaussianBlur stdDeviation=".35"/></filter><path transform="${transform}" d="${d}" ${attributes}/></svg>`,
    );
  const piece = await rendered(bare(page), { ...shot, ...ground })
    .composite([{ input: drawn('fill="#000"'), blend: 'dest-in' }])
    .png()
    .toBuffer();
  const shadow = drawn('fill="#000" fill-opacity=".45" filter="url(#b)"');
  return sharp(shadow)
    .composite([{ input: piece }])
    .png()
    .toBuffer();
}

/** Pictures beside each other: each at its left and top, px. */
export async function joined(
  widthPx: number,
  heightPx: number,
  parts: readonly { picture: Sharp; left: number; top: number }[],
): Promise<Sharp> {
  const layers = await Promise.all(
    parts.map(async ({ picture, left, top }) => ({
      input: await picture.clone().removeAlpha().png({ compressionLevel: 1 }).toBuffer(),
      left,
      top,
    })),
  );
  const { data, info } = await sharp({
    create: { width: widthPx, height: heightPx, channels: 3, background: '#efede4' },
  })
    .composite(layers)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } }).removeAlpha();
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
