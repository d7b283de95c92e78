import { describe, expect, it } from 'vitest';
import { hash01 } from '../core/hash.ts';
import type { RgbaImage } from '../core/image.ts';
import { digitizeImage } from '../digitize/digitize-image.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { drawnArt, picture, scene } from '../photo/test-pictures.ts';
import { connectedParts, pixelsOf } from '../picture/thin-skeleton.ts';
import { isInk, readInk } from './read-ink.ts';
import { readPage } from './read-page.ts';
import { arc, face, lamp, page, type PenStroke } from './testing/pages.ts';

const CHOICE = { keepBackground: 'auto', fabric: 'woven' } as const;
const BLACK = [30, 30, 34] as const;
const BLUE = [40, 60, 190] as const;
const RED = [210, 30, 40] as const;
const GREEN = [30, 140, 60] as const;
const YELLOW = [250, 220, 30] as const;

/** Where the first picture has ink and the second has ink, what they share of both together. */
function overlap(a: RgbaImage, b: RgbaImage): number {
  let [both, any] = [0, 0];
  for (let i = 3; i < a.data.length; i += 4) {
    const [p, q] = [a.data[i] >= 128, b.data[i] >= 128];
    if (p && q) both++;
    if (p || q) any++;
  }
  return both / any;
}

/** How far the pen that is found worst is from the nearest of what was found, sRGB bytes. */
const farthest = (
  pens: readonly (readonly number[])[],
  found: readonly (readonly number[])[],
): number =>
  Math.max(
    ...pens.map((pen) =>
      Math.min(...found.map((own) => Math.hypot(...own.map((v, c) => v - pen[c])))),
    ),
  );

/** The colours of a picture's ink by how many pixels they have. */
function colorsOf({ data }: RgbaImage): [r: number, g: number, b: number][] {
  const counts = new Map<string, number>();
  for (let i = 0; i < data.length; i += 4) {
    if (data[i + 3] < 128) continue;
    const key = data.subarray(i, i + 3).join();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts]
    .sort((p, q) => q[1] - p[1])
    .map(([key]) => key.split(',').map(Number) as [number, number, number]);
}

/** How many separate parts of a picture are clear. */
function holesOf({ width, height, data }: RgbaImage): number {
  const clear = Uint8Array.from({ length: width * height }, (_, i) => +(data[i * 4 + 3] < 128));
  return connectedParts(clear, pixelsOf(clear), width).length;
}

