import type { PixelSize } from './fit.ts';

/** A picture's format, as its bytes tell it. */
export type PictureKind =
  | 'png'
  | 'jpeg'
  | 'gif'
  | 'webp'
  | 'bmp'
  | 'svg'
  | 'heif'
  | 'avif'
  | 'tiff'
  | 'icon'
  | 'jxl';

/** What a file tells of itself before it is decoded. */
export interface PictureHeader {
  kind: PictureKind;
  /**
   * As stored, before any EXIF turn; absent where it is not found. Where a file names several, the
   * largest of each side: a decoder may go by any of them.
   */
  size?: PixelSize | undefined;
  /** Pictures of a moving one, one after the other. */
  frames?: number | undefined;
  /** How often a progressive JPEG goes over its pixels. */
  scans?: number | undefined;
}
