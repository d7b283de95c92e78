import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { FormatError } from '../core/errors.ts';
import {
  decode,
  decodeFile,
  encode,
  FORMAT_IDS,
  FORMATS,
  formatOfFileName,
  sniffFormat,
} from './index.ts';
import { makeDesign, type Step } from './test-support.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;
const latin = (text: string) => Uint8Array.from(text, (c) => c.charCodeAt(0));

const rose = makeDesign(
  [
    [Jump, -40, -30],
    ...Array.from({ length: 40 }, (_, i): Step => [Stitch, -40 + 2 * i, i % 2 ? -30 : 40]),
    [Trim],
    [Jump, 100, 0],
    [Stitch, 110, 0],
    [ColorChange],
    [Stitch, 120, 5],
  ],
  [
    { hex: '#c81e3a', name: 'Poppy', code: '1024', chart: 'Ilmek 40' },
    { hex: '#123456', name: 'Night', code: '3301', chart: 'Ilmek 40' },
  ],
  'Rose',
);
const WRITTEN = FORMAT_IDS.filter((id) => FORMATS[id].canWrite && FORMATS[id].canRead);

describe('a file that is no embroidery', () => {
  it.each([
    ['a PNG', '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\x08\x06\0\0\0'],
    ['a JPEG', '\xff\xd8\xff\xe0\0\x10JFIF\0\x01\x01\0\0\x01\0\x01\0\0'],
    ['a GIF', 'GIF89a\x10\0\x10\0\x80\0\0'],
    ['a PDF', '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n'],
    ['a ZIP', 'PK\x03\x04\x14\0\0\0\x08\0'],
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a web page', '<!doctype html><title>Rose</title>'],
    ['other JSON', '{"version":1,"format":"ilmek-design"}'],
    ['another table', 'Name,Price\n"Rose",12\n'],
    ['a letter', 'LA: is my favourite town.'],
    ['zeros', '\0'.repeat(600)],
    ['one byte', '#'],
    ['nothing', ''],
  ])('is not taken for one: %s', (_, text) => {
    expect(sniffFormat(latin(text))).toBeUndefined();
    expect(() => decode(latin(text))).toThrow(FormatError);
  });
});

describe('a machine file', () => {
  it.each(WRITTEN)('of %s is known by its bytes, and no other format’s are taken for it', (id) => {
    const bytes = encode(rose, id);
    expect(sniffFormat(bytes)).toBe(id);
    for (const other of WRITTEN) {
      if (other !== id) expect(sniffFormat(encode(rose, other))).not.toBe(id);
    }
  });

  it.each(['dst', 'jef', 'u01', 'sew', 'xxx', 'tbf'] as const)(
    'of %s that is cut off inside its header is not known',
    (id) => {
      expect(sniffFormat(encode(rose, id).subarray(0, 100))).not.toBe(id);
    },
  );

  it('of EXP ends with its last code, and has one', () => {
    const bytes = encode(rose, 'exp');
    expect(sniffFormat(bytes.subarray(0, -1))).not.toBe('exp');
    expect(sniffFormat(Uint8Array.of(1, 2, 3, 4))).toBeUndefined();
    expect(sniffFormat(Uint8Array.of(0x80, 0x04, 1, 2, 3, 4))).toBe('exp');
    // A code that no EXP has.
    expect(sniffFormat(Uint8Array.of(0x80, 0x55, 1, 2))).toBeUndefined();
  });

  it('of Happy is a DST without its header', () => {
    const dst = encode(rose, 'dst');
    expect(sniffFormat(dst.subarray(512))).toBe('tap');
    expect(sniffFormat(dst.subarray(512, -3))).not.toBe('tap');
    expect(sniffFormat(dst.subarray(513))).not.toBe('tap');
    expect(decode(dst.subarray(512), 'tap').x).toEqual(decode(dst).x);
  });

  it('of DSB has a Tajima header before Barudan’s records', () => {
    const header = encode(rose, 'dst').subarray(0, 512);
    const records = encode(rose, 'u01').subarray(256);
    const dsb = Uint8Array.from([...header, ...records]);
    expect(sniffFormat(dsb)).toBe('dsb');
    expect(decode(dsb).x).toEqual(decode(encode(rose, 'u01')).x);
    // Without its end mark too; without a record it is an empty DST.
    expect(sniffFormat(dsb.subarray(0, -3))).toBe('dsb');
    expect(sniffFormat(header)).toBe('dst');
    // What follows the end mark is padding.
    expect(sniffFormat(Uint8Array.from([...dsb, 0, 0, 0, 0, 0, 0]))).toBe('dsb');
  });

  it('of Janome names its threads by numbers that there are', () => {
    const sew = encode(rose, 'sew');
    expect(sniffFormat(sew)).toBe('sew');
    for (const [at, value] of [
      [2, 0],
      [2, 0xff],
      [0, 13],
      [0, 0],
    ]) {
      const wrong = sew.slice();
      wrong[at] = value;
      expect(sniffFormat(wrong), `${value} at ${at}`).not.toBe('sew');
    }
  });

  it('is read as what it holds where its mark and its name disagree', () => {
    const pes = encode(rose, 'pes');
    expect(decodeFile('rose.PES', pes).format).toBe('pes');
    expect(decodeFile('rose.exp', pes).format).toBe('pes');
    expect(decodeFile('rose', pes).format).toBe('pes');
    expect(decodeFile('rose.bak', pes).format).toBe('pes');
    expect(decodeFile('rose.jef', encode(rose, 'jef')).format).toBe('jef');
    expect(decodeFile('-', encode(rose, 'exp')).format).toBe('exp');
  });

  it('is read as what it holds where it has no mark and its name is another format’s', () => {
    const readable = FORMAT_IDS.filter((id) => FORMATS[id].canRead);
    for (const held of readable.filter((id) => FORMATS[id].canWrite)) {
      const bytes = encode(rose, held);
      const read = readable.map((id) => decodeFile(`rose${FORMATS[id].extension}`, bytes));
      expect(read.map(({ format }) => format)).toEqual(readable.map(() => held));
    }
  });

  it('is not guessed at where its ending is of no format known here', () => {
    const exp = encode(rose, 'exp');
    expect(() => decodeFile('rose.stx', exp)).toThrow('.stx files are not read here');
    expect(() => decodeFile('rose.png', Uint8Array.of(0x89, 0x50))).toThrow('not read here');
    expect(() => decodeFile('rose', Uint8Array.of(0x89, 0x50))).toThrow(/no embroidery format/);
  });

  it('is read as what a person says it is, whatever its bytes look like', () => {
    const bytes = encode(rose, 'dst');
    expect(decode(bytes, 'dst').name).toBe('Rose');
    expect(() => decode(bytes, 'pes')).toThrow(/read PES/);
    expect(() => decode(bytes, 'svg')).toThrow(/only written/);
  });
});

