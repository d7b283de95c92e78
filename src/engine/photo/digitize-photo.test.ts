import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import { Command, type Design } from '../core/design.ts';
import type { Progress } from '../core/context.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import { digitizePhoto } from './digitize-photo.ts';
import { picture, scene } from './test-pictures.ts';

const OPTIONS: DigitizeOptions = { ...DIGITIZE_DEFAULTS, widthMm: 40, pullMm: 0 };

/** Stitches between two needle points of one uncut thread, tenths: x0, y0, x1, y1, block. */
function stitches({ x, y, commands }: Design): number[][] {
  const found: number[][] = [];
  let block = 0;
  for (let i = 1; i < commands.length; i++) {
    if (commands[i] === Command.ColorChange) block++;
    if (commands[i] !== Command.Stitch || commands[i - 1] !== Command.Stitch) continue;
    found.push([x[i - 1], y[i - 1], x[i], y[i], block]);
  }
  return found;
}

/** The block whose thread lies on top in each tenth of a millimetre of the page; 255 is bare. */
function drawThreads(design: Design): { top: Uint8Array; width: number; height: number } {
  const page = design.page!;
  const width = page.right - page.left;
  const height = page.bottom - page.top;
  const top = new Uint8Array(width * height).fill(255);
  for (const [x0, y0, x1, y1, block] of stitches(design)) {
    const steps = Math.max(1, Math.hypot(x1 - x0, y1 - y0));
    for (let s = 0; s <= steps; s++) {
      const cx = x0 + ((x1 - x0) * s) / steps - page.left;
      const cy = y0 + ((y1 - y0) * s) / steps - page.top;
      for (let py = Math.ceil(cy - 2); py <= cy + 1; py++) {
        for (let px = Math.ceil(cx - 2); px <= cx + 1; px++) {
          if (px < 0 || py < 0 || px >= width || py >= height) continue;
          if (Math.hypot(px + 0.5 - cx, py + 0.5 - cy) <= 1.35) top[py * width + px] = block;
        }
      }
    }
  }
  return { top, width, height };
}

