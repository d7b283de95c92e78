import { describe, expect, it } from 'vitest';
import type { RgbaImage } from '../core/image.ts';
import { readInk } from './read-ink.ts';
import { lamp, page, type PenStroke } from './testing/pages.ts';

const WIDTH = 420;
const HEIGHT = 300;
const PEN = [30, 34, 60] as const;

const DRAWN: PenStroke[] = [
  { points: [60, 90, 140, 40, 210, 80, 280, 140, 330, 130], width: 5, color: PEN },
  { points: [290, 190, 360, 190, 360, 250, 290, 250, 290, 190], width: 5, color: PEN },
];

/** Lines over the whole page. @param rise of a line, px to one px along it */
function lines(
  step: number,
  color: PenStroke['color'],
  { rise = 0, isUpright = false, width = 1.8 } = {},
): PenStroke[] {
  const [along, across] = isUpright ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  return Array.from({ length: Math.floor(across / step) }, (_, k) => {
    const [from, to] = [(k + 0.7) * step, (k + 0.7) * step + rise * along];
    const points = isUpright ? [from, -3, to, along + 3] : [-3, from, along + 3, to];
    return { points, width, color };
  });
}

const BLUE = [120, 160, 220] as const;
const GREY = [140, 140, 140] as const;

function inkOf(strokes: readonly PenStroke[]): number {
  const { data } = readInk(page(WIDTH, HEIGHT, strokes, { grain: 5, light: lamp }))!.image;
  return countOpaque(data);
}

function countOpaque(data: RgbaImage['data']): number {
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if (data[i] > 127) count++;
  return count;
}

describe('the lines of the paper', () => {
  const bare = inkOf(DRAWN);

  it.each([
    ['ruled', lines(36, BLUE)],
    ['ruled, and not quite level', lines(36, BLUE, { rise: 0.02 })],
    ['squared', [...lines(24, BLUE), ...lines(24, BLUE, { isUpright: true })]],
    ['squared in grey', [...lines(24, GREY), ...lines(24, GREY, { isUpright: true })]],
  ])('are not ink: %s', (_, ruling) => {
    const ink = inkOf([...ruling, ...DRAWN]);
    expect(ink).toBeGreaterThan(0.97 * bare);
    expect(ink).toBeLessThan(1.12 * bare);
  });

  it('are the drawing where there is nothing else', () => {
    const lattice = [...lines(36, BLUE), ...lines(36, BLUE, { isUpright: true })];
    expect(inkOf(lattice)).toBeGreaterThan(0.05 * WIDTH * HEIGHT);
  });

  it('are the drawing where they are as dark as the rest of it', () => {
    expect(inkOf([...lines(36, PEN, { width: 5 }), ...DRAWN])).toBeGreaterThan(1.8 * bare);
  });

  it('are the drawing where they are few, or lie as they like', () => {
    const some = lines(80, GREY).slice(0, 3);
    expect(inkOf([...some, ...DRAWN])).toBeGreaterThan(1.2 * bare);
    const odd = [14, 33, 77, 90, 161, 208, 231, 288].map((y) => ({
      points: [-3, y, WIDTH + 3, y],
      width: 1.8,
      color: GREY,
    }));
    expect(inkOf([...odd, ...DRAWN])).toBeGreaterThan(1.4 * bare);
  });

  const RED = [222, 110, 120] as const;
  const margin = (color: PenStroke['color']): PenStroke => ({
    points: [50, -3, 50, HEIGHT + 3],
    width: 2.2,
    color,
  });

  it('are not ink: the red one along the margin', () => {
    expect(inkOf([margin(RED), ...DRAWN])).toBeLessThan(1.02 * bare);
    expect(inkOf([...lines(36, BLUE), margin(RED), ...DRAWN])).toBeLessThan(1.12 * bare);
  });

  it('are the drawing where a single one is of its colour, or does not reach the edges', () => {
    expect(inkOf([margin(PEN), ...DRAWN])).toBeGreaterThan(1.1 * bare);
    const short = { ...margin(RED), points: [50, 40, 50, HEIGHT - 40] };
    expect(inkOf([short, ...DRAWN])).toBeGreaterThan(1.1 * bare);
  });
});
