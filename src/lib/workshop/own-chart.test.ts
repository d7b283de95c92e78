import { describe, expect, it } from 'vitest';
import { readOwnChart } from './own-chart.ts';

describe('a list of own threads', () => {
  it.each([
    ['1902, Poinsettia, #C8102E', { code: '1902', name: 'Poinsettia', hex: '#c8102e' }],
    ['#c8102e;Deep red;K12', { code: 'K12', name: 'Deep red', hex: '#c8102e' }],
    ['"001"\tSnow white\tfffffe', { code: '001', name: 'Snow white', hex: '#fffffe' }],
    ['200  16  46   Poinsettia 1902', { code: '1902', name: 'Poinsettia', hex: '#c8102e' }],
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

  it('ends somewhere', () => {
    expect(readOwnChart('1 #000000\n'.repeat(5000))).toHaveLength(2000);
  });
});
