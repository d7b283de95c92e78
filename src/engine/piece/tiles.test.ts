import { describe, expect, it } from 'vitest';
import { rotation, transformObjects } from './edit.ts';
import { pieceOfShapes } from './from-shapes.ts';
import { placeObject } from './place-object.ts';
import { box, BLUE, RED, SETTINGS } from './testing/boxes.ts';
import { areNear } from './tiles.ts';

/** A square that stands on its corner, and a small one beside the corner of its box. */
function onCorner(x: number, y: number) {
  const set = {
    widthMm: 100,
    heightMm: 100,
    threads: [RED, BLUE],
    shapes: [box(30, 30, 40, 0), box(x, y, 5, 1)],
  };
  const piece = pieceOfShapes(set, 'painted', SETTINGS);
  const turned = transformObjects(piece, [piece.objects[0].id], rotation(45, { x: 50, y: 50 }));
  const [large, small] = turned.objects.map(placeObject);
  return [areNear(large, small), areNear(small, large)];
}

describe('areNear', () => {
  it('tells what comes near from what only lies in the box', () => {
    expect(onCorner(24, 24)).toEqual([false, false]);
    expect(onCorner(45, 45)).toEqual([true, true]);
    expect(onCorner(47, 14)).toEqual([true, true]);
  });

  it('misses nothing within 2 mm', () => {
    // The side runs from (50, 21.7) to (78.3, 50): 1.5 mm off it begins what is beside.
    const off = 1.5 / Math.SQRT2;
    for (let t = 0; t <= 23; t += 0.7) {
      expect(onCorner(50 + t + off, 21.7 + t - off - 5), `at ${t}`).toEqual([true, true]);
    }
  });
});
