import type { RgbaImage } from 'ilmek-engine';
import type { Part } from 'ilmek-engine/digitize';
import { numberOption } from './args.ts';
import { CliError } from './cli-error.ts';

/* What is done with a picture before it is sewn: cut, turned, and freed of what is around its subject. */

export const EDIT_OPTIONS = {
  crop: { type: 'string' },
  rotate: { type: 'string' },
  subject: { type: 'boolean' },
} as const;

export interface EditValues {
  crop?: string | undefined;
  rotate?: string | undefined;
  subject?: boolean | undefined;
}

export interface PictureEdits {
  /** Left, top, width and height in px of the upright picture, before it is turned. */
  crop?: readonly number[] | undefined;
  /** Degrees clockwise. */
  rotate: number;
  /** Nothing but the subject. */
  subject: boolean;
}

/** What of a picture is sewn, for --json. */
export interface PictureKept {
  /** In px of the upright picture. */
  crop: { x: number; y: number; width: number; height: number };
  /** Degrees clockwise. */
  rotated: number;
  /** Bars of black or white around a photograph were cut. */
  bars: boolean;
  /** How much of that is the subject, and where it lies in it, px; null where it was not sought. */
  subject: { share: number; x: number; y: number; width: number; height: number } | null;
}

/** @throws CliError */
export function readEdits({ crop, rotate, subject = false }: EditValues): PictureEdits {
  return {
    crop: crop === undefined ? undefined : readCrop(crop),
    rotate: numberOption('rotate', rotate, 0, -360, 360),
    subject,
  };
}

function readCrop(text: string): number[] {
  const parts = text.split(',').map(Number);
  const [x, y, width, height] = parts;
  const isPart = parts.length === 4 && parts.every((v) => Number.isInteger(v) && v >= 0);
  if (!isPart || width === 0 || height === 0) {
    throw new CliError(`--crop wants X,Y,WIDTH,HEIGHT in whole pixels, got "${text}"`);
  }
  return [x, y, width, height];
}

/** Does it, and tells what is kept. @throws CliError where the part lies outside of the picture */
export async function editPicture(
  whole: RgbaImage,
  { crop, rotate, subject }: PictureEdits,
): Promise<{ picture: RgbaImage; kept: PictureKept }> {
  const { AS_IT_IS, photographInside, placePicture, SubjectFinder } =
    await import('ilmek-engine/digitize');
  const bars = crop ? undefined : photographInside(whole);
  const part = crop ? partOf(whole, crop) : (bars ?? AS_IT_IS.crop);
  // A picture that is taken as it is, is not copied: of a camera it has 160 MB.
  let picture = part === AS_IT_IS.crop ? whole : placePicture(whole, { ...AS_IT_IS, crop: part });
  const turns = Math.round(rotate / 90);
  if (rotate !== 0) {
    picture = placePicture(picture, { ...AS_IT_IS, turns, straighten: rotate - 90 * turns });
  }
  if (subject) picture = new SubjectFinder(picture).keep();
  return {
    picture,
    kept: {
      crop: {
        x: Math.round(part.x * whole.width),
        y: Math.round(part.y * whole.height),
        width: Math.round(part.width * whole.width),
        height: Math.round(part.height * whole.height),
      },
      rotated: rotate,
      bars: bars !== undefined,
      subject: subject ? subjectOf(picture) : null,
    },
  };
}

function partOf({ width, height }: RgbaImage, [x, y, w, h]: readonly number[]): Part {
  if (x + w > width || y + h > height) {
    throw new CliError(`--crop reaches beyond the picture, which is ${width} × ${height} px`);
  }
  return { x: x / width, y: y / height, width: w / width, height: h / height };
}

/** Where what is opaque lies. */
function subjectOf({ width, height, data }: RgbaImage): NonNullable<PictureKept['subject']> {
  let [left, top, right, bottom, count] = [width, height, -1, -1, 0];
  for (let i = 0; i < width * height; i++) {
    if (data[i * 4 + 3] < 128) continue;
    const x = i % width;
    const y = Math.floor(i / width);
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
    count++;
  }
  const share = Math.round((1000 * count) / (width * height)) / 1000;
  if (count === 0) return { share, x: 0, y: 0, width: 0, height: 0 };
  return { share, x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
