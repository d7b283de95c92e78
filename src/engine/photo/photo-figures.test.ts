import { expect, it } from 'vitest';
import type { Design, RgbaImage } from '../index.ts';
import { Command } from '../core/design.ts';
import { photoFigures } from '../../../tests/helpers/photo-figures.ts';

/** Waves of light and dark red that run along one direction, 16 mm, ten pixels to the millimetre. */
function waves(degrees: number): RgbaImage {
  const [width, height] = [160, 160];
  const data = new Uint8ClampedArray(width * height * 4);
  const turn = ((degrees + 90) * Math.PI) / 180;
  for (let i = 0; i < width * height; i++) {
    const along = (i % width) * Math.cos(turn) + Math.floor(i / width) * Math.sin(turn);
    data.set([150 + 20 * Math.sin(along / 5), 20, 30, 255], i * 4);
  }
  return { width, height, data };
}

/** Level rows over all of it, 0.2 mm apart, of stitches of 3.2 mm. */
function rows(hex: string, from = 0): Design {
  const x: number[] = [];
  const y: number[] = [];
  for (let row = from; row <= 160; row += 2) {
    const across = Array.from({ length: 6 }, (_, k) => 32 * k);
    x.push(...((row / 2) % 2 === 0 ? across : across.reverse()));
    y.push(...across.map(() => row));
  }
  return {
    x: Int32Array.from(x),
    y: Int32Array.from(y),
    commands: new Uint8Array(x.length).fill(Command.Stitch),
    threads: [{ hex, name: '', code: '', chart: '' }],
    objects: [{ kind: 'fill', block: 0, start: 0, end: x.length }],
    page: { left: 0, top: 0, right: 160, bottom: 160 },
    name: '',
  };
}

it('tells by how much rows miss the direction of their picture', () => {
  for (const [picture, off] of [
    [0, 0],
    [30, 30],
    [150, 30],
    [90, 90],
  ]) {
    const { angle } = photoFigures(rows('#961e1e'), waves(picture));
    expect(Math.abs(angle - off)).toBeLessThan(3);
  }
});

it('tells patches of a wrong colour, and none where the colour is right', () => {
  expect(photoFigures(rows('#961e1e'), waves(0)).wrong).toEqual([]);
  const [patch] = photoFigures(rows('#1e961e', 80), waves(0)).wrong;
  expect(patch).toBeGreaterThan(110);
  expect(patch).toBeLessThan(146);
});
