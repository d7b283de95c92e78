import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import type { JsonReport } from './report.ts';
import { cli } from './testing/run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-colors-'));
const file = (name: string) => path.join(folder, name);

afterAll(() => rmSync(folder, { recursive: true }));

const HEXES = ['d01020', '1050c0', '108040', 'f0c020', '802090', '202020', 'f08030', '40c0c0'];

it('leaves a flat drawing its own colours, and takes no more than are asked for', async () => {
  const squares = HEXES.map(
    (hex, k) => `<rect x="${10 * k}" width="10" height="20" fill="#${hex}"/>`,
  );
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20">${squares.join('')}</svg>`;
  writeFileSync(file('eight.svg'), page);
  const threadsOf = async (...args: string[]) => {
    const all = ['digitize', file('eight.svg'), '--width-mm', '40', '--json', ...args];
    return (JSON.parse((await cli(...all)).out) as JsonReport).threads.length;
  };
  expect(await threadsOf()).toBe(8);
  expect(await threadsOf('--colors', '5')).toBe(5);
});
