import { describe, expect, it } from 'vitest';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { withRoomAround } from './soft-rim.ts';

const SIDE = 80;

/** A disc that touches all four sides of its picture, its rim as half-clear as it covers each pixel. */
function disc(radius = SIDE / 2) {
  const data = new Uint8ClampedArray(4 * SIDE * SIDE);
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      let inside = 0;
      for (let k = 0; k < 64; k++) {
        const px = x + ((k % 8) + 0.5) / 8 - SIDE / 2;
        const py = y + ((k >> 3) + 0.5) / 8 - SIDE / 2;
        if (Math.hypot(px, py) < radius) inside++;
      }
      data.set([20, 60, 200, Math.round((255 * inside) / 64)], 4 * (y * SIDE + x));
    }
  }
  return { width: SIDE, height: SIDE, data };
}

describe('withRoomAround', () => {
  it('gives a rim that the border cuts room, and tells where the page lies', () => {
    const { room, page } = withRoomAround(disc());
    expect([room.width, room.height]).toEqual([SIDE + 4, SIDE + 4]);
    expect(page).toEqual({ left: 2, top: 2, width: SIDE, height: SIDE });
    const middle = 4 * ((SIDE / 2 + 2) * room.width + SIDE / 2 + 2);
    expect([...room.data.subarray(middle, middle + 4)]).toEqual([20, 60, 200, 255]);
  });

  it('leaves a picture alone that ends elsewhere, or is opaque', () => {
    const inside = disc(SIDE / 2 - 3);
    expect(withRoomAround(inside).room).toBe(inside);
    const opaque = { width: 9, height: 9, data: new Uint8Array(4 * 81).fill(255) };
    expect(withRoomAround(opaque).room).toBe(opaque);
  });

  it('has a disc sewn round, without a step at its four sides', () => {
    const { pullMm: _, ...usual } = DIGITIZE_DEFAULTS;
    const design = digitizeImage(disc(), { ...usual, widthMm: SIDE, pullMm: 0 });
    const [shape] = design.drawing!.set.shapes;
    expect(shape.kind).toBe('area');
    const [ring] = shape.kind === 'area' ? shape.polygon.rings : [];
    const middle = SIDE / 2 + 2;
    const radii = [...ring].flatMap((x, i) =>
      i % 2 === 0 ? [Math.hypot(x - middle, ring[i + 1] - middle)] : [],
    );
    expect(Math.max(...radii) - Math.min(...radii)).toBeLessThan(0.35);
    // The page stays the picture's.
    const { left, right } = design.page!;
    expect(right - left).toBe(10 * SIDE);
  });

  it('keeps the page of a picture that is sewn to a size: what one compares lies upon it', () => {
    const { widthMm: _, ...usual } = DIGITIZE_DEFAULTS;
    const { page, ...design } = digitizeImage(disc(), {
      ...usual,
      sewn: { side: 'width', mm: SIDE },
    });
    const [left, right] = [Math.min(...design.x), Math.max(...design.x)];
    // Sewn a little over its edges, for the pull.
    expect(Math.abs(page!.left - left)).toBeLessThan(6);
    expect(Math.abs(page!.right - right)).toBeLessThan(6);
  });
});
