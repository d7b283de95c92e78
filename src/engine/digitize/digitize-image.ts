import type { Context } from '../core/context.ts';
import type { Design, Ground } from '../core/design.ts';
import { EngineError } from '../core/errors.ts';
import { checkImage, type RgbaImage } from '../core/image.ts';
import type { Mm } from '../core/units.ts';
import { pageOfFrame, roomInFrame } from '../frames/index.ts';
import {
  checkOptions,
  WIDTH_LIMITS,
  type DigitizeOptions,
  type SewnSize,
  type SizedOptions,
} from '../options.ts';
import { readPage } from '../ink/index.ts';
import { clothHex } from '../fabrics/presets.ts';
import { sewPhoto } from './sew-photo.ts';
import { onCloth } from '../picture/half-clear.ts';
import { withRoomAround } from '../picture/soft-rim.ts';
import { withoutWhiteRim } from '../picture/white-rim.ts';
import { isPhotograph } from '../photo/is-photograph.ts';
import { putOnPage, cutDown, pictureContent } from '../sizing/scale-set.ts';
import { neverBack, sewAtSize, placeContent, type Placed } from '../sizing/sew-to-size.ts';
import { type Sides, expectedOverhang, photoOverhang } from '../sizing/sewn-size.ts';
import { tracePicture } from '../trace/index.ts';
import { sewTiles, tilesToSize } from './sew-tiles.ts';
import { withoutCrowdedLines } from './crowded-lines.ts';
import { frameDesign } from './frame-design.ts';

/**
 * Turns a picture into a design that a machine can sew.
 * @param image pixels; transparent ones are never sewn, half-clear areas in the colour that they have on the cloth
 * @param options with the width of the whole picture, or with the size of what is sewn of it
 * @throws EngineError `bad-image`, `bad-options`, `nothing-to-sew`, `one-colour`, `too-complex`,
 *   `aborted`
 */
export function digitizeImage(
  image: RgbaImage,
  options: SizedOptions,
  context: Context = {},
): Design {
  return notingSimplified(context, (listener) => sewImage(image, options, listener));
}

function sewImage(whole: RgbaImage, options: SizedOptions, context: Context): Design {
  checkOptions(options);
  checkImage(whole, 'digitize');
  const seen = withoutWhiteRim(onCloth(whole, clothHex(options.fabric)));
  const { image, reading } = readPage(seen, options);
  return { ...sewRead(image, options, context), reading };
}

function sewRead(image: RgbaImage, options: SizedOptions, context: Context): Design {
  const photograph = isPhotograph(image);
  const mixed = wantsPhoto(photograph, options);
  if (options.sewn) return imageToSize(image, options, { mixed, photograph }, context);
  checkHeight(image, options.widthMm);
  if (mixed) return framedPhoto(image, options, context);
  const { room, page } = options.frame === 'none' ? withRoomAround(image) : { room: image };
  const widthMm = (options.widthMm * room.width) / image.width;
  const wide = { ...options, widthMm };
  // Of a photograph's texture no line is drawn.
  const { set, ground, smallText } = tracePicture(room, wide, context, !photograph);
  const tiles = withoutCrowdedLines({ ...set, isTexture: photograph });
  const design = sewTiles(tiles, wide, context);
  putOnPage(design, room.width, page);
  return { ...design, ground, smallText };
}

/** A photograph is sewn from its pixels: as large as the frame leaves room, and the frame after it. */
function framedPhoto(image: RgbaImage, options: DigitizeOptions, context: Context): Design {
  const { widthMm, frame } = options;
  const page = { widthMm, heightMm: (widthMm * image.height) / image.width };
  const room = roomInFrame(frame, page);
  const photo = sewPhoto(image, { ...options, widthMm: room.widthMm }, context);
  return frameDesign(photo, frame, page, options);
}

/** Styles that draw lines or lay patches take a picture's areas, also a photograph's. */
function wantsPhoto(photograph: boolean, { photo, style }: SizedOptions): boolean {
  if (style !== 'mixed' && style !== 'satin' && style !== 'fill') return false;
  return photo === 'on' || (photo === 'auto' && photograph);
}

/** No machine sews taller than wide: a narrow strip of a picture could be metres tall. */
function checkHeight(image: RgbaImage, widthMm: Mm): void {
  const heightMm = (widthMm * image.height) / image.width;
  const [least, most] = WIDTH_LIMITS;
  if (heightMm <= most) return;
  const fitting = Math.floor((most * image.width) / image.height);
  const advice = fitting >= least ? `; at most ${fitting} mm wide it fits` : '';
  const problem = `the design would be ${Math.round(heightMm)} mm tall, over the limit of ${most} mm`;
  throw new EngineError('bad-options', 'digitize', problem + advice);
}

