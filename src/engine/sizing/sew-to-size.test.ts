import { describe, expect, it } from 'vitest';
import { Command, designExtents, type Design } from '../core/design.ts';
import { sewAtSize, stretchDesign } from './sew-to-size.ts';

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

/** Upright rows, two tenths apart, in stitches of 4 mm: a photograph's. */
function rows(widthMm: number, heightMm: number): Design {
  const xs: number[] = [];
  const ys: number[] = [];
  for (let x = 0; x <= 10 * widthMm; x += 2) {
    const column = Array.from({ length: (10 * heightMm) / 40 + 1 }, (_, i) => 40 * i);
    for (const y of x % 4 === 0 ? column : column.reverse()) {
      xs.push(x);
      ys.push(y);
    }
  }
  return {
    x: Int32Array.from(xs),
    y: Int32Array.from(ys),
    commands: new Uint8Array(xs.length).fill(Command.Stitch),
    threads: [],
    objects: [],
    name: '',
  };
}

describe('a photograph that misses its size by little', () => {
  const made: number[] = [];
  const sew = (scale: number): Design => {
    made.push(scale);
    return rows(Math.round(80 * scale) - 0.4, 60);
  };
  const wanted = {
    drawn: { width: 80, height: 60 },
    size: { side: 'width', mm: 80 },
    expected: { width: 0, height: 0 },
    stretch: 0.008,
  } as const;

  it('is sewn once, and its stitches are drawn to the size', () => {
    made.length = 0;
    const design = sewAtSize(wanted, sew);
    expect(made).toHaveLength(1);
    const { left, right } = designExtents(design);
    expect(Math.abs(right - left - 800)).toBeLessThanOrEqual(2);
  });

  it('shows no line where rows lie farther apart: that place wanders', () => {
    const lineOf = (design: Design): number => {
      const at = new Map<number, number[]>();
      design.x.forEach((x, i) => {
        const k = Math.floor(i / 16);
        at.set(k, [...(at.get(k) ?? []), x]);
      });
      // Pairs of rows of which the whole length lies three tenths apart.
      let lines = 0;
      for (let k = 1; at.has(k); k++) {
        const [a, b] = [at.get(k - 1)!, at.get(k)!];
        if (b.toReversed().every((x, i) => x - a[i] >= 3)) lines++;
      }
      return lines;
    };
    const plain = rows(79.6, 60);
    expect(lineOf(stretchDesign(plain, 80 / 79.6)!)).toBeGreaterThan(0);
    expect(lineOf(sewAtSize(wanted, () => plain))).toBe(0);
  });
});
