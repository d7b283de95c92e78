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
/** Longer side of the picture that a network is shown: twice over it has the pixels that it sees. */
const VIEW_SIDE = 800;
/** Longest side from which a part is cut, px: a third of it still has the pixels that can be sewn. */
const MOST_SIDE = 3 * WORKING_SIDE;

/** What this worker has opened. It has been started for one picture. */
let opened: Opened | undefined;

interface Opened {
  source: PictureSource;
  image: RgbaImage;
  /** Of the part that was asked for last, whose reading takes a while. */
  finder?: Found | undefined;
}

interface Found {
  placing: PicturePlacing;
  finder: SubjectFinder;
  /** It has learnt what a network thinks. */
  isLed?: boolean;
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
export function findSubject(how: CutOut): SubjectMask {
  return finderOf(how).find(moved(how.marks ?? [], how.placing));
}

/**
 * The part as the network is shown it: small, on white.
 * @throws JobError where nothing is open
 */
export async function viewSubject(placing: PicturePlacing): Promise<RgbaImage> {
  const part = await createImageBitmap(pixelsOf(placePicture(theOpened().image, placing)));
  const scale = Math.min(1, VIEW_SIDE / Math.max(part.width, part.height));
  const [across, down] = [part.width, part.height].map((v) => Math.max(1, Math.round(v * scale)));
  const pen = new OffscreenCanvas(across, down).getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, across, down);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(part, 0, 0, across, down);
  part.close();
  const { width, height, data } = pen.getImageData(0, 0, across, down);
  return { width, height, data };
}

/** @throws JobError where nothing is open, or the file can no longer be read */
export async function cutOut(how: CutOut): Promise<Blob> {
  const { placing, marks } = how;
  const part = placePicture(await largeEnough(placing), placing);
  const kept = marks ? finderOf(how).keep(moved(marks, placing), part) : part;
  return encode(kept, { type: 'image/png' });
}

/** The picture at a size at which the part has all pixels that can be sewn. */
async function largeEnough({ crop }: PicturePlacing): Promise<RgbaImage> {
  const { source, image } = theOpened();
  if (source.kind === 'bitmap') return image;
  const side = WORKING_SIDE / Math.max(crop.width, crop.height);
  return decodeWhole(source, Math.min(MOST_SIDE, Math.ceil(side)));
}

function finderOf({ placing, prior }: CutOut): SubjectFinder {
  const picture = theOpened();
  if (JSON.stringify(picture.finder?.placing) !== JSON.stringify(placing)) {
    picture.finder = { placing, finder: new SubjectFinder(placePicture(picture.image, placing)) };
  }
  const found = picture.finder!;
  if (prior && !found.isLed) found.finder.learn(prior);
  found.isLed ||= !!prior;
  return found.finder;
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
