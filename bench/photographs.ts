/*
 * How well photographs are sewn: whether rows run along what the picture shows, and where thread is
 * of a wrong colour (`photo-figures.ts` says how both are measured).
 *
 *   npm run bench:photographs -- PICTURE…
 *
 * In six threads, 100 mm wide.
 */
import path from 'node:path';
import sharp from 'sharp';
import { digitizeImage } from 'ilmek-engine/digitize';
import { DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { photoFigures } from '../tests/helpers/photo-figures.ts';

const OPTIONS = { ...DIGITIZE_DEFAULTS, widthMm: 100, colors: 6, photo: 'on' } as const;
const PX = 500;

const angles: number[] = [];
for (const file of process.argv.slice(2)) {
  const { data, info } = await sharp(file)
    .resize(PX)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const image = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
  const { angle, wrong } = photoFigures(digitizeImage(image, OPTIONS), image);
  angles.push(angle);
  const patches = wrong.map((mm2) => mm2.toFixed(1)).join(', ');
  console.log(
    `${path.basename(file).padEnd(24)} rows ${angle.toFixed(1)}° off, wrong patches: ${patches || 'none'}`,
  );
}
const mean = angles.reduce((sum, angle) => sum + angle, 0) / angles.length;
console.log(`${'in the mean'.padEnd(24)} rows ${mean.toFixed(1)}° off`);
