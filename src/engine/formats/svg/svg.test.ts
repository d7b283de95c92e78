import { describe, expect, it } from 'vitest';
import { Command } from '../../core/design.ts';
import { makeDesign } from '../test-support.ts';
import { writeSvg } from './svg.ts';

const { Stitch, Jump, Trim, ColorChange, Stop } = Command;
const svgOf = (...args: Parameters<typeof makeDesign>): string =>
  Buffer.from(writeSvg(makeDesign(...args))).toString('utf8');

describe('writeSvg', () => {
  const svg = svgOf(
    [
      [Jump, -100, 0],
      [Stitch, -100, 0],
      [Stitch, 100, 30],
      [Trim],
      [Jump, 50, 50],
      [Stitch, 50, 51],
      [ColorChange],
      [Stop],
      [Stitch, 0, 0],
    ],
    [
      { hex: '#c81e3a', name: 'Poppy', code: '1024', chart: 'Ilmek 40' },
      { hex: '#0b3d91', name: 'Night & "day"', code: '', chart: '' },
    ],
    'Çiçek <3 \u0007\ud800 🌷',
  );

  it('has the size of the thing, half a thread around it', () => {
    expect(svg).toContain('width="20.4mm" height="5.5mm" viewBox="-102 -2 204 55"');
  });

  it('draws a path a block that sews, in the thread’s colour, moves left out', () => {
    const paths = [...svg.matchAll(/stroke="(#\w+)" d="([^"]*)"/g)].map(([, hex, d]) => [hex, d]);
    expect(paths).toEqual([
      ['#c81e3a', 'M-100 0h0L100 30M50 51h0'],
      ['#0b3d91', 'M0 0h0'],
    ]);
  });

  it('escapes names, and leaves out what XML cannot hold', () => {
    expect(svg).toContain('<title>Çiçek &lt;3  🌷</title>');
    expect(svg).toContain('<title>Ilmek 40 1024 Poppy</title>');
    expect(svg).toContain('<title>Night &amp; &quot;day&quot;</title>');
  });

  it('is a drawing for an empty design, too', () => {
    expect(svgOf([])).toMatch(/^<svg [^>]*width="0.4mm"[^]*<\/svg>\n$/);
  });
});
