import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { EngineError } from '../core/errors.ts';
import type { Design } from '../core/design.ts';
import { CHART } from '../threads/chart.ts';
import { findHoop } from '../inspect/hoops.ts';
import { makeDesign, type Step } from '../formats/test-support.ts';
import { loadFonts } from '../../lib/worksheet-fonts.ts';
import { pictureOptions, worksheetPdf, type WorksheetInput } from './index.ts';

const MM = 72 / 25.4;

/** A block of rows of some size in tenths, once for each of some threads. */
function rows(width: number, height: number, threads = 1): Design {
  const steps: Step[] = [];
  for (let block = 0; block < threads; block++) {
    if (block > 0) steps.push([3], [1, -width / 2, -height / 2]);
    for (let y = -height / 2; y <= height / 2; y += 50) {
      steps.push([0, -width / 2, y], [0, width / 2, y]);
    }
  }
  return makeDesign(steps, CHART.slice(0, threads), 'Rows');
}

/** Streams of a file, unpacked, but for the picture. */
function streams(pdf: Uint8Array): string[] {
  const text = Buffer.from(pdf).toString('latin1');
  return [...text.matchAll(/\/Filter\/FlateDecode\/Length (\d+)>>\nstream\n/g)].map((match) => {
    const start = match.index + match[0].length;
    return inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1');
  });
}

/** What the pages say, by the way from glyphs back to characters. */
function words(pdf: Uint8Array): string {
  const all = streams(pdf);
  const maps = all
    .filter((part) => part.includes('beginbfchar'))
    .map((part) => {
      const pairs = [...part.matchAll(/^<([0-9A-F]{4})> <([0-9A-F]{4})>$/gm)];
      return new Map(
        pairs.map(([, glyph, code]) => [glyph, String.fromCharCode(parseInt(code, 16))]),
      );
    });
  const faces = [
    'Piazzolla0',
    'Piazzolla1',
    'Rosario0',
    'Rosario1',
    'RosarioBold0',
    'RosarioBold1',
  ];
  return all
    .filter((part) => part.includes(' Tf ['))
    .flatMap((page) => page.split('\nBT'))
    .map((line) =>
      [...line.matchAll(/\/(\w+) 1 Tf \[(.*)\] TJ/g)]
        .flatMap(([, face, glyphs]) =>
          [...glyphs.matchAll(/<([0-9A-F]*)>/g)].flatMap(([, hex]) =>
            (hex.match(/.{4}/g) ?? []).map((glyph) => maps[faces.indexOf(face)].get(glyph) ?? '�'),
          ),
        )
        .join(''),
    )
    .join('\n');
}

let fonts: WorksheetInput['fonts'];
let jpeg: Uint8Array;
beforeAll(async () => {
  fonts = await loadFonts((url) => readFile(url));
  const blank = { width: 60, height: 40, channels: 3, background: '#c22' } as const;
  jpeg = await sharp({ create: blank }).jpeg().toBuffer();
});
const input = (design: Design): WorksheetInput => ({
  design,
  picture: { jpeg, width: 60, height: 40 },
  fonts,
});
const sheet = (design: Design, options = {}) => worksheetPdf(input(design), options);

