import { describe, expect, it } from 'vitest';
import { measureCoverage, sewnRuns } from '../../../tests/helpers/coverage.ts';
import { Command, type Design } from '../core/design.ts';
import { inspectDesign } from '../inspect/inspect-design.ts';
import { DIGITIZE_DEFAULTS } from '../options.ts';
import { contains } from '../vector/rings.ts';
import { digitizeSvg, type SvgOptions } from './digitize-svg.ts';

const OPTIONS: SvgOptions = { ...DIGITIZE_DEFAULTS, widthMm: undefined, pullMm: 0 };
const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="60mm" height="40mm" viewBox="0 0 60 40">${body}</svg>`;

type Inside = (x: number, y: number) => boolean;

const inDisc =
  (cx: number, cy: number, r: number): Inside =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < r;

/** Dots of a fine grid over the page (20 to the millimetre) that no thread covers. */
function bareDots({ x, y, commands, page }: Design, inside: Inside): number {
  const [width, height] = [60 * 20, 40 * 20];
  const covered = new Uint8Array(width * height);
  // Half a thread's width, and a hair for the dots between.
  const reach = 4.2;
  for (let i = 1; i < x.length; i++) {
    if (commands[i] !== Command.Stitch || commands[i - 1] !== Command.Stitch) continue;
    const ax = (x[i - 1] - page!.left) * 2 - 0.5;
    const ay = (y[i - 1] - page!.top) * 2 - 0.5;
    const dx = (x[i] - x[i - 1]) * 2;
    const dy = (y[i] - y[i - 1]) * 2;
    const low = Math.max(0, Math.ceil(Math.min(ay, ay + dy) - reach));
    const high = Math.min(height - 1, Math.floor(Math.max(ay, ay + dy) + reach));
    const from = Math.max(0, Math.ceil(Math.min(ax, ax + dx) - reach));
    const to = Math.min(width - 1, Math.floor(Math.max(ax, ax + dx) + reach));
    for (let py = low; py <= high; py++) {
      for (let px = from; px <= to; px++) {
        const along = ((px - ax) * dx + (py - ay) * dy) / (dx * dx + dy * dy || 1);
        const t = Math.max(0, Math.min(1, along));
        const away = Math.hypot(px - ax - dx * t, py - ay - dy * t);
        if (away <= reach) covered[py * width + px] = 1;
      }
    }
  }
  let bare = 0;
  for (let i = 0; i < covered.length; i++) {
    const px = ((i % width) + 0.5) / 20;
    const py = (Math.floor(i / width) + 0.5) / 20;
    if (covered[i] === 0 && inside(px, py)) bare++;
  }
  return bare;
}

describe('digitizeSvg', () => {
  it('sews lines from 0.7 mm on as satin, bars from 0.9 mm, or from 0.8 mm where satin is asked for', () => {
    const kinds = (body: string, style: 'satin' | 'mixed') =>
      new Set(digitizeSvg(svg(body), { ...OPTIONS, style }).design.objects.map(({ kind }) => kind));
    for (const [wide, byItself] of [
      [0.8, false],
      [0.9, true],
      [1, true],
    ] as const) {
      const line = `<path d="M8 30 C20 8 40 32 52 10" fill="none" stroke="#208040" stroke-width="${wide}"/>`;
      const bar = `<rect x="10" y="12" width="40" height="${wide}" fill="#204080"/>`;
      for (const body of [line, bar]) expect(kinds(body, 'satin')).toContain('satin');
      expect(kinds(bar, 'mixed').has('satin'), `${wide} mm`).toBe(byItself);
      expect(kinds(line, 'mixed')).toContain('satin');
    }
    const ring = (wide: number) =>
      `<circle cx="30" cy="20" r="15" fill="none" stroke="#208040" stroke-width="${wide}"/>`;
    expect(kinds(ring(0.8), 'mixed')).toContain('satin');
    expect(kinds(ring(0.7), 'mixed')).toContain('satin');
    expect(kinds(ring(0.6), 'mixed')).not.toContain('satin');
    // Three threads side by side would close up.
    const hair = '<path d="M8 30 L52 10" fill="none" stroke="#208040" stroke-width="0.6"/>';
    expect(kinds(hair, 'satin')).not.toContain('satin');
  });

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
    expect(covered).toBeGreaterThan(0.997);
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

  it('tells how many colours it has where it is sewn in fewer', () => {
    const bar = (fill: string, i: number) =>
      `<rect x="${2 + 9 * i}" y="5" width="8" height="30" fill="${fill}"/>`;
    const drawing = svg(['#1d3f8f', '#39a0d8', '#f2c230', '#2f9e44', '#d62828'].map(bar).join(''));
    const inThreads = (colors: number) => digitizeSvg(drawing, { ...OPTIONS, colors }).design;
    expect(inThreads(3)).toMatchObject({ flatColors: 5 });
    expect(inThreads(3).threads).toHaveLength(3);
    expect(inThreads(5).flatColors).toBeUndefined();
  });

  it('leaves no slit of fabric, nor crowds a letter', () => {
    const disc = '<circle cx="20" cy="20" r="18" fill="#c02020"/>';
    expect(bareDots(digitizeSvg(svg(disc), OPTIONS).design, inDisc(20, 20, 17.8))).toBe(0);
    const letters = `<rect x="2" y="2" width="56" height="36" rx="3" fill="#1d3f8f"/>
      <path d="M7,9 H18 V12 H10 V16.5 H16.5 V19.5 H10 V24 H18 V27 H7 Z" fill="#fff"/>
      <path d="M21,9 H37 V12 H30.5 V27 H27.5 V12 H21 Z" fill="#fff"/>
      <path d="M40,28 Q48,20 56,28 Q48,36 40,28 Z" fill="#2f9e44"/>
      <rect x="8" y="31" width="28" height="1.6" fill="#f2c230"/>`;
    const { design } = digitizeSvg(svg(letters), OPTIONS);
    expect(bareDots(design, (x, y) => x > 5 && x < 55 && y > 5 && y < 35)).toBe(0);
    expect(inspectDesign(design).density.pointsMax).toBeLessThanOrEqual(10);
  });

  it('sews thousands of discs that hardly show, and an outline of endless points, soon', () => {
    const discs = Array.from(
      { length: 1500 },
      (_, i) =>
        `<circle cx="30" cy="20" r="${18 - i * 0.01}" fill="${i % 2 === 0 ? '#c02020' : '#2040c0'}"/>`,
    );
    const { design } = digitizeSvg(svg(discs.join('')), OPTIONS);
    expect(bareDots(design, inDisc(30, 20, 17.4))).toBeLessThan(40);
    const points = Array.from({ length: 60_000 }, (_, i) => {
      const a = (2 * Math.PI * i) / 60_000;
      const r = 15 + 0.3 * Math.sin(i * i);
      return `${(30 + r * Math.cos(a)).toFixed(3)},${(20 + r * Math.sin(a)).toFixed(3)}`;
    });
    const wild = digitizeSvg(svg(`<polygon points="${points.join(' ')}"/>`), OPTIONS).design;
    expect(bareDots(wild, inDisc(30, 20, 14))).toBe(0);
  }, 30_000);

  it('leaves no hole where broad strokes meet', () => {
    const m = '<path d="M5 35V5h5l8 18 8-18h5v30h-4.5V14l-7 16h-3l-7-16v21z" fill="#202020"/>';
    const { design } = digitizeSvg(svg(m), OPTIONS);
    const ring = [5, 35, 5, 5, 10, 5, 18, 23, 26, 5, 31, 5, 31, 35, 26.5, 35, 26.5, 14, 19.5, 30];
    const corners = Float64Array.from([...ring, 16.5, 30, 9.5, 14, 9.5, 35]);
    // Its border, where stitches turn, left out.
    const around = Array.from({ length: 8 }, (_, k) => (Math.PI * k) / 4);
    const inside: Inside = (x, y) =>
      around.every((t) => contains(corners, x + 0.2 * Math.cos(t), y + 0.2 * Math.sin(t)));
    expect(bareDots(design, inside)).toBeLessThan(30);
  });

  it('sews lines that end on each other in one go, upon another colour', () => {
    const stripes = [12, 20, 28, 36, 44].map((x) => `<path d="M${x} 10.1V30"/>`).join('');
    const lines = `<g stroke="#101020" stroke-width=".4"><path d="M8 10H52"/>${stripes}</g>`;
    const plate = '<rect x="5" y="5" width="50" height="30" fill="#e0b030"/>';
    const { design } = digitizeSvg(svg(plate + lines), OPTIONS);
    expect(inspectDesign(design)).toMatchObject({ trims: 0, colorChanges: 1, problems: [] });
  });

  it('says with the design what is not in it, but not what nobody misses', () => {
    const rect = '<rect x="5" y="5" width="50" height="30" fill="#204080"/>';
    const text = digitizeSvg(svg(`${rect}<text x="5" y="20">ilmek</text>`), OPTIONS).design;
    expect(text.simplified).toEqual([expect.stringMatching(/^Text is left out/)]);
    const sized = { ...OPTIONS, widthMm: undefined, sewn: { side: 'longer', mm: 50 } } as const;
    const filtered = digitizeSvg(svg(rect.replace('/>', ' filter="url(#f)"/>')), sized).design;
    expect(filtered.simplified).toEqual([expect.stringMatching(/^Filters/)]);
    expect(digitizeSvg(svg(`${rect}<rect/>`), OPTIONS).design.simplified).toBeUndefined();
  });

  it('says what it cannot sew', () => {
    expect(() => digitizeSvg('<p>no drawing</p>', OPTIONS)).toThrow(
      expect.objectContaining({ code: 'bad-format' }) as Error,
    );
    expect(() => digitizeSvg(svg('<text x="5" y="20">ilmek</text>'), OPTIONS)).toThrow(/paths/);
  });
});