describe('digitizePhoto', () => {
  const design = digitizePhoto(scene(240, 160), OPTIONS);

  it('gives the same bytes for the same call', () => {
    expect(digitizePhoto(scene(240, 160), OPTIONS)).toEqual(design);
  });

  it('leaves no hole of half a millimetre', () => {
    const { top, width, height } = drawThreads(design);
    let holes = 0;
    for (let y = 5; y < height - 10; y++) {
      for (let x = 5; x < width - 10; x++) {
        let bare = true;
        for (let d = 0; d < 25 && bare; d++) {
          bare = top[(y + Math.floor(d / 5)) * width + x + (d % 5)] === 255;
        }
        if (bare) holes++;
      }
    }
    expect(holes).toBe(0);
  });

  it('ends rows at the page, at its left and top as at its right and foot', () => {
    const { left, top, right, bottom } = design.page!;
    for (const [, , x, y] of stitches(design)) {
      expect(Math.min(x - left, right - x, y - top, bottom - y)).toBeGreaterThanOrEqual(-3);
    }
  });

  it('ties every cut end, and sews nothing longer than a machine takes', () => {
    const { x, y, commands } = design;
    const length = (i: number) => Math.hypot(x[i] - x[i - 1], y[i] - y[i - 1]);
    for (let i = 1; i < commands.length; i++) {
      if (commands[i] !== Command.Stitch) continue;
      expect(length(i)).toBeLessThanOrEqual(121);
      // A run begins with its first point; then two lock stitches, out and back.
      const begins = commands[i - 1] !== Command.Stitch;
      if (begins) expect(length(i + 1)).toBeLessThanOrEqual(8);
      const ends = i + 1 === commands.length || commands[i + 1] !== Command.Stitch;
      if (ends) expect(length(i)).toBeLessThanOrEqual(8);
    }
  });

  it('mixes two threads to the grey between them', () => {
    const ramp = picture(200, 100, (x) => {
      const v = (255 * x) / 200;
      return [v, v, v, 255];
    });
    const mixed = digitizePhoto(ramp, { ...OPTIONS, colors: 2 });
    const light = mixed.threads.map((t) => oklabFromHex(t.hex)[0] ** 3);
    const { top, width, height } = drawThreads(mixed);
    // A strip in the middle of the ramp, where neither thread is right by itself.
    let sum = 0;
    let count = 0;
    for (let y = 20; y < height - 20; y++) {
      for (let x = Math.round(width * 0.44); x < width * 0.56; x++) {
        if (top[y * width + x] === 255) continue;
        sum += light[top[y * width + x]];
        count++;
      }
    }
    const wanted = oklabFromHex('#808080')[0] ** 3;
    const nearest = Math.min(...light.map((l) => Math.abs(l - wanted)));
    expect(Math.abs(sum / count - wanted)).toBeLessThan(nearest / 2);
  });

  it('keeps bare what is clear', () => {
    const { width, height, data } = scene(120, 120);
    const disc = picture(width, height, (x, y) => {
      const [r, g, b] = data.subarray((y * width + x) * 4);
      return [r, g, b, Math.hypot(x - 60, y - 60) < 40 ? 255 : 0];
    });
    const cut = digitizePhoto(disc, OPTIONS);
    const middle = (cut.page!.left + cut.page!.right) / 2;
    const far = stitches(cut).map(([, , x, y]) => Math.hypot(x - middle, y - middle));
    expect(Math.max(...far)).toBeLessThan(400 / 3 + 5);
  });

  it('tells how far it is, and stops when told to', () => {
    const seen: Progress[] = [];
    digitizePhoto(scene(60, 60), OPTIONS, { onProgress: (p) => seen.push(p) });
    // What a page says of a stage that is done: regions, and not the sweeps that found them.
    expect(seen.findLast(({ stage }) => stage === 'shapes')!.total).toBeGreaterThan(20);
    const fractions = seen.map((p) => p.fraction);
    expect(fractions).toEqual([...fractions].sort((a, b) => a - b));
    expect(new Set(seen.map((p) => p.stage)).size).toBe(4);
    const signal = { aborted: false };
    const stop = (p: Progress) => (signal.aborted = p.stage === 'stitches');
    expect(() => digitizePhoto(scene(60, 60), OPTIONS, { signal, onProgress: stop })).toThrow(
      expect.objectContaining({ code: 'aborted' }) as Error,
    );
  });
});

describe('a face in few threads', () => {
  it('has dark eyes, though no thread has their brown', () => {
    // A face before a wall, grass and sky: its eyes are a grey's away from skin.
    const eyes = [
      [100, 70],
      [140, 70],
    ];
    const face = picture(240, 160, (x, y) => {
      const grain = 6 * Math.sin(x * 1.7 + y * 2.3) + 4 * Math.sin(x * 0.9 - y * 1.3);
      const lit = ([r, g, b]: number[]) => [r + grain, g + grain, b + grain, 255] as const;
      if (eyes.some(([ex, ey]) => ((x - ex) / 8) ** 2 + ((y - ey) / 4) ** 2 < 1))
        return lit([112, 88, 74]);
      if (((x - 120) / 44) ** 2 + ((y - 80) / 60) ** 2 < 1) return lit([214, 164, 138]);
      if (y > 130) return lit([52, 110, 48]);
      if (x < 60) return lit([120, 118, 116]);
      return x > 190 ? lit([24, 26, 40]) : lit([96, 150, 205]);
    });
    const design = digitizePhoto(face, { ...OPTIONS, widthMm: 60 });
    const { top, width } = drawThreads(design);
    const light = design.threads.map(({ hex }) => oklabFromHex(hex)[0]);
    for (const [x, y] of eyes) {
      const at = [-3, 0, 3].map(
        (dx) => top[Math.round(y * 2.5) * width + Math.round((x + dx) * 2.5)],
      );
      expect(Math.max(...at.map((thread) => light[thread]))).toBeLessThan(0.4);
    }
  });
});
