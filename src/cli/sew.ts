import type { Context, Design } from 'ilmek-engine';
import type { SvgOptions } from 'ilmek-engine/digitize';
import { designExtents, DIGITIZE_DEFAULTS } from 'ilmek-engine/tables';
import { CliError } from './cli-error.ts';
import { editPicture, type PictureEdits, type PictureKept } from './edits.ts';
import { readBytes, readPicture } from './files.ts';

/** A design, and what was left out of the drawing that it was made from. */
export interface Sewn {
  design: Design;
  notes: readonly string[];
  /** What of a picture was sewn. */
  picture?: PictureKept;
}

/**
 * Makes the design of a picture or a drawing. A drawing is sewn from its shapes, at its own size if
 * none is given; a picture from its pixels. Each loads only its own half of the engine.
 * @param path of a file, or - for the standard input
 * @param edits what is done with a picture before
 */
export async function sewFile(
  path: string,
  options: SvgOptions,
  edits: PictureEdits,
  context?: Context,
): Promise<Sewn> {
  const name = path === '-' ? 'the standard input' : path;
  // The picture is unpacked in another thread, meanwhile the engine is loaded.
  const engine = import('ilmek-engine/digitize');
  engine.catch(() => undefined);
  const bytes = await readBytes(path, ', or --out-dir for all of them');
  if (bytes.length === 0) throw new CliError(`${name} is empty`);
  // By what it holds: mail programs and browsers save drawings under names of pictures.
  if (/\.svg$/i.test(path) || isMarkup(bytes)) {
    if (edits.crop || edits.rotate || edits.subject) {
      throw new CliError(
        '--crop, --rotate and --subject are for pictures of pixels, not for drawings',
      );
    }
    const made = (await engine).digitizeSvg(bytes.toString('utf8'), options, context);
    const isAsked = options.sewn !== undefined || options.widthMm !== undefined;
    return { ...made, notes: [...made.notes, ...(isAsked ? [] : ownSizeTold(made.design))] };
  }
  const [whole, { digitizeImage }] = await Promise.all([readPicture(name, bytes), engine]);
  const { picture, kept } = await editPicture(whole, edits);
  const { sewn, widthMm = DIGITIZE_DEFAULTS.widthMm, ...rest } = options;
  const sized = sewn ? { ...rest, sewn } : { ...rest, widthMm };
  return { design: digitizeImage(picture, sized, context), notes: [], picture: kept };
}

/** An icon drawn for a screen comes out so small: few want that. */
const SMALL_MM = 25;

/** Told of a drawing that is sewn at its own size, and is as small as icons are. */
function ownSizeTold(design: Design): string[] {
  const { left, top, right, bottom } = designExtents(design);
  const [wide, high] = [(right - left) / 10, (bottom - top) / 10];
  if (Math.max(wide, high) >= SMALL_MM) return [];
  return [`sewn at the drawing's own size, ${wide} × ${high} mm; --width-mm N makes it larger`];
}

/** Whether bytes are text that begins with a tag. */
function isMarkup(bytes: Buffer): boolean {
  return /^\uFEFF?\s*</.test(bytes.subarray(0, 200).toString('utf8'));
}

/** A file's name without folder and ending. */
export function nameOf(path: string): string {
  return path === '-' ? '' : path.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
}
