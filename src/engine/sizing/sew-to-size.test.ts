import { describe, expect, it } from 'vitest';
import { Command, designExtents, type Design } from '../core/design.ts';
import { stretchDesign } from './sew-to-size.ts';

const design = (longest: number): Design => ({
  x: Int32Array.of(-400, 400, 400, 400 - longest, -400),
  y: Int32Array.of(-200, -200, 200, 200, 200),
  commands: Uint8Array.of(Command.Jump, Command.Jump, Command.Jump, Command.Stitch, Command.Jump),
  threads: [],
  objects: [
    {
      kind: 'run',
      block: 0,
      start: 0,
      end: 5,
      source: { points: Float64Array.of(-40, -20, 40, 20) },
    },
  ],
  name: '',
  page: { left: -500, top: -300, right: 500, bottom: 300 },
});

describe('stretchDesign', () => {
  it('moves needle points, sources and page together', () => {
    const stretched = stretchDesign(design(100), 1.02)!;
    expect([...stretched.x]).toEqual([-408, 408, 408, 306, -408]);
    expect(stretched.page).toEqual({ left: -510, top: -306, right: 510, bottom: 306 });
    const [{ source }] = stretched.objects;
    expect([...(source as { points: Float64Array }).points]).toEqual([-40.8, -20.4, 40.8, 20.4]);
    expect(designExtents(stretched).top).toBe(204);
  });

  it('leaves a design alone that would change much, or whose stitches would be too long', () => {
    expect(stretchDesign(design(100), 1.05)).toBeUndefined();
    expect(stretchDesign(design(100), 0.95)).toBeUndefined();
    expect(stretchDesign(design(120), 1.02)).toBeUndefined();
    expect(stretchDesign(design(120), 0.98)).toBeDefined();
  });
});
