import { describe, expect, it } from 'vitest';
import { readChart, readOwnChart, unreadWords } from './own-chart.ts';

describe('a list of own threads', () => {
  it.each([
    ['1902, Poinsettia, #C8102E', { code: '1902', name: 'Poinsettia', hex: '#c8102e' }],
    ['#c8102e;Deep red;K12', { code: 'K12', name: 'Deep red', hex: '#c8102e' }],
    ['"001"\tSnow white\tfffffe', { code: '001', name: 'Snow white', hex: '#fffffe' }],
    ['200  16  46   Poinsettia 1902', { code: '1902', name: 'Poinsettia', hex: '#c8102e' }],
    ['1024 Goldenrod rgb(240,190,40)', { code: '1024', name: 'Goldenrod', hex: '#f0be28' }],
    ['rgb(240 190 40 / 1); Goldenrod', { code: '', name: 'Goldenrod', hex: '#f0be28' }],
    ['#102030', { code: '', name: '', hex: '#102030' }],
  ])('reads %j', (line, thread) => {
    expect(readOwnChart(line)).toEqual([{ ...thread, chart: '' }]);
  });

  it('passes over heads, remarks, and what is no colour', () => {
    const palette =
      'GIMP Palette\nName: Shelf\nColumns: 4\n# RGB Value\n  0   0   0   Black 20\n300 0 0 None\n\n';
    expect(readOwnChart(palette)).toEqual([
      { code: '20', name: 'Black', hex: '#000000', chart: '' },
    ]);
  });

  it('tells of lines that name no colour, and of none in a palette', () => {
    const list = '1902 Poinsettia #c8102e\n1024 Goldenrod\n\n7 Red rgb(300,0,0)\n';
    expect(readChart(list)).toMatchObject({ threads: [{ code: '1902' }], unread: 2, over: 0 });
    expect(unreadWords(readChart(list))).toBe('2 lines were not read: they name no colour.');
    expect(unreadWords(readChart('Gold'))).toBe('1 line was not read: it names no colour.');
    const palette = 'GIMP Palette\nName: Shelf\nColumns: 4\n#\n# RGB Value\n  0   0   0   Black\n';
    expect(unreadWords(readChart(palette))).toBe('');
    expect(unreadWords(readChart('1 #000000\n'.repeat(2001)))).toMatch(/first 2000 lines/);
  });

  it('ends somewhere', () => {
    expect(readOwnChart('1 #000000\n'.repeat(5000))).toHaveLength(2000);
  });
});
