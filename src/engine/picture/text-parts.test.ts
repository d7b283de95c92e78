import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { Command, type Design } from '../core/design.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { letterShapes } from '../lettering/digitize-lettering.ts';
import { LETTERING_DEFAULTS, type FontStyle } from '../lettering/options.ts';
import { testFonts } from '../lettering/test-support.ts';
import { coverOf } from '../lettering/testing/sewn-cover.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { tracePicture } from '../trace/index.ts';
import { forEachStretch } from '../vector/cells.ts';
import { linesBox, type Ring } from '../vector/geometry.ts';

const fonts = testFonts((path) => readFileSync(path));
const PX_PER_MM = 16;
const MARGIN_MM = 3;

/** A text in dark blue on white or on a plate, as a picture, and its letters' borders on that page. */
function picture(text: string, fontStyle: FontStyle, longSideMm: number, plate?: number[]) {
  const options = { ...LETTERING_DEFAULTS, text, fontStyle, longSideMm, colors: 1 };
  const { shapes } = letterShapes(options, fonts.font(fontStyle));
  const drawn = shapes.flatMap((s) => (s.kind === 'area' ? s.polygon.rings : []));
  const { left, top, right, bottom } = linesBox(drawn);
  const onPage = (v: number, i: number) => v - (i % 2 === 0 ? left : top) + MARGIN_MM;
  const rings = drawn.map((ring): Ring => ring.map(onPage));
  const width = Math.round((right - left + 2 * MARGIN_MM) * PX_PER_MM);
  const height = Math.round((bottom - top + 2 * MARGIN_MM) * PX_PER_MM);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  if (plate) {
    for (let y = PX_PER_MM; y < height - PX_PER_MM; y++) {
      for (let x = PX_PER_MM; x < width - PX_PER_MM; x++) data.set(plate, (y * width + x) * 4);
    }
  }
  const inPixels = rings.map((ring) => ring.map((v) => v * PX_PER_MM));
  forEachStretch(inPixels, { cell: 1, width, height }, (row, from, to) => {
    for (let x = from; x < to; x++) data.set([29, 79, 159], (row * width + x) * 4);
  });
  const image: RgbaImage = { width, height, data };
  const sized = { ...DIGITIZE_DEFAULTS, widthMm: width / PX_PER_MM };
  const [midX, midY] = [width / PX_PER_MM / 2, height / PX_PER_MM / 2];
  const fromMiddle = rings.map((ring): Ring => ring.map((v, i) => v - (i % 2 === 0 ? midX : midY)));
  return { image, options: sized, rings: fromMiddle };
}

const cuts = ({ commands }: Design): number =>
  commands.filter((command) => command === Command.Trim).length;

describe('letters in a picture', () => {
  it('are whole where their strokes are thin and thick: none is drawn as a line', () => {
    const { image, options } = picture('Handmade', 'serif-classic', 44);
    const { set } = tracePicture(image, options);
    expect(set.shapes.map(({ kind }) => kind)).toEqual(Array<string>(8).fill('area'));
  });

  it('are whole on a plate, too', () => {
    const { image, options } = picture('Handmade', 'serif-classic', 44, [245, 195, 59]);
    const { set } = tracePicture(image, options);
    expect(set.shapes.filter(({ kind }) => kind !== 'area')).toHaveLength(0);
    expect(new Set(set.shapes.map(({ thread }) => thread)).size).toBe(2);
  });

  it('are satin from thin strokes on, sewn on from each to the next', () => {
    const { image, options, rings } = picture('Handmade', 'serif-classic', 44);
    const design = digitizeImage(image, options);
    expect(coverOf(design, rings).coverage).toBeGreaterThan(0.985);
    expect(cuts(design)).toBeLessThanOrEqual(2);
  });

  it('are drawn as lines where a fine pen wrote them', () => {
    const { image, options } = picture('handwritten', 'handwritten', 26);
    const { set } = tracePicture(image, options);
    expect(set.shapes.some(({ kind }) => kind === 'stroke')).toBe(true);
  });
});
