import type { RgbaImage } from 'ilmek-engine';
import { digitizeImage } from 'ilmek-engine/digitize';
import { inspectDesign } from 'ilmek-engine/inspect';
import { createRenderer } from 'ilmek-engine/render';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';

/* A browser compiles code well only when it has run some times: until then a photograph takes half as long again. */

/** Widths of what is sewn, unseen, mm: small at first, since cold code takes longest. */
const WIDTHS = [8, 12, 20, 30, 40];
const PX_PER_MM = 6;
const SCALE = 5;

/**
 * Sews small photographs that nobody asked for, so that the first real one is sewn sooner.
 * @param between is awaited between them, and throws where it is to end
 */
export async function warmUp(between: () => Promise<void>): Promise<void> {
  for (const widthMm of WIDTHS) {
    await between();
    const image = pictureOf(widthMm * PX_PER_MM);
    const design = digitizeImage(image, { ...DIGITIZE_DEFAULTS, widthMm, photo: 'on' });
    await between();
    const renderer = createRenderer(design, { pxPerMm: SCALE, fabric: 'linen' });
    renderer.drawTo(design.commands.length);
    inspectDesign(design);
  }
}

/** A picture with what photographs have: shades that turn into each other, edges and grain. */
function pictureOf(side: number): RgbaImage {
  const data = new Uint8ClampedArray(4 * side * side);
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [(i % side) / side, Math.floor(i / side) / side];
    const inside = Math.hypot(x - 0.5, y - 0.45) < 0.3 + 0.05 * Math.sin(18 * Math.atan2(y, x));
    const light = 110 + 80 * Math.sin(5 * x + 3 * y) + 12 * Math.sin(i * 12.9898);
    const hues = inside ? [1.2, 0.8, 0.55] : [0.5, 0.8, 0.9 + 0.3 * y];
    for (let c = 0; c < 3; c++) data[4 * i + c] = light * hues[c];
    data[4 * i + 3] = 255;
  }
  return { width: side, height: side, data };
}
