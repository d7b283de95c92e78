import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { forgetExports, NOTHING, REPORT } from './exports.ts';

let data: string;
beforeEach(async () => {
  data = await mkdtemp(path.join(tmpdir(), 'ilmek-exports-'));
});
afterEach(() => rm(data, { recursive: true, force: true }));

const nameOf = (day: number) => `export-2026-11-0${day}T10-00-00.000Z`;

async function exported(day: number, found: string | undefined): Promise<void> {
  const folder = path.join(data, nameOf(day));
  await mkdir(folder);
  if (found === undefined) return;
  await writeFile(path.join(folder, REPORT), `Whole:\n3 rows\n\nNot whole:\n${found}\n`);
}

it('keeps the three newest, and the newest of those that are whole', async () => {
  const found = [NOTHING, NOTHING, 'a row', 'a row\na file', undefined, 'a row', 'nothing of it'];
  for (const [at, what] of found.entries()) await exported(at + 1, what);
  await mkdir(path.join(data, 'export-mine'));
  const removed = await forgetExports(data);
  expect(removed).toEqual([5, 3, 1].map(nameOf));
  expect((await readdir(data)).sort()).toEqual([...[2, 4, 6, 7].map(nameOf), 'export-mine']);
  expect(await forgetExports(data)).toEqual([]);
});

it('keeps no older one where the newest are whole', async () => {
  for (let day = 1; day <= 5; day++) await exported(day, day < 3 ? 'a row' : NOTHING);
  expect(await forgetExports(data)).toEqual([2, 1].map(nameOf));
});
