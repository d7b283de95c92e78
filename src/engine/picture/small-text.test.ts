import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { tracePicture } from '../trace/index.ts';

/* A mark with a line of text below it, 400 px for 100 mm. */

/** Letters of 5 × 7 squares, a row of each in the bits of one number. */
const LETTERS: Record<string, number[]> = {
  K: [17, 18, 20, 24, 20, 18, 17],
  A: [14, 17, 17, 31, 17, 17, 17],
  H: [17, 17, 17, 31, 17, 17, 17],
  V: [17, 17, 17, 17, 10, 10, 4],
  E: [31, 16, 16, 30, 16, 16, 31],
  S: [15, 16, 16, 14, 1, 1, 30],
  I: [14, 4, 4, 4, 4, 4, 14],
};

/** Letters of 3 × 5 squares. */
const THREE_BY_FIVE: Record<string, number[]> = {
  K: [5, 5, 6, 5, 5],
  A: [2, 5, 7, 5, 5],
  H: [5, 5, 7, 5, 5],
  V: [5, 5, 5, 5, 2],
  E: [7, 4, 6, 4, 7],
  S: [3, 4, 2, 1, 6],
  I: [7, 2, 2, 2, 7],
};

/** A square as every letter: windows, tiles. */
const WINDOWS = Object.fromEntries(
  Object.keys(LETTERS).map((letter) => [letter, [31, 31, 31, 31, 31, 31, 31]]),
);

const [WIDTH, HEIGHT] = [400, 240];

/** @param square side of a letter's squares, px: it is seven of them tall */
function mark(square: number, letters = LETTERS): RgbaImage {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const paint = (x: number, y: number, color: number[]) => data.set(color, (y * WIDTH + x) * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      if (Math.hypot(x - 200, y - 80) < 60) paint(x, y, [30, 90, 160]);
    }
  }
  [...'KAHVESI'].forEach((letter, k) => {
    letters[letter].forEach((bits, row) => {
      for (let i = 0; i < 5 * square * square; i++) {
        const x = i % (5 * square);
        const isInk = (bits >> (4 - Math.floor(x / square))) & 1;
        const y = 180 + row * square + Math.floor(i / (5 * square));
        if (isInk) paint(40 + k * 7 * square + x, y, [120, 20, 30]);
      }
    });
  });
  return { width: WIDTH, height: HEIGHT, data };
}

/** Round letters side by side, of strokes two pixels wide with soft rims, in blocks of two shades as in a JPEG. */
function softLetters(): RgbaImage {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const INK = [15, 118, 110];
  const isInk = (x: number, y: number): boolean => {
    if (Math.hypot(x - 200, y - 80) < 60) return true;
    const k = Math.floor((x - 100) / 12.4);
    if (k < 0 || k > 13) return false;
    const [u, v] = [x - 100 - k * 12.4 - 6.2, y - 190];
    const isRing = Math.abs(Math.hypot(u * 0.96, v) - 5) < 1.2;
    // O, C, D, E and G, in turn.
    if (k % 5 === 1) return isRing && u < 3;
    if (k % 5 === 2) return (isRing && u > 0) || (Math.abs(u + 1) < 1.2 && Math.abs(v) < 6);
    if (k % 5 === 3) {
      const isArm = Math.abs(Math.abs(v) - 5) < 1.1 || Math.abs(v) < 1;
      return Math.abs(v) < 6 && (Math.abs(u + 3) < 1.2 || (isArm && Math.abs(u) < 4));
    }
    return isRing || (k % 5 === 4 && Math.abs(v - 1) < 1 && u > 0 && u < 5);
  };
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    let inked = 0;
    for (let k = 0; k < 16; k++) {
      const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
      if (isInk(x + ((k % 4) + 0.5) / 4, y + ((k >> 2) + 0.5) / 4)) inked++;
    }
    INK.forEach((ink, c) => (data[i * 4 + c] = 255 + (inked / 16) * (ink - 255)));
    if (data[i * 4] < 150 && (i % WIDTH) % 8 < 4) data[i * 4 + 1] -= 50;
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 100, photo: 'off' } as const;
const told = (image: RgbaImage, widthMm = 100) =>
  tracePicture(image, { ...OPTIONS, widthMm }).smallText;

