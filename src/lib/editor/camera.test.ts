import { describe, expect, it } from 'vitest';
import { fit, onStage, pan, toPage, toStage, zoomAbout } from './camera.ts';

const STAGE = { width: 800, height: 600 };

describe('camera', () => {
  it('shows all of a page, in the middle of the stage', () => {
    const camera = fit({ left: 0, top: 0, right: 100, bottom: 50 }, STAGE);
    expect(camera.scale).toBeCloseTo(7.2);
    expect(toStage(camera, { x: 50, y: 25 })).toEqual({ x: 400, y: 300 });
  });

  it('zooms about a place, which stays where it is', () => {
    const camera = fit({ left: 0, top: 0, right: 100, bottom: 50 }, STAGE);
    const at = { x: 123, y: 456 };
    const before = toPage(camera, at);
    const after = toPage(zoomAbout(camera, 3, at), at);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('zooms no farther than a stitch is large', () => {
    const camera = { scale: 100, x: 0, y: 0 };
    expect(zoomAbout(camera, 1000, { x: 0, y: 0 }).scale).toBe(120);
  });

  it('takes what is held along', () => {
    const camera = { scale: 4, x: 10, y: 20 };
    const moved = pan(camera, { x: 40, y: -8 });
    expect(toStage(moved, { x: 15, y: 25 })).toEqual({ x: 60, y: 12 });
  });

  it('does on the stage what is done on the page', () => {
    const camera = { scale: 4, x: 10, y: 20 };
    const [a, b, c, d, e, f] = [0.8, 0.6, -0.6, 0.8, 7, -3] as const;
    const at = { x: 15, y: 31 };
    const moved = toStage(camera, {
      x: a * at.x + c * at.y + e,
      y: b * at.x + d * at.y + f,
    });
    const [p, q, r, s, t, u] = onStage(camera, [a, b, c, d, e, f]);
    const { x, y } = toStage(camera, at);
    expect(p * x + r * y + t).toBeCloseTo(moved.x);
    expect(q * x + s * y + u).toBeCloseTo(moved.y);
  });
});
