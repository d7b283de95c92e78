import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { JsonReport } from './report.ts';
import { cli } from './testing/run-cli.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'ilmek-edits-'));
const file = (name: string) => path.join(folder, name);

/** A red ball before a green slope with grain, 240 × 180 px. */
const BALL = `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="180">
<filter id="g"><feTurbulence baseFrequency=".7" seed="3"/><feColorMatrix values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .12 .12 0 0 0"/></filter>
<linearGradient id="s" x2="0" y2="1"><stop stop-color="#7fae5d"/><stop offset="1" stop-color="#42703a"/></linearGradient>
<rect width="240" height="180" fill="url(#s)"/><circle cx="110" cy="90" r="45" fill="#c03a2c"/>
<rect width="240" height="180" filter="url(#g)"/></svg>`;

/** Light that runs over hills, 240 × 180 px: as soft as a photograph. */
const hills = (): Uint8Array =>
  Uint8Array.from({ length: 240 * 180 * 3 }, (_, k) => {
    const [x, y, c] = [Math.floor(k / 3) % 240, Math.floor(k / 720), k % 3];
    const light = Math.sin(x / 23 + c) + Math.cos(y / 17 - x / 41) + Math.sin((x * y) / 900);
    return 128 + 30 * light + 8 * Math.sin(x * 12.9 + y * 78.2 + c);
  });

beforeAll(async () => {
  await sharp(Buffer.from(BALL)).png().toFile(file('ball.png'));
  await sharp(hills(), { raw: { width: 240, height: 180, channels: 3 } })
    .extend({ top: 30, bottom: 30, background: '#000' })
    .png()
    .toFile(file('bars.png'));
});
afterAll(() => rmSync(folder, { recursive: true }));

async function sew(...args: string[]): Promise<JsonReport> {
  const { out, err } = await cli('digitize', ...args, '--width-mm', '50', '--json');
  if (!out) throw new Error(err);
  return JSON.parse(out) as JsonReport;
}

describe('a picture before it is sewn', () => {
  it('is cut and turned, and what is kept is told', async () => {
    const { picture, widthMm, heightMm } = await sew(
      ...[file('ball.png'), '--crop', '20,30,100,50', '--rotate', '90', '--keep-background'],
    );
    expect(picture).toMatchObject({ crop: { x: 20, y: 30, width: 100, height: 50 }, rotated: 90 });
    expect(heightMm / widthMm).toBeCloseTo(2, 0);
  });

  it('is freed of what is around its subject', async () => {
    const { picture, widthMm, heightMm } = await sew(file('ball.png'), '--subject');
    const { share, x, width } = picture!.subject!;
    expect(share).toBeGreaterThan(0.12);
    expect(share).toBeLessThan(0.17);
    expect(Math.abs(x - 65)).toBeLessThan(4);
    expect(Math.abs(width - 90)).toBeLessThan(6);
    // 90 px of 240, 50 mm wide.
    expect(Math.abs(widthMm - 18.75)).toBeLessThan(1.5);
    expect(Math.abs(heightMm - 18.75)).toBeLessThan(1.5);
  });

  it('loses the bars around a photograph before it is scaled', async () => {
    const { picture, heightMm } = await sew(file('bars.png'), '--keep-background');
    expect(picture).toMatchObject({ bars: true, crop: { x: 0, y: 30, width: 240, height: 180 } });
    expect(Math.abs(heightMm - 37.5)).toBeLessThan(1);
  });

  it.each(['1,2,3', '0,0,0,9', '200,0,100,50', 'a,b,c,d'])('refuses --crop %s', async (crop) => {
    const { code, err } = await cli('digitize', file('ball.png'), '--crop', crop, '--json');
    expect(code).toBe(2);
    expect(err).toContain('--crop');
  });
});
