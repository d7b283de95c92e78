import { describe, expect, it } from 'vitest';
import { ARTWORK_SIDES, artworkPlace } from './artwork.ts';
import { SCALE_LIMITS } from './options.ts';
import { renderDesign } from './render.ts';
import { satin, sew, tatami } from './testing/sewn-lines.ts';

const square = sew([tatami(60, 20)], '#e8a634');
const sized = (sidePx: number, page?: [number, number, number, number]) => {
  const [left, top, right, bottom] = page ?? [0, 0, 0, 0];
  const design = page ? { ...square, page: { left, top, right, bottom } } : square;
  return artworkPlace(design, sidePx);
};

describe('artworkPlace', () => {
  it.each([...ARTWORK_SIDES, 2400])('makes the longer side %i px', (side) => {
    const { bounds, pxPerMm } = sized(side);
    const sides = [bounds.widthMm, bounds.heightMm].map((mm) => Math.round(mm * pxPerMm));
    expect(Math.max(...sides)).toBe(side);
  });

  it('leaves cloth on all sides where a piece fills its page', () => {
    const picture = renderDesign(sew([tatami(40, 0)], '#b3262e'), {
      ...artworkPlace(sew([tatami(40, 0)], '#b3262e'), 300),
      fabric: 'none',
    });
    const { width, height, data } = picture;
    expect(Math.max(width, height)).toBe(300);
    const alpha = (x: number, y: number) => data[4 * (y * width + x) + 3];
    for (let i = 0; i < 280; i++) {
      expect([alpha(i, 2), alpha(i, height - 3), alpha(2, i), alpha(width - 3, i)]).toEqual([
        0, 0, 0, 0,
      ]);
    }
    expect(alpha(width >> 1, height >> 1)).toBe(255);
  });

  it('keeps the page whole, to the pixel, and adds nothing where it has room already', () => {
    const roomy = sized(2000, [-500, -500, 500, 500]);
    expect(roomy.page).toEqual({ left: 0, top: 0, width: 2000, height: 2000 });
    const tight = sized(2000, [-300, -600, 300, 600]);
    const { page, bounds, pxPerMm } = tight;
    expect([page.top, page.height]).toEqual([0, 2000]);
    expect(page.left).toBeGreaterThan(40);
    expect((-30 - bounds.leftMm) * pxPerMm).toBeCloseTo(page.left, 6);
    expect(page.width / page.height).toBeCloseTo(0.5, 2);
  });

  it('draws a tiny piece as fine as it may be drawn, and an empty one', () => {
    const tiny = sew([satin(4, 1)], '#b3262e');
    expect(artworkPlace(tiny, 6000).pxPerMm).toBe(SCALE_LIMITS[1]);
    const empty = artworkPlace(sew([], '#000000'), 1200);
    expect(empty.bounds.widthMm).toBeGreaterThan(2);
    expect(() => artworkPlace(square, 3)).toThrow(/sidePx/);
  });
});
