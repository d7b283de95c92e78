import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pngBomb, useBomb } from '../../tests/helpers/bombs.ts';
import { decode } from 'ilmek-engine/formats';
import { inspectDesign } from 'ilmek-engine/inspect';
import type { JsonReport } from './report.ts';
import { cli, FLAG } from './testing/run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-cli-'));
const file = (name: string) => path.join(folder, name);
/** As large as what is proved needs: the area is what takes time. */
const SMALL = ['--width-mm', '40'];

beforeAll(async () => {
  await sharp(Buffer.from(FLAG)).png().toFile(file('flag.png'));
  await sharp(Buffer.from(FLAG)).flatten({ background: '#fff' }).gif().toFile(file('flag.gif'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

describe('digitize', () => {
  it('sews the width or the height that is asked for', async () => {
    const sew = async (...size: string[]) =>
      JSON.parse((await cli('digitize', file('flag.png'), ...size, '--json')).out) as JsonReport;
    const wide = await sew('--sewn-width-mm', '50', '--frame', 'rectangle', '--fabric', 'towel');
    expect(Math.abs(wide.widthMm - 50)).toBeLessThanOrEqual(0.3);
    const tall = await sew('--sewn-height-mm', '24.5');
    expect(Math.abs(tall.heightMm - 24.5)).toBeLessThanOrEqual(0.3);
    expect(tall.widthMm).toBeGreaterThan(36);
    const { code, err } = await cli(
      'digitize',
      file('flag.png'),
      ...['--sewn-width-mm', '80', '--width-mm', '80', '--json'],
    );
    expect(code).toBe(2);
    expect(err).toContain('one of --width-mm, --sewn-width-mm and --sewn-height-mm');
  });

  it('writes what it reports, in every format, with a preview', async () => {
    const outs = ['a.dst', 'a.exp', 'a.pes', 'a.pec'].map(file);
    const { code, out } = await cli(
      'digitize',
      file('flag.png'),
      ...outs.flatMap((o) => ['--out', o]),
      ...['--width-mm', '60', '--preview', file('a.png'), '--px-per-mm', '4', '--json'],
    );
    expect(code).toBe(0);
    const report = JSON.parse(out) as JsonReport;
    expect(report.threads.map((t) => t.hex).sort()).toEqual(['#2040a0', '#c02020']);
    expect(report.colorChanges).toBe(1);
    expect(report.widthMm).toBeGreaterThan(45);
    expect(report.widthMm).toBeLessThan(49);
    for (const name of outs) {
      const counted = inspectDesign(decode(readFileSync(name)));
      expect(counted.stitches).toBe(report.stitches);
      expect(counted.trims).toBe(report.trims);
      expect(counted.widthMm).toBeCloseTo(report.widthMm, 5);
    }
    const preview = await sharp(file('a.png')).metadata();
    expect(preview.width).toBeGreaterThan(180);
  });

  it('sews a drawing at its own size, in a frame, and tells whether it fits a hoop', async () => {
    const svg = FLAG.replace(
      'width="300" height="200"',
      'width="75mm" height="50mm" viewBox="0 0 300 200"',
    );
    writeFileSync(file('flag.svg'), svg);
    const options = ['--frame', 'rectangle', '--hoop', '4x4', '--fabric', 'denim', '--json'];
    const { code, out, err } = await cli('digitize', file('flag.svg'), ...options);
    expect([code, err]).toEqual([0, '']);
    const report = JSON.parse(out) as JsonReport;
    expect(report.widthMm).toBeGreaterThan(70);
    expect(report.widthMm).toBeLessThan(75.5);
    expect(report.hoop).toMatchObject({ fits: true });
    expect(report.problems.filter((p) => p.severity === 'error')).toEqual([]);
    // Saved under a picture's name it is the same drawing.
    writeFileSync(file('flag-svg.png'), svg);
    const named = await cli('digitize', file('flag-svg.png'), ...options);
    expect(JSON.parse(named.out)).toMatchObject({ stitches: report.stitches });
  });

  it('writes the version of PES that is asked for', async () => {
    for (const [version, magic] of [
      ['1', '#PES0001'],
      ['6', '#PES0060'],
    ]) {
      const args = ['--out', file('v.pes'), '--format-version', version, '--width-mm', '30'];
      expect((await cli('digitize', file('flag.png'), ...args)).code).toBe(0);
      expect(readFileSync(file('v.pes')).toString('latin1', 0, 8)).toBe(magic);
    }
  });

  it('reads the first frame of a GIF, and finds its fabric', async () => {
    const { code, out } = await cli(
      'digitize',
      file('flag.gif'),
      ...SMALL,
      '--json',
      '--colors',
      '3',
    );
    expect(code).toBe(0);
    expect((JSON.parse(out) as JsonReport).threads).toHaveLength(2);
  });

  it('sews the background when asked', async () => {
    const { out } = await cli(
      'digitize',
      file('flag.gif'),
      ...SMALL,
      '--json',
      '--keep-background',
    );
    const { threads, ground } = JSON.parse(out) as JsonReport;
    expect(threads.length).toBeGreaterThanOrEqual(3);
    expect(ground).toMatchObject({ name: 'white', sewn: true });
  });

  it('tells what it left out, and how to have it', async () => {
    const { out } = await cli('digitize', file('flag.gif'), ...SMALL, '--json');
    const { ground } = JSON.parse(out) as JsonReport;
    expect(ground).toEqual({
      hex: '#ffffff',
      name: 'white',
      share: expect.any(Number) as number,
      sewn: false,
    });
    expect(ground!.share).toBeCloseTo(0.63, 2);
    const text = await cli('digitize', file('flag.gif'), ...SMALL, '--preview', file('ground.png'));
    expect(text.out).toContain('left out: white ground, 63 % of the picture; --keep-background');
    const clear = await cli('digitize', file('flag.png'), ...SMALL, '--json');
    expect((JSON.parse(clear.out) as JsonReport).ground).toBeNull();
  });

  it('reads ink on paper as such unless told, and says so', async () => {
    const curve =
      '<path d="M20 80Q90 0 150 100T280 90" fill="none" stroke="#223" stroke-width="4"/>';
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="160">${curve}</svg>`;
    await sharp(Buffer.from(svg)).flatten({ background: '#f4f2ee' }).png().toFile(file('ink.png'));
    const { out } = await cli('digitize', file('ink.png'), '--width-mm', '60', '--json');
    expect((JSON.parse(out) as JsonReport).reading?.as).toBe('ink');
    const args = [
      'digitize',
      file('ink.png'),
      '--width-mm',
      '60',
      '--preview',
      file('ink-sewn.png'),
    ];
    expect((await cli(...args)).out).toMatch(/Read as ink on paper.*; --ink off/);
    expect((await cli(...args, '--ink', 'off')).out).toMatch(/Read as a picture.*; --ink on/);
    expect((await cli(...args, '--ink', 'blot')).code).toBe(2);
  });

  it('keeps a coloured ground unless told, and asks about one that is all there is', async () => {
    writeFileSync(
      file('plate.svg'),
      FLAG.replace('<circle', '<path d="M0 0h300v200H0z" fill="#fc0"/><circle'),
    );
    const args = ['digitize', file('plate.svg'), '--width-mm', '30', '--preview', file('p.png')];
    expect((await cli(...args)).out).toMatch(/sewn too: yellow ground, \d+ % .*--leave-background/);
    expect((await cli(...args, '--leave-background')).out).toContain('left out: yellow ground');
    expect((await cli(...args, '--leave-background', '--keep-background')).code).toBe(2);
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#1d3f8f' } })
      .png()
      .toFile(file('even.png'));
    const { code, err } = await cli('digitize', file('even.png'), '--json');
    expect(code).toBe(2);
    expect(err).toMatch(/one colour .*no subject.*Keep its background/);
  });
});

describe('inspect, convert and render', () => {
  it('takes a file from one format to another and shows it', async () => {
    await cli('digitize', file('flag.png'), '--out', file('b.pes'), '--width-mm', '40');
    expect((await cli('convert', file('b.pes'), file('b.dst'))).code).toBe(0);
    const [pes, dst] = await Promise.all(
      ['b.pes', 'b.dst'].map(async (f) => {
        const { out } = await cli('inspect', file(f), '--json');
        return JSON.parse(out) as JsonReport;
      }),
    );
    expect(dst.stitches).toBe(pes.stitches);
    expect((await cli('render', file('b.dst'), file('b.png'), '--px-per-mm', '3')).code).toBe(0);
    expect((await sharp(file('b.png')).metadata()).width).toBeGreaterThan(90);
  });

  it('says that a file ends early, and where', async () => {
    await cli('digitize', file('flag.png'), '--out', file('whole.dst'), '--width-mm', '40');
    const whole = readFileSync(file('whole.dst'));
    writeFileSync(file('half.dst'), whole.subarray(0, whole.length / 2));
    const { code, out, err } = await cli('inspect', file('half.dst'));
    expect(code).toBe(0);
    expect(out).toContain('warning: The file ends early (at ');
    expect(err).toMatch(/half\.dst: The file ends early: it holds [\d,]+ of [\d,]+ stitches/);
  });

  it('makes artwork: by its side, on the cloth that is named or on none', async () => {
    await cli('digitize', file('flag.png'), '--out', file('art.dst'), '--width-mm', '40');
    const render = (out: string, ...args: string[]) =>
      cli('render', file('art.dst'), file(out), '--side-px', '300', ...args);
    expect((await render('art.png', '--fabric', 'none')).code).toBe(0);
    const { data, info } = await sharp(file('art.png')).raw().toBuffer({ resolveWithObject: true });
    expect([Math.max(info.width, info.height), info.channels]).toEqual([300, 4]);
    // Sewn in the middle, with nothing in the corner.
    const middle = (info.height >> 1) * info.width + (info.width >> 1);
    expect([data[3], data[4 * middle + 3]]).toEqual([0, 255]);
    expect((await render('art.jpg', '--fabric', 'black')).code).toBe(0);
    expect((await sharp(file('art.jpg')).raw().toBuffer())[0]).toBeLessThan(60);
    expect((await render('art.jpg', '--fabric', 'none')).err).toMatch(/clear ground wants a .png/);
    expect((await render('art.png', '--fabric', 'towl')).err).toMatch(/did you mean towel/);
  });
});

describe('fabrics, frames and hoops', () => {
  const digitize = async (...args: string[]) => {
    const { out } = await cli('digitize', file('flag.png'), '--width-mm', '60', '--json', ...args);
    return JSON.parse(out) as JsonReport;
  };

  it('writes a worksheet, from a picture and from a machine file', async () => {
    await digitize('--out', file('w.pes'), '--worksheet', file('w.pdf'));
    await cli(
      'worksheet',
      file('w.pes'),
      file('w2.pdf'),
      '--paper',
      'letter',
      '--title',
      'Bayrak ğş',
    );
    for (const name of ['w.pdf', 'w2.pdf']) {
      const bytes = readFileSync(file(name));
      expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
      expect(bytes.subarray(-6).toString()).toContain('%%EOF');
      expect(bytes.length).toBeGreaterThan(50_000);
    }
  });

  it('tells whether a design fits, and what would sew badly', async () => {
    const report = await digitize('--hoop', '40x40', '--out', file('h.dst'));
    expect(report.hoop).toMatchObject({ name: '40x40', fits: false });
    expect(report.problems[0]).toMatchObject({
      code: 'hoop-too-small',
      severity: 'error',
      mend: 'resize',
    });
    expect((await digitize()).hoop).toMatchObject({ name: '4x4', fits: true });
    const { out } = await cli('inspect', file('h.dst'), '--hoop', '40x40');
    expect(out).toContain('does not fit hoop 40x40');
    expect(out).toContain('error: Larger than the hoop');
    expect((await cli('inspect', file('h.dst'), '--hoop', '5x7')).out).toContain('fits hoop 5x7');
  });

  it('lengthens rows as the fabric needs, or as told', async () => {
    const [woven, towel, told] = await Promise.all([
      digitize('--fabric', 'woven'),
      digitize('--fabric', 'towel'),
      digitize('--fabric', 'towel', '--pull-mm', '0.2'),
    ]);
    expect(towel.widthMm).toBeGreaterThan(woven.widthMm);
    expect(told.widthMm).toBe(woven.widthMm);
    expect(told.stitches).toBeGreaterThan(woven.stitches);
  });

  it('lays the rows of fine thread closer, and those of thick thread wider', async () => {
    const [fine, usual, thick] = await Promise.all(
      ['60', '40', '30'].map((weight) => digitize('--thread-weight', weight)),
    );
    expect(fine.stitches).toBeGreaterThan(1.1 * usual.stitches);
    expect(thick.stitches).toBeLessThan(0.9 * usual.stitches);
    const { code, err } = await cli(
      'digitize',
      file('h.png'),
      '--thread-weight',
      '50',
      '--out',
      '-',
    );
    expect(code).not.toBe(0);
    expect(err).toContain('--thread-weight wants one of 60, 40, 30');
  });

  it('sews a frame on the page, of a picture and of a photograph', async () => {
    for (const photo of ['off', 'on']) {
      const circle = await digitize('--frame', 'circle', '--photo', photo);
      expect(circle.widthMm).toBeCloseTo(59.4, 0);
      expect(circle.heightMm).toBeCloseTo(circle.widthMm, 0);
    }
  });
});

describe('bad input', () => {
  beforeAll(async () => {
    writeFileSync(file('empty.png'), '');
    writeFileSync(file('huge.png'), pngBomb().buffer);
    writeFileSync(file('bomb.svg'), useBomb().buffer);
    // Rows as another program writes them, without their number: nothing in them is a stitch.
    writeFileSync(file('records.csv'), '"*","STITCH","10","10"\n"*","STITCH","20","10"\n');
    writeFileSync(file('text.png'), 'not a picture at all');
    const jpeg = await sharp({
      create: { width: 400, height: 400, channels: 3, background: '#884422', noise: noise() },
    })
      .jpeg()
      .toBuffer();
    writeFileSync(file('cut.jpg'), jpeg.subarray(0, jpeg.length / 2));
    await sharp({ create: { width: 9, height: 9, channels: 4, background: '#0000' } })
      .png()
      .toFile(file('clear.png'));
  });

  it.each([
    [['digitize', 'HUGE', '--json'], /30000 × 30000 pixels, too many to read/],
    [['digitize', 'BOMB', '--json'], /more than 50000 elements/],
    [['digitize', 'EMPTY', '--json'], /empty\.png is empty/],
    [['digitize', 'TEXT', '--json'], /cannot be read as a picture/],
    [['digitize', 'CUT', '--json'], /cannot be read as a picture/],
    [['digitize', 'CLEAR', '--json'], /transparent|nothing/i],
    [['digitize', 'NONE', '--json'], /none\.png is not there/],
    [['digitize', 'FOLDER', '--json'], /is a folder: name a file in it, or --out-dir for all/],
    [['convert', 'FOLDER', 'x.dst'], /is a folder: name a file in it$/m],
    // A place that takes no folder: Node's `recursive` never comes back from it.
    [['letter', 'A', '--font', 'sans-modern', '--out', '/proc/none/a.dst'], /cannot be written: /],
    [['inspect', 'EMPTY'], /empty\.png is empty/],
    [['worksheet', 'FLAG'], /wanted FILE OUT\.pdf, got .*flag\.png$/m],
    [
      ['digitize', 'FLAG', '--out-dir', 'FLAG', '--format', 'pes'],
      /--out-dir .*flag\.png is a file: name a folder/,
    ],
    [['digitize', 'FLAG', '--json', '--thread-weight', '50'], /one of 60, 40, 30; got "50"$/m],
    [['inspect', 'RECORDS'], /has no stitch/],
    [['convert', 'RECORDS', 'x.dst'], /has no stitch/],
    [
      ['digitize', 'FLAG', '--out', 'UNDER'],
      /cannot be written: a file has the name of its folder/,
    ],
    [['digitize', 'FLAG', '--out', 'x.emb'], /cannot write x\.emb.*\.dst/],
    [['digitize', 'FLAG'], /nothing to do/],
    [['digitize', 'FLAG', '--json', '--colors', '99'], /--colors wants a number from 1 to 24/],
    [['digitize', 'FLAG', '--json', '--style', 'knit'], /--style wants one of/],
    [['digitize', 'FLAG', '--json', '--format-version', '9'], /--format-version wants 1 or 6/],
    [['digitize', 'FLAG', '--json', '--width-mm', 'wide'], /--width-mm wants a number/],
    [['digitize', 'FLAG', '--json', '--nonsense'], /nonsense/],
    [
      ['digitize', 'FLAG', '--json', '--width-mm', '-5'],
      /--width-mm wants a number above zero, from 5 to \d+, got "-5"$/m,
    ],
    [
      ['digitize', 'FLAG', '--out', 'designs/'],
      /designs\/ is a folder: name a file in it, as designs\/design\.dst$/m,
    ],
    [
      ['render', 'FLAG', 'pictures/'],
      /pictures\/ is a folder: name a file in it, as pictures\/design\.png$/m,
    ],
    [['digitize', 'FLAG', '--width-mm'], /--width-mm wants a value after it$/m],
    [['digitize', 'FLAG', '--json=yes'], /--json takes no value$/m],
    [['digitize', 'FLAG', '--json', '--fabric', 'wood'], /--fabric wants one of woven/],
    [['digitize', 'FLAG', '--json', '--frame', 'star'], /--frame wants one of none/],
    [['digitize', 'FLAG', '--json', '--frame', 'circle', '--width-mm', '9'], /at least 17 mm/],
    [['digitize', 'FLAG', '--json', '--hoop', 'huge'], /--hoop wants a size/],
    [['inspect', 'TEXT'], /./],
    [['embroider'], /no command "embroider"/],
  ])('%j', async (args, message) => {
    const names: Record<string, string> = {
      HUGE: file('huge.png'),
      BOMB: file('bomb.svg'),
      EMPTY: file('empty.png'),
      UNDER: file('empty.png/x.pes'),
      TEXT: file('text.png'),
      CUT: file('cut.jpg'),
      CLEAR: file('clear.png'),
      NONE: file('none.png'),
      FOLDER: path.dirname(file('flag.png')),
      RECORDS: file('records.csv'),
      FLAG: file('flag.png'),
    };
    const { code, err } = await cli(...args.map((a) => names[a] ?? a));
    expect(code).toBe(2);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toMatch(message);
  });
});

const noise = () => ({ type: 'gaussian' as const, mean: 128, sigma: 40 });
