import { icons as fluent } from '@iconify-json/fluent-emoji-flat';
import { describe, expect, it } from 'vitest';
import { oklabFromHex } from '../color/oklab.ts';
import type { Design } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import { countDesign } from '../inspect/inspect-design.ts';
import { DIGITIZE_DEFAULTS, type DigitizeOptions } from '../options.ts';
import { digitizeImage } from './digitize-image.ts';
import { digitizeSvg } from './digitize-svg.ts';

const OPTIONS: DigitizeOptions = { ...DIGITIZE_DEFAULTS, widthMm: 48, photo: 'off' };
const [SKIN, NAVY, RED] = ['#fad6b4', '#141e46', '#c82832'];

/** Length of each colour, in metres. */
function lengths(design: Design): Map<string, number> {
  const metres = new Map<string, number>();
  for (const { thread, metres: own } of countDesign(design).threads) {
    metres.set(thread.hex, (metres.get(thread.hex) ?? 0) + own);
  }
  return metres;
}

/** A pale face 28 mm wide with one eye, on white, 48 × 40 mm. */
const face = (eyeMm: number, eye = NAVY) => `<circle cx="24" cy="20" r="14" fill="${SKIN}"/>
  <path d="M18 26h12v4h-12z" fill="${RED}"/><circle cx="20" cy="16" r="${eyeMm / 2}" fill="${eye}"/>`;

const svgOf = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 40">${body}</svg>`;

/** The same as pixels. */
function faceInPixels(eyeMm: number): RgbaImage {
  const [width, height] = [288, 240];
  const data = new Uint8ClampedArray(width * height * 4);
  const bytes = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  for (let i = 0; i < width * height; i++) {
    const [x, y] = [((i % width) + 0.5) / 6, (Math.floor(i / width) + 0.5) / 6];
    let hex = '#ffffff';
    if (Math.hypot(x - 24, y - 20) < 14) hex = SKIN;
    if (x > 18 && x < 30 && y > 26 && y < 30) hex = RED;
    if (Math.hypot(x - 20, y - 16) < eyeMm / 2) hex = NAVY;
    data.set([...bytes(hex), 255], i * 4);
  }
  return { width, height, data };
}

describe('a small thread', () => {
  it.each([0.9, 1.2, 1.6])('that is an eye of %d mm stays', (eyeMm) => {
    const { design } = digitizeSvg(svgOf(face(eyeMm)), OPTIONS);
    expect([...lengths(design).keys()].sort()).toEqual([NAVY, RED, SKIN].sort());
    const pixels = digitizeImage(faceInPixels(eyeMm), OPTIONS);
    expect([...lengths(pixels).keys()].sort()).toEqual([NAVY, RED, SKIN].sort());
  });

  it('that is an eye stays in a photograph', () => {
    const photo = digitizeImage(faceInPixels(2.6), { ...OPTIONS, photo: 'on' });
    const darkest = photo.threads.map(({ hex }) => oklabFromHex(hex)[0]);
    expect(Math.min(...darkest)).toBeLessThan(0.35);
  });

  it('that is like another joins it, and leaves no hole', () => {
    const { design } = digitizeSvg(svgOf(face(1.2, '#f6cfae')), OPTIONS);
    expect([...lengths(design).keys()].sort()).toEqual([RED, SKIN].sort());
    const plain = digitizeSvg(svgOf(face(0.1)), OPTIONS).design;
    expect(lengths(design).get(SKIN)).toBeCloseTo(lengths(plain).get(SKIN)!, 2);
  });

  it('that is a sliver joins what is nearest', () => {
    const sliver = `<path d="M20 10h6v.35h-6z" fill="#9c4a50"/>`;
    const { design } = digitizeSvg(svgOf(face(0.1) + sliver), OPTIONS);
    expect([...lengths(design).keys()].sort()).toEqual([RED, SKIN].sort());
  });
});

describe('every thread', () => {
  const names = Object.keys(fluent.icons).filter((_, i) => i % 250 === 0);
  const distance = (p: string, q: string) => {
    const [a, b] = [oklabFromHex(p), oklabFromHex(q)];
    return Math.hypot(a[0] - b[0], 2 * (a[1] - b[1]), 2 * (a[2] - b[2]));
  };

  it.each([25, 36])(`of ${names.length} drawings, %d mm wide, is worth its spool`, (widthMm) => {
    for (const name of names) {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${fluent.icons[name].body}</svg>`;
      const metres = lengths(digitizeSvg(svg, { ...OPTIONS, widthMm, colors: 12 }).design);
      const all = [...metres.values()].reduce((sum, m) => sum + m, 0);
      for (const [hex, own] of metres) {
        const others = [...metres.keys()].filter((other) => other !== hex);
        const nearest = Math.min(...others.map((other) => distance(hex, other)));
        const told = `${name}, ${hex}: ${own.toFixed(3)} of ${all.toFixed(2)} m`;
        if (own < Math.min(0.03, 0.03 * all)) expect(nearest, told).toBeGreaterThanOrEqual(0.25);
        if (own < Math.min(0.1, 0.05 * all)) expect(nearest, told).toBeGreaterThanOrEqual(0.12);
      }
    }
  });
});
