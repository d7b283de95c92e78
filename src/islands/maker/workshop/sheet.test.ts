import { describe, expect, it } from 'vitest';
import type { DesignReport } from 'ilmek-engine/inspect';
import { WORKSHOP_USUAL } from '../../../stores/tool/workshop.ts';
import { adviceFor, fabricOf, laidFor, quoteOptions, sheetOptions } from './sheet.ts';

const usedThread = (hex: string) => ({
  thread: { hex, code: '', name: '', chart: '' },
  stitches: 5000,
  metres: 6,
});
/** What the sheet reads of a report. */
const REPORT = {
  stitches: 10_000,
  trims: 0,
  colorChanges: 1,
  threadMetres: 12,
  minutes: 20,
  threads: [usedThread('#c8102e'), usedThread('#000000')],
} as unknown as DesignReport;
const PE800 = { maker: 'Brother', model: 'PE800', format: 'pes', field: '130x180' } as const;
const ORDER = {
  ...WORKSHOP_USUAL,
  speed: 1000,
  pieces: 40,
  rates: { thousand: 0.5, piece: 3, order: 80 },
  chart: 'own',
  ownChart: '20 Black #000000',
} as const;

describe('what the worksheet tells besides', () => {
  it('has the rates by which a quote is reckoned', () => {
    const made = new Date(0);
    const told = quoteOptions(REPORT, ORDER, { fabric: 'knit', machine: PE800, made });
    expect(told).toMatchObject({ quote: true, date: made });
    expect(told.rows!.slice(0, 3)).toEqual([
      ['For 1,000 stitches', '0.50 €'],
      ['For each piece', '3.00 €'],
      ['Once, to set up', '80.00 €'],
    ]);
  });

  it("is the machine's own time and hoop, the order, and each thread's nearest", () => {
    const told = sheetOptions(REPORT, ORDER, { fabric: 'knit', machine: PE800 });
    expect(told).toMatchObject({
      fabric: 'knit',
      minutes: 11,
      hoop: { widthMm: 130, heightMm: 180 },
      rows: [
        ['Machine', 'Brother PE800, 5×7'],
        ['Price of a piece', '10.00 €'],
        ['Sewing time, 40 pieces', '7 h 20 min'],
        ['Thread, 40 pieces', '480.0 m'],
        ['Price, 40 pieces', '400.00 €'],
      ],
    });
    expect(told.likeness![1]).toBe('20 Black, distance 0.0');
    expect(told.likenessChart).toBe('your own list');
  });

  it('is the estimate alone where nothing was told', () => {
    const told = sheetOptions(REPORT, WORKSHOP_USUAL, { fabric: 'woven' });
    expect(told).toEqual({ fabric: 'woven', minutes: 20, rows: [] });
  });
});

describe('the fabric', () => {
  it('is what the tool was told, before what the workshop has told', () => {
    const workshop = { ...WORKSHOP_USUAL, fabric: 'denim' } as const;
    expect(fabricOf({ settings: { fabric: 'towel' } }, workshop)).toBe('towel');
    expect(fabricOf({ settings: {} }, workshop)).toBe('denim');
    expect(fabricOf({ settings: {} }, WORKSHOP_USUAL)).toBe('woven');
    expect(fabricOf({ settings: {}, fabric: 'felt' }, WORKSHOP_USUAL)).toBe('felt');
    expect(laidFor({ settings: {}, fabric: 'felt' })).toBe('felt');
    expect(laidFor({ settings: {} })).toBe('woven');
  });

  it('wants another needle for thread of another weight', () => {
    expect(adviceFor('woven')).not.toContain('65/9');
    expect(adviceFor('woven', 60)).toContain('65/9');
  });
});