describe('worksheetPdf', () => {
  it('tells the figures, the threads and the hoop, in Turkish letters too', () => {
    const text = words(
      sheet(rows(600, 400, 2), {
        title: 'Işıklı lâle: ğĞşŞİı',
        hoop: findHoop('4x4'),
        fabric: 'denim',
        date: new Date(Date.UTC(2026, 2, 21)),
      }),
    );
    const [first, second] = CHART;
    for (const part of [
      ...['Işıklı lâle: ğĞşŞİı', '60.0 × 40.0 mm', '2.36 × 1.57 in', 'Fits 100 × 100 mm'],
      ...['Worksheet, 21 March 2026', 'Denim', 'Tear-away stabilizer, a sharp 90/14 needle.'],
      ...[first.code, first.name, second.code, second.name, `Chart: ${first.chart}`],
      ...['Placement template', 'This bar must measure 50 mm.', '1 of 2', '2 of 2'],
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('�');
  });

  it('tells the size that was asked for, on sheet and template, where one is given', () => {
    const text = words(sheet(rows(599, 400), { sizeMm: [60.1, 40] }));
    expect(text.match(/60\.1 × 40\.0 mm/g)).toHaveLength(2);
    expect(text).not.toContain('59.9');
  });

  it('says for which fabric the stitches are laid, where it is to be sewn on another', () => {
    const told = (options: object) => words(sheet(rows(600, 400, 2), options));
    const other = told({ fabric: 'towel', laidFor: 'woven' });
    for (const part of ['Towel, terry', 'Stitches are laid for', 'Woven cotton or linen']) {
      expect(other).toContain(part);
    }
    expect(told({ fabric: 'towel', laidFor: 'towel' })).not.toContain('laid for');
    expect(told({ fabric: 'towel', laidFor: 'woven', quote: true })).not.toContain('laid for');
  });

  it('is a quote without what only the workshop needs to know', () => {
    const date = new Date(Date.UTC(2026, 2, 21));
    const text = words(sheet(rows(600, 400, 2), { fabric: 'denim', quote: true, date }));
    expect(text).toContain('Quote, 21 March 2026');
    expect(text).not.toMatch(/Worksheet|Take care|stabilizer/i);
  });

  it('gives a figure that would lie over its label the lines under it, whole', () => {
    const long = [
      'For 40 pieces',
      '19 h 43 min, 1,837.0 m of thread, 376.56 € with setting up',
    ] as const;
    const text = words(sheet(rows(300, 300, 2), { rows: [long] }));
    for (const part of ['For 40 pieces', '19 h 43 min,', '376.56 €', 'setting up']) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('…');
  });

  it('cuts a word that is longer than its line', () => {
    const text = words(sheet(rows(300, 300, 2), { rows: [['Machine', 'W'.repeat(80)]] }));
    expect(text).toMatch(/W{10,40}…/);
  });

  it("tells the machine's own time, further figures, and what each thread is like", () => {
    const text = words(
      sheet(rows(300, 300, 2), {
        minutes: 95,
        rows: [['A piece', '12.50 €']],
        likeness: ['225 Red, distance 2.1', '207 Blue, distance 4.0'],
        likenessChart: 'Janome, Elna',
      }),
    );
    for (const part of [
      '1 h 35 min',
      'A piece',
      '12.50 €',
      '225 Red, distance 2.1',
      'nearest of Janome, Elna',
      'distance 4.0',
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain('�');
  });

  it('names thread and needle where they are not the usual ones', () => {
    const fine = { ...rows(300, 300), threadWeight: 60 } as const;
    expect(words(sheet(fine))).toContain('60 wt thread, needle 65/9');
    expect(words(sheet(rows(300, 300)))).not.toContain('wt thread');
  });

  it('gives the same bytes for the same call, with no clock in them', () => {
    const design = rows(300, 300);
    const once = sheet(design);
    expect(sheet(design)).toEqual(once);
    expect(Buffer.from(once).toString('latin1')).not.toContain('CreationDate');
  });

  it('says where each of its objects starts', () => {
    const pdf = Buffer.from(sheet(rows(300, 300))).toString('latin1');
    const table = Number(/startxref\n(\d+)/.exec(pdf)![1]);
    expect(pdf.slice(table, table + 4)).toBe('xref');
    const starts = [...pdf.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map((m) => Number(m[1]));
    expect(starts.length).toBeGreaterThan(30);
    starts.forEach((at, i) => expect(pdf.slice(at, at + 12)).toContain(`${i + 1} 0 obj`));
  });

  it('draws the template at true size, whole, around the middle of its page', () => {
    const pdf = sheet(rows(800, 600));
    const template = streams(pdf).at(-1)!;
    // All lengths are millimetres: of the page, and in tenths within a form of that scale.
    expect(template).toContain(`${MM.toFixed(6)} 0 0 -${MM.toFixed(6)} 0 841.89 cm`);
    expect(Buffer.from(pdf).toString('latin1')).toContain(
      '/Matrix[.1 0 0 .1 0 0]/BBox[-410 -310 410 310]',
    );
    const path = streams(pdf).find((part) => part.startsWith('-400 -300 m'))!;
    expect(path.split('\n')).toHaveLength(rows(800, 600).commands.length + 1);
    expect(template).toContain('1 0 0 1 105 ');
    const bar = /(\S+) (\S+) m (\S+) \2 l S\n/.exec(template.slice(template.lastIndexOf('Q\n')))!;
    expect(Number(bar[3]) - Number(bar[1])).toBe(50);
  });

  it.each([
    ['a4', 1600, 1800, 1, '595.276 841.89'],
    ['a4', 2400, 900, 1, '841.89 595.276'],
    ['letter', 2100, 4000, 4, '612 792'],
  ] as const)('on %s lays %d × %d tenths on %d sheets', (paper, width, height, sheets, box) => {
    const pdf = Buffer.from(sheet(rows(width, height), { paper })).toString('latin1');
    const boxes = [...pdf.matchAll(/MediaBox\[0 0 ([\d.]+ [\d.]+)\]/g)].map((match) => match[1]);
    expect(boxes.slice(1)).toEqual(Array<string>(sheets).fill(box));
  });

  it('fills its first page: a large picture over few threads, a small one beside the figures', () => {
    const pictureOf = (threads: number) => {
      const pages = streams(sheet(rows(300, 300, threads)));
      const place = pages
        .map((page) => /q ([\d.]+) 0 0 -([\d.]+) ([\d.]+) ([\d.]+) cm \/Piece Do/.exec(page))
        .find((found) => found !== null)!;
      const [width, height] = place.slice(1).map(Number);
      return { width, height };
    };
    expect(pictureOf(1).width).toBeGreaterThan(150);
    expect(pictureOf(1).height).toBeGreaterThan(100);
    expect(pictureOf(20).width).toBeCloseTo(98, 0);
    expect(words(sheet(rows(300, 300, 8)))).not.toContain('continued');
  });

  it('has lines to write on where the threads leave a part of a page empty', () => {
    expect(words(sheet(rows(300, 300, 8)))).not.toContain('Notes');
    expect(words(sheet(rows(300, 300, 20)))).toMatch(/Threads, continued[^]*Notes/);
  });

  it('hems the piece inside the edge of its own cloth', () => {
    const [page] = streams(sheet(rows(300, 300, 8))).filter((part) => part.includes('/Piece Do'));
    const [width, height] = /q ([\d.]+) 0 0 -([\d.]+) [\d.]+ [\d.]+ cm \/Piece Do/
      .exec(page)!
      .slice(1)
      .map(Number);
    const hem = /\/Piece Do Q\s([^]*?) re/.exec(page)![1].trim().split(/\s+/).slice(-4).map(Number);
    expect(hem.slice(2)).toEqual([expect.closeTo(width - 4, 1), expect.closeTo(height - 4, 1)]);
  });

  it('goes on with the threads on further pages', () => {
    const text = words(sheet(rows(300, 300, 60)));
    expect(text).toContain('Threads, continued');
    for (const { code } of CHART.slice(0, 60)) expect(text).toContain(code);
  });

  it('refuses a design without a stitch', () => {
    expect(() => sheet(makeDesign([]))).toThrow(EngineError);
  });

  it('cuts a title that is too long, and leaves out what no font has', () => {
    const text = words(sheet(rows(300, 300), { title: `🌷 ${'Rosenbusch '.repeat(20)}` }));
    expect(text).toMatch(/^(Rosenbusch )+.*…$/m);
    const plain = words(sheet(rows(300, 300), { title: '🌷' }));
    expect(plain).toMatch(/^Rows$/m);
    const nameless = words(sheet({ ...rows(300, 300), name: '' }));
    expect(nameless).toContain('Untitled design');
  });
});

describe('pictureOptions', () => {
  it('show the whole piece in the middle, on cloth that is neither a strip nor a column', () => {
    for (const [width, height] of [
      [1000, 100],
      [100, 1000],
      [500, 500],
    ]) {
      const { bounds, pxPerMm } = pictureOptions(rows(width, height));
      const { leftMm, topMm, widthMm, heightMm } = bounds!;
      expect(leftMm + widthMm / 2).toBeCloseTo(0);
      expect(topMm + heightMm / 2).toBeCloseTo(0);
      expect(widthMm).toBeGreaterThan(width / 10);
      expect(heightMm).toBeGreaterThan(height / 10);
      expect(widthMm / heightMm).toBeGreaterThan(0.9);
      expect(widthMm / heightMm).toBeLessThan(1.7);
      expect(pxPerMm! * Math.max(widthMm, heightMm)).toBeCloseTo(1600);
    }
  });
});
