import type { RgbaImage } from 'ilmek-engine';
import {
  photographInside,
  placePicture,
  SubjectFinder,
  type PicturePlacing,
  type SubjectMark,
  type SubjectMask,
} from 'ilmek-engine/digitize';
import { applyAffine, placeSize } from 'ilmek-engine/tables';
import { decodeWhole, encode, pixelsOf, WORKING_SIDE } from './decode.ts';
import { JobError } from './errors.ts';
import type { CutOut, OpenedPicture, PictureSource } from './protocol.ts';

/** Longer side of the picture that is shown while it is cut out, px: marks are px of it. */
const SHOWN_SIDE = 1200;
/** Longest side from which a part is cut, px: a third of it still has the pixels that can be sewn. */
const MOST_SIDE = 3 * WORKING_SIDE;

/** What this worker has opened. It has been started for one picture. */
let opened: Opened | undefined;

interface Opened {
  source: PictureSource;
  image: RgbaImage;
  /** Of the part that was asked for last, whose reading takes a while. */
  finder?: { placing: PicturePlacing; finder: SubjectFinder } | undefined;
}

/** @throws JobError with what is wrong with the picture */
export async function openPicture(source: PictureSource): Promise<OpenedPicture> {
  // A drawing is read once: its picture is gone with that.
  const side = source.kind === 'bitmap' ? WORKING_SIDE : SHOWN_SIDE;
  const image = await decodeWhole(source, side);
  opened = { source, image };
  const picture = await createImageBitmap(pixelsOf(image));
  return { picture, inside: source.kind === 'file' ? photographInside(image) : undefined };
}

/** @throws JobError where nothing is open */
export function findSubject({ placing, marks }: Required<CutOut>): SubjectMask {
  return finderOf(placing).find(moved(marks ?? [], placing));
}

/** @throws JobError where nothing is open, or the file can no longer be read */
export async function cutOut({ placing, marks }: CutOut): Promise<Blob> {
  const part = placePicture(await largeEnough(placing), placing);
  const kept = marks ? finderOf(placing).keep(moved(marks, placing), part) : part;
  return encode(kept, { type: 'image/png' });
}

/** The picture at a size at which the part has all pixels that can be sewn. */
async function largeEnough({ crop }: PicturePlacing): Promise<RgbaImage> {
  const { source, image } = theOpened();
  if (source.kind === 'bitmap') return image;
  const side = WORKING_SIDE / Math.max(crop.width, crop.height);
  return decodeWhole(source, Math.min(MOST_SIDE, Math.ceil(side)));
}

function finderOf(placing: PicturePlacing): SubjectFinder {
  const picture = theOpened();
  if (JSON.stringify(picture.finder?.placing) !== JSON.stringify(placing)) {
    const finder = new SubjectFinder(placePicture(picture.image, placing));
    picture.finder = { placing, finder };
  }
  return picture.finder!.finder;
}

/** Marks on the picture as marks on its part. */
function moved(marks: readonly SubjectMark[], placing: PicturePlacing): SubjectMark[] {
  const { there } = placeSize(theOpened().image, placing);
  return marks.map((mark) => ({
    ...mark,
    points: mark.points.flatMap((x, k) =>
      k % 2 === 0 ? [...applyAffine(there, x, mark.points[k + 1])] : [],
    ),
  }));
}

function theOpened(): Opened {
  if (!opened) throw new JobError('internal', 'no picture is open to be cut out');
  return opened;
}
