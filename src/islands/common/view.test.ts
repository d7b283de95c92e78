import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canZoom, panBy, WHOLE_VIEW, zoomStep, zoomTo } from './view.ts';

describe('view', () => {
  it('zooms about the middle in steps, up to six times', () => {
    const twice = zoomStep(zoomStep(WHOLE_VIEW, 1), 1);
    expect(twice).toEqual({ zoom: 2, x: 0.25, y: 0.25 });
    let view = twice;
    for (let i = 0; i < 9; i++) view = zoomStep(view, 1);
    expect(view.zoom).toBe(6);
    expect(canZoom(view, 1)).toBe(false);
    expect(canZoom(view, -1)).toBe(true);
  });

  it('comes back to the whole', () => {
    let view = panBy(zoomTo(WHOLE_VIEW, 6), 3, -1);
    for (let i = 0; i < 9; i++) view = zoomStep(view, -1);
    expect(view).toEqual(WHOLE_VIEW);
  });

  it('keeps the point under the pointer', () => {
    const view = zoomTo(WHOLE_VIEW, 4, 0.25, 0.75);
    expect(view.x + 0.25 / view.zoom).toBeCloseTo(0.25);
    expect(view.y + 0.75 / view.zoom).toBeCloseTo(0.75);
  });

  it('never shows what lies outside the picture', () => {
    const step = fc.tuple(fc.float({ min: -3, max: 3, noNaN: true }), fc.constantFrom(1, -1));
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        let view = WHOLE_VIEW;
        for (const [by, direction] of steps) {
          view = zoomStep(panBy(view, by, -by), direction);
          expect(view.x).toBeGreaterThanOrEqual(0);
          expect(view.x + 1 / view.zoom).toBeLessThanOrEqual(1 + 1e-9);
          expect(view.y).toBeGreaterThanOrEqual(0);
          expect(view.y + 1 / view.zoom).toBeLessThanOrEqual(1 + 1e-9);
        }
      }),
    );
  });
});
