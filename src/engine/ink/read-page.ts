import type { Reading } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import type { SizedOptions } from '../options.ts';
import type { GroundChoice } from '../picture/background.ts';
import { isLightInk, readLightInk } from './light-ink.ts';
import { isInk, readInk } from './read-ink.ts';

const AS_INK: Reading = {
  as: 'ink',
  reason: 'Read as ink on paper: light and shadow were taken out, and only what is drawn is sewn.',
};
const AS_SHEET: Reading = {
  as: 'ink',
  reason:
    'Read as ink on paper: light and shadow were taken out, and what lies around the sheet; only what is drawn on it is sewn.',
};
const AS_LIGHT: Reading = {
  as: 'ink',
  reason:
    'Read as light ink on dark paper: light and shadow were taken out, and only what is drawn is sewn.',
};
const AS_TURNED: Reading = {
  as: 'ink',
  reason:
    'Read as light ink on dark paper: only what is drawn is sewn, in the colour of its paper, as its own would not be seen on this fabric.',
};
const AS_PICTURE: Reading = {
  as: 'picture',
  reason: 'Read as a picture: its paper is sewn like any other ground.',
};

/**
 * What of a picture is looked at: of ink on paper the ink alone, of all else the whole.
 * @returns with how it was read where it may be ink
 */
export function readPage(
  image: RgbaImage,
  { ink = 'auto', photo, ...choice }: GroundChoice & Pick<SizedOptions, 'ink' | 'photo'>,
): { image: RgbaImage; reading?: Reading } {
  if (ink === 'auto' && (photo === 'on' || choice.keepBackground === true)) return { image };
  const isDark = isInk(image, choice);
  const isLight = !isDark && isLightInk(image, choice);
  const light = isLight ? readLightInk(image, choice.fabric) : undefined;
  if (ink !== 'on' && !isDark && !light) return { image };
  if (ink === 'off') return { image, reading: AS_PICTURE };
  if (light) return { image: light.image, reading: light.isTurned ? AS_TURNED : AS_LIGHT };
  const read = readInk(image);
  return read ? { image: read.image, reading: read.isSheet ? AS_SHEET : AS_INK } : { image };
}
