import type { Context } from '../core/context.ts';
import type { Design, Ground } from '../core/design.ts';
import type { RgbaImage } from '../core/image.ts';
import { pageOfFrame, roomInFrame } from '../frames/index.ts';
import type { SewnSize, SizedOptions } from '../options.ts';
import { digitizePhoto } from '../photo/digitize-photo.ts';
import { cutDown, pictureContent, putOnPage } from '../sizing/scale-set.ts';
import { neverBack, placeContent, sewAtSize, type Placed } from '../sizing/sew-to-size.ts';
import { expectedOverhang, photoOverhang, type Sides } from '../sizing/sewn-size.ts';
import { tracePicture } from '../trace/index.ts';
import { frameDesign } from './frame-design.ts';
import { tilesToSize } from './tiles-to-size.ts';

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

/** A photograph is read anew at each size, which is most of the work: the second is the last. */
const PHOTO_PASSES = 2;

/**
 * Sews a picture so large that what is sewn of it, its frame included, has the size asked for.
 * @throws EngineError `bad-options`, `nothing-to-sew`, `one-colour`, `aborted`
 */
export function imageToSize(
  whole: RgbaImage,
  options: Job['options'],
  reading: Reading,
  context: Context,
): Design {
  // Where nothing is found, or nothing but a ground, reading all of it tells what is wrong.
  const content = pictureContent(whole, options, reading.mixed) ?? { left: 0, top: 0, ...whole };
  const { image, page } = cutDown(whole, content);
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

/** The ground as large a part as it is of the whole picture. */
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
  const { set, ground } = tracePicture(image, traceOptions, context, !photograph);
  return { ...tilesToSize(set, page, options, context), ground };
}

function photoToSize({ image, content, options, context }: Job): Design {
  const { sewn: size } = options;
  const expected = photoOverhang(options);
  return sewAtSize({ drawn: content, size, expected, passes: PHOTO_PASSES }, (scale) =>
    digitizePhoto(image, { ...options, widthMm: image.width * scale }, context),
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
    photo ??= digitizePhoto(image, { ...options, widthMm }, context);
    return frameDesign(photo, frame, page, options);
  });
}

const inMm = ({ width, height }: Sides) => ({ widthMm: width, heightMm: height });