describe('a line of text', () => {
  it('of less than 5 mm is too small, and what would do is told', () => {
    expect(told(mark(2))).toMatchObject({ rows: 1, leftOut: false });
    expect(told(mark(2))!.heightMm).toBeCloseTo(3.5, 0);
    expect(told(mark(2))!.growth).toBeCloseTo(5 / 3.5, 1);
  });

  it('of more is not, nor the same text sewn larger', () => {
    expect(told(mark(4))).toBeUndefined();
    expect(told(mark(2), 160)).toBeUndefined();
  });

  it('is told of ink on clear ground too, whose small strokes hardly cover their pixels', () => {
    const page = mark(2);
    const isLetter = (i: number) => i > 170 * WIDTH && page.data[i * 4] === 120;
    for (let i = 0; i < WIDTH * HEIGHT; i++) {
      const isDisc = page.data[i * 4] === 30;
      page.data[i * 4 + 3] = isDisc ? 255 : isLetter(i) ? 100 : 0;
      page.data.set([40, 40, 60], i * 4);
    }
    expect(told(page)).toMatchObject({ rows: 1, leftOut: false });
  });

  it('is told where its letters are five pixels tall, too, as in a thumbnail', () => {
    const small = told(mark(1, THREE_BY_FIVE));
    expect(small).toMatchObject({ rows: 1, leftOut: false });
    expect(small!.heightMm).toBeCloseTo(1.25, 1);
  });

  /** What is told of a page shrunk to a part, with the soft rims of pictures from the web. */
  const simplified = (part: number, widthMm: number) => {
    const { data } = mark(8);
    const [width, height] = [WIDTH / part, HEIGHT / part];
    const small = new Uint8ClampedArray(width * height * 4);
    for (let i = 0; i < small.length; i++) {
      const [x, y] = [Math.floor(i / 4) % width, Math.floor(i / 4 / width)];
      let sum = 0;
      for (let k = 0; k < part * part; k++) {
        const [px, py] = [x * part + (k % part), y * part + Math.floor(k / part)];
        sum += data[(py * WIDTH + px) * 4 + (i % 4)];
      }
      small[i] = sum / part ** 2;
    }
    const sentences: string[] = [];
    const onSimplified = (sentence: string) => sentences.push(sentence);
    tracePicture({ width, height, data: small }, { ...OPTIONS, widthMm }, { onSimplified });
    return sentences.filter((sentence) => sentence.includes('text'));
  };

  it('of few soft pixels is told as such, however large it is sewn', () => {
    expect(simplified(5, 100)).toEqual([
      expect.stringMatching(/letters only (9|10|11) pixels tall/),
    ]);
    expect(simplified(2, 100)).toEqual([]);
  });

  it('of soft letters in several shades is one line, and has no white sewn in it', () => {
    const { set, smallText } = tracePicture(softLetters(), OPTIONS);
    expect(smallText).toMatchObject({ rows: 1 });
    expect(set.threads.map(({ hex }) => hex)).not.toContain('#ffffff');
  });

  it('is not a row of windows', () => {
    expect(told(mark(2, WINDOWS))).toBeUndefined();
  });

  it('is left out where somebody says so, and nothing of it stays', () => {
    const sewn = digitizeImage(mark(2), OPTIONS);
    const left = digitizeImage(mark(2), { ...OPTIONS, smallText: 'leave' });
    expect(sewn.smallText).toMatchObject({ leftOut: false });
    expect(left.smallText).toMatchObject({ rows: 1, leftOut: true });
    expect(sewn.threads).toHaveLength(2);
    expect(left.threads).toHaveLength(1);
  });
});
