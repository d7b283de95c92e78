import { expect, it } from 'vitest';
import { hoopReport, type DesignReport } from 'ilmek-engine/inspect';
import { figureRows } from './figure-rows.ts';

const used = (hex: string) => ({ thread: { hex }, stitches: 10, metres: 1 });
const REPORT = {
  ...{ widthMm: 80, heightMm: 60.5, stitches: 4100, trims: 5, minutes: 8.2, threadMetres: 4 },
  threads: [used('#a00000'), used('#0000a0'), used('#a00000'), used('#0000a0')],
  colorChanges: 3,
  hoops: hoopReport(80, 60.5),
} as unknown as DesignReport;

it('tell spools and changes apart: a colour may be threaded more than once', () => {
  expect(figureRows(REPORT).map(({ name, value }) => `${name}: ${value}`)).toEqual([
    'Sewn size: 80.0 × 60.5 mm',
    'Stitches: 4,100',
    'Threads: 2, 4.0 m in all',
    'Colour changes: 3',
    'Trims: 5',
    'Sewing time: 8 min',
    'Hoop: Fits 100 × 100 mm',
  ]);
});

it('tell the time of the machine that is told', () => {
  const rows = figureRows(REPORT, ({ colorChanges }) => 6 + colorChanges);
  expect(rows.find(({ name }) => name === 'Sewing time')!.value).toBe('9 min');
});

it('stand in their places while they are being counted', () => {
  const names = (rows: ReturnType<typeof figureRows>) => rows.map(({ name }) => name);
  expect(names(figureRows(undefined))).toEqual(names(figureRows(REPORT)));
  expect(figureRows(undefined).every(({ value }) => value === 'being counted')).toBe(true);
});
