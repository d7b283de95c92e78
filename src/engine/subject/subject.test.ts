import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { SubjectFinder, type SubjectMask, type SubjectPrior } from './index.ts';

const WIDTH = 480;
const HEIGHT = 360;

type Color = readonly [number, number, number];

/** Grass under a sky, with grain, and balls on it. */
function scene(balls: readonly { x: number; y: number; r: number; color: Color }[]): RgbaImage {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const x = i % WIDTH;
    const y = Math.floor(i / WIDTH);
    const ground: Color = y < HEIGHT * 0.4 ? [150, 190, 230 - y / 4] : [90, 140 + y / 12, 60];
    const ball = balls.find((b) => Math.hypot(x - b.x, y - b.y) < b.r);
    const grain = 14 * (hash01(x, y) - 0.5);
    (ball?.color ?? ground).forEach((v, c) => (data[i * 4 + c] = v + grain));
    data[i * 4 + 3] = 255;
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const RED = { x: 230, y: 200, r: 80, color: [190, 50, 40] as Color };
const BLUE = { x: 400, y: 250, r: 40, color: [40, 50, 150] as Color };

/** Intersection over union of a mask with balls. */
function likeness(
  mask: SubjectMask,
  balls: readonly { x: number; y: number; r: number }[],
): number {
  const scale = WIDTH / mask.width;
  let both = 0;
  let either = 0;
  mask.data.forEach((cover, i) => {
    const x = ((i % mask.width) + 0.5) * scale;
    const y = (Math.floor(i / mask.width) + 0.5) * scale;
    const isIn = balls.some((b) => Math.hypot(x - b.x, y - b.y) < b.r);
    both += +(isIn && cover > 127);
    either += +(isIn || cover > 127);
  });
  return both / either;
}

/** As a coarse network would have it, of other proportions: surer in the middle of a ball. */
function prior(balls: readonly (typeof RED)[], most = 1): SubjectPrior {
  const data = new Float32Array(48 * 48);
  for (let i = 0; i < data.length; i++) {
    const x = (((i % 48) + 0.5) * WIDTH) / 48;
    const y = ((Math.floor(i / 48) + 0.5) * HEIGHT) / 48;
    const near = balls.map((b) => 1.5 - Math.hypot(x - b.x, y - b.y) / b.r);
    data[i] = most * Math.min(1, Math.max(0, ...near));
  }
  return { width: 48, height: 48, data };
}

describe('SubjectFinder', () => {
  const two = new SubjectFinder(scene([RED, BLUE]));
  const stroke = (what: 'keep' | 'drop', { x, y, r }: typeof RED) =>
    ({ what, shape: 'stroke', points: [x - r / 2, y, x + r / 2, y], width: 12 }) as const;

  it('guesses what stands out of its ground', () => {
    expect(likeness(new SubjectFinder(scene([RED])).find(), [RED])).toBeGreaterThan(0.95);
  });

  it('takes no hills that reach from side to side, but what stands before them', () => {
    const ball = { x: 230, y: 190, r: 55, color: [200, 170, 60] as Color };
    const hills = scene([ball]);
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      const ridge = HEIGHT * 0.35 + 10 * Math.sin(x / 31);
      if (y < ridge || y > HEIGHT * 0.6 || Math.hypot(x - ball.x, y - ball.y) < ball.r) continue;
      const grain = 14 * (hash01(x, y) - 0.5);
      [40, 60, 35].forEach((v, c) => (hills.data[i * 4 + c] = v + grain));
    }
    expect(likeness(new SubjectFinder(hills).find(), [ball])).toBeGreaterThan(0.95);
  });

  it('keeps and drops what a stroke goes over, the later stroke first', () => {
    const kept = [stroke('keep', RED), stroke('keep', BLUE)];
    expect(likeness(two.find(kept), [RED, BLUE])).toBeGreaterThan(0.95);
    expect(likeness(two.find([...kept, stroke('drop', BLUE)]), [RED])).toBeGreaterThan(0.95);
  });

  it('leaves alone what a stroke elsewhere has not to do with', () => {
    const kept = [stroke('keep', RED), stroke('keep', BLUE)];
    const before = two.find(kept);
    const sky = { what: 'keep', shape: 'stroke', points: [20, 20, 60, 20], width: 12 } as const;
    const after = two.find([...kept, sky]);
    // The ground between the balls is as it was.
    const at = (mask: SubjectMask, x: number, y: number) =>
      mask.data[
        Math.floor((y * mask.width) / WIDTH) * mask.width + Math.floor((x * mask.width) / WIDTH)
      ];
    expect(at(after, 40, 20)).toBe(255);
    for (const [x, y] of [
      [RED.x, RED.y],
      [BLUE.x, BLUE.y],
      [60, 330],
      [330, 340],
    ]) {
      expect(at(after, x, y)).toBe(at(before, x, y));
    }
  });

  it('looks within an area alone', () => {
    const box = [340, 190, 460, 190, 460, 310, 340, 310];
    const mask = two.find([{ what: 'within', shape: 'area', points: box }]);
    expect(likeness(mask, [BLUE])).toBeGreaterThan(0.9);
  });

  it('gives the same mask for the same marks', () => {
    expect(two.find([stroke('keep', RED)])).toEqual(two.find([stroke('keep', RED)]));
  });

  it('leaves the subject opaque and all else clear, at the full size', () => {
    const image = scene([RED]);
    const { width, height, data } = new SubjectFinder(image).keep();
    expect([width, height]).toEqual([WIDTH, HEIGHT]);
    const alpha = (x: number, y: number) => data[(y * WIDTH + x) * 4 + 3];
    expect(alpha(RED.x, RED.y)).toBe(255);
    expect(alpha(20, 20)).toBe(0);
    expect([...data.subarray(0, 3)]).toEqual([...image.data.subarray(0, 3)]);
    // The edge is a pixel or two broad.
    const row = Array.from({ length: 40 }, (_, k) => alpha(RED.x + RED.r - 20 + k, RED.y));
    expect(row.filter((a) => a > 20 && a < 235).length).toBeLessThanOrEqual(6);
  });

  it('never takes what is clear', () => {
    const image = scene([RED]);
    for (let i = 0; i < image.data.length; i += 4) if (i % (WIDTH * 4) < 800) image.data[i + 3] = 0;
    const { data } = new SubjectFinder(image).find([stroke('keep', RED)]);
    expect(data[Math.floor(data.length / 2 / 400) * 400]).toBe(0);
  });

  describe('with a prior', () => {
    const led = (given: SubjectPrior) => {
      const finder = new SubjectFinder(scene([RED, BLUE]));
      finder.learn(given);
      return finder;
    };

    it('takes what that means, along the edges of the picture', () => {
      const blue = led(prior([BLUE])).find();
      expect(likeness(blue, [BLUE])).toBeGreaterThan(0.93);
      expect(blue.isLed).toBe(true);
      expect(likeness(led(prior([RED, BLUE])).find(), [RED, BLUE])).toBeGreaterThan(0.93);
    });

    it('reads bytes as it reads shares', () => {
      const { data, ...size } = prior([BLUE]);
      const bytes = Uint8Array.from(data, (v) => Math.round(255 * v));
      expect(likeness(led({ ...size, data: bytes }).find(), [BLUE])).toBeGreaterThan(0.93);
    });

    it('guesses by itself where that is sure of nothing, there or within an area', () => {
      for (const most of [0.4, 0.6]) expect(led(prior([BLUE], most)).find()).toEqual(two.find());
      expect(two.find().isLed).toBe(false);
      const box = [120, 90, 340, 90, 340, 300, 120, 300];
      const within = [{ what: 'within', shape: 'area', points: box }] as const;
      expect(led(prior([BLUE])).find(within)).toEqual(two.find(within));
    });

    it('lets strokes have the last word, over the prior too', () => {
      const finder = led(prior([BLUE]));
      expect(likeness(finder.find([stroke('keep', RED)]), [RED, BLUE])).toBeGreaterThan(0.93);
      const dropped = finder.find([stroke('keep', RED), stroke('drop', BLUE)]);
      expect(likeness(dropped, [RED])).toBeGreaterThan(0.93);
    });

    it('doubts the prior around a stroke that shows it to be wrong', () => {
      // Half of a ball is known; in the other half the stroke goes over a band of another colour.
      const banded = scene([RED]);
      const band = RED.x + 40;
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
        if (Math.abs(x - band) >= 14 || Math.hypot(x - RED.x, y - RED.y) >= RED.r) continue;
        [86, 58, 112].forEach((v, c) => (banded.data[i * 4 + c] = v));
      }
      const half = prior([RED]);
      half.data.forEach((v, i) => (half.data[i] = (i % 48) * 10 < RED.x ? v : 0));
      const finder = new SubjectFinder(banded);
      finder.learn(half);
      const points = [band, RED.y - 40, band, RED.y + 40];
      const along = { what: 'keep', shape: 'stroke', points, width: 12 } as const;
      expect(likeness(finder.find(), [RED])).toBeLessThan(0.6);
      expect(likeness(finder.find([along]), [RED])).toBeGreaterThan(0.95);
    });

    it('takes no more of a dark mat than a short stroke on a dark paw means', () => {
      // Two dark feet, unlike the mat by a hair.
      const feet = [205, 255].map((x) => ({ x, y: 290, r: 13, color: [44, 42, 44] as Color }));
      const dark = scene([RED, ...feet]);
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
        if (y < 268 || [RED, ...feet].some((b) => Math.hypot(x - b.x, y - b.y) < b.r)) continue;
        const grain = 14 * (hash01(x, y) - 0.5);
        [36, 38, 36].forEach((v, c) => (dark.data[i * 4 + c] = v + grain));
      }
      const finder = new SubjectFinder(dark);
      finder.learn(prior([RED]));
      const [{ x, y }] = feet;
      const short = {
        what: 'keep',
        shape: 'stroke',
        points: [x - 7, y, x + 7, y],
        width: 12,
      } as const;
      expect(likeness(finder.find([short]), [RED, ...feet])).toBeGreaterThan(0.85);
    });

    it('takes a broad stroke along an edge for less than it covers', () => {
      const along = Array.from({ length: 17 }, (_, k) => Math.PI * (0.6 + k / 20));
      const points = along.flatMap((t) => [BLUE.x + 33 * Math.cos(t), BLUE.y + 33 * Math.sin(t)]);
      const broad = { what: 'keep', shape: 'stroke', points, width: 26 } as const;
      expect(likeness(led(prior([BLUE])).find([broad]), [BLUE])).toBeGreaterThan(0.9);
    });

    it('follows the colours of a stroke over what is chequered', () => {
      const chequered = scene([RED, BLUE]);
      for (let i = 0; i < WIDTH * HEIGHT; i++) {
        const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
        if (Math.hypot(x - RED.x, y - RED.y) >= RED.r) continue;
        const isLight = (Math.floor(x / 14) + Math.floor(y / 14)) % 2 === 0;
        const color = isLight ? [235, 220, 90] : [60, 20, 90];
        color.forEach((v, c) => (chequered.data[i * 4 + c] = v));
      }
      const finder = new SubjectFinder(chequered);
      finder.learn(prior([BLUE]));
      expect(likeness(finder.find([stroke('keep', RED)]), [RED, BLUE])).toBeGreaterThan(0.7);
    });

    it('leaves alone what was answered before, and is what the next mark is set against', () => {
      const finder = new SubjectFinder(scene([RED, BLUE]));
      const first = [stroke('drop', BLUE)];
      const before = finder.find(first);
      finder.learn(prior([BLUE]));
      expect(finder.find(first)).toEqual(before);
      expect(likeness(finder.find(), [BLUE])).toBeGreaterThan(0.93);
      expect(likeness(finder.find([...first, stroke('keep', RED)]), [RED])).toBeGreaterThan(0.93);
    });
  });
});
