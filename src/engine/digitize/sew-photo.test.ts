import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import { Command, type Design } from '../core/design.ts';
import { hash01 } from '../core/hash.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { digitizePhoto } from '../photo/digitize-photo.ts';
import { picture } from '../photo/test-pictures.ts';
import { sewPhoto } from './sew-photo.ts';

const PX = 5;
const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 60, colors: 5, pullMm: 0 };

/** A shaded face before a sloping wall and a dark coat, 60 by 48 mm: two small eyes, and a line of a mouth. */
const isDrawn = (x: number, y: number): boolean =>
  [22, 38].some((eye) => ((x - eye) / 1.1) ** 2 + ((y - 14) / 0.6) ** 2 < 1) ||
  (Math.abs(y - 24 - ((x - 30) / 12) ** 2) < 0.3 && Math.abs(x - 30) < 5);
const face = picture(60 * PX, 48 * PX, (px, py) => {
  const [x, y] = [px / PX, py / PX];
  const grain = 8 * (hash01(py * 60 * PX + px, 7) - 0.5);
  const lit = (color: readonly number[], share: number) =>
    color.map((v) => v * share + grain) as [number, number, number];
  if (isDrawn(x, y)) return [...lit([96, 60, 50], 1), 255];
  if (Math.hypot(x - 30, (y - 18) * 0.9) < 15)
    return [...lit([226, 176, 148], 1.02 - x / 200), 255];
  if (y > 36) return [...lit([40, 38, 44], 1 + x / 100), 255];
  return [...lit([120, 140, 150], 0.8 + x / 120 + y / 150), 255];
});

/** Needle points of the last block, mm on the page. */
function lastBlock({ x, y, commands, page }: Design): [number, number][] {
  const from = commands.lastIndexOf(Command.ColorChange);
  const found: [number, number][] = [];
  for (let i = from + 1; i < commands.length; i++) {
    if (commands[i] !== Command.Stitch) continue;
    found.push([(x[i] - page!.left) / 10, (y[i] - page!.top) / 10]);
  }
  return found;
}

describe('sewPhoto', () => {
  const plain = digitizePhoto(face, OPTIONS);
  const design = sewPhoto(face, OPTIONS, {});

  it('sews the eyes and the mouth of a face last, in a dark thread, where they are', () => {
    const last = lastBlock(design);
    const reach = (x: number, y: number) =>
      [-0.8, -0.4, 0, 0.4, 0.8].some((dx) =>
        [-0.8, -0.4, 0, 0.4, 0.8].some((dy) => isDrawn(x + dx, y + dy)),
      );
    expect(last.length).toBeGreaterThan(20);
    for (const [x, y] of last) expect(reach(x, y)).toBe(true);
    for (const left of [true, false]) {
      expect(last.some(([x, y]) => y < 17 && x < 30 === left)).toBe(true);
    }
    expect(last.some(([, y]) => y > 20)).toBe(true);
    expect(oklabFromHex(design.threads.at(-1)!.hex)[0]).toBeLessThan(0.5);
  });

  it('costs few stitches and cuts, and the rest is sewn as it was', () => {
    const count = ({ commands }: Design, command: Command) =>
      commands.filter((c) => c === command).length;
    const more = count(design, Command.Stitch) - count(plain, Command.Stitch);
    expect(more).toBeGreaterThan(0);
    expect(more).toBeLessThan(0.06 * count(plain, Command.Stitch));
    expect(count(design, Command.Trim) - count(plain, Command.Trim)).toBeLessThanOrEqual(6);
  });

  it('keeps the page under the picture, and the origin in the middle of what is sewn', () => {
    const { page, x, y, commands } = design;
    expect(page!.right - page!.left).toBe(600);
    expect(page!.bottom - page!.top).toBe(480);
    const sewn = [...commands.keys()].filter((i) => commands[i] === Command.Stitch);
    for (const axis of [x, y]) {
      const all = sewn.map((i) => axis[i]);
      expect(Math.abs(Math.min(...all) + Math.max(...all))).toBeLessThanOrEqual(1);
    }
  });
});
