import type { Progress } from '../engine/core/context.ts';
import type { Design } from '../engine/core/design.ts';
import type { Mm } from '../engine/core/units.ts';
import type { DesignReport, FormatId } from '../engine/index.ts';
import type { DigitizeOptions } from '../engine/options.ts';
import type { PixelSize } from '../lib/images-fit.ts';
import type { JobErrorCode } from './errors.ts';

/*
 * What the page and the worker say to each other. Each request carries an id;
 * the worker answers it with at most one `plan` (the picture in its threads, flat), any
 * number of `progress` and `frame` (the piece so far, on nothing) and one `done` or `failed`.
 */

/** A file as chosen, or a drawing: its text, and how it looks, which only the page can draw. */
export type PictureSource =
  { kind: 'file'; file: Blob } | { kind: 'bitmap'; bitmap: ImageBitmap; svg: string };

/** The engine's options, with the size as a person chooses it. */
export interface ConvertOptions extends Omit<DigitizeOptions, 'widthMm'> {
  /** The picture's longer side on the fabric. */
  longSideMm: Mm;
}

/** A conversion's outcome. The design comes along so that files can be written from it later. */
export interface ConvertResult {
  design: Design;
  report: DesignReport;
  /** The sewn piece on its fabric, covering the same area as the original. */
  preview: Blob;
  previewSize: PixelSize;
  /** The picture as it was read: first frame, upright. */
  original: Blob;
}

/** The sewn piece on its fabric at its largest, JPEG. */
export interface Artwork {
  file: Blob;
  size: PixelSize;
}

export type Request =
  | { type: 'convert'; source: PictureSource; options: ConvertOptions }
  | { type: 'draw'; design: Design }
  | { type: 'encode'; design: Design; format: FormatId }
  | { type: 'read'; bytes: Uint8Array<ArrayBuffer>; format: FormatId }
  | { type: 'worksheet'; design: Design; title: string };

/** What each type of request is answered with. */
export interface Results {
  convert: ConvertResult;
  draw: Artwork;
  encode: Uint8Array<ArrayBuffer>;
  read: Design;
  worksheet: Uint8Array<ArrayBuffer>;
}

/** From the page to the worker. */
export interface Envelope {
  id: number;
  request: Request;
}

/** From the worker to the page. */
export type Reply =
  | { type: 'progress'; id: number; progress: Progress }
  | { type: 'plan'; id: number; plan: ImageBitmap }
  | { type: 'frame'; id: number; frame: ImageBitmap }
  | { type: 'done'; id: number; result: Results[keyof Results] }
  | { type: 'failed'; id: number; code: JobErrorCode; message: string };
