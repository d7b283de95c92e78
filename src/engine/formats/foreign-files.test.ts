import { readCsv, writeCsv } from './csv/csv.ts';
import { readTbf, writeTbf } from './tbf/tbf.ts';
import { describe, expect, it } from 'vitest';
import { Command } from '../core/design.ts';
import { decode, encode } from './index.ts';
import { pecThumbnails, THUMBNAIL } from './pec/thumbnail.ts';
import { makeDesign, type Step } from './test-support.ts';

const { Stitch, Jump, Trim, ColorChange } = Command;
const utf8 = (text: string) => new TextEncoder().encode(text);
const table = (...lines: string[]) => readCsv(utf8(lines.join('\n')));

describe('a table of another tool', () => {
  it('moves where a sequin is dropped, and lies still where no place is told', () => {
    const { commands, x, y } = table(
      '*,0,STITCH,5,6',
      '*,1,SEQUIN_EJECT,20,6',
      '*,2,TRIM,,',
      '*,3,STITCH,,9',
      '*,4,STITCH,30,',
    );
    expect([...commands]).toEqual([Stitch, Jump, Trim, Stitch, Stitch]);
    expect([...x]).toEqual([5, 20, 20, 20, 30]);
    expect([...y]).toEqual([6, 6, 6, 9, 9]);
  });

  it('has black for a colour that is none, and takes a name of any length up to a limit', () => {
    const colorOf = (cell: string) => table(`$,0,${cell},Red`, '*,0,STITCH,1,1').threads[0].hex;
    expect(['#AA00ff', '#aa00ffff', 'x#aa00ff', 'red', ''].map(colorOf)).toEqual([
      '#aa00ff',
      ...Array<string>(4).fill('#000000'),
    ]);
    const nameOf = (name: string) => table(`@,NAME,"${name}"`, '*,0,STITCH,1,1').name;
    expect(nameOf('Gül "" lale')).toBe('Gül " lale');
    expect(nameOf('ş'.repeat(40))).toBe('ş'.repeat(40));
    expect(nameOf('a'.repeat(33))).toBe('a'.repeat(33));
    expect(nameOf('a'.repeat(20_000))).toHaveLength(10_000);
    expect(nameOf('\u0080é')).toBe('\u0080é');
  });

  it('may begin with a byte order mark, whole; other bytes are its first cell', () => {
    const rows = '@,name,Gül\n*,0,STITCH,1,1';
    expect(readCsv(utf8(`\uFEFF${rows}`)).name).toBe('Gül');
    for (const start of [[0xef], [0xef, 0xbb], [0xef, 0xbb, 0xbe]]) {
      expect(readCsv(Uint8Array.from([...start, ...utf8(rows)])).name).toBe('');
    }
  });

  it('is headed with what its columns are', () => {
    const lines = new TextDecoder().decode(writeCsv(makeDesign([[Stitch, 1, 1]]))).split('\r\n');
    expect(lines.filter((line) => line.startsWith('"#"'))).toEqual([
      '"#","[NAME]","[VALUE]"',
      '"#","[THREAD]","[COLOR]","[DESCRIPTION]","[CHART]","[CODE]"',
      '"#","[RECORD]","[COMMAND]","[X 0.1 MM]","[Y 0.1 MM]"',
    ]);
  });
});

describe('a design as JSON', () => {
  const design = {
    ...makeDesign([[Stitch, 1, 1], [ColorChange], [Stitch, 2, 2]], [], 'Rose'),
    page: { left: -10, top: -20, right: 30, bottom: 40 },
  };
  const text = new TextDecoder().decode(encode(design, 'json'));
  const read = (changed: string) => decode(utf8(changed), 'json');

  it('says what it is, and is refused where a part of it is not', () => {
    expect(text.startsWith('{"format":"ilmek-design"')).toBe(true);
    expect(read(text).page).toEqual(design.page);
    for (const [from, to] of [
      ['ilmek-design', 'other-design'],
      ['"left":-10', '"left":1.5'],
      ['"top":-20', '"top":"x"'],
      ['"right":30', '"right":null'],
      ['"bottom":40', '"bottom":1e99'],
      ['"name":"Rose"', '"name":7'],
    ] as const) {
      const changed = text.replace(from, to);
      expect(changed).not.toBe(text);
      expect(() => read(changed), to).toThrow(/read JSON/);
    }
  });
});

describe('a TBF record', () => {
  it('of a move cuts where it leads nowhere, and only there', () => {
    const file = writeTbf(
      makeDesign([
        [Stitch, 5, 5],
        [Jump, 20, 5],
        [Stitch, 20, 5],
        [Jump, 20, 30],
        [Stitch, 20, 30],
      ]),
    );
    expect([...readTbf(file).commands]).toEqual([Stitch, Jump, Stitch, Jump, Stitch]);
    // Make the first move lead nowhere: dx, dy, and its code stays.
    const at =
      file.findIndex((byte, i) => i >= 0x600 && (i - 0x600) % 3 === 2 && byte === 0x90) - 2;
    file.set([0, 0], at);
    expect([...readTbf(file).commands]).toEqual([Stitch, Trim, Stitch, Jump, Stitch]);
  });
});

describe('pictures on a machine', () => {
  const lit = (bitmap: Uint8Array) => {
    const found: [number, number][] = [];
    for (let y = 0; y < THUMBNAIL.height; y++) {
      for (let x = 0; x < THUMBNAIL.width; x++) {
        const byte = bitmap[y * THUMBNAIL.stride + (x >> 3)];
        if ((byte >> (x & 7)) & 1) found.push([x, y]);
      }
    }
    return found;
  };
  const box = (left: number, top: number, width: number, height: number): Step[] => [
    [Stitch, left, top],
    [Stitch, left + width, top],
    [Stitch, left + width, top + height],
    [Stitch, left, top + height],
    [Stitch, left, top],
  ];
  /** What is drawn inside the frame: its reach to each side. */
  const reach = (steps: readonly Step[]) => {
    const inside = lit(pecThumbnails(makeDesign(steps))[0]).filter(
      ([x, y]) => x > 3 && x < THUMBNAIL.width - 4 && y > 3 && y < THUMBNAIL.height - 4,
    );
    const [xs, ys] = [inside.map(([x]) => x), inside.map(([, y]) => y)];
    return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  };

  it('show the design as large as fits, in their middle, wherever it lies', () => {
    for (const [left, top] of [
      [0, 0],
      [-500, 300],
      [900, -2000],
    ]) {
      expect(reach(box(left, top, 390, 290))).toEqual([4, 43, 4, 33]);
      const [x0, x1, y0, y1] = reach(box(left, top, 1000, 100));
      expect([x0, x1]).toEqual([4, 43]);
      expect(y1 - y0).toBeLessThan(6);
      expect(Math.abs(y0 + y1 - (THUMBNAIL.height - 1))).toBeLessThanOrEqual(1);
    }
  });

  it('are of the whole and of each block; of nothing an empty frame alone', () => {
    expect(pecThumbnails(makeDesign([]))).toHaveLength(1);
    const steps: Step[] = [...box(0, 0, 40, 30), [ColorChange], ...box(100, 0, 40, 30)];
    const [whole, first, second, ...more] = pecThumbnails(makeDesign(steps)).map(lit);
    expect(more).toEqual([]);
    const key = ([x, y]: [number, number]) => `${x} ${y}`;
    expect(new Set([...first, ...second].map(key))).toEqual(new Set(whole.map(key)));
    expect(first.length).toBeLessThan(whole.length);
  });
});
