import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { JsonReport } from './report.ts';
import { cli } from './testing/run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-colors-'));
const file = (name: string) => path.join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

const HEXES = ['d01020', '1050c0', '108040', 'f0c020', '802090', '202020', 'f08030', '40c0c0'];

const threadsOf = async (name: string, ...args: string[]) => {
  const all = ['digitize', file(name), '--width-mm', '40', '--json', ...args];
  return (JSON.parse((await cli(...all)).out) as JsonReport).threads.length;
};

it('leaves a flat drawing its own colours, and takes no more than are asked for', async () => {
  const squares = HEXES.map(
    (hex, k) => `<rect x="${10 * k}" width="10" height="20" fill="#${hex}"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20">${squares.join('')}</svg>`;
  writeFileSync(file('eight.svg'), page);
  expect(await threadsOf('eight.svg')).toBe(8);
  expect(await threadsOf('eight.svg', '--colors', '5')).toBe(5);
});

it('mixes eight threads in a photograph, and no more than are asked for', async () => {
  const [width, height] = [60, 60];
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height];
    pixels.set([255 * x, 255 * y, 255 * (1 - x) * (1 - y)], i * 3);
  }
  await sharp(pixels, { raw: { width, height, channels: 3 } }).toFile(file('hues.png'));
  expect(await threadsOf('hues.png', '--photo', 'on')).toBe(8);
  expect(await threadsOf('hues.png', '--photo', 'on', '--colors', '3')).toBe(3);
});
