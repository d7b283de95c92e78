import allura from '@fontsource/allura/files/allura-latin-400-normal.woff?url';
import alluraExt from '@fontsource/allura/files/allura-latin-ext-400-normal.woff?url';
import archivoBlack from '@fontsource/archivo-black/files/archivo-black-latin-400-normal.woff?url';
import archivoBlackExt from '@fontsource/archivo-black/files/archivo-black-latin-ext-400-normal.woff?url';
import berkshireSwash from '@fontsource/berkshire-swash/files/berkshire-swash-latin-400-normal.woff?url';
import berkshireSwashExt from '@fontsource/berkshire-swash/files/berkshire-swash-latin-ext-400-normal.woff?url';
import caveat from '@fontsource/caveat/files/caveat-latin-700-normal.woff?url';
import caveatExt from '@fontsource/caveat/files/caveat-latin-ext-700-normal.woff?url';
import greatVibes from '@fontsource/great-vibes/files/great-vibes-latin-400-normal.woff?url';
import greatVibesExt from '@fontsource/great-vibes/files/great-vibes-latin-ext-400-normal.woff?url';
import kaushanScript from '@fontsource/kaushan-script/files/kaushan-script-latin-400-normal.woff?url';
import kaushanScriptExt from '@fontsource/kaushan-script/files/kaushan-script-latin-ext-400-normal.woff?url';
import libreBaskerville from '@fontsource/libre-baskerville/files/libre-baskerville-latin-600-normal.woff?url';
import libreBaskervilleExt from '@fontsource/libre-baskerville/files/libre-baskerville-latin-ext-600-normal.woff?url';
import outfit from '@fontsource/outfit/files/outfit-latin-600-normal.woff?url';
import outfitExt from '@fontsource/outfit/files/outfit-latin-ext-600-normal.woff?url';
import pacifico from '@fontsource/pacifico/files/pacifico-latin-400-normal.woff?url';
import pacificoExt from '@fontsource/pacifico/files/pacifico-latin-ext-400-normal.woff?url';
import { readFont, type FontStyle, type TextFont } from 'ilmek-engine/lettering';
import { FONT_CHOICES } from 'ilmek-engine/tables';
import { oncePer } from '../lib/once.ts';
import { JobError } from './errors.ts';

/** Addresses of each style's files: its Latin letters, and those with rarer accents. */
const FILES: Record<FontStyle, readonly string[]> = {
  'script-elegant': [allura, alluraExt],
  'script-decorative': [greatVibes, greatVibesExt],
  'script-modern': [kaushanScript, kaushanScriptExt],
  'script-playful': [pacifico, pacificoExt],
  handwritten: [caveat, caveatExt],
  'serif-classic': [libreBaskerville, libreBaskervilleExt],
  'block-bold': [archivoBlack, archivoBlackExt],
  'sans-modern': [outfit, outfitExt],
  'decorative-vintage': [berkshireSwash, berkshireSwashExt],
};

/** The typeface of a style, fetched when it is first asked for. @throws JobError `worker-failed` */
export const loadFont = oncePer(async (style: FontStyle): Promise<TextFont> => {
  const files = await Promise.all(FILES[style].map(fetchBytes));
  return readFont(files, FONT_CHOICES[style].name);
});

async function fetchBytes(address: string): Promise<Uint8Array> {
  const response = await fetch(address).catch((error: unknown) => {
    throw new JobError(
      'worker-failed',
      `the font ${address} could not be fetched: ${String(error)}`,
    );
  });
  if (!response.ok) {
    throw new JobError('worker-failed', `the font ${address} was answered with ${response.status}`);
  }
  return new Uint8Array(await response.arrayBuffer());
}
