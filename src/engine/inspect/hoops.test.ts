import { describe, expect, it } from 'vitest';
import { findHoop, fitHoop, hoopReport, HOOPS } from './hoops.ts';

describe('hoops', () => {
  it('are listed once each, from the smallest', () => {
    const areas = HOOPS.map((h) => h.widthMm * h.heightMm);
    expect(areas).toEqual([...areas].sort((a, b) => a - b));
    expect(new Set(HOOPS.map((h) => h.name)).size).toBe(HOOPS.length);
  });

  it('are found by name and by size', () => {
    expect(findHoop('5x7')).toMatchObject({ widthMm: 130, heightMm: 180 });
    expect(findHoop(' Bernina-Medium ')).toMatchObject({ heightMm: 130 });
    expect(findHoop('4×4')).toMatchObject({ widthMm: 100 });
    expect(findHoop('120.5x80')).toMatchObject({ widthMm: 120.5, heightMm: 80 });
    for (const text of ['', '5', '3x3', '9999x10', '-20x20', 'brother', '20x20x20']) {
      expect(findHoop(text)).toBeUndefined();
    }
  });

  it('take a design that is as large as their field, either way', () => {
    const hoop = findHoop('5x7')!;
    expect(fitHoop(130, 180, hoop)).toMatchObject({ fits: true, turned: false, marginMm: 0 });
    expect(fitHoop(170, 120, hoop)).toMatchObject({ fits: true, turned: true, marginMm: 5 });
    expect(fitHoop(100, 100, hoop)).toMatchObject({ fits: true, turned: false, marginMm: 15 });
    expect(fitHoop(131, 131, hoop)).toMatchObject({ fits: false, marginMm: -0.5 });
  });

  it('report the smallest that fits', () => {
    const report = hoopReport(96, 90);
    expect(report.smallest).toMatchObject({ hoop: { name: '4x4' }, marginMm: 2 });
    expect(report.fitting[0]).toBe('4x4');
    expect(report.fitting).not.toContain('janome-c');
    expect(report.asked).toBeUndefined();
    // Janome's own 126 × 110 would take it, but few have it.
    expect(hoopReport(102, 80)).toMatchObject({ smallest: { hoop: { name: '5x7' } } });
    expect(hoopReport(102, 80).fitting).toContain('janome-a');
    expect(hoopReport(270, 400).smallest).toMatchObject({ hoop: { name: '10.6x16' } });
    expect(hoopReport(120, 50).fitting).not.toContain('cap');
    expect(hoopReport(900, 900)).toEqual({ fitting: [], smallest: undefined, asked: undefined });
  });
});
