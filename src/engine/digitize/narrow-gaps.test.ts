import { describe, expect, it } from 'vitest';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { digitizeSvg } from './digitize-svg.ts';

/** Bars of one colour below each other, 6 mm long, so far apart; on a plate or on bare cloth. */
const bars = (gapMm: number, plate = '') => {
  const rects = Array.from(
    { length: 6 },
    (_, i) =>
      `<rect x="${5 + (i % 2) * 3}" y="${5 + i * (3 + gapMm)}" width="9" height="3" fill="#1d3f8f"/>`,
  );
  const size = 10 + 6 * (3 + gapMm);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}mm" height="${size}mm" viewBox="0 0 ${size} ${size}">${plate}${rects.join('')}</svg>`;
};
const sewn = (svg: string) => {
  const widthMm = Number(/width="([\d.]+)mm/.exec(svg)![1]);
  return inspectDesign(digitizeSvg(svg, { ...DIGITIZE_DEFAULTS, widthMm }).design);
};

describe('parts of a drawing in one colour', () => {
  it('are sewn without a cut where gaps between them are under a millimetre', () => {
    expect(sewn(bars(0.8)).trims).toBe(0);
    expect(sewn(bars(3)).trims).toBe(5);
  });

  it('leave nothing that the sew check tells', () => {
    const { problems } = sewn(bars(0.8));
    expect(problems.filter(({ severity }) => severity !== 'note')).toEqual([]);
    expect(problems.map(({ code }) => code)).not.toContain('bare-crossing');
  });

  it('are cut where another colour lies between them', () => {
    const plate = '<rect x="2" y="2" width="20" height="30" fill="#f0e0a0"/>';
    expect(sewn(bars(2.4, plate)).trims).toBeGreaterThan(0);
  });
});
