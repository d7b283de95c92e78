import sharp from 'sharp';
import { digitizePhoto } from '../src/engine/photo/digitize-photo.ts';
import { DIGITIZE_DEFAULTS } from '../src/engine/tables.ts';
const { data, info } = await sharp(process.argv[2]!).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
const image = { width: info.width, height: info.height, data: new Uint8ClampedArray(data) };
const n = Number(process.argv[3] ?? 1);
for (let i = 0; i < n; i++) {
  const t = process.cpuUsage(); 
  digitizePhoto(image as never, { ...DIGITIZE_DEFAULTS, widthMm: 100, colors: 6 } as never, {});
  const u = process.cpuUsage(t); console.log('cpu', ((u.user+u.system)/1000).toFixed(0));
}
