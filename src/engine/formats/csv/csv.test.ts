import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { makeDesign } from '../test-support.ts';
import { readCsv, writeCsv } from './csv.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const bytes = (text: string): Uint8Array => Uint8Array.from(Buffer.from(text, 'utf8'));
const design = makeDesign(
  [
    [Jump, -1000, 0],
    [Jump, -900, 7],
    [Stitch, -900, 7],
    [Trim],
    [Trim],
    [ColorChange],
    [Stop],
    [Stitch, 5, 5],
  ],
  [
    { hex: '#c81e3a', name: 'Poppy, "red"', code: '1024', chart: 'Ilmek 40' },
    { hex: '#0b3d91', name: 'Gece mavisi ışığı', code: '', chart: '' },
  ],
  'Çiçek "gül", 🌷',
);

describe('CSV', () => {
  it('keeps records, threads and the name as they are', () => {
    expect(readCsv(writeCsv(design))).toEqual(design);
  });

  it('quotes every cell', () => {
    const lines = Buffer.from(writeCsv(design)).toString('utf8').trimEnd().split('\r\n');
    expect(lines[1]).toBe('"@","name","Çiçek ""gül"", 🌷"');
    expect(lines[3]).toBe('"$","0","#c81e3a","Poppy, ""red""","Ilmek 40","1024"');
    expect(lines[6]).toBe('"*","0","JUMP","-1000","0"');
    expect(lines.at(-1)).toBe('"*","8","END","5","5"');
  });

  it('reads other tools’ tables: plain cells, parts of tenths, needles, other rows', () => {
    const text = [
      '#,[STITCH_INDEX],[STITCH_TYPE],[X],[Y]',
      '>,STITCH_COUNT:,2',
      '"$","0","#C81E3A","Poppy","None","None","None","None"',
      '*,0,NEEDLE_SET n1,0,0',
      '*,1,SLOW,0,0',
      '*,2,STITCH,10.4,-3.6',
      '',
      '*,3,TRIM',
      '*,4,NEEDLE_SET n2,10,-4',
      '*,5,STITCH t0,"12","-4"',
      '*,6,END,12,-4',
      '*,7,STITCH,0,0',
    ].join('\n');
    const back = readCsv(bytes(text));
    expect([...back.commands]).toEqual([Stitch, Trim, ColorChange, Stitch]);
    expect([...back.x]).toEqual([10, 10, 10, 12]);
    expect([...back.y]).toEqual([-4, -4, -4, -4]);
    expect(back.threads[0]).toEqual({ hex: '#c81e3a', name: 'Poppy', code: '', chart: '' });
  });

  it('reads a table of any length, up to what a design may hold', () => {
    const rows = (count: number, word: string) =>
      bytes(Array.from({ length: count }, (_, i) => `*,${i},${word},${i},${-i}`).join('\n'));
    const { x, y } = readCsv(rows(5003, 'STITCH'));
    expect([x.length, x[3], y[3], x[5002], y[5002]]).toEqual([5003, 3, -3, 5002, -5002]);
    expect(readCsv(rows(65_535, 'COLOR_CHANGE')).threads).toHaveLength(65_536);
    expect(() => readCsv(rows(65_536, 'COLOR_CHANGE'))).toThrow(/too many colours/);
  });

  it.each([
    ['', /no row of a record/],
    ['*,0,STITCH,here,0', /no whole position at record 0/],
    ['*,0,STITCH,1e12,0', /no whole position/],
    ['*,0,STITCH,"1', undefined],
    ['"*","0","STITCH","1","2', undefined],
  ])('is total: %s', (text, message) => {
    if (message) expect(() => readCsv(bytes(text))).toThrow(message);
    else expect(readCsv(bytes(text)).commands).toHaveLength(1);
  });
});