/** Makes a design that carries what was simplified on the way, and how many colours were joined. */
export function notingSimplified(context: Context, make: (context: Context) => Design): Design {
  const told = new Set<string>();
  let flatColors: number | undefined;
  const made = make({
    ...context,
    onMoreColors: (count) => {
      flatColors = count;
      context.onMoreColors?.(count);
    },
    onSimplified: (sentence) => {
      told.add(sentence);
      context.onSimplified?.(sentence);
    },
  });
  const design = flatColors === undefined ? made : { ...made, flatColors };
  return told.size > 0 ? { ...design, simplified: [...told] } : design;
}

/** How a picture is read. */
interface Reading {
  /** As a photograph, its threads mixed. */
  mixed: boolean;
  /** It is a photograph, mixed or not. */
  photograph: boolean;
}

interface Job extends Reading {
  /** Without most of its bare margins. */
  image: RgbaImage;
  /** What of it will be sewn, px. */
  content: Sides;
  placed: Placed;
  options: SizedOptions & { sewn: SewnSize };
  context: Context;
}

/**
 * A photograph is read anew at each size, which is most of the work: the second is the last, and
 * where the first misses by so little, its stitches are drawn to the size.
 */
const PHOTO_PASSES = 2;
const PHOTO_STRETCH = 0.008;

/**
 * Sews a picture so large that what is sewn of it, its frame included, has the size asked for.
 * @throws EngineError `bad-options`, `nothing-to-sew`, `one-colour`, `aborted`
 */
function imageToSize(
  given: RgbaImage,
  options: Job['options'],
  reading: Reading,
  context: Context,
): Design {
  const { room: whole, page: own } = withRoomAround(given);
  // Where nothing is found, or nothing but a ground, reading all of it tells what is wrong.
  const content = pictureContent(whole, options, reading.mixed) ?? { left: 0, top: 0, ...whole };
  const { image, page: cut } = cutDown(whole, content);
  const page =
    own && cut ? { ...own, left: own.left + cut.left, top: own.top + cut.top } : (own ?? cut);
  const over = expectedOverhang(options);
  const placed = placeContent(whole, content, options.frame, options.sewn, over);
  const job = { ...reading, image, content, placed, options, context: neverBack(context) };
  const design = sewAs(job);
  if (options.frame === 'none') putOnPage(design, image.width, page);
  return { ...design, ground: groundOf(whole, image, design) };
}

function sewAs(job: Job): Design {
  if (!job.mixed) return tracedToSize(job);
  return job.options.frame === 'none' ? photoToSize(job) : photoInFrame(job);
}

/** The ground of a cut-out part, with its share of the whole picture. */
function groundOf(whole: RgbaImage, part: RgbaImage, { ground }: Design): Ground | undefined {
  if (!ground) return undefined;
  const seen = (part.width * part.height) / (whole.width * whole.height);
  return { ...ground, share: 1 - (1 - ground.share) * seen };
}

/** Traced at about the size that the shapes will have, and sewn from the shapes. */
function tracedToSize({ image, placed, photograph, options, context }: Job): Design {
  const { scale, page } = placed;
  const traceOptions = { ...options, widthMm: image.width * scale };
  // Of a photograph's texture no line is drawn.
  const { set, ground, smallText } = tracePicture(image, traceOptions, context, !photograph);
  const tiles = withoutCrowdedLines({ ...set, isTexture: photograph });
  return { ...tilesToSize(tiles, page, options, context), ground, smallText };
}

function photoToSize({ image, content, options, context }: Job): Design {
  const { sewn: size } = options;
  const expected = photoOverhang(options);
  const wanted = { drawn: content, size, expected, passes: PHOTO_PASSES, stretch: PHOTO_STRETCH };
  return sewAtSize(wanted, (scale) =>
    sewPhoto(image, { ...options, widthMm: image.width * scale }, context),
  );
}

/** The frame alone decides how large the piece is: the photograph in it is sewn once. */
function photoInFrame({ image, placed, options, context }: Job): Design {
  const { outer } = placed;
  const { sewn: size, frame } = options;
  let photo: Design | undefined;
  return sewAtSize({ drawn: outer, size, expected: expectedOverhang(options) }, (scale) => {
    const page = pageOfFrame(outer.width * scale, outer.height * scale);
    const { widthMm } = roomInFrame(frame, page, inMm(image));
    photo ??= sewPhoto(image, { ...options, widthMm }, context);
    return frameDesign(photo, frame, page, options);
  });
}

const inMm = ({ width, height }: Sides) => ({ widthMm: width, heightMm: height });
