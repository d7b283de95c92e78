import { describe, expect, it } from 'vitest';
import { rasterize } from '../picture/raster.ts';
import { findDarkParts } from './dark-parts.ts';
import { picture } from './test-pictures.ts';

const CHROMA = 2;
const PX = 5;
type Color = readonly number[];

/** The dark, fine things of a page of 40 by 30 mm, whose colours are told for each place in mm. */
function partsOf(colorAt: (x: number, y: number) => Color, isBare = (_x: number) => false) {
  const image = picture(40 * PX, 30 * PX, (x, y) => {
    const [red, green, blue] = colorAt(x / PX, y / PX);
    return [red, green, blue, 255];
  });
  const raster = rasterize(image, 40, CHROMA);
  const bare = new Uint8Array(raster.width * raster.height).map((_, i) =>
    Number(isBare((i % raster.width) / PX)),
  );
  return { raster, parts: findDarkParts(raster, bare, CHROMA) };
}

const SKIN = [224, 172, 144];
const BROWN = [70, 44, 34];
/** Two eyes of 3 by 1.6 mm and the line of a mouth. */
const isFace = (x: number, y: number): boolean =>
  [14, 26].some((eye) => ((x - eye) / 1.5) ** 2 + ((y - 10) / 0.8) ** 2 < 1) ||
  (Math.abs(y - 20) < 0.4 && Math.abs(x - 20) < 5);

describe('findDarkParts', () => {
  it('finds the eyes and the mouth of a face, where they are', () => {
    const { raster, parts } = partsOf((x, y) => (isFace(x, y) ? BROWN : SKIN));
    expect(parts).toHaveLength(3);
    for (const { pixels, onSkin, share } of parts) {
      const [i] = pixels;
      const [x, y] = [(i % raster.width) / PX, Math.floor(i / raster.width) / PX];
      expect(Math.min(Math.abs(y - 10), Math.abs(y - 20))).toBeLessThan(1.2);
      expect(Math.abs(x - 20)).toBeLessThan(9);
      expect(onSkin).toBeGreaterThan(0.5);
      expect(share).toBeGreaterThan(0.9);
    }
  });

  it('finds no skin about what is drawn on a green', () => {
    const { parts } = partsOf((x, y) => (isFace(x, y) ? BROWN : [70, 160, 90]));
    expect(parts).toHaveLength(3);
    for (const { onSkin } of parts) expect(onSkin).toBe(0);
  });

  it('takes what is wide for an area, and what lies close together for texture', () => {
    expect(partsOf((x, y) => (Math.hypot(x - 20, y - 15) < 4 ? BROWN : SKIN)).parts).toHaveLength(
      0,
    );
    const fur = partsOf((x, y) => {
      const column = Math.floor(x / 1.4);
      return x % 1.4 < 0.6 && (y + 1.3 * (column % 2)) % 2.6 < 2 ? BROWN : SKIN;
    });
    // Those at the page's edge have fewer about them.
    expect(fur.parts.length).toBeLessThan(12);
  });

  it('finds nothing in what is not sewn, nor at its edge', () => {
    const { parts } = partsOf(
      (x, y) => (isFace(x, y) ? BROWN : SKIN),
      (x) => x > 20,
    );
    expect(parts).toHaveLength(2);
  });
});
