import { describe, expect, it } from 'vitest';
import { measureCoverage, sewnRuns } from '../../../tests/helpers/coverage.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { digitizeSvg, type SvgOptions } from './digitize-svg.ts';

const OPTIONS: SvgOptions = { ...DIGITIZE_DEFAULTS, widthMm: undefined, pullMm: 0 };
const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${body}</svg>`;

describe('digitizeSvg', () => {
  it('sews a drawing at its own size, upper shapes over lower ones', () => {
    const { design, notes } = digitizeSvg(
      svg(`<rect x="5" y="5" width="50" height="30" fill="#204080"/>
           <circle cx="30" cy="20" r="9" fill="#e0c040"/>`),
      OPTIONS,
    );
    expect(notes).toEqual([]);
    expect(design.threads.map((t) => t.hex)).toEqual(['#204080', '#e0c040']);
    const { left, top, right } = design.page!;
    expect(right - left).toBe(600);
    const runs = sewnRuns(design).map((run) =>
      run.map((v, i) => v - (i % 2 === 0 ? left : top) / 10),
    );
    const rect = Float64Array.of(5, 5, 55, 5, 55, 35, 5, 35);
    const { covered, spillMm } = measureCoverage(runs, [rect]);
    expect(covered).toBeGreaterThan(0.998);
    expect(spillMm).toBeLessThan(0.35);
  });

  it('takes a width, a palette and fewer colours', () => {
    const stripes = ['#c00000', '#c02020', '#0000c0', '#00a000']
      .map((fill, i) => `<rect x="${i * 15}" y="5" width="14" height="30" fill="${fill}"/>`)
      .join('');
    const { design } = digitizeSvg(svg(stripes), {
      ...OPTIONS,
      widthMm: 90,
      colors: 3,
      palette: 'monochrome',
    });
    expect(design.page!.right - design.page!.left).toBe(900);
    expect(design.threads).toHaveLength(3);
  });

  it('says what it cannot sew', () => {
    expect(() => digitizeSvg('<p>no drawing</p>', OPTIONS)).toThrow(
      expect.objectContaining({ code: 'bad-format' }) as Error,
    );
    expect(() => digitizeSvg(svg('<text x="5" y="20">ilmek</text>'), OPTIONS)).toThrow(/paths/);
  });
});
