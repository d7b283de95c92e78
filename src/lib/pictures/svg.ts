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

/** The first tag of an element called svg, its name and its attributes. */
const ROOT_TAG = /<((?:[\w.-]+:)?svg)(?=[\s/>])(?:"[^"]*"|'[^']*'|[^>"'])*>/u;

/**
 * The same drawing with a size in px on its root: without one some browsers draw nothing. Only the
 * root's tag is read: of a whole document the page's policy would report each style that it has.
 */
function withSize(source: string, longSide: number): PixelSize & { source: string } {
  const found = ROOT_TAG.exec(source);
  if (!found) throw new TypeError('the root element is not svg');
  const [tag, name] = found;
  const isEmpty = tag.endsWith('/>');
  const text = isEmpty ? tag : `${tag}</${name}>`;
  const root = new DOMParser().parseFromString(text, 'image/svg+xml').documentElement;
  if (root.localName !== 'svg') throw new TypeError('the root element cannot be read');
  const drawn = drawnSize(root);
  const scale = longSide / Math.max(drawn.width, drawn.height);
  const width = Math.max(1, Math.round(drawn.width * scale));
  const height = Math.max(1, Math.round(drawn.height * scale));
  if (!root.hasAttribute('viewBox')) {
    root.setAttribute('viewBox', `0 0 ${drawn.width} ${drawn.height}`);
  }
  root.setAttribute('width', String(width));
  root.setAttribute('height', String(height));
  const sized = new XMLSerializer().serializeToString(root);
  const opened = isEmpty ? sized : sized.replace(/\s*\/>$|><\/[^>]*>$/u, '>');
  const rest = source.slice(found.index + tag.length);
  return { width, height, source: source.slice(0, found.index) + opened + rest };
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