describe('the table of formats', () => {
  it('has for each its ending, its name and the kind of download', () => {
    expect(Object.keys(FORMATS)).toEqual([...FORMAT_IDS]);
    for (const [id, format] of Object.entries(FORMATS)) {
      expect(format).toMatchObject({ id, extension: `.${id.replace('toyota', '')}` });
      expect(format.name).toMatch(/^[A-Z][A-Za-z0-9 ]+$/);
      expect(format.mime).toMatch(/^(application|image|text)\/[a-z0-9+-]+$/);
      expect(format.canRead || format.canWrite).toBe(true);
      expect(format.maxStitchTenths).toBeGreaterThan(0);
      expect(format.maxJumpTenths).toBeGreaterThanOrEqual(format.maxStitchTenths);
    }
    const makers = Object.values(FORMATS).filter(({ maker }) => maker !== '');
    for (const { maker } of makers) {
      expect(maker).toMatch(
        /^(Tajima|Brother, Baby Lock|Janome, Elna|Melco, Bernina|Pfaff|Pfaff, Husqvarna Viking|Singer|Husqvarna Viking|Barudan|Happy|ZSK|Toyota)$/,
      );
    }
    const notForMachines = Object.values(FORMATS).filter(({ maker }) => maker === '');
    expect(notForMachines.map(({ id }) => id)).toEqual(['svg', 'csv', 'json']);
  });

  it('says what the trade knows of the common ones', () => {
    expect(FORMATS.dst).toMatchObject({ maxStitchTenths: 121, keepsColors: false, canWrite: true });
    expect(FORMATS.pes).toMatchObject({ keepsColors: true, mime: 'application/x-pes' });
    expect(FORMATS.exp).toMatchObject({ maxStitchTenths: 127, keepsColors: false });
    const coloured = FORMAT_IDS.filter((id) => FORMATS[id].keepsColors);
    expect(coloured).toEqual(['pes', 'vp3', 'xxx', 'tbf', 'pcs', 'svg', 'csv', 'json']);
    expect([FORMATS.svg.mime, FORMATS.csv.mime, FORMATS.json.mime]).toEqual([
      'image/svg+xml',
      'text/csv',
      'application/json',
    ]);
    const readOnly = FORMAT_IDS.filter((id) => !FORMATS[id].canWrite);
    expect(readOnly).toEqual([
      'phc',
      'phb',
      'pcs',
      'dsb',
      'ksm',
      'tap',
      'dsz',
      'toyota100',
      'toyota10o',
      'pcm',
      'shv',
    ]);
    expect(FORMAT_IDS.filter((id) => !FORMATS[id].canRead)).toEqual(['svg']);
  });

  it('knows a file by the ending of its name', () => {
    expect(formatOfFileName('Gül.PES')).toBe('pes');
    expect(formatOfFileName('a.dst.exp')).toBe('exp');
    expect(formatOfFileName('.vp3')).toBe('vp3');
    for (const name of ['', 'pes', 'rose.pes.png', 'rose.pesx', 'rose']) {
      expect(formatOfFileName(name)).toBeUndefined();
    }
  });
});
