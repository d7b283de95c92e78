import type { PixelSize } from './fit.ts';

/** Aspect of an SVG that tells no size at all: the web's default for replaced content. */
const NO_SIZE: PixelSize = { width: 300, height: 150 };

/**
 * Draws a drawing as pixels. The page must do it: workers cannot decode SVG.
 * @param svg as the worker's check wrote it: nothing else is safe to draw.
 * @param longSide of the bitmap, in px.
 * @throws where the browser cannot draw it.
 */
export async function drawSvg(svg: string, longSide: number): Promise<ImageBitmap> {
  const { source, width, height } = withSize(svg, longSide);
  const image = await decode(source);
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')!.drawImage(image, 0, 0, width, height);
  return canvas.transferToImageBitmap();
}

async function decode(svg: string): Promise<HTMLImageElement> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return image;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The same drawing with a size in px on its root: without one some browsers draw nothing. */
function withSize(source: string, longSide: number): PixelSize & { source: string } {
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new TypeError('the root element is not svg');
  const drawn = drawnSize(root);
  const scale = longSide / Math.max(drawn.width, drawn.height);
  const width = Math.max(1, Math.round(drawn.width * scale));
  const height = Math.max(1, Math.round(drawn.height * scale));
  if (!root.hasAttribute('viewBox')) {
    root.setAttribute('viewBox', `0 0 ${drawn.width} ${drawn.height}`);
  }
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  return { width, height, source: new XMLSerializer().serializeToString(root) };
}

function drawnSize(root: Element): PixelSize {
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (box.length === 4 && box[2] > 0 && box[3] > 0) return { width: box[2], height: box[3] };
  const width = Number.parseFloat(root.getAttribute('width') ?? '');
  const height = Number.parseFloat(root.getAttribute('height') ?? '');
  return width > 0 && height > 0 ? { width, height } : NO_SIZE;
}