describe('a page of ink', () => {
  it('is told from photographs, flat art, plates and cut-outs', () => {
    expect(isInk(page(400, 400, face(BLACK)), CHOICE)).toBe(true);
    expect(isInk(page(400, 400, face(BLACK), { light: lamp, grain: 14 }), CHOICE)).toBe(true);
    expect(isInk(scene(400, 300), CHOICE)).toBe(false);
    expect(isInk(drawnArt(400, 300), CHOICE)).toBe(false);
    const noise = picture(200, 200, (x, y) => [(x * 89 + y * 57) % 256, 90, 120, 255]);
    expect(isInk(noise, CHOICE)).toBe(false);
    const plate = page(400, 400, face(BLACK), { paper: [250, 190, 60] });
    expect(isInk(plate, CHOICE)).toBe(false);
    const cutOut = page(400, 400, face(BLACK));
    cutOut.data.forEach((v, i) => {
      if (i % 4 === 3 && cutOut.data[i - 3] > 200) cutOut.data[i] = v - 255;
    });
    expect(isInk(cutOut, CHOICE)).toBe(false);
    expect(
      isInk(
        picture(40, 40, () => [255, 255, 255, 255]),
        CHOICE,
      ),
    ).toBe(false);
  });

  it('is the same by day and under a lamp', () => {
    const day = readInk(page(400, 400, face(BLACK)))!;
    const night = readInk(page(400, 400, face(BLACK), { light: lamp, grain: 14 }))!;
    expect(overlap(day.image, night.image)).toBeGreaterThan(0.85);
    const coloured = page(400, 400, face(BLACK), { paper: [240, 236, 190], light: lamp, grain: 8 });
    expect(isInk(coloured, CHOICE)).toBe(true);
    expect(overlap(day.image, readInk(coloured)!.image)).toBeGreaterThan(0.85);
  });

  it('keeps faint pencil and leaves its paper', () => {
    const pencil = page(400, 400, face([168, 168, 170], undefined, 2.5), {
      light: lamp,
      grain: 10,
    });
    const { image } = readInk(pencil)!;
    const clear = page(400, 400, face(BLACK, undefined, 2.5));
    expect(overlap(image, readInk(clear)!.image)).toBeGreaterThan(0.7);
  });

  it('keeps a red mouth and every pen in its own colour', () => {
    const { image } = readInk(page(400, 400, face(BLACK, RED), { light: lamp, grain: 8 }))!;
    const [black, red, ...others] = colorsOf(image);
    expect(others).toEqual([]);
    expect(Math.max(...black)).toBeLessThan(90);
    expect(red[0]).toBeGreaterThan(150);
    expect(Math.max(red[1], red[2])).toBeLessThan(110);
    const pens = [BLACK, BLUE, RED, GREEN, YELLOW].map((color, k): PenStroke => ({
      points: arc(60 + 70 * k, 100, 28),
      width: 6,
      color,
    }));
    expect(colorsOf(readInk(page(400, 200, pens, { light: lamp, grain: 6 }))!.image)).toHaveLength(
      5,
    );
  });

  it('tells a brown pen from a yellow one, and a light green from a dark one', () => {
    const pens: [number, number, number][] = [
      [245, 190, 25],
      [120, 70, 30],
      [120, 225, 110],
      [20, 90, 40],
    ];
    const strokes = pens.map((color, k): PenStroke => ({
      points: arc(60 + 90 * k, 100, 28),
      width: 8,
      color,
    }));
    const found = colorsOf(readInk(page(400, 200, strokes, { light: lamp, grain: 6 }))!.image);
    expect(found).toHaveLength(4);
    expect(farthest(pens, found)).toBeLessThan(50);
  });

  it.each<[string, PenStroke['color'][]]>([
    ['red and pink', [RED, [245, 130, 170]]],
    [
      'red and magenta',
      [
        [205, 20, 30],
        [235, 60, 140],
      ],
    ],
    ['orange and red', [[245, 130, 30], RED]],
    [
      'a dark and a light green',
      [
        [20, 130, 60],
        [130, 210, 130],
      ],
    ],
  ])('tells %s felt pens apart', (_, pens) => {
    const strokes = [...pens, ...pens].map((color, k): PenStroke => ({
      points: arc(60 + 90 * k, 100, 30),
      width: 7,
      color,
    }));
    const found = colorsOf(readInk(page(400, 200, strokes, { light: lamp, grain: 8 }))!.image);
    expect(found).toHaveLength(2);
    expect(farthest(pens, found)).toBeLessThan(30);
  });

  it.each([
    ['red', [205, 20, 30]],
    ['orange', [245, 130, 30]],
    ['pink', [245, 110, 170]],
    ['light blue', [60, 150, 230]],
  ] as const)('has one pen where a %s one was pressed lightly and hard', (_, ink) => {
    // A thinner film lets through more of each colour's light, by its power (Beer and Lambert).
    const strokes = [1, 0.8, 0.6, 0.5].map((film, k): PenStroke => {
      const [r, g, b] = ink.map((v) => 255 * (v / 255) ** film);
      return { points: arc(60 + 90 * k, 100, 30), width: 7, color: [r, g, b] };
    });
    const { image } = readInk(page(400, 200, strokes, { light: lamp, grain: 8 }))!;
    expect(colorsOf(image)).toHaveLength(1);
  });

  it('is whole where a stamp printed it in specks', () => {
    const rings = [150, 110].map((r): PenStroke => ({
      points: arc(200, 200, r),
      width: r / 8,
      color: RED,
    }));
    const clean = page(400, 400, rings, { light: lamp, grain: 6 });
    const stamp = { ...clean, data: clean.data.slice() };
    for (let i = 0; i < 400 * 400; i++) {
      // Each pixel took its own share of the ink.
      const bare = Math.min(1, 0.5 * hash01(i, 3) ** 2 + 0.4 * hash01(i, 4));
      const light = clean.data[i * 4];
      for (let c = 1; c < 3; c++) {
        stamp.data[i * 4 + c] += bare * Math.max(0, light - clean.data[i * 4 + c]);
      }
    }
    expect(isInk(stamp, CHOICE)).toBe(true);
    const { image } = readInk(stamp)!;
    expect(overlap(image, readInk(clean)!.image)).toBeGreaterThan(0.85);
    expect(holesOf(image)).toBe(3);
    const design = digitizeImage(stamp, { ...DIGITIZE_DEFAULTS, widthMm: 100 });
    expect(design.drawing!.set.shapes.length).toBeLessThanOrEqual(4);
  });

  it('leaves out dirt, what shows through, and the shadow along an edge', () => {
    const dirt: PenStroke[] = [
      { points: [30, 370, 31, 370], width: 1, color: BLACK },
      { points: [300, 380, 390, 380], width: 4, color: [214, 214, 214] },
      { points: [0, 0, 0, 399], width: 40, color: [60, 60, 60] },
    ];
    const { image } = readInk(page(400, 400, [...face(BLACK), ...dirt]))!;
    const alpha = (x: number, y: number) => image.data[(y * 400 + x) * 4 + 3];
    expect(alpha(30, 370)).toBeLessThan(128);
    expect(alpha(340, 380)).toBeLessThan(128);
    expect(alpha(6, 200)).toBeLessThan(128);
    expect(alpha(60, 200)).toBeGreaterThan(127);
  });

  it('says nothing of an empty page', () => {
    expect(readInk(page(200, 200, [], { light: lamp, grain: 10 }))).toBeUndefined();
  });
});

