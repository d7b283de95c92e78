import { describe, expect, it } from 'vitest';
import { Command, type Design, type Thread } from '../../core/design.ts';
import { makeDesign, type Step } from '../test-support.ts';
import { nearestPec, pecThread, readPec, writePec } from './pec.ts';
import { PEC_APPLIQUE, PEC_THREADS } from './threads.ts';
import { pecThumbnails, THUMBNAIL } from './thumbnail.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const named = (hex: string): Thread => ({ hex, name: hex, code: '', chart: '' });
/** The stitch section's start: after the magic and the header. */
const SECTION = 8 + 512;

describe('PEC threads', () => {
  it('are 64 with their numbers', () => {
    expect(PEC_THREADS.map(({ code }) => Number(code))).toEqual(
      Array.from({ length: 64 }, (_, i) => i + 1),
    );
    expect(pecThread(5)).toMatchObject({ hex: '#ed171f', name: 'Red' });
  });

  it('are each their own nearest, but for the appliqué mark', () => {
    PEC_THREADS.forEach(({ hex, code }) => {
      if (Number(code) !== PEC_APPLIQUE) expect(pecThread(nearestPec(hex)).hex).toBe(hex);
    });
    expect(nearestPec('#ffc8c8')).toBe(57);
    expect(nearestPec('#ed171f', 5)).not.toBe(5);
  });

  it('wrap past the chart and never fail', () => {
    for (let n = 0; n < 256; n++) expect(pecThread(n).hex).toMatch(/^#[0-9a-f]{6}$/);
  });
});

describe('writePec', () => {
  const twoReds = makeDesign(
    [[Stitch, 0, 0], [ColorChange], [Stitch, 5, 0], [Stop], [Stitch, 9, 0]],
    [named('#ed171f'), named('#ee1820')],
  );

  it('gives alike neighbours two numbers, and a stop the same one again', () => {
    const file = writePec(twoReds);
    const [first, second, third] = file.subarray(8 + 49);
    expect(file[8 + 48]).toBe(2);
    expect(first).toBe(5);
    expect(second).not.toBe(5);
    expect(third).toBe(second);
    expect([...readPec(file).commands]).toEqual([...twoReds.commands]);
  });

  it('writes the stitch section byte for byte', () => {
    const file = writePec(
      makeDesign([
        [Jump, -100, 3],
        [Stitch, -100, 3],
        [Stitch, -37, -60],
        [Trim],
        [Jump, 100, 0],
        [Stitch, 100, 1],
        [Trim],
        [ColorChange],
        [Stitch, 99, 1],
      ]),
    );
    // prettier-ignore
    const wanted = [
      0x00, 0x00, 52, 0, 0, 0x31, 0xff, 0xf0, // length 52
      200, 0, 63, 0, 0xe0, 0x01, 0xb0, 0x01, // 20 × 6.3 mm, field
      0x90, 100, 0x90, 60, // the corner from the start
      0x9f, 0x9c, 0x90, 0x03, // jump
      0x00, 0x00,
      0x80, 0x3f, 0x41, // 63 takes two bytes, -63 one
      0xa0, 0x89, 0xa0, 0x3c, // cut and move
      0x00, 0x01,
      0xa0, 0x00, 0xa0, 0x00, // a cut alone
      0xfe, 0xb0, 0x02,
      0x7f, 0x00,
      0xff,
    ];
    wanted[2] = wanted.length;
    expect([...file.subarray(SECTION, SECTION + wanted.length)]).toEqual(wanted);
    const thumbnails = 3 * THUMBNAIL.stride * THUMBNAIL.height;
    expect(file.length).toBe(SECTION + wanted.length + thumbnails);
  });

  it('refuses what the file cannot hold', () => {
    const wide = makeDesign([
      [Jump, 20_000, 0],
      [Stitch, 20_000, 0],
    ]);
    expect(() => writePec(wide)).toThrow(/from the middle/);
    const busy = Array.from({ length: 300 }, (_, i): Step[] => [[Stitch, i, 0], [ColorChange]]);
    expect(() => writePec(makeDesign(busy.flat()))).toThrow(/255 colour blocks/);
  });
});

describe('PEC thumbnails', () => {
  it('show the sewn lines in a rounded frame, each block in its place', () => {
    const cross = makeDesign([
      [Stitch, -100, -100],
      [Stitch, 100, 100],
      [ColorChange],
      [Jump, 100, -100],
      [Stitch, 100, -100],
      [Stitch, -100, 100],
    ]);
    const [whole, down, up] = pecThumbnails(cross).map(drawn) as [string[], string[], string[]];
    expect(whole[1]).toBe(`....${'#'.repeat(40)}....`);
    expect(whole[2]).toBe(`...#${'.'.repeat(40)}#...`);
    expect(whole[4]).toMatch(/^\.#\.{7}#\.{28}#\.{7}#\.$/);
    expect(down[4]).toMatch(/^\.#\.{7}#\.{36}#\.$/);
    whole.forEach((row, y) =>
      expect(row).toBe([...row].map((_, x) => (down[y][x] === '#' ? '#' : up[y][x])).join('')),
    );
  });

  it('stay inside for a line, a point and nothing', () => {
    const designs: Design[] = [
      makeDesign([
        [Stitch, -500, 7],
        [Stitch, 500, 7],
      ]),
      makeDesign([[Stitch, 3, 3]]),
      makeDesign([]),
    ];
    for (const design of designs) {
      for (const bitmap of pecThumbnails(design)) {
        drawn(bitmap).forEach((row) => expect(row).toMatch(/^\..{46}\.$/));
      }
    }
  });
});

function drawn(bitmap: Uint8Array): string[] {
  return Array.from({ length: THUMBNAIL.height }, (_, y) =>
    Array.from({ length: THUMBNAIL.width }, (_, x) =>
      (bitmap[y * THUMBNAIL.stride + (x >> 3)] >> (x & 7)) & 1 ? '#' : '.',
    ).join(''),
  );
}
