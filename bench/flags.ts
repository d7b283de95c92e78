/*
 * Flags of all countries, sewn from their shapes and from pixels: how much of what is coloured in
 * them lies under thread, and under thread of about its colour.
 *
 *   npm run bench:flags             all of them; fails where less than 98 % is kept, or one fails
 *   npm run bench:flags -- tr gb    these alone
 *
 * A unit test does the same for a few.
 */
import { digitizeImage, digitizeSvg } from 'ilmek-engine/digitize';
import { inspectDesign } from 'ilmek-engine/inspect';
import type { Design, RgbaImage } from 'ilmek-engine';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { FLAGS, flagPixels, flagSvg } from '../tests/helpers/flags.ts';
import { keptOf } from '../tests/helpers/kept.ts';

const LEAST_KEPT = 0.98;
const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 90 };
const PX = 640;

const named = process.argv.slice(2);
const codes = named.length > 0 ? named : FLAGS;

for (const code of codes) {
  const image = await flagPixels(code, PX);
  report(`${code} shapes`, image, () => digitizeSvg(flagSvg(code), OPTIONS).design);
  report(`${code} pixels`, image, () => digitizeImage(image, OPTIONS));
}

function report(name: string, image: RgbaImage, sew: () => Design): void {
  const start = performance.now();
  try {
    const design = sew();
    const ms = Math.round(performance.now() - start);
    const { coloured, covered, right } = keptOf(design, image);
    const { stitches, trims, density, problems } = inspectDesign(design);
    const errors = problems.filter(({ severity }) => severity === 'error');
    const isKept = covered >= LEAST_KEPT && errors.length === 0;
    if (!isKept) process.exitCode = 1;
    const share = (v: number) => (100 * v).toFixed(1).padStart(5);
    console.log(
      `${isKept ? '   ' : '!! '}${name.padEnd(16)} coloured ${share(coloured)} covered ${share(covered)} right ${share(right)}  ${stitches} stitches, ${trims} trims, points ${density.pointsMax}, layers ${density.layersMax?.toFixed(1)}, ${ms} ms ${problems.map(({ code, count, severity }) => `${severity[0]}:${code}×${count}`).join(' ')} ${(design.simplified ?? []).map((s) => s.slice(0, 30)).join('|')}`,
    );
  } catch (error) {
    process.exitCode = 1;
    console.log(`!! ${name.padEnd(16)} ${String(error)}`);
  }
}