describe('a sheet on a table', () => {
  const DAY = (u: number, v: number) => 0.95 - 0.15 * u - 0.1 * v;
  /** A drawing whose sheet ends, aslant, before the picture does. */
  const onTable = (grain: number) => {
    const shot = page(400, 400, face(BLACK), { light: DAY, grain });
    for (let y = 0; y < 400; y++) {
      for (let x = 0; x < 400; x++) {
        if (y > 24 + x / 40 && y < 376) continue;
        const wood = 70 + 12 * Math.sin((x + 3 * y) / 9);
        shot.data.set([wood, wood * 0.8, wood * 0.6], (y * 400 + x) * 4);
      }
    }
    return shot;
  };

  it('is read without the table', () => {
    const shot = onTable(14);
    expect(isInk(shot, CHOICE)).toBe(true);
    const drawn = readInk(page(400, 400, face(BLACK), { light: DAY, grain: 14 }))!.image;
    expect(overlap(readInk(shot)!.image, drawn)).toBeGreaterThan(0.9);
    expect(readPage(shot, { ...CHOICE, ink: 'auto', photo: 'auto' }).reading?.reason).toMatch(
      /around the sheet/,
    );
  });

  it('is none in flat art: a band along its edge is meant', () => {
    expect(isInk(onTable(0), CHOICE)).toBe(false);
  });

  it('keeps a figure drawn with a felt pen that leads out of the picture', () => {
    const body = { points: arc(200, 200, 198), width: 10, color: BLUE };
    const shot = page(400, 400, [body, ...face(BLUE, BLUE, 10)], {
      paper: [170, 168, 164],
      light: DAY,
      grain: 10,
    });
    expect(isInk(shot, CHOICE)).toBe(true);
    const { data } = readInk(shot)!.image;
    // At the lower end of the circle.
    expect(data[(395 * 400 + 200) * 4 + 3]).toBe(255);
  });
});
