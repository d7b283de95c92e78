import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { decode } from 'ilmek-engine/formats';
import { inspectDesign } from 'ilmek-engine/inspect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonReport } from './report.ts';
import { cli, FLAG, piped, started } from './testing/run-cli.ts';

/* Folders, streams, texts and words on the command line, and its help. */

const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-cli-many-'));
const file = (name: string) => path.join(folder, name);

beforeAll(async () => {
  await sharp(Buffer.from(FLAG)).png().toFile(file('flag.png'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('many pictures', () => {
  const png = (name: string) => sharp(Buffer.from(FLAG)).png().toFile(file(name));

  it('are sewn into a folder that is made, in each format, and a bad one does not stop the others', async () => {
    mkdirSync(file('in'));
    await Promise.all(['in/a.png', 'in/b.png', 'in/c.png'].map(png));
    writeFileSync(file('in/bad.png'), 'no picture');
    writeFileSync(file('in/notes.txt'), 'no picture either');
    const size = ['--width-mm', '30', '--json'];
    const formats = ['--format', 'pes', '--format', 'dst'];
    const { code, out, err } = await cli(
      'digitize',
      file('in'),
      '--out-dir',
      file('new/out'),
      ...formats,
      ...size,
    );
    expect(code).toBe(2);
    expect(err).toMatch(/bad\.png cannot be read as a picture/);
    expect(err).toContain('1 of 4 pictures were not sewn');
    expect(readdirSync(file('new/out')).sort()).toEqual(
      ['a', 'b', 'c'].flatMap((name) => [`${name}.dst`, `${name}.pes`]),
    );
    const lines = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as JsonReport & { source: string; error?: string });
    expect(lines.filter(({ stitches }) => stitches > 100)).toHaveLength(3);
    expect(lines.filter(({ error }) => error)).toMatchObject([{ source: file('in/bad.png') }]);
    const one = await cli(
      'digitize',
      file('in/a.png'),
      '--out',
      file('one.pes'),
      '--width-mm',
      '30',
    );
    expect(one.code).toBe(0);
    expect(readFileSync(file('new/out/a.pes')).length).toBe(readFileSync(file('one.pes')).length);
  });

  it.each([
    [['A', 'B', '--out', 'x.dst'], /wanted one picture, got 2; many go to --out-dir/],
    [['A', '--out-dir', 'OUT'], /--out-dir wants --format/],
    [['A', 'A2', '--out-dir', 'OUT', '--format', 'pes'], /would become one file/],
    [['-', '--out-dir', 'OUT', '--format', 'pes'], /the standard input is one picture/],
    [['EMPTY', '--out-dir', 'OUT', '--format', 'pes'], /holds no picture/],
    [['A', '--out-dir', 'OUT', '--format', 'emb'], /cannot write emb/],
  ])('are refused with a line: %j', async (args, words) => {
    await Promise.all(['A.png', 'B.png'].map(png));
    mkdirSync(file('empty-folder'), { recursive: true });
    mkdirSync(file('other'), { recursive: true });
    await png('other/a.png');
    const names: Record<string, string> = {
      A: file('A.png'),
      B: file('B.png'),
      A2: file('other/a.png'),
      EMPTY: file('empty-folder'),
      OUT: file('out-of-many'),
    };
    const { code, err } = await cli('digitize', ...args.map((arg) => names[arg] ?? arg));
    expect(code).toBe(2);
    expect(err).toMatch(words);
    expect(err.trim().split('\n')).toHaveLength(1);
  });
});

describe('the order of a machine', () => {
  const digitize = async (...args: string[]) => {
    const { out } = await cli('digitize', file('flag.png'), '--width-mm', '36', '--json', ...args);
    return JSON.parse(out) as JsonReport;
  };

  it('orders for caps, and sews without a trim where nothing cuts', async () => {
    const usual = await digitize('--out', file('usual.dst'));
    const cap = await digitize('--cap', '--out', file('cap.dst'));
    const plain = await digitize('--no-cutter', '--out', file('plain.dst'));
    expect(cap.stitches).toBe(usual.stitches);
    expect(cap.colorChanges).toBeGreaterThanOrEqual(usual.colorChanges);
    expect(plain.stitches).toBe(usual.stitches);
    expect(plain.trims).toBe(0);
    const told = ({ problems }: JsonReport) => problems.map(({ code }) => code);
    const loose = /untrimmed-float|bare-crossing/;
    expect(told(plain).join()).not.toMatch(loose);
    const { out } = await cli('inspect', file('plain.dst'), '--no-cutter', '--json');
    expect(told(JSON.parse(out) as JsonReport).join()).not.toMatch(loose);
  });
});

describe('streams', () => {
  it('are read and written in place of files', async () => {
    const svg = Buffer.from(FLAG);
    const sewn = await piped(
      svg,
      'digitize',
      '-',
      '--out',
      '-',
      '--format',
      'dst',
      '--width-mm',
      '40',
    );
    expect(sewn.code).toBe(0);
    // The figures do not spoil the file.
    expect(sewn.err).toMatch(/stitches/);
    const design = decode(sewn.out, 'dst');
    expect(inspectDesign(design).stitches).toBeGreaterThan(200);
    const converted = await piped(sewn.out, 'convert', '-', '-', '--format', 'exp');
    expect(inspectDesign(decode(converted.out, 'exp')).stitches).toBe(
      inspectDesign(design).stitches,
    );
    const picture = await piped(
      await sharp(svg).png().toBuffer(),
      'digitize',
      '-',
      '--json',
      '--width-mm',
      '40',
    );
    expect((JSON.parse(picture.out.toString()) as JsonReport).stitches).toBeGreaterThan(200);
  });

  it('want a format, and one file', async () => {
    const none = await piped(Buffer.from(FLAG), 'digitize', '-', '--out', '-');
    expect(none.code).toBe(2);
    expect(none.err).toContain('wants --format');
    const empty = await piped(Buffer.alloc(0), 'digitize', '-', '--json');
    expect(empty.code).toBe(2);
    expect(empty.err).toContain('the standard input is empty');
  });
});

it('never overwrites what it reads, and makes folders for what it writes', async () => {
  await cli('digitize', file('flag.png'), '--out', file('deep/er/d.dst'), '--width-mm', '30');
  const before = readFileSync(file('deep/er/d.dst'));
  const same = await cli(
    'convert',
    file('deep/er/d.dst'),
    path.join(folder, 'deep', 'er', '.', 'd.dst'),
  );
  expect(same.code).toBe(2);
  expect(same.err).toContain('is what is read');
  expect(readFileSync(file('deep/er/d.dst'))).toEqual(before);
  const png = await cli(
    'digitize',
    file('flag.png'),
    '--width-mm',
    '30',
    '--preview',
    file('flag.png'),
  );
  expect(png.code).toBe(2);
  expect(png.err).toContain('is what is read');
});

describe('a text and words', () => {
  it('become machine files', async () => {
    const text = await cli(
      'letter',
      'Şahin\\nİğne',
      '--font',
      'sans-modern',
      '--size-mm',
      '60',
      '--out',
      file('t.dst'),
      '--json',
    );
    expect(text.code).toBe(0);
    const report = JSON.parse(text.out) as JsonReport;
    expect(Math.max(report.widthMm, report.heightMm)).toBeLessThan(62);
    expect(report.stitches).toBeGreaterThan(500);
    const words = await cli(
      'compose',
      'a red tulip',
      '--size-mm',
      '60',
      '--complexity',
      'simple',
      '--out',
      file('w.dst'),
      '--json',
    );
    expect((JSON.parse(words.out) as JsonReport).threads.length).toBeGreaterThan(1);
    expect(words.code).toBe(0);
  });

  it.each([
    [['letter', 'A', '--font', 'sans-moderm', '--json'], /did you mean sans-modern\?/],
    [['letter', '', '--json'], /text/i],
    [
      ['letter', 'Bir kumaş üstünde', '--size-mm', '20', '--json'],
      /\d mm on its longer side would do/,
    ],
    [['letter', 'A', '--letter-mm', '9', '--size-mm', '60', '--json'], /one of them/],
    [['letter', 'I', '--letter-mm', '3', '--json'], /less than 5 mm/],
    [['compose', 'tulip', '--thread', 'red', '--json'], /--thread wants a colour/],
    [['compose', 'tulip', '--variation', '1.5', '--json'], /--variation wants a whole number/],
  ])('are refused with a line: %j', async (args, words) => {
    const { code, err } = await cli(...args);
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });
});

describe('a drawing as small as an icon', () => {
  const icon = file('icon.svg');
  const told = async (...more: string[]) =>
    (await cli('digitize', icon, '--out', file('icon.dst'), ...more)).err;

  it('is sewn at its own size, which is told where none is asked', async () => {
    const square = '<path d="M4 4H60V44H4Z" fill="#246"/>';
    writeFileSync(
      icon,
      `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="48">${square}</svg>`,
    );
    expect(await told()).toMatch(/own size, 15\.\d × 10\.\d mm; --width-mm N makes it larger/);
    expect(await told('--width-mm', '60')).not.toMatch(/own size/);
  });
});

describe('help', () => {
  it('tells of one command, of all, and of the version', async () => {
    const version = (await started('--version')).out;
    expect(version).toMatch(/^\d+\.\d+\.\d+\n$/);
    expect((await started('digitize', '--version')).out).toBe(version);
    const letter = await cli('letter', '--nonsense', '--help');
    expect(letter.out).toContain('letter TEXT');
    expect(letter.out).not.toContain('digitize IN');
    const all = (await cli('--help')).out;
    for (const name of [
      'digitize',
      'letter',
      'compose',
      'inspect',
      'convert',
      'render',
      'worksheet',
    ]) {
      expect(all).toContain(`  ${name} `);
    }
  });

  it.each([
    [['digitise', 'x'], /did you mean digitize\?/],
    [['digitize', 'x.png', '--widht-mm', '3'], /no option --widht-mm; did you mean --width-mm\?/],
    [['digitize', 'x.png', '--colr', '3'], /no option --colr; did you mean --colors\?/],
    [['digitize', 'x.png', '--dense', 'low'], /no option --dense; did you mean --density\?/],
    [['digitize', '--helpp'], /no option --helpp; did you mean --help\?/],
    [['letter', 'A', '--font', 'blok', '--json'], /did you mean block-bold\?/],
    [['digitize', 'x.png', '--qqqqqqqqqqqq'], /COMMAND --help names all/],
  ])('is near for a mistyped name: %j', async (args, words) => {
    const { code, err } = await cli(...args);
    expect(code).toBe(2);
    expect(err).toMatch(words);
  });
});
