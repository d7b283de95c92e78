import type { Reading } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import type { SizedOptions } from '../options.ts';
import type { GroundChoice } from '../picture/background.ts';
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
  if (ink !== 'on' && !isInk(image, choice)) return { image };
  if (ink === 'off') return { image, reading: AS_PICTURE };
  const read = readInk(image);
  return read ? { image: read.image, reading: read.isSheet ? AS_SHEET : AS_INK } : { image };
}
