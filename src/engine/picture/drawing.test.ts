import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { BARE_LABEL } from './labels.ts';
import { labelPicture } from './index.ts';

type Rgb = readonly [number, number, number];
const WHITE: Rgb = [255, 255, 255];
const BLACK: Rgb = [17, 17, 17];
const RED: Rgb = [200, 30, 40];
const BLUE: Rgb = [30, 60, 160];

const PX = 6;

/** 40 × 40 mm at 6 pixels a millimetre. */
function label(at: (x: number, y: number) => Rgb, keepBackground = false) {
  const size = 40 * PX;
  const image: RgbaImage = {
    width: size,
    height: size,
    data: new Uint8Array(size * size * 4).fill(255),
  };
  for (let i = 0; i < size * size; i++) {
    image.data.set(at(((i % size) + 0.5) / PX, (Math.floor(i / size) + 0.5) / PX), i * 4);
  }
  const { labels, threads, lines } = labelPicture(image, {
    ...DIGITIZE_DEFAULTS,
    widthMm: 40,
    keepBackground,
  });
  const hexAt = (x: number, y: number): string | undefined => {
    const value = labels.data[Math.floor(y * PX) * 40 * PX + Math.floor(x * PX)];
    return value === BARE_LABEL ? undefined : threads[value].hex;
  };
  return { hexAt, lines, threads };
}

const ring = (x: number, y: number, r: number, wide: number): boolean =>
  Math.abs(Math.hypot(x - 20, y - 20) - r) < wide / 2;
const disc = (x: number, y: number, r: number): boolean => Math.hypot(x - 20, y - 20) < r;

describe('ground inside figures', () => {
  it('is fabric in a drawing of one ink, however large', () => {
    const { hexAt, threads } = label((x, y) => (ring(x, y, 15, 2) ? BLACK : WHITE));
    expect(threads.map(({ hex }) => hex)).toEqual(['#111111']);
    expect(hexAt(20, 20)).toBeUndefined();
    expect(hexAt(35, 20)).toBe('#111111');
  });

  it('is sewn where the background is kept', () => {
    const { hexAt } = label((x, y) => (ring(x, y, 15, 2) ? BLACK : WHITE), true);
    expect(hexAt(20, 20)).toBe('#ffffff');
    expect(hexAt(1, 1)).toBe('#ffffff');
  });

  it('is fabric in a counter among several colours', () => {
    const { hexAt } = label((x, y) =>
      ring(x, y, 6, 3) ? RED : y > 34 && y < 38 && x > 5 && x < 35 ? BLUE : WHITE,
    );
    expect(hexAt(20, 20)).toBeUndefined();
  });

  it('is a colour where letters or signs are drawn on one figure', () => {
    const bar = (x: number, y: number, w: number, h: number) => (px: number, py: number) =>
      px > x && px < x + w && py > y && py < y + h;
    const inT = [bar(8, 12, 10, 3), bar(11.5, 12, 3, 14)];
    const inL = [bar(22, 12, 3, 14), bar(22, 23, 9, 3)];
    const label2 = (parts: typeof inT) =>
      label((x, y) =>
        parts.some((part) => part(x, y))
          ? WHITE
          : bar(4, 6, 32, 26)(x, y)
            ? BLUE
            : y > 35 && y < 38
              ? RED
              : WHITE,
      );
    const { hexAt } = label2([...inT, ...inL]);
    expect([hexAt(13, 20), hexAt(23, 20), hexAt(1, 1)]).toEqual(['#ffffff', '#ffffff', undefined]);
    // Windows are plain, and one bay may be a gap.
    expect(label2([bar(8, 12, 6, 6), bar(22, 12, 6, 6)]).hexAt(10, 15)).toBeUndefined();
    expect(label2(inT).hexAt(13, 20)).toBeUndefined();
  });

  it('is a colour where something lies in it, as in an eye', () => {
    const { hexAt } = label((x, y) =>
      disc(x, y, 2) ? BLUE : disc(x, y, 5) ? WHITE : disc(x, y, 15) ? RED : WHITE,
    );
    expect(hexAt(23.5, 20)).toBe('#ffffff');
  });

  it('is a colour where a line is drawn round it in a coloured figure', () => {
    const { hexAt, lines } = label((x, y) =>
      ring(x, y, 5, 0.6) ? BLACK : disc(x, y, 5) ? WHITE : disc(x, y, 15) ? RED : WHITE,
    );
    expect(lines).toHaveLength(1);
    expect(hexAt(20, 20)).toBe('#ffffff');
    // Both sides meet under the line.
    expect(hexAt(20, 15.2)).toBe('#ffffff');
    expect(hexAt(20, 14.8)).toBe('#c81e28');
  });
});

it('draws a dot too small for an area', () => {
  const { lines, threads } = label((x, y) =>
    Math.hypot(x - 12, y - 12) < 0.35 ? BLACK : y > 20 && y < 30 && x > 5 && x < 35 ? RED : WHITE,
  );
  expect(lines).toHaveLength(1);
  expect(threads[lines[0].thread].hex).toBe('#111111');
});
