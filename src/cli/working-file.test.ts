import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JsonReport } from './report.ts';
import { cli, FLAG } from './testing/run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-piece-'));
const file = (name: string) => path.join(folder, name);

beforeAll(() => writeFileSync(file('flag.svg'), FLAG));
afterAll(() => rmSync(folder, { recursive: true }));

const report = async (...args: string[]) =>
  JSON.parse((await cli(...args, '--json')).out) as JsonReport;

it('digitizes into a working file, which is sewn to the same size in the same threads', async () => {
  const digitize = ['digitize', file('flag.svg'), '--width-mm', '50'];
  const made = await report(...digitize, '--out', file('flag-piece.svg'));
  const sewn = await report('sew', file('flag-piece.svg'), '--out', file('flag.pes'));
  expect(sewn.threads.map(({ hex }) => hex)).toEqual(made.threads.map(({ hex }) => hex));
  expect(sewn.widthMm).toBeCloseTo(made.widthMm, 0);
  expect(sewn.stitches / made.stitches).toBeCloseTo(1, 1);
});

it('goes on from a working file into a working file without a change', async () => {
  const [first, second] = ['one.svg', 'two.svg'].map(file);
  await cli('letter', 'Aş', '--size-mm', '60', '--colors', '1', '--out', first);
  const { code } = await cli('sew', first, '--out', second);
  expect(code).toBe(0);
  const [a, b] = [first, second].map((name) => readFileSync(name, 'utf8'));
  expect(a.match(/inkstitch:satin_column="True"/g)?.length).toBeGreaterThan(4);
  expect(b.match(/ilmek:shape/g)).toEqual(a.match(/ilmek:shape/g));
});

it('finds the objects of a machine file again, or keeps its stitches as they are', async () => {
  await cli('digitize', file('flag.svg'), '--width-mm', '50', '--out', file('flag.dst'));
  const { err } = await cli('sew', file('flag.dst'), '--out', file('found.svg'));
  expect(err).toMatch(/\d objects found; \d+ of \d+ stitches stay as they are/);
  expect(readFileSync(file('found.svg'), 'utf8')).toMatch(/fill_method="auto_fill"/);
  const flags = ['--keep-stitches', '--out', file('kept.dst')];
  const kept = await report('sew', file('flag.dst'), ...flags);
  const read = await report('inspect', file('flag.dst'));
  expect(kept.stitches).toBe(read.stitches);
});

it('says which threads have one number in the file', async () => {
  const bar = (x: number, hex: string) => `<path d="M${x} 2H${x + 12}V16H${x}Z" fill="${hex}"/>`;
  const bars = bar(2, '#000000') + bar(20, '#2244aa') + bar(40, '#030303');
  writeFileSync(
    file('bars.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="20mm" viewBox="0 0 60 20">${bars}</svg>`,
  );
  const { err } = await cli('sew', file('bars.svg'), '--out', file('bars.jef'));
  expect(err).toMatch(/has one number of Janome's for .*#000000.*#030303/);
  expect((await cli('sew', file('bars.svg'), '--out', file('bars.dst'))).err).toBe('');
});

it('says what it cannot open, and never overwrites what it reads', async () => {
  writeFileSync(file('text.svg'), 'no drawing');
  expect((await cli('sew', file('text.svg'), '--json')).err).toMatch(/no XML/);
  const { code, err } = await cli('sew', file('one.svg'), '--out', file('one.svg'));
  expect(code).toBe(2);
  expect(err).toMatch(/is what is read/);
});
